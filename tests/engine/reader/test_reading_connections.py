"""Reading of connections against a naive search, in all symmetries, and hand-made positions."""

import itertools
import random

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from naive_connections import joins, takes
from naive_reader import NaiveBoard
from reading_positions import classic_boards, random_board, strings, turned
from thorough import repeated

from engine.diagram import read
from engine.points import (
    EMPTY,
    NO_POINT,
    EngineError,
    board_points,
    coordinates,
    from_gtp,
    opponent,
    to_gtp,
    transform,
)
from engine.reader.connections import (
    CONNECTED,
    KO_CONNECTS,
    KO_SEPARATES,
    SEPARATED,
    UNDECIDED,
    ConnectionReader,
)

READER, DEEP = ConnectionReader(), ConnectionReader(deep=True)
QUESTIONS = ("connect", "disconnect")


def pairs(board):
    return [
        (one, two)
        for one, two in itertools.combinations(strings(board), 2)
        if board.color_at(one) == board.color_at(two)
    ]


@settings(max_examples=repeated(15, 30))
@given(size=st.integers(4, 5), seed=st.integers(0, 2**32), length=st.integers(4, 16))
# one enemy move takes what two captures need; a captive takes its taker; a capture needs a common liberty;
# the enemy captures where he cuts; an atari is answered where another link ends
@example(size=4, seed=16765, length=10)
@example(size=4, seed=49533, length=10)
@example(size=4, seed=618, length=8)
@example(size=4, seed=102704, length=16)
@example(size=4, seed=4572, length=9)
def test_what_a_naive_search_proves_is_not_denied(size, seed, length):
    board = random_board(size, seed, length)
    if board.ko_point != NO_POINT:
        return
    naive = NaiveBoard.of(board)
    for one, two in pairs(board):
        places = (coordinates(one), coordinates(two))
        joins_first, joins_second = joins(naive, *places, True, 3), joins(naive, *places, False, 2)
        is_taken_second, is_taken_first = takes(naive, *places, True, 2), takes(naive, *places, False, 3)
        here = f"{to_gtp(one, size)} {to_gtp(two, size)}"
        for reader in (READER, DEEP):
            connect, disconnect = (reader.read(board, one, two, question).result for question in QUESTIONS)
            assert not joins_first or connect in (CONNECTED, UNDECIDED), here
            assert not joins_second or disconnect in (CONNECTED, UNDECIDED), here
            assert not is_taken_second or connect != CONNECTED, here
            assert not is_taken_first or disconnect != CONNECTED, here


@pytest.mark.parametrize("reader", [READER, DEEP], ids=["usual", "deep"])
@settings(max_examples=repeated(20, 40))
@given(size=st.integers(4, 7), seed=st.integers(0, 2**32), length=st.integers(4, 30))
def test_the_moves_given_do_what_is_said_of_them(reader, size, seed, length):
    board = random_board(size, seed, length)
    state = board.state()
    for one, two in pairs(board)[:8]:
        own = board.color_at(one)
        connect = reader.read(board, one, two, "connect", 1000)
        disconnect = reader.read(board, one, two, "disconnect", 1000)
        assert board.state() == state
        if disconnect.result == CONNECTED:
            assert connect.result in (CONNECTED, UNDECIDED)
        for reading, color, hoped in ((connect, own, CONNECTED), (disconnect, opponent(own), SEPARATED)):
            assert (
                reading.move == NO_POINT
                or reading.move == board.ko_point
                or board.is_legal(color, reading.move)
            )
            if reading.result != UNDECIDED:
                assert reading.likely == reading.result
            else:
                assert reading.likely in (SEPARATED, CONNECTED)
                assert (reading.move != NO_POINT) == (reading.likely == hoped)


# The same boards each time: hardly a question in 70,000 has another answer on the turned board, but one has
# (random_board(5, 190, 12), symmetry 2: cut on the one, connected on the other).
@settings(max_examples=40, derandomize=True)
@given(
    board=st.builds(random_board, st.integers(4, 7), st.integers(0, 2**32), st.integers(4, 30)),
    symmetry=st.integers(0, 7),
    exchanged=st.booleans(),
)
def test_a_turned_board_is_read_the_same_way(board, symmetry, exchanged):
    still, image = turned(board, 0), turned(board, symmetry, exchanged)
    for one, two in pairs(still)[:8]:
        there = [transform(stone, symmetry, board.size) for stone in (one, two)]
        for question in QUESTIONS:
            first = READER.read(still, one, two, question, 1000).result
            second = READER.read(image, *there, question, 1000).result
            assert first == second or UNDECIDED in (first, second), (to_gtp(one, 9), to_gtp(two, 9), question)


@settings(max_examples=repeated(20, 40))
@given(size=st.integers(7, 13), seed=st.integers(0, 2**32), length=st.integers(10, 60))
def test_an_answer_depends_on_its_footprint_alone(size, seed, length):
    rng, board = random.Random(seed), random_board(size, seed, length)
    for one, two in pairs(board)[:6]:
        if board.color_at(one) != board.color_at(two):
            continue
        question = rng.choice(QUESTIONS)
        before = READER.read(board, one, two, question, 300)
        footprint = READER.depends_on(board)
        liberties = {p: board.liberties(p) for p in footprint if board.color_at(p) != EMPTY}
        for color, at in itertools.product((1, 2), board_points(size)):
            if at in footprint or board.ko_point in footprint or not board.is_legal(color, at):
                continue
            board.play(color, at)
            if all(board.color_at(p) != EMPTY and board.liberties(p) == liberties[p] for p in liberties):
                assert READER.read(board, one, two, question, 300) == before, to_gtp(at, size)
            board.undo()


POSITIONS = {
    "two common liberties": (
        """
        . . . . .
        . X . . .
        . . X . .
        . . . . .
        . . . . .
        """,
        "B4 C3",
        (CONNECTED, ""),
        (CONNECTED, ""),
    ),
    "a kosumi with one side gone": (
        """
        . . . . . .
        . . O O . .
        . X O . . .
        . . X O . .
        . . . . . .
        . . . . . .
        """,
        "B4 C3",
        (CONNECTED, "B3"),
        (SEPARATED, "B3"),
    ),
    "a bamboo joint": (
        """
        . . . . . .
        . . X X O .
        . O . . O .
        . O X X . .
        . . . . . .
        . . . . . .
        """,
        "C5 C3",
        (CONNECTED, ""),
        (CONNECTED, ""),
    ),
    "a peeped one-point jump": (
        """
        . . . . . . .
        . O O O O O .
        . O X . X O .
        . O . O . O .
        . O O . O O .
        . . . . . . .
        . . . . . . .
        """,
        "C5 E5",
        (CONNECTED, "D5"),
        (SEPARATED, "D5"),
    ),
    "a tiger's mouth": (
        """
        . . . . . . .
        . O . X . O .
        . O X . X O .
        . O . . . O .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        """,
        "C5 E5",
        (CONNECTED, ""),
        (CONNECTED, ""),
    ),
    "watari below a stone, and what stops it": (
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . . . O . . . .
        . X X X O X X X .
        . . . X O X . . .
        . . . . . . . . .
        """,
        "D2 F2",
        (CONNECTED, "E1"),
        (SEPARATED, "E1"),
    ),
    "a cutting stone that a ladder takes": (
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X X X . . . .
        . O X O . . . . .
        . O O X . X . . .
        . . O X . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        "C5 D4",
        (CONNECTED, ""),
        (CONNECTED, ""),
    ),
    "the same without the stones that make the ladder work": (
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . X X X . . . .
        . O X O . . . . .
        . O O X . . . . .
        . . O . . . O . .
        . . O O . O . . .
        . . . . . . . . .
        """,
        "C5 D4",
        (CONNECTED, "E5"),
        (SEPARATED, "E5"),
    ),
    "two points closed to the enemy by one capture, which he forestalls": (
        """
        X . X O
        . . . .
        X O . .
        . O . .
        """,
        "C4 A2",
        (CONNECTED, "A3 B4"),
        (SEPARATED, "A1 A3 B3 B4 C3"),
    ),
    "walled off": (
        """
        . . O . .
        X . O . X
        . . O . .
        . . O . .
        . . O . .
        """,
        "A4 E4",
        (SEPARATED, ""),
        (SEPARATED, ""),
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_positions(name):
    diagram, stones, connect, disconnect = POSITIONS[name]
    board = read(diagram)
    one, two = (from_gtp(stone, board.size) for stone in stones.split())
    for question, (result, moves) in zip(QUESTIONS, (connect, disconnect), strict=True):
        reading = READER.read(board, one, two, question)
        assert reading.result == result, question
        if moves:
            assert to_gtp(reading.move, board.size) in moves.split()


def test_a_question_without_an_answer_in_time_says_so():
    board = read("\n".join([". " * 9] * 4 + [". X . . . . . X ."] + [". " * 9] * 4))
    one, two = from_gtp("B5", 9), from_gtp("H5", 9)
    reading = READER.read(board, one, two, "connect", 20)
    assert reading.result == UNDECIDED
    assert (reading.likely, reading.move != NO_POINT) in ((CONNECTED, True), (SEPARATED, False))


def test_what_is_said_at_the_limit_is_what_comes_out_in_two_of_three():
    right = []
    for board in classic_boards(10, {100}):
        for one, two in pairs(board)[::24]:
            for question in QUESTIONS:
                early = READER.read(board, one, two, question, 400)
                if early.result == UNDECIDED:
                    late = READER.read(board, one, two, question, 3000).result
                    if late != UNDECIDED:
                        right.append(early.likely == late)
    assert len(right) > 10
    assert sum(right) > 2 / 3 * len(right)


def test_questions_that_cannot_be_asked():
    board = read(". . X\nO . .\n. . X")
    one, two, empty = (from_gtp(at, 3) for at in ("C3", "A2", "B2"))
    with pytest.raises(EngineError, match="no stone to read at B2"):
        READER.read(board, one, empty)
    with pytest.raises(EngineError, match="different colors"):
        READER.read(board, one, two)
    with pytest.raises(EngineError, match="no question is called 'join'"):
        READER.read(board, one, from_gtp("C1", 3), "join")


def test_results_are_in_order():
    assert SEPARATED < KO_SEPARATES < KO_CONNECTS < CONNECTED < UNDECIDED


def test_a_deep_reader_knows_at_least_as_much():
    more = 0
    for seed in range(30):
        board = random_board(6, seed, 18)
        for one, two in pairs(board)[:2]:
            usual = READER.read(board, one, two, "connect", 300).result
            deep = DEEP.read(board, one, two, "connect", 3000).result
            if usual not in (SEPARATED, UNDECIDED):
                assert deep == usual
            more += deep != usual
    assert more
