"""An inconsistency of an audit as pages show it: a board with its points and the best moves."""

from dataclasses import dataclass

from engine.points import PASS, from_gtp
from pipeline.game_records.positions import position_before
from pipeline.store import Store
from pipeline.store.audits import InconsistencyRow
from pipeline.views import drawing
from pipeline.views.drawing import Marks
from pipeline.views.markup import Markup
from pipeline.views.show import recorded_game, title_of

#: the sign on moves that keep the best score
KEPT = "+"
#: so many of these moves are named in words; the picture has all
NAMED = 6
#: a point is nobody's if its value is nearer to 0 than this
NOBODYS = 0.2


@dataclass(frozen=True, slots=True)
class InconsistencyView:
    """An inconsistency with its picture, in the orientation of the game's first record."""

    row: InconsistencyRow
    #: who played whom, and when
    title: str
    #: whose turn it is
    side: str
    picture: Markup

    @property
    def before(self) -> str:
        """What the evaluation says of the worst point."""
        return _whose(self.row.value)

    @property
    def after(self) -> str:
        """What it says, on average, after the moves that keep the best score."""
        return _whose(self.row.mean)

    @property
    def points(self) -> str:
        """The worst point, and the number of the others."""
        more = len(self.row.points.split()) - 1
        return self.row.point + (f" and {more} more" if more else "")

    @property
    def kept(self) -> str:
        """The first NAMED moves that keep the best score, and the number of the others."""
        moves = self.row.kept.split()
        rest = len(moves) - NAMED
        return " ".join(moves[:NAMED]) + (f" and {rest} more" if rest > 0 else "")


def view_of(store: Store, row: InconsistencyRow) -> InconsistencyView:
    """An inconsistency with its picture."""
    record = recorded_game(store, row.game_id)
    position = position_before(record, row.move_no, f"game {row.game_id}")
    points, kept = (_points(text, record.size) for text in (row.points, row.kept))
    marks = Marks(
        last=position.last,
        candidates={at: KEPT for at in kept if at != PASS},
        framed=points,
    )
    words = f"{row.kind} at {row.points}: {_whose(row.value)}, after {row.kept} {_whose(row.mean)}"
    picture = drawing.board(position.board, position.color, words, marks)
    return InconsistencyView(row, title_of(record), position.side, picture)


def _points(text: str, size: int) -> list[int]:
    return [from_gtp(name, size) for name in text.split()]


def _whose(value: float) -> str:
    side = "nobody's" if abs(value) < NOBODYS else "Black's" if value > 0 else "White's"
    return f"{side} ({value:+.2f})"
