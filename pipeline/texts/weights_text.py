"""The text form of the weights of named features, ``db/learned/weights.txt`` (docs/formats/weights-text.md).

Lines that say what made them, a blank line, then a line for each feature, sorted by name.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import isfinite
from pathlib import Path
from typing import Generic, TypeVar

from engine.board_network import BoardParameters
from engine.network import Parameters
from engine.patterns import Pattern
from pipeline.texts.reading import read_made, read_text, require_version
from pipeline.writing import write_text

#: the file's name, in exported folders and in db/learned
NAME = "weights.txt"
HEADER = "# katachi weights "
VERSION = 1
#: weights of patterns made by hand are among those of features, with this prefix before the pattern's id
PATTERN_PREFIX = "pattern/"
LEGEND = f"""{HEADER}{VERSION}
#   made WHAT TEXT   the run that learned the weights
#   NAME WEIGHT      nats that a feature adds to the value of a move
"""


P = TypeVar("P", Parameters, BoardParameters)


@dataclass(frozen=True, slots=True)
class LearnedNetwork(Generic[P]):
    """A network, with what is known of the run that learned it (the lines 'made WHAT TEXT')."""

    parameters: P
    made: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of features by name, in nats, with what is known of the run that learned them."""

    values: Mapping[str, float] = field(default_factory=dict)
    #: such as {"run": "12", "command": "katachi train --games 3000", "positions": "100000"}
    made: Mapping[str, str] = field(default_factory=dict)
    #: the network, learned for these weights; it has a text file of its own
    network: LearnedNetwork[Parameters] | None = None
    #: the board network, learned for these weights and this network; it has a text file of its own
    board_network: LearnedNetwork[BoardParameters] | None = None

    @property
    def network_bytes(self) -> bytes:
        """The networks as bytes of the pattern binary, one after the other; empty when there are none."""
        learned = [each for each in (self.network, self.board_network) if each]
        return b"".join(each.parameters.to_bytes() for each in learned)


def write(path: str | Path, weights: Weights) -> None:
    """Write a file of weights; raises ValueError for what the reader would not read back."""
    write_text(Path(path), text_of(weights))


def text_of(weights: Weights) -> str:
    """The text of such a file; raises ValueError for a name, text or weight that it cannot hold."""
    for name in (*weights.values, *weights.made):
        if not _is_name(name):
            raise ValueError(f"'{name}' is no name: use no blanks and no '#' in front")
    for text in weights.made.values():
        if not text or text != text.strip() or not text.isprintable():
            raise ValueError(f"'{text}' is not one line of text")
    for name, weight in weights.values.items():
        if not isfinite(weight):
            raise ValueError(f"the weight of {name} is {weight}")
    made = [f"made {what} {text}\n" for what, text in weights.made.items()]
    values = [f"{name} {weight!r}\n" for name, weight in sorted(weights.values.items())]
    return "".join([LEGEND, *made, "\n", *values])


def read(path: str | Path) -> Weights:
    """The weights of a file. Raises KatachiError with file and line for any other file."""
    return parse(read_text(Path(path)), str(path))


def parse(content: str, name: str) -> Weights:
    """The weights of a text. Raises KatachiError with ``name`` and line for any other text."""
    require_version(content, name, "weights", HEADER, VERSION)
    values: dict[str, float] = {}
    made = read_made(content, name, lambda line: _read_weight(values, line))
    return Weights(values, made)


def _read_weight(values: dict[str, float], line: str) -> None:
    words = line.split()
    try:
        name, weight = words[0], float(words[1])
    except (IndexError, ValueError):
        name, weight = "", float("nan")
    if len(words) != 2 or not isfinite(weight):
        raise ValueError(f"'{line}' is no line 'NAME WEIGHT'; write one like 'atari 1.25'")
    if name in values:
        raise ValueError(f"'{name}' is there twice; leave one line out")
    values[name] = weight


def _is_name(name: str) -> bool:
    return bool(name) and name.isprintable() and " " not in name and name[0] != "#"


def features_of(weights: Weights) -> dict[str, float]:
    """The weights of features by name, without those of patterns."""
    named = weights.values.items()
    return {name: weight for name, weight in named if not name.startswith(PATTERN_PREFIX)}


def with_weights(
    patterns: Iterable[Pattern], weights: Weights, has_own: Callable[[str], object] = lambda id: None
) -> Iterator[Pattern]:
    """The patterns, each with the weight that is given for its id, if there is one.

    Patterns for whose id ``has_own`` is true keep their own.
    """
    for pattern in patterns:
        weight = None if has_own(pattern.id) else weights.values.get(PATTERN_PREFIX + pattern.id)
        yield pattern if weight is None else replace(pattern, weight=weight)
