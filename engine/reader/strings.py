"""Reading of one string, its enemy first or its own side first; ``strings.pxd`` says what it claims."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import BLACK, WHITE, EngineError, to_gtp
from engine.reader.steps import StepRecord
from engine.reader.tactician import Tactician


class StringReading(NamedTuple):
    """The answer to a question: what becomes of the string, the first move (NO_POINT: none), the moves tried.

    ``so_far`` is the result, but for an UNDECIDED one: then it is what the reading had found before it went
    deeper than it could.
    """

    result: int
    move: int
    nodes: int
    so_far: int


def _set_stage(i, order, quiet, left):
    STAGES[i].order = order
    STAGES[i].quiet = quiet
    STAGES[i].left = left


_set_stage(0, 1, 0, 0)
_set_stage(1, 2, 1, 6)
_set_stage(2, 2, 3, 12)
_set_stage(3, 3, 4, 12)


def first_stone(board, stone):
    at: cython.int = stone
    first: cython.int = stone
    while True:
        at = board.next_stone[at]
        if at < first:
            first = at
        if at == stone:
            return first


class StringReader:
    """Reads one string at a time; what it says depends on the position alone."""

    def __cinit__(self):
        self.tactician = Tactician()

    def forget(self):
        clear_points(cython.address(self.tactician.footprint))

    def can_attack(self, board, stone, limit, move):
        return self._ask(board, stone, limit, True, NO_POINT, move)

    def can_defend(self, board, stone, limit, move):
        return self._ask(board, stone, limit, False, NO_POINT, move)

    def after_attack(self, board, stone, point, limit):
        ignored: cython.int
        return self._ask(board, stone, limit, True, point, cython.address(ignored))

    def after_defence(self, board, stone, point, limit):
        ignored: cython.int
        return self._ask(board, stone, limit, False, point, cython.address(ignored))

    def _ask(self, board, stone, limit, attack, first, move):
        i: cython.int
        result: cython.int
        found: cython.int
        move[0] = NO_POINT
        self.so_far = SAVED
        self.tactician.begin(board, first_stone(board, stone), limit)
        for i in range(NUM_STAGES):
            found = NO_POINT
            result = self.tactician.read(
                board, attack, first, cython.address(STAGES[i]), cython.address(found)
            )
            if self.tactician.stopped:
                return UNDECIDED
            self.so_far = result
            move[0] = found
            if result == TAKEN:
                break
        return self.so_far

    # -- for Python --------------------------------------------------------------------------------------

    @property
    def nodes(self) -> int:
        """Moves tried for the last question."""
        return self.tactician.nodes

    def attack(self, board: Board, stone: int, node_limit: int = USUAL_NODES) -> StringReading:
        """What becomes of the string at ``stone`` when its enemy plays first.

        Raises EngineError when there is no stone.
        """
        return self._answer(board, stone, True, NO_POINT, node_limit)

    def defend(self, board: Board, stone: int, node_limit: int = USUAL_NODES) -> StringReading:
        """What becomes of the string at ``stone`` when its own side plays first.

        The move is NO_POINT when it is saved without one. Raises EngineError when there is no stone.
        """
        return self._answer(board, stone, False, NO_POINT, node_limit)

    def after(
        self, board: Board, stone: int, attacking: bool, point: int, node_limit: int = USUAL_NODES
    ) -> StringReading:
        """What becomes of the string when its enemy (or its own side) begins with a move at ``point``."""
        return self._answer(board, stone, attacking, point, node_limit)

    def record(self, on: bool) -> None:
        """Whether to write down the moves that are tried; they are in steps() after the question."""
        self.tactician.recording = on

    def steps(self) -> list[StepRecord]:
        """The moves tried for the last question, as a tree, when they were written down."""
        return self.tactician.steps.records()

    def _answer(self, board: Board, stone: int, attack: bool, first: int, node_limit: int) -> StringReading:
        if board.color_at(stone) not in (BLACK, WHITE):
            raise EngineError(f"no stone to read at {to_gtp(stone, board.size)}")
        move: cython.int = NO_POINT
        self.forget()
        result = self._ask(board, stone, node_limit, attack, first, cython.address(move))
        return StringReading(result, move, self.nodes, self.so_far)
