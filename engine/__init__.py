"""The Go engine: a compiled core that knows the game and loads its two binaries, nothing else.

Everything the pipeline uses is exported here; see docs/architecture.md for the floors.
"""

import hashlib
import json
from pathlib import Path

VERSION = "0.1.0"


def _check_build() -> None:
    """Refuse a half-built or stale tree: a compiled module would silently shadow its edited source."""
    root = Path(__file__).resolve().parent
    stamp = root / "_built.json"
    if not stamp.exists():
        raise ImportError("the engine is not compiled: run 'make build' (or 'pip install .')")
    digest = hashlib.sha256()
    for path in sorted(root.rglob("*")):
        if path.suffix == ".pxd" or (path.suffix == ".py" and path.with_suffix(".pxd").exists()):
            name = path.relative_to(root.parent).as_posix()
            digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    if json.loads(stamp.read_text())["source"] != digest.hexdigest():
        raise ImportError("the engine's sources changed after it was compiled: run 'make build'")


_check_build()
