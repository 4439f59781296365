"""Whose each point will be at the end of the game, as a small network tells it from what the evaluation sees.

The evaluation says of every point by itself whose it is likely to become; what stands around it counts for
little. So it takes a moyo for more than usually becomes of it, and its score says less about who wins than it
could. Here planes say of each point what is there, and layer after layer makes other numbers of those of the
point, of the four points beside it and of the four diagonal ones. What the network says of a point depends on
what the planes say within ``NUM_LAYERS`` points of it. It is the same however the board is turned, and with
the colors exchanged.

It was learned from games of strong players on 19x19 that were counted (bench/owners.py).
"""

import io
import math
import zipfile
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import numpy as np

from engine.board import Board
from engine.evaluation.groups import GROUP_SAFE
from engine.points import BLACK, EMPTY, EngineError, board_points, coordinates
from engine.position import Evaluation, Position
from engine.replacing import replace_file

#: the network that comes with Katachi
DEFAULT = Path(__file__).resolve().parent / "owners.npz"
NUM_LAYERS = 6
#: numbers that a layer makes of each point
CHANNELS = 24
#: liberties of a string that are told apart: 1, 2, 3, more
NUM_LIBERTIES = 4
#: lines of the board that are told apart: 1, 2, 3, 4, further in
NUM_LINES = 5

#: what the planes say; own is the side to move. The last number of liberties and the last line stand for more
PLANES = (
    "own stone",
    "enemy stone",
    "strength of the own group, 0 dead to 1 alive",
    "strength of the enemy group",
    "own land, 0 to 1",
    "enemy land",
    "own influence",
    "enemy influence",
    *(f"own string of {n} liberties" for n in range(1, NUM_LIBERTIES + 1)),
    *(f"enemy string of {n} liberties" for n in range(1, NUM_LIBERTIES + 1)),
    "own stone that is safe",
    "enemy stone that is safe",
    "how full the board is, 0 to 1",
    *(f"line {n}" for n in range(1, NUM_LINES + 1)),
)
#: by layer: how many numbers of a point it is given
INPUTS = (len(PLANES), *[CHANNELS] * (NUM_LAYERS - 1))
# where the planes of a kind begin; an enemy's come after the own
_STRENGTH, _LAND, _INFLUENCE, _LIBERTIES = 2, 4, 6, 8
_SAFE, _FULL, _LINES = 16, 18, 19


def see(position: Position, board: Board, told: Evaluation, to_play: int) -> np.ndarray:
    """The planes of a board: float32 (size, size, len(PLANES)), by row and column.

    ``told`` is the evaluation of this board by ``position``, which must be its last; ``to_play`` is the side
    to move.
    """
    size = board.size
    planes = np.zeros((size, size, len(PLANES)), np.float32)
    influence = position.influence.values(size)
    sign = 1 if to_play == BLACK else -1
    for point in board_points(size):
        column, row = coordinates(point)
        at = planes[row, column]
        land, radiated = sign * told.territory[point], influence[point][::sign]
        for i in range(2):
            at[_LAND + i] = max(-land if i else land, 0.0)
            at[_INFLUENCE + i] = _stretched(radiated[i])
        at[_LINES + min(column, row, size - 1 - column, size - 1 - row, NUM_LINES - 1)] = 1.0
        color = board.color_at(point)
        if color != EMPTY:
            is_enemy = int(color != to_play)
            liberties = min(len(board.liberties(point)), NUM_LIBERTIES)
            at[is_enemy] = at[_LIBERTIES + is_enemy * NUM_LIBERTIES + liberties - 1] = 1.0
    for group in told.groups:
        is_enemy = int(group.color != to_play)
        for stone in group.stones:
            column, row = coordinates(stone)
            planes[row, column, _STRENGTH + is_enemy] = (1.0 + group.strength) / 2.0
            planes[row, column, _SAFE + is_enemy] = group.status == GROUP_SAFE
    planes[:, :, _FULL] = planes[:, :, :2].sum() / size**2
    return planes


def _stretched(influence: float) -> float:
    return math.log(1.0 + 2.0 * max(influence, 0.0)) / 2.0


class OwnerNetwork:
    """A network: its layers, and how the numbers of the last one become odds.

    Each of ``layers`` is (weights, what sums begin with): float32 (3 * inputs, CHANNELS) and (CHANNELS,),
    with the inputs of INPUTS: first those of the point, then of the points beside it, then of the diagonal
    ones. ``out``, float32 (CHANNELS,), and ``bias`` make a number of the last layer's. Raises EngineError for
    other shapes.
    """

    def __init__(self, layers: Sequence[tuple[np.ndarray, np.ndarray]], out: np.ndarray, bias: float) -> None:
        expected = [((3 * number, CHANNELS), (CHANNELS,)) for number in INPUTS]
        found = [(weights.shape, begin.shape) for weights, begin in layers]
        if found != expected or out.shape != (CHANNELS,):
            raise EngineError("no network of owners has numbers of these shapes")
        self.layers = layers
        self.out = out
        self.bias = bias

    def leanings(self, planes: np.ndarray) -> np.ndarray:
        """By position and point, the logarithm of the odds that it becomes own: (number, size, size)."""
        return self.said(self.layer_by_layer(planes)[-1][1])

    def said(self, numbers: np.ndarray) -> np.ndarray:
        """The same, from what the last layer gives."""
        return numbers @ self.out + self.bias

    def owners(self, planes: np.ndarray) -> np.ndarray:
        """Whose each point of one position will become, as expected: (size, size), -1 (enemy) to 1 (own)."""
        return np.tanh(self.leanings(planes[np.newaxis])[0] / 2)

    def layer_by_layer(self, planes: np.ndarray) -> list[tuple[np.ndarray, np.ndarray]]:
        """By layer, what it is given and what it makes of it.

        With ``planes`` (number, size, size, len(PLANES)), it is given what is ``around`` each point, (number,
        size, size, 3 * inputs), and makes (number, size, size, CHANNELS).
        """
        found: list[tuple[np.ndarray, np.ndarray]] = []
        given = planes
        for weights, begin in self.layers:
            seen = around(given)
            sums = seen @ weights + begin
            given = np.maximum(sums + given if found else sums, 0)
            found.append((seen, given))
        return found

    def lead(self, planes: np.ndarray) -> float:
        """How many points the side to move is expected to lead by at the end: by area, without komi."""
        return float(self.owners(planes).sum())

    def save(self, path: Path) -> None:
        """Write a file, whole or not at all; raises EngineError if it cannot be written."""
        arrays = {f"layer{i}": layer[0] for i, layer in enumerate(self.layers)}
        begins = {f"begin{i}": layer[1] for i, layer in enumerate(self.layers)}
        packed = io.BytesIO()
        np.savez_compressed(packed, **arrays, **begins, out=self.out, bias=np.float32(self.bias))
        replace_file(path, packed.getvalue())


def around(given: np.ndarray) -> np.ndarray:
    """By point: its numbers, the sum of those of the four points beside it, and of the four diagonal ones.

    From (number, size, size, inputs) to (number, size, size, 3 * inputs); off the board all numbers are 0.
    """
    wide = np.pad(given, ((0, 0), (1, 1), (1, 1), (0, 0)))
    rows = wide[:, :-2] + wide[:, 2:]
    beside = rows[:, :, 1:-1] + wide[:, 1:-1, :-2] + wide[:, 1:-1, 2:]
    return np.concatenate((given, beside, rows[:, :, :-2] + rows[:, :, 2:]), axis=3)


@cache
def load(path: Path = DEFAULT) -> OwnerNetwork:
    """The network in a file that ``save`` wrote; raises EngineError, one line, if it cannot be used."""
    try:
        with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as file:
            layers = [(file[f"layer{i}"], file[f"begin{i}"]) for i in range(NUM_LAYERS)]
            return OwnerNetwork(layers, file["out"], float(file["bias"]))
    except OSError as error:
        raise EngineError(f"{path}: {error.strerror}") from None
    except EngineError as error:
        raise EngineError(f"{path}: {error}") from None
    except (EOFError, KeyError, ValueError, zipfile.BadZipFile, zlib.error) as error:
        raise EngineError(f"{path}: damaged ({error}); copy it again") from None
