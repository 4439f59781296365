"""Numbers that come in from Python are looked at before they are places in C arrays: none is read beyond its
end."""

import pytest

from engine.board import Board
from engine.evaluation.eyes import Eyes
from engine.evaluation.influence import Influence
from engine.evaluation.life import Life
from engine.evaluation.safety import Safety
from engine.joseki.advice import SAYS_NOTHING, Advice
from engine.joseki.default import open_joseki
from engine.players.neurogo.ladders import Ladders
from engine.players.ryder.tactics import Tactician
from engine.points import BLACK, EMPTY, NO_POINT, WHITE, EngineError, from_gtp
from engine.position import Position
from engine.reader.group_judge import GroupJudge
from engine.reader.group_promise import GroupPromise
from engine.reader.groups import GroupReader
from engine.tactics import Tactics
from engine.valuation import Valuation

NO_POINTS = (-1, -(10**8), 1248, 10**8)
NO_COLORS = (-1, EMPTY, 3, 10**7)


@pytest.fixture
def board():
    board = Board(9)
    board.play(BLACK, from_gtp("E5", 9))
    board.play(WHITE, from_gtp("E6", 9))
    return board


@pytest.mark.parametrize("color", NO_COLORS)
def test_there_are_two_colors(board, color):
    stone = from_gtp("E5", 9)
    for ask in (
        lambda: board.captured(color),
        lambda: Tactics().taken_and_saved(board, color),
        lambda: Tactics().refresh_moves(board, color),
        lambda: Tactician().saving_moves(board, color),
        lambda: Ladders().stone(board, color, from_gtp("A1", 9)),
        lambda: Influence().measure(board, {}, {color: {from_gtp("A1", 9)}}),
    ):
        with pytest.raises(EngineError):
            ask()
    if color not in (EMPTY, 3):
        with pytest.raises(EngineError, match="no color of a point"):
            board.neighbours(stone, color)


@pytest.mark.parametrize("point", NO_POINTS)
def test_what_is_no_point(board, point):
    stone = from_gtp("E5", 9)
    valuation, advice = Valuation(), Advice(open_joseki(None))
    valuation.values(board, BLACK)
    advice.refresh(board, BLACK)
    position = valuation.position
    assert position.groups.number_at(point) == -1
    assert position.territory.signs(board, position.groups, position.influence, point) is None
    assert Eyes().eye_at(board, point) is None
    assert valuation.rules.spoken_at(point) == []
    assert advice.class_at(point) == SAYS_NOTHING
    assert advice.said_of(point) is None
    assert GroupPromise(GroupJudge()).traits_of(board, stone, point, BLACK) is None
    for ask in (
        lambda: Life().status_of(board, point),
        lambda: Safety().status_of(board, point),
        lambda: Ladders().stone(board, BLACK, point),
        lambda: Influence().measure(board, {}, {BLACK: {point}}),
        lambda: GroupReader().after(board, stone, "attack", point),
    ):
        with pytest.raises(EngineError):
            ask()


def test_nor_is_there_a_group_or_a_move_beyond_the_last(board):
    position, book = Position(), open_joseki(None)
    position.refresh(board)
    for number in (-1, 2, 10**7):
        with pytest.raises(EngineError, match="there are 2"):
            position.groups.traits(number)
        with pytest.raises(EngineError, match="there are 2"):
            position.groups.assume(number, 1.0)
    for number in (-1, len(book), 10**8):
        with pytest.raises(IndexError, match="no move"):
            book.eras_around(number)
    assert GroupReader().after(board, from_gtp("E5", 9), "attack", NO_POINT, 10).nodes > 0
