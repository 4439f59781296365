"""Openings: positions of the whole board, and how many games went on with each move.

Corners know nothing of each other. In the first moves of a game the whole board comes again and again: the
same four corners, turned or with colours exchanged, so that games tell which of them is played next.
"""

from collections.abc import Mapping

import cython
import numpy as np

from engine.board import Board
from engine.points import EngineError, require_player
from engine.walk import Game, Walk

#: a move of a position: the position's key, the place of the move as ``WholeBoard`` has it, how many games;
#: with the place OTHERS: all moves of the position that too few games have
ROWS = np.dtype([("key", "<u8"), ("place", "<u2"), ("games", "<u4")])


def _fill_tables():
    symmetry: cython.int
    row: cython.int
    col: cython.int
    image: cython.int
    for row in range(OPENING_SIZE):
        for col in range(OPENING_SIZE):
            for symmetry in range(8):
                image = map_point(symmetry, OPENING_SIZE, point_at(col, row))
                IMAGE[symmetry][point_at(col, row)] = OPENING_SIZE * row_of(image) + col_of(image)
            # beside the numbers of the corners, whose sides are 0 to 3
            NUMBER[0][OPENING_SIZE * row + col] = number_of(4, OPENING_SIZE * row + col)
            NUMBER[1][OPENING_SIZE * row + col] = number_of(8, OPENING_SIZE * row + col)


_fill_tables()
_ON_BOARD = frozenset(point_at(col, row) for row in range(OPENING_SIZE) for col in range(OPENING_SIZE))


class WholeBoard:
    """Sees a board as the side to move does, in the turn whose key is the smallest."""

    def look(self, board, color):
        keys: uint64_t[8]
        row: cython.int
        col: cython.int
        point: cython.int
        symmetry: cython.int
        side: cython.int
        num_stones: cython.int = 0
        if board.size != OPENING_SIZE or board.ko_point != NO_POINT:
            return False
        for symmetry in range(8):
            keys[symmetry] = 0
        for row in range(OPENING_SIZE):
            for col in range(OPENING_SIZE):
                point = point_at(col, row)
                if board.color[point] == EMPTY:
                    continue
                num_stones += 1
                if num_stones > MOST_OPENING_STONES:
                    return False
                side = board.color[point] != color
                for symmetry in range(8):
                    keys[symmetry] ^= NUMBER[side][IMAGE[symmetry][point]]
        self.key = keys[0]
        for symmetry in range(1, 8):
            self.key = min(self.key, keys[symmetry])
        self.symmetries = 0
        for symmetry in range(8):
            self.symmetries |= (keys[symmetry] == self.key) << symmetry
        return True

    def place_of(self, point):
        symmetry: cython.int
        place: cython.int = NUM_PLACES
        for symmetry in range(8):
            if self.symmetries >> symmetry & 1:
                place = min(place, IMAGE[symmetry][point])
        return place

    def num_alike(self, point):
        symmetry: cython.int
        turns: cython.int = 0
        same: cython.int = 0
        place: cython.int = self.place_of(point)
        for symmetry in range(8):
            if self.symmetries >> symmetry & 1:
                turns += 1
                same += IMAGE[symmetry][point] == place
        return turns // same

    # -- for Python ---------------------------------------------------------------------------------------

    def see(self, board: Board, color: int) -> bool:
        """Look at a board with ``color`` to move; whether it can be an opening, and has a key.

        It can on 19x19, with 40 stones at most, and without a ko that is banned. Raises EngineError unless
        ``color`` is BLACK or WHITE.
        """
        require_player(color)
        return self.look(board, color)

    def place(self, point: cython.int) -> int:
        """The place of a point of the board seen last: 0 to 360. Raises EngineError for none of the board."""
        _require_on_board(point)
        return self.place_of(point)

    def points(self, place: cython.int) -> list[int]:
        """The points of the board seen last that have a place: more than one where it is symmetric."""
        row: cython.int
        col: cython.int
        return [
            point_at(col, row)
            for row in range(OPENING_SIZE)
            for col in range(OPENING_SIZE)
            if self.place_of(point_at(col, row)) == place
        ]


class OpeningBook:
    """Moves of positions (``rows`` of ROWS, in any order), found by board.

    Raises EngineError for a place that is none, and for a move that comes twice.
    """

    def __cinit__(self, rows: np.ndarray):
        ordered = rows[np.lexsort((rows["place"], rows["key"]))]
        key, place = ordered["key"], ordered["place"]
        is_again = (np.diff(key) == 0) & (np.diff(place) == 0)
        if is_again.any() or (place > OTHERS).any():
            raise EngineError("openings with a move that is none, or that comes twice")
        self.rows = ordered
        unique, first = np.unique(key, return_index=True)
        self.num_positions = len(unique)
        # a row more, so that there is a first one
        self.columns = (
            np.append(unique, np.uint64(0)),
            np.append(first, len(ordered)).astype(np.int32),
            np.append(place, np.uint16(0)),
            np.append(ordered["games"], np.uint32(0)),
        )
        keys: uint64_t[::1] = self.columns[0]
        begins: int32_t[::1] = self.columns[1]
        places: uint16_t[::1] = self.columns[2]
        games: uint32_t[::1] = self.columns[3]
        self.keys, self.begins = cython.address(keys[0]), cython.address(begins[0])
        self.places, self.games = cython.address(places[0]), cython.address(games[0])

    def find(self, key):
        low: cython.int = 0
        high: cython.int = self.num_positions
        middle: cython.int
        while low < high:
            middle = (low + high) >> 1
            if self.keys[middle] < key:
                low = middle + 1
            else:
                high = middle
        return low if low < self.num_positions and self.keys[low] == key else -1


class OpeningView:
    """Looks at one position at a time; several views may share a book."""

    def __cinit__(self, book: OpeningBook):
        self.book = book
        self.seen = WholeBoard()
        self.at = -1

    def look(self, board, color):
        self.at = self.book.find(self.seen.key) if self.seen.look(board, color) else -1
        return self.at >= 0

    def games_at(self, point):
        if self.at < 0:
            return 0.0
        games: cython.double = self._games_of(self.seen.place_of(point))
        return games / self.seen.num_alike(point)

    def games_elsewhere(self):
        return self._games_of(OTHERS) if self.at >= 0 else 0.0

    def _games_of(self, place):
        i: cython.int
        for i in range(self.book.begins[self.at], self.book.begins[self.at + 1]):
            if self.book.places[i] == place:
                return self.book.games[i]
        return 0

    # -- for Python ---------------------------------------------------------------------------------------

    def moves(self, board: Board, color: int) -> dict[int, float]:
        """By point: in how many games of a position the side to move played there; empty if it is not known.

        Points that cannot be told apart share the games. Raises EngineError unless ``color`` is BLACK or
        WHITE.
        """
        require_player(color)
        found: dict[int, float] = {}
        if not self.look(board, color):
            return found
        i: cython.int
        for i in range(self.book.begins[self.at], self.book.begins[self.at + 1]):
            alike = self.seen.points(self.book.places[i])
            games: cython.double = self.book.games[i]
            for point in alike:
                found[point] = games / len(alike)
        return found

    def said_of(self, point: cython.int) -> tuple[int, int]:
        """Of the position looked at last: in how many games the side played at a point, or at one that cannot
        be told apart from it, and how many games the position has; 0 if it is not known. Raises EngineError
        for none of the board."""
        i: cython.int
        of_games: cython.int = 0
        _require_on_board(point)
        if self.at < 0:
            return 0, 0
        for i in range(self.book.begins[self.at], self.book.begins[self.at + 1]):
            of_games += self.book.games[i]
        return self._games_of(self.seen.place_of(point)), of_games

    @property
    def others(self) -> float:
        """In how many games of the position looked at last the side made moves that too few games have."""
        return self.games_elsewhere()


def _require_on_board(point: int) -> None:
    if point not in _ON_BOARD:
        raise EngineError(f"no point of a board of {OPENING_SIZE}x{OPENING_SIZE}: {point}")


def openings_of(rows: np.ndarray) -> dict[int, dict[int, int]]:
    """Rows of ROWS by key and place, with their games."""
    found: dict[int, dict[int, int]] = {}
    for key, place, games in rows.tolist():
        found.setdefault(key, {})[place] = games
    return found


def rows_of(openings: Mapping[int, Mapping[int, int]]) -> np.ndarray:
    """Undoes ``openings_of``: the rows by key and place."""
    rows = [(key, place, games) for key, moves in openings.items() for place, games in moves.items()]
    return np.array(sorted(rows), ROWS)


class OpeningCounter:
    """Counts which moves were played in the openings of games, if ``least`` games (1 to 255) have them.

    The first pass counts roughly, in a sketch (a table of small counters that moves share). The second one
    counts exactly, and follows a game as long as its moves are frequent, so memory does not grow with games.
    Raises EngineError for another ``least``.
    """

    def __cinit__(self, least: int):
        if not 1 <= least <= 255:
            raise EngineError(f"moves are counted from 1 to 255 games on, not {least}")
        self.least = least
        self.walk = Walk()
        self.seen = WholeBoard()
        self.sketch_memory = np.zeros(1 << SKETCH_BITS, np.uint8)
        sketch: uint8_t[::1] = self.sketch_memory
        self.sketch = cython.address(sketch[0])
        self.pending = np.zeros(ROOM, ROWS)
        rows: uint8_t[::1] = self.pending.view(np.uint8)
        self.rows = cython.cast("Row*", cython.address(rows[0]))
        self.counted = np.zeros(0, ROWS)

    def sketch_game(self, game: Game) -> None:
        """The first pass over a game; all games must pass before any is counted.

        A game's opening ends before a pass, an illegal move, or a position that is none (``WholeBoard.see``).
        Raises EngineError for a bad setup.
        """
        self.walk.begin(game)
        with cython.nogil:
            self._sketch()

    def count_game(self, game: Game) -> None:
        """The second pass over a game."""
        self.walk.begin(game)
        with cython.nogil:
            self._meet()
        if self.num_pending >= ROOM - MOST_OPENING_STONES - 1:
            self._add_up()

    def found(self) -> np.ndarray:
        """The moves that so many games have, and the OTHERS of their positions, as ROWS by key and place."""
        self._add_up()
        rows = self.counted
        is_kept = (rows["games"] >= self.least) & (rows["place"] != OTHERS)
        kept = rows[is_kept]
        keys = np.unique(kept["key"])
        left_out = rows[~is_kept & np.isin(rows["key"], keys)]
        others = np.zeros(len(keys), ROWS)
        others["key"], others["place"] = keys, OTHERS
        others["games"] = np.bincount(
            np.searchsorted(keys, left_out["key"]), weights=left_out["games"], minlength=len(keys)
        )
        rows = np.concatenate([kept, others[others["games"] > 0]])
        return rows[np.lexsort((rows["place"], rows["key"]))]

    def _sketch(self):
        at: uint64_t
        while self._step():
            at = self._slot()
            self.sketch[at] += self.sketch[at] < 255

    def _meet(self):
        is_frequent: cython.bint = True
        while is_frequent and self._step():
            is_frequent = self.sketch[self._slot()] >= self.least
            self.rows[self.num_pending].key = self.seen.key
            self.rows[self.num_pending].place = (
                self.seen.place_of(self.walk.played) if is_frequent else OTHERS
            )
            self.rows[self.num_pending].games = 1
            self.num_pending += 1

    def _step(self):
        if not self.walk.step() or self.walk.played == PASS:
            return False
        # a setup may leave room for more moves than stones
        if self.walk.number > MOST_OPENING_STONES + 1:
            return False
        return self.seen.look(self.walk.board, self.walk.color)

    def _slot(self):
        mixed: uint64_t = (self.seen.key + self.seen.place_of(self.walk.played)) * cython.cast(
            uint64_t, 0x9E3779B97F4A7C15
        )
        return mixed >> (64 - SKETCH_BITS)

    def _add_up(self):
        """Add the pending moves to those that are counted."""
        rows = np.concatenate([self.counted, self.pending[: self.num_pending]])
        rows = rows[np.lexsort((rows["place"], rows["key"]))]
        self.num_pending = 0
        if len(rows):
            is_new = (np.diff(rows["key"], prepend=~rows["key"][:1]) != 0) | (
                np.diff(rows["place"], prepend=0) != 0
            )
            first = np.flatnonzero(is_new)
            games = np.add.reduceat(rows["games"], first)
            rows = rows[first]
            rows["games"] = games
        self.counted = rows
        return 0
