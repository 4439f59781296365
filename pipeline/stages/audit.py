"""Audit: where a player's evaluation contradicts itself, in positions of games (docs/audit.md).

From the end of each game backwards every so many moves a position is taken, evaluated, and evaluated after
each of its moves (``pipeline.auditing``). No professional's move is asked for.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import NamedTuple

from engine.knowledge import Knowledge
from engine.players import Evaluator
from engine.points import decode_moves, to_gtp
from pipeline import judging
from pipeline.auditing import ERROR, KINDS, Auditor
from pipeline.chunks import given_up_table, name_of
from pipeline.errors import KatachiError
from pipeline.executors import Executor, Fault, Pace, Rescue, at_move
from pipeline.game_records.identity import SELFPLAY, parse_splits
from pipeline.judging import PHASES
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.audits import Chosen, InconsistencyRow
from pipeline.store.games import StoredGame
from pipeline.store.given_up import GivenUpGame
from pipeline.store.replays import Work
from pipeline.tables import Table

NAME = "audit"
VERSION = 2

#: as replay: never the games that the figures are reported on
SPLITS = judging.REPLAYED
#: the worst inconsistencies that a report tells
TOLD = 20
#: the first chunks are closed at this many positions; then they get as large as a second or two allows
CHUNK_POSITIONS = 4


class Chunk(NamedTuple):
    """Games that are audited and committed together."""

    games: list[StoredGame]
    every: int

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return name_of([game.id for game in self.games])

    @property
    def work(self) -> int:
        """Its positions."""
        return sum(len(positions(game.record.num_moves, self.every)) for game in self.games)

    def split(self) -> "list[Chunk]":
        """A chunk for each game."""
        return [Chunk([game], self.every) for game in self.games]


class Audited(NamedTuple):
    """What was found in a chunk, on its way to the database; games by id and key."""

    games: list[tuple[int, bytes]]
    rows: list[InconsistencyRow]
    num_positions: int
    #: why its one game was given up
    fault: Fault | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """What there is for some games."""

    #: positions by phase, and those of them with an inconsistency
    positions: dict[str, int]
    faulty: dict[str, int]
    kinds: dict[str, int]
    worst: list[InconsistencyRow]

    def phases(self) -> list[tuple[str, int, int, str]]:
        """All positions, then each phase that has some: how many, with an error, a thousand."""
        rows = [("all", sum(self.positions.values()), sum(self.faulty.values()))]
        rows += [(name, self.positions[name], self.faulty[name]) for name in self.positions]
        return [(*row, f"{1000 * row[2] / row[1]:.0f}") for row in rows if row[1]]


@dataclass(frozen=True, slots=True)
class AuditReport:
    """What was audited now, and what there is for the chosen games."""

    engine: str
    knowledge: str
    signature: str
    #: games that were audited now
    games: int
    found: Found
    given_up: tuple[GivenUpGame, ...] = ()

    def tables(self) -> list[Table]:
        """How many games now, a line a phase, a line a kind, the worst ones."""
        kinds = [(kind, number, KINDS[kind]) for kind, number in self.found.kinds.items() if number]
        worst = [
            (f"game {one.game_id}, move {one.move_no}", one.point, f"{one.value:+.2f}", f"{one.mean:+.2f}",
             one.kind, len(one.points.split()))
            for one in self.found.worst
        ]  # fmt: skip
        heads = ("moves", "positions", f"with an error above {ERROR:g}", "a thousand")
        return [
            Table(("", ""), [("games audited now", self.games)]),
            Table(heads, self.found.phases()),
            Table(("kind", "found", "what"), kinds, "lrl"),
            Table(("the worst", "point", "said", "after", "kind", "points"), worst, "llrrlr"),
            given_up_table(self.given_up),
        ]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "engine": self.engine,
            "knowledge": self.knowledge,
            "signature": self.signature,
            "games": self.games,
            "positions": self.found.positions,
            "faulty": self.found.faulty,
            "kinds": self.found.kinds,
            "worst": [one.as_json() for one in self.found.worst],
            "given_up": [game.as_json() for game in self.given_up],
        }


def run(store: Store, settings: Settings, executor: Executor, selfplay: str = "") -> AuditReport:
    """Audit the chosen games that were not yet, by this player; ``selfplay`` is a collection of its own games
    that is taken instead of the splits."""
    require(settings)
    chosen = Chosen(parse_splits(settings.split or SPLITS), settings.size, settings.games)
    if selfplay:
        chosen = Chosen((SELFPLAY,), settings.size, settings.games, selfplay)
    work = judging.work(settings.engine, settings.files, VERSION)
    key = (NAME, work.engine, work.knowledge)
    if settings.retry:
        with store.transaction():
            store.given_up.forget(*key)
    waiting = store.audits.waiting(work, chosen, settings.every)
    total = sum(len(positions(num_moves, settings.every)) for _, num_moves in waiting)
    pace = Pace(CHUNK_POSITIONS)
    rescue = Rescue(Chunk.split, _give_up)
    audit = partial(audit_chunk, engine=settings.engine, knowledge=settings.files, checksum=work.knowledge)
    num_games = 0
    with (
        store.recording(NAME, settings) as run_id,
        executor.progress(NAME, "positions", total) as bar,
    ):
        games = (store.games.get(game_id) for game_id, _ in waiting)
        groups = pace.groups(games, lambda game: len(positions(game.record.num_moves, settings.every)))
        chunks = (Chunk(group, settings.every) for group in groups)
        for found in executor.work(audit, chunks, rescue, pace):
            with store.transaction():
                store.given_up.forget(*key, [game_id for game_id, _ in found.games])
                if found.fault:
                    game = (found.games[0][0], found.fault.move_no, found.fault.reason)
                    store.given_up.put(*key, work.signature, VERSION, game, run_id)
                else:
                    store.audits.put(work, settings.every, found.games, found.rows, run_id)
                    num_games += len(found.games)
            bar.update(found.num_positions)
    there = found_in(store, work, chosen, TOLD, settings.every)
    given_up = store.given_up.all(*key)
    return AuditReport(work.engine, work.knowledge, work.signature, num_games, there, given_up)


def require(settings: Settings) -> None:
    """Raises KatachiError for settings with which nothing could be audited."""
    if settings.every < 1:
        raise KatachiError("no position would be audited: give --every 1 or more")
    evaluator(settings.engine, settings.files)


def found_in(store: Store, work: Work, chosen: Chosen, number: int, every: int | None = None) -> Found:
    """What there is for some games, with so many of the worst; audited every so many moves (None: any)."""
    audited = store.audits.audited(work, chosen, every)
    return Found(
        _by_phase([at for num_moves, steps in audited for at in positions(num_moves, steps)]),
        _by_phase(store.audits.faulty(work, chosen, every)),
        dict.fromkeys(KINDS, 0) | store.audits.counts(work, chosen, every),
        store.audits.worst(work, chosen, number, every),
    )


def positions(num_moves: int, every: int) -> range:
    """The moves before which a position is taken, from the last one backwards."""
    return range(num_moves, 0, -every)


def _by_phase(moves: list[int]) -> dict[str, int]:
    return {
        name: sum(first <= move_no and (last is None or move_no <= last) for move_no in moves)
        for name, first, last in PHASES
    }


def _give_up(chunk: Chunk, fault: Fault) -> Audited:
    return Audited([(game.id, game.key) for game in chunk.games], [], chunk.work, fault)


def evaluator(engine: str, knowledge: Knowledge) -> Evaluator:
    """The player, which has to have an evaluation of its own; else KatachiError."""
    player = judging.player(engine, knowledge)
    if not isinstance(player, Evaluator):
        raise KatachiError(f"{engine} has no evaluation to be audited; take manyfaces, chrisd or neurogo")
    return player


@lru_cache(maxsize=1)
def _auditor(engine: str, knowledge: Knowledge, checksum: str) -> Auditor:
    judging.same_player(engine, knowledge, checksum)
    return Auditor(evaluator(engine, knowledge))


def audit_chunk(chunk: Chunk, engine: str, knowledge: Knowledge, checksum: str) -> Audited:
    """What is inconsistent in a chunk's games (in a worker)."""
    auditor = _auditor(engine, knowledge, checksum)
    rows = [row for game in chunk.games for row in audit_game(auditor, game, chunk.every)]
    return Audited([(game.id, game.key) for game in chunk.games], rows, chunk.work)


def audit_game(auditor: Auditor, game: StoredGame, every: int) -> Iterator[InconsistencyRow]:
    """What is inconsistent in a game's positions, from its end on."""
    board = game.record.board()
    moves = decode_moves(game.record.moves)
    board.play_moves(game.record.moves)
    wanted = set(positions(len(moves), every))
    for move_no in range(len(moves), 0, -1):
        board.undo()
        if move_no in wanted:
            at_move(move_no)
            for one in auditor.audit(board, moves[move_no - 1][0]):
                points, kept = (_named(some, board.size) for some in (one.points, one.kept))
                value, mean = round(one.value, 4), round(one.mean, 4)
                yield InconsistencyRow(game.id, move_no, points, value, mean, one.kind, kept)


def _named(points: Iterable[int], size: int) -> str:
    return " ".join(to_gtp(point, size) for point in points)
