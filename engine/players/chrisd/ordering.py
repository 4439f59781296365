"""Which moves a search for perfect play tries first; see ``ordering.pxd``."""

import cython

from engine.players.chrisd.regions import Regions


class Ordering:
    """Orders the moves of one position at a time."""

    def __init__(self, regions: Regions) -> None:
        self.regions = regions

    def list_moves(self, board, color, moves):
        i: cython.int
        j: cython.int
        point: cython.int
        key: cython.int
        saves: cython.bint
        taken: cython.int
        number: cython.int = 0
        kept: cython.int = 0
        owned: cython.int = self.regions.owned[color]
        keys: int32_t[MOST_OPEN]
        for i in range(self.regions.num_open):
            point = self.regions.open_points[i]
            if board.color[point] == EMPTY and self.regions.owner[point] == EMPTY:
                moves[number] = point
                number += 1
        for i in range(number):
            point = moves[i]
            saves = self._is_beside_atari(board, color, point)
            taken = board.taken[other(color)]
            if board.push(color, point) != LEGAL:
                continue
            self.regions.look(board)
            key = 16 * self._quantity(board, color, owned) + self._priority(board, color, point, saves, taken)
            board.pop()
            j = kept
            while j > 0 and keys[j - 1] < key:
                keys[j] = keys[j - 1]
                moves[j] = moves[j - 1]
                j -= 1
            keys[j] = key
            moves[j] = point
            kept += 1
        return kept

    def _quantity(self, board, color, owned):
        i: cython.int
        point: cython.int
        found: cython.int = BENSON_WEIGHT * (self.regions.owned[color] - owned)
        found += MIAI_WEIGHT * self._connect(board, color)
        for i in range(self.regions.num_open):
            point = self.regions.open_points[i]
            if board.color[point] == EMPTY and self.regions.owner[point] == EMPTY:
                found += BESIDE_WEIGHT * self._is_beside(board, color, point)
        return found

    def _connect(self, board, color):
        """Mark the stones of Benson-regions and those connected to them by miai; how many the latter are."""
        i: cython.int
        point: cython.int
        stone: cython.int
        found: cython.int = 0
        changed: cython.bint = True
        for i in range(self.regions.num_anchors):
            point = self.regions.anchors[i]
            self.based[point] = board.color[point] == color
        for i in range(self.regions.num_open):
            point = self.regions.open_points[i]
            self.based[point] = board.color[point] == color and self.regions.owner[point] == color
        while changed:
            changed = False
            for i in range(self.regions.num_open):
                point = self.regions.open_points[i]
                if board.color[point] != color or board.string_of[point] != point or self.based[point]:
                    continue
                if self.regions.owner[point] != EMPTY or not self._is_miai(board, point):
                    continue
                stone = point
                while not self.based[stone]:
                    self.based[stone] = True
                    stone = board.next_stone[stone]
                found += board.strings[point].num_stones
                changed = True
        return found

    def _is_miai(self, board, head):
        """Whether a string that is not marked has two liberties beside marked stones."""
        i: cython.int
        j: cython.int
        found: cython.int = 0
        number: cython.int = board.list_liberties(head, self.liberties)
        for i in range(number):
            for j in range(4):
                if self.based[self.liberties[i] + OFFSETS[j]]:
                    found += 1
                    break
        return found >= 2

    def _is_beside(self, board, color, point):
        i: cython.int
        near: cython.int
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == EDGE:
                continue
            if self.based[near] or (self.regions.is_open[near] and self.regions.owner[near] == color):
                return True
        return False

    def _priority(self, board, color, point, saves, taken):
        """The sum of the priorities that hold for a move that was just played."""
        last: cython.int = board.size - 1
        side: cython.bint = col_of(point) == 0 or col_of(point) == last
        end: cython.bint = row_of(point) == 0 or row_of(point) == last
        found: cython.int = CAPTURES if board.taken[other(color)] > taken else 0
        if saves and board.strings[board.string_of[point]].num_liberties > 1:
            found += SAVES
        if not (side or end):
            found += OFF_THE_BORDER
        if not (side and end):
            found += OFF_THE_CORNER
        return found

    def _is_beside_atari(self, board, color, point):
        i: cython.int
        near: cython.int
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == color and board.strings[board.string_of[near]].num_liberties == 1:
                return True
        return False
