"""What happens to a chunk that fails: its games are tried one by one, each up to twice, and then given up.

They are tried on this machine in a process of their own, wherever the chunk failed, so that every executor
gives up the same games for the same reasons.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from pipeline.errors import KatachiError
from pipeline.executors.calling import DIED, MEMORY, Answer, ChunkFault, name_of

#: if so many games fail in a row before any was done, the games are not the cause
MOST_IN_A_ROW = 20
_TRIES = 2


@dataclass(frozen=True)
class Rescue:
    """How a stage gives up a game."""

    #: splits a chunk into chunks of one game each, in order
    split: Callable[[Any], Iterable[Any]]
    #: makes the result that stands for a chunk of one game that was given up
    give_up: Callable[[Any, ChunkFault], Any]


class YieldedResult(NamedTuple):
    """A result for the stage; if it stands for a game that was given up, with the reason."""

    result: Any
    given_up: str = ""


def one_by_one(try_alone: Callable[[Any], Answer], chunk: Any, rescue: Rescue) -> Iterator[YieldedResult]:
    """The results of a chunk's games, each tried alone, up to ``_TRIES`` times."""
    for part in rescue.split(chunk):
        answer = try_alone(part)
        for _ in range(_TRIES - 1):
            if isinstance(answer, ChunkFault):
                answer = try_alone(part)
        if isinstance(answer, KatachiError):
            raise answer
        if isinstance(answer, ChunkFault):
            if answer.kind == MEMORY:
                raise out_of_memory(part)
            yield YieldedResult(rescue.give_up(part, answer), f"{name_of(part)}: {answer.reason}")
        else:
            yield YieldedResult(answer.result)


def results_unless_all_fail(found: Iterable[YieldedResult]) -> Iterator[Any]:
    """The results; raises KatachiError when the first ``MOST_IN_A_ROW`` games are all given up."""
    held: list[YieldedResult] = []
    any_done = False
    for one in found:
        if one.given_up and not any_done:
            held.append(one)
            if len(held) == MOST_IN_A_ROW:
                raise KatachiError(
                    f"the first {MOST_IN_A_ROW} games all failed, so it is not the games: "
                    f"{held[0].given_up}; please report this"
                )
            continue
        any_done = True
        yield from (each.result for each in held)
        held = []
        yield one.result
    yield from (each.result for each in held)


def not_done(chunk: Any, fault: ChunkFault) -> KatachiError:
    """The error for a chunk that failed and cannot be rescued."""
    if fault.kind == MEMORY:
        return out_of_memory(chunk)
    if fault.kind == DIED:
        return KatachiError(
            f"{fault.reason} at {name_of(chunk)}; what was finished is kept: run the same command "
            "again, with fewer --jobs if memory is short"
        )
    at = f", move {fault.move_no}" if fault.move_no else ""
    return KatachiError(f"{name_of(chunk)}{at}: {fault.reason}; please report this")


def out_of_memory(chunk: Any) -> KatachiError:
    """The error when memory is short for the work as such, not because of one game."""
    return KatachiError(
        f"there was not enough memory for {name_of(chunk)}; what was finished is kept: free some, "
        "give fewer --jobs, or raise the limit (ulimit -v), and run the same command again"
    )
