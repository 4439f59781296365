"""What the joseki database says of a position, against its own list of continuations."""

import random
from pathlib import Path

import pytest
from learning_games import classic

from engine.board import Board
from engine.explain import explain_joseki
from engine.feature_table import TABLE
from engine.features import AT_JOSEKI, AT_JOSEKI_TYPE, FEATURES
from engine.joseki import JosekiBook, binary
from engine.joseki.advice import FOLLOWS, LEAVES, SAYS_NOTHING, Advice, Said
from engine.joseki.corners import Corners
from engine.joseki.default import open_joseki
from engine.joseki.lines import point_at_place, steps
from engine.joseki.move import TYPES, Figures
from engine.joseki.trend import Trend
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    decode_moves,
    from_gtp,
    opponent,
    point,
    transform,
)
from engine.valuation import Valuation
from pipeline.joseki import text

DB = Path(__file__).parents[2] / "db"
CORNER = point(0, 0)
SHARES = [(9, 10), (3, 4), (1, 2), (1, 4), (1, 8), (1, 16), (1, 32)]


@pytest.fixture(scope="module")
def book():
    return open_joseki(None)


def corners_at(board, at):
    col, row = coordinates(at)
    area = min(10, (board.size + 1) // 2)
    near_col = {0: col, 1: board.size - 1 - col}
    near_row = {0: row, 2: board.size - 1 - row}
    return [c + r for c in near_col for r in near_row if near_col[c] < area and near_row[r] < area]


def naive(book, board, color):
    """By point: the class, by its definition; and the open corners."""
    moves = board.moves()
    last = moves[-1][1] if moves else PASS
    around = corners_at(board, last) if last != PASS else []
    follows, leaves, num_open = {}, {}, 0
    for corner in range(4):
        known = [m for m in book.continuations(board, corner, color) if TYPES[m.type] != "ignore"]
        if not known:
            continue
        games = sum(figures.games for figures in {m.number: m.figures for m in known}.values())
        elsewhere = sum(m.figures.games for m in known if m.point == PASS)
        is_open = 2 * elsewhere < games
        num_open += is_open
        support = (games >= 30) + (games >= 300)
        state = corner not in around
        for at in board_points(board.size):
            if corner in corners_at(board, at):
                value = FOLLOWS + (support * 2 + state) * 2 + is_open
                leaves[at] = max(leaves.get(at, 0), value)
        twice = [m.number for m in known]
        for move in known:
            if move.point != PASS:
                times = move.figures.games // twice.count(move.number)
                share = sum(times * whole < part * games for part, whole in SHARES)
                value = (share * 3 + support) * 2 + state
                if move.point not in follows or share < follows[move.point] // 6:
                    follows[move.point] = value
    return {at: follows.get(at, leaves.get(at, SAYS_NOTHING)) for at in board_points(board.size)}, num_open


@pytest.mark.parametrize("name", ["ear-reddening", "kisei-1996"])
def test_classes_are_those_of_the_definition_from_move_to_move_and_back(book, name):
    advice, rng = Advice(book), random.Random(3)
    game = classic(name)
    board, color = Board(19), BLACK
    seen = set()
    for color, at in list(decode_moves(game.moves))[:60]:
        for side in (color, opponent(color)):
            advice.refresh(board, side)
            expected, num_open = naive(book, board, side)
            assert {at: advice.class_at(at) for at in expected} == expected
            assert advice.num_open == num_open
            seen |= set(expected.values())
        board.play(color, at)
        if rng.random() < 0.2:
            board.undo()
            advice.refresh(board, color)
            assert advice.class_at(at) == naive(book, board, color)[0][at]
            board.play(color, at)
    assert len(seen) > 15


def test_nothing_is_said_without_a_database_or_of_a_board_without_corners(book):
    for advice, board in ((Advice(), Board(19)), (Advice(book), Board(9))):
        advice.refresh(board, BLACK)
        assert {advice.class_at(at) for at in board_points(board.size)} == {SAYS_NOTHING}
        assert advice.num_open == 0
    with pytest.raises(EngineError, match="color 3"):
        Advice(book).refresh(Board(19), 3)


@pytest.mark.parametrize("size", [13, 14, 16, 18])
def test_on_smaller_boards_no_move_of_a_corner_lies_outside_of_it(book, size):
    advice, board = Advice(book), Board(size)
    board.play(BLACK, point(3, 3))
    board.play(WHITE, point(size - 4, 3))
    for color in (BLACK, WHITE):
        advice.refresh(board, color)
        for corner in range(4):
            found = {move.point for move in book.continuations(board, corner, color)}
            assert len(found) > 3
            assert all(at == PASS or corner in corners_at(board, at) for at in found)
        known = {at for at in board_points(size) if advice.said_of(at)}
        assert not {at for at in known if board.color_at(at)}


def test_the_features_are_in_the_order_of_the_classes(book):
    assert len(TABLE[-2]) == FOLLOWS + LEAVES == 8 * 3 * 2 + 3 * 2 * 2
    assert AT_JOSEKI_TYPE == AT_JOSEKI + FOLLOWS + LEAVES
    assert FEATURES[AT_JOSEKI].name == "joseki-9/10/few/here"
    assert FEATURES[AT_JOSEKI + (3 * 3 + 2) * 2 + 1].name == "joseki-1/4/many/there"
    assert FEATURES[AT_JOSEKI + FOLLOWS + (2 * 2 + 0) * 2 + 1].name == "joseki-none/many/here/open"


def test_an_approach_to_a_star_point_is_known_and_has_its_name(book):
    board, valuation = Board(19), Valuation(joseki=book)
    board.play(BLACK, from_gtp("Q16", 19))
    for at in ("R14", "O17"):
        names = {FEATURES[n].name for n, _ in valuation.parts(board, WHITE, from_gtp(at, 19))}
        assert any(name.startswith("joseki-1") and name.split("/")[2:] == ["many", "here"] for name in names)
    advice = Advice(book)
    advice.refresh(board, WHITE)
    said = advice.said_of(from_gtp("R14", 19))
    assert TYPES[said.type] == "normal"
    assert said.figures.games > 1000
    assert said.of_games > said.figures.games
    assert advice.said_of(from_gtp("S2", 19)) is None


def test_the_games_of_a_position_may_be_more_than_those_of_any_move(tmp_path):
    words = ("4-4 999999999g", "3-3 999999999g", "3-4 999999999g", "5-5 200000000g", "tenuki 999999999g")
    lines = (f"{word} 2p 500w 2001-2019\n" for word in words)
    binary.write(tmp_path / "a.bin", list(steps(text.read(f"{text.HEAD}\n{''.join(lines)}", "a.jos"))))
    board, advice = Board(19), Advice(JosekiBook.open(tmp_path / "a.bin"))
    advice.refresh(board, BLACK)
    assert advice.said_of(from_gtp("D16", 19)).of_games == 4 * 999_999_999 + 200_000_000
    # a quarter of the games is not reached, nor is a sixteenth; more are played here than elsewhere
    for at, share in (("D16", 4), ("E15", 6)):
        assert advice.class_at(from_gtp(at, 19)) == (share * 3 + 2) * 2 + 1
    assert advice.class_at(from_gtp("B18", 19)) == FOLLOWS + (2 * 2 + 1) * 2 + 1


def test_sentences():
    said = Said(TYPES.index("urgent"), "3-3 invasion", Figures(1204, 80, 500, 1988, 2019), 2408)
    assert explain_joseki(said) == "urgent: 3-3 invasion, 1,204 of 2,408 games, last 2019"
    assert explain_joseki(said._replace(type=1, name="")) == "joseki, 1,204 of 2,408 games, last 2019"
    risen = said._replace(type=1, trend=Trend(2017, rising=True))
    assert explain_joseki(risen) == "3-3 invasion, 1,204 of 2,408 games, rising since 2017, last 2019"


def test_the_three_three_invasion_is_known_to_rise(book):
    """A truth from outside: programs brought it back after 2016."""
    board, advice = Board(19), Advice(book)
    board.play(BLACK, from_gtp("D16", 19))
    advice.refresh(board, WHITE)
    assert str(advice.said_of(from_gtp("C17", 19)).trend) == "rising since 2017"


# -- transpositions ----------------------------------------------------------------------------------


def stones_on(board):
    """The stones of a board that was empty before its moves."""
    colors = {at: board.color_at(at) for _, at in board.moves() if at != PASS}
    return {at: color for at, color in colors.items() if color != EMPTY}


def lines_of(graph):
    """A line of moves (color, point) to the moves of the graph from the fourth on, and its position.

    Those that end with a ban by ko are left out: another order does not have it.
    """
    board, color = Board(19), BLACK
    for step in steps(graph):
        while board.num_moves > step.depth:
            board.undo()
        color = step.color
        at = point_at_place(step.place)
        if at == PASS or board.is_legal(color, at):
            board.play(color, at)
            if step.depth >= 3 and board.ko_point == 0:
                yield board.moves(), stones_on(board), step.move.child


@pytest.fixture(scope="module")
def known():
    return list(lines_of(text.read_file(DB / "joseki/joseki.jos")))


def test_ten_thousand_reordered_lines_reach_the_same_positions_in_any_corner(known):
    """Whatever the order of the stones, the corner, the way it is turned, and who is Black."""
    rng = random.Random(7)
    corners, done = Corners(), 0
    while done < 10_000:
        moves, stones, key = rng.choice(known)
        shuffled = rng.sample(moves, len(moves))
        symmetry, exchange = rng.randrange(8), rng.random() < 0.5
        board = Board(19)
        for color, at in shuffled:
            side = opponent(color) if exchange else color
            place = at if at == PASS else transform(at, symmetry, 19)
            if not board.is_legal(side, place) and place != PASS:
                break
            board.play(side, place)
        else:
            turned = {
                transform(at, symmetry, 19): opponent(color) if exchange else color
                for at, color in stones.items()
            }
            last = moves[-1][0]
            to_play = last if exchange else opponent(last)
            # captures in another order may leave other stones
            if stones_on(board) == turned and board.ko_point == 0:
                corner = next(
                    c for c in range(4) if corners_at(board, transform(CORNER, symmetry, 19)) == [c]
                )
                assert corners.local(board, corner, to_play).key == key
                done += 1


def test_no_position_of_the_graph_is_there_twice(known):
    forms = {}
    for moves, stones, key in known[::2]:
        own = opponent(moves[-1][0])
        placed = [(*coordinates(at), color == own) for at, color in stones.items()]
        inside = [(x, y, side) for x, y, side in placed if x < 10 and y < 10]
        form = min(tuple(sorted(inside)), tuple(sorted((y, x, side) for x, y, side in inside)))
        assert forms.setdefault(form, key) == key
    assert len(set(forms.values())) == len(forms) > 10_000
