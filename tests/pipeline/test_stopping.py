"""Signals that come where they would break something: raised at the spot, in processes of their own."""

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress

import pytest
from launching import ROOT
from reviewing import few_joseki

from pipeline.executors import Executor
from pipeline.executors.lines import LineBar
from pipeline.settings import Settings
from pipeline.stopping import Terminated, deferring, finishing, terminable
from pipeline.store import Store

STOPS = [(signal.SIGINT, KeyboardInterrupt), (signal.SIGTERM, Terminated)]


def ended(program, *words, **environment):
    """What a program said that ended by itself, and its exit code."""
    done = subprocess.run(
        [sys.executable, "-c", program, *map(str, words)],
        env={**os.environ, "PYTHONPATH": str(ROOT), **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return done.returncode, done.stdout.split(), done.stderr


# -- signals that wait -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "error"), STOPS)
def test_a_signal_waits_until_what_it_would_break_is_done(number, error):
    done = []

    def break_nothing():
        with terminable(), deferring():
            signal.raise_signal(number)
            done.append(1)

    with pytest.raises(error):
        break_nothing()
    assert done == [1]


def test_a_signal_that_waited_is_noted_where_others_are_and_a_second_one_stops_there():
    with suppress(KeyboardInterrupt), finishing() as stop:
        with deferring():
            signal.raise_signal(signal.SIGINT)
            assert not stop.asked
        assert stop.asked
        with pytest.raises(KeyboardInterrupt), deferring():
            signal.raise_signal(signal.SIGINT)


def test_signals_that_are_ignored_and_other_threads_are_left_alone():
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with deferring():
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
    found = []

    def look():
        with deferring():
            found.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    assert found == [before]


# -- where they come -------------------------------------------------------------------------------------

# the signal is held back in the system until the worker runs, and raised before anybody knows of it; the
# error, and with it all that was under way, is kept to the end, as when something in it refers to itself
STARTING = """
import signal, sys
from functools import partial
from pipeline.executors import Executor
from pipeline.stopping import terminable

class Work:
    def __call__(self, chunk):
        return chunk

    def __reduce__(self):
        signal.raise_signal(int(sys.argv[1]))
        return partial, (abs,)

try:
    with terminable():
        list(Executor(2).run(Work(), range(9)))
except KeyboardInterrupt as error:
    kept = error
    print(type(kept).__name__)
"""


@pytest.mark.parametrize(("number", "error"), STOPS)
def test_a_stop_while_a_worker_is_started_ends_the_worker(number, error):
    assert ended(STARTING, int(number)) == (0, [error.__name__], "")


ENDING = """
import signal
from multiprocessing.process import BaseProcess
from pipeline.executors import Executor
from pipeline.stopping import terminable

join = BaseProcess.join

def interrupted(process, timeout=None):
    signal.raise_signal(signal.SIGINT)
    join(process, timeout)

try:
    with terminable():
        found = Executor(2).run(abs, range(9))
        next(found)
        BaseProcess.join = interrupted
        found.close()
except KeyboardInterrupt as error:
    BaseProcess.join = join
    kept = error
    print("stopped")
"""


def test_a_stop_while_workers_are_ended_leaves_none():
    assert ended(ENDING) == (0, ["stopped"], "")


# multiprocessing's heap is the memory in which workers note their moves
GIVING_BACK = """
import signal
from multiprocessing.heap import Heap
from pipeline.executors import Executor
from pipeline.stopping import terminable

free = Heap.free

def interrupted(heap, block):
    signal.raise_signal(signal.SIGINT)
    free(heap, block)
    print("back")

Heap.free = interrupted
try:
    with terminable():
        found = Executor(2).run(abs, range(9))
        next(found)
        found.close()
except KeyboardInterrupt:
    print("stopped")
"""


def test_a_stop_while_workers_memory_is_given_back_leaves_it_whole():
    assert ended(GIVING_BACK) == (0, ["back", "back", "stopped"], "")


# before all that the command imports, and while it tells that it was stopped
IMPORTED = """
import os, signal
os.kill(os.getpid(), signal.SIGINT)
"""
TELLING = """
import io, signal, sys
from pipeline.cli import katachi, main

class Told(io.TextIOWrapper):
    def write(self, text):
        if "interrupted" in text:
            signal.raise_signal(signal.SIGINT)
        return super().write(text)

@katachi.command()
def wait():
    sys.stderr = Told(sys.stderr.detach(), write_through=True)
    signal.raise_signal(signal.SIGINT)

sys.argv = ["katachi", "wait"]
main()
"""


def test_an_interrupt_before_the_command_is_imported_says_nothing(tmp_path):
    (tmp_path / "click.py").write_text(IMPORTED)
    program = "import runpy; runpy.run_module('pipeline', run_name='__main__')"
    found = ended(program, PYTHONPATH=os.pathsep.join([str(tmp_path), str(ROOT)]))
    assert found == (-signal.SIGINT, [], "")


def test_an_interrupt_while_another_one_is_told_says_nothing():
    assert ended(TELLING) == (-signal.SIGINT, [], "\n")


# a thread that has just been started, and that its starter does not know of yet
THREAD = """
import signal, sys, threading

start = threading.Thread.start

def interrupted(thread):
    start(thread)
    if not thread.daemon and thread.name.startswith(name):
        signal.raise_signal(signal.SIGINT)

threading.Thread.start = interrupted
"""
PROGRAM = """
import subprocess
from pipeline.programs.process import start_process

name = "ThreadPool"
try:
    start_process(["true"], *[subprocess.DEVNULL] * 3)
except KeyboardInterrupt:
    print("stopped")
"""
SERVER = """
from pathlib import Path
from pipeline.review.server import ServerOptions, serve
from pipeline.settings import Settings

name = "review"
serve(Settings(db=sys.argv[1]), ServerOptions(port=0, joseki=Path(sys.argv[2])), False, print)
print("stopped")
"""


def test_a_stop_while_the_first_program_is_started_ends():
    assert ended(THREAD + PROGRAM) == (0, ["stopped"], "")


def test_a_stop_while_the_server_of_the_review_pages_is_started_ends(path):
    assert ended(THREAD + SERVER, path, few_joseki(path.parent)) == (0, ["stopped"], "")


def test_a_stop_while_a_bar_is_made_leaves_none_half_made(monkeypatch, capsys):
    find = LineBar._get_free_pos

    def interrupted(bar):
        signal.raise_signal(signal.SIGINT)
        return find(bar)

    monkeypatch.setattr(LineBar, "_get_free_pos", staticmethod(interrupted))
    with pytest.raises(KeyboardInterrupt):
        Executor(1, True, in_lines=True).progress("mine", "games", 100)
    assert [bar for bar in LineBar._instances if not hasattr(bar, "start_t")] == []
    assert capsys.readouterr() == ("", "")


# what is left in a transaction before anything is done in it is forgotten when the error is
FORGOTTEN = """
import sys
from pipeline.settings import Settings
from pipeline.store import Store

with Store.open(sys.argv[1]) as store:
    begun = [store.recording("test", Settings())]
    begun[0].__enter__()
    begun.append(store.transaction())
    begun[1].__enter__()
del begun
with Store.open(sys.argv[1]) as store:
    print(store.runs.last()["status"])
"""


def test_what_was_begun_and_no_more_is_forgotten_without_a_word(tmp_path):
    assert ended(FORGOTTEN, tmp_path / "a.sqlite") == (0, ["running"], "")


def test_a_generator_that_is_closed_in_a_transaction_ends_there_and_nothing_of_it_is_kept(tmp_path):
    went_on = []

    def written(store):
        with store.recording("closed", Settings()), store.transaction():
            store.db.conn.execute("UPDATE runs SET command = 'lost'")
            yield
        went_on.append(True)
        yield

    with Store.open(tmp_path / "a.sqlite") as store:
        working = written(store)
        next(working)
        working.close()
        assert went_on == []
        assert not store.db.conn.in_transaction
        assert store.runs.last()["command"] == "closed"


FOLDER = """
import shutil, signal
from pipeline.stopping import terminable
from pipeline.writing import temporary_folder

remove = shutil.rmtree

def interrupted(*words, **more):
    signal.raise_signal(signal.SIGINT)
    remove(*words, **more)

try:
    with terminable(), temporary_folder():
        shutil.rmtree = interrupted
except KeyboardInterrupt:
    print("stopped")
"""


def test_a_stop_while_a_temporary_folder_is_taken_away_leaves_none(tmp_path):
    assert ended(FOLDER, TMPDIR=str(tmp_path)) == (0, ["stopped"], "")
    assert list(tmp_path.iterdir()) == []
