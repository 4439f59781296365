"""Answers about groups hold whatever the loser plays."""

import random

import pytest
from reading_positions import classic_boards

from bench.walks import MODES, Walk, winner_of
from engine.board import Board
from engine.diagram import read
from engine.points import BLACK, EMPTY, WHITE, EngineError, board_points, from_gtp, opponent
from engine.reader.group_search import ATTACKER_WINS_KOS
from engine.reader.groups import YES, GroupReader

READER = GroupReader()
THROW_IN = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . O . . O . . .
    O O O O O O . . .
    X X X . X O . . .
    . X . X X O . . .
    """


def test_who_has_his_way_has_it_still_whatever_the_loser_plays():
    rng, walks = random.Random(1), 0
    for board in classic_boards(2, (90, 150, 210)):
        for at in sorted({board.string_at(p) for p in board_points(19) if board.color_at(p) != EMPTY}):
            if READER.read(board, at, "attack", 2000).nodes <= 10:
                continue
            stone = READER.search.stone
            for mode in MODES:
                attacker = opponent(board.color_at(stone))
                winner = winner_of(READER, board, attacker, mode, 2000)
                for _ in range(3 if winner is not None else 0):
                    assert not Walk(READER, board, stone, mode, 2000).goes_wrong(attacker, winner, rng)
                    walks += 1
    assert walks > 100


def test_what_is_asked_again_is_about_the_same_string():
    board, stone = read(THROW_IN), from_gtp("A2", 9)
    reading = READER.read(board, stone, "attack")
    again = READER.again(board, WHITE, ATTACKER_WINS_KOS, 1000)
    assert (again.result, again.move) == (YES, reading.move)
    assert READER.again(board, BLACK, ATTACKER_WINS_KOS, 1000).result == YES
    with pytest.raises(EngineError, match="no stone to read"):
        READER.again(Board(9), WHITE, ATTACKER_WINS_KOS, 1000)
