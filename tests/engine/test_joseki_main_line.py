"""The line that a joseki takes, against the book's own list of continuations."""

import pytest
from learning_games import classic

from engine.board import Board
from engine.joseki.default import open_joseki
from engine.joseki.main_line import MainLine
from engine.joseki.move import TYPES
from engine.points import BLACK, NO_POINT, PASS, WHITE, coordinates, decode_moves, from_gtp, opponent, to_gtp

NOT_FOLLOWED = {TYPES.index("complex"), TYPES.index("trick"), TYPES.index("bad")}


@pytest.fixture(scope="module")
def book():
    return open_joseki(None)


def corners_at(board, at):
    col, row = coordinates(at)
    area = min(10, (board.size + 1) // 2)
    return [
        corner
        for corner in range(4)
        if (board.size - 1 - col if corner & 1 else col) < area
        and (board.size - 1 - row if corner & 2 else row) < area
    ]


def naive(book, board, color):
    """The move of the last move's corner with which at least half of the games go on."""
    moves = board.moves()
    if not moves or moves[-1][1] == PASS:
        return NO_POINT
    found = []
    for corner in corners_at(board, moves[-1][1]):
        by_number = {}
        for move in book.continuations(board, corner, color):
            if move.type != TYPES.index("ignore"):
                by_number.setdefault(move.number, []).append(move)
        games = sum(alike[0].figures.games for alike in by_number.values())
        best = max(by_number.values(), key=lambda alike: alike[0].figures.games, default=None)
        if (
            best is not None
            and len(best) == 1
            and best[0].point != PASS
            and 2 * best[0].figures.games >= games
            and best[0].type not in NOT_FOLLOWED
        ):
            found.append((best[0].figures.games, -corner, best[0].point))
    return max(found)[2] if found else NO_POINT


@pytest.mark.parametrize("name", ["shusaku-castle-1", "alphago-ke-jie-2", "kisei-1996"])
def test_every_position_of_a_game(book, name):
    line, board, followed = MainLine(book), Board(19), 0
    for color, point in decode_moves(classic(name).moves)[:60]:
        board.play(color, point)
        for side in (BLACK, WHITE):
            wanted = naive(book, board, side)
            assert line.point(board, side) == wanted
            followed += wanted != NO_POINT
    assert followed > 5


def test_the_invasion_of_the_star_point_goes_on_to_its_end(book):
    line, board, color = MainLine(book), Board(19), BLACK
    for point in ("Q16", "R17", "Q17", "R16", "R14"):
        board.play(color, from_gtp(point, 19))
        color = opponent(color)
    played = []
    while (point := line.point(board, color)) != NO_POINT:
        board.play(color, point)
        played.append(to_gtp(point, 19))
        color = opponent(color)
    assert played[:3] == ["R15", "Q15", "S14"]
    assert naive(book, board, color) == NO_POINT


def test_without_a_book_on_small_boards_and_after_a_pass_nothing_goes_on(book):
    board = Board(19)
    assert MainLine(book).point(board, BLACK) == NO_POINT
    board.play(BLACK, from_gtp("D4", 19))
    assert MainLine().point(board, WHITE) == NO_POINT
    board.play(WHITE, PASS)
    assert MainLine(book).point(board, BLACK) == NO_POINT
    small = Board(9)
    small.play(BLACK, from_gtp("C3", 9))
    assert MainLine(book).point(small, WHITE) == NO_POINT
