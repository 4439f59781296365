import importlib
import os
import subprocess
import sys
import time
from functools import partial
from itertools import pairwise

import pytest
from executor_work import (
    Chunk,
    Games,
    break_down,
    die_once,
    do_games,
    fail_at,
    note_and_die,
    refuse,
    slow,
    slow_at_first,
    square,
    stop_once,
)
from hypothesis import given
from hypothesis import strategies as st
from launching import launch
from processes import is_running, kill_self, look_around, wait_until
from troubleshooting import told

from pipeline.errors import KatachiError
from pipeline.executors import UNDER_WAY_PER_WORKER, ChunkPace, Executor, Rescue, driving, run
from pipeline.executors.driving import AssignedChunk
from pipeline.executors.pacing import TARGET_S
from pipeline.executors.processes import MOST_DEATHS, Processes


@pytest.mark.parametrize(("name", "jobs"), [("serial", 1), ("processes", 1), ("processes", 3)])
def test_results_come_in_the_order_of_the_chunks(name, jobs):
    assert list(run(name, square, range(40), jobs)) == [number * number for number in range(40)]


def test_no_chunks_no_results_and_no_workers():
    assert list(run("processes", square, [], 2)) == []


def test_workers_have_the_environment_and_the_directory_of_now(tmp_path, monkeypatch):
    """Not those of their server, which was started for workers before."""
    name = "KATACHI_TEST_OF_WORKERS"
    seen = []
    for value in ("one", "other", None):
        monkeypatch.delenv(name, raising=False)
        if value:
            monkeypatch.setenv(name, value)
        (tmp_path / str(value)).mkdir()
        monkeypatch.chdir(tmp_path / str(value))
        ((found, directory, pid),) = run("processes", look_around, [name], 1)
        assert (found, directory) == (value, str(tmp_path / str(value)))
        seen.append(pid)
    assert len({*seen, os.getpid()}) == 4


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


def test_what_a_worker_said_before_it_died_is_taken_when_it_is_given_more():
    first, second = AssignedChunk(Chunk(0), 0), AssignedChunk(Chunk(1), 1)
    workers = Processes(partial(fail_at, number=0, how=kill_self), 1)
    try:
        workers.give(first)
        workers.workers[0].process.join(60)
        # it had begun, so another one is given both
        workers.give(second)
        assert (first.deaths, second.deaths) == (1, 0)
        assert [list(worker.tasks) for worker in workers.workers] == [[first, second]]
    finally:
        workers.close()


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


def test_a_chunk_kills_as_many_workers_as_it_may_and_no_more(tmp_path):
    with pytest.raises(KatachiError, match="a worker process died"):
        list(run("processes", partial(note_and_die, tmp_path / "tries"), [1], 2))
    assert len((tmp_path / "tries").read_bytes()) == MOST_DEATHS


def test_workers_of_a_killed_parent_end(tmp_path):
    script = tmp_path / "orphans.py"
    script.write_text(ORPHANS)
    parent = launch(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
    )
    workers = [int(parent.stdout.readline()) for _ in range(2)]
    parent.kill()
    parent.wait()
    parent.stdout.close()
    wait_until(lambda: not any(map(is_running, workers)), within_s=20)


# the server of the workers has imported it, and ends when it is to fork the first
FORKLESS = """
import os, sys

def work(chunk):
    return chunk

if "forkserver" in " ".join(sys.orig_argv):
    os.fork = lambda: os._exit(3)
"""


def test_a_server_that_ends_while_it_starts_a_worker_is_no_interrupt(tmp_path):
    (tmp_path / "forkless.py").write_text(FORKLESS)
    program = (
        "from forkless import work; from pipeline.executors import Executor; list(Executor(2).run(work, [1]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), os.getcwd()])},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    told = done.stderr.splitlines()[-1].removeprefix("pipeline.errors.KatachiError: ")
    assert told.startswith("a worker process died (its server ended) at its start; what was finished is kept")


TOILERS = """
import time
from pipeline.executors import run

def work(number):
    held = bytearray(150_000_000)
    begin = time.process_time()
    while time.process_time() < begin + 0.5:
        pass

if __name__ == "__main__":
    list(run("processes", work, range(2), 2))
"""


def test_what_workers_took_is_counted_as_their_commands(tmp_path):
    """Whoever waits for a command is told the CPU and memory of all its processes."""
    script = tmp_path / "toilers.py"
    script.write_text(TOILERS)
    pid = os.spawnve(
        os.P_NOWAIT, sys.executable, [sys.executable, script], {**os.environ, "PYTHONPATH": os.getcwd()}
    )
    _, status, took = os.wait4(pid, 0)
    assert status == 0
    assert took.ru_utime + took.ru_stime > 1
    assert took.ru_maxrss > 150_000


# -- sizes of chunks -------------------------------------------------------------------------------


@given(st.lists(st.integers(1, 300)), st.lists(st.floats(0, 20), min_size=1), st.integers(1, 500))
def test_groups_hold_all_items_in_order_whatever_was_measured(items, times, first):
    pace = ChunkPace(first)
    groups = []
    for number, group in enumerate(pace.groups(items, int)):
        groups.append(group)
        pace.measured(sum(group), times[number % len(times)])
    assert [item for group in groups for item in group] == items
    assert all(groups)


@pytest.mark.parametrize("per_second", [3, 400, 50_000])
def test_chunks_come_to_take_about_as_long_as_they_should(per_second):
    pace = ChunkPace(100)
    sizes = []
    for group in pace.groups([1] * (20 * per_second + 400), int):
        sizes.append(len(group))
        pace.measured(len(group), len(group) / per_second)
    assert all(after <= 2 * before + 1 for before, after in pairwise(sizes))
    assert sizes[-2] / per_second == pytest.approx(TARGET_S, rel=0.35)


def test_a_chunk_whose_parts_are_slow_to_come_is_closed(monkeypatch):
    monkeypatch.setattr("pipeline.executors.pacing.SLOW_S", 0.1)
    slow = (time.sleep(0.06) or number for number in range(12))
    sizes = [len(group) for group in ChunkPace(500).groups(slow, int)]
    assert sum(sizes) == 12
    assert max(sizes) <= 3


def test_what_chunks_take_is_known_also_where_their_size_is_fixed():
    pace = ChunkPace(1)
    assert pace.typical_s() == TARGET_S
    for _ in range(30):
        pace.measured(0, 40.0)
    assert (pace.typical_s(), pace.limit) == (pytest.approx(40.0), 1)


# -- what goes wrong -------------------------------------------------------------------------------


RESCUE = Rescue(Games.split, lambda chunk, fault: [(chunk.numbers[0], tuple(fault))])


def in_games(total, size=4):
    return [Games(list(range(first, min(first + size, total)))) for first in range(0, total, size)]


def flat(results):
    return [one for result in results for one in result]


def test_the_chunk_of_a_worker_that_is_lost_is_done_by_another(tmp_path):
    work = partial(die_once, tmp_path)
    assert flat(run("processes", work, in_games(40), 2)) == [number**2 for number in range(40)]
    assert (tmp_path / "died").exists()


@pytest.mark.parametrize("jobs", [2, 3])
def test_a_game_that_kills_its_worker_is_found_and_given_up(jobs):
    work = partial(do_games, bad=(5, 22), how=kill_self)
    expected = [number**2 for number in range(40)]
    for number in (5, 22):
        expected[number] = (number, ("died", "a worker process died (signal 9)", 10 + number))
    assert flat(Executor(jobs).work(work, in_games(40), RESCUE)) == expected


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_raises_is_found_and_given_up(jobs):
    work = partial(do_games, bad=(0, 17), how=break_down)
    expected = [number**2 for number in range(20)]
    for number in (0, 17):
        reason = "ZeroDivisionError: no share of nothing"
        expected[number] = (number, ("raised", reason, 10 + number))
    assert flat(Executor(jobs).work(work, in_games(20), RESCUE)) == expected


@pytest.mark.parametrize("jobs", [1, 2])
def test_when_all_games_fail_none_is_given_up(jobs):
    work = partial(do_games, bad=range(100), how=break_down)
    results = []
    with pytest.raises(KatachiError) as error:
        results.extend(Executor(jobs).work(work, in_games(60), RESCUE))
    assert results == []
    what = "ZeroDivisionError: no share of nothing"
    told("All games fail", str(error.value), GAME="games [0]", WHAT=what)


def test_a_worker_that_cannot_start_is_an_error_and_no_game_is_blamed(tmp_path, monkeypatch):
    (tmp_path / "dying.py").write_text(
        f"import os\nif os.getpid() != {os.getpid()}:\n    os._exit(3)\ndef work(chunk):\n    return chunk\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    work = importlib.import_module("dying").work
    with pytest.raises(KatachiError) as error:
        list(Executor(2).work(work, in_games(8), RESCUE))
    told("A worker process died", str(error.value), HOW="exit code 3")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_chunk_that_takes_far_too_long_is_given_to_another_worker(tmp_path, monkeypatch, jobs):
    monkeypatch.setattr(driving, "STRAGGLER_S", 1.0)
    monkeypatch.setattr(driving, "STRAGGLER_TIMES", 0.0)
    assert list(run("processes", partial(stop_once, tmp_path), range(30), jobs)) == list(range(30))
    assert (tmp_path / "stopped").exists()


def test_where_all_chunks_take_long_there_is_one_more_worker_at_most(monkeypatch):
    monkeypatch.setattr(driving, "STRAGGLER_S", 0.2)
    monkeypatch.setattr(driving, "STRAGGLER_TIMES", 0.0)
    assert len(set(run("processes", slow, range(10), 2))) <= 3


def test_where_each_chunk_is_done_once_no_other_worker_tries(monkeypatch):
    monkeypatch.setattr(driving, "STRAGGLER_S", 0.2)
    monkeypatch.setattr(driving, "STRAGGLER_TIMES", 0.0)
    assert len(set(run("processes", slow, range(6), 2, once=True))) == 2


def test_that_another_worker_tries_is_told_only_where_one_does(monkeypatch):
    monkeypatch.setattr(driving, "STRAGGLER_S", 0.1)
    monkeypatch.setattr(driving, "STRAGGLER_TIMES", 0.0)
    monkeypatch.setattr(driving, "_WAIT_S", 0.02)
    notes = []
    list(run("processes", slow, range(1), 1, note=notes.append))
    assert len(notes) == 1


def test_a_worker_that_helped_one_that_was_stuck_goes_when_it_no_longer_is(monkeypatch):
    monkeypatch.setattr(driving, "STRAGGLER_S", 0.4)
    monkeypatch.setattr(driving, "STRAGGLER_TIMES", 0.0)
    done = list(run("processes", slow_at_first, range(120), 2))
    assert len(set(done[-40:])) <= 2


HUNGRY = """
import resource, sys
from pipeline.errors import KatachiError
from pipeline.executors import Executor, Rescue

def work(number):
    return len(bytes(3 << 30)) if number == 5 else number

if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
    rescue = Rescue(lambda chunk: [chunk], lambda chunk, fault: fault)
    try:
        print(list(Executor(2).work(work, range(9), rescue)))
    except KatachiError as error:
        print(error)
"""


def test_a_worker_that_gets_no_memory_is_told_apart_from_a_bad_game(tmp_path):
    (tmp_path / "hungry.py").write_text(HUNGRY)
    done = subprocess.run(
        [sys.executable, tmp_path / "hungry.py"],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
    )
    assert done.stderr == ""
    told("Memory is short", done.stdout, CHUNK="a chunk of work")
