"""What the documents say of the code is held against the code."""

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import fields
from itertools import count
from pathlib import Path

import click
import pytest

from engine.planes import PLANES
from engine.players.base import Evaluator, Finisher, Judge, Passer, Player, Terse, player_names
from pipeline.cli import katachi
from pipeline.commands.options import INTERRUPTED, TERMINATED
from pipeline.errors import CheckFailed, InputsRejected, KatachiError, UsageError
from pipeline.matches.results import GameResult

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(DOCS.rglob("*.md")), ROOT / "README.md", ROOT / "corpora" / "README.md"]
ANCHORED = [*PAGES, ROOT / "CHANGELOG.md", *sorted((ROOT / "db").rglob("README.md"))]
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
ANCHOR = re.compile(r"\]\(([^)#\s]+\.md)?#([^)\s]+)\)")
FENCED = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#{1,6} +(.+)$", re.MULTILINE)
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")


def relative(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=relative)
def test_links_lead_somewhere(page):
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


def anchors(text: str) -> set[str]:
    """What GitHub calls the headings of a page: the second of a name gets -1, the third -2."""
    names = set()
    for heading in HEADING.findall(FENCED.sub("", text)):
        shown = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
        name = re.sub(r"[^\w -]", "", shown).replace(" ", "-")
        numbered = (f"{name}-{n}" for n in count(1))
        names.add(name if name not in names else next(other for other in numbered if other not in names))
    return names


def test_anchors_are_githubs():
    text = "# Level, `a_b` & [dan](dan.md)\n## More\n```text\n# no heading\n```\n### Its\n## More\n## More\n"
    assert anchors(text) == {"level-a_b--dan", "more", "its", "more-1", "more-2"}


@pytest.mark.parametrize("page", ANCHORED, ids=relative)
def test_anchors_lead_to_headings(page):
    links = [link for link in ANCHOR.findall(page.read_text(encoding="utf-8")) if "://" not in link[0]]
    targets = {name: page.parent / name if name else page for name, _ in links}
    headings = {name: anchors(target.read_text(encoding="utf-8")) for name, target in targets.items()}
    assert [f"{name}#{anchor}" for name, anchor in links if anchor not in headings[name]] == []


def test_every_page_can_be_reached_from_the_first():
    seen, todo = set(), [DOCS / "README.md"]
    while todo:
        page = todo.pop().resolve()
        if page not in seen and page.suffix == ".md" and page.exists():
            seen.add(page)
            links = LINK.findall(page.read_text(encoding="utf-8"))
            todo += [page.parent / link for link in links if "://" not in link]
    assert [relative(page) for page in DOCS.rglob("*.md") if page.resolve() not in seen] == []


def test_the_first_page_names_every_other():
    named = {
        (DOCS / link).resolve() for link in LINK.findall((DOCS / "README.md").read_text(encoding="utf-8"))
    }
    pages = {page.resolve() for page in DOCS.rglob("*.md")}
    assert [relative(page) for page in pages - named - {DOCS / "README.md"}] == []


def test_the_guide_to_players_has_all_that_players_keep():
    text = (DOCS / "adding-a-player.md").read_text(encoding="utf-8")
    for protocol in (Player, Judge, Passer, Finisher, Evaluator, Terse):
        members = {*protocol.__annotations__, *(name for name in vars(protocol) if name[0] != "_")}
        assert {name for name in (protocol.__name__, *members) if not re.search(rf"`{name}\b", text)} == set()


@pytest.mark.parametrize(
    "page", ["docs/README.md", "docs/glossary.md", "docs/playing.md", "pipeline/commands/match.py"]
)
def test_every_player_is_named_where_players_are(page):
    assert {name for name in player_names() if not re.search(rf"[`\[ ]{name}\b", read(page))} == set()


def test_every_dependency_has_its_line_and_every_line_its_dependency():
    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    project = table["project"]
    lists = [
        project["dependencies"],
        table["build-system"]["requires"],
        *project["optional-dependencies"].values(),
    ]
    declared = {re.split(r"[<>=\[ ]", line)[0] for lines in lists for line in lines}
    explained = re.findall(
        r"^- `([^`]+)`: ", (DOCS / "dependencies.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert sorted(explained) == sorted(declared)


def forbidden_words() -> set[str]:
    rows = re.findall(
        r"^\|[^|]*\|[^|]*\|([^|]*)\|$", (DOCS / "glossary.md").read_text(encoding="utf-8"), re.MULTILINE
    )
    return {word for cell in rows for word in re.findall(r"`(\w+)`", cell)}


def names_in(path: Path) -> set[str]:
    """Every name that the module gives to something."""
    names = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            names.add(node.id)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            names.add(node.attr)
    return names


def test_the_glossary_forbids_something():
    assert {"vertex", "chain", "dragon"} <= forbidden_words()


@pytest.mark.parametrize("folder", ["engine", "pipeline", "bench"])
def test_names_are_the_glossarys(folder):
    words = forbidden_words()
    wrong = {
        f"{relative(path)}: {name}"
        for path in (ROOT / folder).rglob("*.py")
        for name in names_in(path)
        if words & {word.lower() for word in WORD.findall(name)}
    }
    assert wrong == set()


def read(*parts: str) -> str:
    return ROOT.joinpath(*parts).read_text(encoding="utf-8")


def code(*folders: str) -> Iterator[Path]:
    for folder in folders:
        yield from (path for path in (ROOT / folder).rglob("*.p*") if path.suffix in (".py", ".pxd"))


ASKED = re.compile(r"(?:environ\.get\(|environ\[|getenv\(|envvar=)\s*\"(KATACHI_\w+)\"")


def test_every_environment_variable_is_on_a_page():
    texts = [path.read_text(encoding="utf-8") for path in (*code("engine", "pipeline"), ROOT / "setup.py")]
    texts.append(read("tests", "thorough.py"))
    names = {name for text in texts for name in ASKED.findall(text)}
    assert {"KATACHI_DEBUG", "KATACHI_TOKEN", "KATACHI_REGISTERS", "KATACHI_THOROUGH"} <= names
    pages = read("docs", "settings.md") + read("docs", "building.md")
    assert {name for name in names if not re.search(rf"`{name}[=`]", pages)} == set()


def test_every_word_of_make_is_on_its_page():
    words = re.findall(r"^(?:([a-z]+):.*##|help:$)", read("Makefile"), re.MULTILINE)
    assert {
        word for word in words if f"| `make {word or 'help'}` |" not in read("docs", "building.md")
    } == set()


# -- commands ----------------------------------------------------------------------------------------


def commands_of(
    command: click.Command, path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            below = command.get_command(context, name)
            assert below is not None
            yield from commands_of(below, (*path, name))


COMMANDS = dict(commands_of(katachi))


def options_of(path: tuple[str, ...]) -> set[str]:
    return {name for option in COMMANDS[path].params for name in (*option.opts, *option.secondary_opts)}


def given(text: str) -> Iterator[str]:
    """What a page gives to be typed: after ``katachi``, in lines that stand in and between backticks."""
    shown = [line.split("  #")[0] for line in re.findall(r"^ {4,}(.*)$", text, re.MULTILINE)]
    running = re.sub(r"^ {4,}.*$", "", FENCED.sub("", text), flags=re.MULTILINE)
    for line in (*shown, *(word.replace("\n", " ") for word in re.findall(r"`([^`]+)`", running))):
        for part in re.split(r"&&|[|;>]", line):
            if found := re.match(r"\s*\$? ?katachi (.*)", part):
                yield found[1]


def unknown_in(words: str) -> str:
    """What of a command does not exist; "" when all of it does."""
    path: tuple[str, ...] = ()
    for word in words.split():
        if (*path, word) not in COMMANDS:
            break
        path = (*path, word)
    if not path:
        return "" if words.startswith(("COMMAND", "--")) else words
    asked = re.findall(r"(?<!\S)(--?[a-z][\w-]*)", re.sub(r"'[^']*'|\"[^\"]*\"", "", words))
    return (
        " ".join([*path, *sorted({*asked} - options_of(path) - {"--help"})])
        if {*asked} - options_of(path) - {"--help"}
        else ""
    )


@pytest.mark.parametrize("page", ANCHORED, ids=relative)
def test_commands_can_be_given_as_they_are_shown(page):
    text = page.read_text(encoding="utf-8")
    assert [found for words in given(text) if (found := unknown_in(words))] == []


def test_benchmarks_can_be_given_as_they_are_shown():
    """With their options, as far as the module names them."""
    wrong = set()
    for page in ANCHORED:
        text = " ".join(page.read_text(encoding="utf-8").split())
        for name, words in re.findall(r"python -m bench\.(\w+)([^`|;,]*)", text):
            module = ROOT / "bench" / f"{name}.py"
            known = module.read_text(encoding="utf-8") if module.exists() else ""
            asked = re.findall(r" (--[a-z][\w-]*)", re.sub(r"\"[^\"]*\"", "", words))
            wrong |= {
                f"{relative(page)}: bench.{name} {option}" for option in asked if f'"{option}"' not in known
            }
            wrong |= set() if known else {f"{relative(page)}: bench.{name}"}
    assert wrong == set()


def test_every_command_is_in_the_readme():
    rows = "".join(re.findall(r"^\|.*\|.*\|$", read("README.md"), re.MULTILINE)) + read("README.md")
    assert {path[0] for path in COMMANDS if path and not re.search(rf"[`| ,]{path[0]}\b", rows)} == set()


def test_the_page_of_the_cluster_has_the_commands_that_work_there():
    rows = re.findall(r"^\| (`.*?) \|", read("docs", "cluster.md"), re.MULTILINE)
    told = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    assert told == {" ".join(path) for path in COMMANDS if "--cluster" in options_of(path)}


def test_the_page_of_json_says_which_commands_have_none():
    [told] = re.findall(
        r"Every command takes `--json` but (.*?), which talk", read("docs", "formats", "json.md")
    )
    silent = {path for path, command in COMMANDS.items() if "--json" not in options_of(path)}
    silent -= {path for path, command in COMMANDS.items() if isinstance(command, click.Group)}
    assert set(re.findall(r"`(\w+)`", told)) == {" ".join(path) for path in silent}


@pytest.mark.parametrize("page", ["formats/json.md", "troubleshooting.md"])
def test_exit_codes_are_those_of_the_command(page):
    kinds = (KatachiError, UsageError, CheckFailed, InputsRejected)
    codes = {*(kind.exit_code for kind in kinds), INTERRUPTED, TERMINATED}
    head = read("docs", page).split("\n## ")[0]
    assert {code for code in codes if not re.search(rf"\b{code} ", head.replace("\n", " "))} == set()


# -- words -------------------------------------------------------------------------------------------


def test_seeds_are_told():
    told = set(re.findall(r"^\| (\d{3}) \|", read("docs", "glossary.md"), re.MULTILINE))
    texts = [path.read_text(encoding="utf-8") for path in (*code("engine", "pipeline"), *PAGES)]
    assert {number for text in texts for number in re.findall(r"\b[Ss]eed (\d{3})\b", text)} == told
    bare = [page for page in PAGES if re.search(r"[Ss]eed \d{3}\b", page.read_text(encoding="utf-8"))]
    assert [
        relative(page)
        for page in bare
        if "glossary.md#seeds" not in page.read_text("utf-8") and page.stem != "glossary"
    ] == []


def test_the_glossary_counts_the_planes():
    assert f"of each point: one of {PLANES} numbers" in read("docs", "glossary.md")


# -- what people and programs meet -------------------------------------------------------------------


def test_a_line_of_a_matchs_results_is_told():
    page = read("docs", "playing.md")
    assert {field.name for field in fields(GameResult) if f"`{field.name}`" not in page} == set()


def test_every_key_of_the_review_pages_is_told():
    pages = [path.read_text(encoding="utf-8") for path in (ROOT / "pipeline/review/templates").glob("*.html")]
    keys = {key for text in pages for key in re.findall(r"<kbd>([A-Z]|[A-Z][a-z]+)</kbd>", text)} - {"Space"}
    assert {"A", "Q", "Home"} <= keys
    assert {key for key in keys if f"`{key}`" not in read("docs", "reviewing.md")} == set()
