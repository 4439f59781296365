"""Perfect play in sekis: our own positions against exhaustive search, marks, regions kept, the limit."""

import random
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import around, random_board, strings
from seki_oracle import Oracle, proves_seki
from thorough import repeated

from engine.board import Board
from engine.diagram import draw, read
from engine.players import load_player
from engine.players.chrisd.evaluation import Evaluation
from engine.players.chrisd.perfect import (
    CALL_LIMIT,
    COSTLY,
    PLAYABLE,
    SETTLED,
    UNKNOWN,
    UNLIKE_SEKI,
    Perfect,
)
from engine.players.chrisd.regions import Regions
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    encode_move,
    from_gtp,
    opponent,
)
from engine.points import point as point_of
from engine.thinking import chooser_of

DATA = Path(__file__).parents[2] / "data" / "chrisd"
PLAYER = load_player("chrisd")
EVALUATION = Evaluation()
PERFECT = Perfect()
REGIONS = Regions()


def positions(name):
    """By name: the diagrams of a file."""
    parts = (DATA / name).read_text(encoding="utf-8").strip().split("\n\n")
    return {told.partition(":")[0]: diagram for told, diagram in zip(parts[::2], parts[1::2], strict=True)}


SEKIS = positions("sekis.txt")
BEYOND = positions("beyond.txt")
#: those that are proved by exhaustive search
PROVED = sorted(SEKIS)[:: repeated(3, 1)]


def open_points(board):
    return {point for point, owner in EVALUATION.regions(board).items() if owner == EMPTY}


def turned(board, symmetry, swaps):
    """The same position seen from another side, perhaps with the colors exchanged."""
    stones, last = b"", board.size - 1
    for at in board_points(board.size):
        color, (col, row) = board.color_at(at), coordinates(at)
        col, row = (last - col if symmetry & 1 else col), (last - row if symmetry & 2 else row)
        col, row = (row, col) if symmetry & 4 else (col, row)
        if color != EMPTY:
            stones += encode_move(opponent(color) if swaps else color, point_of(col, row))
    found = Board(board.size)
    found.setup(stones)
    return found


# -- our own sekis -------------------------------------------------------------------------------------------


def test_there_are_enough_of_them_and_no_two_are_the_same():
    seen = [
        {draw(turned(read(text), symmetry, swaps)) for symmetry in range(8) for swaps in (False, True)}
        for text in SEKIS.values()
    ]
    assert len(SEKIS) >= 20
    assert all(not one & two for number, one in enumerate(seen) for two in seen[:number])


@pytest.mark.parametrize("name", SEKIS)
def test_a_seki_is_told_within_the_limit_and_so_says_exhaustive_search(name):
    board = read(SEKIS[name])
    before = board.state()
    for color in (BLACK, WHITE):
        answer = PERFECT.answer(board, color)
        assert answer.kind == COSTLY
        assert answer.point == PASS
        assert answer.calls <= CALL_LIMIT
        oracle = Oracle(board, open_points(board))
        assert answer.value == answer.pass_value == oracle.lead(oracle.state(color))
    assert board.state() == before
    assert name not in PROVED or proves_seki(board, open_points(board))


@pytest.mark.parametrize("name", SEKIS)
def test_nobody_plays_on_in_a_seki(name):
    board = read(SEKIS[name])
    assert PLAYER.is_seki(board)
    for color in (BLACK, WHITE):
        assert PLAYER.better_than_pass(board, color) == []
        assert chooser_of(PLAYER).choose(board, color) == PASS
        for candidate in PLAYER.candidates(board, color):
            assert candidate.reasons[-1].text.startswith("seki")
            assert sum(reason.value for reason in candidate.reasons) == pytest.approx(candidate.value)


@pytest.mark.parametrize("name", sorted(SEKIS)[::6])
def test_a_seki_is_evaluated_as_it_stands(name):
    board = read(SEKIS[name])
    oracle = Oracle(board, open_points(board))
    told = PLAYER.territory(board, BLACK)
    assert sum(told[point] for point in oracle.points) == oracle.lead(oracle.state(BLACK))
    for point in oracle.points:
        if board.color_at(point) == EMPTY:
            beside = {board.color_at(near) for near in around(board, point)} - {EMPTY}
            assert told[point] in ({0} if beside == {BLACK, WHITE} else {-1, 0, 1})
        else:
            assert told[point] == (1 if board.color_at(point) == BLACK else -1)


@pytest.mark.parametrize("name", sorted(SEKIS)[::6])
def test_a_seki_is_one_from_every_side(name):
    for symmetry in range(1, 8):
        assert PERFECT.is_seki(turned(read(SEKIS[name]), symmetry, symmetry % 2 == 0))


@pytest.mark.parametrize("name", BEYOND)
def test_what_is_beyond_the_limit_is_taken_for_no_seki(name):
    board = read(BEYOND[name])
    answers = [PERFECT.answer(board, color) for color in (BLACK, WHITE)]
    assert UNKNOWN in {answer.kind for answer in answers} <= {UNKNOWN, COSTLY}
    assert not PLAYER.is_seki(board)


@pytest.mark.parametrize("name", ["beyond-01", "beyond-02"])
def test_what_is_beyond_the_limit_is_a_seki_for_who_has_time(name):
    board = read(BEYOND[name])
    assert Perfect(2 * CALL_LIMIT).is_seki(board)
    assert proves_seki(board, open_points(board))


def test_the_limit_is_kept():
    board = read(SEKIS["corner-06"])
    calls = PERFECT.answer(board, BLACK).calls
    assert Perfect(calls).answer(board, BLACK).kind == COSTLY
    assert Perfect(calls - 1).answer(board, BLACK) == (UNKNOWN, PASS, 0, 0, calls)
    with pytest.raises(EngineError, match="has the color 0"):
        PERFECT.answer(board, EMPTY)


# -- perfect play --------------------------------------------------------------------------------------------

FRAME = """
    a a a a O . O
    a a a a O O O
    a a a a O . O
    X X X O O O O
    . X X O O O O
    X X X O O O O
    . X X O O O O
"""


def filled(rng):
    """The frame with strings in it that are cut off from their friends outside; no seki as a rule."""
    rows = [line.split() for line in FRAME.strip().splitlines()]
    inside = [(row, col) for row, signs in enumerate(rows) for col, sign in enumerate(signs) if sign == "a"]
    for row, col in inside:
        rows[row][col] = "O" if row == 2 and col < 3 else "X" if col == 3 else rng.choice("XO")
    for row, col in rng.sample([(row, col) for row, col in inside if row < 2 and col < 3], rng.randint(2, 4)):
        rows[row][col] = "."
    try:
        return read("\n".join(" ".join(row) for row in rows))
    except EngineError:
        return None


FILLED = [board for seed in range(400) if (board := filled(random.Random(seed)))]


def test_a_best_move_is_worth_what_exhaustive_search_says():
    kinds = []
    for board in FILLED:
        answer = PERFECT.answer(board, BLACK)
        kinds.append(answer.kind)
        if answer.kind != PLAYABLE or kinds.count(PLAYABLE) > 12:
            continue
        oracle = Oracle(board, open_points(board))
        state = oracle.state(BLACK)
        after = oracle.play(state, oracle.bits[answer.point])
        assert oracle.can_hold(after, BLACK, -answer.value)
        assert oracle.can_hold(state, WHITE, answer.value)
        assert PLAYER.better_than_pass(board, BLACK) == [answer.point]
        best = PLAYER.candidates(board, BLACK)[0]
        assert best.point == answer.point
        assert sum(reason.value for reason in best.reasons) == pytest.approx(best.value)
    assert {COSTLY, PLAYABLE, UNLIKE_SEKI} <= set(kinds)
    assert kinds.count(PLAYABLE) >= 12


SMALL_FRAME = """
    a a a O . O
    a a a O O O
    X X X O . O
    . X . X O O
    X X X X O O
    . X X X O O
"""


def anything_in(frame, seed):
    """A frame with anything inside; None where a string would have no liberty."""
    rng = random.Random(seed)
    rows = [
        [rng.choice("XO..") if sign == "a" else sign for sign in line.split()] for line in frame.split("\n")
    ]
    try:
        return read("\n".join(" ".join(row) for row in rows))
    except EngineError:
        return None


def test_shortcuts_change_no_value():
    """Without marks asked for: what plain search says of small positions where no repetition decides."""
    proved = 0
    for seed in range(60):
        board = anything_in(SMALL_FRAME, seed)
        if board is None or not open_points(board):
            continue
        for color in (BLACK, WHITE):
            low, high = (PERFECT.value_of(board, color, side) for side in (opponent(color), color))
            if low is None or low != high:
                continue
            oracle = Oracle(board, open_points(board))
            assert oracle.can_hold(oracle.state(color), opponent(color), low)
            assert oracle.can_hold(oracle.state(color), color, -low)
            proved += 1
    assert proved >= 40


def test_what_is_remembered_changes_no_value():
    plain = Perfect(10 * CALL_LIMIT, uses_memo=False)
    for board in [*FILLED[:60], *(read(text) for text in list(SEKIS.values())[::3])]:
        for color in (BLACK, WHITE):
            with_memo, without = PERFECT.answer(board, color), plain.answer(board, color)
            if UNKNOWN not in (with_memo.kind, without.kind):
                assert with_memo[:4] == without[:4]


def test_a_repetition_counts_for_one_side_and_so_decides_something_now_and_then():
    differ, brief = 0, Perfect(3000)
    for seed in range(100):
        board = random_board(3, seed, 9)
        for color in (BLACK, WHITE):
            low, high = (brief.value_of(board, color, side) for side in (opponent(color), color))
            if low is not None and high is not None:
                assert low <= high
                differ += low < high
    assert differ > 0


def test_what_is_settled_or_has_no_marks_is_not_searched():
    assert PERFECT.answer(Board(5), BLACK) == (UNLIKE_SEKI, PASS, 0, 0, 0)
    board = read(SETTLED_BOARD)
    assert PERFECT.answer(board, BLACK) == (SETTLED, PASS, 0, 0, 0)
    assert not PERFECT.is_seki(board)
    assert PLAYER.better_than_pass(board, BLACK) == []


SETTLED_BOARD = """
    . X X O .
    X X X O O
    . X X O .
    X X X O O
    X X X O .
"""


# -- the marks -----------------------------------------------------------------------------------------------


def naive_marks(board):
    """The page's four marks, in its words."""
    owners = EVALUATION.regions(board)
    loose = {point for point, owner in owners.items() if owner == EMPTY}
    liberties = {point for point in loose if board.color_at(point) == EMPTY}
    if not loose or any(owners[near] != EMPTY for point in liberties for near in around(board, point)):
        return False
    heads = [head for head in strings(board) if head in loose]
    if any(board.num_liberties(head) not in (1, 2, 3) for head in heads):
        return False
    for point in liberties:
        whole, todo = {point}, [point]
        while todo:
            fresh = {near for near in around(board, todo.pop()) if near in liberties} - whole
            whole |= fresh
            todo.extend(fresh)
        if len(whole) > 2:
            return False
        for head in heads:
            if len(whole & set(board.liberties(head))) not in (0, len(whole)):
                return False
    return True


def test_the_marks_are_the_pages():
    boards = [*FILLED, *(random_board(4, seed, 14) for seed in range(100))]
    marked = [REGIONS.has_marks(board) for board in boards]
    assert marked == [naive_marks(board) for board in boards]
    assert 20 < sum(marked) < len(boards) - 20


# -- the order -----------------------------------------------------------------------------------------------


def naive_quantity(board, color, loose):
    """The page's Q of a move just made."""
    owners = EVALUATION.regions(board)
    based = {point for point, owner in owners.items() if owner == color == board.color_at(point)}
    made = sum(owners[point] == color for point in loose)
    own = [head for head in strings(board) if board.color_at(head) == color and owners[head] == EMPTY]
    joined, fresh = 0, True
    while fresh:
        fresh = [
            head
            for head in own
            if head not in based
            and sum(any(n in based for n in around(board, lib)) for lib in board.liberties(head)) >= 2
        ][:1]
        for head in fresh:
            based |= set(board.stones(head))
            joined += board.num_stones(head)
    beside = sum(
        any(near in based or owners[near] == color for near in around(board, point))
        for point in loose
        if board.color_at(point) == EMPTY == owners[point]
    )
    return 5 * made + 4 * joined + 3 * beside


def naive_priority(board, color, point, loose):
    """The page's four priorities, as they compare."""
    atari = any(board.color_at(n) == color and board.num_liberties(n) == 1 for n in around(board, point))
    before = board.captured(opponent(color))
    board.play(color, point)
    takes, quantity = board.captured(opponent(color)) > before, naive_quantity(board, color, loose)
    saves = atari and board.num_liberties(point) > 1
    board.undo()
    inside = len(around(board, point))
    return quantity, takes, saves, inside == 4, inside > 2


def test_moves_are_tried_in_the_pages_order():
    boards = [*FILLED[:60], *(anything_in(SMALL_FRAME, seed) for seed in range(30))]
    kinds = set()
    for board in boards:
        if board is None:
            continue
        loose = open_points(board)
        for color in (BLACK, WHITE):
            legal = [p for p in sorted(loose) if board.is_legal(color, p)]
            keys = {point: naive_priority(board, color, point, loose) for point in legal}
            ordered = sorted(legal, key=lambda p: (*(-part for part in keys[p]), p))
            assert PERFECT.order(board, color) == ordered
            kinds |= {(key[0] > 0, *key[1:3]) for key in keys.values()}
    assert len(kinds) >= 4


# -- regions kept through a search ---------------------------------------------------------------------------


@given(st.integers(2, 7), st.integers(0, 10**6), st.integers(0, 70))
@settings(max_examples=60)
def test_regions_kept_are_those_of_a_new_look(size, seed, length):
    board, rng = random_board(size, seed, length), random.Random(seed)
    loose, moves, color = open_points(board), [], BLACK
    twin = board.copy()
    for _ in range(12):
        legal = sorted(point for point in loose if twin.is_legal(color, point))
        if legal:
            moves.append((color, rng.choice(legal)))
            twin.play(*moves[-1])
            assert REGIONS.owners(board, moves) == EVALUATION.regions(twin)
        color = opponent(color)


def test_moves_that_no_search_makes_are_refused():
    with pytest.raises(EngineError, match="not legal, or not at an open point"):
        REGIONS.owners(read(SETTLED_BOARD), [(WHITE, from_gtp("A5", 5))])


# -- games ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("size", "seed"), [(5, seed) for seed in range(4, repeated(8, 12))] + [(7, seed) for seed in range(3)]
)
def test_no_game_ends_with_anything_that_could_be_settled(size, seed):
    board, color, passes = random_board(size, seed, 2 + seed % 9), BLACK, 0
    chooser = chooser_of(PLAYER)
    while passes < 2:
        point = chooser.choose(board, color)
        board.play(color, point)
        passes = passes + 1 if point == PASS else 0
        color = opponent(color)
    assert {PERFECT.answer(board, color).kind for color in (BLACK, WHITE)} <= {SETTLED, COSTLY}


def test_the_best_move_goes_before_all_others():
    board = next(board for board in FILLED if PERFECT.answer(board, WHITE).kind == PLAYABLE)
    listed = PLAYER.candidates(board, WHITE)
    assert listed[0].reasons[-1].text.startswith("played to the end without a mistake, this leaves")
    for one, two in pairwise(listed):
        assert one.value >= two.value
