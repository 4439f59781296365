"""Moves that were found in games of the database, and the list of the latest."""

from collections.abc import Iterable
from dataclasses import dataclass
from heapq import nlargest
from typing import NamedTuple

from engine.points import BLACK, decode_moves
from pipeline.game_records.positions import SIDES
from pipeline.records import GameRecord
from pipeline.store import Store
from pipeline.tables import Table


class FoundMove(NamedTuple):
    """A move of a game. That of the latest game is the largest."""

    year: int
    date: str
    game: int
    #: its number; 1 is the first
    move_no: int
    #: what was looked for, or what was played there: "3-6", "monkey-jump"
    name: str


def found_move(game_id: int, record: GameRecord, move_no: int, name: str) -> FoundMove:
    """A move of a game, with the game's date."""
    return FoundMove(record.year or 0, record.date, game_id, move_no, name)


def mover(record: GameRecord, move_no: int) -> tuple[str, str]:
    """The side that made a move, and its player."""
    ((color, _),) = decode_moves(record.moves[2 * move_no - 2 : 2 * move_no])
    return SIDES[color], record.black if color == BLACK else record.white


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move of the list."""

    move: FoundMove
    to_play: str
    black: str
    white: str
    result: str

    def as_json(self, name: str) -> dict[str, object]:
        """Its keys in docs/formats/json.md; ``name`` is the key of the move's name."""
        return {
            "game": self.move.game,
            "move": self.move.move_no,
            "to_play": self.to_play,
            name: self.move.name,
            "black": self.black,
            "white": self.white,
            "date": self.move.date,
            "result": self.result,
        }


def latest_rows(store: Store, found: Iterable[FoundMove], limit: int) -> list[MoveRow]:
    """The ``limit`` latest moves (0: all), the latest first."""
    return [_row(store, move) for move in (nlargest(limit, found) if limit else sorted(found, reverse=True))]


def table_of(rows: Iterable[MoveRow], name: str) -> Table:
    """The table of some moves; ``name`` is the header of their names."""
    cells = [
        (row.move.game, row.move.move_no, row.to_play, row.move.name, row.black, row.white,
         row.move.date.split(",")[0], row.result)
        for row in rows
    ]  # fmt: skip
    return Table(("game", "move", "to play", name, "black", "white", "date", "result"), cells, "rrllllll")


def tail_of(more: int) -> str:
    """What stands below a table of moves of which ``more`` are not shown."""
    left_out = f"\n{more:,} more; --limit 0 lists all\n" if more else ""
    return f"{left_out}\nkatachi show game GAME --move MOVE shows one\n"


def _row(store: Store, move: FoundMove) -> MoveRow:
    record = store.games.get(move.game).record
    return MoveRow(move, mover(record, move.move_no)[0], record.black, record.white, record.result)
