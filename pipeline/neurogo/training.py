"""Trains NeuroGo by games against itself, and keeps the file of its weights.

A game depends only on the weights before it, the seed and its number. So a killed run continues from its file
and ends with the same bytes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from engine.players.neurogo.learning import Learner
from engine.players.neurogo.values import RATE
from engine.players.neurogo.weights import Trained, read_weights
from engine.points import EngineError
from pipeline.errors import KatachiError, UsageError
from pipeline.executors import Executor
from pipeline.tables import pluralise

#: seconds after which the file is written again
CHECKPOINT_S = 5.0


@dataclass(frozen=True, slots=True)
class TrainingSettings:
    """What to learn: ``num_games`` in all, those that the file has already learned from included."""

    num_games: int
    #: hidden neurons a unit
    num_hidden: int = 12
    #: of the board
    size: int = 9
    seed: int = 1
    #: learning rate
    rate: float = RATE


@dataclass(frozen=True, slots=True)
class TrainingReport:
    """What a run did."""

    trained: Trained
    path: Path
    #: games of this run, and all moves in them
    num_new: int
    num_moves: int

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": self.trained.num_games,
            "new": self.num_new,
            "mean_moves": round(self.num_moves / self.num_new, 1) if self.num_new else None,
            "hidden": self.trained.num_hidden,
            "size": self.trained.size,
            "seed": self.trained.seed,
            "rate": self.trained.rate,
            "checksum": self.trained.checksum,
            "file": str(self.path),
        }

    def as_text(self) -> str:
        """Two lines."""
        told = self.trained
        length = f", of {self.num_moves / self.num_new:.1f} moves on average" if self.num_new else ""
        return (
            f"{pluralise(told.num_games, 'game')} on {told.size}x{told.size}, {self.num_new} new{length}\n"
            f"{pluralise(told.num_hidden, 'hidden neuron')} a unit, weights {told.checksum}: {self.path}\n"
        )


def run(asked: TrainingSettings, path: Path, executor: Executor, keep_every: int = 0) -> TrainingReport:
    """Train up to ``asked.num_games`` games, continuing the file at ``path`` if there is one.

    With ``keep_every``, the weights after every so many games are also kept beside it (``weights_path``).
    Raises UsageError for settings out of range or other than the file's, KatachiError when a file cannot be
    read or written.
    """
    begun = _load_or_start(asked, path)
    moves = 0
    with executor.progress("neurogo", "games", max(asked.num_games - begun.num_games, 0)) as bar:
        for num_moves in _train(begun, asked.num_games, path, keep_every):
            moves += num_moves
            bar.update(1)
    trained = read_weights(path)
    return TrainingReport(trained, path, trained.num_games - begun.num_games, moves)


def weights_path(path: Path, num_games: int) -> Path:
    """The file beside ``path`` that keeps the weights after so many games."""
    return path.with_name(f"{path.stem}-{num_games:06}{path.suffix}")


def _load_or_start(asked: TrainingSettings, path: Path) -> Trained:
    """The weights in the file; if there is none, random first weights, written there."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            begun = Trained.untrained(asked.num_hidden, asked.size, asked.seed, asked.rate)
        except EngineError as error:
            raise UsageError(str(error)) from None
        _write(begun, path)
        return begun
    try:
        found = read_weights(path)
    except EngineError as error:
        raise KatachiError(f"{error}; or give --out another file") from None
    for name, told, wanted in (
        ("hidden neurons", found.num_hidden, asked.num_hidden),
        ("board size", found.size, asked.size),
        ("seed", found.seed, asked.seed),
        ("rate", f"{found.rate:g}", f"{asked.rate:g}"),
    ):
        if told != wanted:
            raise UsageError(f"{path}: trained with {name} {told}, not {wanted}; give --out another file")
    return found


def _write(trained: Trained, path: Path) -> None:
    try:
        trained.write(path)
    except EngineError as error:
        raise KatachiError(f"{error}; give another --out, or make room") from None


def _train(trained: Trained, last: int, path: Path, keep_every: int) -> Iterator[int]:
    """Play and learn game after game, yielding the number of its moves.

    Writes the file every CHECKPOINT_S seconds, where weights are kept, and after the last game.
    """
    network = trained.network()
    learner = Learner(network, trained.rate)
    written = monotonic()
    if keep_every and trained.num_games == 0:
        _write(trained, weights_path(path, 0))
    for number in range(trained.num_games + 1, last + 1):
        moves = len(learner.game(trained.size, trained.seed, number).moves)
        kept = bool(keep_every) and number % keep_every == 0
        if kept or number == last or monotonic() - written >= CHECKPOINT_S:
            trained = trained._replace(num_games=number, weights=tuple(network.weight_list()))
            if kept:
                _write(trained, weights_path(path, number))
            _write(trained, path)
            written = monotonic()
        yield moves
