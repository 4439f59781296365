# What was solved, by zone: it holds wherever its zone looks the same.
#
# A solution depends on its zone (engine/reader/group_search.pxd): the same stones there, and the same side to move,
# have the same outcome, whatever was played elsewhere. So a position that was never met may be solved already, as
# a relevance-zone table has it (C.-C. Shih et al., 2022). The strings that reach out of the zone must be no worse
# off than they were for the side that has its way: no fewer liberties of its own, no more of the other's.
#
# Solutions share few zones, and few of these give most of what is found: they stand in order of what they gave, and
# a position is looked up in the first few only.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint32_t, uint64_t
from libc.stdlib cimport free

from engine.board cimport LIBERTY_WORDS, Board
from engine.points cimport BLACK, FIRST, NO_POINT, WHITE
from engine.pointset cimport PointSet, has_point, next_point
from engine.reader.floods cimport any_of, both_of
from engine.reader.group_space cimport GroupSpace
from engine.reader.group_table cimport NUM_MODES, fetch, with_room


cdef enum:
    MAX_ZONES = 1024     # zones that are kept; beyond that a new one goes in place of the last
    LOOKED = 32          # zones that a position is looked up in
    ZONE_PLACES = 4096   # to find a zone by its code; a power of two
    FOUND_WORTH = 4      # of a zone, for what was found by it; what was noted counts 1
    LEAST_SOLUTIONS = 4096  # that there is room for; a power of two
    SIGNED_STONES = 32   # stones of a zone whose liberties are compared


cdef struct Zone:
    PointSet points
    uint64_t code                       # of them
    int low                             # words that are not empty
    int high
    int worth


cdef struct ZoneSolution:
    uint64_t key                        # of what the zone looks like, its code, who is to move and who wins kos
    uint64_t liberties                  # of its stones, two bits each: 1 to 4 and more
    uint32_t generation
    int16_t move                        # that wins; NO_POINT when the other side has its way
    int8_t winner


# The key of a zone that looks so, with this side to move and the kos won so.
cdef inline uint64_t key_of(uint64_t look, int to_move, int mode) noexcept nogil:
    return look ^ <uint64_t> (mode * 4 + to_move) * <uint64_t> 0x9E3779B97F4A7C15


@cython.final
cdef class GroupZones:
    cdef public int looked              # zones that a position is looked up in, LOOKED unless somebody sets it
    cdef GroupSpace space               # of the position that is looked at
    cdef int num_zones
    cdef Zone[MAX_ZONES] zones          # those of most worth first
    cdef int16_t[ZONE_PLACES] places    # by code, where a zone stands
    cdef uint32_t generation
    cdef uint64_t capacity              # solutions that there is memory for
    cdef uint64_t mask                  # those in use, a power of two, less one
    cdef ZoneSolution* solutions
    cdef PointSet zone                  # of what was found last

    # Room for so many solutions; all are forgotten. Raises MemoryError.
    cdef int make_room(self, int number) except -1
    cdef void forget(self) noexcept nogil
    # Note who has his way in a position, by this move of his, or whatever is played. `modes`: a bit for each way to win
    # the kos with which he has.
    cdef void note(
        self, Board board, int to_move, int modes, int winner, int move, const PointSet* zone
    ) noexcept nogil
    # What is known of a position by a zone of another one, or NULL.
    cdef ZoneSolution* find(self, Board board, int to_move, int mode) noexcept nogil

    cdef int _place_of(self, const PointSet* points) noexcept nogil
    cdef void _put(self, int place, uint64_t code, const PointSet* points) noexcept nogil
    cdef void _raise(self, int place, int worth) noexcept nogil
    cdef uint64_t _look(self, Board board, const Zone* zone) noexcept nogil
    cdef uint64_t _liberties(self, Board board, const Zone* zone) noexcept nogil
    cdef bint _fits(self, Board board, const Zone* zone, const ZoneSolution* solution) noexcept nogil
    cdef PointSet _stones(self, const Zone* zone) noexcept nogil
