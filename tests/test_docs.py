"""What the documents say of the code is held against the code."""

import ast
import re
import tomllib
from itertools import count
from pathlib import Path

import pytest

from engine.players.base import Evaluator, Finisher, Judge, Passer, Player, Terse

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


def test_the_guide_to_players_has_all_that_players_keep():
    text = (DOCS / "adding-a-player.md").read_text(encoding="utf-8")
    for protocol in (Player, Judge, Passer, Finisher, Evaluator, Terse):
        members = {*protocol.__annotations__, *(name for name in vars(protocol) if name[0] != "_")}
        assert {name for name in (protocol.__name__, *members) if not re.search(rf"`{name}\b", text)} == set()


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
