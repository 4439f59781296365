"""What a position is worth, given whose turn it is; see ``turns.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import board_points
from engine.position import Position

#: the traits from which it is worked out how likely the stones of a threatened string are to stay
STRING_TRAITS = ("always", "strength of the group", "logarithm of the stones", "share of the group's stones")

#: the weights of these with the enemy to move, and with its own side to move
_WEIGHTS = ((-3.04, 0.80, -0.83, 2.92), (-3.73, 1.03, -0.05, 4.00))


class AtStake(NamedTuple):
    """A threatened string, with its traits (``STRING_TRAITS``)."""

    color: int
    traits: tuple[float, ...]
    stones: tuple[int, ...]


def _fill_weights():
    turn: cython.int
    i: cython.int
    for turn in range(2):
        for i in range(NUM_STRING_TRAITS):
            STRING_WEIGHTS[turn][i] = _WEIGHTS[turn][i]


_fill_weights()


class Turns:
    """Values one position at a time."""

    def look(self, position, board, color):
        point: cython.int
        total: cython.double = 0
        memcpy(self.value, position.territory.value, cython.sizeof(self.value))
        self._value_stones(position, board, color)
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EMPTY:
                self._value_empty(position, board, point)
            total += self.value[point]
        self.score = cython.cast(cython.int, FIFTIETHS * total + (0.5 if total >= 0 else -0.5))

    def _value_stones(self, position, board, color):
        point: cython.int
        key: cython.int
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EDGE or board.color[point] == EMPTY:
                continue
            key = position.tactics.key_of[board.string_of[point]]
            # the key is the first of a string's points
            if point == key:
                self.at_stake[key] = self._is_at_stake(position, board, key)
                if self.at_stake[key]:
                    self.string_value[key] = self._value_of(position, board, key, color)
            if self.at_stake[key]:
                self.value[point] = self.string_value[key] * (1 if board.color[point] == BLACK else -1)

    def _value_empty(self, position, board, point):
        """A point beside a threatened string is no surer than the string; between two, it gets their mean."""
        i: cython.int
        near: cython.int
        key: cython.int
        least: cython.float = -1
        most: cython.float = 1
        if position.life.territory[point] != EMPTY or position.safety.territory[point] != EMPTY:
            return
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == EDGE or board.color[near] == EMPTY:
                continue
            key = position.tactics.key_of[board.string_of[near]]
            if self.at_stake[key] and board.color[near] == BLACK:
                most = min(most, self.string_value[key])
            elif self.at_stake[key]:
                least = max(least, -self.string_value[key])
        if least > most:
            self.value[point] = (least + most) / 2
        else:
            self.value[point] = min(max(self.value[point], least), most)

    def _is_at_stake(self, position, board, key):
        return position.tactics.of_string(board, key).status == THREATENED and not position.safety.safe[key]

    def _value_of(self, position, board, key, color):
        """What a string's stones are worth to their side: -1 (they are taken) .. 1 (they stay)."""
        i: cython.int
        total: cython.double = 0
        traits: cython.double[NUM_STRING_TRAITS]
        self._list_traits(position, board, key, traits)
        for i in range(NUM_STRING_TRAITS):
            total += STRING_WEIGHTS[board.color[key] == color][i] * traits[i]
        return 2 / (1 + exp(-total)) - 1

    def _list_traits(self, position, board, key, traits):
        group: cython.pointer(cython.const[Group])
        group = cython.address(position.groups.groups[position.groups.group_of[key]])
        strength: cython.double = min(max(group.strength, -0.98), 0.98)
        stones: cython.double = board.strings[board.string_of[key]].num_stones
        traits[0] = 1
        traits[1] = log((1 + strength) / (1 - strength))
        traits[2] = log2(stones)
        traits[3] = stones / group.num_stones

    # -- for Python -------------------------------------------------------------------------------------

    def values(self, position: Position, board: Board, color: cython.int) -> dict[int, float]:
        """Values of the points, -1 (White's) to 1 (Black's), for ``color`` to move; evaluates the board."""
        position.refresh(board)
        self.look(position, board, color)
        return {point: self.value[point] for point in board_points(board.size)}

    def stakes(self, position: Position, board: Board) -> list[AtStake]:
        """The threatened strings of the board that the position evaluated last."""
        traits: cython.double[NUM_STRING_TRAITS]
        i: cython.int
        key: cython.int
        found = []
        for i in range(position.tactics.num_strings):
            key = position.tactics.keys[i]
            if self._is_at_stake(position, board, key):
                self._list_traits(position, board, key, traits)
                told = tuple([traits[j] for j in range(NUM_STRING_TRAITS)])
                found.append(AtStake(board.color_at(key), told, tuple(board.stones(key))))
        return found
