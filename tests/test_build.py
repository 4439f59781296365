"""What bites in compiled Python, held by tests; the numbers are the rows of docs/building.md."""

import ast
import copy
import os
import pickle
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from engine.points import EngineError

ROOT = Path(__file__).resolve().parent.parent
SHEETS = sorted((ROOT / "engine").rglob("*.pxd"))
COMPILED = [sheet.with_suffix(".py") for sheet in SHEETS if sheet.with_suffix(".py").exists()]
CIMPORT = re.compile(r"^from [\w.]+ cimport (\([^)]*\)|.*)$", re.MULTILINE)
CLASS = re.compile(r"^cdef class (\w+)", re.MULTILINE)
ENUM = re.compile(r"^(cpdef|cdef) enum:\n((?:[ \t]+.*\n|\n)+)", re.MULTILINE)
MEMBER = re.compile(r"^\s+(\w+) *= *(\w+(?: \+ \w+)*)", re.MULTILINE)


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts)


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": "", "KATACHI_BUILD_JOBS": "1"}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=environment, capture_output=True, text=True
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the built engine, to break."""
    shutil.copytree(ROOT / "engine", tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


# Row 1: a compiled class is invisible without its data sheet, and the code is slow without a word.
@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_a_compiled_module_cimports_every_compiled_class_that_it_imports(path):
    classes = {(name_of(sheet), name) for sheet in SHEETS for name in CLASS.findall(sheet.read_text())}
    sheet = path.with_suffix(".pxd").read_text(encoding="utf-8")
    imports = {
        (node.module, alias.name)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    missing = {
        f"{module}.{name}"
        for module, name in imports & classes
        if not re.search(rf"from {re.escape(module)} cimport[^#]*?\b{name}\b", sheet)
    }
    assert missing == set()


# Row 3: cython.cimports in a .py cannot be imported uncompiled, so cimports live in the data sheet.
def test_cimports_are_written_in_data_sheets_only():
    assert [name_of(path) for path in COMPILED if "cython.cimports" in path.read_text(encoding="utf-8")] == []


# A data sheet says what its module stands on; no tool looks for what it does not need.
@pytest.mark.parametrize("sheet", SHEETS, ids=name_of)
def test_what_a_data_sheet_cimports_is_used(sheet):
    code = re.sub("#.*", "", sheet.read_text(encoding="utf-8"))
    names = {
        words.split()[-1]
        for several in CIMPORT.findall(code)
        for words in several.strip("()").split(",")
        if words.split()
    }
    users = CIMPORT.sub("", code)
    if sheet.with_suffix(".py").exists():
        users += sheet.with_suffix(".py").read_text(encoding="utf-8")
    assert names - set(re.findall(r"\w+", users)) == set()


# Rows 4, 5 and 7: a .py that disagrees with its .pxd, a GIL taken at each call, a swallowed exception.
# The whole engine is translated so by make, each time it is built; here two modules are.
def test_whatever_cython_says_ends_the_build_each_time(tmp_path):
    engine = tmp_path / "engine"
    engine.mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "engine/sources.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("one", "two"):
        (engine / f"{name}.py").write_text("def twice(n):\n    return 2 * n\n")
        (engine / f"{name}.pxd").write_text("cdef int twice(int n) noexcept nogil\n")
    assert strict(tmp_path) == (0, "katachi", "")
    (engine / "two.pxd").write_text("cdef int twice(int n) nogil\n")
    for _ in range(2):  # what was translated with a warning is not taken up
        code, _, said = strict(tmp_path)
        assert code == 1
        assert "engine/two.pxd:1:14: No exception value declared" in said
        assert "Cython has something to say" in said
    (engine / "two.pxd").write_text("cdef int twice(int n) noexcept nogil\n")
    assert strict(tmp_path) == (0, "katachi", "")
    (translated,) = (tmp_path / "build").rglob("one.c")
    translated.write_text("as an older setup.py had it")
    later = time.time() + 60
    os.utime(tmp_path / "setup.py", (later, later))
    assert strict(tmp_path) == (0, "katachi", "")
    assert "twice" in translated.read_text()
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"KATACHI_STRICT=1 .*setup\.py --quiet build_ext --inplace", makefile)


def test_what_compiles_the_knowledge_finds_what_pip_has_for_an_isolated_build(tmp_path):
    """Its packages, numpy among them, are found by PYTHONPATH alone."""
    (tmp_path / "engine").mkdir()
    for name in ("setup.py", "engine/sources.py"):
        shutil.copy(ROOT / name, tmp_path / name)
    for name in ("engine/__init__.py", "engine/a.pxd", "engine/a.py"):
        (tmp_path / name).write_text("")
    (tmp_path / "out" / "pipeline").mkdir(parents=True)
    (tmp_path / "isolated").mkdir()
    (tmp_path / "isolated" / "needed.py").write_text("")
    for name in ("knowledge", "joseki"):
        (tmp_path / "out" / "pipeline" / f"{name}.py").write_text(
            "import sys, pathlib, needed\npathlib.Path(sys.argv[2]).touch()"
        )
    told = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", "out"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path / "isolated"), "KATACHI_BUILD_JOBS": "1"},
        capture_output=True,
        text=True,
    )
    assert told.returncode == 0, told.stderr
    assert {path.name for path in (tmp_path / "out" / "engine").glob("*.bin")} == {
        "knowledge.bin",
        "joseki.bin",
    }


def strict(folder: Path) -> tuple[int, str, str]:
    """Translate every module, and say the name: exit code, the last line of output, errors."""
    environment = {**os.environ, "PYTHONPATH": "", "KATACHI_STRICT": "1"}
    done = subprocess.run(
        [sys.executable, "setup.py", "--name"], cwd=folder, env=environment, capture_output=True, text=True
    )
    return done.returncode, "".join(done.stdout.splitlines()[-1:]), done.stderr


# Row 12: a constant has one home, the enum of a data sheet; Python sees the same value under the same name.
@pytest.mark.parametrize("path", COMPILED, ids=name_of)
def test_constants_of_a_data_sheet_are_not_written_twice(path):
    bodies = ENUM.findall(path.with_suffix(".pxd").read_text(encoding="utf-8"))
    members = {name: value for _, body in bodies for name, value in MEMBER.findall(body)}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assigned = {
        node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    assert assigned & set(members) == set()
    module = import_module(name_of(path))
    for kind, body in bodies:
        for name, value in MEMBER.findall(body) if kind == "cpdef" else ():
            terms = [int(term) if term.isdecimal() else constant(path, term) for term in value.split(" + ")]
            assert getattr(module, name) == sum(terms)


def constant(path: Path, name: str) -> int:
    """A constant of a data sheet, or of the one that it has it from."""
    sheet = path.with_suffix(".pxd").read_text(encoding="utf-8")
    home = re.search(rf"^from (\S+) cimport [^(\n]*\b{name}\b", sheet, re.MULTILINE)
    return getattr(import_module(home[1] if home else name_of(path)), name)


# Row 16: what Cython can make of an object of C fields is no copy of it, and may crash.
def test_objects_of_the_engine_are_neither_pickled_nor_copied():
    tried = 0
    for module in map(import_module, map(name_of, COMPILED)):
        for found in vars(module).values():
            if not hasattr(found, "__pyx_vtable__") or found.__module__ != module.__name__:
                continue
            try:
                made = found()
            except (TypeError, EngineError):  # it needs something to be made of
                continue
            for way in (pickle.dumps, copy.copy):
                with pytest.raises(TypeError, match="cannot pickle"):
                    way(made)
            tried += 1
    assert tried > 50


# Row 14: all modules are compiled, or none is used.
def test_every_module_with_a_data_sheet_is_loaded_compiled():
    files = {name: import_module(name).__file__ for name in map(name_of, COMPILED)}
    assert {name: file for name, file in files.items() if file.endswith(".py")} == {}


def drop_the_stamp(tree: Path) -> None:
    (tree / "engine" / "_built.json").unlink()


def drop_one_module(tree: Path) -> None:
    next((tree / "engine").glob("points.*.so")).unlink()


def edit_a_source(tree: Path) -> None:
    with (tree / "engine" / "points.py").open("a") as file:
        file.write("# edited\n")


def edit_a_sheet(tree: Path) -> None:
    with (tree / "engine" / "board.pxd").open("a") as file:
        file.write("# edited\n")


def add_a_module(tree: Path) -> None:
    (tree / "engine" / "later.py").write_text("")
    (tree / "engine" / "later.pxd").write_text("")


# Rows 14 and 15: a stale .so wins over the edited source without a word, so the engine looks first.
@pytest.mark.parametrize(
    ("spoil", "complaint"),
    [
        (drop_the_stamp, "the engine is not compiled: run 'make build'"),
        (drop_one_module, "the engine is half built, without engine.points: run 'make clean build'"),
        (edit_a_source, "the engine's sources changed after it was compiled: run 'make build'"),
        (edit_a_sheet, "the engine's sources changed after it was compiled: run 'make build'"),
        (add_a_module, "the engine's sources changed after it was compiled: run 'make build'"),
    ],
)
def test_the_engine_refuses_a_tree_that_is_not_what_was_built(tree, spoil: Callable[[Path], None], complaint):
    assert run(tree, "-c", "import engine.board").returncode == 0
    spoil(tree)
    done = run(tree, "-c", "import engine")
    assert done.returncode == 1
    assert f"ImportError: {complaint}" in done.stderr


def test_pytest_by_its_own_name_finds_the_engine_too() -> None:
    command = Path(sys.executable).with_name("pytest")
    options = ("--collect-only", "-p", "no:cacheprovider")
    ran = run(ROOT, str(command), *options, "tests/engine/players/test_zobrist.py")
    assert ran.returncode == 0, ran.stdout


def test_clean_removes_every_file_that_is_built_into_the_engine():
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    built = [name for name in ignored if name.startswith("engine/")]
    told = subprocess.run(["make", "-n", "clean"], cwd=ROOT, capture_output=True, text=True, check=True)
    assert len(built) == 3
    assert [name for name in built if name not in told.stdout.split()] == []
