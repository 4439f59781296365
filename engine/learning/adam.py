"""Parameters that are learned in Adam's steps; see ``adam.pxd``."""

import cython
import numpy as np

from engine.points import EngineError

#: how much of the running means (of slopes, of their squares) is kept at each step
_FIRST = cython.declare(cython.float, 0.9)
_SECOND = cython.declare(cython.float, 0.999)


class Adam:
    """Parameters and what is needed to go on learning them; trainers derive from it."""

    def __dealloc__(self):
        free(self.at)
        free(self.slope)
        free(self.mean)
        free(self.spread)

    def _reserve(self, number, first_out, floor):
        self.number, self.first_out, self.floor = number, first_out, floor
        self.at = cython.cast("float*", calloc_lines(number, cython.sizeof(cython.float)))
        self.slope = cython.cast("float*", calloc_lines(number, cython.sizeof(cython.float)))
        self.mean = cython.cast("float*", calloc_lines(number, cython.sizeof(cython.float)))
        self.spread = cython.cast("float*", calloc_lines(number, cython.sizeof(cython.float)))
        if (
            self.at == cython.NULL
            or self.slope == cython.NULL
            or self.mean == cython.NULL
            or self.spread == cython.NULL
        ):
            raise MemoryError
        return 0

    def silence(self) -> None:
        """Make the network say nothing, to measure what the values are worth without it."""
        state = self.state()
        state[0, self.first_out :] = 0.0
        self.restore(state)

    def state(self) -> np.ndarray:
        """All that learning changes, as a copy: float32, shape (4, parameters).

        The rows are the parameters, the running means of slopes and of their squares, and in the first place
        of the last row the number of steps.
        """
        found = np.zeros((4, self.number), np.float32)
        into: cython.float[:, ::1] = found
        i: cython.int
        for i in range(self.number):
            into[0, i] = self.at[i]
            into[1, i] = self.mean[i]
            into[2, i] = self.spread[i]
        found[3, 0] = self.steps
        return found

    def restore(self, state: np.ndarray) -> None:
        """Go on from what ``state()`` gave; raises EngineError for another shape."""
        if state.shape != (4, self.number):
            raise EngineError(f"a state of shape {state.shape} is not one of {self.number} parameters")
        rows: cython.const[cython.float][:, ::1] = np.ascontiguousarray(state, np.float32)
        i: cython.int
        for i in range(self.number):
            self.at[i] = rows[0, i]
            self.mean[i] = rows[1, i]
            self.spread[i] = rows[2, i]
        self.steps = int(state[3, 0])

    def _begin_step(self):
        self.steps += 1
        self.mean_share = 1.0 - _FIRST**self.steps
        self.spread_share = 1.0 - _SECOND**self.steps

    def _step_range(self, begin, end, rate, positions):
        i: cython.int
        slope: cython.float
        size: cython.double
        for i in range(begin, end):
            slope = self.slope[i] / positions
            self.slope[i] = 0.0
            self.mean[i] = _FIRST * self.mean[i] + (1 - _FIRST) * slope
            self.spread[i] = _SECOND * self.spread[i] + (1 - _SECOND) * slope * slope
            size = sqrt(self.spread[i] / self.spread_share)
            self.at[i] -= rate * (self.mean[i] / self.mean_share) / (size + self.floor)


def whole(floats, unit, most, dtype=np.int16):
    """Floats as whole numbers of 1/``unit``, rounded, limited to -``most`` .. ``most``, as ``dtype``."""
    return np.clip(np.rint(floats.astype(np.float64) * unit), -most, most).astype(dtype)
