"""The tables ``inputs``, ``sources`` and ``problems``: what was read, and what became of each game in it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from sqlite_utils import Database

from pipeline.errors import KatachiError
from pipeline.game_records.identity import KeyedGame
from pipeline.store.games import COLLECTION


@dataclass(frozen=True, slots=True)
class InputState:
    """How far an input has been read. ``read`` counts its games that are committed."""

    id: int
    read: int
    done: bool


class Inputs:
    """Files (or members of archives), each known by its label and the fingerprint of its bytes.

    A file that changed is another input: what was read from its earlier bytes stays known.
    """

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def state(self, label: str, fingerprint: str, version: int) -> InputState | None:
        """How far an input has been read by this version of the stage; None when not at all."""
        row = self.conn.execute(
            "SELECT id, read, done FROM inputs WHERE label = ? AND fingerprint = ? AND stage_version = ?",
            (label, fingerprint, version),
        ).fetchone()
        return InputState(row[0], row[1], bool(row[2])) if row else None

    def begin(self, label: str, fingerprint: str, version: int, run_id: int) -> int:
        """Register an input as not yet read, also one that an older stage version read; returns its id."""
        row = self.conn.execute(
            "SELECT id FROM inputs WHERE label = ? AND fingerprint = ?", (label, fingerprint)
        ).fetchone()
        if row is None:
            cursor = self.conn.execute(
                "INSERT INTO inputs (label, fingerprint, stage_version, run_id) VALUES (?, ?, ?, ?)",
                (label, fingerprint, version, run_id),
            )
            assert cursor.lastrowid is not None
            return cursor.lastrowid
        self.conn.execute("DELETE FROM sources WHERE input_id = ?", row)
        self.conn.execute(
            "UPDATE inputs SET read = 0, done = 0, stage_version = ?, run_id = ? WHERE id = ?",
            (version, run_id, row[0]),
        )
        return int(row[0])

    def advance(self, input_id: int, before: int, read: int, done: bool) -> None:
        """Note that ``read`` games are committed; raises KatachiError unless ``before`` were until now."""
        changed = self.conn.execute(
            "UPDATE inputs SET read = ?, done = ? WHERE id = ? AND read = ?", (read, done, input_id, before)
        ).rowcount
        if changed != 1:
            raise KatachiError(
                "another 'katachi ingest' is reading the same files into this database: let one finish, "
                "then run the other again"
            )

    def add_source(
        self, input_id: int, idx: int, status: str, game_id: int, game: KeyedGame, version: int, run_id: int
    ) -> None:
        """Add one game of an input, with the problems of its record."""
        record = game.record
        cursor = self.conn.execute(
            "INSERT INTO sources (input_id, idx, status, game_id, symmetry, num_moves, encoding,"
            " stage_version, run_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                input_id,
                idx,
                status,
                game_id,
                game.symmetry,
                record.num_moves,
                record.encoding,
                version,
                run_id,
            ),
        )
        source_id = cursor.lastrowid
        self.conn.executemany(
            "INSERT INTO problems (source_id, code, move_no, detail) VALUES (?, ?, ?, ?)",
            ((source_id, problem.code, problem.move_no, problem.detail) for problem in record.problems),
        )

    def add_rejected(
        self, input_id: int, idx: int, reason: str, detail: str, version: int, run_id: int
    ) -> None:
        """Add one game of an input that cannot be used, and why."""
        self.conn.execute(
            "INSERT INTO sources (input_id, idx, status, reason, detail, stage_version, run_id)"
            " VALUES (?, ?, 'rejected', ?, ?, ?, ?)",
            (input_id, idx, reason, detail, version, run_id),
        )

    def reasons(self, input_id: int) -> Counter[str]:
        """The number of an input's games by reason of rejection; "" for those that were not rejected."""
        return Counter(
            dict(
                self.conn.execute(
                    "SELECT coalesce(reason, ''), count(*) FROM sources WHERE input_id = ? GROUP BY 1",
                    (input_id,),
                )
            )
        )

    def problems(self, input_id: int) -> Counter[str]:
        """The number of an input's records with each problem, by code."""
        return Counter(
            dict(
                self.conn.execute(
                    "SELECT code, count(DISTINCT source_id) FROM problems"
                    " JOIN sources ON sources.id = source_id WHERE input_id = ? GROUP BY code",
                    (input_id,),
                )
            )
        )

    def counts(self, version: int) -> dict[str, int]:
        """Inputs by state: done, half read, stale (read by another version of the stage)."""
        row = self.conn.execute(
            "SELECT coalesce(sum(done AND stage_version = :version), 0),"
            " coalesce(sum(NOT done AND stage_version = :version), 0),"
            " coalesce(sum(stage_version <> :version), 0) FROM inputs",
            {"version": version},
        ).fetchone()
        return dict(zip(("done", "half_read", "stale"), row, strict=True))

    def half_read(self) -> list[tuple[str, int]]:
        """Inputs that were not read to their end, by any version of the stage: label, and games read.

        Without files that have changed since and were read to their end as they are now.
        """
        return self.conn.execute(
            "SELECT label, read FROM inputs WHERE NOT done AND (label = '-' OR NOT EXISTS"
            " (SELECT 1 FROM inputs later WHERE later.label = inputs.label AND later.id > inputs.id"
            " AND later.done AND later.fingerprint <> '')) ORDER BY label, id"
        ).fetchall()

    def source_counts(self) -> dict[str, int]:
        """The number of all games that were read, by status."""
        return dict(self.conn.execute("SELECT status, count(*) FROM sources GROUP BY status ORDER BY status"))

    def sources_of(self, game_id: int) -> list[tuple[str, int, int]]:
        """Where a game was found: label, place in the file (0 is the first), symmetry; first found first."""
        return self.conn.execute(
            "SELECT label, idx, symmetry FROM sources JOIN inputs ON inputs.id = input_id WHERE game_id = ?"
            " ORDER BY sources.id",
            (game_id,),
        ).fetchall()

    def problems_of(self, game_id: int) -> list[tuple[str, int, str, int | None, str]]:
        """What was wrong with a game's records: label, place, code, move number, detail."""
        return self.conn.execute(
            "SELECT label, idx, code, move_no, problems.detail FROM problems"
            " JOIN sources ON sources.id = source_id JOIN inputs ON inputs.id = input_id WHERE game_id = ?"
            " ORDER BY problems.rowid",
            (game_id,),
        ).fetchall()

    def collections(self) -> dict[str, int]:
        """Archives and folders from which games were read, with how many games each brought."""
        rows = self.conn.execute(
            f"SELECT {COLLECTION}, count(*) FROM inputs i JOIN sources s ON s.input_id = i.id"
            " WHERE s.status <> 'rejected' GROUP BY 1 ORDER BY 2 DESC, 1"
        )
        return dict(rows.fetchall())

    def code_counts(self) -> dict[str, int]:
        """The number of records by code, for problems and rejections."""
        rows = self.conn.execute(
            "SELECT code, count(DISTINCT source_id) FROM problems GROUP BY code"
            " UNION ALL SELECT reason, count(*) FROM sources WHERE status = 'rejected' GROUP BY reason"
            " ORDER BY 1"
        )
        return dict(rows.fetchall())

    def places(self, code: str) -> Iterator[tuple[str, int, int | None, int | None, str]]:
        """Where a code was found: label, place in the file, game id (None: rejected), move number, detail."""
        return self.conn.execute(
            "SELECT label, idx, game_id, move_no, detail FROM"
            " (SELECT source_id, move_no, detail FROM problems WHERE code = :code"
            "   UNION ALL SELECT id, NULL, detail FROM sources WHERE reason = :code) AS found"
            " JOIN (SELECT id, input_id, idx, game_id FROM sources) AS source ON source.id = source_id"
            " JOIN inputs ON inputs.id = input_id ORDER BY source_id, move_no",
            {"code": code},
        )
