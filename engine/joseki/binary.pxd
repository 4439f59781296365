# The joseki binary: only what takes time is typed, which is to read the moves of a graph.

from libc.stdint cimport uint8_t


cdef enum:
    # Of a byte of the graph: another move of the same position follows; the moves after it do. Not a move: the moves
    # from here on have another type. The place is in the next byte.
    SIBLING = 0x40
    CHILD = 0x80
    TYPE_MARK = 62
    FAR = 63


# A move, as a row of binary.ENTRY has it.
cdef struct Entry:
    uint8_t place
    uint8_t type
    uint8_t has_child
    uint8_t has_sibling


cdef object _unpacked(bytes common, bytes graph)
