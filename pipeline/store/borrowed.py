"""A database at an address: SQLite needs a file and locks, so it is fetched, worked on here, and put back.

The copy stays, in ``db/remote``. After a kill or when the network fails the same command goes on with it.
It is put back only if nobody has changed the database meanwhile: nobody overwrites another's work.
"""

import fcntl
import json
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from pipeline import remote
from pipeline.errors import KatachiError
from pipeline.writing import replacing, write_text

FOLDER = Path("db") / "remote"


class Borrowed:
    """The copy here of a database at an address; nobody else here has it meanwhile."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.told = remote.plain(address)
        name = f"{sha256(address.encode()).hexdigest()[:12]}-{remote.name_of(address)}"
        self.path = FOLDER / name
        self.facts_path = FOLDER / f"{name}.json"
        self.lock = self._lock(FOLDER / f"{name}.lock")

    @classmethod
    def fetch(cls, address: str, create: bool) -> "Borrowed":
        """The newest state of it: fetched, or work that was not put back yet."""
        borrowed = cls(address)
        with ExitStack() as stack:
            stack.enter_context(borrowed.lock)
            borrowed._fetch(create)
            stack.pop_all()
        return borrowed

    def _fetch(self, create: bool) -> None:
        there, facts = remote.state(self.address), self._facts()
        has_work = self.path.exists() and _digest(self.path) != facts.get("digest")
        if has_work and facts.get("state") != there:
            raise self._not_put_back()
        if has_work or (self.path.exists() and there and facts.get("state") == there):
            return
        self._forget()
        if there:
            with replacing(self.path) as part:
                remote.fetch(self.address, part)
            self._note(there)
        elif create:
            if not remote.can_be_written(self.address):
                raise KatachiError(f"{self.told}: nothing can be written there; give another --db")
            self._write({"state": "", "digest": ""})
        else:
            raise KatachiError(
                f"there is no database at {self.told}: run 'katachi ingest' first, or give --db"
            )

    def give_back(self) -> None:
        """Put it back if it was changed here; it must be closed."""
        try:
            facts = self._facts()
            if not self.path.exists() or _digest(self.path) == facts.get("digest"):
                return
            if not remote.can_be_written(self.address) or remote.state(self.address) != facts.get("state"):
                raise self._not_put_back()
            remote.put(self.path, self.address)
            self._note(remote.state(self.address))
        finally:
            self.lock.close()

    def _not_put_back(self) -> KatachiError:
        if not remote.can_be_written(self.address):
            return KatachiError(
                f"{self.told}: nothing can be written there; what was done here is kept in {self.path}: "
                f"use it with --db {self.path}"
            )
        return KatachiError(
            f"{self.told}: somebody else has changed it since it was fetched; what was done here is kept in "
            f"{self.path}: use it with --db {self.path}, or delete it to go on from theirs"
        )

    def _lock(self, path: Path) -> IO[str]:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = open(path, "w")  # noqa: SIM115  (held until it is given back)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise KatachiError(
                f"another command works on {self.told} from here: let that finish, then run this again"
            ) from None
        return lock

    def _facts(self) -> dict[str, Any]:
        try:
            return dict(json.loads(self.facts_path.read_text("utf-8")))
        except (OSError, ValueError):
            return {}

    def _note(self, state: str) -> None:
        self._write({"state": state, "digest": _digest(self.path)})

    def _write(self, facts: dict[str, str]) -> None:
        write_text(self.facts_path, json.dumps({"address": self.told, **facts}))

    def _forget(self) -> None:
        for path in (self.path, *FOLDER.glob(f"{self.path.name}-*"), self.facts_path):
            path.unlink(missing_ok=True)


def _digest(path: Path) -> str:
    """SHA-256 (hex) of a database's file and of what was not yet moved into it."""
    digest = sha256()
    for part in (path, path.with_name(f"{path.name}-wal")):
        if part.exists():
            with part.open("rb") as file:
                while block := file.read(1 << 20):
                    digest.update(block)
    return digest.hexdigest()
