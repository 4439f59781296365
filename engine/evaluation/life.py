"""Unconditional life and territory by Benson's algorithm; see ``life.pxd``."""

import cython

from engine.board import Board
from engine.points import EngineError, board_points

LIFE_STATUSES = ("undecided", "alive", "dead", "black territory", "white territory")


class Life:
    """Says of one position at a time which strings are unconditionally alive, and by which regions."""

    def look(self, board):
        color: cython.int
        memset(self.alive, False, cython.sizeof(self.alive))
        memset(self.vital, EMPTY, cython.sizeof(self.vital))
        memset(self.territory, EMPTY, cython.sizeof(self.territory))
        for color in range(BLACK, WHITE + 1):
            self._find(board, color)
            while self._cross_out(board):
                pass
            self._tell(board, color)
            if self.num_strings > 0:
                self._claim(board, color)

    def _find(self, board, color):
        """The strings of a color, and the regions between them."""
        point: cython.int
        memset(self.region_of, -1, cython.sizeof(self.region_of))
        self.num_regions = 0
        self.num_strings = 0
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EDGE:
                continue
            if board.color[point] == color:
                if board.string_of[point] == point:
                    self.heads[self.num_strings] = point
                    self.num_strings += 1
            elif self.region_of[point] < 0:
                self._fill(board, color, point)

    def _fill(self, board, color, point):
        """A new region, from one of its points."""
        i: cython.int
        near: cython.int
        number: cython.int = 1
        region: cython.pointer[Region] = cython.address(self.regions[self.num_regions])
        clear_points(cython.address(region.empties))
        clear_points(cython.address(region.strings))
        region.closed = True
        self.todo[0] = point
        self.region_of[point] = self.num_regions
        while number > 0:
            number -= 1
            point = self.todo[number]
            if board.color[point] == EMPTY:
                add_point(cython.address(region.empties), point)
            for i in range(4):
                near = point + OFFSETS[i]
                if board.color[near] == color:
                    add_point(cython.address(region.strings), board.string_of[near])
                elif board.color[near] != EDGE and self.region_of[near] < 0:
                    self.region_of[near] = self.num_regions
                    self.todo[number] = near
                    number += 1
        self.num_regions += 1

    def _is_vital(self, board, region, head):
        i: cython.int
        for i in range(LIBERTY_WORDS):
            if region.empties.word[i] & ~board.strings[head].liberties[i]:
                return False
        return True

    def _count_vital(self, board, head):
        i: cython.int
        found: cython.int = 0
        for i in range(self.num_regions):
            found += self.regions[i].closed and self._is_vital(board, cython.address(self.regions[i]), head)
        return found

    def _cross_out(self, board):
        """Drop strings with fewer than two vital regions, and open regions beside them; whether any was."""
        i: cython.int
        j: cython.int
        kept: cython.int = 0
        before: cython.int = self.num_strings
        for i in range(self.num_strings):
            if self._count_vital(board, self.heads[i]) >= 2:
                self.heads[kept] = self.heads[i]
                kept += 1
                continue
            for j in range(self.num_regions):
                if has_point(cython.address(self.regions[j].strings), self.heads[i]):
                    self.regions[j].closed = False
        self.num_strings = kept
        return kept < before

    def _tell(self, board, color):
        """Mark the stones that are alive, and the regions that are vital to one of their strings."""
        i: cython.int
        j: cython.int
        point: cython.int
        is_vital: int8_t[MAX_REGIONS]
        memset(is_vital, False, cython.sizeof(is_vital))
        for i in range(self.num_strings):
            for j in range(self.num_regions):
                if self.regions[j].closed and self._is_vital(
                    board, cython.address(self.regions[j]), self.heads[i]
                ):
                    is_vital[j] = True
            point = self.heads[i]
            while not self.alive[point]:
                self.alive[point] = True
                point = board.next_stone[point]
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if self.region_of[point] >= 0 and is_vital[self.region_of[point]]:
                self.vital[point] = color

    # -- territory --------------------------------------------------------------------------------------

    def _claim(self, board, color):
        """Mark the areas between the alive strings of a color in which its enemy cannot live."""
        seen: PointSet
        i: cython.int
        point: cython.int
        clear_points(cython.address(seen))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EDGE or has_point(cython.address(seen), point):
                continue
            if board.color[point] == color and self.alive[point]:
                continue
            self._gather(board, color, point)
            add_all(cython.address(seen), self.in_area.word)
            if self.can_live(board, color):
                continue
            for i in range(self.num_area):
                self.territory[self.area[i]] = color

    def _gather(self, board, color, point):
        """The area of a point: what is reached from it without crossing an alive string of the color."""
        i: cython.int
        near: cython.int
        done: cython.int = 0
        clear_points(cython.address(self.in_area))
        add_point(cython.address(self.in_area), point)
        self.area[0] = point
        self.num_area = 1
        while done < self.num_area:
            for i in range(4):
                near = self.area[done] + OFFSETS[i]
                if board.color[near] == EDGE or has_point(cython.address(self.in_area), near):
                    continue
                if board.color[near] == color and self.alive[near]:
                    continue
                add_point(cython.address(self.in_area), near)
                self.area[self.num_area] = near
                self.num_area += 1
            done += 1

    def can_live(self, board, color):
        """Whether the enemy can make two eyes in the area, alone."""
        i: cython.int
        j: cython.int
        number: cython.int = 0
        for i in range(self.num_area):
            if self._can_be_eye(board, color, self.area[i]):
                self.todo[number] = self.area[i]
                number += 1
        for i in range(number):
            for j in range(i):
                if self._are_eyes(board, color, self.todo[i], self.todo[j]):
                    return True
        for i in range(self.num_area):
            if self._is_pair(board, color, self.area[i]) and self._can_live_in_seki(
                board, color, self.area[i]
            ):
                return True
        return False

    def _is_pair(self, board, color, point):
        """Whether a point is the head of two stones off the edge, with no others of their color around."""
        i: cython.int
        row: cython.int
        col: cython.int
        near: cython.int
        stone: cython.int = point
        if (
            board.color[point] != color
            or board.string_of[point] != point
            or board.strings[point].num_stones != 2
        ):
            return False
        for i in range(2):
            for row in range(-1, 2):
                for col in range(-1, 2):
                    near = stone + row * STRIDE + col
                    if near == point or near == board.next_stone[point]:
                        continue
                    if board.color[near] == color or board.color[near] == EDGE:
                        return False
            stone = board.next_stone[stone]
        return True

    def _can_live_in_seki(self, board, color, head):
        """Whether the enemy can leave two of the owner's stones in a seki, the only kind that can come about.

        The stones keep four liberties: the two ends, and of each stone one side, on opposite sides. The
        other two sides must belong to one string of the enemy. (Then taking the stones leaves one small eye,
        but they cannot take him either: the space is too large for one eye-stealing shape.)
        """
        stone: cython.int = board.next_stone[head]
        along: cython.int = stone - head
        across: cython.int = 1 if abs(along) == STRIDE else STRIDE
        return self._is_seki(board, color, head, stone, along, across) or self._is_seki(
            board, color, head, stone, along, -across
        )

    def _is_seki(self, board, color, head, stone, along, across):
        open_points: cython.int[4]
        i: cython.int
        j: cython.int
        kept: PointSet
        if board.color[head - across] == color or board.color[stone + across] == color:
            return False
        open_points[0] = head - along
        open_points[1] = stone + along
        open_points[2] = head + across
        open_points[3] = stone - across
        clear_points(cython.address(kept))
        add_point(cython.address(kept), head)
        add_point(cython.address(kept), stone)
        for i in range(4):
            if board.color[open_points[i]] != EMPTY or not self._can_be_eye(board, color, open_points[i]):
                return False
            add_point(cython.address(kept), open_points[i])
        for i in range(4):
            for j in range(4):
                if self._is_in_atari(board, open_points[i] + OFFSETS[j], cython.address(kept), open_points):
                    return False
        self._flood(head - across, cython.address(kept))
        return has_point(cython.address(self.in_part), stone + across)

    def _is_in_atari(self, board, point, kept, open_points):
        """Whether the part of the area that a point is in, if any, has only one of the open points."""
        i: cython.int
        liberties: cython.int = 0
        if board.color[point] == EDGE or has_point(kept, point):
            return False
        self._flood(point, kept)
        for i in range(4):
            liberties += self._touches_part(open_points[i])
        return liberties == 1

    def _can_be_eye(self, board, color, point):
        """Whether all points around it are in the area, and no stone of the enemy himself is on it."""
        i: cython.int
        near: cython.int
        if board.color[point] == other(color):
            return False
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] != EDGE and not has_point(cython.address(self.in_area), near):
                return False
        return True

    def _are_eyes(self, board, color, one, two):
        """Whether the enemy lives with these two eyes if he fills the area and takes what he can."""
        first: PointSet
        second: PointSet
        i: cython.int
        if abs(one - two) == 1 or abs(one - two) == STRIDE:
            return False
        clear_points(cython.address(first))
        clear_points(cython.address(second))
        self._add_eye(board, color, one, cython.address(first))
        self._add_eye(board, color, two, cython.address(second))
        for i in range(LIBERTY_WORDS):
            if first.word[i] & second.word[i]:
                return False  # stones that touch both stay on the board
        if self._stays_beside(board, color, one, two) or self._stays_beside(board, color, two, one):
            return False
        add_all(cython.address(first), second.word)
        return self._have_both(board, cython.address(first), one, two)

    def _add_eye(self, board, color, point, eye):
        """Add a point to an eye, with the strings that cannot be taken as long as it is their liberty."""
        i: cython.int
        near: cython.int
        stone: cython.int
        add_point(eye, point)
        if board.color[point] != EMPTY:
            return  # where a string was taken
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] != color or has_point(eye, near):
                continue
            stone = near
            while not has_point(eye, stone):
                add_point(eye, stone)
                stone = board.next_stone[stone]

    def _stays_beside(self, board, color, point, empty):
        """Whether the string at ``point`` stays because it has the other eye, ``empty``, as a liberty."""
        return (
            board.color[point] == color
            and board.color[empty] == EMPTY
            and is_liberty(cython.address(board.strings[board.string_of[point]]), empty)
        )

    def _have_both(self, board, eyes, one, two):
        """Whether each part of the area without the eyes that touches one eye has both as liberties."""
        met: PointSet
        i: cython.int
        near: cython.int
        point: cython.int = next_point(eyes, FIRST)
        clear_points(cython.address(met))
        while point != NO_POINT:
            for i in range(4):
                near = point + OFFSETS[i]
                if board.color[near] == EDGE or has_point(eyes, near) or has_point(cython.address(met), near):
                    continue
                self._flood(near, eyes)
                if not (self._touches_part(one) and self._touches_part(two)):
                    return False
                add_all(cython.address(met), self.in_part.word)
            point = next_point(eyes, point + 1)
        return True

    def _touches_part(self, point):
        i: cython.int
        touches: cython.bint = False
        for i in range(4):
            touches = touches or has_beside(cython.address(self.in_part), point + OFFSETS[i])
        return touches

    def _flood(self, point, eyes):
        """Find the part of the area without the eyes in which a point lies."""
        i: cython.int
        near: cython.int
        number: cython.int = 1
        clear_points(cython.address(self.in_part))
        add_point(cython.address(self.in_part), point)
        self.stack[0] = point
        while number > 0:
            number -= 1
            point = self.stack[number]
            for i in range(4):
                near = point + OFFSETS[i]
                if near < FIRST:  # above the board, where a set has no bits
                    continue
                if has_point(eyes, near) or not has_point(cython.address(self.in_area), near):
                    continue
                if not has_point(cython.address(self.in_part), near):
                    add_point(cython.address(self.in_part), near)
                    self.stack[number] = near
                    number += 1

    def _status(self, board, point):
        owner: cython.int = self.territory[point]
        if board.color[point] == EMPTY:
            if owner == EMPTY:
                return UNDECIDED
            return BLACK_TERRITORY if owner == BLACK else WHITE_TERRITORY
        if self.alive[point] or owner == board.color[point]:
            return ALIVE
        return DEAD if owner != EMPTY else UNDECIDED

    # -- for Python -------------------------------------------------------------------------------------

    def alive_stones(self, board: Board) -> set[int]:
        """Every stone of an unconditionally alive string, of either color."""
        self.look(board)
        return {point for point in board_points(board.size) if self.alive[point]}

    def vital_points(self, board: Board) -> dict[int, int]:
        """Every point of a region that is vital to an alive string, with that string's color.

        A region holds empty points and perhaps stones of the other side.
        """
        self.look(board)
        return {point: self.vital[point] for point in board_points(board.size) if self.vital[point]}

    def status(self, board: Board, point: int) -> int:
        """What a point is whatever is played: UNDECIDED, ALIVE, DEAD, BLACK_TERRITORY or WHITE_TERRITORY.

        Raises EngineError for a point off the board.
        """
        self.look(board)
        return self.status_of(board, point)

    def status_of(self, board: Board, point: int) -> int:
        """The same as ``status``, if the last look was at this board; it does not look again."""
        if board.color_at(point) == EDGE:
            raise EngineError("no point of the board")
        return self._status(board, point)
