"""The second pass: what each of the best moves changes; see ``analysis.pxd``."""

import cython

from engine.players.ryder import values
from engine.players.ryder.survey import Survey

TURNS = ("rescued", "threatened", "killed")
KINDS = ("armies", "walls", "groups")
SIDES = ("own", "enemy")


class SecondPass:
    """Weighs the best moves of one position; ``stencil`` replaces the published one of influence."""

    def __init__(self, stencil: dict[tuple[int, int], int] | None = None) -> None:
        self.after = Survey(stencil)
        self.endangered_worth = values.ENDANGERED_GROUP
        for side in range(2):
            for turn in range(NUM_TURNS):
                self.tactical[side][turn] = values.TACTICAL[SIDES[side], TURNS[turn]]
        for kind in range(NUM_KINDS):
            for measure in range(3):
                self.strategic[kind][measure] = values.STRATEGIC[KINDS[kind]][measure]

    def start(self, survey):
        total(survey, BLACK, cython.address(self.before[BLACK]))
        total(survey, WHITE, cython.address(self.before[WHITE]))
        self.out_of_memory = False

    def weigh(self, board, survey, first, point, index):
        ko: cython.int = board.ko_point
        side: cython.int
        turn: cython.int
        captures: cython.bint
        change: cython.pointer[Change] = cython.address(self.changes[index])
        for side in range(2):
            for turn in range(NUM_TURNS):
                change.stones[side][turn] = 0
        if board.push(first.color, point) != LEGAL:
            self.out_of_memory = True
            return
        captures = board.frames[board.num_moves - 1].num_captured > 0
        self.after.retake(board, survey, point, captures, ko)
        self.out_of_memory |= self.after.tactics.out_of_memory
        self._compare_strings(board, survey, first, point, change)
        board.pop()
        self._compare_areas(first.color, change)
        change.value = self._sum(change)

    def _compare_strings(self, board, survey, first, point, out):
        """Count the stones of strings whose standing is another one after the move."""
        i: cython.int
        side: cython.int
        now: cython.int
        turn: cython.int
        head: cython.int
        for i in range(survey.tactics.num_strings):
            head = survey.tactics.heads[i]
            now = DEAD
            if board.color[head] != EMPTY:
                now = self.after.tactics.status[board.string_of[head]]
            turn = turn_of(survey.tactics.status[head], now)
            if turn < 0:
                continue
            side = 0 if survey.tactics.color_of[i] == first.color else 1
            # the first pass has counted it: own stones are saved, or the enemy's can no longer be
            if (
                survey.tactics.status[head] == CRITICAL
                and first.seen[side][point] & SAVES
                and turn == (RESCUED if side == 0 else KILLED)
            ):
                continue
            out.stones[side][turn] += survey.tactics.stones_of[i]

    def _compare_areas(self, color, out):
        now: Totals
        side: cython.int
        kind: cython.int
        of: cython.int
        was: cython.pointer[Totals]
        for side in range(2):
            of = color if side == 0 else other(color)
            was = cython.address(self.before[of])
            total(self.after, of, cython.address(now))
            for kind in range(NUM_KINDS):
                out.areas[side][kind].number = now.areas[kind].number - was.areas[kind].number
                out.areas[side][kind].points = now.areas[kind].points - was.areas[kind].points
                out.areas[side][kind].strength = now.areas[kind].strength - was.areas[kind].strength
            out.endangered[side] = now.endangered - was.endangered

    def strategic_value(self, change, side, kind):
        """What the change in a side's areas of a kind is worth."""
        value: cython.int = (
            self.strategic[kind][0] * change.areas[side][kind].number
            + self.strategic[kind][1] * change.areas[side][kind].points
            + self.strategic[kind][2] * change.areas[side][kind].strength
        )
        if kind == GROUPS:
            value += self.endangered_worth * change.endangered[side]
        return -value if side else value

    def _sum(self, change):
        side: cython.int
        i: cython.int
        value: cython.int = 0
        for side in range(2):
            for i in range(NUM_TURNS):
                value += self.tactical[side][i] * change.stones[side][i]
            for i in range(NUM_KINDS):
                value += self.strategic_value(change, side, i)
        return value

    def told(self, index: cython.int, names: tuple[str, str]) -> list[tuple[str, str, int, str]]:
        """What a weighed move changes: (name, side, value, text) of each change that is worth something.

        ``names`` are what texts call the own side and the enemy.
        """
        change: cython.pointer[Change] = cython.address(self.changes[index])
        found = []
        for side in range(2):
            for turn in range(NUM_TURNS):
                if change.stones[side][turn]:
                    value = self.tactical[side][turn] * change.stones[side][turn]
                    text = _stones_text(names[side], turn, change.stones[side][turn])
                    found.append((TURNS[turn], SIDES[side], value, text))
            for kind in range(NUM_KINDS):
                value = self.strategic_value(change, side, kind)
                if value:
                    text = _areas_text(names[side], change, side, kind)
                    found.append((KINDS[kind], SIDES[side], value, text))
        return [entry for entry in found if entry[2]]


def total(survey, color, out):
    i: cython.int
    point: cython.int
    part: Grid
    group: cython.pointer[Group] = survey.groups.groups(color)
    areas: cython.pointer[Areas] = cython.address(out.areas[GROUPS])
    survey.influence.measure(cython.address(survey.influence.army[color]), cython.address(out.areas[ARMIES]))
    survey.influence.measure(cython.address(survey.influence.wall[color]), cython.address(out.areas[WALLS]))
    areas.number = survey.groups.number[color]
    areas.points = 0
    areas.strength = 0
    out.endangered = 0
    for i in range(survey.groups.number[color]):
        out.endangered += group[i].state == ENDANGERED
        areas.points += group[i].num_points
        part = group[i].points
        while True:
            point = take_first(cython.address(part))
            if point == 0:
                break
            areas.strength += abs(survey.influence.value[point])


def turn_of(before, after):
    if before == UNKNOWN:
        before = CRITICAL
    if after == UNKNOWN:
        after = CRITICAL
    if before == after:
        return -1
    if after < before:
        return RESCUED
    return KILLED if after == DEAD else THREATENED


def _stones_text(name, turn, number):
    what = {
        "rescued": "become safer",
        "threatened": "can now be captured",
        "killed": "cannot be saved any more",
    }
    return f"{number} {name} stone{'s' if number > 1 else ''} {what[TURNS[turn]]}"


def _areas_text(name, change, side, kind):
    areas: Areas = change.areas[side][kind]
    changes = [
        f"{number:+d} {what}".rstrip()
        for number, what in ((areas.number, ""), (areas.points, "points"), (areas.strength, "influence"))
        if number
    ]
    if kind == GROUPS and change.endangered[side]:
        changes.append(f"{change.endangered[side]:+d} endangered")
    return f"{name} {KINDS[kind]}: {', '.join(changes)}"
