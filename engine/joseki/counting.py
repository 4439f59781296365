"""Counting joseki: which moves are played in the corners of games, in two passes over all games.

The first pass counts roughly, in a sketch (a table of small counters that moves share), how often each move
of each local position comes. The second pass counts exactly those that come ``least`` times or more, and
follows a corner only as far as its moves are among them.

Games can be added to what was counted before. Moves that were too rare then may have become frequent. So the
moves at which a corner was left are kept for each game, and a game that waits for such a move is counted
again. Frequent moves stay frequent, so counting a game again includes all that was counted before.
"""

from collections.abc import Mapping

import cython
import numpy as np

from engine.joseki.corners import Corners
from engine.joseki.move import ERAS
from engine.points import EngineError
from engine.walk import Game, Walk

MOVES = np.dtype(
    [
        ("key", "u8"),
        ("child", "u8"),
        ("players", "u8", 4),
        ("games", "u4"),
        ("won", "u4"),
        ("decided", "u4"),
        ("eras", "u4", len(ERAS)),
        ("last_game", "i4"),
        ("first_year", "u2"),
        ("last_year", "u2"),
        ("place", "u1"),
        ("spare", "u1", 3),
    ],
    align=True,
)
START_ROOM = 1 << 16
#: raised by hand when the same games would give different counts
VERSION = 1


class JosekiCounter:
    """Counts moves that were played at least ``least`` times (2 to 255)."""

    def __cinit__(self, least: int = 3):
        if not 2 <= least <= 255:
            raise EngineError(f"moves are counted from 2 to 255 games on, not {least}")
        self.walk = Walk()
        self.corners = Corners()
        self.least = least
        self.sketch_memory = np.zeros(1 << SKETCH_BITS, np.uint8)
        sketch: uint8_t[::1] = self.sketch_memory
        self.sketch = cython.address(sketch[0])
        self.earlier = self.sketch
        self.earlier_memory = None
        self._use(np.zeros(START_ROOM, MOVES), 0)

    def _use(self, memory, num_moves):
        if MOVES.itemsize != cython.sizeof(Move):
            raise EngineError(f"a counted move has {cython.sizeof(Move)} bytes, not {MOVES.itemsize}")
        bytes_of: uint8_t[::1] = memory.view(np.uint8)
        self.memory = memory
        self.moves = cython.cast("Move*", cython.address(bytes_of[0]))
        self.room = len(memory)
        self.num_moves = num_moves
        return 0

    def begin_adding(self) -> None:
        """From now on, games are added to those that were counted already."""
        self._remember(self.sketch_memory.copy())

    def sketch_game(self, game: Game) -> None:
        """The first pass over a game; all games must pass before any is counted."""
        self._pass_over(game, SKETCH)

    def count_game(
        self, game: Game, index: cython.int, players: tuple[int, int], winner: cython.int, year: cython.int
    ) -> bytes:
        """The second pass over a game; returns what the game waits for (see ``waits``).

        ``index``, from 0, is the game's number; ``players`` are numbers, Black's first; ``winner`` is a
        color; it is 0 if not known, as is ``year``.
        """
        self._set_facts(index, players, winner, year)
        return self._pass_over(game, COUNT)

    def recount_game(
        self, game: Game, index: cython.int, players: tuple[int, int], winner: cython.int, year: cython.int
    ) -> bytes:
        """Count a game again that was counted before games were added, with the same arguments as then."""
        self._set_facts(index, players, winner, year)
        self._pass_over(game, TAKE_BACK)
        return self._pass_over(game, COUNT)

    def waits(self, waiting: np.ndarray) -> np.ndarray:
        """Which of the moves that games wait for (an array of u4) have become frequent."""
        return self.sketch_memory[waiting] >= self.least

    def found(self) -> np.ndarray:
        """The counted moves that were played at least ``least`` times: an array of MOVES by key and place."""
        rows = self.memory[(self.memory["key"] != 0) & (self.memory["games"] >= self.least)]
        rows["last_game"] = 0
        return rows[np.lexsort((rows["place"], rows["key"]))]

    def state(self) -> dict[str, np.ndarray]:
        """Everything noted so far; the arrays are the counter's own, not copies."""
        state = {"sketch": self.sketch_memory, "moves": self.memory}
        return state if self.earlier_memory is None else {**state, "earlier": self.earlier_memory}

    def restore(self, state: Mapping[str, np.ndarray]) -> None:
        """Go on from a ``state``."""
        self.sketch_memory[:] = state["sketch"]
        self._use(state["moves"].copy(), int(np.count_nonzero(state["moves"]["key"])))
        if "earlier" in state:
            self._remember(state["earlier"])

    def _remember(self, earlier):
        view: uint8_t[::1] = earlier
        self.earlier_memory = earlier
        self.earlier = cython.address(view[0])
        return 0

    def _set_facts(self, index, players, winner, year):
        self.game = index
        self.black, self.white = players
        self.winner = winner
        self.year = year
        return 0

    def _pass_over(self, game, doing):
        done: cython.bint
        self.doing = doing
        self.num_waiting = 0
        self.walk.begin(game)
        with cython.nogil:
            done = self._follow()
        if not done:
            raise MemoryError
        return bytes(cython.cast("const char*", self.waiting)[: 4 * self.num_waiting])

    # -- one game -----------------------------------------------------------------------------------------

    def _follow(self):
        """Note the moves in a game's corners; false if memory ran out."""
        corner: cython.int
        color: cython.int
        within: cython.int
        place: cython.int
        child: uint64_t
        before: View[4]
        fits: cython.bint = True
        for corner in range(NUM_CORNERS):
            self.is_followed[corner] = True
            self.answering[corner] = 0
        while fits and self.walk.step() and self.walk.number <= LAST_MOVE:
            color = self.walk.color
            within = 0
            self.corners.look(self.walk.board)
            if self.walk.played != PASS:
                within = self.corners.corners_of(self.walk.played)
            for corner in range(NUM_CORNERS):
                before[corner] = self.corners.view(corner, color)
                if self.answering[corner] == color and not within >> corner & 1:
                    child = self.corners.view(corner, other(color)).key
                    fits &= self._meet(corner, before[corner].key, TENUKI, color, child)
                self.answering[corner] = 0
            if within and self.walk.board.push(color, self.walk.played) == LEGAL:
                self.corners.look(self.walk.board)
                for corner in range(NUM_CORNERS):
                    if within >> corner & 1:
                        place = self.corners.place_in(
                            corner, cython.address(before[corner]), self.walk.played
                        )
                        child = self.corners.view(corner, other(color)).key
                        fits &= self._meet(corner, before[corner].key, place, color, child)
                        self.answering[corner] = other(color) if self.is_followed[corner] else 0
                self.walk.board.pop()
        return fits

    def _meet(self, corner, key, place, color, child):
        """Note a move in a corner that is still followed; false if memory ran out."""
        at: uint64_t
        if not self.is_followed[corner]:
            return True
        if self.corners.num_stones[corner] > MOST_STONES:
            self.is_followed[corner] = False
            return True
        at = hash_of(key, place) >> (64 - SKETCH_BITS)
        if self.doing == SKETCH:
            self.sketch[at] += self.sketch[at] < 255
            return True
        if (self.earlier if self.doing == TAKE_BACK else self.sketch)[at] < self.least:
            if place != TENUKI:
                self.is_followed[corner] = False
            if self.num_waiting < MOST_WAITING:
                self.waiting[self.num_waiting] = at
                self.num_waiting += 1
            return True
        if self.doing == TAKE_BACK:
            self._take_back(key, place, color)
            return True
        return self._note(key, place, color, child)

    def _take_back(self, key, place, color):
        """Undo what ``_note`` added, except for players and years, which the second counting adds again."""
        move: cython.pointer[Move] = self._slot(key, place)
        if move.key == 0 or move.last_game == -self.game - 1:
            return
        move.last_game = -self.game - 1
        move.games -= 1
        move.won -= self.winner == color
        move.decided -= self.winner != 0
        if self.year > 0:
            move.eras[era_of(self.year)] -= 1

    def _note(self, key, place, color, child):
        player: cython.int = self.black if color == BLACK else self.white
        move: cython.pointer[Move] = self._slot(key, place)
        one: uint64_t = 1
        if move.key == 0:
            if 2 * (self.num_moves + 1) > self.room:
                if not self._grow():
                    return False
                move = self._slot(key, place)
            self.num_moves += 1
            move.key = key
            move.place = place
            move.child = child
        # both players may have played the move, in two corners; the game counts once
        player = hash_of(player + 1, 1) >> 56
        move.players[player >> 6] |= one << (player & 63)
        if move.last_game == self.game + 1:
            return True
        move.last_game = self.game + 1
        move.games += 1
        move.won += self.winner == color
        move.decided += self.winner != 0
        if self.year > 0:
            move.eras[era_of(self.year)] += 1
            move.last_year = max(move.last_year, self.year)
            if move.first_year == 0 or self.year < move.first_year:
                move.first_year = self.year
        return True

    def _slot(self, key, place):
        """The slot of a move, or the free slot where it belongs."""
        at: uint64_t = hash_of(key, place) & (self.room - 1)
        while self.moves[at].key != 0 and (self.moves[at].key != key or self.moves[at].place != place):
            at = (at + 1) & (self.room - 1)
        return cython.address(self.moves[at])

    def _grow(self):
        with cython.gil:
            try:
                old = self.memory
                self._use(np.zeros(2 * len(old), MOVES), self.num_moves)
                self._take(old)
            except MemoryError:
                return False
        return True

    def _take(self, old):
        """Put the moves of a smaller table into this one."""
        bytes_of: uint8_t[::1] = old.view(np.uint8)
        from_: cython.pointer[Move] = cython.cast("Move*", cython.address(bytes_of[0]))
        i: cython.Py_ssize_t
        for i in range(len(old)):
            if from_[i].key:
                self._slot(from_[i].key, from_[i].place)[0] = from_[i]
        return 0


def hash_of(key, place):
    mixed: uint64_t = (key + place) * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
    return (mixed ^ (mixed >> 29)) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)


def era_of(year):
    i: cython.int
    found: cython.int = 0
    for i in range(1, NUM_ERAS):
        found += year >= ERA_STARTS[i]
    return found


_i = cython.declare(cython.int)
for _i in range(NUM_ERAS):
    ERA_STARTS[_i] = ERAS[_i]
