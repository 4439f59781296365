"""Reading of ladders the slow way: a dictionary of stones, flood fill, every answer on the board tried.

Shares no code with the engine; the oracle for ``engine.reader.ladders``. Points are (col, row).
"""

from engine.board import Board
from engine.points import EMPTY, NO_POINT, board_points, coordinates

ESCAPES, KO_DECIDES, CAPTURED = 0, 1, 2


class NaiveBoard:
    def __init__(self, size, stones, ko=None, ko_color=0):
        self.size, self.stones, self.ko, self.ko_color = size, stones, ko, ko_color

    @classmethod
    def of(cls, board: Board):
        colors = {coordinates(p): board.color_at(p) for p in board_points(board.size)}
        ko = None if board.ko_point == NO_POINT else coordinates(board.ko_point)
        stones = {p: color for p, color in colors.items() if color != EMPTY}
        return cls(board.size, stones, ko, board.ko_color)

    def around(self, point):
        x, y = point
        near = ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
        return [(i, j) for i, j in near if 0 <= i < self.size and 0 <= j < self.size]

    def string(self, point):
        """The stones and the liberties of the string at a point."""
        color, stones, liberties, todo = self.stones[point], {point}, set(), [point]
        while todo:
            for near in self.around(todo.pop()):
                if near not in self.stones:
                    liberties.add(near)
                elif self.stones[near] == color and near not in stones:
                    stones.add(near)
                    todo.append(near)
        return stones, liberties

    def is_banned(self, color, point):
        return point == self.ko and color == self.ko_color

    def play(self, color, point):
        """The board after a move (the ko ban is the caller's business), None when it is suicide."""
        after = NaiveBoard(self.size, {**self.stones, point: color})
        taken = set()
        for near in self.around(point):
            if after.stones.get(near) == 3 - color and not after.string(near)[1]:
                taken |= after.string(near)[0]
        for stone in taken:
            del after.stones[stone]
        stones, liberties = after.string(point)
        if not liberties:
            return None
        if len(taken) == len(stones) == len(liberties) == 1:
            after.ko, after.ko_color = next(iter(taken)), 3 - color
        return after


class TooLong(Exception):
    """The search grows without end (several kos); the naive way is no oracle here."""


def ask(board, stone, attacking, limit=3000):
    """attack() or defend(), raising TooLong after ``limit`` moves, or when a line goes round without end."""
    global left
    left = limit
    try:
        return attack(board, stone) if attacking else defend(board, stone)
    except RecursionError:
        raise TooLong from None


def attack(board, stone, ko_taken=False):
    """What comes of the ladder when the attacker plays first."""
    color, liberties = board.stones[stone], board.string(stone)[1]
    if len(liberties) > 2:
        return ESCAPES
    if len(liberties) == 1:
        if not board.is_banned(3 - color, *liberties):
            return CAPTURED
        return ESCAPES if ko_taken else KO_DECIDES
    return max(_try(board, 3 - color, point, stone, ko_taken) for point in liberties)


def defend(board, stone, ko_taken=False):
    """The string is in atari and its own side plays: every point of the board is tried."""
    color = board.stones[stone]
    points = [(x, y) for x in range(board.size) for y in range(board.size)]
    empty = [point for point in points if point not in board.stones]
    return min((_try(board, color, point, stone, ko_taken) for point in empty), default=CAPTURED)


def _try(board, color, point, stone, ko_taken):
    global left
    left -= 1
    if left < 0:
        raise TooLong
    attacking = color != board.stones[stone]
    fails, works = (ESCAPES, CAPTURED) if attacking else (CAPTURED, ESCAPES)
    banned = board.is_banned(color, point)
    if banned and ko_taken:
        return fails
    after = board.play(color, point)
    if after is None:
        return fails
    if not attacking and len(after.string(stone)[1]) == 1:
        result = attack(after, stone, ko_taken or banned)
    else:
        result = (defend if attacking else attack)(after, stone, ko_taken or banned)
    return KO_DECIDES if banned and result == works else result
