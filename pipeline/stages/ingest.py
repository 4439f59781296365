"""Ingest: registers the games of files and archives; identical games become one game with several sources.

Workers parse chunks of records. One writer commits each chunk together with how far its inputs are read, so
after a kill the same command continues where it was and ends with the same database.

An input is known by its label and the fingerprint of its bytes. One that was read before is only counted
again: its games count as duplicates now. A file that changed is another input. One that changes while it is
read keeps the games read so far and is rejected as if it could not be opened.
"""

import os
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import groupby
from typing import Any, NamedTuple

from pipeline.errors import KatachiError, RejectedGame
from pipeline.executors import ChunkFault, ChunkPace, Executor, Rescue
from pipeline.game_records.identity import KeyedGame, identify
from pipeline.game_records.inputs import Input, InputChanged
from pipeline.settings import Settings
from pipeline.sgf import parse_game
from pipeline.store import Store
from pipeline.tables import Table, pluralise

NAME = "ingest"
VERSION = 1

#: the first chunks are closed at this many games; then they get as large as a second or two allows
CHUNK_GAMES = 200
#: a chunk is also closed at this many bytes
CHUNK_BYTES = 4 << 20


class InputIdentity(NamedTuple):
    """What an input is recognised by."""

    label: str
    fingerprint: str

    @property
    def digest(self) -> bytes:
        """16 bytes that stand for it: less memory where very many are remembered."""
        return blake2b(repr(tuple(self)).encode(), digest_size=16).digest()


class UnparsedGame(NamedTuple):
    """One game's text on its way to a worker; no text stands for an input that is rejected or empty."""

    origin: InputIdentity
    idx: int
    data: bytes | None
    rejected: tuple[str, str] | None
    is_last: bool


class ParsedGame(NamedTuple):
    """What a worker made of an ``UnparsedGame``: a game, or code and detail of a rejection, or neither."""

    origin: InputIdentity
    idx: int
    game: KeyedGame | None
    rejected: tuple[str, str] | None
    is_last: bool

    @property
    def is_game(self) -> bool:
        """Whether it counts as a game; not, if it stands for an empty input."""
        return self.game is not None or self.rejected is not None


class GamesToParse(NamedTuple):
    """Games that are parsed and committed together."""

    items: list[UnparsedGame]

    @property
    def name(self) -> str:
        """Where the chunk begins, for error messages."""
        first = self.items[0]
        if len(self.items) == 1:
            return f"{first.origin.label}, game {first.idx + 1}"
        return f"{len(self.items)} games from {first.origin.label}, game {first.idx + 1} on"

    @property
    def work(self) -> int:
        """The number of its games."""
        return len(self.items)

    def split(self) -> "list[GamesToParse]":
        """A chunk for each game."""
        return [GamesToParse([item]) for item in self.items]


@dataclass(slots=True)
class IngestReport:
    """What was ingested. ``read`` is always ``new + duplicate + rejected``."""

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
    #: games removed because no record stands for them any more: a newer stage version read these differently
    dropped: int = 0
    read: int = 0
    #: a message for each input that was changed while it was read
    changed: list[str] = field(default_factory=list)

    def count(self, outcome: ParsedGame, status: str) -> None:
        """Count one game that was read now; ``status`` is "new", "duplicate" or "rejected"."""
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
        """Count the games of an input that an earlier run read; returns their number."""
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
        """Raise KatachiError if inputs were changed while they were read."""
        if self.changed:
            more = len(self.changed) - 1
            also = f" (the same with {pluralise(more, 'other input')})" if more else ""
            raise KatachiError(f"{self.changed[0]}{also}")


def run(store: Store, settings: Settings, executor: Executor, inputs: Iterable[Input]) -> IngestReport:
    """Register the games of ``inputs`` (see ``pipeline.game_records.inputs``).

    If ``inputs`` raises KatachiError, as when the network fails, all games before that are registered first.
    """
    report = IngestReport()
    failures: list[KatachiError] = []
    with store.recording(NAME, settings) as run_id, executor.progress("ingest", "games") as bar:
        pace = ChunkPace(CHUNK_GAMES)
        chunks = _chunks(_items(store, _until_failing(inputs, failures), report, bar), pace)
        for outcomes in executor.work(parse_chunk, chunks, Rescue(GamesToParse.split, _give_up), pace):
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
    """The inputs; an error in getting the next one ends them and is added to ``failures``."""
    try:
        yield from inputs
    except KatachiError as error:
        failures.append(error)


def _items(store: Store, inputs: Iterable[Input], report: IngestReport, bar: Any) -> Iterator[UnparsedGame]:
    """The games still to be read; known ones are only counted. An input that is named twice is read once."""
    seen: set[bytes] = set()
    for found in inputs:
        try:
            yield from _unread(store, found, seen, report, bar)
        except InputChanged as error:
            report.changed.append(str(error))
            yield from _unread(store, error.rejected, seen, report, bar)


def _unread(
    store: Store, found: Input, seen: set[bytes], report: IngestReport, bar: Any
) -> Iterator[UnparsedGame]:
    """The games of one input that are still to be read."""
    origin = InputIdentity(found.label, found.fingerprint)
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


def _items_of(found: Input, origin: InputIdentity, skip: int) -> Iterator[UnparsedGame]:
    """The games of one input from number ``skip`` on; the last one is marked."""
    if found.error is not None:
        yield UnparsedGame(origin, 0, None, (found.error.code, found.error.detail), True)
        return
    held: UnparsedGame | None = None
    for idx, data in enumerate(found.games()):
        if idx < skip:
            continue
        if held:
            yield held
        held = UnparsedGame(origin, idx, data, None, False)
    yield held._replace(is_last=True) if held else UnparsedGame(origin, skip, None, None, True)


def _chunks(items: Iterable[UnparsedGame], pace: ChunkPace) -> Iterator[GamesToParse]:
    groups = pace.groups(items, lambda item: 1, lambda item: len(item.data or b""), CHUNK_BYTES)
    return map(GamesToParse, groups)


def _give_up(chunk: GamesToParse, fault: ChunkFault) -> list[ParsedGame]:
    item = chunk.items[0]
    return [ParsedGame(item.origin, item.idx, None, ("fault", fault.reason), item.is_last)]


# -- parsing (in workers) --------------------------------------------------------------------------


def parse_chunk(chunk: GamesToParse) -> list[ParsedGame]:
    """Parse and check the games of a chunk, and bring them to canonical form."""
    return [_parse(item) for item in chunk.items]


def _parse(item: UnparsedGame) -> ParsedGame:
    game, rejected = None, item.rejected
    if item.data is not None:
        try:
            game = identify(parse_game(item.data))
        except RejectedGame as error:
            rejected = (error.code, error.detail)
        except MemoryError:
            raise  # not the record's fault
        except Exception as error:
            # a record that hits a bug of ours must not stop a hundred thousand others, at every attempt
            if os.environ.get("KATACHI_DEBUG"):
                raise
            rejected = ("fault", f"{type(error).__name__}: {error}")
    return ParsedGame(item.origin, item.idx, game, rejected, item.is_last)


# -- writing ---------------------------------------------------------------------------------------


def _commit(store: Store, outcomes: list[ParsedGame], run_id: int) -> list[str]:
    """Write a chunk; returns the status of each outcome: new, duplicate, rejected, "" if it is no game."""
    statuses: list[str] = []
    for origin, group in groupby(outcomes, key=lambda outcome: outcome.origin):
        statuses += _commit_input(store, origin, list(group), run_id)
    return statuses


def _commit_input(store: Store, origin: InputIdentity, outcomes: list[ParsedGame], run_id: int) -> list[str]:
    state = store.inputs.state(*origin, VERSION)
    input_id = state.id if state else store.inputs.begin(*origin, VERSION, run_id)
    before = outcomes[0].idx
    num_games = sum(outcome.is_game for outcome in outcomes)
    # first, as it fails if another command has read these games meanwhile
    store.inputs.advance(input_id, before, before + num_games, outcomes[-1].is_last)
    return [_commit_game(store, input_id, outcome, run_id) for outcome in outcomes]


def _commit_game(store: Store, input_id: int, outcome: ParsedGame, run_id: int) -> str:
    if outcome.rejected:
        store.inputs.add_rejected(input_id, outcome.idx, *outcome.rejected, VERSION, run_id)
        return "rejected"
    if outcome.game is None:
        return ""
    status, game_id = store.games.register(outcome.game, VERSION, run_id)
    store.inputs.add_source(input_id, outcome.idx, status, game_id, outcome.game, VERSION, run_id)
    return status
