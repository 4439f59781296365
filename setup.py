"""Compiles every module of the engine that has a data sheet (`name.pxd`) beside it; see docs/building.md."""

import json
import os
import re
import runpy
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryFile

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent
JOBS = int(os.environ.get("KATACHI_BUILD_JOBS", os.cpu_count() or 1))
#: install without compiling: make does so, then compiles in place, where only what has changed is redone
ONLY_PACKAGE = bool(os.environ.get("KATACHI_ONLY_PACKAGE"))
#: compile without making the knowledge, for which make has a rule of its own
ONLY_ENGINE = bool(os.environ.get("KATACHI_ONLY_ENGINE"))
#: keep assertions, and compile for a debugger
CHECKED = bool(os.environ.get("KATACHI_CHECKED"))
#: take whatever Cython says of a module for an error; make does so, but others may have another Cython
STRICT = bool(os.environ.get("KATACHI_STRICT"))
TRANSLATED = ROOT / "build" / "cython"
#: Cython's own code for memoryviews and functions, compiled once for all modules: half the compiler's time
SHARED = "engine._shared"
#: after these lines of C comes what Cython adds to each module, and so well it is compiled: the first runs at
#: the import, the second seldom, and to optimize them fully would take half of the compiler's time
ADDED = {
    "/* #### Code section: init_module ### */": "O0",
    "/* #### Code section: utility_code_pragmas ### */": "Og",
}
QUICKLY = """
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize ("{}")
#endif
"""
#: lines of Cython's output that only say how far it is
PROGRESS = re.compile(r"Compiling |Generating shared module |\[ *\d+/\d+\]")

ENGINE = ROOT / "engine"
# run, not imported: the engine cannot be imported before it is compiled
sources = runpy.run_path(str(ENGINE / "sources.py"))
compiled_modules, source_hash = sources["compiled_modules"], sources["source_hash"]


class BuildAll(build_ext):
    """Builds modules in parallel, all or none, and writes down what was built; then the knowledge."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or JOBS

    def run(self) -> None:
        super().run()
        missing = [e.name for e in self.extensions if not Path(self.get_ext_fullpath(e.name)).exists()]
        if missing:
            sys.exit(f"setup.py: not built: {', '.join(missing)}")
        stamp = Path(self.get_ext_fullpath("engine._built")).parent / "_built.json"
        built = {"source": source_hash(ENGINE), "modules": [e.name for e in self.extensions]}
        stamp.write_text(json.dumps(built, indent=1) + "\n")
        if not (ONLY_PACKAGE or ONLY_ENGINE):
            engine = stamp.parent.resolve()
            self.build_binary(engine / "knowledge.bin", "pipeline.knowledge", ROOT / "db")
            self.build_binary(engine / "joseki.bin", "pipeline.joseki", ROOT / "db/joseki/joseki.jos")

    def build_binary(self, target: Path, compiler: str, source: Path) -> None:
        """Make a binary from text in db/ with the engine just built; in place only if there is none yet."""
        if self.inplace and target.exists():
            return
        engine = target.parent
        # pip lets an isolated build find numpy by this variable
        paths = [str(engine.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
        done = subprocess.run(
            [sys.executable, "-m", compiler, source, target],
            cwd=engine.parent,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        )
        if done.returncode:
            sys.exit("setup.py: the text in db/ was not compiled: see above")


@contextmanager
def strictly() -> Iterator[None]:
    """While modules are translated: whatever Cython says of one ends the build, now and the next time."""
    begin = time.time()
    with TemporaryFile("w+") as file:
        ours = [os.dup(1), os.dup(2)]
        for number in (1, 2):
            os.dup2(file.fileno(), number)
        try:
            yield
        finally:
            sys.stdout.flush()
            for number, our in enumerate(ours, start=1):
                os.dup2(our, number)
            file.seek(0)
            said = [line for line in file.read().splitlines() if line and not PROGRESS.match(line)]
            print("\n".join(said), end="\n" if said else "", file=sys.stderr)
    if said:
        for path in TRANSLATED.rglob("*.c"):
            if path.stat().st_mtime >= begin:
                path.unlink()
        sys.exit("setup.py: Cython has something to say: see above, and docs/building.md")


def added_quickly(path: Path) -> None:
    """Make what Cython adds to this module of C compile faster; our own code is compiled as before."""
    before = code = path.read_text("utf-8")
    for line, level in ADDED.items():
        if code.count(line) != 1:
            sys.exit(f"setup.py: {path}: not one line {line}")
        quickly = line + QUICKLY.format(level)
        if quickly not in code:
            code = code.replace(line, quickly)
    if code != before:
        path.write_text(code, "utf-8")


# no fused multiply-add, even where a machine has it, so that what is learned is the same on all machines
SAME_FLOATS = "-ffp-contract=off"
# without assertions, the variables that only they use are unused
RELEASED = ["-O3", "-g0", "-Wno-unused-variable"]
extensions = [
    Extension(
        ".".join(path.relative_to(ROOT).with_suffix("").parts),
        [path.relative_to(ROOT).as_posix()],
        extra_compile_args=[SAME_FLOATS, *(["-O1", "-g"] if CHECKED else RELEASED)],
        define_macros=[] if CHECKED else [("CYTHON_WITHOUT_ASSERTIONS", "1")],
    )
    for path in ([] if ONLY_PACKAGE else compiled_modules(ENGINE))
]
if extensions:
    extensions.append(Extension(SHARED, ["engine/_shared.c"], extra_compile_args=["-O2", "-g0"]))

# translate again what an earlier version of this file has translated
for path in TRANSLATED.rglob("*.c"):
    if path.stat().st_mtime < Path(__file__).stat().st_mtime:
        path.unlink()

with strictly() if STRICT else nullcontext():
    modules = cythonize(
        extensions,
        build_dir=TRANSLATED.relative_to(ROOT).as_posix(),
        nthreads=JOBS if len(extensions) > 1 else 0,
        show_all_warnings=False,
        shared_utility_qualified_name=SHARED,
        compiler_directives={
            "language_level": 3,
            "boundscheck": True,
            "wraparound": False,
            "cdivision": True,
            "initializedcheck": False,
            "embedsignature": True,
            "auto_pickle": False,
        },
    )

for module in modules:
    if module.name != SHARED:
        added_quickly(ROOT / module.sources[0])

setup(cmdclass={"build_ext": BuildAll}, ext_modules=modules)
