"""What can be forced in a small area among stones that live, by all its positions: an oracle of the readers.

Shares no code with the engine. Points are (col, row); the stones around the area, the walls, are never taken.
All positions that moves in the area and passes can lead to are listed; who forces something has it in those
from which he gets it whatever the other side plays (a least fixed point: what comes back for ever gives him
nothing).
"""

import random

from naive_groups import string_of

NOBODY, BLACK, WHITE = 0, 1, 2
#: the walls of a board of this size fill it, but for two eyes of each color in these columns and rows
SIZE, EYE_COLUMNS, EYE_ROWS = 9, (0, 8), (5, 7)


def beside(at):
    x, y = at
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


class Area:
    """The points of an area, and the walls around it: color by point.

    ``threats``: the color that may ignore one ko ban in a line; its enemy does not take that ko again.
    ``winner``: the color that may ignore all of them.
    """

    def __init__(self, points, walls, threats=NOBODY, winner=NOBODY):
        self.points, self.walls, self.threats, self.winner = sorted(points), walls, threats, winner
        self.near = {at: sorted(beside(at) & set(self.points)) for at in self.points}
        self.held = {at: {walls[near] for near in beside(at) if near in walls} for at in self.points}

    def string(self, stones, start):
        """The stones, and whether they are one with a wall or have a liberty; how many they have."""
        found, liberties = string_of(stones, start, self.near)
        return found, any(stones[start] in self.held[at] for at in found), len(liberties)

    def play(self, stones, color, at):
        """The stones after a move and the point of its ko, or None when it is not legal."""
        after, taken = {**stones, at: color}, set()
        for near in self.near[at]:
            if after.get(near) == 3 - color:
                string, is_wall, liberties = self.string(after, near)
                if not is_wall and not liberties:
                    taken |= string
        for stone in taken:
            del after[stone]
        string, is_wall, liberties = self.string(after, at)
        if not is_wall and not liberties:
            return None
        is_ko = len(taken) == len(string) == liberties == 1 and not is_wall
        return after, next(iter(taken)) if is_ko else None

    def answers(self, state, watched=None):
        """The states after a pass and after every move: stones, to move, ko ban, the ko that a threat won.

        And where the watched stone, taken alone, may be taken back, at once or never; else None.
        """
        stones, color, ko, won, back = dict(state[0]), *state[1:]
        if back is None:
            yield (state[0], 3 - color, None, won, None)
        for at in self.points if back is None else [back]:
            may_take = color == self.winner or (color == self.threats and won is None)
            if at in stones or (at == ko and not may_take):
                continue
            played = self.play(stones, color, at)
            if played is None:
                continue
            after, ban = played
            if ban is not None and at == won and color != self.threats:
                continue
            is_threat = at == ko and color == self.threats
            back_at = watched if self.comes_back(stones, after, watched) else None
            yield (frozenset(after.items()), 3 - color, ban, ban if is_threat else won, back_at)

    def comes_back(self, before, after, stone):
        """Whether a stone was taken alone, and a string of its takers has no liberty but that."""
        if stone not in before or stone in after or len(self.string(before, stone)[0]) > 1:
            return False
        takers = [near for near in self.near[stone] if after.get(near) == 3 - before[stone]]
        return any(self.string(after, near)[1:] == (False, 1) for near in takers)

    def forces(self, who, stones, to_move, goal, watched=None):
        """Whether ``who`` gets what ``goal`` says of stones: True, False where it is gone, None: not yet."""
        start = (frozenset(stones.items()), to_move, None, None, None)
        after, before, todo, has = {}, {}, [start], []
        while todo:
            state = todo.pop()
            if state in after:
                continue
            told = None if state[4] else goal(dict(state[0]))
            after[state] = [] if told is not None else list(self.answers(state, watched))
            if told or (told is None and not after[state]):
                has.append(state)
            for answer in after[state]:
                before.setdefault(answer, []).append(state)
                todo.append(answer)
        left, got = {state: len(answers) for state, answers in after.items()}, set(has)
        while has:
            for state in before.get(has.pop(), ()):
                left[state] -= 1
                if state not in got and (state[1] == who or not left[state]):
                    got.add(state)
                    has.append(state)
        return start in got

    def captures(self, stones, stone, to_move, watched=None):
        """Whether the enemy of a stone captures it."""
        color = stones[stone]
        return self.forces(3 - color, stones, to_move, lambda now: now.get(stone) != color or None, watched)

    def takes(self, stones, stone, to_move):
        """Whether he does so that it is not taken back at once."""
        return self.captures(stones, stone, to_move, stone)

    def joins(self, stones, one, two, to_move):
        """Whether the side of two stones makes them one string, maybe by way of a wall."""
        color = stones[one]

        def goal(now):
            if not now.get(one) == now.get(two) == color:
                return False
            first, is_wall, _ = self.string(now, one)
            return True if two in first or (is_wall and self.string(now, two)[1]) else None

        return self.forces(color, stones, to_move, goal)


def is_one(points):
    """Whether some points hang together."""
    todo = sorted(points)[:1]
    found = set(todo)
    while todo:
        more = beside(todo.pop()) & points - found
        found |= more
        todo += more
    return found == points


def random_area(seed, most=7):
    """Some points at the upper edge, the walls that fill the rest of the board, and stones on the points."""
    rng = random.Random(seed)
    while True:
        points = {(rng.choice((0, 4)), 0)}
        while len(points) < most:
            x, y = rng.choice(sorted(near for some in points for near in beside(some)))
            if 0 <= x < 8 and 0 <= y < 3:
                points.add((x, y))
        cut, left = rng.choice((0, *range(2, 7), SIZE)), rng.choice((BLACK, WHITE))
        walls = {(x, y): left if x < cut else 3 - left for x in range(SIZE) for y in range(SIZE)}
        for at in points | {(x, y) for x in EYE_COLUMNS for y in EYE_ROWS}:
            del walls[at]
        colors, filled = rng.choice(((BLACK, WHITE), (BLACK, BLACK, WHITE))), rng.uniform(0.3, 0.8)
        stones = {at: rng.choice(colors) for at in sorted(points) if rng.random() < filled}
        sides = [{at for at in walls if walls[at] == color} for color in (BLACK, WHITE)]
        if all(map(is_one, sides)) and has_liberties(points, walls, stones):
            return points, walls, stones


def has_liberties(points, walls, stones):
    """Whether every stone has."""
    area = Area(points, walls)
    return all(any(area.string(stones, at)[1:]) for at in stones)
