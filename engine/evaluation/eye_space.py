"""The points of a position where eyes can be; ``eye_space.pxd`` says which."""

import cython


class EyeSpaces:
    """The spaces of one position at a time. They are found anew each time: it costs little."""

    def look(self, board, tactics):
        color: cython.int
        self.num_spaces = 0
        memset(self.is_met, False, cython.sizeof(self.is_met))
        memset(self.claimed, False, cython.sizeof(self.claimed))
        self._take_roles(board, tactics)
        for color in range(BLACK, WHITE + 1):
            self._measure(color)
            self._find_closed(color)
        self._claim(board)
        for color in range(BLACK, WHITE + 1):
            self._find_open(color)
        self._find_captives(board, tactics)

    def _new_space(self, color, kind, first):
        """Add a space without points; if there is no room (never so far), the last one is overwritten."""
        space: cython.pointer[Space]
        self.num_spaces = min(self.num_spaces + 1, MAX_SPACES)
        space = cython.address(self.spaces[self.num_spaces - 1])
        clear_points(cython.address(space.points))
        space.color = color
        space.kind = kind
        space.first = first
        space.num_points = 0
        return space

    def _take_roles(self, board, tactics):
        point: cython.int
        color: cython.int
        memset(self.role, IS_EDGE, cython.sizeof(self.role))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            color = board.color[point]
            if color == EMPTY:
                self.role[BLACK][point] = IS_FREE
                self.role[WHITE][point] = IS_FREE
            elif color != EDGE:
                if tactics.of_string(board, point).status == LOST:
                    self.role[color][point] = IS_GONE
                    self.role[other(color)][point] = IS_FREE
                else:
                    self.role[color][point] = IS_OWN
                    self.role[other(color)][point] = IS_FOE

    def _measure(self, color):
        """Measure the distances from own stones over free points, up to four steps."""
        point: cython.int
        near: cython.int
        i: cython.int
        first: cython.int = 0
        number: cython.int = 0
        memset(self.distance[color], FAR, cython.sizeof(self.distance[color]))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if self.role[color][point] == IS_OWN:
                self.distance[color][point] = 0
                self.todo[number] = point
                number += 1
        while first < number:
            point = self.todo[first]
            first += 1
            if self.distance[color][point] == 4:
                break
            for i in range(4):
                near = point + OFFSETS[i]
                if self.role[color][near] == IS_FREE and self.distance[color][near] == FAR:
                    self.distance[color][near] = self.distance[color][point] + 1
                    self.todo[number] = near
                    number += 1

    # -- closed spaces ----------------------------------------------------------------------------------

    def _find_closed(self, color):
        point: cython.int
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if (
                self.role[color][point] != IS_EDGE
                and self.role[color][point] != IS_OWN
                and not self.is_met[color][point]
            ):
                self._flood_closed(color, point)

    def _flood_closed(self, color, point):
        """Find the region of a point; it becomes a closed space if it is small enough."""
        i: cython.int
        near: cython.int
        number: cython.int = 1
        first: cython.int = 0
        living: cython.int = 0
        is_walled: cython.bint = False
        self.todo[0] = point
        self.is_met[color][point] = True
        while first < number:
            point = self.todo[first]
            first += 1
            living += self.role[color][point] == IS_FOE
            for i in range(4):
                near = point + OFFSETS[i]
                if self.role[color][near] == IS_OWN:
                    is_walled = True
                elif self.role[color][near] != IS_EDGE and not self.is_met[color][near]:
                    self.is_met[color][near] = True
                    self.todo[number] = near
                    number += 1
        if not is_walled or number > (MAX_SPACE if living else MAX_TERRITORY):
            return
        if number > SMALL_SPACE and living >= MAX_LIVING:
            return
        space: cython.pointer[Space] = self._new_space(color, CLOSED_SPACE, self.todo[0])
        space.num_points = number
        for i in range(number):
            add_point(cython.address(space.points), self.todo[i])
            self.claimed[color][self.todo[i]] = -1

    # -- open spaces ------------------------------------------------------------------------------------

    def _is_surrounded(self, color, point):
        """Whether own stones or the edge are near on three sides, or right beside it on two opposite ones."""
        i: cython.int
        steps: cython.int
        at: cython.int
        stones: cython.int = 0
        edges: cython.int = 0
        total: cython.int = 0
        beside: cython.int = 0
        for i in range(4):
            at = point + OFFSETS[i]
            steps = 1
            while steps < REACH and self.role[color][at] == IS_FREE:
                at += OFFSETS[i]
                steps += 1
            if self.role[color][at] == IS_OWN:
                stones += 1
                total += steps
            elif self.role[color][at] == IS_EDGE:
                edges += 1
                total += steps
            else:
                continue
            if steps == 1:
                beside |= 1 << i
        if stones == 0:
            return False
        if stones + edges < 3:
            return beside == UP_AND_DOWN or beside == LEFT_AND_RIGHT
        if stones + edges == 4:
            return total <= 14
        return total <= (9 if stones >= 2 else 5)

    def _claim(self, board):
        """Share out the points that are in no closed space; points that both colors claim are nobody's."""
        point: cython.int
        color: cython.int
        mine: cython.int
        theirs: cython.int
        claims: cython.bint[3]
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EDGE:
                continue
            for color in range(BLACK, WHITE + 1):
                claims[color] = False
                if self.role[color][point] != IS_FREE or self.claimed[color][point]:
                    continue
                if board.color[point] != EMPTY:
                    claims[color] = True
                    continue
                mine = self.distance[color][point]
                theirs = self.distance[other(color)][point]
                if mine <= 3 and mine <= theirs:
                    claims[color] = self._is_surrounded(color, point)
            if not claims[BLACK] or not claims[WHITE]:
                for color in range(BLACK, WHITE + 1):
                    if claims[color]:
                        self.claimed[color][point] = True

    def _find_open(self, color):
        i: cython.int
        point: cython.int
        near: cython.int
        number: cython.int
        start: cython.int
        space: cython.pointer[Space]
        for start in range(FIRST, FIRST + BOARD_SPAN):
            if self.claimed[color][start] != 1:
                continue
            space = self._new_space(color, OPEN_SPACE, start)
            self.todo[0] = start
            self.claimed[color][start] = -1
            number = 1
            while number > 0:
                number -= 1
                point = self.todo[number]
                add_point(cython.address(space.points), point)
                space.num_points += 1
                for i in range(4):
                    near = point + OFFSETS[i]
                    if self.claimed[color][near] == 1:
                        self.claimed[color][near] = -1
                        self.todo[number] = near
                        number += 1

    def _find_captives(self, board, tactics):
        i: cython.int
        key: cython.int
        color: cython.int
        point: cython.int
        space: cython.pointer[Space]
        for i in range(tactics.num_strings):
            key = tactics.keys[i]
            color = other(board.color[key])
            if tactics.of_string(board, key).status != THREATENED or self.claimed[color][key]:
                continue
            space = self._new_space(color, CAPTIVE_SPACE, key)
            point = key
            while True:
                add_point(cython.address(space.points), point)
                space.num_points += 1
                point = board.next_stone[point]
                if point == key:
                    break
