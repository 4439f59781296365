"""Attacks on several strings at once: each can be saved, but not all of them with one move.

Results are those of reading one string (``engine/reader/results.pxd``): the better for the attacker the
higher. What reading does not decide counts as what was found before it went so deep, or else as saved.
"""

from collections.abc import Iterable

from engine.board import Board
from engine.points import EMPTY, NO_POINT, PASS, STRIDE, board_points, opponent
from engine.reader.results import DEFENDER_NEEDS_THREAT, SAVED, TAKEN, UNDECIDED
from engine.reader.strings import StringReader

#: threats that a combination may consist of
MAX_THREATS = 2
#: of each string, read so far (``StringReader``): a threat is one that is seen at once
NODES, NUM_STAGES = 5000, 2
#: strings with more liberties are not threatened
MAX_LIBERTIES = 4
STEPS = (1, -1, STRIDE, -STRIDE)


class Combinations:
    """Asks a reader of strings about two strings, or about all of a side. Boards are left as they were."""

    def __init__(self, strings: StringReader) -> None:
        self._strings = strings

    def attack_either(self, board: Board, one: int, two: int) -> int:
        """What becomes of the one of two strings that is worse off, when their enemy plays first."""
        best = max(self._attack(board, one), self._attack(board, two))
        enemy = opponent(board.color_at(one))
        for move in _close_moves(board, (one, two), enemy):
            if best == TAKEN:
                break
            board.play(enemy, move)
            # what a move takes can be retaken in a ko, or reading had said that it is lost
            standing = [stone for stone in (one, two) if board.color_at(stone) != EMPTY]
            if standing:
                best = max(best, self.defend_both(board, standing[0], standing[-1]))
            board.undo()
        return best

    def defend_both(self, board: Board, one: int, two: int) -> int:
        """The same when their own side plays first."""
        worst = max(self._attack(board, one), self._attack(board, two))
        if worst == SAVED:
            return SAVED
        side = board.color_at(one)
        for move in sorted({*self._defences(board, one), *self._defences(board, two)}):
            least = SAVED if board.is_legal(side, move) else DEFENDER_NEEDS_THREAT
            before = board.num_moves
            if least != SAVED:  # a threat somewhere else, and its answer
                board.play(side, PASS)
                board.play(opponent(side), PASS)
            board.play(side, move)
            worst = min(worst, max(least, self._attack(board, one), self._attack(board, two)))
            while board.num_moves > before:
                board.undo()
        return worst

    def find(self, board: Board, color: int) -> int:
        """A move of ``color`` after which it takes a string that no move takes alone; NO_POINT: none found.

        Each of its moves, two at most, threatens a string, and whatever saves that loses another one, or lets
        the next threat come.
        """
        heads = {board.string_at(p) for p in board_points(board.size) if board.color_at(p) == opponent(color)}
        largest_first = sorted(heads, key=lambda head: (-board.num_stones(head), board.stones(head)[0]))
        targets = [
            head
            for head in largest_first
            if board.num_liberties(head) <= MAX_LIBERTIES
            and self._strings.attack(board, head).result == SAVED
        ]
        for threats in range(1, MAX_THREATS + 1):
            move = self._threat(board, color, targets, threats)
            if move != NO_POINT:
                return move
        return NO_POINT

    def _threat(self, board: Board, color: int, targets: list[int], threats: int) -> int:
        """A move that wins one of the targets with so many threats at most."""
        standing = [target for target in targets if board.color_at(target) == opponent(color)]
        for move in _close_moves(board, standing, color):
            board.play(color, move)
            wins = self._wins(board, color, _around(board, standing, move), threats)
            board.undo()
            if wins:
                return move
        return NO_POINT

    def _wins(self, board: Board, color: int, targets: list[int], threats: int) -> bool:
        """Whether one of the targets falls, whatever their side plays now; one that is gone is a ko."""
        standing = [target for target in targets if board.color_at(target) != EMPTY]
        threatened = [target for target in standing if self._attack(board, target) == TAKEN]
        if not threatened:
            return False
        replies = self._defences(board, threatened[0])
        if not replies:
            return True
        return all(self._falls(board, color, targets, threats, reply) for reply in replies)

    def _falls(self, board: Board, color: int, targets: list[int], threats: int, reply: int) -> bool:
        if not board.is_legal(opponent(color), reply):
            return False
        board.play(opponent(color), reply)
        standing = [target for target in targets if board.color_at(target) == opponent(color)]
        falls = any(self._attack(board, target) == TAKEN for target in standing)
        if not falls and threats > 1:
            falls = self._threat(board, color, standing, threats - 1) != NO_POINT
        board.undo()
        return falls

    def _attack(self, board: Board, stone: int) -> int:
        found = self._strings.attack(board, stone, NODES, NUM_STAGES).so_far
        return SAVED if found == UNDECIDED else found

    def _defences(self, board: Board, stone: int) -> list[int]:
        """The moves that gain something, if only a ko; none where no move does any good, or none is needed.

        One may be banned: it takes a ko, after a threat.
        """
        side = board.color_at(stone)
        moves = self._strings.rescues(board, stone, NODES, NUM_STAGES)
        return [move for move in moves if board.is_legal(side, move) or _is_banned(board, side, move)]


def _is_banned(board: Board, side: int, move: int) -> bool:
    return move != NO_POINT and move == board.ko_point and side == board.ko_color


def _close_moves(board: Board, stones: Iterable[int], color: int) -> list[int]:
    """Legal moves at the liberties of these strings and beside them, in that order."""
    first = dict.fromkeys(liberty for stone in stones for liberty in board.liberties(stone))
    second = (point + step for point in first for step in STEPS if board.color_at(point + step) == EMPTY)
    return [point for point in dict.fromkeys((*first, *second)) if board.is_legal(color, point)]


def _around(board: Board, targets: Iterable[int], move: int) -> list[int]:
    """Those of the targets that a move that was played may have something to do with: it took them or a
    liberty of theirs, or a liberty of theirs is one of its string, or beside one."""
    reach = {point + step for point in board.liberties(move) for step in (0, *STEPS)}
    reach.update(move + step for step in STEPS)

    def is_near(target: int) -> bool:
        if board.color_at(target) == EMPTY:
            return True
        return not reach.isdisjoint((*board.liberties(target), *board.stones(target)))

    return list(filter(is_near, targets))
