"""Info lines byte for byte."""

import pytest

from engine.board import Board
from engine.gtp.analysis import Outlook, Request, kata_move, lz_move, read_request, root_info
from engine.playing import Prospect
from engine.points import BLACK, PASS, WHITE, from_gtp


def seen(board, name, probability, lead, *line):
    points = tuple(from_gtp(word, board.size) for word in (name, *line))
    return Outlook.of(board, Prospect(points[0], 1.5, probability, lead, points), 0.5)


def test_the_forms_of_leela_zero_and_of_katago():
    board = Board(19)
    outlook = seen(board, "Q16", 0.1234, 7.5, "D4", "pass")
    assert (outlook.lead, outlook.spread, outlook.visits) == (8.0, 16.0, 123)
    assert lz_move(board, outlook, 0) == (
        "info move Q16 visits 123 winrate 6225 prior 1234 lcb 6225 order 0 pv Q16 D4 pass"
    )
    assert kata_move(board, outlook, 2) == (
        "info move Q16 visits 123 utility 0.244919 winrate 0.622459 scoreMean 8.0000 scoreStdev 16.0000"
        " scoreLead 8.0000 scoreSelfplay 8.0000 prior 0.123400 lcb 0.622459 utilityLcb 0.244919 order 2"
        " pv Q16 D4 pass"
    )
    assert root_info([outlook, outlook]) == (
        "rootInfo visits 246 utility 0.244919 winrate 0.622459 scoreMean 8.0000 scoreStdev 16.0000"
        " scoreLead 8.0000 scoreSelfplay 8.0000"
    )


def test_a_pass_and_a_certain_result():
    board = Board(1)
    outlook = seen(board, "pass", 0.0, -40000.0)
    assert outlook.prospect.point == PASS
    assert lz_move(board, outlook, 0) == "info move pass visits 1 winrate 0 prior 0 lcb 0 order 0 pv pass"


def asked(text, to_play):
    return read_request(text.split(), Board(9), to_play)


def test_what_is_asked_for():
    assert asked("", WHITE) == Request(WHITE, 1.0, 10, False, False, None, frozenset())
    assert asked("b 25", WHITE)[:2] == (BLACK, 0.25)
    assert asked("50", WHITE)[:2] == (WHITE, 0.5)
    assert asked("white interval 0 ownership true", BLACK)[:4] == (WHITE, 0.01, 10, True)
    told = asked("b maxmoves 3 allow b A1,C3 2 avoid b D4 1 avoid b E5 1", WHITE)
    assert told.num_moves == 3
    assert told.allowed == {from_gtp("A1", 9), from_gtp("C3", 9)}
    assert told.avoided == {from_gtp("D4", 9), from_gtp("E5", 9)}


@pytest.mark.parametrize(
    ("words", "number"),
    [
        ("maxmoves 1", 1),
        ("maxmoves 0", 1),
        ("maxmoves 20", 20),
        ("maxmoves 1000000", 81),
        ("minmoves 5", 10),
        ("minmoves 20", 20),
        ("minmoves 1000000", 81),
        ("minmoves 20 maxmoves 15", 15),
        ("maxmoves 15 minmoves 20", 15),
    ],
)
def test_how_many_moves_are_told(words, number):
    assert asked(words, BLACK).num_moves == number
