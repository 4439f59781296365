"""Survey: learns the board network, which sees the whole board (docs/network.md).

It builds on the weights of train and the network of refine, which stay as they are. All positions of the
training games are evaluated once and kept as the board network sees them (``learning.position_files``);
several passes over these learn it (``learning.network_passes``). It belongs to these weights and this
network: it is compiled with them, and no longer used once one of them changes.

With --further it starts from the board network that these have, if any.

After a kill or interrupt the same command continues where it was, and ends with the same parameters.
"""

from dataclasses import asdict
from functools import partial
from hashlib import blake2b
from pathlib import Path

from engine.board_network import BoardParameters
from engine.learning.board_training import BoardTrainer
from pipeline import pattern_sources
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.learning import starting_knowledge
from pipeline.learning.network_passes import (
    NetworkBasis,
    NetworkPasses,
    NetworkReport,
    finished_facts,
    games_for,
)
from pipeline.learning.position_files import gather_views
from pipeline.learning.training_passes import figure_rows
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.writing import temporary_folder

NAME = "survey"
VERSION = 4

#: name of a fact noted for each run: hex digest of the board network it started from, "" for none
_BEGAN_WITH = "began_with"

#: the first step's size
RATE = 5e-4


def run(store: Store, settings: Settings, executor: Executor) -> NetworkReport:
    """Learn the board network for the weights and the network in the database."""
    with store.exclusive(NAME):
        return _run(store, settings, executor)


def require(store: Store, settings: Settings) -> None:
    """Raise KatachiError if there is nothing that a board network could be learned for."""
    if settings.epochs < 1:
        raise KatachiError("nothing would be learned: give --epochs 1 or more")
    if not _takes_in(store, settings):
        _network(store)


def _takes_in(store: Store, settings: Settings) -> bool:
    return settings.further and not store.learned.weights()


def _network(store: Store) -> bytes:
    network = store.learned.network()
    if not network:
        raise KatachiError("there is no network for these weights: run 'katachi refine' first")
    return network


def _run(store: Store, settings: Settings, executor: Executor) -> NetworkReport:
    require(store, settings)
    if _takes_in(store, settings):
        _take_in(store, settings)
    network_run, network = store.learned.network_run(), _network(store)
    there = pattern_sources.board_network(store) if settings.further else None
    before = there.parameters if there else None
    games, validation = games_for(store, settings)
    with store.recording(NAME, settings) as run_id, temporary_folder() as temporary:
        basis = NetworkBasis(NAME, VERSION, store, settings, Path(temporary) / "survey.bin", network)
        training = basis.gather(gather_views, "gather", games, executor)
        tested = basis.gather(gather_views, "gather validation", validation, executor)
        new = partial(_trainer, before, executor.jobs)
        began_with = blake2b(before.to_bytes(), digest_size=16).digest() if before else b""
        store.runs.note(run_id, _BEGAN_WITH, began_with.hex())
        key = basis.passes_key(games, validation, settings, began_with)
        passes = NetworkPasses(NAME, key, new, RATE, training, tested, settings, executor, bool(before))
        passes.learn(store, run_id)
        report = NetworkReport(*passes.report_fields(games, validation))
        with store.transaction():
            parameters = passes.parameters().to_bytes()
            store.learned.set_board_network(parameters, basis.weights_run, network_run, VERSION, run_id)
            store.learned.put_figures(run_id, figure_rows(passes.done))
            store.checkpoints.finish(NAME, key, asdict(report), run_id)
        training.drop()
    return report


def done(store: Store, settings: Settings) -> NetworkReport | None:
    """The report of the run that learned the current board network; None if survey would learn another."""
    if not store.learned.board_network():
        return None
    network, run_id = store.learned.network(), store.learned.board_network_run()
    told = store.runs.settings(run_id)
    if told.get("further", False) != settings.further:
        return None
    began_with = bytes.fromhex(told.get(_BEGAN_WITH, ""))
    facts = finished_facts(NAME, VERSION, store, settings, run_id, network, began_with)
    return NetworkReport.of(facts) if facts else None


def _trainer(before: BoardParameters | None, threads: int) -> BoardTrainer:
    trainer = BoardTrainer(threads=threads)
    if before:
        trainer.begin_with(before)
    return trainer


def _take_in(store: Store, settings: Settings) -> None:
    """Put what comes with Katachi (patterns, weights, networks) into a database that has learned nothing."""
    patterns, weights = starting_knowledge.learned_so_far(store)
    with store.recording(NAME, settings) as run_id, store.transaction():
        store.learned.replace(patterns, weights.values, VERSION, run_id)
        if weights.network:
            store.learned.set_network(weights.network.parameters.to_bytes(), run_id, VERSION, run_id)
        if weights.board_network:
            parameters = weights.board_network.parameters.to_bytes()
            store.learned.set_board_network(parameters, run_id, run_id, VERSION, run_id)
