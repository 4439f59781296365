"""What is compiled: every ``name.py`` with a data sheet ``name.pxd``. setup.py runs this file by itself."""

import hashlib
from pathlib import Path


def compiled_modules(engine: Path) -> list[Path]:
    """The compiled modules of an ``engine`` folder, sorted."""
    return sorted(sheet.with_suffix(".py") for sheet in engine.rglob("*.pxd"))


def source_hash(engine: Path) -> str:
    """SHA-256 (hex) over the compiled modules and their data sheets, with their places in the folder."""
    digest = hashlib.sha256()
    for module in compiled_modules(engine):
        for path in (module.with_suffix(".pxd"), module):
            digest.update(path.relative_to(engine).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()
