import os
import signal
import subprocess
import sys
import time
from functools import partial
from typing import NamedTuple

import pytest
from processes import is_running

from pipeline.errors import KatachiError
from pipeline.executors import UNDER_WAY_PER_WORKER, Executor, run


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


def kill_self():
    os.kill(os.getpid(), signal.SIGKILL)


def break_down():
    raise ZeroDivisionError("no share of nothing")


def refuse():
    raise KatachiError("game 7, move 3: not wanted")


@pytest.mark.parametrize(("name", "jobs"), [("serial", 1), ("processes", 1), ("processes", 3)])
def test_results_come_in_the_order_of_the_chunks(name, jobs):
    assert list(run(name, square, range(40), jobs)) == [number * number for number in range(40)]


def test_no_chunks_no_results_and_no_workers():
    assert list(run("processes", square, [], 2)) == []


def test_chunks_are_read_only_as_they_are_needed():
    taken = []

    def chunks():
        for number in range(1000):
            taken.append(number)
            yield number

    results = run("processes", square, chunks(), 2)
    ahead = []
    for count, _ in zip(range(50), results, strict=False):
        ahead.append(len(taken) - count)
    results.close()
    assert max(ahead) <= 2 * UNDER_WAY_PER_WORKER + 1


def test_large_chunks_and_results_do_not_block_each_other():
    chunks = [bytes([number]) * 3_000_000 for number in range(8)]
    assert list(run("processes", bytes.upper, chunks, 2)) == [chunk.upper() for chunk in chunks]


@pytest.mark.parametrize("number", [0, 13])
def test_a_worker_that_dies_is_reported_with_its_chunk(number):
    results = []
    with pytest.raises(KatachiError) as error:
        results.extend(
            run("processes", partial(fail_at, number=number, how=kill_self), map(Chunk, range(30)), 2)
        )
    assert str(error.value).startswith(f"a worker process died (signal 9) at chunk number {number};")
    assert results == list(range(len(results)))
    assert len(results) <= number


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_in_the_work_is_one_line_that_names_the_chunk(jobs):
    work = partial(fail_at, number=5, how=break_down)
    with pytest.raises(KatachiError) as error:
        list(Executor(jobs).run(work, map(Chunk, range(10))))
    assert str(error.value) == ("chunk number 5: ZeroDivisionError: no share of nothing; please report this")


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_the_work_refuses_is_passed_on_as_it_is(jobs):
    with pytest.raises(KatachiError) as error:
        list(Executor(jobs).run(partial(fail_at, number=5, how=refuse), map(Chunk, range(10))))
    assert str(error.value) == "game 7, move 3: not wanted"


def test_an_unknown_executor_is_refused():
    with pytest.raises(KatachiError, match="no executor is called 'cloud'"):
        run("cloud", square, [1], 1)


ORPHANS = """
import os, sys, time
from pipeline.executors import run

def work(number):
    if number < 2:
        print(os.getpid(), flush=True)
    time.sleep(30)

if __name__ == "__main__":
    list(run("processes", work, range(9), 2))
"""


def test_workers_of_a_killed_parent_end(tmp_path):
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    parent = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
    )
    workers = [int(parent.stdout.readline()) for _ in range(2)]
    parent.kill()
    parent.wait()
    parent.stdout.close()
    deadline = time.monotonic() + 20
    while any(map(is_running, workers)) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not any(map(is_running, workers))
