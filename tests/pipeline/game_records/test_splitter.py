"""Collections: every game on its own, whatever the chunks, the damage and the length."""

import io
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from thorough import repeated

from pipeline.errors import RejectedGame
from pipeline.game_records.splitter import CHUNK, MAX_GAME_BYTES, find_start, split_games
from pipeline.sgf import parse_game

FOLDER = Path(__file__).parents[2] / "data" / "dirty"
RECORDS = {path.name: path.read_bytes() for path in sorted(FOLDER.glob("*.[sm]g[ft]"))}
#: What is no game at all has no beginning either: it stays with the game before it.
NO_GAME = {"rejected-empty.sgf", "rejected-no-game.sgf"}
#: Text before a game cannot be told from text after the one before it.
LEADING = {"leading-text.sgf", "utf-8-mark.sgf"}
DAMAGED = sorted(set(RECORDS) - NO_GAME - LEADING)
FIRST = b"(;GM[1]FF[4]SZ[19]PB[first];B[aa];W[bb](;B[cc])(;B[dd]C[\\] (;GM[1\\] x]))\n"
LAST = b"(;GM[1]FF[4]SZ[19]PB[last];B[ee];W[ff])\n"


class Dribble(io.RawIOBase):
    """A stream that hands out what it has in pieces of its own choice."""

    def __init__(self, data: bytes, sizes: list[int]):
        self._left = io.BytesIO(data)
        self._sizes = sizes

    def read(self, size=-1):
        wanted = self._sizes.pop() if self._sizes else CHUNK
        return self._left.read(min(wanted, size))


def split(data: bytes) -> list[bytes]:
    return list(split_games(io.BytesIO(data)))


def reading(data: bytes) -> object:
    try:
        return parse_game(data)
    except RejectedGame as rejected:
        return str(rejected)


@pytest.mark.parametrize("name", DAMAGED)
def test_damage_does_not_reach_the_neighbours(name):
    games = split(FIRST + RECORDS[name] + LAST)
    assert [games[0], games[-1]] == [FIRST, LAST]
    assert len(games) == 3
    assert reading(games[1]) == reading(RECORDS[name])


def test_a_collection_is_its_games_one_by_one():
    assert [reading(game) for game in split(b"".join(RECORDS[name] for name in DAMAGED))] == [
        reading(RECORDS[name]) for name in DAMAGED
    ]


PIECES = st.sampled_from(
    [
        *RECORDS.values(),
        FIRST,
        LAST,
        b"(;",
        b"[",
        b"]",
        b"\\",
        b")",
        b"(",
        b";GM[1]",
        b" x ",
        b"(;B[aa])",
        b"\n",
    ]
)


@settings(max_examples=repeated(100, 200))
@given(
    st.lists(PIECES, max_size=12).map(b"".join),
    st.lists(st.integers(1, 90), max_size=300),
)
def test_chunks_make_no_difference_and_nothing_is_lost(data, sizes):
    games = split(data)
    assert list(split_games(Dribble(data, sizes))) == games
    assert b"".join(games) == (data if data.strip() else b"")


@settings(max_examples=repeated(150, 300))
@given(
    st.text("(;GMFB[1]a\\) \n", max_size=60).map(str.encode),
    st.lists(st.integers(1, 5), max_size=60),
)
def test_chunks_make_no_difference_in_rubbish(data, sizes):
    assert list(split_games(Dribble(data, sizes))) == split(data)


class Endless(io.RawIOBase):
    """The same game over and over, made as it is read."""

    def __init__(self, game: bytes, count: int):
        self._game = game
        self._left = len(game) * count

    def read(self, size=-1):
        size = min(size, self._left)
        start = -self._left % len(self._game)
        self._left -= size
        return (self._game * (size // len(self._game) + 2))[start : start + size]


def test_20_000_games_in_bounded_memory():
    game = b"(;GM[1]FF[4]SZ[19]PB[x (P)]" + b";B[aa];W[bb]" * 120 + b")\n"
    tracemalloc.start()
    count = 0
    for piece in split_games(Endless(game, 20_000)):
        assert piece == game
        count += 1
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert count == 20_000
    assert peak < 8 * CHUNK


def test_games_without_any_root_property():
    assert split(b"(;B[aa])\n" * 3000) == [b"(;B[aa])\n"] * 3000


def test_what_is_too_large_is_cut_and_passed_over():
    huge = b"(;GM[1];B[aa]C[" + b"x" * (3 * MAX_GAME_BYTES)
    games = split(FIRST + huge + LAST)
    assert [games[0], games[-1]] == [FIRST, LAST]
    assert [len(game) for game in games[1:-1]] == [MAX_GAME_BYTES + 1]
    assert reading(games[1]).startswith("too-large")
    assert split(FIRST + huge)[1:] == games[1:-1]


def test_a_variation_may_say_what_a_root_says():
    game = b"(;GM[1]SZ[9];B[aa](;W[bb](;RE[B+R]))(;KM[0];W[cc]))"
    assert split(game + game) == [game, game]


def test_an_empty_stream_is_one_empty_game():
    assert split(b"") == [b""]
    assert split(b" \n") == [b""]


@pytest.mark.parametrize(
    ("data", "start"),
    [
        (b"(;B[aa])", (0, 2)),
        (b"mail ( ;B[aa])", (5, 8)),
        (b";GM[1];B[aa](;W[bb])", (1, 1)),
        (b"(GM[1];B[aa](;W[bb])", (1, 1)),
        (b"W [5d] beat B [4d]: re[2] RE[3]\n(;GM[1];B[aa])", (32, 34)),
        (b"mail ;GM[1];B[aa](;W[bb])", (6, 6)),
        (b"GM[1];B[aa](;W[bb])", (0, 0)),
        (b"nothing", (-1, -1)),
    ],
)
def test_where_a_game_begins(data, start):
    assert find_start(data) == start
