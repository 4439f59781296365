"""Patterns in Ryder's first pass."""

import pytest

from engine.diagram import read
from engine.patterns import Pattern, cut
from engine.patterns.binary import write
from engine.patterns.pattern import Statistics
from engine.patterns.window import pattern_cells
from engine.players.base import load_player
from engine.players.ryder import values
from engine.points import BLACK, EngineError, board_points

# A position of our own, in the middle of the opening.
OPENING = """
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
    . . O . . . . . . X . . .
    . . . + . . + . . . X . .
    . . . O . . . . . O . . .
    . . . . . . . . . . . . .
    . . . + . . + . . + . . .
    . . . . . . . . . . . . .
    . . X . . . . . . . . . .
    . . . + . . + . . + X . .
    . . . X . . . O . . . . .
    . . . . . . . . . . . . .
    . . . . . . . . . . . . .
"""


@pytest.fixture
def missed():
    """A position and the first move that just misses the list without knowledge."""
    board = read(OPENING)
    player = load_player("ryder")
    listed = {c.point for c in player.candidates(board, BLACK)}
    seen = player.first_pass(board, BLACK)
    point = max((p for p in seen if p not in listed), key=lambda p: (seen[p][2], p))
    return board, point, seen[point][2]


def book(path, board, point):
    key = cut(board, BLACK, point).key
    cells = pattern_cells(key)
    rarer = Pattern("78", cells, 27, statistics=Statistics(played=11, games=11))
    write(path, [rarer, Pattern("77", cells, 27, statistics=Statistics(played=12, games=10))])
    return path


def test_a_pattern_brings_a_missed_move_into_the_list_and_says_so(missed, tmp_path):
    board, point, value = missed
    player = load_player("ryder", book(tmp_path / "one.bin", board, point))
    (candidate,) = (c for c in player.candidates(board, BLACK) if c.point == point)
    (reason,) = (r for r in candidate.reasons if r.kind == "pattern")
    assert (reason.name, reason.side, reason.value) == ("77", "own", values.PATTERN_VALUE)
    assert reason.text == "professionals played here in this shape 12 times"
    assert candidate.value == sum(r.value for r in candidate.reasons)
    assert player.first_pass(board, BLACK)[point][2] == value + values.PATTERN_VALUE


def test_moves_without_a_pattern_keep_their_values(missed, tmp_path):
    board, point, _ = missed
    without = load_player("ryder")
    known = load_player("ryder", book(tmp_path / "one.bin", board, point))
    assert known.knowledge != "none"
    assert known.knowledge == known.book.checksum
    before = {c.point: c for c in without.candidates(board, BLACK)}
    after = {c.point: c for c in known.candidates(board, BLACK)}
    assert len(after.keys() - before.keys()) == 1
    for p in after.keys() & before.keys():
        assert after[p] == before[p]
    assert {p for p in board_points(board.size) if p in after} == set(after)


def test_a_damaged_book_is_refused(tmp_path, missed):
    board, point, _ = missed
    path = book(tmp_path / "one.bin", board, point)
    path.write_bytes(path.read_bytes()[:-1])
    with pytest.raises(EngineError, match=r"one\.bin"):
        load_player("ryder", path)
