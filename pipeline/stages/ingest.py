"""Ingest: register the games of files and archives; identical games are one game with several sources.

Chunks of game texts are parsed by the executor; one writer commits a chunk at a time together with
how far its inputs are read. So whatever kills it, the same command goes on where it stopped and
ends with the same database.

A file is known by its label and the fingerprint of its bytes. One that was read before is only
counted again: what it brought then counts as duplicate now. One that changed is another input. One that is
changed while it is read keeps the games that came before, and is rejected as if it could not be opened.
"""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import groupby
from typing import Any, NamedTuple

from pipeline.errors import KatachiError, RejectedGame
from pipeline.executors import Executor, Fault, Pace, Rescue
from pipeline.game_records.identity import KeyedGame, identify
from pipeline.game_records.inputs import Input, InputChanged
from pipeline.settings import Settings
from pipeline.sgf import parse_game
from pipeline.store import Store
from pipeline.tables import Table, counted

NAME = "ingest"
VERSION = 1

#: the first chunks are closed at this many games; then they get as large as a second or two allows
CHUNK_GAMES = 200
#: the most bytes in a chunk
CHUNK_BYTES = 4 << 20


class Origin(NamedTuple):
    """An input by what it is recognised by."""

    label: str
    fingerprint: str

    @property
    def digest(self) -> bytes:
        """16 bytes that stand for it, where very many are kept."""
        return blake2b(repr(tuple(self)).encode(), digest_size=16).digest()


class Item(NamedTuple):
    """One game's text on its way to a worker; or none, for an input that cannot be read or is empty."""

    origin: Origin
    idx: int
    data: bytes | None
    rejected: tuple[str, str] | None
    is_last: bool


class Outcome(NamedTuple):
    """What a worker made of an item: a game, or a code and detail of rejection, or neither."""

    origin: Origin
    idx: int
    game: KeyedGame | None
    rejected: tuple[str, str] | None
    is_last: bool

    @property
    def is_game(self) -> bool:
        """False for what stands for an empty input."""
        return self.game is not None or self.rejected is not None


class Chunk(NamedTuple):
    """Items that are parsed and committed together."""

    items: list[Item]

    @property
    def name(self) -> str:
        """Where the chunk begins, for error messages."""
        first = self.items[0]
        if len(self.items) == 1:
            return f"{first.origin.label}, game {first.idx + 1}"
        return f"{len(self.items)} games from {first.origin.label}, game {first.idx + 1} on"

    @property
    def work(self) -> int:
        """Its games."""
        return len(self.items)

    def split(self) -> "list[Chunk]":
        """A chunk for each game."""
        return [Chunk([item]) for item in self.items]


@dataclass(slots=True)
class IngestReport:
    """What came in. ``read`` is always ``new + duplicate + rejected``."""

    new: int = 0
    duplicate: int = 0
    rejected: int = 0
    #: inputs read now, and inputs that were already known
    inputs: int = 0
    inputs_known: int = 0
    #: records with a problem, by its code
    problems: Counter[str] = field(default_factory=Counter)
    #: rejected games by reason
    reasons: Counter[str] = field(default_factory=Counter)
    #: games that no record backs any more, after a newer version of the stage read them otherwise
    dropped: int = 0
    read: int = 0
    #: what is to be told of each input that was changed while it was read
    changed: list[str] = field(default_factory=list)

    def count(self, outcome: Outcome, status: str) -> None:
        """One game that was read now."""
        self.read += 1
        if outcome.rejected:
            self.rejected += 1
            self.reasons[outcome.rejected[0]] += 1
            return
        assert outcome.game is not None
        self.new += status == "new"
        self.duplicate += status == "duplicate"
        self.problems.update({problem.code for problem in outcome.game.record.problems})

    def count_known(self, reasons: Counter[str], problems: Counter[str]) -> int:
        """The games of an input that were read by an earlier run; their number."""
        known = reasons.total()
        rejected = known - reasons.pop("", 0)
        self.read += known
        self.duplicate += known - rejected
        self.rejected += rejected
        self.reasons.update(reasons)
        self.problems.update(problems)
        return known

    def tables(self) -> list[Table]:
        """Counts, then problems and rejections by code."""
        counts = [(name, getattr(self, name)) for name in ("read", "new", "duplicate", "rejected")]
        return [
            Table(("", ""), counts),
            Table(("problem", "records"), sorted(self.problems.items())),
            Table(("rejected because", "games"), sorted(self.reasons.items())),
        ]

    def as_json(self) -> dict[str, object]:
        """The counts and both tables."""
        return {
            "read": self.read,
            "new": self.new,
            "duplicate": self.duplicate,
            "rejected": self.rejected,
            "inputs": self.inputs,
            "inputs_known": self.inputs_known,
            "dropped": self.dropped,
            "problems": dict(sorted(self.problems.items())),
            "reasons": dict(sorted(self.reasons.items())),
        }

    def require_unchanged(self) -> None:
        """Raises KatachiError when inputs were changed while they were read."""
        if self.changed:
            more = len(self.changed) - 1
            also = f" (the same with {counted(more, 'other input')})" if more else ""
            raise KatachiError(f"{self.changed[0]}{also}")


def run(store: Store, settings: Settings, executor: Executor, inputs: Iterable[Input]) -> IngestReport:
    """Register the games of ``inputs`` (see ``pipeline.game_records.inputs``).

    Where these fail, as when the network does, what came before is registered, and then KatachiError raised.
    """
    report = IngestReport()
    failures: list[KatachiError] = []
    with store.recording(NAME, settings) as run_id, executor.progress("ingest", "games") as bar:
        pace = Pace(CHUNK_GAMES)
        chunks = _chunks(_items(store, _until_failing(inputs, failures), report, bar), pace)
        for outcomes in executor.work(parse_chunk, chunks, Rescue(Chunk.split, _give_up), pace):
            with store.transaction():
                statuses = _commit(store, outcomes, run_id)
            for outcome, status in zip(outcomes, statuses, strict=True):
                if status:
                    report.count(outcome, status)
                report.inputs += outcome.is_last
            bar.update(len(outcomes))
        if failures:
            raise failures[0]
        with store.transaction():
            report.dropped = store.games.drop_sourceless(run_id)
    assert report.read == report.new + report.duplicate + report.rejected
    return report


# -- reading ---------------------------------------------------------------------------------------


def _until_failing(inputs: Iterable[Input], failures: list[KatachiError]) -> Iterator[Input]:
    """The inputs up to where there are no more, or they fail, which is noted."""
    try:
        yield from inputs
    except KatachiError as error:
        failures.append(error)


def _items(store: Store, inputs: Iterable[Input], report: IngestReport, bar: Any) -> Iterator[Item]:
    """What is still to be read; what is known is counted on the way. An input named twice is read once."""
    seen: set[bytes] = set()
    for found in inputs:
        try:
            yield from _unread(store, found, seen, report, bar)
        except InputChanged as error:
            report.changed.append(str(error))
            yield from _unread(store, error.rejected, seen, report, bar)


def _unread(store: Store, found: Input, seen: set[bytes], report: IngestReport, bar: Any) -> Iterator[Item]:
    """What is still to be read of one input."""
    origin = Origin(found.label, found.fingerprint)
    digest = origin.digest
    if digest in seen:
        return
    seen.add(digest)
    state = store.inputs.state(*origin, VERSION)
    if state:
        known = report.count_known(store.inputs.reasons(state.id), store.inputs.problems(state.id))
        bar.update(known)
    if state and state.done:
        report.inputs_known += 1
    else:
        yield from _items_of(found, origin, state.read if state else 0)


def _items_of(found: Input, origin: Origin, skip: int) -> Iterator[Item]:
    """The items of one input from game ``skip`` on; the last one is marked."""
    if found.error is not None:
        yield Item(origin, 0, None, (found.error.code, found.error.detail), True)
        return
    held: Item | None = None
    for idx, data in enumerate(found.games()):
        if idx < skip:
            continue
        if held:
            yield held
        held = Item(origin, idx, data, None, False)
    yield held._replace(is_last=True) if held else Item(origin, skip, None, None, True)


def _chunks(items: Iterable[Item], pace: Pace) -> Iterator[Chunk]:
    groups = pace.groups(items, lambda item: 1, lambda item: len(item.data or b""), CHUNK_BYTES)
    return map(Chunk, groups)


def _give_up(chunk: Chunk, fault: Fault) -> list[Outcome]:
    item = chunk.items[0]
    return [Outcome(item.origin, item.idx, None, ("fault", fault.reason), item.is_last)]


# -- parsing (in workers) --------------------------------------------------------------------------


def parse_chunk(chunk: Chunk) -> list[Outcome]:
    """Every item of a chunk parsed, checked and brought to canonical form."""
    return [_parse(item) for item in chunk.items]


def _parse(item: Item) -> Outcome:
    game, rejected = None, item.rejected
    if item.data is not None:
        try:
            game = identify(parse_game(item.data))
        except RejectedGame as error:
            rejected = (error.code, error.detail)
        except MemoryError:
            raise  # it is not the record's
        except Exception as error:
            # One record that trips us up must not hold up a hundred thousand others, today and at every try.
            if os.environ.get("KATACHI_DEBUG"):
                raise
            rejected = ("fault", f"{type(error).__name__}: {error}")
    return Outcome(item.origin, item.idx, game, rejected, item.is_last)


# -- writing ---------------------------------------------------------------------------------------


def _commit(store: Store, outcomes: list[Outcome], run_id: int) -> list[str]:
    """Write a chunk; what became of each outcome: new, duplicate, rejected, or "" when it is no game."""
    statuses: list[str] = []
    for origin, group in groupby(outcomes, key=lambda outcome: outcome.origin):
        statuses += _commit_input(store, origin, list(group), run_id)
    return statuses


def _commit_input(store: Store, origin: Origin, outcomes: list[Outcome], run_id: int) -> list[str]:
    state = store.inputs.state(*origin, VERSION)
    input_id = state.id if state else store.inputs.begin(*origin, VERSION, run_id)
    before = outcomes[0].idx
    num_games = sum(outcome.is_game for outcome in outcomes)
    # first of all: nobody else may have read these games in the meantime
    store.inputs.advance(input_id, before, before + num_games, outcomes[-1].is_last)
    return [_commit_game(store, input_id, outcome, run_id) for outcome in outcomes]


def _commit_game(store: Store, input_id: int, outcome: Outcome, run_id: int) -> str:
    if outcome.rejected:
        store.inputs.add_rejected(input_id, outcome.idx, *outcome.rejected, VERSION, run_id)
        return "rejected"
    if outcome.game is None:
        return ""
    status, game_id = store.games.register(outcome.game, VERSION, run_id)
    store.inputs.add_source(input_id, outcome.idx, status, game_id, outcome.game, VERSION, run_id)
    return status
