"""Potential eyes and running points the slow way: from their definitions, over columns and rows.

What eyes, tactics and connections say is taken from their reports. Places are (column, row).
"""

from collections import Counter

from reading_positions import DIRECTIONS

from engine.evaluation.connection_strength import CUTTABLE
from engine.evaluation.potential import (
    BETWEEN,
    BLOCKED,
    CAPTURE,
    CONNECT,
    DEFEND_UNDERCUT,
    EXTEND_EDGE,
    INTO_OPEN,
    PLAY_VITAL,
    TOWARD_EDGE,
    TOWARD_ENEMY,
    TOWARD_FRIENDS,
)
from engine.points import EDGE, EMPTY, coordinates, opponent, point
from engine.tactics import THREATENED


def ahead(place, way, steps=1):
    return place[0] + steps * way[0], place[1] + steps * way[1]


class NaivePotential:
    """Of the strings of these stones. ``eyes_of`` says by key what a CONNECT is worth."""

    def __init__(self, board, stones, eyes, connections, tactics, eyes_of=None):
        self.board = board
        self.color = board.color_at(stones[0])
        self.keys = {board.stones(stone)[0] for stone in stones}
        self.stones = {coordinates(at) for key in self.keys for at in board.stones(key)}
        self.liberties = {coordinates(at) for key in self.keys for at in board.liberties(key)}
        self.own_eyes = [eye for eye in eyes if eye.color == self.color]
        self.connections, self.tactics = connections, tactics
        self.eyes_of = eyes_of or {
            key: sum(eye.typ_eyes for eye in eyes if key in eye.strings) for key in tactics
        }

    def color_at(self, place):
        inside = all(0 <= number < self.board.size for number in place)
        return self.board.color_at(point(*place)) if inside else EDGE

    def potential(self):
        """Type, value and location of all, sorted."""
        found = [*self.vital(), *self.connecting()]
        for liberty in self.liberties:
            ways = [(down, along) for down in DIRECTIONS if self.line(liberty, down) <= 3
                    for along in DIRECTIONS if down[0] * along[0] + down[1] * along[1] == 0]  # fmt: skip
            for type, value_of in ((EXTEND_EDGE, self.extension), (DEFEND_UNDERCUT, self.undercut)):
                value = max((value_of(liberty, down, along) for down, along in ways), default=0)
                found.append((type, value, point(*liberty)))
        return sorted(one for one in found if one[1])

    def line(self, place, down):
        """From the edge in direction ``down``; 1 is the first line."""
        line = 0
        while self.color_at(ahead(place, down, line)) != EDGE:
            line += 1
        return line

    def column(self, place, down):
        return [ahead(place, down, steps) for steps in range(self.line(place, down))]

    def vital(self):
        gains = Counter()
        for eye in self.own_eyes:
            gained = eye.max_eyes - eye.typ_eyes
            if gained == 0 or not self.keys & set(eye.strings):
                continue
            captive = eye.points[0]
            if (
                self.board.color_at(captive) not in (EMPTY, self.color)
                and set(eye.points) == set(self.board.stones(captive))
                and self.tactics[captive].status == THREATENED
            ):
                yield CAPTURE, gained, captive
            else:
                gains.update(dict.fromkeys(eye.defences, gained))
        for at, gained in gains.items():
            yield PLAY_VITAL, gained, at

    def connecting(self):
        for number, pair in enumerate(self.connections):
            for key, partner in ((pair.first, pair.second), (pair.second, pair.first)):
                if key in self.keys and partner not in self.keys and pair.strength == CUTTABLE:
                    yield CONNECT, self.eyes_of[partner], number

    def extension(self, liberty, down, along):
        """Columns from the liberty on that no stone is in: half of the way to the enemy, six at most."""
        if ahead(liberty, along, -1) not in self.stones:
            return 0
        in_eyes = {at for eye in self.own_eyes for at in eye.points}
        columns, place = [], liberty
        while len(columns) < 6 and self.color_at(place) != EDGE:
            column = self.column(place, down)
            ends = [self.color_at(at) for at in column if self.color_at(at) != EMPTY]
            if ends:
                if ends[0] != self.color:
                    columns = columns[: (len(columns) + 1) // 2]
                break
            columns.append(sum(point(*at) not in in_eyes for at in column))
            place = ahead(place, along)
        return sum(columns)

    def undercut(self, liberty, down, along):
        """What an enemy stone at the liberty would enter below the last stone of a row."""
        above = ahead(liberty, down, -1)
        if above not in self.stones or self.color_at(ahead(above, along)) == self.color:
            return 0
        near = False
        for place in self.column(liberty, down):
            seen = [self.color_at(ahead(place, along, steps)) for steps in (1, 2)]
            near = near or seen[0] == opponent(self.color)
            near = near or (seen[0] == EMPTY and seen[1] == opponent(self.color))
        value = 0
        for back in range(4 if near else 0):
            place = ahead(liberty, along, -back)
            column = self.column(place, down)
            if self.color_at(ahead(place, down, -1)) != self.color:
                break
            if any(self.color_at(at) != EMPTY for at in column):
                break
            value += len(column)
        return value

    def running(self):
        """By type, the points."""
        eyes = {at for eye in self.own_eyes if eye.typ_eyes for at in eye.points}
        found = {}
        for liberty in self.liberties:
            at = point(*liberty)
            if at in eyes:
                continue
            kinds = [self.view(liberty, way) for way in DIRECTIONS if ahead(liberty, way, -1) in self.stones]
            after = self.board.copy()
            free = (
                len(after.liberties(at))
                if after.is_legal(self.color, at) and after.play(self.color, at) is None
                else 0
            )
            found[at] = BLOCKED if free < 3 else min(kinds)
        return {kind: {at for at in found if found[at] == kind} for kind in range(6)}

    def view(self, liberty, way):
        """What lies ahead in a cone five points deep, a line wider on both sides at each step."""
        if self.color_at(ahead(liberty, way)) == opponent(self.color):
            return BLOCKED
        side = (way[1], way[0])
        friends = enemies = 0
        for steps in range(1, 6):
            if self.color_at(ahead(liberty, way, steps)) == EDGE:
                if steps <= 3 and friends == enemies == 0:
                    return TOWARD_EDGE
                break
            for aside in range(-steps, steps + 1):
                place = ahead(ahead(liberty, way, steps), side, aside)
                friends += self.color_at(place) == self.color and place not in self.stones
                enemies += self.color_at(place) == opponent(self.color)
        if friends:
            return BETWEEN if enemies else TOWARD_FRIENDS
        return TOWARD_ENEMY if enemies else INTO_OPEN
