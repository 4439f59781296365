"""Eyes the slow way: spaces, walls and links from their definitions, with sets and loops.

What reading says of strings and of single moves and which strings are connected is taken from the engine, and
so is what a shape is worth (held against an oracle of its own).
"""

from itertools import combinations

from reading_positions import DIRECTIONS, around

from engine.evaluation.connection_strength import CONNECTED_WITH_AJI
from engine.evaluation.eye_shapes import EyeShapes
from engine.evaluation.eyes import (
    BIG_EYE,
    DEAD_GROUP,
    LINE_CLOSED,
    LINE_OPEN_BOTH,
    LINE_OPEN_ONE,
    SINGLE_POINT,
    TWO_POINT,
    EyeReport,
)
from engine.evaluation.shape_search import MAX_CELLS, MAX_WALLS
from engine.points import BLACK, EMPTY, WHITE, board_points, coordinates, opponent, point
from engine.reader.ladders import CAPTURED, Reader, outcome
from engine.tactics import LOST, THREATENED

OWN, FREE, FOE, GONE, EDGE = range(5)
CLOSED, OPEN, CAPTIVE = "closed", "open", "captive"
NOTHING = (0, 0, 0, (), ())


def flood(start, belongs, board):
    found, edge = {start}, [start]
    while edge:
        for near in around(board, edge.pop()):
            if near not in found and belongs(near):
                found.add(near)
                edge.append(near)
    return found


def is_better(one, two):
    return one[1:3] > two[1:3]


class NaiveEyes:
    """The eyes of a position by what tactics and connections report; ``reports`` has them as the engine."""

    def __init__(self, board, tactics, connections=()):
        self.board = board
        self.points = board_points(board.size)
        self.tactics, self.connections = tactics, connections
        self.shapes, self.reader = EyeShapes(), Reader()
        self.key = {at: key for key in self.tactics for at in board.stones(key)}
        self.role = {color: {at: self.role_of(at, color) for at in self.points} for color in (BLACK, WHITE)}
        found = [NaiveEye(self, *space) for space in self.spaces()]
        found = [eye for eye in found if eye.value[2]]
        kept = [eye for eye in found if not any(other.displaces(eye) for other in found)]
        self.reports = [eye.report() for eye in sorted(kept, key=lambda eye: min(eye.space))]

    def status(self, at):
        return self.tactics[self.key[at]].status

    def role_of(self, at, color):
        """What a point is to a color."""
        if self.board.color_at(at) == EMPTY:
            return FREE
        is_lost = self.status(at) == LOST
        if self.board.color_at(at) == color:
            return GONE if is_lost else OWN
        return FREE if is_lost else FOE

    # -- spaces

    def spaces(self):
        """Color, kind and points of every space."""
        closed = [(color, CLOSED, space) for color in (BLACK, WHITE) for space in self.closed_spaces(color)]
        taken = {color: set().union(*(space[2] for space in closed if space[0] == color)) for color in (1, 2)}
        yield from closed
        claims = {color: self.claimed(color) - taken[color] for color in (BLACK, WHITE)}
        for color in (BLACK, WHITE):
            left = claims[color] - claims[opponent(color)]
            while left:
                space = flood(min(left), left.__contains__, self.board)
                left -= space
                yield color, OPEN, space
        for key, told in self.tactics.items():
            color = opponent(self.board.color_at(key))
            if told.status == THREATENED and key not in taken[color]:
                yield color, CAPTIVE, set(self.board.stones(key))

    def closed_spaces(self, color):
        """Regions between own stones and the edge, as long as they are small."""
        role = self.role[color]
        left = {at for at in self.points if role[at] != OWN}
        while left:
            space = flood(min(left), left.__contains__, self.board)
            left -= space
            living = sum(role[at] == FOE for at in space)
            if all(role[near] != OWN for at in space for near in around(self.board, at)):
                continue
            if len(space) <= 8 or (len(space) <= 15 and living < 4) or (len(space) <= 60 and not living):
                yield space

    def claimed(self, color):
        """Dead enemy stones, and empty points that are no farther from own stones than from the enemy's."""
        enemy = opponent(color)
        mine, theirs = (self.distances(one) for one in (color, enemy))
        return {
            at
            for at in self.points
            if self.role[color][at] == FREE
            and (
                self.board.color_at(at) == enemy
                or (mine.get(at, 9) <= min(3, theirs.get(at, 9)) and self.is_surrounded(at, color))
            )
        }

    def distances(self, color):
        """From own stones over free points, up to four."""
        found, edge = {}, [at for at in self.points if self.role[color][at] == OWN]
        for steps in range(1, 5):
            near = {at for one in edge for at in around(self.board, one)}
            edge = [at for at in near if self.role[color][at] == FREE and at not in found]
            found |= dict.fromkeys(edge, steps)
        return found

    def is_surrounded(self, at, color):
        """Whether own stones and the edge are close on three sides, or beside it on two opposite ones."""
        ends = [self.look(at, way, color) for way in DIRECTIONS]
        near = [end for end in ends if end is not None]
        stones = sum(role == OWN for role, _ in near)
        total = sum(steps for _, steps in near)
        if stones and len(near) < 3:
            return any(ends[i] and ends[3 - i] and ends[i][1] == ends[3 - i][1] == 1 for i in (0, 1))
        return stones and total <= (14 if len(near) == 4 else 9 if stones >= 2 else 5)

    def look(self, at, way, color):
        """The own stone or edge that is seen within six points, and how far it is; else None."""
        col, row = coordinates(at)
        for steps in range(1, 7):
            col, row = col + way[0], row + way[1]
            if not (0 <= col < self.board.size and 0 <= row < self.board.size):
                return EDGE, steps
            role = self.role[color][point(col, row)]
            if role != FREE:
                return (OWN, steps) if role == OWN else None
        return None


class NaiveEye:
    """One space and what it is worth: ``(min, typ, max, attacks, defences)``."""

    def __init__(self, whole, color, kind, space):
        self.whole, self.board, self.tactics = whole, whole.board, whole.tactics
        self.color, self.kind, self.space = color, kind, space
        self.enemy = opponent(color)
        self.role = whole.role[color]
        outside = {at: [n for n in around(self.board, at) if n not in space] for at in space}
        self.entered = {at for at in space if any(self.role[n] != OWN for n in outside[at])}
        self.strings = sorted(
            {whole.key[n] for near in outside.values() for n in near if self.role[n] == OWN}
        )
        self.captured = [at for at in space if self.board.color_at(at) == self.enemy]
        self.exact = False
        is_loose = any(set(self.board.liberties(at)) - space for at in self.captured)
        if kind == OPEN and is_loose:
            self.value = self.guess_loose()
        elif self.find_walls():
            self.exact = True
            self.value = self.best(frozenset())
            if kind != CAPTIVE:
                self.value = self.threatened(self.value)
        else:
            self.value = self.guess()
        if kind == CAPTIVE:
            told = self.tactics[min(space)]
            self.value = (0, 0, self.value[1], told.defences, told.attacks)

    def report(self):
        points = [tuple(sorted(some)) for some in (self.space, set(self.value[3]), set(self.value[4]))]
        return EyeReport(self.color, self.type(), *self.value[:3], *points, tuple(self.strings), self.exact)

    def displaces(self, rival):
        """Of eyes of both colors that share a point the better one stays; none of two that are as good."""
        if rival.color == self.color or not self.space & rival.space:
            return False
        return sum(self.value[1:3]) >= sum(rival.value[1:3])

    def type(self):
        if 2 * len(self.captured) >= len(self.space):
            return DEAD_GROUP
        if len(self.space) == 1:
            return SINGLE_POINT
        cols, rows = (len({coordinates(at)[i] for at in self.space}) for i in (0, 1))
        ends = {min(self.space), max(self.space)}
        if min(cols, rows) > 1 or not self.entered <= ends:
            return BIG_EYE
        if not self.entered:
            return TWO_POINT if len(self.space) == 2 else LINE_CLOSED
        return LINE_OPEN_ONE if len(self.entered) == 1 else LINE_OPEN_BOTH

    # -- walls

    def find_walls(self):
        """Which strings are one wall, the links between the others; whether it is small enough to search."""
        most = MAX_CELLS - bool(self.entered)
        if len(self.space) > most or not 0 < len(self.strings) <= 12:
            return False
        self.wall = {key: {key} for key in self.strings}
        links = []
        for one, two in combinations(self.strings, 2):
            common = set(self.board.liberties(one)) & set(self.board.liberties(two)) - self.space
            closed = {at for at in common if self.is_closed(at)}
            if closed or len(common) > (2 if len(self.space) <= 2 else 1):
                self.join(one, two)
            links += [(at, one, two) for at in common - closed]
        self.join_connected()
        for between, one, two in self.diagonals():
            if self.whole.status(between) == LOST:
                self.join(one, two)
            elif self.whole.status(between) == THREATENED:
                links.append((between, one, two))
        links = [link for link in links if self.wall[link[1]] is not self.wall[link[2]]]
        self.links = {at for at, _, _ in links}
        if len(self.space) + len(self.links) > most:
            for _, one, two in links:
                self.join(one, two)
            self.links = set()
        self.cells = [*sorted(self.space), *sorted(self.links)]
        return True

    def join(self, one, two):
        if self.wall[one] is not self.wall[two]:
            self.wall[one] |= self.wall[two]
            for key in self.wall[two]:
                self.wall[key] = self.wall[one]

    def is_closed(self, at):
        """Whether an enemy stone there would take nothing and be taken, at once or by reading."""
        liberties, captured = outcome(self.board, self.enemy, at)
        if captured or liberties > 3:
            return False
        if liberties <= 1:
            return True
        after = self.board.copy()
        after.play(self.enemy, at)
        return self.whole.reader.read(after, at, "capture").result == CAPTURED

    def join_connected(self):
        """By connections whose points all lie outside, directly or by way of one other string."""
        met = {}
        for pair in self.whole.connections:
            inside = self.space & {*pair.d1, *pair.d2, *pair.d3, *pair.middles, *pair.captives}
            if pair.alone < CONNECTED_WITH_AJI or inside:
                continue
            for key, partner in ((pair.first, pair.second), (pair.second, pair.first)):
                if key in self.wall:
                    met.setdefault(partner, []).append(key)
        for partner, keys in met.items():
            for key in keys:
                self.join(key, partner if partner in self.wall else keys[0])

    def diagonals(self):
        """Enemy stones across a corner of the space, with the strings on either side of it."""
        for at in self.space:
            col, row = coordinates(at)
            for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
                if not (0 <= col + x < self.board.size and 0 <= row + y < self.board.size):
                    continue
                corner = point(col + x, row + y)
                sides = [point(col + x, row), point(col, row + y)]
                if self.board.color_at(corner) != self.enemy or corner in self.space:
                    continue
                if all(self.role[side] == OWN for side in sides):
                    one, two = (self.whole.key[side] for side in sides)
                    yield corner, one, two

    # -- values

    def guess(self):
        size, entered = len(self.space), len(self.entered)
        if not self.strings or (entered > 5 and 2 * entered > size):
            return NOTHING
        sizes = (size - 2 * entered - 3, size - 2 * entered, size - 2 * max(entered - 1, 0) + 1)
        return (*map(self.eyes_of_size, sizes), (), ())

    @staticmethod
    def eyes_of_size(size):
        return 0 if size <= 0 else 8 if size <= 3 else min(16, 8 + 2 * (size - 3))

    def guess_loose(self):
        """A captured string with liberties outside the space: not yet enclosed, but it cannot get away."""
        size = len(self.space)
        typical = 4 if size == 1 else 8 if size < 7 else 16
        return 8 if size >= 7 else 0, typical, 8 if size < 5 else 16, (), ()

    def threatened(self, value):
        """The enemy may take strings of the wall from outside, their own side save them."""
        weak = {
            key
            for key in self.strings
            if self.tactics[key].status == THREATENED and not set(self.tactics[key].attacks) & set(self.cells)
        }
        if not weak:
            return value
        without = self.best(frozenset(weak))
        least = min(value[0], without[0])
        if without[1] >= value[1]:
            return (least, *value[1:])
        attacks, defences = (
            {at for key in weak for at in getattr(self.tactics[key], moves)}
            for moves in ("attacks", "defences")
        )
        return least, without[1], value[1], attacks, defences

    def best(self, given_up):
        """The value of the shape, or of what is left when a wall is given up too, if that is more."""
        whole = self.without(given_up)
        if len(self.space) == 1 or whole[1] == 16:
            return whole
        walls = {min(wall): frozenset(wall) for wall in self.wall.values()}.values()
        left = [given_up | wall for wall in walls if len(given_up | wall) < len(self.strings)]
        values = [self.without(some) for some in left]
        values = [one for one in values if not any(is_better(two, one) for two in values)]
        if not values or not is_better(values[0], whole):
            return whole
        least = max(one[0] for one in values)
        attacks, defences = ({at for one in values for at in one[i]} for i in (3, 4))
        return (least, *values[0][1:3], attacks, defences)

    def without(self, given_up):
        """The value of the shape when these strings are the enemy's."""
        walls = []
        for key in self.strings:
            if key not in given_up and self.wall[key] not in walls:
                walls.append(self.wall[key])
        if not 0 < len(walls) <= MAX_WALLS:
            return NOTHING
        near, beside, opened = [], [], set(self.links)
        for at in self.cells:
            near.append([self.cells.index(n) for n in around(self.board, at) if n in self.cells])
            beside.append(set())
            for n in around(self.board, at):
                if n in self.cells:
                    continue
                if self.role[n] == OWN:
                    key = self.whole.key[n]
                    if key in self.wall and key not in given_up:
                        beside[-1].add(walls.index(self.wall[key]))
                    elif at in self.space:
                        opened.add(at)
                elif self.role[n] != FREE or not (self.kind == CAPTIVE or self.is_held(at)):
                    opened.add(at)
        colors = {at: self.board.color_at(at) for at in self.space}
        enemies = [at for at in self.space if colors[at] == self.enemy and self.kind != CAPTIVE]
        own = [at for at in self.space if colors[at] == self.color]
        numbers = [[self.cells.index(at) for at in some] for some in (opened, enemies, own)]
        told = self.whole.shapes.value(near, [sorted(names) for names in beside], *numbers)
        attacks = self.moves(told.attacks, "defences")
        return *told[:3], attacks, self.moves(told.defences, "attacks")

    def moves(self, cells, others):
        """The points of cells; to move at a stone is to take it, or to save it."""
        found = set()
        for cell in cells:
            at = self.cells[cell]
            if self.board.color_at(at) == EMPTY:
                found.add(at)
            else:
                found.update(getattr(self.tactics[self.whole.key[at]], others))
        return found

    def is_held(self, at):
        """Whether a point belongs to a LOST enemy string, which cannot get out, or is a liberty of one."""
        beside = [at] if self.board.color_at(at) == self.enemy else around(self.board, at)
        return any(self.board.color_at(n) == self.enemy and self.whole.status(n) == LOST for n in beside)
