"""The walls around a small eye space and what links them; ``eye_walls.pxd`` says what a wall is."""

import cython


def note_stone(board, tactics, stone, footprint):
    head: cython.int = board.string_of[stone]
    add_point(footprint, stone)
    if board.strings[head].num_liberties <= MAX_LIBERTIES:
        add_all(footprint, tactics.string_footprints[tactics.key_of[head]].word)


class EyeWalls:
    """The surroundings of one space at a time."""

    def look(self, board, tactics, spaces, connections, color, is_captive, is_open, points, footprint):
        i: cython.int
        j: cython.int
        is_small: cython.bint
        self.color = color
        self.is_captive = is_captive
        self.max_cells = MAX_OPEN_CELLS if is_open else MAX_CELLS
        self.points = points
        self.footprint = footprint
        self._clear_cells()
        is_small = self._list_cells() and self._list_strings(board, spaces)
        if not is_small or self.num_strings == 0:
            return False
        for i in range(self.num_strings):
            note_stone(board, tactics, self.heads[i], footprint)
            for j in range(i):
                self._link_liberties(board, tactics, i, j)
            if connections is not None:
                self._link_connected(tactics, connections, i)
        for i in range(self.num_space):
            self._link_diagonals(board, tactics, spaces, self.cells[i])
        self._settle_links()
        self._find_weak(board, tactics)
        return True

    def _clear_cells(self):
        memset(self.number_of, 0, cython.sizeof(self.number_of))
        self.num_space = 0
        self.num_cells = 0
        self.num_strings = 0
        self.num_links = 0
        self.num_between = 0
        self.weak = 0

    def _list_cells(self):
        point: cython.int = next_point(self.points, FIRST)
        while point != NO_POINT:
            if self.num_cells == self.max_cells:
                return False
            self.cells[self.num_cells] = point
            self.num_cells += 1
            self.number_of[point - FIRST] = self.num_cells
            point = next_point(self.points, point + 1)
        self.num_space = self.num_cells
        return True

    # -- the walls --------------------------------------------------------------------------------------

    def _list_strings(self, board, spaces):
        i: cython.int
        j: cython.int
        near: cython.int
        for i in range(self.num_space):
            for j in range(4):
                near = self.cells[i] + OFFSETS[j]
                if spaces.role[self.color][near] == IS_OWN and self._find_string(board, spaces, near) < 0:
                    if self.num_strings == MAX_STRINGS:
                        return False
                    self.heads[self.num_strings] = board.string_of[near]
                    self.wall[self.num_strings] = self.num_strings
                    self.num_strings += 1
        return True

    def _find_string(self, board, spaces, point):
        """The number of the string at a point; -1 if it is none of the strings beside the space."""
        i: cython.int
        if spaces.role[self.color][point] != IS_OWN:
            return -1
        for i in range(self.num_strings):
            if self.heads[i] == board.string_of[point]:
                return i
        return -1

    def _join(self, i, j):
        k: cython.int
        old: cython.int = self.wall[i]
        for k in range(self.num_strings):
            if self.wall[k] == old:
                self.wall[k] = self.wall[j]

    def strings_of_wall(self, i):
        k: cython.int
        found: cython.int = 0
        for k in range(self.num_strings):
            if self.wall[k] == self.wall[i]:
                found |= 1 << k
        return found

    def _link_connected(self, tactics, connections, i):
        """Join a string with all strings that it is connected with by points outside the space."""
        key: cython.int = tactics.key_of[self.heads[i]]
        number: cython.int = connections.start(key)
        pair: cython.pointer[cython.const[Connection]]
        while number >= 0:
            pair = connections.at(number)
            if pair.alone >= CONNECTED_WITH_AJI and not self._lies_inside(pair):
                self._meet_connected(tactics, i, pair.second if pair.first == key else pair.first)
            number = next_of(pair, key)

    def _meet_connected(self, tactics, i, key):
        """Note that string i is connected with the string of this key; join it with who met that before."""
        j: cython.int
        for j in range(self.num_strings):
            if tactics.key_of[self.heads[j]] == key:
                self._join(i, j)
                return
        for j in range(self.num_between):
            if self.between[j] == key:
                self._join(i, self.met_from[j])
                return
        if self.num_between < MAX_BETWEEN:
            self.between[self.num_between] = key
            self.met_from[self.num_between] = i
            self.num_between += 1

    def _lies_inside(self, pair):
        """Whether a point of the connection lies in the space, so that connecting there would fill it."""
        i: cython.int
        for i in range(LIBERTY_WORDS):
            if (
                pair.d1.word[i]
                | pair.d2.word[i]
                | pair.d3.word[i]
                | pair.middles.word[i]
                | pair.captives.word[i]
            ) & self.points.word[i]:
                return True
        return False

    def _link_liberties(self, board, tactics, i, j):
        """Join or link two strings by their common liberties outside the space."""
        k: cython.int
        number: cython.int = 0
        common: PointSet
        for k in range(LIBERTY_WORDS):
            common.word[k] = (
                board.strings[self.heads[i]].liberties[k]
                & board.strings[self.heads[j]].liberties[k]
                & ~self.points.word[k]
            )
            number += num_bits(common.word[k])
        if number > (2 if self.num_space <= SMALL_SPACE else 1):
            self._join(i, j)
            return
        k = next_point(cython.address(common), FIRST)
        while k != NO_POINT:
            if self._is_closed_to_enemy(board, tactics, k):
                self._join(i, j)
            else:
                self._add_link(k, i, j)
            k = next_point(cython.address(common), k + 1)

    def _is_closed_to_enemy(self, board, tactics, point):
        """Whether an enemy stone at an empty point would take nothing and would be taken."""
        enemy: cython.int = other(self.color)
        plan: Outcome = outcome_of(board, enemy, point)
        is_closed: cython.bint = plan.captured == 0 and plan.liberties <= MAX_LIBERTIES
        tactics.reader.forget()
        tactics.reader.look_around(board, point)
        if is_closed and plan.liberties > 1:
            is_closed = self._is_captured(board, tactics, enemy, point)
        add_all(self.footprint, tactics.reader.footprint.word)
        return is_closed

    def _is_captured(self, board, tactics, enemy, point):
        """Whether reading takes an enemy stone that is played at an empty point."""
        ignored: cython.int
        result: cython.int
        if board.push(enemy, point) != LEGAL:
            return False
        result = tactics.reader.capture(board, point, cython.address(ignored))
        board.pop()
        return result == CAPTURED

    def _link_diagonals(self, board, tactics, spaces, point):
        """Join or link the strings at both sides of a corner of a point by the enemy stone between them."""
        i: cython.int
        j: cython.int
        one: cython.int
        two: cython.int
        between: cython.int
        status: cython.int
        for i in range(0, 4, 3):  # up and down
            for j in range(1, 3):  # left and right
                between = point + OFFSETS[i] + OFFSETS[j]
                if board.color[between] != other(self.color) or has_point(self.points, between):
                    continue
                one = self._find_string(board, spaces, point + OFFSETS[i])
                two = self._find_string(board, spaces, point + OFFSETS[j])
                if one < 0 or two < 0:
                    continue
                note_stone(board, tactics, between, self.footprint)
                status = tactics.of_string(board, between).status
                if status == LOST:
                    self._join(one, two)
                elif status == THREATENED:
                    self._add_link(between, one, two)

    def _add_link(self, point, i, j):
        """Note a point that would join two strings; if there is no more room, they count as joined."""
        if self.num_links == MAX_LINKS:
            self._join(i, j)
            return
        self.links[self.num_links] = point
        self.link_from[self.num_links] = i
        self.link_to[self.num_links] = j
        self.num_links += 1

    def _settle_links(self):
        """Make links between different walls cells of the shape; if there are too many, all count as held."""
        i: cython.int
        number: cython.int = self.num_cells
        for i in range(self.num_links):
            if self.wall[self.link_from[i]] == self.wall[self.link_to[i]]:
                continue
            if self.number_of[self.links[i] - FIRST] == 0:
                number += 1
                self.number_of[self.links[i] - FIRST] = number
        if number > self.max_cells:
            for i in range(self.num_links):
                self.number_of[self.links[i] - FIRST] = 0
                self._join(self.link_from[i], self.link_to[i])
            return
        for i in range(self.num_links):
            if self.number_of[self.links[i] - FIRST] > 0:
                self.cells[self.number_of[self.links[i] - FIRST] - 1] = self.links[i]
        self.num_cells = number

    def _find_weak(self, board, tactics):
        """Find the strings of the walls that the enemy can take by a move outside of the cells."""
        i: cython.int
        j: cython.int
        is_inside: cython.bint
        told: cython.pointer[cython.const[StringTactics]]
        for i in range(self.num_strings):
            told = tactics.of_string(board, self.heads[i])
            if told.status != THREATENED:
                continue
            is_inside = False
            for j in range(self.num_cells):
                is_inside |= has_point(cython.address(told.attacks), self.cells[j])
            if not is_inside:
                self.weak |= 1 << i

    # -- the shape --------------------------------------------------------------------------------------

    def draw(self, board, tactics, spaces, given_up, shape):
        i: cython.int
        j: cython.int
        names: int8_t[MAX_STRINGS]
        memset(shape, 0, cython.sizeof(Shape))
        shape.num_cells = self.num_cells
        for i in range(self.num_strings):
            names[i] = -1
            if given_up >> i & 1:
                continue
            for j in range(i):
                if self.wall[j] == self.wall[i] and names[j] >= 0:
                    names[i] = names[j]
                    break
            else:
                names[i] = shape.num_walls
                shape.num_walls += 1
        for i in range(self.num_cells):
            for j in range(4):
                self._draw_side(board, tactics, spaces, i, self.cells[i] + OFFSETS[j], names, shape)
            if i >= self.num_space:
                shape.open |= 1 << i
            elif not self.is_captive and board.color[self.cells[i]] == other(self.color):
                shape.enemies |= 1 << i
            elif board.color[self.cells[i]] == self.color:
                shape.own |= 1 << i

    def _draw_side(self, board, tactics, spaces, cell, near, names, shape):
        """Draw one of the four sides of a cell."""
        role: cython.int = spaces.role[self.color][near]
        string: cython.int
        if role == IS_EDGE:
            return
        if self.number_of[near - FIRST]:
            shape.near[cell] |= 1 << (self.number_of[near - FIRST] - 1)
        elif role == IS_OWN:
            string = self._find_string(board, spaces, near)
            if string >= 0 and names[string] >= 0 and names[string] < MAX_WALLS:
                shape.walls[cell] |= 1 << names[string]
            elif cell < self.num_space:
                shape.open |= 1 << cell
        elif role != IS_FREE or not (self.is_captive or self._is_held(board, tactics, self.cells[cell])):
            shape.open |= 1 << cell

    def _is_held(self, board, tactics, point):
        """Whether a point belongs to a LOST enemy string, which cannot get out, or is a liberty of one."""
        i: cython.int
        near: cython.int
        enemy: cython.int = other(self.color)
        if board.color[point] == enemy:
            return tactics.of_string(board, point).status == LOST
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == enemy:
                note_stone(board, tactics, near, self.footprint)
                if tactics.of_string(board, near).status == LOST:
                    return True
        return False
