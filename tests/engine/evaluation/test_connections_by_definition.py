"""How strong connections are, against their classification in plain Python, and what that has to come to."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from learning_games import classic, positions
from naive_strengths import NaiveStrengths
from reading_positions import random_board
from thorough import repeated

from engine.evaluation.connection_strength import CUTTABLE
from engine.evaluation.connections import Connections
from engine.tactics import Tactics

CONNECTIONS, TACTICS = Connections(), Tactics()
BOARDS = st.one_of(
    st.builds(random_board, st.integers(3, 13), st.integers(0, 2**32), st.integers(2, 200)),
    st.builds(random_board, st.integers(14, 25), st.integers(0, 2**32), st.integers(0, 600)),
)


def check(board):
    found = CONNECTIONS.all_connections(board, TACTICS)
    told = [(pair.strength, pair.alone, pair.holds, pair.cuts, pair.connects) for pair in found]
    assert told == NaiveStrengths(board, TACTICS, found).told


@settings(max_examples=repeated(200, 400), deadline=None)
@given(board=BOARDS)
def test_connections_are_as_strong_as_their_classification_says(board):
    check(board)


@pytest.mark.parametrize("name", ["ear-reddening", "alphago-lee-sedol-4", "blood-vomiting"])
def test_connections_along_real_games(name):
    for number, (board, _, _) in enumerate(positions(classic(name))):
        if number % repeated(10, 3) == 9 % repeated(10, 3):
            check(board)


@settings(max_examples=repeated(100, 400), deadline=None)
@given(board=BOARDS)
@example(
    board=random_board(8, 2786851579, 49)
)  # a move cuts one and saves the captive of the other from afar
def test_of_two_connections_one_comes_about_only_if_no_move_cuts_both(board):
    pairs = NaiveStrengths(board, TACTICS, CONNECTIONS.all_connections(board, TACTICS))
    for pair, told in zip(pairs.pairs, pairs.told, strict=True):
        if pair.alone == CUTTABLE and pair.holds:
            assert any(not pair.cuts & partner.cuts for partner in pairs.partners(pair)), told
