# The joseki binary (binary.py). Only reading the moves of a graph takes time, so only that is typed.

from libc.stdint cimport uint8_t


cdef enum:
    # A byte of the graph has six bits for the place and two flags.
    SIBLING = 0x40           # another move of the same position follows
    CHILD = 0x80             # the moves after this one follow
    TYPE_MARK = 62           # instead of a place: this is no move; the moves from here on have another type
    FAR = 63                 # instead of a place: the place is in the next byte


# A move, as a row of binary.ENTRY has it.
cdef struct Entry:
    uint8_t place
    uint8_t type
    uint8_t has_child
    uint8_t has_sibling


cdef object _unpacked(bytes common, bytes graph)
