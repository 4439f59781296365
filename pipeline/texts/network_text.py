"""The text form of the network, ``db/learned/network.txt`` (docs/formats/network-text.md).

Lines that say what made it, a blank line, then its numbers: the arrays, then a row for each feature, by name.
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from engine.network import HIDDEN, INPUTS, MIXED, Parameters
from pipeline.errors import KatachiError
from pipeline.texts import number_lines
from pipeline.texts.number_lines import NumberLines, line_of
from pipeline.texts.reading import read_made, read_text
from pipeline.texts.weights_text import LearnedNetwork
from pipeline.writing import write_text

#: the file beside the weights that the network was learned for
NAME = "network.txt"
HEADER = "# katachi network 1"
LEGEND = f"""{HEADER}
#   made WHAT TEXT    the run that learned the network
#   hidden N...       what the hidden units begin with
#   mixing UNIT N...  the weights of a mixing unit
#   mixed N...        what the mixing units begin with
#   out N...          what the mixing units add to the value of a move
#   row FEATURE N...  what a feature adds to the hidden units
"""


def write(path: Path, network: LearnedNetwork[Parameters]) -> None:
    """Write a file of a network."""
    write_text(path, text_of(network))


def text_of(network: LearnedNetwork[Parameters]) -> str:
    """The text of such a file."""
    return number_lines.text_of(LEGEND, network.made, list(_lines(network.parameters)))


def _lines(parameters: Parameters) -> Iterator[str]:
    yield line_of("hidden", parameters.hidden)
    for i, weights in enumerate(parameters.mixing):
        yield line_of(f"mixing {i}", weights)
    yield line_of("mixed", parameters.mixed)
    yield line_of("out", parameters.out)
    for name, row in sorted(parameters.rows.items()):
        yield line_of(f"row {name}", row)


def read(path: Path) -> LearnedNetwork[Parameters]:
    """The network of a file. Raises KatachiError with file and line for any other file."""
    return parse(read_text(path), str(path))


def parse(text: str, name: str) -> LearnedNetwork[Parameters]:
    """The network of a text. Raises KatachiError with ``name`` and line for any other text."""
    if text.partition("\n")[0] != HEADER:
        raise KatachiError(f"{name}:1: not a file of a network: the first line must be '{HEADER}'")
    reader = _Reader()
    made = read_made(text, name, lambda line: reader.line(line.split()))
    try:
        return LearnedNetwork(reader.parameters(), made)
    except ValueError as error:
        raise KatachiError(f"{name}: {error}") from None


class _Reader(NumberLines):
    """Collects the lines of numbers, and makes a network of them."""

    def line(self, words: list[str]) -> None:
        """Read a line, split into words; raises ValueError for one that is not in the format."""
        what = words[0]
        is_named = what in ("mixing", "row")
        if what not in ("hidden", "mixing", "mixed", "out", "row") or len(words) < 2 + is_named:
            raise ValueError(f"'{what}' begins no line of a network")
        name = f"{what} {words[1]}" if is_named else what
        wanted = {"hidden": HIDDEN, "row": HIDDEN, "mixing": INPUTS}.get(what, MIXED)
        self.take(name, words[1 + is_named :], wanted, np.int32 if what == "mixed" else np.int16)

    def parameters(self) -> Parameters:
        """The parameters that were read; raises ValueError if something is missing or impossible."""
        wanted = ["hidden", *(f"mixing {i}" for i in range(MIXED)), "mixed", "out"]
        rows = {name[4:]: array for name, array in self.arrays.items() if name.startswith("row ")}
        self.require(wanted)
        if len(self.arrays) != len(wanted) + len(rows):
            raise ValueError(f"there are {MIXED} mixing units, 0 to {MIXED - 1}, and a line names another")
        mixing = np.stack([self.arrays[f"mixing {i}"] for i in range(MIXED)])
        found = Parameters(rows, self.arrays["hidden"], mixing, self.arrays["mixed"], self.arrays["out"])
        fault = found.fault()
        if fault:
            raise ValueError(fault)
        return found
