"""The lines that readings come to: made of moves that may be played, and in agreement with every answer."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_lines import named, play_out
from reading_positions import random_board, strings
from thorough import repeated

from engine.board import Board
from engine.diagram import read
from engine.points import EngineError, from_gtp
from engine.reader.lines import CAPTURED, KO, OPEN, REPEATED
from engine.reader.results import SAVED, TAKEN, UNDECIDED
from engine.reader.string_lines import GIVEN_UP, SAFE, expected_line
from engine.reader.strings import StringReader
from pipeline.game_records.positions import position_before, read_record

READER = StringReader()
CLASSICS = Path(__file__).parents[3] / "corpora" / "classics"
BOARDS = st.builds(random_board, st.integers(4, 9), st.integers(0, 2**32), st.integers(4, 60))


def ask(board, stone, attacking):
    return (READER.attack if attacking else READER.defend)(board, stone)


def line_in(drawn, stone, attacking):
    board = read(drawn)
    line = expected_line(READER, board, from_gtp(stone, board.size), attacking)
    return named(board, line), line.end


@settings(max_examples=repeated(40, 300))
@given(board=BOARDS, attacking=st.booleans())
def test_a_line_can_be_played_and_every_answer_on_it_is_the_first_one(board, attacking):
    before = board.state()
    for stone in strings(board):
        color, first = board.color_at(stone), ask(board, stone, attacking)
        line = expected_line(READER, board, stone, attacking)
        assert board.state() == before
        played, turn = play_out(
            board,
            line,
            color,
            attacking,
            lambda on, turn, stone=stone: ask(on, stone, turn),
            lambda on, stone=stone, color=color: on.color_at(stone) == color,
            UNDECIDED,
            (TAKEN, SAVED),
        )
        ended = _end(played, stone, color, turn, first, line)
        assert line.end in ended


def _end(played, stone, color, turn, first, line):
    """How a line may end that leads to this position."""
    if line.moves and line.moves[-1].needs_threat:
        return [KO]
    if played.color_at(stone) != color:
        return [CAPTURED] if first.result == TAKEN else [KO]
    answer = ask(played, stone, turn)
    if answer.result == UNDECIDED or answer.result != first.result:
        return [OPEN, REPEATED]
    return [REPEATED, SAFE] if answer.result == SAVED else [REPEATED, GIVEN_UP]


def test_a_ladder_goes_on_to_the_edge():
    path = str(CLASSICS / "alphago-lee-sedol-1.sgf")
    board = position_before(read_record(path, 1), 60, path).board
    line = expected_line(READER, board, from_gtp("L8", 19), True)
    assert named(board, line) == ("K8 L7 K7 L6 L5 K6 J6 K5 K4 J5 H5 J4 J3 H4 G4 H3 H2 G3 F3 G2 F2 G1 F1")
    assert line.end == GIVEN_UP
    assert expected_line(READER, board, from_gtp("L8", 19), False).moves[0].point == from_gtp("K8", 19)


KO_FIGHT = """
. X O . .
X O . O .
. X O . .
. . . . .
. . . . .
"""


def test_a_ko_ends_a_line():
    board = read(KO_FIGHT)
    board.play(1, from_gtp("C4", 5))
    played = [line.end for stone in strings(board) for line in lines(board, stone)]
    assert KO in played


def lines(board, stone):
    return [expected_line(READER, board, stone, attacking) for attacking in (True, False)]


def test_what_is_safe_has_no_line():
    assert line_in(". . . . .\n. X X . .\n. . . . .\n. . . . .\n. . . . .\n", "B4", True) == ("", SAFE)


def test_a_limit_that_is_reached_leaves_a_line_open():
    board = read(KO_FIGHT)
    stones = [stone for stone in strings(board) if READER.attack(board, stone, 1).result == UNDECIDED]
    assert stones
    assert all(expected_line(READER, board, stone, True, 1) == ((), OPEN) for stone in stones)


def test_there_must_be_a_stone():
    with pytest.raises(EngineError, match="no stone to read at A1"):
        expected_line(READER, Board(9), from_gtp("A1", 9), True)
