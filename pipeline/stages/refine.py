"""Refine: learns the network that looks at the best moves again (docs/network.md).

It builds on the weights of train, which stay as they are. All positions of the training games are evaluated
once, and the best moves of each are kept with what speaks for them (``learning.position_files``); several
passes over these learn the network (``learning.network_passes``). The network belongs to these weights: it is
compiled with them, and no longer used once they change.

After a kill or interrupt the same command continues where it was, and ends with the same parameters.
"""

from dataclasses import asdict, dataclass
from pathlib import Path

from engine.learning.network_training import NetworkTrainer
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.learning.network_passes import (
    NetworkBasis,
    NetworkPasses,
    NetworkReport,
    finished_facts,
    games_for,
)
from pipeline.learning.position_files import gather_shortlists
from pipeline.learning.training_passes import figure_rows
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.writing import temporary_folder

NAME = "refine"
VERSION = 1

#: the first step's size
RATE = 1e-3


@dataclass(frozen=True, slots=True)
class RefineReport(NetworkReport):
    """What each pass reached; pass 0 is the weights alone."""

    features: int

    def rows(self) -> list[tuple[str, int]]:
        """The counts."""
        return [*NetworkReport.rows(self), ("features with a row", self.features)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {**NetworkReport.as_json(self), "features": self.features}


def run(store: Store, settings: Settings, executor: Executor) -> RefineReport:
    """Learn the network for the weights in the database."""
    with store.exclusive(NAME):
        return _run(store, settings, executor)


def _run(store: Store, settings: Settings, executor: Executor) -> RefineReport:
    if settings.epochs < 1:
        raise KatachiError("nothing would be learned: give --epochs 1 or more")
    if not store.learned.is_trained():
        raise KatachiError("there are no learned weights to refine: run 'katachi train' first")
    games, validation = games_for(store, settings)
    with store.recording(NAME, settings) as run_id, temporary_folder() as temporary:
        basis = NetworkBasis(NAME, VERSION, store, settings, Path(temporary) / "refine.bin")
        training = basis.gather(gather_shortlists, "gather", games, executor)
        tested = basis.gather(gather_shortlists, "gather validation", validation, executor)
        key = basis.passes_key(games, validation, settings)
        passes = NetworkPasses(NAME, key, NetworkTrainer, RATE, training, tested, settings, executor)
        passes.learn(store, run_id)
        parameters = passes.parameters()
        count = len(parameters.rows)
        report = RefineReport(*passes.report_fields(games, validation), count)
        with store.transaction():
            store.learned.set_network(parameters.to_bytes(), basis.weights_run, VERSION, run_id)
            store.learned.put_figures(run_id, figure_rows(passes.done))
            store.checkpoints.finish(NAME, key, asdict(report), run_id)
        training.drop()
    return report


def done(store: Store, settings: Settings) -> RefineReport | None:
    """The report of the run that learned the current network; None if refine would learn another now."""
    if not store.learned.network():
        return None
    facts = finished_facts(NAME, VERSION, store, settings, store.learned.network_run())
    return RefineReport.of(facts) if facts else None
