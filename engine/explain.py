"""Patterns and joseki that speak for a move, as sentences that a Go player understands.

Slow, so only asked about moves that are shown. The sentences of features are in `engine.feature_table`.
"""

from collections.abc import Callable

from engine.joseki.advice import Said
from engine.joseki.move import TYPES
from engine.patterns.names import describe
from engine.patterns.pattern import CELL_NAME, Pattern, Statistics, cell_number


def explain_pattern(pattern: Pattern, name_of: Callable[[int], str]) -> str:
    """Why a pattern speaks for its move: "hane (pattern L000123: played 412 of 1,903 times by 231 players)".

    It begins with the pattern's own text, or with the name of its shape if it has none. ``name_of`` returns
    the name on the board of a cell (0-63) that the text mentions.
    """
    text = CELL_NAME.sub(lambda found: name_of(_cell(found[1], pattern)), pattern.text) or describe(pattern)
    known = played(pattern.statistics)
    return f"{text} (pattern {pattern.id}{known and ': '}{known})"


def played(statistics: Statistics) -> str:
    """How often the move of a pattern was played, in words; "" if it was not counted."""
    if not statistics.seen:
        return ""
    players = statistics.players
    by = f" by {players:,} player{'s' * (players != 1)}" if players else ""
    return f"played {statistics.played:,} of {statistics.seen:,} times{by}"


def explain_joseki(said: Said) -> str:
    """Why the joseki database speaks for a move, as "urgent: 3-3 invasion, 1,204 of 2,408 games, rising since
    2017, last 2019"."""
    type_ = "" if TYPES[said.type] == "normal" else f"{TYPES[said.type]}: "
    last = f", last {said.figures.last_year}" if said.figures.last_year else ""
    trend = f", {said.trend}" if said.trend else ""
    return f"{type_}{said.name or 'joseki'}, {said.figures.games:,} of {said.of_games:,} games{trend}{last}"


def explain_opening(games: int, of_games: int) -> str:
    """Why the openings speak for a move, as "opening: 1,204 of 2,408 games with this whole board"."""
    return f"opening: {games:,} of {of_games:,} games with this whole board"


def _cell(name: str, pattern: Pattern) -> int:
    return pattern.move if name == "*" else cell_number(name)
