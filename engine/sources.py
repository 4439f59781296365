"""What is compiled: every ``name.py`` with a data sheet ``name.pxd``. setup.py runs this file by itself.

A sheet without a module holds structs and inline functions only, for the others.
"""

import hashlib
from pathlib import Path


def compiled_modules(engine: Path) -> list[Path]:
    """The compiled modules of an ``engine`` folder, sorted."""
    modules = (sheet.with_suffix(".py") for sheet in engine.rglob("*.pxd"))
    return sorted(module for module in modules if module.exists())


def source_hash(engine: Path) -> str:
    """SHA-256 (hex) over the compiled modules and all data sheets, with their places in the folder."""
    digest = hashlib.sha256()
    for path in sorted([*engine.rglob("*.pxd"), *compiled_modules(engine)]):
        digest.update(path.relative_to(engine).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
