"""Solutions by the zones that they depend on; see ``group_zones.pxd``."""

import cython

from engine.reader.group_space import GroupSpace


class GroupZones:
    """The solutions of one question, in a hash table, and their zones."""

    def __cinit__(self, space: GroupSpace):
        self.space = space
        self.looked = LOOKED
        self.make_room(LEAST_SOLUTIONS)

    def __dealloc__(self):
        free(self.solutions)

    def make_room(self, number):
        slots: cython.p_void = with_room(
            self.solutions,
            cython.address(self.capacity),
            cython.address(self.mask),
            max(number, LEAST_SOLUTIONS),
            cython.sizeof(ZoneSolution),
        )
        self.solutions = cython.cast("ZoneSolution*", slots)
        self.forget()
        return 0

    def forget(self):
        self.generation += 1
        self.num_zones = 0

    def note(self, board, to_move, modes, winner, move, zone):
        mode: cython.int
        noted: cython.int = 0
        key: uint64_t
        solution: cython.pointer[ZoneSolution]
        place: cython.int = self._place_of(zone)
        look: uint64_t = self._look(board, cython.address(self.zones[place]))
        liberties: uint64_t = self._liberties(board, cython.address(self.zones[place]))
        for mode in range(NUM_MODES):
            if modes >> mode & 1:
                key = key_of(look, to_move, mode)
                solution = cython.address(self.solutions[key & self.mask])
                solution.key = key
                solution.generation = self.generation
                solution.winner = winner
                solution.move = move
                solution.liberties = liberties
                noted += 1
        self._raise(place, noted)

    def find(self, board, to_move, mode):
        i: cython.int
        keys: uint64_t[MAX_ZONES]
        solution: cython.pointer[ZoneSolution]
        number: cython.int = min(self.num_zones, self.looked)
        for i in range(number):
            keys[i] = key_of(self._look(board, cython.address(self.zones[i])), to_move, mode)
            # all are fetched before the first is read: the table is large and not in the cache
            fetch(cython.address(self.solutions[keys[i] & self.mask]))
        for i in range(number):
            solution = cython.address(self.solutions[keys[i] & self.mask])
            if (
                solution.key == keys[i]
                and solution.generation == self.generation
                and self._fits(board, cython.address(self.zones[i]), solution)
            ):
                self.zone = self.zones[i].points
                self._raise(i, FOUND_WORTH)
                return solution
        return cython.NULL

    def _place_of(self, points):
        """The index of a zone; a new one is put last."""
        i: cython.int
        place: cython.int
        code: uint64_t = 0
        for i in range(LIBERTY_WORDS):
            code = (code ^ points.word[i] ^ (code >> 31)) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
        code ^= code >> 29
        place = self.places[code & (ZONE_PLACES - 1)]
        if place < self.num_zones and self.zones[place].code == code:
            return place
        if self.num_zones < MAX_ZONES:
            self.num_zones += 1
        self._put(self.num_zones - 1, code, points)
        return self.num_zones - 1

    def _put(self, place, code, points):
        zone: cython.pointer[Zone] = cython.address(self.zones[place])
        zone.points = points[0]
        zone.code = code
        zone.worth = 0
        find_span(points, cython.address(zone.low), cython.address(zone.high))
        self.places[code & (ZONE_PLACES - 1)] = place

    def _raise(self, place, worth):
        """Add to the worth of a zone, and move it up past those of less worth."""
        moved: Zone
        self.zones[place].worth += worth
        while place > 0 and self.zones[place - 1].worth < self.zones[place].worth:
            moved = self.zones[place - 1]
            self.zones[place - 1] = self.zones[place]
            self.zones[place] = moved
            self.places[moved.code & (ZONE_PLACES - 1)] = place
            place -= 1
            self.places[self.zones[place].code & (ZONE_PLACES - 1)] = place

    def _look(self, board, zone):
        """A hash of what a zone looks like: its stones, and the ko ban if that lies in it."""
        i: cython.int
        key: uint64_t = zone.code
        if board.ko_point != NO_POINT and has_point(cython.address(zone.points), board.ko_point):
            key ^= cython.cast(uint64_t, board.ko_point) << 32
        for i in range(zone.low, zone.high + 1):
            key = (
                key ^ (key >> 29) ^ (self.space.stones[BLACK].word[i] & zone.points.word[i])
            ) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
            key = (
                key ^ (key >> 32) ^ (self.space.stones[WHITE].word[i] & zone.points.word[i])
            ) * cython.cast(uint64_t, 0x94D049BB133111EB)
        return key ^ (key >> 31)

    def _stones(self, zone):
        stones: PointSet = any_of(
            cython.address(self.space.stones[BLACK]), cython.address(self.space.stones[WHITE])
        )
        return both_of(cython.address(stones), cython.address(zone.points))

    def _liberties(self, board, zone):
        """How many liberties the strings of the first stones in a zone have, as ZoneSolution has them."""
        stones: PointSet = self._stones(zone)
        liberties: uint64_t = 0
        number: cython.int
        shift: cython.int = 0
        point: cython.int = next_point(cython.address(stones), FIRST)
        while point != NO_POINT and shift < 2 * SIGNED_STONES:
            number = min(board.strings[board.string_of[point]].num_liberties, 4) - 1
            liberties |= cython.cast(uint64_t, number) << shift
            shift += 2
            point = next_point(cython.address(stones), point + 1)
        return liberties

    def _fits(self, board, zone, solution):
        """Whether no string of the winner has fewer liberties here than it had, and no other one has more."""
        stones: PointSet = self._stones(zone)
        liberties: uint64_t = solution.liberties
        here: cython.int
        there: cython.int
        number: cython.int = 0
        point: cython.int = next_point(cython.address(stones), FIRST)
        while point != NO_POINT and number < SIGNED_STONES:
            here = min(board.strings[board.string_of[point]].num_liberties, 4)
            there = 1 + cython.cast(cython.int, liberties & 3)
            if here < there if board.color[point] == solution.winner else here > there:
                return False
            liberties >>= 2
            number += 1
            point = next_point(cython.address(stones), point + 1)
        return True
