"""Conditional patterns: which attributes are tried, when they pay, and that what is stored adds up."""

from collections import defaultdict
from dataclasses import replace

import numpy as np
import pytest
from made_games import CLASSICS

from engine.patterns import Pattern, names
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, SYMBOLS, Attribute
from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.learning import conditional_patterns
from pipeline.learning.conditional_patterns import (
    chance,
    choose,
    divisions,
    judge,
    number_of,
    weakest_neighbour,
)
from pipeline.settings import Settings
from pipeline.stages import generalise, ingest
from pipeline.store import Store

SETTINGS = Settings(least=6, jobs=1, games=6, attributes=40)


def pattern(rows, name="P", attributes=()):
    """A pattern of three rows of three symbols, the move in the middle."""
    cells = bytearray([ANYTHING] * 64)
    for y, row in enumerate(rows):
        for x, symbol in enumerate(row.split()):
            cells[8 * (y + 2) + x + 2] = EMPTY_BIT if symbol == "*" else SYMBOLS[symbol]
    return Pattern(name, bytes(cells), 27, attributes=attributes)


OPEN = pattern(("? . ?", ". * .", "? . ?"), "L1")
ABOVE, LEFT, RIGHT, BELOW = 19, 26, 28, 35


# -- which are tried -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "cell"),
    [
        (("? . ?", ". * .", "? . ?"), None),
        (("X X O", ". * .", "O . X"), ABOVE),
        (("? X ?", ". * .", "? O ?"), BELOW),
        (("? 1 ?", ". * B", "? C ?"), ABOVE),
        (("? 2 ?", ". * B", "? C ?"), RIGHT),
        (("? 1 ?", "A * A", "? 1 ?"), LEFT),
        (("? x ?", "@ * ?", "? - ?"), None),
    ],
)
def test_the_weakest_neighbour_is_the_one_with_the_fewest_liberties_the_enemys_first(rows, cell):
    assert weakest_neighbour(pattern(rows)) == cell


@pytest.mark.parametrize("move", [0, 7, 56, 63])
def test_neighbours_beyond_the_window_are_none(move):
    cells = bytearray([SYMBOLS["A"]] * 64)
    cells[move] = EMPTY_BIT
    found = weakest_neighbour(Pattern("P", bytes(cells), move))
    assert abs(found % 8 - move % 8) + abs(found // 8 - move // 8) == 1


def test_the_attributes_that_are_tried():
    def tried(whole):
        return [[attribute[0] for attribute in _new(division)] for division in divisions([whole])]

    def _new(division):
        return [member.attributes[-1] for member in division.members]

    assert tried(OPEN) == [["phase"] * 4, ["distance"] * 5, ["ko"]]
    marked = replace(OPEN, attributes=(Attribute("last", ABOVE, 1, 1),))
    assert tried(marked) == [["phase"] * 4, ["ko"]]
    assert tried(pattern(("? O ?", ". * .", "? . ?")))[-1] == ["capturable"]
    members = [member for division in divisions([OPEN, marked]) for member in division.members]
    assert all(member.attributes[:-1] in ((), marked.attributes) for member in members)
    assert len({member.id for member in members[:10]}) == 10


# -- when they pay ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("g", "freedom", "expected"),
    [
        (3.841, 1, 0.05),
        (10.828, 1, 0.001),
        (5.991, 2, 0.05),
        (7.815, 3, 0.05),
        (16.266, 3, 0.001),
        (9.488, 4, 0.05),
        (11.070, 5, 0.05),
        (22.458, 6, 0.001),
        (0.0, 3, 1.0),
        (5.0, 0, 1.0),
    ],
)
def test_chance_is_that_of_the_tables_of_chi_squared(g, freedom, expected):
    assert chance(g, freedom) == pytest.approx(expected, rel=2e-3)


def test_members_that_are_all_as_surprising_say_nothing():
    """What the pattern's own weight can mend is no reason for a member."""
    by_chance, gains = judge(np.array([3000.0, 1500.0, 1000.0]), np.array([6000.0, 3000.0, 2000.0]))
    assert by_chance > 0.5
    assert max(gains) < 0.1


def test_members_that_differ_do():
    by_chance, gains = judge(np.array([0.0, 60.0, -60.0]), np.array([400.0, 180.0, 180.0]))
    assert by_chance == pytest.approx(chance(2 * 60**2 / 200, 2))
    assert by_chance < 1e-7
    assert gains == [18, 18]


def test_what_was_hardly_expected_proves_little():
    by_chance, _ = judge(np.array([4.0, 4.0]), np.array([100.0, 0.001]))
    assert by_chance == 1


def sums_of(book, values):
    number = max(number_of(book, each) for each in values) + 1
    sums = {"surprise": np.zeros(number), "variance": np.zeros(number)}
    for each, (surprise, variance) in values.items():
        sums["surprise"][number_of(book, each)] = surprise
        sums["variance"][number_of(book, each)] = variance
    return sums


def test_only_members_that_pay_their_price_are_chosen(tmp_path):
    (division,) = (each for each in divisions([OPEN]) if each.members[0].attributes[0].measure == "phase")
    book = conditional_patterns.write(tmp_path / "book.bin", [OPEN, *division.members], {})
    early, middle, late, end = division.members
    found = {OPEN: (0, 2000), early: (200, 500), middle: (10, 500), late: (-10, 500), end: (-200, 500)}
    sums = sums_of(book, found)
    # half the log of the positions for each: 200^2 / 520 = 77, 10^2 / 520 = 0.2
    assert choose([division], book, sums, 100_000) == [early, end]
    # one in a thousand million is still chance when so many were tried
    weak = sums_of(book, {**found, early: (45, 500), end: (-45, 500)})
    assert choose([division], book, weak, 2) != []
    assert choose([division] * 1000, book, weak, 2) == []


# -- what is stored --------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def store(tmp_path_factory):
    with Store.open(tmp_path_factory.mktemp("conditional") / "katachi.sqlite") as store:
        ingest.run(store, SETTINGS, Executor(1), iter_inputs([str(CLASSICS)]))
        yield store


def test_all_members_together_are_counted_as_often_as_the_pattern(store, monkeypatch):
    def all_of(candidates, *_):
        return [member for division in candidates for member in division.members]

    monkeypatch.setattr(conditional_patterns, "choose", all_of)
    report = generalise.run(store, SETTINGS, Executor(2))
    found = list(store.learned.patterns())
    assert report.conditional > 300
    assert report.patterns == len(found)
    counts = {(each.cells, each.attributes): each.statistics for each in found}
    phases = defaultdict(list)
    for each in found:
        if each.attributes and each.attributes[-1].measure == "phase":
            phases[each.cells, each.attributes[:-1]].append(each.statistics)
        elif each.attributes and each.attributes[-1].measure != "last":
            whole = counts[each.cells, each.attributes[:-1]]
            assert each.statistics.played <= whole.played
            assert each.statistics.seen <= whole.seen
    assert len(phases) == SETTINGS.attributes
    for key, members in phases.items():
        assert len(members) == 4
        assert sum(each.played for each in members) == counts[key].played
        assert sum(each.seen for each in members) == counts[key].seen


def test_without_attributes_nothing_is_tried(store):
    report = generalise.run(store, replace(SETTINGS, attributes=0), Executor(1))
    assert report.conditional == 0
    assert all(a.measure == "last" for each in store.learned.patterns() for a in each.attributes)


def test_attributes_are_told_in_words():
    def told(*attribute):
        return names.describe(replace(OPEN, attributes=(Attribute(*attribute),)))

    name = names.describe(OPEN)
    assert told("phase", -1, 0, 0) == f"{name}, in the opening"
    assert told("phase", -1, 3, 3) == f"{name}, in the endgame"
    assert told("phase", -1, 1, 3) == f"{name}, in the middle game or later"
    assert told("phase", -1, 0, 1) == f"{name}, in the opening or in the middle game"
    assert told("distance", -1, 2, 3) == f"{name}, 2 to 3 from the last move"
    assert told("distance", -1, 21, 98) == f"{name}, far from the last move"
    assert told("ko", -1, 1, 1) == f"{name}, while a ko may not be taken back"
    assert told("capturable", 26, 1, 1) == f"{name}, beside a stone that can be captured"
    assert told("last", 26, 1, 1) == name
