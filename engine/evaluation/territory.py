"""Territory and score; see ``territory.pxd``."""

import cython

from engine.board import Board
from engine.evaluation.groups import Groups
from engine.evaluation.influence import Influence
from engine.points import board_points

#: the signs by which the owner of an open point is told
SIGNS = (
    "ratio of the influences",
    "ratio on a full board",
    "ratio of the larger influence to the rest",
    "strength of the nearest group",
    "strength of the nearest group on a full board",
    "strength of the nearest group next to it",
    "strength of the groups beside it",
    "stones beside it",
    "ratio of the larger influence on the first and second line",
    "on the third line",
    "on the fourth line",
    "on the fifth and sixth line",
    "further in",
)

_WEIGHTS = (-0.21, 1.24, 0.77, 0.29, 1.45, -0.25, 0.49, -0.21, 1.31, 0.69, -0.26, -0.41, -0.57)


def _fill_weights():
    i: cython.int
    for i in range(NUM_SIGNS):
        SIGN_WEIGHTS[i] = _WEIGHTS[i]


_fill_weights()


def line_class(board, point):
    """The class of a point's line: 0 for lines 1 and 2, 1 for 3, 2 for 4, 3 for 5 and 6, 4 further in."""
    line: cython.int = min(min(row_of(point), board.size - 1 - row_of(point)), col_of(point))
    line = 1 + min(line, board.size - 1 - col_of(point))
    if line <= 2:
        return 0
    return line - 2 if line <= 4 else 3 if line <= 6 else 4


class Territory:
    """The territory of one position at a time."""

    def look(self, board, groups, influence, life, safety):
        memset(self.is_area, False, cython.sizeof(self.is_area))
        self._value_stones(board, groups)
        self._value_areas(board, groups)
        self._value_open(board, groups, influence)
        self._sum_up(board, life, safety)

    def _value_stones(self, board, groups):
        point: cython.int
        for point in range(FIRST, FIRST + BOARD_SPAN):
            self.value[point] = 0
            if groups.group_of[point] >= 0:
                self.value[point] = groups.groups[groups.group_of[point]].strength
                if board.color[point] == WHITE:
                    self.value[point] = -self.value[point]

    # -- areas that one side surrounds --------------------------------------------------------------------

    def _is_open(self, board, groups, point):
        """Whether a point is empty or holds a dead stone."""
        if board.color[point] == EMPTY:
            return True
        return groups.group_of[point] >= 0 and groups.groups[groups.group_of[point]].status == GROUP_DEAD

    def _value_areas(self, board, groups):
        point: cython.int
        memset(self.seen, False, cython.sizeof(self.seen))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EMPTY and not self.seen[point]:
                self._value_area(board, groups, point)

    def _value_area(self, board, groups, point):
        """Value the area in which a point lies, if the stones of only one side surround it."""
        i: cython.int
        near: cython.int
        done: cython.int = 0
        sides: cython.int = 0
        strength: cython.float = 1
        group: cython.pointer[Group]
        self.area[0] = point
        self.num_area = 1
        self.seen[point] = True
        while done < self.num_area:
            point = self.area[done]
            done += 1
            for i in range(4):
                near = point + OFFSETS[i]
                if board.color[near] == EDGE:
                    continue
                if self._is_open(board, groups, near):
                    if not self.seen[near]:
                        self.seen[near] = True
                        self.area[self.num_area] = near
                        self.num_area += 1
                    continue
                sides |= board.color[near]
                group = cython.address(groups.groups[groups.group_of[near]])
                strength = min(strength, group.strength)
        if sides != BLACK and sides != WHITE:
            return
        strength = max(strength, 0)
        for i in range(self.num_area):
            self.is_area[self.area[i]] = True
            self.value[self.area[i]] = strength if sides == BLACK else -strength

    # -- the rest -----------------------------------------------------------------------------------------

    def list_signs(self, board, groups, influence, point, signs):
        i: cython.int
        near: cython.int
        side: cython.int
        owner: cython.int = groups.nearest[point]
        black: cython.double = max(influence.of[BLACK][point], 0)
        white: cython.double = max(influence.of[WHITE][point], 0)
        strength: cython.double = 0
        memset(signs, 0, NUM_SIGNS * cython.sizeof(cython.double))
        signs[0] = log((black + 0.1) / (white + 0.1))
        signs[1] = signs[0] * groups.fullness
        signs[2] = (black - white) / (black + white + 0.5)
        signs[NUM_SIGNS - NUM_LINES + line_class(board, point)] = signs[2]
        if owner >= 0:
            strength = groups.groups[owner].strength
            if groups.groups[owner].color == WHITE:
                strength = -strength
        signs[3] = strength
        signs[4] = strength * groups.fullness
        signs[5] = strength if groups.steps[point] == 1 else 0
        for i in range(4):
            near = point + OFFSETS[i]
            if groups.group_of[near] >= 0:
                side = 1 if board.color[near] == BLACK else -1
                signs[6] += side * groups.groups[groups.group_of[near]].strength
                signs[7] += side

    def _value_open(self, board, groups, influence):
        i: cython.int
        point: cython.int
        total: cython.double
        signs: cython.double[NUM_SIGNS]
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] != EMPTY or self.is_area[point]:
                continue
            total = 0
            self.list_signs(board, groups, influence, point, signs)
            for i in range(NUM_SIGNS):
                total += SIGN_WEIGHTS[i] * signs[i]
            self.value[point] = 2 / (1 + exp(-total)) - 1

    def _sum_up(self, board, life, safety):
        point: cython.int
        total: cython.double = 0
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EDGE:
                continue
            if safety.safe[point]:
                self.value[point] = 1 if board.color[point] == BLACK else -1
            if safety.territory[point] != EMPTY:
                self.value[point] = 1 if safety.territory[point] == BLACK else -1
            if life.territory[point] != EMPTY:
                self.value[point] = 1 if life.territory[point] == BLACK else -1
            total += self.value[point]
        self.score = cython.cast(cython.int, FIFTIETHS * total + (0.5 if total >= 0 else -0.5))

    # -- for Python ---------------------------------------------------------------------------------------

    def values(self, size: int) -> dict[int, float]:
        """The value of each point, -1 (White's) to 1 (Black's), of the last look, at a board of ``size``."""
        return {point: self.value[point] for point in board_points(size)}

    def signs(
        self, board: Board, groups: Groups, influence: Influence, point: int
    ) -> tuple[float, ...] | None:
        """The signs by which the owner of a point was told, as in ``SIGNS``; None if they were not needed."""
        values: cython.double[NUM_SIGNS]
        if board.color_at(point) == EDGE or self.is_area[point] or groups.group_of[point] >= 0:
            return None
        self.list_signs(board, groups, influence, point, values)
        return tuple([values[i] for i in range(NUM_SIGNS)])
