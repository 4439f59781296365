"""Writes and reads numpy arrays in the files that stages keep beside the database."""

import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO

import numpy as np

Arrays = Mapping[str, np.ndarray]

#: zlib's fastest: what is kept is mostly zeros
_COMPRESSION = 1


def write_arrays(to: Path | BinaryIO, arrays: Arrays) -> None:
    """Write an .npz file array by array; it takes no more memory than the largest array."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=_COMPRESSION) as archive:
        for name, array in arrays.items():
            with archive.open(f"{name}.npy", "w", force_zip64=True) as file:
                np.lib.format.write_array(file, array, allow_pickle=False)


def read_arrays(path: Path) -> dict[str, np.ndarray]:
    """The arrays of a file; raises ``zipfile.BadZipFile``, OSError or ValueError if it was damaged."""
    with path.open("rb") as file, np.load(file, allow_pickle=False) as archive:
        return dict(archive)
