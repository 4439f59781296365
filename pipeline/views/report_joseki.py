"""Gathers the joseki moves, from the text, whose share of their position's games changed most."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from engine.joseki.lines import Step, point_at_place, steps
from engine.joseki.move import ERAS, TENUKI_PLACE, Graph, place_name
from engine.joseki.trend import Trend, era_name, eras_of, shares, trend
from pipeline.joseki import report, text
from pipeline.joseki.report import JosekiPosition


class ShareChange(NamedTuple):
    """How the share of a move changed from an era on (``trend.since``)."""

    #: the moves before it
    way: tuple[str, ...]
    step: Step
    trend: Trend
    #: its share of the position's games before that era, and from then on; 0 to 1
    before: float
    after: float
    #: the number of the position's games from then on
    games_since: int
    #: its share by era; None in an era without games
    shares: tuple[float | None, ...]

    @property
    def extra(self) -> float:
        """How many games more have the move since then than with its share before; negative for fewer."""
        return self.games_since * (self.after - self.before)


@dataclass(frozen=True, slots=True)
class TrendingMove:
    """A move that is played clearly more often, or less often, than before."""

    #: the position before it
    shown: JosekiPosition
    #: as people write it: 4-4, tenuki
    move: str
    #: on the board of ``shown``; None for a move elsewhere
    point: int | None
    #: "" if it has none
    name: str
    games: int
    change: ShareChange


@dataclass(frozen=True, slots=True)
class Trends:
    """The moves with the largest change in games."""

    #: of the text
    path: str
    #: the number of its moves
    moves: int
    #: the largest change first
    rising: list[TrendingMove]
    falling: list[TrendingMove]
    #: how many moves rise or fall clearly
    num_rising: int
    num_falling: int


def run(path: Path, number: int) -> Trends | None:
    """The ``number`` moves that rise most, and those that fall most; None if there is no such text."""
    if not path.exists():
        return None
    graph = text.read_file(path)
    found = list(_changes(graph))
    found.sort(key=lambda one: (-abs(one.extra), one.way))
    rising = [one for one in found if one.trend.rising]
    falling = [one for one in found if not one.trend.rising]
    told = [[_trending_move(graph, one) for one in some[:number]] for some in (rising, falling)]
    return Trends(str(path), graph.num_moves, told[0], told[1], len(rising), len(falling))


def _changes(graph: Graph) -> Iterator[ShareChange]:
    way: list[str] = []
    games = {key: eras_of(move.figures for move in moves) for key, moves in graph.positions.items()}
    for step in steps(graph):
        del way[step.depth :]
        if eras := step.move.figures.eras:
            of_eras = games[step.parent]
            if found := trend(eras, of_eras):
                since = ERAS.index(found.since)
                yield ShareChange(
                    tuple(way),
                    step,
                    found,
                    sum(eras[:since]) / sum(of_eras[:since]),
                    sum(eras[since:]) / sum(of_eras[since:]),
                    sum(of_eras[since:]),
                    shares(eras, of_eras),
                )
        way.append(place_name(step.place))


def _trending_move(graph: Graph, change: ShareChange) -> TrendingMove:
    step = change.step
    at = None if step.place == TENUKI_PLACE else point_at_place(step.place)
    name, games = step.move.name, step.move.figures.games
    return TrendingMove(
        report.position_after(graph, change.way), place_name(step.place), at, name, games, change
    )


def era_names() -> list[str]:
    """The names of all eras, in order."""
    return [era_name(number) for number in range(len(ERAS))]
