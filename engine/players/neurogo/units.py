"""A position as units, strings and empty points; see ``units.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.players.neurogo.ladders import Ladders


class UnitReport(NamedTuple):
    """A unit: its kind, its first point, how many points it has, which input neurons are on."""

    kind: int
    point: int
    num_points: int
    active: tuple[int, ...]


# -- the feature expert ------------------------------------------------------------------------------------


def moves_to_eye(board, color, point):
    # the stones that are missing beside the point, and at as many diagonal points as an eye needs; none if a
    # single string surrounds it, 3 if the enemy is beside it or at too many diagonal points
    i: cython.int
    near: cython.int
    missing: cython.int = count(board, point, EMPTY)
    on_board: cython.int = 0
    own: cython.int = 0
    enemy: cython.int = 0
    needed: cython.int
    if count(board, point, other(color)) > 0 or missing > 3:
        return 3
    if missing == 0 and is_one_string(board, color, point):
        return 0
    for i in range(4):
        near = diagonal(point, i)
        on_board += board.color[near] != EDGE
        own += board.color[near] == color
        enemy += board.color[near] == other(color)
    needed = 3 if on_board == 4 else on_board
    if enemy > on_board - needed:
        return 3
    missing += needed - own if needed > own else 0
    return missing if missing < 3 else 3


def is_one_string(board, color, point):
    i: cython.int
    head: cython.int = -1
    for i in range(4):
        if board.color[point + OFFSETS[i]] == color:
            if head >= 0 and board.string_of[point + OFFSETS[i]] != head:
                return False
            head = board.string_of[point + OFFSETS[i]]
    return head >= 0


def list_active(features, active):
    num: cython.int = 0
    i: cython.int
    parts: cython.int[6]
    if features < 2 * STRING_FEATURES:
        return _list_active_of_string(features % STRING_FEATURES, active)
    features -= 2 * STRING_FEATURES
    parts[5] = features % 4
    parts[4] = features // 4 % 4
    parts[3] = features // 16 % 2
    parts[2] = features // 32 % 2
    parts[1] = features // 64 % (MANY + 1)
    parts[0] = features // (64 * (MANY + 1))
    for i in range(2):
        if parts[i] > 0:
            active[num] = MANY * i + parts[i] - 1
            num += 1
    for i in range(2):
        if parts[2 + i]:
            active[num] = 2 * MANY + i
            num += 1
    for i in range(2):
        active[num] = 2 * MANY + 2 + 4 * i + parts[4 + i]
        num += 1
    return num


def _list_active_of_string(features, active):
    num: cython.int = 2
    active[0] = features // 20
    active[1] = MANY + features // 4 % MANY
    if features // 2 % 2:
        active[num] = 2 * MANY
        num += 1
    if features % 2:
        active[num] = 2 * MANY + 1
        num += 1
    return num


# -- the units ---------------------------------------------------------------------------------------------


class Units:
    """Takes one position at a time apart."""

    def look(self, board, color, ladders):
        row: cython.int
        col: cython.int
        point: cython.int
        if board.size != self.seen_size:
            memset(self.unit_of, -1, cython.sizeof(self.unit_of))
            self.seen_size = board.size
        self.color = color
        self.num = 0
        self.num_walks += 1
        for row in range(board.size):
            for col in range(board.size):
                point = point_at(col, row)
                if board.color[point] == EMPTY:
                    self._add(board, point, ladders)
                elif self.walked[board.string_of[point]] != self.num_walks:
                    self.walked[board.string_of[point]] = self.num_walks
                    self.number_of[board.string_of[point]] = self.num
                    self._add(board, point, ladders)
                else:
                    self.unit_of[point] = self.number_of[board.string_of[point]]

    def _add(self, board, point, ladders):
        unit: cython.pointer[Unit] = cython.address(self.units[self.num])
        unit.point = point
        unit.num_points = 1
        if board.color[point] == EMPTY:
            unit.kind = EMPTY_POINT
            unit.features = self._empty_features(board, point, ladders)
        else:
            unit.kind = BLACK_STRING if board.color[point] == self.color else WHITE_STRING
            unit.num_points = board.strings[board.string_of[point]].num_stones
            unit.features = self._string_features(board, point, ladders)
        self.unit_of[point] = self.num
        self.num += 1

    def _string_features(self, board, point, ladders):
        told: cython.pointer[cython.const[Chased]] = ladders.of_string(board, point)
        head: cython.int = board.string_of[point]
        liberties: cython.int = board.strings[head].num_liberties
        stones: cython.int = board.strings[head].num_stones
        found: cython.int = 0 if board.color[point] == self.color else STRING_FEATURES
        found += 20 * ((liberties if liberties < MANY else MANY) - 1)
        found += 4 * ((stones if stones < MANY else MANY) - 1)
        return found + 2 * told.first + told.second

    def _empty_features(self, board, point, ladders):
        i: cython.int
        color: cython.int = self.color
        liberties: cython.int = 0
        captured: cython.int = 0
        eyes: cython.int = 0
        told: cython.pointer[cython.const[Placed]]
        for i in range(2):
            told = ladders.of_stone(board, color, point)
            liberties = (MANY + 1) * liberties + told.liberties
            captured = 2 * captured + told.captured
            eyes = 4 * eyes + moves_to_eye(board, color, point)
            color = other(color)
        return 2 * STRING_FEATURES + 64 * liberties + 16 * captured + eyes

    # -- for Python ---------------------------------------------------------------------------------------

    def reports(self, board: Board, color: int) -> list[UnitReport]:
        """The units of a board, with ``color`` to move."""
        i: cython.int
        j: cython.int
        active: int8_t[MOST_ACTIVE]
        ladders: Ladders = Ladders()
        ladders.look(board)
        self.look(board, color, ladders)
        found = []
        for i in range(self.num):
            number: cython.int = list_active(self.units[i].features, active)
            found.append(
                UnitReport(
                    self.units[i].kind,
                    self.units[i].point,
                    self.units[i].num_points,
                    tuple([active[j] for j in range(number)]),
                )
            )
        return found
