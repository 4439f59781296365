"""Groups that are enclosed: a black string around a region, White around it."""

from engine.board import Board
from engine.points import BLACK, WHITE, encode_move, point

SIZE = 13


def setup(stones):
    """A board with these stones, (col, row) to color."""
    board = Board(SIZE)
    board.setup(b"".join(encode_move(color, point(*at)) for at, color in sorted(stones.items())))
    return board


def ring(points):
    """The points around some, diagonals too."""
    wide = {(x + i, y + j) for x, y in points for i in (-1, 0, 1) for j in (-1, 0, 1)}
    return {(x, y) for x, y in wide - points if 0 <= x < SIZE and 0 <= y < SIZE}


def surrounded(region, inside=()):
    """A black string around a region of the middle, White around it; stones inside; a stone of the string."""
    own = ring(region)
    stones = dict.fromkeys(ring(own | region), WHITE) | dict.fromkeys(own, BLACK) | dict(inside)
    return setup(stones), point(*min(own))
