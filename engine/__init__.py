"""The Go engine: a compiled core that knows the game and loads its two binaries, nothing else.

See docs/architecture.md for the floors, and docs/building.md for how it is compiled.
"""

import json
from importlib.machinery import EXTENSION_SUFFIXES
from os.path import exists
from pathlib import Path

from engine.sources import source_hash

VERSION = "0.1.0"

_ROOT = Path(__file__).resolve().parent


def _is_compiled(module: str) -> bool:
    base = f"{_ROOT.parent}/{module.replace('.', '/')}"
    return any(exists(base + suffix) for suffix in EXTENSION_SUFFIXES)


def _check_build() -> None:
    """Refuse a half-built or stale tree: it would be wrong silently, or slow (docs/building.md)."""
    stamp = _ROOT / "_built.json"
    if not stamp.exists():
        raise ImportError("the engine is not compiled: run 'make build' (or 'pip install .')")
    built = json.loads(stamp.read_text())
    missing = [module for module in built["modules"] if not _is_compiled(module)]
    if missing:
        raise ImportError(f"the engine is half built, without {', '.join(missing)}: run 'make clean build'")
    if built["source"] != source_hash(_ROOT):
        raise ImportError("the engine's sources changed after it was compiled: run 'make build'")


_check_build()
