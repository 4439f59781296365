"""What belongs to a group, and how far its room goes; see ``group_space.pxd``."""

import cython


class GroupSpace:
    """The group of one stone on the board that was looked at last."""

    def begin(self, board):
        point: cython.int
        clear_points(cython.address(self.on_board))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] != EDGE:
                add_point(cython.address(self.on_board), point)
        for point in range(3):
            clear_points(cython.address(self.strong[point]))
            clear_points(cython.address(self.land[point]))

    def look_at(self, board):
        point: cython.int
        color: cython.int
        word: cython.int
        bit: cython.int
        one: uint64_t = 1
        sets: uint64_t[3]
        for word in range(LIBERTY_WORDS):
            sets[0] = 0
            sets[1] = 0
            sets[2] = 0
            if self.on_board.word[word]:
                point = FIRST + 64 * word
                for bit in range(64):
                    color = board.color[point + bit]
                    if color != EDGE:
                        sets[color] |= one << bit
            self.empty.word[word] = sets[0]
            self.stones[1].word[word] = sets[1]
            self.stones[2].word[word] = sets[2]

    def tie(self, board, stone):
        """The strings that belong together: two liberties in common, or one where the enemy cannot play."""
        color: cython.int = board.color[stone]
        point: cython.int
        grown: cython.bint = True
        near: PointSet
        clear_points(cython.address(self.group))
        clear_points(cython.address(self.liberties))
        self.num_tied = 0
        self._add_string(board, board.string_of[stone])
        while grown and self.num_tied < MAX_TIED:
            grown = False
            near = spread(cython.address(self.liberties))
            near = both_of(cython.address(near), cython.address(self.stones[color]))
            near = without(cython.address(near), cython.address(self.group))
            point = next_point(cython.address(near), FIRST)
            while point != NO_POINT and self.num_tied < MAX_TIED:
                if not has_point(cython.address(self.group), point) and self._is_tied(
                    board, board.string_of[point], color
                ):
                    self._add_string(board, board.string_of[point])
                    grown = True
                point = next_point(cython.address(near), point + 1)

    def _is_tied(self, board, head, color):
        common: PointSet
        clear_points(cython.address(common))
        add_all(cython.address(common), board.strings[head].liberties)
        common = both_of(cython.address(common), cython.address(self.liberties))
        return self.holds(board, cython.address(common), color)

    def _add_string(self, board, head):
        stone: cython.int = head
        self.tied[self.num_tied] = head
        self.num_tied += 1
        add_all(cython.address(self.liberties), board.strings[head].liberties)
        while True:
            add_point(cython.address(self.group), stone)
            stone = board.next_stone[stone]
            if stone == head:
                return

    def holds(self, board, common, color):
        """Whether these common liberties tie two strings: two of them, or one where the enemy is taken."""
        outcome: Outcome
        number: cython.int = size_of(common)
        if number != 1:
            return number > 1
        outcome = outcome_of(board, other(color), next_point(common, FIRST))
        return outcome.captured == 0 and outcome.liberties <= 1

    def run_waves(self, color, enemy_first, reached):
        step: cython.int
        enemy: cython.int = other(color)
        own: PointSet = self.group
        his: PointSet = self.stones[enemy]
        own_front: PointSet = own
        his_front: PointSet = his
        free: PointSet = self.empty
        none: PointSet
        clear_points(cython.address(none))
        clear_points(reached)
        if not enemy_first:
            # friends that one move connects
            own = spread(cython.address(self.liberties))
            own = both_of(cython.address(own), cython.address(self.stones[color]))
            own = flooded(cython.address(own), cython.address(self.stones[color]))
            own_front = own
        for step in range(WAVE_STEPS):
            if enemy_first or step > 0:
                his_front = self._step(cython.address(his_front), cython.address(free), cython.address(none))
                free = without(cython.address(free), cython.address(his_front))
            own_front = self._step(
                cython.address(own_front), cython.address(free), cython.address(self.stones[color])
            )
            free = without(cython.address(free), cython.address(own_front))
            reached[0] = any_of(reached, cython.address(own_front))
        own = reached[0]
        reached[0] = both_of(reached, cython.address(self.empty))
        own = spread(cython.address(own))
        self.may_link = have_common(cython.address(own), cython.address(self.strong[color]))

    def _step(self, front, free, friends):
        """The free points beside a front, and all friendly stones that are met on the way."""
        wide: PointSet = spread(front)
        met: PointSet = both_of(cython.address(wide), friends)
        found: PointSet
        met = flooded(cython.address(met), friends)
        found = both_of(cython.address(wide), free)
        return any_of(cython.address(found), cython.address(met))

    def enclose(self, color):
        """What the enemy's strong stones cannot get at: the rest, apart from stones of this side."""
        inside: PointSet = any_of(cython.address(self.empty), cython.address(self.stones[other(color)]))
        rest: PointSet = inside
        region: PointSet
        start: PointSet = self.land[other(color)]
        point: cython.int
        region = flooded(cython.address(start), cython.address(inside))
        rest = without(cython.address(rest), cython.address(region))
        self.enclosed = rest
        point = next_point(cython.address(rest), FIRST)
        while point != NO_POINT:
            clear_points(cython.address(start))
            add_point(cython.address(start), point)
            region = flooded(cython.address(start), cython.address(rest))
            rest = without(cython.address(rest), cython.address(region))
            region = spread(cython.address(region))
            if not have_common(cython.address(region), cython.address(self.group)):
                self.enclosed = without(cython.address(self.enclosed), cython.address(region))
            point = next_point(cython.address(rest), point + 1)
