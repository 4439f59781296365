"""Writes the text form of patterns. The same patterns in the same order give the same bytes."""

from collections.abc import Iterable, Iterator
from math import isfinite
from pathlib import Path

from engine.patterns.pattern import (
    CELL_NAME,
    CLASSES,
    MOVE_TYPES,
    SIDE,
    UNCOUNTED,
    Pattern,
    TreeMove,
    cell_name,
    cell_number,
)
from engine.points import EngineError
from pipeline.texts.pattern_text.placing import canonical_form, rectangle, tree_moves
from pipeline.texts.pattern_text.symbols import ID, LEGEND, LETTERS, MOVE, NAMES, value_text
from pipeline.writing import write_text


def write(path: str | Path, patterns: Iterable[Pattern]) -> None:
    """Write a file of patterns; raises EngineError for a pattern that the text form cannot hold."""
    write_text(Path(path), LEGEND + "".join(f"\n{text_of(pattern)}" for pattern in patterns))


def text_of(pattern: Pattern) -> str:
    """A pattern as lines of text, in canonical form; raises EngineError if the text form cannot hold it."""
    pattern = canonical_form(pattern)
    _check(pattern)
    return "\n".join([*_lines(pattern), ""])


def _check(pattern: Pattern) -> None:
    """Raise EngineError for what a Pattern may have but the reader would not read back."""
    texts = [pattern.text, *(move.text for move in tree_moves(pattern))]
    words = "".join(pattern.sources)
    moves = list(tree_moves(pattern))
    faults = {
        "its id": not ID.fullmatch(pattern.id),
        "its class": pattern.kind not in CLASSES,
        "a type of move": any(move.type not in MOVE_TYPES for move in (pattern, *moves)),
        "a side": any(move.side not in ("friend", "enemy") for move in moves)
        or any(move.side != "friend" for move in pattern.alternatives),
        "a text": not all(_is_text(text) for text in texts),
        "its sources": "" in pattern.sources or not words.isprintable() or " " in words,
        "a number": not (isfinite(pattern.weight) and isfinite(pattern.gain)) or min(pattern.statistics) < 0,
    }
    for what, is_wrong in faults.items():
        if is_wrong:
            raise EngineError(f"pattern {pattern.id}: {what} cannot be written as text")


def _is_text(text: str) -> bool:
    named = CELL_NAME.sub("", text)
    return text == text.strip() and text.isprintable() and "{" not in named and "}" not in named


def _lines(pattern: Pattern) -> Iterator[str]:
    left, top, right, bottom = rectangle(pattern)
    letters = _letters(pattern)
    names = _cell_names(pattern, left, top, letters)
    yield f"pattern {pattern.id}"
    if pattern.kind != "shape":
        yield f"class {pattern.kind}"
    if pattern.text:
        yield f"text {_text_with_names(pattern.text, names)}"
    if pattern.urgent or pattern.quiet:
        yield " ".join(["flags", *(["urgent"] * pattern.urgent), *(["quiet"] * pattern.quiet)])
    if pattern.type != "normal":
        yield f"type {pattern.type}"
    for row in range(top, bottom + 1):
        yield " ".join(_symbol(pattern, SIDE * row + column, letters) for column in range(left, right + 1))
    yield from _descriptions(pattern, letters, names)
    for measure, cell, low, high in pattern.attributes:
        if cell < 0:
            yield f"{measure} {value_text(measure, low, high)}"
    yield from _tree_lines("moves", pattern.answers, names)
    yield from _tree_lines("also", pattern.alternatives, names)
    yield from _number_lines(pattern)
    if pattern.sources:
        yield " ".join(["sources", *pattern.sources])


def _symbol(pattern: Pattern, cell: int, letters: dict[int, str]) -> str:
    if cell == pattern.move:
        return MOVE
    if cell in letters:
        return letters[cell][0] if len(letters[cell]) == 1 else "?"
    return NAMES[pattern.cells[cell]]


def _attribute_texts(pattern: Pattern) -> dict[int, str]:
    """The attributes of each cell that has some, as they stand after its symbols."""
    texts: dict[int, str] = {}
    for measure, cell, low, high in pattern.attributes:
        if cell >= 0:
            texts[cell] = f"{texts.get(cell, '')} {measure} {value_text(measure, low, high)}"
    return texts


def _letters(pattern: Pattern) -> dict[int, str]:
    """The letter of each cell that is described below the diagram, or "" if no letter is left for it.

    Cells with the same description share a letter.
    """
    asked = _attribute_texts(pattern)
    given: dict[str, str] = {}
    letters = {}
    for cell, allowed in enumerate(pattern.cells):
        symbols = NAMES[allowed]
        if cell != pattern.move and (len(symbols) > 1 or cell in asked):
            line = symbols + asked.get(cell, "")
            if line not in given:
                given[line] = LETTERS[len(given)] if len(given) < len(LETTERS) else ""
            letters[cell] = given[line]
    return letters


def _cell_names(pattern: Pattern, left: int, top: int, letters: dict[int, str]) -> dict[int, str]:
    """The names of cells in texts and trees: `*`, a letter that only this cell has, or column and row."""
    used = list(letters.values())
    names = {
        cell: cell_name(cell - left - SIDE * top)
        for cell in range(left + SIDE * top, len(pattern.cells))
        if cell % SIDE >= left
    }
    names |= {cell: letter for cell, letter in letters.items() if letter and used.count(letter) == 1}
    return names | {pattern.move: MOVE}


def _descriptions(pattern: Pattern, letters: dict[int, str], names: dict[int, str]) -> Iterator[str]:
    asked = _attribute_texts(pattern)
    told = set()
    for cell, letter in letters.items():
        name = letter or names[cell]
        if name not in told:
            told.add(name)
            yield f"{name} {NAMES[pattern.cells[cell]]}{asked.get(cell, '')}"


def _text_with_names(text: str, names: dict[int, str]) -> str:
    return CELL_NAME.sub(
        lambda match: "{*}" if match[1] == MOVE else f"{{{names[cell_number(match[1])]}}}", text
    )


def _tree_lines(word: str, moves: tuple[TreeMove, ...], names: dict[int, str]) -> Iterator[str]:
    if moves:
        yield word
    waiting = [(1, move) for move in reversed(moves)]
    while waiting:
        depth, move = waiting.pop()
        words = [move.side, names[move.cell]]
        # a text that begins with a type's name would be read as the type
        if move.type != "normal" or move.text.split(" ")[0] in MOVE_TYPES:
            words.append(move.type)
        if move.text:
            words.append(_text_with_names(move.text, names))
        yield "  " * depth + " ".join(words)
        waiting += [(depth + 1, answer) for answer in reversed(move.answers)]


def _number_lines(pattern: Pattern) -> Iterator[str]:
    if pattern.statistics != UNCOUNTED:
        played, seen, games, players, won, decided, first, last = pattern.statistics
        words = [f"seen {seen}"]
        words += [f"played {played}"] * bool(played)
        words += [f"games {games}"] * bool(games)
        words += [f"players {players}"] * bool(players)
        words += [f"won {won}/{decided}"] * bool(won or decided)
        words += [f"years {first}" if first == last else f"years {first}-{last}"] * bool(first or last)
        yield " ".join(words)
    words = [f"weight {pattern.weight!r}"] * bool(pattern.weight)
    words += [f"gain {pattern.gain!r}"] * bool(pattern.gain)
    if words:
        yield " ".join(words)
