"""The table ``replays``: for each game, engine and knowledge, the rank of every move in the engine's list."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sqlite_utils import Database

from pipeline.game_records.identity import SELFPLAY, SPLITS
from pipeline.store.games import COLLECTION
from pipeline.store.given_up import not_given_up


@dataclass(frozen=True, slots=True)
class Provenance:
    """What a replay, or an audit, was made by. A row of another provenance is stale."""

    engine: str
    #: "none", or the checksum of the binary that the engine loaded
    knowledge: str
    #: the engine's signature: it changes when its behaviour does
    signature: str
    #: version of the stage
    version: int


@dataclass(frozen=True, slots=True)
class Replay:
    """A stored replay. ``ranks`` has a byte a move; see ``pipeline.judging``."""

    #: key of the record that was replayed: the game may have grown since
    game_key: bytes
    ranks: bytes
    num_judged: int
    num_hits: int
    num_first: int
    signature: str


#: what holds of a replay ``r`` of a game ``g`` that is not stale. The plus keeps SQLite from looking for the
#: key: it would for each key look for every chosen game
FRESH = "r.signature = :signature AND r.stage_version = :version AND r.game_key = +g.key"
#: games and their replays; with ``FRESH`` it wants the values of ``work_values``
JOIN = (
    "FROM games g LEFT JOIN replays r ON r.game_id = g.id AND r.engine = :engine AND r.knowledge = :knowledge"
)


class Replays:
    """The replays of the database."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def games_to_replay(
        self, provenance: Provenance, splits: Sequence[str], size: int = 0, limit: int = 0
    ) -> list[tuple[int, int]]:
        """The chosen games without a fresh replay, ``(id, number of moves)``; those given up are left out.

        The chosen games are the first ``limit`` (0: all), by id, of the splits and size (0: all).
        """
        chosen, values = first_games(splits, size, limit)
        return self.conn.execute(
            f"SELECT g.id, g.num_moves {JOIN} WHERE {chosen} AND NOT coalesce({FRESH}, 0)"
            f" AND {not_given_up('replay', ':signature', ':version')} ORDER BY g.id",
            {**values, **provenance_values(provenance)},
        ).fetchall()

    def fresh_ranks(
        self, provenance: Provenance, splits: Sequence[str], size: int = 0, limit: int = 0
    ) -> Iterator[tuple[int, bytes]]:
        """The fresh replays of the chosen games, ``(game id, rank bytes)``, by id."""
        chosen, values = first_games(splits, size, limit)
        return self.conn.execute(
            f"SELECT g.id, r.ranks {JOIN} WHERE {chosen} AND {FRESH} ORDER BY g.id",
            {**values, **provenance_values(provenance)},
        )

    def ranks_by_player(self, splits: Sequence[str], size: int = 0) -> Iterator[tuple[str, str, str, bytes]]:
        """Replays of all moves of the games of some splits and a size (0: all).

        Each is ``(engine, knowledge, signature, rank bytes)``, in the order in which the engines and their
        knowledge came, then by game.
        """
        where, values = _chosen(splits, size)
        return self.conn.execute(
            "SELECT r.engine, r.knowledge, r.signature, r.ranks"
            f" FROM replays r JOIN games g ON g.id = r.game_id WHERE g.{where} AND r.game_key = +g.key"
            " ORDER BY min(r.run_id) OVER (PARTITION BY r.engine, r.knowledge, r.signature),"
            " r.engine, r.knowledge, r.signature, g.id",
            values,
        )

    def totals(
        self, provenance: Provenance, splits: Sequence[str], size: int = 0, limit: int = 0
    ) -> dict[str, int]:
        """Sums over the fresh replays of the chosen games: games, judged, hits, first."""
        chosen, values = first_games(splits, size, limit)
        row = self.conn.execute(
            "SELECT count(*), coalesce(sum(r.num_judged), 0), coalesce(sum(r.num_hits), 0),"
            f" coalesce(sum(r.num_first), 0) {JOIN} WHERE {chosen} AND {FRESH}",
            {**values, **provenance_values(provenance)},
        ).fetchone()
        return dict(zip(("games", "judged", "hits", "first"), row, strict=True))

    def stale_counts(self, provenance: Provenance, splits: Sequence[str]) -> dict[str, int]:
        """The number of stale replays by reason; one that is stale for several reasons counts for the first.

        Games that were given up are left out, as in ``games_to_replay``.
        """
        where, values = _chosen(splits, 0)
        row = self.conn.execute(
            "SELECT coalesce(sum(r.stage_version <> :version), 0),"
            " coalesce(sum(r.stage_version = :version AND r.signature <> :signature), 0),"
            " coalesce(sum(r.stage_version = :version AND r.signature = :signature"
            f" AND r.game_key <> g.key), 0) {JOIN} WHERE g.{where}"
            f" AND {not_given_up('replay', ':signature', ':version')}",
            {**values, **provenance_values(provenance)},
        ).fetchone()
        return dict(zip(("stage version", "engine signature", "longer record"), row, strict=True))

    def other_players(self, provenance: Provenance) -> list[tuple[str, str, int]]:
        """The replays of all other players, fresh and stale: engine, knowledge, number of games."""
        return self.conn.execute(
            "SELECT engine, knowledge, count(*) FROM replays WHERE NOT (engine = ? AND knowledge = ?)"
            " GROUP BY engine, knowledge ORDER BY min(run_id), engine, knowledge",
            (provenance.engine, provenance.knowledge),
        ).fetchall()

    def put(
        self, provenance: Provenance, rows: Sequence[tuple[int, bytes, bytes, int, int, int]], run_id: int
    ) -> None:
        """Store replays, ``(game id, key, ranks, judged, hits, first)``, replacing earlier ones."""
        self.conn.executemany(
            "INSERT OR REPLACE INTO replays (game_id, game_key, ranks, num_judged, num_hits, num_first,"
            " engine, knowledge, signature, stage_version, run_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (
                    *row,
                    provenance.engine,
                    provenance.knowledge,
                    provenance.signature,
                    provenance.version,
                    run_id,
                )
                for row in rows
            ),
        )

    def get(self, game_id: int, engine: str, knowledge: str) -> Replay | None:
        """The replay of one game, fresh or stale, or None."""
        row = self.conn.execute(
            "SELECT game_key, ranks, num_judged, num_hits, num_first, signature"
            " FROM replays WHERE game_id = ? AND engine = ? AND knowledge = ?",
            (game_id, engine, knowledge),
        ).fetchone()
        return Replay(*row) if row else None


def _chosen(splits: Sequence[str], size: int) -> tuple[str, dict[str, Any]]:
    names = [split for split in (*SPLITS, SELFPLAY) if split in splits]
    where = f"split IN ({', '.join(f':{name}' for name in names)})"
    values: dict[str, Any] = {name: name for name in names}
    if size:
        where += " AND size = :size"
        values["size"] = size
    return where, values


def first_games(
    splits: Sequence[str], size: int, limit: int, collection: str = ""
) -> tuple[str, dict[str, Any]]:
    """The SQL condition for the first ``limit`` (0: all) games ``g`` of the splits and size, and its values.

    With a collection, only its games are chosen.
    """
    where, values = _chosen(splits, size)
    if collection:
        where += (
            " AND id IN (SELECT s.game_id FROM inputs i JOIN sources s ON s.input_id = i.id"
            f" WHERE {COLLECTION} = :collection)"
        )
        values["collection"] = collection
    chosen = f"g.id IN (SELECT id FROM games WHERE {where} ORDER BY id LIMIT :limit)"
    return chosen, {**values, "limit": limit or -1}


def provenance_values(provenance: Provenance) -> dict[str, Any]:
    """The values for the placeholders of ``JOIN`` and ``FRESH``."""
    return {
        "engine": provenance.engine,
        "knowledge": provenance.knowledge,
        "signature": provenance.signature,
        "version": provenance.version,
    }
