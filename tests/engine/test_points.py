"""Coordinates, move text and the eight symmetries."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.board import Board
from engine.points import (
    BLACK,
    NUM_POINTS,
    PASS,
    WHITE,
    EngineError,
    board_points,
    canonical_game,
    coordinates,
    decode_moves,
    encode_move,
    from_gtp,
    from_sgf,
    inverse,
    point,
    to_gtp,
    to_sgf,
    transform,
    transform_moves,
)

SIZES = st.integers(1, 25)


def move_text(size, seed, length):
    rng = random.Random(seed)
    points = [*board_points(size), PASS]
    return b"".join(encode_move(rng.choice((BLACK, WHITE)), rng.choice(points)) for _ in range(length))


@given(size=SIZES)
def test_points_are_distinct_and_go_round_through_every_notation(size):
    points = board_points(size)
    assert len(set(points)) == size * size
    assert all(0 < at < NUM_POINTS for at in points)
    for at in points:
        assert point(*coordinates(at)) == at
        assert from_gtp(to_gtp(at, size), size) == at
        assert from_sgf(to_sgf(at), size) == at


def test_known_coordinates():
    assert to_gtp(from_sgf("qd", 19), 19) == "R16"
    assert to_gtp(from_sgf("aa", 19), 19) == "A19"
    assert to_gtp(from_sgf("is", 19), 19) == "J1"
    assert (from_gtp("pass", 19), to_gtp(PASS, 9), to_sgf(PASS), from_sgf("", 9)) == (PASS, "pass", "", PASS)


@pytest.mark.parametrize("text", ["", "I5", "A0", "A20", "Z1", "A", "5", "A-1", "A1x", "T１"])
def test_bad_gtp_coordinates_are_refused(text):
    with pytest.raises(EngineError):
        from_gtp(text, 9)


@pytest.mark.parametrize("text", ["a", "abc", "jj", "AA", "a1"])
def test_bad_sgf_coordinates_are_refused(text):
    with pytest.raises(EngineError):
        from_sgf(text, 9)


@given(size=SIZES, symmetry=st.integers(0, 7))
def test_a_symmetry_is_a_permutation_and_its_inverse_undoes_it(size, symmetry):
    points = board_points(size)
    images = [transform(at, symmetry, size) for at in points]
    assert sorted(images) == sorted(points)
    assert [transform(at, inverse(symmetry), size) for at in images] == points


def test_the_eight_symmetries_are_all_different():
    corner = point(1, 0)
    assert len({transform(corner, symmetry, 9) for symmetry in range(8)}) == 8


@given(size=SIZES, seed=st.integers(0, 2**32), length=st.integers(0, 60), symmetry=st.integers(0, 7))
def test_move_text_is_transformed_move_by_move(size, seed, length, symmetry):
    text = move_text(size, seed, length)
    expected = [(color, transform(at, symmetry, size)) for color, at in decode_moves(text)]
    assert decode_moves(transform_moves(text, symmetry, size)) == expected


@given(size=SIZES, seed=st.integers(0, 2**32), length=st.integers(0, 60), symmetry=st.integers(0, 7))
def test_the_canonical_game_is_the_same_for_all_images(size, seed, length, symmetry):
    text, stones = move_text(size, seed, length), move_text(size, seed + 1, 4)
    setup, moves, used = canonical_game(stones, text, size)
    image = canonical_game(
        transform_moves(stones, symmetry, size), transform_moves(text, symmetry, size), size
    )
    assert image[:2] == (setup, moves)
    assert transform_moves(text, used, size) == moves


@given(seed=st.integers(0, 2**32), length=st.integers(0, 60), kept=st.integers(0, 60))
def test_the_canonical_form_of_a_truncated_game_is_a_prefix(seed, length, kept):
    text = move_text(19, seed, length)
    assert canonical_game(b"", text, 19)[1][: 2 * kept] == canonical_game(b"", text[: 2 * kept], 19)[1]


@pytest.mark.parametrize("text", [b"a", b"a1", b"zz", b".:", b"aA"])
def test_what_is_no_move_text_is_refused(text):
    with pytest.raises(EngineError):
        decode_moves(text)


@given(seed=st.integers(0, 2**32), symmetry=st.integers(0, 7))
def test_games_are_as_legal_under_any_symmetry(seed, symmetry):
    text = move_text(7, seed, 40)
    played = Board(7).play_moves(text)
    assert Board(7).play_moves(transform_moves(text, symmetry, 7)) == played
