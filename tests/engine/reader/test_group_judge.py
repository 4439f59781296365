"""What groups have, judged without reading, and what searches make of that."""

from pathlib import Path

import pytest

from engine.diagram import read
from engine.points import BLACK, EMPTY, WHITE, board_points, from_gtp, opponent, to_gtp
from engine.reader.group_judge import GroupJudge
from engine.reader.groups import NO, YES, GroupReader
from pipeline.regression.positions import load

READER = GroupReader()
CLASSICS = Path(__file__).parents[3] / "corpora" / "classics"
#: room that is too little to live by, or to get away
LITTLE = 7


BEHIND_A_GAP = """
    . . . . O . . . .
    . . X X O . . . .
    . X O O O . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
    . . X O . . . . .
    """


@pytest.mark.parametrize(("to_move", "verdict"), [(BLACK, "alive"), (WHITE, "open")])
def test_room_behind_a_gap_that_the_enemy_can_close_is_none(to_move, verdict):
    """White at B8 leaves the corner with hardly more than the point above."""
    board = read(BEHIND_A_GAP)
    judged = GroupJudge().judged(board, from_gtp("C8", 9), to_move)
    assert judged.verdict == verdict
    assert len(judged.sure) > 12


LINKED_BY_CAPTURE = """
    . . . . . . . . .
    . X . X . X . O O
    . . . . . . . X O
    . . . . . X . X O
    . . . . . . . X .
    . . . O . . O X O
    . . . . . . O O X
    . . . . . . O X X
    . . . . . . O . .
    """


def test_friends_to_be_linked_up_with_by_a_capture_leave_hope():
    board = read(LINKED_BY_CAPTURE)
    stone = from_gtp("J3", 9)
    assert GroupJudge().judged(board, stone, WHITE).verdict == "open"


HELD_BY_A_CAPTURE = """
    . . O . . . . . .
    O . . O X X . . .
    . O O X X . . . .
    . X X X . . . . .
    . X . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    """


def test_what_holds_strings_together_by_a_capture_can_be_undone_from_outside():
    """White's corner is held at D9, where Black would be taken; a stone at E9 changes that."""
    board = read(HELD_BY_A_CAPTURE)
    reading = READER.read(board, from_gtp("B7", 9), "attack", 3000)
    assert (reading.result, to_gtp(reading.move, 9)) == (YES, "B9")


FREED = """
    . . . . . . . . .
    . . . . . . . . .
    . . . . . . . . .
    X X X X X X X X X
    O O X . X O O O O
    . O O . O O . . .
    . O X O X O . . .
    . O X . X O . . .
    . O O O O O . . .
    """


def test_a_stone_that_a_capture_frees_links_up_where_its_enemy_cannot_play():
    """Black at D4 is held to his friends by D5, and to the group by the capture at D2."""
    board, judge = read(FREED), GroupJudge()
    stone = from_gtp("C3", 9)
    assert judge.judged(board, stone, WHITE).verdict == "dead"
    assert judge.judged(board, stone, BLACK).verdict == "open"
    board.play(BLACK, from_gtp("D4", 9))
    assert judge.judged(board, stone, WHITE, prepared=True).verdict == "open"


CUT_IN_TWO = """
    X X X X X X O . .
    . . X O O O O . .
    . . X O . . . . .
    . X X O . . . . .
    X O O O O O . . .
    . X O X X O . . .
    X . X . X O . . .
    . X X X X O . . .
    . . . X O O . . .
    """


def test_a_part_that_is_cut_off_is_tied_again():
    """White at A6 parts the corners; Black takes it at A7."""
    assert READER.read(read(CUT_IN_TWO), from_gtp("B6", 9), "attack", 3000).result == NO


REACHED_BY_A_THROW_IN = """
    X X . . . . O O O
    X X . O . X O O O
    . X X X X X O O O
    X X X X X X O O O
    X X X X X X O O .
    X X X X X X O O O
    . X X X X X O O .
    X X X X . X O O O
    X X X X X X O O .
    """


def test_a_stone_that_was_put_to_friends_that_live_is_one_of_them():
    """After White F9, Black E8, White E9 and Black D9 White takes at C9: the two are three points apart."""
    board = read(REACHED_BY_A_THROW_IN)
    stone = from_gtp("D8", 9)
    judge = GroupJudge()
    assert judge.judged(board, stone, WHITE).verdict == "open"
    for color, move in ((WHITE, "F9"), (BLACK, "E8")):
        board.play(color, from_gtp(move, 9))
    assert judge.judged(board, stone, WHITE, prepared=True).verdict == "open"
    reading = READER.read(read(REACHED_BY_A_THROW_IN), stone, "defend")
    assert (reading.result, to_gtp(reading.move, 9)) == (YES, "F9")


@pytest.mark.parametrize("game", ["alphago-fan-hui-1", "ear-reddening", "shusaku-castle-1"])
def test_a_group_is_no_friend_of_itself(game):
    """A group that has little after an attack lives by others only, however much it had before."""
    judge, met = GroupJudge(), 0
    board = load(CLASSICS / f"{game}.sgf", "100").board
    for stone in sorted({board.string_at(p) for p in board_points(19) if board.color_at(p) != EMPTY}):
        color = board.color_at(stone)
        before = judge.judged(board, stone, opponent(color))
        if board.num_liberties(stone) == 1:
            continue
        for move in board.liberties(stone):
            if not board.is_legal(opponent(color), move):
                continue
            board.play(opponent(color), move)
            after = judge.judged(board, stone, color, prepared=True)
            board.undo()
            if after.num_eyes < 2 and len(after.sure) < LITTLE:
                met += before.verdict == "alive"
                assert after.verdict != "alive" or not set(after.group) <= set(before.group)
    assert met
