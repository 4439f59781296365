"""Which shapes become patterns, and which are merged."""

from math import log

import pytest

from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY, Pattern
from pipeline.learning.shape_selection import Candidate, g_statistic, initial_weight, merge, select

MOVE = 27
#: cells at distance 2 and at distance 3 from the move
NEAR, DIAGONAL = 28, 36


def pattern(name, **cells):
    contents = bytearray([ANYTHING] * 64)
    contents[MOVE] = EMPTY_BIT
    for cell, value in cells.items():
        contents[int(cell[1:])] = value
    return Pattern(name, bytes(contents), MOVE)


def whole(played, seen):
    return Candidate(pattern("root", **{f"c{NEAR}": FRIEND_ANY}), 0, None, played, seen, True)


def child(parent, name, value, played, seen):
    cells = {f"c{NEAR}": FRIEND_ANY, f"c{DIAGONAL}": value}
    return Candidate(pattern(name, **cells), 1, parent, played, seen)


def test_a_shape_that_changes_the_odds_is_kept_and_one_that_does_not_is_not():
    root = whole(100, 1000)
    same = child(root, "same", EMPTY_BIT, 50, 500)
    better = child(root, "better", FRIEND_ANY, 90, 200)
    worse = child(root, "worse", ENEMY_ANY, 2, 300)
    assert [shape.pattern.id for shape in select([root, same, better, worse], 10.8)] == [
        "root",
        "better",
        "worse",
    ]


def test_a_shape_is_tested_against_the_kept_one_around_it():
    root = whole(100, 1000)
    same = child(root, "same", EMPTY_BIT, 50, 500)
    inner = Candidate(pattern("inner"), 2, same, 40, 100)
    select([root, same, inner], 10.8)
    assert inner.kept
    assert inner.base is root


def test_a_shape_that_is_there_whenever_the_one_around_it_is_is_dropped():
    root = whole(100, 1000)
    copy = child(root, "copy", EMPTY_BIT, 99, 985)
    rarer = child(root, "rarer", FRIEND_ANY, 97, 970)
    inner = Candidate(pattern("inner"), 2, copy, 90, 978)
    assert select([root, copy, rarer, inner], 0.0) == [root, rarer, inner]
    assert inner.base is root


def test_the_statistic_is_that_of_the_likelihood_ratio():
    root = whole(100, 1000)
    part = child(root, "part", EMPTY_BIT, 30, 100)
    rate = 100.5 / 1001
    expected = 2 * (30 * log(0.3 / rate) + 70 * log(0.7 / (1 - rate)))
    assert g_statistic([part], root) == pytest.approx(expected)


def test_weights_along_a_path_add_up_to_the_log_odds():
    root = whole(100, 1000)
    better = child(root, "better", FRIEND_ANY, 90, 200)
    select([root, better], 10.8)
    assert initial_weight(root) + initial_weight(better) == pytest.approx(log(90.5 / 110.5))


def test_siblings_that_cannot_be_told_apart_become_one_with_merged_cells():
    root = whole(100, 1000)
    one = child(root, "one", FRIEND_ANY, 60, 200)
    two = child(root, "two", EMPTY_BIT, 58, 200)
    below = Candidate(pattern("below"), 2, one, 50, 60)
    select([root, one, two, below], 10.8)
    merged = merge([root, one, two, below])
    assert [shape.pattern.id for shape in merged[:2]] == ["root", "below"]
    (joined,) = merged[2:]
    assert joined.pattern.cells[DIAGONAL] == FRIEND_ANY | EMPTY_BIT
    assert (joined.played, joined.seen, joined.is_merged) == (118, 400, True)
    assert below.base is joined


def test_siblings_with_other_odds_stay_apart():
    root = whole(100, 1000)
    one = child(root, "one", FRIEND_ANY, 160, 200)
    two = child(root, "two", EMPTY_BIT, 5, 200)
    select([root, one, two], 10.8)
    assert merge([root, one, two]) == [root, one, two]


def test_cells_that_the_parent_has_are_not_merged():
    one, two = (
        Candidate(pattern(name, **{f"c{NEAR}": value, f"c{DIAGONAL}": EMPTY_BIT}), 1, None, 50, 100, True)
        for name, value in (("one", FRIEND_ANY), ("two", ENEMY_ANY))
    )
    assert merge([one, two]) == [one, two]
