"""``katachi joseki mine``: counts the corners of the database's games and writes a file of joseki.

What people wrote into the file stays: names, comments, types marked with ``!``, and moves that no game has;
and also the moves that lead there, even if no game has them any longer.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import partial
from hashlib import sha256
from pathlib import Path

import numpy as np

from engine.joseki.counting import VERSION as COUNTER
from engine.joseki.lines import SIZE
from engine.joseki.move import Figures, Graph, JosekiMove, graph_of
from pipeline.executors import Executor
from pipeline.game_records.identity import parse_splits
from pipeline.joseki import openings, text
from pipeline.joseki.opening_lines import num_moves
from pipeline.joseki.selecting import SelectionLimits, select
from pipeline.learning import training_games
from pipeline.learning.counting_passes import JosekiPass
from pipeline.learning.resumable_passes import StagePasses
from pipeline.learning.training_games import TrainingGames
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.checkpoints import COUNTS
from pipeline.tables import Table

NAME = "joseki"


@dataclass(frozen=True, slots=True)
class MineReport:
    """How much was counted, and what was written."""

    games: int
    #: games of these that an earlier mining had counted
    known: int
    #: moves that were played in enough games
    counted: int
    #: moves and positions of the file
    moves: int
    positions: int
    #: moves of the file that people wrote, marked or commented
    by_hand: int
    #: moves of the openings of the whole board
    openings: int
    file: str

    def tables(self) -> list[Table]:
        """The counts."""
        rows: list[tuple[str | int, ...]] = [
            ("games", self.games),
            ("of these counted before", self.known),
            ("moves that come often enough", self.counted),
            ("moves of the database", self.moves),
            ("positions", self.positions),
            ("moves marked or written by hand", self.by_hand),
            ("moves of openings", self.openings),
            ("written to", self.file),
        ]
        return [Table(("", ""), rows)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return asdict(self)


def run(
    store: Store, settings: Settings, executor: Executor, to: Path, limits: SelectionLimits
) -> MineReport:
    """Count the corners of all 19x19 games of the splits, and write the moves that are kept into a file.

    Raises KatachiError when the file is there but cannot be read.
    """
    if to.exists():
        text.read_file(to)  # to report its errors before the work
    splits = parse_splits(settings.split or "train")
    training = training_games.load(store, splits, settings, even=False, size=SIZE)
    with store.recording(NAME, settings) as run_id:
        rows, known = _count_corners(store, training, limits, splits, run_id, executor)
        mined = select(rows, limits)
        mined.openings = openings.count(executor, training.games)
        before = text.read_file(to) if to.exists() else None  # again: people may have edited it meanwhile
        graph = mined if before is None else merge_edits(before, mined)
        text.write_file(to, graph)
        with store.transaction():
            store.checkpoints.drop(NAME)
        store.checkpoints.sweep(NAME)
    by_hand = sum(is_by_hand(move) for moves in graph.positions.values() for move in moves)
    return MineReport(
        len(training.games),
        known,
        len(rows),
        graph.num_moves,
        len(graph.positions),
        by_hand,
        num_moves(graph.openings),
        str(to),
    )


def _count_corners(
    store: Store,
    training: TrainingGames,
    limits: SelectionLimits,
    splits: Sequence[str],
    run_id: int,
    executor: Executor,
) -> tuple[np.ndarray, int]:
    """The moves played in the corners (rows of MOVES), and how many games had been counted before.

    The counts are kept in the database's checkpoints with the hashes of their games
    (``training_games.digests``). If those are the first of today's games, only the others are counted; if one
    of them has changed or is gone, all.
    """
    key = sha256(f"{COUNTER} {limits.games} {' '.join(splits)}".encode()).digest()
    games = training_games.digests(training)
    _, kept = store.checkpoints.find(COUNTS, key) or ({}, {})
    known = _num_known(kept.get("games"), games)
    make = partial(JosekiPass, training, limits.games, known, kept if known else None)
    if known == len(games):
        return make().result()["rows"], known
    done = sha256(b"counts" + key + known.to_bytes(4, "little") + games.tobytes()).digest()
    result = StagePasses(store, NAME, done, run_id, executor).run("corners", make, 2 * len(games) - known)
    counts = {name: array for name, array in result.items() if name != "rows"}
    store.checkpoints.keep(COUNTS, key, {"games": len(games)}, {**counts, "games": games}, run_id)
    return result["rows"], known


def _num_known(before: np.ndarray | None, games: np.ndarray) -> int:
    """The number of games that need not be counted again: all that were counted, or 0 if one has changed."""
    if before is None or not np.array_equal(before, games[: len(before)]):
        return 0
    return len(before)


def is_by_hand(move: JosekiMove) -> bool:
    """Whether people wrote a move, fixed its type, or gave it a name or a comment."""
    return move.fixed or bool(move.name or move.comment) or move.figures == Figures()


def merge_edits(before: Graph, mined: Graph) -> Graph:
    """The mined graph, with everything that people wrote into ``before``."""
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
    _keep_lines_to_edits(before, positions)
    return graph_of(mined.root, positions, mined.openings)


def _keep_lines_to_edits(before: Graph, positions: dict[int, list[JosekiMove]]) -> None:
    """Put back a shortest line to each position with moves by hand that no line leads to any more."""
    ways: dict[int, tuple[int, JosekiMove]] = {}
    met = [before.root]
    for key in met:
        for move in before.positions.get(key, []):
            if move.child not in ways and move.child != before.root:
                ways[move.child] = (key, move)
                met.append(move.child)
    reached = graph_of(before.root, positions).positions
    for key in met:
        is_lost = key not in reached and any(map(is_by_hand, before.positions.get(key, [])))
        while is_lost and key != before.root:
            key, move = ways[key]
            moves = positions.setdefault(key, [])
            if all(other.place != move.place for other in moves):
                moves.append(move)
