"""Audit: finds where a player's evaluation contradicts itself in positions of games (docs/audit.md).

From the end of each game backwards, every so many moves, a position is evaluated, and evaluated again after
each of its moves (``pipeline.auditing``). What the professionals played plays no part.
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
from pipeline.executors import ChunkFault, ChunkPace, Executor, Rescue, at_move
from pipeline.game_records.identity import SELFPLAY, parse_splits
from pipeline.judging import PHASES
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.audits import GameSelection, InconsistencyRow
from pipeline.store.games import StoredGame
from pipeline.store.given_up import GivenUpGame
from pipeline.store.replays import Provenance
from pipeline.tables import Table

NAME = "audit"
VERSION = 2

#: the same splits as replay: never the games that figures are reported on
SPLITS = judging.REPLAYED
#: how many of the worst inconsistencies a report lists
NUM_WORST = 20
#: the first chunks are closed at this many positions; then they get as large as a second or two allows
CHUNK_POSITIONS = 4


class GamesToAudit(NamedTuple):
    """Games that are audited and committed together."""

    games: list[StoredGame]
    every: int

    @property
    def name(self) -> str:
        """Which games, for error messages."""
        return name_of([game.id for game in self.games])

    @property
    def work(self) -> int:
        """The number of its positions."""
        return sum(len(positions(game.record.num_moves, self.every)) for game in self.games)

    def split(self) -> "list[GamesToAudit]":
        """A chunk for each game."""
        return [GamesToAudit([game], self.every) for game in self.games]


class ChunkFindings(NamedTuple):
    """What was found in a chunk, on its way to the database."""

    #: id and key of each game
    games: list[tuple[int, bytes]]
    rows: list[InconsistencyRow]
    num_positions: int
    #: why its one game was given up
    fault: ChunkFault | None = None


@dataclass(frozen=True, slots=True)
class AuditTotals:
    """What was found in all audited games that were chosen, now and in earlier runs."""

    #: audited positions by phase
    positions: dict[str, int]
    #: positions with an inconsistency, by phase
    faulty: dict[str, int]
    #: number of inconsistencies by kind
    kinds: dict[str, int]
    worst: list[InconsistencyRow]

    def phases(self) -> list[tuple[str, int, int, str]]:
        """Rows for all positions and each phase that has some: name, positions, faulty, faulty per 1000."""
        rows = [("all", sum(self.positions.values()), sum(self.faulty.values()))]
        rows += [(name, self.positions[name], self.faulty[name]) for name in self.positions]
        return [(*row, f"{1000 * row[2] / row[1]:.0f}") for row in rows if row[1]]


@dataclass(frozen=True, slots=True)
class AuditReport:
    """What was audited now, and the totals over the chosen games."""

    engine: str
    knowledge: str
    signature: str
    #: games that were audited now
    games: int
    found: AuditTotals
    given_up: tuple[GivenUpGame, ...] = ()

    def tables(self) -> list[Table]:
        """The number of games audited now, a row for each phase, one for each kind, and the worst ones."""
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
    """Audit the chosen games that this player has no fresh audit of.

    ``selfplay`` names a collection of its own games, which is audited instead of the splits.
    """
    require(settings)
    chosen = GameSelection(parse_splits(settings.split or SPLITS), settings.size, settings.games)
    if selfplay:
        chosen = GameSelection((SELFPLAY,), settings.size, settings.games, selfplay)
    work = judging.provenance(settings.engine, settings.files, VERSION)
    key = (NAME, work.engine, work.knowledge)
    if settings.retry:
        with store.transaction():
            store.given_up.forget(*key)
    waiting = store.audits.games_to_audit(work, chosen, settings.every)
    total = sum(len(positions(num_moves, settings.every)) for _, num_moves in waiting)
    pace = ChunkPace(CHUNK_POSITIONS)
    rescue = Rescue(GamesToAudit.split, _give_up)
    audit = partial(audit_chunk, engine=settings.engine, knowledge=settings.files, checksum=work.knowledge)
    num_games = 0
    with (
        store.recording(NAME, settings) as run_id,
        executor.progress(NAME, "positions", total) as bar,
    ):
        games = (store.games.get(game_id) for game_id, _ in waiting)
        groups = pace.groups(games, lambda game: len(positions(game.record.num_moves, settings.every)))
        chunks = (GamesToAudit(group, settings.every) for group in groups)
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
    there = audit_totals(store, work, chosen, NUM_WORST, settings.every)
    given_up = store.given_up.all(*key)
    return AuditReport(work.engine, work.knowledge, work.signature, num_games, there, given_up)


def require(settings: Settings) -> None:
    """Raise KatachiError if nothing can be audited with these settings."""
    if settings.every < 1:
        raise KatachiError("no position would be audited: give --every 1 or more")
    evaluator(settings.engine, settings.files)


def audit_totals(
    store: Store, work: Provenance, chosen: GameSelection, number: int, every: int | None = None
) -> AuditTotals:
    """The totals over the chosen games, with the ``number`` worst inconsistencies.

    Only audits with ``every`` moves between two positions count; None for any.
    """
    audited = store.audits.audited_games(work, chosen, every)
    return AuditTotals(
        _by_phase([at for num_moves, steps in audited for at in positions(num_moves, steps)]),
        _by_phase(store.audits.faulty_moves(work, chosen, every)),
        dict.fromkeys(KINDS, 0) | store.audits.counts(work, chosen, every),
        store.audits.worst(work, chosen, number, every),
    )


def positions(num_moves: int, every: int) -> range:
    """The numbers of the moves before which a position is audited, from the last one backwards."""
    return range(num_moves, 0, -every)


def _by_phase(moves: list[int]) -> dict[str, int]:
    return {
        name: sum(first <= move_no and (last is None or move_no <= last) for move_no in moves)
        for name, first, last in PHASES
    }


def _give_up(chunk: GamesToAudit, fault: ChunkFault) -> ChunkFindings:
    return ChunkFindings([(game.id, game.key) for game in chunk.games], [], chunk.work, fault)


def evaluator(engine: str, knowledge: Knowledge) -> Evaluator:
    """The player; raises KatachiError if it has no evaluation of its own."""
    player = judging.player(engine, knowledge)
    if not isinstance(player, Evaluator):
        raise KatachiError(f"{engine} has no evaluation to be audited; take manyfaces, chrisd or neurogo")
    return player


@lru_cache(maxsize=1)
def _auditor(engine: str, knowledge: Knowledge, checksum: str) -> Auditor:
    judging.same_player(engine, knowledge, checksum)
    return Auditor(evaluator(engine, knowledge))


def audit_chunk(chunk: GamesToAudit, engine: str, knowledge: Knowledge, checksum: str) -> ChunkFindings:
    """Audit a chunk's games (in a worker). ``checksum`` is that of the knowledge that is meant.

    Raises KatachiError when the knowledge file has changed since (``judging.same_player``).
    """
    auditor = _auditor(engine, knowledge, checksum)
    rows = [row for game in chunk.games for row in audit_game(auditor, game, chunk.every)]
    return ChunkFindings([(game.id, game.key) for game in chunk.games], rows, chunk.work)


def audit_game(auditor: Auditor, game: StoredGame, every: int) -> Iterator[InconsistencyRow]:
    """The inconsistencies in a game's positions, from its end backwards."""
    board = game.record.board()
    moves = decode_moves(game.record.moves)
    board.play_moves(game.record.moves)
    wanted = set(positions(len(moves), every))
    for move_no in range(len(moves), 0, -1):
        board.undo()
        if move_no in wanted:
            at_move(move_no)
            for one in auditor.audit(board, moves[move_no - 1][0]):
                points, kept = (_as_gtp(some, board.size) for some in (one.points, one.kept))
                value, mean = round(one.value, 4), round(one.mean, 4)
                yield InconsistencyRow(game.id, move_no, points, value, mean, one.kind, kept)


def _as_gtp(points: Iterable[int], size: int) -> str:
    return " ".join(to_gtp(point, size) for point in points)
