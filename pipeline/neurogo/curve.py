"""The learning curve of NeuroGo (seed 004, figure 3): test games after every so many training games."""

import hashlib
import os
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from pipeline.errors import UsageError
from pipeline.executors import Executor
from pipeline.matches import running
from pipeline.matches.report import MatchReport
from pipeline.matches.sides import read_spec
from pipeline.matches.statistics import score_of
from pipeline.neurogo import training
from pipeline.neurogo.training import TrainingSettings
from pipeline.tables import Table, pluralise, render
from pipeline.views import charts
from pipeline.views.markup import Markup, element
from pipeline.writing import write_text

SCORED = re.compile(r"([BW])\+(\d+(?:\.\d+)?)")


@dataclass(frozen=True, slots=True)
class CurveSettings:
    """What to measure: networks with these numbers of hidden neurons a unit, each after 0, ``every``,
    2 * ``every`` ... ``num_games`` training games, in ``test_games`` games against ``opponent``."""

    opponent: str
    hidden: tuple[int, ...]
    num_games: int
    every: int
    test_games: int
    size: int = 9
    seed: int = 1
    rate: float = training.RATE

    @property
    def stops(self) -> list[int]:
        """The numbers of training games after which a network is tested."""
        return list(range(0, self.num_games + 1, self.every))


@dataclass(frozen=True, slots=True)
class TestedWeights:
    """A network after so many training games, and the match that it played as side ``a``."""

    num_hidden: int
    num_games: int
    match: MatchReport

    @property
    def mean_result(self) -> float | None:
        """The mean margin in points over the games that were scored, lost ones negative; None without any."""
        points = []
        for result in self.match.results:
            found = SCORED.fullmatch(result.result)
            if found or not result.winner:
                won = float(found[2]) if found else 0.0
                points.append(won if result.winner == "a" else -won)
        return round(sum(points) / len(points), 1) if points else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """The 95 % interval of the score, from 0 to 1; None when no game was played."""
        elo = self.match.elo
        if not self.match.results:
            return None
        low = 0.0 if elo.low is None else score_of(elo.low)
        high = 1.0 if elo.high is None else score_of(elo.high)
        return round(low, 4), round(high, 4)


def run(asked: CurveSettings, folder: Path, executor: Executor) -> "CurveReport":
    """Train and test what is still missing in ``folder``, and draw the curve there.

    Raises UsageError when weights in the folder were trained in another way, or were not kept after one of
    the numbers of games; KatachiError when a file cannot be read or written.
    """
    asked = replace(asked, opponent=read_spec(asked.opponent).text)
    found = [
        one for num_hidden in asked.hidden for one in _train_and_test(asked, num_hidden, folder, executor)
    ]
    report = CurveReport(asked, found, folder / "curve.svg")
    write_text(report.picture, report.as_svg())
    return report


def _train_and_test(
    asked: CurveSettings, num_hidden: int, folder: Path, executor: Executor
) -> Iterator[TestedWeights]:
    """Train one network up to each of the stops, and test it there."""
    path = folder / f"hidden-{num_hidden:02}.weights"
    against = _folder_name(asked.opponent)
    for num_games in asked.stops:
        kept = training.weights_path(path, num_games)
        if not kept.exists():
            wanted = TrainingSettings(num_games, num_hidden, asked.size, asked.seed, asked.rate)
            made = training.run(wanted, path, executor, asked.every)
            if not kept.exists():
                raise _missing_weights(num_games, path, made.trained.num_games)
        match = running.Match(
            f"neurogo:knowledge={kept}", asked.opponent, asked.test_games, asked.size, seed=asked.seed
        )
        yield TestedWeights(
            num_hidden, num_games, running.run(match, folder / f"{kept.stem}-{against}", executor)
        )


def _missing_weights(num_games: int, path: Path, learned: int) -> UsageError:
    """The error when training has passed ``num_games`` without keeping the weights; suggests an ``every``."""
    kept = path.parent.glob(f"{path.stem}-*{path.suffix}")
    numbers = [one.stem.removeprefix(f"{path.stem}-") for one in kept]
    there = {int(number) for number in numbers if number.isdecimal()}
    fitting = (n for n in range(1, learned + 2) if there.issuperset(range(0, learned + 1, n)))
    every = next((f"--every {n}, or " for n in fitting), "")
    told = ", ".join(map(str, sorted(there))) or "none"
    return UsageError(
        f"{path}: has learned from {pluralise(learned, 'game')}, and was kept after {told}, not after"
        f" {num_games}; give {every}--to another folder"
    )


def _folder_name(opponent: str) -> str:
    """An opponent as part of a folder's name, different for each opponent."""
    if re.fullmatch(r"\w+", opponent):
        return opponent
    kind = re.match(r"\w*", opponent)
    return f"{kind[0] if kind else ''}-{hashlib.sha256(os.fsencode(opponent)).hexdigest()[:8]}"


@dataclass(frozen=True, slots=True)
class CurveReport:
    """All that was tested, and where the curve is drawn."""

    asked: CurveSettings
    tested: list[TestedWeights]
    picture: Path

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        points = [
            {
                "hidden": one.num_hidden,
                "games": one.num_games,
                "tests": len(one.match.results),
                "score": one.match.score,
                "interval": one.interval,
                "mean_result": one.mean_result,
            }
            for one in self.tested
        ]
        return {"opponent": self.asked.opponent, "points": points, "picture": str(self.picture)}

    def as_text(self) -> str:
        """A line on the tests, the table, and the path of the picture."""
        rows = [
            (
                one.num_hidden,
                one.num_games,
                f"{one.match.score:.1%}" if one.match.score is not None else "-",
                "-" if one.interval is None else "{:.1%}-{:.1%}".format(*one.interval),
                "-" if one.mean_result is None else f"{one.mean_result:+.1f}",
            )
            for one in self.tested
        ]
        header = ("hidden", "training games", "score", "95 %", "mean result")
        games = pluralise(self.asked.test_games, "game")
        head = f"against {self.asked.opponent}, {games} each on {self.asked.size}x{self.asked.size}"
        return f"{head}\n\n{render([Table(header, rows, 'rrrrr')])}\ncurve: {self.picture}\n"

    def as_svg(self) -> str:
        """The scores over the training games, a line for each number of hidden neurons."""
        lines = [self._line(num_hidden) for num_hidden in self.asked.hidden]
        title = f"score against {self.asked.opponent} over training games"
        picture = charts.curves(title, lines, "training games", [str(n) for n in self.asked.stops])
        style = element("style", Markup(charts.STYLE))
        return str(picture).replace(">", f' xmlns="http://www.w3.org/2000/svg">{style}', 1) + "\n"

    def _line(self, num_hidden: int) -> charts.Line:
        of_it = [one for one in self.tested if one.num_hidden == num_hidden]
        name = f"{pluralise(num_hidden, 'neuron')} a unit"
        return charts.Line(
            name, tuple(one.match.score or 0.0 for one in of_it), tuple(one.interval for one in of_it)
        )
