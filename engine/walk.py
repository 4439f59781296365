"""A walk through the positions of games, for counting and training."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import EngineError


class Game(NamedTuple):
    """A game as text: board size, setup and moves (move text, see ``engine.points``)."""

    size: int
    setup: bytes
    moves: bytes

    @property
    def num_moves(self) -> int:
        """How many moves the text has, including passes."""
        return len(self.moves) // 2


class Walk:
    """Stands before each move of a game in turn. The board is used again for games of the same size."""

    def begin(self, game) -> None:
        """Begin a game; ``step`` then goes to its first move. Raises EngineError for a bad setup."""
        self.under_way = False
        if self.board is None or self.board.size != game.size:
            self.board = Board(game.size)
        if len(game.moves) % 2:
            raise EngineError(f"move text of odd length {len(game.moves)}")
        self.board.setup(game.setup)
        self._moves = game.moves
        self.text = self._moves
        self.length = game.num_moves
        self.number = 0
        self.under_way = self.length > 0

    def step(self):
        first: cython.int
        second: cython.int
        if not self.under_way:
            return False
        if self.number and self.board.push(self.color, self.played) != LEGAL:
            self.under_way = False
            return False
        if self.number == self.length:
            self.under_way = False
            return False
        first = self.text[2 * self.number]
        second = self.text[2 * self.number + 1]
        self.under_way = self._is_legal(first, second)
        self.number += self.under_way
        return self.under_way

    def _is_legal(self, first, second):
        """Read a move of the text into ``color`` and ``played``; false if it may not be played."""
        self.played = read_move(first, second, self.board.size, cython.address(self.color))
        return self.played != NO_POINT and self.board.check(self.color, self.played) == LEGAL
