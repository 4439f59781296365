"""Which shapes occur again and again around the moves of games.

For every move there are nested shapes (``STAGES`` are their distances |dx| + |dy| + max(|dx|, |dy|) from the
move), the smaller ones also with a mark at the cell of the last move. A 64-bit key names a shape; it does
not depend on how the board is turned or which color moves.

``ShapeReader.met`` returns the keys of a game, each with the place where it was met. ``frequent`` returns the
keys that were met often enough. It can be given all keys or those of one range, so that keys that do not fit
into memory can be counted range by range.
"""

from collections.abc import Sequence
from typing import NamedTuple

import cython
import numpy as np

from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY, Attribute, Pattern
from engine.points import EngineError
from engine.walk import Game, Walk

#: the distances of the stages
STAGES = (2, 3, 4, 5, 6, 7, 8, 9, 10, 12)
#: stones up to this distance count with their liberties (1, 2, 3 or more)
LIBERTIES_WITHIN = 5

FOUND = np.dtype(
    [
        ("key", "u8"),
        ("count", "u4"),
        ("game", "i4"),
        ("number", "i2"),
        ("stage", "i1"),
        ("is_marked", "i1"),
    ]
)


class Shape(NamedTuple):
    """A shape on a board: cells of the 8x8 window (move at column 3, row 3), the cell of the mark or -1, and
    the key of the shape that it extends: that of the stage before, or that without the mark; 0 for none."""

    cells: bytes
    mark: int
    parent: int


def _distance(dx: int, dy: int) -> int:
    return abs(dx) + abs(dy) + max(abs(dx), abs(dy))


def _fill_tables():
    i: cython.int
    code: cython.int
    symmetry: cython.int
    word: uint64_t = 0x4B617461636869
    around = range(-BEFORE, AFTER + 1)
    cells = sorted((_distance(dx, dy), dy, dx) for dx in around for dy in around if dx or dy)
    for i in range(NUM_CELLS):
        distance, dy, dx = cells[i]
        CELL_X[i] = dx
        CELL_Y[i] = dy
        for symmetry in range(8):
            CELL_STEP[symmetry][i] = step(symmetry, dx, dy)
        for code in range(8):
            word += cython.cast(uint64_t, 0x9E3779B97F4A7C15)
            CODE_HASH[i][code] = finish(word, 0)
        if distance > LIBERTIES_WITHIN:
            for code in range(1, 3):
                CODE_HASH[i][2 + code] = CODE_HASH[i][2]
                CODE_HASH[i][5 + code] = CODE_HASH[i][5]
    for i in range(64):
        word += cython.cast(uint64_t, 0x9E3779B97F4A7C15)
        MARK_HASH[i] = finish(word, 0)
    for i, reach in enumerate(STAGES):
        STAGE_CELLS[i] = sum(distance <= reach for distance, _, _ in cells)


def finish(hash, stage):
    hash += cython.cast(uint64_t, 0x9E3779B97F4A7C15) * cython.cast(uint64_t, stage + 1)
    hash = (hash ^ (hash >> 30)) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
    hash = (hash ^ (hash >> 27)) * cython.cast(uint64_t, 0x94D049BB133111EB)
    hash ^= hash >> 31
    return hash if hash != 0 else 1


def window_cell(point, other, symmetry):
    dx: cython.int = col_of(other) - col_of(point)
    dy: cython.int = row_of(other) - row_of(point)
    across: cython.int = dx
    if symmetry & 4:
        dx = dy
        dy = across
    if symmetry & 1:
        dx = -dx
    if symmetry & 2:
        dy = -dy
    if -BEFORE <= dx <= AFTER and -BEFORE <= dy <= AFTER:
        return 8 * (dy + BEFORE) + dx + BEFORE
    return -1


def faces_corner(point, size, symmetry):
    # step() of one cell right and one down: one column and one row, in any of the four directions
    forward: cython.int = step(symmetry, 1, 1)
    right: cython.bint = forward == STRIDE + 1 or forward == 1 - STRIDE
    down: cython.bint = forward > 0
    left_free: cython.int = col_of(point)
    right_free: cython.int = size - 1 - left_free
    up_free: cython.int = row_of(point)
    down_free: cython.int = size - 1 - up_free
    return (right_free <= left_free if right else left_free <= right_free) and (
        down_free <= up_free if down else up_free <= down_free
    )


def choose_window(point, size, hash, allowed):
    symmetry: cython.int
    chosen: cython.int = -1
    for symmetry in range(8):
        allowed[symmetry] = faces_corner(point, size, symmetry)
        if allowed[symmetry] and (chosen < 0 or hash[symmetry] < hash[chosen]):
            chosen = symmetry
    # on a middle line two corners, or four, are nearest: all stages take the same one, to be nested
    for symmetry in range(8):
        allowed[symmetry] = allowed[symmetry] and step(symmetry, 1, 1) == step(chosen, 1, 1)


_fill_tables()


class ShapeReader:
    """Reads the shapes around the moves of games."""

    def __cinit__(self):
        self.walk = Walk()
        memset(self.codes, EDGE_CODE, PADDING + NUM_POINTS)

    def met(self, game: Game, index: int) -> np.ndarray:
        """The shapes around the moves of a game; ``index`` (0 to 2^31 - 1) is its number among all games.

        Returns two rows of uint64: the keys, and the places where they were met, in rising order:
        ``index << 32 | number << 16 | stage << 8 | is_marked``, with the number of the move from 1 on.
        """
        table = np.empty((2, game.num_moves * (NUM_STAGES + MARKED_STAGES)), np.uint64)
        if table.size == 0:
            return table
        number: cython.Py_ssize_t
        rows: uint64_t[:, ::1] = table
        keys: cython.pointer(uint64_t) = cython.address(rows[0, 0])
        places: cython.pointer(uint64_t) = cython.address(rows[1, 0])
        first: uint64_t = index
        self._start(game)
        with cython.nogil:
            number = self._read_game(keys, places, first << 32)
        return table[:, :number]

    def _start(self, game):
        if self.walk.board is None or self.walk.board.size != game.size:
            memset(self.codes, EDGE_CODE, PADDING + NUM_POINTS)
        self.walk.begin(game)

    def _last(self):
        """The point of the last move played; PASS if there was none or it was a pass."""
        if self.walk.board.num_moves == 0:
            return PASS
        return self.walk.board.frames[self.walk.board.num_moves - 1].point

    def _read_game(self, met, places, place):
        keys: Keys
        stage: cython.int
        n: cython.Py_ssize_t = 0
        while self.walk.step():
            if self.walk.played == PASS:
                continue
            self._read_keys(
                self.walk.board, self.walk.color, self.walk.played, self._last(), cython.address(keys)
            )
            for stage in range(NUM_STAGES):
                met[n] = keys.plain[stage]
                places[n] = place | (self.walk.number << 16) | (stage << 8)
                n += 1
                if keys.is_marked and stage < MARKED_STAGES:
                    met[n] = keys.marked[stage]
                    places[n] = places[n - 1] | 1
                    n += 1
        return n

    def _read_keys(self, board, color, point, last, keys):
        hash: uint64_t[8][NUM_STAGES]  # C writes it hash[NUM_STAGES][8]
        mark: uint64_t[8]
        allowed: cython.bint[8]
        codes: cython.pointer(uint8_t) = cython.address(self.codes[PADDING])
        symmetry: cython.int
        stage: cython.int
        i: cython.int = 0
        cell: cython.int
        smallest: uint64_t
        read_codes(board, color, cython.address(self.codes[PADDING + FIRST]))
        keys.is_marked = last != PASS
        for symmetry in range(8):
            mark[symmetry] = 0
            if keys.is_marked:
                cell = window_cell(point, last, symmetry)
                # the mark must lie in the window however it is turned; else there is no mark
                if cell < 0:
                    keys.is_marked = False
                else:
                    mark[symmetry] = MARK_HASH[cell]
        for stage in range(NUM_STAGES):
            for symmetry in range(8):
                hash[stage][symmetry] = hash[stage - 1][symmetry] if stage else 0
            while i < STAGE_CELLS[stage]:
                for symmetry in range(8):
                    hash[stage][symmetry] ^= CODE_HASH[i][codes[point + CELL_STEP[symmetry][i]]]
                i += 1
        choose_window(point, board.size, hash[NUM_STAGES - 1], allowed)
        for stage in range(NUM_STAGES):
            smallest = 0
            keys.plain_symmetry[stage] = -1
            for symmetry in range(8):
                if (stage < ASYMMETRIC or allowed[symmetry]) and (
                    keys.plain_symmetry[stage] < 0 or hash[stage][symmetry] < smallest
                ):
                    smallest = hash[stage][symmetry]
                    keys.plain_symmetry[stage] = symmetry
            keys.plain[stage] = finish(smallest, stage)
            if keys.is_marked and stage < MARKED_STAGES:
                smallest = hash[stage][0] ^ mark[0]
                keys.marked_symmetry[stage] = 0
                for symmetry in range(1, 8):
                    if hash[stage][symmetry] ^ mark[symmetry] < smallest:
                        smallest = hash[stage][symmetry] ^ mark[symmetry]
                        keys.marked_symmetry[stage] = symmetry
                keys.marked[stage] = finish(smallest, stage + 32)

    def shapes(self, game: Game, wanted: Sequence[tuple[int, int, bool]]) -> list[Shape]:
        """The shapes of a game at each ``(number of the move, stage, is_marked)``; numbers must not fall.

        Raises EngineError when there is no such move or no such shape.
        """
        keys: Keys
        shapes = []
        self._start(game)
        for number, stage, is_marked in wanted:
            while self.walk.number < number and self.walk.step():
                pass
            if number < 1 or self.walk.number != number or self.walk.played == PASS:
                raise EngineError(f"no stone is played at move {number} of the game, or not in this order")
            self._read_keys(
                self.walk.board, self.walk.color, self.walk.played, self._last(), cython.address(keys)
            )
            stages = NUM_STAGES if not is_marked else MARKED_STAGES if keys.is_marked else 0
            if not 0 <= stage < stages:
                raise EngineError(f"no {'marked ' * is_marked}shape of stage {stage} around move {number}")
            symmetry = keys.marked_symmetry[stage] if is_marked else keys.plain_symmetry[stage]
            parent = keys.plain[stage] if is_marked else keys.plain[stage - 1] if stage else 0
            shapes.append(self._shape(stage, is_marked, symmetry, parent))
        return shapes

    def _shape(
        self, stage: cython.int, is_marked: cython.bint, symmetry: cython.int, parent: object
    ) -> Shape:
        i: cython.int
        code: cython.int
        point: cython.int = self.walk.played
        cells = bytearray([ANYTHING]) * 64
        cells[8 * BEFORE + BEFORE] = EMPTY_BIT
        for i in range(STAGE_CELLS[stage]):
            code = self.codes[PADDING + point + CELL_STEP[symmetry][i]]
            contents = 1 << code
            if _distance(CELL_X[i], CELL_Y[i]) > LIBERTIES_WITHIN and code >= 2:
                contents = FRIEND_ANY if code < 5 else ENEMY_ANY
            cells[8 * (CELL_Y[i] + BEFORE) + CELL_X[i] + BEFORE] = contents
        mark = window_cell(point, self._last(), symmetry) if is_marked else -1
        return Shape(bytes(cells), mark, parent)


def frequent(met: np.ndarray, least: int) -> np.ndarray:
    """The shapes met at least ``least`` times, by when they were first met: an array of FOUND.

    ``met`` is what ``ShapeReader.met`` returned for games, side by side in any order; or, of all that, the
    columns whose keys lie in one range.
    """
    keys, places = met
    order = np.argsort(keys)
    keys = keys[order]
    begin = np.flatnonzero(np.diff(keys, prepend=~keys[:1]))
    if len(begin) == 0:
        return np.zeros(0, FOUND)
    counts = np.diff(begin, append=len(keys))
    enough = counts >= least
    first = np.minimum.reduceat(places[order], begin)[enough]
    found = np.zeros(len(first), FOUND)
    found["key"], found["count"] = keys[begin[enough]], counts[enough]
    found["game"], found["number"] = first >> 32, (first >> 16) & 0xFFFF
    found["stage"], found["is_marked"] = (first >> 8) & 0xFF, first & 1
    return found[np.argsort(first)]


def pattern(shape: Shape, id: str) -> Pattern:
    """The pattern that matches where the shape is; a mark becomes the attribute "last"."""
    attributes = (Attribute("last", shape.mark, 1, 1),) if shape.mark >= 0 else ()
    return Pattern(id, shape.cells, 8 * BEFORE + BEFORE, attributes=attributes)
