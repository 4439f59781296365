"""Real faults, and the exact words that the user sees; docs/troubleshooting.md quotes them.

``faults.c`` makes system calls fail as they do on a full or a read-only disk, and makes the clock jump.
Others have their tests elsewhere: kills at any moment in test_killed, lost workers in test_cli and
test_executors, clusters in test_cluster.
"""

import json
import os
import re
import resource
import shutil
import signal
import sqlite3
from pathlib import Path

import pytest
import troubleshooting
from cli_runner import run
from databases import digest
from launching import finished, start
from made_games import random_moves, sgf
from processes import wait_until
from troubleshooting import told

from pipeline.store import Store, database

HERE = Path(__file__).parent


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    texts = [sgf(random_moves(seed, 51, 9), 9) for seed in range(400)]
    Path("all.sgf").write_bytes(b"".join(texts))
    return tmp_path


def undisturbed():
    assert run("ingest", "all.sgf", "--db", "undisturbed.sqlite", "--jobs", 1).code == 0
    return digest("undisturbed.sqlite")


@pytest.mark.parametrize("after", [60_000, 300_000])
def test_a_full_disk(folder, shim, after):
    command = ("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1)
    code, out, err = finished(start(*command, LD_PRELOAD=shim, FAULT_FULL=after))
    assert (code, out) == (1, "")
    told("The disk is full", err, DB="a.sqlite")
    assert run(*command).code == 0
    assert digest("a.sqlite") == undisturbed()


def test_a_full_disk_while_a_match_is_played(folder):
    """The file is named, and the same command goes on after the last line that is whole."""
    command = ("match", "ryder", "ryder", "--size", 5, "--games", 12, "--jobs", 1, "--to", "m")
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (2000, limit[1]))
    try:
        code, out, err = finished(start(*command))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert (code, out) == (1, "")
    why = "File too large; look at the disk and the permissions, then run it again"
    assert err == f"katachi: m/results.jsonl: {why}\n"
    written = Path("m/results.jsonl").read_bytes()
    assert (len(written), written.count(b"\n") > 1) == (2000, True)
    assert json.loads(run(*command, "--json").out)["games"] == 12
    assert Path("m/results.jsonl").read_bytes().startswith(written[: written.rfind(b"\n")])


def test_a_read_only_disk(folder, shim):
    assert run("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1).code == 0
    before = digest("a.sqlite")
    faults = {"LD_PRELOAD": shim, "FAULT_READONLY": folder}
    for command in ("dedupe", "generalise"):
        code, out, err = finished(start(command, "--db", folder / "a.sqlite", **faults))
        assert (code, out) == (1, "")
        told("The disk or folder is read-only", err, DB=folder / "a.sqlite")
    code, out, err = finished(start("status", "--db", folder / "a.sqlite", **faults))
    assert (code, out.split()[0], err) == (0, "games", "")
    code, out, err = finished(start("ingest", "all.sgf", "--db", folder / "new" / "b.sqlite", **faults))
    assert (code, out) == (1, "")
    why = f"[Errno 30] Read-only file system: '{folder / 'new'}'"
    told("There the database cannot be made", err, DB=folder / "new" / "b.sqlite", WHY=why)
    assert digest("a.sqlite") == before


def test_a_clock_that_jumps_changes_nothing(folder, shim):
    command = ("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 2)
    assert finished(start(*command, LD_PRELOAD=shim, FAULT_CLOCK=1))[0::2] == (0, "")
    assert digest("a.sqlite") == undisturbed()


def test_terminated(folder):
    texts = [sgf(random_moves(seed, 51, 9), 9) for seed in range(1500)]
    Path("all.sgf").write_bytes(b"".join(texts))
    process = start("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1)
    wait_until(lambda: num_games("a.sqlite") > 0)
    process.send_signal(signal.SIGTERM)
    code, out, err = finished(process)
    assert (code, out) == (143, "")
    told("It was stopped", re.sub("\n\n+", "\n", err).replace("terminated", "interrupted"))
    assert 0 < num_games("a.sqlite") < 1500
    assert run("ingest", "all.sgf", "--db", "a.sqlite").code == 0
    assert digest("a.sqlite") == undisturbed()


@pytest.mark.parametrize("is_changed", [False, True])
def test_an_input_of_which_a_part_was_read_is_named(folder, is_changed):
    texts = [sgf(random_moves(seed, 51, 9), 9) for seed in range(1500)]
    Path("all.sgf").write_bytes(b"".join(texts))
    command = ("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1)
    process = start(*command)
    wait_until(lambda: num_games("a.sqlite") > 0)
    process.kill()
    process.communicate()
    there = num_games("a.sqlite")
    named = f"all.sgf ({there} games read, not to its end: give it to 'katachi ingest' again)"
    assert unfinished() == {"state": "ok", "detail": named}
    Path("other.sgf").write_bytes(texts[0])
    assert run("ingest", "other.sgf", "--db", "a.sqlite").code == 0
    assert unfinished()["detail"] == named
    if is_changed:
        Path("all.sgf").write_bytes(texts[0])
    assert run(*command).code == 0
    assert unfinished() == {"state": "absent", "detail": "nothing to go on with"}


def unfinished():
    ran = run("doctor", "--db", "a.sqlite", "--json")
    assert ran.code == 0
    return json.loads(ran.out)["checks"]["unfinished"]


def num_games(path):
    try:
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
        try:
            return connection.execute("SELECT count(*) FROM games").fetchone()[0]
        finally:
            connection.close()
    except sqlite3.Error:
        return 0


def test_files_that_are_cut_while_they_are_read(folder):
    """The games before the cut and all other files are read; put back, the same command reads the rest."""
    whole = b"".join(sgf(random_moves(seed, 51, 9), 9, C="x" * 400) for seed in range(6000))
    files = [Path("games", name) for name in ("a.sgf", "b.sgf", "c.sgf", "d.sgf", "e.sgf")]
    files[0].parent.mkdir()
    for seed, path in enumerate(files):
        path.write_bytes(sgf(random_moves(7000 + seed, 51, 9), 9))
    files[1].write_bytes(whole)
    command = ("ingest", "games", "--db", "a.sqlite", "--jobs", 1)
    process = start(*command)
    wait_until(lambda: num_games("a.sqlite") > 1)
    process.send_signal(signal.SIGSTOP)
    os.truncate(files[1], len(whole) * 3 // 4)
    files[3].unlink()
    process.send_signal(signal.SIGCONT)
    code, out, err = finished(process)
    assert code == 1
    told("A file was changed while it was read", err, FILE=files[1], HOW="other bytes than before")
    counts = dict(line.rsplit(maxsplit=1) for line in out.splitlines() if line)
    in_b = int(counts["new"]) - 3
    assert 0 < in_b < 4500
    assert counts["read"] == str(in_b + 5)
    assert (counts["duplicate"], counts["rejected"], counts["unreadable-file"]) == ("0", "2", "2")
    files[1].write_bytes(whole)
    counts = json.loads(run(*command, "--json").out)
    assert (counts["read"], counts["new"], counts["rejected"]) == (6003, 6000 - in_b, 0)


def test_two_readers_of_the_same_files(folder):
    command = ("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1)
    ended = [finished(process) for process in [start(*command), start(*command)]]
    assert min(code for code, _, _ in ended) == 0
    for code, _, err in ended:
        if code:
            told("Two commands at once read the same files", err)
    assert run(*command).code == 0
    assert digest("a.sqlite") == undisturbed()


def test_the_second_reader_is_told(folder, monkeypatch):
    """As above, with the two meeting for certain: another command commits between reading and writing."""
    from pipeline.stages import ingest

    parse = ingest.parse_chunk

    def parse_and_meet(chunk):
        monkeypatch.setattr(ingest, "parse_chunk", parse)
        assert finished(start("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1))[0] == 0
        return parse(chunk)

    monkeypatch.setattr(ingest, "parse_chunk", parse_and_meet)
    ran = run("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1)
    assert ran.code == 1
    told("Two commands at once read the same files", ran.err)
    assert digest("a.sqlite") == undisturbed()


def test_two_replays_at_once(folder):
    assert run("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1).code == 0
    shutil.copy("a.sqlite", "b.sqlite")
    command = ("replay", "--games", 12, "--jobs", 1, "--db")
    for process in [start(*command, "a.sqlite"), start(*command, "a.sqlite")]:
        assert finished(process)[0::2] == (0, "")
    assert run(*command, "b.sqlite").code == 0
    assert digest("a.sqlite") == digest("b.sqlite")


# -- the database as it is found -------------------------------------------------------------------


@pytest.fixture
def made(folder):
    with Store.open("a.sqlite") as store:
        store.db.conn.execute("PRAGMA journal_mode = DELETE")
    return Path("a.sqlite")


def error_of(*command):
    ran = run(*command)
    assert (ran.code, ran.out) == (1, "")
    return ran.err


def test_a_locked_database(made, monkeypatch):
    monkeypatch.setattr(database, "BUSY_TIMEOUT_S", 0.1)
    other = sqlite3.connect(made)
    other.execute("BEGIN IMMEDIATE")
    told("Another command is writing", error_of("dedupe", "--db", made), DB=made)
    other.close()


def test_a_newer_database(made):
    connection = sqlite3.connect(made)
    connection.execute(
        "INSERT INTO _sqlite_migrations (migration_set, name, applied_at) VALUES ('katachi', 'm999_x', '')"
    )
    connection.commit()
    connection.close()
    told("The database is newer than the program", error_of("status", "--db", made), DB=made)


def test_an_older_database_is_brought_up_to_date(folder):
    connection = sqlite3.connect("a.sqlite")
    connection.execute(f"PRAGMA application_id = {database.APPLICATION_ID}")
    database.migrations.apply(database.Database(connection), stop_before="m003_learned")
    connection.close()
    assert run("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1).code == 0
    assert digest("a.sqlite") == undisturbed()


def test_a_database_of_another_program(folder):
    connection = sqlite3.connect("a.sqlite")
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()
    told("It is the database of another program", error_of("status", "--db", "a.sqlite"), DB="a.sqlite")


def test_a_file_that_is_no_database(folder):
    Path("a.sqlite").write_bytes(b"GIF89a" + bytes(5000))
    told("It is no database", error_of("status", "--db", "a.sqlite"), DB="a.sqlite")


def test_a_damaged_or_truncated_database(folder):
    assert run("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1).code == 0
    whole = Path("a.sqlite").read_bytes()
    for damaged in (whole[:8192] + os.urandom(len(whole) - 8192), whole[:9000]):
        Path("a.sqlite").write_bytes(damaged)
        told("The database is damaged", error_of("replay", "--db", "a.sqlite", "--jobs", 1), DB="a.sqlite")
        assert run("doctor", "--db", "a.sqlite").code == 3


def test_a_missing_database(folder):
    told("There is no database", error_of("status", "--db", "a.sqlite"), DB="a.sqlite")


def test_truncated_files(folder):
    whole = Path("all.sgf").read_bytes()
    Path("all.sgf").write_bytes(whole[: len(whole) // 2 + 100])
    ran = run("ingest", "all.sgf", "--db", "a.sqlite", "--jobs", 1)
    assert ran.code == 0
    with Store.open("a.sqlite") as store:
        assert 190 < store.games.count() <= 201
        assert "truncated" in store.inputs.code_counts()


def test_every_text_of_the_page_is_in_a_test():
    tests = [path.read_text(encoding="utf-8") for path in sorted(HERE.rglob("test_*.py"))]
    using = "".join(text for text in tests if "from troubleshooting import told" in text)
    used = set(re.findall(r'told\(\s*"([^"]+)"', using))
    assert used == set(troubleshooting.sections())
