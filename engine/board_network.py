"""A network that looks at the whole board; see ``board_network.pxd``."""

from typing import NamedTuple

import cython
import numpy as np

from engine.network import Parameters
from engine.patterns.book import PatternBook
from engine.points import EngineError


class BoardParameters(NamedTuple):
    """All numbers of a board network, as arrays; ``board_network.pxd`` says in which units."""

    #: of the layers, the weights: int16 (LAYERS, CHANNELS, GIVEN); what sums begin with: int32 (LAYERS,
    #: CHANNELS)
    layers: np.ndarray
    begin: np.ndarray
    #: of the mixing units, the weights: int16 (MIXED, VIEW); what they begin with: int32 (MIXED,)
    mixing: np.ndarray
    mixed: np.ndarray
    #: what a mixing unit adds to the value of a move: int16 (MIXED,)
    out: np.ndarray

    @staticmethod
    def forms(channels: int = CHANNELS, given: int = GIVEN) -> dict[str, tuple[tuple[int, ...], type, int]]:
        """By name of an array: its shape, its type, and how far from 0 its numbers may be.

        ``channels`` is how many numbers a point has, ``given`` of how many a number of a layer is made.
        Earlier versions of the board network have fewer.
        """
        most = int(np.iinfo(np.int16).max)
        return {
            "layers": ((LAYERS, channels, given), np.int16, MOST_WEIGHT),
            "begin": ((LAYERS, channels), np.int32, MOST_SEEN * LAYER_UNIT),
            "mixing": ((MIXED, 2 * channels + OTHER_INPUTS), np.int16, MOST_SEEN),
            "mixed": ((MIXED,), np.int32, MOST_SEEN * UNIT),
            "out": ((MIXED,), np.int16, most),
        }

    def fault(self) -> str:
        """Why no board network can have these parameters; "" if one can."""
        for name, (shape, dtype, most) in self.forms().items():
            array = getattr(self, name)
            if array.shape != shape or array.dtype != dtype:
                return (
                    f"'{name}' has {array.shape} numbers of {array.dtype}, not {shape} of {np.dtype(dtype)}"
                )
            if np.abs(array.astype(np.int64)).max() > most:
                return f"a number of '{name}' is beyond {most}"
        heaviest = int(loads(self.layers).max())
        if heaviest > MOST_LOAD:
            return f"the weights of a number of 'layers' come to {heaviest}, beyond {MOST_LOAD}"
        return ""

    def widened(self) -> "BoardParameters":
        """The parameters of a narrower board network as those of one with CHANNELS, which says the same.

        The added channels are always 0, and nothing listens to them; nor to means, if the narrower one was
        given none. Raises EngineError for more than CHANNELS.
        """
        narrow = self.begin.shape[1]
        if narrow > CHANNELS:
            raise EngineError(f"a board network with {narrow} channels; there are {CHANNELS}")
        forms = BoardParameters.forms()
        layers, begin, mixing = (np.zeros(*forms[name][:2]) for name in ("layers", "begin", "mixing"))
        begin[:, :narrow] = self.begin
        for part in range(self.layers.shape[2] // narrow):
            given = slice(part * narrow, (part + 1) * narrow)
            layers[:, :narrow, part * CHANNELS : part * CHANNELS + narrow] = self.layers[:, :, given]
        mixing[:, :narrow] = self.mixing[:, :narrow]
        mixing[:, CHANNELS : CHANNELS + narrow] = self.mixing[:, narrow : 2 * narrow]
        mixing[:, 2 * CHANNELS :] = self.mixing[:, 2 * narrow :]
        return BoardParameters(layers, begin, mixing, self.mixed, self.out)

    def to_bytes(self) -> bytes:
        """All numbers, in the byte order of the machine."""
        head = np.array([LAYERS, CHANNELS, PLANES, MIXED], np.uint32)
        return b"".join(array.tobytes() for array in (head, *self))

    @staticmethod
    def from_bytes(content: bytes) -> "BoardParameters":
        """What ``to_bytes`` wrote, also in earlier versions; raises EngineError for other bytes."""
        head = np.frombuffer(content[:16].ljust(16, b"\0"), np.uint32).tolist()
        num_layers, channels, planes, mixed = head
        form = _FORMS.get((channels, planes))
        if (num_layers, mixed) != (LAYERS, MIXED) or form is None:
            raise EngineError(
                f"a board network of another shape than {LAYERS}, {CHANNELS}, {PLANES}, {MIXED}"
            )
        arrays, at = [], 16
        for shape, dtype, _ in form.values():
            end = at + np.dtype(dtype).itemsize * int(np.prod(shape))
            if end > len(content):
                raise EngineError("a board network that ends too early")
            arrays.append(np.frombuffer(content[at:end], dtype).reshape(shape))
            at = end
        if at != len(content):
            raise EngineError("a board network with something after its end")
        found = BoardParameters(*arrays).widened()
        fault = found.fault()
        if fault:
            raise EngineError(f"a board network where {fault}")
        return found


#: the forms of all versions of the board network, by channels and planes
_FORMS = {
    (32, 32): BoardParameters.forms(32, 3 * 32),
    (64, 32): BoardParameters.forms(64, 3 * 64),
    (64, 35): BoardParameters.forms(64, 3 * 64),
    (CHANNELS, PLANES): BoardParameters.forms(),
}


def loads(layers: np.ndarray) -> np.ndarray:
    """By number of each layer, what its weights come to, regardless of sign: int64 (LAYERS, CHANNELS).

    Weights of sums over four points count four times, because such a sum can be four times as large.
    """
    reach = np.full(GIVEN, 4)
    reach[:CHANNELS] = reach[TAPS:] = 1
    return np.abs(layers.astype(np.int64)) @ reach


class BoardNetwork:
    """A board network with these parameters; raises EngineError if they have a ``fault``."""

    def __cinit__(self, parameters: BoardParameters):
        i: cython.int
        j: cython.int
        k: cython.int
        fault = parameters.fault()
        if fault:
            raise EngineError(f"no board network has these parameters: {fault}")
        self.layers = cython.cast("int16_t*", calloc_lines(LAYERS * LAYER, cython.sizeof(int16_t)))
        self.grids = cython.cast("int16_t*", calloc_lines(2 * GRID, cython.sizeof(int16_t)))
        if self.layers == cython.NULL or self.grids == cython.NULL:
            raise MemoryError
        layers: cython.const[int16_t][:, :, :] = parameters.layers
        mixing: cython.const[int16_t][:, :] = parameters.mixing
        for i in range(LAYERS):
            for j in range(CHANNELS):
                self.begin[i][j] = parameters.begin[i, j]
                for k in range(GIVEN):
                    self.layers[i * LAYER + (k // 2 * CHANNELS + j) * 2 + k % 2] = layers[i, j, k]
        for i in range(MIXED):
            for j in range(VIEW):
                self.mixing[i][j] = mixing[i, j]
            self.mixed[i] = parameters.mixed[i]
            self.out[i] = parameters.out[i]

    def __dealloc__(self):
        free(self.layers)
        free(self.grids)

    def look(self, position, situation, strategy, num, best, value):
        i: cython.int
        seen: cython.pointer[cython.const[int16_t]][LOOKED_AT]
        grid: cython.pointer[cython.const[int16_t]]
        fill_planes(position, situation, strategy, value, self.planes)
        grid = self._see(position, num, best)
        for i in range(num):
            seen[i] = grid + self.looked_at[i] * CHANNELS
        mix(seen, CHANNELS, num, best, value, self.mixing[0], self.mixed, self.out, LEAK, self.change)

    def _see(self, position, num, best):
        i: cython.int
        point: cython.int
        size: cython.int = position.board.size
        points: cython.int = size * size
        spots: cython.pointer[int32_t] = self.spots
        source: cython.pointer[int16_t] = self.grids
        target: cython.pointer[int16_t] = self.grids + GRID
        means: int16_t[CHANNELS]
        begin: int32_t[CHANNELS]
        self._begin_grids(size)
        self._fill_grid(size)
        for i in range(num):
            point = position.moves[best[i]]
            self.looked_at[i] = spot_of(col_of(point), row_of(point), size)
        for i in range(LAYERS):
            whole_begin(
                source, self.spots, size * size,
                self.layers + i * LAYER + OF_MEANS, self.begin[i], MOST_SEEN, means, begin,
            )  # fmt: skip
            if i == LAYERS - 1:
                spots, points = self.looked_at, num
            whole_layer(
                source, target, size + 2, spots, points,
                self.layers + i * LAYER, begin, i > 0, MOST_SEEN,
            )  # fmt: skip
            source, target = target, source
        return source

    def _begin_grids(self, size):
        """Get ready for boards of that size: the borders of the grids are zero."""
        if size == self.grid_size:
            return
        memset(self.grids, 0, 2 * GRID * cython.sizeof(int16_t))
        self.grid_size = size
        list_spots(size, self.spots)

    def _fill_grid(self, size):
        """Write the planes into the grid that the first layer is given."""
        i: cython.int
        j: cython.int
        plane: cython.pointer[cython.const[int8_t]] = self.planes
        at: cython.pointer[int16_t]
        for i in range(size * size):
            at = self.grids + self.spots[i] * CHANNELS
            for j in range(PLANES):
                at[j] = plane[j] * (UNIT // PLANE_UNIT)
            memset(at + PLANES, 0, (CHANNELS - PLANES) * cython.sizeof(int16_t))
            plane += PLANES


def board_network_of(book: PatternBook) -> BoardNetwork | None:
    """The board network of a book, or None if it has none.

    Its bytes come after those of the network that looks at the best moves again. Raises EngineError, one
    line, if it cannot be used.
    """
    if not book.network:
        return None
    try:
        _, content = Parameters.first_of(book.network)
        return BoardNetwork(BoardParameters.from_bytes(content)) if content else None
    except EngineError as error:
        raise EngineError(f"{book.path}: {error}; run 'katachi compile' to write it anew") from None
