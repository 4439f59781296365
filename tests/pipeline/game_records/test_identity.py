from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from made_games import IMAGES, random_moves

from engine.points import encode_move, point
from pipeline.errors import UsageError
from pipeline.game_records.identity import (
    PREFIX_MOVES,
    SPLITS,
    identify,
    is_same_game,
    parse_splits,
    split_of,
)
from pipeline.records import GameRecord

COLORS = {"B": 1, "W": 2}


def move_text(moves, size, image=0):
    return b"".join(encode_move(COLORS[color], point(*IMAGES[image](x, y, size))) for color, x, y in moves)


@given(
    seed=st.integers(0, 10**6), length=st.integers(0, 30), size=st.integers(3, 25), image=st.integers(0, 7)
)
def test_a_game_and_its_images_have_one_key(seed, length, size, image):
    length = min(length, size)
    moves = random_moves(seed, length, size)
    plain = identify(GameRecord(size, b"", move_text(moves, size)))
    turned = identify(GameRecord(size, b"", move_text(moves, size, image)))
    assert (plain.key, plain.prefix_key) == (turned.key, turned.prefix_key)
    assert plain.record.moves == turned.record.moves


def test_size_setup_and_moves_all_matter():
    records = [
        GameRecord(19, b"", b"ccDD"),
        GameRecord(13, b"", b"ccDD"),
        GameRecord(19, b"dddp", b"ccDD"),
        GameRecord(19, b"", b"ccDDcd"),
        GameRecord(19, b"cc", b"DD"),
    ]
    assert len({identify(record).key for record in records}) == len(records)


def test_a_prefix_is_the_same_game_from_fifty_moves_on():
    moves = move_text(random_moves(1, 120), 19)
    assert is_same_game(moves, moves[: 2 * PREFIX_MOVES])
    assert is_same_game(moves[: 2 * PREFIX_MOVES], moves)
    assert not is_same_game(moves, moves[: 2 * PREFIX_MOVES - 2])
    assert is_same_game(moves[:20], moves[:20])
    assert not is_same_game(moves, moves[:-2] + b"..")


def test_a_truncated_copy_is_in_the_same_split():
    moves = move_text(random_moves(1, 120), 19)
    whole = identify(GameRecord(19, b"", moves))
    part = identify(GameRecord(19, b"", moves[: 2 * PREFIX_MOVES]))
    assert whole.key != part.key
    assert split_of(whole.prefix_key) == split_of(part.prefix_key)


def test_splits_have_their_shares():
    number = 20_000
    counts = Counter(split_of(seed.to_bytes(16, "big")) for seed in range(number))
    assert counts.keys() == SPLITS.keys()
    for name, share in SPLITS.items():
        # four standard deviations of a binomial count
        assert abs(counts[name] - number * share) < 4 * (number * share * (1 - share)) ** 0.5


def test_splits_are_read_from_text():
    assert parse_splits("train, valid") == ("train", "valid")
    with pytest.raises(UsageError, match="no split is called 'test'; there are: train, valid, unseen"):
        parse_splits("test")
