"""Proves statements about ladders: searches a region, and follows ladders of any length on the whole board.

In a ladder every move of the attacker is an atari. So the defender can only extend at the string's last
liberty, or capture a string in atari that touches it. All of these moves are tried, so the answer is exact.
Inside the region other attacks, such as nets, are tried too. A string has escaped when it leaves the region
or has `FREE` liberties (one less when its side is to move), unless a ladder catches it.
"""

from engine.board import Board
from engine.points import PASS, STRIDE, opponent
from pipeline.problems.proving import CAPTURE, FAILS, WORKS, Prover, Question

#: a string with so many liberties has escaped when its enemy is to move
FREE = 4
#: the greatest depth of search in the region that ``plies`` tells apart
DEEP = 6


class LadderProver(Prover):
    """A `Prover` for one string that is to be captured or saved, with ladders beyond the region."""

    def __init__(self, question: Question, max_nodes: int = 1 << 40) -> None:
        super().__init__(question, max_nodes)
        self._stone = question.stones[0]

    def _result(self, to_play: int) -> int:
        if ladder_length(self._board, self._stone, to_play):
            return WORKS if self.question.aim == CAPTURE else FAILS
        return super()._result(to_play)

    def _capture_state(self, color: int) -> bool | None:
        found = super()._capture_state(color)
        if found is None and self._board.num_liberties(self._stone) >= FREE - (color != self._reacher):
            return False
        return found

    def plies(self, moves: list[tuple[int, int]], most: int = 24) -> int:
        """If a ladder decides, 3 and a quarter of its plies; else the depth of the search, up to `DEEP`."""
        board = self._board
        for color, point in moves:
            board.play(color, point)
        to_play = opponent(moves[-1][0]) if moves else self.question.color
        length = ladder_length(board, self._stone, to_play)
        for _ in moves:
            board.undo()
        return min(most, 3 + length // 4) if length else super().plies(moves, min(most, DEEP))


def ladder_length(board: Board, stone: int, to_play: int) -> int:
    """The plies of a ladder that captures the string at a stone, with the capture; 0 if there is none."""
    if board.color_at(stone) in (0, to_play):
        return _escaping(board, stone) if board.color_at(stone) == to_play else 0
    return _attacking(board, stone)


def _attacking(board: Board, stone: int) -> int:
    """The plies of the shortest ladder when the string's enemy is to move; 0 if there is none."""
    enemy = opponent(board.color_at(stone))
    free = board.liberties(stone)
    if len(free) > 2:
        return 0
    if len(free) == 1:
        return 1 if board.is_legal(enemy, free[0]) else 0
    found = 0
    for point in free:
        if board.is_legal(enemy, point):
            board.play(enemy, point)
            length = _escaping(board, stone)
            board.undo()
            if length and (not found or length + 1 < found):
                found = length + 1
    return found


def _escaping(board: Board, stone: int) -> int:
    """The plies of the longest resistance when the string's side is to move; 0 if it escapes."""
    own = board.color_at(stone)
    if board.num_liberties(stone) > 1:
        return 0
    longest = 1
    moves = [*captures_beside(board, stone), board.liberties(stone)[0]]
    for point in dict.fromkeys(moves):
        if not board.is_legal(own, point):
            continue
        board.play(own, point)
        length = _attacking(board, stone)
        board.undo()
        if not length:
            return 0
        longest = max(longest, length + 1)
    return longest


def captures_beside(board: Board, stone: int) -> list[int]:
    """The last liberties of enemy strings in atari that touch the string at a stone."""
    enemy = opponent(board.color_at(stone))
    found = []
    for member in board.stones(stone):
        for near in (member - STRIDE, member - 1, member + 1, member + STRIDE):
            if board.color_at(near) == enemy and board.num_liberties(near) == 1:
                found.append(board.liberties(near)[0])
    return [point for point in found if point != PASS]
