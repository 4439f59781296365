# Memory that grows: arrays of records that are made longer when they are full.

from libc.stdlib cimport realloc


# Memory for `needed` records of `size` bytes: `memory` itself if there is room for them in it, else longer memory that
# begins with its records. NULL if there is none; then `memory` stays as it was. `room` is how many records fit.
cdef inline void* grown(void* memory, int needed, int* room, size_t size) noexcept nogil:
    cdef void* longer
    if memory != NULL and needed <= room[0]:
        return memory
    longer = realloc(memory, (2 * <size_t> needed + 64) * size)
    if longer != NULL:
        room[0] = 2 * needed + 64
    return longer
