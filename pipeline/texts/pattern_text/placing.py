"""Brings a pattern into its one form: the form that the text form writes and reads.

Two patterns that match at the same points for the same reasons, cell by cell, have the same form:

- the smallest rectangle that holds the move, every cell that is not "anything", and every cell that the
  tree or a text names, lies so that the move is at column 3, row 3, or as near to it as the 8x8 allow;
- the cell of the move is empty and nothing else;
- what `liberties` asks and a cell's set can say is in the set; the attribute is there for the rest only;
- one attribute a measure and cell, none that every value meets, in the order of cells and measures.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.patterns.pattern import (
    ANYTHING,
    CELL_NAME,
    EMPTY_BIT,
    ENEMY_1,
    ENEMY_2,
    ENEMY_3,
    FRIEND_1,
    FRIEND_2,
    FRIEND_3,
    MEASURES,
    SIDE,
    Attribute,
    Pattern,
    TreeMove,
    cell_name,
    cell_number,
)
from engine.points import EngineError
from pipeline.texts.pattern_text.symbols import STONES

#: column and row where the move lies if there is room
HOME = 3
#: codes of a cell by the liberties that they stand for; the last stand for more, too
_OF_LIBERTIES = (FRIEND_1 | ENEMY_1, FRIEND_2 | ENEMY_2, FRIEND_3 | ENEMY_3)
_SAYING = re.compile(b"[^\\xff]", re.DOTALL)
_MEASURE_NO = {measure: i for i, measure in enumerate(MEASURES)}


def canonical(pattern: Pattern) -> Pattern:
    """The pattern in its one form; raises EngineError when an attribute can never be met.

    The result has the same id, text, tree and numbers; cells that texts and trees name move along.
    """
    cells = bytearray(pattern.cells)
    cells[pattern.move] = EMPTY_BIT
    attributes = _folded(pattern.id, cells, pattern.attributes)
    step = _step(pattern, cells)
    if step == 0 and cells == pattern.cells and tuple(attributes) == pattern.attributes:
        return pattern
    if step:
        attributes = [at._replace(cell=at.cell + step) if at.cell >= 0 else at for at in attributes]
    return replace(
        pattern,
        cells=_moved_cells(cells, step),
        move=pattern.move + step,
        attributes=tuple(attributes),
        text=_moved_text(pattern.text, pattern.move, step),
        answers=_moved_tree(pattern.answers, pattern.move, step),
        alternatives=_moved_tree(pattern.alternatives, pattern.move, step),
    )


def named_cells(text: str) -> Iterator[int]:
    """The cells that a text names, without the move."""
    return (cell_number(name) for name in CELL_NAME.findall(text) if name != "*")


def rectangle(pattern: Pattern) -> tuple[int, int, int, int]:
    """First column, first row, last column, last row of the cells that the pattern says something about."""
    return _rectangle(pattern, pattern.cells)


def tree_moves(pattern: Pattern) -> Iterator[TreeMove]:
    """All moves of the tree and of the alternatives, in no order that matters."""
    waiting = [*pattern.answers, *pattern.alternatives]
    while waiting:
        move = waiting.pop()
        waiting += move.answers
        yield move


def _rectangle(pattern: Pattern, cells: bytes | bytearray) -> tuple[int, int, int, int]:
    used = [match.start() for match in _SAYING.finditer(cells)]
    used.append(pattern.move)
    used += [attribute.cell for attribute in pattern.attributes if attribute.cell >= 0]
    used += named_cells(pattern.text)
    for move in tree_moves(pattern):
        used.append(move.cell)
        used += named_cells(move.text)
    columns = [cell % SIDE for cell in used]
    return min(columns), min(used) // SIDE, max(columns), max(used) // SIDE


def _step(pattern: Pattern, cells: bytearray) -> int:
    """By how much cell numbers change when the pattern is moved to its place."""
    left, top, right, bottom = _rectangle(pattern, cells)
    across = min(max(HOME - pattern.move % SIDE, -left), SIDE - 1 - right)
    down = min(max(HOME - pattern.move // SIDE, -top), SIDE - 1 - bottom)
    return across + SIDE * down


def _moved_cells(cells: bytearray, step: int) -> bytes:
    """The cells, moved by a step; what is moved out of the 8x8 is "anything", and so is what comes in."""
    if step == 0:
        return bytes(cells)
    moved = bytearray([ANYTHING]) * len(cells)
    for cell, allowed in enumerate(cells):
        if allowed != ANYTHING:
            moved[cell + step] = allowed
    return bytes(moved)


def _moved_text(text: str, move: int, step: int) -> str:
    """The text with its cells named anew; ``move`` is where the move was."""
    if "{" not in text:
        return text

    def named(match: re.Match[str]) -> str:
        cell = move if match[1] == "*" else cell_number(match[1])
        return "{*}" if cell == move else f"{{{cell_name(cell + step)}}}"

    return CELL_NAME.sub(named, text)


def _moved_tree(moves: tuple[TreeMove, ...], move: int, step: int) -> tuple[TreeMove, ...]:
    return tuple(
        one._replace(
            cell=one.cell + step,
            text=_moved_text(one.text, move, step),
            answers=_moved_tree(one.answers, move, step),
        )
        for one in moves
    )


def _folded(id: str, cells: bytearray, attributes: Iterable[Attribute]) -> list[Attribute]:
    """The attributes that cells cannot express; what they can express is put into ``cells``."""
    ranges: dict[tuple[int, int], tuple[int, int]] = {}
    for measure, cell, low, high in attributes:
        key = (cell if cell >= 0 else len(cells), _MEASURE_NO[measure])
        was_low, was_high = ranges.get(key, (low, high))
        ranges[key] = max(low, was_low), min(high, was_high)
    found = []
    for (cell, measure_no), (low, high) in sorted(ranges.items()):
        measure = list(MEASURES)[measure_no]
        if cell < len(cells):
            if measure != "last":  # the last move may have been captured, or its cell not matter
                _check_stone(id, measure, cells[cell])
            if measure == "liberties":
                cells[cell], low = _fold_liberties(cells[cell], low, high)
            if not cells[cell]:
                raise EngineError(f"pattern {id}: no stone of this cell can meet its '{measure}'")
        if low > high:
            raise EngineError(f"pattern {id}: nothing can meet both its ranges of '{measure}'")
        if _asks(measure, low, high, cells[cell] if cell < len(cells) else 0):
            found.append(Attribute(measure, cell if cell < len(cells) else -1, low, high))
    return found


def _check_stone(id: str, measure: str, allowed: int) -> None:
    if allowed & ~STONES:
        raise EngineError(f"pattern {id}: '{measure}' is measured at a cell that need not hold a stone")


def _fold_liberties(allowed: int, low: int, high: int) -> tuple[int, int]:
    """The set without the stones of too few or too many liberties, and the lowest number it leaves."""
    lowest = 0
    for liberties, codes in enumerate(_OF_LIBERTIES, start=1):
        is_last = liberties == len(_OF_LIBERTIES)
        if liberties > high or (liberties < low and not is_last):
            allowed &= ~codes
        elif allowed & codes and not lowest:
            lowest = max(liberties, low) if is_last else liberties
    return allowed, max(lowest, 1)


def _asks(measure: str, low: int, high: int, allowed: int) -> bool:
    """Whether a range asks for more than the set of the cell and the measure's own range."""
    _, lowest, highest, _ = MEASURES[measure]
    if measure == "liberties":
        return bool(allowed & _OF_LIBERTIES[-1]) and (low > len(_OF_LIBERTIES) or high < highest)
    return (low, high) != (lowest, highest)
