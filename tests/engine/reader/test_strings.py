"""The tactician: its claims against every answer on the board, and against each other."""

import random

import pytest
from brute_force import Oracle
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import random_board, strings
from thorough import repeated

from engine.board import Board
from engine.diagram import draw, read
from engine.points import EMPTY, NO_POINT, PASS, EngineError, board_points, from_gtp, opponent, to_gtp
from engine.reader.results import SAVED, TAKEN, UNDECIDED, code
from engine.reader.strings import StringReader

READER = StringReader()
LIMIT = 20000

BOARDS = st.builds(random_board, st.integers(4, 8), st.integers(0, 2**32), st.integers(4, 60))


@settings(max_examples=repeated(30, 60))
@given(board=BOARDS)
def test_a_reading_leaves_the_board_as_it_was(board):
    state = board.state()
    for stone in strings(board):
        READER.attack(board, stone, LIMIT)
        READER.defend(board, stone, LIMIT)
    assert board.state() == state


def claims(board):
    """Whether the reader says the same after the move that it gives, for each string and side."""
    for stone in strings(board):
        attack, defence = READER.attack(board, stone, LIMIT), READER.defend(board, stone, LIMIT)
        color = board.color_at(stone)
        if attack.result == TAKEN:
            board.play(opponent(color), attack.move)
            yield board.color_at(stone) != color or READER.defend(board, stone, LIMIT).result in (
                TAKEN,
                UNDECIDED,
            )
            board.undo()
        if defence.result == SAVED and defence.move != NO_POINT:
            assert attack.result != SAVED
            board.play(color, defence.move)
            yield READER.attack(board, stone, LIMIT).result in (SAVED, UNDECIDED)
            board.undo()


def test_the_moves_given_do_what_is_said_of_them_but_for_one_in_a_thousand():
    """Quiet moves are read to a limited number, so from one move on the reader sees one of them farther.

    On 8,292 such boards that changed 11 of 51,758 answers.
    """
    rng = random.Random(11)
    boards = (random_board(rng.randint(4, 8), rng.randrange(2**32), rng.randint(4, 60)) for _ in range(600))
    held = [holds for board in boards for holds in claims(board)]
    assert len(held) > 3_000
    assert held.count(False) <= len(held) / 1000


def test_the_codes_are_those_of_the_suites():
    assert [code(result, True) for result in range(UNDECIDED + 1)] == [0, 3, 2, 1, 0]
    assert [code(result, False) for result in range(UNDECIDED + 1)] == [1, 2, 3, 0, 0]


def test_there_must_be_a_stone():
    with pytest.raises(EngineError, match="no stone to read at A9"):
        READER.attack(Board(9), board_points(9)[0])


@pytest.mark.parametrize("move", [PASS, -1, 100_000])
def test_a_first_move_is_a_point_of_the_board(move):
    board = read("O O X\n. X .\n. . .")
    for attacking in (True, False):
        with pytest.raises(EngineError, match="a first move to read is a point of the board"):
            READER.after(board, from_gtp("A3", 3), attacking, move)


def small_positions(seed, number, sizes, most_empty=10):
    """Positions of a few empty points; the same ones every time: the oracle is too slow for surprises."""
    rng = random.Random(seed)
    while number:
        board = random_board(rng.choice(sizes), rng.getrandbits(32), rng.randint(4, 60))
        if sum(board.color_at(p) == EMPTY for p in board_points(board.size)) <= most_empty:
            number -= 1
            yield board


@pytest.mark.parametrize(
    ("seed", "number", "sizes", "depth"), [(1, 250, (3, 4), 5), (2, 60, (5, 6), 5), (3, 6, (4, 5), 7)]
)
def test_what_becomes_of_strings_is_what_trying_everything_finds(seed, number, sizes, depth):
    """Neither more than the defender must allow, nor less than the attacker gets by force."""
    for board in small_positions(seed, number, sizes):
        for stone in strings(board):
            if board.num_liberties(stone) <= 4:
                check(board, stone, "attack", depth)
                check(board, stone, "defend", depth)


def check(board, stone, question, depth):
    found = getattr(READER, question)(board, stone, LIMIT).so_far
    least, most = (
        getattr(Oracle(board, stone, depth, at_most, 600_000), question)() for at_most in (False, True)
    )
    assert least <= found <= most, f"{question} {to_gtp(stone, board.size)}\n{draw(board)}"


@pytest.mark.parametrize(
    ("size", "seed", "length", "stone", "question", "depth"),
    [
        # a position comes back
        (4, 775119880, 12, "D3", "defend", 7),
        # what takes the last stone has another liberty, and is taken back there
        (4, 1806745818, 13, "A1", "defend", 7),
        # it is taken back by way of a string in atari beside it
        (3, 3116615531, 28, "A3", "defend", 3),
        # what a threat has won is not taken back in a ko, but may be otherwise
        (4, 154827513, 38, "B4", "attack", 9),
        # who may take a ko, and who has won one before, makes positions that look alike two
        (4, 1874127941, 10, "C4", "attack", 13),
        (3, 2328561676, 58, "B2", "defend", 9),
        # a capture far from the string saves a stone beside it
        (5, 3165466055, 21, "C5", "defend", 9),
    ],
)
def test_stones_that_are_taken_back_on_crowded_boards(size, seed, length, stone, question, depth):
    check(random_board(size, seed, length), from_gtp(stone, size), question, depth)


def test_rescues_are_all_points_of_the_board_that_gain_something_if_only_a_ko():
    rng, by_ko = random.Random(4), 0
    for _ in range(repeated(25, 80)):
        board = random_board(rng.choice((4, 5)), rng.getrandbits(32), rng.randint(6, 30))
        empty = [p for p in board_points(board.size) if board.color_at(p) == EMPTY]
        for stone in strings(board):
            threat = READER.attack(board, stone, LIMIT)
            if threat.result in (SAVED, UNDECIDED):
                continue
            rescues = READER.rescues(board, stone, LIMIT)
            tried = {p: READER.after(board, stone, False, p, LIMIT) for p in empty}
            assert rescues == {p: reading for p, reading in tried.items() if reading.so_far < threat.so_far}
            by_ko += any(reading.so_far != SAVED for reading in rescues.values())
    assert by_ko
