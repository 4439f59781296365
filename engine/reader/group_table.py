"""The positions that the search about a group has met; see ``group_table.pxd``."""

import cython


class GroupTable:
    """A hash table of positions. Forgetting them all takes no time: only ``generation`` changes."""

    def __cinit__(self):
        self.make_room(LEAST_SLOTS)

    def __dealloc__(self):
        free(self.slots)
        free(self.entries)

    def make_room(self, positions):
        number: uint64_t = max(positions, LEAST_SLOTS)
        capacity: uint64_t = self.capacity
        mask: uint64_t = 0
        slots: cython.p_void = with_room(
            self.slots, cython.address(capacity), cython.address(mask), number, cython.sizeof(Slot)
        )
        self.slots = cython.cast("Slot*", slots)
        entries: cython.p_void = with_room(
            self.entries,
            cython.address(self.capacity),
            cython.address(self.mask),
            number,
            cython.sizeof(GroupEntry),
        )
        self.entries = cython.cast("GroupEntry*", entries)
        self.forget()
        return 0

    def forget(self):
        self.generation += 1

    def grow(self, positions):
        place: uint64_t
        entry: cython.pointer[GroupEntry]
        slots: cython.pointer[Slot] = self.slots
        entries: cython.pointer[GroupEntry] = self.entries
        number: uint64_t = self.mask + 1
        wanted: uint64_t = slots_for(positions)
        more_slots: cython.p_void
        more_entries: cython.p_void
        if wanted <= number:
            return
        more_slots = calloc(wanted, cython.sizeof(Slot))
        more_entries = calloc(wanted, cython.sizeof(GroupEntry))
        if more_slots == cython.NULL or more_entries == cython.NULL:
            free(more_slots)
            free(more_entries)
            return
        self.slots = cython.cast("Slot*", more_slots)
        self.entries = cython.cast("GroupEntry*", more_entries)
        self.capacity = wanted
        self.mask = wanted - 1
        for place in range(number):
            if slots[place].generation == self.generation:
                entry = self.place_for(slots[place].key)
                entry[0] = entries[place]
        free(slots)
        free(entries)

    def find(self, key):
        i: cython.int
        place: uint64_t
        for i in range(4):
            place = (key + i) & self.mask
            if self.slots[place].generation != self.generation:
                # a new entry takes the first free place, so there is nothing beyond a free one
                return cython.NULL
            if self.slots[place].key == key:
                return cython.address(self.entries[place])
        return cython.NULL

    def after_pass(self, board, to_move, mode):
        return self.find(position_key(board.hash, NO_POINT, mode, other(to_move)))

    def place_for(self, key):
        """The entry of a position, or a new one for it."""
        place: uint64_t
        entry: cython.pointer[GroupEntry] = self.find(key)
        if entry != cython.NULL:
            return entry
        place = self._place_for_new(key)
        self.slots[place].key = key
        self.slots[place].generation = self.generation
        entry = cython.address(self.entries[place])
        entry.move = NO_POINT
        entry.num_moves = 0
        entry.passed = NOT_PASSED
        entry.has_simulated = False
        entry.has_loop = False
        return entry

    def _place_for_new(self, key):
        """Of the four places the first free one; else the first that is cheap to replace; else the first."""
        i: cython.int
        place: uint64_t
        found: uint64_t = key & self.mask
        is_cheap: cython.bint = False
        for i in range(4):
            place = (key + i) & self.mask
            if self.slots[place].generation != self.generation:
                return place
            if not is_cheap and self._is_cheap(place):
                found = place
                is_cheap = True
        return found

    def fetch_after(self, board, to_move, mode, moves, num):
        i: cython.int
        place: uint64_t
        hash: uint64_t
        for i in range(num):
            hash = board.hash if moves[i] == PASS else board.hash ^ ZOBRIST[to_move][moves[i]]
            place = position_key(hash, NO_POINT, mode, other(to_move)) & self.mask
            fetch(cython.address(self.slots[place]))
            fetch(cython.address(self.entries[place]))

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
        """Whether all that is known of a position was found by judging it, without a search."""
        entry: cython.pointer[GroupEntry] = cython.address(self.entries[place])
        return entry.num_moves == 0 and entry.proof != 0 and entry.disproof != 0
