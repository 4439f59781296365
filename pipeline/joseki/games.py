"""``katachi joseki games``: in which games a position of the joseki came up, and what was played there.

All games of the database are looked through, not only those that the figures of the joseki come from.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.joseki.corners import Corners
from engine.joseki.lines import SIZE, root_key
from engine.joseki.move import Graph, place_name, turned
from engine.joseki.occurrences import Occurrence, PositionFinder
from engine.walk import Game
from pipeline.errors import UsageError
from pipeline.executors import Executor
from pipeline.found_moves import FoundMove, MoveRow, found_move, latest_rows, mover, table_of, tail_of
from pipeline.game_records.positions import SIDES
from pipeline.joseki.report import JosekiPosition, position_after
from pipeline.joseki.text import position_id
from pipeline.records import GameRecord
from pipeline.store import Store
from pipeline.store.games import ALL_GAMES, GameQuery
from pipeline.tables import Table, render


@dataclass(frozen=True, slots=True)
class PositionGames:
    """The games where a position came up."""

    position: JosekiPosition
    #: games that were looked through
    looked_at: int
    #: how many of them have the position, and in how many corners
    games: int
    corners: int
    #: how often each move was played there, the most frequent first
    played: Sequence[tuple[str, int]]
    #: the latest of the moves, named as the position shows them: "3-6", or "tenuki"
    rows: Sequence[MoveRow]

    def as_text(self) -> str:
        """What was played, then a line a game."""
        position = self.position
        head = f"{position_id(position.key)}: {' '.join(position.line)}; {SIDES[position.color]} to play\n"
        head += f"in {self.games:,} of {self.looked_at:,} games"
        head += f", {self.corners:,} corners\n" if self.corners != self.games else "\n"
        if not self.rows:
            return head
        shares = [(move, number, f"{number / self.corners:.1%}") for move, number in self.played]
        tables = [Table(("played", "times", "share"), shares, "lrr"), table_of(self.rows, "played")]
        return f"{head}\n{render(tables)}{tail_of(self.corners - len(self.rows))}"

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "id": position_id(self.position.key),
            "line": list(self.position.line),
            "to_play": SIDES[self.position.color],
            "looked_at": self.looked_at,
            "games": self.games,
            "corners": self.corners,
            "played": dict(self.played),
            "list": [row.as_json("played") for row in self.rows],
        }


def finder(key: int) -> Callable[[GameRecord], list[Occurrence]]:
    """A function that says where the position with a key comes up in a game of 19x19."""
    found = PositionFinder(key)
    return lambda record: found.find(Game(record.size, record.setup, record.moves))


def run(
    store: Store, executor: Executor, line: Sequence[str], wanted: GameQuery = ALL_GAMES, limit: int = 0
) -> PositionGames:
    """Look for the position after a line in the wanted games, and list the ``limit`` latest (0: all).

    Of a player's games, only corners where he was to move count. Raises KatachiError for moves that cannot be
    played, UsageError for the empty corner, with which every game begins.
    """
    if not line:
        raise UsageError("every game begins with the empty corner; give the moves of a line, as 4-4 3-6")
    position = position_after(Graph(root_key()), line)
    search = _Search(position, wanted.player)
    with executor.progress("joseki games", "games", store.games.num_after(0, wanted, SIZE)) as bar:
        found = search.through(store.games.after(0, wanted, SIZE), bar)
        rows = latest_rows(store, found, limit)
    by_number = sorted(search.played.items(), key=lambda move: (-move[1], move[0]))
    return PositionGames(position, search.looked_at, search.games, search.played.total(), by_number, rows)


class _Search:
    """Games are looked through once, one after the other, and what is found is counted."""

    def __init__(self, position: JosekiPosition, player: str) -> None:
        self.find = finder(position.key)
        self.is_turned = Corners().local(position.board, 0, position.color).turned
        self.player = player.lower()
        self.looked_at = self.games = 0
        self.played = Counter[str]()

    def through(self, games: Iterable[tuple[int, GameRecord]], bar: Any) -> Iterator[FoundMove]:
        for game_id, record in games:
            found = [at for at in self.find(record) if self.player in mover(record, at.move_no)[1].lower()]
            self.looked_at += 1
            self.games += bool(found)
            for at in found:
                move = place_name(turned(at.place) if self.is_turned else at.place)
                self.played[move] += 1
                yield found_move(game_id, record, at.move_no, move)
            bar.update(1)
