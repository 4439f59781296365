import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pattern_positions import (
    EAR_REDDENING,
    after,
    boards,
    empty_points,
    image,
    image_color,
    naive_cut,
    real_positions,
)

from engine.board import Board
from engine.patterns import PatternBook, binary, cut, masks, window
from engine.points import BLACK, WHITE, EngineError, point, transform


def open_book(folder, keys):
    path = folder / "patterns.bin"
    binary.write(path, [binary.Pattern(key, 7 + i, 3 + i, 1 + i) for i, key in enumerate(keys)])
    return PatternBook.open(path)


def naive_match(patterns, board, color):
    """The seed's match of every pattern with the canonical view of every point that may be played."""
    found = []
    for place in empty_points(board):
        if board.is_legal(color, place):
            _, symmetry = naive_cut(board, color, place)
            there = masks.window_masks(board, color, place, symmetry)
            found += [(place, key) for key, pattern in patterns.items() if masks.matches(pattern, there)]
    return found


def keys_of(book, hits):
    return [(place, book.key(index)) for place, index in hits]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("books")


@settings(max_examples=25)
@given(st.lists(boards(sizes=[2, 3, 5, 9], max_steps=30), min_size=1, max_size=3), st.data())
def test_random_positions_match_like_the_masks_in_16_orientations(folder, positions, data):
    places = [(board, place) for board in positions for place in empty_points(board)]
    cuts = data.draw(st.lists(st.sampled_from(places), max_size=8)) if places else []
    colors = data.draw(st.lists(st.sampled_from([BLACK, WHITE]), min_size=8, max_size=8))
    keys = {cut(board, color, place).key for (board, place), color in zip(cuts, colors, strict=False)}
    book = open_book(folder, sorted(keys))
    patterns = {key: masks.exact(key) for key in keys}
    expected = naive_match(patterns, positions[0], BLACK)
    for symmetry in range(16):
        turned = image(positions[0], symmetry)
        found = keys_of(book, book.match(turned, image_color(BLACK, symmetry)))
        there = [(transform(place, symmetry & 7, turned.size), key) for place, key in expected]
        assert found == sorted(there)


def test_real_positions_match_like_the_masks(tmp_path):
    rng = random.Random(20)
    keys = set()
    for n in range(0, 121, 3):
        board = after(EAR_REDDENING[: 2 * n])
        keys |= {cut(board, rng.choice([BLACK, WHITE]), p).key for p in rng.sample(empty_points(board), 4)}
    book = open_book(tmp_path, sorted(keys))
    patterns = {key: masks.exact(key) for key in keys}
    hits = 0
    for board, color in real_positions():
        found = keys_of(book, book.match(board, color))
        assert found == naive_match(patterns, board, color)
        hits += len(found)
    assert hits > 20


def test_a_game_is_found_again_move_by_move_in_all_orientations(tmp_path):
    moves = [EAR_REDDENING[i : i + 2] for i in range(0, len(EAR_REDDENING), 2)]
    board, keys = Board(19), []
    for move in moves:
        color = BLACK if move.islower() else WHITE
        keys.append(cut(board, color, place_of(move)).key)
        board.play_moves(move)
    book = open_book(tmp_path, sorted(set(keys)))
    for symmetry in range(16):
        for number in range(0, len(moves), 7):
            move = moves[number]
            turned = image(after(b"".join(moves[:number])), symmetry)
            color = image_color(BLACK if move.islower() else WHITE, symmetry)
            place = transform(place_of(move), symmetry & 7, 19)
            assert dict(keys_of(book, book.match(turned, color)))[place] == keys[number]


def place_of(move):
    low = move.lower()
    return point(low[0] - 97, low[1] - 97)


def test_all_64_cells_count(tmp_path):
    keys = []
    for cell in range(64):
        for contents in (1, 2, 3):
            if cell != 27:
                cells = [0] * 64
                cells[cell] = contents
                keys.append(window.encode(tuple(cells)))
    book = open_book(tmp_path, keys)
    assert len(book) == len(set(keys)) == 189
    for number, key in enumerate(keys):
        index = book.find_key(key)
        assert (book.key(index), book.id(index)) == (key, 7 + number)
        assert (book.count(index), book.num_games(index)) == (3 + number, 1 + number)
        for bit in range(128):
            changed = (int.from_bytes(key, "big") ^ (1 << bit)).to_bytes(16, "big")
            found = book.find_key(changed)
            assert (None if found is None else book.key(found)) == (changed if changed in keys else None)


def test_only_legal_moves_match(tmp_path):
    board = Board(9)
    for col, row in [(1, 0), (0, 1)]:
        board.play(BLACK, point(col, row))
    corner = point(0, 0)
    book = open_book(tmp_path, [cut(board, WHITE, corner).key])
    assert book.match(board, WHITE) == []  # suicide
    other = image(board, 8)
    assert other.is_legal(WHITE, corner)
    assert book.match(other, WHITE) == []  # legal, but another pattern
    board.play(WHITE, point(2, 0))
    board.play(WHITE, point(1, 1))
    capture = open_book(tmp_path, [cut(board, WHITE, corner).key])
    assert [place for place, _ in capture.match(board, WHITE)] == [corner]


def test_a_ko_ban_is_kept(tmp_path):
    board = Board(9)
    board.setup(b"baabbcCADBCC")
    board.play(WHITE, point(1, 1))
    board.play(BLACK, point(2, 1))
    book = open_book(tmp_path, [cut(board, WHITE, point(1, 1)).key])
    assert (board.ko_point, book.match(board, WHITE)) == (point(1, 1), [])
    board.play(WHITE, point(8, 8))
    board.play(BLACK, point(8, 0))
    assert point(1, 1) in dict(book.match(board, WHITE))


def test_an_empty_book_matches_nothing(tmp_path):
    book = open_book(tmp_path, [])
    assert (len(book), book.match(after(EAR_REDDENING), BLACK)) == (0, [])
    assert book.find_key(bytes(16)) is None


def test_the_empty_board(tmp_path):
    book = open_book(tmp_path, [bytes(16)])
    hits = book.match(Board(19), WHITE)
    inner = [point(col, row) for row in range(3, 16) for col in range(3, 16)]
    assert hits == [(place, 0) for place in inner]
    assert book.match(Board(7), BLACK) == []


@pytest.mark.parametrize("index", [-1, 1, 2**31 - 1])
def test_no_such_pattern(tmp_path, index):
    book = open_book(tmp_path, [bytes(16)])
    for method in (book.key, book.id, book.count, book.num_games):
        with pytest.raises(EngineError, match=f"no pattern {index}: there are 1"):
            method(index)


def test_arguments_are_checked(tmp_path):
    book = open_book(tmp_path, [bytes(16)])
    with pytest.raises(EngineError, match="not a colour to move: 3"):
        book.match(Board(9), 3)
    with pytest.raises(EngineError, match="a pattern key has 16 bytes, not 15"):
        book.find_key(bytes(15))
    with pytest.raises(EngineError, match=r"comes from PatternBook\.open"):
        PatternBook()


def test_a_book_stays_as_it_was_opened(tmp_path):
    board = after(EAR_REDDENING)
    keys = [cut(board, BLACK, place).key for place in empty_points(board)[:5]]
    old = open_book(tmp_path, keys)
    before = old.match(board, BLACK)
    new = open_book(tmp_path, [])
    assert (old.match(board, BLACK), new.match(board, BLACK)) == (before, [])
    assert len(before) >= 5
