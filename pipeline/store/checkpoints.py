"""The table ``checkpoints``: how far a long stage has come, so that it goes on where it was stopped."""

import json
from typing import Any, NamedTuple

from sqlite_utils import Database


class Checkpoint(NamedTuple):
    """What a stage had done: small facts, and its arrays as bytes."""

    facts: dict[str, Any]
    state: bytes


class Checkpoints:
    """One checkpoint a stage. The key says what the work was; a checkpoint of other work is worth nothing."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def put(self, stage: str, key: bytes, checkpoint: Checkpoint, run_id: int) -> None:
        """Keep a checkpoint in the place of the stage's last one."""
        self.conn.execute(
            "INSERT OR REPLACE INTO checkpoints (stage, key, facts, state, run_id) VALUES (?, ?, ?, ?, ?)",
            (stage, key, json.dumps(checkpoint.facts), checkpoint.state, run_id),
        )

    def get(self, stage: str, key: bytes) -> Checkpoint | None:
        """The stage's checkpoint, None when there is none of this work."""
        row = self.conn.execute(
            "SELECT facts, state FROM checkpoints WHERE stage = ? AND key = ?", (stage, key)
        ).fetchone()
        if row is None:
            return None
        facts, state = row
        return Checkpoint(json.loads(facts), state)

    def drop(self, stage: str) -> None:
        """Forget the stage's checkpoint: the work is done."""
        self.conn.execute("DELETE FROM checkpoints WHERE stage = ?", (stage,))
