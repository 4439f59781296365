"""Evaluate: how often the played move is in the candidate list, on games that were not used for mining.

The protocol of docs/measuring.md: even games, every move from the first to the last, passes left
out. All shares are taken over positions, so long games count for more. The 95 % interval is over
games, since the positions of one game are not independent: with h hits among n positions in each
of N games, the share p = sum(h) / sum(n) is a ratio of sums, with the variance
N / (N - 1) * sum((h - p n)^2) / sum(n)^2 (the ratio estimator of survey sampling; Cochran,
Sampling Techniques, section 2.11), and the interval is p +- 1.96 standard deviations, within 0..1.
There is none for fewer than two games.

With ``compare`` the same games are judged without the knowledge too, and the gain is the difference
of the two shares with the same estimator over the differences of the hits: far narrower than the two
intervals, since what is hard in a game is hard for both.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from math import sqrt
from typing import NamedTuple

from pipeline import judging
from pipeline.errors import KatachiError, RejectedGame, UsageError
from pipeline.executors import Executor
from pipeline.identity import TRAINING, identify, parse_splits
from pipeline.inputs import iter_inputs
from pipeline.judging import MISS, NOT_JUDGED, PHASES, Judged
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.sgf import parse_game
from pipeline.store import Store
from pipeline.tables import Cell, Table, counted

NAME = "evaluate"
VERSION = 1
SPLITS = "unseen"

#: a rank below this is a hit
TOPS = {"top1": 1, "top5": 5, "top10": 10, "top20": 20, "in_list": MISS}


class Task(NamedTuple):
    """A game to be judged, with its name for error messages."""

    name: str
    record: GameRecord


@dataclass(frozen=True, slots=True)
class Measures:
    """The measures over some positions; shares are between 0 and 1, None where there is no position."""

    games: int
    positions: int
    #: share by name of TOPS
    shares: dict[str, float | None]
    #: 95 % interval by name of TOPS, None for fewer than two games
    intervals: dict[str, tuple[float, float] | None]
    mean_list: float | None
    #: CPU time of the candidate list, in milliseconds
    ms_per_position: float | None

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": self.games,
            "positions": self.positions,
            **self.shares,
            "mean_list": self.mean_list,
            "ms_per_position": self.ms_per_position,
            # no player gives probabilities yet
            "log_evidence": None,
            "intervals": self.intervals,
        }

    def row(self, name: str) -> tuple[Cell, ...]:
        """One line of the table."""
        shares = (_percent(self.shares[top], self.intervals[top]) for top in TOPS)
        return name, self.positions, *shares, _number(self.mean_list), _number(self.ms_per_position)


@dataclass(frozen=True, slots=True)
class Section:
    """The measures of one player over all moves and by phase."""

    knowledge: str
    total: Measures
    phases: dict[str, Measures]

    def table(self) -> Table:
        """A line for all moves and one for each phase."""
        header = ("moves", "positions", "top1 %", "top5 %", "top10 %", "top20 %", "in list %", "list", "ms")
        rows = [self.total.row("all"), *(self.phases[name].row(name) for name, _, _ in PHASES)]
        return Table(header, rows)

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "knowledge": self.knowledge,
            **self.total.as_json(),
            "phases": {name: measures.as_json() for name, measures in self.phases.items()},
        }


@dataclass(frozen=True, slots=True)
class Gain:
    """What the knowledge added, by name of TOPS: the difference of the shares, and its 95 % interval."""

    difference: dict[str, float | None]
    intervals: dict[str, tuple[float, float] | None]

    def row(self, name: str) -> tuple[Cell, ...]:
        """One line of the table, in points of a percent."""
        pairs = ((self.difference[top], self.intervals[top]) for top in TOPS)
        return name, *(_percent(*pair, spec="+.1f", to=" to ") for pair in pairs)

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {**self.difference, "intervals": self.intervals}


@dataclass(frozen=True, slots=True)
class EvaluateReport:
    """What was measured; ``without`` and ``gains`` (by phase and "all") only where it was compared."""

    engine: str
    signature: str
    measured: Section
    without: Section | None
    gains: dict[str, Gain]
    #: records that are no even game, and records that cannot be used
    passed_over: int
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
        """The measures; where it was compared: before, after, and the gain."""
        tables = []
        for section in filter(None, (self.without, self.measured)):
            what = f"{self.engine} (signature {self.signature}, knowledge {section.knowledge[:8]})"
            tables += [Table(("", ""), [(what, f"{section.total.games} games")]), section.table()]
        if self.trained_on:
            warning = f"of these, {counted(self.trained_on, 'game')} of the database's training split"
            tables.append(Table(("",), [(warning,)]))
        header = ("gain in points", "top1", "top5", "top10", "top20", "in list")
        return [*tables, Table(header, [gain.row(name) for name, gain in self.gains.items()])]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "engine": self.engine,
            "signature": self.signature,
            **self.measured.as_json(),
            "without": self.without and self.without.as_json(),
            "gain": {name: gain.as_json() for name, gain in self.gains.items()} or None,
            "passed_over": self.passed_over,
            "rejected": self.rejected,
            "trained_on": self.trained_on,
        }


def _percent(
    share: float | None, interval: tuple[float, float] | None, spec: str = ".1f", to: str = "-"
) -> str:
    if share is None:
        return "-"
    if interval is None:
        return format(100 * share, spec)
    low, high = (format(100 * end, spec) for end in interval)
    return f"{100 * share:{spec}} ({low}{to}{high})"


def _number(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}"


def run(store: Store, settings: Settings, executor: Executor) -> EvaluateReport:
    """Measure on the games of the database's unseen split (or another that the settings name)."""
    splits = parse_splits(settings.split or SPLITS)
    games = store.games.select(splits, settings.size, even=True, limit=settings.games)
    tasks = [Task(f"game {game.id}", game.record) for game in games]
    if not tasks:
        raise KatachiError(f"there is no even game in the split {', '.join(splits)}: ingest more games")
    return _evaluate(tasks, settings, executor, Sieve(settings.size))


def run_on_paths(
    paths: Iterable[str], settings: Settings, executor: Executor, store: Store | None = None
) -> EvaluateReport:
    """Measure on the games of files and archives, which are not registered anywhere.

    With a database, those that are in its training split are counted: they are no unseen games.
    """
    sieve = Sieve(settings.size, store)
    report = _evaluate(islice(sieve.tasks(paths), settings.games or None), settings, executor, sieve)
    if not report.total.games:
        raise KatachiError(
            f"there is no even game to measure on: {report.passed_over} were passed over and "
            f"{report.rejected} rejected; give other paths"
        )
    return report


class Sieve:
    """Lets the even games of one size (0: any) through and counts the others."""

    def __init__(self, size: int, store: Store | None = None) -> None:
        self.size = size
        self.store = store
        self.passed_over = 0
        self.rejected = 0
        self.trained_on = 0

    def tasks(self, paths: Iterable[str]) -> Iterator[Task]:
        """The games of files and archives that the protocol takes."""
        for found in iter_inputs(paths):
            if found.error is not None:
                self.rejected += 1
                continue
            for idx, data in enumerate(found.games()):
                record = self._parse(data)
                if record:
                    yield Task(f"{found.label}, game {idx + 1}", record)

    def _parse(self, data: bytes) -> GameRecord | None:
        try:
            record = parse_game(data)
        except RejectedGame:
            self.rejected += 1
            return None
        if record.is_even and self.size in (0, record.size):
            if self.store is not None:
                self.trained_on += self.store.games.split(identify(record)) == TRAINING
            return record
        self.passed_over += 1
        return None


def judge_task(task: Task, engine: str, knowledge: Sequence[str | None]) -> list[Judged]:
    """One game judged (in a worker), with each of these binaries or none."""
    return [judging.judge(judging.player(engine, binary), task.record, task.name) for binary in knowledge]


def _evaluate(tasks: Iterable[Task], settings: Settings, executor: Executor, sieve: Sieve) -> EvaluateReport:
    binaries = [settings.knowledge_path]
    if settings.compare:
        if settings.knowledge_path is None:
            raise UsageError("--compare compares with and without knowledge: give --knowledge FILE too")
        binaries.append(None)
    works = [judging.work(settings.engine, binary, VERSION) for binary in binaries]
    judge = partial(judge_task, engine=settings.engine, knowledge=binaries)
    games: list[list[Judged]] = []
    with executor.progress("evaluate", "positions") as bar:
        for judged in executor.run(judge, tasks):
            games.append(judged)
            bar.update(len(judged[0].ranks))
    columns = [list(column) for column in zip(*games, strict=True)] or [[] for _ in binaries]
    sections = [_section(work.knowledge, column) for work, column in zip(works, columns, strict=True)]
    return EvaluateReport(
        works[0].engine,
        works[0].signature,
        sections[0],
        sections[1] if settings.compare else None,
        _gains(*columns) if settings.compare else {},
        sieve.passed_over,
        sieve.rejected,
        sieve.trained_on,
    )


def _section(knowledge: str, games: Sequence[Judged]) -> Section:
    phases = {name: measure(games, first, last) for name, first, last in PHASES}
    return Section(knowledge, measure(games), phases)


def _gains(after: Sequence[Judged], before: Sequence[Judged]) -> dict[str, Gain]:
    parts = [("all", 1, None), *PHASES]
    return {name: gain(after, before, first, last) for name, first, last in parts}


def gain(after: Sequence[Judged], before: Sequence[Judged], first: int = 1, last: int | None = None) -> Gain:
    """The differences over moves ``first`` to ``last`` (None: the end) of the same games."""
    part = slice(first - 1, last)
    pairs = [(new.ranks[part], old.ranks[part]) for new, old in zip(after, before, strict=True)]
    estimates = {}
    for name, top in TOPS.items():
        counts = [(_hits(new, top) - _hits(old, top), _judged(new)) for new, old in pairs]
        estimates[name] = ratio([(h, n) for h, n in counts if n], -1.0)
    return Gain(
        {name: difference for name, (difference, _) in estimates.items()},
        {name: interval for name, (_, interval) in estimates.items()},
    )


def _hits(ranks: bytes, top: int) -> int:
    return sum(rank < top for rank in ranks)


def _judged(ranks: bytes) -> int:
    return len(ranks) - ranks.count(NOT_JUDGED)


def measure(games: Sequence[Judged], first: int = 1, last: int | None = None) -> Measures:
    """The measures over moves ``first`` to ``last`` (None: the end) of all games; 1 is the first move."""
    part = slice(first - 1, last)
    ranks = [game.ranks[part] for game in games if _judged(game.ranks[part])]
    positions = sum(map(_judged, ranks))
    lengths = sum(sum(game.lengths[part]) for game in games)
    seconds = sum(sum(game.seconds[part]) for game in games)
    estimates = {name: ratio([(_hits(r, top), _judged(r)) for r in ranks]) for name, top in TOPS.items()}
    return Measures(
        len(ranks),
        positions,
        {name: share for name, (share, _) in estimates.items()},
        {name: interval for name, (_, interval) in estimates.items()},
        lengths / positions if positions else None,
        1000 * seconds / positions if positions else None,
    )


def ratio(
    counts: Sequence[tuple[int, int]], lowest: float = 0.0
) -> tuple[float | None, tuple[float, float] | None]:
    """Sum of hits over sum of positions, from ``(hits, positions)`` by game, and its 95 % interval.

    See the head of this module; the interval is kept within ``lowest`` and 1.
    """
    total = sum(n for _, n in counts)
    if not total:
        return None, None
    p = sum(h for h, _ in counts) / total
    if len(counts) < 2:
        return p, None
    squares = sum((h - p * n) ** 2 for h, n in counts)
    deviation = 1.96 * sqrt(len(counts) / (len(counts) - 1) * squares) / total
    return p, (max(lowest, p - deviation), min(1.0, p + deviation))
