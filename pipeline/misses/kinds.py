"""Decides what kind of miss a move was: what a maintainer would have to add for the engine to find it.

Each kind is a predicate on the position that also returns its evidence, a sentence; docs/misses.md defines
them for people. A miss gets the first kind in the order of ``KINDS`` that holds: facts of the board first,
then what was counted, then place and time. Distances are |dx| + |dy| + max(|dx|, |dy|), as those of shapes.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.board import Board
from engine.points import (
    EDGE,
    EMPTY,
    NO_POINT,
    PASS,
    STRIDE,
    board_points,
    coordinates,
    from_sgf,
    opponent,
    point,
    to_gtp,
    to_sgf,
    transform,
)
from engine.tactics import FREE, LOST, Tactics
from pipeline.tables import pluralise

#: the kinds in order of precedence, and what each says
KINDS = {
    "ko": "takes or ends a ko, or threatens something for its sake",
    "reading": "captures, catches, saves or cuts by tactics",
    "shape": "patterns that the engine has not loaded predict it",
    "joseki": "a move in a corner that has few stones, in the opening",
    "fuseki": "a move to an empty place, in the opening",
    "endgame": "a move on the first or second line, late in the game",
    "answer": "a move near the last one",
    "tenuki": "a move far from the last two",
    "unclear": "none of these",
}

#: the opening, on 19x19; on other boards in proportion to their points
OPENING_MOVES = 40
#: the endgame begins with this move on 19x19
ENDGAME_MOVE = 150
#: a corner with more stones than this is no joseki any more
CORNER_STONES = 12
#: a joseki move is at most so many lines from a stone of its corner, a fuseki move farther from every stone
NEAR_LINES = 4
#: an answer is at most this far from the last move: a keima, or two points straight on
ANSWER_DISTANCE = 6
#: a tenuki is farther than this from the last two moves
TENUKI_DISTANCE = 10
#: a ko that was taken this many moves ago may still be on
KO_MEMORY = 8

#: a point in a piece of evidence: SGF letters in braces, as the stored game has them
_POINT = re.compile(r"\{([a-y]{2})\}")


class Kind(NamedTuple):
    """A kind and its evidence, a sentence in which points are written ``{dd}``."""

    name: str
    evidence: str


class PatternPredictions(Protocol):
    """Predictions by patterns that the engine has not loaded (``unloaded_patterns``)."""

    def predict(self, board: Board, color: int, point: int) -> str | None:
        """The evidence, if they would have put this move in the list; else None."""


@dataclass(frozen=True, slots=True)
class MissScene:
    """A missed move: the position before it, its number, and all moves of the game."""

    board: Board
    #: 1 is the first move of the game
    move_no: int
    moves: Sequence[tuple[int, int]]

    @property
    def color(self) -> int:
        """The color that played it."""
        return self.moves[self.move_no - 1][0]

    @property
    def point(self) -> int:
        """Where it was played."""
        return self.moves[self.move_no - 1][1]

    def distance(self, ago: int) -> int | None:
        """The distance to the move ``ago`` moves before it; None if there is none, or it was a pass."""
        if ago >= self.move_no or self.moves[self.move_no - 1 - ago][1] == PASS:
            return None
        return distance(self.point, self.moves[self.move_no - 1 - ago][1])

    def scaled(self, move_no: int) -> float:
        """A move's number on 19x19 in proportion to the points of this board."""
        return move_no * self.board.size**2 / 361


def distance(one: int, other: int) -> int:
    """|dx| + |dy| + max(|dx|, |dy|) of two points."""
    (x, y), (a, b) = coordinates(one), coordinates(other)
    return abs(x - a) + abs(y - b) + max(abs(x - a), abs(y - b))


def lines_between(one: int, other: int) -> int:
    """The larger of the differences in columns and rows of two points."""
    return max(abs(a - b) for a, b in zip(coordinates(one), coordinates(other), strict=True))


def sentence(evidence: str, symmetry: int, size: int) -> str:
    """Evidence for people: its points turned by a symmetry (0-7) and written as ``D4``."""
    return _POINT.sub(
        lambda found: to_gtp(transform(from_sgf(found[1], size), symmetry, size), size), evidence
    )


class Classifier:
    """Decides the kind of a miss; ``shapes`` are the patterns to try, None for none."""

    def __init__(self, shapes: PatternPredictions | None = None) -> None:
        self.shapes = shapes
        self.tactics = Tactics()
        self.predicates: dict[str, Callable[[MissScene], str | None]] = {
            "ko": ko,
            "reading": self.reading,
            "shape": self.shape,
            "joseki": joseki,
            "fuseki": fuseki,
            "endgame": endgame,
            "answer": answer,
            "tenuki": tenuki,
        }

    def classify(self, scene: MissScene) -> Kind:
        """The first kind that holds, with its evidence; the board is left as it was."""
        for name, predicate in self.predicates.items():
            evidence = predicate(scene)
            if evidence:
                return Kind(name, evidence)
        away = " and ".join(f"{scene.distance(ago)}" for ago in (1, 2) if scene.distance(ago) is not None)
        return Kind("unclear", f"distance {away} from the moves before" if away else "")

    def shape(self, scene: MissScene) -> str | None:
        """A move that the patterns which the engine has not loaded would have put in its list."""
        return self.shapes.predict(scene.board, scene.color, scene.point) if self.shapes else None

    # -- reading ---------------------------------------------------------------------------------------

    def reading(self, scene: MissScene) -> str | None:
        """A move that captures, saves or catches a string, or cuts and is not captured for it."""
        board, color = scene.board, scene.color
        captured = sum(board.num_stones(head) for head in _taken(board, color, scene.point))
        if captured:
            return f"captures {pluralise(captured, 'stone')} by {_at(scene.point)}"
        before = self.tactics.all_strings(board)
        sizes = {stone: board.num_stones(stone) for stone in before}
        ties = _ties(board, color, scene.point)
        board.play(color, scene.point)
        try:
            return self._changed(board, color, before, sizes) or self._cut(board, scene.point, ties)
        finally:
            board.undo()

    def _changed(
        self, board: Board, color: int, before: Mapping[int, Any], sizes: Mapping[int, int]
    ) -> str | None:
        """The largest string that the move saved or caught; ``before`` is what reading said before it."""
        for stone in sorted(before, key=lambda one: (-sizes[one], one)):
            was, now = before[stone].status, self.tactics.string(board, stone).status
            what = f"{pluralise(sizes[stone], 'stone')} at {_at(stone)}"
            if board.color_at(stone) == color and was != FREE == now:
                return f"saves {what}"
            if board.color_at(stone) != color and was != LOST == now:
                return f"catches {what}"
        return None

    def _cut(self, board: Board, point: int, ties: Sequence[int]) -> str | None:
        if len(ties) < 2 or self.tactics.string(board, point).status != FREE:
            return None
        return f"cuts {_at(ties[0])} from {_at(ties[1])}"


def _taken(board: Board, color: int, point: int) -> list[int]:
    """The enemy strings that a move takes, by their heads."""
    return [head for head in _beside(board, opponent(color), point) if board.num_liberties(head) == 1]


def _ties(board: Board, color: int, point: int) -> list[int]:
    """Two enemy strings or more that only a stone at ``point`` would join."""
    heads = _beside(board, opponent(color), point)
    shared = Counter(liberty for head in heads for liberty in board.liberties(head))
    return heads if not any(count > 1 for liberty, count in shared.items() if liberty != point) else []


def _beside(board: Board, color: int, point: int) -> list[int]:
    """The strings of a color beside a point, by their heads in point order."""
    return sorted({board.string_at(near) for near in _neighbours(point) if board.color_at(near) == color})


# -- the other kinds ---------------------------------------------------------------------------------


def ko(scene: MissScene) -> str | None:
    """A move that takes a ko, ends one, or is a threat while a ko may not be retaken."""
    board, color, played = scene.board, scene.color, scene.point
    banned = board.ko_point if board.ko_color == color else NO_POINT
    if _takes_ko(board, color, played):
        return f"takes the ko at {_at(played)}"
    if banned != NO_POINT and _retakes(scene, banned):
        return f"ko threat: the ko at {_at(banned)} is retaken two moves later"
    if banned != NO_POINT and _gives_atari(board, color, played):
        return f"ko threat: atari while the ko at {_at(banned)} may not be retaken"
    ago = _ko_moves_ago(scene)
    return f"ends the ko at {_at(played)}, last taken {ago} moves before" if ago else None


def _takes_ko(board: Board, color: int, played: int) -> bool:
    board.play(color, played)
    try:
        return bool(board.ko_point != NO_POINT)
    finally:
        board.undo()


def _retakes(scene: MissScene, banned: int) -> bool:
    """Whether the next move of the same side is at the point that it may not take now."""
    later = scene.moves[scene.move_no : scene.move_no + 2]
    return len(later) == 2 and later[1] == (scene.color, banned)


def _gives_atari(board: Board, color: int, played: int) -> bool:
    return any(board.num_liberties(head) == 2 for head in _beside(board, opponent(color), played))


def _ko_moves_ago(scene: MissScene) -> int:
    """How long ago a ko ban lay on the point that is filled now, at most KO_MEMORY moves; 0: none did."""
    board, played = scene.board, scene.point
    if board.neighbours(played, scene.color) + board.neighbours(played, EDGE) < 4:
        return 0
    recent = scene.moves[max(scene.move_no - 1 - KO_MEMORY, 0) : scene.move_no - 1]
    undone = 0
    while undone < len(recent) and board.ko_point != played:
        board.undo()
        undone += 1
    for move in recent[len(recent) - undone :]:
        board.play(*move)
    return undone + 1 if undone < len(recent) else 0


def joseki(scene: MissScene) -> str | None:
    """A move of the opening near a stone of its corner, which has few stones."""
    if scene.move_no > scene.scaled(OPENING_MOVES):
        return None
    stones = [at for at in _corner(scene.board, scene.point) if scene.board.color_at(at) != EMPTY]
    if not 1 <= len(stones) <= CORNER_STONES:
        return None
    nearest = min(stones, key=lambda at: (lines_between(at, scene.point), at))
    lines = lines_between(nearest, scene.point)
    if lines > NEAR_LINES:
        return None
    corner = f"a corner of {pluralise(len(stones), 'stone')}"
    return f"move {scene.move_no}, {pluralise(lines, 'line')} from {_at(nearest)} in {corner}"


def fuseki(scene: MissScene) -> str | None:
    """A move of the opening with no stone near it."""
    if scene.move_no > scene.scaled(OPENING_MOVES):
        return None
    board = scene.board
    near = (at for at in board_points(board.size) if lines_between(at, scene.point) <= NEAR_LINES)
    if any(board.color_at(at) != EMPTY for at in near):
        return None
    return f"move {scene.move_no}, no stone within {NEAR_LINES} lines"


def endgame(scene: MissScene) -> str | None:
    """A move on the first or second line, late in the game."""
    line = min(min(place, scene.board.size - 1 - place) for place in coordinates(scene.point))
    if scene.move_no < scene.scaled(ENDGAME_MOVE) or line > 1:
        return None
    return f"move {scene.move_no}, on the {('first', 'second')[line]} line"


def answer(scene: MissScene) -> str | None:
    """A move near the last one."""
    away = scene.distance(1)
    if away is None or away > ANSWER_DISTANCE:
        return None
    return f"distance {away} from the last move"


def tenuki(scene: MissScene) -> str | None:
    """A move far from the last two."""
    away = scene.distance(1), scene.distance(2)
    if any(one is None or one <= TENUKI_DISTANCE for one in away):
        return None
    return f"distance {away[0]} from the last move, {away[1]} from the one before"


def _corner(board: Board, played: int) -> list[int]:
    """The quarter of the board around the corner nearest to a point, with the middle lines."""
    half = (board.size + 1) // 2
    col, row = (0 if place < half else board.size - half for place in coordinates(played))
    return [point(x, y) for y in range(row, row + half) for x in range(col, col + half)]


def _neighbours(at: int) -> list[int]:
    """The four points beside one; some may be off the board."""
    return [at - STRIDE, at - 1, at + 1, at + STRIDE]


def _at(at: int) -> str:
    return f"{{{to_sgf(at)}}}"
