"""What is killed at any moment and started again ends with the content of an undisturbed run.

Every kill is a real SIGKILL of the command and its workers: after a random share of the time that the
undisturbed command took, or a moment after the first rows of its work were seen. At least ten a stage, some
of them in the middle of the work; a database is killed several times running, then finished.
"""

import os
import random
import shutil
import signal
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

import pytest
from cli_runner import run
from databases import digest
from forking import Forked
from made_games import random_moves, sgf
from processes import wait_until
from troubleshooting import told

from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.patterns import CutRow
from pipeline.store.replays import Provenance

ROOT = Path(__file__).parents[2]
#: what the commands import
STAGES = ("ingest", "replay", "audit", "dedupe", "generalise", "train", "refine", "survey")
MODULES = ("pipeline.cli", *(f"pipeline.stages.{stage}" for stage in STAGES))
KILLS = 10
#: attempts on one database before it is finished and compared
KILLS_IN_A_ROW = 4
MOST_ATTEMPTS = 60
#: rows that tell how far a stage is; there is one, of another name, when it is done
UNDER_WAY = "checkpoints WHERE stage NOT LIKE '% done'"


def start(db, command):
    return Forked(MODULES, "pipeline.cli", ROOT, *command, "--db", db)


def finish(db, command):
    """Run it to its end, in this process: nothing of what a kill left is in memory here either."""
    ran = run(*command, "--db", db)
    assert ran.code == 0, ran


def finish_undisturbed(db, command):
    """Run it to its end in a process of its own, as those that are killed: how many seconds it took."""
    begin = time.monotonic()
    assert start(db, command).wait(600)
    return time.monotonic() - begin


def kill(db, command, delay_s, begun):
    """Whether it was still at work when it was killed, ``delay_s`` after ``begun()`` was true."""
    process = start(db, command)
    while process.is_running() and not begun():
        time.sleep(0.01)
    if process.wait(delay_s):
        return False
    process.kill()
    assert process.wait()
    return True


def rows(db, table):
    """Number of rows of a table; 0 for a database that was killed before it had one."""
    with Store.open(db) as store:
        if table.split()[0] not in store.schema():
            return 0
        return store.db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]


def rows_now(db, table):
    """The same while the command is at work; nothing is changed, nothing is waited for."""
    try:
        with closing(sqlite3.connect(f"file:{db}?mode=ro", uri=True, timeout=0)) as connection:
            return connection.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    except sqlite3.OperationalError:  # no file, no table, or locked: not yet
        return 0


def check(tmp_path, prepared, command, table, seed):
    """Kill ``command``, which fills ``table``, ten times; ``prepared`` is what it begins with, or None."""
    rng = random.Random(seed)
    whole, db = tmp_path / "whole.sqlite", tmp_path / "killed.sqlite"
    begin_with(prepared, whole)
    needed_s = finish_undisturbed(whole, command)
    expected, total = digest(whole), rows(whole, table)
    kills, found = 0, set()

    def has_begun():
        return rows_now(db, table) not in (0, total)

    for attempt in range(MOST_ATTEMPTS):
        if attempt % KILLS_IN_A_ROW == 0:
            begin_with(prepared, db)
        at_work = [*command, "--jobs", rng.choice("12")]
        if attempt % 2:
            killed = kill(db, at_work, rng.uniform(0, 0.1) * needed_s, has_begun)
        else:
            killed = kill(db, at_work, rng.uniform(0.3, 0.9) * needed_s, lambda: True)
        if killed:
            kills += 1
            found.add(rows(db, table))
        else:  # it was done before: this machine has become faster
            needed_s *= 0.8
        if attempt % KILLS_IN_A_ROW == KILLS_IN_A_ROW - 1:
            finish(db, command)
            assert digest(db) == expected
            if kills >= KILLS and found - {0, total}:
                return
    pytest.fail(f"{kills} kills; rows that were found after them: {found}")


def begin_with(prepared, db):
    """A copy of a database, or none."""
    for path in db.parent.glob(f"{db.name}*"):
        path.unlink()
    if prepared:
        shutil.copy(prepared, db)


def write_files(folder, texts, per_file):
    folder.mkdir()
    for number in range(0, len(texts), per_file):
        (folder / f"{number:04}.sgf").write_bytes(b"".join(texts[number : number + per_file]))


def with_copies(num_games, num_moves, seed):
    """Games on small boards; every third one is a copy of another, turned and shortened."""
    rng = random.Random(seed)
    games = [random_moves(number, num_moves, 9) for number in range(num_games * 2 // 3)]
    texts = [sgf(moves, 9) for moves in games]
    while len(texts) < num_games:
        texts.append(sgf(rng.choice(games)[: num_moves - 2], 9, image=rng.randrange(8)))
    rng.shuffle(texts)
    return texts


def test_ingest(tmp_path):
    write_files(tmp_path / "games", with_copies(1800, 54, seed=5), 300)
    command = ["ingest", str(tmp_path / "games"), "--jobs", "1"]
    check(tmp_path, None, command, "sources", seed=1)


def test_replay(tmp_path):
    write_files(tmp_path / "games", with_copies(40, 60, seed=6), 40)
    prepared = tmp_path / "prepared.sqlite"
    finish(prepared, ["ingest", str(tmp_path / "games"), "--jobs", "1"])
    check(tmp_path, prepared, ["replay", "--jobs", "1"], "replays", seed=2)


def test_audit_of_self_play(tmp_path):
    command = ["audit", "--selfplay", "3", "--size", "4", "--every", "30", "--engine", "manyfaces"]
    check(tmp_path, None, command, "games", seed=9)


def test_dedupe(tmp_path):
    write_files(tmp_path / "games", [sgf(random_moves(1, 20))], 1)
    prepared = tmp_path / "prepared.sqlite"
    finish(prepared, ["ingest", str(tmp_path / "games"), "--jobs", "1"])
    rng = random.Random(7)
    work = Provenance("ryder", "none", "00000000", 1)
    cuts = [CutRow(1, number, rng.randrange(30_000).to_bytes(16), 0) for number in range(1, 60_001)]
    with Store.open(prepared) as store, store.recording("test", Settings()) as run_id, store.transaction():
        store.replays.put(work, [(1, store.games.get(1).key, bytes(20), 20, 0, 0)], run_id)
        store.patterns.put_cuts("ryder", "none", [1], cuts, 1, run_id)
    check(tmp_path, prepared, ["dedupe", "--jobs", "1"], "patterns", seed=3)


def test_generalise(tmp_path, monkeypatch):
    """What kills leave among the system's temporary files says whose it is: docs/architecture.md names it.

    The folders for workers go with the next command.
    """
    (tmp_path / "t").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "t"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "t"))
    write_files(tmp_path / "games", [sgf(random_moves(number, 54, 9), 9) for number in range(40)], 40)
    prepared = tmp_path / "prepared.sqlite"
    finish(prepared, ["ingest", str(tmp_path / "games"), "--jobs", "1"])
    check(tmp_path, prepared, ["generalise", "--least", "5", "--attributes", "5"], UNDER_WAY, seed=6)
    assert list(tmp_path.glob("*.npz")) == []
    left = [path.name for path in (tmp_path / "t").iterdir()]
    assert [name for name in left if not name.startswith(("katachi-", "pymp-"))] == []
    assert list((tmp_path / "t").glob("katachi-*")) == []


@pytest.fixture(scope="module")
def learned(tmp_path_factory):
    """A database of small games with patterns."""
    folder = tmp_path_factory.mktemp("learned")
    write_files(folder / "games", [sgf(random_moves(number, 54, 9), 9) for number in range(40)], 40)
    finish(folder / "a.sqlite", ["ingest", str(folder / "games"), "--jobs", "1"])
    finish(folder / "a.sqlite", ["generalise", "--least", "5", "--attributes", "0", "--jobs", "1"])
    return folder / "a.sqlite"


def test_refine(learned, tmp_path):
    prepared = shutil.copy(learned, tmp_path / "prepared.sqlite")
    finish(prepared, ["train", "--games", "4", "--epochs", "1", "--jobs", "1"])
    check(tmp_path, prepared, ["refine", "--games", "4", "--epochs", "3"], UNDER_WAY, seed=8)
    assert list(tmp_path.glob("*.refine")) == []


def test_survey(learned, tmp_path):
    prepared = shutil.copy(learned, tmp_path / "prepared.sqlite")
    finish(prepared, ["train", "--games", "4", "--epochs", "1", "--jobs", "1"])
    finish(prepared, ["refine", "--games", "4", "--epochs", "1", "--jobs", "1"])
    check(tmp_path, prepared, ["survey", "--games", "3", "--epochs", "2"], UNDER_WAY, seed=10)
    assert list(tmp_path.glob("*.survey")) == []


def test_train(learned, tmp_path):
    check(tmp_path, learned, ["train", "--games", "4", "--epochs", "3"], UNDER_WAY, seed=4)


TINY = ("--games", "4", "--jobs", "1")
LEARNING = {
    "generalise": ("--least", "5", "--attributes", "0", "--jobs", "1"),
    "train": (*TINY, "--epochs", "2"),
    "refine": (*TINY, "--epochs", "2"),
    "survey": (*TINY, "--epochs", "1"),
}


@pytest.mark.parametrize("stage", LEARNING)
def test_two_that_learn_the_same_at_once(learned, tmp_path, stage):
    """The second is refused while the first is there, and goes on with its work once that is killed."""
    db = shutil.copy(learned, tmp_path / "a.sqlite")
    for before in list(LEARNING)[1 : list(LEARNING).index(stage)]:
        finish(db, [before, *LEARNING[before]])
    larger = ("--least", "2", "--attributes", "500") if stage == "generalise" else ("--games", "40")
    first = start(db, [stage, *LEARNING[stage], *larger])
    # noted when it has the lock, and as long as it works: its files come and go within milliseconds
    wait_until(lambda: rows_now(db, f"runs WHERE command = '{stage}' AND status = 'running'"))
    os.killpg(first.pid, signal.SIGSTOP)
    second = run(stage, *LEARNING[stage], "--db", db)
    first.kill()
    assert (second.code, second.out) == (1, "")
    lock = f"{db}.{stage}.lock"
    told("Another command learns the same", second.err, DB=db, STAGE=stage, FILE=lock)
    assert first.wait()
    assert Path(lock).exists()
    finish(db, [stage, *LEARNING[stage]])
    assert [path.name for path in tmp_path.iterdir() if not path.name.startswith("a.sqlite-")] == ["a.sqlite"]
