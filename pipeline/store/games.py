"""The table ``games``: every game once, in canonical form, with the longest moves that a record of it has."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlite_utils import Database

from engine.joseki.move import ERAS
from engine.joseki.trend import era_name
from pipeline.errors import KatachiError, UsageError
from pipeline.game_records.identity import PREFIX_MOVES, SELFPLAY, SPLITS, KeyedGame, is_same_game, split_of
from pipeline.records import GameRecord

_INFO = (
    "black",
    "white",
    "black_rank",
    "white_rank",
    "komi",
    "handicap",
    "result",
    "date",
    "year",
    "event",
    "round",
    "place",
    "rules",
)


#: more than the id of any row, and the most that SQLite takes for one
NO_ID = 2**63 - 1

#: the collection of an input ``i``: its archive with the mark after it, else its folder
COLLECTION = (
    "CASE WHEN instr(i.label, '!') THEN substr(i.label, 1, instr(i.label, '!'))"
    " ELSE rtrim(i.label, replace(i.label, '/', '')) END"
)


@dataclass(frozen=True, slots=True)
class StoredGame:
    """A game as the stages work on it. ``record`` is in canonical form."""

    id: int
    key: bytes
    split: str
    record: GameRecord


#: an era, as people say it -> its first and last year
ERA_YEARS = {
    era_name(number): (first, end - 1)
    for number, (first, end) in enumerate(zip(ERAS, (*ERAS[1:], 10_000), strict=True))
}


class GameQuery(NamedTuple):
    """Games by who played them and when, and where they were read."""

    #: part of a player's name
    player: str = ""
    #: a name of ``Inputs.collections``
    collection: str = ""
    #: part of the label of an input: a file, or a member of an archive
    file: str = ""
    #: a key of ``ERA_YEARS``; games without a year are of none
    era: str = ""

    def condition(self) -> tuple[str, list[Any]]:
        """The condition on games ``g``, and its values; UsageError for an era that there is not."""
        where, values = ["1"], list[Any]()
        if self.player:
            where.append("(instr(lower(g.black), lower(?)) OR instr(lower(g.white), lower(?)))")
            values += [self.player, self.player]
        if self.era:
            if self.era not in ERA_YEARS:
                raise UsageError(f"era: no '{self.era}'; there are: {', '.join(ERA_YEARS)}")
            where.append("g.year BETWEEN ? AND ?")
            values += ERA_YEARS[self.era]
        labels = []
        if self.collection:
            labels.append(f"{COLLECTION} = ?")
            values.append(self.collection)
        if self.file:
            labels.append("instr(lower(i.label), lower(?))")
            values.append(self.file)
        if labels:
            where.append(
                "g.id IN (SELECT s.game_id FROM inputs i JOIN sources s ON s.input_id = i.id"
                f" WHERE {' AND '.join(labels)})"
            )
        return " AND ".join(where), values


ALL_GAMES = GameQuery()


class Games:
    """The games of the database."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def register(self, game: KeyedGame, version: int, run_id: int, split: str = "") -> tuple[str, int]:
        """Add a game unless it is known: ``("new" or "duplicate", id)``.

        It is in the split that its first moves say, or in the given one. A known game stays in its split and
        grows to the longer record's moves, which makes it a row of this run; ``sources`` have the runs of
        all its records. What the record says beside the moves (players, date, result...) is kept from the
        first record.
        """
        row = _row(game, split or split_of(game.prefix_key), version, run_id)
        known = self._find(game)
        if known is None:
            return "new", self._insert(row)
        game_id, moves = known
        if not self._is_backed(game_id, version):
            self._replace(game_id, row)
            return "new", game_id
        if game.record.num_moves > len(moves) // 2:
            self.conn.execute(
                "UPDATE games SET key = ?, moves = ?, num_moves = ?, run_id = ? WHERE id = ?",
                (game.key, game.record.moves.decode(), game.record.num_moves, run_id, game_id),
            )
        return "duplicate", game_id

    def split(self, game: KeyedGame) -> str | None:
        """The split of a game, None when the database does not know it."""
        known = self._find(game)
        if known is None:
            return None
        return str(self.conn.execute("SELECT split FROM games WHERE id = ?", (known[0],)).fetchone()[0])

    def _find(self, game: KeyedGame) -> tuple[int, str] | None:
        row = self.conn.execute("SELECT id, moves FROM games WHERE key = ?", (game.key,)).fetchone()
        if row is not None or game.record.num_moves < PREFIX_MOVES:
            return row
        rows = self.conn.execute(
            "SELECT id, moves FROM games WHERE prefix_key = ? ORDER BY id", (game.prefix_key,)
        )
        return next((row for row in rows if is_same_game(row[1].encode(), game.record.moves)), None)

    def _is_backed(self, game_id: int, version: int) -> bool:
        """Whether this version of the stage has read a record of the game."""
        row = self.conn.execute(
            "SELECT 1 FROM sources WHERE game_id = ? AND stage_version = ? LIMIT 1", (game_id, version)
        ).fetchone()
        return row is not None

    def _insert(self, row: dict[str, Any]) -> int:
        marks = ", ".join("?" * len(row))
        cursor = self.conn.execute(f"INSERT INTO games ({', '.join(row)}) VALUES ({marks})", (*row.values(),))
        assert cursor.lastrowid is not None
        return cursor.lastrowid

    def _replace(self, game_id: int, row: dict[str, Any]) -> None:
        """A game that only an older version of the stage had read."""
        columns = ", ".join(f"{name} = ?" for name in row)
        self.conn.execute(f"UPDATE games SET {columns} WHERE id = ?", (*row.values(), game_id))

    def drop_sourceless(self, run_id: int) -> int:
        """Remove the games that no record backs any more (a newer stage read them otherwise); how many.

        None while an input is half read: its records may back them again. As no row of them is left to tell
        the run, it is kept with what runs measured.
        """
        dropped = self.conn.execute(
            "DELETE FROM games WHERE NOT EXISTS (SELECT 1 FROM sources WHERE game_id = games.id)"
            " AND NOT EXISTS (SELECT 1 FROM inputs WHERE NOT done)"
        ).rowcount
        if dropped:
            self.conn.execute(
                "INSERT INTO figures (run_id, step, name, value) VALUES (?, 0, 'dropped', ?)",
                (run_id, dropped),
            )
        return dropped

    def get(self, game_id: int) -> StoredGame:
        """One game; raises KatachiError when there is none."""
        for game in self._select("WHERE id = ?", (min(game_id, NO_ID),)):
            return game
        raise KatachiError(f"there is no game {game_id}: the database holds {self.count()} games")

    def ids_from(self, wanted: GameQuery) -> list[int]:
        """The ids of the games that are wanted, as ingested."""
        where, values = wanted.condition()
        rows = self.conn.execute(f"SELECT g.id FROM games g WHERE {where} ORDER BY g.id", values)
        return [row[0] for row in rows]

    def after(
        self, last: int, wanted: GameQuery = ALL_GAMES, size: int = 0
    ) -> Iterator[tuple[int, GameRecord]]:
        """The games after one that are wanted, of one size (0: any), without what is known of them but moves,
        players and date; those of self-play are left out."""
        where, values = _after(last, wanted, size)
        info = ("black", "white", "date", "year")
        columns = ", ".join(f"g.{name}" for name in ("id", "size", "setup", "moves", *info))
        rows = self.conn.execute(f"SELECT {columns} FROM games g WHERE {where} ORDER BY g.id", values)
        for game_id, board_size, setup, moves, *told in rows:
            record = GameRecord(
                board_size, setup.encode(), moves.encode(), **dict(zip(info, told, strict=True))
            )
            yield game_id, record

    def num_after(self, last: int, wanted: GameQuery = ALL_GAMES, size: int = 0) -> int:
        """How many these games are."""
        where, values = _after(last, wanted, size)
        row = self.conn.execute(f"SELECT count(*) FROM games g WHERE {where}", values).fetchone()
        return int(row[0])

    def select(
        self, splits: Sequence[str], size: int = 0, even: bool = False, limit: int = 0
    ) -> Iterator[StoredGame]:
        """The games of some splits, as ingested: of one size (0: any), at most ``limit`` (0: all)."""
        where, values = _filter(splits, size, even)
        return self._select(f"WHERE {where} ORDER BY id LIMIT ?", (*values, limit or -1))

    def num_uneven(self, splits: Sequence[str], size: int = 0) -> int:
        """Games of some splits, of one size (0: any), with a handicap or setup stones."""
        where, values = _filter(splits, size, even=False)
        query = f"SELECT count(*) FROM games WHERE {where} AND NOT even"
        return int(self.conn.execute(query, values).fetchone()[0])

    def _select(self, rest: str, values: Sequence[Any]) -> Iterator[StoredGame]:
        columns = ", ".join(_INFO)
        query = f"SELECT id, key, split, size, setup, moves, {columns} FROM games {rest}"
        for game_id, key, split, size, setup, moves, *info in self.conn.execute(query, values):
            record = GameRecord(size, setup.encode(), moves.encode(), **dict(zip(_INFO, info, strict=True)))
            yield StoredGame(game_id, key, split, record)

    def count(self) -> int:
        """Number of games."""
        return int(self.conn.execute("SELECT count(*) FROM games").fetchone()[0])

    def last_change(self, *, selfplay: bool = False) -> int:
        """The latest run that brought a game, made one grow or dropped one, if wanted one of self-play too;
        0 when there is none."""
        row = self.conn.execute(
            "SELECT max(coalesce((SELECT max(run_id) FROM games WHERE ? OR split <> ?), 0),"
            " coalesce((SELECT max(run_id) FROM figures WHERE name = 'dropped'), 0))",
            (selfplay, SELFPLAY),
        ).fetchone()
        return int(row[0])

    def count_by_split(self) -> dict[str, int]:
        """Number of games in each split, those of self-play last."""
        found = dict(self.conn.execute("SELECT split, count(*) FROM games GROUP BY split"))
        return {split: found.get(split, 0) for split in (*SPLITS, SELFPLAY)}


def _after(last: int, wanted: GameQuery, size: int) -> tuple[str, list[Any]]:
    """The condition that picks games ``g`` for ``Games.after``, and its values."""
    where, values = wanted.condition()
    where += " AND g.id > ? AND g.split <> ?"
    values += [last, SELFPLAY]
    if size:
        where += " AND g.size = ?"
        values.append(size)
    return where, values


def _filter(splits: Sequence[str], size: int, even: bool) -> tuple[str, list[Any]]:
    """The condition that picks games, and its values."""
    where = f"split IN ({', '.join('?' * len(splits))})"
    values: list[Any] = list(splits)
    if size:
        where += " AND size = ?"
        values.append(size)
    if even:
        where += " AND even"
    return where, values


def _row(game: KeyedGame, split: str, version: int, run_id: int) -> dict[str, Any]:
    record = game.record
    return {
        "key": game.key,
        "prefix_key": game.prefix_key,
        "size": record.size,
        "setup": record.setup.decode(),
        "moves": record.moves.decode(),
        "num_moves": record.num_moves,
        **{name: getattr(record, name) for name in _INFO},
        "even": record.is_even,
        "split": split,
        "stage_version": version,
        "run_id": run_id,
    }
