"""What belongs to a group and how far its room goes; see ``group_space.pxd``."""

import cython


class GroupSpace:
    """The group of one stone, and its room, on the board that was looked at last."""

    def begin(self, board):
        i: cython.int
        self.look_at(board)
        clear_points(cython.address(self.apart))
        for i in range(3):
            clear_points(cython.address(self.strong[i]))
            clear_points(cython.address(self.land[i]))

    def look_at(self, board):
        point: cython.int
        self.last_word = (board.size - 1) >> 1
        clear_points(cython.address(self.empty))
        clear_points(cython.address(self.stones[BLACK]))
        clear_points(cython.address(self.stones[WHITE]))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EMPTY:
                add_point(cython.address(self.empty), point)
            elif board.color[point] != EDGE:
                add_point(cython.address(self.stones[board.color[point]]), point)

    def play(self, board, color, move):
        result: cython.int = board.push(color, move)
        if result == LEGAL and move != PASS:
            drop_point(cython.address(self.empty), move)
            add_point(cython.address(self.stones[color]), move)
            self._exchange_captives(board)
        return result

    def take_back(self, board):
        frame: cython.pointer[Frame] = cython.address(board.frames[board.num_moves - 1])
        if frame.point != PASS:
            self._exchange_captives(board)
            drop_point(cython.address(self.stones[frame.color]), frame.point)
            add_point(cython.address(self.empty), frame.point)
        board.pop()

    def _exchange_captives(self, board):
        """Turn the stones that the last move captured into empty points, or the other way round."""
        i: cython.int
        stone: cython.int
        frame: cython.pointer[Frame] = cython.address(board.frames[board.num_moves - 1])
        for i in range(frame.num_captured):
            stone = frame.captured[i]
            while True:
                flip_point(cython.address(self.empty), stone)
                flip_point(cython.address(self.stones[other(frame.color)]), stone)
                stone = board.next_stone[stone]
                if stone == frame.captured[i]:
                    break

    def tie(self, board, stone):
        """Add strings to the group of a stone until nothing more is tied to it (see ``holds``)."""
        color: cython.int = board.color[stone]
        point: cython.int
        grown: cython.bint = True
        near: PointSet
        clear_points(cython.address(self.group))
        clear_points(cython.address(self.liberties))
        clear_points(cython.address(self.held))
        self.num_tied = 0
        self._add_string(board, board.string_of[stone])
        while grown and self.num_tied < MAX_TIED:
            grown = False
            near = spread(cython.address(self.liberties))
            near = both_of(cython.address(near), cython.address(self.stones[color]))
            near = without(cython.address(near), cython.address(self.group))
            near = without(cython.address(near), cython.address(self.apart))
            point = next_point(cython.address(near), FIRST)
            while point != NO_POINT and self.num_tied < MAX_TIED:
                if not has_point(cython.address(self.group), point) and self._is_tied(
                    board, board.string_of[point], color
                ):
                    self._add_string(board, board.string_of[point])
                    grown = True
                point = next_point(cython.address(near), point + 1)

    def _is_tied(self, board, head, color):
        common: PointSet = both_of(liberties_of(board, head), cython.address(self.liberties))
        return self.holds(board, cython.address(common), color)

    def _add_string(self, board, head):
        self.tied[self.num_tied] = head
        self.num_tied += 1
        add_all(cython.address(self.liberties), board.strings[head].liberties)
        add_stones(board, head, cython.address(self.group))

    def holds(self, board, common, color):
        """Whether these common liberties tie two strings: two, or one where the enemy would be taken."""
        outcome: Outcome
        point: cython.int
        number: cython.int = size_of(common)
        if number != 1:
            return number > 1
        point = next_point(common, FIRST)
        outcome = outcome_of(board, other(color), point)
        if outcome.captured > 0 or outcome.liberties > 1:
            return False
        if (
            outcome.liberties == 1
            and count(board, point, other(color)) == 0
            and self._is_in_ko(board, point, color)
        ):
            return False
        add_point(cython.address(self.held), point)
        return True

    def _is_in_ko(self, board, point, color):
        """Whether a stone that takes a lone enemy stone at this point could be taken back at once."""
        i: cython.int
        outcome: Outcome
        for i in range(4):
            if board.color[point + OFFSETS[i]] == EMPTY:
                outcome = outcome_of(board, color, point + OFFSETS[i])
                if outcome.liberties < 2:
                    return True
                add_point(cython.address(self.held), point + OFFSETS[i])
        return False

    def add_closed(self, board, color, zone):
        head: cython.int
        point: cython.int
        seen: PointSet
        inside: PointSet = zone[0]
        stones: PointSet = both_of(zone, cython.address(self.stones[other(color)]))
        clear_points(cython.address(seen))
        point = next_point(cython.address(stones), FIRST)
        while point != NO_POINT:
            head = board.string_of[point]
            if board.strings[head].num_liberties == 2 and not has_point(cython.address(seen), head):
                add_point(cython.address(seen), head)
                if self._has_closed(board, head, color, cython.address(inside)):
                    add_all(zone, board.strings[head].liberties)
            point = next_point(cython.address(stones), point + 1)

    def _has_closed(self, board, head, color, inside):
        """Whether ``color`` may not play at one of this string's liberties that lie in ``inside``."""
        outcome: Outcome
        point: cython.int
        liberties: PointSet = both_of(liberties_of(board, head), inside)
        point = next_point(cython.address(liberties), FIRST)
        while point != NO_POINT:
            outcome = outcome_of(board, color, point)
            if outcome.liberties == 0 and outcome.captured == 0:
                return True
            point = next_point(cython.address(liberties), point + 1)
        return False

    def run_waves(self, color, enemy_first, reached):
        step: cython.int
        i: cython.int
        last: cython.int = self.last_word
        moved: uint64_t
        touched: uint64_t
        before: uint64_t
        word: uint64_t
        after: uint64_t
        new: uint64_t
        own: PointSet = self.group
        his: PointSet = self.stones[other(color)]
        free: PointSet = self.empty
        his_free: PointSet = any_of(cython.address(self.empty), cython.address(self.apart))
        all_friends: PointSet = without(cython.address(self.stones[color]), cython.address(self.apart))
        friends: PointSet = all_friends
        wide: PointSet
        met: PointSet
        clear_points(reached)
        clear_points(cython.address(met))
        if not enemy_first:
            # the first step may connect friends, so its wave begins at these too
            met = spread_in(cython.address(self.liberties), 0, last)
            own = flooded_in(cython.address(met), cython.address(friends), 0, last)
        friends = without(cython.address(friends), cython.address(own))
        for step in range(WAVE_STEPS):
            moved = 0
            if enemy_first or step > 0:
                before = 0
                for i in range(last + 1):
                    word = his.word[i]
                    after = his.word[i + 1] if i < last else 0
                    new = spread_word(before, word, after) & his_free.word[i]
                    before = word
                    his.word[i] = new
                    his_free.word[i] &= ~new
                    free.word[i] &= ~new
                    moved |= new
            before = 0
            touched = 0
            for i in range(last + 1):
                word = own.word[i]
                after = own.word[i + 1] if i < last else 0
                new = spread_word(before, word, after)
                before = word
                met.word[i] = new & friends.word[i]
                touched |= met.word[i]
                new &= free.word[i]
                own.word[i] = new
                free.word[i] &= ~new
                his_free.word[i] &= ~new
                reached.word[i] |= new
                moved |= new
            if touched:
                # it passes through friendly stones freely
                met = flooded_in(cython.address(met), cython.address(friends), 0, last)
                friends = without(cython.address(friends), cython.address(met))
                own = any_of(cython.address(own), cython.address(met))
            if not moved and not touched:
                break
        # the friends that were met have been removed from `friends`
        met = without(cython.address(all_friends), cython.address(friends))
        wide = any_of(reached, cython.address(met))
        wide = spread(cython.address(wide))
        self.may_link = have_common(cython.address(wide), cython.address(self.strong[color]))

    def add_basis(self, color, wanted, basis):
        """Run waves as run_waves() does, the enemy's first. A point reached in n steps depends on all points
        within n steps of it."""
        step: cython.int = 0
        found: cython.int = 0
        own: PointSet = self.group
        his: PointSet = self.stones[other(color)]
        free: PointSet = self.empty
        his_free: PointSet = any_of(cython.address(self.empty), cython.address(self.apart))
        friends: PointSet = without(cython.address(self.stones[color]), cython.address(self.apart))
        met: PointSet
        reached: PointSet[WAVE_STEPS]
        looked: PointSet
        friends = without(cython.address(friends), cython.address(own))
        while step < WAVE_STEPS and found < wanted:
            his = spread(cython.address(his))
            his = both_of(cython.address(his), cython.address(his_free))
            his_free = without(cython.address(his_free), cython.address(his))
            free = without(cython.address(free), cython.address(his))
            own = spread(cython.address(own))
            met = both_of(cython.address(own), cython.address(friends))
            own = both_of(cython.address(own), cython.address(free))
            free = without(cython.address(free), cython.address(own))
            his_free = without(cython.address(his_free), cython.address(own))
            found += size_of(cython.address(own))
            met = flooded(cython.address(met), cython.address(friends))
            friends = without(cython.address(friends), cython.address(met))
            own = any_of(cython.address(own), cython.address(met))
            reached[step] = own
            step += 1
        clear_points(cython.address(looked))
        while step > 0:
            step -= 1
            looked = any_of(cython.address(looked), cython.address(reached[step]))
            looked = spread(cython.address(looked))
        basis[0] = any_of(basis, cython.address(looked))

    def enclose(self, color):
        """Set `enclosed`: regions beside the group, not too large, that strong enemies cannot reach."""
        inside: PointSet = any_of(cython.address(self.empty), cython.address(self.stones[other(color)]))
        rest: PointSet
        region: PointSet
        start: PointSet = self.land[other(color)]
        size: cython.int
        point: cython.int
        inside = any_of(cython.address(inside), cython.address(self.apart))
        rest = inside
        region = flooded(cython.address(start), cython.address(inside))
        rest = without(cython.address(rest), cython.address(region))
        self.enclosed = rest
        point = next_point(cython.address(rest), FIRST)
        while point != NO_POINT:
            clear_points(cython.address(start))
            add_point(cython.address(start), point)
            region = flooded(cython.address(start), cython.address(rest))
            rest = without(cython.address(rest), cython.address(region))
            size = size_of(cython.address(region))
            region = spread(cython.address(region))
            if size > MAX_REGION_SIZE or not have_common(cython.address(region), cython.address(self.group)):
                self.enclosed = without(cython.address(self.enclosed), cython.address(region))
            point = next_point(cython.address(rest), point + 1)
