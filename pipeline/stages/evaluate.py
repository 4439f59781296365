"""Evaluate: how often the played move is in the candidate list, on games that were not used for mining.

The protocol of docs/measuring.md: even games, every move from the first to the last, passes left
out. All shares are taken over positions, so long games count for more. The 95 % interval is over
games, since the positions of one game are not independent: with h hits among n positions in each
of N games, the share p = sum(h) / sum(n) is a ratio of sums, with the variance
N / (N - 1) * sum((h - p n)^2) / sum(n)^2 (the ratio estimator of survey sampling; Cochran,
Sampling Techniques, section 2.11), and the interval is p +- 1.96 standard deviations, within 0..1.
There is none for fewer than two games. The log-evidence is such a ratio too, with the sum of a game's
log-probabilities for h.

With ``compare`` the same games are judged without the knowledge too, and the gain is the difference
of the two figures with the same estimator over the differences of the hits: far narrower than the two
intervals, since what is hard in a game is hard for both.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, islice
from math import inf, sqrt
from typing import NamedTuple

from engine.knowledge import Knowledge
from engine.points import BLACK_PASS, WHITE_PASS
from pipeline import judging
from pipeline.errors import KatachiError, RejectedGame, UsageError
from pipeline.executors import Executor, Rescue
from pipeline.game_records.identity import TRAINING, identify, is_same_game, parse_part, parse_splits
from pipeline.game_records.inputs import iter_inputs
from pipeline.judging import MISS, PHASES, JudgedGame, UnansweredPosition, failures_table
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.sgf import parse_game
from pipeline.store import Store
from pipeline.tables import Cell, Table, pluralise

NAME = "evaluate"
VERSION = 2
SPLITS = "unseen"

#: a move whose place is below this is a hit, even if the list is shorter
TOPS = {"top1": 1, "top5": 5, "top10": 10, "top20": 20, "top40": 40}
#: the measured shares, and their names in tables
SHARES = {**{name: name for name in TOPS}, "in_list": "in list"}
#: everything that has an interval
MEASURED = (*SHARES, "log_evidence")
#: number of places of the curve
CURVE = 40
#: the smallest and greatest possible values of a measure, and of the difference of two
SHARE_RANGE, EVIDENCE_RANGE = (0.0, 1.0), (-inf, 0.0)
DIFFERENCE_RANGE = (-1.0, 1.0), (-inf, inf)

Interval = tuple[float, float]
#: an engine's name and the knowledge that it loads
Contestant = tuple[str, Knowledge]


class GameToJudge(NamedTuple):
    """A game to be judged, with its name for error messages."""

    name: str
    record: GameRecord


@dataclass(frozen=True, slots=True)
class Measures:
    """The measures over some positions; None where there are none, or the player does not give the figure."""

    games: int
    positions: int
    #: by name of MEASURED: shares are between 0 and 1, the log-evidence is in nats a position
    values: dict[str, float | None]
    #: 95 % interval by name of MEASURED, None for fewer than two games
    intervals: dict[str, Interval | None]
    #: share of positions whose move is among the first 1, 2, ... CURVE; empty without positions
    curve: tuple[float, ...]
    mean_list: float | None
    #: CPU time of the candidate list, in milliseconds
    ms_per_position: float | None

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": self.games,
            "positions": self.positions,
            **self.values,
            "mean_list": self.mean_list,
            "ms_per_position": self.ms_per_position,
            "curve": self.curve,
            "intervals": self.intervals,
        }

    def row(self, name: str) -> tuple[Cell, ...]:
        """A row of the table, beginning with ``name``."""
        cells = (_percent(self.values[share], self.intervals[share]) for share in SHARES)
        evidence = _nats(self.values["log_evidence"], self.intervals["log_evidence"])
        times = _number(self.mean_list, ".1f"), _number(self.ms_per_position, ".2f")
        return name, self.positions, *cells, evidence, *times


@dataclass(frozen=True, slots=True)
class PlayerMeasures:
    """The measures of one player over all moves and by phase."""

    engine: str
    knowledge: str
    signature: str
    total: Measures
    phases: dict[str, Measures]
    #: positions that another program did not answer; they are not measured
    failures: Sequence[UnansweredPosition] = ()

    def tables(self) -> list[Table]:
        """The player; a row for all moves and one for each phase."""
        what = f"{self.engine} (signature {self.signature}, knowledge {self.knowledge[:8]})"
        header = ("moves", "positions", *(f"{name} %" for name in SHARES.values()), "log p", "list", "ms")
        rows = [self.total.row("all"), *(self.phases[name].row(name) for name, _, _ in PHASES)]
        return [Table(("", ""), [(what, pluralise(self.total.games, "game"))]), Table(header, rows)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "engine": self.engine,
            "knowledge": self.knowledge,
            "signature": self.signature,
            **self.total.as_json(),
            "phases": {name: measures.as_json() for name, measures in self.phases.items()},
            "failures": [one._asdict() for one in self.failures],
        }


@dataclass(frozen=True, slots=True)
class KnowledgeGain:
    """What the knowledge added, by name of MEASURED: the difference of the values, and its 95 % interval."""

    difference: dict[str, float | None]
    intervals: dict[str, Interval | None]

    def row(self, name: str) -> tuple[Cell, ...]:
        """A row of the table, in percentage points and in nats."""
        cells = (_percent(self.difference[share], self.intervals[share], "+.1f") for share in SHARES)
        return name, *cells, _nats(self.difference["log_evidence"], self.intervals["log_evidence"], "+.3f")

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {**self.difference, "intervals": self.intervals}


@dataclass(frozen=True, slots=True)
class EvaluateReport:
    """What was measured; with ``compare`` also ``without`` knowledge, and ``gains`` by phase and "all"."""

    measured: PlayerMeasures
    without: PlayerMeasures | None
    gains: dict[str, KnowledgeGain]
    #: records that are no even game of this size and part, have only passes, or repeat another record
    passed_over: int
    #: records that cannot be used, or were given up
    rejected: int
    #: games at PATH that the database has in its training split: knowledge mined from it has seen them
    trained_on: int

    @property
    def total(self) -> Measures:
        """The measures over all moves."""
        return self.measured.total

    @property
    def phases(self) -> dict[str, Measures]:
        """The measures by phase."""
        return self.measured.phases

    def tables(self) -> list[Table]:
        """The measures; with ``compare`` those without the knowledge, those with it, and the gains."""
        tables = [table for section in (self.without, self.measured) if section for table in section.tables()]
        if self.trained_on:
            warning = f"of these, {pluralise(self.trained_on, 'game')} of the database's training split"
            tables.append(Table(("",), [(warning,)]))
        if self.passed_over or self.rejected:
            left_out = [("passed over", self.passed_over), ("rejected", self.rejected)]
            tables.append(Table(("not measured", "records"), left_out))
        tables += failures_table(self.measured.failures)
        return [*tables, gain_table(self.gains)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            **self.measured.as_json(),
            "without": self.without and self.without.as_json(),
            "gain": {name: gain.as_json() for name, gain in self.gains.items()} or None,
            "passed_over": self.passed_over,
            "rejected": self.rejected,
            "trained_on": self.trained_on,
        }


def step_table(steps: Iterable[tuple[str, int, Measures]]) -> Table:
    """A row for each of several engines: its name, number of patterns (0: none), measures."""
    header = ("", "patterns", "positions", *(f"{name} %" for name in SHARES.values()), "log p", "list", "ms")
    rows = []
    for name, patterns, measures in steps:
        _, *cells = measures.row(name)
        rows.append((name, str(patterns or "-"), *cells))
    return Table(header, rows)


def gain_table(gains: Mapping[str, KnowledgeGain]) -> Table:
    """A row for each gain."""
    rows = [gain.row(name) for name, gain in gains.items()]
    return Table(("gain in points", *SHARES.values(), "log p"), rows)


def _percent(share: float | None, interval: Interval | None, spec: str = ".1f") -> str:
    if share is None:
        return "-"
    return f"{100 * share:{spec}}{_plus_minus(100 * share, interval and [100 * end for end in interval], 1)}"


def _nats(value: float | None, interval: Interval | None, spec: str = ".3f") -> str:
    return "-" if value is None else f"{value:{spec}}{_plus_minus(value, interval, 3)}"


def _plus_minus(value: float, interval: Sequence[float] | None, digits: int) -> str:
    """Half the width of an interval; the longer half, if an end of the possible range cuts it off."""
    if interval is None:
        return ""
    return f" \u00b1{max(interval[1] - value, value - interval[0]):.{digits}f}"


def _number(value: float | None, spec: str) -> str:
    return "-" if value is None else format(value, spec)


def run(store: Store, settings: Settings, executor: Executor) -> EvaluateReport:
    """Measure on the games of the database's unseen split (or another that the settings name)."""
    splits = parse_splits(settings.split or SPLITS)
    sieve = GameSieve(settings)
    games = store.games.select(splits, settings.size, even=True)
    tasks = [GameToJudge(f"game {game.id}", game.record) for game in games if sieve.lets_through(game.record)]
    if not tasks:
        size = f" on {settings.size}x{settings.size}" if settings.size else ""
        where = size + (f" (part {settings.part})" if settings.part else "")
        raise KatachiError(
            f"there is no even game in the split {', '.join(splits)}{where}: ingest more games"
        )
    report, given_up = _evaluate(tasks[: settings.games or None], settings, executor)
    return EvaluateReport(*report, 0, given_up, 0)


def run_on_paths(
    paths: Iterable[str], settings: Settings, executor: Executor, store: Store | None = None
) -> EvaluateReport:
    """Measure on the games of files and archives; they are not registered in the database.

    With ``store``, games in its training split are counted, as knowledge mined from them has seen them.
    """
    sieve = GameSieve(settings, store)
    report, given_up = _evaluate(islice(sieve.tasks(paths), settings.games or None), settings, executor)
    if not report[0].total.games:
        raise KatachiError(
            f"there is no even game to measure on: {sieve.passed_over} were passed over and "
            f"{sieve.rejected + given_up} rejected; give other paths"
        )
    return EvaluateReport(*report, sieve.passed_over, sieve.rejected + given_up, sieve.trained_on)


class GameSieve:
    """Lets through what the protocol measures: even games of one size (0: any) and part, each once.

    Counts what it does not let through.
    """

    def __init__(self, settings: Settings, store: Store | None = None) -> None:
        self.size = settings.size
        self.part = parse_part(settings.part)
        self.store = store
        self.passed_over = 0
        self.rejected = 0
        self.trained_on = 0
        #: canonical moves of the games let through, by prefix key
        self._let_through: defaultdict[bytes, list[bytes]] = defaultdict(list)

    def tasks(self, paths: Iterable[str]) -> Iterator[GameToJudge]:
        """The games of files and archives that it lets through."""
        for found in iter_inputs(paths):
            if found.error is not None:
                self.rejected += 1
                continue
            for idx, data in enumerate(found.games()):
                record = self._parse(data)
                if record:
                    yield GameToJudge(f"{found.label}, game {idx + 1}", record)

    def _parse(self, data: bytes) -> GameRecord | None:
        try:
            record = parse_game(data)
        except RejectedGame:
            self.rejected += 1
            return None
        return record if self.lets_through(record) else None

    def lets_through(self, record: GameRecord) -> bool:
        """Whether the protocol measures this game; counts it if not."""
        game = identify(record)
        has_moves = bool(record.moves.strip(BLACK_PASS + WHITE_PASS))  # passes are not judged
        is_of_part = self.size in (0, record.size) and self.part.holds(game.prefix_key)
        is_wanted = record.is_even and has_moves and is_of_part
        alike, moves = self._let_through[game.prefix_key], game.record.moves
        # copies are not independent: with them intervals would be too narrow
        if not is_wanted or any(is_same_game(moves, others) for others in alike):
            self.passed_over += 1
            return False
        alike.append(moves)
        if self.store is not None:
            self.trained_on += self.store.games.split(game) == TRAINING
        return True


def judge_task(task: GameToJudge, contestants: Sequence[Contestant]) -> list[JudgedGame]:
    """Judge one game (in a worker) with each of the contestants."""
    return [judging.judge(judging.player(*one), task.record, task.name) for one in contestants]


def judge_all(
    tasks: Iterable[GameToJudge], contestants: Sequence[Contestant], executor: Executor
) -> tuple[list[list[JudgedGame]], int]:
    """Judge all games: a list for each contestant, in the order of the games; and how many were given up."""
    columns: list[list[JudgedGame]] = [[] for _ in contestants]
    given_up = 0
    rescue = Rescue(lambda task: [task], lambda task, fault: [])
    once = any(judging.is_program(engine) for engine, _ in contestants)
    with executor.progress("evaluate", "positions") as bar:
        for judged in executor.run(partial(judge_task, contestants=contestants), tasks, rescue, once=once):
            if not judged:
                given_up += 1
                continue
            for column, game in zip(columns, judged, strict=True):
                column.append(game)
            bar.update(len(judged[0].ranks))
    return columns, given_up


def _evaluate(
    tasks: Iterable[GameToJudge], settings: Settings, executor: Executor
) -> tuple[tuple[PlayerMeasures, PlayerMeasures | None, dict[str, KnowledgeGain]], int]:
    """The first three fields of the report, and the number of games that were given up."""
    contestants: list[Contestant] = [(settings.engine, settings.files)]
    if settings.compare:
        if settings.files.patterns is None:
            raise UsageError("--compare compares with and without knowledge: give --knowledge FILE too")
        contestants.append((settings.engine, settings.files._replace(patterns=None)))
    works = [judging.provenance(*one, VERSION) for one in contestants]
    columns, given_up = judge_all(tasks, contestants, executor)
    sections = [
        PlayerMeasures(
            work.engine,
            work.knowledge,
            work.signature,
            measure(column),
            _by_phase(column),
            [one for game in column for one in game.failures],
        )
        for work, column in zip(works, columns, strict=True)
    ]
    if not settings.compare:
        return (sections[0], None, {}), given_up
    return (sections[0], sections[1], _gains(*columns)), given_up


def _by_phase(games: Sequence[JudgedGame]) -> dict[str, Measures]:
    return {name: measure(games, first, last) for name, first, last in PHASES}


def _gains(after: Sequence[JudgedGame], before: Sequence[JudgedGame]) -> dict[str, KnowledgeGain]:
    parts = [("all", 1, None), *PHASES]
    return {name: gain(after, before, first, last) for name, first, last in parts}


def gain(
    after: Sequence[JudgedGame], before: Sequence[JudgedGame], first: int = 1, last: int | None = None
) -> KnowledgeGain:
    """The differences over moves ``first`` to ``last`` (None: the end) of the same games."""
    pairs = [(new.part(first, last), old.part(first, last)) for new, old in zip(after, before, strict=True)]
    counts = [(_sums(new), _sums(old), new.num_judged) for new, old in pairs if new.num_judged]
    differences = [
        ({name: new[name] - old[name] for name in new.keys() & old.keys()}, n) for new, old, n in counts
    ]
    return KnowledgeGain(*_estimate(differences, *DIFFERENCE_RANGE))


def measure(games: Sequence[JudgedGame], first: int = 1, last: int | None = None) -> Measures:
    """The measures over moves ``first`` to ``last`` (None: the end) of all games; 1 is the first move."""
    parts = [part for part in (game.part(first, last) for game in games) if part.num_judged]
    positions = sum(part.num_judged for part in parts)
    lengths = sum(sum(part.lengths) for part in parts)
    seconds = sum(sum(part.seconds) for part in parts)
    sums = [(_sums(part), part.num_judged) for part in parts]
    return Measures(
        len(parts),
        positions,
        *_estimate(sums, SHARE_RANGE, EVIDENCE_RANGE),
        _curve(parts, positions),
        lengths / positions if positions else None,
        1000 * seconds / positions if positions else None,
    )


def _curve(parts: Sequence[JudgedGame], positions: int) -> tuple[float, ...]:
    places = b"".join(part.places for part in parts)
    if not positions:
        return ()
    return tuple(hits / positions for hits in accumulate(places.count(place) for place in range(CURVE)))


def hits(game: JudgedGame) -> dict[str, int]:
    """The number of a game's moves that count for each share, by name of SHARES."""
    found = {name: sum(place < top for place in game.places) for name, top in TOPS.items()}
    return {**found, "in_list": game.num_judged - game.ranks.count(MISS)}


def _sums(game: JudgedGame) -> dict[str, float]:
    """The measures of a game summed over its positions; without log-evidence if the player gives none."""
    sums: dict[str, float] = {**hits(game)}
    if game.log_probabilities is not None:
        sums["log_evidence"] = sum(game.log_probabilities)
    return sums


def _estimate(
    games: Sequence[tuple[Mapping[str, float], int]], shares: Interval, evidence: Interval
) -> tuple[dict[str, float | None], dict[str, Interval | None]]:
    """Value and interval of everything in MEASURED, from sums and positions by game."""
    found = {}
    for name in MEASURED:
        counts = [(sums[name], n) for sums, n in games if name in sums]
        found[name] = ratio(counts, *(shares if name in SHARES else evidence))
    return (
        {name: value for name, (value, _) in found.items()},
        {name: interval for name, (_, interval) in found.items()},
    )


def ratio(
    counts: Sequence[tuple[float, int]], lowest: float = 0.0, highest: float = 1.0
) -> tuple[float | None, Interval | None]:
    """Sum of hits over sum of positions, from ``(hits, positions)`` by game, and its 95 % interval.

    See the head of this module; the interval is kept within ``lowest`` and ``highest``.
    """
    total = sum(n for _, n in counts)
    if not total:
        return None, None
    p = sum(h for h, _ in counts) / total
    if len(counts) < 2:
        return p, None
    squares = sum((h - p * n) ** 2 for h, n in counts)
    deviation = 1.96 * sqrt(len(counts) / (len(counts) - 1) * squares) / total
    return p, (max(lowest, p - deviation), min(highest, p + deviation))
