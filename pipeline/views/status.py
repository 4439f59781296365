"""``katachi status``: what each stage has done, what waits, and what is stale and why."""

import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from pipeline import judging
from pipeline.game_records.identity import TRAINING
from pipeline.misses import unloaded_patterns
from pipeline.settings import Settings
from pipeline.stages import classify, compile, cut, ingest, replay
from pipeline.store import Store
from pipeline.store.misses import ClassifyBasis
from pipeline.store.replays import Provenance
from pipeline.tables import Table


@dataclass(frozen=True, slots=True)
class StageStatus:
    """The numbers of units of work of a stage."""

    stage: str
    #: what is counted: inputs for ingest, games for replay, and so on
    unit: str
    done: int
    waiting: int
    #: stale units by reason; they are done again
    stale: dict[str, int]
    #: units that failed twice
    given_up: int = 0


@dataclass(frozen=True, slots=True)
class StatusReport:
    """The state of a database."""

    #: the number of games by split
    games: dict[str, int]
    #: the number of records by status
    sources: dict[str, int]
    stages: list[StageStatus]
    #: replays by other engines, or with other knowledge: engine, knowledge, number of games
    others: list[tuple[str, str, int]]
    #: the number of patterns by the state of their decisions
    decisions: dict[str, int]
    last_run: dict[str, object] | None

    def tables(self) -> list[Table]:
        """Games by split, records by status, stages, and other facts."""
        stages = [
            (
                one.stage,
                one.unit,
                one.done,
                one.waiting,
                one.given_up,
                sum(one.stale.values()),
                _reasons(one.stale),
            )
            for one in self.stages
        ]
        return [
            Table(("games", ""), list(self.games.items())),
            Table(("records", ""), list(self.sources.items())),
            Table(("stage", "of", "done", "waiting", "given up", "stale", "why"), stages, "llrrrrl"),
            Table(("", ""), list(self._facts()), "ll"),
        ]

    def _facts(self) -> Iterator[tuple[str, str]]:
        """A row for each other player that replayed games, for decisions, and for the last run."""
        for engine, knowledge, games in self.others:
            yield "replayed too", f"by {engine} with knowledge {knowledge}, games: {games:,}"
        if any(self.decisions.values()):
            words = ", ".join(f"{number:,} {state}" for state, number in self.decisions.items())
            yield "patterns decided on", words
        if self.last_run:
            yield "last run", _run_text(self.last_run)

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": self.games,
            "sources": self.sources,
            "stages": {
                one.stage: {key: value for key, value in asdict(one).items() if key != "stage"}
                for one in self.stages
            },
            "others": [
                {"engine": engine, "knowledge": knowledge, "games": games}
                for engine, knowledge, games in self.others
            ],
            "decisions": self.decisions,
            "last_run": self.last_run,
        }


def _reasons(stale: dict[str, int]) -> str:
    return ", ".join(f"{reason}: {count}" for reason, count in stale.items() if count)


def _run_text(run: dict[str, object]) -> str:
    status = run["status"]
    if status == "running":
        status = "still at it" if run["at_work"] else "killed"
    return f"{run['command']}, started {run['started']}: {status}"


def run(store: Store, settings: Settings) -> StatusReport:
    """The state of the database for the engine and knowledge of the settings."""
    provenance = judging.provenance(settings.engine, settings.files, replay.VERSION)
    stages = [
        _ingest(store),
        _replay(store, provenance),
        _cut(store, provenance),
        _dedupe(store),
        _generalise(store),
        _train(store),
        _refine(store),
        _survey(store),
        _compile(store, settings),
        _classify(store, provenance, settings),
    ]
    return StatusReport(
        store.games.count_by_split(),
        store.inputs.source_counts(),
        stages,
        store.replays.other_players(provenance),
        store.decisions.counts(),
        store.last_run(),
    )


def _ingest(store: Store) -> StageStatus:
    counts = store.inputs.counts(ingest.VERSION)
    stale = {"stage version": counts["stale"]}
    return StageStatus("ingest", "inputs", counts["done"], counts["half_read"], stale)


def _replay(store: Store, provenance: Provenance) -> StageStatus:
    splits = tuple(replay.SPLITS.split(","))
    stale = store.replays.stale_counts(provenance, splits)
    waiting = len(store.replays.games_to_replay(provenance, splits)) - sum(stale.values())
    done = store.replays.totals(provenance, splits)["games"]
    given_up = store.given_up.count(
        replay.NAME,
        provenance.engine,
        provenance.knowledge,
        replay.VERSION,
        splits,
        signature=provenance.signature,
    )
    return StageStatus(replay.NAME, "games", done, waiting, stale, given_up)


def _cut(store: Store, provenance: Provenance) -> StageStatus:
    states = store.patterns.cut_states(provenance.engine, provenance.knowledge, cut.VERSION)
    given_up = store.given_up.count(
        cut.NAME, provenance.engine, provenance.knowledge, cut.VERSION, (TRAINING,)
    )
    return StageStatus(cut.NAME, "games", states.pop("done"), states.pop("waiting"), states, given_up)


def _dedupe(store: Store) -> StageStatus:
    return StageStatus("dedupe", "cuts", store.patterns.num_merged(), store.patterns.num_unmerged(), {})


def _generalise(store: Store) -> StageStatus:
    newest = store.games.last_change()
    patterns = store.learned.patterns_run()
    is_stale = 0 < patterns < newest
    done, waits = int(patterns > 0 and not is_stale), int(newest > 0 and patterns == 0)
    return StageStatus("generalise", "set of patterns", done, waits, {"games changed": int(is_stale)})


def _train(store: Store) -> StageStatus:
    patterns = store.learned.patterns_run()
    is_done = store.learned.is_trained()
    return StageStatus("train", "set of weights", int(is_done), int(patterns > 0 and not is_done), {})


def _refine(store: Store) -> StageStatus:
    learned = store.learned
    is_done = bool(learned.network())
    is_stale = learned.network_run() > 0 and not is_done
    waits = learned.is_trained() and not (is_done or is_stale)
    return StageStatus("refine", "network", int(is_done), int(waits), {"weights changed": int(is_stale)})


def _survey(store: Store) -> StageStatus:
    learned = store.learned
    is_done = bool(learned.board_network())
    is_stale = learned.board_network_run() > 0 and not is_done
    waits = bool(learned.network()) and not (is_done or is_stale)
    stale = {"weights or network changed": int(is_stale)}
    return StageStatus("survey", "board network", int(is_done), int(waits), stale)


def _compile(store: Store, settings: Settings) -> StageStatus:
    is_there = Path(settings.binary).exists()
    learned = store.learned
    networks = learned.network_run(), learned.board_network_run()
    runs = (store.patterns.last_change(), learned.patterns_run(), learned.weights_run(), *networks)
    newest = max(runs)
    run_id, began, checksum = _last_compile_run(store, settings.binary)
    # a run that began before it may have ended only afterwards
    is_older = is_there and (run_id < newest or store.runs.any_ended_since(runs, began))
    # the file may have been compiled again from another database
    is_other = is_there and checksum not in ("", unloaded_patterns.checksum(settings.binary))
    is_decided = is_there and not (is_older or is_other) and store.decisions.changed_since(run_id, began)
    waits = not is_there and newest > 0
    stale = {"patterns changed": int(is_older or is_other), "decisions changed": int(is_decided)}
    is_done = is_there and not (is_older or is_other or is_decided)
    return StageStatus("compile", "binary", int(is_done), int(waits), stale)


def _last_compile_run(store: Store, binary: str) -> tuple[int, str, str]:
    """The id of the latest run that compiled this binary, when it began, and the checksum that it noted.

    The checksum is empty if an older version noted none. Without such a run the id is 0.
    """
    path = os.path.realpath(binary)
    for run_id, began, used in store.runs.done(compile.NAME):
        if os.path.realpath(used.get("binary", "")) == path:
            return run_id, began, used.get("checksum", "")
    return 0, "", ""


def _classify(store: Store, provenance: Provenance, settings: Settings) -> StageStatus:
    basis = ClassifyBasis(classify.VERSION, unloaded_patterns.checksum(settings.binary))
    splits = tuple(classify.SPLITS.split(","))
    states = store.misses.states(provenance, basis, splits)
    given_up = store.given_up.count(
        classify.NAME,
        provenance.engine,
        provenance.knowledge,
        classify.VERSION,
        splits,
        patterns=basis.patterns,
    )
    return StageStatus(classify.NAME, "games", states.pop("done"), states.pop("waiting"), states, given_up)
