"""Regions between strings that are counted on, and the teams of these strings; see ``safe_regions.pxd``."""

import cython


class SafeRegions:
    """The regions and teams of one color of one position at a time."""

    def start(self, board, color):
        point: cython.int
        if self.board is not board:
            with cython.gil:
                self.board = board
        self.color = color
        self.num_strings = 0
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if self.board.color[point] == self.color and self.board.string_of[point] == point:
                self.heads[self.num_strings] = point
                self.number_of[point] = self.num_strings
                self.num_strings += 1
        self.num_left = self.num_strings

    # -- regions ----------------------------------------------------------------------------------------

    def find(self):
        i: cython.int
        point: cython.int
        found: cython.bint = False
        for i in range(self.num_strings):
            self.joined[i] = i
        memset(self.number_at, -1, cython.sizeof(self.number_at))
        memset(self.area_of, -1, cython.sizeof(self.area_of))
        memset(self.pledged, False, cython.sizeof(self.pledged))
        self.num_areas = 0
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if self.board.color[point] == self.color:
                self.number_at[point] = self.number_of[self.board.string_of[point]]
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if self.board.color[point] == EDGE or self.area_of[point] >= 0 or self.number_at[point] >= 0:
                continue
            self._fill(point)
            found = found or self.areas[self.num_areas - 1].num_bare <= self.most_bare
        return found

    def _fill(self, point):
        """Add a region, found from one of its points."""
        i: cython.int
        near: cython.int
        done: cython.int
        is_bare: cython.bint
        area: cython.pointer[Area] = cython.address(self.areas[self.num_areas])
        area.start = 0
        if self.num_areas > 0:
            area.start = self.areas[self.num_areas - 1].start + self.areas[self.num_areas - 1].num_cells
        done = area.start
        area.num_cells = 1
        area.num_bare = 0
        area.num_pledged = 0
        area.num_beside = 0
        area.has_enemies = False
        area.has_loose = False
        area.shut = self.is_shut[point]
        area.kind = NOT_VITAL
        self.cells[area.start] = point
        self.area_of[point] = self.num_areas
        while done < area.start + area.num_cells:
            point = self.cells[done]
            done += 1
            is_bare = True
            for i in range(4):
                near = point + OFFSETS[i]
                if self.board.color[near] == EDGE:
                    continue
                if self.number_at[near] >= 0:
                    is_bare = False
                elif self.area_of[near] < 0:
                    self.area_of[near] = self.num_areas
                    self.cells[area.start + area.num_cells] = near
                    area.num_cells += 1
            if self.board.color[point] == self.color:
                area.has_loose = True
            elif self.board.color[point] != EMPTY:
                area.has_enemies = True
                continue
            area.num_bare += is_bare
        area.shut = area.shut or (area.has_enemies and self._spoils(area))
        self.num_areas += 1

    def _spoils(self, area):
        """Whether pairs would spoil a region: vital to a string only as points with enemies do not count."""
        i: cython.int
        j: cython.int
        number: cython.int = -1
        strings: int16_t[4]
        if area.num_bare:
            return False
        for i in range(area.start, area.start + area.num_cells):
            if self.board.color[self.cells[i]] == EMPTY:
                number = self.list_teams(self.cells[i], strings)
                break
        for j in range(number):
            if self.is_touched(area, strings[j]):
                for i in range(area.start, area.start + area.num_cells):
                    if not touches(self, self.cells[i], strings[j]):
                        return True
        return False

    # -- teams -----------------------------------------------------------------------------------------

    def list_teams(self, point, teams):
        """List the teams that touch a point; returns how many."""
        i: cython.int
        j: cython.int
        team: cython.int
        number: cython.int = 0
        for i in range(4):
            if self.number_at[point + OFFSETS[i]] < 0:
                continue
            team = self.joined[self.number_at[point + OFFSETS[i]]]
            j = 0
            while j < number and teams[j] != team:
                j += 1
            if j == number:
                teams[number] = team
                number += 1
        return number

    def link(self):
        """Join strings into teams by pairs of points where two teams meet and no third, again and again."""
        i: cython.int
        point: cython.int
        teams: int16_t[4]
        self.num_joints = 0
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if (
                self.board.color[point] == EMPTY
                and not self.areas[self.area_of[point]].shut
                and self.list_teams(point, teams) >= 2
            ):
                self.joints[self.num_joints].point = point
                self.num_joints += 1
        while self._link_once():
            pass
        for i in range(self.num_areas):
            if self.areas[i].num_bare <= self.most_bare:
                self._list_beside(cython.address(self.areas[i]))

    def _link_once(self):
        """Find all links between the teams as they are, then join the teams; whether there were any."""
        i: cython.int
        number: cython.int
        teams: int16_t[4]
        found: cython.bint = False
        for i in range(self.num_joints):
            self.joints[i].done = False
            number = self.list_teams(self.joints[i].point, teams)
            self.joints[i].second = -1
            if number == 2:
                self.joints[i].first = min(teams[0], teams[1])
                self.joints[i].second = max(teams[0], teams[1])
        for i in range(self.num_joints):
            if self.joints[i].second >= 0 and not self.joints[i].done and self._pledge(i):
                found = True
            else:
                self.joints[i].second = -1
        for i in range(self.num_joints if found else 0):
            if self.joints[i].second >= 0:
                self.joined[self._last(self.joints[i].second)] = self._last(self.joints[i].first)
        for i in range(self.num_strings if found else 0):
            self.joined[i] = self._last(i)
        return found

    def _last(self, number):
        while self.joined[number] != number:
            number = self.joined[number]
        return number

    def _pledge(self, first):
        """Take the points where two teams meet as a link, if there are two: those in the largest regions."""
        i: cython.int
        size: cython.int
        most: cython.int = 0
        second: cython.int = 0
        area: cython.pointer[Area]
        for i in range(first, self.num_joints):
            if (
                self.joints[i].first == self.joints[first].first
                and self.joints[i].second == self.joints[first].second
            ):
                self.joints[i].done = True
                size = self.areas[self.area_of[self.joints[i].point]].num_cells
                if size > most:
                    second = most
                    most = size
                elif size > second:
                    second = size
        if second == 0:
            return False
        for i in range(first, self.num_joints):
            area = cython.address(self.areas[self.area_of[self.joints[i].point]])
            if (
                self.joints[i].first == self.joints[first].first
                and self.joints[i].second == self.joints[first].second
                and area.num_cells >= second
                and not self.pledged[self.joints[i].point]
            ):
                self.pledged[self.joints[i].point] = True
                area.num_pledged += 1
        return True

    def _list_beside(self, area):
        i: cython.int
        j: cython.int
        k: cython.int
        number: cython.int
        teams: int16_t[4]
        area.num_beside = 0
        area.crowded = False
        for i in range(area.start, area.start + area.num_cells):
            number = self.list_teams(self.cells[i], teams)
            for j in range(number):
                k = 0
                while k < area.num_beside and area.beside[k] != teams[j]:
                    k += 1
                if k == MAX_BESIDE:
                    area.crowded = True
                    area.num_beside = self._list_teams_at_first_empty(area)
                    return
                if k == area.num_beside:
                    area.beside[k] = teams[j]
                    area.num_beside += 1

    def _list_teams_at_first_empty(self, area):
        """List the teams at the first empty point: one that touches all empty points touches that one."""
        i: cython.int
        for i in range(area.start, area.start + area.num_cells):
            if self.board.color[self.cells[i]] == EMPTY:
                return self.list_teams(self.cells[i], area.beside)
        return 0

    def is_touched(self, area, team):
        """Whether a team touches all points of a region except those with enemy stones."""
        i: cython.int
        color: cython.int
        for i in range(area.start, area.start + area.num_cells):
            color = self.board.color[self.cells[i]]
            if (color == EMPTY or color == self.color) and not touches(self, self.cells[i], team):
                return False
        return True
