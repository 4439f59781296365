"""Answers about groups hold whatever the loser plays."""

import random
from pathlib import Path

import pytest
from reading_positions import classic_boards
from thorough import repeated

from bench.walks import MODES, Walk, winner_of
from engine.board import Board
from engine.diagram import read
from engine.points import BLACK, EMPTY, PASS, WHITE, EngineError, board_points, from_gtp, opponent, to_gtp
from engine.reader.group_table import ATTACKER_WINS_KOS, DEFENDER_WINS_KOS
from engine.reader.groups import NO, YES, GroupReader
from pipeline.regression.positions import load

READER = GroupReader()
CLASSICS = Path(__file__).parents[3] / "corpora" / "classics"
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
    for board in classic_boards(repeated(1, 2), (90, 150, 210)):
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


#: of classic games: moves played, a stone that is killed, who wins the kos, how its side tries to save it;
#: then its enemy must not pass, as friends close by save it but for this move
SEEMED_SETTLED = [
    ("alphago-fan-hui-1", 209, "R3", DEFENDER_WINS_KOS, "S2 Q2 T3 R2 T4", "T6"),
    ("go-seigen-kitani-7-dan", 131, "F7", ATTACKER_WINS_KOS, "G9", "E7"),
    ("shusaku-castle-4", 188, "P6", DEFENDER_WINS_KOS, "K1 pass T5 S4 S1", "P7"),
]


@pytest.mark.parametrize(("game", "moves", "stone", "mode", "tries", "answer"), SEEMED_SETTLED)
def test_a_kill_that_has_to_be_kept(game, moves, stone, mode, tries, answer):
    board = load(CLASSICS / f"{game}.sgf", str(moves + 1)).board
    to_move = board.color_at(from_gtp(stone, 19))
    assert READER.read(board, from_gtp(stone, 19), "defend", 6000).result == NO
    for move in tries.split():
        board.play(to_move, PASS if move == "pass" else from_gtp(move, 19))
        to_move = opponent(to_move)
    kept = READER.again(board, to_move, mode, 6000)
    assert (kept.result, to_gtp(kept.move, 19)) == (YES, answer)


def test_what_is_asked_again_is_about_the_same_string():
    board, stone = read(THROW_IN), from_gtp("A2", 9)
    reading = READER.read(board, stone, "attack")
    again = READER.again(board, WHITE, ATTACKER_WINS_KOS, 1000)
    assert (again.result, again.move) == (YES, reading.move)
    assert READER.again(board, BLACK, ATTACKER_WINS_KOS, 1000).result == YES
    with pytest.raises(EngineError, match="no stone to read"):
        READER.again(Board(9), WHITE, ATTACKER_WINS_KOS, 1000)


#: after the last move of that game, Black first: both sides fill what is left, until White can play at E9
PLAYED_ON = """
    Q19 P16 S16 R1 R4 T1 T5 O11 P13 R10 D15 D14 D13 B8 D8 A11 A12 B12 A9 B10 B13
    """


def test_who_passes_may_play_where_he_lost_by_that():
    """Black makes two eyes at E9. Of the moves in so wide a room that point is none of the most promising."""
    board = load(CLASSICS / "shuwa-gennan-1840.sgf").board
    for number, name in enumerate(PLAYED_ON.split()):
        board.play(WHITE if number % 2 else BLACK, from_gtp(name, 19))
    assert READER.read(board, from_gtp("E11", 19), "defend", 3000).move == from_gtp("E9", 19)
    assert READER.read(board, from_gtp("E11", 19), "attack", 3000).result != NO
