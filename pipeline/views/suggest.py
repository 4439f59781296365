"""``katachi suggest``: a position as the engine sees it, with the candidates, their values and reasons."""

from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any

from engine import diagram
from engine.diagram import LABELS
from engine.points import PASS
from pipeline import judging
from pipeline.game_records.positions import Position, position_in
from pipeline.settings import Settings
from pipeline.tables import text_width
from pipeline.views import drawing
from pipeline.views.drawing import Marks
from pipeline.views.markup import Markup
from pipeline.views.reasons import reason_sentences

#: the sign of the move that was played
PLAYED = "*"


@dataclass(frozen=True, slots=True)
class Suggestions:
    """The candidates of a position."""

    position: Position
    title: str
    #: the best first
    candidates: tuple[Any, ...]
    #: for so many candidates the text has the reasons, and for the move played
    explained: int

    @property
    def rank(self) -> int | None:
        """The place of the move played in the list (1 is the first); None if it is not there."""
        points = [candidate.point for candidate in self.candidates]
        return points.index(self.position.played) + 1 if self.position.played in points else None

    @property
    def verdict(self) -> str:
        """Whether and where the move played is in the list, in words."""
        if self.position.played is None:
            return self.position.ends or "nothing was played here"
        if self.position.played == PASS:
            return "a pass was played"
        where = f"number {self.rank} of the list" if self.rank else "a miss: not in the list"
        return f"{self.position.name_of(self.position.played)} was played: {where}"

    def as_text(self) -> str:
        """A diagram (a: the first candidate, *: the move played if it is not listed), the list, reasons."""
        head = f"{self.title}, move {self.position.move_no}, {self.position.side} to play; {self.verdict}\n"
        lines = (self._line(rank, candidate) for rank, candidate in enumerate(self.candidates))
        more = len(self.candidates) - self.explained
        footer = [f"\n--explain {len(self.candidates)} gives the reasons of all"] if more > 0 else []
        board = draw_candidates(self.position, [candidate.point for candidate in self.candidates])
        return "\n".join((head, board, *lines, *footer)) + "\n"

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        played = self.position.played
        return {
            "title": self.title,
            "move": self.position.move_no,
            "to_play": self.position.side,
            "played": None if played is None else self.position.name_of(played),
            "rank": self.rank,
            "candidates": [self._candidate(candidate) for candidate in self.candidates],
        }

    def as_svg(self) -> Markup:
        """The board with letters on the candidates, and a ring on the move played."""
        position = self.position
        labels = dict(zip((candidate.point for candidate in self.candidates), LABELS, strict=False))
        labels.pop(PASS, None)
        played = None if position.played == PASS else position.played
        title = f"{self.title}, move {position.move_no}: {position.side} to play; {self.verdict}"
        return drawing.board(position.board, position.color, title, Marks(played, position.last, labels))

    def _line(self, rank: int, candidate: Any) -> str:
        name = LABELS[rank] if rank < len(LABELS) else " "
        sign = PLAYED if candidate.point == self.position.played else ""
        likely = "" if candidate.probability is None else f"{candidate.probability:8.1%}"
        move = self.position.name_of(candidate.point) + sign
        head = f"{name} {move:5} {round(candidate.value, 2):8.6g}{likely}  "
        if rank >= self.explained and candidate.point != self.position.played:
            return head.rstrip()
        reasons = "; ".join(reason_sentences(candidate, self.candidates))
        return fill(reasons, text_width(), initial_indent=head, subsequent_indent=" " * len(head))

    def _candidate(self, candidate: Any) -> dict[str, object]:
        return {
            "move": self.position.name_of(candidate.point),
            "value": candidate.value,
            "probability": candidate.probability,
            "played": candidate.point == self.position.played,
            "reasons": [
                {
                    "kind": reason.kind,
                    "name": reason.name,
                    "side": reason.side,
                    "value": reason.value,
                    "text": reason.text,
                }
                for reason in candidate.reasons
            ],
        }


def draw_candidates(position: Position, points: Sequence[int]) -> str:
    """A diagram with letters on these points, and PLAYED on the move played if it is none of them."""
    marks = dict(zip(points, LABELS, strict=False))
    if position.played is not None and position.played not in (PASS, *marks):
        marks[position.played] = PLAYED
    return str(diagram.draw(position.board, marks))


def run(settings: Settings, path: str, game_no: int, move_no: int | None) -> Suggestions:
    """The candidates before a move (None: after the last) of game ``game_no`` (1 is the first) of a file.

    Raises KatachiError when there is no such position.
    """
    return suggest(settings, *position_in(path, game_no, move_no))


def suggest(settings: Settings, position: Position, title: str) -> Suggestions:
    """The candidates of a position by the settings' engine."""
    player = judging.player(settings.engine, settings.files)
    candidates = tuple(player.candidates(position.board, position.color))
    return Suggestions(position, title, candidates, settings.explain)
