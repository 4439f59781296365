"""The article's definitions once more, as sets and loops over Python's own data: the oracle.

Nothing here uses the program's modules; only the board (stones, strings) is shared.
"""

import functools
import random

from engine.board import Board
from engine.points import BLACK, EMPTY, WHITE, board_points, coordinates, point

COLORS = (BLACK, WHITE)


def other(color):
    return BLACK + WHITE - color


def random_position(size, moves, seed):
    """A board after that many random legal moves, colours in turn."""
    board = Board(size)
    rng = random.Random(seed)
    color = BLACK
    for _ in range(moves):
        legal = [p for p in board_points(size) if board.is_legal(color, p)]
        if not legal:
            break
        board.play(color, rng.choice(legal))
        color = other(color)
    return board


@functools.cache
def next_to(at, size):
    col, row = coordinates(at)
    return [
        point(col + dc, row + dr)
        for dc, dr in ((0, -1), (-1, 0), (1, 0), (0, 1))
        if 0 <= col + dc < size and 0 <= row + dr < size
    ]


@functools.cache
def diagonal_to(at, size):
    col, row = coordinates(at)
    return [
        point(col + dc, row + dr)
        for dc in (-1, 1)
        for dr in (-1, 1)
        if 0 <= col + dc < size and 0 <= row + dr < size
    ]


def parts(points, size):
    """Contiguous parts of a set of points."""
    rest = set(points)
    found = []
    while rest:
        part, edge = set(), [rest.pop()]
        while edge:
            at = edge.pop()
            part.add(at)
            for near in next_to(at, size):
                if near in rest:
                    rest.discard(near)
                    edge.append(near)
        found.append(part)
    return sorted(found, key=min)


def influence(board, stencil):
    value = dict.fromkeys(board_points(board.size), 0)
    for at in board_points(board.size):
        color = board.color_at(at)
        if color == EMPTY:
            continue
        col, row = coordinates(at)
        for (dc, dr), amount in stencil.items():
            if 0 <= col + dc < board.size and 0 <= row + dr < board.size:
                value[point(col + dc, row + dr)] += amount if color == BLACK else -amount
    return value


def connected(board, color, dead):
    found = set()
    for at in board_points(board.size):
        near = [board.color_at(p) for p in next_to(at, board.size)]
        if (board.color_at(at) == color and at not in dead) or (
            board.color_at(at) == EMPTY and color in near and other(color) not in near
        ):
            found.add(at)
    return found


def half_connected(board, color):
    found = set()
    for at in board_points(board.size):
        near = [board.color_at(p) for p in next_to(at, board.size)]
        if board.color_at(at) == EMPTY and near.count(color) >= 2 and other(color) in near:
            found.add(at)
    return found


def related(board, color):
    """Occupied, adjacent, kosumi with an empty point between, ikken-tobi with an empty point between."""
    found = set()
    size = board.size
    for at in board_points(size):
        col, row = coordinates(at)
        if board.color_at(at) == color or any(board.color_at(p) == color for p in next_to(at, size)):
            found.add(at)
        for dc, dr in ((1, 1), (1, -1), (-1, 1), (-1, -1), (2, 0), (-2, 0), (0, 2), (0, -2)):
            if not (0 <= col + dc < size and 0 <= row + dr < size):
                continue
            if board.color_at(point(col + dc, row + dr)) != color:
                continue
            if abs(dc) == 1:
                between = [point(col + dc, row), point(col, row + dr)]
            else:
                between = [point(col + dc // 2, row + dr // 2)]
            if any(board.color_at(p) == EMPTY for p in between):
                found.add(at)
    return found


def eyes(board, color, dead):
    """(actual, potential): see the module relations."""
    actual, potential = set(), set()
    size = board.size
    for at in board_points(size):
        if board.color_at(at) != EMPTY:
            continue
        lacking = [p for p in next_to(at, size) if board.color_at(p) != color or p in dead]
        bad = [p for p in diagonal_to(at, size) if board.color_at(p) == other(color) and p not in dead]
        if len(bad) >= (1 if len(next_to(at, size)) < 4 else 2):
            continue
        if not lacking:
            actual.add(at)
        elif len(lacking) == 1 and board.color_at(lacking[0]) == EMPTY:
            potential.add(at)
    return actual, potential


def territory(board, color):
    size = board.size
    empty = {p for p in board_points(size) if board.color_at(p) == EMPTY}
    mine, theirs = related(board, color), related(board, other(color))
    barrier = mine - theirs
    open_points = set(empty & theirs)
    edge = list(open_points)
    while edge:
        for near in next_to(edge.pop(), size):
            if near in empty and near not in barrier and near not in open_points:
                open_points.add(near)
                edge.append(near)
    shut = {p for p in empty - open_points if not open_points & set(next_to(p, size))}
    firm = [part for part in parts(shut, size) if len(part & mine) * 7 >= len(part) * 4]
    return set().union(*firm)


def groups(board, color, dead):
    return parts(connected(board, color, dead) | half_connected(board, color), board.size)


def group_counts(board, color, dead):
    """By group, in reading order: its points and the six numbers that its security is made of."""
    size = board.size
    enemy = other(color)
    empty = {p for p in board_points(size) if board.color_at(p) == EMPTY}
    found = groups(board, color, dead)
    actual, potential = eyes(board, color, dead)
    regions = parts(territory(board, color), size)
    reaches = []
    for group in found:
        reach = set()
        for at in empty:
            near = next_to(at, size)
            free = [
                p
                for p in near
                if p in empty and not any(board.color_at(q) == enemy for q in next_to(p, size))
            ]
            touched = {at, *near, *(q for p in free for q in next_to(p, size))}
            if touched & group:
                reach.add(at)
        reaches.append(reach)
    result = []
    for group, reach in zip(found, reaches, strict=True):
        others = set().union(*(r for r in reaches if r is not reach)) if len(reaches) > 1 else set()
        result.append(
            {
                "points": group,
                "eyes": len(group & actual),
                "potential eyes": len(group & potential),
                "territory": sum(len(r) for r in regions if r & group),
                "links": len(reach & others),
                "extensions": len(reach - group - related(board, enemy)),
            }
        )
    return result


def can_capture(board, stone, depth=60):
    """Attacker to move: True when the string falls. The definition of the reader, without its tricks."""
    color = board.color_at(stone)
    liberties = board.liberties(board.string_at(stone))
    if len(liberties) > 2 or depth == 0:
        return False
    for at in liberties:
        if not board.is_legal(other(color), at):
            continue
        board.play(other(color), at)
        falls = board.color_at(stone) == EMPTY or not can_save(board, stone, depth - 1)
        board.undo()
        if falls:
            return True
    return False


def can_save(board, stone, depth=60):
    """Owner to move: True when the string gets out of the attacker's reach."""
    color = board.color_at(stone)
    if len(board.liberties(board.string_at(stone))) > 2:
        return True
    moves = set(board.liberties(board.string_at(stone)))
    for at in board.stones(board.string_at(stone)):
        for near in next_to(at, board.size):
            if board.color_at(near) == other(color) and len(board.liberties(board.string_at(near))) == 1:
                moves |= set(board.liberties(board.string_at(near)))
    for at in sorted(moves):
        if board.is_legal(color, at):
            board.play(color, at)
            holds = not can_capture(board, stone, depth - 1)
            board.undo()
            if holds:
                return True
    return False
