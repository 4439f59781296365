# Memory that grows: bytes are appended without Python, then taken as an array of numpy.
#
# The learning modules gather what they find in games in it: how much that is shows only at the end.

cimport cython
from libc.stdint cimport int64_t, uint8_t
from libc.stdlib cimport realloc
from libc.string cimport memcpy


# Its owner frees `bytes`.
cdef struct Store:
    char* bytes
    int64_t used
    int64_t room


# Append `size` bytes; false if there is no memory for them.
cdef bint put(Store* store, const void* what, int64_t size) noexcept nogil

# What was appended, copied into an array of `dtype` with one dimension.
cdef array_of(Store store, dtype)

# Where the memory of a contiguous array begins; NULL if it is empty.
cdef const uint8_t* memory_of(array) except? NULL
