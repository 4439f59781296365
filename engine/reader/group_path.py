"""The path to a position in the search about a group; see ``group_path.pxd``."""

import cython


class GroupPath:
    """The keys of the positions on the path; sets of these positions are bits, one for each depth."""

    def place_of(self, key, depth):
        i: cython.int = 0
        while i < depth and self.keys[i] != key:
            i += 1
        return i if i < depth else -1

    def lets_live(self, board, moves):
        i: cython.int
        frame: cython.pointer[Frame]
        for i in range(board.num_moves - moves, board.num_moves):
            frame = cython.address(board.frames[i])
            if frame.point == (PASS if frame.color == self.color else frame.ko_point):
                return True
        return False

    def above(self, positions, depth):
        return positions & ((cython.cast(uint64_t, 1) << depth) - 1)

    def describe(self, board, positions, depth, loop):
        loop.moves = self._turned(positions, depth)
        loop.code = self._code(board, positions, depth)

    def found(self, board, loop, depth):
        positions: uint64_t
        if loop.moves >> depth != 0:
            return 0
        positions = self._turned(loop.moves, depth)
        return positions if self._code(board, positions, depth) == loop.code else 0

    def _turned(self, positions, depth):
        """Turn bits by depth into bits by how many moves lie between, less one; or the other way round."""
        i: cython.int
        turned: uint64_t = 0
        for i in range(depth):
            if positions >> i & 1:
                turned |= cython.cast(uint64_t, 1) << (depth - 1 - i)
        return turned

    def _code(self, board, positions, depth):
        """A hash of the keys of these positions, and of whether the group lives by coming back to each."""
        i: cython.int
        code: uint64_t = 0
        for i in range(depth):
            if positions >> i & 1:
                code = code * 31 + self.keys[i]
                code = code * 31 + self.lets_live(board, depth - i)
        return code
