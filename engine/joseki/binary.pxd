# The joseki binary: only what takes time is typed, which is to read the moves of a graph.

cdef enum:
    # Of a byte of the graph: another move of the same position follows; the moves after it do. Not a move: the moves
    # from here on have another type. The place is in the next byte.
    SIBLING = 0x40
    CHILD = 0x80
    TYPE_MARK = 62
    FAR = 63
    ENTRY_BYTES = 4                     # of binary.ENTRY

cdef object _unpacked(bytes common, bytes graph)
