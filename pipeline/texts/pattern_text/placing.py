"""Brings patterns into canonical form, which is the form that the text form writes and reads.

Two patterns that ask the same, cell by cell, have the same canonical form:

- The pattern lies so that the move is at column 3, row 3, or as near to that as the 8x8 allow for the
  smallest rectangle with the move, all cells that are not "anything" and all cells that attributes, tree or
  texts name.
- The cell of the move is empty and nothing else.
- What `liberties` asks is in the cell's set as far as the set can say it; the attribute asks the rest only.
- There is one attribute for each measure and cell, none that every value meets, in the order of cells and
  measures.
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

#: the column and row of the move, from 0, if there is room
HOME = 3
#: the codes of stones with 1, 2, and 3 or more liberties
_OF_LIBERTIES = (FRIEND_1 | ENEMY_1, FRIEND_2 | ENEMY_2, FRIEND_3 | ENEMY_3)
_SAYING = re.compile(b"[^\\xff]", re.DOTALL)
_MEASURE_NO = {measure: i for i, measure in enumerate(MEASURES)}


def canonical_form(pattern: Pattern) -> Pattern:
    """The pattern in canonical form; raises EngineError when an attribute can never be met.

    Id, numbers, texts and tree stay; the cells that texts and tree name move with the pattern.
    """
    cells = bytearray(pattern.cells)
    cells[pattern.move] = EMPTY_BIT
    attributes = _fold_attributes(pattern.id, cells, pattern.attributes)
    step = _step(pattern, cells)
    if step == 0 and cells == pattern.cells and tuple(attributes) == pattern.attributes:
        return pattern
    if step:
        attributes = [at._replace(cell=at.cell + step) if at.cell >= 0 else at for at in attributes]
    return replace(
        pattern,
        cells=_move_cells(cells, step),
        move=pattern.move + step,
        attributes=tuple(attributes),
        text=_rename_cells(pattern.text, pattern.move, step),
        answers=_move_tree(pattern.answers, pattern.move, step),
        alternatives=_move_tree(pattern.alternatives, pattern.move, step),
    )


def named_cells(text: str) -> Iterator[int]:
    """The cells that a text names, without the move."""
    return (cell_number(name) for name in CELL_NAME.findall(text) if name != "*")


def rectangle(pattern: Pattern) -> tuple[int, int, int, int]:
    """The first column, first row, last column, last row of cells that the pattern says something about."""
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
    """By how much the numbers of cells change when the pattern is moved to its place."""
    left, top, right, bottom = _rectangle(pattern, cells)
    across = min(max(HOME - pattern.move % SIDE, -left), SIDE - 1 - right)
    down = min(max(HOME - pattern.move // SIDE, -top), SIDE - 1 - bottom)
    return across + SIDE * down


def _move_cells(cells: bytearray, step: int) -> bytes:
    """The cells, moved by a step; those that come in are "anything". None that says something moves out."""
    if step == 0:
        return bytes(cells)
    moved = bytearray([ANYTHING]) * len(cells)
    for cell, allowed in enumerate(cells):
        if allowed != ANYTHING:
            moved[cell + step] = allowed
    return bytes(moved)


def _rename_cells(text: str, move: int, step: int) -> str:
    """The text with its cells renamed; ``move`` is the cell of the move before the step."""
    if "{" not in text:
        return text

    def named(match: re.Match[str]) -> str:
        cell = move if match[1] == "*" else cell_number(match[1])
        return "{*}" if cell == move else f"{{{cell_name(cell + step)}}}"

    return CELL_NAME.sub(named, text)


def _move_tree(moves: tuple[TreeMove, ...], move: int, step: int) -> tuple[TreeMove, ...]:
    return tuple(
        one._replace(
            cell=one.cell + step,
            text=_rename_cells(one.text, move, step),
            answers=_move_tree(one.answers, move, step),
        )
        for one in moves
    )


def _fold_attributes(id: str, cells: bytearray, attributes: Iterable[Attribute]) -> list[Attribute]:
    """The attributes that sets of cells cannot express. ``cells`` is changed to express the others."""
    ranges: dict[tuple[int, int], tuple[int, int]] = {}
    for measure, cell, low, high in attributes:
        key = (cell if cell >= 0 else len(cells), _MEASURE_NO[measure])
        was_low, was_high = ranges.get(key, (low, high))
        ranges[key] = max(low, was_low), min(high, was_high)
    found = []
    for (cell, measure_no), (low, high) in sorted(ranges.items()):
        measure = list(MEASURES)[measure_no]
        if cell < len(cells):
            if measure != "last":  # the stone of a last move may have been captured, or not matter
                _check_stone(id, measure, cells[cell])
            if measure == "liberties":
                cells[cell], low = _fold_liberties(cells[cell], low, high)
            if not cells[cell]:
                raise EngineError(f"pattern {id}: no stone of this cell can meet its '{measure}'")
        if low > high:
            raise EngineError(f"pattern {id}: nothing can meet both its ranges of '{measure}'")
        if _is_restricting(measure, low, high, cells[cell] if cell < len(cells) else 0):
            found.append(Attribute(measure, cell if cell < len(cells) else -1, low, high))
    return found


def _check_stone(id: str, measure: str, allowed: int) -> None:
    if allowed & ~STONES:
        raise EngineError(f"pattern {id}: '{measure}' is measured at a cell that need not hold a stone")


def _fold_liberties(allowed: int, low: int, high: int) -> tuple[int, int]:
    """The set without stones of too few or too many liberties, and the lowest number that is left to ask."""
    lowest = 0
    for liberties, codes in enumerate(_OF_LIBERTIES, start=1):
        is_last = liberties == len(_OF_LIBERTIES)
        if liberties > high or (liberties < low and not is_last):
            allowed &= ~codes
        elif allowed & codes and not lowest:
            lowest = max(liberties, low) if is_last else liberties
    return allowed, max(lowest, 1)


def _is_restricting(measure: str, low: int, high: int, allowed: int) -> bool:
    """Whether a range asks more than the cell's set ``allowed`` and the measure's own range do."""
    _, lowest, highest, _ = MEASURES[measure]
    if measure == "liberties":
        return bool(allowed & _OF_LIBERTIES[-1]) and (low > len(_OF_LIBERTIES) or high < highest)
    return (low, high) != (lowest, highest)
