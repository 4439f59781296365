"""Positions that a group's reading met; see ``group_table.pxd``."""

import cython


class GroupTable:
    """A hash table of positions; forgetting them all takes no time."""

    def __cinit__(self):
        self.make_room(LEAST_SLOTS)

    def __dealloc__(self):
        free(self.entries)

    def make_room(self, positions):
        slots: cython.p_void = with_room(
            self.entries,
            cython.address(self.capacity),
            cython.address(self.mask),
            max(positions, LEAST_SLOTS),
            cython.sizeof(GroupEntry),
        )
        self.entries = cython.cast("GroupEntry*", slots)
        self.forget()
        return 0

    def forget(self):
        self.generation += 1

    def grow(self, positions):
        place: uint64_t
        entry: cython.pointer[GroupEntry]
        old: cython.pointer[GroupEntry] = self.entries
        slots: uint64_t = self.mask + 1
        wanted: uint64_t = slots_for(positions)
        more: cython.p_void = cython.NULL
        if wanted > slots:
            more = calloc(wanted, cython.sizeof(GroupEntry))
        if more == cython.NULL:
            return
        self.entries = cython.cast("GroupEntry*", more)
        self.capacity = wanted
        self.mask = wanted - 1
        for place in range(slots):
            if old[place].generation == self.generation:
                entry = self.place_for(old[place].key)
                entry[0] = old[place]
        free(old)

    def find(self, key):
        i: cython.int
        place: uint64_t
        for i in range(4):
            place = (key + i) & self.mask
            if self.entries[place].generation != self.generation:
                # a new entry takes the first free place, so there is none beyond
                return cython.NULL
            if self.entries[place].key == key:
                return cython.address(self.entries[place])
        return cython.NULL

    def place_for(self, key):
        """The entry of a position, or a new one for it."""
        i: cython.int
        place: uint64_t
        entry: cython.pointer[GroupEntry] = self.find(key)
        if entry != cython.NULL:
            return entry
        for i in range(4):
            place = (key + i) & self.mask
            if self.entries[place].generation != self.generation:
                entry = cython.address(self.entries[place])
                break
            if entry == cython.NULL and self._is_cheap(place):
                entry = cython.address(self.entries[place])
        if entry == cython.NULL:
            entry = cython.address(self.entries[key & self.mask])
        entry.key = key
        entry.generation = self.generation
        entry.move = NO_POINT
        entry.num_moves = 0
        entry.passed = NOT_PASSED
        entry.has_simulated = False
        entry.has_loop = False
        return entry

    def find_loop(self, key):
        return self.find(key ^ LOOP_KEY)

    def place_for_loop(self, key, move):
        entry: cython.pointer[GroupEntry] = self.find(key)
        if entry == cython.NULL:
            entry = self.place_for(key)
            entry.proof = 1
            entry.disproof = 1
        entry.move = move
        entry.has_loop = True
        return self.place_for(key ^ LOOP_KEY)

    def _is_cheap(self, place):
        """Whether what is known of a position took no more than to judge it."""
        entry: cython.pointer[GroupEntry] = cython.address(self.entries[place])
        return entry.num_moves == 0 and entry.proof != 0 and entry.disproof != 0
