"""Which modules are compiled? Every ``name.py`` that has a data sheet ``name.pxd`` beside it.

A data sheet without a module has only structs and inline functions, for other modules. setup.py runs this
file without importing the engine. Each process that imports the engine runs it too, so it is kept fast: the
folder is listed once, and paths are plain text.
"""

import hashlib
import os
from pathlib import Path


def compiled_modules(engine: Path) -> list[Path]:
    """The compiled modules of an ``engine`` folder, sorted."""
    return sorted(engine / name for name in _modules(_files(engine)))


def source_hash(engine: Path) -> str:
    """SHA-256, in hexadecimal, of the compiled modules and all data sheets, with their paths."""
    digest = hashlib.sha256()
    files = _files(engine)
    sheets = [name for name in files if name.endswith(".pxd")]
    for name in sorted([*sheets, *_modules(files)], key=lambda name: name.split("/")):
        with open(f"{engine}/{name}", "rb") as file:
            digest.update(name.encode() + b"\0" + file.read() + b"\0")
    return digest.hexdigest()


def _files(engine: Path) -> set[str]:
    """The files in a folder and all folders below it, as paths from there."""
    found: set[str] = set()
    for folder, folders, names in os.walk(engine):
        folders[:] = [name for name in folders if name != "__pycache__"]
        place = os.path.relpath(folder, engine).replace(os.sep, "/")
        found.update(names if place == "." else (f"{place}/{name}" for name in names))
    return found


def _modules(files: set[str]) -> list[str]:
    modules = (f"{name[:-4]}.py" for name in files if name.endswith(".pxd"))
    return [module for module in modules if module in files]
