"""The table ``checkpoints``: how far a long stage is, so that it can continue where it was stopped.

Large arrays lie in a file beside the database, ``DATABASE.STAGE-RUN-NUMBER.npz``, so that the database does
not grow by them. The file goes with the checkpoint.
"""

import json
import sqlite3
import zipfile
from glob import escape
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from sqlite_utils import Database

from pipeline.arrays import Arrays, read_arrays, write_arrays

#: the name under which finished work is noted
_DONE = "{} done"
#: what is kept of work that was done, for more games to be added: what joseki counted
COUNTS = "corners"


class Checkpoint(NamedTuple):
    """How far a stage is: small facts, and its arrays as bytes."""

    facts: dict[str, Any]
    state: bytes


class Checkpoints:
    """One checkpoint for each stage. Its key identifies the work; checkpoints of other work are not used."""

    def __init__(self, db: Database, path: Path) -> None:
        self.conn = db.conn
        self.path = path
        self.numbers = count(1)

    def put(self, stage: str, key: bytes, checkpoint: Checkpoint, run_id: int) -> None:
        """Replace the stage's checkpoint."""
        self.conn.execute(
            "INSERT OR REPLACE INTO checkpoints (stage, key, facts, state, run_id) VALUES (?, ?, ?, ?, ?)",
            (stage, key, json.dumps(checkpoint.facts), checkpoint.state, run_id),
        )

    def get(self, stage: str, key: bytes) -> Checkpoint | None:
        """The stage's checkpoint; None if there is none of this work."""
        row = self.conn.execute(
            "SELECT facts, state FROM checkpoints WHERE stage = ? AND key = ?", (stage, key)
        ).fetchone()
        if row is None:
            return None
        facts, state = row
        return Checkpoint(json.loads(facts), state)

    def finish(self, stage: str, key: bytes, report: dict[str, Any], run_id: int) -> None:
        """Delete the stage's checkpoint, and note that this run finished the work, with its report."""
        self.drop(stage)
        self.put(_DONE.format(stage), key, Checkpoint(report, b""), run_id)

    def finished_report(self, stage: str, key: bytes, run_id: int) -> dict[str, Any] | None:
        """The report of this run if it finished this work; else None."""
        row = self.conn.execute(
            "SELECT facts FROM checkpoints WHERE stage = ? AND key = ? AND run_id = ?",
            (_DONE.format(stage), key, run_id),
        ).fetchone()
        return json.loads(row[0]) if row else None

    def stages_to_resume(self) -> list[str]:
        """The stages that run or were stopped, and have a checkpoint to continue from."""
        rows = self.conn.execute(
            "SELECT stage FROM checkpoints WHERE stage NOT LIKE ? AND stage <> ? ORDER BY stage",
            (_DONE.format("%"), COUNTS),
        )
        return [stage for (stage,) in rows]

    def drop(self, stage: str) -> None:
        """Delete the stage's checkpoint; its file is deleted by the next ``sweep``."""
        self.conn.execute("DELETE FROM checkpoints WHERE stage = ?", (stage,))

    def keep(self, stage: str, key: bytes, facts: dict[str, Any], arrays: Arrays, run_id: int) -> None:
        """As ``put``, with arrays in a file of their own, and a transaction of its own.

        A kill at any moment leaves either the checkpoint before or this one, each with its file. Where the
        disk is full the one before is left, and nothing of this one.
        """
        path = self._file(f"{stage}-{run_id}-{next(self.numbers)}")
        try:
            write_arrays(path, arrays)
            with self.conn:
                self.put(stage, key, Checkpoint({**facts, "file": path.name}, b""), run_id)
        except (OSError, sqlite3.Error):
            path.unlink(missing_ok=True)
            raise
        self.sweep(stage)

    def find(self, stage: str, key: bytes) -> tuple[dict[str, Any], dict[str, np.ndarray]] | None:
        """The facts and arrays that were kept; None if there are none of this work, or some are missing."""
        checkpoint = self.get(stage, key)
        if checkpoint is None:
            return None
        try:
            return checkpoint.facts, read_arrays(self.path.parent / checkpoint.facts["file"])
        except (OSError, EOFError, ValueError, zipfile.BadZipFile):
            return None

    def sweep(self, stage: str) -> None:
        """Delete the files of deleted checkpoints."""
        row = self.conn.execute("SELECT facts FROM checkpoints WHERE stage = ?", (stage,)).fetchone()
        kept = json.loads(row[0]).get("file") if row else None
        for path in self.path.parent.glob(f"{escape(self._file(stage).stem)}-*.npz"):
            if path.name != kept:
                path.unlink(missing_ok=True)

    def _file(self, name: str) -> Path:
        return self.path.with_name(f"{self.path.name}.{name}.npz")
