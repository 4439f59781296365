"""The first pass: 18 features of every legal move, for both players; see ``features.pxd``."""

import cython

from engine.board import Board
from engine.players.ryder import values


class FirstPass:
    """Finds the features and the values of all legal moves of one position at a time."""

    def __init__(self) -> None:
        self.expansion_points = values.EXPANSION_POINTS
        self.hindered_points = values.HINDERED_POINTS
        self.territory_points = values.TERRITORY_POINTS
        self.pattern_value = values.PATTERN_VALUE
        for place in range(4):
            for i, feature in enumerate(values.FEATURES):
                for side, worth in enumerate((feature.own, feature.enemy)):
                    self.worth[place][side][i] = (
                        worth[0]
                        + (worth[1] if place & BY_ENDANGERED_ENEMY else 0)
                        + (worth[2] if place & BY_ENDANGERED_OWN else 0)
                    )
        self.forget_patterns()

    def look(self, board, survey, color):
        row: cython.int
        col: cython.int
        point: cython.int
        own: uint32_t
        enemy: uint32_t
        self.color = color
        self.num_moves = 0
        self.out_of_memory = False
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                if board.check(color, point) != LEGAL:
                    continue
                own = self.probe(board, survey, color, point)
                enemy = self.probe(board, survey, other(color), point)
                # a move prevents the connection that the other side would make there
                if own & COMBINES:
                    enemy |= SPLITS
                if enemy & COMBINES:
                    own |= SPLITS
                self.seen[0][point] = own
                self.seen[1][point] = enemy
                self.place[point] = 0
                if has(cython.address(survey.near_endangered[other(color)]), point):
                    self.place[point] |= BY_ENDANGERED_ENEMY
                if has(cython.address(survey.near_endangered[color]), point):
                    self.place[point] |= BY_ENDANGERED_OWN
                self.value[point] = self._sum(self.place[point], own, enemy)
                if self.pattern_at[point] >= 0:
                    self.value[point] += self.pattern_value
                self.moves[self.num_moves] = point
                self.num_moves += 1
        self.out_of_memory |= survey.tactics.out_of_memory

    def _sum(self, place, own, enemy):
        i: cython.int
        total: cython.int = 0
        for i in range(NUM_FEATURES):
            if (own >> i) & 1:
                total += self.worth[place][0][i]
            if (enemy >> i) & 1:
                total += self.worth[place][1][i]
        return total

    def best(self, most, out):
        i: cython.int
        at: cython.int
        kept: cython.int = 0
        for i in range(self.num_moves):
            at = kept if kept < most else most
            while at > 0 and self.value[out[at - 1]] < self.value[self.moves[i]]:
                if at < most:
                    out[at] = out[at - 1]
                at -= 1
            if at < most:
                out[at] = self.moves[i]
                kept += kept < most
        return kept

    # -- one move ----------------------------------------------------------------------------------

    def probe(self, board, survey, color, point):
        beside: Beside
        after: Stones
        seen: uint32_t = self._standing(board, survey, color, point)
        reason: cython.int
        look_beside(board, point, cython.address(beside))
        stones_after(
            board,
            cython.address(survey.stones),
            cython.address(beside),
            color,
            point,
            cython.address(after),
        )
        reason = board.push(color, point)
        if reason != LEGAL:
            self.out_of_memory |= reason == OUT_OF_MEMORY
            return seen
        seen |= self._tactical(board, survey, cython.address(beside), color, point)
        seen |= self._positional(survey, cython.address(after), color)
        seen |= self._linking(board, survey, cython.address(after), color, point)
        seen |= self._hindering(survey, cython.address(after), other(color))
        board.pop()
        return seen

    def _standing(self, board, survey, color, point):
        """Features of what is there."""
        foe: cython.int = other(color)
        seen: uint32_t = 0
        if survey.tactics.saves[color][point] > 0:
            seen |= SAVES
        if has(cython.address(survey.near_endangered[color]), point):
            seen |= NEAR_ENDANGERED
        if has(cython.address(survey.influence.army[foe]), point):
            seen |= IN_INFLUENCE
        if survey.groups.of[foe][point] >= 0 or count(board, point, foe) > 0:
            seen |= CONTACT
        if has(cython.address(survey.relations[foe].territory), point):
            seen |= IN_TERRITORY
        return seen

    def _tactical(self, board, survey, beside, color, point):
        """Features of liberties, with the move on the board."""
        i: cython.int
        left: cython.int
        seen: uint32_t = 0
        liberties: cython.int = board.strings[board.string_of[point]].num_liberties
        for i in range(beside.number):
            if beside.color[i] == color:
                if beside.liberties[i] > 2 and liberties <= 2:
                    seen |= SHORT_OF_DAME
            elif beside.liberties[i] > 1:
                left = board.strings[beside.head[i]].num_liberties
                if left == 1:
                    seen |= ATARI
                elif left == 2 and beside.liberties[i] > 2:
                    seen |= TWO_DAME
        if liberties <= READ_LIBERTIES and survey.tactics.can_capture(board, point) == YES:
            seen |= CAPTURABLE
        return seen

    def _positional(self, survey, after, color):
        """Features of eyes and territory: new eyes, potential eyes (old ones too), territory that grows."""
        actual: Grid
        potential: Grid
        now: Grid
        seen: uint32_t = 0
        eyes(after, color, cython.address(actual), cython.address(potential))
        without(cython.address(actual), cython.address(survey.relations[color].eyes), cython.address(actual))
        if not is_empty(cython.address(actual)):
            seen |= EYE
        without(
            cython.address(potential),
            cython.address(survey.relations[color].potential_eyes),
            cython.address(potential),
        )
        without(
            cython.address(potential),
            cython.address(survey.relations[color].eyes),
            cython.address(potential),
        )
        if not is_empty(cython.address(potential)):
            seen |= THREATENS_EYE
        territory(after, color, cython.address(now))
        if (
            size_of(cython.address(now)) - size_of(cython.address(survey.relations[color].territory))
            >= self.territory_points
        ):
            seen |= TERRITORY
        return seen

    def _linking(self, board, survey, after, color, point):
        """Features of what the move does to the groups of the side that plays it."""
        full: Grid
        half: Grid
        gained: Grid
        touched: Grid
        ends: Grid
        first: cython.int
        at: cython.int
        i: cython.int
        seen: uint32_t = 0
        connected(after, color, cython.address(full), cython.address(half))
        for i in range(GRID_ROWS):
            touched.row[i] = survey.relations[color].full.row[i] | survey.relations[color].half.row[i]
            gained.row[i] = (full.row[i] | half.row[i]) & ~touched.row[i]
        put(cython.address(gained), point)
        widen(cython.address(gained), cython.address(touched), cython.address(ends))
        first = take_first(cython.address(ends))
        if first:
            if size_of(cython.address(gained)) >= self.expansion_points:
                seen |= EXPANDS
            while True:
                at = take_first(cython.address(ends))
                if at == 0:
                    break
                if survey.groups.of[color][at] != survey.groups.of[color][first]:
                    seen |= COMBINES
        if is_linked(board, after, cython.address(full), color, point):
            seen |= CONNECTED
        if leaves_cut(board, cython.address(half), color, point):
            seen |= CUTTING_POINT
        return seen

    def _hindering(self, survey, after, foe):
        """Features of what the move does to the groups of the other side."""
        now: Grid
        half: Grid
        lost: Grid
        rest: Grid
        group: cython.pointer[Group] = survey.groups.groups(foe)
        number: cython.int
        at: cython.int
        i: cython.int
        seen: uint32_t = 0
        connected(after, foe, cython.address(now), cython.address(half))
        either(cython.address(now), cython.address(half), cython.address(now))
        for i in range(GRID_ROWS):
            lost.row[i] = (survey.relations[foe].full.row[i] | survey.relations[foe].half.row[i]) & ~now.row[
                i
            ]
        if is_empty(cython.address(lost)):
            return 0
        if size_of(cython.address(lost)) >= self.hindered_points:
            seen |= HINDERS
        rest = lost
        while True:
            at = take_first(cython.address(rest))
            if at == 0:
                return seen
            number = survey.groups.of[foe][at]
            without(cython.address(rest), cython.address(group[number].points), cython.address(rest))
            if is_split(cython.address(group[number]), cython.address(now), cython.address(lost)):
                return seen | SPLITS

    # -- for the player, tests and people ----------------------------------------------------------

    def forget_patterns(self) -> None:
        """From now on, no pattern matches anywhere."""
        memset(self.pattern_at, -1, cython.sizeof(self.pattern_at))

    def table(self, board: Board, survey: Survey, color: int) -> dict[int, tuple[int, int, int, int]]:
        """By legal move: the bits of its own features, of the enemy's, of where it is, and its value."""
        self.look(board, survey, color)
        return {
            self.moves[i]: (
                self.seen[0][self.moves[i]],
                self.seen[1][self.moves[i]],
                self.place[self.moves[i]],
                self.value[self.moves[i]],
            )
            for i in range(self.num_moves)
        }


def look_beside(board, point, out):
    i: cython.int
    j: cython.int
    near: cython.int
    out.number = 0
    for i in range(4):
        near = point + OFFSETS[i]
        if board.color[near] == EMPTY or board.color[near] == EDGE:
            continue
        for j in range(out.number):
            if out.head[j] == board.string_of[near]:
                break
        else:
            out.head[out.number] = board.string_of[near]
            out.stone[out.number] = near
            out.color[out.number] = board.color[near]
            out.liberties[out.number] = board.strings[board.string_of[near]].num_liberties
            out.number += 1


def stones_after(board, before, beside, color, point, out):
    """The stones as they will be after a move, without those that it captures."""
    i: cython.int
    at: cython.int
    out[0] = before[0]
    put(cython.address(out.color[color]), point)
    drop(cython.address(out.empty), point)
    for i in range(beside.number):
        if beside.color[i] == color or beside.liberties[i] > 1:
            continue
        at = beside.stone[i]
        while True:
            drop(cython.address(out.color[other(color)]), at)
            drop(cython.address(out.dead), at)
            put(cython.address(out.empty), at)
            at = board.next_stone[at]
            if at == beside.stone[i]:
                break


def is_linked(board, after, full, color, point):
    """Whether a stone touches an own stone that is not dead, or a connected point that another touches."""
    i: cython.int
    near: cython.int
    for i in range(4):
        near = point + OFFSETS[i]
        if board.color[near] == color and not has(cython.address(after.dead), near):
            return True
        if board.color[near] == EMPTY and has(full, near) and count(board, near, color) > 1:
            return True
    return False


def leaves_cut(board, half, color, point):
    """Whether a stone hangs on another string by a single shared liberty that the enemy touches."""
    i: cython.int
    j: cython.int
    k: cython.int
    near: cython.int
    next: cython.int
    shared: cython.int
    head: cython.int = board.string_of[point]
    for i in range(4):
        near = point + OFFSETS[i]
        if board.color[near] != EMPTY or not has(half, near):
            continue
        for j in range(4):
            next = near + OFFSETS[j]
            if board.color[next] != color or board.string_of[next] == head:
                continue
            shared = 0
            for k in range(LIBERTY_WORDS):
                shared += num_bits(
                    board.strings[head].liberties[k] & board.strings[board.string_of[next]].liberties[k]
                )
            if shared == 1:
                return True
    return False


def is_split(group, now, lost):
    """Whether what is left of a group around the points that it lost is no longer contiguous."""
    left: Grid
    ends: Grid
    seed: Grid
    first: cython.int
    i: cython.int
    both(cython.address(group.points), now, cython.address(left))
    neighbours(lost, cython.address(left), cython.address(ends))
    first = take_first(cython.address(ends))
    if first == 0 or is_empty(cython.address(ends)):
        return False
    for i in range(GRID_ROWS):
        seed.row[i] = 0
    put(cython.address(seed), first)
    flood(cython.address(seed), cython.address(left), cython.address(seed))
    without(cython.address(ends), cython.address(seed), cython.address(ends))
    return not is_empty(cython.address(ends))
