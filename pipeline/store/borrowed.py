"""A database at an address is fetched, worked on here and put back: SQLite needs a file and locks.

The copy stays in ``db/remote``; after a kill or when the network fails, the same command continues with it.
It is put back only if nobody changed the database meanwhile, so that nobody overwrites another's work.
"""

import json
from contextlib import ExitStack
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

from pipeline import remote
from pipeline.errors import KatachiError
from pipeline.writing import replacing, try_lock, write_text

FOLDER = Path("db") / "remote"


class BorrowedDatabase:
    """The local copy of a database at an address; a lock keeps others on this machine from it meanwhile."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.told = remote.plain(address)
        name = f"{sha256(address.encode()).hexdigest()[:12]}-{remote.name_of(address)}"
        self.path = FOLDER / name
        self.facts_path = FOLDER / f"{name}.json"
        self.lock = self._lock(FOLDER / f"{name}.lock")

    @classmethod
    def fetch(cls, address: str, create: bool) -> "BorrowedDatabase":
        """Get its newest state: fetched, or the local copy if its changes were not put back yet."""
        borrowed = cls(address)
        with ExitStack() as stack:
            stack.enter_context(borrowed.lock)
            borrowed._fetch(create)
            stack.pop_all()
        return borrowed

    def _fetch(self, create: bool) -> None:
        there, facts = remote.state(self.address), self._facts()
        digest = _digest(self.path) if self.path.exists() else ""
        has_work = bool(digest) and digest != facts.get("digest")
        if has_work and facts.get("state") != there:
            # A kill may have come between putting it there and noting that. Without a note it came, in
            # versions of before, between fetching it and noting that.
            put = facts.get("put") if facts else digest
            if not (there and put and self._has_there(put)):
                raise self._not_put_back()
            self._note(there, put)
            return
        if has_work or (self.path.exists() and there and facts.get("state") == there):
            return
        self._forget()
        if there:
            with replacing(self.path) as part:
                remote.fetch(self.address, part)
                # before it is in its place: a copy without a note would pass for work
                self._note(there, _digest(part))
        elif create:
            if not remote.can_be_written(self.address):
                raise KatachiError(f"{self.told}: nothing can be written there; give another --db")
            self._note("", "")
        else:
            raise KatachiError(
                f"there is no database at {self.told}: run 'katachi ingest' first, or give --db"
            )

    def give_back(self) -> None:
        """Put it back if it was changed here; the database must be closed."""
        try:
            facts = self._facts()
            if not self.path.exists() or (digest := _digest(self.path)) == facts.get("digest"):
                return
            if not remote.can_be_written(self.address) or remote.state(self.address) != facts.get("state"):
                raise self._not_put_back()
            self._note(facts["state"], facts["digest"], put=digest)
            remote.put(self.path, self.address)
            self._note(remote.state(self.address), digest)
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
        if not try_lock(lock):
            lock.close()
            raise KatachiError(
                f"another command works on {self.told} from here: let that finish, then run this again"
            )
        return lock

    def _facts(self) -> dict[str, Any]:
        try:
            return dict(json.loads(self.facts_path.read_text("utf-8")))
        except (OSError, ValueError):
            return {}

    def _note(self, state: str, digest: str, put: str = "") -> None:
        """Note the state at the address and the digest here; ``put`` is the digest about to be put there."""
        facts = {"address": self.told, "state": state, "digest": digest, "put": put}
        write_text(self.facts_path, json.dumps(facts))

    def _has_there(self, digest: str) -> bool:
        """Whether the database at the address has this digest: then nobody has changed it since."""
        copy = self.path.with_name(f"{self.path.name}-there")
        try:
            remote.fetch(self.address, copy)
            return _digest(copy) == digest
        finally:
            copy.unlink(missing_ok=True)

    def _forget(self) -> None:
        for path in (self.path, *FOLDER.glob(f"{self.path.name}-*"), self.facts_path):
            path.unlink(missing_ok=True)


def _digest(path: Path) -> str:
    """SHA-256 (hex) of a database's file and of its write-ahead log."""
    digest = sha256()
    for part in (path, path.with_name(f"{path.name}-wal")):
        if part.exists():
            with part.open("rb") as file:
                while block := file.read(1 << 20):
                    digest.update(block)
    return digest.hexdigest()
