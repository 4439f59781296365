"""Whether a group lives by one closed region, by playing it out; see ``living_shapes.pxd``."""

import cython


class LivingShapes:
    """Says whether a group lives by one closed region; remembers the regions that it was asked about."""

    def answer(self, region, enemies, around, own_turn):
        i: cython.int
        # the turn goes into the key as a factor, so that it cannot be confused with the first point
        key: uint64_t = (own_turn + 1) * cython.cast(uint64_t, 0xD6E8FEB86659FD93)
        entry: cython.pointer[ShapeEntry]
        for i in range(LIBERTY_WORDS):
            key = (key ^ region.word[i]) * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
            key ^= key >> 29
            key = (key ^ enemies.word[i]) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
            key ^= key >> 31
            key = (key ^ around.word[i]) * cython.cast(uint64_t, 0x94D049BB133111EB)
            key ^= key >> 30
        entry = cython.address(self.memory[key & (SHAPE_MEMORY - 1)])
        if entry.key != key:
            entry.answer = self._work_out(region, enemies, around, own_turn)
            entry.key = key
        return entry.answer

    def _work_out(self, region, enemies, around, own_turn):
        places: cython.int[MAX_SHAPE]
        i: cython.int
        j: cython.int
        enemy: uint32_t = 0
        one: uint32_t = 1
        survives: cython.bint
        point: cython.int = next_point(region, FIRST)
        self.size = 0
        while point != NO_POINT:
            if self.size == MAX_SHAPE:
                return UNCLEAR_SHAPE
            if has_point(enemies, point):
                enemy |= one << self.size
            places[self.size] = point
            self.size += 1
            point = next_point(region, point + 1)
        self.rim = 0
        for i in range(self.size):
            self.beside[i] = 0
            for j in range(4):
                if has_beside(around, places[i] + OFFSETS[j]):
                    self.rim |= one << i
            for j in range(self.size):
                if places[j] - places[i] in (-STRIDE, -1, 1, STRIDE):
                    self.beside[i] |= one << j
        self.power[0] = 1
        for i in range(self.size):
            self.power[i + 1] = 3 * self.power[i]
        self.met_ko = False
        memset(self.known, 0, cython.sizeof(self.known))
        for i in range(MAX_OUTSIDE + 1):
            survives = self._outlasts(enemy, own_turn, i)
            if self.met_ko:
                return UNCLEAR_SHAPE
            if survives:
                return LIVES if i == 0 else UNCLEAR_SHAPE
        return DIES

    # -- the game ----------------------------------------------------------------------------------------

    def _outlasts(self, enemy, own_turn, outside):
        """Whether the group survives with ``outside`` liberties outside, even if positions come back."""
        i: cython.int
        j: cython.int
        survives: cython.bint
        while True:
            self.was_wrong = False
            survives = self._survives(0, enemy, own_turn, outside, 0)
            if self.met_ko or not self.was_wrong:
                return survives
            # a position whose coming back was taken for survival is lost: play again what survived by it
            for i in range(MAX_OUTSIDE + 1):
                for j in range(2 * self.power[self.size]):
                    if self.known[i][j] != LOST_SHAPE:
                        self.known[i][j] = 0
            if not survives:
                return False

    def _survives(self, own, enemy, own_turn, outside, depth):
        """Whether the group is never captured from a position of the region."""
        i: cython.int
        result: cython.int
        state: cython.int = self._state(own, enemy, own_turn)
        known: cython.pointer(int8_t) = cython.address(self.known[outside][state])
        if depth > MAX_SHAPE_DEPTH:
            self.met_ko = True
        if self.met_ko:
            return not own_turn
        if known[0] == SURVIVED or known[0] == LOST_SHAPE:
            return known[0] == SURVIVED
        if known[0] == BEING_PLAYED or known[0] == CAME_BACK:
            # the position comes back, so the group survives, unless the position turns out to be lost
            known[0] = CAME_BACK
            return True
        if self._eyes(own, enemy) >= 2:
            known[0] = SURVIVED
            return True
        known[0] = BEING_PLAYED
        # The last resort: the group passes, or its enemy fills a liberty outside.
        result = not own_turn
        for i in range(self.size + 1):
            if i < self.size:
                result = self._try(own, enemy, i, own_turn, outside, depth)
            elif own_turn:
                result = self._survives(own, enemy, False, outside, depth + 1)
            elif outside > 1 or (outside == 1 and self._group_liberties(own, self._empty(own, enemy))):
                result = self._survives(own, enemy, True, outside - 1, depth + 1)
            else:
                # the last liberty of all
                result = -1 if outside == 0 else 0
            if result == own_turn:
                break
            result = not own_turn
        if not result and known[0] == CAME_BACK:
            self.was_wrong = True
        known[0] = SURVIVED if result else LOST_SHAPE
        return result

    def _try(self, own, enemy, at, own_turn, outside, depth):
        """Whether the group survives a move: 1 or 0; -1 if it is not legal."""
        one: uint32_t = 1
        bit: uint32_t = one << at
        string: uint32_t
        empty: uint32_t
        taken: uint32_t = 0
        i: cython.int
        if (own | enemy) & bit:
            return -1
        if own_turn:
            own |= bit
        else:
            enemy |= bit
        empty = self._empty(own, enemy)
        for i in range(self.size):
            if not (self.beside[at] & (one << i)) or (taken & (one << i)):
                continue
            if own_turn and (enemy & (one << i)):
                string = self._string(enemy, i)
                if not (self._touching(string) & empty):
                    taken |= string
            elif not own_turn and (own & (one << i)):
                string = self._string(own, i)
                if not (string & self.rim) and not (self._touching(string) & empty):
                    taken |= string
        if own_turn:
            enemy &= ~taken
        else:
            own &= ~taken
        empty = self._empty(own, enemy)
        if taken:
            if not own_turn and num_bits(taken) == 1:
                self.met_ko = True
                return 1
        elif own_turn:
            # this takes the group's last liberty, unless it has others outside
            string = self._string(own, at)
            if string & self.rim:
                if outside == 0 and not self._group_liberties(own, empty):
                    return -1
            elif not (self._touching(string) & empty):
                return -1
        else:
            if outside == 0 and not self._group_liberties(own, empty):
                return 0
            string = self._string(enemy, at)
            if not (self._touching(string) & empty):
                return -1
        return self._survives(own, enemy, not own_turn, outside, depth + 1)

    def _empty(self, own, enemy):
        one: uint32_t = 1
        return ((one << self.size) - 1) & ~(own | enemy)

    def _group_liberties(self, own, empty):
        """The empty points beside the group and the stones in the region that belong to it."""
        i: cython.int
        one: uint32_t = 1
        found: uint32_t = empty & self.rim
        for i in range(self.size):
            if own & self.rim & (one << i):
                found |= self._touching(self._string(own, i)) & empty
        return found

    def _string(self, stones, at):
        """The stones connected to the one at a place."""
        one: uint32_t = 1
        found: uint32_t = one << at
        before: uint32_t = 0
        while found != before:
            before = found
            found |= self._touching(found) & stones
        return found

    def _touching(self, stones):
        """The points beside some points."""
        i: cython.int
        one: uint32_t = 1
        found: uint32_t = 0
        for i in range(self.size):
            if stones & (one << i):
                found |= self.beside[i]
        return found

    def _eyes(self, own, enemy):
        """How many regions of which all empty points are beside the group its stones leave."""
        one: uint32_t = 1
        rest: uint32_t = (one << self.size) - 1
        part: uint32_t
        beside: uint32_t = self.rim
        i: cython.int
        found: cython.int = 0
        for i in range(self.size):
            if own & self.rim & (one << i):
                part = self._string(own, i)
                rest &= ~part
                beside |= self._touching(part)
        for i in range(self.size):
            if rest & (one << i):
                part = self._string(rest, i)
                rest &= ~part
                if not (part & ~(own | enemy) & ~beside):
                    found += 1
        return found

    def _state(self, own, enemy, own_turn):
        i: cython.int
        one: uint32_t = 1
        number: cython.int = 0
        for i in range(self.size):
            if own & (one << i):
                number += self.power[i]
            elif enemy & (one << i):
                number += 2 * self.power[i]
        return 2 * number + own_turn

    # -- for Python ------------------------------------------------------------------------------------

    def told(self, region: list[int], enemies: list[int], around: list[int], own_turn: bool) -> int:
        """LIVES, DIES or UNCLEAR_SHAPE for a region: its points, the enemy stones in it, the stones of the
        group around it, and whether it is the group's turn."""
        sets: PointSet[3]
        for i, points in enumerate((region, enemies, around)):
            clear_points(cython.address(sets[i]))
            for point in points:
                add_point(cython.address(sets[i]), point)
        return self.answer(
            cython.address(sets[0]), cython.address(sets[1]), cython.address(sets[2]), own_turn
        )
