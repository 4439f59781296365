import random
import subprocess
import sys

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pattern_positions import EAR_REDDENING, after, boards, empty_points, image, image_color, real_positions
from some_patterns import CELLS, game_patterns, nested
from thorough import repeated

from engine.board import Board
from engine.patterns import Matcher, Pattern, PatternBook, binary, masks
from engine.patterns.order import OFFSETS, neighbour
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY, NUM_CELLS, Attribute
from engine.points import BLACK, WHITE, EngineError, board_points, decode_moves, inverse, point, transform


def open_book(folder, patterns):
    path = folder / "patterns.bin"
    binary.write(path, patterns)
    return PatternBook.open(path)


def expected(book, board, color):
    """What the masks find, in the order that the matcher promises; a plain pattern once a point."""
    patterns = [book.pattern(i) for i in range(len(book))]
    found = []
    seen = set()
    for place, number, symmetry in masks.match(patterns, board, color):
        conditional = bool(patterns[number].attributes)
        if conditional or (place, number) not in seen:
            seen.add((place, number))
            found.append((place, conditional, number, symmetry))
    return [(place, number, symmetry) for place, _, number, symmetry in sorted(found)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    return tmp_path_factory.mktemp("books")


@pytest.fixture(scope="module")
def book(folder):
    """Of the patterns that say next to nothing a few: each of them matches nearly everywhere."""
    kept = [
        pattern
        for number, pattern in enumerate(game_patterns(340))
        if pattern.cells.count(ANYTHING) < NUM_CELLS - 5 or number % 10 == 4
    ]
    return open_book(folder, kept)


def free_patterns(cells):
    """Patterns of any sets in any cells."""
    return [
        Pattern(f"P{i}", bytes(sets[:move]) + bytes([sets[move] | EMPTY_BIT]) + bytes(sets[move + 1 :]), move)
        for i, (sets, move) in enumerate(cells)
    ]


@settings(max_examples=repeated(12, 25), deadline=None)
@given(
    st.lists(boards(sizes=[1, 2, 3, 5, 9], max_steps=30), min_size=1, max_size=4),
    st.lists(st.tuples(CELLS, st.integers(0, 63)), max_size=5),
    st.integers(0, 2**32),
)
def test_random_patterns_on_random_positions_one_after_the_other(folder, positions, free, seed):
    rng = random.Random(seed)
    cut = [pair for board in positions if empty_points(board) for pair in nested(board, BLACK, rng, 4)]
    book = open_book(folder, free_patterns(free + cut))
    matcher = Matcher(book)
    for board in positions:
        for color in (BLACK, WHITE):
            assert matcher.match(board, color) == expected(book, board, color)


def test_a_game_forward_and_back_again(book):
    matcher, board = Matcher(book), Board(19)
    known = []
    for color, place in decode_moves(EAR_REDDENING):
        known.append((color, matcher.match(board, color)))
        board.play(color, place)
    for move_no in repeated((119,), (0, 1, 50, 119)):
        there = after(EAR_REDDENING[: 2 * move_no])
        color = known[move_no][0]
        assert known[move_no][1] == matcher.match(there, color) == expected(book, there, color)
    assert sum(len(matches) for _, matches in known) > 10_000
    for color, matches in reversed(known):
        board.undo()
        assert matcher.match(board, color) == matches
        if board.num_moves % repeated(12, 1) == 0:
            assert Matcher(book).match(board, color) == matches


def test_more_paths_from_near_a_move_than_are_remembered(folder):
    """Patterns that say little of the cells around the move, each something of one farther away."""
    cells_around = [18, 19, 20, 26, 28, 34, 35, 36]
    rng, patterns = random.Random(5), []
    for cell in set(range(64)) - {27, *cells_around}:
        sets = bytearray([ANYTHING] * NUM_CELLS)
        sets[27] = EMPTY_BIT
        sets[cell] = rng.choice([1, 2, FRIEND_ANY, ENEMY_ANY, 1 | ENEMY_ANY])
        if rng.random() < 0.5:
            sets[rng.choice(cells_around)] = rng.choice([1, 1 | FRIEND_ANY, 1 | ENEMY_ANY])
        patterns.append(Pattern(f"P{cell}", bytes(sets), 27))
    for number in (20, len(patterns)):
        book = open_book(folder, patterns[:number])
        matcher = Matcher(book)
        for board, color in real_positions()[:2]:
            assert matcher.match(board, color) == expected(book, board, color)


def test_what_is_remembered_of_the_cells_around_moves_gives_way(book):
    """On boards played at random they have far more different contents than there is room for."""
    rng, matcher = random.Random(6), Matcher(book)
    for number in range(repeated(6, 30)):
        board = played_at_random(rng, 19, 260)
        for color in (BLACK, WHITE):
            found = matcher.match(board, color)
            assert found == Matcher(book).match(board, color)
            if number == 0:
                assert found == expected(book, board, color)


def played_at_random(rng, size, moves):
    board = Board(size)
    for step in range(moves):
        legal = [place for place in empty_points(board) if board.is_legal(BLACK + step % 2, place)]
        if legal:
            board.play(BLACK + step % 2, rng.choice(legal))
    return board


def test_random_walks_of_play_and_undo_on_a_small_board(book):
    rng = random.Random(3)
    board, matcher = Board(7), Matcher(book)
    for step in range(600):
        if rng.random() < 0.3 and board.moves():
            board.undo()
        else:
            legal = [p for p in empty_points(board) if board.is_legal(BLACK + step % 2, p)]
            if legal:
                board.play(BLACK + step % 2, rng.choice(legal))
        color = rng.choice([BLACK, WHITE])
        assert matcher.match(board, color) == Matcher(book).match(board, color)
        if step % 60 == 0:
            assert matcher.match(board, color) == expected(book, board, color)
    assert board.captured(BLACK) + board.captured(WHITE) > 10


def test_all_16_orientations_of_real_positions(book):
    for board, color in real_positions()[3:4]:
        there = {(place, number) for place, number, _ in Matcher(book).match(board, color)}
        for symmetry in range(16):
            turned = image(board, symmetry)
            found = Matcher(book).match(turned, image_color(color, symmetry))
            back = inverse(symmetry & 7)
            assert {(transform(place, back, 19), number) for place, number, _ in found} == there


def test_the_symmetry_says_where_every_cell_lies(book):
    board, color = real_positions()[3]
    for place, number, symmetry in Matcher(book).match(board, color)[::50]:
        pattern = book.pattern(number)
        for cell, allowed in enumerate(pattern.cells):
            dx, dy = cell % 8 - pattern.move % 8, cell // 8 - pattern.move // 8
            there = neighbour(place, symmetry, dx, dy)
            if board.color_at(there) != 3:
                assert allowed & masks.contents(board, color, there)
            elif cell != pattern.move:
                assert allowed & 2


def test_plain_matches_count_once_and_conditional_ones_in_every_symmetry(folder):
    anything = bytes([ANYTHING] * NUM_CELLS)
    plain = Pattern("plain", anything, 0, weight=0.5)
    asking = Pattern("asking", anything, 63, attributes=(Attribute("phase", -1, 0, 0),))
    book = open_book(folder, [asking, plain])
    one, other = book.index("plain"), book.index("asking")
    assert Matcher(book).match(Board(1), WHITE) == [
        (point(0, 0), one, 0),
        *((point(0, 0), other, symmetry) for symmetry in range(8)),
    ]


def test_the_best_of_each_point(book):
    matcher, rng = Matcher(book), random.Random(8)
    plain = [i for i in range(len(book)) if not book.has_attributes(i)]
    assert plain == [i for i in range(len(book)) if not book.pattern(i).attributes]
    # few different scores, so that some are equal
    scores = np.array([rng.randrange(-3, 4) for _ in range(len(book))], np.float32)
    for board, _ in real_positions():
        for color in (BLACK, WHITE):
            wanted = {}
            for place, number, _ in matcher.match(board, color):
                if number in plain:
                    wanted.setdefault(place, []).append((-scores[number], number))
            best = matcher.best(board, color, scores)
            assert {place: min(found)[1] for place, found in wanted.items()} == {
                int(place): int(best[place]) for place in np.flatnonzero(best >= 0)
            }
    with pytest.raises(EngineError, match="2 scores for"):
        matcher.best(Board(9), BLACK, scores[:2])
    with pytest.raises(EngineError, match="not a colour"):
        matcher.best(Board(9), 3, scores)


def test_families_of_the_same_cells_are_told_apart_again(folder):
    """Conditional and plain patterns of the same cells, in every order of their ids, and a longer one."""
    phase = (Attribute("phase", -1, 0, 0),)
    kinds = ["cc", "pc", "cp", "cpc", "ccpcc", "pccp", "c", "p"]
    patterns = []
    for number, letters in enumerate(kinds):
        cells = masks.parse("? " * 28 + LINES[number] + "? " * (36 - len(LINES[number])))
        cells = cells[:27] + bytes([EMPTY_BIT]) + cells[28:]
        patterns += [
            Pattern(f"P{number}-{i}", cells, 27, attributes=phase if letter == "c" else ())
            for i, letter in enumerate(letters)
        ]
    book = open_book(folder, patterns)
    board = after(EAR_REDDENING[:60], 19)
    found = Matcher(book).match(board, BLACK)
    assert found == expected(book, board, BLACK)
    assert {number for _, number, _ in found} == set(range(len(book)))


LINES = ["X", "XO", "O", "O.", ".", "..", ".X", "x"]


def test_a_set_of_any_liberties_and_sets_of_one(folder):
    """A stone in the corner of a 2x2 board loses its liberties one by one."""
    cells = {letter: masks.parse("? " * 27 + "." + letter + "? " * 35) for letter in "123XABCO"}
    book = open_book(folder, [Pattern(letter, sets, 27) for letter, sets in cells.items()])
    matcher = Matcher(book)
    board = Board(5)

    def beside(color, place):
        return sorted(book.id(number) for p, number, _ in matcher.match(board, color) if p == place)

    place = point(0, 1)
    assert beside(BLACK, place) == []
    board.play(BLACK, point(0, 0))
    assert (beside(BLACK, place), beside(WHITE, place)) == (["2", "X"], ["B", "O"])
    board.play(WHITE, point(1, 0))
    assert (beside(BLACK, place), beside(WHITE, place)) == (["1", "X"], ["A", "O"])
    assert beside(WHITE, point(1, 1)) == ["2", "X"]
    board.play(BLACK, point(2, 0))
    assert beside(WHITE, point(1, 1)) == ["1", "X"]
    board.play(WHITE, place)
    assert beside(BLACK, place) == beside(WHITE, place) == []
    assert (board.color_at(point(0, 0)), beside(WHITE, point(0, 0))) == (0, ["2", "3", "X"])
    board.undo()
    assert (beside(BLACK, place), beside(WHITE, place)) == (["1", "X"], ["A", "O"])


def test_every_place_of_the_order_is_asked_for(folder):
    """A pattern for each place around its move."""
    patterns = []
    for number, (dx, dy) in enumerate(OFFSETS):
        col, row = max(0, -dx), max(0, -dy)
        cells = bytearray([ANYTHING] * NUM_CELLS)
        cells[8 * (row + dy) + col + dx] = 4 | 8 | 16
        patterns.append(Pattern(f"P{number}", bytes(cells), 8 * row + col))
    book = open_book(folder, patterns)
    board = Board(9)
    for place in [(4, 4), (0, 0), (8, 0), (0, 8), (8, 8)]:
        board.play(BLACK, point(*place))
    assert Matcher(book).match(board, BLACK) == expected(book, board, BLACK)


def test_the_board_may_change_its_size(book):
    matcher = Matcher(book)
    for size in (9, 19, 2, 25, 1, 19):
        board = after(b"bb", size) if size > 1 else Board(1)
        assert matcher.match(board, WHITE) == Matcher(book).match(board, WHITE)
    assert [p for p, _, _ in matcher.match(Board(3), BLACK) if p not in board_points(3)] == []


def test_an_empty_book_matches_nothing(folder):
    matcher = Matcher(open_book(folder, []))
    assert matcher.match(after(EAR_REDDENING), BLACK) == []


def test_more_matches_at_a_point_than_any_list_has_room_for(folder):
    patterns = [Pattern(f"P{i}", bytes([ANYTHING] * NUM_CELLS), i % 64) for i in range(5000)]
    book = open_book(folder, patterns)
    matches = Matcher(book).match(Board(2), BLACK)
    assert matches == [(place, number, 0) for place in board_points(2) for number in range(5000)]


def test_arguments_are_checked(book):
    with pytest.raises(EngineError, match="not a colour to move: 3"):
        Matcher(book).match(Board(9), 3)
    with pytest.raises(TypeError):
        Matcher(None)


def test_when_memory_runs_out_the_next_update_does_it_all(folder):
    """A real limit on memory: 361 points times 20,000 patterns do not fit, then they do."""
    path = folder / "patterns.bin"
    anything = bytes([ANYTHING] * NUM_CELLS)
    binary.write(path, [Pattern(f"P{i}", anything, 0) for i in range(20_000)])
    code = f"""
import resource
from engine.board import Board
from engine.patterns import Matcher, PatternBook
matcher = Matcher(PatternBook.open({str(path)!r}))
assert matcher.count(Board(3), 1) == 9 * 20_000
pages = int(open("/proc/self/statm").read().split()[0])
resource.setrlimit(resource.RLIMIT_AS, (resource.getpagesize() * pages + 20_000_000, -1))
try:
    matcher.count(Board(19), 1)
except MemoryError:
    resource.setrlimit(resource.RLIMIT_AS, (-1, -1))
    assert matcher.count(Board(5), 1) == 25 * 20_000
    print("recovered")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("recovered\n", "")
