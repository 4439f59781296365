# How often was each move played in each local position of a corner? counting.py says how games are counted.

cimport cython
from libc.stdint cimport uint8_t, uint16_t, uint32_t, uint64_t

from engine.joseki.corners cimport NUM_CORNERS, TENUKI, Corners, View
from engine.points cimport BLACK, PASS, other
from engine.walk cimport Walk
from engine.board cimport LEGAL


cpdef enum:
    NUM_ERAS = 6         # eras; move.ERAS has the years in which they begin


cdef enum:
    LAST_MOVE = 160      # a game is looked at up to this move
    MOST_STONES = 44     # a corner is followed up to so many stones
    SKETCH_BITS = 26
    MOST_WAITING = 4 * LAST_MOVE    # a game cannot leave corners more often
    # What a pass over a game does.
    SKETCH = 0
    COUNT = 1
    TAKE_BACK = 2        # undo what was counted before games were added


# A move in a local position; the same layout as MOVES in counting.py.
cdef struct Move:
    uint64_t key                        # key of the position; 0: the slot is free
    uint64_t child                      # key of the position after it, for the other side
    uint64_t players[4]                 # a bit for each player; several players share a bit
    uint32_t games
    uint32_t won                        # by the side that played it
    uint32_t decided
    uint32_t eras[NUM_ERAS]
    int last_game                       # 1 + the last game that counted; negative: taken back from that game
    uint16_t first_year                 # 0: none is known
    uint16_t last_year
    uint8_t place                       # 16 * x + y, TENUKI
    uint8_t spare[3]


@cython.final
cdef class JosekiCounter:
    cdef readonly Walk walk
    cdef Corners corners
    cdef object sketch_memory
    cdef uint8_t* sketch
    cdef object memory                  # an array of MOVES
    cdef Move* moves
    cdef readonly uint64_t room         # slots, a power of two
    cdef readonly uint64_t num_moves
    cdef readonly int least
    cdef object earlier_memory          # the sketch before games were added
    cdef uint8_t* earlier
    cdef int doing
    cdef uint32_t waiting[MOST_WAITING] # of the game: indices into the sketch of the moves at which a corner was left
    cdef int num_waiting
    # Of the game that is counted.
    cdef int game
    cdef int black
    cdef int white
    cdef int winner
    cdef int year
    cdef bint is_followed[NUM_CORNERS]
    cdef int answering[NUM_CORNERS]     # the side that may answer the move just played there, 0: nobody

    cdef bint _follow(self) noexcept nogil
    cdef bint _meet(self, int corner, uint64_t key, int place, int color, uint64_t child) noexcept nogil
    cdef bint _note(self, uint64_t key, int place, int color, uint64_t child) noexcept nogil
    cdef void _take_back(self, uint64_t key, int place, int color) noexcept nogil
    cdef Move* _slot(self, uint64_t key, int place) noexcept nogil
    cdef bint _grow(self) noexcept nogil
    cdef int _use(self, memory, uint64_t num_moves) except -1
    cdef int _remember(self, earlier) except -1
    cdef int _set_facts(self, index, players, winner, year) except -1
    cdef bytes _pass_over(self, game, int doing)
    cdef int _take(self, old) except -1


cdef int ERA_STARTS[NUM_ERAS]

cdef uint64_t hash_of(uint64_t key, int place) noexcept nogil
cdef int era_of(int year) noexcept nogil
