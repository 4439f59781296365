"""What all rules use: the position, questions about it, and where they write; see ``ground.pxd``."""

from collections.abc import Sequence

import cython

from engine.evaluation.potential import Potential
from engine.points import EngineError
from engine.rules.rule import Rule
from engine.strategy import Strategy


class Ground:
    """One position at a time; ``rules`` are the rules of all themes in order."""

    def __cinit__(self, rules: Sequence[Rule]):
        i: cython.int
        if len(rules) != NUM_RULES:
            raise EngineError(f"there are {len(rules)} rules: set NUM_RULES in engine/rules/ground.pxd to it")
        self.strategy = Strategy()
        self.potential = Potential()
        self.spoken = cython.cast("Spoken*", calloc(NUM_RULES * BOARD_SPAN, cython.sizeof(Spoken)))
        if self.spoken == cython.NULL:
            raise MemoryError
        for i in range(NUM_RULES):
            self.phases[i] = rules[i].phase_bits()
            self.standings[i] = rules[i].standing_bits()

    def __dealloc__(self):
        free(self.spoken)

    def look(self, position):
        i: cython.int
        key: cython.int
        group: cython.pointer[Group]
        if self.position is not position or self.board is not position.board:
            with cython.gil:
                self.position = position
                self.board = position.board
        self.color = position.color
        self.enemy = other(position.color)
        self.strategy.look(position)
        self.num_looks += 1
        self.num_spoken = 0
        memset(self.first_at, -1, cython.sizeof(self.first_at))
        clear_points(cython.address(self.legal))
        for i in range(position.num_moves):
            add_point(cython.address(self.legal), position.moves[i])
        for i in range(position.groups.num_groups):
            group = cython.address(position.groups.groups[i])
            key = next_point(cython.address(group.strings), FIRST)
            while key != NO_POINT:
                self.eyes_of[key] = group.typ_eyes
                key = next_point(cython.address(group.strings), key + 1)

    def may(self, rule):
        return (
            self.phases[self.base + rule] >> self.strategy.phase & 1
            and self.standings[self.base + rule] >> self.strategy.standing & 1
        )

    def say(self, rule, point, subject, other):
        number: cython.int = self.base + rule
        item: cython.pointer[Spoken]
        if point <= 0 or not has_point(cython.address(self.legal), point):
            return
        if self.said_in[number] != self.num_looks:
            self.said_in[number] = self.num_looks
            clear_points(cython.address(self.said[number]))
        if has_point(cython.address(self.said[number]), point):
            return
        add_point(cython.address(self.said[number]), point)
        item = cython.address(self.spoken[self.num_spoken])
        item.rule = number
        item.subject = subject
        item.other = other
        item.next = self.first_at[point]
        self.first_at[point] = self.num_spoken
        self.num_spoken += 1

    def say_all(self, rule, points, subject, other):
        point: cython.int = next_point(points, FIRST)
        while point != NO_POINT:
            self.say(rule, point, subject, other)
            point = next_point(points, point + 1)

    # -- questions ----------------------------------------------------------------------------------------

    def look_at(self, group):
        self.potential.look(
            self.board,
            self.position.tactics,
            self.position.eyes,
            self.position.connections,
            group.color,
            cython.address(group.stones),
            cython.address(group.liberties),
            self.eyes_of,
        )

    def largest_pressed(self, color):
        i: cython.int
        largest: cython.int = 2
        group: cython.pointer[cython.const[Group]]
        for i in range(self.position.groups.num_groups):
            group = cython.address(self.position.groups.groups[i])
            if group.color == color and group.num_stones > largest and self.is_pressed(group):
                largest = group.num_stones
        return largest

    def line(self, point):
        size: cython.int = self.board.size
        col: cython.int = min(col_of(point), size - 1 - col_of(point))
        row: cython.int = min(row_of(point), size - 1 - row_of(point))
        return 1 + min(col, row)

    def is_by(self, point, group):
        number: cython.int = self.position.groups.group_of[group.key]
        col: cython.int
        row: cython.int
        if point < FIRST:
            return False
        for col in range(max(0, col_of(point) - 2), min(self.board.size, col_of(point) + 3)):
            for row in range(max(0, row_of(point) - 2), min(self.board.size, row_of(point) + 3)):
                if self.position.groups.group_of[point_at(col, row)] == number:
                    return True
        return False

    def was_answered(self):
        return apart(self.position.recent[0], self.position.recent[1]) <= 2
