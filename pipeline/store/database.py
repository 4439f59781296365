"""``Store``: opens the database, runs transactions, and explains what is wrong with the file."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import asdict
from glob import escape
from hashlib import sha256
from pathlib import Path
from types import TracebackType
from typing import Any

from sqlite_utils import Database

from engine import VERSION
from engine.replacing import try_lock_at
from pipeline import remote
from pipeline.errors import DatabaseFault, KatachiError, UsageError
from pipeline.settings import Settings
from pipeline.store.at_work import at_work, is_at_work
from pipeline.store.audits import Audits
from pipeline.store.borrowed import BorrowedDatabase
from pipeline.store.checkpoints import Checkpoints
from pipeline.store.decisions import Decisions
from pipeline.store.games import Games
from pipeline.store.given_up import GivenUp
from pipeline.store.inputs import Inputs
from pipeline.store.learned import Learned
from pipeline.store.misses import Misses
from pipeline.store.patterns import Patterns
from pipeline.store.queue import Queue
from pipeline.store.replays import Replays
from pipeline.store.runs import Runs
from pipeline.store.schema import APPLICATION_ID, migrations

SQLITE_VERSION = sqlite3.sqlite_version

#: how long to wait for another process that is writing
BUSY_TIMEOUT_S = 10.0

#: columns that differ between runs that do the same work
VOLATILE_COLUMNS = {
    "run_id",
    "train_run_id",
    "weights_run_id",
    "network_run_id",
    "started",
    "finished",
    "decided",
    "milliseconds",
    "facts",  # of a checkpoint: the name of its file has the run in it
}
#: tables that say when and how, not what
VOLATILE_TABLES = {"runs", "figures", "_sqlite_migrations"}


class Store:
    """A Katachi database. Use it in a ``with`` block: SQLite's errors leave it as KatachiErrors.

    ``games``, ``inputs``, ``replays``, ``patterns``, ``learned``, ``decisions``, ``queue``, ``misses``,
    ``audits``, ``given_up``, ``checkpoints`` and ``runs`` are its families of tables.
    """

    def __init__(self, db: Database, path: Path) -> None:
        self.db = db
        self.path = path
        #: which file it is, once it is open, and the name that SQLite has for it
        self._file: os.stat_result | None = None
        self._place = path.absolute()
        #: where it is to be put back when it is closed
        self.borrowed: BorrowedDatabase | None = None
        self.runs = Runs(db)
        self.inputs = Inputs(db)
        self.games = Games(db)
        self.replays = Replays(db)
        self.patterns = Patterns(db)
        self.learned = Learned(db)
        self.decisions = Decisions(db)
        self.queue = Queue(db)
        self.misses = Misses(db)
        self.audits = Audits(db)
        self.given_up = GivenUp(db)
        self.checkpoints = Checkpoints(db, path)

    @classmethod
    def open(cls, path: str | Path, create: bool = True) -> "Store":
        """The database at ``path``, brought up to date; made when it is missing and ``create``.

        One at an address (``pipeline.remote``) is fetched, and put back when it is closed. Raises
        KatachiError when it is missing, no file, foreign, newer than this program, damaged, locked by another
        process, or has yet to be brought up to date and may not be written. Where it may not be written it
        can be read, and what is written raises.
        """
        if remote.is_remote(str(path)):
            return cls._borrow(str(path), create)
        path = Path(path)
        if str(path) == ":memory:":  # SQLite's name for one that is no file
            raise UsageError(f"{path} would be forgotten at the end: give --db a file")
        if not path.exists() and not create:
            raise KatachiError(f"there is no database at {path}: run 'katachi ingest' first, or give --db")
        if path.is_symlink():  # what SQLite and we put beside a database is beside the file itself
            path = Path(os.path.realpath(path))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            connection = _connect(path)
        except (OSError, sqlite3.Error) as error:
            raise KatachiError(f"{path}: cannot be opened: {error}; give another --db") from None
        # plugins of sqlite-utils that are installed have no say here, and to look for them takes time
        store = cls(Database(connection, execute_plugins=False), path)
        try:
            store._prepare()
            store._file = os.stat(path)
        except BaseException as error:
            store.close()
            store._raise_as_ours(error)
            raise
        return store

    @classmethod
    def _borrow(cls, address: str, create: bool) -> "Store":
        borrowed = BorrowedDatabase.fetch(address, create)
        with ExitStack() as stack:
            stack.enter_context(borrowed.lock)
            store = cls.open(borrowed.path)
            stack.pop_all()
        store.borrowed = borrowed
        return store

    @staticmethod
    def exists(path: str) -> bool:
        """Whether there is a database at a path or an address."""
        return bool(remote.state(path)) if remote.is_remote(path) else Path(path).exists()

    def _prepare(self) -> None:
        connection = self.db.conn
        # in this order: another process may make it in between
        (num_tables,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
        (application,) = connection.execute("PRAGMA application_id").fetchone()
        if application != APPLICATION_ID and num_tables:
            raise KatachiError(f"{self.path} is a database of another program: give another --db")
        self._require_known_migrations()
        if application != APPLICATION_ID or migrations.pending(self.db):
            self._enable_wal()
            with self.transaction():
                connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
                migrations.apply(self.db)
        connection.execute("PRAGMA foreign_keys = ON")
        # In WAL mode a commit survives the end of this process without waiting for the disk.
        connection.execute("PRAGMA synchronous = NORMAL")
        # 64 MiB: at a million cuts, merging them takes half the time that it takes with SQLite's 2 MB
        connection.execute("PRAGMA cache_size = -65536")

    def _enable_wal(self) -> None:
        """The one statement with which SQLite does not wait for another process that makes the database."""
        end = time.monotonic() + BUSY_TIMEOUT_S
        while True:
            try:
                self.db.enable_wal()
                return
            except sqlite3.OperationalError as error:
                if error.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > end:
                    raise
                time.sleep(0.02)

    def _require_known_migrations(self) -> None:
        known = {migration.name for migration in migrations._migrations}
        newer = sorted({applied.name for applied in migrations.applied(self.db)} - known)
        if newer:
            raise KatachiError(
                f"{self.path} was written by a newer katachi (it has '{newer[0]}'): upgrade, or give "
                "another --db"
            )

    def __enter__(self) -> "Store":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        try:
            if error is None and self.db.conn.total_changes:
                self._require_in_place()
        finally:
            self.close()
        if error is not None:
            self._raise_as_ours(error)

    def _raise_as_ours(self, error: BaseException) -> None:
        if isinstance(error, sqlite3.Error):
            raise DatabaseFault(f"{self.path}: {_explain(error)}") from error

    def _require_in_place(self) -> None:
        """SQLite writes on into a file that is no longer there: all of that would be lost without a word."""
        found = None
        with suppress(FileNotFoundError):
            found = os.stat(self._place)
        if self._file is not None and (found is None or not os.path.samestat(found, self._file)):
            raise DatabaseFault(
                f"{self.path}: was moved, deleted or replaced while this command worked on it: put it back "
                "there, and run the same command again"
            )

    def close(self) -> None:
        """Close the database; what was not committed is forgotten. One that was fetched is put back."""
        self.db.close()
        if self.borrowed is not None:
            borrowed, self.borrowed = self.borrowed, None
            borrowed.give_back()

    @contextmanager
    def transaction(self) -> Iterator[None]:
        """All that is written inside is committed together, or, on any error, not at all."""
        connection = self.db.conn
        connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._require_in_place()
            connection.execute("COMMIT")
        except GeneratorExit:
            with suppress(sqlite3.ProgrammingError):  # the database has been closed since, and forgot it too
                _roll_back(connection)
            raise
        except BaseException:
            _roll_back(connection)
            raise

    @contextmanager
    def recording(self, command: str, settings: Settings) -> Iterator[int]:
        """A row in ``runs`` for what is done inside; gives the run's id and notes how it ended."""
        told = {**asdict(settings), "db": remote.plain(settings.db)}
        run_id = self.runs.start(command, VERSION, told)
        with ExitStack() as until_noted:
            try:
                until_noted.enter_context(at_work(self.path, run_id))
                yield run_id
            except GeneratorExit:  # as in a transaction
                raise
            except KeyboardInterrupt:
                self.runs.finish(run_id, "interrupted")
                raise
            except BaseException:
                self.runs.finish(run_id, "failed")
                raise
            self.runs.finish(run_id, "done")

    def last_run(self) -> dict[str, Any] | None:
        """The last run with ``at_work``, whether its process still runs; None when there was none."""
        last = self.runs.last()
        while last is not None:
            is_locked = is_at_work(self.path, last["id"])
            asked, last = last, self.runs.last()  # again: a run notes its end, and then gives its lock back
            if last is not None and last["id"] == asked["id"]:
                return {**last, "at_work": is_locked and last["status"] == "running"}
        return None

    @contextmanager
    def exclusive(self, name: str) -> Iterator[None]:
        """Inside, nobody else does the work of this name with the database: KatachiError while another does.

        The lock goes with the process, whatever ends that; of one that is killed an empty file is left.
        """
        path = self.path.with_name(f"{self.path.name}.{name}.lock")
        with self.transaction():  # where nothing can be written, SQLite says so of the database
            self.db.conn.execute("DELETE FROM runs WHERE 0")
        with open(path, "w") as lock:
            if not try_lock_at(path, lock.fileno()):
                raise KatachiError(
                    f"{self.path}: another command is at '{name}' with it (it has locked {path}): let that "
                    "finish, or give another --db"
                )
            try:
                yield
            finally:
                path.unlink(missing_ok=True)

    def folder(self, name: str) -> Path:
        """Beside the database: where the work of this name keeps what it has not finished."""
        return self.path.with_name(f"{self.path.name}.{name}")

    def folders(self) -> list[Path]:
        """The folders of work that is under way or was killed, by name."""
        return sorted(path for path in self.path.parent.glob(f"{escape(self.path.name)}.*") if path.is_dir())

    def check(self) -> list[str]:
        """What SQLite finds wrong with the file; empty when all is well."""
        found = [text for (text,) in self.db.conn.execute("PRAGMA integrity_check") if text != "ok"]
        broken = self.db.conn.execute("PRAGMA foreign_key_check").fetchall()
        return found + [
            f"table {table}, row {row}: points at a row of {to} that is not there"
            for table, row, to, _ in broken
        ]

    def applied_migrations(self) -> list[str]:
        """The migrations that made this database, oldest first."""
        return [applied.name for applied in migrations.applied(self.db)]

    def schema(self) -> dict[str, list[str]]:
        """The columns of every table."""
        return {
            name: [column.name for column in self.db[name].columns] for name in sorted(self.db.table_names())
        }

    def content_digest(self) -> str:
        """SHA-256 (hex) of all that was worked out, apart from runs and times: equal work, equal digest."""
        digest = sha256()
        for row in self._content():
            digest.update(repr(row).encode())
        return digest.hexdigest()

    def _content(self) -> Iterator[tuple[Any, ...]]:
        for table, columns in self.schema().items():
            if table not in VOLATILE_TABLES:
                kept = ", ".join(column for column in columns if column not in VOLATILE_COLUMNS)
                order = "id" if "id" in columns else kept
                yield (table, kept)
                yield from self.db.conn.execute(f"SELECT {kept} FROM {table} ORDER BY {order}")


def _roll_back(connection: sqlite3.Connection) -> None:
    if connection.in_transaction:
        connection.execute("ROLLBACK")


def _connect(path: Path) -> sqlite3.Connection:
    """A connection; where SQLite may put nothing beside a file that is whole, one that takes it as it is."""
    connection = sqlite3.connect(path, timeout=BUSY_TIMEOUT_S)
    try:
        connection.execute("SELECT 1 FROM sqlite_master")
    except sqlite3.OperationalError as error:
        is_whole = not Path(f"{path}-wal").exists()
        if is_whole and error.sqlite_errorname in ("SQLITE_READONLY_DIRECTORY", "SQLITE_CANTOPEN"):
            connection.close()
            address = f"{path.resolve().as_uri()}?immutable=1"
            return sqlite3.connect(address, timeout=BUSY_TIMEOUT_S, uri=True)
    except sqlite3.Error:
        pass  # of another kind: whoever uses it next explains it
    return connection


def _explain(error: sqlite3.Error) -> str:
    """SQLite's complaint with its remedy."""
    name = getattr(error, "sqlite_errorname", "") or ""
    remedies: dict[str | tuple[str, ...], str] = {
        "SQLITE_BUSY": "another process is writing to it: let that finish, or give another --db",
        "SQLITE_READONLY": "it may not be written: change the permissions, or give another --db",
        "SQLITE_CANTOPEN": "its folder may not be written: change the permissions, or give another --db",
        "SQLITE_NOTADB": "it is not a database: give another --db",
        "SQLITE_CORRUPT": "it is damaged: put a copy in its place, or ingest the games into another --db",
        # the second: the file beside it that processes share cannot grow
        ("SQLITE_FULL", "SQLITE_IOERR_SHMSIZE"): "the disk is full: make room and run the same command again",
        "SQLITE_IOERR": "the disk fails: put the database on another one with --db",
    }
    for prefix, remedy in remedies.items():
        if name.startswith(prefix):
            return f"{error}: {remedy}"
    return f"{error}; 'katachi doctor' says whether the file is whole"
