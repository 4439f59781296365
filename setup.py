"""Compiles every engine module that has a data sheet (`name.pxd`) beside it; see docs/building.md."""

import hashlib
import json
import os
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
JOBS = int(os.environ.get("KATACHI_BUILD_JOBS", os.cpu_count() or 1))
#: make installs the package without compiling, then compiles in place, where only what changed is redone
ONLY_PACKAGE = bool(os.environ.get("KATACHI_ONLY_PACKAGE"))
CHECKED = bool(os.environ.get("KATACHI_CHECKED"))


def compiled_modules() -> list[Path]:
    return sorted(p.with_suffix(".py").relative_to(ROOT) for p in (ROOT / "engine").rglob("*.pxd"))


def source_hash() -> str:
    """What engine/__init__.py compares at import: the text of all compiled modules."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / "engine").rglob("*")):
        if path.suffix == ".pxd" or (path.suffix == ".py" and path.with_suffix(".pxd").exists()):
            digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


class BuildAll(build_ext):
    """Builds in parallel, all modules or none, and stamps what was built."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or JOBS

    def run(self) -> None:
        super().run()
        missing = [e.name for e in self.extensions if not Path(self.get_ext_fullpath(e.name)).exists()]
        if missing:
            sys.exit(f"setup.py: not built: {', '.join(missing)}")
        stamp = Path(self.get_ext_fullpath("engine._built")).parent / "_built.json"
        names = [e.name for e in self.extensions]
        stamp.write_text(json.dumps({"source": source_hash(), "modules": names}, indent=1) + "\n")


extensions = [
    Extension(
        ".".join(path.with_suffix("").parts),
        [path.as_posix()],
        extra_compile_args=["-O1", "-g"] if CHECKED else ["-O3"],
        define_macros=[] if CHECKED else [("CYTHON_WITHOUT_ASSERTIONS", "1")],
    )
    for path in ([] if ONLY_PACKAGE else compiled_modules())
]

setup(
    cmdclass={"build_ext": BuildAll},
    ext_modules=cythonize(
        extensions,
        build_dir="build/cython",
        nthreads=JOBS if len(extensions) > 1 else 0,
        show_all_warnings=False,
        compiler_directives={
            "language_level": 3,
            "boundscheck": True,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "embedsignature": True,
        },
    ),
)
