"""A check of the board: everything that it keeps incrementally is worked out anew and compared.

Plain flood fill over what ``color_at`` says; shares no code with the board's updates (seed 000,
section 10).
"""

from engine.board import Board
from engine.points import (
    BLACK,
    EDGE,
    EMPTY,
    NO_POINT,
    STRIDE,
    WHITE,
    board_points,
    encode_move,
    to_gtp,
)


def check(board: Board) -> None:
    """Raise AssertionError with the first point, string or value of ``board`` that is wrong."""
    points = board_points(board.size)
    seen: set[int] = set()
    for point in points:
        _check_counts(board, point)
        if board.color_at(point) != EMPTY and point not in seen:
            seen |= _check_string(board, point)
    _check_hash(board, points)
    ko = board.ko_point
    if ko != NO_POINT and board.color_at(ko) != EMPTY:
        raise AssertionError(f"ko at {to_gtp(ko, board.size)}, which is not empty")


def _around(point: int) -> tuple[int, int, int, int]:
    return point - STRIDE, point - 1, point + 1, point + STRIDE


def _check_counts(board: Board, point: int) -> None:
    near = [board.color_at(p) for p in _around(point)]
    for color in (EMPTY, BLACK, WHITE, EDGE):
        if board.neighbours(point, color) != near.count(color):
            counted = board.neighbours(point, color)
            where = to_gtp(point, board.size)
            raise AssertionError(f"{where} counts {counted} neighbours of {color}, not {near.count(color)}")


def _check_string(board: Board, point: int) -> set[int]:
    """Compare all that is recorded of the string at ``point`` with a flood fill; returns its stones."""
    stones, liberties = _flood(board, point)
    where = f"string at {to_gtp(point, board.size)}"
    heads = {board.string_at(stone) for stone in stones}
    if len(heads) != 1 or not heads <= stones:
        raise AssertionError(f"{where}: heads {heads}, should be one of its own stones")
    if board.stones(point) != sorted(stones) or board.num_stones(point) != len(stones):
        raise AssertionError(f"{where}: stones {board.stones(point)}, should be {sorted(stones)}")
    if not liberties or board.liberties(point) != sorted(liberties):
        raise AssertionError(f"{where}: liberties {board.liberties(point)}, should be {sorted(liberties)}")
    if board.num_liberties(point) != len(liberties):
        raise AssertionError(f"{where}: counts {board.num_liberties(point)} liberties, not {len(liberties)}")
    return stones


def _flood(board: Board, point: int) -> tuple[set[int], set[int]]:
    color = board.color_at(point)
    stones, liberties, todo = {point}, set(), [point]
    while todo:
        for near in _around(todo.pop()):
            if board.color_at(near) == EMPTY:
                liberties.add(near)
            elif board.color_at(near) == color and near not in stones:
                stones.add(near)
                todo.append(near)
    return stones, liberties


def _check_hash(board: Board, points: list[int]) -> None:
    """The hash depends on the stones alone: a board set up with them has the same."""
    twin = Board(board.size)
    twin.setup(
        b"".join(encode_move(board.color_at(p), p) for p in points if board.color_at(p) in (BLACK, WHITE))
    )
    if twin.hash != board.hash:
        raise AssertionError(f"hash is {board.hash:#x}, should be {twin.hash:#x}")
