"""Tries a pattern on the sample: where it matches, how often it was played, how the hit rate changes."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from engine.network import Network, Parameters
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, SIDE, Attribute, Pattern
from engine.valuation import Valuation
from pipeline.review.sample import FACTS, MARGIN, NO_PLACE, SIZE, WIDTH, Sample

#: the hit rates: the move played is among the first so many of the list
TOPS = (1, 5, 20)
#: so many positions are shown
SHOWN = 6
#: the places of the board without its margin; and for each place its index there, the column of ``revalue``
ON_BOARD = np.flatnonzero(
    [all(MARGIN <= at < MARGIN + SIZE for at in divmod(place, WIDTH)) for place in range(WIDTH * WIDTH)]
)
_COLUMN_OF = np.full(WIDTH * WIDTH, -1)
_COLUMN_OF[ON_BOARD] = np.arange(len(ON_BOARD))


class PatternPlaces(NamedTuple):
    """The moves for which a pattern speaks; the three arrays have a number for each."""

    #: index of the position
    positions: np.ndarray
    #: place of the move
    places: np.ndarray
    #: one of the orientations in which the pattern matches there
    turns: np.ndarray


#: patterns, by where they speak, with their weights
Changes = list[tuple[PatternPlaces, float]]


class ChangeEffect(NamedTuple):
    """How a change changes the prediction of the moves played in the sample."""

    #: n of TOPS -> the share of positions whose move is among the first n, before and after
    tops: dict[int, tuple[float, float]]
    #: how many nats the change adds to the log-probability of all moves played
    nats: float
    #: positions whose move moved up, and down, most: (position, place in the list before, after); from 1
    better: list[tuple[int, int, int]]
    worse: list[tuple[int, int, int]]


def find(sample: Sample, pattern: Pattern) -> PatternPlaces:
    """The legal moves of the sample for which a pattern speaks, once each."""
    codes = sample.codes.reshape(-1)
    legal = np.flatnonzero(np.isfinite(sample.values.reshape(-1)))
    cells = [(cell, allowed) for cell, allowed in enumerate(pattern.cells) if allowed != ANYTHING]
    cells = [(cell, allowed) for cell, allowed in cells if cell != pattern.move]
    # cells that fit few points first: stones before empty points, small sets before large ones
    cells.sort(key=lambda each: (bool(each[1] & EMPTY_BIT), each[1].bit_count()))
    asked = [attribute for attribute in pattern.attributes if attribute.cell >= 0]
    turns: dict[object, int] = {}
    for turn in range(8):  # of turns that look alike only the first: they find the same
        look = frozenset((_way(pattern.move, cell, turn), allowed) for cell, allowed in cells)
        look_asked = frozenset((_way(pattern.move, at.cell, turn), at._replace(cell=0)) for at in asked)
        turns.setdefault((look, look_asked), turn)
    found = []
    for turn in turns.values():
        at = legal
        for cell, allowed in cells:
            at = at[(codes[at + _way(pattern.move, cell, turn)] & allowed) != 0]
        for attribute in pattern.attributes:
            at = at[_has_attribute(sample, attribute, pattern.move, at, turn)]
        found.append(at)
    every, first = np.unique(np.concatenate(found), return_index=True)
    turned = np.repeat(list(turns.values()), [len(at) for at in found])[first]
    return PatternPlaces(every // (WIDTH * WIDTH), every % (WIDTH * WIDTH), turned)


def num_played(sample: Sample, found: PatternPlaces) -> int:
    """The number of these moves that were played."""
    return int((sample.played[found.positions] == found.places).sum())


def played_instead(sample: Sample, pattern: Pattern, found: PatternPlaces) -> list[tuple[int, int]]:
    """The cells of the 8x8 that were played instead of the pattern's move, with counts, most first."""
    at = sample.played[found.positions].astype(int)
    across = at % WIDTH - found.places % WIDTH
    down = at // WIDTH - found.places // WIDTH
    across = np.where(found.turns & 2, -across, across)
    down = np.where(found.turns & 4, -down, down)
    across, down = np.where(found.turns & 1, down, across), np.where(found.turns & 1, across, down)
    columns, rows = pattern.move % SIDE + across, pattern.move // SIDE + down
    inside = (columns >= 0) & (columns < SIDE) & (rows >= 0) & (rows < SIDE)
    counts = np.bincount((SIDE * rows + columns)[inside], minlength=SIDE * SIDE)
    counts[pattern.move] = 0
    return [
        (int(cell), int(counts[cell])) for cell in np.argsort(-counts, kind="stable")[:SHOWN] if counts[cell]
    ]


def revalue(sample: Sample, before: Changes, after: Changes) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """The positions in which values change if some patterns are taken away and others added, and the values.

    Returns the positions, and the values in nats before and after: a row for each position, a column for each
    point of the board, minus infinity for illegal moves. The player's network, if it has one, looks again;
    what its board network adds stays.
    """
    touched = np.unique(
        np.concatenate([found.positions for found, _ in before + after] or [np.zeros(0, int)])
    )
    row_of = np.full(sample.size, -1)
    row_of[touched] = np.arange(len(touched))
    old = sample.values[touched][:, ON_BOARD]
    more = np.zeros_like(old)
    for sign, changes in ((-1.0, before), (1.0, after)):
        for found, weight in changes:
            # in single precision, as the engine has it
            more[row_of[found.positions], _COLUMN_OF[found.places]] += sign * float(np.float32(weight))
    return touched, old, _look_again(sample, touched, more) if sample.has_network else old + more


def effect(sample: Sample, before: Changes, after: Changes) -> ChangeEffect:
    """How the hit rate changes if some patterns are taken away and others added (``revalue``)."""
    touched, old, new = revalue(sample, before, after)
    at = _COLUMN_OF[sample.played[touched]]
    places = [_places(values, at) for values in (old, new)]
    unchanged = _places(sample.values[:, ON_BOARD], _COLUMN_OF[sample.played])
    tops = {}
    for top in TOPS:
        whole = int((unchanged < top).sum())
        change = int((places[1] < top).sum()) - int((places[0] < top).sum())
        size = max(sample.size, 1)
        tops[top] = (whole / size, (whole + change) / size)
    nats = float((_logs(new, at) - _logs(old, at)).sum())
    moved = [
        (int(position), int(was) + 1, int(now) + 1)
        for position, was, now in zip(touched, *places, strict=True)
        if was != now
    ]
    moved.sort(key=lambda each: abs(np.log(each[1] / each[2])), reverse=True)
    better = [each for each in moved if each[2] < each[1]][:SHOWN]
    return ChangeEffect(tops, nats, better, [each for each in moved if each[2] > each[1]][:SHOWN])


def _look_again(sample: Sample, touched: np.ndarray, more: np.ndarray) -> np.ndarray:
    """The values of the moves in some positions after ``more`` is added to their values by weights.

    Both are a row for each position, a column for each point of the board.
    """
    valuation = Valuation(network=Network(Parameters.first_of(sample.network.tobytes())[0]))
    first_move, first_feature = (
        np.concatenate([[0], np.cumsum(numbers, dtype=np.int64)])
        for numbers in (sample.num_moves, sample.num_features)
    )
    values = np.full(more.shape, -np.inf)
    for row, position in enumerate(touched):
        moves = slice(first_move[position], first_move[position + 1])
        features = slice(first_feature[position], first_feature[position + 1])
        columns = _COLUMN_OF[sample.places[moves]]
        weighed = sample.weighed[moves] + more[row, columns]
        changes = valuation.look_again(weighed, sample.ends[moves], sample.features[features])
        values[row, columns] = weighed + changes + sample.seen[moves]
    return values


def _places(values: np.ndarray, at: np.ndarray) -> np.ndarray:
    """The place, from 0, of the move in column ``at`` of each row.

    Of equal values the earlier column is first.
    """
    rows = np.arange(len(at))
    own = values[rows, at][:, None]
    earlier = np.arange(values.shape[1])[None, :] < at[:, None]
    return (values > own).sum(axis=1) + ((values == own) & earlier).sum(axis=1)


def _logs(values: np.ndarray, at: np.ndarray) -> np.ndarray:
    """The log-probability of the move in column ``at`` of each row."""
    if not len(at):
        return np.zeros(0)
    top = values.max(axis=1)
    sums = np.exp(values - top[:, None]).sum(axis=1)
    return values[np.arange(len(at)), at] - top - np.log(sums)


def _way(move: int, cell: int, turn: int) -> int:
    """The place of a cell minus that of the move, in an orientation of the pattern."""
    x, y = cell % SIDE - move % SIDE, cell // SIDE - move // SIDE
    x, y = (y, x) if turn & 1 else (x, y)
    return (-x if turn & 2 else x) + WIDTH * (-y if turn & 4 else y)


def _has_attribute(sample: Sample, attribute: Attribute, move: int, at: np.ndarray, turn: int) -> np.ndarray:
    """For some moves, as index into all places of the sample, whether an attribute holds; a boolean array."""
    measure, cell, low, high = attribute
    positions = at // (WIDTH * WIDTH)
    if cell < 0:
        value = _board_measure(sample, measure, positions, at % (WIDTH * WIDTH))
    else:
        there = at + _way(move, cell, turn)
        if measure == "last":
            value = (sample.last[positions] == there - positions * (WIDTH * WIDTH)).astype(int)
        elif measure in FACTS:
            value = (sample.facts.reshape(-1)[there] & FACTS[measure] != 0).astype(int)
        else:
            value = getattr(sample, measure).reshape(-1)[there]
    return (value >= low) & (value <= high)


def _board_measure(sample: Sample, measure: str, positions: np.ndarray, places: np.ndarray) -> np.ndarray:
    """The value of a measure of the board for moves at these places of these positions."""
    if measure != "distance":
        return getattr(sample, measure)[positions]
    last = sample.last[positions].astype(int)
    across = np.abs(places % WIDTH - last % WIDTH)
    down = np.abs(places // WIDTH - last // WIDTH)
    return np.where(last == NO_PLACE, 99, across + down + np.maximum(across, down))


def examples(sample: Sample, found: PatternPlaces) -> Iterator[tuple[int, int]]:
    """The positions and places of those of these moves that were played."""
    for position, place in zip(found.positions, found.places, strict=True):
        if sample.played[position] == place:
            yield int(position), int(place)
