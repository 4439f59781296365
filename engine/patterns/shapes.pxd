# Nested shapes around a move: what games have there, by key.
#
# A shape is all cells around the move up to a distance, as the side to move sees them, in the orientation that
# gives the smallest hash. `STAGES` are the distances. From stage ASYMMETRIC on a shape is cut off by an 8x8
# window that reaches one line farther towards the nearest corner than away from it. A shape can have a mark: the cell
# of the last move.

from libc.stdint cimport int8_t, int16_t, uint8_t, uint64_t
from libc.string cimport memset

from engine.board cimport Board
from engine.patterns.matcher cimport EDGE_CODE, PADDING, read_codes
from engine.patterns.order cimport step
from engine.points cimport FIRST, NUM_POINTS, PASS, col_of, row_of
from engine.walk cimport Walk


cpdef enum:
    NUM_STAGES = 10
    ASYMMETRIC = 6           # first stage whose cells are no longer the same on all sides
    MARKED_STAGES = 6        # so many stages have marked shapes too
    NUM_CELLS = 63           # of the largest stage: the window less the move
    BEFORE = 3               # columns and rows of the window before the move ...
    AFTER = 4                # ... and after it


# The keys of all shapes around a move: plain[s] and, when the last move is in the window, marked[s]. Of stage s,
# plain_symmetry[s] and marked_symmetry[s] say how the board was turned (0-7).
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
    # The shapes of a game that `place` is the number of, as `met` says; how many.
    cdef Py_ssize_t _read_game(self, uint64_t* met, uint64_t* places, uint64_t place) noexcept nogil
    cdef int _last(self) noexcept nogil


# Tables, filled when the module is loaded. Cells in the order of the stages.
cdef int8_t CELL_X[NUM_CELLS]
cdef int8_t CELL_Y[NUM_CELLS]
cdef int16_t CELL_STEP[8][NUM_CELLS]
cdef int STAGE_CELLS[NUM_STAGES]             # how many cells the stages have
cdef uint64_t CODE_HASH[NUM_CELLS][8]
cdef uint64_t MARK_HASH[64]                  # by cell of the window

# The cell (0-63) of a window around `point`, turned by `symmetry`, that holds `other`; -1 when none does.
cdef int window_cell(int point, int other, int symmetry) noexcept nogil
# Whether the window so turned reaches farther towards the nearest corner.
cdef bint faces_corner(int point, int size, int symmetry) noexcept nogil
# Which turned windows show the cells that the asymmetric stages are made of: those that reach farther towards
# the nearest corner; of two or four such, those with the smallest `hash` of the largest stage.
cdef void choose_window(int point, int size, const uint64_t* hash, bint* allowed) noexcept nogil
cdef uint64_t finish(uint64_t hash, int stage) noexcept nogil
