"""Links between two strings, and ways on which they could be connected; ``links.pxd`` says what these are."""

import cython

from engine.reader.ladders import Reader


class Links:
    """Looks at one pair of strings at a time; part of ``engine.reader.connections``."""

    def __cinit__(self):
        self.ladders = Reader()

    def forget(self):
        clear_points(cython.address(self.footprint))

    def start(self, board, one, two):
        self.color = board.color[one]
        self.one = one
        self.two = two
        self.longest = MAX_WAY
        self.ladders.forget()
        add_point(cython.address(self.footprint), one)
        add_point(cython.address(self.footprint), two)

    def finish(self):
        add_all(cython.address(self.footprint), self.ladders.footprint.word)

    def look_around(self, board, point):
        look_around(board, point, cython.address(self.footprint))

    def is_taken(self, board, stone, partner, move):
        """Whether the enemy, to move, takes one of the two strings in a ladder, away from the other one."""
        kept: PointSet
        at: cython.int = partner
        taken: cython.int = NO_POINT
        result: cython.bint
        add_point(cython.address(self.footprint), stone)
        if board.strings[board.string_of[stone]].num_liberties > 2:
            return False
        kept = self.ladders.footprint
        self.ladders.forget()
        result = self.ladders.ladder(board, stone, cython.address(taken)) == CAPTURED
        if result and board.strings[board.string_of[stone]].num_liberties > 1:
            # A ladder that runs into the other string may connect them.
            while result:
                result = not has_point(cython.address(self.ladders.footprint), at)
                at = board.next_stone[at]
                if at == partner:
                    break
        add_all(cython.address(self.ladders.footprint), kept.word)
        if result:
            move[0] = taken
        return result

    # -- what is connected already ------------------------------------------------------------------------

    def survey(self, board, cutting, ways):
        self.wide = True
        self._find_length(board, cutting, ways)
        if not ways.linked and ways.length <= MAX_WAY:
            self._walk(board, 1)
            self._list_moves(board, cutting, ways)

    def measure(self, board, cutting, ways):
        self.wide = False
        self._find_length(board, cutting, ways)

    def _find_length(self, board, cutting, ways):
        """Find the links of both strings, and how long the shortest way is."""
        ways.num_moves = 0
        ways.length = MAX_WAY + 1
        ways.capture = NO_POINT
        self.num_captives = 0
        memset(self.tally, 0, cython.sizeof(self.tally))
        memset(self.touched, 0, cython.sizeof(self.touched))
        self._link(board, 0, self.one)
        ways.linked = self.linked[0][board.string_of[self.two]]
        if ways.linked:
            return
        memset(self.tally, 0, cython.sizeof(self.tally))
        self._link(board, 1, self.two)
        if not cutting and self._find_capture(board, ways):
            return
        self.reach = self.longest
        self.goal = MAX_WAY + 1
        self._walk(board, 0)
        ways.length = self.goal

    def _link(self, board, side, stone):
        """Find all strings that are linked to a stone's, by links that do not share a point they need."""
        used: PointSet
        done: cython.int = 0
        clear_points(cython.address(used))
        memset(self.linked[side], 0, NUM_POINTS)
        self.num_linked[side] = 0
        self._add_link(board, side, stone)
        while done < self.num_linked[side] and done < MAX_LINKED:
            self._link_commons(board, side, self.links[side][done], cython.address(used))
            self._link_captives(board, side, self.links[side][done], cython.address(used))
            done += 1

    def _add_link(self, board, side, stone):
        head: cython.int = board.string_of[stone]
        if not self.linked[side][head]:
            self.linked[side][head] = True
            self.links[side][self.num_linked[side]] = head
            self.num_linked[side] += 1
            add_point(cython.address(self.footprint), head)

    def _link_commons(self, board, side, head, used):
        """Add the strings that share two liberties with what is linked, or one closed to the enemy."""
        i: cython.int
        near: cython.int
        liberties: cython.pointer[cython.const[PointSet]] = liberties_of(board, head)
        point: cython.int = next_point(liberties, FIRST)
        while point != NO_POINT:
            self.look_around(board, point)
            if count(board, point, self.color) > 1:
                for i in range(4):
                    if board.color[point + OFFSETS[i]] == self.color:
                        near = board.string_of[point + OFFSETS[i]]
                        if not self.linked[side][near] and not has_point(used, point):
                            self._link_at(board, side, head, near, point, used)
            point = next_point(liberties, point + 1)

    def _link_at(self, board, side, head, near, point, used):
        """Add the string ``near``, which shares the liberty ``point`` with ``head``, if that links it."""
        first: cython.int = self.tally[near]
        if first == point:
            return
        if self._is_closed(board, point) and self._use_taker(board, point, used):
            if not self._use_last(board, head, point, used) or not self._use_last(board, near, point, used):
                return
        else:
            if not self._is_roomy(board, point):
                return
            if first == NO_POINT or has_point(used, first):
                self.tally[near] = point
                return
            add_point(used, point)
            add_point(used, first)
        self._add_link(board, side, near)

    def _use_last(self, board, head, point, used):
        """Whether a string's liberties leave room for a link at ``point``.

        A string with one other liberty needs that one too: an enemy move there threatens to take the string
        at ``point``, which he may do even if he would be taken there otherwise, and has to be answered there.
        False if another link needs that liberty; otherwise it is marked as used.
        """
        last: cython.int
        if board.strings[head].num_liberties != 2:
            return True
        last = next_point(liberties_of(board, head), FIRST)
        if last == point:
            last = next_point(liberties_of(board, head), point + 1)
        return self._use(board, last, used)

    def _use_taker(self, board, point, used):
        """Whether the point from which an enemy stone at ``point`` would be taken is free for this link.

        An enemy move at that point keeps his stone at ``point`` from being taken, and has to be answered at
        ``point``. False if another link needs it; otherwise it is marked as used.
        """
        i: cython.int
        near: cython.int
        taker: cython.int
        liberties: PointSet
        clear_points(cython.address(liberties))
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == EMPTY:
                add_point(cython.address(liberties), near)
            elif board.color[near] == other(self.color):
                add_all(cython.address(liberties), board.strings[board.string_of[near]].liberties)
        drop_point(cython.address(liberties), point)
        taker = next_point(cython.address(liberties), FIRST)
        return taker == NO_POINT or self._use(board, taker, used)

    def _use(self, board, point, used):
        """Claim a point for a link: False if another link needs it and an enemy stone there could stay."""
        self.look_around(board, point)
        if self._is_closed(board, point):
            return True
        if has_point(used, point):
            return False
        add_point(used, point)
        return True

    def _is_closed(self, board, point):
        """Whether an enemy stone at ``point`` could be taken at once, without ko, with liberties to spare."""
        i: cython.int
        plan: Outcome
        if point == board.ko_point:
            return False
        plan = outcome_of(board, other(self.color), point)
        if plan.liberties > 1 or not self._is_roomy(board, point):
            return False
        if plan.liberties == 0 or count(board, point, other(self.color)) > 0:
            return True
        for i in range(4):
            if board.color[point + OFFSETS[i]] == EMPTY:
                self.look_around(board, point + OFFSETS[i])
                plan = outcome_of(board, self.color, point + OFFSETS[i])
                return plan.liberties > 1
        return True

    def _is_roomy(self, board, point):
        """Whether connecting at ``point`` after an enemy move at another common liberty is no self-atari.

        A point where either side takes something does not count: what is in atari now may not be so then.
        """
        plan: Outcome
        if outcome_of(board, other(self.color), point).captured > 0:
            return False
        plan = outcome_of(board, self.color, point)
        return plan.captured == 0 and plan.liberties >= 3

    def _link_captives(self, board, side, head, used):
        """Add the strings around an enemy string that a ladder takes although it moves first."""
        i: cython.int
        enemy: cython.int
        stone: cython.int = head
        bit: cython.int = 1 << side
        while True:
            for i in range(4):
                if board.color[stone + OFFSETS[i]] != other(self.color):
                    continue
                enemy = board.string_of[stone + OFFSETS[i]]
                add_point(cython.address(self.footprint), enemy)
                if board.strings[enemy].num_liberties > 2 or self.touched[enemy] & bit:
                    continue
                if self.touched[enemy] == 0:
                    self.captives[self.num_captives] = enemy
                    self.num_captives += 1
                self.touched[enemy] |= bit
                if not self._visit_around(board, side, enemy, False):
                    continue
                if not self._is_lost(board, enemy) or not self._use_takers(board, enemy, used):
                    continue
                self._visit_around(board, side, enemy, True)
            stone = board.next_stone[stone]
            if stone == head:
                return

    def _is_lost(self, board, enemy):
        """Whether a ladder takes an enemy string although it moves first."""
        ignored: cython.int
        fewest: cython.int = board.strings[enemy].num_liberties + 1
        point: cython.int = next_point(liberties_of(board, enemy), FIRST)
        # if it can extend out of atari, the strings around lose a liberty by that, so they need one more
        if fewest == 2 and outcome_of(board, other(self.color), point).liberties > 1:
            fewest = 3
        if not self._is_safe_to_take(board, enemy, fewest):
            return False
        if self.ladders.ladder_escape(board, enemy, cython.address(ignored)) != CAPTURED:
            return False
        return (
            board.strings[enemy].num_liberties == 1
            or self.ladders.ladder(board, enemy, cython.address(ignored)) == CAPTURED
        )

    def _visit_around(self, board, side, enemy, linking):
        """Whether an enemy string touches own strings not linked yet; ``linking``: link them, too."""
        i: cython.int
        near: cython.int
        at: cython.int = enemy
        while True:
            for i in range(4):
                near = at + OFFSETS[i]
                if board.color[near] == self.color and not self.linked[side][board.string_of[near]]:
                    add_point(cython.address(self.footprint), near)
                    if not linking:
                        return True
                    self._add_link(board, side, near)
            at = board.next_stone[at]
            if at == enemy:
                return False

    def _is_safe_to_take(self, board, enemy, fewest):
        """Whether the strings around an enemy string have liberties enough to take it, and after that."""
        i: cython.int
        near: cython.int
        at: cython.int = enemy
        if board.strings[enemy].num_liberties == 1:
            near = next_point(liberties_of(board, enemy), FIRST)
            self.look_around(board, near)
            # the enemy may fill one of these first; with one left, those who took would be taken
            if outcome_of(board, self.color, near).liberties < 3:
                return False
        while True:
            for i in range(4):
                near = at + OFFSETS[i]
                if board.color[near] == self.color:
                    add_point(cython.address(self.footprint), near)
                    if board.strings[board.string_of[near]].num_liberties < fewest:
                        return False
            at = board.next_stone[at]
            if at == enemy:
                return True

    def _use_takers(self, board, enemy, used):
        """Claim the liberties that capturing an enemy string takes; False if other links need them.

        Strings around it without a liberty to spare need all that they have: an enemy move at one of them
        has to be answered by the capture, so it cannot be answered anywhere else.
        """
        i: cython.int
        near: cython.int
        at: cython.int = enemy
        needed: PointSet
        clear_points(cython.address(needed))
        while True:
            for i in range(4):
                near = at + OFFSETS[i]
                if (
                    board.color[near] == self.color
                    and board.strings[board.string_of[near]].num_liberties
                    <= board.strings[enemy].num_liberties + 1
                ):
                    add_all(cython.address(needed), board.strings[board.string_of[near]].liberties)
            at = board.next_stone[at]
            if at == enemy:
                break
        if have_common(cython.address(needed), used):
            return False
        add_all(used, needed.word)
        return True

    def _find_capture(self, board, ways):
        """Their own side is to move: does the capture of an enemy string in a ladder connect them?"""
        i: cython.int
        move: cython.int = NO_POINT
        for i in range(self.num_captives):
            if (
                self.touched[self.captives[i]] == 3
                and self._is_safe_to_take(
                    board, self.captives[i], 2 * board.strings[self.captives[i]].num_liberties - 1
                )
                and self.ladders.ladder(board, self.captives[i], cython.address(move)) == CAPTURED
            ):
                ways.linked = True
                ways.capture = move
                return True
        return False

    # -- ways -------------------------------------------------------------------------------------------

    def _walk(self, board, side):
        """Find the length of the shortest way to every point from what is linked to one string."""
        length: cython.int
        i: cython.int
        point: cython.int
        steps: cython.pointer(int16_t) = self.steps[side]
        memset(steps, 0x7F, NUM_POINTS * cython.sizeof(int16_t))
        memset(cython.address(self.num_level), 0, cython.sizeof(self.num_level))
        self.num_found = 0
        for i in range(self.num_linked[side]):
            if side == 0:
                self.met[i] = self.links[side][i]
            steps[self.links[side][i]] = 0
            self.level[0][i] = self.links[side][i]
        self.num_level[0] = self.num_linked[side]
        if side == 0:
            self.num_met = self.num_linked[side]
        length = 0
        while length <= self.reach:
            i = 0
            while i < self.num_level[length]:
                point = self.level[length][i]
                i += 1
                if steps[point] != length:
                    continue
                if board.color[point] == EMPTY:
                    self._step_from(board, side, point, length)
                else:
                    self._step_from_string(board, side, point, length)
            length += 1

    def _step_from(self, board, side, point, length):
        i: cython.int
        self.look_around(board, point)
        for i in range(4):
            if board.color[point + OFFSETS[i]] != EDGE:
                self._reach(board, side, point + OFFSETS[i], length)

    def _step_from_string(self, board, side, head, length):
        i: cython.int
        near: cython.int
        stone: cython.int = head
        while True:
            for i in range(4):
                near = stone + OFFSETS[i]
                if board.color[near] != EDGE and board.color[near] != board.color[head]:
                    self._reach(board, side, near, length)
            stone = board.next_stone[stone]
            if stone == head:
                return

    def _reach(self, board, side, point, length):
        """Go on to a point: one step if it is empty, none for an own string, some for an enemy string."""
        before: cython.int = length
        if board.color[point] == EMPTY:
            length += 1
        else:
            add_point(cython.address(self.footprint), point)
            point = board.string_of[point]
            if board.color[point] != self.color:
                if board.strings[point].num_liberties > MAX_CROSSED:
                    return
                length += crossing(board.strings[point].num_liberties)
        if length > self.reach or length >= self.steps[side][point]:
            return
        # from the second string, ways need only be followed where both parts together are short enough
        if side == 1 and before + min(self.steps[0][point], self.reach + 1) > self.goal + slack_of(self.goal):
            return
        if self.steps[side][point] > MAX_WAY:
            if board.color[point] != self.color:
                self.found[self.num_found] = point
                self.num_found += 1
            elif side == 0:
                self.met[self.num_met] = point
                self.num_met += 1
        self.steps[side][point] = length
        if side == 0 and self.linked[1][point] and board.color[point] == self.color:
            self.goal = min(self.goal, length)
            self.reach = min(self.reach, length + slack_of(length) if self.wide else length)
        if self.num_level[length] < NUM_POINTS:
            self.level[length][self.num_level[length]] = point
            self.num_level[length] += 1

    def _list_moves(self, board, cutting, ways):
        """List the points of the shortest ways and slightly longer ones; of enemy strings, liberties."""
        i: cython.int
        point: cython.int
        length: cython.int
        apart: cython.int
        most: cython.int = ways.length + slack_of(ways.length)
        if cutting and ways.length == 1:
            most = 1
        for i in range(self.num_found):
            point = self.found[i]
            length = self.steps[0][point] + self.steps[1][point]
            apart = abs(self.steps[0][point] - self.steps[1][point])
            if board.color[point] == EMPTY:
                if length - 1 <= most:
                    self._add_move(ways, point, 4 * (length - 1) + apart)
                continue
            length -= crossing(board.strings[point].num_liberties)
            if length <= most:
                self._add_liberties(board, point, ways, 4 * length + apart)
        self._add_threatened(board, cutting, ways)

    def _add_threatened(self, board, cutting, ways):
        """Add moves that attack or save the two strings; all on the ways, if the next move connects."""
        i: cython.int
        if not cutting or ways.length > 1:
            self._add_close(board, self.one, ways)
            self._add_close(board, self.two, ways)
            return
        for i in range(self.num_met):
            self._add_close(board, self.met[i], ways)
        for i in range(self.num_captives):
            self._add_liberties(board, self.captives[i], ways, 4 * ways.length + 3)

    def _add_close(self, board, stone, ways):
        """Add the moves that attack or save a string of one or two liberties."""
        i: cython.int
        point: cython.int
        at: cython.int = stone
        head: cython.int = board.string_of[stone]
        weight: cython.int = 4 * ways.length + 2
        if board.strings[head].num_liberties > 2:
            return
        self._add_liberties(board, head, ways, weight)
        while True:
            for i in range(4):
                point = at + OFFSETS[i]
                if board.color[point] == other(self.color):
                    add_point(cython.address(self.footprint), point)
                    head = board.string_of[point]
                    if board.strings[head].num_liberties == 1:
                        self._add_liberties(board, head, ways, weight)
            at = board.next_stone[at]
            if at == stone:
                return

    def _add_liberties(self, board, head, ways, weight):
        point: cython.int = next_point(liberties_of(board, head), FIRST)
        while point != NO_POINT:
            self._add_move(ways, point, weight)
            point = next_point(liberties_of(board, head), point + 1)

    def _add_move(self, ways, point, weight):
        """Add a move; the moves stay in order, each is listed once, and the best MAX_MOVES are kept."""
        i: cython.int
        place: cython.int = ways.num_moves
        for i in range(ways.num_moves):
            if ways.moves[i] == point:
                if ways.weights[i] <= weight:
                    return
                place = i
                break
        if place == MAX_MOVES:
            if ways.weights[MAX_MOVES - 1] <= weight:
                return
            place = MAX_MOVES - 1
        elif place == ways.num_moves:
            ways.num_moves += 1
        while place > 0 and ways.weights[place - 1] > weight:
            ways.moves[place] = ways.moves[place - 1]
            ways.weights[place] = ways.weights[place - 1]
            place -= 1
        ways.moves[place] = point
        ways.weights[place] = weight
