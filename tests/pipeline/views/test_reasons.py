"""The order in which the reasons for a candidate are told."""

import pytest

from engine.explain import explain_pattern
from engine.feature_table import PLACING, TABLE
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY, Pattern
from engine.players.base import Candidate, Reason
from pipeline.views.reasons import MOST_REASONS, order_reasons, reason_sentences


def candidate(*reasons):
    """A candidate from (kind, name, value), or with the side of the reason after these."""
    found = tuple(
        Reason(kind, name, side[0] if side else "own", value, f"text of {name}")
        for kind, name, value, *side in reasons
    )
    return Candidate(100, sum(reason.value for reason in found), found)


def names(reasons):
    return [reason.text.removeprefix("text of ") for reason in reasons]


def pattern(name, words, value, side="own", figures=": played 3 of 9 times by 2 players"):
    return Reason("pattern", name, side, value, f"{words} (pattern {name}{figures})")


def test_what_sets_a_move_apart_comes_first():
    both = ("rule", "urgent", 5.0)
    one = candidate(both, ("pattern", "hane", 1.0), ("rule", "shape", -2.0))
    other = candidate(both, ("pattern", "hane", 0.5), ("rule", "shape", -1.9))
    third = candidate(both)
    assert names(order_reasons(one, (one, other, third))) == ["shape", "hane", "urgent"]


def test_what_the_others_get_is_their_average_however_many_they_are():
    one = candidate(("rule", "many", 3.0), ("rule", "few", 2.0))
    other, without = candidate(("rule", "many", 2.0)), candidate(("rule", "another", 9.0))
    assert names(order_reasons(one, (one, other))) == ["few", "many"]
    assert names(order_reasons(one, (one, other, without, without, without))) == ["many", "few"]


@pytest.mark.parametrize("another", [("pattern", "a", 3.0), ("rule", "b", 3.0), ("rule", "a", 3.0, "enemy")])
def test_a_reason_of_another_kind_name_or_side_is_another(another):
    one = candidate(("rule", "a", 3.0), ("rule", "c", 2.0))
    assert names(order_reasons(one, (one, candidate(another)))) == ["a", "c"]
    assert names(order_reasons(one, (one, candidate(("rule", "a", 3.0))))) == ["c", "a"]


def test_without_others_the_strongest_comes_first():
    one = candidate(("rule", "a", 1.0), ("rule", "b", -3.0), ("rule", "c", 2.0))
    assert names(order_reasons(one, ())) == names(order_reasons(one, (one,))) == ["b", "c", "a"]


def test_where_a_move_lies_comes_last():
    one = candidate(
        ("feature", "last-2/early", 9.0), ("feature", "attack-2", 1.0), ("feature", "near-0-0", 3.0)
    )
    assert names(order_reasons(one, ())) == ["attack-2", "last-2/early", "near-0-0"]
    pattern = candidate(("pattern", "near-0-0", 3.0), ("feature", "attack-2", 1.0))
    assert names(order_reasons(pattern, ())) == ["near-0-0", "attack-2"]


def test_only_features_of_the_table_say_where_a_move_lies():
    table = {feature.name for group in TABLE for feature in group}
    assert {"last-none/early", "place-1-1/late", "liberties-6+/3", "meets-3-3", "third-0"} < PLACING < table
    assert not PLACING & {"nearest-none", "ko-threat-1", "attack-1", "territory-0/early"}


def test_patterns_with_one_name_are_told_as_one():
    reasons = [
        pattern("L1", "hane, atari", 0.5),
        Reason("rule", "shape", "own", 0.75, "good shape"),
        pattern("L2", "hane, atari", -0.25),
        pattern("L3", "local shape, 12 cells, in the endgame", 0.125),
        pattern("L4", "local shape, 28 cells, in the endgame", 0.5),
        pattern("L5", "local shape, 28 cells", 0.25),
        pattern("L6", "hane, atari", 1.0, side="enemy"),
        pattern("mine", "hane, atari", 0.25, figures=""),
        pattern("L7", "local shape on the second line, 9 cells", 0.0625),
        pattern("L8", "local shape on the second line, 11 cells", 0.0625),
    ]
    one = Candidate(100, sum(reason.value for reason in reasons), tuple(reasons))
    told = [(reason.text.replace(": played 3 of 9 times by 2 players", ""), reason.value, reason.number)
            for reason in order_reasons(one, ())]  # fmt: skip
    assert told == [
        ("hane, atari (pattern L6)", 1.0, 1),
        ("good shape", 0.75, 1),
        ("local shape, 28 cells, in the endgame (pattern L4), and 1 more pattern like it", 0.625, 2),
        ("hane, atari (pattern L1), and 2 more patterns like it", 0.5, 3),
        ("local shape, 28 cells (pattern L5)", 0.25, 1),
        ("local shape on the second line, 9 cells (pattern L7), and 1 more pattern like it", 0.125, 2),
    ]


def test_the_last_sentence_counts_the_reasons_that_are_left_out():
    rules = [("rule", f"r{i}", 10.0 + i) for i in range(MOST_REASONS)]
    one = candidate(*rules)
    folded = (pattern("L1", "hane", 0.5), pattern("L2", "hane", 0.25), pattern("L3", "cut", 0.125))
    whole = Candidate(100, 0.0, (*one.reasons, *folded))
    assert list(reason_sentences(whole))[-1] == "3 more reasons (+0.88)"


def test_names_of_patterns_are_those_that_the_engine_gives():
    """What is cut from a text to compare it is what `engine.patterns.names` adds."""
    cells = bytearray([ANYTHING] * 64)
    cells[27], cells[36] = EMPTY_BIT, ENEMY_ANY
    small = Pattern("L1", bytes(cells), 27)
    cells[18] = FRIEND_ANY
    large = Pattern("L2", bytes(cells), 27)
    texts = [explain_pattern(each, str) for each in (small, large)]
    assert "cells" in texts[0]
    assert texts[0] != texts[1]
    found = [
        Reason("pattern", each.id, "own", 1.0, text) for each, text in zip((small, large), texts, strict=True)
    ]
    assert len(order_reasons(Candidate(100, 2.0, tuple(found)), ())) == 1


@pytest.mark.parametrize("number", [0, 1, MOST_REASONS, MOST_REASONS + 1, 40])
def test_what_is_told_adds_up(number):
    one = candidate(*(("rule", f"r{i}", 0.25 * i - 1) for i in range(number)))
    told = list(reason_sentences(one))
    assert len(told) == min(number, MOST_REASONS + 1)
    assert sum(float(text.rsplit("(", 1)[1].rstrip(")")) for text in told) == pytest.approx(one.value)


def test_reasons_are_told_in_their_order_with_signs():
    one = candidate(("rule", "both", 5.0), ("rule", "alone", 1.254), ("rule", "against", -0.5))
    other = candidate(("rule", "both", 5.0))
    told = ["text of alone (+1.25)", "text of against (-0.5)", "text of both (+5)"]
    assert list(reason_sentences(one, (one, other))) == told
    assert list(reason_sentences(one)) == [told[2], told[0], told[1]]
