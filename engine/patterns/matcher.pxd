# The patterns of a binary, matched at every point of a board.
#
# A binary's records are sorted by the hash of their keys; the directory says where the records begin
# whose hash starts with given bits. So a key is found, or known to be absent, in two memory accesses,
# however many patterns there are.

from libc.stdint cimport int32_t, uint8_t, uint32_t, uint64_t

from engine.board cimport Board
from engine.patterns.window cimport Key, Planes, canonical, read_key, read_planes
from engine.points cimport BLACK, BOARD_SPAN, EMPTY, FIRST, NUM_POINTS, WHITE


cpdef enum:
    NO_PATTERN = -1


# One pattern as the file holds it (docs/formats/pattern-binary.md).
cdef struct Record:
    uint8_t key[16]
    uint32_t id
    uint32_t num_moves
    uint32_t num_games
    uint32_t spare


cdef class PatternBook:
    cdef object _image              # keeps the mapping alive that the pointers point into
    cdef const uint8_t[::1] _bytes
    cdef const Record* records
    cdef const uint32_t* directory  # 2 ** directory_bits + 1 entries
    cdef readonly int num_patterns
    cdef int directory_bits
    cdef readonly str path
    cdef readonly int version
    cdef readonly str checksum

    # The index of the pattern with this key, or NO_PATTERN.
    cdef int find(self, const Key* key) noexcept nogil
    # For every point where `color` may play: the index of the pattern that matches there, or
    # NO_PATTERN, which also fills the rest of pattern_at[NUM_POINTS]. Returns the number of hits.
    cdef int match_all(self, Board board, int color, int32_t* pattern_at) noexcept nogil

    cdef int _require(self, int index) except -1


cdef inline uint64_t mix(uint64_t word) noexcept nogil:
    word = (word ^ (word >> 30)) * <uint64_t> 0xBF58476D1CE4E5B9
    word = (word ^ (word >> 27)) * <uint64_t> 0x94D049BB133111EB
    return word ^ (word >> 31)


cdef inline uint64_t big_endian(const uint8_t* at) noexcept nogil:
    return (
        <uint64_t> at[0] << 56 | <uint64_t> at[1] << 48 | <uint64_t> at[2] << 40 | <uint64_t> at[3] << 32
        | <uint64_t> at[4] << 24 | <uint64_t> at[5] << 16 | <uint64_t> at[6] << 8 | <uint64_t> at[7]
    )
