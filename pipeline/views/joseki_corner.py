"""Draws a position of the joseki: its corner, with letters on the moves that follow."""

from engine.diagram import LABELS
from engine.joseki.lines import point_at_place
from engine.joseki.move import TENUKI_PLACE
from pipeline.game_records.positions import SIDES
from pipeline.joseki.report import JosekiPosition
from pipeline.views import drawing
from pipeline.views.drawing import Marks
from pipeline.views.markup import Markup


def draw(shown: JosekiPosition) -> Markup:
    """The corner as SVG; ``katachi joseki show`` prints the same as text."""
    points = [point_at_place(place) for place, _ in shown.moves if place != TENUKI_PLACE]
    side = SIDES[shown.color]
    title = f"{' '.join(shown.line) or 'the empty corner'}; {side} to play"
    return drawing.corner(
        shown.board, shown.color, title, Marks(candidates=dict(zip(points, LABELS, strict=False)))
    )
