"""Where work is done: in this process, in worker processes, or on a cluster; the results always in order.

A worker gets chunks (plain data), calls one function on each, and sends back small rows; it never
writes. Few chunks are under way at a time, so memory stays bounded however long the input is.

``calling`` is what happens around a chunk in a worker; ``pacing`` says how large chunks should be;
``driving`` keeps their order and looks after stragglers, ``rescuing`` after games that fail. ``serial``,
``processes`` and ``cluster`` are the places; ``executor`` is what stages see.
"""

from pipeline.executors.calling import Fault, at_move
from pipeline.executors.driving import UNDER_WAY_PER_WORKER
from pipeline.executors.executor import Executor, run
from pipeline.executors.pacing import Pace
from pipeline.executors.rescuing import Rescue

__all__ = [
    "UNDER_WAY_PER_WORKER",
    "Executor",
    "Fault",
    "Pace",
    "Rescue",
    "at_move",
    "run",
]
