"""The symbols of diagrams in the text form of patterns, and the words and ranges of attributes."""

import re
from itertools import combinations

from engine.patterns.pattern import MEASURES, SYMBOLS

HEADER = "# katachi patterns "
VERSION = 1
#: the first lines of every file of patterns
LEGEND = f"""{HEADER}{VERSION}
#   X friend  O enemy  . empty  # off the board  * the move (empty)  ? anything  , anything on the board
#   x friend or empty  o enemy or empty  @ friend or enemy  - empty or off the board
#   1 2 3 friend with 1, 2, 3 or more liberties   A B C enemy with 1, 2, 3 or more liberties
#   a-w (not o, x): described in the lines below the diagram
"""

#: of a pattern
ID = re.compile("[A-Za-z0-9-]+")
MOVE = "*"
STONES = SYMBOLS["@"]
#: letters that may stand in a diagram for cells that a line below describes
LETTERS = "abcdefghijklmnpqrstuvw"

#: measure -> words for its values 0, 1, 2 ...; values of other measures are written as numbers
WORDS = {
    "phase": ("opening", "middle", "late", "endgame"),
    "score": ("waybehind", "behind", "even", "ahead", "wayahead"),
} | {name: ("no", "yes") for name, (_, low, high, _) in MEASURES.items() if (low, high) == (0, 1)}


def _names() -> dict[int, str]:
    """The shortest string of symbols for each set; among equals the first in the order of SYMBOLS."""
    names: dict[int, str] = {}
    for length in range(1, 7):
        for symbols in combinations(SYMBOLS, length):
            union = 0
            for symbol in symbols:
                union |= SYMBOLS[symbol]
            names.setdefault(union, "".join(symbols))
    return names


#: the set of a cell -> its symbols
NAMES = _names()


def value_text(measure: str, low: int, high: int) -> str:
    """A range of a measure as people write it: "2", "2-5", "2-" (2 or more), "yes", "opening-middle"."""
    words, highest = WORDS.get(measure), MEASURES[measure][2]
    first, last = (words[low], words[high]) if words else (str(low), str(high))
    if low == high:
        return first
    return f"{first}-" if high == highest else f"{first}-{last}"


def value_range(measure: str, text: str) -> tuple[int, int]:
    """The lowest and highest value of a text as ``value_text`` writes it.

    Raises ValueError if this measure has no such values.
    """
    _, lowest, highest, _ = MEASURES[measure]
    first, dash, last = text.partition("-")
    low = _value(measure, first)
    high = low if not dash else _value(measure, last) if last else highest
    if not lowest <= low <= high <= highest:
        raise ValueError(text)
    return low, high


def _value(measure: str, text: str) -> int:
    words = WORDS.get(measure, ())
    if text in words:
        return words.index(text)
    if not (text.isascii() and text.isdecimal()):
        raise ValueError(text)
    return int(text)


def values_help(measure: str) -> str:
    """The values that a measure may have, for messages."""
    _, lowest, highest, _ = MEASURES[measure]
    words = WORDS.get(measure)
    return ", ".join(words) if words else f"a number or a range within {lowest}-{highest}"
