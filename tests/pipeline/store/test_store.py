import os
import re
import resource
import sqlite3
from contextlib import suppress
from pathlib import Path
from threading import Timer

import numpy as np
import pytest
from rights import without_rights
from troubleshooting import told

from pipeline.errors import DatabaseFault, KatachiError
from pipeline.settings import Settings
from pipeline.store import Store, database
from pipeline.store.misses import ClassifyBasis, MissQuery, MissRow
from pipeline.store.replays import Provenance
from pipeline.store.schema import APPLICATION_ID

MIGRATIONS = [
    "m001_games",
    "m002_mining",
    "m003_learned",
    "m004_misses",
    "m005_checkpoints",
    "m006_decisions",
    "m007_given_up",
    "m008_network",
    "m009_audits",
    "m010_kept_moves",
    "m011_board_network",
    "m012_misses_by_kind",
]
WORK = Provenance("ryder", "none", "00", 1)
DOC = Path(__file__).parents[3] / "docs" / "formats" / "database.md"


@pytest.fixture
def path(tmp_path):
    return tmp_path / "deep" / "er" / "katachi.sqlite"


@pytest.fixture
def made(path):
    Store.open(path).close()
    return path


def error_of(path, create=True):
    with pytest.raises(KatachiError) as error:
        Store.open(path, create)
    text = str(error.value)
    assert "\n" not in text
    return text


def test_a_new_database_is_made_with_its_folders(path):
    with Store.open(path) as store:
        assert store.applied_migrations() == MIGRATIONS
        assert store.check() == []
        assert store.db.journal_mode == "wal"
        assert store.games.count() == 0
    with sqlite3.connect(path) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)
    connection.close()


def test_a_missing_database_is_an_error_unless_it_may_be_made(path):
    assert error_of(path, create=False) == (
        f"there is no database at {path}: run 'katachi ingest' first, or give --db"
    )
    assert not path.parent.exists()


def test_a_database_of_another_program_is_not_touched(path):
    path.parent.mkdir(parents=True)
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE songs (title TEXT)")
    connection.close()
    before = path.read_bytes()
    assert error_of(path) == f"{path} is a database of another program: give another --db"
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_not_touched(path):
    path.parent.mkdir(parents=True)
    path.write_bytes(b"(;GM[1]SZ[19];B[pd])" * 100)
    assert error_of(path) == f"{path}: file is not a database: it is not a database: give another --db"
    assert path.read_bytes() == b"(;GM[1]SZ[19];B[pd])" * 100


def test_a_database_of_a_newer_katachi_is_refused(made):
    with sqlite3.connect(made) as connection:
        connection.execute(
            "INSERT INTO _sqlite_migrations (migration_set, name, applied_at)"
            " VALUES ('katachi', 'm999_joseki', '')"
        )
    connection.close()
    assert error_of(made) == (
        f"{made} was written by a newer katachi (it has 'm999_joseki'): upgrade, or give another --db"
    )


def test_an_older_database_is_brought_up_to_date(path):
    path.parent.mkdir(parents=True)
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    database.migrations.apply(database.Database(connection), stop_before="m002_mining")
    connection.close()
    with Store.open(path) as store:
        assert store.applied_migrations() == MIGRATIONS
        assert "replays" in store.schema()


def test_a_database_of_before_the_index_of_misses_gets_it_and_keeps_its_rows(path):
    with Store.open(path) as store, store.recording("classify", Settings()) as run_id:
        store.db.conn.execute("PRAGMA foreign_keys = OFF")
        store.misses.put(WORK, ClassifyBasis(1, "none"), [7], [MissRow(7, 3, "ko", "")], run_id)
        store.db.conn.execute("DROP INDEX misses_by_kind")
        store.db.conn.execute("DELETE FROM _sqlite_migrations WHERE name = 'm012_misses_by_kind'")
    with Store.open(path) as store:
        assert store.applied_migrations() == MIGRATIONS
        assert store.misses.kinds(MissQuery(WORK.engine, WORK.knowledge)) == {"ko": 1}
        indexes = [name for (name,) in store.db.conn.execute("SELECT name FROM pragma_index_list('misses')")]
        assert "misses_by_kind" in indexes


def test_a_new_database_that_another_process_is_making_is_waited_for(path):
    path.parent.mkdir(parents=True)
    other = sqlite3.connect(path, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    made = Timer(0.1, other.rollback)
    made.start()
    with Store.open(path) as store:
        assert store.applied_migrations() == MIGRATIONS
    made.join()
    other.close()


@pytest.mark.parametrize("last", ["PRAGMA application_id", "SELECT count(*) FROM sqlite_master"])
def test_a_new_database_that_another_process_makes_meanwhile_is_ours(path, monkeypatch, last):
    def watched(path):
        connection = connect(path)
        connection.set_trace_callback(meanwhile)
        return connection

    def meanwhile(statement):
        if statement == last and not path.stat().st_size:
            monkeypatch.setattr(database, "_connect", connect)
            Store.open(path).close()

    connect = database._connect
    monkeypatch.setattr(database, "_connect", watched)
    with Store.open(path) as store:
        assert store.applied_migrations() == MIGRATIONS


def test_a_database_in_use_is_an_error_after_a_while(made, monkeypatch):
    monkeypatch.setattr(database, "BUSY_TIMEOUT_S", 0.1)
    other = sqlite3.connect(made)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(KatachiError) as error, Store.open(made) as store, store.transaction():
        pytest.fail("two writers")
    assert str(error.value) == (
        f"{made}: database is locked: another process is writing to it: let that finish, or give another --db"
    )
    other.close()


def test_a_damaged_database_is_an_error_when_it_is_read(made):
    with Store.open(made) as store:
        with store.transaction():
            for number in range(500):
                store.db.conn.execute(
                    "INSERT INTO runs (command, version, settings, started, status)"
                    f" VALUES ('run {number}', '', '', '', '')"
                )
        store.db.conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray(made.read_bytes())
    data[8192:] = os.urandom(len(data) - 8192)
    made.write_bytes(data)
    with pytest.raises(KatachiError) as error, Store.open(made) as store:
        store.content_digest()
    assert str(error.value) == (
        f"{made}: database disk image is malformed: it is damaged: put a copy in its place, "
        "or ingest the games into another --db"
    )


def test_a_truncated_database_is_an_error(made):
    made.write_bytes(made.read_bytes()[:5000])
    with pytest.raises(KatachiError, match="damaged"), Store.open(made) as store:
        store.content_digest()


def test_a_folder_in_place_of_the_database_is_an_error(tmp_path):
    assert error_of(tmp_path) == (
        f"{tmp_path}: cannot be opened: unable to open database file; give another --db"
    )


def test_a_place_where_nothing_can_be_made_is_an_error():
    assert error_of("/proc/katachi/katachi.sqlite").startswith(
        "/proc/katachi/katachi.sqlite: cannot be opened: "
    )


def test_a_folder_that_may_not_be_written_is_an_error(open_folder):
    open_folder.chmod(0o555)
    with without_rights():
        new = error_of(open_folder / "new.sqlite")
        deep = error_of(open_folder / "deep" / "new.sqlite")
    assert new.startswith(f"{open_folder}/new.sqlite: ")
    assert "unable to open database file" in new
    assert deep.startswith(f"{open_folder}/deep/new.sqlite: cannot be opened: ")
    assert "Permission denied" in deep


def test_a_database_in_a_folder_that_may_not_be_written_is_read_and_not_written(open_folder):
    path = open_folder / "katachi #1?.sqlite"
    with Store.open(path) as store:
        run_id = store.runs.start("test", "", {})
    path.chmod(0o444)
    open_folder.chmod(0o555)
    with without_rights():
        with Store.open(path) as store:
            assert store.db["runs"].count == 1
        with pytest.raises(KatachiError) as raised, Store.open(path) as store:
            store.runs.finish(run_id, "done")
    assert str(raised.value).startswith(f"{path}: ")
    assert "may not be written" in str(raised.value)
    assert os.listdir(open_folder) == [path.name]


def test_what_is_not_yet_in_a_database_is_not_passed_over_where_it_may_not_be_written(open_folder):
    path = open_folder / "katachi.sqlite"
    with Store.open(path) as store:
        store.runs.start("test", "", {})
        left = {name: Path(f"{path}{name}").read_bytes() for name in ("", "-wal")}
    assert left["-wal"]
    for name, content in left.items():
        Path(f"{path}{name}").write_bytes(content)
    open_folder.chmod(0o555)
    with without_rights():
        text = error_of(path)
    told("A database that may not be written is not whole", f"katachi: {text}", DB=path)


def test_by_a_link_a_database_has_beside_it_what_it_has_by_its_own_name(open_folder):
    path, link = open_folder / "katachi.sqlite", open_folder / "links" / "link.sqlite"
    link.parent.mkdir()
    link.symlink_to(path)
    with Store.open(link) as store:
        run_id = store.runs.start("test", "", {})
        store.checkpoints.keep("train", b"key", {}, {"numbers": np.arange(3)}, run_id)
        left = {name: Path(f"{path}{name}").read_bytes() for name in ("", "-wal")}
    with Store.open(path) as store:
        assert store.checkpoints.find("train", b"key") is not None
    for name, content in left.items():
        Path(f"{path}{name}").write_bytes(content)
    open_folder.chmod(0o555)
    with without_rights():
        assert "its folder may not be written" in error_of(link)


def moved(path):
    path.rename(path.with_name("moved.sqlite"))


def replaced(path):
    other = path.with_name("other.sqlite")
    Store.open(other).close()
    other.replace(path)


def worked_on(path, taken, num_before, num_after):
    """Transactions before a database is taken away, and after that."""
    with Store.open(path) as store:
        run_id = store.runs.start("ingest", "1", {})
        for number in range(num_before + num_after):
            if number == num_before:
                taken(path)
            with store.transaction():
                store.inputs.begin(f"{number}.sgf", "00", 1, run_id)
        if not num_after:
            taken(path)


@pytest.mark.parametrize("taken", [moved, replaced, Path.unlink])
def test_a_database_that_is_taken_away_while_it_is_open_is_an_error(made, taken):
    with pytest.raises(KatachiError) as error:
        worked_on(made, taken, 1, 1)
    told("The database is moved while a command works on it", f"katachi: {error.value}", DB=made)


def test_one_that_is_taken_away_after_the_last_transaction_is_an_error_too(made):
    with pytest.raises(DatabaseFault, match="was moved, deleted or replaced"):
        worked_on(made, moved, 1, 0)
    made.with_name("moved.sqlite").rename(made)
    with Store.open(made) as store:
        assert store.inputs.counts(1)["half_read"] == 1


def test_one_that_is_only_read_may_be_taken_away(made):
    with Store.open(made) as store:
        moved(made)
        assert store.games.count() == 0


def test_nothing_of_a_failed_transaction_is_kept(made):
    with Store.open(made) as store:
        run_id = store.runs.start("test", "", {})
        with suppress(KeyboardInterrupt), store.transaction():
            store.inputs.begin("a.sgf", "00", 1, run_id)
            assert store.inputs.counts(1)["half_read"] == 1
            raise KeyboardInterrupt
        assert store.inputs.counts(1) == {"done": 0, "half_read": 0, "stale": 0}


@pytest.mark.parametrize(
    ("raised", "status"), [(None, "done"), (KatachiError, "failed"), (KeyboardInterrupt, "interrupted")]
)
def test_a_run_notes_how_it_ended(made, raised, status):
    with Store.open(made) as store:
        with suppress(BaseException), store.recording("test", Settings(jobs=3)):
            assert store.runs.last()["status"] == "running"
            if raised:
                raise raised
        last = store.runs.last()
        assert (last["command"], last["status"]) == ("test", status)
        assert '"jobs": 3' in last["settings"]
        assert last["finished"] >= last["started"]


def test_the_digest_is_of_the_work_and_not_of_the_run(tmp_path):
    digests = []
    for number, label in enumerate(("a.sgf", "a.sgf", "b.sgf")):
        with Store.open(tmp_path / f"{number}.sqlite") as store:
            for _ in range(number):
                store.runs.start("another", "", {})
            with store.recording("test", Settings()) as run_id, store.transaction():
                store.inputs.begin(label, "00", 1, run_id)
            digests.append(store.content_digest())
    assert digests[0] == digests[1] != digests[2]


def test_files_of_checkpoints_are_swept_beside_their_own_database_only(tmp_path):
    for name in ("g1.db", "g[1].db"):
        with Store.open(tmp_path / name) as store:
            for _ in range(2):
                store.checkpoints.keep(
                    "test", b"key", {}, {"a": np.arange(3)}, store.runs.start("test", "", {})
                )
    kept = sorted(path.name for path in tmp_path.glob("*.npz"))
    assert kept == ["g1.db.test-2-2.npz", "g[1].db.test-2-2.npz"]


def test_a_checkpoint_that_does_not_fit_leaves_nothing_on_a_full_disk(made):
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    noise = np.random.default_rng(1).bytes(1_000_000)
    with Store.open(made) as store:
        run_id = store.runs.start("test", "", {})
        store.checkpoints.keep("test", b"key", {}, {"a": np.arange(3)}, run_id)
        resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, limit[1]))
        try:
            with pytest.raises(OSError, match="File too large"):
                store.checkpoints.keep("test", b"key", {}, {"a": np.frombuffer(noise, "u1")}, run_id)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        _, arrays = store.checkpoints.find("test", b"key")
    assert arrays["a"].tolist() == [0, 1, 2]
    assert [path.name for path in made.parent.glob("*.npz")] == [f"{made.name}.test-{run_id}-1.npz"]


def test_the_page_on_the_database_has_every_table_and_column(made):
    page = DOC.read_text(encoding="utf-8")
    documented = {
        section.split("`")[0]: re.findall(r"^\| `(\w+)` \|", section, re.MULTILINE)
        for section in re.split(r"^## `", page, flags=re.MULTILINE)[1:]
    }
    with Store.open(made) as store:
        assert documented == store.schema()


def test_the_page_says_what_differs_between_runs_of_the_same_work():
    """``katachi doctor`` prints a checksum of all the rest."""
    [told] = re.findall(
        r"apart from what says who and when: (.*?)\. `katachi", DOC.read_text("utf-8"), re.DOTALL
    )
    assert set(re.findall(r"`(\w+)`", told)) == database.VOLATILE_TABLES | database.VOLATILE_COLUMNS


def test_what_is_said_of_a_game_goes_with_it(made):
    """Ingest drops games that no record (``sources``) backs any more; a row that points at one forbids it."""
    with Store.open(made) as store:
        when_dropped = {
            table: action
            for table in store.schema()
            for _, _, to, _, _, _, action, _ in store.db.conn.execute(f"PRAGMA foreign_key_list({table})")
            if to == "games"
        }
    assert {"cuts", "replays", "misses", "audits"} <= when_dropped.keys()
    assert {table: action for table, action in when_dropped.items() if action != "CASCADE"} == {
        "sources": "NO ACTION"
    }
