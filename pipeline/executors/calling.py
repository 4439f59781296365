"""Runs one chunk where it is worked on: measures its time and turns whatever goes wrong into data."""

import os
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from pipeline.errors import GameFault, KatachiError

#: kinds of faults: the work raised, its process died, or memory was short
RAISED, DIED, MEMORY = "raised", "died", "memory"


class ChunkFault(NamedTuple):
    """Why a chunk could not be done; for a chunk of one game, why that game could not."""

    #: RAISED, DIED or MEMORY
    kind: str
    #: what was wrong, in one line
    reason: str
    #: the move that was looked at (1 is the first of the game); 0 where it is not known
    move_no: int = 0


class ChunkResult(NamedTuple):
    """A chunk's result, and how long it took; 0 if that says nothing about the chunks to come."""

    result: Any
    elapsed_s: float


#: what comes back for a chunk. A KatachiError is a mistake of the user's, not a fault of the chunk: it ends
#: the run
Answer = ChunkResult | ChunkFault | KatachiError

#: the number of the move being worked on; in a worker process, memory that its parent sees
_moves: Any = [0]
_is_warm = False


def at_move(number: int) -> None:
    """Note that work on this move (1 is the first of the game) begins, so that a fault can name it."""
    _moves[0] = number


def note_moves_in(place: Any) -> None:
    """Let ``at_move`` write to ``place[0]``, memory that another process reads."""
    global _moves
    _moves = place


def call(fn: Callable[[Any], Any], chunk: Any) -> Answer:
    """Call ``fn`` on a chunk. The first one in a process also opens files, so its time is not reported."""
    global _is_warm
    at_move(0)
    started = time.monotonic()
    try:
        result = fn(chunk)
    except GameFault as error:
        return ChunkFault(RAISED, error.reason, error.move_no)
    except KatachiError as error:
        return error
    except MemoryError:
        return ChunkFault(MEMORY, "there was not enough memory", _moves[0])
    except Exception as error:
        if os.environ.get("KATACHI_DEBUG"):
            raise
        return ChunkFault(RAISED, _line(error), _moves[0])
    elapsed_s = time.monotonic() - started if _is_warm else 0.0
    _is_warm = True
    return ChunkResult(result, elapsed_s)


def _line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def name_of(chunk: object) -> str:
    """The chunk's ``name``, for messages."""
    return str(getattr(chunk, "name", "a chunk of work"))
