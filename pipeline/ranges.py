"""The ranges of numbers that are accepted, the same for options, the environment and ``katachi.toml``."""

from dataclasses import dataclass

#: the largest number that is taken: SQLite and the engine's C int hold it
LARGEST = 2**31 - 1
#: digits of a number beyond all ids; Python refuses to read thousands of them
_DIGITS = 20


@dataclass(frozen=True, slots=True)
class Range:
    """The numbers from ``least`` to ``most``; NaN is in no range."""

    least: float
    most: float = LARGEST
    #: whether ``least`` itself is left out
    is_open: bool = False

    def __str__(self) -> str:
        return (
            f"above {self.least} up to {self.most}" if self.is_open else f"from {self.least} to {self.most}"
        )

    def refusal(self, value: float) -> str:
        """Why a number is not accepted, and what to give instead; empty if it is accepted."""
        is_above = value > self.least if self.is_open else value >= self.least
        if is_above and value <= self.most:  # nothing of this is true of NaN
            return ""
        return f"{value} is out of range; give a number {self}"


def parse_digits(digits: str) -> int:
    """The number that decimal digits write; of very many digits only the first are read: no id has them."""
    return int(digits[:_DIGITS])
