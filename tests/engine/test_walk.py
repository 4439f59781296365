"""A walk over games against the board that plays them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from learning_games import classic, positions, random_game

from engine.board import Board
from engine.points import BLACK, PASS, WHITE, EngineError, decode_moves, from_gtp
from engine.walk import Game, Walk


def steps(walk, game):
    """What is seen at every step."""
    walk.begin(game)
    seen = []
    while walk.step():
        seen.append((walk.number, walk.color, walk.played, walk.board.hash, len(walk.board.moves())))
    assert not walk.under_way
    return seen


def expected(game):
    board, seen = Board(game.size), []
    board.setup(game.setup)
    for number, (color, point) in enumerate(decode_moves(game.moves), 1):
        seen.append((number, color, point, board.hash, number - 1))
        board.play(color, point)
    return seen


GAMES = [
    classic("ear-reddening"),
    random_game(9, 60, 1),
    Game(13, b"", b""),
    Game(9, b"ccGG", b"EEff"),
    random_game(25, 30, 2),
    Game(19, b"", b"..::pd::DD"),
    random_game(19, 40, 3),
    Game(1, b"", b"..::"),
]


def test_walks_over_games_of_any_size_one_after_the_other():
    walk = Walk()
    for game in GAMES + GAMES[::-1]:
        assert steps(walk, game) == expected(game)


def test_the_board_is_used_again_for_games_of_its_size():
    walk = Walk()
    walk.begin(GAMES[0])
    board = walk.board
    walk.step()
    walk.begin(GAMES[5])
    assert walk.board is board
    walk.begin(GAMES[1])
    assert walk.board.size == 9


def test_passes_are_moves():
    walk = Walk()
    seen = steps(walk, Game(9, b"", b"..::ee::"))
    assert [step[1:3] for step in seen] == [
        (BLACK, PASS),
        (WHITE, PASS),
        (BLACK, from_gtp("E5", 9)),
        (WHITE, PASS),
    ]


def test_a_walk_can_be_left_in_the_middle():
    walk = Walk()
    walk.begin(GAMES[0])
    for _ in range(7):
        walk.step()
    assert (walk.number, walk.under_way) == (7, True)
    assert steps(walk, GAMES[0]) == expected(GAMES[0])
    assert not walk.step()


# White fills the ko at once; a suicide in the corner; a stone on a stone; off the board; no move at all
ILLEGAL = {
    "ko": (Game(4, b"baabbcCABBDBCC", b"cb"), b"BB"),
    "suicide": (Game(3, b"baab", b""), b"AA"),
    "occupied": (Game(3, b"", b"bb"), b"BB"),
    "right of the board": (Game(3, b"", b"aa"), b"DA"),
    "below the board": (Game(3, b"", b"aa"), b"ad"),
    "far outside": (Game(3, b"", b"aa"), b"\xff\xff"),
    "signs": (Game(3, b"", b"aa"), b"!!"),
    "half a pass": (Game(3, b"", b"aa"), b".a"),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_an_illegal_move_ends_the_game(name):
    game, illegal = ILLEGAL[name]
    walk = Walk()
    longer = Game(game.size, game.setup, game.moves + illegal + b"cc")
    assert steps(walk, longer) == expected(game)
    assert walk.number == len(game.moves) // 2
    assert not walk.step()


@given(st.integers(1, 5), st.binary(max_size=40).filter(lambda text: len(text) % 2 == 0))
def test_any_text_is_walked_as_far_as_the_board_plays_it(size, text):
    played, _ = Board(size).play_moves(text)
    assert len(steps(Walk(), Game(size, b"", text))) == played


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (Game(9, b"", b"aab"), "move text of odd length 3"),
        (Game(9, b"aaaa", b"bb"), "two stones on A9"),
        (Game(26, b"", b"bb"), "board size 26"),
    ],
)
def test_a_game_that_cannot_begin(game, message):
    walk = Walk()
    walk.begin(GAMES[0])
    walk.step()
    with pytest.raises(EngineError, match=message):
        walk.begin(game)
    assert not walk.under_way
    assert not walk.step()


def test_a_walk_that_has_not_begun():
    assert not Walk().step()


def test_the_positions_of_the_other_tests_are_those_of_the_walk():
    seen = [(color, point, board.hash) for board, color, point in positions(GAMES[1])]
    walked = [(color, played, hash) for _, color, played, hash, _ in steps(Walk(), GAMES[1])]
    assert seen == [step for step in walked if step[1] != PASS]
