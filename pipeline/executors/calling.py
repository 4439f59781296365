"""What happens around a chunk where it is worked on: its time is taken, and what goes wrong becomes data."""

import os
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from pipeline.errors import GameFault, KatachiError

#: kinds of faults: the work raised, its process died, or memory was short
RAISED, DIED, MEMORY = "raised", "died", "memory"


class Fault(NamedTuple):
    """Why a chunk could not be done; for a chunk of one game, why that game could not."""

    kind: str
    #: what was wrong, in one line
    reason: str
    #: the move that was looked at (1 is the first of the game); 0 where it is not known
    move_no: int = 0


class Done(NamedTuple):
    """A chunk's result; ``elapsed_s`` is 0 where it tells nothing about the next ones."""

    result: Any
    elapsed_s: float


#: an error of the user's is not the chunk's fault: it ends the run
Answer = Done | Fault | KatachiError

#: where the last move is noted that was begun: in a worker process its parent sees it
_moves: Any = [0]
_is_warm = False


def at_move(number: int) -> None:
    """Note that the game at hand has come to this move (1 is the first), in case that goes wrong."""
    _moves[0] = number


def note_moves_in(place: Any) -> None:
    """Let ``at_move`` write to ``place[0]``, memory that another process reads."""
    global _moves
    _moves = place


def call(fn: Callable[[Any], Any], chunk: Any) -> Answer:
    """``fn`` of a chunk. The first chunk of a process opens what it needs, so its time says nothing."""
    global _is_warm
    at_move(0)
    started = time.monotonic()
    try:
        result = fn(chunk)
    except GameFault as error:
        return Fault(RAISED, error.reason, error.move_no)
    except KatachiError as error:
        return error
    except MemoryError:
        return Fault(MEMORY, "there was not enough memory", _moves[0])
    except Exception as error:
        if os.environ.get("KATACHI_DEBUG"):
            raise
        return Fault(RAISED, _line(error), _moves[0])
    elapsed_s = time.monotonic() - started if _is_warm else 0.0
    _is_warm = True
    return Done(result, elapsed_s)


def _line(error: Exception) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())


def name_of(chunk: object) -> str:
    """What a chunk calls itself, for messages."""
    return str(getattr(chunk, "name", "a chunk of work"))
