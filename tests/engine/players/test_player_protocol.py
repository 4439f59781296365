"""What every player keeps, whatever it is made of (docs/adding-a-player.md)."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import random_board
from thorough import repeated

from engine.players import Player, load_player, player_names
from engine.points import BLACK, WHITE, board_points

boards = st.builds(random_board, st.sampled_from([5, 9, 13]), st.integers(0, 2**32), st.integers(0, 120))


@pytest.fixture(scope="module", params=player_names())
def player(request) -> Player:
    return load_player(request.param)


@pytest.fixture(scope="module")
def other(player) -> Player:
    """Another one of the same name, which is asked otherwise."""
    return load_player(player.name)


def test_its_name_is_what_it_is_asked_for_by(player, request):
    assert player.name == request.node.callspec.params["player"]


@settings(max_examples=repeated(20, 100), deadline=None)
@given(board=boards, color=st.sampled_from([BLACK, WHITE]))
def test_the_list_of_a_position_is_what_the_guide_says(player, other, board, color):
    before = board.state()
    most = player.list_limit
    found = player.candidates(board, color, most)
    points = [candidate.point for candidate in found]
    assert board.state() == before
    assert len(points) == len(set(points)) <= most
    assert set(points) <= {point for point in board_points(board.size) if board.is_legal(color, point)}
    assert found == sorted(found, key=lambda candidate: -candidate.value)
    for candidate in found:
        assert candidate.value == pytest.approx(sum(reason.value for reason in candidate.reasons), abs=1e-6)
    assert list(other.ranked(board, color, most)) == points
    assert player.avoided(board, color) <= set(board_points(board.size))
    assert board.state() == before
    assert other.candidates(board, color, most) == found
    assert player.candidates(board, color, 3) == found[:3]
    assert list(player.ranked(board, color, 3)) == points[:3]
