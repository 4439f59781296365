"""What the engine missed: its misses counted by phase, line, contact and distance from the last move."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.board import Board
from engine.points import EDGE, EMPTY, PASS, coordinates, decode_moves, opponent
from pipeline import judging
from pipeline.errors import KatachiError
from pipeline.identity import parse_splits
from pipeline.judging import PHASES
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.stages import replay
from pipeline.store import Store
from pipeline.tables import Cell, Table

#: the kinds of each question, in the order in which they are shown
KINDS = {
    "phase": tuple(f"moves {name}" for name, _, _ in PHASES),
    "line": ("first line", "second line", "third line", "fourth line", "centre"),
    "contact": ("touches an enemy stone", "touches only own stones", "touches no stone"),
    "from the last move": ("1 away", "2-3 away", "4-6 away", "7 or more away", "nothing to compare"),
}


@dataclass(frozen=True, slots=True)
class MissesView:
    """Counts of judged positions and of misses, by question and kind."""

    games: int
    positions: Counter[tuple[str, str]]
    misses: Counter[tuple[str, str]]

    def tables(self) -> list[Table]:
        """A table for each question: positions, misses, share of the kind missed, share of all misses."""
        return [self._table(question) for question in KINDS]

    def _table(self, question: str) -> Table:
        counts = [
            (kind, self.positions[question, kind], self.misses[question, kind]) for kind in KINDS[question]
        ]
        total = sum(misses for _, _, misses in counts)
        rows: list[tuple[Cell, ...]] = [
            (kind, positions, misses, f"{misses / positions:.1%}", f"{misses / total:.1%}" if total else "")
            for kind, positions, misses in counts
            if positions
        ]
        return Table((question, "positions", "misses", "missed", "of all misses"), rows)

    def as_json(self) -> dict[str, object]:
        """Positions and misses by question and kind."""
        return {
            "games": self.games,
            **{
                question: {
                    kind: {"positions": self.positions[question, kind], "misses": self.misses[question, kind]}
                    for kind in kinds
                }
                for question, kinds in KINDS.items()
            },
        }


def run(store: Store, settings: Settings) -> MissesView:
    """Count over the chosen games that the engine, as it is now, has replayed."""
    splits = parse_splits(settings.split or replay.SPLITS)
    work = judging.work(settings.engine, settings.knowledge_path, replay.VERSION)
    positions: Counter[tuple[str, str]] = Counter()
    misses: Counter[tuple[str, str]] = Counter()
    games = 0
    for game_id, ranks in store.replays.fresh(work, splits, settings.size, settings.games):
        games += 1
        for rank, kinds in zip(ranks, classify(store.games.get(game_id).record), strict=True):
            if rank != judging.NOT_JUDGED:
                positions.update(kinds)
                if rank == judging.MISS:
                    misses.update(kinds)
    if not games:
        raise KatachiError("no game has been replayed by this engine: run 'katachi replay' first")
    return MissesView(games, positions, misses)


def classify(record: GameRecord) -> Iterator[list[tuple[str, str]]]:
    """For each move of a record the (question, kind) pairs that it counts for; none for a pass."""
    board = Board(record.size)
    board.setup(record.setup)
    last: int | None = None
    for move_no, (color, point) in enumerate(decode_moves(record.moves), 1):
        if point == PASS:
            yield []
        else:
            yield [
                ("phase", _phase(move_no)),
                ("line", _line(point, record.size)),
                ("contact", _contact(board, color, point)),
                ("from the last move", _distance(point, last)),
            ]
            last = point
        board.play(color, point)


def _phase(move_no: int) -> str:
    return KINDS["phase"][sum(move_no >= first for _, first, _ in PHASES) - 1]


def _line(point: int, size: int) -> str:
    line = min(min(place, size - 1 - place) for place in coordinates(point))
    return KINDS["line"][min(line, 4)]


def _contact(board: Board, color: int, point: int) -> str:
    enemies = board.neighbours(point, opponent(color))
    stones = 4 - board.neighbours(point, EMPTY) - board.neighbours(point, EDGE)
    return KINDS["contact"][0 if enemies else 1 if stones else 2]


def _distance(point: int, last: int | None) -> str:
    """By the larger of the differences in columns and rows."""
    if last is None:
        return KINDS["from the last move"][4]
    away = max(abs(a - b) for a, b in zip(coordinates(point), coordinates(last), strict=True))
    return KINDS["from the last move"][(away > 1) + (away > 3) + (away > 6)]
