"""Joseki moves whose share of the games of their position changed most, from the text of the joseki."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from engine.joseki.lines import Step, point_at_place, steps
from engine.joseki.move import ERAS, TENUKI_PLACE, Graph, named
from engine.joseki.trend import Trend, era_name, eras_of, shares, trend
from pipeline.joseki import report, text
from pipeline.joseki.report import JosekiPosition


class Change(NamedTuple):
    """How the share of a move changed."""

    #: the moves before it
    way: tuple[str, ...]
    step: Step
    trend: Trend
    #: its share of its position's games until then, and since
    before: float
    after: float
    #: games of the position since then
    games_since: int
    #: by era; None where there are no games
    shares: tuple[float | None, ...]

    @property
    def extra(self) -> float:
        """Games since then with the move, more (or fewer) than its share before would have made."""
        return self.games_since * (self.after - self.before)


@dataclass(frozen=True, slots=True)
class Trending:
    """A move that is played clearly more, or less, than it was."""

    #: the position that it is made in
    shown: JosekiPosition
    #: as people write it
    move: str
    #: on the board; None for a move elsewhere
    point: int | None
    name: str
    games: int
    change: Change


@dataclass(frozen=True, slots=True)
class Trends:
    """The moves with the largest change in games, rising and falling."""

    path: str
    moves: int
    rising: list[Trending]
    falling: list[Trending]
    #: all that rise or fall clearly
    num_rising: int
    num_falling: int


def run(path: Path, number: int) -> Trends | None:
    """At most ``number`` moves that rise and that fall; None when there is no such text."""
    if not path.exists():
        return None
    graph = text.read_file(path)
    found = list(_changes(graph))
    found.sort(key=lambda one: (-abs(one.extra), one.way))
    rising = [one for one in found if one.trend.rising]
    falling = [one for one in found if not one.trend.rising]
    told = [[_told(graph, one) for one in some[:number]] for some in (rising, falling)]
    return Trends(str(path), graph.num_moves, told[0], told[1], len(rising), len(falling))


def _changes(graph: Graph) -> Iterator[Change]:
    way: list[str] = []
    games = {key: eras_of(move.figures for move in moves) for key, moves in graph.positions.items()}
    for step in steps(graph):
        del way[step.depth :]
        if eras := step.move.figures.eras:
            of_eras = games[step.parent]
            if found := trend(eras, of_eras):
                since = ERAS.index(found.since)
                yield Change(
                    tuple(way),
                    step,
                    found,
                    sum(eras[:since]) / sum(of_eras[:since]),
                    sum(eras[since:]) / sum(of_eras[since:]),
                    sum(of_eras[since:]),
                    shares(eras, of_eras),
                )
        way.append(named(step.place))


def _told(graph: Graph, change: Change) -> Trending:
    step = change.step
    at = None if step.place == TENUKI_PLACE else point_at_place(step.place)
    name, games = step.move.name, step.move.figures.games
    return Trending(report.position_after(graph, change.way), named(step.place), at, name, games, change)


def era_names() -> list[str]:
    """The eras that shares are told for."""
    return [era_name(number) for number in range(len(ERAS))]
