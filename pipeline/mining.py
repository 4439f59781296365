"""``katachi mine``: runs all stages from registered games to knowledge; measures what each step gained."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pipeline.executors import Executor
from pipeline.game_records.identity import VALIDATION, parse_splits
from pipeline.learning import training_games
from pipeline.learning.network_passes import games_for
from pipeline.learning.start_weights import start_weights
from pipeline.pattern_sources import CUTS, HAND, LEARNED
from pipeline.settings import Settings
from pipeline.stages import (
    classify,
    compile,
    cut,
    dedupe,
    evaluate,
    generalise,
    refine,
    replay,
    survey,
    train,
)
from pipeline.store import Store
from pipeline.tables import Table
from pipeline.texts import weights_text
from pipeline.texts.weights_text import Weights
from pipeline.writing import temporary_folder

#: games measured for the table at the end; ``katachi evaluate`` measures on all
MEASURED_GAMES = 100
PLAYER = "manyfaces"
#: what learns, one building on the other, by what it is called in the table
LEARNING = {
    "generalised": generalise,
    "with learned weights": train,
    "with the network": refine,
    "with the board network": survey,
}


@dataclass(frozen=True, slots=True)
class MiningStep:
    """A row of the table at the end: the engine that the step led to, measured."""

    name: str
    patterns: int
    measures: evaluate.Measures


@dataclass(frozen=True, slots=True)
class EffectReport:
    """What mining gained, step by step, measured on games of a split that it has not used."""

    split: str
    steps: tuple[MiningStep, ...]

    def tables(self) -> list[Table]:
        """A line for each step."""
        games = self.steps[0].measures.games
        title = (f"on {games} games of the split {self.split}",)
        steps = ((step.name, step.patterns, step.measures) for step in self.steps)
        return [Table(("",), [title]), evaluate.step_table(steps)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "split": self.split,
            "steps": [
                {"name": step.name, "patterns": step.patterns, "measures": step.measures.as_json()}
                for step in self.steps
            ],
        }


def run(store: Store, settings: Settings, executor: Executor) -> dict[str, Any]:
    """Run all stages; returns their reports by name, and the effect of each step."""
    # what cannot be learned is told before hours of replaying
    if settings.further:
        survey.require(store, settings)
    if settings.repeat:
        games_for(store, settings)
    reports: dict[str, Any] = {}

    def stage(module: Any, chosen: Settings) -> Any:
        reports.pop(module.NAME, None)  # compile is run several times: its last report is told, in its place
        reports[module.NAME] = module.run(store, chosen, executor)
        return reports[module.NAME]

    def unless_done(module: Any) -> bool:
        """A stage that always learns anew: not here, where a kill in a later one would cost all of it.
        Whether it was done before."""
        before = module.done(store, settings)
        if before is None:
            stage(module, settings)
            return False
        reports[module.NAME] = before
        executor.note(f"{module.NAME}: done before, from the same games and with the same settings")
        return True

    with temporary_folder() as folder:
        for module in (replay, cut, dedupe):
            stage(module, settings)
        if told := training_games.left_out(store, settings):
            executor.note(f"mine: {told}")
        engine, files = settings.engine, settings.files
        contestants = {"before": (0, (engine, files))}
        if not settings.further:
            cuts = _cuts(stage, settings, Path(folder))
            contestants["raw cuts"] = (cuts.patterns, (engine, files._replace(patterns=cuts.binary)))
        sources = f"{HAND},{LEARNED}"
        names = _learning(settings)
        for name in names:
            was_done = unless_done(LEARNING[name])
            if was_done and name != names[0]:  # what it built on is no more as it was before it
                contestants.popitem()
            binary = settings.binary if name == names[-1] else str(Path(folder) / f"{name}.bin")
            chosen = replace(settings, sources=sources, weights="", binary=binary)
            compiled = stage(compile, chosen).patterns
            contestants[name] = (compiled, (PLAYER, files._replace(patterns=binary)))
        stage(classify, settings)
        reports["effect"] = _effect(store, settings, executor, contestants)
    return reports


def _learning(settings: Settings) -> list[str]:
    """The learning stages to run, by name: all, or with ``further`` those that go on from what there is."""
    if settings.further:
        return [name for name, module in LEARNING.items() if module is survey]
    return list(LEARNING)[: 2 if settings.weights_only else None]


def _cuts(stage: Callable[[Any, Settings], Any], settings: Settings, folder: Path) -> Any:
    """Compile the raw cuts, with hand-set weights for an engine that asks for weights."""
    weights = folder / "weights.txt"
    weights_text.write(weights, Weights(start_weights()))
    binary = str(folder / "cuts.bin")
    return stage(compile, replace(settings, sources=CUTS, weights=str(weights), binary=binary))


def _effect(
    store: Store,
    settings: Settings,
    executor: Executor,
    contestants: dict[str, tuple[int, evaluate.Contestant]],
) -> EffectReport:
    mined = parse_splits(settings.split)
    split = evaluate.SPLITS if evaluate.SPLITS not in mined else VALIDATION
    games = store.games.select([split], settings.size, even=True, limit=MEASURED_GAMES)
    tasks = (evaluate.GameToJudge(f"game {game.id}", game.record) for game in games)
    # the binaries are here: so is this work, whatever else a cluster did
    here = replace(executor, cluster="")
    columns, _ = evaluate.judge_all(tasks, [contestant for _, contestant in contestants.values()], here)
    steps = [
        MiningStep(name, patterns, evaluate.measure(games_judged))
        for (name, (patterns, _)), games_judged in zip(contestants.items(), columns, strict=True)
    ]
    return EffectReport(split, tuple(steps))
