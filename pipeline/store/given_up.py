"""The table ``given_up``: games that a stage tried twice and could not do, and why.

Such a game is tried again only when something changes that the outcome depends on (stage version, engine
signature, the patterns tried, the record), or when the user asks for it.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlite_utils import Database


class GivenUpGame(NamedTuple):
    """A game that a stage gave up, and why."""

    game_id: int
    #: where it was found first: a file, and the game's number in it (1 is the first)
    file: str
    number: int
    #: the move at which it failed (1 is the first); 0 if that is not known
    move_no: int
    reason: str

    def as_json(self) -> dict[str, Any]:
        """The keys of docs/formats/json.md."""
        return {
            "game": self.game_id,
            "file": self.file,
            "number": self.number,
            "move": self.move_no or None,
            "reason": self.reason,
        }

    def cells(self) -> tuple[str, str, str]:
        """Game, move and reason for a table."""
        return f"game {self.game_id}: {self.file}, game {self.number}", str(self.move_no or "-"), self.reason


def not_given_up(stage: str, signature: str, version: str, patterns: str = "''") -> str:
    """The condition that a game ``g`` was not given up by what is named in SQL; wants engine, knowledge."""
    return (
        f"NOT EXISTS (SELECT 1 FROM given_up u WHERE u.stage = '{stage}' AND u.game_id = g.id"
        " AND u.engine = :engine AND u.knowledge = :knowledge AND u.game_key = +g.key"
        f" AND u.signature = {signature} AND u.stage_version = {version} AND u.patterns = {patterns})"
    )


class GivenUp:
    """The games of the database that were given up."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def put(
        self,
        stage: str,
        engine: str,
        knowledge: str,
        signature: str,
        version: int,
        game: tuple[int, int, str],
        run_id: int,
        patterns: str = "",
    ) -> None:
        """Note that a game, ``(id, move, reason)``, was given up."""
        game_id, move_no, reason = game
        self.conn.execute(
            "INSERT OR REPLACE INTO given_up (stage, game_id, engine, knowledge, signature, game_key,"
            " patterns, move_no, reason, stage_version, run_id)"
            " SELECT ?, id, ?, ?, ?, key, ?, ?, ?, ?, ? FROM games WHERE id = ?",
            (
                stage,
                engine,
                knowledge,
                signature,
                patterns,
                move_no or None,
                reason,
                version,
                run_id,
                game_id,
            ),
        )

    def forget(self, stage: str, engine: str, knowledge: str, game_ids: Iterable[int] | None = None) -> None:
        """Forget given-up games of a stage, these or all, so that they are tried again."""
        key = (stage, engine, knowledge)
        if game_ids is None:
            self.conn.execute("DELETE FROM given_up WHERE stage = ? AND engine = ? AND knowledge = ?", key)
            return
        self.conn.executemany(
            "DELETE FROM given_up WHERE stage = ? AND engine = ? AND knowledge = ? AND game_id = ?",
            ((*key, game_id) for game_id in game_ids),
        )

    def all(self, stage: str, engine: str, knowledge: str) -> tuple[GivenUpGame, ...]:
        """The given-up games of a stage, by game id."""
        rows = self.conn.execute(
            "SELECT u.game_id, i.label, s.idx + 1, coalesce(u.move_no, 0), u.reason FROM given_up u"
            " LEFT JOIN sources s ON s.id = (SELECT min(id) FROM sources WHERE game_id = u.game_id)"
            " LEFT JOIN inputs i ON i.id = s.input_id"
            " WHERE u.stage = ? AND u.engine = ? AND u.knowledge = ? ORDER BY u.game_id",
            (stage, engine, knowledge),
        )
        return tuple(GivenUpGame(*row) for row in rows)

    def count(
        self,
        stage: str,
        engine: str,
        knowledge: str,
        version: int,
        splits: Sequence[str],
        signature: str | None = None,
        patterns: str = "",
    ) -> int:
        """How many there are in some splits that the stage leaves out.

        Those of games as they are now, by this version and with these patterns, and by an engine of this
        signature (None: of that of the game's replay).
        """
        row = self.conn.execute(
            "SELECT count(*) FROM given_up u JOIN games g ON g.id = u.game_id AND g.key = u.game_key"
            " LEFT JOIN replays r ON r.game_id = g.id AND r.engine = u.engine AND r.knowledge = u.knowledge"
            " WHERE u.stage = ? AND u.engine = ? AND u.knowledge = ? AND u.stage_version = ?"
            " AND u.patterns = ? AND u.signature = coalesce(?, r.signature)"
            f" AND g.split IN ({', '.join('?' * len(splits))})",
            (stage, engine, knowledge, version, patterns, signature, *splits),
        ).fetchone()
        return int(row[0])
