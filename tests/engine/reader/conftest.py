"""Readings of groups of classic games, for the tests of what is noted of them."""

import pytest
from reading_positions import classic_boards

from engine.points import BLACK, EMPTY, board_points
from engine.reader.groups import GroupReader

NODES = 1500


@pytest.fixture(scope="session")
def group_boards():
    """Positions of classic games, which the weights were not learned from."""
    return classic_boards(6, (60, 120))


@pytest.fixture(scope="session")
def noted_of_groups(group_boards):
    """Of a question about each string of these, what the promise of moves and the leaning of leaves noted."""
    reader, found = GroupReader(), []
    reader.search.moves.promise.note_moves(200_000)
    reader.search.leaning.note_leaves(20_000)
    for board in group_boards:
        for stone in sorted({board.string_at(p) for p in board_points(19) if board.color_at(p) != EMPTY}):
            reader.search.noted()
            reader.read(board, stone, "attack" if board.color_at(stone) == BLACK else "defend", NODES)
            found.append((reader.search.moves.promise.noted(), reader.search.noted()))
    return found
