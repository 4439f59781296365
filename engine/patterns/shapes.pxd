# Nested shapes around the moves of games, each with a 64-bit key.
#
# A shape is all cells around a move up to a distance, as the side to move sees them, turned so that its hash is
# smallest. The distances are STAGES (shapes.py). From stage ASYMMETRIC on, the 8x8 window cuts a shape off; the
# window reaches one line farther towards the nearest corner than away from it. A shape can have a mark at one
# cell: the last move was played there.

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memset

from engine.board cimport Board
from engine.patterns.matcher cimport EDGE_CODE, PADDING, read_codes
from engine.patterns.order cimport step
from engine.points cimport FIRST, NUM_POINTS, PASS, STRIDE, col_of, row_of
from engine.walk cimport Walk


cpdef enum:
    NUM_STAGES = 10
    ASYMMETRIC = 6           # the first stage whose shapes do not reach equally far on all sides
    MARKED_STAGES = 6        # the first so many stages have marked shapes too
    NUM_CELLS = 63           # cells of the largest stage: the window without the move
    BEFORE = 3               # columns (and rows) of the window before the move
    AFTER = 4                # and after it


# The keys of all shapes around a move: plain[s] of stage s, and marked[s] if is_marked (the last move lies in the
# window). plain_symmetry[s] and marked_symmetry[s] say how the board was turned for them (0-7).
cdef struct Keys:
    uint64_t plain[NUM_STAGES]
    uint64_t marked[MARKED_STAGES]
    int8_t plain_symmetry[NUM_STAGES]
    int8_t marked_symmetry[MARKED_STAGES]
    bint is_marked


cdef class ShapeReader:
    cdef readonly Walk walk
    cdef uint8_t codes[PADDING + NUM_POINTS]

    cdef void _read_keys(self, Board board, int color, int point, int last, Keys* keys) noexcept nogil
    # Write keys and places as ShapeReader.met describes them, `place` being the game's part of a place; their number.
    cdef Py_ssize_t _read_game(self, uint64_t* met, uint64_t* places, uint64_t place) noexcept nogil
    cdef int _last(self) noexcept nogil


# Tables, filled when the module is loaded. Cells are numbered in the order in which the stages add them.
cdef int8_t CELL_X[NUM_CELLS]
cdef int8_t CELL_Y[NUM_CELLS]
cdef int16_t CELL_STEP[8][NUM_CELLS]
cdef int STAGE_CELLS[NUM_STAGES]             # how many cells a stage has, with those of the stages before
cdef uint64_t CODE_HASH[NUM_CELLS][8]
cdef uint64_t MARK_HASH[64]                  # by cell of the window

# The cell (0-63) of the window around `point`, turned by `symmetry`, in which `other` lies; -1 if it is outside.
cdef int window_cell(int point, int other, int symmetry) noexcept nogil
# Whether a window turned by `symmetry` reaches farther towards the nearest corner than away from it.
cdef bint faces_corner(int point, int size, int symmetry) noexcept nogil
# Set `allowed` for the symmetries that may be used in the asymmetric stages: those whose window reaches farther
# towards the nearest corner. If there are two or four such corners, the smallest `hash` (of the largest stage)
# chooses one of them.
cdef void choose_window(int point, int size, const uint64_t* hash, bint* allowed) noexcept nogil
cdef uint64_t finish(uint64_t hash, int stage) noexcept nogil
