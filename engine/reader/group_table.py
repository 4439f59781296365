"""Positions that a group's reading met; see ``group_table.pxd``."""

import cython


class GroupTable:
    """A hash table of positions; forgetting them all takes no time."""

    def forget(self):
        self.generation += 1

    def find(self, key):
        i: cython.int
        place: uint64_t
        for i in range(4):
            place = (key + i) & (TABLE_SIZE - 1)
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
        entry = cython.address(self.entries[key & (TABLE_SIZE - 1)])
        for i in range(4):
            place = (key + i) & (TABLE_SIZE - 1)
            if self.entries[place].generation != self.generation:
                entry = cython.address(self.entries[place])
                break
        entry.key = key
        entry.generation = self.generation
        entry.move = NO_POINT
        entry.num_moves = 0
        entry.has_tried_pass = False
        entry.has_simulated = False
        return entry
