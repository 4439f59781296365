"""Choosing with lookahead: legal games that end, levels, limits, and what analysis gets."""

import random
import time

import pytest
from thorough import repeated

from engine.board import Board
from engine.players import load_player
from engine.playing import Limits, ListChooser
from engine.points import BLACK, PASS, opponent
from engine.thinking import LookingChooser, chooser_of, positions_of

PLAYER = load_player("manyfaces")
LOOKING = LookingChooser(PLAYER)
LIST = ListChooser(PLAYER)


def opening(seed, size=9, moves=12):
    board = Board(size)
    rng = random.Random(seed)
    color = BLACK
    for _ in range(moves):
        board.play(color, rng.choice(PLAYER.ranked(board, color, 5)))
        color = opponent(color)
    return board, color


def test_levels_double_every_two():
    assert [positions_of(level) for level in (1, 2, 4, 10, 20)] == [0, 50, 100, 800, 25_600]
    assert all(positions_of(level) < positions_of(level + 1) for level in range(1, 20))


@pytest.mark.parametrize("seed", range(4))
def test_level_1_plays_the_first_move_of_the_list(seed):
    board, color = opening(seed)
    assert LOOKING.choose(board, color, Limits(1)) == LIST.choose(board, color)


def test_a_game_against_the_list_ends_and_no_move_is_illegal():
    board, color = Board(7), BLACK
    passes = 0
    while passes < 2:
        before = board.state()
        chooser = LOOKING if color == BLACK else LIST
        point = chooser.choose(board, color, Limits(3))
        assert board.state() == before
        assert point == PASS or not board.is_superko(color, point)
        board.play(color, point)  # raises when it is illegal
        passes = passes + 1 if point == PASS else 0
        color = opponent(color)
        assert board.num_moves < 4 * 49 + 4


def test_lookahead_changes_some_choices_and_is_the_same_again():
    changed = 0
    for seed in repeated(range(5, 11), range(24)):
        board, color = opening(seed, moves=20)
        point = LOOKING.choose(board, color, Limits(8))
        assert point == LookingChooser(PLAYER).choose(board, color, Limits(8))
        thought = LOOKING.think(board, color, Limits(8))
        assert thought.found[0].line[0] == thought.found[0].point == point
        changed += point != LIST.choose(board, color)
    assert changed > 0


def test_a_choice_is_there_in_time_also_when_there_is_none():
    board, color = opening(1, size=19, moves=40)
    for time_s in (0.0, 0.2):
        start = time.monotonic()
        point = LOOKING.choose(board, color, Limits(20, time_s=time_s))
        assert time.monotonic() - start < 5  # level 20 takes far longer
        assert board.is_legal(color, point)
    assert LOOKING.choose(board, color, Limits(20, stop=lambda: True)) != PASS


def test_a_number_of_positions_goes_before_the_level():
    board, color = opening(2)
    assert LOOKING.think(board, color, Limits(20, nodes=30)).positions <= 30


def test_prospects_begin_with_what_was_read_best_and_go_on_with_the_list():
    board, color = opening(3)
    before = board.state()
    found = LOOKING.prospects(board, color, 20, Limits(6))
    assert board.state() == before
    thought = LOOKING.think(board, color, Limits(6), exact=True, most=20)
    assert [prospect.point for prospect in found][: len(thought.found)] == [f.point for f in thought.found]
    assert len({prospect.point for prospect in found}) == len(found) <= 20
    for prospect, read in zip(found, thought.found, strict=False):
        assert prospect.lead == pytest.approx(read.value + read.cost)
        assert prospect.line == read.line
    assert sum(prospect.probability for prospect in found) <= 1 + 1e-9


def test_how_many_prospects_are_wanted_does_not_change_which_is_the_best():
    changed = 0
    for seed in range(5, 11):
        board, color = opening(seed, moves=20)
        (one,) = LOOKING.prospects(board, color, 1, Limits(8))
        assert [one] == LOOKING.prospects(board, color, 12, Limits(8))[:1]
        changed += one.point != LIST.choose(board, color)
    assert changed > 0


@pytest.mark.parametrize("chooser", [LOOKING, LIST])
def test_what_was_not_worked_out_in_time_is_left_out_of_the_prospects_but_for_one(chooser):
    board, color = opening(1, size=19, moves=20)
    before = board.state()
    (found,) = chooser.prospects(board, color, 361, Limits(10, time_s=0.0))
    assert found.line == (found.point,)
    last = PLAYER.ranked(board, color, 361)[-1]
    (found,) = chooser.prospects(board, color, 10, Limits(10, time_s=0.0), {last})
    assert found.point == last
    assert chooser.prospects(board, color, 10, Limits(1), {last})[0].line[:2] > (last,)
    assert board.state() == before


def test_who_chooses_for_whom():
    assert isinstance(chooser_of(PLAYER), LookingChooser)
    assert isinstance(chooser_of(load_player("ryder")), ListChooser)
