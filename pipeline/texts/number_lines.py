"""Lines with a name and whole numbers: the text forms of both networks consist of them."""

from collections.abc import Mapping, Sequence

import numpy as np


class NumberLines:
    """The numbers that were read so far: ``arrays`` has an array for each line, by the line's name."""

    def __init__(self) -> None:
        self.arrays: dict[str, np.ndarray] = {}

    def take(self, name: str, words: Sequence[str], wanted: int, dtype: type[np.integer]) -> None:
        """Read the words of a line of ``wanted`` numbers.

        Raises ValueError for another count, for a word that is not a whole number or does not fit ``dtype``,
        and for a second line of this name.
        """
        if name in self.arrays:
            raise ValueError(f"'{name}' is there twice; leave one line out")
        if len(words) != wanted:
            raise ValueError(f"'{name}' has {len(words)} numbers, not {wanted}")
        try:
            array = np.array([int(word) for word in words], np.int64)
        except (ValueError, OverflowError):
            raise ValueError(f"'{name}' has something that is no whole number") from None
        limits = np.iinfo(dtype)
        if np.min(array) < limits.min or np.max(array) > limits.max:
            raise ValueError(f"'{name}' has a number beyond {limits.min} to {limits.max}")
        self.arrays[name] = array.astype(dtype)

    def require(self, names: Sequence[str]) -> None:
        """Raise ValueError if a line of one of these names is missing."""
        missing = [name for name in names if name not in self.arrays]
        if missing:
            raise ValueError(f"there is no line '{missing[0]}'")


def line_of(name: str, numbers: np.ndarray) -> str:
    """A line of numbers, with a newline."""
    return f"{name} {' '.join(map(str, numbers.tolist()))}\n"


def text_of(legend: str, made: Mapping[str, str], lines: Sequence[str]) -> str:
    """A file's text: the legend, what made the network, a blank line, the lines of numbers."""
    return "".join([legend, *(f"made {what} {text}\n" for what, text in made.items()), "\n", *lines])
