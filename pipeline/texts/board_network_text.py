"""The text form of the board network, ``db/learned/board-network.txt`` (docs/formats/board-network-text.md).

Lines that say what made it, a blank line, then its numbers. Version 1 had half as many channels; versions 1
to 3 had fewer planes and no means. They are read as a network of the present shape that computes the same.
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from engine.board_network import BoardParameters
from pipeline.errors import KatachiError
from pipeline.texts import number_lines
from pipeline.texts.number_lines import NumberLines, line_of
from pipeline.texts.reading import read_made, read_text
from pipeline.texts.weights_text import LearnedNetwork
from pipeline.writing import write_text

#: the file beside the weights that the network was learned for
NAME = "board-network.txt"
HEADER = "# katachi board network 4"
#: first line of a file -> the forms of its arrays
_FORMS = {
    "# katachi board network 1": BoardParameters.forms(32, 3 * 32),
    "# katachi board network 2": BoardParameters.forms(64, 3 * 64),
    "# katachi board network 3": BoardParameters.forms(64, 3 * 64),
    HEADER: BoardParameters.forms(),
}
LEGEND = f"""{HEADER}
#   made WHAT TEXT            the run that learned the board network
#   layer LAYER CHANNEL N...  what a layer makes one of its numbers of
#   begin LAYER N...          what its numbers begin with
#   mixing UNIT N...          the weights of a mixing unit
#   mixed N...                what the mixing units begin with
#   out N...                  what the mixing units add to the value of a move
"""


class _LineForms:
    """The names and forms of the lines of numbers, in files with this header."""

    def __init__(self, header: str) -> None:
        #: a line's first word -> shape and type of the array that the line is a row of
        self.forms = {
            name.removesuffix("s"): (shape, dtype) for name, (shape, dtype, _) in _FORMS[header].items()
        }
        #: the names of all lines, in their order: a word and the place of the row
        self.names = [
            " ".join([word, *map(str, place)])
            for word, (shape, _) in self.forms.items()
            for place in np.ndindex(*shape[:-1])
        ]


def write(path: Path, network: LearnedNetwork[BoardParameters]) -> None:
    """Write a file of a board network."""
    write_text(path, text_of(network))


def text_of(network: LearnedNetwork[BoardParameters]) -> str:
    """The text of such a file."""
    lines = map(line_of, _LineForms(HEADER).names, _rows(network.parameters))
    return number_lines.text_of(LEGEND, network.made, list(lines))


def _rows(parameters: BoardParameters) -> Iterator[np.ndarray]:
    """The numbers of each line, in the order of the lines."""
    for array in parameters:
        yield from array.reshape(-1, array.shape[-1])


def read(path: Path) -> LearnedNetwork[BoardParameters]:
    """The board network of a file. Raises KatachiError with file and line for any other file."""
    return parse(read_text(path), str(path))


def parse(text: str, name: str) -> LearnedNetwork[BoardParameters]:
    """The board network of a text. Raises KatachiError with ``name`` and line for any other text."""
    header = text.partition("\n")[0]
    if header not in _FORMS:
        raise KatachiError(f"{name}:1: not a file of a board network: the first line must be '{HEADER}'")
    wanted, found = _LineForms(header), NumberLines()
    made = read_made(text, name, lambda line: _take(found, wanted, line.split()))
    try:
        return LearnedNetwork(_parameters(found, wanted), made)
    except ValueError as error:
        raise KatachiError(f"{name}: {error}") from None


def _take(found: NumberLines, wanted: _LineForms, words: list[str]) -> None:
    """Read a line of numbers, split into words; raises ValueError for one that is not in the format."""
    shape, dtype = wanted.forms.get(words[0], ((), np.int16))
    name = " ".join(words[: max(len(shape), 1)])
    if name not in wanted.names:
        raise ValueError(f"'{name}' begins no line of a board network")
    found.take(name, words[len(shape) :], shape[-1], dtype)


def _parameters(found: NumberLines, wanted: _LineForms) -> BoardParameters:
    """The parameters that were read; raises ValueError if something is missing or impossible."""
    found.require(wanted.names)
    rows = iter([found.arrays[name] for name in wanted.names])
    arrays = []
    for shape, _ in wanted.forms.values():
        number = int(np.prod(shape[:-1]))
        arrays.append(np.concatenate([next(rows) for _ in range(number)]).reshape(shape))
    parameters = BoardParameters(*arrays).widened()
    fault = parameters.fault()
    if fault:
        raise ValueError(fault)
    return parameters
