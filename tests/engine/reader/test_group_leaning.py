"""Leanings of open positions: sums of what was learned, and right about what searches find."""

import itertools
import math

import pytest

from engine.points import BLACK, EMPTY, EngineError, board_points
from engine.reader.group_leaning import SCALE, TRAIT_SIZES
from engine.reader.group_leaning_weights import CONSTANT, WEIGHTS
from engine.reader.groups import GroupReader

NODES = 1500


@pytest.fixture(scope="module")
def boards(group_boards):
    return group_boards


def noted(reader, board):
    """The solved leaves of all questions about the groups of a board."""
    rows = []
    stones = sorted({board.string_at(at) for at in board_points(19) if board.color_at(at) != EMPTY})
    for stone in stones:
        reader.search.noted()
        reader.read(board, stone, "attack" if board.color_at(stone) == BLACK else "defend", NODES)
        rows += reader.search.noted()
    return rows


@pytest.fixture(scope="module")
def leaves(noted_of_groups):
    return [row for _, leaves in noted_of_groups for row in leaves]


def test_traits_are_within_their_sizes(leaves):
    assert len(leaves) > 500
    for *traits, attacking, killed in leaves:
        assert attacking in (0, 1)
        assert killed in (0, 1)
        assert len(traits) == len(TRAIT_SIZES)
        assert all(0 <= value < size for value, size in zip(traits, TRAIT_SIZES.values(), strict=True))


def test_the_leaning_is_the_sum_of_the_weights(leaves):
    leaning = GroupReader().search.leaning
    for *traits, attacking, _ in leaves[:300]:
        told = sum(of_trait[value] for of_trait, value in zip(WEIGHTS[attacking], traits, strict=True))
        wanted = min(max(CONSTANT[attacking] + told, -127), 127)
        assert leaning.told(traits, attacking)[0] == wanted


def test_traits_that_no_position_has_are_refused():
    leaning = GroupReader().search.leaning
    for traits in ([0] * 10, [12] + [0] * 10, [-1] + [0] * 10):
        with pytest.raises(EngineError, match="no position has the traits"):
            leaning.told(traits, attacking=True)


def test_the_likelier_a_kill_the_less_it_takes_to_prove_it(leaves):
    leaning = GroupReader().search.leaning
    told = sorted({leaning.told(row[:-2], row[-2]) for row in leaves})
    assert len(told) > 50
    for (one, proof, disproof), (other, other_proof, other_disproof) in itertools.pairwise(told):
        assert one < other
        assert proof >= other_proof >= 1
        assert 1 <= disproof <= other_disproof


def test_it_foretells_what_searches_find(leaves):
    """In nats a leaf, against telling every leaf of a side to move the same: two thirds of it at most."""
    leaning = GroupReader().search.leaning
    for side in (0, 1):
        rows = [row for row in leaves if row[-2] == side]
        share = sum(row[-1] for row in rows) / len(rows)
        assert 0.005 < share < 0.995
        nothing = -share * math.log(share) - (1 - share) * math.log(1 - share)
        told = 0.0
        for *traits, attacking, killed in rows:
            nats = leaning.told(traits, attacking)[0] / SCALE
            told += math.log1p(math.exp(-nats if killed else nats)) / len(rows)
        assert told < nothing * 2 / 3, (side, told, nothing)


def test_noting_changes_no_answer(boards):
    one, other = GroupReader(), GroupReader()
    one.search.leaning.note_leaves(10)
    stone = next(at for at in board_points(19) if boards[0].color_at(at) != EMPTY)
    for question in ("attack", "defend"):
        assert one.read(boards[0], stone, question, NODES) == other.read(boards[0], stone, question, NODES)


def test_rows_are_the_same_whatever_was_asked_before(boards):
    one, other = GroupReader(), GroupReader()
    for reader in (one, other):
        reader.search.leaning.note_leaves(20000)
    noted(one, boards[1])
    assert noted(one, boards[0]) == noted(other, boards[0])
