"""The table ``runs``: who made what. Every row of the other tables names the run that made it."""

import json
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlite_utils import Database


class Runs:
    """The commands that wrote to the database."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def start(self, command: str, version: str, settings: dict[str, Any]) -> int:
        """Note that a command begins; returns the run's id."""
        with self.conn:
            row = self.conn.execute(
                "INSERT INTO runs (command, version, settings, started, status)"
                " VALUES (?, ?, ?, ?, 'running')",
                (command, version, json.dumps(settings, sort_keys=True), _now()),
            )
        assert row.lastrowid is not None
        return row.lastrowid

    def note(self, run_id: int, name: str, value: str) -> None:
        """Store a fact about a run beside its settings."""
        with self.conn:
            self.conn.execute(
                "UPDATE runs SET settings = json_set(settings, '$.' || ?, ?) WHERE id = ?",
                (name, value, run_id),
            )

    def settings(self, run_id: int) -> dict[str, Any]:
        """The settings of a run and the facts noted beside them; empty for an unknown run."""
        row = self.conn.execute("SELECT settings FROM runs WHERE id = ?", (run_id,)).fetchone()
        return dict(json.loads(row[0])) if row else {}

    def finish(self, run_id: int, status: str) -> None:
        """Note how it ended: "done", "failed" or "interrupted". One that was killed stays "running"."""
        with self.conn:
            self.conn.execute(
                "UPDATE runs SET finished = ?, status = ? WHERE id = ?", (_now(), status, run_id)
            )

    def done(self, command: str) -> Iterator[tuple[int, str, dict[str, Any]]]:
        """The runs of a command that were not broken off, the latest first: id, start, settings."""
        rows = self.conn.execute(
            "SELECT id, started, settings FROM runs WHERE command = ? AND status = 'done' ORDER BY id DESC",
            (command,),
        )
        return ((run_id, started, json.loads(settings)) for run_id, started, settings in rows)

    def num_ended(self) -> int:
        """How many runs have ended; it changes when a run has written everything."""
        return int(self.conn.execute("SELECT count(*) FROM runs WHERE finished IS NOT NULL").fetchone()[0])

    def any_ended_since(self, run_ids: Sequence[int], time: str) -> bool:
        """Whether one of these runs ended after a time (as ``started`` has it)."""
        (found,) = self.conn.execute(
            f"SELECT EXISTS (SELECT 1 FROM runs WHERE id IN ({', '.join('?' * len(run_ids))})"
            " AND finished > ?)",
            (*run_ids, time),
        ).fetchone()
        return bool(found)

    def all(self) -> list[dict[str, Any]]:
        """All runs, oldest first, a dictionary of the columns each."""
        return self._select("ORDER BY id")

    def rows_made(self) -> dict[int, dict[str, int]]:
        """For each run the number of its rows by table."""
        made: dict[int, dict[str, int]] = {}
        for table in self._tables_with_runs():
            query = f"SELECT run_id, count(*) FROM {table} GROUP BY run_id"
            for run_id, count in self.conn.execute(query):
                made.setdefault(run_id, {})[table] = count
        return made

    def _tables_with_runs(self) -> list[str]:
        rows = self.conn.execute(
            "SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c"
            " WHERE m.type = 'table' AND c.name = 'run_id' ORDER BY m.name"
        )
        return [name for (name,) in rows]

    def last(self) -> dict[str, Any] | None:
        """The last run, or None."""
        return next(iter(self._select("ORDER BY id DESC LIMIT 1")), None)

    def _select(self, rest: str) -> list[dict[str, Any]]:
        cursor = self.conn.execute(f"SELECT * FROM runs {rest}")
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")
