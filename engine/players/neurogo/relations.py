"""Which units of a position feed which others, by what relation; see ``relations.pxd``."""

import cython

from engine.board import Board
from engine.players.neurogo import values
from engine.players.neurogo.ladders import Ladders
from engine.players.neurogo.units import Units


def _fill_tables():
    """Turn the table of the article into CHOICE; relations are numbered by the kind of unit that feeds."""
    number = 0
    for source in range(NUM_KINDS):
        FIRST_FROM[source] = number
        for target in range(NUM_KINDS):
            ordered = values.RELATIONS[source, target]
            for bits in range(1 << NUM_TESTS):
                chosen = NO_RELATION
                for place, tests in enumerate(ordered):
                    if chosen == NO_RELATION and any(bits >> test & 1 for test in tests):
                        chosen = number + place
                CHOICE[source][target][bits] = chosen
            number += len(ordered)
    FIRST_FROM[NUM_KINDS] = number


_fill_tables()


class Relations:
    """Finds the relations of one position at a time."""

    def __dealloc__(self):
        free(self.edges)

    def look(self, board, units, ladders):
        unit: cython.int
        self.first_near[0] = 0
        for unit in range(units.num):
            self._find_near(board, units, unit)
        self._find_groups(board, units, ladders)
        self.num_edges = 0
        for unit in range(units.num):
            self.begin[unit] = self.num_edges
            self._relate(units, unit)
        self.begin[units.num] = self.num_edges

    # -- distances ----------------------------------------------------------------------------------------

    def _find_near(self, board, units, unit):
        """Find the units at D0, D1 and D2: those beside it, then those beside the empty points found last."""
        i: cython.int
        distance: cython.int
        at: cython.int = self.first_near[unit]
        end: cython.int
        number: cython.int = at
        point: cython.int = units.units[unit].point
        self.mark += 1
        self.marked[unit] = self.mark
        if units.units[unit].kind == EMPTY_POINT:
            number = self._note_around(units, point, number, 0)
        else:
            while True:
                number = self._note_around(units, point, number, 0)
                point = board.next_stone[point]
                if point == units.units[unit].point:
                    break
        for distance in range(1, 3):
            end = number
            for i in range(at, end):
                if units.units[self.near[i]].kind == EMPTY_POINT:
                    number = self._note_around(units, units.units[self.near[i]].point, number, distance)
            at = end
        self.first_near[unit + 1] = number

    def _note_around(self, units, point, number, distance):
        """Add the units beside a point that were not met before; returns how many there are now."""
        i: cython.int
        beside: cython.int
        for i in range(4):
            beside = units.unit_of[point + OFFSETS[i]]
            if beside >= 0 and self.marked[beside] != self.mark:
                self.marked[beside] = self.mark
                self.near[number] = beside
                self.distance[number] = distance
                number += 1
        return number

    # -- groups -------------------------------------------------------------------------------------------

    def _find_groups(self, board, units, ladders):
        unit: cython.int
        point: cython.int
        liberties: cython.pointer[cython.const[PointSet]]
        for unit in range(units.num):
            self.group_of[unit] = unit
            self.next_of_group[unit] = unit
            self.shared_with[unit] = -1
        for unit in range(units.num):
            if units.units[unit].kind == EMPTY_POINT:
                continue
            liberties = liberties_of(board, board.string_of[units.units[unit].point])
            point = next_point(liberties, FIRST)
            while point != NO_POINT:
                self._share(board, units, ladders, unit, point)
                point = next_point(liberties, point + 1)

    def _share(self, board, units, ladders, unit, liberty):
        """Join a string with those of its color at this liberty, where that makes them one group."""
        i: cython.int
        beside: cython.int
        color: cython.int = board.color[units.units[unit].point]
        for i in range(4):
            if board.color[liberty + OFFSETS[i]] != color:
                continue
            beside = units.unit_of[liberty + OFFSETS[i]]
            if beside <= unit or self.group_of[beside] == self.group_of[unit]:
                continue  # this string, one that has done it before, or one of the same group
            if self.shared_with[beside] != unit:
                self.shared_with[beside] = unit
                self.shared[beside] = 0
                self.shared_at[beside] = NO_POINT
            if self.shared_at[beside] != liberty:
                self.shared_at[beside] = liberty
                self.shared[beside] += 1
                if self.shared[beside] == 2 or ladders.of_stone(board, other(color), liberty).captured:
                    self._join(unit, beside)

    def _join(self, one, two):
        """Make one group of those of two strings."""
        kept: int16_t = self.next_of_group[one]
        member: cython.int = two
        while True:
            self.group_of[member] = self.group_of[one]
            member = self.next_of_group[member]
            if member == two:
                break
        self.next_of_group[one] = self.next_of_group[two]
        self.next_of_group[two] = kept

    # -- the most important relations ---------------------------------------------------------------------

    def _relate(self, units, unit):
        """Make the edges of a unit."""
        i: cython.int
        member: cython.int
        kind: cython.int
        relation: cython.int
        edge: cython.pointer[Edge]
        self.mark += 1
        self.num_met = 0
        self._note(unit, IS_SAME)
        for i in range(self.first_near[unit], self.first_near[unit + 1]):
            self._note(self.near[i], AT_D0 << self.distance[i])
        member = self.next_of_group[unit]
        while member != unit:
            self._note(member, IN_GROUP)
            for i in range(self.first_near[member], self.first_near[member + 1]):
                if self.distance[i] == 2:
                    break
                self._note(self.near[i], AT_GROUP_D0 << self.distance[i])
            member = self.next_of_group[member]
        if not self._reserve(self.num_edges + self.num_met):
            return
        for i in range(self.num_met):
            kind = units.units[self.met[i]].kind
            relation = CHOICE[kind][units.units[unit].kind][self.holds[self.met[i]]]
            if relation != NO_RELATION:
                edge = self.edges + self.num_edges
                edge.source = self.met[i]
                edge.relation = relation
                edge.local = relation - FIRST_FROM[kind]
                self.num_edges += 1

    def _note(self, unit, what):
        """Note what holds between a unit and the one whose edges are made."""
        if self.marked[unit] != self.mark:
            self.marked[unit] = self.mark
            self.holds[unit] = 0
            self.met[self.num_met] = unit
            self.num_met += 1
        self.holds[unit] |= what

    def _reserve(self, wanted):
        edges: cython.p_void
        edges = grown(self.edges, wanted, cython.address(self.room), cython.sizeof(Edge))
        if edges == cython.NULL:
            self.out_of_memory = True
            return False
        self.edges = cython.cast(cython.pointer[Edge], edges)
        return True

    # -- for Python ---------------------------------------------------------------------------------------

    def table(self, board: Board, color: int) -> dict[tuple[int, int], int]:
        """By pair of units, the one that feeds and the one that is fed: the number of their relation.

        Units are given by their first points, relations numbered in the order of values.RELATIONS; ``color``
        is to move.
        """
        unit: cython.int
        i: cython.int
        units: Units = Units()
        ladders: Ladders = Ladders()
        ladders.look(board)
        units.look(board, color, ladders)
        self.look(board, units, ladders)
        if self.out_of_memory:
            raise MemoryError
        found = {}
        for unit in range(units.num):
            for i in range(self.begin[unit], self.begin[unit + 1]):
                pair = units.units[self.edges[i].source].point, units.units[unit].point
                found[pair] = self.edges[i].relation
        return found
