"""Eye shapes, played out; see ``living_shapes.pxd``."""

import cython


class LivingShapes:
    """Says whether a group lives by one closed region, and remembers the regions it was asked about."""

    def answer(self, region, enemies, around, own_turn):
        i: cython.int
        # whose turn it is, in bits that no point has: it must not be taken for the first point
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
                if places[j] - places[i] in (-32, -1, 1, 32):
                    self.beside[i] |= one << j
        self.power[0] = 1
        for i in range(self.size):
            self.power[i + 1] = 3 * self.power[i]
        self.met_ko = False
        memset(self.known, 0, cython.sizeof(self.known))
        self.game = CAPTURE_GAME
        survives = self._survives(0, enemy, own_turn, 0)
        if self.met_ko:
            return UNCLEAR_SHAPE
        if survives:
            return LIVES
        self.game = EYES_GAME
        survives = self._survives(0, enemy, own_turn, 0)
        return UNCLEAR_SHAPE if survives or self.met_ko else DIES

    # -- the game ----------------------------------------------------------------------------------------

    def _survives(self, own, enemy, own_turn, depth):
        """Whether the group reaches its aim from a position of the region."""
        i: cython.int
        result: cython.int
        state: cython.int = self._state(own, enemy, own_turn)
        known: cython.pointer(int8_t) = cython.address(self.known[self.game][state])
        if depth > MAX_SHAPE_DEPTH:
            self.met_ko = True
        if self.met_ko:
            return not own_turn
        if known[0] == SURVIVED or known[0] == LOST_SHAPE:
            return known[0] == SURVIVED
        if known[0] == BEING_PLAYED:
            # the position came back: nobody is captured, and no eyes are made
            return self.game == CAPTURE_GAME
        if self._regions(own) >= 2:
            known[0] = SURVIVED
            return True
        known[0] = BEING_PLAYED
        # To pass is the last resort, and only of the side that gains by it in this game.
        result = not own_turn
        for i in range(self.size + 1):
            if i < self.size:
                result = self._try(own, enemy, i, own_turn, depth)
            elif own_turn == (self.game == CAPTURE_GAME):
                result = self._survives(own, enemy, not own_turn, depth + 1)
            else:
                result = -1
            if result == own_turn:
                break
            result = not own_turn
        known[0] = SURVIVED if result else LOST_SHAPE
        return result

    def _try(self, own, enemy, at, own_turn, depth):
        """One move: whether the group survives it; -1 when it is not legal."""
        one: uint32_t = 1
        bit: uint32_t = one << at
        string: uint32_t
        empty: uint32_t
        taken: uint32_t = 0
        i: cython.int
        if (own | enemy) & bit:
            return -1
        all_points: uint32_t = (one << self.size) - 1
        if own_turn:
            own |= bit
        else:
            enemy |= bit
        empty = all_points & ~(own | enemy)
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
        empty = all_points & ~(own | enemy)
        if taken:
            if not own_turn and num_bits(taken) == 1:
                self.met_ko = True
                return 1
        elif own_turn:
            # its last liberty, unless nobody counts its liberties
            string = self._string(own, at)
            if string & self.rim:
                if self.game == CAPTURE_GAME and not self._group_liberties(own, empty):
                    return -1
            elif not (self._touching(string) & empty):
                return -1
        else:
            if self.game == CAPTURE_GAME and not (self._group_liberties(own, empty)):
                return 0
            string = self._string(enemy, at)
            if not (self._touching(string) & empty):
                return -1
        return self._survives(own, enemy, not own_turn, depth + 1)

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

    def _regions(self, own):
        """How many parts the stones that belong to the group leave of the region."""
        one: uint32_t = 1
        rest: uint32_t = (one << self.size) - 1
        i: cython.int
        found: cython.int = 0
        for i in range(self.size):
            if own & self.rim & (one << i):
                rest &= ~self._string(own, i)
        for i in range(self.size):
            if rest & (one << i):
                rest &= ~self._string(rest, i)
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
        """LIVES, DIES or UNCLEAR_SHAPE for a region: its points, the enemies in it, the group around it."""
        sets: PointSet[3]
        for i, points in enumerate((region, enemies, around)):
            clear_points(cython.address(sets[i]))
            for point in points:
                add_point(cython.address(sets[i]), point)
        return self.answer(
            cython.address(sets[0]), cython.address(sets[1]), cython.address(sets[2]), own_turn
        )
