"""Reading of one string, its enemy or its own side first; ``strings.pxd`` says what is claimed."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import BLACK, EMPTY, WHITE, EngineError, board_points, to_gtp
from engine.reader.steps import StepRecord
from engine.reader.tactician import Tactician


class StringReading(NamedTuple):
    """The answer to a question: what becomes of the string, the first move (NO_POINT: none), the moves tried.

    ``so_far`` is the result too, unless that is UNDECIDED: then it is the result of the last finished stage.
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
_set_stage(4, 3, 6, 20)
_set_stage(5, 4, 6, 20)


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
    """Reads one string at a time. Answers depend on the position only, not on earlier questions."""

    def __cinit__(self):
        self.tactician = Tactician()

    def forget(self):
        clear_points(cython.address(self.tactician.footprint))

    def can_attack(self, board, stone, effort, move):
        return self._ask(board, stone, True, NO_POINT, effort, move)

    def can_defend(self, board, stone, effort, move):
        return self._ask(board, stone, False, NO_POINT, effort, move)

    def _ask(self, board, stone, attack, first, effort, move):
        i: cython.int
        result: cython.int
        found: cython.int
        move[0] = NO_POINT
        self.so_far = SAVED
        self.tactician.begin(board, first_stone(board, stone), effort.nodes)
        for i in range(effort.stages):
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

    def all_attacks(self, board, stone, result, effort, moves):
        clear_points(moves)
        add_attacks(board, stone, 2, moves, cython.address(self.tactician.footprint))
        self._keep(board, stone, True, result, effort, moves)

    def all_defences(self, board, stone, result, effort, moves):
        self._list_defences(board, stone, effort, moves)
        self._keep(board, stone, False, result, effort, moves)

    def _list_defences(self, board, stone, effort, moves):
        ignored: cython.int
        seen: PointSet
        kept: PointSet = self.tactician.footprint
        clear_points(moves)
        self.forget()
        self.can_attack(board, stone, effort, cython.address(ignored))
        seen = self.tactician.footprint
        add_all(cython.address(self.tactician.footprint), kept.word)
        add_answers(
            board, board.color[stone], cython.address(seen), moves, cython.address(self.tactician.footprint)
        )

    def _keep(self, board, stone, attack, result, effort, moves):
        """Drop the moves after which the result is a different one."""
        ignored: cython.int
        point: cython.int = next_point(moves, FIRST)
        while point != NO_POINT:
            if self._ask(board, stone, attack, point, effort, cython.address(ignored)) != result:
                drop_point(moves, point)
            point = next_point(moves, point + 1)

    # -- for Python --------------------------------------------------------------------------------------

    @property
    def nodes(self) -> int:
        """Moves tried for the last question."""
        return self.tactician.nodes

    @property
    def judged(self) -> int:
        """Moves tried so far, for all questions including the current one; any thread may ask."""
        return self.tactician.before + self.tactician.nodes

    def stop(self) -> None:
        """End the current question and all later ones as if at their limit; any thread may call this."""
        self.tactician.is_interrupted = True

    def resume(self) -> None:
        """Undo ``stop``: questions from now on are read again."""
        self.tactician.is_interrupted = False

    def attack(
        self, board: Board, stone: int, node_limit: int = USUAL_NODES, stages: int = USUAL_STAGES
    ) -> StringReading:
        """What becomes of the string at ``stone`` if its enemy plays first.

        At most ``node_limit`` moves are tried, in 1 to ALL_STAGES ``stages``. Raises EngineError when there
        is no stone, or for an impossible limit or number of stages.
        """
        return self._answer(board, stone, True, NO_POINT, node_limit, stages)

    def defend(
        self, board: Board, stone: int, node_limit: int = USUAL_NODES, stages: int = USUAL_STAGES
    ) -> StringReading:
        """What becomes of the string at ``stone`` if its own side plays first.

        The move is NO_POINT if the string is safe without one. Raises EngineError as attack() does.
        """
        return self._answer(board, stone, False, NO_POINT, node_limit, stages)

    def after(
        self,
        board: Board,
        stone: int,
        attacking: bool,
        point: int,
        node_limit: int = USUAL_NODES,
        stages: int = USUAL_STAGES,
    ) -> StringReading:
        """What becomes of the string if its enemy (or its own side) begins with a move at ``point``.

        A move that is not legal gains nothing. Raises EngineError as attack() does, and for a pass.
        """
        if board.color_at(point) not in (EMPTY, BLACK, WHITE):
            raise EngineError("a first move to read is a point of the board")
        return self._answer(board, stone, attacking, point, node_limit, stages)

    def all_moves(
        self,
        board: Board,
        stone: int,
        attacking: bool,
        node_limit: int = USUAL_NODES,
        stages: int = USUAL_STAGES,
    ) -> dict[int, StringReading]:
        """All first moves that do as well as the best one, each with its reading; the limit is for each.

        They are looked for among the moves near the string, or those that could change something. There are
        none if no move gains anything, because the string is safe anyway or lost anyway.
        """
        reading = self.attack(board, stone, node_limit, stages)
        if not attacking:
            threat, reading = reading, self.defend(board, stone, node_limit, stages)
            if threat.result == reading.result:
                return {}
        if reading.result == UNDECIDED or reading.result == (SAVED if attacking else TAKEN):
            return {}
        moves: PointSet
        effort: Effort = self._effort(node_limit, stages)
        at: cython.int = stone
        result: cython.int = reading.result
        is_attack: cython.bint = attacking
        with cython.nogil:
            if is_attack:
                self.all_attacks(board, at, result, effort, cython.address(moves))
            else:
                self.all_defences(board, at, result, effort, cython.address(moves))
        found = {p for p in board_points(board.size) if has_point(cython.address(moves), p)}
        found.add(reading.move)
        return {p: self.after(board, stone, attacking, p, node_limit, stages) for p in sorted(found)}

    def rescues(
        self, board: Board, stone: int, node_limit: int = USUAL_NODES, stages: int = USUAL_STAGES
    ) -> dict[int, StringReading]:
        """The first moves of its own side that gain something, even if only a ko, each with its reading.

        Raises EngineError as attack() does; the limit is for each.
        """
        moves: PointSet
        threat = self.attack(board, stone, node_limit, stages)
        self._list_defences(board, stone, self._effort(node_limit, stages), cython.address(moves))
        points = [p for p in board_points(board.size) if has_point(cython.address(moves), p)]
        readings = {p: self.after(board, stone, False, p, node_limit, stages) for p in points}
        return {p: reading for p, reading in readings.items() if reading.so_far < threat.so_far}

    def record(self, on: bool) -> None:
        """Set whether the moves that are tried are written down; steps() returns them after a question."""
        self.tactician.recording = on

    def steps(self) -> list[StepRecord]:
        """The moves tried for the last question that was recorded (see ``record``), as a tree."""
        return self.tactician.steps.records()

    def _effort(self, node_limit: int, stages: int) -> Effort:
        if node_limit < 1 or not 1 <= stages <= ALL_STAGES:
            raise EngineError(f"a reading takes a node or more and 1 to {ALL_STAGES} stages")
        return Effort(node_limit, stages)

    def _answer(
        self, board: Board, stone: int, attack: bool, first: int, node_limit: int, stages: int
    ) -> StringReading:
        if board.color_at(stone) not in (BLACK, WHITE):
            raise EngineError(f"no stone to read at {to_gtp(stone, board.size)}")
        move: cython.int = NO_POINT
        result: cython.int
        at: cython.int = stone
        begin: cython.int = first
        is_attack: cython.bint = attack
        effort: Effort = self._effort(node_limit, stages)
        with cython.nogil:
            self.forget()
            result = self._ask(board, at, is_attack, begin, effort, cython.address(move))
        return StringReading(result, move, self.nodes, self.so_far)
