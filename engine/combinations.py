"""Attacks on several strings at once, when each of them can be saved, but not all with one move.

Results are those of reading one string (``engine/reader/results.pxd``): higher is better for the attacker. If
reading does not decide, the result of its last finished stage counts, or else the string counts as saved.
"""

from collections.abc import Iterable

from engine.board import Board
from engine.points import EMPTY, NO_POINT, PASS, STRIDE, board_points, opponent
from engine.reader.results import DEFENDER_NEEDS_THREAT, SAVED, TAKEN, UNDECIDED
from engine.reader.strings import StringReader

#: a combination may consist of so many threats
MAX_THREATS = 2
#: how far each string is read (``StringReader``): only threats that are seen quickly count
NODES, NUM_STAGES = 5000, 2
#: strings with more liberties do not count as threatened
MAX_LIBERTIES = 4
STEPS = (1, -1, STRIDE, -STRIDE)


class Combinations:
    """Answers questions about two strings or all strings of a side. Boards are left as they were."""

    def __init__(self, strings: StringReader) -> None:
        self._strings = strings

    def attack_either(self, board: Board, one: int, two: int) -> int:
        """What becomes of whichever of two strings is worse off, if their enemy plays first."""
        best = max(self._attack(board, one), self._attack(board, two))
        enemy = opponent(board.color_at(one))
        for move in _close_moves(board, (one, two), enemy):
            if best == TAKEN:
                break
            board.play(enemy, move)
            # a string that is gone was taken in a ko, or was called lost before
            standing = [stone for stone in (one, two) if board.color_at(stone) != EMPTY]
            if standing:
                best = max(best, self.defend_both(board, standing[0], standing[-1]))
            board.undo()
        return best

    def defend_both(self, board: Board, one: int, two: int) -> int:
        """The same if their own side plays first."""
        worst = max(self._attack(board, one), self._attack(board, two))
        if worst == SAVED:
            return SAVED
        side = board.color_at(one)
        for move in sorted({*self._defences(board, one), *self._defences(board, two)}):
            least = SAVED if board.is_legal(side, move) else DEFENDER_NEEDS_THREAT
            before = board.num_moves
            if least != SAVED:  # two passes: a ko threat elsewhere, and its answer
                board.play(side, PASS)
                board.play(opponent(side), PASS)
            board.play(side, move)
            worst = min(worst, max(least, self._attack(board, one), self._attack(board, two)))
            while board.num_moves > before:
                board.undo()
        return worst

    def find(self, board: Board, color: int) -> int:
        """A move of ``color`` that wins one of several strings, none of which it wins singly; NO_POINT: none.

        Each of its moves, two at most, threatens a string; whatever saves that string loses another one, or
        allows the next threat.
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
        """A move that wins one of the targets with at most ``threats`` threats; NO_POINT: none."""
        standing = [target for target in targets if board.color_at(target) == opponent(color)]
        for move in _close_moves(board, standing, color):
            board.play(color, move)
            wins = self._wins(board, color, _around(board, standing, move), threats)
            board.undo()
            if wins:
                return move
        return NO_POINT

    def _wins(self, board: Board, color: int, targets: list[int], threats: int) -> bool:
        """Whether one of the targets falls whatever their side plays now; a target that is gone is a ko."""
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
        """The moves that gain something, even if only a ko; none if no move helps or none is needed.

        One of them may be banned: it takes a ko after a threat.
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
    """The targets that a move just played may affect: it took them or one of their liberties, or one of their
    liberties is a liberty of its string, or beside one."""
    reach = {point + step for point in board.liberties(move) for step in (0, *STEPS)}
    reach.update(move + step for step in STEPS)

    def is_near(target: int) -> bool:
        if board.color_at(target) == EMPTY:
            return True
        return not reach.isdisjoint((*board.liberties(target), *board.stones(target)))

    return list(filter(is_near, targets))
