"""Makes one change of a pattern: paints a cell, asks for an attribute, adds a move ... Writes nothing."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from engine.patterns.pattern import (
    ANYTHING,
    CLASSES,
    EMPTY_BIT,
    ENEMY_ANY,
    FRIEND_ANY,
    MEASURES,
    MOVE_TYPES,
    NUM_CELLS,
    UNCOUNTED,
    Attribute,
    Pattern,
    TreeMove,
)
from engine.points import EngineError
from pipeline.errors import KatachiError

_STONES = FRIEND_ANY | ENEMY_ANY
#: the longest text of a pattern or a move
LONGEST = 300
#: the longest line of the tree, in moves
DEEPEST = 20


def change(pattern: Pattern, asked: Mapping[str, Any]) -> Pattern:
    """The pattern after a change; ``asked["do"]`` is one of _CHANGES, other keys depend on it.

    Raises KatachiError for an impossible change.
    """
    try:
        do = _CHANGES[str(asked.get("do"))]
    except KeyError:
        raise KatachiError(f"do: one of {', '.join(_CHANGES)}") from None
    try:
        changed = do(pattern, asked)
    except EngineError as error:
        raise KatachiError(str(error)) from None
    # its counts were those of the unchanged pattern
    return replace(changed, statistics=UNCOUNTED, gain=0.0, sources=())


def _paint(pattern: Pattern, asked: Mapping[str, Any]) -> Pattern:
    """Set what a cell may hold; attributes that need a stone there go unless it must be one."""
    cell, allowed = _cell(asked), _number(asked, "allowed", 1, ANYTHING)
    if cell == pattern.move:
        raise KatachiError("the move's cell is empty; put the move elsewhere first")
    cells = bytearray(pattern.cells)
    cells[cell] = allowed
    left = [
        at for at in pattern.attributes if at.cell != cell or at.measure == "last" or not allowed & ~_STONES
    ]
    return replace(pattern, cells=bytes(cells), attributes=tuple(left))


def _move(pattern: Pattern, asked: Mapping[str, Any]) -> Pattern:
    """Put the move into another cell."""
    cell = _cell(asked)
    cells = bytearray(pattern.cells)
    cells[cell] = EMPTY_BIT
    left = tuple(at for at in pattern.attributes if at.cell != cell)
    return replace(pattern, cells=bytes(cells), move=cell, attributes=left)


def _ask(pattern: Pattern, asked: Mapping[str, Any]) -> Pattern:
    """Ask for a range of a measure; without ``low``, stop asking for the measure."""
    measure = str(asked.get("measure"))
    if measure not in MEASURES:
        raise KatachiError(f"measure: one of {', '.join(MEASURES)}")
    where, lowest, highest, _ = MEASURES[measure]
    cell = _cell(asked) if where == "cell" else -1
    left = [at for at in pattern.attributes if (at.measure, at.cell) != (measure, cell)]
    if asked.get("low") is not None:
        if cell >= 0 and measure != "last" and pattern.cells[cell] & ~_STONES:
            raise KatachiError(f"{measure} is asked of a stone: paint one there first")
        low, high = _number(asked, "low", lowest, highest), _number(asked, "high", lowest, highest)
        if low > high:
            raise KatachiError(f"{measure}: {low} is more than {high}")
        left.append(Attribute(measure, cell, low, high))
    return replace(pattern, attributes=tuple(left))


def _tell(pattern: Pattern, asked: Mapping[str, Any]) -> Pattern:
    """Set class, type, text, flags and weight, as far as they are given."""
    changed = pattern
    for key, known in (("kind", CLASSES), ("type", MOVE_TYPES)):
        if key in asked:
            if asked[key] not in known:
                raise KatachiError(f"{key}: one of {', '.join(known)}")
            changed = replace(changed, **{key: asked[key]})
    for key in ("urgent", "quiet"):
        if key in asked:
            changed = replace(changed, **{key: bool(asked[key])})
    if "text" in asked:
        changed = replace(changed, text=_text(asked))
    if "weight" in asked:
        weight = asked["weight"]
        if not isinstance(weight, int | float) or not -20 <= weight <= 20:
            raise KatachiError("weight: nats, from -20 to 20")
        changed = replace(changed, weight=round(float(weight), 4))
    return changed


def _add(pattern: Pattern, asked: Mapping[str, Any]) -> Pattern:
    """Add a move after the one that ``path`` leads to. The sides take turns."""
    path = _path(asked)
    cell = _cell(asked)
    if len(path) >= DEEPEST:
        raise KatachiError(f"a line has at most {DEEPEST} moves")
    side = "enemy" if len(path) % 2 == 0 else "friend"

    def add_move(moves: Sequence[TreeMove]) -> tuple[TreeMove, ...]:
        if any(move.cell == cell and move.side == side for move in moves):
            return tuple(moves)
        return (*moves, TreeMove(cell, side))

    return replace(pattern, answers=_at(pattern.answers, path, add_move))


def _drop(pattern: Pattern, asked: Mapping[str, Any]) -> Pattern:
    """Remove a move of the tree, with all after it."""
    *path, last = _path(asked) or [0]
    return replace(
        pattern, answers=_at(pattern.answers, path, lambda moves: (*moves[:last], *moves[last + 1 :]))
    )


def _note(pattern: Pattern, asked: Mapping[str, Any]) -> Pattern:
    """Set type and text of a move of the tree."""
    *path, last = _path(asked) or [0]
    kind = asked.get("type", "normal")
    if kind not in MOVE_TYPES:
        raise KatachiError(f"type: one of {', '.join(MOVE_TYPES)}")

    def set_note(moves: Sequence[TreeMove]) -> tuple[TreeMove, ...]:
        if last >= len(moves):
            raise KatachiError("there is no such move in the tree")
        return (*moves[:last], moves[last]._replace(type=kind, text=_text(asked)), *moves[last + 1 :])

    return replace(pattern, answers=_at(pattern.answers, path, set_note))


_CHANGES: dict[str, Callable[[Pattern, Mapping[str, Any]], Pattern]] = {
    "paint": _paint,
    "move": _move,
    "ask": _ask,
    "tell": _tell,
    "add": _add,
    "drop": _drop,
    "note": _note,
}


def _at(
    moves: Sequence[TreeMove], path: Sequence[int], do: Callable[[Sequence[TreeMove]], tuple[TreeMove, ...]]
) -> tuple[TreeMove, ...]:
    """The moves of a tree after ``do`` has changed those at the end of a path. Raises KatachiError."""
    if not path:
        return do(moves)
    first, *rest = path
    if first >= len(moves):
        raise KatachiError("there is no such move in the tree")
    answers = _at(moves[first].answers, rest, do)
    return (*moves[:first], moves[first]._replace(answers=answers), *moves[first + 1 :])


def _cell(asked: Mapping[str, Any]) -> int:
    return _number(asked, "cell", 0, NUM_CELLS - 1)


def _number(asked: Mapping[str, Any], key: str, low: int, high: int) -> int:
    value = asked.get(key)
    if not isinstance(value, int) or not low <= value <= high:
        raise KatachiError(f"{key}: a number from {low} to {high}")
    return value


def _path(asked: Mapping[str, Any]) -> list[int]:
    path = asked.get("path", [])
    if (
        not isinstance(path, list)
        or len(path) > DEEPEST
        or not all(isinstance(i, int) and i >= 0 for i in path)
    ):
        raise KatachiError("path: the places of moves in their lists, from the first answer on")
    return path


def _text(asked: Mapping[str, Any]) -> str:
    text = " ".join(str(asked.get("text", "")).split())
    if len(text) > LONGEST:
        raise KatachiError(f"a text has at most {LONGEST} signs")
    return text
