"""Decides which counted moves become joseki, and of which type.

A move is kept if enough games and players have it and it is not too rare beside its alternatives. So moves of
frequent positions need more games, and main lines go deep. Every line is played on an empty board. Moves that
cannot be played there, because stones outside the corner made them possible, are left out.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from engine.board import Board
from engine.joseki.corners import Corners
from engine.joseki.lines import SIZE, point_at_place, root_key
from engine.joseki.move import (
    BAD,
    NORMAL,
    RARE,
    TENUKI_PLACE,
    TRICK,
    URGENT,
    Figures,
    Graph,
    JosekiMove,
    graph_of,
    turned,
)
from engine.points import BLACK, opponent

#: the longest line, in moves
MOST_DEPTH = 120


class SelectionLimits(NamedTuple):
    """What a counted move must have to become a joseki move, and how its type is decided."""

    #: the least number of games and of players
    games: int = 3
    players: int = 2
    #: the least share of its position's games, 0 to 1
    share: float = 0.004
    #: below this share of its position's games a move is rare
    rare: float = 0.03
    #: results of fewer games are not compared
    judged: int = 60
    #: one result is worse than another if the share of games won is smaller by more than this
    worse: float = 0.08
    #: and by more than so many standard deviations
    deviations: float = 3.0


def select(rows: np.ndarray, limits: SelectionLimits) -> Graph:
    """The graph of the counted moves (rows of ``engine.joseki.counting.MOVES``) that become joseki."""
    counted: dict[int, list[np.void]] = {}
    for row in rows:
        counted.setdefault(int(row["key"]), []).append(row)
    root = root_key()
    positions: dict[int, list[JosekiMove]] = {}
    _select_from(counted, limits, positions, root)
    return graph_of(root, positions)


def _select_from(
    counted: Mapping[int, list[np.void]],
    limits: SelectionLimits,
    positions: dict[int, list[JosekiMove]],
    root: int,
) -> None:
    """Play every line, and add the moves that are kept to ``positions``; visits each position once."""
    board, corners = Board(SIZE), Corners()

    def visit(key: int, color: int, depth: int) -> None:
        rows = counted.get(key, [])
        if key in positions or not rows or depth == MOST_DEPTH:
            return
        total = sum(int(row["games"]) for row in rows)
        kept = [row for row in rows if _is_kept(row, total, limits)]
        is_turned = corners.local(board, 0, color).turned
        positions[key] = []
        below = []
        for row in kept:
            place = int(row["place"])
            point = point_at_place(turned(place) if is_turned else place)
            if place != TENUKI_PLACE and not board.is_legal(color, point):
                continue
            board.play(color, point)
            child = corners.local(board, 0, opponent(color)).key
            board.undo()
            type_ = _type_of(row, rows, counted.get(child, []), total, limits)
            move = JosekiMove(place, child, type_, figures=_figures(row))
            positions[key].append(move)
            below.append((point, child))
        for point, child in below:
            board.play(color, point)
            visit(child, opponent(color), depth + 1)
            board.undo()

    visit(root, BLACK, 0)


def _is_kept(row: np.void, total: int, limits: SelectionLimits) -> bool:
    games = int(row["games"])
    return games >= max(limits.games, limits.share * total) and _players(row) >= limits.players


def _type_of(
    row: np.void, rows: list[np.void], replies: list[np.void], total: int, limits: SelectionLimits
) -> int:
    """The type that the games suggest: trick or bad by results, rare by its share, else urgent or normal.

    Urgent is a move of most games in a position where nearly nobody plays elsewhere.
    """
    games = int(row["games"])
    if row["place"] != TENUKI_PLACE and _is_trick(row, rows, replies, limits):
        return TRICK
    if row["place"] != TENUKI_PLACE and _is_bad(row, rows, limits):
        return BAD
    if games < limits.rare * total:
        return RARE
    elsewhere = sum(int(other["games"]) for other in rows if other["place"] == TENUKI_PLACE)
    if row["place"] != TENUKI_PLACE and total >= limits.judged and elsewhere < 0.02 * total:
        return URGENT if games > 0.6 * total else NORMAL
    return NORMAL


def _is_bad(row: np.void, rows: list[np.void], limits: SelectionLimits) -> bool:
    """Whether a move won clearly less often than the other moves of its position."""
    return _wins_less(_results(row), _other_results(row, rows), limits)


def _is_trick(row: np.void, rows: list[np.void], replies: list[np.void], limits: SelectionLimits) -> bool:
    """Whether a move won clearly more often than the others of its position after the most common answer, and
    clearly less often after another one.

    Each is compared as for bad moves, and needs enough games. Those who find the better answer may be
    stronger players anyway: people have to confirm the type.
    """
    others = _other_results(row, rows)
    common = max(replies, key=lambda reply: int(reply["games"]), default=None)
    if common is None or not _wins_less(others, _opponents_results(common), limits):
        return False
    return any(
        _wins_less(_opponents_results(reply), others, limits) for reply in replies if reply is not common
    )


class _Results(NamedTuple):
    """Games won, and games with a result."""

    won: int
    decided: int


def _results(row: np.void) -> _Results:
    return _Results(int(row["won"]), int(row["decided"]))


def _opponents_results(reply: np.void) -> _Results:
    """The results of the side whose move was answered by ``reply``."""
    won, decided = _results(reply)
    return _Results(decided - won, decided)


def _other_results(row: np.void, rows: list[np.void]) -> _Results:
    """The results of all other moves of a move's position."""
    won, decided = (sum(column) for column in zip(*map(_results, rows), strict=True))
    own = _results(row)
    return _Results(won - own.won, decided - own.decided)


def _wins_less(one: _Results, other: _Results, limits: SelectionLimits) -> bool:
    """Whether ``one`` won clearly less often than ``other``, beyond chance, and both have enough games."""
    if one.decided < limits.judged or other.decided < limits.judged:
        return False
    mean = other.won / other.decided
    behind = mean - one.won / one.decided
    deviation = (mean * (1 - mean) * (1 / one.decided + 1 / other.decided)) ** 0.5
    return behind > max(limits.worse, limits.deviations * deviation)


def _figures(row: np.void) -> Figures:
    decided = int(row["decided"])
    return Figures(
        games=int(row["games"]),
        players=_players(row),
        won=round(1000 * int(row["won"]) / decided) if decided else 500,
        first_year=int(row["first_year"]),
        last_year=int(row["last_year"]),
        eras=tuple(row["eras"].tolist()) if row["eras"].any() else (),
    )


def _players(row: np.void) -> int:
    """The estimated number of players: so many would set as many of the 256 bits as are set.

    Each player sets one bit, chosen by a hash.
    """
    bits = sum(int(word).bit_count() for word in row["players"])
    return bits if bits < 8 else round(-256 * np.log(max(1, 256 - bits) / 256))
