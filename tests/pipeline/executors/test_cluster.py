"""Work on a dask.distributed scheduler: the same tables, whoever is lost on the way.

Scheduler and workers are processes with ports of their own, and are really killed. Nothing is shared but
the folder of the files.
"""

import os
import re
import signal
import socket
import threading
import time
from functools import partial

import pytest
from cli_runner import run as katachi
from databases import digest
from executor_work import kill_at_three, length, raise_at_three
from launching import finished, start
from made_games import random_moves, sgf
from processes import wait_until
from troubleshooting import told

from pipeline.errors import KatachiError
from pipeline.executors import Executor, Rescue, run
from pipeline.executors.driving import AssignedChunk
from pipeline.settings import Settings
from pipeline.stages import replay
from pipeline.store import Store

pytest.importorskip("distributed")
from clusters import LocalCluster

from pipeline.executors.cluster import LARGE, Cluster


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """Two workers. Tests that kill some add others."""
    with LocalCluster(tmp_path_factory.mktemp("cluster"), 2) as started:
        yield started


def done(*command):
    """A command that nothing disturbs is run in this process: it need not load dask and the engine again."""
    ran = katachi(*command)
    assert (ran.code, ran.err) == (0, ""), ran.err
    return ran.out


def num_replays(path):
    if not path.exists():
        return 0
    with Store.open(path, create=False) as store:
        return store.db["replays"].count


def wait_for_replays(path, process):
    while num_replays(path) == 0:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)


def ingested(folder, num_games, num_moves, size):
    """Two databases with the same games."""
    texts = [sgf(random_moves(seed, num_moves, size), size) for seed in range(num_games)]
    (folder / "all.sgf").write_bytes(b"".join(texts))
    done("ingest", folder / "all.sgf", "--db", folder / "a.sqlite", "--jobs", 1)
    (folder / "whole.sqlite").write_bytes((folder / "a.sqlite").read_bytes())


@pytest.fixture(scope="module")
def prepared(tmp_path_factory):
    """A database with games, and what it is after a replay by this process alone."""
    folder = tmp_path_factory.mktemp("games")
    ingested(folder, 90, 60, 9)
    done("replay", "--db", folder / "whole.sqlite", "--jobs", 1)
    return folder


def copy_of(prepared, tmp_path):
    path = tmp_path / "a.sqlite"
    path.write_bytes((prepared / "a.sqlite").read_bytes())
    return path


def test_ingest_and_replay_make_the_same_tables(cluster, prepared, tmp_path):
    db = tmp_path / "a.sqlite"
    done("ingest", prepared / "all.sgf", "--db", db, "--cluster", cluster.address)
    assert digest(db) == digest(prepared / "a.sqlite")
    done("replay", "--db", db, "--cluster", cluster.address)
    assert digest(db) == digest(prepared / "whole.sqlite")


#: the passes of refine and survey are done here, by whom the games were looked at: one is enough
LEARNING = {
    "generalise": ("--least", 5, "--attributes", 40),
    "train": ("--epochs", 2, "--joseki", "none"),
    "refine": ("--epochs", 1, "--joseki", "none"),
    "survey": ("--epochs", 1, "--games", 30, "--joseki", "none"),
}


@pytest.fixture(scope="module")
def learned(tmp_path_factory):
    """A database with games that can be learned from, and what one process alone learns of them."""
    folder = tmp_path_factory.mktemp("learned")
    ingested(folder, 80, 25, 7)
    for stage, options in LEARNING.items():
        done(stage, "--db", folder / "whole.sqlite", "--size", 7, *options, "--jobs", 1)
    return folder


def test_learning_makes_the_same_tables_also_when_a_worker_is_killed(cluster, learned, tmp_path):
    db = copy_of(learned, tmp_path)
    for stage, options in LEARNING.items():
        command = (stage, "--db", db, "--size", 7, *options, "--jobs", 1, "--cluster", cluster.address)
        if stage != "train":
            done(*command)
            continue
        process = start(*command)
        wait_until(lambda: list(tmp_path.glob("a.sqlite.train/*.lists")))
        cluster.workers[0].kill()
        assert finished(process)[0::2] == (0, "")
    cluster.workers.append(cluster.add_worker())
    assert digest(db) == digest(learned / "whole.sqlite")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a.sqlite"]


def test_a_worker_killed_in_the_middle_changes_nothing(cluster, prepared, tmp_path):
    db = copy_of(prepared, tmp_path)
    process = start("replay", "--db", db, "--cluster", cluster.address)
    wait_for_replays(db, process)
    cluster.workers[0].kill()
    assert finished(process)[0::2] == (0, "")
    assert digest(db) == digest(prepared / "whole.sqlite")
    cluster.workers.append(cluster.add_worker())


def test_results_come_in_order_also_from_workers_with_several_threads(cluster):
    cluster.workers.append(cluster.add_worker("--nthreads", "3"))
    assert list(run("dask", abs, range(-30, 30), 1, cluster.address)) == [abs(n) for n in range(-30, 30)]


RESCUE = Rescue(lambda chunk: [chunk], lambda chunk, fault: fault.reason)


def test_a_chunk_that_raises_is_given_up_as_elsewhere(cluster):
    reason = "ZeroDivisionError: no share of nothing"
    here = list(Executor(1).work(raise_at_three, range(6), RESCUE))
    there = list(Executor(1, cluster=cluster.address).work(raise_at_three, range(6), RESCUE))
    assert here == there == [0, 1, 2, reason, 4, 5]


def test_a_chunk_that_kills_every_worker_is_given_up(tmp_path):
    with LocalCluster(tmp_path, 5) as own:
        found = list(Executor(1, cluster=own.address).work(kill_at_three, range(6), RESCUE))
    assert found == [0, 1, 2, "a worker process died (signal 9)", 4, 5]


def test_an_answer_that_died_with_its_worker_is_worked_out_again(tmp_path):
    with LocalCluster(tmp_path, 1) as own:
        place, task = Cluster(abs, own.address), AssignedChunk(-7, 0)
        place.give(task)
        (future,) = place.tasks
        wait_until(future.done)
        own.workers[0].kill()
        wait_until(lambda: not future.done())
        own.workers.append(own.add_worker())
        wait_until(lambda: place.wait(0.1) or task.answer is not None)
        place.close()
    assert task.answer.result == 7


def test_the_only_worker_is_not_given_a_chunk_once_more(tmp_path):
    with LocalCluster(tmp_path, 1) as own:
        place, task = Cluster(time.sleep, own.address), AssignedChunk(600, 0)
        place.give(task)
        assert not place.again(task)
        assert len(place.tasks) == 1
        own.workers.append(own.add_worker())
        wait_until(lambda: place.wait(0.1) or place.size == 2)
        assert place.again(task)
        assert len(place.tasks) == 2
        place.close()


def test_what_all_chunks_need_is_sent_again_when_nobody_has_it_any_more(tmp_path):
    with LocalCluster(tmp_path, 1) as own:
        place = Cluster(partial(length, content=bytes(LARGE)), own.address)
        first, second = AssignedChunk(1, 0), AssignedChunk(2, 1)
        place.give(first)
        wait_until(lambda: place.wait(0.1) or first.answer is not None)
        own.workers[0].kill()
        wait_until(lambda: place.scattered.status != "finished")
        own.workers.append(own.add_worker())
        place.give(second)
        wait_until(lambda: place.wait(0.1) or second.answer is not None)
        place.close()
    assert (first.answer.result, second.answer.result) == (LARGE + 1, LARGE + 2)


def test_a_worker_that_is_lost_while_all_are_sent_what_they_need_is_not_the_scheduler(tmp_path, monkeypatch):
    monkeypatch.setattr("pipeline.executors.cluster.SILENCE_S", 5)
    with LocalCluster(tmp_path, 2) as own:
        place, task = Cluster(partial(length, content=bytes(LARGE)), own.address), AssignedChunk(1, 0)
        wait_until(lambda: place.wait(0.1) or place.size == 2)
        os.kill(own.workers[0].pid, signal.SIGSTOP)
        threading.Timer(1, own.workers[0].kill).start()
        place.give(task)
        wait_until(lambda: place.wait(0.1) or task.answer is not None)
        place.close()
    assert task.answer.result == LARGE + 1


def test_a_worker_that_does_not_take_what_all_need_keeps_nobody_waiting(tmp_path, monkeypatch):
    monkeypatch.setattr("pipeline.executors.cluster.SILENCE_S", 1)
    with LocalCluster(tmp_path, 2) as own:
        place = Cluster(partial(length, content=bytes(LARGE)), own.address)
        wait_until(lambda: place.wait(0.1) or place.size == 2)
        os.kill(own.workers[0].pid, signal.SIGSTOP)
        tasks = [AssignedChunk(number, number) for number in range(8)]
        for task in tasks:
            place.give(task)
        wait_until(lambda: place.wait(0.1) or any(task.answer is not None for task in tasks))
        place.close()


def test_a_chunk_that_waits_when_what_it_needs_is_lost_is_given_again(tmp_path):
    with LocalCluster(tmp_path, 1) as own:
        place = Cluster(partial(length, content=bytes(LARGE)), own.address)
        tasks = [AssignedChunk(number, number) for number in range(200)]
        for task in tasks:
            place.give(task)
        own.workers[0].kill()
        own.workers.append(own.add_worker())
        for task in tasks:
            wait_until(lambda: place.wait(0.1) or task.answer is not None)  # noqa: B023
        place.close()
    assert [task.answer.result for task in tasks] == [LARGE + number for number in range(200)]


def test_a_lost_scheduler_is_one_line_and_the_same_command_goes_on(cluster, prepared, tmp_path):
    db = copy_of(prepared, tmp_path)
    with LocalCluster(tmp_path, 1) as own:
        process = start("replay", "--db", db, "--cluster", own.address)
        wait_for_replays(db, process)
        own.scheduler.kill()
        code, out, err = finished(process)
    assert (code, out) == (1, "")
    told("The scheduler is lost", err, ADDRESS=own.address)
    assert 0 < num_replays(db) < num_replays(prepared / "whole.sqlite")
    done("replay", "--db", db, "--cluster", cluster.address)
    assert digest(db) == digest(prepared / "whole.sqlite")


def test_a_scheduler_that_is_not_there_is_one_line(monkeypatch):
    monkeypatch.setattr("pipeline.executors.cluster.CONNECT_S", 0.5)
    with pytest.raises(KatachiError) as error:
        list(run("dask", abs, [1], 1, "tcp://127.0.0.1:9"))
    (why,) = re.findall(r"\((.*)\)", str(error.value))
    told("There is no scheduler", str(error.value), ADDRESS="tcp://127.0.0.1:9", WHY=why)
    assert "\n" not in why


def test_a_scheduler_that_says_nothing_is_one_line(monkeypatch):
    monkeypatch.setattr("pipeline.executors.cluster.CONNECT_S", 0.5)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"tcp://127.0.0.1:{server.getsockname()[1]}"
        with pytest.raises(KatachiError) as error:
            list(run("dask", abs, [1], 1, address))
    told("There is no scheduler", str(error.value), ADDRESS=address, WHY="no answer")


def test_another_scheme_is_one_line(prepared, tmp_path):
    db = copy_of(prepared, tmp_path)
    code, out, err = finished(start("replay", "--db", db, "--cluster", "http://host:9"))
    assert (code, out, err.count("\n")) == (1, "", 1), err
    assert "there is no dask scheduler at 'http://host:9' (unknown address scheme 'http'" in err


def test_a_scheduler_that_answers_no_more_is_lost(tmp_path, monkeypatch):
    monkeypatch.setattr("pipeline.executors.cluster.SILENCE_S", 0.5)
    with LocalCluster(tmp_path, 1) as own:
        place = Cluster(time.sleep, own.address)
        place.give(AssignedChunk(600, 0))
        os.kill(own.scheduler.pid, signal.SIGSTOP)
        with pytest.raises(KatachiError) as error:
            wait_until(lambda: place.wait(0.1))
        place.close()
    told("The scheduler is lost", f"katachi: {error.value}", ADDRESS=own.address)


def test_other_versions_there_are_no_warning(cluster, monkeypatch, recwarn):
    monkeypatch.setattr("distributed.versions.get_package_info", lambda packages: {"toolz": "0.0.9"})
    assert list(run("dask", abs, [-1], 1, cluster.address)) == [1]
    assert [str(warning.message) for warning in recwarn] == []


@pytest.mark.parametrize("address", ["foo", "tcp://127.0.0.1", "tcp://127.0.0.1:port"])
def test_an_address_without_a_port_is_refused_at_once(address):
    with pytest.raises(KatachiError, match="is no address of a dask scheduler; give tcp://HOST:PORT"):
        list(run("dask", abs, [1], 1, address))


def test_a_worker_with_another_katachi_is_refused(cluster, monkeypatch):
    from pipeline.executors import cluster as place

    monkeypatch.setattr(place, "_build", lambda: "0.0.9 older")
    with pytest.raises(KatachiError, match="a worker of the cluster has another Katachi"):
        list(run("dask", abs, [1, 2], 1, cluster.address))


def test_another_file_of_knowledge_there_is_refused(prepared, tmp_path):
    chunk = replay.GamesToReplay([])
    work = partial(replay.replay_chunk, engine="ryder", knowledge=Settings().files, checksum="12345678")
    with pytest.raises(KatachiError, match="the run began with knowledge 12345678, here it is none"):
        work(chunk)
