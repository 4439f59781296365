# A hash of a string's color, stones and liberties. If two looks at a point give the same number, the string there
# has not changed. The liberties alone would not do: different strings can have the same ones.

from libc.stdint cimport uint64_t

from engine.board cimport LIBERTY_WORDS, Board


cdef inline uint64_t string_hash(Board board, int head) noexcept nogil:
    cdef int i
    cdef int stone = head
    cdef uint64_t mixed
    cdef uint64_t sum = board.color[head] * <uint64_t> 0xD6E8FEB86659FD93
    while True:
        mixed = (stone + 1) * <uint64_t> 0x9E3779B97F4A7C15
        sum += (mixed ^ (mixed >> 29)) * <uint64_t> 0x94D049BB133111EB
        stone = board.next_stone[stone]
        if stone == head:
            break
    for i in range(LIBERTY_WORDS):
        sum = (sum ^ board.strings[head].liberties[i]) * <uint64_t> 0xBF58476D1CE4E5B9
        sum ^= sum >> 29
    return sum
