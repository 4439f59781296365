"""Reads the text form of patterns: one pass over the lines, a handler for each kind of line.

The patterns are in canonical form (``pipeline.texts.pattern_text.placing``). A mistake raises a KatachiError
of one line: file and line, what is wrong, the value, the remedy.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from engine.patterns.binary import MAX_NUMBER
from engine.patterns.pattern import (
    ANYTHING,
    CLASSES,
    EMPTY_BIT,
    MEASURES,
    MOVE_TYPES,
    SIDE,
    Attribute,
    Pattern,
    Statistics,
    TreeMove,
    cell_name,
)
from engine.points import EngineError
from pipeline.errors import KatachiError
from pipeline.texts.pattern_text.placing import HOME, canonical_form
from pipeline.texts.pattern_text.symbols import (
    HEADER,
    ID,
    LETTERS,
    MOVE,
    SYMBOLS,
    VERSION,
    value_range,
    values_help,
)
from pipeline.texts.reading import read_text, require_version

_PLACE = re.compile(r"[a-h][1-8]")
_IN_BRACES = re.compile(r"\{([^{}]*)\}")
_BRACE_LEFT = re.compile(r"[{}]")
_INDENT = 2
#: by character: the set of a symbol, 0 for letters and other characters
_SETS = bytes(SYMBOLS.get(chr(code), EMPTY_BIT if chr(code) == MOVE else 0) for code in range(256))
_COUNTS = ("seen", "played", "games", "players", "won", "years")
#: all counts in order, as programs write them: these are read faster
_ALL_COUNTS = re.compile(
    r"seen (\d+) played (\d+) games (\d+) players (\d+) won (\d+)/(\d+) years (\d+)-(\d+)", re.ASCII
)
_PAIRS = {"won": "/", "years": "-"}
_BARE_ROW = bytes([ANYTHING]) * SIDE


class _Fault(Exception):
    """A mistake in the text. File and line are added when it is reported."""


class _Draft:
    """A pattern while it is being read."""

    __slots__ = (
        "alternatives",
        "answers",
        "asked",
        "described",
        "fields",
        "is_open",
        "letters",
        "line",
        "rows",
        "text_line",
        "tree",
        "width",
    )

    def __init__(self, line: int) -> None:
        #: number of the current line
        self.line = line
        #: fields of the Pattern that were read, by name
        self.fields: dict[str, Any] = {}
        #: number of the line with the pattern's text
        self.text_line = line
        #: the diagram, a string of symbols for each row; its lines have ``width`` characters
        self.rows: list[str] = []
        self.width = 0
        #: whether the next line may be a row of the diagram
        self.is_open = True
        #: lines below the diagram: (line, letter or cell name, symbols, attributes)
        self.described: list[tuple[int, str, str, list[str]]] = []
        #: attributes of the board; later also those of cells
        self.asked: list[Attribute] = []
        #: letter -> its cells
        self.letters: dict[str, list[int]] = {}
        #: the tree that is being read, one of the next two: (line, depth, words)
        self.tree: list[tuple[int, int, str]] | None = None
        self.answers: list[tuple[int, int, str]] = []
        self.alternatives: list[tuple[int, int, str]] = []


# -- files ---------------------------------------------------------------------------------------------


def read(path: str | Path) -> list[Pattern]:
    """The patterns of a file, in its order. Raises KatachiError for a mistake, or an id that occurs twice."""
    return list(require_unique_ids(read_with_places(path)))


def read_folder(folder: str | Path) -> list[Pattern]:
    """The patterns of all `*.pat` of a folder, by file name. Raises KatachiError like ``read``."""
    return list(require_unique_ids(read_folder_with_places(folder)))


def read_with_places(path: str | Path) -> Iterator[tuple[str, Pattern]]:
    """The patterns of a file, each with its place, "file.pat:12"; an id may occur twice."""
    for line, pattern in parse(read_text(Path(path)), str(path)):
        yield f"{path}:{line}", pattern


def read_folder_with_places(folder: str | Path) -> Iterator[tuple[str, Pattern]]:
    """Like ``read_with_places``, for all `*.pat` of a folder by file name; KatachiError if there is none."""
    paths = sorted(Path(folder).glob("*.pat"))
    if not paths:
        raise KatachiError(f"{folder}: no *.pat there; name the folder that holds the text patterns")
    for path in paths:
        yield from read_with_places(path)


def require_unique_ids(patterns: Iterable[tuple[str, Pattern]]) -> Iterator[Pattern]:
    """The patterns without their places. Raises KatachiError, which names both places, for a second id."""
    places: dict[str, str] = {}
    for place, pattern in patterns:
        if pattern.id in places:
            raise KatachiError(
                f"{place}: pattern '{pattern.id}' is at {places[pattern.id]} too; rename one of them"
            )
        places[pattern.id] = place
        yield pattern


def parse(content: str, name: str) -> Iterator[tuple[int, Pattern]]:
    """The patterns of a text, each with the number of its first line; an id may occur twice.

    Raises KatachiError with ``name`` and line for a mistake.
    """
    require_version(content, name, "patterns", HEADER, VERSION)
    yield from parse_without_header(content.partition("\n")[2], name, 2)


def parse_without_header(content: str, name: str, first_line: int = 1) -> Iterator[tuple[int, Pattern]]:
    """Like ``parse``, for a text without the header, whose first line has the number ``first_line``."""
    lines = content.split("\n")
    at, end = 0, len(lines)
    while at < end:
        line = lines[at]
        at += 1
        if not line or line[0] == "#" or line.isspace():
            continue
        first = first_line + at - 1
        draft = _Draft(first)
        try:
            if not line.startswith("pattern "):
                raise _Fault(
                    f"'{line}' is outside a pattern: one begins with 'pattern ID' and has no blank line"
                )
            _begin(draft, line[8:].strip())
            while at < end and (line := lines[at].rstrip()):
                draft.line = first_line + at
                at += 1
                _read_line(draft, line)
            yield first, _finish(draft)
        except _Fault as fault:
            raise KatachiError(f"{name}:{draft.line}: {fault}") from None
        except EngineError as error:
            raise KatachiError(f"{name}:{draft.line}: {error}") from None


# -- lines ---------------------------------------------------------------------------------------------


def _begin(draft: _Draft, id: str) -> None:
    if not ID.fullmatch(id):
        raise _Fault(f"'{id}' is no id: use letters, digits and hyphens")
    draft.fields["id"] = id


def _read_line(draft: _Draft, line: str) -> None:
    if line[0] == " ":
        _read_tree_line(draft, line)
        return
    if len(line) == 1 or line[1] == " ":
        if draft.is_open and line[1::2].strip() == "" and draft.width in (0, len(line)) and len(line) % 2:
            draft.rows.append(line[::2])
            draft.width = len(line)
            return
        draft.is_open = False
        _read_description(draft, line)
        return
    draft.is_open = not draft.rows
    _end_tree(draft)
    word, _, rest = line.partition(" ")
    handler = _HANDLERS.get(word)
    if handler:
        handler(draft, rest)
    elif word in MEASURES:
        _read_board_attribute(draft, word, rest)
    elif _PLACE.fullmatch(word):
        _read_description(draft, line)
    elif word == "pattern":
        raise _Fault(f"'{line}' is inside another pattern; leave a blank line above it")
    else:
        raise _Fault(f"no line begins with '{word}'; there are: {', '.join(_HANDLERS)}, attributes, cells")


def _set_once(draft: _Draft, field: str, value: object) -> None:
    if field in draft.fields:
        raise _Fault(f"'{field}' is told twice; leave one line out")
    draft.fields[field] = value


def _one_of(word: str, words: tuple[str, ...], what: str) -> str:
    if word not in words:
        raise _Fault(f"no {what} is called '{word}'; there are: {', '.join(words)}")
    return word


def _read_class(draft: _Draft, rest: str) -> None:
    _set_once(draft, "kind", _one_of(rest, CLASSES, "class"))


def _read_type(draft: _Draft, rest: str) -> None:
    _set_once(draft, "type", _one_of(rest, MOVE_TYPES, "type of move"))


def _read_text(draft: _Draft, rest: str) -> None:
    if not rest or not rest.isprintable() or rest[0] == " ":
        raise _Fault(f"'{rest}' is no explanation: one line of text, one blank after 'text'")
    _set_once(draft, "text", rest)
    draft.text_line = draft.line


def _read_flags(draft: _Draft, rest: str) -> None:
    for flag in rest.split():
        _set_once(draft, _one_of(flag, ("urgent", "quiet"), "flag"), True)


def _read_sources(draft: _Draft, rest: str) -> None:
    if not "".join(rest.split()).isprintable():
        raise _Fault(f"{rest!r} are no sources: words without control characters")
    _set_once(draft, "sources", tuple(rest.split()))


def _read_numbers(draft: _Draft, rest: str) -> None:
    """Read `weight 1.2 gain 3.4`, or one of the two."""
    words = rest.split()
    for name, value in zip(words[::2], words[1::2], strict=False):
        _set_once(draft, _one_of(name, ("weight", "gain"), "number"), _float(value))
    if len(words) % 2:
        raise _Fault(f"a number is missing after '{words[-1]}'")


def _float(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    if value - value != 0:
        raise _Fault(f"'{text}' is no number; write one like 1.25")
    return value


def _read_statistics(draft: _Draft, rest: str) -> None:
    """Read `seen 9 played 4 games 4 players 3 won 2/4 years 1999-2019`; counts that are left out are 0."""
    all_told = _ALL_COUNTS.fullmatch(rest)
    if all_told:
        seen, played, *others = map(int, all_told.groups())
        _set_once(draft, "statistics", Statistics(played, seen, *others))
        return
    words = rest.split()
    if len(words) % 2:
        raise _Fault(f"a number is missing after '{words[-1]}'")
    told: dict[str, tuple[int, int]] = {}
    for name, value in zip(words[::2], words[1::2], strict=True):
        if _one_of(name, _COUNTS, "count") in told:
            raise _Fault(f"'{name}' is told twice; leave one out")
        told[name] = _pair(value, _PAIRS[name]) if name in _PAIRS else (_count(value), 0)
    seen, played, games, players = (told.get(name, (0, 0))[0] for name in _COUNTS[:4])
    won, years = told.get("won", (0, 0)), told.get("years", (0, 0))
    _set_once(draft, "statistics", Statistics(played, seen, games, players, *won, *years))


def _count(text: str) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > 10 or int(text) > MAX_NUMBER:
        raise _Fault(f"'{text}' is no count; write a number from 0 to {MAX_NUMBER}")
    return int(text)


def _pair(text: str, separator: str) -> tuple[int, int]:
    first, found, last = text.partition(separator)
    if not found and separator == "/":
        raise _Fault(f"'{text}' is no share; write it like 200/380")
    return _count(first), _count(last if found else first)


def _read_moves(draft: _Draft, rest: str) -> None:
    _begin_tree(draft, rest, draft.answers, "moves")


def _read_also(draft: _Draft, rest: str) -> None:
    _begin_tree(draft, rest, draft.alternatives, "also")


def _begin_tree(draft: _Draft, rest: str, lines: list[tuple[int, int, str]], word: str) -> None:
    if rest or lines:
        raise _Fault(f"'{word} {rest}'".replace(" '", "'") + " stands once and alone; its moves come below")
    draft.tree = lines


def _end_tree(draft: _Draft) -> None:
    if draft.tree is not None and not draft.tree:
        raise _Fault("the tree that was begun above has no moves; leave its line out")
    draft.tree = None


def _read_board_attribute(draft: _Draft, measure: str, rest: str) -> None:
    if MEASURES[measure][0] != "board":
        raise _Fault(f"'{measure}' is measured at a stone; write it behind the letter of its cell")
    draft.asked.append(Attribute(measure, -1, *_range(measure, rest)))


def _range(measure: str, text: str) -> tuple[int, int]:
    try:
        return value_range(measure, text)
    except ValueError:
        raise _Fault(f"'{text}' is no value of '{measure}'; it has {values_help(measure)}") from None


def _read_description(draft: _Draft, line: str) -> None:
    name, *words = line.split()
    if name == "#":
        raise _Fault(f"'{line}' is no row of the diagram; comments stand between patterns")
    if name not in LETTERS and not _PLACE.fullmatch(name):
        raise _Fault(f"'{line}': rows of a diagram are of one length, up to 8 symbols with single blanks")
    if not draft.rows:
        raise _Fault(f"'{name}' is described before the diagram; move the line below it")
    if not words or len(words) % 2 == 0:
        raise _Fault(f"'{line}': after '{name}' come its symbols, then attributes, each with its value")
    draft.described.append((draft.line, name, words[0], words[1:]))


def _read_tree_line(draft: _Draft, line: str) -> None:
    words = line.lstrip(" ")
    depth, odd = divmod(len(line) - len(words), _INDENT)
    if draft.tree is None:
        raise _Fault(f"'{words}' is indented but in no tree; begin one with 'moves' or 'also'")
    deepest = draft.tree[-1][1] + 1 if draft.tree else 1
    if odd or depth > deepest:
        raise _Fault(f"'{words}': indent it by two blanks a level, at most {deepest * _INDENT} here")
    draft.tree.append((draft.line, depth, words))


_HANDLERS: dict[str, Callable[[_Draft, str], None]] = {
    "class": _read_class,
    "text": _read_text,
    "flags": _read_flags,
    "type": _read_type,
    "moves": _read_moves,
    "also": _read_also,
    "seen": lambda draft, rest: _read_statistics(draft, f"seen {rest}"),
    "weight": lambda draft, rest: _read_numbers(draft, f"weight {rest}"),
    "gain": lambda draft, rest: _read_numbers(draft, f"gain {rest}"),
    "sources": _read_sources,
}


# -- the whole pattern ---------------------------------------------------------------------------------


def _finish(draft: _Draft) -> Pattern:
    """The pattern of a complete draft, in canonical form."""
    last_line = draft.line
    _end_tree(draft)
    cells, origin, move = _place_diagram(draft)
    if draft.described or draft.letters:
        _describe(draft, cells, origin)
    fields = draft.fields
    if "text" in fields:
        draft.line = draft.text_line
        fields["text"] = _resolve_cells(draft, fields["text"], origin, move)
    if draft.answers:
        fields["answers"] = _tree(draft, draft.answers, origin, move)
    if draft.alternatives:
        fields["alternatives"] = _tree(draft, draft.alternatives, origin, move)
        if any(other.side != "friend" for other in fields["alternatives"]):
            raise _Fault("below 'also' are moves of the friend instead of '*'; put the enemy's below 'moves'")
    draft.line = last_line
    pattern = Pattern(cells=bytes(cells), move=move, attributes=tuple(draft.asked), **fields)
    if draft.asked or _has_bare_rim(draft):
        return canonical_form(pattern)
    return pattern


def _place_diagram(draft: _Draft) -> tuple[bytearray, int, int]:
    """Place the diagram in the 8x8: returns the cells, the cell of its upper left, the cell of the move."""
    rows = draft.rows
    columns, height = (draft.width + 1) // 2, len(rows)
    together = "".join(rows)
    if not rows or columns > SIDE or height > SIDE:
        raise _Fault(f"a diagram has 1-8 rows of 1-8 symbols, not {height} of {columns}")
    if together.count(MOVE) != 1:
        raise _Fault(f"a diagram has one '{MOVE}', the move, not {together.count(MOVE)}")
    y, x = divmod(together.index(MOVE), columns)
    left = min(max(HOME - x, 0), SIDE - columns)
    top = min(max(HOME - y, 0), SIDE - height)
    origin = left + SIDE * top
    cells = bytearray(_BARE_ROW * SIDE)
    for i, row in enumerate(rows):
        at = origin + SIDE * i
        if not row.isascii():
            _note_letters(draft, row, at)
        sets = row.encode().translate(_SETS)
        cells[at : at + columns] = sets
        if 0 in sets:
            _note_letters(draft, row, at)
    return cells, origin, origin + x + SIDE * y


def _note_letters(draft: _Draft, row: str, at: int) -> None:
    for x, symbol in enumerate(row):
        if symbol in LETTERS:
            draft.letters.setdefault(symbol, []).append(at + x)
        elif symbol not in SYMBOLS and symbol != MOVE:
            raise _Fault(f"'{symbol}' is no symbol of a diagram; the legend on top of the file has them all")


def _describe(draft: _Draft, cells: bytearray, origin: int) -> None:
    """Set the cells, and add the attributes, that the lines below the diagram describe."""
    seen = set()
    for line, name, symbols, attributes in draft.described:
        draft.line = line
        if name in seen:
            raise _Fault(f"'{name}' is described twice; make it one line")
        seen.add(name)
        allowed = _union(symbols)
        places = draft.letters.get(name, []) if len(name) == 1 else [_cell_in_diagram(draft, name, origin)]
        if not places:
            raise _Fault(f"'{name}' is not in the diagram; leave the line out")
        for cell in places:
            if len(name) > 1 and cells[cell] not in (ANYTHING, allowed):
                raise _Fault(f"'{name}' is something else in the diagram; write '?' there")
            cells[cell] = allowed
        _add_attributes(draft, attributes, places)
    loose = sorted(set(draft.letters) - seen)
    if loose:
        raise _Fault(f"nothing says what '{loose[0]}' is; describe it below the diagram: '{loose[0]} X#'")


def _union(symbols: str) -> int:
    union = 0
    for symbol in symbols:
        if symbol not in SYMBOLS:
            raise _Fault(f"'{symbol}' is no symbol; the legend on top of the file has them all")
        union |= SYMBOLS[symbol]
    return union


def _add_attributes(draft: _Draft, words: list[str], places: list[int]) -> None:
    for measure, text in zip(words[::2], words[1::2], strict=True):
        if measure not in MEASURES or MEASURES[measure][0] != "cell":
            names = [name for name, (where, *_) in MEASURES.items() if where == "cell"]
            raise _Fault(f"no attribute of a stone is called '{measure}'; there are: {', '.join(names)}")
        low, high = _range(measure, text)
        draft.asked += (Attribute(measure, cell, low, high) for cell in places)


def _cell_in_diagram(draft: _Draft, name: str, origin: int) -> int:
    """The cell of a name like c2: column and row from the upper left of the diagram."""
    x, y = ord(name[0]) - ord("a"), int(name[1]) - 1
    if x >= (draft.width + 1) // 2 or y >= len(draft.rows):
        raise _Fault(f"'{name}' lies outside the diagram; columns go from the left, rows from the top")
    return origin + x + SIDE * y


def _cell(draft: _Draft, name: str, origin: int, move: int) -> int:
    """The cell that a tree or a text names: by `*`, by a letter of the diagram, or by column and row."""
    if name == MOVE:
        return move
    if _PLACE.fullmatch(name):
        return _cell_in_diagram(draft, name, origin)
    places = draft.letters.get(name, [])
    if len(places) == 1:
        return places[0]
    if places:
        raise _Fault(f"'{name}' stands {len(places)} times in the diagram; name the cell by column and row")
    raise _Fault(f"'{name}' is no cell of the diagram; use a letter in it, a column and row as in c2, or '*'")


def _resolve_cells(draft: _Draft, text: str, origin: int, move: int) -> str:
    """The text with its cells renamed to column and row of the 8x8."""
    if "{" not in text and "}" not in text:
        return text
    if _BRACE_LEFT.search(_IN_BRACES.sub("", text)):
        raise _Fault(f"'{text}': braces are there to name a cell, as in {{c2}}")

    def named(match: re.Match[str]) -> str:
        cell = _cell(draft, match[1], origin, move)
        return "{*}" if cell == move else f"{{{cell_name(cell)}}}"

    return _IN_BRACES.sub(named, text)


def _tree(draft: _Draft, lines: list[tuple[int, int, str]], origin: int, move: int) -> tuple[TreeMove, ...]:
    """The moves of a tree, from its lines. The last line is read first: answers before their move."""
    waiting: dict[int, list[TreeMove]] = {}
    for line, depth, words in reversed(lines):
        draft.line = line
        answers = tuple(reversed(waiting.pop(depth + 1, [])))
        waiting.setdefault(depth, []).append(_tree_move(draft, words, origin, move)._replace(answers=answers))
    return tuple(reversed(waiting[1]))


def _tree_move(draft: _Draft, words: str, origin: int, move: int) -> TreeMove:
    side, _, rest = words.partition(" ")
    _one_of(side, ("friend", "enemy"), "side")
    name, _, text = rest.partition(" ")
    first, _, left = text.partition(" ")
    kind = "normal"
    if first in MOVE_TYPES:
        kind, text = first, left
    if not text.isprintable() or text[:1] == " ":
        raise _Fault(f"'{words}': single blanks between side, cell, type and text")
    return TreeMove(_cell(draft, name, origin, move), side, kind, _resolve_cells(draft, text, origin, move))


def _has_bare_rim(draft: _Draft) -> bool:
    """Whether the first or last row or column of the diagram is all "anything"."""
    rows = draft.rows
    rims = [rows[0], rows[-1], "".join(row[0] for row in rows), "".join(row[-1] for row in rows)]
    return any(rim.strip("?") == "" for rim in rims)
