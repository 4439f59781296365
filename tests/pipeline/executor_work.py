"""What workers have to do in the tests of the executors.

A worker imports the module of its work: with pytest and hypothesis that takes half a second of CPU.
"""

import os
import signal
import time
from typing import NamedTuple

from processes import kill_self

from pipeline.errors import KatachiError
from pipeline.executors import at_move


class Chunk(NamedTuple):
    number: int

    @property
    def name(self):
        return f"chunk number {self.number}"


def square(number):
    time.sleep(0.001 * (number % 3))
    return number * number


def fail_at(chunk, number, how):
    if chunk.number == number:
        how()
    return chunk.number


def break_down():
    raise ZeroDivisionError("no share of nothing")


def refuse():
    raise KatachiError("game 7, move 3: not wanted")


class Games(NamedTuple):
    numbers: list[int]

    @property
    def name(self):
        return f"games {self.numbers}"

    def split(self):
        return [Games([number]) for number in self.numbers]


def do_games(chunk, bad, how):
    done = []
    for number in chunk.numbers:
        at_move(10 + number)
        if number in bad:
            how()
        done.append(number * number)
    return done


def die_once(folder, chunk):
    """The first worker that comes to game 5 is killed there."""
    if 5 in chunk.numbers:
        try:
            (folder / "died").touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            kill_self()
    return do_games(chunk, (), None)


def note_and_die(path, number):
    """Every worker that comes to it is killed; a byte in the file for each."""
    with open(path, "ab") as file:
        file.write(b"x")
    kill_self()


def stop_once(folder, number):
    """The first worker that comes to chunk 3 stops there, and never goes on."""
    if number == 3:
        try:
            (folder / "stopped").touch(exist_ok=False)
        except FileExistsError:
            pass
        else:
            os.kill(os.getpid(), signal.SIGSTOP)
    return number


def slow(number):
    """Longer than a chunk may take before another worker tries."""
    time.sleep(0.6)
    return os.getpid()


def slow_at_first(number):
    """The first chunk longer than one may take, the others not."""
    time.sleep(0.8 if number == 0 else 0.05)
    return os.getpid()


def kill_at_three(chunk):
    """What a game does that kills whoever looks at it, but not the process that runs the tests."""
    if chunk == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return chunk


def raise_at_three(chunk):
    if chunk == 3:
        raise ZeroDivisionError("no share of nothing")
    return chunk


def length(chunk, content):
    return len(content) + chunk
