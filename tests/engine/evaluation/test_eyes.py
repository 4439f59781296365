"""Eyes on boards: what players say, false eyes by the rule of the diagonals, kept against found anew."""

import itertools
import random

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from learning_games import classic
from reading_positions import random_board, turned
from thorough import repeated

from engine.board import Board
from engine.diagram import read_marked
from engine.evaluation.connections import Connections
from engine.evaluation.eyes import (
    BIG_EYE,
    DEAD_GROUP,
    LINE_CLOSED,
    LINE_OPEN_BOTH,
    LINE_OPEN_ONE,
    SINGLE_POINT,
    TWO_POINT,
    Eyes,
)
from engine.points import (
    BLACK,
    EMPTY,
    WHITE,
    board_points,
    decode_moves,
    encode_move,
    from_gtp,
    opponent,
    point,
    to_gtp,
    transform,
)
from engine.reader.ladders import UNKNOWN
from engine.tactics import Tactics

EYES, TACTICS = Eyes(Connections()), Tactics()


def look(board):
    return EYES.all_eyes(board, TACTICS)


def names(points, board):
    return {to_gtp(p, board.size) for p in points}


# The eye: `*`, `k` where it is destroyed, `f` where it is finished, `v` both; `V` is both and no part of it.
DIAGRAMS = {
    "a single point": (
        """
        . . . . . . .
        . . X X X . .
        . . X * X . .
        . . X X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        (SINGLE_POINT, 8, 8, 8),
    ),
    "a single point on the edge that a diagonal decides": (
        """
        . X * X . O .
        . X X V O . .
        . . . O . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        (SINGLE_POINT, 0, 0, 8),
    ),
    "two points": (
        """
        X * * X . . .
        X X X X . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        (TWO_POINT, 8, 8, 8),
    ),
    "three in a row": (
        """
        . . . . . . .
        . X X X X X .
        . X * v * X .
        . X X X X X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        (LINE_CLOSED, 8, 8, 16),
    ),
    "four in a row in the corner": (
        """
        * * * * X . .
        X X X X X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        (LINE_CLOSED, 8, 16, 16),
    ),
    "a row on the edge, open at one end": (
        """
        X * v O . O .
        X X X O O . .
        . . X O . . .
        . X X O . . .
        . X . O . . .
        . . . . . . .
        . . . . . . .
        """,
        (LINE_OPEN_ONE, 0, 0, 8),
    ),
    "three on the edge, open at one end": (
        """
        X * * * O . .
        X X X X O . .
        . . . X O . .
        . . X X O . .
        . . X . O . .
        . . . . . . .
        . . . . . . .
        """,
        (LINE_OPEN_ONE, 0, 8, 8),
    ),
    "a big eye with its vital point": (
        """
        . . . . . . .
        . X X X X . .
        X X f * X . .
        X * v f X . .
        X X * X X . .
        . X X X . . .
        . . . . . . .
        """,
        (BIG_EYE, 8, 8, 16),
    ),
    "a captured string": (
        """
        . . . . . . .
        . X X X X . .
        . X O O X . .
        . X X * X . .
        . . . X X . .
        . . . . . . .
        . . . . . . .
        """,
        (DEAD_GROUP, 8, 8, 8),
    ),
    "one stone inside four in a row": (
        """
        X X X X X X .
        X * O v * X .
        X X X X X X .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        (LINE_CLOSED, 8, 8, 16),
    ),
    "a row between walls, open at both ends": (
        """
        . . . . . . . . .
        . . X X X X . . .
        . O X . . X O . .
        . O X X X X O . .
        . O v * * v O . .
        . O X X X X O . .
        . O X . . X O . .
        . . X X X X . . .
        . . . . . . . . .
        """,
        (LINE_OPEN_BOTH, 0, 0, 8),
    ),
}


@pytest.mark.parametrize("name", DIAGRAMS)
def test_diagrams(name):
    diagram, expected = DIAGRAMS[name]
    board, marks = read_marked(diagram)
    told = EYES.eye_at(board, marks["*"][0])
    assert (told.type, told.min_eyes, told.typ_eyes, told.max_eyes) == expected
    points = {p for sign in "*kfv" for p in marks.get(sign, [])}
    assert names([p for p in told.points if board.color_at(p) == EMPTY], board) == names(points, board)
    for letters, answer in (("kvV", told.attacks), ("fvV", told.defences)):
        assert names(answer, board) == names([p for c in letters for p in marks.get(c, [])], board)


def test_a_string_that_who_plays_first_saves_or_captures_is_an_eye_to_come():
    board, marks = read_marked("""
        . . . . . . . . .
        . . . . . . . . .
        . . . . O . . . .
        . . X X . . . . .
        . . X O v . O . .
        . . X X . . . . .
        . . . . O . . . .
        . . . . . . . . .
        . . . . . . . . .
        """)
    told = EYES.eye_at(board, from_gtp("D5", 9))
    assert (told.color, *told[1:5]) == (BLACK, DEAD_GROUP, 0, 0, 8)
    assert told.points == (from_gtp("D5", 9),)
    assert marks["v"][0] in told.attacks
    assert marks["v"][0] in told.defences


# -- false eyes ---------------------------------------------------------------------------------------------


def walled_eye(where, diagonals):
    """A point with a wall on each side, each a string of its own with liberties far away; what holds the
    diagonals is given. `where`: 0 in the centre, 1 on the edge, 2 in the corner.
    """
    board, stones = Board(19), {}
    at = {0: (9, 9), 1: (9, 0), 2: (0, 0)}[where]
    steps = [(1, 0), (0, 1), (-1, 0), (0, -1)][: 4 - where]
    if where == 1:
        steps = [(1, 0), (0, 1), (-1, 0)]

    def put(color, step, side, far, wide):
        col = at[0] + far * step[0] + wide * side[0]
        row = at[1] + far * step[1] + wide * side[1]
        if 0 <= col < 19 and 0 <= row < 19:
            stones.setdefault(point(col, row), color)

    corners = []
    for i, step in enumerate(steps):
        side = (step[1], step[0])
        for far in range(1, 6):
            put(BLACK, step, side, far, 0)
        for wide in range(-3, 4):
            put(BLACK, step, side, 6, wide)
        for nextly in steps[i + 1 :]:
            if nextly != (-step[0], -step[1]):
                corners.append((step, nextly))
    for (step, side), color in zip(corners, diagonals, strict=True):
        for far in (2, 3, 4):
            put(WHITE, step, side, far, 1)
            put(WHITE, step, side, 1, far)
        put(WHITE, step, side, 2, 2)
        if color != EMPTY:
            put(color, step, side, 1, 1)
    board.setup(b"".join(encode_move(color, p) for p, color in stones.items()))
    return board, point(*at)


@pytest.mark.parametrize("where", [0, 1, 2])
def test_false_eyes_by_the_rule_of_the_diagonals(where):
    """Two of four diagonals lost make an eye false, on the edge one of two, in the corner the only one."""
    number, allowed = (4, 2, 1)[where], (1, 0, 0)[where]
    for diagonals in itertools.product((EMPTY, BLACK, WHITE), repeat=number):
        board, at = walled_eye(where, diagonals)
        lost, free = diagonals.count(WHITE), diagonals.count(EMPTY)
        typical = lost + (free + 1) // 2 <= allowed
        most = lost + free // 2 <= allowed
        least = lost + min(free, 2 + max(free - 2, 0) // 2) <= allowed
        told = EYES.eye_at(board, at)
        values = (told.min_eyes, told.typ_eyes, told.max_eyes) if told else (0, 0, 0)
        assert values == (8 * least, 8 * typical, 8 * most), diagonals


#: a corner of the eye (`a`) where the enemy can stay, where he is taken by one ladder or another
CORNERS = {"": (0, 8), "H4 G5": (8, 8), "G3": (8, 8)}


@pytest.mark.parametrize("helpers", CORNERS)
def test_an_eye_stays_one_where_who_comes_in_at_its_corner_is_taken(helpers):
    board, marks = read_marked("""
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X X X . . .
        . . . X * X . . .
        . . O O X a . . .
        . . O O X . . O .
        . . . . . . O . .
        . . . . . . . . .
        """)
    for helper in helpers.split():
        board.play(BLACK, from_gtp(helper, 9))
    told = EYES.eye_at(board, marks["*"][0])
    assert (told.typ_eyes, told.max_eyes) == CORNERS[helpers]
    assert set(told.attacks) == (set() if told.typ_eyes else {marks["a"][0]})


# -- what is kept -------------------------------------------------------------------------------------------


def test_no_point_belongs_to_two_eyes_and_the_values_are_in_order():
    for seed in range(60):
        board = random_board(9 + seed % 11, seed, 30 + 3 * seed)
        eyes = look(board)
        points = [p for eye in eyes for p in eye.points]
        assert len(points) == len(set(points))
        assert [eye.points[0] for eye in eyes] == sorted(eye.points[0] for eye in eyes)
        for eye in eyes:
            assert 0 <= eye.min_eyes <= eye.typ_eyes <= eye.max_eyes <= 16
            assert eye.max_eyes > 0


@settings(max_examples=repeated(20, 40))
@given(size=st.integers(3, 13), seed=st.integers(0, 2**32), length=st.integers(1, 120))
def test_what_is_kept_is_what_looking_anew_gives(size, seed, length):
    rng, board, kept, tactics, color = random.Random(seed), Board(size), Eyes(Connections()), Tactics(), BLACK
    for _ in range(length):
        legal = [p for p in board_points(size) if board.is_legal(color, p)]
        legal = [p for p in legal if board.neighbours(p, EMPTY) < 4] or legal
        if board.moves() and rng.random() < 0.2:
            for _ in range(rng.randint(1, len(board.moves()))):
                board.undo()
        elif legal:
            board.play(color, rng.choice(legal))
        color = opponent(color)
        if rng.random() < 0.5:
            assert kept.all_eyes(board, tactics) == look(board)


@pytest.mark.parametrize("name", ["alphago-lee-sedol-4", "blood-vomiting"])
def test_along_games_kept_is_anew_also_under_undo(name):
    game, kept, tactics = classic(name), Eyes(Connections()), Tactics()
    board = Board(game.size)
    board.setup(game.setup)
    num_valued = num_eyes = 0
    for number, (color, move) in enumerate(decode_moves(game.moves)):
        board.play(color, move)
        if number % 20 == 19:
            for _ in range(9):
                board.undo()
            assert kept.all_eyes(board, tactics) == Eyes(Connections()).all_eyes(board, Tactics())
            for c, p in decode_moves(game.moves)[number - 8 : number + 1]:
                board.play(c, p)
        told = kept.all_eyes(board, tactics)
        num_valued += kept.num_valued
        num_eyes += kept.num_eyes
        if number % 4 == 0:
            assert told == Eyes(Connections()).all_eyes(board, Tactics())
    assert 0 < num_valued < 2 * num_eyes


@settings(max_examples=repeated(10, 20))
@given(seeds=st.lists(st.tuples(st.integers(3, 19), st.integers(0, 2**32)), min_size=2, max_size=6))
def test_any_board_after_any_other(seeds):
    for size, seed in seeds:
        board = random_board(size, seed, 4 * size)
        assert look(board) == Eyes(Connections()).all_eyes(board, Tactics())


def test_a_look_of_the_tactics_that_the_eyes_missed_does_no_harm():
    game, kept, tactics = classic("blood-vomiting"), Eyes(Connections()), Tactics()
    board = Board(game.size)
    for number, (color, move) in enumerate(decode_moves(game.moves)):
        board.play(color, move)
        tactics.refresh(board)
        if number % 7 == 0:
            assert kept.all_eyes(board, tactics) == Eyes(Connections()).all_eyes(board, Tactics())


# -- symmetries ---------------------------------------------------------------------------------------------


def as_sets(eyes, board, symmetry=0, swap=False):
    def images(points):
        return frozenset(transform(p, symmetry, board.size) for p in points)

    return {
        (
            opponent(eye.color) if swap else eye.color,
            *eye[1:5],
            images(eye.points),
            images(eye.attacks),
            images(eye.defences),
        )
        for eye in eyes
    }


@settings(max_examples=40)
# two links at one point, and no room for it as a cell
@example(size=7, seed=381229683, symmetry=2, swap=False)
@example(size=13, seed=4152, symmetry=2, swap=False)
@given(size=st.integers(5, 13), seed=st.integers(0, 2**32), symmetry=st.integers(0, 7), swap=st.booleans())
def test_the_eyes_of_a_turned_board_are_the_turned_eyes(size, seed, symmetry, swap):
    board = turned(random_board(size, seed, 6 * size), 0, False)
    image = turned(board, symmetry, swap)
    for p, told in Tactics().all_strings(board).items():  # but for the node limit
        there = TACTICS.string(image, transform(p, symmetry, size))
        assume(told.status == there.status)
        for here, moves in ((told.attacks, there.attacks), (told.defences, there.defences)):
            assume({transform(move, symmetry, size) for move in here} == set(moves))
    eyes = Eyes()  # connections are no part of this: those by a captive depend on which is met first
    here = {(eye.color, *eye[1:5], frozenset(eye.points)) for eye in eyes.all_eyes(image, TACTICS)}
    there = {told[:6] for told in as_sets(eyes.all_eyes(board, TACTICS), board, symmetry, swap)}
    if here != there:  # what comes in between two walls is read too, one way to the limit, the other way not
        for color, p in itertools.product((BLACK, WHITE), board_points(size)):
            image_color = opponent(color) if swap else color
            unread = is_unread(image, image_color, transform(p, symmetry, size))
            assume(is_unread(board, color, p) == unread)
    assert here == there


def is_unread(board, color, p):
    """Whether reading reaches its limit at a stone that is played there."""
    if not board.is_legal(color, p):
        return False
    after = board.copy()
    after.play(color, p)
    return TACTICS.string(after, p).attacked == UNKNOWN
