"""Plays games of a player against itself and stores them in the database, for audit.

Each is an input of its own, in a collection that is named by player, board size and seed. They are in the
split ``selfplay``, which nothing learns from. Games that are there already are not played again.
"""

from contextlib import closing
from dataclasses import dataclass

from engine.knowledge import Files
from engine.thinking import chooser_of
from pipeline import judging
from pipeline.errors import UsageError
from pipeline.executors import Executor
from pipeline.game_records.identity import SELFPLAY, identify
from pipeline.matches import openings
from pipeline.matches.referee import PlayedGame, Referee, record_of
from pipeline.matches.running import DEFAULT_KOMI
from pipeline.matches.sides import Conditions, OwnSide
from pipeline.settings import Settings
from pipeline.stages import ingest
from pipeline.store import Store

#: without lookahead, so that the evaluation itself leads the games to positions in which it errs
LEVEL = 1
DEFAULT_SIZE = 19


@dataclass(frozen=True, slots=True)
class OwnGameTask:
    """A game that a worker is to play."""

    #: 1 is the first game
    number: int
    engine: str
    knowledge: Files
    #: of the knowledge, which the worker must have too
    checksum: str
    size: int
    seed: int

    @property
    def name(self) -> str:
        """Which game, for error messages."""
        return f"game {self.number} of {self.engine} against itself"


def run(store: Store, settings: Settings, executor: Executor, seed: int) -> str:
    """Play the missing games of 1 to ``settings.games``, and store each; returns their collection's name.

    Raises UsageError for a board size below 2 or above 25.
    """
    size = settings.size or DEFAULT_SIZE
    if not 2 <= size <= 25:
        raise UsageError(f"a game is played on 2x2 to 25x25, not on {size}x{size}")
    player = judging.provenance(settings.engine, settings.files, ingest.VERSION)
    collection = (
        f"selfplay/{player.engine}-{size}x{size}-seed-{seed}-{player.signature}-{player.knowledge[:8]}/"
    )
    tasks = [
        OwnGameTask(number, settings.engine, settings.files, player.knowledge, size, seed)
        for number in range(1, settings.games + 1)
        if store.inputs.state(_label(collection, number), player.signature, ingest.VERSION) is None
    ]
    if not tasks:
        return collection
    with (
        store.recording("selfplay", settings) as run_id,
        executor.progress("selfplay", "games", len(tasks)) as bar,
        closing(executor.run(play, tasks, once=True)) as found,
    ):
        for task, played in zip(tasks, found, strict=True):
            _commit(store, task, played, _label(collection, task.number), player.signature, run_id)
            bar.update(1)
    return collection


def _label(collection: str, number: int) -> str:
    return f"{collection}{number:04}.sgf"


def _commit(
    store: Store, task: OwnGameTask, played: PlayedGame, label: str, signature: str, run_id: int
) -> None:
    """Store a game with its input and source, as ingest would."""
    game = identify(record_of(played, _conditions(task), task.number, (task.engine, task.engine)))
    with store.transaction():
        input_id = store.inputs.begin(label, signature, ingest.VERSION, run_id)
        store.inputs.advance(input_id, 0, 1, True)
        status, game_id = store.games.register(game, ingest.VERSION, run_id, SELFPLAY)
        store.inputs.add_source(input_id, 0, status, game_id, game, ingest.VERSION, run_id)


# -- in a worker -----------------------------------------------------------------------------------


def play(task: OwnGameTask) -> PlayedGame:
    """Play one game, from an opening by lot: else a deterministic player would always play the same game.

    Raises KatachiError when the knowledge here is not the one of ``task.checksum``.
    """
    chooser = chooser_of(judging.same_player(task.engine, task.knowledge, task.checksum))
    length = openings.default_length(task.size)
    opening = openings.draw_opening(task.seed, task.number, task.size, length, ())
    return Referee(OwnSide(chooser, LEVEL), OwnSide(chooser, LEVEL), _conditions(task)).lead(opening)


def _conditions(task: OwnGameTask) -> Conditions:
    return Conditions(task.size, DEFAULT_KOMI)
