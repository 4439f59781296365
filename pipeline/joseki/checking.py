"""``katachi joseki check``: plays every line of the text, and checks that the binary offers every move.

Each line is played in all four corners, both ways round, begun by either side.
"""

from collections.abc import Iterator
from dataclasses import asdict, dataclass

from engine.board import Board
from engine.joseki import JosekiBook
from engine.joseki.lines import SIZE, Step, steps
from engine.joseki.move import TENUKI_PLACE, Graph, place_name, turned
from engine.joseki.openings import openings_of
from engine.points import BLACK, PASS, EngineError, opponent, point
from pipeline.errors import CheckFailed
from pipeline.tables import Table, pluralise, render

#: so many faults are printed
MOST_FAULTS = 20


@dataclass(frozen=True, slots=True)
class CheckReport:
    """How much was checked, and what is wrong."""

    #: of the text
    moves: int
    #: moves played, in all orientations
    followed: int
    #: each a sentence
    faults: list[str]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return asdict(self)

    def as_text(self) -> str:
        """The counts, then the first faults."""
        table = Table(("", ""), [("moves", self.moves), ("followed in 16 orientations", self.followed)])
        said = self.faults[:MOST_FAULTS] or ["no fault"]
        more = (
            [f"{pluralise(len(self.faults) - MOST_FAULTS, 'fault')} more"]
            if len(self.faults) > MOST_FAULTS
            else []
        )
        return "\n".join([render([table]), *said, *more]) + "\n"

    def require_clean(self) -> None:
        """Raise CheckFailed when there is a fault."""
        if self.faults:
            raise CheckFailed(f"{pluralise(len(self.faults), 'fault')} in the joseki database")


def check(graph: Graph, book: JosekiBook) -> CheckReport:
    """Play every line of the text in every orientation, and compare it with the binary.

    A fault is a move that cannot be played, that the book does not offer or has with another type, and a
    different number of moves.
    """
    faults = []
    if graph.num_moves != len(book):
        faults.append(f"the text has {graph.num_moves} moves, the binary {len(book)}: compile it")
    if graph.openings != ({} if book.openings is None else openings_of(book.openings.rows)):
        faults.append("the openings of the text and of the binary differ: compile it")
    followed = 0
    for corner in range(4):
        for is_turned in (False, True):
            for first in (BLACK, opponent(BLACK)):
                walker = _Walker(book, corner, is_turned, first)
                for step in steps(graph):
                    followed += 1
                    faults += walker.take(step)
    return CheckReport(graph.num_moves, followed, faults)


class _Walker:
    """Plays the lines in one corner, one way round, begun by one side."""

    def __init__(self, book: JosekiBook, corner: int, is_turned: bool, first: int) -> None:
        self.book, self.corner, self.is_turned, self.first = book, corner, is_turned, first
        self.board = Board(SIZE)
        self.line: list[str] = []

    def take(self, step: Step) -> Iterator[str]:
        """Play a step from its place in the line, and yield what is wrong with it."""
        while self.board.num_moves > step.depth:
            self.board.undo()
        del self.line[step.depth :]
        self.line.append(place_name(step.place))
        color = self.first if step.color == BLACK else opponent(self.first)
        at = self._point(step.place)
        found = {move.point: move for move in self.book.continuations(self.board, self.corner, color)}
        try:
            self.board.play(color, at)
        except EngineError as error:
            self.board.play(color, PASS)
            yield f"{' '.join(self.line)}: {error}"
        if at not in found:
            yield f"{' '.join(self.line)}: the engine does not offer it"
        elif found[at].type != step.move.type:
            yield f"{' '.join(self.line)}: of another type in the binary"

    def _point(self, place: int) -> int:
        """The point of a place in this corner, this way round; PASS for a move elsewhere."""
        if place == TENUKI_PLACE:
            return PASS
        place = turned(place) if self.is_turned else place
        x, y = place >> 4, place & 15
        col = SIZE - x if self.corner & 1 else x - 1
        row = SIZE - y if self.corner & 2 else y - 1
        return point(col, row)
