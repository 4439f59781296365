"""Where a position of a corner comes up in games, against a plain look at every position."""

import random

import pytest
from learning_games import classic
from naive_corners import area_of, corner_games

from engine.board import Board
from engine.joseki.corners import Corners
from engine.joseki.lines import point_at_place
from engine.joseki.move import TENUKI_PLACE, turned
from engine.joseki.occurrences import Occurrence, PositionFinder
from engine.points import BLACK, PASS, WHITE, EngineError, decode_moves, encode_move, opponent, point
from engine.walk import Game

#: where moves are drawn from, in the upper left corner
PLACES = ((3, 3), (2, 3), (2, 5), (5, 2), (2, 2), (3, 2))


def after_line(*places):
    """The board after moves at columns and rows from 0, alternating from Black; None is a move elsewhere."""
    board, color = Board(19), BLACK
    for place in places:
        if place is not None:
            board.play(color, point(*place))
        color = opponent(color)
    return board, color


def plainly_found(game, board, color):
    """The moves of a game in positions with the upper left corner of a board, by corner: (move, corner).

    Of the moves in one corner it is the first that is played there, else the first elsewhere.
    """
    wanted, there, elsewhere = area_of(board, 0, color), {}, {}
    played = Board(19)
    played.setup(game.setup)
    for number, (side, at) in enumerate(decode_moves(game.moves), start=1):
        for corner in range(4):
            if area_of(played, corner, side) == wanted:
                is_there = at != PASS and corner in Corners().places(played, side, at)
                (there if is_there else elsewhere).setdefault(corner, number)
        played.play(side, at)
    return sorted((number, corner) for corner, number in (elsewhere | there).items())


def after_move(game, move_no):
    """The board after a move of a game, the side that played it, and where."""
    board = Board(19)
    for side, at in decode_moves(game.moves)[:move_no]:
        board.play(side, at)
    return board, side, at


def assert_answer(game, one, board, color):
    """The place that is told leads to the same corner on the board of the line as in the game."""
    played, side, at = after_move(game, one.move_no)
    if one.place == TENUKI_PLACE:
        assert one.corner not in Corners().places(played, side, at)
        return
    is_turned = Corners().local(board, 0, color).turned
    there = Board(19)
    for mover, where in board.moves():
        there.play(mover, where)
    there.play(color, point_at_place(turned(one.place) if is_turned else one.place))
    assert area_of(there, 0, opponent(color)) == area_of(played, one.corner, opponent(side))


def test_positions_are_found_where_a_plain_look_finds_them():
    rng = random.Random(3)
    games = [*corner_games(40, seed=2), *(classic(name) for name in ("shusaku-castle-1", "atomic-bomb"))]
    corners = tenukis = 0
    for _ in range(25):
        board, color = after_line(*rng.sample((*PLACES, None), rng.randrange(1, 4)))
        finder = PositionFinder(Corners().local(board, 0, color).key)
        for game in games:
            found = finder.find(game)
            assert [(one.move_no, one.corner) for one in found] == plainly_found(game, board, color)
            for one in found:
                assert_answer(game, one, board, color)
            corners += len(found)
            tenukis += sum(one.place == TENUKI_PLACE for one in found)
    assert corners > 100
    assert 20 < tenukis < corners


def moves(*places):
    """Move text of moves at columns and rows from 0, alternating from Black; None passes."""
    colors = (BLACK, WHITE) * len(places)
    return b"".join(
        encode_move(color, point_at_place(TENUKI_PLACE) if place is None else point(*place))
        for color, place in zip(colors, places, strict=False)
    )


STAR = Corners().local(after_line((3, 3))[0], 0, WHITE).key


@pytest.mark.parametrize(
    ("game", "found"),
    [
        (moves((15, 3), (2, 2)), [Occurrence(2, 1, TENUKI_PLACE)]),
        (moves((15, 3), None), [Occurrence(2, 1, TENUKI_PLACE)]),
        (moves((15, 3), (15, 5)), [Occurrence(2, 1, 16 * 4 + 6)]),
        (
            moves((15, 3), (2, 2), (2, 4), (16, 3)),
            [Occurrence(4, 1, 16 * 3 + 4)],
        ),  # elsewhere before
        (moves((15, 3), (2, 2), (13, 2), (15, 5)), [Occurrence(2, 1, TENUKI_PLACE)]),  # another position then
        (moves((15, 3)), []),  # nobody has moved there
        (b"", []),
        (moves((15, 3), (15, 3)), []),  # the game ends before its first illegal move
        (moves((15, 3), (3, 3), (17, 10), (3, 15)), [Occurrence(2, 1, TENUKI_PLACE), Occurrence(3, 0, 0)]),
    ],
)
def test_what_is_told_of_a_star_stone(game, found):
    assert PositionFinder(STAR).find(Game(19, b"", game)) == found


def test_one_finder_looks_through_many_games():
    finder = PositionFinder(STAR)
    games = [Game(19, b"", moves((15, 3), (2, 2))), Game(19, b"", moves((9, 9), (3, 3), None))]
    assert [finder.find(game) for game in games] == [PositionFinder(STAR).find(game) for game in games]
    assert finder.key == STAR


def test_setup_stones_that_cannot_be_are_refused():
    with pytest.raises(EngineError):
        PositionFinder(STAR).find(Game(19, b"aaaa", b""))
