"""Where patterns come up in games, and where they are played."""

from typing import NamedTuple

import cython

from engine.attributes import Context
from engine.patterns.book import PatternBook
from engine.patterns.matcher import Matcher
from engine.walk import Game, Walk


class PlayedPattern(NamedTuple):
    """A move of a game for which a pattern spoke."""

    #: the number of the move; 1 is the first
    move_no: int
    #: the index of the pattern in its book
    pattern: int


class GamePatterns(NamedTuple):
    """What a game has of the patterns of a book."""

    #: the points at which any pattern was there for a legal move of Black's at some time; the same for White
    places: tuple[int, int]
    #: the moves that were played there, in the game's order; every pattern that spoke for a move
    played: list[PlayedPattern]


class PatternFinder:
    """Finds the patterns of a book in games. How a game stands, their measure ``score``, is even for them."""

    def __cinit__(self, book: PatternBook):
        self.book = book
        self.walk = Walk()
        self.matcher = Matcher(book)
        self.context = Context()

    def __dealloc__(self):
        free(self.played)

    def find(self, game: Game) -> GamePatterns:
        """Where the patterns are in a game, before each of its moves.

        The game ends before its first illegal move. Raises EngineError for a bad setup.
        """
        i: cython.int
        done: cython.bint
        self.walk.begin(game)
        memset(self.was_there, 0, cython.sizeof(self.was_there))
        self.num_played = 0
        with cython.nogil:
            done = self._follow()
        if not done:
            raise MemoryError
        played = {(self.played[i].move_no, self.played[i].pattern) for i in range(self.num_played)}
        places = self._num_places(BLACK), self._num_places(WHITE)
        return GamePatterns(places, [PlayedPattern(*one) for one in sorted(played)])

    def _num_places(self, color):
        point: cython.int
        number: cython.int = 0
        for point in range(NUM_POINTS):
            number += self.was_there[color - 1][point]
        return number

    def _follow(self):
        point: cython.int
        last: cython.int = NO_POINT
        while self.walk.step():
            if self.matcher.update(self.walk.board, self.walk.color) != LEGAL:
                return False
            self.context.look(self.walk.board, self.walk.color, last, self.walk.number)
            for point in range(FIRST, FIRST + BOARD_SPAN):
                if self.matcher.found(self.walk.color, point).num and not self._look_at(point):
                    return False
            last = self.walk.played
        return True

    def _look_at(self, point):
        found: cython.pointer[cython.const[Found]] = self.matcher.found(self.walk.color, point)
        was_there: cython.pointer[uint8_t] = cython.address(self.was_there[self.walk.color - 1][point])
        before: cython.int = self.num_played
        if point == self.walk.played:
            if not self._note_played(found, point):
                return False
            was_there[0] |= self.num_played > before
        elif not was_there[0] and self.walk.board.check(self.walk.color, point) == LEGAL:
            was_there[0] = self._is_there(found, point)
        return True

    def _is_there(self, found, point):
        i: cython.int
        pattern: cython.int
        if found.num_plain:
            return True
        for i in range(found.num):
            for pattern in range(found.items[i].pattern, self.matcher.families.end[found.items[i].pattern]):
                if self._holds(pattern, found.items[i].symmetry, point):
                    return True
        return False

    def _note_played(self, found, point):
        i: cython.int
        pattern: cython.int
        for i in range(found.num_plain):
            if not self._add(found.items[i].pattern):
                return False
        for i in range(found.num_plain, found.num):
            for pattern in range(found.items[i].pattern, self.matcher.families.end[found.items[i].pattern]):
                if self._holds(pattern, found.items[i].symmetry, point) and not self._add(pattern):
                    return False
        return True

    def _add(self, pattern):
        longer: cython.p_void = grown(
            self.played, self.num_played + 1, cython.address(self.room), cython.sizeof(Played)
        )
        if longer == cython.NULL:
            return False
        self.played = cython.cast("Played*", longer)
        self.played[self.num_played] = Played(self.walk.number, pattern)
        self.num_played += 1
        return True

    def _holds(self, pattern, symmetry, point):
        match: Match
        match.pattern = pattern
        match.symmetry = symmetry
        return holds_all(self.context, self.book, cython.address(match), point)
