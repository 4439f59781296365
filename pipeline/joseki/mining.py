"""`katachi joseki mine`: from the games of the database to a file of joseki.

What a person wrote into the file survives: names, comments, types marked with ``!``, and moves that no game
has.
"""

from dataclasses import dataclass, replace
from hashlib import sha256
from pathlib import Path

from engine import VERSION
from engine.joseki.lines import SIZE
from engine.joseki.move import Figures, Graph, JosekiMove, graph_of
from engine.walk import Game
from pipeline import training_games
from pipeline.counted import joseki
from pipeline.executors import Executor
from pipeline.identity import parse_splits
from pipeline.joseki import text
from pipeline.joseki.selecting import Limits, select
from pipeline.legs import Legs
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import Table

NAME = "joseki"


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
    splits = parse_splits(settings.split or "train")
    training = training_games.load(store, splits, settings, even=False, size=SIZE)
    with store.recording(NAME, settings) as run_id:
        legs = Legs(store, NAME, _key(training.games, limits), run_id, executor)
        rows = legs.run("corners", lambda: joseki(training, limits.games), 2 * len(training.games))["rows"]
        mined = select(rows, limits)
        graph = mined if before is None else merged(before, mined)
        text.write_file(to, graph)
        with store.transaction():
            store.checkpoints.drop(NAME)
        store.checkpoints.sweep(NAME)
    by_hand = sum(is_by_hand(move) for moves in graph.positions.values() for move in moves)
    return MineReport(len(training.games), len(rows), graph.num_moves, len(graph.positions), by_hand, str(to))


def _key(games: list[Game], limits: Limits) -> bytes:
    key = sha256(f"{VERSION} {limits.games}".encode())
    training_games.add_games(key, games)
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
