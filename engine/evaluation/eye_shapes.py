"""The values of small enclosed shapes, remembered; ``shape_search.pxd`` says what a value means."""

from collections.abc import Sequence
from typing import NamedTuple

import cython

from engine.evaluation.shape_search import ShapeSearch
from engine.points import EngineError


class ShapeReport(NamedTuple):
    """`ShapeValue` for Python: eyes in eighths, cells as tuples of their numbers."""

    min_eyes: int
    typ_eyes: int
    max_eyes: int
    attacks: tuple[int, ...]
    defences: tuple[int, ...]


def place_of(symmetry, point):
    col: cython.int = col_of(point)
    row: cython.int = row_of(point)
    if symmetry & 1:
        col = -col
    if symmetry & 2:
        row = -row
    return 64 * col + row if symmetry & 4 else 64 * row + col


def reorder(shape, cell_at, out):
    i: cython.int
    j: cython.int
    wall: cython.int
    name_of: int8_t[8]
    memset(out, 0, cython.sizeof(Shape))
    memset(name_of, -1, 8)
    out.num_cells = shape.num_cells
    for i in range(shape.num_cells):
        out.open |= (shape.open >> cell_at[i] & 1) << i
        out.enemies |= (shape.enemies >> cell_at[i] & 1) << i
        out.own |= (shape.own >> cell_at[i] & 1) << i
        for j in range(shape.num_cells):
            out.near[i] |= (shape.near[cell_at[i]] >> cell_at[j] & 1) << j
        for wall in range(shape.num_walls):
            if shape.walls[cell_at[i]] >> wall & 1 and name_of[wall] < 0:
                name_of[wall] = out.num_walls
                out.num_walls += 1
        for wall in range(shape.num_walls):
            if shape.walls[cell_at[i]] >> wall & 1:
                out.walls[i] |= 1 << name_of[wall]


class EyeShapes:
    """Values shapes and remembers the values, which depend on the shape only."""

    def __cinit__(self):
        self.search = ShapeSearch()

    def value_of(self, shape, points):
        i: cython.int
        turned: Shape
        found: ShapeValue
        cell_at: int8_t[MAX_CELLS]
        slot: cython.pointer[ShapeSlot] = self._find(shape)
        self.num_asked += 1
        if slot.shape.num_cells:
            return slot.value
        self._turn(shape, points, cython.address(turned), cell_at)
        slot = self._find(cython.address(turned))
        if not slot.shape.num_cells:
            slot.shape = turned
            self.search.value_of(cython.address(turned), cython.address(slot.value))
            self.num_searched += 1
        found = slot.value
        slot = self._find(shape)
        if not slot.shape.num_cells:
            slot.shape = shape[0]
            slot.value = found
            slot.value.attacks = 0
            slot.value.defences = 0
            for i in range(shape.num_cells):
                slot.value.attacks |= (found.attacks >> i & 1) << cell_at[i]
                slot.value.defences |= (found.defences >> i & 1) << cell_at[i]
        return slot.value

    def _find(self, shape):
        """The slot of a shape; if the shape is not known, a slot without cells, to be filled."""
        i: cython.int
        at: cython.pointer[cython.const[uint8_t]] = cython.cast(cython.pointer[cython.const[uint8_t]], shape)
        mixed: uint64_t = 0
        slot: cython.pointer[ShapeSlot]
        for i in range(cython.cast(cython.int, cython.sizeof(Shape))):
            mixed = (mixed ^ at[i]) * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
            mixed ^= mixed >> 29
        for i in range(NUM_PROBES):
            slot = cython.address(self.slots[(mixed + i) & (SHAPE_SLOTS - 1)])
            if slot.shape.num_cells == 0:
                return slot
            if memcmp(cython.address(slot.shape), shape, cython.sizeof(Shape)) == 0:
                return slot
        slot = cython.address(self.slots[(mixed + (mixed >> 32) % NUM_PROBES) & (SHAPE_SLOTS - 1)])
        slot.shape.num_cells = 0
        return slot

    def _turn(self, shape, points, turned, cell_at):
        """Write the smallest of a shape's eight images, and which cell each of its cells was."""
        i: cython.int
        j: cython.int
        symmetry: cython.int
        order: int8_t[MAX_CELLS]
        image: Shape
        for i in range(shape.num_cells):
            order[i] = i
        for symmetry in range(8 if points != cython.NULL else 1):
            for i in range(1, shape.num_cells if points != cython.NULL else 0):
                j = i
                while j > 0 and place_of(symmetry, points[order[j - 1]]) > place_of(
                    symmetry, points[order[j]]
                ):
                    order[j], order[j - 1] = order[j - 1], order[j]
                    j -= 1
            reorder(shape, order, cython.address(image))
            if symmetry == 0 or memcmp(cython.address(image), turned, cython.sizeof(Shape)) < 0:
                turned[0] = image
                memcpy(cell_at, order, cython.sizeof(order))

    # -- for Python -------------------------------------------------------------------------------------

    def value(
        self,
        near: Sequence[Sequence[int]],
        walls: Sequence[Sequence[int]],
        open_cells: Sequence[int] = (),
        enemies: Sequence[int] = (),
        own: Sequence[int] = (),
    ) -> ShapeReport:
        """The value of a shape.

        ``near`` has the neighbours of each cell, ``walls`` the walls (0, 1, ...) beside each; then come the
        open cells, those with enemy stones, and those with loose stones of the owner. Raises EngineError for
        a shape that is too large.
        """
        i: cython.int
        shape: Shape
        num_walls = max((wall for beside in walls for wall in beside), default=-1) + 1
        if len(near) > MAX_CELLS or num_walls > MAX_WALLS or len(near) != len(walls):
            raise EngineError(f"not a shape: {len(near)} cells, {num_walls} walls")
        memset(cython.address(shape), 0, cython.sizeof(Shape))
        shape.num_cells = len(near)
        shape.num_walls = num_walls
        shape.open = sum(1 << cell for cell in open_cells)
        shape.enemies = sum(1 << cell for cell in enemies)
        shape.own = sum(1 << cell for cell in own)
        for i in range(len(near)):
            shape.near[i] = sum(1 << cell for cell in near[i])
            shape.walls[i] = sum(1 << wall for wall in walls[i])
        value: ShapeValue = self.value_of(cython.address(shape), cython.NULL)
        cells = range(len(near))
        return ShapeReport(
            value.min_eyes,
            value.typ_eyes,
            value.max_eyes,
            tuple(c for c in cells if value.attacks >> c & 1),
            tuple(c for c in cells if value.defences >> c & 1),
        )
