"""Answers about groups: of the moves that do it, the one that players like best."""

import pytest
from reading_positions import classic_boards

from engine import answers as module
from engine.answers import GROUP_PATIENCE, LIKED_POSITIONS, NUM_LIKED, Answers
from engine.diagram import read
from engine.players import load_player
from engine.points import from_gtp, opponent
from engine.reader.groups import NO, UNCERTAIN, YES, GroupReader

THREE_ON_THE_EDGE = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . O O O O O O O .
    . O X X X X X O .
    . O X . . . X O .
    """
FIVE_ON_THE_EDGE = """
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . . . . . . . . . . .
    . O O O O O O O . . .
    . O X X X X X O . . .
    . . X . . . X . O . .
    """
# lives by a ko, with three ways to begin it
KO_IN_A_CORNER = """
    . O . O X O . . .
    O X . . X O . . .
    X X X X X O . . .
    O O O O O . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    """
# dead as it stands, on a board where players like moves elsewhere better
FOUR_IN_A_CORNER = "\n".join([" ." * 19] * 16 + ["O O O O O" + " ." * 14, "X X X X O" + " ." * 14, " ." * 19])


@pytest.fixture(scope="module")
def answers():
    return Answers()


@pytest.mark.parametrize(
    ("diagram", "stone", "question", "expected"),
    [
        (THREE_ON_THE_EDGE, "C2", "attack", "1"),
        (THREE_ON_THE_EDGE, "C2", "defend", "1"),
        (FIVE_ON_THE_EDGE, "C1", "attack", "1"),
        (FIVE_ON_THE_EDGE, "C1", "defend", "1"),
        (KO_IN_A_CORNER, "A7", "defend", "2"),
    ],
)
def test_the_move_works_and_none_that_players_like_better_is_known_to(
    answers, diagram, stone, question, expected
):
    board = read(diagram)
    stone = from_gtp(stone, board.size)
    code, _, name = getattr(answers, f"group_{question}")(board, stone).partition(" ")
    assert code == expected
    move, reader = from_gtp(name, board.size), GroupReader()
    found = reader.read(board, stone, question)
    assert reader.after(board, stone, question, move).result == found.result
    side = board.color_at(stone)
    side = opponent(side) if question == "attack" else side
    near = reader.moves(board, stone, question)
    ranked = load_player("manyfaces").ranked(board, side, board.size**2)
    liked = [at for at in ranked if at in near][:NUM_LIKED]
    better = liked[: liked.index(move)] if move in liked else liked if move != found.move else []
    works = [reader.after(board, stone, question, at, LIKED_POSITIONS).result for at in better]
    assert found.result not in works


@pytest.mark.parametrize("question", ["attack", "defend"])
def test_no_move_elsewhere_is_the_answer(answers, question):
    board = read(FOUR_IN_A_CORNER)
    stone = from_gtp("A2", 19)
    code, _, name = getattr(answers, f"group_{question}")(board, stone).partition(" ")
    assert code == {"attack": "1", "defend": "0"}[question]
    assert code == "0" or from_gtp(name, 19) in GroupReader().moves(board, stone, question)


def test_the_status_of_a_group_that_is_alive_anyway_names_no_moves(answers):
    board = read(
        """
        . X . X O . .
        X X X X O . .
        O O O O O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """
    )
    assert answers.group_status(board, from_gtp("B7", 7)) == "alive"


def test_the_status_of_a_group_that_can_be_killed_or_saved_names_both_moves(answers):
    board = read(THREE_ON_THE_EDGE)
    assert answers.group_status(board, from_gtp("C2", 9)) == "critical E1 E1"


def test_a_bent_four_in_the_corner_is_dead_and_needs_no_move(answers):
    board = read(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . O . O . .
        . . . . . . . . .
        O O O O O O . . .
        X X O O O O . . .
        . X X X X O . . .
        O O O . X O . . .
        """
    )
    stone = from_gtp("B3", 9)
    assert answers.group_status(board, stone) == "dead"
    assert (answers.group_attack(board, stone), answers.group_defend(board, stone)) == ("1 PASS", "0")


@pytest.mark.parametrize(
    ("game", "moves", "stone", "question"),
    [
        (1, 130, "P18", "defend"),
        (1, 150, "K13", "attack"),
        (1, 150, "P18", "defend"),
        (8, 150, "J9", "attack"),
    ],
)
def test_a_move_that_fails_when_it_is_read_by_itself_is_not_the_answer(
    answers, monkeypatch, game, moves, stone, question
):
    """The searches end at a limit, and what they came to last was looked at least."""
    few = 2000
    monkeypatch.setattr(module, "GROUP_POSITIONS", few)
    monkeypatch.setattr(module, "LIKED_POSITIONS", few)
    board = classic_boards(game + 1, (moves,))[game]
    at, reader = from_gtp(stone, 19), GroupReader(GROUP_PATIENCE)
    found = reader.read(board, at, question, few)
    assert (found.result, found.likely) == (UNCERTAIN, YES)
    assert reader.after(board, at, question, found.move, few).result == NO
    code, _, name = getattr(answers, f"group_{question}")(board, at).partition(" ")
    assert code == "1"
    assert reader.after(board, at, question, from_gtp(name, 19), few).result != NO
