# A pattern binary in memory, as compiled modules read it. Its memory is the mapped file: read-only.

from libc.stdint cimport int8_t, uint8_t, uint16_t, uint32_t

from engine.patterns.trie cimport Trie, check, read_cells


# What is known of a pattern, as the file holds it (docs/formats/pattern-binary.md).
cdef struct Record:
    uint32_t details          # where its details begin, its attributes first
    float gain
    uint32_t played, seen, games, players, won, decided
    uint16_t first_year, last_year
    uint8_t kind              # index into pattern.CLASSES
    uint8_t type              # index into pattern.MOVE_TYPES
    uint8_t flags             # 1 urgent, 2 quiet
    uint8_t num_attributes
    uint8_t move              # the move's cell, 0-63
    uint8_t move_set
    uint16_t spare


# An attribute as the file holds it: a measure (index into pattern.MEASURES) of a cell (-1: of the board) that must
# lie within low..high.
cdef struct Condition:
    uint8_t measure
    int8_t cell
    uint8_t low
    uint8_t high


# pattern.MEASURES for compiled code: 1 if of a cell, lowest value, highest value.
cdef uint8_t _LIMITS[16][3]


cdef class PatternBook:
    cdef object _image                   # keeps the mapping alive into which the pointers point
    cdef const uint8_t[::1] _bytes
    cdef dict _parts
    cdef object families                 # engine/patterns/families; None until somebody has asked for them
    cdef Trie trie
    cdef const Record* records           # by pattern number, as `weight`
    cdef const float* weight
    cdef const uint32_t* by_id           # pattern numbers in the order of their ids
    cdef const uint8_t* details
    cdef readonly int num_patterns
    cdef readonly str path
    cdef readonly str name
    cdef readonly int version
    cdef readonly str checksum
    cdef readonly dict weights           # of named features

    cdef const uint8_t* _part(self, str name)
    cdef str _damage(self)
    cdef str _records_damage(self)
    cdef str _ids_damage(self)
    cdef const uint8_t* _id_at(self, uint32_t index) noexcept nogil
    cdef int _require(self, int index) except -1


# The attributes of a pattern: records[index].num_attributes of them.
cdef inline const Condition* conditions(PatternBook book, int index) noexcept nogil:
    return <const Condition*> (book.details + book.records[index].details)


# For reading details byte by byte, never beyond their end; `ok` becomes 0 when there was nothing left to read.
cdef struct Cursor:
    const uint8_t* at
    const uint8_t* end
    bint ok


cdef int _byte(Cursor* cursor) noexcept nogil
cdef bint _string(Cursor* cursor, uint32_t num_strings) noexcept nogil
cdef uint32_t _number(Cursor* cursor) noexcept nogil
cdef bint _is_condition(Cursor* cursor) noexcept nogil
cdef bint _is_id(Cursor* cursor) noexcept nogil
cdef bint _is_tree(Cursor* cursor, uint32_t num_strings) noexcept nogil
cdef bint _are_details(Cursor* cursor, const Record* record, uint32_t num_strings) noexcept nogil
cdef bint _is_record(const Record* record) noexcept nogil
cdef int _compare_ids(const uint8_t* first, const uint8_t* second) noexcept nogil
