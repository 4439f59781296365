# The regions between the strings that are counted on, and which of these strings are teams, held together by links; for
# engine/evaluation/safety, which says what all that means.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.points cimport BOARD_SPAN, EDGE, EMPTY, FIRST, NUM_POINTS


cdef enum:
    MAX_AREAS = 640       # more than a 25x25 board can have
    MAX_BESIDE = 6        # teams that are listed around a region
    # Why a region is vital.
    NOT_VITAL = 0
    COVERED = 1           # no point without the team, or its answer
    SEARCHED = 2          # by search
    SPLIT = 3             # counts twice
    SEARCHED_TWICE = 4


cdef struct Area:
    int16_t start                       # its points, in `cells`
    int16_t num_cells
    int16_t num_bare                    # empty points and stones not counted on that touch nothing that is
    int16_t num_pledged
    bint has_enemies
    bint has_loose                      # stones of the owner's that are not counted on
    bint shut                           # no pairs
    bint crowded                        # there are more teams around it than are listed
    int8_t num_beside                   # teams around it
    int16_t beside[MAX_BESIDE]
    int8_t kind


# Two teams that meet at a point.
cdef struct Joint:
    int16_t point
    int16_t first
    int16_t second                      # -1: not exactly two
    bint done


@cython.final
cdef class SafeRegions:
    cdef Board board
    cdef int color
    # Strings have numbers; `number_of` is by head, -1: not counted on.
    cdef int num_strings
    cdef int num_left                   # that are counted on
    cdef int16_t heads[NUM_POINTS]
    cdef int16_t number_of[NUM_POINTS]
    cdef int16_t number_at[NUM_POINTS]  # by point: of the string there if it is counted on, else -1
    cdef int16_t joined[NUM_POINTS]     # a string of the same team, the same one for all of them: the team's number
    cdef int most_bare                  # regions with more bare points are nothing to anybody
    cdef int8_t is_shut[NUM_POINTS]     # by point: no pairs here
    cdef int8_t pledged[NUM_POINTS]     # by point: in a link
    cdef int num_areas
    cdef Area areas[MAX_AREAS]
    cdef int16_t area_of[NUM_POINTS]    # -1: none yet
    cdef int16_t cells[NUM_POINTS]
    cdef int num_joints
    cdef Joint joints[NUM_POINTS]

    # Count on all strings of a color.
    cdef void start(self, Board board, int color) noexcept nogil
    # The regions between the strings that are counted on, each string a team of its own.
    # Whether one of them has few enough bare points.
    cdef bint find(self) noexcept nogil
    # Join teams by links; then what is around each region is known.
    cdef void link(self) noexcept nogil
    # The teams that touch a point (four at most); how many.
    cdef int list_teams(self, int point, int16_t* teams) noexcept nogil
    # Whether a team touches all points of a region but those with enemy stones.
    cdef bint is_touched(self, const Area* area, int team) noexcept nogil

    cdef void _fill(self, int point) noexcept nogil
    cdef bint _spoils(self, const Area* area) noexcept nogil
    cdef bint _link_once(self) noexcept nogil
    cdef int _last(self, int number) noexcept nogil
    cdef bint _pledge(self, int first) noexcept nogil
    cdef void _list_beside(self, Area* area) noexcept nogil
    cdef int _list_teams_at_first_empty(self, Area* area) noexcept nogil


# Whether a team touches a point; -1: any.
cdef inline bint touches(SafeRegions regions, int point, int team) noexcept nogil:
    cdef int i
    cdef int number
    for i in range(4):
        number = regions.number_at[point + OFFSETS[i]]
        if number >= 0 and (team < 0 or regions.joined[number] == team):
            return 1
    return 0
