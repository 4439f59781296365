"""Answers about groups: of the moves that do it, the one that players like best."""

import pytest

from engine.answers import LIKED_NODES, NUM_LIKED, Answers
from engine.diagram import read
from engine.players import load_player
from engine.points import from_gtp, opponent
from engine.reader.groups import GroupReader

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


@pytest.fixture(scope="module")
def answers():
    return Answers()


@pytest.mark.parametrize("diagram", [THREE_ON_THE_EDGE, FIVE_ON_THE_EDGE])
@pytest.mark.parametrize("question", ["attack", "defend"])
def test_the_move_works_and_none_that_players_like_better_is_known_to(answers, diagram, question):
    board = read(diagram)
    stone = from_gtp("C2" if board.color_at(from_gtp("C2", board.size)) == 1 else "C1", board.size)
    code, _, name = getattr(answers, f"group_{question}")(board, stone).partition(" ")
    assert code == "1"
    move, reader = from_gtp(name, board.size), GroupReader()
    found = reader.read(board, stone, question)
    assert reader.after(board, stone, question, move).result == found.result
    side = board.color_at(stone)
    side = opponent(side) if question == "attack" else side
    liked = load_player("manyfaces").ranked(board, side, NUM_LIKED)
    better = liked[: liked.index(move)] if move in liked else liked if move != found.move else []
    assert [
        at for at in better if reader.after(board, stone, question, at, LIKED_NODES).result == found.result
    ] == []


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
