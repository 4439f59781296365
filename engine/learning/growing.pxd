# Memory that grows: what is put into it lies one after the other.

cimport cython
from libc.stdint cimport int64_t, uint8_t
from libc.stdlib cimport realloc
from libc.string cimport memcpy


# Whoever has one frees its bytes.
cdef struct Store:
    char* bytes
    int64_t used
    int64_t room


# Append so many bytes; false when there is no memory for them.
cdef bint put(Store* store, const void* what, int64_t size) noexcept nogil

# A copy of what was put.
cdef array_of(Store store, dtype)

# Where the memory of an array begins; NULL for an empty one.
cdef const uint8_t* memory_of(array) except? NULL
