# The regions between the strings that are counted on, and the teams into which links join these strings. A part of
# engine/evaluation/safety, which explains these words.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.points cimport BOARD_SPAN, EDGE, EMPTY, FIRST, NUM_POINTS


cdef enum:
    MAX_AREAS = 640       # more than a 25x25 board can have
    MAX_BESIDE = 6        # so many teams are listed around a region
    # Why a region is vital.
    NOT_VITAL = 0
    COVERED = 1           # all its points touch the team or are covered
    SEARCHED = 2          # by search
    SPLIT = 3             # by a split: it counts twice
    SEARCHED_TWICE = 4    # by search, and it counts twice


cdef struct Area:
    int16_t start                       # its points, in `cells`
    int16_t num_cells
    int16_t num_bare                    # points (empty, or with stones not counted on) that touch no string counted on
    int16_t num_pledged
    bint has_enemies
    bint has_loose                      # it has stones of the owner that are not counted on
    bint shut                           # closed to pairs
    bint crowded                        # more teams are around it than can be listed
    int8_t num_beside                   # how many teams are around it
    int16_t beside[MAX_BESIDE]
    int8_t kind


# A point and the two teams that meet there.
cdef struct Joint:
    int16_t point
    int16_t first
    int16_t second                      # -1: not exactly two teams meet
    bint done


@cython.final
cdef class SafeRegions:
    cdef Board board
    cdef int color
    # Strings have numbers. `number_of` is by head; -1: the string is not counted on.
    cdef int num_strings
    cdef int num_left                   # how many are counted on
    cdef int16_t heads[NUM_POINTS]
    cdef int16_t number_of[NUM_POINTS]
    cdef int16_t number_at[NUM_POINTS]  # by point: the number of the string there if it is counted on, else -1
    cdef int16_t joined[NUM_POINTS]     # by string: the number of its team, which is that of one of its strings
    cdef int most_bare                  # a region with more bare points can be of no use to any team
    cdef int8_t is_shut[NUM_POINTS]     # by point: no pairs may be here
    cdef int8_t pledged[NUM_POINTS]     # by point: it is in a link
    cdef int num_areas
    cdef Area areas[MAX_AREAS]
    cdef int16_t area_of[NUM_POINTS]    # -1: none yet
    cdef int16_t cells[NUM_POINTS]
    cdef int num_joints
    cdef Joint joints[NUM_POINTS]

    # Begin with all strings of a color counted on.
    cdef void start(self, Board board, int color) noexcept nogil
    # Find the regions between the strings that are counted on, with each string a team of its own. Whether one of the
    # regions has few enough bare points.
    cdef bint find(self) noexcept nogil
    # Join teams by links, and list the teams around each region.
    cdef void link(self) noexcept nogil
    # List the teams that touch a point (four at most); returns how many.
    cdef int list_teams(self, int point, int16_t* teams) noexcept nogil
    # Whether a team touches all points of a region except those with enemy stones.
    cdef bint is_touched(self, const Area* area, int team) noexcept nogil

    cdef void _fill(self, int point) noexcept nogil
    cdef bint _spoils(self, const Area* area) noexcept nogil
    cdef bint _link_once(self) noexcept nogil
    cdef int _last(self, int number) noexcept nogil
    cdef bint _pledge(self, int first) noexcept nogil
    cdef void _list_beside(self, Area* area) noexcept nogil
    cdef int _list_teams_at_first_empty(self, Area* area) noexcept nogil


# Whether a team touches a point; -1: whether any team does.
cdef inline bint touches(SafeRegions regions, int point, int team) noexcept nogil:
    cdef int i
    cdef int number
    for i in range(4):
        number = regions.number_at[point + OFFSETS[i]]
        if number >= 0 and (team < 0 or regions.joined[number] == team):
            return 1
    return 0
