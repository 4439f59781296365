"""The order in which the reasons for a candidate are told."""

import pytest

from engine.feature_table import PLACING, TABLE
from engine.players.base import Candidate, Reason
from pipeline.views.reasons import TOLD_REASONS, sentences, telling


def candidate(*reasons):
    """A candidate from (kind, name, value)."""
    found = tuple(Reason(kind, name, "own", value, f"text of {name}") for kind, name, value in reasons)
    return Candidate(100, sum(reason.value for reason in found), found)


def names(reasons):
    return [reason.name for reason in reasons]


def test_what_sets_a_move_apart_comes_first():
    both = ("rule", "urgent", 5.0)
    one = candidate(both, ("pattern", "hane", 1.0), ("rule", "shape", -2.0))
    other = candidate(both, ("pattern", "hane", 0.5), ("rule", "shape", -1.9))
    third = candidate(both)
    assert names(telling(one, (one, other, third))) == ["shape", "hane", "urgent"]


def test_without_others_the_strongest_comes_first():
    one = candidate(("rule", "a", 1.0), ("rule", "b", -3.0), ("rule", "c", 2.0))
    assert names(telling(one, ())) == names(telling(one, (one,))) == ["b", "c", "a"]


def test_where_a_move_lies_comes_last():
    one = candidate(
        ("feature", "last-2/early", 9.0), ("feature", "attack-2", 1.0), ("feature", "near-0-0", 3.0)
    )
    assert names(telling(one, ())) == ["attack-2", "last-2/early", "near-0-0"]


def test_only_features_of_the_table_say_where_a_move_lies():
    table = {feature.name for group in TABLE for feature in group}
    assert {"last-none/early", "place-1-1/late", "liberties-6+/3", "meets-3-3", "third-0"} < PLACING < table
    assert not PLACING & {"nearest-none", "ko-threat-1", "attack-1", "territory-0/early"}


@pytest.mark.parametrize("number", [0, 1, TOLD_REASONS, TOLD_REASONS + 1, 40])
def test_what_is_told_adds_up(number):
    one = candidate(*(("rule", f"r{i}", 0.25 * i - 1) for i in range(number)))
    told = list(sentences(one))
    assert len(told) == min(number, TOLD_REASONS + 1)
    assert sum(float(text.rsplit("(", 1)[1].rstrip(")")) for text in told) == pytest.approx(one.value)
