"""Gathers what the report says: hit curve, growth, misses by kind, place, player and era, reasons, weights.

``report_page`` makes a page of it; some parts have modules of their own. The curve is of one split, the
misses are those of all games that may be mined.
"""

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any

from pipeline import judging
from pipeline.errors import KatachiError, UsageError
from pipeline.executors import Executor
from pipeline.game_records.identity import parse_splits
from pipeline.game_records.positions import Position, position_before
from pipeline.judging import PHASES, num_judged
from pipeline.misses import unloaded_patterns
from pipeline.misses.kinds import KINDS
from pipeline.misses.unloaded_patterns import NewPatterns
from pipeline.settings import Settings
from pipeline.stages import evaluate, replay
from pipeline.store import Store
from pipeline.store.misses import MissRow
from pipeline.store.replays import Provenance
from pipeline.tables import Cell, Table
from pipeline.views import report_audit, report_growth, report_joseki, report_reasons
from pipeline.views.charts import Line
from pipeline.views.drawing import Marks
from pipeline.views.misses import evidence_of
from pipeline.views.report_audit import Contradictions
from pipeline.views.report_games import TOPS, Group, HeatMap, Tally
from pipeline.views.report_growth import Growth, RunRow, Training
from pipeline.views.report_joseki import Trends
from pipeline.views.report_reasons import Reasons, Weights
from pipeline.views.show import recorded_game

#: the longest list on the curve
LONGEST = 40
#: the split that the curve is measured on by default
SPLIT = "valid"
#: so many of the strongest weights for moves, and against them, are shown
STRONGEST = 20
#: so many of the engine's candidates are drawn at an example
SHOWN_CANDIDATES = 5


@dataclass(frozen=True, slots=True)
class MeasuredCurve:
    """A hit curve."""

    #: which engine was measured on which games, in words
    source: str
    games: int
    positions: int
    #: all moves, then each phase that has positions
    lines: list[Line]
    #: mean log-probability of the moves played; None if it is not known
    log_evidence: float | None = None


@dataclass(frozen=True, slots=True)
class PlayerRow:
    """The hit rates of an engine with some knowledge on its replayed games of the split."""

    engine: str
    knowledge: str
    signature: str
    games: int
    positions: int
    #: share, 0 to 1, by name of ``TOPS``; None without positions
    shares: dict[str, float | None]


@dataclass(frozen=True, slots=True)
class Example:
    """A miss to be drawn, in the orientation of the game's first record."""

    #: its name for ``katachi show miss``
    name: str
    position: Position
    #: the move played, the one before it, and the engine's first candidates
    marks: Marks
    #: who played, and when, as far as the record says
    game: str
    evidence: str


@dataclass(frozen=True, slots=True)
class KindRow:
    """The misses of one kind."""

    kind: str
    #: how many there are
    misses: int
    #: taken evenly from all of them
    examples: list[Example]


@dataclass(frozen=True, slots=True)
class ReportExtent:
    """How much the report shows."""

    #: number of new patterns to draw
    patterns: int = 0
    #: number of misses of each kind to draw
    examples: int = 0
    #: number of players in the table
    players: int = 30
    #: number of positions at which the engine is asked for its reasons
    positions: int = 0
    #: number of joseki moves that rise, and of those that fall
    trends: int = 0
    #: number of the worst inconsistencies to draw
    inconsistencies: int = 0
    #: the text of the joseki; None for no section on joseki
    joseki: Path | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """All that the page shows."""

    provenance: Provenance
    #: the path of the database
    db: str
    #: of the curve
    splits: tuple[str, ...]
    #: the replayed games in which misses are counted, their judged positions, and the misses
    games: int
    positions: int
    misses: int
    #: the curve of the replays, or those of the files that were given
    measured: list[MeasuredCurve]
    players: list[PlayerRow]
    #: every kind that has a miss
    kinds: list[KindRow]
    #: None if there is no miss
    heat_map: HeatMap | None
    #: None if the engine has no evaluation
    audit: Contradictions | None
    #: the people with the most moves, and how many people there are
    people: list[Group]
    num_people: int
    eras: list[Group]
    #: what speaks for the engine's candidates; None if it was not asked
    reasons: Reasons | None
    #: None if the engine has no weights
    weights: Weights | None
    #: None if there is no text of joseki
    trends: Trends | None
    #: of the binary; None if there is no binary
    patterns: NewPatterns | None
    runs: list[RunRow]
    grown: list[Growth]
    trained: list[Training]


@dataclass(frozen=True, slots=True)
class WrittenReport:
    """A report that was written to a file."""

    path: Path
    #: in bytes
    size: int
    report: Report

    def tables(self) -> list[Table]:
        """The file, and how much it covers."""
        report = self.report
        facts: list[tuple[Cell, ...]] = [
            ("report", str(self.path)),
            ("bytes", self.size),
            ("games", report.games),
            ("positions", report.positions),
            ("misses", report.misses),
            ("patterns drawn", self._num_drawn),
        ]
        return [Table(("", ""), facts, "ll")]

    @property
    def _num_drawn(self) -> int:
        return len(self.report.patterns.patterns) if self.report.patterns else 0

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        report = self.report
        return {
            "file": str(self.path),
            "bytes": self.size,
            "engine": report.provenance.engine,
            "knowledge": report.provenance.knowledge,
            "games": report.games,
            "positions": report.positions,
            "misses": report.misses,
            "kinds": {row.kind: row.misses for row in report.kinds},
            "curve": list(report.measured[0].lines[0].shares) if report.measured else None,
            "audited": report.audit.positions if report.audit else None,
            "inconsistencies": sum(report.audit.kinds.values()) if report.audit else None,
            "patterns": self._num_drawn,
            "players": report.num_people,
            "eras": {era.name: era.shares["in_list"][0] for era in report.eras},
            "trends": report.trends.num_rising + report.trends.num_falling if report.trends else None,
            "rules": len(report.reasons.speakers.get("rule", ())) if report.reasons else None,
        }


def run(
    store: Store,
    settings: Settings,
    extent: ReportExtent = ReportExtent(),
    measured: Sequence[str] = (),
    executor: Executor | None = None,
) -> Report:
    """Gather the report on the engine of the settings.

    ``measured`` are files that ``katachi evaluate --json`` wrote, for the curve. The executor shows the
    progress of the longest parts. Raises KatachiError when no game was replayed, UsageError for other files.
    """
    provenance = judging.provenance(settings.engine, settings.files, replay.VERSION)
    splits = parse_splits(settings.split or SPLIT)
    mined = parse_splits(replay.SPLITS)
    totals = store.replays.totals(provenance, mined, settings.size)
    if not totals["games"]:
        raise KatachiError("no game has been replayed by this engine: run 'katachi replay' first")
    executor = executor or Executor()
    with executor.progress("report", "games", totals["games"]) as bar:
        tally = _tally(store, provenance, mined, settings, bar)
    people, num_people = tally.players(extent.players)
    runs = report_growth.runs(store)
    return Report(
        provenance,
        str(store.path),
        splits,
        totals["games"],
        totals["judged"],
        totals["judged"] - totals["hits"],
        [_from_file(path) for path in measured] or _from_replays(store, provenance, splits, settings),
        list(_players(store, splits, settings.size)),
        list(_kinds(store, provenance, settings, extent.examples)),
        tally.heat_map(),
        report_audit.run(store, settings, mined, extent.inconsistencies),
        people,
        num_people,
        tally.eras(),
        _reasons(store, provenance, splits, mined, settings, extent.positions, executor),
        report_reasons.weights(settings, STRONGEST),
        report_joseki.run(extent.joseki, extent.trends) if extent.joseki else None,
        _patterns(settings, provenance, extent.patterns),
        runs,
        report_growth.growth_of_tables(runs),
        report_growth.trainings(store, runs),
    )


def _tally(
    store: Store, provenance: Provenance, splits: Sequence[str], settings: Settings, bar: Any
) -> Tally:
    tally = Tally()
    for game_id, ranks in store.replays.fresh_ranks(provenance, splits, settings.size):
        tally.add(store.games.get(game_id).record, ranks)
        bar.update(1)
    return tally


def _reasons(
    store: Store,
    provenance: Provenance,
    splits: Sequence[str],
    mined: Sequence[str],
    settings: Settings,
    number: int,
    executor: Executor,
) -> Reasons | None:
    """The reasons on the split of the curve; if none of it was replayed, on all games that may be mined."""
    for chosen in (splits, mined):
        games = list(store.replays.fresh_ranks(provenance, chosen, settings.size)) if number else []
        if games:
            return report_reasons.run(store, settings, games, number, executor)
    return None


# -- the curve -------------------------------------------------------------------------------------


def _from_replays(
    store: Store, provenance: Provenance, splits: Sequence[str], settings: Settings
) -> list[MeasuredCurve]:
    games = [ranks for _, ranks in store.replays.fresh_ranks(provenance, splits, settings.size)]
    longest = min(judging.player(settings.engine, settings.files).list_limit, LONGEST)
    parts = [("all moves", 1, None), *((f"moves {name}", first, last) for name, first, last in PHASES)]
    curves = (
        curve(name, [ranks[first - 1 : last] for ranks in games], longest) for name, first, last in parts
    )
    lines = [line for line in curves if line.shares]
    positions = sum(map(num_judged, games))
    source = f"{provenance.engine} on the replayed games of the split {', '.join(splits)}"
    return [MeasuredCurve(source, len(games), positions, lines)] if lines else []


def curve(name: str, games: Sequence[bytes], longest: int) -> Line:
    """The shares of moves among the first 1, 2, ... ``longest`` of the list, with 95 % intervals over games.

    ``games`` are rank bytes. The line is empty if no move was judged.
    """
    counts = [(Counter(ranks), num_judged(ranks)) for ranks in games]
    hits = [0] * len(counts)
    line = []
    for rank in range(longest):
        hits = [before + count[rank] for before, (count, _) in zip(hits, counts, strict=True)]
        line.append(evaluate.ratio([(hit, n) for hit, (_, n) in zip(hits, counts, strict=True) if n]))
    known = [(share, interval) for share, interval in line if share is not None]
    return Line(name, tuple(share for share, _ in known), tuple(interval for _, interval in known))


def _from_file(path: str) -> MeasuredCurve:
    try:
        told = json.loads(Path(path).read_text("utf-8"))
        lines = [Line("all moves", _shares(told["curve"]))]
        lines += [Line(f"moves {name}", _shares(told["phases"][name]["curve"])) for name, _, _ in PHASES]
        source = f"{told['engine']}, knowledge {told['knowledge'][:8]} ({Path(path).name})"
        drawn = [line for line in lines if line.shares]
        return MeasuredCurve(source, told["games"], told["positions"], drawn, told["log_evidence"])
    except (ValueError, KeyError, TypeError):
        raise UsageError(
            f"{path} is not what 'katachi evaluate --json' of this version prints: make it anew"
        ) from None


def _shares(numbers: Iterable[float]) -> tuple[float, ...]:
    return tuple(map(float, numbers))[:LONGEST]


# -- the engines that were tried, and what the runs did --------------------------------------------


def _players(store: Store, splits: Sequence[str], size: int) -> Iterator[PlayerRow]:
    replays = store.replays.ranks_by_player(splits, size)
    for (engine, knowledge, signature), rows in groupby(replays, key=lambda row: row[:3]):
        games = [ranks for *_, ranks in rows]
        counts = Counter(b"".join(games))
        positions = sum(map(num_judged, games))
        hits = {name: sum(counts[rank] for rank in range(top)) for name, top in TOPS.items()}
        shares = {name: hit / positions if positions else None for name, hit in hits.items()}
        yield PlayerRow(engine, knowledge, signature, len(games), positions, shares)


# -- kinds -----------------------------------------------------------------------------------------


def _kinds(store: Store, provenance: Provenance, settings: Settings, num_examples: int) -> Iterator[KindRow]:
    mined = parse_splits(replay.SPLITS)
    counts = store.misses.counts(provenance, mined, settings.size)
    examples = store.misses.examples(num_examples, provenance, mined, settings.size) if num_examples else {}
    for kind in filter(counts.get, KINDS):
        rows = examples.get(kind, [])
        yield KindRow(kind, counts[kind], [_example(store, settings, row) for row in rows])


def _example(store: Store, settings: Settings, row: MissRow) -> Example:
    record = recorded_game(store, row.game_id)
    position = position_before(record, row.move_no, f"game {row.game_id}")
    ranked = judging.player(settings.engine, settings.files).ranked(
        position.board, position.color, SHOWN_CANDIDATES
    )
    candidates = {at: str(number) for number, at in enumerate(ranked[:SHOWN_CANDIDATES], 1)}
    game = ", ".join(filter(None, (" - ".join(filter(None, (record.black, record.white))), record.date)))
    evidence = evidence_of(store, row)
    marks = Marks(position.played, position.last, candidates)
    return Example(f"{row.game_id}:{row.move_no}", position, marks, game, evidence)


# -- patterns -----------------------------------------------------------------------------------------


def _patterns(settings: Settings, provenance: Provenance, number: int) -> NewPatterns | None:
    if not Path(settings.binary).exists():
        return None
    loaded = unloaded_patterns.loaded_path(settings.files.patterns, provenance.knowledge)
    return unloaded_patterns.best_new_patterns(settings.binary, loaded, number)
