"""``katachi show misses``: misses by kind, and by phase, line, contact and distance from the last move.

The classify stage has found the kinds; the other questions are answered from the games.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.board import Board
from engine.points import EDGE, EMPTY, PASS, coordinates, decode_moves, inverse, opponent
from pipeline import judging
from pipeline.errors import UsageError
from pipeline.executors import Executor
from pipeline.game_records.identity import parse_splits
from pipeline.judging import PHASES
from pipeline.misses.kinds import KINDS, sentence
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.stages import replay
from pipeline.store import Store
from pipeline.store.misses import MissRow
from pipeline.tables import Cell, Table

#: question -> its answers, in the order in which they are shown
QUESTIONS = {
    "phase": tuple(f"moves {name}" for name, _, _ in PHASES),
    "line": ("first line", "second line", "third line", "fourth line", "centre"),
    "contact": ("touches an enemy stone", "touches only own stones", "touches no stone"),
    "from the last move": ("1 away", "2-3 away", "4-6 away", "7 or more away", "nothing to compare"),
}


@dataclass(frozen=True, slots=True)
class MissesView:
    """Counts of judged positions and of misses."""

    games: int
    #: judged positions by (question, answer)
    positions: Counter[tuple[str, str]]
    #: misses by (question, answer)
    misses: Counter[tuple[str, str]]
    #: misses by kind, with every kind of ``pipeline.misses.kinds``
    kinds: dict[str, int]

    @property
    def num_misses(self) -> int:
        """The number of all misses."""
        return sum(self.misses["phase", answer] for answer in QUESTIONS["phase"])

    @property
    def unclassed(self) -> int:
        """The number of misses that have no kind yet."""
        return self.num_misses - sum(self.kinds.values())

    def tables(self) -> list[Table]:
        """The kinds, then for each question: positions, misses, share missed, share of all misses."""
        return [self._kinds(), *map(self._table, QUESTIONS)]

    def _kinds(self) -> Table:
        rows: list[tuple[Cell, ...]] = [
            (kind, count, self._share(count), KINDS[kind]) for kind, count in self.kinds.items() if count
        ]
        if self.unclassed:
            told = "'katachi classify' gives them a kind"
            rows.append(("not classed", self.unclassed, self._share(self.unclassed), told))
        return Table(("kind", "misses", "of all misses", ""), rows, "lrrl")

    def _table(self, question: str) -> Table:
        counts = [
            (answer, self.positions[question, answer], self.misses[question, answer])
            for answer in QUESTIONS[question]
        ]
        rows: list[tuple[Cell, ...]] = [
            (answer, positions, misses, f"{misses / positions:.1%}", self._share(misses))
            for answer, positions, misses in counts
            if positions
        ]
        return Table((question, "positions", "misses", "missed", "of all misses"), rows)

    def _share(self, count: int) -> str:
        return f"{count / self.num_misses:.1%}" if self.num_misses else ""

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": self.games,
            "kinds": self.kinds,
            "unclassed": self.unclassed,
            **{
                question: {
                    answer: {
                        "positions": self.positions[question, answer],
                        "misses": self.misses[question, answer],
                    }
                    for answer in answers
                }
                for question, answers in QUESTIONS.items()
            },
        }


@dataclass(frozen=True, slots=True)
class KindView:
    """The misses of one kind, the first of them with their evidence."""

    kind: str
    #: how many there are
    misses: int
    #: the name of a miss (``12:57``) and its evidence
    shown: list[tuple[str, str]]

    def as_text(self) -> str:
        """The kind, then a line for each miss that is shown."""
        head = f"{self.kind}: {KINDS[self.kind]}; {self.misses} of them\n\n"
        more = self.misses - len(self.shown)
        return head + Table(("", ""), self.shown, "ll").render() + (f"and {more} more\n" if more else "")

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        shown = [{"miss": name, "evidence": evidence} for name, evidence in self.shown]
        return {"kind": self.kind, "misses": self.misses, "shown": shown}


def run(store: Store, settings: Settings, executor: Executor | None = None) -> MissesView:
    """Count over the chosen games with a fresh replay. Raises KatachiError when there is none."""
    splits = parse_splits(settings.split or replay.SPLITS)
    provenance = judging.provenance(settings.engine, settings.files, replay.VERSION)
    positions: Counter[tuple[str, str]] = Counter()
    misses: Counter[tuple[str, str]] = Counter()
    chosen = (splits, settings.size, settings.games)
    games = store.replays.totals(provenance, *chosen)["games"]
    if not games:
        raise judging.not_replayed(settings)
    with (executor or Executor()).progress("misses", "games", games) as bar:
        for game_id, ranks in store.replays.fresh_ranks(provenance, *chosen):
            for rank, answers in zip(ranks, answers_of(store.games.get(game_id).record), strict=True):
                if rank != judging.NOT_JUDGED:
                    positions.update(answers)
                    if rank == judging.MISS:
                        misses.update(answers)
            bar.update(1)
    kinds = dict.fromkeys(KINDS, 0) | store.misses.counts(provenance, *chosen)
    return MissesView(games, positions, misses, kinds)


def kind_view(store: Store, settings: Settings, kind: str, limit: int) -> KindView:
    """The misses of one kind in the same games, at most ``limit`` of them shown (0: all).

    Raises UsageError for an unknown kind, KatachiError when no game was replayed.
    """
    if kind not in KINDS:
        raise UsageError(f"no kind of miss is called '{kind}'; there are: {', '.join(KINDS)}")
    splits = parse_splits(settings.split or replay.SPLITS)
    provenance = judging.provenance(settings.engine, settings.files, replay.VERSION)
    found = list(store.misses.of_kind(kind, provenance, splits, settings.size, settings.games))
    if not found and not store.replays.totals(provenance, splits, settings.size, settings.games)["games"]:
        raise judging.not_replayed(settings)
    shown = [(f"{row.game_id}:{row.move_no}", evidence_of(store, row)) for row in found[: limit or None]]
    return KindView(kind, len(found), shown)


def evidence_of(store: Store, row: MissRow) -> str:
    """The evidence of a miss in words, its points in the orientation of the game's first record."""
    sources = store.inputs.sources_of(row.game_id)
    return sentence(
        row.evidence, inverse(sources[0][2] if sources else 0), store.games.get(row.game_id).record.size
    )


def answers_of(record: GameRecord) -> Iterator[list[tuple[str, str]]]:
    """For each move of a record, the pairs (question, answer) that it counts for; none for a pass."""
    board = record.board()
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
    return QUESTIONS["phase"][sum(move_no >= first for _, first, _ in PHASES) - 1]


def _line(point: int, size: int) -> str:
    line = min(min(place, size - 1 - place) for place in coordinates(point))
    return QUESTIONS["line"][min(line, 4)]


def _contact(board: Board, color: int, point: int) -> str:
    enemies = board.neighbours(point, opponent(color))
    stones = 4 - board.neighbours(point, EMPTY) - board.neighbours(point, EDGE)
    return QUESTIONS["contact"][0 if enemies else 1 if stones else 2]


def _distance(point: int, last: int | None) -> str:
    """The answer by the larger of the differences in columns and rows."""
    if last is None:
        return QUESTIONS["from the last move"][4]
    away = max(abs(a - b) for a, b in zip(coordinates(point), coordinates(last), strict=True))
    return QUESTIONS["from the last move"][(away > 1) + (away > 3) + (away > 6)]
