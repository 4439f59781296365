"""A small network that looks at the best moves again; see ``network.pxd``."""

from collections.abc import Mapping
from typing import NamedTuple

import cython
import numpy as np

from engine.features import FEATURES
from engine.patterns.book import PatternBook
from engine.points import EngineError


class Parameters(NamedTuple):
    """All numbers of a network, as arrays of whole numbers; ``network.pxd`` says in which units."""

    #: by name of a feature, what it adds to the hidden units: int16 (HIDDEN,)
    rows: Mapping[str, np.ndarray]
    #: what hidden units begin with: int16 (HIDDEN,)
    hidden: np.ndarray
    #: of the mixing units, the weights: int16 (MIXED, INPUTS); what they begin with: int32 (MIXED,)
    mixing: np.ndarray
    mixed: np.ndarray
    #: what a mixing unit adds to the value of a move: int16 (MIXED,)
    out: np.ndarray

    def fault(self) -> str:
        """Why no network can have these parameters; "" if one can."""
        shapes = {"hidden": (HIDDEN,), "mixing": (MIXED, INPUTS), "mixed": (MIXED,), "out": (MIXED,)}
        for name, shape in shapes.items():
            array = getattr(self, name)
            dtype = np.int32 if name == "mixed" else np.int16
            if array.shape != shape or array.dtype != dtype:
                return (
                    f"'{name}' has {array.shape} numbers of {array.dtype}, not {shape} of {np.dtype(dtype)}"
                )
        for name, row in self.rows.items():
            if row.shape != (HIDDEN,) or row.dtype != np.int16:
                return f"the row of {name} has not {HIDDEN} numbers"
            if np.abs(row.astype(np.int32)).max() > MOST_ROW:
                return f"a number in the row of {name} is beyond {MOST_ROW}"
        if np.abs(self.mixing.astype(np.int32)).max() > MOST_MIXED:
            return f"a mixed weight is beyond {MOST_MIXED}"
        if np.abs(self.mixed.astype(np.int64)).max() > MOST_MIXED * UNIT:
            return f"a mixing unit begins beyond {MOST_MIXED * UNIT}"
        return ""

    def to_bytes(self) -> bytes:
        """All numbers, in the byte order of the machine, then the names of the rows."""
        names = sorted(self.rows)
        text = "\n".join(names).encode()
        head = np.array([HIDDEN, INPUTS, MIXED, len(names), len(text)], np.uint32)
        rows = np.array([self.rows[name] for name in names], np.int16)
        arrays = (head, self.mixed, self.hidden, self.mixing, self.out, rows)
        return b"".join(array.tobytes() for array in arrays) + text

    @staticmethod
    def from_bytes(content: bytes) -> "Parameters":
        """What ``to_bytes`` wrote; raises EngineError for anything else."""
        found, rest = Parameters.first_of(content)
        if rest:
            raise EngineError("a network with something after its end")
        return found

    @staticmethod
    def first_of(content: bytes) -> tuple["Parameters", bytes]:
        """The parameters with which ``content`` begins, and the bytes after them.

        Raises EngineError if it does not begin with what ``to_bytes`` wrote.
        """
        head = np.frombuffer(content[:20].ljust(20, b"\0"), np.uint32).tolist()
        if head[:3] != [HIDDEN, INPUTS, MIXED]:
            raise EngineError(f"a network of another shape than {HIDDEN}, {INPUTS}, {MIXED}")
        number, size = head[3:]
        shapes = [(MIXED,), (HIDDEN,), (MIXED, INPUTS), (MIXED,), (number, HIDDEN)]
        arrays, at = [], 20
        for i, shape in enumerate(shapes):
            dtype = np.dtype(np.int16 if i else np.int32)
            end = at + dtype.itemsize * int(np.prod(shape))
            if end > len(content):
                raise EngineError("a network that ends too early")
            arrays.append(np.frombuffer(content[at:end], dtype).reshape(shape))
            at = end
        mixed, hidden, mixing, out, rows = arrays
        names = content[at : at + size].decode("utf-8", "replace").split("\n") if number else []
        if len(content) - at < size or len(set(names)) != number:
            raise EngineError("a network whose rows have other names than it says")
        found = Parameters(dict(zip(names, rows, strict=True)), hidden, mixing, mixed, out)
        fault = found.fault()
        if fault:
            raise EngineError(f"a network where {fault}")
        return found, content[at + size :]


class Network:
    """A network with these parameters.

    Features that have no row say nothing; rows of features that no longer exist are left out. Raises
    EngineError for parameters that have a ``fault``.
    """

    def __cinit__(self, parameters: Parameters):
        i: cython.int
        j: cython.int
        row: cython.const[int16_t][::1]
        fault = parameters.fault()
        if fault:
            raise EngineError(f"no network has these parameters: {fault}")
        self.rows = cython.cast("int16_t*", calloc(NUM_FEATURES * HIDDEN, 2))
        if self.rows == cython.NULL:
            raise MemoryError
        for i in range(NUM_FEATURES):
            if FEATURES[i].name in parameters.rows:
                row = np.ascontiguousarray(parameters.rows[FEATURES[i].name])
                memcpy(self.rows + i * HIDDEN, cython.address(row[0]), 2 * HIDDEN)
        for i in range(HIDDEN):
            self.hidden[i] = parameters.hidden[i]
        for i in range(MIXED):
            for j in range(INPUTS):
                self.mixing[i][j] = parameters.mixing[i, j]
            self.mixed[i] = parameters.mixed[i]
            self.out[i] = parameters.out[i]

    def __dealloc__(self):
        free(self.rows)

    def look(self, num, best, value, begin, numbers):
        i: cython.int
        seen: cython.pointer[cython.const[int16_t]][LOOKED_AT]
        for i in range(num):
            self._activate(self.active[i], numbers + begin[best[i]], begin[best[i] + 1] - begin[best[i]])
            seen[i] = self.active[i]
        mix(seen, HIDDEN, num, best, value, self.mixing[0], self.mixed, self.out, 0, self.change)

    def _activate(self, active, numbers, num):
        i: cython.int
        h: cython.int
        row: cython.pointer[cython.const[int16_t]]
        sum: int32_t[HIDDEN]
        for h in range(HIDDEN):
            sum[h] = self.hidden[h]
        for i in range(num):
            if numbers[i] >= NUM_FEATURES:
                break
            row = self.rows + numbers[i] * HIDDEN
            for h in range(HIDDEN):
                sum[h] += row[h]
        for h in range(HIDDEN):
            active[h] = min(max(sum[h], 0), MOST_ACTIVE)


def network_of(book: PatternBook) -> Network | None:
    """The network of a book, or None if it has none; raises EngineError, one line, if it cannot be used."""
    if not book.network:
        return None
    try:
        return Network(Parameters.first_of(book.network)[0])
    except EngineError as error:
        raise EngineError(f"{book.path}: {error}; run 'katachi compile' to write it anew") from None
