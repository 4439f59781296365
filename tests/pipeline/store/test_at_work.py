"""Whether a run that has not ended still runs: who has the lock of its file, and when there is none."""

import errno
import fcntl
from contextlib import contextmanager

import pytest

from engine.replacing import try_lock_at
from pipeline.settings import Settings
from pipeline.store import Store, at_work, database


def files(store):
    return sorted(path.name for path in store.path.parent.glob("*.lock"))


@contextmanager
def locked(path):
    """A file that another process has locked: locks are of files as they were opened, whoever opened them."""
    with open(path, "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def test_a_run_is_at_work_until_its_end_is_noted(store, monkeypatch):
    seen = []
    monkeypatch.setattr(store.runs, "finish", lambda *_: seen.append(store.last_run()["at_work"]))
    with store.recording("one", Settings()):
        assert store.last_run()["at_work"]
    with pytest.raises(ZeroDivisionError), store.recording("two", Settings()):
        1 / 0  # noqa: B018
    with pytest.raises(KeyboardInterrupt), store.recording("three", Settings()):
        raise KeyboardInterrupt
    assert seen == [True, True, True]
    assert not store.last_run()["at_work"]
    assert files(store) == []


def test_a_run_that_ends_while_it_is_asked_of_has_not_been_killed(store, monkeypatch):
    first, second = (store.runs.start(name, "", {}) for name in ("one", "two"))

    def ends(_, run_id):
        store.runs.finish(run_id, "done")
        return False

    monkeypatch.setattr(database, "is_at_work", ends)
    assert store.last_run()["status"] == "done"
    assert [run["status"] for run in store.runs.all()] == ["running", "done"]
    assert (first, second) == (1, 2)


def test_of_a_run_that_begins_while_another_is_asked_of_it_is_said_whether_it_runs(store, monkeypatch):
    store.runs.start("one", "", {})
    begun = []

    def begins(path, run_id):
        if not begun:
            begun.append(run_id)
            store.runs.start("two", "", {})
        return run_id == 2

    monkeypatch.setattr(database, "is_at_work", begins)
    last = store.last_run()
    assert (last["command"], last["at_work"]) == ("two", True)


def test_a_run_of_a_database_that_lay_here_before_does_not_hold_up_one_of_its_number(store, monkeypatch):
    monkeypatch.setattr(at_work, "TRY_LOCK_S", 0.05)
    with locked(store.path.with_name("a.sqlite.run-1.lock")):
        with store.recording("one", Settings()) as run_id:
            assert run_id == 1
        assert files(store) == ["a.sqlite.run-1.lock"]
    assert store.last_run()["status"] == "done"


def test_who_only_asks_does_not_take_the_lock_from_a_run_that_begins(store):
    """Its lock is tried again: here the first time somebody is asking."""
    path = store.path.with_name("a.sqlite.run-1.lock")
    with open(path, "w") as asking:
        fcntl.flock(asking, fcntl.LOCK_SH)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(at_work.time, "sleep", lambda _: fcntl.flock(asking, fcntl.LOCK_UN))
            with store.recording("one", Settings()):
                assert store.last_run()["at_work"]
    assert files(store) == []


def test_of_two_who_ask_none_takes_the_other_for_the_run(store):
    path = store.path.with_name("a.sqlite.run-1.lock")
    store.runs.start("one", "", {})
    with open(path, "w") as asking:
        fcntl.flock(asking, fcntl.LOCK_SH)
        assert not store.last_run()["at_work"]


def test_a_run_that_has_noted_its_end_is_not_at_work_though_it_still_has_its_lock(store):
    with store.recording("one", Settings()) as run_id:
        store.runs.finish(run_id, "done")
        assert not store.last_run()["at_work"]


def test_only_what_killed_runs_of_the_same_database_left_is_deleted(tmp_path):
    left = ["[ab].sqlite.run-7.lock", "a.sqlite.run-7.lock", "[ab].sqlite.train.lock"]
    for name in left:
        (tmp_path / name).touch()
    with Store.open(tmp_path / "[ab].sqlite") as store, store.recording("one", Settings()):
        assert files(store) == sorted([*left[1:], "[ab].sqlite.run-1.lock"])


def test_without_locks_runs_go_on_and_nothing_is_left(store, monkeypatch):
    def none(*_):
        raise OSError(errno.ENOLCK, "No locks available")

    killed = store.path.with_name("a.sqlite.run-0.lock")
    killed.touch()
    monkeypatch.setattr(fcntl, "flock", none)
    with store.recording("one", Settings()):
        assert not store.last_run()["at_work"]
        assert files(store) == [killed.name]
    assert store.last_run()["status"] == "done"


def test_where_its_file_cannot_be_made_or_deleted_a_run_goes_on(store):
    for number in (0, 1):
        store.path.with_name(f"a.sqlite.run-{number}.lock").mkdir()
    with store.recording("one", Settings()):
        assert not store.last_run()["at_work"]
    assert store.last_run()["status"] == "done"
    with store.recording("two", Settings()):
        made = store.path.with_name("a.sqlite.run-2.lock")
        made.unlink()
        made.mkdir()
    assert store.last_run()["status"] == "done"


def test_a_run_whose_file_is_deleted_before_it_is_locked_makes_another(store, monkeypatch):
    path = store.path.with_name("a.sqlite.run-1.lock")
    met = []

    def deleted_first(at, file):
        met.append(at)
        if len(met) == 1:
            path.unlink()
        return try_lock_at(at, file)

    monkeypatch.setattr(at_work, "try_lock_at", deleted_first)
    with store.recording("one", Settings()):
        assert store.last_run()["at_work"]
        assert files(store) == [path.name]
    assert met == [path, path]


def test_a_file_that_a_run_makes_anew_while_it_is_taken_for_a_dead_ones_is_left(store, monkeypatch):
    path = store.path.with_name("a.sqlite.run-7.lock")
    path.touch()
    runs = []

    def made_anew(at, file):
        if at == path:
            path.unlink()
            runs.append(locked(path))
            runs[0].__enter__()
        return try_lock_at(at, file)

    monkeypatch.setattr(at_work, "try_lock_at", made_anew)
    with store.recording("one", Settings()):
        assert at_work.is_at_work(store.path, 7)
    runs[0].__exit__(None, None, None)
    assert files(store) == [path.name]
