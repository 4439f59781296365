"""`katachi joseki mine`: from the games of the database to a file of joseki.

What a person wrote into the file survives: names, comments, types marked with ``!``, and moves that no game
has.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from engine import VERSION
from engine.joseki.counting import JosekiCounter
from engine.joseki.lines import SIZE
from engine.joseki.move import Figures, Graph, JosekiMove, graph_of
from engine.walk import Game
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.identity import parse_splits
from pipeline.joseki import text
from pipeline.joseki.selecting import Limits, select
from pipeline.legs import Legs
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.checkpoints import Arrays
from pipeline.tables import Table
from pipeline.training_games import add_games, winner

NAME = "joseki"


class Known(NamedTuple):
    """What is known of a game: the numbers of its players, Black first, the winner, the year (0: none)."""

    players: tuple[int, int]
    winner: int
    year: int


class Pass:
    """Both passes over the games as one piece of work (``pipeline.legs.Work``): there are twice as many."""

    def __init__(self, games: list[Game], known: list[Known], least: int) -> None:
        self.games, self.known = games, known
        self.counter = JosekiCounter(least)

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Games from ``first`` on; from the number of games on, all of them a second time."""
        number = len(self.games)
        for at in range(first, end):
            if at < number:
                self.counter.sketch_game(self.games[at])
            else:
                index = at - number
                self.counter.count_game(self.games[index], index, *self.known[index])
            progress(1)

    def state(self) -> Arrays:
        """The sketch and the moves."""
        return self.counter.state()

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``."""
        self.counter.restore(state)

    def result(self) -> Arrays:
        """``rows``: an array of ``engine.joseki.counting.MOVES``."""
        return {"rows": self.counter.found()}


@dataclass(frozen=True, slots=True)
class MineReport:
    """What was found, and what became of it."""

    games: int
    counted: int
    moves: int
    positions: int
    #: moves that are there because a person wrote or marked them
    by_hand: int
    file: str

    def tables(self) -> list[Table]:
        """The counts."""
        rows: list[tuple[str | int, ...]] = [
            ("games", self.games),
            ("moves that come often enough", self.counted),
            ("moves of the database", self.moves),
            ("positions", self.positions),
            ("moves marked or written by hand", self.by_hand),
            ("written to", self.file),
        ]
        return [Table(("", ""), rows)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": self.games,
            "counted": self.counted,
            "moves": self.moves,
            "positions": self.positions,
            "by_hand": self.by_hand,
            "file": self.file,
        }


def run(store: Store, settings: Settings, executor: Executor, to: Path, limits: Limits) -> MineReport:
    """Count the corners of all games of the splits, and write what is worth keeping into a file."""
    before = text.read_file(to) if to.exists() else None
    games, known = _games(store, settings)
    with store.recording(NAME, settings) as run_id:
        legs = Legs(store, NAME, _key(games, limits), run_id, executor)
        rows = legs.run("corners", lambda: Pass(games, known, limits.games), 2 * len(games))["rows"]
        mined = select(rows, limits)
        graph = mined if before is None else merged(before, mined)
        to.parent.mkdir(parents=True, exist_ok=True)
        part = to.with_name(to.name + ".part")
        part.write_text(text.write(graph), "utf-8")
        part.replace(to)
        with store.transaction():
            store.checkpoints.drop(NAME)
        store.checkpoints.sweep(NAME)
    by_hand = sum(is_by_hand(move) for moves in graph.positions.values() for move in moves)
    return MineReport(len(games), len(rows), graph.num_moves, len(graph.positions), by_hand, str(to))


def _games(store: Store, settings: Settings) -> tuple[list[Game], list[Known]]:
    """The 19x19 games of the splits, those with a handicap too."""
    games, known = [], []
    numbers: dict[str, int] = {}
    for stored in store.games.select(parse_splits(settings.split or "train"), SIZE, limit=settings.games):
        record = stored.record
        players = [numbers.setdefault(name, len(numbers)) for name in (record.black, record.white)]
        games.append(Game(record.size, record.setup, record.moves))
        known.append(Known((players[0], players[1]), winner(record), record.year or 0))
    if not games:
        raise KatachiError("there is no game on 19x19 to learn joseki from: ingest more games")
    return games, known


def _key(games: list[Game], limits: Limits) -> bytes:
    key = sha256(f"{VERSION} {limits.games}".encode())
    add_games(key, games)
    return key.digest()


def is_by_hand(move: JosekiMove) -> bool:
    """Whether a person had a hand in a move."""
    return move.fixed or bool(move.name or move.comment) or move.figures == Figures()


def merged(before: Graph, mined: Graph) -> Graph:
    """What was mined, with all that a person wrote into the graph that was there before."""
    positions = {key: list(moves) for key, moves in mined.positions.items()}
    for key, moves in before.positions.items():
        now = {move.place: number for number, move in enumerate(positions.get(key, []))}
        for move in filter(is_by_hand, moves):
            if move.place not in now:
                positions.setdefault(key, []).append(move)
                continue
            found = positions[key][now[move.place]]
            kept = replace(found, name=move.name, comment=move.comment)
            if move.fixed:
                kept = replace(kept, type=move.type, fixed=True)
            positions[key][now[move.place]] = kept
    return graph_of(mined.root, positions)
