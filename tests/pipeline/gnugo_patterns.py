"""A reader of GNU Go's pattern databases and a matcher for them, by its manual alone; for tests.

Strict where the manual says something: entries of a name, comments, a diagram, a colon line, and perhaps a
diagram with labels and a constraint. It shares nothing with what writes such files.
"""

import re
from typing import NamedTuple

from engine.board import Board
from engine.points import BLACK, EMPTY, WHITE, board_points, coordinates, point

COLON = re.compile(r":([8|\\/+XO-]),([a-zA-Z-]*)((?:,[a-z]+\(-?\d+\))*)")
LABEL = re.compile(r"[A-NP-SU-WYZa-np-suvwyzT]")


class Entry(NamedTuple):
    name: str
    comments: list
    #: (column, row) -> symbol, of the cells on the board
    cells: dict
    #: sides on which the board ends: any of "lrtb"
    edges: str
    symmetry: str
    classes: str
    values: str
    #: (column, row) -> letter
    labels: dict
    constraint: str


def read(text):
    """All entries of a file; AssertionError where it is none."""
    head, *parts = re.split(r"^Pattern ", text, flags=re.MULTILINE)
    lines = [line for line in head.splitlines() if line and not line.startswith("#")]
    assert lines == (["attribute_map general"] if head else [])
    return [_entry(part) for part in parts]


def _entry(text):
    name, *lines = text.split("\n")
    assert re.fullmatch(r"[\w-]+", name), name
    comments = []
    while lines[0].startswith("#"):
        comments.append(lines.pop(0)[2:])
    blocks = [block.split("\n") for block in "\n".join(lines).strip("\n").split("\n\n")]
    assert len(blocks) in (2, 4), blocks
    cells, edges = _diagram(blocks[0])
    assert list(cells.values()).count("*") == 1
    assert set(cells.values()) <= set("OXox.?*")
    assert set(cells.values()) & set("OX"), "no stone to begin from"
    colon = COLON.fullmatch(blocks[1][0])
    assert colon, blocks[1]
    assert len(blocks[1]) == 1
    labels, constraint = {}, ""
    if len(blocks) == 4:
        labelled, same_edges = _diagram(blocks[2])
        assert (labelled.keys(), same_edges) == (cells.keys(), edges)
        labels = {at: sign for at, sign in labelled.items() if sign != cells[at]}
        assert all(LABEL.fullmatch(label) for label in labels.values()), labels
        assert [line[0] for line in blocks[3]] == [";"]
        constraint = blocks[3][0][1:]
        assert set(re.findall(r"\((\w)\)", constraint)) == set(labels.values())
    return Entry(name, comments, cells, edges, *colon.groups(), labels, constraint)


def _diagram(lines):
    """Cells and edges of a drawing."""
    edges = ""
    for side, number in (("t", 0), ("b", -1)):
        if re.fullmatch(r"\+?-+\+?", lines[number]):
            border = lines.pop(number)
            edges += side
            assert (border[0] == "+", border[-1] == "+") == (lines[0][0] == "|", lines[0][-1] == "|")
    for side, number in (("l", 0), ("r", -1)):
        if lines[0][number] == "|":
            assert all(line[number] == "|" for line in lines)
            edges += side
            lines = [line[1:] if side == "l" else line[:-1] for line in lines]
    assert len({len(line) for line in lines}) == 1, lines
    assert not set("".join(lines)) & set("|+-")
    return {(x, y): sign for y, line in enumerate(lines) for x, sign in enumerate(line)}, edges


IMAGES = [
    lambda x, y: (x, y), lambda x, y: (-x, y), lambda x, y: (x, -y), lambda x, y: (-x, -y),
    lambda x, y: (y, x), lambda x, y: (-y, x), lambda x, y: (y, -x), lambda x, y: (-y, -x),
]  # fmt: skip
#: how many of the eight the manual says are different, by the sign
DIFFERENT = {"8": 8, "|": 4, "-": 4, "\\": 4, "/": 4, "O": 4, "+": 2, "X": 2}


def images(entry, place):
    """The cells around a place of the board, in each of the eight orientations."""
    mx, my = next(at for at, sign in entry.cells.items() if sign == "*")
    px, py = coordinates(place)
    for image in IMAGES:
        yield (
            {at: (px + dx, py + dy) for at in entry.cells for dx, dy in [image(at[0] - mx, at[1] - my)]},
            image,
        )


def matches(entry, board: Board, color: int, place: int) -> bool:
    """Whether an entry matches with its move there, by brute force."""
    return any(_fits(entry, board, color, places, image) for places, image in images(entry, place))


def _fits(entry, board, color, places, image):
    size, friends, enemies = board.size, color, WHITE if color == BLACK else BLACK
    there = {}
    for at, (x, y) in places.items():
        if not (0 <= x < size and 0 <= y < size):
            return False
        there[at] = board.color_at(point(x, y))
    wanted = {
        "O": {friends}, "X": {enemies}, ".": {EMPTY}, "*": {EMPTY}, "o": {friends, EMPTY},
        "x": {enemies, EMPTY}, "?": {friends, enemies, EMPTY},
    }  # fmt: skip
    if any(there[at] not in wanted[sign] for at, sign in entry.cells.items()):
        return False
    width, height = max(x for x, _ in entry.cells), max(y for _, y in entry.cells)
    beyond = {"l": (-1, 0, 0, 0), "r": (1, 0, width, 0), "t": (0, -1, 0, 0), "b": (0, 1, 0, height)}
    for side in entry.edges:
        dx, dy, x, y = beyond[side]
        (cx, cy), (tx, ty) = places[x, y], image(dx, dy)
        if 0 <= cx + tx < size and 0 <= cy + ty < size:
            return False
    return not entry.constraint or _holds(entry, board, friends, enemies, places)


def _holds(entry, board, friends, enemies, places):
    at = {label: point(*places[cell]) for cell, label in entry.labels.items()}
    words = entry.constraint.replace("&&", " and ").replace("||", " or ")
    words = re.sub(r"!(?!=)", " not ", words)
    words = re.sub(r"\((\w)\)", r"('\1')", words)
    known = {
        "lib": lambda label: board.num_liberties(at[label]),
        "o_somewhere": lambda label: board.color_at(at[label]) == friends,
        "x_somewhere": lambda label: board.color_at(at[label]) == enemies,
    }
    return bool(eval(words, {"__builtins__": {}}, known))


def matched(entries, board, color):
    """The empty points at which one of the entries matches."""
    empty = [place for place in board_points(board.size) if board.color_at(place) == EMPTY]
    return {place for place in empty if any(matches(entry, board, color, place) for entry in entries)}
