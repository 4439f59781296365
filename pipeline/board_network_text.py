"""The text form of the board network, `db/learned/board-network.txt` (docs/formats/board-network-text.md).

First what made it, a line each, then a blank line, then its numbers.
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np

from engine.board_network import BoardParameters
from pipeline import number_lines
from pipeline.errors import KatachiError
from pipeline.number_lines import NumberLines, line_of
from pipeline.texts import read_made, read_text
from pipeline.weights_text import MadeBoardNetwork
from pipeline.writing import write_text

#: the file beside the weights that the network was learned for
NAME = "board-network.txt"
HEADER = "# katachi board network 1"
LEGEND = f"""{HEADER}
#   made WHAT TEXT            the run that learned the board network
#   layer LAYER CHANNEL N...  what a layer makes one of its numbers of
#   begin LAYER N...          what its numbers begin with
#   mixing UNIT N...          the weights of a mixing unit
#   mixed N...                what the mixing units begin with
#   out N...                  what the mixing units add to the value of a move
"""
#: by the first word of a line: the shape and the type of what it has a row of
_FORMS = {
    name.removesuffix("s"): (shape, dtype) for name, (shape, dtype, _) in BoardParameters.forms().items()
}
#: what the lines are called, in their order
_NAMES = [
    " ".join([word, *map(str, place)])
    for word, (shape, _) in _FORMS.items()
    for place in np.ndindex(*shape[:-1])
]


def write(path: Path, network: MadeBoardNetwork) -> None:
    """Write a file."""
    write_text(path, text_of(network))


def text_of(network: MadeBoardNetwork) -> str:
    """The file's text."""
    lines = map(line_of, _NAMES, _rows(network.parameters))
    return number_lines.text_of(LEGEND, network.made, list(lines))


def _rows(parameters: BoardParameters) -> Iterator[np.ndarray]:
    """The numbers of each line, in the order of ``_NAMES``."""
    for array in parameters:
        yield from array.reshape(-1, array.shape[-1])


def read(path: Path) -> MadeBoardNetwork:
    """The board network of a file; raises KatachiError, one line with file and line, for any other file."""
    return parse(read_text(path), str(path))


def parse(text: str, name: str) -> MadeBoardNetwork:
    """The board network of a text; ``name`` is for messages."""
    if text.partition("\n")[0] != HEADER:
        raise KatachiError(f"{name}:1: not a file of a board network: the first line must be '{HEADER}'")
    lines = NumberLines()
    made = read_made(text, name, lambda line: _take(lines, line.split()))
    try:
        return MadeBoardNetwork(_parameters(lines), made)
    except ValueError as error:
        raise KatachiError(f"{name}: {error}") from None


def _take(lines: NumberLines, words: list[str]) -> None:
    """A line after the blank one; raises ValueError for one that is not in the format."""
    shape, dtype = _FORMS.get(words[0], ((), np.int16))
    name = " ".join(words[: max(len(shape), 1)])
    if name not in _NAMES:
        raise ValueError(f"'{name}' begins no line of a board network")
    lines.take(name, words[len(shape) :], shape[-1], dtype)


def _parameters(lines: NumberLines) -> BoardParameters:
    """What was read; raises ValueError where something is missing or impossible."""
    lines.require(_NAMES)
    rows = iter([lines.arrays[name] for name in _NAMES])
    arrays = []
    for shape, _ in _FORMS.values():
        number = int(np.prod(shape[:-1]))
        arrays.append(np.concatenate([next(rows) for _ in range(number)]).reshape(shape))
    found = BoardParameters(*arrays)
    fault = found.fault()
    if fault:
        raise ValueError(fault)
    return found
