"""A position: the board, whose turn it is, and what the lower modules say of it.

``look`` works everything out in a fixed order; after that it is only read. What is kept from one look to the
next (matches, readings) depends on the position only, so the same position looks the same whatever was looked
at before.
"""

import time
from collections.abc import Mapping
from typing import NamedTuple

import cython

from engine.board import Board
from engine.evaluation.connections import Connections
from engine.evaluation.eye_shapes import EyeShapes
from engine.evaluation.eyes import Eyes
from engine.evaluation.groups import GroupReport, Groups
from engine.evaluation.influence import Influence
from engine.evaluation.life import Life
from engine.evaluation.safety import Safety
from engine.evaluation.territory import Territory
from engine.joseki.advice import Advice
from engine.joseki.book import JosekiBook
from engine.patterns.book import PatternBook
from engine.patterns.matcher import Matcher
from engine.tactics import Tactics

#: what evaluate() works out, in this order
PARTS = ("tactics", "connections", "eyes", "life", "safety", "groups", "influence", "territory")


class Evaluation(NamedTuple):
    """What a position is worth.

    ``score`` is Black's lead in fiftieths of a point, by area counting and without komi; ``territory`` is by
    point, from -1 (White's) to 1 (Black's); ``groups`` are in the order of their first stones.
    """

    score: int
    territory: dict[int, float]
    groups: list[GroupReport]


class Position:
    """Everything by which moves of a position are judged.

    ``book`` has the patterns to be matched, if any. With ``patterns_only``, only matches and legal moves are
    worked out. With ``evaluates``, each look evaluates too. ``shapes`` remembers the values of eye shapes,
    which do not depend on the position, so it may be shared. ``joseki`` is the database to be followed in the
    corners, if any.
    """

    def __init__(
        self,
        book: PatternBook | None = None,
        patterns_only: bool = False,
        evaluates: bool = False,
        shapes: EyeShapes | None = None,
        joseki: JosekiBook | None = None,
    ) -> None:
        self.patterns_only = patterns_only
        self.evaluates = evaluates
        self.matcher = None if book is None else Matcher(book)
        self.joseki = Advice(joseki)
        self.tactics = Tactics()
        self.connections = Connections()
        self.eyes = Eyes(shapes=shapes)
        self.life = Life()
        self.safety = Safety()
        self.groups = Groups()
        self.influence = Influence()
        self.territory = Territory()

    def look(self, board, color):
        i: cython.int
        point: cython.int
        status: cython.int = LEGAL
        if self.board is not board:
            with cython.gil:
                self.board = board
        self.color = color
        self.number = board.num_moves + 1
        self.phase = phase_of(self.number)
        for i in range(3):
            self.recent[i] = NO_POINT
            if i < board.num_moves:
                self.recent[i] = board.frames[board.num_moves - 1 - i].point
        self.num_moves = 0
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EMPTY and board.check(color, point) == LEGAL:
                self.moves[self.num_moves] = point
                self.num_moves += 1
        if not self.patterns_only:
            self.joseki.look(board, color, self.recent[0])
            self._measure_steps(color)
            self._measure_steps(other(color))
            if self.evaluates:
                self.evaluate(board)
            else:
                self.tactics.look(board)
        if self.matcher is not None:
            status = self.matcher.update(board, color)
        return status

    def _measure_steps(self, color):
        """Set ``steps_to`` in two sweeps: from the upper left corner, then from the lower right one."""
        col: cython.int
        row: cython.int
        point: cython.int
        steps: cython.int
        size: cython.int = self.board.size
        nearest: cython.pointer(uint8_t) = self.steps_to[color]
        memset(nearest, FAR_STONE, NUM_POINTS)
        for row in range(size):
            for col in range(size):
                point = point_at(col, row)
                steps = 0
                if self.board.color[point] != color:
                    steps = min(FAR_STONE, min(nearest[point - 1], nearest[point - STRIDE]) + 1)
                nearest[point] = steps
        for row in range(size - 1, -1, -1):
            for col in range(size - 1, -1, -1):
                point = point_at(col, row)
                steps = min(nearest[point + 1], nearest[point + STRIDE]) + 1
                if steps < nearest[point]:
                    nearest[point] = steps

    # -- the evaluation -----------------------------------------------------------------------------------

    def evaluate(self, board):
        self.tactics.look(board)
        self.connections.look(board, self.tactics)
        self.eyes.look(board, self.tactics)
        self.life.look(board)
        self.safety.look(board, self.life)
        self.groups.look(board, self.tactics, self.connections, self.eyes, self.life, self.safety)
        self._radiate(board)
        self.territory.look(board, self.groups, self.influence, self.life, self.safety)

    def _radiate(self, board):
        """Work out the influence: stones radiate their group's strength; firm connections are walls."""
        i: cython.int
        point: cython.int
        worth: cython.float[NUM_POINTS]
        walls: PointSet[3]
        pair: cython.pointer[cython.const[Connection]]
        memset(worth, 0, cython.sizeof(worth))
        memset(walls, 0, cython.sizeof(walls))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if self.groups.group_of[point] >= 0:
                worth[point] = self.groups.groups[self.groups.group_of[point]].strength
        for i in range(self.connections.num_connections):
            pair = self.connections.at(i)
            if pair.holds:
                add_all(cython.address(walls[pair.color]), pair.d1.word)
        self.influence.look(board, worth, walls)

    def refresh(self, board: Board) -> None:
        """Evaluate a board: ``tactics``, ``connections``, ``eyes``, ``groups`` and so on then tell of it."""
        with cython.nogil:
            self.evaluate(board)

    def evaluate_timed(self, board: Board) -> dict[str, float]:
        """Evaluate a board part by part; returns the CPU seconds of each of PARTS."""
        clock = time.process_time
        marks = [clock()]
        self.tactics.look(board)
        marks.append(clock())
        self.connections.look(board, self.tactics)
        marks.append(clock())
        self.eyes.look(board, self.tactics)
        marks.append(clock())
        self.life.look(board)
        marks.append(clock())
        self.safety.look(board, self.life)
        marks.append(clock())
        self.groups.look(board, self.tactics, self.connections, self.eyes, self.life, self.safety)
        marks.append(clock())
        self._radiate(board)
        marks.append(clock())
        self.territory.look(board, self.groups, self.influence, self.life, self.safety)
        marks.append(clock())
        return {part: end - start for part, start, end in zip(PARTS, marks, marks[1:], strict=False)}

    def evaluation(self, board: Board) -> Evaluation:
        """What a board is worth."""
        self.refresh(board)
        return self._evaluation(board)

    def settled(self, board: Board, strengths: Mapping[int, float]) -> Evaluation:
        """What the board that was evaluated last is worth if some groups have other strengths.

        ``strengths`` are by the number of the group, -1 (dead) to 1 (alive). Influence and territory follow
        from them; other groups keep their strengths.
        """
        for number, strength in strengths.items():
            self.groups.assume(number, strength)
        self._radiate(board)
        self.territory.look(board, self.groups, self.influence, self.life, self.safety)
        return self._evaluation(board)

    def _evaluation(self, board: Board) -> Evaluation:
        return Evaluation(
            self.territory.score, self.territory.values(board.size), self.groups.reports(board.size)
        )
