"""Reading against a naive search, against every answer on the board, and classic positions."""

import contextlib

import naive_reader
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_reader import NaiveBoard, TooLong
from reading_positions import random_board, strings, turned
from thorough import repeated

from engine.board import Board
from engine.diagram import read_marked
from engine.points import (
    BLACK,
    EMPTY,
    NO_POINT,
    PASS,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    from_gtp,
    opponent,
    point,
    to_gtp,
    transform,
)
from engine.reader.ladders import CAPTURED, ESCAPES, KO_DECIDES, NODE_LIMIT, UNKNOWN, Reader, outcome

READER = Reader()


BOARDS = st.builds(random_board, st.integers(4, 8), st.integers(0, 2**32), st.integers(4, 60))


@settings(max_examples=repeated(50, 100))
@given(board=BOARDS, question=st.sampled_from(["ladder", "ladder escape"]))
def test_ladders_are_what_a_naive_search_finds(board, question):
    naive = NaiveBoard.of(board)
    state = board.state()
    for stone in strings(board):
        if board.num_liberties(stone) > (2 if question == "ladder" else 1):
            continue
        with contextlib.suppress(TooLong):
            expected = naive_reader.ask(naive, coordinates(stone), question == "ladder")
            found = READER.read(board, stone, question).result
            assert found == expected, to_gtp(stone, board.size)
    assert board.state() == state


def captured_whatever_is_answered(board, stone, plies):
    """Play the capture that the reader finds, then each answer on the board, and so on to the end.

    Anything the defender may do by the rules is tried, a pass too; so this proves a capture. A line longer
    than ``plies`` counts as proved.
    """
    attacker = opponent(board.color_at(stone))
    reading = READER.read(board, stone, "capture")
    if reading.result != CAPTURED:
        return reading.result == UNKNOWN
    if board.num_liberties(stone) == 1:
        return board.is_legal(attacker, reading.move)
    if plies == 0:
        return True
    board.play(attacker, reading.move)
    good = all(holds_after(board, answer, stone, plies) for answer in [PASS, *board_points(board.size)])
    board.undo()
    return good


def holds_after(board, answer, stone, plies):
    if not board.is_legal(board.color_at(stone), answer):
        return True
    board.play(board.color_at(stone), answer)
    good = captured_whatever_is_answered(board, stone, plies - 1)
    board.undo()
    return good


@settings(max_examples=60)
@given(board=BOARDS)
def test_a_capture_stands_against_every_answer(board):
    for stone in strings(board):
        if board.num_liberties(stone) > 1 and READER.read(board, stone).result == CAPTURED:
            assert captured_whatever_is_answered(board, stone, 3), to_gtp(stone, board.size)


@settings(max_examples=60)
@given(board=BOARDS)
def test_a_lost_string_is_lost_whatever_its_side_plays(board):
    for stone in strings(board):
        reading = READER.read(board, stone, "escape")
        assert reading.move == NO_POINT or board.color_at(reading.move) == EMPTY
        for at in board_points(board.size):
            if reading.result == CAPTURED and board.is_legal(board.color_at(stone), at):
                board.play(board.color_at(stone), at)
                after = READER.read(board, stone, "capture").result
                board.undo()
                assert after in (CAPTURED, UNKNOWN), (to_gtp(stone, board.size), to_gtp(at, board.size))


@settings(max_examples=60)
@given(board=BOARDS)
def test_the_moves_given_do_what_is_said_of_them(board):
    for stone in strings(board):
        attack, defence = (READER.read(board, stone, question) for question in ("capture", "escape"))
        if attack.result == CAPTURED:
            board.play(opponent(board.color_at(stone)), attack.move)
            assert board.color_at(stone) == EMPTY or READER.read(board, stone, "escape").result == CAPTURED
            board.undo()
        if attack.result == CAPTURED and defence.result == ESCAPES:
            board.play(board.color_at(stone), defence.move)
            assert READER.read(board, stone, "capture").result == ESCAPES
            board.undo()


@settings(max_examples=200)
@given(board=BOARDS)
def test_the_outcome_of_a_move_is_what_playing_it_gives(board):
    for color in (BLACK, WHITE):
        for at in board_points(board.size):
            if board.color_at(at) != EMPTY:
                continue
            liberties, captured = outcome(board, color, at)
            if not board.is_legal(color, at):
                assert liberties == 0 or at == board.ko_point
                continue
            before = board.captured(opponent(color))
            board.play(color, at)
            assert (liberties, captured) == (
                board.num_liberties(at),
                board.captured(opponent(color)) - before,
            )
            board.undo()


# Classic positions; the string that is asked about is Black's or White's at the named point.
CLASSICS = {
    "a ladder that runs to the edge": (
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X X . . . . .
        . X O . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        [("C6", "ladder escape", CAPTURED, ""), ("C6", "escape", CAPTURED, "")],
    ),
    "a stone in its path breaks it": (
        """
        . . . . . . . . .
        . . . . . . . . .
        . . X X . . . . .
        . X O . . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        """,
        [("C6", "ladder escape", ESCAPES, "D6"), ("C6", "escape", ESCAPES, "D6")],
    ),
    "a net where no ladder works": (
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . X X . . . .
        . . X O . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . O O . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        [
            ("D6", "ladder", ESCAPES, ""),
            ("D6", "capture", CAPTURED, "E5"),
            ("D6", "escape", ESCAPES, "D5 E6"),
        ],
    ),
    "a snapback": (
        """
        . X O . O X .
        . X O O X X .
        . X X X O O .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        [("C7", "capture", CAPTURED, "D7")],
    ),
    "an attacker in atari is taken": (
        """
        . . . . . . .
        O O O . . . .
        . X X O . . .
        . O O X . . .
        O X X . . . .
        . . . . . . .
        . . . . . . .
        """,
        [("B5", "ladder escape", ESCAPES, "A4"), ("B4", "capture", CAPTURED, "A4")],
    ),
    "but one that is safe is not": (
        """
        . . . . . . .
        O O O . . . .
        . X X O . . .
        . O O O . . .
        O X X . . . .
        . . . . . . .
        . . . . . . .
        """,
        [("B5", "ladder escape", CAPTURED, ""), ("B4", "capture", ESCAPES, "")],
    ),
}


@pytest.mark.parametrize("name", CLASSICS)
def test_classic_positions(name):
    diagram, questions = CLASSICS[name]
    board, _ = read_marked(diagram)
    for at, question, result, moves in questions:
        reading = READER.read(board, from_gtp(at, board.size), question)
        assert reading.result == result, (at, question)
        assert (to_gtp(reading.move, board.size) if reading.move != NO_POINT else "") in (
            moves.split() or [""]
        )


def test_a_ban_leaves_it_to_the_ko():
    board, marks = read_marked(
        """
        . . . . .
        . X O . .
        X a X O .
        . X O . .
        . . . . .
        """
    )
    board.play(WHITE, marks["a"][0])
    reading = READER.read(board, marks["a"][0], "capture")
    assert reading[:2] == (KO_DECIDES, from_gtp("C3", 5))
    board.play(BLACK, PASS)
    board.play(WHITE, PASS)
    assert READER.read(board, marks["a"][0], "capture").result == CAPTURED


def test_a_question_without_an_answer_in_time_says_so():
    board = random_board(7, 1109, 49)
    reading = READER.read(board, from_gtp("B5", 7))
    assert reading == (UNKNOWN, NO_POINT, NODE_LIMIT)


def test_questions_that_cannot_be_asked():
    with pytest.raises(EngineError, match="no stone to read at A9"):
        READER.read(Board(9), from_gtp("A9", 9))
    with pytest.raises(EngineError, match="no question is called 'live'"):
        READER.read(random_board(9, 1, 9), from_gtp("A9", 9), "live")
    with pytest.raises(EngineError, match="no stone can be put at A9"):
        outcome(Board(9), EMPTY, from_gtp("A9", 9))


@pytest.mark.parametrize("size", [9, 19, 25])
@pytest.mark.parametrize("breaker", [False, True])
def test_a_ladder_is_read_across_the_board(size, breaker):
    """A stone in the upper left corner runs to the lower right one, and is taken there or meets a friend."""
    board = Board(size)
    for col, row in ((3, 2), (2, 2), (1, 3), (2, 4)):
        board.play(BLACK, point(col, row))
    board.play(WHITE, point(2, 3))
    if breaker:
        board.play(WHITE, point(size - 3, size - 3))
    reading = READER.read(board, point(2, 3), "ladder escape")
    assert reading.result == (ESCAPES if breaker else CAPTURED)
    assert reading.nodes >= 2 * (size - 5)


@settings(max_examples=60)
@given(board=BOARDS, symmetry=st.integers(1, 7))
def test_a_turned_board_is_read_the_same_way(board, symmetry):
    """Ladders and escapes from atari try moves in the order of the points, which must not matter."""
    there, still = turned(board, symmetry), turned(board, 0)
    for stone in strings(board):
        image = transform(stone, symmetry, board.size)
        for question in ("ladder", "ladder escape", "capture", "escape"):
            results = {
                READER.read(still, stone, question).result,
                READER.read(there, image, question).result,
            }
            assert len(results) == 1 or UNKNOWN in results, (to_gtp(stone, board.size), question)
