"""SGF: bytes to a game and a list of what was wrong with it, and a game to clean FF[4] bytes.

The grammar is sgfmill's tokeniser (this is its only importer). The main line is every node before the
first ``)``, whatever is nested: the first child is always taken, and a variation can only begin after
that parenthesis. So there is no tree to build, nesting costs nothing, and a file that begins with ``;``
or lacks its end needs no repair.

Nothing is mended in silence: each thing that was wrong is a `Problem` with a code of `PROBLEMS`; what
cannot be used at all raises `RejectedGame` with a code of `REJECTIONS`. Both are listed in
docs/problems.md.
"""

import re
from collections import Counter
from functools import lru_cache

from sgfmill import sgf_grammar

from engine.board import Board
from engine.points import BLACK, WHITE, EngineError
from pipeline.errors import RejectedGame
from pipeline.game_records.encoding import recode
from pipeline.game_records.game_info import read_dates, read_komi, read_result
from pipeline.game_records.splitter import MAX_GAME_BYTES, find_start, follow
from pipeline.records import GameRecord, Problem

PROBLEMS = {
    # the file
    "leading-text": "text before the game",
    "trailing-text": "text after the game",
    "missing-start": "no '(;' before the first property; it was put there",
    "truncated": "ends before its last closing parenthesis; with a move number, inside the main line",
    "stray-text": "text between properties, skipped",
    "unreadable-property": "a value without a readable name; after the first node, the main line ends there",
    "empty-property": "a property name without a value, ignored",
    "duplicate-property": "a property twice in one node; the first value counts",
    "variations": "has variations; only the main line was read",
    # text
    "undecodable-text": "text that no charset decodes; U+FFFD stands for what was lost",
    "lost-text": "U+FFFD in the record itself: text was lost before it came here",
    "json-escape": "characters written as JSON escapes (\\u003c), read as what they mean",
    "guessed-charset": "charset neither declared nor UTF-8; found by what its characters are",
    "wrong-charset": "the declared charset does not decode the text to anything people write",
    "unknown-charset": "declares a charset that is unknown or no extension of ASCII",
    # what the record says about the game
    "bad-game-type": "GM is not a number; taken for Go",
    "no-size": "no board size; taken for 19",
    "komi-scaled": "komi in hundredths or tenths, divided",
    "komi-in-stones": "komi in Chinese stones (quarters), doubled to points",
    "komi-unset": "komi 0 in an even game of a server that writes 0 for every komi; taken for unknown",
    "bad-komi": "komi that is no number of points; taken for unknown",
    "bad-handicap": "handicap that is no whole number from 0 to 99, ignored",
    "handicap-without-stones": "a handicap of two or more and no stones on the board",
    "handicap-disagrees": "another number of handicap stones than the handicap says; the stones count",
    "handicap-unsaid": "black stones on the board, White to move, and no handicap; the stones count",
    "result-in-words": "a result in words or in another form than SGF's",
    "result-in-stones": "a result in Chinese stones, doubled to points",
    "bad-result": "a result that says nothing that is understood; taken for unknown",
    "date-form": "a date that is not in SGF's form",
    "date-unset": "1970-01-01 of a server that writes it for an unknown date; taken for unknown",
    "bad-date": "a date of which only a part, or nothing, makes sense",
    # the moves
    "late-setup": "setup stones in a later node than the first, before any move",
    "setup-after-move": "setup stones after moves; the main line ends there",
    "bad-setup": "a setup value that is no point of the board, ignored",
    "root-move": "a move in the first node",
    "several-moves-in-node": "more than one move in a node, played in their order",
    "bad-move": "a move that is no point of the board; the main line ends there",
    "occupied": "a move on a stone; the main line ends there",
    "ko": "a move that takes back a ko at once; the main line ends there",
    "suicide": "a move that leaves its own string without liberties; the main line ends there",
    "white-first": "White moves first, and there are no setup stones",
    "black-first": "Black moves first although he has handicap stones",
    "same-color": "the same colour moves twice running",
    "few-moves": "under 20 moves",
}

REJECTIONS = {
    "no-game": "no SGF game in it",
    "too-large": f"a game of more than {MAX_GAME_BYTES >> 20} MB",
    "not-go": "a record of another game than Go",
    "bad-size": "a board size that is no number from 2 to 25",
    "not-square": "a board that is not square",
    "bad-position": "setup stones without liberties",
    "no-moves": "no move that can be played",
    "unreadable-file": "a file or a folder that cannot be read",
    "unreadable-archive": "an archive, or a file in it, that is damaged, encrypted or of an unknown kind",
    "unsafe-archive": "an archive with files that lie outside of it, or that unpack to an absurd size",
    "nested-archive": "an archive in an archive; unpack it first",
    "fault": "a fault of Katachi's while reading it; please report it with the record",
}

FEW_MOVES = 20
#: Who writes these two (the Fox server and its clients) writes KM[0] and DT[1970-01-01] for "not known".
_FOX_CLOCK = ("TC", "TT")

Values = list[bytes]
Node = list[tuple[bytes, Values]]
Token = tuple[str, bytes]

#: whose turn PL says it is, as some programs write it too
_TO_PLAY = {"B": BLACK, "1": BLACK, "W": WHITE, "2": WHITE}
_KEPT = ("PB", "PW", "BR", "WR", "KM", "DT", "RE", "EV", "GN", "RO", "PC", "RU")
_BLANK = b"\xef\xbb\xbf \t\r\n\f\v\x00\x1a"  # what may stand around a game: a BOM, DOS and padding too
#: sgfmill takes lower-case letters off a name: this one is a name that nobody can read.
_NAMELESS = b" x"

_SETUP = {b"AB": b"b", b"AW": b"w", b"AE": b""}
_MOVES = (b"B", b"W")
#: The main line: up to the first ``)`` outside of values, or to a value that does not end.
_MAIN_LINE = re.compile(rb"(?:[^\[)]++|\[(?:[^\]\\]++|\\.)*+\])*+", re.DOTALL)
#: A sound stretch of it, then bytes that belong to no property, then perhaps a value.
_STRAY = re.compile(
    rb"((?:[A-Za-z();\s]++|\[(?:[^\\\]]++|\\.)*+\])*+)([^A-Za-z();\s\[]*+)(?=(\[)?)", re.DOTALL
)
_JSON_ESCAPE = re.compile(rb"(?<!\\)\\u00([0-9a-fA-F]{2})")
_COLORS = bytes.maketrans(b"abcdefghijklmnopqrstuvwxyz.ABCDEFGHIJKLMNOPQRSTUVWXYZ:", b"b" * 27 + b"w" * 27)
_ILLEGAL = {"occupied": "occupied", "ko": "ko", "suicide": "suicide", "off board": "bad-move"}


class _Notes:
    """The problems found so far: one of a kind, with its first place and how often it was found."""

    def __init__(self) -> None:
        self._found: dict[str, tuple[int | None, str, int]] = {}

    def add(self, code: str, move_no: int | None = None, detail: str = "") -> None:
        place, text, count = self._found.get(code, (move_no, detail, 0))
        self._found[code] = (place, text, count + 1)

    def end_line(self, code: str, move_no: int, detail: str) -> None:
        """The main line ends before ``move_no``: what was found after it is no longer of the game."""
        self._found = {
            other: found for other, found in self._found.items() if found[0] is None or found[0] <= move_no
        }
        self.add(code, move_no, detail)

    def problems(self) -> tuple[Problem, ...]:
        return tuple(
            Problem(code, move_no, f"{detail} ({count} times)".lstrip() if count > 1 else detail)
            for code, (move_no, detail, count) in sorted(self._found.items())
        )


class _Line:
    """The main line as it is read: setup stones, moves as move text, and what the record says."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.stones: dict[bytes, bytes] = {}
        self.moves: list[bytes] = []
        self.info: dict[str, bytes] = {}

    def setup(self) -> bytes:
        """The setup stones as sorted move text."""
        texts = (point if color == b"b" else point.upper() for point, color in self.stones.items())
        return b"".join(sorted(texts))

    def put(self, color: bytes, value: bytes, notes: _Notes) -> None:
        """Stones of a colour (none: empty points) on a point or a rectangle ``aa:cc``."""
        corners = b"".join(value.split()).split(b":")
        known = _move_texts(self.size, b"B")
        if len(corners) > 2 or any(known.get(corner, b"..") == b".." for corner in corners):
            notes.add("bad-setup", None, _quote(value))
            return
        first, last = corners[0], corners[-1]
        for col in range(min(first[0], last[0]), max(first[0], last[0]) + 1):
            for row in range(min(first[1], last[1]), max(first[1], last[1]) + 1):
                self.stones.pop(bytes((col, row)), None)
                if color:
                    self.stones[bytes((col, row))] = color


def parse_game(data: bytes, *, moves_needed: bool = True) -> GameRecord:
    """The first game in ``data``: its main line replayed on a board and kept up to its first illegal
    move, what the record says about it, and every problem found.

    Raises RejectedGame (with a code of `REJECTIONS`) when nothing can be used; without ``moves_needed`` a
    position that has no moves can.
    """
    require_size(data)
    notes = _Notes()
    data, encoding, troubles = recode(data)
    for code, detail in troubles:
        notes.add(code, None, detail)
    nodes, end_code = _read_nodes(data, notes)
    info = _read_info(nodes, notes)
    line = _Line(_board_size(info, notes))
    line.info = info
    _follow_line(nodes, line, notes, end_code)
    _replay(line, notes, moves_needed)
    return _record(line, encoding, notes)


def require_size(data: bytes) -> None:
    """Raises RejectedGame ("too-large") for more than a game may be."""
    if len(data) > MAX_GAME_BYTES:
        raise RejectedGame("too-large", f"{len(data)} bytes or more")


def said_to_play(value: str) -> int | None:
    """Whose turn a value of PL says it is; None for one that does not say it."""
    return _TO_PLAY.get(value.strip()[:1].upper())


def main_line(data: bytes) -> tuple[int, list[Node]]:
    """The board size and the nodes of the first game's main line with their properties, nothing judged.

    For positions that are no games: setup stones after moves, no moves at all. Raises RejectedGame when
    there is no game in ``data``.
    """
    notes = _Notes()
    nodes, _ = _read_nodes(recode(data)[0], notes)
    return _board_size(_read_info(nodes, notes), notes), nodes


# --- the grammar ----------------------------------------------------------------------------------


def _read_nodes(data: bytes, notes: _Notes) -> tuple[list[Node], str]:
    """The nodes of the main line with their properties, and how it ends if not by ``)``."""
    tokens, end_code = _tokens(data, notes)
    nodes: list[Node] = []
    orphans: Values = []
    values = orphans
    for kind, token in tokens:
        if kind == "V":
            values.append(token)
        elif kind == "I":
            values = []
            nodes[-1].append((token, values))
        else:
            values = orphans
            if token == b";":
                nodes.append([])
    if orphans:
        nodes[_orphan_node(tokens)].append((b"", orphans))
    return nodes, end_code


def _orphan_node(tokens: list[Token]) -> int:
    """The node with the first value that follows no property name."""
    node, named = -1, False
    for kind, token in tokens:
        if kind == "V" and not named:
            break
        named = kind == "I" or (named and kind == "V")
        node += token == b";" and kind == "D"
    return node


def _tokens(data: bytes, notes: _Notes) -> tuple[list[Token], str]:
    """sgfmill's tokens of the main line, and ``"truncated"`` when it is open at the end of the data."""
    data = _from_start(data, notes)
    end = _MAIN_LINE.match(data).end()  # type: ignore[union-attr]  # it matches nothing at all, too
    line = data[:end]
    tokens, stop = sgf_grammar.tokenise(line)
    if line[stop:].strip():
        tokens, _ = sgf_grammar.tokenise(_without_strays(line, notes))
    if data[end : end + 1] != b")":
        if tokens[-1][0] == "I":  # the cut is before or inside its value
            tokens.pop()
        return tokens, "truncated"
    closed, stop, opened = follow(data, end, tokens.count(("D", b"(")), len(data))
    if opened:
        notes.add("variations")
    if not closed:
        notes.add("truncated")
    elif data[stop:].strip(_BLANK):
        notes.add("trailing-text", None, _quote(data[stop:].strip(_BLANK)))
    return tokens, ""


def _from_start(data: bytes, notes: _Notes) -> bytes:
    """The data from the first game's ``(;`` on, put there if it is missing."""
    start, first = find_start(data)
    if start < 0:
        raise RejectedGame("no-game", _quote(data.strip(_BLANK)) if data.strip(_BLANK) else "empty")
    before = data[:start].strip(_BLANK + b"(;")
    if start == first:
        notes.add("missing-start", None, _quote(before))
        return b"(;" + data[start:]
    if before:
        notes.add("leading-text", None, _quote(before))
    return data[start:]


def _without_strays(line: bytes, notes: _Notes) -> bytes:
    """The main line without bytes that belong to no property; in time proportional to its length."""
    pieces: list[bytes] = []
    pos = 0
    while pos < len(line):
        sound, stray, value_follows = _STRAY.match(line, pos).groups()  # type: ignore[union-attr]
        pieces.append(sound)
        if stray:
            notes.add("stray-text", None, _quote(stray))
            pieces.append(_NAMELESS if value_follows else b" ")
        pos += len(sound) + len(stray)
    return b"".join(pieces)


# --- what the record says -------------------------------------------------------------------------


def _read_info(nodes: list[Node], notes: _Notes) -> dict[str, bytes]:
    """The first value of every property that is no move or setup, from all nodes of the main line."""
    info: dict[str, bytes] = {}
    twice: dict[str, None] = {}
    for node in nodes:
        if len(node) == 1 and node[0][0] in _MOVES:
            continue
        names = [name for name, _ in node]
        if len(set(names)) < len(names):
            counts = Counter(names)
            twice |= {name.decode(): None for name in counts if counts[name] > 1 and name not in _MOVES}
        for name, values in node:
            if not values and name not in _MOVES:
                notes.add("empty-property", None, name.decode())
            elif name and name not in _SETUP and name not in _MOVES:
                _keep_first(info, name.decode(), values)
    if twice:
        notes.add("duplicate-property", None, ", ".join(twice))
    return info


def _keep_first(info: dict[str, bytes], name: str, values: Values) -> None:
    """The first value that says something."""
    if not info.get(name):
        info[name] = next((value for value in values if value.strip()), b"")


def _board_size(info: dict[str, bytes], notes: _Notes) -> int:
    game_type = info.get("GM", b"").strip()
    if game_type.isdigit() and int(game_type[:9]) != 1:
        raise RejectedGame("not-go", f"GM[{_quote(game_type)}]")
    if game_type and not game_type.isdigit():
        notes.add("bad-game-type", None, _quote(game_type))
    text = info.get("SZ", b"").strip()
    if not text:
        notes.add("no-size")
        return 19
    match = re.fullmatch(rb"(\d{1,4})(?:\s*[:xX]\s*(\d{1,4}))?", text)
    if not match:
        raise RejectedGame("bad-size", f"SZ[{_quote(text)}]")
    if match.group(2) and int(match.group(2)) != int(match.group(1)):
        raise RejectedGame("not-square", f"SZ[{_quote(text)}]")
    size = int(match.group(1))
    if not 2 <= size <= 25:
        raise RejectedGame("bad-size", f"SZ[{_quote(text)}]")
    return size


def _record(line: _Line, encoding: str, notes: _Notes) -> GameRecord:
    """The record of a line that was replayed; the last problems are found here."""
    setup = line.setup()
    moves = b"".join(line.moves)
    _check_order(moves, bool(setup), notes)
    handicap = _handicap(line, moves, notes)
    text = {name: _text(line.info.get(name, b""), notes) for name in _KEPT}
    komi, komi_code = read_komi(text["KM"], line.size)
    date, year, date_code = read_dates(text["DT"])
    result, result_code = read_result(text["RE"])
    if all(name in line.info for name in _FOX_CLOCK):
        if komi == 0 and not handicap and not setup:
            komi, komi_code = None, "komi-unset"
        if date == "1970-01-01":
            date, year, date_code = "", None, "date-unset"
    for code, name in ((komi_code, "KM"), (date_code, "DT"), (result_code, "RE")):
        if code:
            notes.add(code, None, f"{name}[{text[name][:60]}]")
    return GameRecord(
        size=line.size,
        setup=setup,
        moves=moves,
        black=text["PB"],
        white=text["PW"],
        black_rank=text["BR"],
        white_rank=text["WR"],
        komi=komi,
        handicap=handicap,
        result=result,
        date=date,
        year=year,
        event=text["EV"] or (text["GN"] if re.search(r"[^\W\d]", text["GN"]) else ""),
        round=text["RO"],
        place=text["PC"],
        rules=text["RU"],
        to_play=None if moves else said_to_play(line.info.get("PL", b"").decode("ascii", "replace")),
        encoding=encoding,
        problems=notes.problems(),
    )


def _handicap(line: _Line, moves: bytes, notes: _Notes) -> int:
    """Handicap stones: those on the board, or what HA says when there are none."""
    text = _text(line.info.get("HA", b""), notes)
    match = re.fullmatch(r"(\d{1,2})(?:\.0*)?", text)
    said = int(match.group(1)) if match else 0
    if text and not match:
        notes.add("bad-handicap", None, f"HA[{text[:60]}]")
    colors = set(line.stones.values())
    stones = len(line.stones) if colors == {b"b"} else 0
    white_begins = moves[:1] < b"a" and moves[:2] != b".."
    if not colors and said > 1:
        notes.add("handicap-without-stones", None, f"HA[{said}]")
    elif stones and said and stones != said:
        notes.add("handicap-disagrees", None, f"HA[{said}], {stones} stones")
    elif stones and not said and white_begins:
        notes.add("handicap-unsaid", None, f"{stones} stones")
    if stones and said and not white_begins:
        notes.add("black-first", 1)
    return stones if stones and (said or white_begins) else said


def _check_order(moves: bytes, has_setup: bool, notes: _Notes) -> None:
    colors = moves[::2].translate(_COLORS)
    if colors[:1] == b"w" and not has_setup:
        notes.add("white-first", 1)
    twice = [colors.find(pair) for pair in (b"bb", b"ww") if pair in colors]
    if twice:
        notes.add("same-color", min(twice) + 2)
    if len(colors) < FEW_MOVES:
        notes.add("few-moves", None, f"{len(colors)} moves")


# --- the moves ------------------------------------------------------------------------------------


def _follow_line(nodes: list[Node], line: _Line, notes: _Notes, end_code: str) -> None:
    """Setup stones and moves up to what ends the line."""
    tables = {name: _move_texts(line.size, name) for name in _MOVES}
    moves = line.moves
    for number, node in enumerate(nodes):
        if len(node) == 1 and node[0][0] in tables and len(node[0][1]) == 1:
            name, values = node[0]
            text = tables[name].get(values[0])
            if text and number:
                moves.append(text)
                continue
        stop = _read_node(node, number, line, tables, notes)
        if stop:
            notes.end_line(stop[0], len(moves) + 1, stop[1])
            break
    else:
        if end_code:
            notes.end_line(end_code, len(moves) + 1, "")


def _read_node(
    node: Node, number: int, line: _Line, tables: dict[bytes, dict[bytes, bytes]], notes: _Notes
) -> tuple[str, str] | None:
    """One node that is not just a move: ``(code, detail)`` when the main line ends at it."""
    setup = [(_SETUP[name], value) for name, values in node if name in _SETUP for value in values]
    if setup and line.moves:
        return "setup-after-move", _quote(setup[0][1])
    if setup and number:
        notes.add("late-setup")
    for color, value in setup:
        line.put(color, value, notes)
    if any(not name for name, _ in node):
        if number:
            return "unreadable-property", ""
        notes.add("unreadable-property")
    moves = [(name, value) for name, values in node if name in tables for value in values or [b"not said"]]
    if moves and not number:
        notes.add("root-move", 1)
    if len(moves) > 1:
        notes.add("several-moves-in-node", len(line.moves) + 1)
    for name, value in moves:
        text = tables[name].get(value) or tables[name].get(b"".join(value.split()))
        if not text:
            return "bad-move", f"{name.decode()}[{_quote(value)}]"
        line.moves.append(text)
    return None


def _replay(line: _Line, notes: _Notes, moves_needed: bool) -> None:
    """Cuts the line at its first illegal move; there has to be one before it, or none at all if none is
    needed."""
    board = Board(line.size)
    try:
        board.setup(line.setup())
    except EngineError as error:
        raise RejectedGame("bad-position", str(error)) from None
    played, reason = board.play_moves(b"".join(line.moves))
    if reason:
        move = line.moves[played]
        detail = ("B" if move[0] >= 97 else "W") + f"[{move.decode().lower()}]"
        notes.end_line(_ILLEGAL[reason], played + 1, detail)
        del line.moves[played:]
    if not line.moves:
        found = [
            f"{problem.code} {problem.detail}".rstrip() for problem in notes.problems() if problem.move_no
        ]
        if moves_needed or found:
            raise RejectedGame("no-moves", ", ".join(found))


@lru_cache(maxsize=64)
def _move_texts(size: int, name: bytes) -> dict[bytes, bytes]:
    """Move text by what SGF writes for a move, on a board of ``size``."""
    letters = bytes(range(97, 97 + size))
    texts = {bytes((col, row)): bytes((col, row)) for col in letters for row in letters}
    if name == b"W":
        texts = {value: text.upper() for value, text in texts.items()}
    passed = b".." if name == b"B" else b"::"
    texts[b""] = passed
    if size <= 19:
        texts[b"tt"] = passed
    return texts


# --- text -----------------------------------------------------------------------------------------


def _text(value: bytes, notes: _Notes) -> str:
    """A SimpleText value (UTF-8 by now) without escapes, line ends and control characters."""
    if _JSON_ESCAPE.search(value):
        notes.add("json-escape", None, _quote(value))
        value = _JSON_ESCAPE.sub(lambda match: chr(int(match[1], 16)).encode(), value)
    if b"\\" in value or b"\n" in value or b"\r" in value:
        value = sgf_grammar.simpletext_value(value)
    text = value.decode("utf-8", "replace")
    if not text.isprintable():
        text = "".join(char if char.isprintable() else " " for char in text)
    return text.strip()


def _quote(value: bytes) -> str:
    """The start of raw bytes, for a detail that fits on a line."""
    text = value[:40].decode("utf-8", "backslashreplace")
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


def write_game(record: GameRecord) -> bytes:
    """A record as a clean FF[4] UTF-8 file, ten moves a line; `parse_game` gives the same record back."""
    root = [("FF", "4"), ("CA", "UTF-8"), ("GM", "1"), ("SZ", str(record.size))]
    root += [
        ("EV", record.event), ("RO", record.round), ("PC", record.place), ("DT", record.date),
        ("PB", record.black), ("BR", record.black_rank), ("PW", record.white), ("WR", record.white_rank),
        ("KM", "" if record.komi is None else str(record.komi)),
        ("HA", str(record.handicap) if record.handicap else ""),
        ("RU", record.rules), ("RE", record.result),
    ]  # fmt: skip
    lines = ["(;" + "".join(f"{name}[{_escape(text)}]" for name, text in root if text)]
    for name, lower in (("AB", True), ("AW", False)):
        stones = [pair.lower() for pair in _pairs(record.setup) if (pair[0] >= 97) == lower]
        if stones:
            lines.append(name + "".join(f"[{pair.decode()}]" for pair in stones))
    moves = [_sgf_move(pair) for pair in _pairs(record.moves)]
    lines += ["".join(moves[i : i + 10]) for i in range(0, len(moves), 10)]
    return ("\n".join(lines) + ")\n").encode()


def _sgf_move(pair: bytes) -> str:
    if pair in (b"..", b"::"):
        return ";B[]" if pair == b".." else ";W[]"
    return f";{'B' if pair[0] >= 97 else 'W'}[{pair.decode().lower()}]"


def _pairs(text: bytes) -> list[bytes]:
    return [text[i : i + 2] for i in range(0, len(text), 2)]


def _escape(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")
