"""The way to a position in the search about a group; see ``group_path.pxd``."""

import cython


class GroupPath:
    """The keys of the positions on the way, and sets of them, a bit for each depth."""

    def place_of(self, key, depth):
        i: cython.int = 0
        while i < depth and self.keys[i] != key:
            i += 1
        return i if i < depth else -1

    def above(self, positions, depth):
        return positions & ((cython.cast(uint64_t, 1) << depth) - 1)

    def describe(self, positions, depth, loop):
        i: cython.int
        loop.moves = 0
        loop.code = 0
        for i in range(depth):
            if positions >> i & 1:
                loop.moves |= cython.cast(uint64_t, 1) << (depth - 1 - i)
                loop.code = loop.code * 31 + self.keys[i]

    def found(self, loop, depth):
        i: cython.int
        code: uint64_t = 0
        positions: uint64_t = 0
        if loop.moves >> depth != 0:
            return 0
        for i in range(depth):
            if loop.moves >> (depth - 1 - i) & 1:
                positions |= cython.cast(uint64_t, 1) << i
                code = code * 31 + self.keys[i]
        return positions if code == loop.code else 0
