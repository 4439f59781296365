"""The floors of design: imports point down only, and each outside thing has one owner.

A new module gets a line in ENGINE or PIPELINE. Modules of one floor do not know each other unless
SIDEWAYS says so. docs/architecture.md shows the same table to people.
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

ROOT = Path(__file__).resolve().parent.parent

#: the players: they do not import each other
_FOLDER = ROOT / "engine" / "players"
_PATHS = [*_FOLDER.glob("[a-z]*.py"), *(path.parent for path in _FOLDER.glob("*/__init__.py"))]
PLAYERS = sorted({f"engine.players.{path.stem}" for path in _PATHS} - {"engine.players.base"})
#: module (or package, then all of it is one unit) -> floor
ENGINE = {
    "engine": 0,
    "engine.sources": 0,
    "engine.points": 0,
    "engine.replacing": 1,
    "engine.knowledge": 0,
    "engine.board": 1,
    "engine.consistency": 1,
    "engine.own_eyes": 2,
    "engine.diagram": 1,
    "engine.reader": 2,
    "engine.tactics": 2,
    "engine.readings": 2,
    "engine.patterns": 2,
    "engine.walk": 2,
    "engine.joseki": 2,
    "engine.combinations": 3,
    "engine.evaluation": 3,
    "engine.attributes": 4,
    "engine.position": 4,
    "engine.selfcheck": 5,
    "engine.settling": 5,
    "engine.owners": 5,
    "engine.ending": 6,
    "engine.situation": 5,
    "engine.strategy": 5,
    "engine.rules": 5,
    "engine.features": 5,
    "engine.feature_table": 0,
    "engine.explain": 6,
    "engine.network": 5,
    "engine.planes": 5,
    "engine.board_network": 5,
    "engine.valuation": 6,
    "engine.learning": 0,
    "engine.learning.growing": 0,
    "engine.learning.listing": 7,
    "engine.learning.counting": 8,
    "engine.learning.training": 8,
    "engine.learning.shortlists": 8,
    "engine.learning.adam": 9,
    "engine.learning.mixing_learner": 9,
    "engine.learning.network_training": 10,
    "engine.learning.board_views": 8,
    "engine.learning.board_learner": 10,
    "engine.learning.board_training": 11,
    "engine.players.base": 7,
    **dict.fromkeys(PLAYERS, 7),
    "engine.players": 7,
    "engine.answers": 8,
    "engine.turns": 5,
    "engine.urgent": 6,
    "engine.search": 7,
    "engine.playing": 8,
    "engine.thinking": 8,
    "engine.gtp": 9,
    "engine.signature": 8,
}
PIPELINE = {
    "pipeline": 0,
    "pipeline.errors": 0,
    "pipeline.ranges": 0,
    "pipeline.records": 0,
    "pipeline.settings": 0,
    "pipeline.game_records": 0,
    "pipeline.game_records.splitter": 0,
    "pipeline.stopping": 0,
    "pipeline.auditing": 2,
    "pipeline.remote": 0,
    "pipeline.tables": 0,
    "pipeline.writing": 0,
    "pipeline.arrays": 0,
    "pipeline.game_records.encoding": 0,
    "pipeline.game_records.game_info": 0,
    "pipeline.download": 1,
    "pipeline.executors": 1,
    "pipeline.game_records.identity": 1,
    "pipeline.game_records.inputs": 1,
    "pipeline.misses": 1,
    "pipeline.programs": 1,
    "pipeline.sgf": 1,
    "pipeline.game_records.sgf_tree": 1,
    "pipeline.texts": 1,
    "pipeline.learning.shape_selection": 1,
    "pipeline.learning.start_weights": 1,
    "pipeline.chunks": 2,
    "pipeline.learning.counting_passes": 2,
    "pipeline.learning.resumable_passes": 2,
    "pipeline.learning.training_passes": 2,
    "pipeline.learning.position_files": 2,
    "pipeline.learning.repeated_games": 2,
    "pipeline.learning.network_passes": 2,
    "pipeline.learning.game_lists": 2,
    "pipeline.learning.worker_knowledge": 2,
    "pipeline.learning.shape_files": 2,
    "pipeline.learning.conditional_patterns": 2,
    "pipeline.learning": 0,
    "pipeline.learning.training_games": 2,
    "pipeline.mining": 3,
    "pipeline.store": 1,
    "pipeline.corpora": 2,
    "pipeline.judging": 2,
    "pipeline.knowledge": 2,
    "pipeline.learning.starting_knowledge": 2,
    "pipeline.pattern_sources": 2,
    "pipeline.decisions": 2,
    "pipeline.texts.decisions_text": 2,
    "pipeline.stages": 2,
    "pipeline.game_records.positions": 2,
    "pipeline.problems": 2,
    "pipeline.regression": 2,
    "pipeline.gtp_streams": 3,
    "pipeline.matches": 3,
    "pipeline.joseki": 3,
    "pipeline.export": 3,
    "pipeline.neurogo": 3,
    "pipeline.views": 3,
    "pipeline.release": 3,
    "pipeline.review": 3,
    "pipeline.cli": 4,
    "pipeline.commands": 4,
    "pipeline.commands.completion": 3,
    "pipeline.commands.options": 4,
    "pipeline.commands.corpora": 4,
    "pipeline.commands.export": 4,
    "pipeline.commands.gtp": 4,
    "pipeline.commands.learning": 4,
    "pipeline.commands.joseki": 4,
    "pipeline.commands.match": 4,
    "pipeline.commands.neurogo": 4,
    "pipeline.commands.selfplay": 4,
    "pipeline.commands.show": 4,
    "pipeline.commands.problems": 4,
    "pipeline.commands.read": 4,
    "pipeline.commands.regress": 4,
    "pipeline.commands.release": 4,
    "pipeline.commands.review": 4,
    "pipeline.commands.demo": 4,
    "pipeline.commands.reference": 5,
    "pipeline.__main__": 5,
}
FLOORS = ENGINE | PIPELINE
#: what the command is made of, beside ``pipeline.cli``
COMMANDS = {name for name in PIPELINE if name.startswith("pipeline.commands.")}

#: unit -> units of its own floor that it may import
SIDEWAYS = {
    "engine": {"engine.sources"},
    "engine.board": {"engine.consistency"},
    "engine.consistency": {"engine.board"},
    "engine.diagram": {"engine.board"},
    "engine.tactics": {"engine.reader"},
    "engine.readings": {"engine.reader", "engine.tactics"},
    "engine.patterns": {"engine.walk"},
    "engine.joseki": {"engine.walk"},
    "engine.position": {"engine.attributes"},
    "engine.features": {"engine.situation", "engine.rules"},
    "engine.rules": {"engine.strategy"},
    "engine.thinking": {"engine.playing"},
    "engine.players": {"engine.players.base"},
    **{name: {"engine.players.base"} for name in PLAYERS},
    "engine.network": {"engine.features"},
    "engine.planes": {"engine.situation", "engine.strategy"},
    "engine.board_network": {"engine.network", "engine.planes", "engine.situation", "engine.strategy"},
    "pipeline.records": {"pipeline.errors"},
    "pipeline.writing": {"pipeline.errors", "pipeline.stopping"},
    "pipeline.settings": {"pipeline.errors", "pipeline.ranges"},
    "pipeline.remote": {"pipeline.errors"},
    "pipeline.store": {"pipeline.game_records.identity"},
    "pipeline.decisions": {"pipeline.knowledge"},
    "pipeline.export": {"pipeline.joseki", "pipeline.views"},
    "pipeline.views": {"pipeline.joseki"},
    "pipeline.pattern_sources": {"pipeline.knowledge", "pipeline.decisions"},
    "pipeline.neurogo": {"pipeline.matches", "pipeline.views"},
    "pipeline.release": {"pipeline.views", "pipeline.joseki", "pipeline.matches"},
    "pipeline.review": {"pipeline.views", "pipeline.joseki", "pipeline.release"},
    "pipeline.learning.position_files": {"pipeline.learning.worker_knowledge"},
    "pipeline.learning.repeated_games": {"pipeline.learning.position_files"},
    "pipeline.learning.game_lists": {
        "pipeline.learning.position_files",
        "pipeline.learning.worker_knowledge",
        "pipeline.learning.training_games",
    },
    "pipeline.learning.conditional_patterns": {"pipeline.learning.training_passes"},
    "pipeline.learning.counting_passes": {
        "pipeline.learning.resumable_passes",
        "pipeline.learning.game_lists",
        "pipeline.learning.training_games",
    },
    "pipeline.learning.shape_files": {"pipeline.learning.training_games"},
    "pipeline.learning.starting_knowledge": {"pipeline.knowledge"},
    "pipeline.learning.network_passes": {
        "pipeline.decisions",
        "pipeline.executors",
        "pipeline.learning.position_files",
        "pipeline.knowledge",
        "pipeline.learning.starting_knowledge",
        "pipeline.learning.training_passes",
        "pipeline.learning.repeated_games",
        "pipeline.learning.worker_knowledge",
        "pipeline.store",
        "pipeline.learning.training_games",
    },
    "pipeline.problems": {"pipeline.judging"},
    "pipeline.regression": {"pipeline.judging"},
    "pipeline.stages": {
        "pipeline.auditing",
        "pipeline.chunks",
        "pipeline.learning.counting_passes",
        "pipeline.decisions",
        "pipeline.judging",
        "pipeline.knowledge",
        "pipeline.learning.starting_knowledge",
        "pipeline.learning.position_files",
        "pipeline.learning.resumable_passes",
        "pipeline.learning.game_lists",
        "pipeline.learning.worker_knowledge",
        "pipeline.learning.training_passes",
        "pipeline.learning.network_passes",
        "pipeline.pattern_sources",
        "pipeline.learning.shape_files",
        "pipeline.learning.conditional_patterns",
        "pipeline.learning.training_games",
    },
    "pipeline.cli": COMMANDS,
    **{name: {"pipeline.commands.options"} for name in COMMANDS - {"pipeline.commands.options"}},
}

#: what the pipeline may see of the engine
EXPORTED = {
    "engine",
    "engine.answers",
    "engine.attributes",
    "engine.points",
    "engine.replacing",
    "engine.board",
    "engine.diagram",
    "engine.evaluation",
    "engine.ending",
    "engine.gtp",
    "engine.playing",
    "engine.thinking",
    "engine.knowledge",
    "engine.patterns",
    "engine.players",
    "engine.players.neurogo",
    "engine.position",
    "engine.signature",
    "engine.selfcheck",
    "engine.reader",
    "engine.tactics",
    "engine.walk",
    "engine.joseki",
    "engine.feature_table",
    "engine.features",
    "engine.learning.counting",
    "engine.learning.training",
    "engine.network",
    "engine.learning.network_training",
    "engine.board_network",
    "engine.learning.board_training",
    "engine.learning.board_views",
    "engine.learning.listing",
    "engine.learning.shortlists",
    "engine.valuation",
}

#: outside package -> the only units that import it
OWNERS = {
    "click": {"pipeline.cli", *COMMANDS},
    "cython": {"engine"},
    "libc": {"engine"},
    "numpy": {
        "engine.joseki",
        "pipeline.joseki",
        "engine.patterns",
        "engine.learning.counting",
        "engine.learning.training",
        "engine.network",
        "engine.learning.adam",
        "engine.learning.network_training",
        "engine.board_network",
        "engine.learning.board_learner",
        "engine.learning.board_training",
        "engine.learning.board_views",
        "engine.owners",
        "engine.learning.listing",
        "engine.learning.growing",
        "engine.learning.shortlists",
        "engine.valuation",
        "pipeline.learning.position_files",
        "pipeline.learning.game_lists",
        "pipeline.learning.shape_files",
        "pipeline.texts",
        "pipeline.learning.network_passes",
        "pipeline.arrays",
        "pipeline.learning.training_passes",
        "pipeline.learning.conditional_patterns",
        "pipeline.learning.counting_passes",
        "pipeline.learning.training_games",
        "pipeline.review",
        "pipeline.stages",
        "pipeline.store",
        "pipeline.misses",
    },
    "jinja2": {"pipeline.review"},
    "distributed": {"pipeline.executors"},
    "fsspec": {"pipeline.remote"},
    "py7zr": {"pipeline.game_records.inputs"},
    "pyarrow": {"pipeline.export"},
    "typst": {"pipeline.views"},
    "sgfmill": {"pipeline.sgf"},
    "sqlite3": {"pipeline.store"},
    "sqlite_utils": {"pipeline.store"},
    "starlette": {"pipeline.review"},
    "tqdm": {"pipeline.executors"},
    "uvicorn": {"pipeline.review"},
}

#: of named tuples and of other packages, where they have no other way
PRIVATE_OF_OTHERS = {
    "_asdict",
    "_fields",
    "_make",
    "_replace",
    "_exit",
    "_forkserver",
    "_stop",
    "_migrations",
}

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
    assert loose == [], "give each a line in ENGINE or PIPELINE"


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
