"""Safety under alternating play; see ``safety.pxd``."""

import cython

from engine.board import Board
from engine.evaluation.life import Life
from engine.evaluation.safe_regions import SafeRegions
from engine.evaluation.safe_shapes import SafeShapes
from engine.points import EngineError, board_points

SAFETY_STATUSES = ("not safe", "safe", "dead", "black territory", "white territory")


class Safety:
    """Says of one position at a time which strings and which territory are safe if every move is answered.

    ``refresh`` looks at a board; ``status_of`` is then about that board. Other methods look by themselves.
    """

    def __init__(self) -> None:
        self.regions = SafeRegions()
        self.regions.most_bare = MAX_NEEDS
        self.shapes = SafeShapes()
        self.life = Life()

    def look(self, board, life):
        color: cython.int
        memset(self.safe, False, cython.sizeof(self.safe))
        memset(self.territory, EMPTY, cython.sizeof(self.territory))
        for color in range(BLACK, WHITE + 1):
            self._solve(board, color, life)

    def _solve(self, board, color, life):
        """Work out one color; if pairs spoil what is alive without them, again with none in those regions."""
        point: cython.int
        memset(self.regions.is_shut, False, cython.sizeof(self.regions.is_shut))
        self._settle(board, color)
        if self._has_lost(life):
            for point in range(FIRST, FIRST + BOARD_SPAN):
                self.regions.is_shut[point] = life.vital[point] == color
            self._settle(board, color)
        if self.regions.num_left > 0:
            self._tell(color)

    def _settle(self, board, color):
        """Find the strings that can be counted on: drop strings until all that are left have two eyes."""
        i: cython.int
        self.regions.start(board, color)
        while self.regions.num_left > 0:
            for i in range(self.regions.num_strings):
                self.eyes[i] = 0
            if not self.regions.find():
                self.regions.num_left = 0
                return
            self.regions.link()
            for i in range(self.regions.num_areas):
                self._judge(cython.address(self.regions.areas[i]))
            self._judge_closely()
            if not self._drop():
                return

    def _has_lost(self, life):
        i: cython.int
        for i in range(self.regions.num_strings):
            if life.alive[self.regions.heads[i]] and self.regions.number_of[self.regions.heads[i]] < 0:
                return True
        return False

    def _drop(self):
        """No longer count on the strings of teams with fewer than two eyes; whether there were any."""
        i: cython.int
        before: cython.int = self.regions.num_left
        for i in range(self.regions.num_strings):
            if self.regions.number_of[self.regions.heads[i]] >= 0 and self.eyes[self.regions.joined[i]] < 2:
                self.regions.number_of[self.regions.heads[i]] = -1
                self.regions.num_left -= 1
        return self.regions.num_left < before

    # -- vital regions ----------------------------------------------------------------------------------

    def _judge(self, area):
        """Count a region as an eye of the teams to which it is vital."""
        i: cython.int
        needs: cython.int
        wanting: cython.int = 0
        has_plain: cython.bint = False
        teams: int16_t[MAX_BESIDE]
        if area.num_bare > MAX_NEEDS or area.num_pledged >= area.num_cells:
            return
        for i in range(area.num_beside):
            self.num_needs = 0
            needs = self._add_needs(area, area.beside[i])
            if needs == 0 or (area.num_pledged == 0 and self.regions.is_touched(area, area.beside[i])):
                self.eyes[area.beside[i]] += 1
                area.kind = COVERED
                has_plain = has_plain or needs != 0
            elif needs > 0 and not area.shut and not area.crowded and self._can_cover():
                teams[wanting] = area.beside[i]
                wanting += 1
        if wanting == 0 or has_plain:
            return
        self.num_needs = 0
        for i in range(wanting):
            if self._add_needs(area, teams[i]) < 0:
                return
        if not self._can_cover():
            return
        for i in range(wanting):
            self.eyes[teams[i]] += 1
            area.kind = COVERED

    def _add_needs(self, area, team):
        """List the points that do not touch a team; returns how many are listed now, -1 for too many."""
        i: cython.int
        for i in range(area.start, area.start + area.num_cells):
            if not touches(self.regions, self.regions.cells[i], team):
                if self.num_needs == MAX_NEEDS:
                    return -1
                self.needs[self.num_needs].point = self.regions.cells[i]
                self.needs[self.num_needs].team = team
                self.num_needs += 1
        return self.num_needs

    def _can_cover(self):
        """Whether pairs can cover all needs, beside the pairs chosen already; after that, none is chosen."""
        found: cython.bint
        self.tries = 0
        found = self._cover(0)
        while self.num_pairs > 0:
            self._drop_pair()
        return found

    def _choose_pair(self, one, two):
        self.pairs[self.num_pairs][0] = one
        self.pairs[self.num_pairs][1] = two
        self.num_pairs += 1
        self.is_used[one] = True
        self.is_used[two] = True

    def _drop_pair(self):
        self.num_pairs -= 1
        self.is_used[self.pairs[self.num_pairs][0]] = False
        self.is_used[self.pairs[self.num_pairs][1]] = False

    def _cover(self, i):
        """Whether the needs from ``i`` on can be covered by pairs of points that are not used yet."""
        j: cython.int
        k: cython.int
        number: cython.int = 0
        free: int16_t[4]
        need: cython.pointer[Need] = cython.address(self.needs[i])
        if i == self.num_needs:
            return True
        if self._is_covered(need):
            return self._cover(i + 1)
        for j in range(4):
            if self._serves(need.point + OFFSETS[j], need):
                free[number] = need.point + OFFSETS[j]
                number += 1
        for j in range(number):
            for k in range(j):
                self.tries += 1
                if self.tries > MAX_TRIES:
                    return False
                self._choose_pair(free[j], free[k])
                if self._cover(i + 1):
                    return True
                self._drop_pair()
        return False

    def _serves(self, point, need):
        """Whether a point can be one of the pair that covers a need."""
        return (
            self.regions.board.color[point] == EMPTY
            and not self.regions.pledged[point]
            and not self.is_used[point]
            and touches(self.regions, point, need.team)
        )

    def _is_covered(self, need):
        """Whether a pair that has been chosen already covers a need too."""
        i: cython.int
        j: cython.int
        steps: cython.int
        beside: cython.int
        for i in range(self.num_pairs):
            beside = 0
            for j in range(2):
                steps = abs(self.pairs[i][j] - need.point)
                beside += (steps == 1 or steps == STRIDE) and touches(
                    self.regions, self.pairs[i][j], need.team
                )
            if beside == 2:
                return True
        return False

    def _judge_closely(self):
        """Give teams that lack eyes those that a closer look finds in regions which they alone surround."""
        i: cython.int
        area: cython.pointer[Area]
        self._list_wanting()
        for i in range(self.regions.num_areas):
            area = cython.address(self.regions.areas[i])
            if (
                area.kind == COVERED
                and not area.shut
                and self._is_wanted(area)
                and self._can_split(area, area.beside[0])
            ):
                self.eyes[area.beside[0]] += 1
                area.kind = SPLIT
        self._list_wanting()
        for i in range(self.regions.num_areas):
            area = cython.address(self.regions.areas[i])
            if self._is_wanted(area) and area.kind != SPLIT and area.num_cells <= MAX_ROOM:
                self._count_kept(area, area.beside[0])

    def _list_wanting(self):
        i: cython.int
        for i in range(self.regions.num_strings):
            self.is_wanting[i] = self.eyes[i] < 2

    def _is_wanted(self, area):
        return area.num_beside == 1 and not area.crowded and self.is_wanting[area.beside[0]]

    def _count_kept(self, area, team):
        """Count the eyes that a search finds a team to keep in a small region."""
        kept: cython.int = self._search(area)
        if kept == 2:
            self.eyes[team] += 2 - (area.kind == COVERED)
            area.kind = SEARCHED_TWICE
        elif kept == 1 and area.kind == NOT_VITAL:
            self.eyes[team] += 1
            area.kind = SEARCHED

    def _search(self, area):
        i: cython.int
        j: cython.int
        steps: cython.int
        point: cython.int
        room: Room
        memset(cython.address(room), 0, cython.sizeof(Room))
        room.num_cells = area.num_cells
        for i in range(area.num_cells):
            point = self.regions.cells[area.start + i]
            for j in range(area.num_cells):
                steps = abs(point - self.regions.cells[area.start + j])
                room.near[i] |= (steps == 1 or steps == STRIDE) << j
            room.walled |= touches(self.regions, point, -1) << i
            room.pledged |= (self.regions.pledged[point] != 0) << i
            if self.regions.board.color[point] == self.regions.color:
                room.own |= 1 << i
            elif self.regions.board.color[point] != EMPTY:
                room.enemies |= 1 << i
        return self.shapes.kept(cython.address(room))

    def _can_split(self, area, team):
        """Whether some pair splits the region, with the needs covered without the two points."""
        i: cython.int
        j: cython.int
        point: cython.int
        number: cython.int = 0
        points: int16_t[MAX_SPLIT]
        if area.has_loose or area.num_cells > MAX_SPLIT:
            return False
        for i in range(area.start, area.start + area.num_cells):
            point = self.regions.cells[i]
            if (
                self.regions.board.color[point] != EMPTY
                or self.regions.pledged[point]
                or not touches(self.regions, point, team)
            ):
                continue
            if self._splits(point):
                points[number] = point
                number += 1
        self.num_needs = 0
        if self._add_needs(area, team) < 0:
            return False
        for i in range(number):
            for j in range(i):
                self._choose_pair(points[i], points[j])
                if self._can_cover():
                    return True
        return False

    def _splits(self, point):
        """Whether a region without this point has two parts, each with a point that is not pledged."""
        i: cython.int
        near: cython.int
        parts: cython.int = 0
        self.num_floods += 1
        self.seen[point] = self.num_floods
        for i in range(4):
            near = point + OFFSETS[i]
            if (
                self.regions.area_of[near] == self.regions.area_of[point]
                and self.seen[near] != self.num_floods
            ):
                parts += self._has_plain_part(near)
        return parts >= 2

    def _has_plain_part(self, point):
        """Whether the part of a region around a point has one that is not pledged; the part becomes seen."""
        i: cython.int
        near: cython.int
        number: cython.int = 1
        is_plain: cython.bint = False
        self.seen[point] = self.num_floods
        self.todo[0] = point
        while number > 0:
            number -= 1
            point = self.todo[number]
            is_plain = is_plain or not self.regions.pledged[point]
            for i in range(4):
                near = point + OFFSETS[i]
                if (
                    self.regions.area_of[near] == self.regions.area_of[point]
                    and self.seen[near] != self.num_floods
                ):
                    self.seen[near] = self.num_floods
                    self.todo[number] = near
                    number += 1
        return is_plain

    # -- what is told -----------------------------------------------------------------------------------

    def _tell(self, color):
        """Mark the stones that are safe, and the regions in which the enemy cannot live."""
        i: cython.int
        j: cython.int
        point: cython.int
        for i in range(self.regions.num_strings):
            point = self.regions.heads[i]
            while self.regions.number_of[self.regions.heads[i]] >= 0 and not self.safe[point]:
                self.safe[point] = True
                point = self.regions.board.next_stone[point]
        for i in range(self.regions.num_areas):
            if self._is_territory(cython.address(self.regions.areas[i])):
                for j in range(
                    self.regions.areas[i].start, self.regions.areas[i].start + self.regions.areas[i].num_cells
                ):
                    self.territory[self.regions.cells[j]] = color

    def _is_territory(self, area):
        i: cython.int
        left: Need
        kind: cython.int = area.kind
        if kind == SEARCHED_TWICE and self.eyes[area.beside[0]] >= 4:
            kind = NOT_VITAL
        if area.num_bare > MAX_NEEDS or area.num_beside == 0 or kind == SEARCHED_TWICE:
            return False
        if area.num_pledged == 0 and self.regions.is_touched(area, -1) and kind != SEARCHED:
            return True
        self.num_needs = 0
        if self._add_needs(area, -1) < 0 or (self.num_needs and (area.shut or kind == SEARCHED)):
            return False
        if self._can_cover():
            return True
        if kind != NOT_VITAL:
            return False
        for i in range(self.num_needs):
            left = self.needs[i]
            self.num_needs -= 1
            self.needs[i] = self.needs[self.num_needs]
            if self._can_cover():
                return True
            self.needs[self.num_needs] = self.needs[i]
            self.needs[i] = left
            self.num_needs += 1
        return False

    def status_at(self, board, point):
        owner: cython.int = self.territory[point]
        if board.color[point] == EMPTY:
            if owner == EMPTY:
                return NOT_SAFE
            return SAFE_BLACK if owner == BLACK else SAFE_WHITE
        if self.safe[point] or owner == board.color[point]:
            return SAFE
        return SAFELY_DEAD if owner != EMPTY else NOT_SAFE

    # -- for Python -------------------------------------------------------------------------------------

    def refresh(self, board: Board) -> None:
        """Look at a board, for ``status_of``."""
        self.life.look(board)
        self.look(board, self.life)

    def safe_stones(self, board: Board) -> set[int]:
        """Every stone of a safe string, of either color."""
        self.refresh(board)
        return {point for point in board_points(board.size) if self.safe[point]}

    def territory_points(self, board: Board) -> dict[int, int]:
        """Every point of safe territory, with or without a stone on it, with the color it belongs to."""
        self.refresh(board)
        return {point: self.territory[point] for point in board_points(board.size) if self.territory[point]}

    def status(self, board: Board, point: int) -> int:
        """What a point is: NOT_SAFE, SAFE, SAFELY_DEAD, SAFE_BLACK or SAFE_WHITE.

        Raises EngineError for a point off the board.
        """
        self.refresh(board)
        return self.status_of(board, point)

    def status_of(self, board: Board, point: int) -> int:
        """The same as ``status``, if the last look was at this board; it does not look again."""
        if board.color_at(point) == EDGE:
            raise EngineError("no point of the board")
        return self.status_at(board, point)
