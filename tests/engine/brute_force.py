"""What becomes of a string, by trying every move of both sides to a fixed depth: the oracle of the tactician.

The rules are those of ``engine.reader.tactician``, without its selection of moves: one ko ban in a line may
be ignored, and whoever does so needs the first threat (the other side does not take that ko again); one stone
that is taken may be taken back; no other move repeats a position of the line; five liberties are safe; the
string stays when nobody wants to move. Everything else is exhaustive, so it is slow.
"""

from engine.board import Board
from engine.points import EMPTY, NO_POINT, PASS, board_points, opponent
from engine.reader.results import ATTACKER_NEEDS_THREAT, DEFENDER_NEEDS_THREAT, SAVED, TAKEN


class TooLong(Exception):
    """More moves than the question may cost."""


class Oracle:
    """The value of one string at least (lines that are too long count as SAVED) or at most (as TAKEN)."""

    def __init__(self, board: Board, stone: int, depth: int, at_most: bool, limit: int = 200_000):
        self.board, self.stone, self.depth, self.left = board.copy(), stone, depth, limit
        self.beyond = TAKEN if at_most else SAVED
        self.points = board_points(board.size)
        self.defender = board.color_at(stone)

    def attack(self) -> int:
        return self.value(opponent(self.defender), self.depth, SAVED, TAKEN, (), None)

    def defend(self) -> int:
        return self.value(self.defender, self.depth, SAVED, TAKEN, (), None)

    def value(self, color, depth, low, high, seen, ko):
        """Alpha-beta; ``seen`` are the positions of the line, ``ko`` who won one by a threat, and where."""
        if self.board.num_liberties(self.stone) > 4:
            return SAVED
        if depth == 0:
            return self.beyond
        attacking = color != self.defender
        best = SAVED if attacking else TAKEN
        for point in self.moves(color):
            tried = self.after(color, point, depth, low, high, seen, ko)
            if tried is None:
                continue
            best = max(best, tried) if attacking else min(best, tried)
            low, high = (max(low, best), high) if attacking else (low, min(high, best))
            if low >= high:
                break
        return best

    def moves(self, color):
        """Passing first for the defender: it shows at once whether there is a threat."""
        empty = [p for p in self.points if self.board.color_at(p) == EMPTY]
        close = set(self.board.liberties(self.stone))
        return [*([PASS] if color == self.defender else []), *sorted(empty, key=lambda p: p not in close)]

    def after(self, color, point, depth, low, high, seen, ko):
        board, attacking = self.board, color != self.defender
        self.left -= 1
        if self.left < 0:
            raise TooLong
        if point == PASS:
            return self.value(opponent(color), depth - 1, low, high, seen, ko)
        banned = point == board.ko_point and color == board.ko_color
        if banned and ko:
            return None
        before = board.num_moves
        if banned:  # a threat somewhere else, and its answer
            board.play(color, PASS)
            board.play(opponent(color), PASS)
        result = None
        if board.is_legal(color, point):
            stones = self.stones()
            alone = board.color_at(self.stone) == EMPTY or board.num_stones(self.stone) == 1
            board.play(color, point)
            result = self.answer(color, point, depth, low, high, {*seen, stones}, ko, banned, alone)
        while board.num_moves > before:
            board.undo()
        if result is None or not banned:
            return result
        return min(result, ATTACKER_NEEDS_THREAT) if attacking else max(result, DEFENDER_NEEDS_THREAT)

    def answer(self, color, point, depth, low, high, seen, ko, banned, alone):
        board = self.board
        if banned:
            ko = (color, board.ko_point)
        else:
            if self.stones() in seen:
                return None
            if ko and color != ko[0] and point == ko[1] and board.ko_point != NO_POINT:
                return None
        if board.color_at(self.stone) == self.defender:
            return self.value(opponent(color), depth - 1, low, high, seen, ko)
        if alone and self.takes_something_back():
            back = self.after(self.defender, self.stone, depth, low, high, seen, ko)
            return TAKEN if back is None else back
        return TAKEN

    def stones(self):
        """What is on the board, point by point."""
        return bytes(map(self.board.color_at, self.points))

    def takes_something_back(self):
        board, attacker = self.board, opponent(self.defender)
        near = [p for p in self.points if board.color_at(p) == attacker and board.num_liberties(p) == 1]
        return any(board.liberties(p) == [self.stone] for p in near)
