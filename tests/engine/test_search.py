"""Lookahead against a plain minimax, and within its limits."""

import time

import pytest
from learning_games import classic
from reading_positions import random_board

from engine.board import Board
from engine.diagram import read
from engine.evaluation.territory import FIFTIETHS
from engine.joseki.main_line import MainLine
from engine.players import load_player
from engine.points import (
    BLACK,
    NO_POINT,
    PASS,
    WHITE,
    EngineError,
    decode_moves,
    from_gtp,
    opponent,
    to_gtp,
)
from engine.position import Position
from engine.search import MAX_DEPTH, MAX_SEQUENCE, Search
from engine.strategy import sente_at
from engine.turns import Turns
from engine.urgent import Urgent

PLAYER = load_player("manyfaces")
NO_LIMIT = 10**6
WIDTHS = (6, 8)
QUIET = 8


class Naive:
    """Every move of every node, no bounds, nothing remembered; what to try comes from the same list."""

    def __init__(self, prior):
        self.prior = prior
        self.urgent = Urgent(PLAYER.book)
        self.position = Position(PLAYER.book)
        self.joseki = MainLine(PLAYER.joseki)
        self.turns = Turns()

    def root(self, board, color, moves, depth):
        values = {}
        listed = PLAYER.valuation.values(board, color)
        for point in moves:
            cost = self.nat(board) * (max(listed.values()) - listed[point])
            values[point] = self.after(board, color, point, lambda b, c: self.value(b, c, depth - 1)) - cost
        return values

    def value(self, board, color, depth):
        if depth == 0:
            return self.quiet(board, color, QUIET)
        width = WIDTHS[0] if depth == 1 else WIDTHS[1]
        listed = PLAYER.valuation.values(board, color)
        if not listed:
            return self.stand(board, color)
        top = max(listed.values())
        order = sorted(listed, key=lambda p: -listed[p])
        moves = order[:width] + [p for p in self.urgent_of(board, color) if p not in order[:width]]
        costs = {p: self.nat(board) * (top - listed[p]) for p in moves}
        if board.num_moves > board.size**2 // 2:
            costs[PASS] = 0.0
        return max(
            self.after(board, color, p, lambda b, c: self.value(b, c, depth - 1)) - cost
            for p, cost in costs.items()
        )

    def quiet(self, board, color, depth):
        best = self.stand(board, color)
        if depth > 0:
            for point in self.urgent_of(board, color):
                best = max(best, self.after(board, color, point, lambda b, c: self.quiet(b, c, depth - 1)))
        return best

    def after(self, board, color, point, ask):
        board.play(color, point)
        value = -ask(board, opponent(color))
        board.undo()
        return value

    def urgent_of(self, board, color):
        self.position.refresh(board)
        return self.urgent.points(self.position, board, color)

    def stand(self, board, color, joseki=MAX_SEQUENCE):
        point = self.joseki.point(board, color) if joseki else NO_POINT
        if point != NO_POINT:
            return self.after(board, color, point, lambda b, c: self.stand(b, c, joseki - 1))
        self.turns.values(self.position, board, color)
        score = self.turns.score / FIFTIETHS
        return (score if color == BLACK else -score) + sente(board)

    def nat(self, board):
        return self.prior * sente(board) / sente_at(0, end_of(board))


def end_of(board):
    return 220 * board.size**2 / 361


def sente(board):
    return sente_at(board.num_moves + 1, end_of(board))


def middle_game(moves=90):
    board = Board(19)
    record = decode_moves(classic("shusaku-castle-1").moves)[:moves]
    for color, point in record:
        board.play(color, point)
    return board, opponent(record[-1][0])


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("depth", [1, 2])
def test_the_values_are_those_of_a_plain_minimax(seed, depth):
    board = random_board(5 + seed % 3, seed, 8 + 2 * seed)
    search = Search(PLAYER.valuation)
    search.prior = (0.0, 2.0, 18.0)[seed % 3]
    moves = PLAYER.ranked(board, BLACK, 5)
    wanted = Naive(search.prior).root(board, BLACK, moves, depth)
    found = search.best(board, BLACK, moves, NO_LIMIT, exact=True, depth=depth)
    assert search.depth == depth
    assert {move.point: move.value for move in found} == pytest.approx(wanted)
    assert [move.value for move in found] == sorted((move.value for move in found), reverse=True)
    quick = search.best(board, BLACK, moves, NO_LIMIT, depth=depth)
    assert quick[0].value == pytest.approx(max(wanted.values()))
    assert wanted[quick[0].point] == pytest.approx(quick[0].value)


INVASION = "Q16 D4 R4 D16 F3 P3 N4 R17 Q17 R16 R14 R15 Q15 S14 R18 S18 S13 S15"


def invasion(moves):
    """The board and the color to move after so many moves."""
    board = Board(19)
    color = BLACK
    for move in INVASION.split()[:moves]:
        board.play(color, from_gtp(move, 19))
        color = opponent(color)
    return board, color


@pytest.mark.parametrize("moves", [9, 11, 13])
def test_joseki_are_played_to_their_ends(moves):
    board, color = invasion(moves)
    assert MainLine(PLAYER.joseki).point(board, color) != NO_POINT
    search = Search(PLAYER.valuation)
    tried = PLAYER.ranked(board, color, 4)
    wanted = Naive(search.prior).root(board, color, tried, 1)
    found = search.best(board, color, tried, NO_LIMIT, exact=True, depth=1)
    assert {move.point: move.value for move in found} == pytest.approx(wanted)


def test_joseki_change_values_and_lines_go_on_with_them():
    """Not in every position: the moves that are tried may have nothing to do with them."""
    differ, going_on = [], []
    for moves in (9, 11, 13, 15, 17):
        board, color = invasion(moves)
        tried = PLAYER.ranked(board, color, 4)
        search = Search(PLAYER.valuation)
        found = search.best(board, color, tried, NO_LIMIT, exact=True, depth=1)
        for move in found:
            board.play(color, move.point)
            going_on.append(move.line[1:2] == (MainLine(PLAYER.joseki).point(board, opponent(color)),))
            board.undo()
        search.follows_joseki = False
        plain = search.best(board, color, tried, NO_LIMIT, exact=True, depth=1)
        differ.append([move.value for move in found] != pytest.approx([move.value for move in plain]))
    assert any(differ)
    assert any(going_on)


def test_the_naive_search_and_the_list_disagree_somewhere():
    """Else the test above could not fail."""
    firsts = set()
    for seed in range(12):
        board = random_board(5 + seed % 3, seed, 8 + 2 * seed)
        moves = PLAYER.ranked(board, BLACK, 5)
        wanted = Naive(2.0).root(board, BLACK, moves, 1)
        firsts.add(max(wanted, key=lambda p: wanted[p]) == moves[0])
    assert firsts == {True, False}


def test_the_expected_line_can_be_played_and_the_board_is_left():
    board, color = middle_game()
    before = board.state()
    search = Search(PLAYER.valuation)
    found = search.best(board, color, PLAYER.ranked(board, color, 8), 300)
    assert board.state() == before
    assert search.depth >= 2
    for move in found:
        assert move.line[0] == move.point
        side = color
        for point in move.line:
            board.play(side, point)
            side = opponent(side)
        for _ in move.line:
            board.undo()


def test_it_says_the_same_again_whatever_was_asked_between():
    board, color = middle_game()
    search = Search(PLAYER.valuation)
    moves = PLAYER.ranked(board, color, 8)
    first = search.best(board, color, moves, 200)
    other = random_board(9, 4, 30)
    search.best(other, WHITE, PLAYER.ranked(other, WHITE, 5), 100)
    assert search.best(board, color, moves, 200) == first


@pytest.mark.parametrize("limit", [1, 10, 60])
def test_the_number_of_positions_is_kept(limit):
    board, color = middle_game()
    search = Search(PLAYER.valuation)
    found = search.best(board, color, PLAYER.ranked(board, color, 6), limit)
    assert search.num_positions <= limit
    assert len(found) == 6


@pytest.mark.parametrize("exact", [False, True])
def test_what_is_not_read_to_its_end_has_no_depth(exact):
    """Wherever a search ends, a move that has a depth has the value of the search that read all moves."""
    search = Search(PLAYER.valuation)
    for seed in range(6):
        board = random_board(9, seed, 40)
        moves = PLAYER.ranked(board, BLACK, 6)
        read = search.best(board, BLACK, moves, NO_LIMIT, exact=exact, depth=1)
        whole = {each.point: each.value for each in read}
        for limit in range(1, min(search.num_positions, 60)):
            found = search.best(board, BLACK, moves, limit, exact=exact, depth=1)
            assert {each.point for each in found} == set(moves)
            for each in found:
                assert not each.depth or each.value == pytest.approx(whole[each.point])
    late = search.best(board, BLACK, moves, NO_LIMIT, deadline=1e-9)
    assert [(each.point, each.depth) for each in late] == [(point, 0) for point in moves]


def test_time_and_whoever_asks_for_an_end_are_obeyed():
    board, color = middle_game()
    search = Search(PLAYER.valuation)
    moves = PLAYER.ranked(board, color, 6)
    start = time.monotonic()
    search.best(board, color, moves, NO_LIMIT, deadline=start + 0.2)
    assert time.monotonic() - start < 10  # it would read for hours
    asked = []
    search.best(board, color, moves, NO_LIMIT, stop=lambda: asked.append(1) or len(asked) == 3)
    assert len(asked) == 3


def test_what_the_one_who_asks_raises_is_raised_with_the_board_as_it_was():
    board, color = middle_game()
    before = board.state()

    def interrupt():
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Search(PLAYER.valuation).best(board, color, PLAYER.ranked(board, color, 4), NO_LIMIT, stop=interrupt)
    assert board.state() == before


def test_moves_that_cannot_be_read_are_refused():
    board, color = middle_game()
    search = Search(PLAYER.valuation)
    taken = board.moves()[0][1]
    for moves, said in (([], "0 moves"), ([taken], "no legal move"), (list(range(300, 341)), "41 moves")):
        with pytest.raises(EngineError, match=said):
            search.best(board, color, moves, 10)
    assert MAX_DEPTH >= 8


THREATENED = """
. . . . . . .
. X X X X . .
. X O O O X .
. X O . . X .
. X X X O X .
. . . O . O .
. . . . O . .
"""


def test_urgent_moves_save_and_capture():
    """Three white stones in atari-like trouble: the point that captures them is urgent for Black."""
    board = read(THREATENED)
    position = Position(PLAYER.book)
    position.refresh(board)
    named = {to_gtp(p, 7) for p in Urgent().points(position, board, BLACK)}
    assert named & {"D4", "E4"}
    assert all(board.is_legal(BLACK, from_gtp(name, 7)) for name in named)
    assert Urgent().points(position, read(". . .\n. . .\n. . .\n"), WHITE) == []
