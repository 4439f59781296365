"""Openings of the whole board, against plain counts of positions written out."""

import math
import random
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from learning_games import classic, random_game

from engine.board import Board
from engine.joseki.openings import (
    MOST_OPENING_STONES,
    OTHERS,
    ROWS,
    OpeningBook,
    OpeningCounter,
    OpeningView,
    WholeBoard,
    openings_of,
    rows_of,
)
from engine.knowledge import Files
from engine.patterns import Pattern, PatternBook, binary
from engine.patterns.pattern import EMPTY_BIT, Attribute
from engine.players import load_player
from engine.points import (
    BLACK,
    PASS,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    decode_moves,
    encode_move,
    opponent,
    point,
    transform,
)
from engine.valuation import Valuation
from engine.walk import Game

SIZE = 19


def played(*places):
    """A board after moves at columns and rows from 0, alternating from Black, and whose turn it is."""
    board, color = Board(SIZE), BLACK
    for place in places:
        board.play(color, point(*place))
        color = opponent(color)
    return board, color


def images(board, color):
    """All eight turns of a board as a side sees it: a set of (own or not, column, row) each."""
    stones = [(board.color_at(at) == color, *coordinates(at)) for at in board_points(SIZE)
              if board.color_at(at) in (BLACK, WHITE)]  # fmt: skip
    for across in (False, True):
        for down in (False, True):
            for swap in (False, True):
                yield frozenset(
                    (own, *((y, x) if swap else (x, y)))
                    for own, x, y in ((own, 18 - x if across else x, 18 - y if down else y)
                                      for own, x, y in stones)
                )  # fmt: skip


def plain_key(board, color):
    """The same for all boards that are one position."""
    return frozenset(images(board, color))


def opening_games(number, seed):
    """Games that begin near the corners, and so meet again, turned and with colors exchanged."""
    rng = random.Random(seed)
    near = [(3, 3), (3, 15), (15, 3), (15, 15), (2, 3), (16, 15), (2, 5), (13, 3), (9, 2)]
    games = []
    for _ in range(number):
        board, color, moves = Board(SIZE), rng.choice((BLACK, WHITE)), b""
        for _ in range(rng.randrange(8)):
            at = point(*rng.choice(near)) if rng.random() < 0.95 else PASS
            if not board.is_legal(color, at):
                break
            board.play(color, at)
            moves += encode_move(color, at)
            color = opponent(color)
        games.append(Game(SIZE, b"", moves))
    return games


@given(st.lists(st.tuples(st.integers(0, 18), st.integers(0, 18)), max_size=6), st.integers(0, 7))
@settings(max_examples=150, deadline=None)
def test_a_position_has_one_key_however_it_is_seen(places, symmetry):
    board, color = Board(SIZE), BLACK
    turned = Board(SIZE)
    for place in places:
        at = point(*place)
        if board.is_legal(color, at):
            board.play(color, at)
            turned.play(opponent(color), transform(at, symmetry, SIZE))
            color = opponent(color)
    one, other = WholeBoard(), WholeBoard()
    assert one.see(board, color)
    assert other.see(turned, opponent(color))
    assert one.key == other.key
    at = point(5, 11)
    assert one.place(at) == other.place(transform(at, symmetry, SIZE))


def test_keys_are_alike_exactly_where_positions_are():
    known = {}
    for game in opening_games(300, seed=1):
        board = Board(SIZE)
        for color, at in decode_moves(game.moves):
            seen = WholeBoard()
            assert seen.see(board, color)
            assert known.setdefault(plain_key(board, color), seen.key) == seen.key
            board.play(color, at)
    assert len(set(known.values())) == len(known) > 100


def test_points_that_cannot_be_told_apart_have_one_place():
    seen = WholeBoard()
    for places, at, alike in (
        ((), (3, 3), 4),
        ((), (2, 3), 8),
        ((), (9, 9), 1),
        (((3, 3),), (15, 15), 1),
        (((3, 3),), (15, 3), 2),
        (((3, 3), (15, 3)), (3, 15), 1),
        (((3, 3), (15, 15)), (3, 15), 2),
    ):
        board, color = played(*places)
        assert seen.see(board, color)
        points = seen.points(seen.place(point(*at)))
        assert point(*at) in points
        assert len(points) == alike
    places = {seen.place(at) for at in board_points(SIZE)}
    assert max(places) < OTHERS


def test_what_is_no_opening():
    seen = WholeBoard()
    assert not seen.see(Board(13), BLACK)
    with pytest.raises(EngineError):
        seen.see(Board(SIZE), 0)
    board = Board(SIZE)
    for number in range(MOST_OPENING_STONES + 2):
        assert seen.see(board, BLACK) == (number <= MOST_OPENING_STONES)
        board.setup(b"".join(encode_move(BLACK, other) for other in board_points(SIZE)[: number + 1]))
    board = Board(SIZE)
    for color, place in zip(
        "BWBWBWBW", ((1, 0), (2, 0), (0, 1), (3, 1), (1, 2), (2, 2), (9, 9), (1, 1)), strict=True
    ):
        board.play(BLACK if color == "B" else WHITE, point(*place))
    assert seen.see(board, BLACK)
    board.play(BLACK, point(2, 1))  # takes a ko
    assert not seen.see(board, WHITE)


def plainly_counted(games, least):
    """By position and place: games, by following each game as long as its moves are frequent."""
    steps = []
    for game in games:
        board, seen, way = Board(game.size), WholeBoard(), []
        for color, at in decode_moves(game.moves):
            if at == PASS or not board.is_legal(color, at) or not seen.see(board, color):
                break
            way.append((seen.key, seen.place(at)))
            board.play(color, at)
        steps.append(way)
    often = Counter(step for way in steps for step in way)
    found = {}
    for way in steps:
        for key, place in way:
            kept = place if often[key, place] >= least else OTHERS
            moves = found.setdefault(key, Counter())
            moves[kept] += 1
            if kept == OTHERS:
                break
    return {key: dict(moves) for key, moves in found.items() if set(moves) != {OTHERS}}


@pytest.mark.parametrize("least", [1, 2, 3, 5])
def test_moves_are_counted_as_a_plain_count_says(least):
    games = [*opening_games(300, seed=2), classic("shusaku-castle-1"), random_game(9, 20, 1)]
    counter = OpeningCounter(least)
    for look in (counter.sketch_game, counter.count_game):
        for game in games:
            look(game)
    found = counter.found()
    assert openings_of(found) == plainly_counted(games, least)
    assert np.array_equal(rows_of(openings_of(found)), found)
    assert len(found) > 20
    assert openings_of(counter.found()) == openings_of(found)


def test_many_games_are_added_up_on_the_way():
    game = Game(
        SIZE, b"", b"".join(encode_move(c, point(*at)) for c, at in ((BLACK, (3, 3)), (WHITE, (15, 15))))
    )
    counter = OpeningCounter(2)
    counter.sketch_game(game)
    counter.sketch_game(game)
    for _ in range(70_000):
        counter.count_game(game)
    assert sorted(counter.found()["games"].tolist()) == [70_000, 70_000]
    with pytest.raises(EngineError, match="from 1 to 255"):
        OpeningCounter(0)
    with pytest.raises(EngineError):
        counter.sketch_game(Game(SIZE, b"aaaa", b""))


def book_after(*places, moves):
    """A book of one position, with moves by column and row (None: others) and their games."""
    board, color = played(*places)
    seen = WholeBoard()
    assert seen.see(board, color)
    rows = [(seen.key, OTHERS if at is None else seen.place(point(*at)), games) for at, games in moves]
    return OpeningView(OpeningBook(np.array(rows, ROWS))), board, color


def test_a_book_finds_positions_and_shares_games_among_points_alike():
    book, board, color = book_after((3, 3), moves=[((15, 3), 30), ((15, 15), 8), (None, 3)])
    assert book.moves(board, color) == {point(15, 3): 15.0, point(3, 15): 15.0, point(15, 15): 8.0}
    assert book.others == 3
    assert book.said_of(point(3, 15)) == (30, 41)
    assert book.said_of(point(9, 9)) == (0, 41)
    other, white = played((15, 15))
    assert book.moves(other, white) == {point(3, 15): 15.0, point(15, 3): 15.0, point(3, 3): 8.0}
    assert book.moves(Board(SIZE), BLACK) == {}
    assert (book.others, book.said_of(point(3, 15))) == (0, (0, 0))
    assert OpeningView(OpeningBook(np.zeros(0, ROWS))).moves(board, color) == {}


@pytest.mark.parametrize("rows", [[(1, 5, 2), (1, 5, 3)], [(1, OTHERS + 1, 2)]])
def test_rows_that_are_none_are_refused(rows):
    with pytest.raises(EngineError):
        OpeningBook(np.array(rows, ROWS))


def test_large_keys_are_found():
    rng = random.Random(4)
    keys = sorted({rng.getrandbits(64) | 1 << 63 for _ in range(50)})
    book = OpeningBook(np.array([(key, 7, 1) for key in keys], ROWS))
    assert book.num_positions == 50
    assert book.rows["key"].tolist() == keys


# -- in the player -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def player():
    return load_player("manyfaces", Files())


def test_openings_mix_the_shares_of_games_with_what_was_known(player):
    """The probability is the mean of both; what was known counts as four games and those of rare moves."""
    book = OpeningView(player.joseki.openings)
    without = load_player("manyfaces", Files(joseki="none"))
    assert without.valuation.openings is None
    board, seen, looked_at = Board(SIZE), 0, 0
    for color, at in decode_moves(classic("alphago-ke-jie-2").moves)[:30]:
        values = player.valuation.values(board, color)
        games = book.moves(board, color)
        reasons = {one.point: one.reasons for one in player.candidates(board, color, 400)}
        added = {
            move: sum(reason.value for reason in said if reason.name == "opening")
            for move, said in reasons.items()
        }
        known = {move: value - added[move] for move, value in values.items()}
        top = max(known.values())
        total = sum(math.exp(value - top) for value in known.values())
        worth = 4 + book.others
        for move in values:
            probability = math.exp(known[move] - top) / total
            bonus = math.log1p(games.get(move, 0) / (worth * probability))
            assert added[move] == pytest.approx(bonus, abs=1 / 512 + 1e-9)
        seen += bool(games)
        looked_at += 1
        board.play(color, at)
    assert 2 < seen < looked_at


def test_a_turned_board_has_the_same_openings(player):
    board, turned = Board(SIZE), Board(SIZE)
    book, seen = OpeningView(player.joseki.openings), 0
    for color, at in decode_moves(classic("alphago-lee-sedol-1").moves)[:8]:
        one = book.moves(board, color)
        seen += bool(one)
        assert book.moves(turned, color) == {transform(move, 5, SIZE): games for move, games in one.items()}
        board.play(color, at)
        turned.play(color, transform(at, 5, SIZE))
    assert seen > 3


def test_the_reason_tells_the_games(player):
    (best, *_) = player.candidates(Board(SIZE), BLACK)
    (said,) = [reason for reason in best.reasons if reason.name == "opening"]
    book = OpeningView(player.joseki.openings)
    assert book.moves(Board(SIZE), BLACK)
    games, of_games = book.said_of(best.point)
    assert said.text == f"opening: {games:,} of {of_games:,} games with this whole board"
    assert (said.kind, games > of_games / 2 > 1000) == ("joseki", True)
    assert best.value == pytest.approx(sum(reason.value for reason in best.reasons))


def test_a_move_that_was_next_to_impossible_gets_a_number(player, tmp_path):
    """A weight of thousands of nats against every move but one leaves the others no probability."""
    cells = bytearray([255] * 64)
    cells[27] = EMPTY_BIT
    heavy = [
        Pattern("heavy", bytes(cells), 27, weight=-4000.0, attributes=(Attribute("distance", -1, 0, 20),))
    ]
    binary.write(tmp_path / "heavy.bin", heavy)
    board = Board(SIZE)
    board.play(BLACK, point(3, 3))
    valuation = Valuation(PatternBook.open(tmp_path / "heavy.bin"), openings=player.joseki.openings)
    values = valuation.values(board, WHITE).values()
    assert all(map(math.isfinite, values))
    assert min(values) < -1000 < max(values)


def test_what_is_no_point_of_the_board_is_refused(player):
    view, seen = OpeningView(player.joseki.openings), WholeBoard()
    view.moves(Board(SIZE), BLACK)
    assert seen.see(Board(SIZE), BLACK)
    for bad in (PASS, -1, 0, 100_000):
        with pytest.raises(EngineError):
            view.said_of(bad)
        with pytest.raises(EngineError):
            seen.place(bad)


def test_players_that_share_a_book_do_not_disturb_each_other(player):
    other = load_player("manyfaces", Files())
    assert other.joseki is player.joseki
    board, _ = played((3, 3), (15, 15))
    player.valuation.values(Board(SIZE), BLACK)
    views = [one.valuation.openings for one in (player, other)]
    known = views[0].said_of(point(3, 3))
    other.valuation.values(board, BLACK)
    assert views[0].said_of(point(3, 3)) == known != views[1].said_of(point(3, 3))
