"""docs/ryder.md says the values that the program has, and marks as published what the article gives."""

import re
from pathlib import Path

from engine.players.ryder import values

PAGE = (Path(__file__).parents[3] / "docs" / "ryder.md").read_text()

#: the article's list, in its order
ARTICLE = (10000, 8000, 3000, 2000, 1500, 1500, 1500, 1000, 1000, 750, 500, 250)
ARTICLE += (-300, -1250, -1500, -1800, -2000, -12000)

CONSTANTS = (
    *("WALL_LEVEL", "BEST", "PATTERN_VALUE", "NEAR_STEPS", "EXPANSION_POINTS", "HINDERED_POINTS"),
    *("TERRITORY_POINTS", "EYE_WORTH", "POTENTIAL_EYE_WORTH", "POINT_WORTH", "TERRITORY_WORTH"),
    *("LINK_WORTH", "EXTENSION_WORTH", "SECURE_FROM", "ABANDONED_BELOW", "NODE_LIMIT", "ENDANGERED_GROUP"),
)


def rows(first):
    """The rows of the table whose header begins with this cell."""
    table = PAGE.split(f"| {first} |", 1)[1].split("\n\n", 1)[0].splitlines()[2:]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in table]


def test_the_published_values_are_the_articles():
    assert tuple(feature.own[0] for feature in values.FEATURES) == ARTICLE
    eye = values.FEATURES[2]
    assert (eye.own[2], eye.enemy[0], eye.enemy[1]) == (10000, -2500, 7500)
    assert (values.WALL_LEVEL, values.BEST) == (10, 15)


def test_the_page_has_every_value_and_says_which_are_published():
    """Published numbers are in bold."""
    expected = []
    for i, feature in enumerate(values.FEATURES):
        cells = [str(number) for number in feature.own + feature.enemy]
        for column in (0, 2, 3, 4) if feature.name == "eye" else (0,):
            cells[column] = f"**{cells[column]}**"
        expected.append([str(i + 1), feature.name, *cells])
    assert rows("no.") == expected


def test_the_page_has_every_constant():
    told = {row[0]: row[1:] for row in rows("constant")}
    published = {"WALL_LEVEL", "BEST"}
    expected = {
        f"`{c}`": [str(getattr(values, c)), "published" if c in published else "ours"] for c in CONSTANTS
    }
    for (side, turn), worth in values.TACTICAL.items():
        expected[f"a stone {turn}, {side}"] = [str(worth), "ours"]
    for kind, worths in values.STRATEGIC.items():
        expected[f"{kind}: one more, a point, influence"] = [", ".join(map(str, worths)), "ours"]
    assert told == expected


def test_every_constant_of_the_module_is_on_the_page():
    scalars = {name for name in vars(values) if name.isupper() and isinstance(getattr(values, name), int)}
    assert scalars == set(CONSTANTS)


def test_the_page_names_every_feature_and_module():
    names = [row[0] for row in rows("feature")]
    assert names == [feature.name for feature in values.FEATURES]
    modules = {row[0].strip("`") for row in rows("module")}
    folder = Path(values.__file__).parent
    assert modules == {path.stem for path in folder.glob("*.py")} - {"__init__"}


def test_the_page_shows_the_stencil():
    shown = [line.split() for line in PAGE.splitlines() if re.fullmatch(r" {6,}[\d. ]+", line)]
    table = {
        (column - 3, row - 3): int(cell)
        for row, line in enumerate(shown)
        for column, cell in enumerate(line)
        if cell != "."
    }
    assert table == values.STENCIL
