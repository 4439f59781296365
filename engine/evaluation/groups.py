"""Groups and their strength; see ``groups.pxd``."""

from typing import NamedTuple

import cython

from engine.points import EngineError, board_points

GROUP_STATUSES = ("dead", "weak", "unsettled", "alive", "safe")

#: the traits from which the strength of a group is worked out, in order, each between 0 and 1
TRAITS = (
    "always",
    "eyes if the enemy moves first",
    "eyes if it moves first",
    "two eyes if the enemy moves first",
    "two eyes if it moves first",
    "liberties",
    "near room",
    "far room",
    "size",
    "captured",
    "threatened",
    "few eyes on a full board",
    "liberties on a full board",
    "eyes of its rival",
    "its rival's weakness",
    "strength of the nearest friend",
)
_ALONE = (0.61, 0.08, 0.25, 2.18, 0.24, 2.26, 4.23, -2.16, -0.06, -3.63, -1.11, -1.36, 1.18, 0.00, 0.00, 0.00)
_IN_COMPANY = (
    -1.26,
    0.78,
    0.07,
    2.17,
    0.50,
    0.43,
    4.77,
    -0.02,
    0.89,
    -2.53,
    -0.86,
    -1.56,
    2.48,
    0.09,
    0.90,
    2.33,
)


def _fill_weights():
    i: cython.int
    for i in range(NUM_TRAITS):
        WEIGHTS_ALONE[i] = _ALONE[i]
        WEIGHTS[i] = _IN_COMPANY[i]


_fill_weights()


class GroupReport(NamedTuple):
    """`Group` for Python; the data sheet says what each field means. Eyes are in eighths."""

    color: int
    status: int
    strength: float
    stones: tuple[int, ...]
    num_strings: int
    num_liberties: int
    min_eyes: int
    typ_eyes: int
    max_eyes: int
    near_room: int
    far_room: int
    rival: int
    friend: int
    semeai: bool


class Groups:
    """The groups of one position at a time."""

    def look(self, board, tactics, connections, eyes, life, safety):
        self._form(board, tactics, connections, eyes)
        self._fill(board, tactics)
        self._count_eyes(eyes)
        self._measure_room(board)
        self._meet_enemies(board)
        self._classify(life, safety)
        self._weigh(True)
        self._choose_rivals()
        self._meet_friends(connections)
        self._weigh(False)

    # -- which strings belong together ------------------------------------------------------------------

    def _last(self, key):
        while self.joined[key] != key:
            self.joined[key] = self.joined[self.joined[key]]
            key = self.joined[key]
        return key

    def _join(self, one, two):
        """Join two sets of strings; the string that comes first in reading order stands for both."""
        one = self._last(one)
        two = self._last(two)
        if one < two:
            self.joined[two] = one
        else:
            self.joined[one] = two

    def _joins(self, board, tactics, key):
        return tactics.of_string(board, key).status != LOST

    def _form(self, board, tactics, connections, eyes):
        i: cython.int
        first: cython.int
        key: cython.int
        pair: cython.pointer[cython.const[Connection]]
        for i in range(tactics.num_strings):
            self.joined[tactics.keys[i]] = tactics.keys[i]
        for i in range(connections.num_connections):
            pair = connections.at(i)
            if (
                pair.holds
                and self._joins(board, tactics, pair.first)
                and self._joins(board, tactics, pair.second)
            ):
                self._join(pair.first, pair.second)
        for i in range(eyes.num_eyes):
            if eyes.eyes[i].typ_eyes == 0:
                continue
            first = NO_POINT
            key = next_point(cython.address(eyes.eyes[i].strings), FIRST)
            while key != NO_POINT:
                if self._joins(board, tactics, key):
                    if first == NO_POINT:
                        first = key
                    self._join(first, key)
                key = next_point(cython.address(eyes.eyes[i].strings), key + 1)

    def _fill(self, board, tactics):
        """Number the groups in the order of their first stones, and count their stones and liberties."""
        i: cython.int
        key: cython.int
        last: cython.int
        group: cython.pointer[Group]
        memset(self.group_of, -1, cython.sizeof(self.group_of))
        self.num_groups = 0
        self.num_stones = 0
        for i in range(tactics.num_strings):
            key = tactics.keys[i]
            last = self._last(key)
            if last == key:
                group = cython.address(self.groups[self.num_groups])
                memset(group, 0, cython.sizeof(Group))
                group.color = board.color[key]
                group.key = key
                group.rival = -1
                group.friend = -1
                group.lost = tactics.of_string(board, key).status == LOST
                self.group_of[key] = self.num_groups
                self.num_groups += 1
            self._add_string(board, tactics, cython.address(self.groups[self.group_of[last]]), key)
        for i in range(self.num_groups):
            group = cython.address(self.groups[i])
            for key in range(LIBERTY_WORDS):
                group.num_liberties += num_bits(group.liberties.word[key])
        self.fullness = self.num_stones / cython.cast(cython.double, board.size * board.size)

    def _add_string(self, board, tactics, group, key):
        number: cython.int = self.group_of[group.key]
        stone: cython.int = key
        string: cython.pointer[cython.const[String]] = cython.address(board.strings[board.string_of[key]])
        group.num_strings += 1
        group.num_stones += string.num_stones
        self.num_stones += string.num_stones
        if tactics.of_string(board, key).status == THREATENED:
            group.num_threatened += string.num_stones
        add_point(cython.address(group.strings), key)
        add_all(cython.address(group.liberties), string.liberties)
        while True:
            self.group_of[stone] = number
            add_point(cython.address(group.stones), stone)
            stone = board.next_stone[stone]
            if stone == key:
                return

    # -- eyes ---------------------------------------------------------------------------------------------

    def _count_eyes(self, eyes):
        """Give each eye to the group beside it, or the largest of several, and sum up."""
        i: cython.int
        j: cython.int
        key: cython.int
        owner: cython.int
        is_shared: cython.bint
        gains: cython.int[MAX_GAINS]
        number: cython.int
        eye: cython.pointer[Eye]
        for i in range(eyes.num_eyes):
            owner = -1
            is_shared = False
            key = next_point(cython.address(eyes.eyes[i].strings), FIRST)
            while key != NO_POINT:
                j = self.group_of[key]
                if owner < 0 or self.groups[j].num_stones > self.groups[owner].num_stones:
                    owner = j
                    is_shared = False
                elif j != owner and self.groups[j].num_stones == self.groups[owner].num_stones:
                    is_shared = True
                key = next_point(cython.address(eyes.eyes[i].strings), key + 1)
            self.group_of_eye[i] = -1 if is_shared else owner
        for j in range(self.num_groups):
            number = 0
            for i in range(eyes.num_eyes):
                if self.group_of_eye[i] != j:
                    continue
                eye = cython.address(eyes.eyes[i])
                self.groups[j].num_eyes += 1
                self.groups[j].min_eyes += eye.min_eyes
                self.groups[j].typ_eyes += eye.typ_eyes
                if number < MAX_GAINS and eye.max_eyes > eye.typ_eyes:
                    gains[number] = eye.max_eyes - eye.typ_eyes
                    number += 1
            self._sum_eyes(cython.address(self.groups[j]), gains, number)

    def _sum_eyes(self, group, gains, number):
        """Sum up the eyes of a group: both sides in turn take the largest gain that is left."""
        i: cython.int
        j: cython.int
        gain: cython.int
        group.max_eyes = group.typ_eyes
        for i in range(1, number):
            gain = gains[i]
            j = i
            while j > 0 and gains[j - 1] < gain:
                gains[j] = gains[j - 1]
                j -= 1
            gains[j] = gain
        for i in range(number):
            if i % 2 == 0:
                group.max_eyes += gains[i]
            else:
                group.typ_eyes += gains[i]

    # -- room ---------------------------------------------------------------------------------------------

    def _measure_room(self, board):
        """Spread from all stones at once over empty points; those that several groups reach at once count for
        none."""
        point: cython.int
        start: cython.int = 0
        end: cython.int = 0
        distance: cython.int
        memset(self.nearest, -1, cython.sizeof(self.nearest))
        memset(self.steps, 0, cython.sizeof(self.steps))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if self.group_of[point] >= 0 and not self.groups[self.group_of[point]].lost:
                self.nearest[point] = self.group_of[point]
                self.queue[end] = point
                end += 1
        for distance in range(FAR_ROOM):
            self._spread(board, start, end)
            start = end
            while self.queue[end] != NO_POINT:
                end += 1

    def _spread(self, board, start, end):
        """Spread one step from the points ``start`` to ``end`` of the queue; ends it with NO_POINT."""
        i: cython.int
        j: cython.int
        near: cython.int
        point: cython.int
        owner: cython.int
        number: cython.int = end
        for i in range(start, end):
            point = self.queue[i]
            owner = self.nearest[point]
            for j in range(4):
                near = point + OFFSETS[j]
                if board.color[near] != EMPTY:
                    continue
                if self.steps[near] == 0:
                    self.steps[near] = self.steps[point] + 1
                    self.nearest[near] = owner
                    self.queue[number] = near
                    number += 1
                elif self.steps[near] == self.steps[point] + 1 and self.nearest[near] != owner:
                    self.nearest[near] = -1
        self.queue[number] = NO_POINT
        for i in range(end, number):
            point = self.queue[i]
            owner = self.nearest[point]
            if owner >= 0:
                self.groups[owner].far_room += 1
                self.groups[owner].near_room += self.steps[point] <= NEAR_ROOM

    # -- neighbours ---------------------------------------------------------------------------------------

    def _meet_enemies(self, board):
        """Note enemy groups whose stones touch, or that have a common liberty."""
        point: cython.int
        i: cython.int
        j: cython.int
        number: cython.int
        around: cython.int[5]
        one: cython.pointer[Group]
        two: cython.pointer[Group]
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EDGE:
                continue
            number = 0
            if board.color[point] != EMPTY:
                around[0] = self.group_of[point]
                number = 1
            for i in range(4):
                if self.group_of[point + OFFSETS[i]] >= 0:
                    around[number] = self.group_of[point + OFFSETS[i]]
                    number += 1
            # at a stone, pair only it with its neighbours: these need not touch each other
            for i in range(1 if board.color[point] != EMPTY else number):
                for j in range(number):
                    one = cython.address(self.groups[around[i]])
                    two = cython.address(self.groups[around[j]])
                    if one.color != two.color:
                        add_point(cython.address(one.enemies), two.key)
                        add_point(cython.address(two.enemies), one.key)

    def _choose_rivals(self):
        """Choose each group's rival, the weakest enemy beside it; if neither lives alone, it is a semeai."""
        i: cython.int
        key: cython.int
        group: cython.pointer[Group]
        rival: cython.pointer[Group]
        for i in range(self.num_groups):
            group = cython.address(self.groups[i])
            key = next_point(cython.address(group.enemies), FIRST)
            while key != NO_POINT:
                rival = cython.address(self.groups[self.group_of[key]])
                if not rival.lost and (group.rival < 0 or rival.alone < self.groups[group.rival].alone):
                    group.rival = self.group_of[key]
                key = next_point(cython.address(group.enemies), key + 1)
            group.semeai = (
                not group.lost
                and group.status < GROUP_UNSETTLED
                and group.rival >= 0
                and self.groups[group.rival].status < GROUP_UNSETTLED
            )

    def _meet_friends(self, connections):
        """Choose each group's friend, the strongest group that one move would connect it to."""
        i: cython.int
        one: cython.int
        two: cython.int
        pair: cython.pointer[cython.const[Connection]]
        for i in range(connections.num_connections):
            pair = connections.at(i)
            one = self.group_of[pair.first]
            two = self.group_of[pair.second]
            if one == two or pair.strength == ALREADY_CUT:
                continue
            if self.groups[one].friend < 0 or (
                self.groups[two].alone > self.groups[self.groups[one].friend].alone
            ):
                self.groups[one].friend = two
            if self.groups[two].friend < 0 or (
                self.groups[one].alone > self.groups[self.groups[two].friend].alone
            ):
                self.groups[two].friend = one

    # -- strength -----------------------------------------------------------------------------------------

    def _is_safe(self, life, safety, group):
        """Whether a string of the group is unconditionally alive, or all are safe if moves are answered."""
        is_safe: cython.bint = True
        key: cython.int = next_point(cython.address(group.strings), FIRST)
        while key != NO_POINT:
            if life.alive[key]:
                return True
            is_safe &= safety.safe[key] != 0
            key = next_point(cython.address(group.strings), key + 1)
        return is_safe

    def _classify(self, life, safety):
        i: cython.int
        group: cython.pointer[Group]
        for i in range(self.num_groups):
            group = cython.address(self.groups[i])
            if self._is_safe(life, safety, group):
                group.status = GROUP_SAFE
            elif group.lost:
                group.status = GROUP_DEAD
            elif group.typ_eyes >= 2 * EYE:
                group.status = GROUP_ALIVE
            elif group.max_eyes >= 2 * EYE:
                group.status = GROUP_UNSETTLED
            else:
                group.status = GROUP_WEAK

    def list_traits(self, group, alone, traits):
        rival: cython.pointer[Group]
        memset(traits, 0, NUM_TRAITS * cython.sizeof(cython.double))
        traits[0] = 1
        traits[1] = min(group.typ_eyes, 2 * EYE) / 16.0
        traits[2] = min(group.max_eyes, 2 * EYE) / 16.0
        traits[3] = group.typ_eyes >= 2 * EYE
        traits[4] = group.max_eyes >= 2 * EYE
        traits[5] = min(group.num_liberties, 16) / 16.0
        traits[6] = min(group.near_room, 20) / 20.0
        traits[7] = min(group.far_room, 50) / 50.0
        traits[8] = log2(min(group.num_stones, 64)) / 6.0
        traits[9] = group.lost
        traits[10] = group.num_threatened / cython.cast(cython.double, group.num_stones)
        traits[11] = self.fullness * (1 - traits[2])
        traits[12] = self.fullness * traits[5]
        if alone:
            return
        if group.rival >= 0:
            rival = cython.address(self.groups[group.rival])
            traits[13] = min(rival.typ_eyes, 2 * EYE) / 16.0
            traits[14] = (1 - rival.alone) / 2
        if group.friend >= 0:
            traits[15] = (1 + self.groups[group.friend].alone) / 2

    def _weigh(self, alone):
        i: cython.int
        j: cython.int
        total: cython.double
        strength: cython.float
        group: cython.pointer[Group]
        traits: cython.double[NUM_TRAITS]
        for i in range(self.num_groups):
            group = cython.address(self.groups[i])
            total = 0
            self.list_traits(group, alone, traits)
            for j in range(NUM_TRAITS):
                total += (WEIGHTS_ALONE[j] if alone else WEIGHTS[j]) * traits[j]
            strength = 2 / (1 + exp(-total)) - 1
            if group.status == GROUP_SAFE:
                strength = 1
            if alone:
                group.alone = strength
            else:
                group.strength = strength
                if group.status == GROUP_WEAK and strength < -0.6:
                    group.status = GROUP_DEAD

    # -- for Python ---------------------------------------------------------------------------------------

    def reports(self, size: int) -> list[GroupReport]:
        """All groups of the last look, at a board of ``size``, by their first stones."""
        told = []
        points = board_points(size)
        for i in range(self.num_groups):
            group: Group = self.groups[i]
            told.append(
                GroupReport(
                    group.color,
                    group.status,
                    group.strength,
                    tuple(p for p in points if self.group_of[p] == i),
                    group.num_strings,
                    group.num_liberties,
                    group.min_eyes,
                    group.typ_eyes,
                    group.max_eyes,
                    group.near_room,
                    group.far_room,
                    group.rival,
                    group.friend,
                    bool(group.semeai),
                )
            )
        return told

    def assume(self, number: int, strength: float) -> None:
        """Set the strength of group ``number``, -1 (dead) to 1 (alive), until the next look.

        This is for what reading has found out about it. Raises EngineError when there is no such group.
        """
        i: cython.int = self._known(number)
        self.groups[i].strength = strength
        if abs(strength) == 1:
            self.groups[i].status = GROUP_ALIVE if strength > 0 else GROUP_DEAD

    def number_at(self, stone: int) -> int:
        """The number of a stone's group, its index in ``reports``; -1 if there is no stone."""
        return self.group_of[stone] if 0 <= stone < NUM_POINTS else -1

    def traits(self, number: int) -> tuple[float, ...]:
        """The traits of a group, in the order of ``TRAITS``; raises EngineError if there is no such group."""
        values: cython.double[NUM_TRAITS]
        i: cython.int = self._known(number)
        self.list_traits(cython.address(self.groups[i]), False, values)
        return tuple([values[i] for i in range(NUM_TRAITS)])

    def _known(self, number: int) -> int:
        if not 0 <= number < self.num_groups:
            raise EngineError(f"no group {number}: there are {self.num_groups}")
        return number
