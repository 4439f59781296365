"""Trained weights as a file: text with a checksum (docs/formats/neurogo-weights.md).

A file is written whole or not at all. It says how the weights were made, so that training can go on from it.
"""

import hashlib
import math
from pathlib import Path
from typing import NamedTuple

from engine.players.neurogo.learning import Learner
from engine.players.neurogo.network import Network, num_weights
from engine.points import EngineError
from engine.replacing import replace_file

FORMAT = "katachi-neurogo 1"
#: the weights that come with Katachi
DEFAULT = Path(__file__).resolve().parent / "trained.weights"
#: weights on a line
IN_LINE = 12
#: weights must be smaller, either way
MOST = 1e6
_KEYS = ("hidden", "size", "seed", "rate", "games", "weights")


class Trained(NamedTuple):
    """Weights, and how they were made: by the first ``num_games`` games of a seed, on boards of a size."""

    num_hidden: int
    size: int
    seed: int
    rate: float
    num_games: int
    #: single precision, in the order of ``Network.weight_list``
    weights: tuple[float, ...]

    @staticmethod
    def untrained(num_hidden: int, size: int, seed: int, rate: float) -> "Trained":
        """The random weights of a seed, with which training begins."""
        network = Network(num_hidden, [0.0] * num_weights(num_hidden))
        network.set_weights(Learner(network).first_weights(seed))
        return Trained(num_hidden, size, seed, rate, 0, tuple(network.weight_list()))

    def network(self) -> Network:
        """A network with these weights."""
        return Network(self.num_hidden, self.weights)

    def to_bytes(self) -> bytes:
        """The content of the file."""
        lines = [
            FORMAT,
            f"hidden {self.num_hidden}",
            f"size {self.size}",
            f"seed {self.seed}",
            f"rate {self.rate:.9g}",
            f"games {self.num_games}",
            f"weights {len(self.weights)}",
        ]
        numbers = [f"{weight:.9g}" for weight in self.weights]
        lines += [" ".join(numbers[at : at + IN_LINE]) for at in range(0, len(numbers), IN_LINE)]
        body = ("\n".join(lines) + "\n").encode()
        return body + _checksum_line(body)

    @property
    def checksum(self) -> str:
        """Sixteen hexadecimal digits that tell these weights from others."""
        return hashlib.sha256(self.to_bytes()).hexdigest()[:16]

    def write(self, path: Path) -> None:
        """Write the file, whole or not at all; raises EngineError if it cannot be written."""
        replace_file(path, self.to_bytes())


def read_weights(path: Path) -> Trained:
    """The weights in a file; raises EngineError if it cannot be used."""
    try:
        return from_bytes(path.read_bytes())
    except OSError as error:
        raise EngineError(f"{path}: {error.strerror}") from None
    except EngineError as error:
        raise EngineError(f"{path}: {error}") from None


def from_bytes(data: bytes) -> Trained:
    """What ``Trained.to_bytes`` wrote; raises EngineError for anything else."""
    if not data.startswith(b"katachi-neurogo "):
        raise EngineError("no weights of neurogo: katachi neurogo train writes such files")
    first = data.split(b"\n", 1)[0].decode("ascii", "replace")
    if first != FORMAT:
        raise EngineError(f"'{first}', not '{FORMAT}': of another version; train again")
    cut = data.rfind(b"\n", 0, -1) + 1
    body = data[:cut]
    if data[cut:] != _checksum_line(body):
        raise EngineError("damaged: the checksum is not that of its content; train again, or copy it again")
    return _parsed(body.decode("ascii", "replace").splitlines()[1:])


def _parsed(lines: list[str]) -> Trained:
    """What the lines between the first and the last say."""
    head = dict(line.partition(" ")[::2] for line in lines[: len(_KEYS)])
    try:
        if tuple(head) != _KEYS:
            raise ValueError("its lines are not those of the format")
        found = Trained(
            int(head["hidden"]),
            int(head["size"]),
            int(head["seed"]),
            float(head["rate"]),
            int(head["games"]),
            tuple(float(word) for line in lines[len(_KEYS) :] for word in line.split()),
        )
        _require_sound(found, int(head["weights"]))
    except ValueError as error:
        raise EngineError(f"no weights that a network can have: {error}") from None
    return found


def _require_sound(found: Trained, told: int) -> None:
    if len(found.weights) != told or not all(abs(weight) < MOST for weight in found.weights):
        raise ValueError(f"{len(found.weights)} numbers, or one beyond {MOST:g}, where {told} are announced")
    if not 1 <= found.size <= 25 or found.seed < 0 or found.num_games < 0 or not math.isfinite(found.rate):
        raise ValueError("size, seed, games or rate are none")
    found.network()


def _checksum_line(body: bytes) -> bytes:
    return b"sha256 " + hashlib.sha256(body).hexdigest().encode() + b"\n"
