"""Groups, influence and territory the slow way: from their definitions, with sets and loops.

What reading, connections, eyes, life and safety say is taken from the position; it is held against other
programs elsewhere. Points are those of the engine, colors too.
"""

import math
from collections import Counter

import numpy as np
from reading_positions import around

from engine.evaluation import groups as told_groups
from engine.evaluation import territory as told_territory
from engine.evaluation.groups import (
    GROUP_ALIVE,
    GROUP_DEAD,
    GROUP_SAFE,
    GROUP_UNSETTLED,
    GROUP_WEAK,
)
from engine.evaluation.influence import REACH
from engine.points import BLACK, EMPTY, WHITE, board_points, coordinates, opponent
from engine.tactics import LOST, THREATENED

TWO_EYES = 16


def logistic(weights, traits):
    """Between -1 and 1, in the precision in which the engine keeps it."""
    total = sum(weight * trait for weight, trait in zip(weights, traits, strict=True))
    return float(np.float32(2 / (1 + math.exp(-total)) - 1))


def closure(board, position):
    """Groups by the definition: strings tied by connections that hold and by eyes, the lost left out."""
    tactics = position.tactics.reports(board)
    ties = [(c.first, c.second) for c in position.connections.reports(board) if c.holds]
    for eye in position.eyes.reports(board):
        if eye.typ_eyes:
            living = [key for key in eye.strings if tactics[key].status != LOST]
            ties += [(living[0], key) for key in living[1:]]
    group = {key: {key} for key in tactics}
    for one, two in ties:
        if tactics[one].status != LOST and tactics[two].status != LOST and group[one] is not group[two]:
            group[one] |= group[two]
            for key in group[two]:
                group[key] = group[one]
    return {frozenset(keys) for keys in group.values()}


class NaiveGroup:
    """What ``Group`` has, worked out for one set of strings."""

    def __init__(self, board, tactics, keys):
        strings = [board.stones(key) for key in keys]
        self.keys = keys
        self.color = board.color_at(min(keys))
        self.stones = {stone for string in strings for stone in string}
        self.liberties = {at for key in keys for at in board.liberties(key)}
        self.is_lost = tactics[min(keys)].status == LOST
        threatened = [len(board.stones(key)) for key in keys if tactics[key].status == THREATENED]
        self.threatened = sum(threatened) / len(self.stones)
        self.eyes = []

    @property
    def told(self):
        """What ``GroupReport`` says too, under the same names."""
        return {
            "color": self.color,
            "status": self.status,
            "num_strings": len(self.keys),
            "num_liberties": len(self.liberties),
            "min_eyes": self.min_eyes,
            "typ_eyes": self.typ_eyes,
            "max_eyes": self.max_eyes,
            "near_room": self.near_room,
            "far_room": self.far_room,
            "semeai": self.semeai,
        }

    def sum_eyes(self):
        """Both sides take the largest gain that is left, by turns."""
        gains = sorted((eye.max_eyes - eye.typ_eyes for eye in self.eyes), reverse=True)
        typical = sum(eye.typ_eyes for eye in self.eyes)
        self.min_eyes = sum(eye.min_eyes for eye in self.eyes)
        self.typ_eyes = typical + sum(gains[1::2])
        self.max_eyes = typical + sum(gains[0::2])

    def status_before_neighbours(self, alive, safe):
        if self.stones & alive or self.stones <= safe:
            return GROUP_SAFE
        if self.is_lost:
            return GROUP_DEAD
        if self.typ_eyes >= TWO_EYES:
            return GROUP_ALIVE
        return GROUP_UNSETTLED if self.max_eyes >= TWO_EYES else GROUP_WEAK

    def traits_alone(self, fullness):
        few = min(self.max_eyes, TWO_EYES) / TWO_EYES
        liberties = min(len(self.liberties), 16) / 16
        return [
            1,
            min(self.typ_eyes, TWO_EYES) / TWO_EYES,
            few,
            self.typ_eyes >= TWO_EYES,
            self.max_eyes >= TWO_EYES,
            liberties,
            min(self.near_room, 20) / 20,
            min(self.far_room, 50) / 50,
            math.log2(min(len(self.stones), 64)) / 6,
            self.is_lost,
            self.threatened,
            fullness * (1 - few),
            fullness * liberties,
            0,
            0,
            0,
        ]

    def traits(self, fullness):
        found = self.traits_alone(fullness)
        if self.rival:
            found[13] = min(self.rival.typ_eyes, TWO_EYES) / TWO_EYES
            found[14] = (1 - self.rival.alone) / 2
        if self.friend:
            found[15] = (1 + self.friend.alone) / 2
        return found

    def is_beside(self, enemy, board):
        """Whether it touches another group, or has a liberty in common with it."""
        touched = {near for stone in self.stones for near in around(board, stone)}
        return bool(touched & enemy.stones or self.liberties & enemy.liberties)


class NaiveEvaluation:
    """Groups, influence and territory of a position that has just been evaluated."""

    def __init__(self, board, position):
        tactics = position.tactics.reports(board)
        self.board = board
        stones = [at for at in board_points(board.size) if board.color_at(at) != EMPTY]
        self.fullness = len(stones) / board.size**2
        self.groups = [NaiveGroup(board, tactics, keys) for keys in sorted(closure(board, position), key=min)]
        self.at = {stone: group for group in self.groups for stone in group.stones}
        for eye in position.eyes.reports(board):
            owner = self.owner_of(eye)
            if owner is not None:
                owner.eyes.append(eye)
        self.measure_room()
        alive, safe = position.life.alive_stones(board), position.safety.safe_stones(board)
        for group in self.groups:
            group.sum_eyes()
            group.status = group.status_before_neighbours(alive, safe)
            group.alone = self.strength(group, told_groups._ALONE, group.traits_alone(self.fullness))
        connections = position.connections.reports(board)
        self.meet(connections)
        for group in self.groups:
            group.strength = self.strength(group, told_groups._IN_COMPANY, group.traits(self.fullness))
        for group in self.groups:
            if group.status == GROUP_WEAK and group.strength < -0.6:
                group.status = GROUP_DEAD
        self.walls = {
            color: {at for pair in connections if pair.holds and pair.color == color for at in pair.d1}
            for color in (BLACK, WHITE)
        }
        self.influence = influence(board, {at: group.strength for at, group in self.at.items()}, self.walls)
        self.territory = self.territory_before_safety()
        owned = {at: board.color_at(at) for at in safe}
        owned |= position.safety.territory_points(board)
        for at in board_points(board.size):
            status = position.life.status(board, at)
            if status in (3, 4):
                owned[at] = BLACK if status == 3 else WHITE
            elif status and board.color_at(at) != EMPTY:
                owned[at] = board.color_at(at) if status == 1 else opponent(board.color_at(at))
        self.territory |= {at: 1 if color == BLACK else -1 for at, color in owned.items()}

    def strength(self, group, weights, traits):
        return 1.0 if group.status == GROUP_SAFE else logistic(weights, traits)

    def owner_of(self, eye):
        """The largest group beside it; nobody where two are as large."""
        beside = {id(self.at[key]): self.at[key] for key in eye.strings}.values()
        sizes = sorted((len(group.stones) for group in beside), reverse=True)
        if not sizes or sizes[1:2] == sizes[:1]:
            return None
        return max(beside, key=lambda group: len(group.stones))

    def measure_room(self):
        """By point the groups that are nearest, the lost left out, over empty points, five steps far."""
        self.nearest, self.steps = {}, {}
        distances = [
            steps_from(self.board, group.stones, 5) if not group.is_lost else {} for group in self.groups
        ]
        for at in board_points(self.board.size):
            if self.board.color_at(at) != EMPTY:
                continue
            reached = [told[at] for told in distances if at in told]
            if reached:
                self.steps[at] = min(reached)
            owners = [
                group
                for group, told in zip(self.groups, distances, strict=True)
                if told.get(at) == self.steps.get(at, -1)
            ]
            self.nearest[at] = owners[0] if len(owners) == 1 else None
        for group in self.groups:
            room = [self.steps[at] for at, owner in self.nearest.items() if owner is group]
            group.far_room, group.near_room = len(room), sum(steps <= 2 for steps in room)

    def meet(self, connections):
        for group in self.groups:
            enemies = [one for one in self.groups if one.color != group.color and not one.is_lost]
            beside = [one for one in enemies if group.is_beside(one, self.board)]
            group.rival = min(beside, key=lambda one: one.alone, default=None)
            group.semeai = not group.is_lost and group.rival is not None
            group.semeai = group.semeai and max(group.status, group.rival.status) < GROUP_UNSETTLED
            friends = [
                self.at[two]
                for pair in connections
                if pair.strength > 0
                for one, two in ((pair.first, pair.second), (pair.second, pair.first))
                if self.at[one] is group and self.at[two] is not group
            ]
            group.friend = max(friends, key=lambda one: one.alone, default=None)

    # -- territory

    def territory_before_safety(self):
        board, found = self.board, {}
        dead = {at for at, group in self.at.items() if group.status == GROUP_DEAD}
        for at in board_points(board.size):
            if at in self.at:
                found[at] = self.at[at].strength * (1 if board.color_at(at) == BLACK else -1)
        self.areas = {}
        for start in board_points(board.size):
            if board.color_at(start) != EMPTY or start in self.areas:
                continue
            area, edge, walls = {start}, [start], set()
            while edge:
                for near in around(board, edge.pop()):
                    if board.color_at(near) != EMPTY and near not in dead:
                        walls.add(near)
                    elif near not in area:
                        area.add(near)
                        edge.append(near)
            self.areas |= dict.fromkeys(area, area)
            if len({board.color_at(at) for at in walls}) == 1:
                value = max(0, min(self.at[at].strength for at in walls))
                sign = 1 if board.color_at(min(walls)) == BLACK else -1
                found |= dict.fromkeys(area, sign * value)
        for at in board_points(board.size):
            if at not in found:
                found[at] = logistic(told_territory._WEIGHTS, self.signs(at))
        return found

    def signs(self, at):
        board = self.board
        black, white = (max(0, value) for value in self.influence[at])
        line = 1 + min(min(place, board.size - 1 - place) for place in coordinates(at))
        ratio = (black - white) / (black + white + 0.5)
        logs = math.log((black + 0.1) / (white + 0.1))
        nearest = self.nearest.get(at)
        strength = signed(nearest.color, nearest.strength) if nearest else 0
        beside = [near for near in around(board, at) if near in self.at]
        by_line = [ratio * (line in lines) for lines in ((1, 2), (3,), (4,), (5, 6), range(7, 14))]
        return [
            logs,
            logs * self.fullness,
            ratio,
            strength,
            strength * self.fullness,
            strength if self.steps.get(at) == 1 else 0,
            sum(signed(board.color_at(near), self.at[near].strength) for near in beside),
            sum(signed(board.color_at(near), 1) for near in beside),
            *by_line,
        ]


def signed(color, value):
    return value if color == BLACK else -value


def steps_from(board, stones, most):
    """Steps from some of the stones over empty points."""
    found, edge = {}, list(stones)
    for steps in range(1, most + 1):
        near = {at for one in edge for at in around(board, one)}
        edge = [at for at in near if board.color_at(at) == EMPTY and at not in found]
        found |= dict.fromkeys(edge, steps)
    return found


def influence(board, worth, walls):
    """By point, what Black and White radiate there: each stone its worth (1 unless told) over the distance.

    ``walls`` has by color the points that the other color's radiation does not pass.
    """
    told = {BLACK: Counter(), WHITE: Counter()}
    for stone in board_points(board.size):
        if board.color_at(stone) != EMPTY:
            for at, steps in reached(board, stone, walls).items():
                told[board.color_at(stone)][at] += worth.get(stone, 1.0) / steps
    return {at: (told[BLACK][at], told[WHITE][at]) for at in board_points(board.size)}


def reached(board, stone, walls):
    """Points by their distance from a stone, as its radiation goes."""
    color, distance, edge = board.color_at(stone), {stone: 0}, [stone]
    for steps in range(1, REACH + 1):
        edge = [near for at in edge for near in around(board, at)]
        edge = [at for at in dict.fromkeys(edge) if at not in distance]
        distance |= dict.fromkeys(edge, steps)
        edge = [at for at in edge if board.color_at(at) == EMPTY and at not in walls[opponent(color)]]
    del distance[stone]
    return distance
