"""NeuroGo the slow way: sets of points, every path walked, sums one by one in double precision.

Written from the article's tables; shares no code with the engine. Points are (col, row).
"""

import math

from naive_reader import CAPTURED, NaiveBoard, ask

BLACK, WHITE, EMPTY = "black", "white", "empty"
#: the article's table: (to, from) -> relations, the most important first
TABLE = {
    (BLACK, BLACK): ["same", "same group", "D1", "D2", "D1 to group"],
    (BLACK, WHITE): ["D0 or D1", "D2", "D0 to group"],
    (BLACK, EMPTY): ["D0", "D1", "D2", "D0 to group", "D1 to group"],
    (WHITE, BLACK): ["D0 or D1", "D2", "D0 to group"],
    (WHITE, WHITE): ["same", "same group", "D1", "D2", "D1 to group"],
    (WHITE, EMPTY): ["D0", "D1", "D2", "D0 to group", "D1 to group"],
    (EMPTY, BLACK): ["D0", "D1", "D2"],
    (EMPTY, WHITE): ["D0", "D1", "D2"],
    (EMPTY, EMPTY): ["same", "D0", "D1", "D2"],
}
#: the order in which a network's weights are listed
ORDER = [
    (source, target, name)
    for source in (BLACK, WHITE, EMPTY)
    for target in (BLACK, WHITE, EMPTY)
    for name in TABLE[target, source]
]
#: moves of a ladder that are tried; beyond it is no oracle
LIMIT = 400
NUM_INPUTS = {BLACK: 12, WHITE: 12, EMPTY: 20}


class Naive:
    """A position with ``color`` (1 or 2) to move: units are frozen sets of points."""

    def __init__(self, board, color):
        self.board, self.color = NaiveBoard.of(board), color
        size = self.board.size
        points = [(x, y) for y in range(size) for x in range(size)]
        units = []
        for point in points:
            if not any(point in unit for unit in units):
                stones = self.board.string(point)[0] if point in self.board.stones else {point}
                units.append(frozenset(stones))
        self.units = units
        self.unit_at = {point: unit for unit in units for point in unit}
        self.groups = {unit: self.group(unit) for unit in units if self.kind(unit) != EMPTY}

    def kind(self, unit):
        color = self.board.stones.get(min(unit))
        return EMPTY if color is None else BLACK if color == self.color else WHITE

    def first(self, unit):
        """In reading order."""
        return min(unit, key=lambda point: (point[1], point[0]))

    # -- relations ---------------------------------------------------------------------------------------

    def distance(self, one, two):
        """Empty points on the shortest path that has nothing else; None for three or more."""
        reached = set(one)
        for length in range(3):
            beside = {near for point in reached for near in self.board.around(point)} - set(one)
            if beside & two:
                return length
            reached = {point for point in beside if point not in self.board.stones}
        return None

    def is_linked(self, one, two):
        """Whether two strings of a color belong to one group by themselves."""
        shared = self.board.string(min(one))[1] & self.board.string(min(two))[1]
        enemy = 3 - self.board.stones[min(one)]
        return len(shared) >= 2 or any(self.is_captured_at(enemy, point) for point in shared)

    def group(self, unit):
        """The strings of its group, without itself."""
        found, todo = {unit}, [unit]
        while todo:
            one = todo.pop()
            for two in self.units:
                if self.kind(two) == self.kind(unit) and two not in found and self.is_linked(one, two):
                    found.add(two)
                    todo.append(two)
        return found - {unit}

    def relation(self, source, target):
        """The name of the most important relation by which one unit feeds another; None."""
        for name in TABLE[self.kind(target), self.kind(source)]:
            if self.holds(name, source, target):
                return name
        return None

    def holds(self, name, source, target):
        if name == "same":
            return source == target
        if name == "same group":
            return source in self.groups[target]
        if name.endswith(" to group"):
            return any(self.distance(source, one) == int(name[1]) for one in self.groups[target])
        if source == target:
            return False
        return self.distance(source, target) in [int(word[1]) for word in name.split(" or ")]

    # -- features ----------------------------------------------------------------------------------------

    def is_captured_at(self, color, point):
        """Whether a stone put down is captured in a ladder; suicide is captured, a banned move is not."""
        after = self.board.play(color, point)
        if after is None:
            return True
        if self.board.is_banned(color, point):
            return False
        return ask(after, point, True, LIMIT) == CAPTURED

    def liberties_at(self, color, point):
        after = self.board.play(color, point)
        return 0 if after is None else len(after.string(point)[1])

    def moves_to_eye(self, color, point):
        """0, 1, 2 or 3 for three or more."""
        stones, around = self.board.stones, self.board.around(point)
        if any(stones.get(near) == 3 - color for near in around):
            return 3
        if len({self.unit_at[near] for near in around}) == 1 and stones.get(around[0]) == color:
            return 0
        x, y = point
        size = self.board.size
        corners = [(x + i, y + j) for i in (-1, 1) for j in (-1, 1)]
        corners = [stones.get((i, j)) for i, j in corners if 0 <= i < size and 0 <= j < size]
        needed = {4: 3, 2: 2, 1: 1, 0: 0}[len(corners)]
        if len(corners) - corners.count(3 - color) < needed:
            return 3
        missing = sum(near not in stones for near in around) + max(0, needed - corners.count(color))
        return min(missing, 3)

    def active(self, unit):
        """The input neurons that are on."""
        if self.kind(unit) == EMPTY:
            return self.active_of_empty(min(unit))
        stones, liberties = self.board.string(min(unit))
        second = ask(self.board, min(unit), True, LIMIT) == CAPTURED
        first = second and ask(self.board, min(unit), False, 20 * LIMIT) == CAPTURED
        on = [min(len(liberties), 5) - 1, 5 + min(len(stones), 5) - 1]
        return on + [10] * first + [11] * second

    def active_of_empty(self, point):
        on = []
        for i, color in enumerate((self.color, 3 - self.color)):
            liberties = self.liberties_at(color, point)
            on += [5 * i + min(liberties, 5) - 1] if liberties else []
            on += [10 + i] if self.is_captured_at(color, point) else []
            on += [12 + 4 * i + self.moves_to_eye(color, point)]
        return sorted(on)

    # -- the network -------------------------------------------------------------------------------------

    def prepare(self):
        """All that does not depend on weights."""
        self.edges = {
            target: [
                (source, ORDER.index((self.kind(source), self.kind(target), name)))
                for source in self.units
                if (name := self.relation(source, target)) is not None
            ]
            for target in self.units
        }
        self.inputs = {unit: self.active(unit) for unit in self.units}

    def outputs(self, num_hidden, weights):
        """By unit, in the order of the units."""
        left = iter(weights)
        first = [[[next(left) for _ in range(num_hidden)] for _ in range(NUM_INPUTS[s])] for s, _, _ in ORDER]
        second = [[next(left) for _ in range(num_hidden)] for _ in ORDER]
        bias = {kind: [next(left) for _ in range(num_hidden)] for kind in (BLACK, WHITE, EMPTY)}
        last = {kind: next(left) for kind in (BLACK, WHITE, EMPTY)}
        hidden = {}
        for unit in self.units:
            sums = list(bias[self.kind(unit)])
            for source, relation in self.edges[unit]:
                for i in self.inputs[source]:
                    sums = [a + b for a, b in zip(sums, first[relation][i], strict=True)]
            hidden[unit] = [1 / (1 + math.exp(-a)) for a in sums]
        found = []
        for unit in self.units:
            total = last[self.kind(unit)]
            for source, relation in self.edges[unit]:
                total += sum(a * b for a, b in zip(second[relation], hidden[source], strict=True))
            found.append(1 / (1 + math.exp(-total)))
        return found
