"""What becomes of a chunk that cannot be done: its games are tried one by one, twice each, then given up.

They are tried in a process of their own here, wherever the chunk failed: so the same games are given up
for the same reasons by every executor.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from pipeline.errors import KatachiError
from pipeline.executors.calling import DIED, MEMORY, Answer, Fault, name_of

#: when this many games in a row cannot be done and none before them could, it is not the games
MOST_IN_A_ROW = 20
_TRIES = 2


@dataclass(frozen=True)
class Rescue:
    """How a stage gives up a game."""

    #: a chunk as chunks of one game each, in order
    split: Callable[[Any], Iterable[Any]]
    #: what stands in the place of the result of a chunk of one game that was given up
    give_up: Callable[[Any, Fault], Any]


class Yielded(NamedTuple):
    """A result on its way out, and the reason if it stands for a game that was given up."""

    result: Any
    given_up: str = ""


def one_by_one(try_alone: Callable[[Any], Answer], chunk: Any, rescue: Rescue) -> Iterator[Yielded]:
    """The results of a chunk's games, each tried alone."""
    for part in rescue.split(chunk):
        answer = try_alone(part)
        for _ in range(_TRIES - 1):
            if isinstance(answer, Fault):
                answer = try_alone(part)
        if isinstance(answer, KatachiError):
            raise answer
        if isinstance(answer, Fault):
            if answer.kind == MEMORY:
                raise out_of_memory(part)
            yield Yielded(rescue.give_up(part, answer), f"{name_of(part)}: {answer.reason}")
        else:
            yield Yielded(answer.result)


def only_some(found: Iterable[Yielded]) -> Iterator[Any]:
    """The results; raises KatachiError when games are given up one after the other and none is done."""
    held: list[Yielded] = []
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


def not_done(chunk: Any, fault: Fault) -> KatachiError:
    """The error of a chunk that nothing can be done about."""
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
    """Memory is short for the work at all, not because of one game."""
    return KatachiError(
        f"there was not enough memory for {name_of(chunk)}; what was finished is kept: free some, "
        "give fewer --jobs, or raise the limit (ulimit -v), and run the same command again"
    )
