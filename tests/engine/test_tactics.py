"""What is kept from one position to the next against everything read anew."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import random_board, strings, turned
from thorough import repeated

from engine.board import Board
from engine.points import BLACK, EMPTY, WHITE, EngineError, board_points, opponent
from engine.reader.ladders import CAPTURED, ESCAPES, UNKNOWN, Reader
from engine.tactics import FREE, LOST, THREATENED, Tactics


def report(tactics, board):
    """All that the tactics say of a position."""
    moves = {(c, p): tactics.move(board, c, p) for c in (BLACK, WHITE) for p in board_points(board.size)}
    return tactics.all_strings(board), moves


@settings(max_examples=repeated(20, 40))
@given(size=st.integers(3, 11), seed=st.integers(0, 2**32), length=st.integers(1, 80))
def test_what_is_kept_is_what_reading_anew_gives(size, seed, length):
    rng, board, kept, color = random.Random(seed), Board(size), Tactics(), BLACK
    for _ in range(length):
        legal = [p for p in board_points(size) if board.is_legal(color, p)]
        if board.moves() and rng.random() < 0.25:
            for _ in range(rng.randint(1, len(board.moves()))):
                board.undo()
        elif legal:
            board.play(color, rng.choice(legal))
        color = opponent(color)
        if rng.random() < 0.7:
            assert report(kept, board) == report(Tactics(), board)


@settings(max_examples=repeated(10, 20))
@given(seeds=st.lists(st.tuples(st.integers(3, 19), st.integers(0, 2**32)), min_size=2, max_size=6))
def test_any_board_after_any_other(seeds):
    kept = Tactics()
    for size, seed in seeds:
        board = random_board(size, seed, 3 * size)
        assert report(kept, board) == report(Tactics(), board)


@pytest.mark.parametrize(("size", "seed", "symmetry"), [(3, 30, 4), (4, 64, 7), (9, 16, 7), (9, 143, 2)])
def test_strings_of_other_stones_with_the_same_liberties_are_other_strings(size, seed, symmetry):
    board, kept = random_board(size, seed, 3 * size), Tactics()
    image = turned(board, symmetry)
    report(kept, board)
    assert report(kept, image) == report(Tactics(), image)


@settings(max_examples=40)
@given(size=st.integers(4, 9), seed=st.integers(0, 2**32))
def test_statuses_are_what_the_reader_says(size, seed):
    board, reader = random_board(size, seed, 5 * size), Reader()
    tactics = Tactics()
    for stone in strings(board):
        told = tactics.string(board, stone)
        attacked = reader.read(board, stone, "capture")
        assert (told.attacked, told.attack) == attacked[:2]
        assert told.ladder == reader.read(board, stone, "ladder").result
        if attacked.result == ESCAPES:
            assert told.status == FREE
        else:
            defended = reader.read(board, stone, "escape")
            assert (told.defended, told.defence) == defended[:2]
            expected = {(CAPTURED, ESCAPES): THREATENED, (CAPTURED, CAPTURED): LOST}
            if (attacked.result, defended.result) in expected:
                assert told.status == expected[attacked.result, defended.result]


def result_after(board, color, point, stone, question):
    """What the reader says of a string after a move; None when the move is not legal, or takes the string."""
    if not board.is_legal(color, point):
        return None
    board.play(color, point)
    result = Reader().read(board, stone, question).result if board.color_at(stone) != EMPTY else None
    board.undo()
    return result


@settings(max_examples=40)
@given(size=st.integers(4, 9), seed=st.integers(0, 2**32))
def test_all_moves_that_are_told_work_and_all_at_the_liberties_are_told(size, seed):
    board, tactics = random_board(size, seed, 5 * size), Tactics()
    sums = {color: {} for color in (BLACK, WHITE)}
    for stone in strings(board):
        told, own = tactics.string(board, stone), board.color_at(stone)
        if told.status != THREATENED:
            assert told.attacks == told.defences == ()
            continue
        assert told.attack in told.attacks
        assert told.defence in told.defences
        for point in told.attacks:
            assert result_after(board, opponent(own), point, stone, "escape") in (None, CAPTURED, UNKNOWN)
        for point in board_points(size):
            saved = result_after(board, own, point, stone, "capture") == ESCAPES
            if point in board.liberties(stone) or board.num_liberties(stone) == 1:
                assert saved == (point in told.defences)
            else:
                assert saved or point not in told.defences
        for color, number, points in ((opponent(own), 0, told.attacks), (own, 1, told.defences)):
            for point in points:
                sums[color].setdefault(point, [0, 0])[number] += board.num_stones(stone)
    for color, stones in sums.items():
        assert tactics.taken_and_saved(board, color) == {p: tuple(pair) for p, pair in stones.items()}


@settings(max_examples=40)
@given(size=st.integers(4, 9), seed=st.integers(0, 2**32))
def test_moves_are_what_playing_them_and_reading_says(size, seed):
    board, reader, tactics = random_board(size, seed, 5 * size), Reader(), Tactics()
    for color in (BLACK, WHITE):
        for point in board_points(size):
            told = tactics.move(board, color, point)
            assert (told is None) == (not board.is_legal(color, point))
            if told is None:
                continue
            taken = board.captured(opponent(color))
            board.play(color, point)
            assert told.liberties == board.num_liberties(point)
            assert told.captured == board.captured(opponent(color)) - taken
            assert told.self_atari == (told.liberties == 1 and told.captured == 0)
            assert told.trapped == reader.read(board, point, "ladder").result
            near = [p for p in strings(board) if board.color_at(p) == opponent(color)]
            ataris = [p for p in near if board.num_liberties(p) == 1 and board.liberties(p)]
            ataris = [p for p in ataris if touches(board, p, point)]
            ladders = [p for p in ataris if reader.read(board, p, "ladder escape").result == CAPTURED]
            assert (told.num_ataris, told.num_ladders) == (len(ataris), len(ladders))
            assert told.atari_stones == sum(map(board.num_stones, ataris))
            assert told.ladder_stones == sum(map(board.num_stones, ladders))
            board.undo()


def touches(board, stone, point):
    return any(abs(point - other) in (1, 32) for other in board.stones(stone))


def test_an_empty_point_is_no_string():
    board = Board(9)
    with pytest.raises(EngineError, match="no stone to read at E5"):
        Tactics().string(board, next(p for p in board_points(9) if board.color_at(p) == EMPTY) + 4 * 33)
