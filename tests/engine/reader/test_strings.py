"""The tactician: its claims against every answer on the board, and against each other."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import random_board, strings

from engine.board import Board
from engine.points import NO_POINT, EngineError, board_points, opponent, to_gtp
from engine.reader.results import SAVED, TAKEN, UNDECIDED, code
from engine.reader.strings import StringReader

READER = StringReader()
LIMIT = 20000

BOARDS = st.builds(random_board, st.integers(4, 8), st.integers(0, 2**32), st.integers(4, 60))


@settings(max_examples=60)
@given(board=BOARDS)
def test_a_reading_leaves_the_board_as_it_was(board):
    state = board.state()
    for stone in strings(board):
        READER.attack(board, stone, LIMIT)
        READER.defend(board, stone, LIMIT)
    assert board.state() == state


@settings(max_examples=60)
@given(board=BOARDS)
def test_the_moves_given_do_what_is_said_of_them(board):
    for stone in strings(board):
        attack, defence = READER.attack(board, stone, LIMIT), READER.defend(board, stone, LIMIT)
        color = board.color_at(stone)
        if attack.result == TAKEN:
            board.play(opponent(color), attack.move)
            assert board.color_at(stone) != color or READER.defend(board, stone, LIMIT).result in (
                TAKEN,
                UNDECIDED,
            )
            board.undo()
        if defence.result == SAVED and defence.move != NO_POINT:
            assert attack.result != SAVED
            board.play(color, defence.move)
            assert READER.attack(board, stone, LIMIT).result in (SAVED, UNDECIDED), to_gtp(stone, board.size)
            board.undo()


def test_the_codes_are_those_of_the_suites():
    assert [code(result, True) for result in range(UNDECIDED + 1)] == [0, 3, 2, 1, 0]
    assert [code(result, False) for result in range(UNDECIDED + 1)] == [1, 2, 3, 0, 0]


def test_there_must_be_a_stone():
    with pytest.raises(EngineError, match="no stone to read at A9"):
        READER.attack(Board(9), board_points(9)[0])
