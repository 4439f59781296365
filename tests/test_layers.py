"""The floors of design: imports point down only, and each outside thing has one owner.

The table of floors is in `layers`.
"""

import ast
import re
import statistics
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from layers import EXPORTED, FLOORS, OWNERS, PRIVATE_OF_OTHERS, ROOT, SIDEWAYS

MAX_LINES = 600
MAX_FUNCTION_LINES = 80
CIMPORT = re.compile(r"^\s*(?:from\s+([\w.]+)\s+cimport|cimport\s+([\w.]+))", re.MULTILINE)
SQL = re.compile(
    r"\b(SELECT\b.*\bFROM|INSERT\s+(OR\s+\w+\s+)?INTO|UPDATE\b.*\bSET|DELETE\s+FROM|"
    r"CREATE\s+(TABLE|INDEX|VIEW)|ALTER\s+TABLE|PRAGMA\s+\w)",
    re.DOTALL,
)


def modules(*packages: str) -> dict[str, Path]:
    """Every module of these packages by its dotted name."""
    found = {}
    for package in packages:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


MODULES = modules("engine", "pipeline")


def unit_of(name: str) -> str:
    """The line of the table that a module belongs to: the longest that it begins with."""
    while name not in FLOORS:
        name = name.rpartition(".")[0]
    return name


def split_unit(name: str) -> str:
    """As `unit_of`, but every stage on its own: they may not know each other."""
    return name if name.startswith("pipeline.stages.") else unit_of(name)


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All that a module's source is made of; several tests ask."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@pytest.fixture(scope="module", autouse=True)
def _nodes_are_forgotten() -> Iterator[None]:
    yield
    nodes.cache_clear()


def imported(path: Path) -> Iterator[str]:
    """The dotted names that a module imports, in functions and in its data sheet (.pxd) too."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import: write the whole name"
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield full if full in MODULES else str(node.module)
    if path.with_suffix(".pxd").exists():
        sheet = path.with_suffix(".pxd").read_text(encoding="utf-8")
        yield from (match[1] or match[2] for match in CIMPORT.finditer(sheet))


@cache
def edges() -> list[tuple[str, str]]:
    return [(name, target) for name, path in MODULES.items() for target in imported(path)]


def ours() -> list[tuple[str, str]]:
    return [(name, target) for name, target in edges() if target.split(".")[0] in ("engine", "pipeline")]


def is_allowed(name: str, target: str) -> bool:
    here, there = split_unit(name), split_unit(target)
    if here == there:
        return True
    below = FLOORS[unit_of(there)] < FLOORS[unit_of(here)]
    return below or unit_of(there) in SIDEWAYS.get(unit_of(here), set())


def test_every_module_has_a_floor():
    loose = [name for name in MODULES if unit_of(name) in ("engine", "pipeline") and name not in FLOORS]
    assert loose == [], "give each a line in layers.py: ENGINE or PIPELINE"


def test_every_line_of_the_table_is_a_module():
    assert set(FLOORS) - set(MODULES) == set()


def test_the_architecture_page_names_every_line_of_the_table():
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = {word.rstrip("/") for word in re.findall(r"`([\w./]+)`", page)}
    lines = {name.rpartition(".")[2] for name in FLOORS if not re.search(r"__main__|\.commands\.", name)}
    assert lines - named == set()


def test_the_architecture_page_names_every_module():
    """But stages, tables, commands, themes of rules and parts of one player: those pages have them."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    folders = r"engine\.(rules|players\.\w+)\.|pipeline\.(stages|store|commands)\.|.*__"
    sheets = {f"engine.{path.stem}" for path in (ROOT / "engine").glob("*.pxd")}
    names = {name.rpartition(".")[2] for name in sheets | set(MODULES) if not re.match(folders, name)}
    assert names - set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", page)))) == set()


def test_imports_point_down_only():
    wrong = {
        f"{name} imports {target}"
        for name, target in ours()
        if name.split(".")[0] == target.split(".")[0] and not is_allowed(name, target)
    }
    assert wrong == set()


def test_stages_meet_in_the_database_only():
    stages = [name for name in MODULES if name.startswith("pipeline.stages.")]
    assert len(stages) >= 6
    assert [edge for edge in ours() if edge[0] in stages and edge[1] in stages and edge[0] != edge[1]] == []


def test_the_engine_knows_nothing_of_the_pipeline_and_the_pipeline_only_what_is_exported():
    assert [edge for edge in ours() if edge[0].startswith("engine") and edge[1].startswith("pipeline")] == []
    seen = {
        unit_of(target)
        for name, target in ours()
        if name.startswith("pipeline") and target.startswith("engine")
    }
    assert seen <= EXPORTED


def private_of_others(path: Path) -> set[str]:
    """What a module asks of others, by attribute or import, that begins with an underscore."""
    asked, own = set(), set()
    for node in nodes(path):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            own.add(node.name)
        elif isinstance(node, ast.ImportFrom):
            asked |= {alias.name for alias in node.names}
        elif isinstance(node, ast.Attribute):
            (own if ast.unparse(node.value) in ("self", "cls") else asked).add(node.attr)
    return {name for name in asked - own - PRIVATE_OF_OTHERS if re.match("_(?!_)", name)}


def test_what_is_private_is_left_to_its_module():
    assert {name: asked for name, path in MODULES.items() if (asked := private_of_others(path))} == {}


def test_each_outside_package_has_its_owners():
    wrong = set()
    for name, target in edges():
        package = target.split(".")[0]
        if package in ("engine", "pipeline") or (
            package in sys.stdlib_module_names and package not in OWNERS
        ):
            continue
        owners = OWNERS.get(package, set())
        if unit_of(name) not in owners and name.split(".")[0] not in owners:
            wrong.add(f"{name} imports {package}")
    assert wrong == set()


def string_constants(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_sql_is_written_in_the_store_only():
    speakers = {name for name, path in MODULES.items() if any(map(SQL.search, string_constants(path)))}
    assert {unit_of(name) for name in speakers} <= {"pipeline.store"}


def calls(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)


def test_no_statement_numbers_its_values():
    """Of ``?1`` with a row of values some versions of Python 3.12 say that it will be an error."""
    statements = [text for path in MODULES.values() for text in string_constants(path) if SQL.search(text)]
    assert [text for text in statements if re.search(r"\?\d", text)] == []


def test_only_the_command_line_prints():
    speakers = {
        name
        for name, path in MODULES.items()
        if any(call in ("print", "click.echo", "sys.stdout.write") for call in calls(path))
    }
    assert {unit_of(name) for name in speakers} <= OWNERS["click"]


@pytest.mark.parametrize("folder", ["engine", "pipeline", "tests", "bench"])
def test_no_module_is_too_long(folder):
    paths = [path for suffix in ("py", "pxd", "pyx") for path in (ROOT / folder).rglob(f"*.{suffix}")]
    assert paths
    assert {
        p.name: n for p in paths if (n := len(p.read_text(encoding="utf-8").splitlines())) > MAX_LINES
    } == {}


def test_functions_are_short():
    lengths = {
        f"{name}.{node.name}": node.end_lineno - node.lineno + 1
        for name, path in MODULES.items()
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {name: lines for name, lines in lengths.items() if lines > MAX_FUNCTION_LINES} == {}
    assert statistics.median(lengths.values()) <= 12
    assert statistics.quantiles(lengths.values(), n=10)[-1] <= 30


def test_no_file_names_a_place_on_somebodys_machine():
    """Paths are relative, or the few that every machine has, or addresses of the review pages."""
    everywhere = r"dev/|etc/|usr/bin/env|proc/|tmp/out|(?:api|static|patterns|games|joseki)/"
    absolute = re.compile(rf"(?<![\w.:/~)\]}}>*&\\+-])/(?!{everywhere})[a-z][\w.-]*/[\w.-]+")
    suffixes = {".py", ".pxd", ".md", ".toml", ".cfg", ".yml", ".txt"}
    folders = ("engine", "pipeline", "tests", "bench", "docs", "corpora", ".ci")
    paths = [path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in suffixes]
    paths += [path for path in ROOT.iterdir() if path.suffix in suffixes and path.name != "requirements.lock"]
    found = {str(p.relative_to(ROOT)): absolute.findall(p.read_text(encoding="utf-8")) for p in paths}
    assert {name: places for name, places in found.items() if places} == {}


def test_every_dependency_has_an_owner_and_is_declared():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    lines = [
        *project["dependencies"],
        *(line for name in extras if name not in ("dev", "browser") for line in extras[name]),
    ]
    declared = {re.split(r"[<>=\[ ]", line)[0].replace("-", "_") for line in lines}
    assert declared == set(OWNERS) - {"cython", "libc", "sqlite3"}


def test_every_owner_makes_use_of_its_package():
    used = {(target.split(".")[0], unit_of(name)) for name, target in edges()}
    idle = {
        (package, owner) for package, owners in OWNERS.items() for owner in owners if owner not in ("engine",)
    }
    assert idle - used == set()
