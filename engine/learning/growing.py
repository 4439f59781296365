"""Memory that grows; see ``growing.pxd``."""

import cython
import numpy as np


def put(store, what, size):
    grown: cython.p_char
    room: int64_t
    if store.used + size > store.room:
        room = 2 * (store.used + size)
        grown = cython.cast("char*", realloc(store.bytes, room))
        if grown == cython.NULL:
            return False
        store.bytes = grown
        store.room = room
    memcpy(store.bytes + store.used, what, size)
    store.used += size
    return True


def array_of(store, dtype):
    return np.frombuffer(store.bytes[: store.used], dtype).copy()


def memory_of(array):
    content: cython.const[uint8_t][::1] = array.view(np.uint8)
    if content.shape[0] == 0:
        return cython.NULL
    return cython.address(content[0])
