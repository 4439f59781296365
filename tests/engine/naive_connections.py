"""Connecting and cutting the slow way: every move of the board tried, to a fixed depth.

Shares no code with the engine but the naive board. Points are (col, row). What it says is proved as far as it
goes: ``joins`` when the two stones become one string whatever the enemy plays, ``takes`` when the enemy
captures one of them before that, whatever their side plays. The side that something is proved of never plays
a banned move, and the other one may: what is proved holds however kos are fought.
"""

from naive_reader import NaiveBoard


def moves(board, color, obeys):
    """The boards after every legal move of a color, and after a pass; banned ones too unless it obeys."""
    yield NaiveBoard(board.size, board.stones)
    for point in ((x, y) for x in range(board.size) for y in range(board.size)):
        if point not in board.stones and not (obeys and board.is_banned(color, point)):
            after = board.play(color, point)
            if after is not None:
                yield after


def is_joined(board, one, two, color):
    return board.stones.get(one) == color and two in board.string(one)[0]


def joins(board, one, two, own_turn, depth):
    """Whether their side makes them one string within ``depth`` moves of both sides together."""
    color = board.stones.get(one)
    if color is None or board.stones.get(two) != color:
        return False
    if is_joined(board, one, two, color):
        return True
    if depth == 0:
        return False
    if own_turn:
        return any(_kept(after, one, two, color) and joins(after, one, two, False, depth - 1)
                   for after in moves(board, color, True))  # fmt: skip
    return all(_kept(after, one, two, color) and joins(after, one, two, True, depth - 1)
               for after in moves(board, 3 - color, False))  # fmt: skip


def takes(board, one, two, own_turn, depth):
    """Whether the enemy captures one of them within ``depth`` moves of both sides together."""
    color = board.stones[one]
    if depth == 0 or is_joined(board, one, two, color):
        return False
    if own_turn:
        return all(_kept(after, one, two, color) and takes(after, one, two, False, depth - 1)
                   for after in moves(board, color, False))  # fmt: skip
    return any(not _kept(after, one, two, color) or takes(after, one, two, True, depth - 1)
               for after in moves(board, 3 - color, True))  # fmt: skip


def _kept(board, one, two, color):
    return board.stones.get(one) == color == board.stones.get(two)
