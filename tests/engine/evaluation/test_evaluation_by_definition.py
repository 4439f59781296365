"""Eyes, groups, influence, territory, what groups can still get: against definitions in plain Python."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from learning_games import classic, positions
from naive_evaluation import NaiveEvaluation
from naive_eyes import NaiveEyes
from naive_potential import NaivePotential
from reading_positions import random_board
from thorough import repeated

from engine.board import Board
from engine.evaluation.connections import Connections
from engine.evaluation.eyes import Eyes
from engine.evaluation.potential import Potential
from engine.evaluation.territory import FIFTIETHS
from engine.points import BLACK, WHITE, encode_move, point
from engine.position import Position
from engine.tactics import Tactics

POSITION = Position()
POTENTIAL = Potential()
TACTICS, CONNECTIONS = Tactics(), Connections()
EYES, CONNECTED_EYES = Eyes(), Eyes(CONNECTIONS)
BOARDS = st.one_of(
    st.builds(random_board, st.integers(2, 13), st.integers(0, 2**32), st.integers(0, 200)),
    st.builds(random_board, st.integers(14, 25), st.integers(0, 2**32), st.integers(0, 600)),
)


def check_eyes(board):
    """Those of walls that only hold together by what they touch, and by connections too."""
    told = EYES.all_eyes(board, TACTICS)
    told_connected = CONNECTED_EYES.all_eyes(board, TACTICS)
    tactics = TACTICS.reports(board)
    assert told == NaiveEyes(board, tactics).reports
    assert told_connected == NaiveEyes(board, tactics, CONNECTIONS.reports(board)).reports


def check_evaluation(board):
    told, expected = POSITION.evaluation(board), NaiveEvaluation(board, POSITION)
    assert [group.stones for group in told.groups] == [
        tuple(sorted(group.stones)) for group in expected.groups
    ]
    for group, naive in zip(told.groups, expected.groups, strict=True):
        assert group.strength == pytest.approx(naive.strength, abs=1e-5)
        assert {name: getattr(group, name) for name in naive.told} == naive.told
        for number, neighbour in ((group.rival, naive.rival), (group.friend, naive.friend)):
            # of several that are as strong any may be meant
            assert (number < 0) == (neighbour is None)
            assert number < 0 or expected.groups[number].alone == pytest.approx(neighbour.alone, abs=1e-6)
    influence = POSITION.influence.values(board.size)
    assert influence == {at: pytest.approx(both, abs=1e-3) for at, both in expected.influence.items()}
    assert told.territory == {at: pytest.approx(value, abs=1e-4) for at, value in expected.territory.items()}
    assert abs(told.score - FIFTIETHS * sum(expected.territory.values())) <= 0.6


def check_potential(board):
    """Connections are worth the eyes beside the other string, or those of its group."""
    position, groups = POSITION, POSITION.evaluation(board).groups
    seen = [part.reports(board) for part in (position.eyes, position.connections, position.tactics)]
    parts = (position.tactics, position.eyes, position.connections)
    by_group = {key: groups[position.groups.number_at(key)].typ_eyes for key in seen[-1]}
    for group in groups:
        for eyes_of in (None, by_group):
            naive = NaivePotential(board, group.stones, *seen, eyes_of)
            found, running = POTENTIAL.of_group(board, group.stones, *parts, eyes_of)
            assert sorted(map(tuple, found)) == naive.potential()
        assert {kind: set(points) for kind, points in running.items()} == naive.running()


@settings(max_examples=repeated(60, 120), deadline=None)
@given(board=BOARDS)
def test_eyes_are_what_their_definitions_say(board):
    check_eyes(board)


@settings(max_examples=repeated(60, 120), deadline=None)
@given(board=BOARDS)
def test_groups_influence_and_territory_are_what_their_definitions_say(board):
    check_evaluation(board)


@settings(max_examples=repeated(60, 120), deadline=None)
@given(board=BOARDS)
def test_potential_eyes_and_running_points_are_what_their_definitions_say(board):
    check_potential(board)


@pytest.mark.parametrize("name", ["ear-reddening", "alphago-lee-sedol-4", "blood-vomiting"])
def test_the_definitions_along_real_games(name):
    for number, (board, _, _) in enumerate(positions(classic(name))):
        if number % repeated(20, 5) == 19 % repeated(20, 5):
            check_eyes(board)
            check_evaluation(board)
            check_potential(board)


def test_no_potential_eye_is_left_out_however_many_there_are():
    """Every second column of black stones, each with diagonal ways to others that White may cut."""
    board = Board(25)
    board.setup(
        b"".join(
            encode_move(BLACK if (col + row) % 4 == 0 else WHITE, point(col, row))
            for col in range(0, 25, 2)
            for row in range(0, 25, 2)
        )
    )
    position, shifted = POSITION, range(0, 25, 4)
    position.refresh(board)
    seen = [part.reports(board) for part in (position.eyes, position.connections, position.tactics)]
    parts = (position.tactics, position.eyes, position.connections)
    stones = [point(col, row) for col in shifted for row in shifted]
    eyes_of = dict.fromkeys(seen[-1], 8)
    found, _ = POTENTIAL.of_group(board, stones, *parts, eyes_of)
    assert len(found) > 128
    assert sorted(map(tuple, found)) == NaivePotential(board, stones, *seen, eyes_of).potential()
