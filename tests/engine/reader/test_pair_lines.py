"""The lines that two strings come to: of moves that may be played, in agreement with every answer."""

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_lines import named, play_out
from reading_positions import random_board, strings
from thorough import repeated

from engine.diagram import read
from engine.points import NO_POINT, PASS, EngineError, from_gtp, opponent
from engine.reader.connections import CONNECTED, SEPARATED, UNDECIDED, ConnectionReader
from engine.reader.lines import CAPTURED, KO, OPEN, REPEATED
from engine.reader.pair_lines import CUT, JOINED, LINKED, expected_line
from pipeline.game_records.positions import position_before, read_record

READER = ConnectionReader()
LIMIT = 2000
CLASSICS = Path(__file__).parents[3] / "corpora" / "classics"
BOARDS = st.builds(random_board, st.integers(4, 9), st.integers(0, 2**32), st.integers(4, 60))


def ask(board, stones, attacking):
    return READER.read(board, *stones, "disconnect" if attacking else "connect", LIMIT)


def pairs(board):
    color = board.color_at
    return [pair for pair in combinations(strings(board), 2) if color(pair[0]) == color(pair[1])]


def line_in(drawn, one, two, attacking):
    board = read(drawn)
    stones = from_gtp(one, board.size), from_gtp(two, board.size)
    line = expected_line(READER, board, stones, attacking)
    return named(board, line), line.end


@settings(max_examples=repeated(25, 300))
@given(board=BOARDS, attacking=st.booleans())
def test_a_line_can_be_played_and_every_answer_on_it_is_the_first_one(board, attacking):
    before = board.state()
    for stones in pairs(board):
        color, first = board.color_at(stones[0]), ask(board, stones, attacking)
        line = expected_line(READER, board, stones, attacking, LIMIT)
        assert board.state() == before
        played, turn = play_out(
            board,
            line,
            color,
            attacking,
            lambda on, turn, stones=stones: ask(on, stones, turn),
            lambda on, stones=stones, color=color: _over(on, stones, color) is None,
            UNDECIDED,
            (SEPARATED, CONNECTED),
        )
        assert line.end in _ends(played, stones, color, turn, first, line)


def _over(played, stones, color):
    """CAPTURED or JOINED where nothing is left to ask."""
    if any(played.color_at(stone) != color for stone in stones):
        return CAPTURED
    return JOINED if len({played.string_at(stone) for stone in stones}) == 1 else None


def _ends(played, stones, color, turn, first, line):
    """How a line may end that leads to this position."""
    if line.moves and line.moves[-1].needs_threat:
        return [KO]
    over = _over(played, stones, color)
    if over is not None:
        return [over] if first.result == (SEPARATED if over == CAPTURED else CONNECTED) else [KO]
    answer = ask(played, stones, turn)
    if answer.result == UNDECIDED or answer.result != first.result:
        return [OPEN, REPEATED]
    if answer.result == CONNECTED:
        return [REPEATED, LINKED]
    if answer.result == SEPARATED:
        return [REPEATED, CUT]
    return [REPEATED, KO] if answer.move in (NO_POINT, PASS) else [REPEATED]


@settings(max_examples=repeated(10, 100))
@given(board=BOARDS, attacking=st.booleans())
def test_who_loses_gives_up_when_nothing_threatens_any_more(board, attacking):
    for stones in pairs(board):
        color = board.color_at(stones[0])
        line = expected_line(READER, board, stones, attacking, LIMIT)
        if line.end not in (LINKED, CUT):
            continue
        played, turn = board.copy(), attacking
        for move in line.moves:
            played.play(move.color, move.point)
            turn = not turn
        if turn != (line.end == LINKED):
            continue  # who has his way is to move, and needs none
        side = opponent(color) if turn else color
        question = "disconnect" if turn else "connect"
        for point in READER.ways(played, *stones, question).moves:
            if played.is_legal(side, point):
                played.play(side, point)
                assert _over(played, stones, color) in (None, JOINED if turn else CAPTURED)
                if _over(played, stones, color) is None:
                    assert ask(played, stones, turn).result in (
                        UNDECIDED,
                        CONNECTED if turn else SEPARATED,
                    )
                played.undo()


def test_a_cut_that_a_ladder_prevents():
    path = str(CLASSICS / "alphago-ke-jie-2.sgf")
    board = position_before(read_record(path, 1), 40, path).board
    line = expected_line(READER, board, (from_gtp("K17", 19), from_gtp("M17", 19)), True)
    assert named(board, line) == (
        "L17 L18 L16 L15 K16 J16 K15 K14 J15 H15 J14 J13 H14 G14 H13 H12 G13 F13 G12 G11"
    )
    assert line.end == LINKED


JUMP = """
. . . . .
. . O . .
. X . X .
. . O . .
. . . . .
"""


def test_a_cut_and_a_connection():
    assert line_in(JUMP, "B3", "D3", True)[1] in (CUT, CAPTURED)
    assert line_in(JUMP, "B3", "D3", False) == ("C3", JOINED)


def test_a_ko_ends_a_line():
    path = str(CLASSICS / "alphago-ke-jie-2.sgf")
    board = position_before(read_record(path, 1), 80, path).board
    line = expected_line(READER, board, (from_gtp("C5", 19), from_gtp("C3", 19)), True)
    assert (named(board, line), line.end) == ("B5 D4 C4!", KO)


def test_a_limit_that_is_reached_leaves_a_line_open():
    board = read(JUMP)
    stones = from_gtp("B3", 5), from_gtp("D3", 5)
    assert READER.read(board, *stones, "disconnect", 1).result == UNDECIDED
    assert expected_line(READER, board, stones, True, 1) == ((), OPEN)


def test_there_must_be_two_stones_of_one_color():
    board = read(JUMP)
    for one, two, said in (("A1", "B3", "no stone to read at A1"), ("B3", "C4", "different colors")):
        with pytest.raises(EngineError, match=said):
            expected_line(READER, board, (from_gtp(one, 5), from_gtp(two, 5)), True)


def test_stones_of_one_string_have_no_line():
    assert line_in(". . . . .\n. X X . .\n. . . . .\n. . . . .\n. . . . .\n", "B4", "C4", True) == (
        "",
        LINKED,
    )
