"""Has chunks of work done, in this process, in worker processes, or on a cluster; results come in order.

A worker gets chunks (plain data), calls one function on each and sends back small rows; it never writes. Only
a few chunks are under way at a time, so memory stays bounded however long the input is.

Stages use ``executor``. ``serial``, ``processes`` and ``cluster`` are the places where chunks are done;
``driving`` hands chunks out, keeps their order and has stragglers done twice, ``rescuing`` deals with games
that fail, ``pacing`` sizes the chunks, ``calling`` runs one chunk in a worker.
"""

from pipeline.executors.calling import ChunkFault, at_move
from pipeline.executors.driving import UNDER_WAY_PER_WORKER
from pipeline.executors.executor import Executor, run
from pipeline.executors.pacing import ChunkPace
from pipeline.executors.rescuing import Rescue

__all__ = [
    "UNDER_WAY_PER_WORKER",
    "ChunkFault",
    "ChunkPace",
    "Executor",
    "Rescue",
    "at_move",
    "run",
]
