"""The tree of a reading, as flat records; ``steps.pxd`` is its data sheet."""

from typing import NamedTuple

import cython


class StepRecord(NamedTuple):
    """A `Step` for Python; ``steps.pxd`` says what each field means."""

    parent: int
    color: int
    point: int
    order: int
    quiet: int
    result: int


class Steps:
    """Writes down the moves of a reading. If memory runs out, the rest is missing and `complete` false."""

    def __cinit__(self):
        self.clear()

    def __dealloc__(self):
        free(self.steps)

    def clear(self):
        self.number = 0
        self.last = -1
        self.complete = True

    def open_step(self, color, point, order, quiet):
        steps: cython.p_void
        if not self.complete:
            return
        steps = grown(self.steps, self.number + 1, cython.address(self.room), cython.sizeof(Step))
        if steps == cython.NULL:
            self.complete = False
            return
        self.steps = cython.cast(cython.pointer[Step], steps)
        step: cython.pointer[Step] = self.steps + self.number
        step.parent = self.last
        step.color = color
        step.point = point
        step.order = order
        step.quiet = quiet
        self.last = self.number
        self.number += 1

    def close_step(self, result):
        if self.complete:
            self.steps[self.last].result = result
            self.last = self.steps[self.last].parent

    def records(self) -> list[StepRecord]:
        """All steps in the order in which they were tried; a parent is an index into this list, or -1."""
        steps = (self.steps[i] for i in range(self.number))
        return [
            StepRecord(s["parent"], s["color"], s["point"], s["order"], s["quiet"], s["result"])
            for s in steps
        ]
