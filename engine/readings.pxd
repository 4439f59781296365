# What the tactician (engine/reader/strings) says of the strings of a position, kept from one position to the next.
#
# look(), called right after Tactics.look(), drops the answers that depend on something that has changed (the
# tactician's footprint). Strings are read when they are asked for. So an answer depends on the position and the effort
# only.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint64_t
from libc.string cimport memset

from engine.board cimport Board
from engine.points cimport BOARD_SPAN, FIRST, NUM_POINTS
from engine.pointset cimport PointSet, meets
from engine.reader.results cimport MOST_LIBERTIES
from engine.reader.strings cimport Effort, StringReader
from engine.tactics cimport Tactics


# An answer of the tactician.
cdef struct Told:
    int8_t result
    int8_t so_far                       # as StringReader.so_far
    int16_t move
    int32_t nodes


@cython.final
cdef class Readings:
    cdef readonly StringReader reader
    cdef Effort effort
    cdef readonly int num_read          # questions that had to be read since the last look
    cdef uint64_t seen_look             # the number of the look of the tactics (Tactics.num_looks)
    cdef int seen_size
    # By question (0: the enemy plays first, 1: the string's own side) and the string's first stone in reading order.
    cdef int8_t is_read[2][NUM_POINTS]
    cdef Told told[2][NUM_POINTS]
    cdef PointSet footprints[2][NUM_POINTS]
    cdef Told safe                      # the answer for strings that are not read

    # Bring it up to date with a board that `tactics` looked at just before. The questions are about this board.
    cdef void look(self, Board board, Tactics tactics) noexcept nogil
    # What becomes of the string at `stone` if its enemy, or its own side, plays first.
    cdef const Told* attack(self, Board board, Tactics tactics, int stone) noexcept nogil
    cdef const Told* defence(self, Board board, Tactics tactics, int stone) noexcept nogil
    # The points that an answer depends on, for answers that are built on it; NULL: only on the string itself.
    cdef const PointSet* footprint(self, Board board, Tactics tactics, int stone, bint attacking) noexcept nogil

    cdef const Told* _ask(self, Board board, Tactics tactics, int stone, int question) noexcept nogil
