# Solutions by zone: a solution holds wherever its zone looks the same (relevance zones: C.-C. Shih et al., 2022).
#
# A solution depends only on its zone (engine/reader/group_search.pxd). With the same stones there and the same side to
# move, the outcome is the same, whatever was played elsewhere; so a position that was never met may be solved already.
# Strings of which stones lie in the zone must be no worse off for the winner than they were: his own must have no fewer
# liberties, those of the other side no more.
#
# Many solutions share few zones, and a few of these zones give most of what is found. Zones are kept in the order of
# what they gave, and a position is looked up in the first few only.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint32_t, uint64_t
from libc.stdlib cimport free

from engine.board cimport LIBERTY_WORDS, Board
from engine.points cimport BLACK, FIRST, NO_POINT, WHITE
from engine.pointset cimport PointSet, find_span, has_point, next_point
from engine.reader.floods cimport any_of, both_of
from engine.reader.group_space cimport GroupSpace
from engine.reader.group_table cimport NUM_MODES, fetch, with_room


cdef enum:
    MAX_ZONES = 1024     # zones that are kept; beyond that, a new one replaces the last
    LOOKED = 32          # a position is looked up in so many zones
    ZONE_PLACES = 4096   # of the table for finding a zone by its code; a power of two
    FOUND_WORTH = 4      # what a zone gains in worth if a solution is found by it; noting one counts 1
    LEAST_SOLUTIONS = 4096  # room for so many solutions at least; a power of two
    SIGNED_STONES = 32   # liberties are compared for so many stones of a zone, the first ones


cdef struct Zone:
    PointSet points
    uint64_t code                       # a hash of the points
    int low                             # the first and the last word of `points` that is not empty
    int high
    int worth


cdef struct ZoneSolution:
    uint64_t key                        # a hash of the zone, what it looks like, who is to move and who wins the kos
    uint64_t liberties                  # of its stones, two bits each: 1, 2, 3, or 4 and more
    uint32_t generation
    int16_t move                        # the move that wins; NO_POINT if the side to move loses
    int8_t winner


# The key for a zone that looks like this, with this side to move and this mode.
cdef inline uint64_t key_of(uint64_t look, int to_move, int mode) noexcept nogil:
    return look ^ <uint64_t> (mode * 4 + to_move) * <uint64_t> 0x9E3779B97F4A7C15


@cython.final
cdef class GroupZones:
    cdef public int looked              # a position is looked up in so many zones; LOOKED unless somebody sets it
    cdef GroupSpace space               # has the stones of the position that is looked at
    cdef int num_zones
    cdef Zone[MAX_ZONES] zones          # those of most worth first
    cdef int16_t[ZONE_PLACES] places    # by code: the index of a zone
    cdef uint32_t generation
    cdef uint64_t capacity              # solutions for which there is memory
    cdef uint64_t mask                  # the number of places in use, a power of two, less one
    cdef ZoneSolution* solutions
    cdef PointSet zone                  # the zone of the solution that was found last

    # Make room for so many solutions, and forget all. Raises MemoryError.
    cdef int make_room(self, int number) except -1
    cdef void forget(self) noexcept nogil
    # Note who wins in a position, by this move of his or whatever is played. `modes`: the modes, as bits, in which he
    # does.
    cdef void note(
        self, Board board, int to_move, int modes, int winner, int move, const PointSet* zone
    ) noexcept nogil
    # A solution that holds for this position, or NULL.
    cdef ZoneSolution* find(self, Board board, int to_move, int mode) noexcept nogil

    cdef int _place_of(self, const PointSet* points) noexcept nogil
    cdef void _put(self, int place, uint64_t code, const PointSet* points) noexcept nogil
    cdef void _raise(self, int place, int worth) noexcept nogil
    cdef uint64_t _look(self, Board board, const Zone* zone) noexcept nogil
    cdef uint64_t _liberties(self, Board board, const Zone* zone) noexcept nogil
    cdef bint _fits(self, Board board, const Zone* zone, const ZoneSolution* solution) noexcept nogil
    cdef PointSet _stones(self, const Zone* zone) noexcept nogil
