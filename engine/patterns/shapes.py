"""Which shapes around their moves professionals come back to: counting over any number of games.

For every move there is a family of nested shapes, out from the move (``STAGES``, distances |dx| + |dy| +
max(|dx|, |dy|)), each with and without a mark at the cell of the last move. A shape is known by a 64-bit key
that does not depend on how the board is turned or which colour moves.

Games are gone through twice. The first time a sketch of fixed size counts all keys, several to a slot, so
that a slot's count is never too low. The second time only keys whose slot was seen often enough get an entry
with an exact count. So what is met once or twice is not kept, and memory is bounded by the sketch and the
shapes that are frequent.
"""

from collections.abc import Mapping, Sequence
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
_DEFAULT_SKETCH_BITS = 28

FOUND = np.dtype(
    [
        ("key", "u8"),
        ("parent", "u8"),
        ("count", "u4"),
        ("game", "i4"),
        ("number", "i2"),
        ("stage", "i1"),
        ("is_marked", "i1"),
        ("spare", "i4"),
    ]
)


class Shape(NamedTuple):
    """A shape as a board has it: cells of the 8x8 window (move at column 3, row 3), the mark's cell or -1."""

    cells: bytes
    mark: int


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
    # step() of one cell right and down: one column and one row, of whatever signs
    forward: cython.int = step(symmetry, 1, 1)
    right: cython.bint = forward == 33 or forward == -31
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
    # on a middle line two corners, or four, are the nearest: one for all stages, so that they are nested
    for symmetry in range(8):
        allowed[symmetry] = allowed[symmetry] and step(symmetry, 1, 1) == step(chosen, 1, 1)


_fill_tables()


class ShapeCounter:
    """Counts the shapes around played moves: ``sketch`` all games, then ``count`` all games, then ``found``.

    ``least`` is how often a shape must have been played to be kept; the sketch takes ``2 ** sketch_bits``
    bytes.
    """

    def __cinit__(self, least: int, sketch_bits: int = _DEFAULT_SKETCH_BITS):
        if not 1 <= least <= 255:
            raise EngineError(f"shapes are kept from 1 to 255 sightings on, not {least}")
        self.least = least
        self.walk = Walk()
        self.sketch_mask = (cython.cast(uint64_t, 1) << cython.cast(cython.int, sketch_bits)) - 1
        self._use_sketch(np.zeros(self.sketch_mask + 1, np.uint8))
        self._clear_entries()
        memset(self.codes, EDGE_CODE, PADDING + NUM_POINTS)

    def __dealloc__(self):
        free(self.entries)

    def _use_sketch(self, counts):
        view: uint8_t[::1] = counts
        self.counts = counts
        self.sketch = cython.address(view[0])
        return 0

    def _clear_entries(self):
        free(self.entries)
        self.num_entries = 0
        self.room = 1 << 16
        self.entries = cython.cast("Entry*", calloc(self.room, cython.sizeof(Entry)))
        if self.entries == cython.NULL:
            raise MemoryError
        return 0

    def state(self) -> dict[str, np.ndarray]:
        """All that was counted so far: the sketch (itself, not a copy of it) and the entries."""
        return {"sketch": self.counts, "entries": self._table(0)}

    def restore(self, state: Mapping[str, np.ndarray]) -> None:
        """Go on from a ``state``, whose arrays it keeps; EngineError when its sketch has another size."""
        i: cython.Py_ssize_t
        entries: cython.pointer(Entry)
        counts, table = state["sketch"], state["entries"]
        if len(counts) != len(self.counts):
            raise EngineError(f"a sketch of {len(counts)} bytes, not of {len(self.counts)}")
        self._use_sketch(counts)
        self._clear_entries()
        if len(table) == 0:
            return
        view: cython.const[uint8_t][::1] = table.view(np.uint8)
        entries = cython.cast("Entry*", cython.address(view[0]))
        for i in range(len(table)):
            if 2 * self.num_entries >= self.room and not self._grow():
                raise MemoryError
            self._slot(entries[i].key)[0] = entries[i]
            self.num_entries += 1

    def sketch_game(self, game: Game) -> None:
        """See the played shapes of a game for the first time."""
        self._start(game)
        with cython.nogil:
            self._sketch_game()

    def count_game(self, game: Game, index: cython.int) -> None:
        """Count the played shapes of a game that were seen often enough; ``index`` is the game's number."""
        fits: cython.bint
        self._start(game)
        with cython.nogil:
            fits = self._count_game(index)
        if not fits:
            raise MemoryError

    def _start(self, game):
        if self.walk.board is None or self.walk.board.size != game.size:
            memset(self.codes, EDGE_CODE, PADDING + NUM_POINTS)
        self.walk.begin(game)

    def _last(self):
        """The point of the move before the one that the walk stands before; PASS when it is none."""
        if self.walk.board.num_moves == 0:
            return PASS
        return self.walk.board.frames[self.walk.board.num_moves - 1].point

    def _sketch_game(self):
        keys: Keys
        stage: cython.int
        while self.walk.step():
            if self.walk.played == PASS:
                continue
            self._read_keys(
                self.walk.board, self.walk.color, self.walk.played, self._last(), cython.address(keys)
            )
            for stage in range(NUM_STAGES):
                self._see(keys.plain[stage])
                if keys.is_marked and stage < MARKED_STAGES:
                    self._see(keys.marked[stage])

    def _count_game(self, game):
        keys: Keys
        stage: cython.int
        while self.walk.step():
            if self.walk.played == PASS:
                continue
            self._read_keys(
                self.walk.board, self.walk.color, self.walk.played, self._last(), cython.address(keys)
            )
            for stage in range(NUM_STAGES):
                if not self._is_frequent(keys.plain[stage]):
                    break
                if not self._count(
                    keys.plain[stage], keys.plain[stage - 1] if stage else 0, game, stage, False
                ):
                    return False
                if not keys.is_marked or stage >= MARKED_STAGES or not self._is_frequent(keys.marked[stage]):
                    continue
                if not self._count(keys.marked[stage], keys.plain[stage], game, stage, True):
                    return False
        return True

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
                # a last move that only some windows hold marks none
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

    def _see(self, key):
        if self.sketch[key & self.sketch_mask] < 255:
            self.sketch[key & self.sketch_mask] += 1

    def _is_frequent(self, key):
        return self.sketch[key & self.sketch_mask] >= self.least

    def _slot(self, key):
        # the sketch uses the low bits: keys that share a slot of it must not crowd together here
        at: uint64_t = (key >> 20) & (self.room - 1)
        while self.entries[at].key != 0 and self.entries[at].key != key:
            at = (at + 1) & (self.room - 1)
        return cython.address(self.entries[at])

    def _count(self, key, parent, game, stage, is_marked):
        entry: cython.pointer(Entry) = self._slot(key)
        if entry.key == 0:
            if 2 * self.num_entries >= self.room:
                if not self._grow():
                    return False
                entry = self._slot(key)
            self.num_entries += 1
            entry.key = key
            entry.parent = parent
            entry.game = game
            entry.number = self.walk.number
            entry.stage = stage
            entry.is_marked = is_marked
        entry.count += 1
        return True

    def _grow(self):
        old: cython.pointer(Entry) = self.entries
        old_room: uint64_t = self.room
        i: uint64_t
        new: cython.pointer(Entry) = cython.cast("Entry*", calloc(2 * old_room, cython.sizeof(Entry)))
        if new == cython.NULL:
            return False
        self.entries = new
        self.room = 2 * old_room
        for i in range(old_room):
            if old[i].key != 0:
                self._slot(old[i].key)[0] = old[i]
        free(old)
        return True

    def found(self) -> np.ndarray:
        """The shapes played ``least`` times or more: an array of FOUND, in the order they were met first.

        Of the moves of one game: by stage, plain before marked. ``parent`` is the key of the shape that it
        was cut from, 0 for the smallest.
        """
        table = self._table(self.least)
        return np.sort(table, order=["game", "number", "stage", "is_marked"], kind="stable")

    def _table(self, least):
        """The entries with a count of ``least`` or more, in no order."""
        i: uint64_t
        number: cython.Py_ssize_t = 0
        for i in range(self.room):
            number += self.entries[i].key != 0 and self.entries[i].count >= least
        table = np.zeros(number, FOUND)
        rows: cython.pointer(Entry)
        if number == 0:
            return table
        view: uint8_t[::1] = table.view(np.uint8)
        rows = cython.cast("Entry*", cython.address(view[0]))
        number = 0
        for i in range(self.room):
            if self.entries[i].key != 0 and self.entries[i].count >= least:
                rows[number] = self.entries[i]
                number += 1
        return table

    def shapes(self, game: Game, wanted: Sequence[tuple[int, int, bool]]) -> list[Shape]:
        """The shapes of a game at ``(number, stage, is_marked)``, in ascending order of the numbers."""
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
            shapes.append(self._shape(stage, is_marked, symmetry))
        return shapes

    def keys(self, game: Game) -> list[list[tuple[int, bool, int]]]:
        """``(stage, is_marked, key)`` of all shapes around each move of a game; none around a pass."""
        keys: Keys
        stage: cython.int
        found = []
        self._start(game)
        while self.walk.step():
            around = []
            found.append(around)
            if self.walk.played == PASS:
                continue
            self._read_keys(
                self.walk.board, self.walk.color, self.walk.played, self._last(), cython.address(keys)
            )
            for stage in range(NUM_STAGES):
                around.append((stage, False, keys.plain[stage]))
                if keys.is_marked and stage < MARKED_STAGES:
                    around.append((stage, True, keys.marked[stage]))
        return found

    def _shape(self, stage: cython.int, is_marked: cython.bint, symmetry: cython.int) -> Shape:
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
        return Shape(bytes(cells), window_cell(point, self._last(), symmetry) if is_marked else -1)


def pattern(shape: Shape, id: str) -> Pattern:
    """The pattern of a shape."""
    attributes = (Attribute("last", shape.mark, 1, 1),) if shape.mark >= 0 else ()
    return Pattern(id, shape.cells, 8 * BEFORE + BEFORE, attributes=attributes)
