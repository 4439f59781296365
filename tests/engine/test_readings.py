"""Answers that are kept, against answers from scratch: along games, over undo, from game to game."""

import random
from itertools import islice

import pytest
from learning_games import CLASSICS, classic, positions
from reading_positions import random_board, strings
from thorough import repeated

from engine.board import Board
from engine.points import EngineError, board_points, decode_moves
from engine.reader.strings import StringReader
from engine.readings import Readings
from engine.tactics import Tactics

NODES = 300
GAMES = sorted(path.stem for path in CLASSICS.glob("*.sgf"))


def assert_as_from_scratch(board, readings, tactics, fresh):
    for stone in strings(board):
        if board.num_liberties(stone) <= 4:
            kept = readings.string(board, tactics, stone)
            assert kept == (fresh.attack(board, stone, NODES), fresh.defend(board, stone, NODES))


@pytest.mark.parametrize("name", GAMES[::12])
def test_along_a_game_kept_answers_are_those_from_scratch(name):
    readings, tactics, fresh = Readings(NODES), Tactics(), StringReader()
    for board, _, _ in islice(positions(classic(name)), 0, None, repeated(2, 1)):
        assert_as_from_scratch(board, readings, tactics, fresh)


def test_jumping_between_positions_changes_nothing():
    rng, readings, tactics, fresh = random.Random(5), Readings(NODES), Tactics(), StringReader()
    game = classic(GAMES[0])
    moves = decode_moves(game.moves)
    for _ in range(12):
        board = Board(game.size)
        board.setup(game.setup)
        for color, point in moves[: rng.randrange(len(moves))]:
            board.play(color, point)
        assert_as_from_scratch(board, readings, tactics, fresh)
        assert_as_from_scratch(random_board(9, rng.getrandbits(32), 50), readings, tactics, fresh)


def test_looks_of_the_tactics_that_it_was_not_told_of():
    readings, tactics, fresh = Readings(NODES), Tactics(), StringReader()
    for number, (board, _, _) in enumerate(positions(classic(GAMES[3]))):
        if number % 3 == 0:
            tactics.refresh(board)
        if number % 7 == 0:
            assert_as_from_scratch(board, readings, tactics, fresh)


@pytest.mark.parametrize("seed", range(4))
def test_back_and_forth_on_small_crowded_boards(seed):
    rng, readings, tactics, fresh = random.Random(seed), Readings(NODES), Tactics(), StringReader()
    board = Board(6)
    for number in range(150):
        legal = [(c, p) for c in (1, 2) for p in board_points(6) if board.is_legal(c, p)]
        if board.num_moves and (rng.random() < 0.3 or not legal):
            board.undo()
        else:
            board.play(*rng.choice(legal))
        if number % 3 == 0:
            assert_as_from_scratch(board, readings, tactics, fresh)


def test_the_effort_must_exist():
    for effort in ((0, 1), (10, 0), (10, 7)):
        with pytest.raises(EngineError, match="a reading takes a node or more and 1 to 6 stages"):
            Readings(*effort)


def test_there_must_be_a_stone():
    with pytest.raises(EngineError, match="no stone to read at A9"):
        Readings().string(Board(9), Tactics(), board_points(9)[0])
