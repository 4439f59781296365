"""Attacks on several strings at once, held against every answer that there is."""

from itertools import pairwise
from pathlib import Path

import pytest

from engine.board import Board
from engine.combinations import MAX_LIBERTIES, NODES, NUM_STAGES, Combinations
from engine.diagram import read
from engine.points import BLACK, NO_POINT, WHITE, board_points, from_gtp, opponent
from engine.reader.results import DEFENDER_NEEDS_THREAT, SAVED, TAKEN, UNDECIDED
from engine.reader.strings import StringReader
from pipeline.regression.positions import load

CLASSICS = Path(__file__).parents[2] / "corpora" / "classics"
# each is a step from friends; white at G4 puts F4 and G5 in atari, and there is nothing that saves both
DOUBLE_ATARI = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . X
    . . . . . . O . X
    . . . . . O X . X
    . . . . O X . . X
    . . . . . . . . .
    . . . X X X X . .
    . . . . . . . . .
    """
# white has one move, and one of the two in atari is taken; with D5 they are one string
ONE_MOVE_FOR_TWO = """
    . . . . . . . . .
    . . . . . . . . .
    . . . O . . . . .
    . . . X O . . . .
    . . . . X O . . .
    . . . O . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    """


@pytest.fixture(scope="module")
def strings():
    return StringReader()


@pytest.fixture(scope="module")
def combinations(strings):
    return Combinations(strings)


def at(name):
    return from_gtp(name, 9)


def test_a_double_atari(combinations, strings):
    board = read(DOUBLE_ATARI)
    one, two = at("F4"), at("G5")
    assert strings.attack(board, one).result == strings.attack(board, two).result == SAVED
    assert combinations.attack_either(board, one, two) == TAKEN
    assert combinations.defend_both(board, one, two) == SAVED
    assert combinations.find(board, WHITE) == at("G4")
    board.play(WHITE, at("G4"))
    assert combinations.defend_both(board, one, two) == TAKEN


def test_strings_that_one_move_saves(combinations):
    board = read(ONE_MOVE_FOR_TWO)
    one, two = at("D6"), at("E5")
    assert combinations.defend_both(board, one, two) == SAVED
    board.play(BLACK, at("D5"))
    assert combinations.attack_either(board, one, two) == SAVED


def test_nothing_to_combine(combinations):
    assert combinations.find(Board(9), BLACK) == NO_POINT


def test_the_board_is_left_as_it_was(combinations):
    board = read(DOUBLE_ATARI)
    before = board.state()
    combinations.find(board, WHITE)
    combinations.attack_either(board, at("F4"), at("G5"))
    assert board.state() == before


def weak(board, color):
    """The strings of a color that could be taken."""
    heads = {board.string_at(p) for p in board_points(board.size) if board.color_at(p) == color}
    return [head for head in heads if board.num_liberties(head) <= MAX_LIBERTIES]


# The games, moves and sides were found by asking at four moves of each of forty games.
@pytest.mark.parametrize(
    ("game", "move", "color"),
    [
        ("chitoku-genjo-1815", 180, BLACK),
        ("kisei-1977", 140, WHITE),
        ("kisei-1996", 100, BLACK),
        ("meijin-1980", 180, WHITE),
        ("shusaku-castle-1", 60, WHITE),
        ("shusai-retirement", 100, WHITE),
    ],
)
def test_whatever_is_answered_something_falls(combinations, strings, game, move, color):
    board = load(CLASSICS / f"{game}.sgf", str(move)).board
    enemy = opponent(color)
    fallen_before = {
        stone
        for head in weak(board, enemy)
        if strings.attack(board, head).so_far != SAVED
        for stone in board.stones(head)
    }
    found = combinations.find(board, color)
    assert found != NO_POINT
    board.play(color, found)
    for reply in board_points(board.size):
        if not board.is_legal(enemy, reply):
            continue
        board.play(enemy, reply)
        new = [head for head in weak(board, enemy) if head not in fallen_before]
        falls = any(strings.attack(board, head).so_far == TAKEN for head in new)
        assert falls or combinations.find(board, color) != NO_POINT, reply
        board.undo()


@pytest.mark.parametrize("game", ["ear-reddening", "meijin-1965"])
def test_either_of_two_strings_is_no_better_off_than_one(combinations, strings, game):
    board = load(CLASSICS / f"{game}.sgf", "150").board
    for color in (BLACK, WHITE):
        for one, two in pairwise(sorted(weak(board, color))):
            alone = [strings.attack(board, each, NODES, NUM_STAGES).so_far for each in (one, two)]
            either = combinations.attack_either(board, one, two)
            assert either == combinations.attack_either(board, two, one)
            assert either >= max(result for result in (SAVED, *alone) if result != UNDECIDED)
            assert combinations.defend_both(board, one, two) <= either


# black at D5 takes C5 in a ko; nothing threatens H2
KO_AND_SAFE = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . X O . . . . .
    . X O . O . . . .
    . . X O . . . . .
    . . . . . . . O O
    . . . . . . . O .
    . . . . . . . . .
    """
# white at G9 takes F9 in a ko, and the string in the corner is in atari
KO_FOR_A_STRING = """
    O O O O O X . X .
    O O O O X O X X X
    X O O X . O X X X
    X O . X O O O X X
    X X X X . . . O X
    X . O X O . X O O
    X X X . O X . O O
    . X O O X . . O O
    . X X X X X O O .
    """
# black takes G7 in a ko, after which white is banned there; the strings of two are in danger too
KO_AND_ATARI = """
    X X . X X . X
    X X X X O X O
    O O O . O . .
    O X . O O O O
    X X X . O . O
    X O . . O O O
    X X . O . . O
    """
# all that black at D4 threatens is a ko at B4, which white takes
ONLY_A_KO = """
    X X O .
    X X X X
    X X X X
    X X X X
    """


def test_a_string_that_is_taken_in_a_ko_can_be_retaken(combinations, strings):
    board = read(KO_AND_SAFE)
    one, two = at("C5"), at("H2")
    assert strings.attack(board, one).result == DEFENDER_NEEDS_THREAT
    assert strings.attack(board, two).result == SAVED
    assert combinations.attack_either(board, one, two) == DEFENDER_NEEDS_THREAT
    assert combinations.attack_either(board, two, one) == DEFENDER_NEEDS_THREAT


def test_a_ko_that_is_banned_is_taken_after_a_threat(combinations, strings):
    board = read(KO_FOR_A_STRING)
    board.play(WHITE, at("G9"))
    assert strings.defend(board, at("H9")).result == DEFENDER_NEEDS_THREAT
    assert combinations.defend_both(board, at("H9"), at("H9")) == DEFENDER_NEEDS_THREAT


def test_a_string_that_is_gone_after_the_first_move(combinations):
    board = read(KO_AND_ATARI)
    one, two = from_gtp("A7", 7), from_gtp("G7", 7)
    assert combinations.attack_either(board, one, two) == combinations.attack_either(board, two, one)
    assert combinations.attack_either(board, one, two) >= DEFENDER_NEEDS_THREAT


def test_a_threat_of_a_ko_is_no_combination(combinations):
    assert combinations.find(read(ONLY_A_KO), BLACK) == NO_POINT


# black at D5 puts D6 in atari, and E5 too; white at C5 saves E5, and D6 in a ko
SAVED_BY_A_KO = """
    . O . O X X
    O O . . O .
    . . . . . X
    . . . . . .
    . X . . . .
    . . . . . .
    """
# no move of white's saves both C5 and A3, but one of them is saved while the other is left to a ko
ONE_SAVED_ONE_IN_A_KO = """
    . . O X .
    X . . . X
    O . . . .
    . . . . .
    . X . . .
    """


def test_an_answer_that_only_makes_a_ko_is_an_answer(combinations):
    assert combinations.find(read(SAVED_BY_A_KO), BLACK) == NO_POINT


def test_both_are_defended_if_only_in_a_ko(combinations, strings):
    board = read(ONE_SAVED_ONE_IN_A_KO)
    one, two = from_gtp("C5", 5), from_gtp("A3", 5)
    left = []
    for move in board_points(5):
        if board.is_legal(WHITE, move):
            board.play(WHITE, move)
            left.append(max(strings.attack(board, stone, NODES, NUM_STAGES).result for stone in (one, two)))
            board.undo()
    assert combinations.defend_both(board, one, two) == min(left) == DEFENDER_NEEDS_THREAT


def test_rescues_are_what_leaves_a_string_better_off(strings):
    board = read(SAVED_BY_A_KO)
    stone = from_gtp("D6", 6)
    board.play(BLACK, from_gtp("D5", 6))
    threat = strings.attack(board, stone).result
    rescues = strings.rescues(board, stone)
    for move in board_points(6):
        if board.is_legal(WHITE, move):
            after = strings.after(board, stone, False, move)
            assert (move in rescues) == (after.so_far < threat), move
            assert rescues.get(move, after) == after
