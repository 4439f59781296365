"""Choosing moves: legal, never wasted, and a game that ends."""

import random

import pytest

from engine.board import Board
from engine.diagram import read
from engine.ending import Ending, area_score
from engine.joseki import binary
from engine.joseki.lines import steps
from engine.knowledge import Files
from engine.own_eyes import is_own_eye
from engine.players import Candidate, load_player
from engine.playing import Limits, ListChooser, may_play, sente_value
from engine.points import (
    BLACK,
    PASS,
    WHITE,
    board_points,
    encode_move,
    from_gtp,
    opponent,
    point,
    to_gtp,
)
from engine.position import Position
from pipeline.joseki import text

RYDER = ListChooser(load_player("ryder"))


def stones_of(board):
    return bytes(board.color_at(point) for point in board_points(board.size))


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 6, 7, 9, 13])
def test_a_game_against_itself_ends_by_two_passes_without_an_illegal_move(size):
    """Legality and superko are seen to by another board that knows nothing of the first."""
    board, other = Board(size), Board(size)
    seen = {stones_of(other)}
    color, passes = BLACK, 0
    while passes < 2:
        before = board.state()
        point = RYDER.choose(board, color)
        assert board.state() == before
        board.play(color, point)
        other.play(color, point)
        passes = passes + 1 if point == PASS else 0
        if point != PASS:
            assert stones_of(other) not in seen
            seen.add(stones_of(other))
        color = opponent(color)
        assert board.num_moves < 4 * size * size + 4
    dead = Ending().dead_stones(board)
    assert abs(area_score(board, dead)) <= size * size


def test_the_largest_board_is_played_on_too():
    board = Board(25)
    for number in range(12):
        board.play(BLACK + number % 2, RYDER.choose(board, BLACK + number % 2))
    assert PASS not in [point for _, point in board.moves()]


EYES = """
. X . X O
X X X X O
O X O O .
O O O . O
. O . O .
"""


def test_own_eyes():
    board = read(EYES)
    told = {
        name: [is_own_eye(board, color, from_gtp(name, 5)) for color in (BLACK, WHITE)]
        for name in ("A5", "C5", "E3", "A1", "C1", "E1", "D2")
    }
    assert told == {
        "A5": [True, False],
        "C5": [True, False],
        "E3": [False, False],
        "A1": [False, True],
        "C1": [False, True],
        "E1": [False, True],
        "D2": [False, True],
    }


def test_a_false_eye_and_one_that_saves_stones_may_be_filled():
    false = read(". O X . .\n. O X . .\n. X . X .\n. O X O .\n. . . . .\n")
    assert not is_own_eye(false, BLACK, from_gtp("C3", 5))
    assert may_play(false, BLACK, from_gtp("C3", 5))
    in_atari = read(". X O .\nX O . .\nO . . .\n. . . .\n")
    assert not is_own_eye(in_atari, BLACK, from_gtp("A4", 4))


SETTLED = """
. X . X O . O . .
X X X X O O O O O
X . X X O . O . O
X X X X O O O O O
X X X X O O O O O
. X X X O O O O .
X X X X O O O O O
X X X X O O O O O
X X . X O O O O O
"""


@pytest.mark.parametrize("color", [BLACK, WHITE])
def test_a_settled_board_is_passed_on(color):
    assert RYDER.choose(read(SETTLED), color) == PASS


@pytest.mark.parametrize(("color", "name"), [(BLACK, "E5"), (WHITE, "E5")])
def test_the_last_point_is_filled_and_then_both_pass(color, name):
    rows = ["XXXXOOOOO"] * 9
    rows[0], rows[4], rows[8] = ".X.XOO.O.", "XXXX.OOOO", "X.XXOOO.O"
    board = read("\n".join(" ".join(row) for row in rows))
    assert to_gtp(RYDER.choose(board, color), 9) == name
    board.play(color, from_gtp(name, 9))
    assert RYDER.choose(board, opponent(color)) == PASS


def test_the_last_ko_is_taken_and_filled():
    """It is worth four points to both: who took the stone of the other side last fills the ko."""
    board = read(
        """
        . X . X O . O . .
        X X X X O O O O O
        X . X X O . O . O
        X X X X O O O O O
        X X X . X O O O O
        . X X X O O O . O
        X X X X O O O O O
        X X X X O O O O O
        X X . X O O O O O
        """
    )
    moves = []
    for color in (WHITE, BLACK) * 3:
        moves.append(to_gtp(RYDER.choose(board, color), 9))
        board.play(color, from_gtp(moves[-1], 9))
    assert moves == ["D5", "pass", "E5", "pass", "pass", "pass"]


def test_no_position_is_repeated():
    """Black could take back the ko, which the simple rule allows after two passes, but not superko."""
    board = read(
        """
        . X O . .
        X . X O .
        . X O . .
        . . . . .
        . . . . .
        """
    )
    board.play(WHITE, from_gtp("B4", 5))
    for color in (BLACK, WHITE):
        board.play(color, PASS)
    assert board.is_legal(BLACK, from_gtp("C4", 5))
    assert not may_play(board, BLACK, from_gtp("C4", 5)) or not board.is_superko(BLACK, from_gtp("C4", 5))


class OneMove:
    """A player whose list has one move only."""

    name, list_limit, knowledge = "one", 1, "none"

    def __init__(self, point):
        self.point = point

    def candidates(self, board, color, limit=20):
        return [Candidate(self.point, 1.0, ())] if board.is_legal(color, self.point) else []

    def ranked(self, board, color, limit=20):
        return [candidate.point for candidate in self.candidates(board, color, limit)]

    def avoided(self, board, color):
        return set()


def test_a_blunder_of_the_list_is_left_out():
    """D4 would fill the liberty with which Black's stones live; anything else is better."""
    board = read(
        """
        . . . . . . .
        . O O O O . .
        O O X X X O .
        O X X . X O .
        O O X X X O .
        . . O O O . .
        . . . . . . .
        """
    )
    chooser = ListChooser(OneMove(from_gtp("D4", 7)))
    assert chooser.choose(board, BLACK) != from_gtp("D4", 7)


CAPTIVES = """
. O . X O . O . .
X X X X O O O O O
X . X X O . O . O
X X X X O X . O O
X X X X O O O O O
. X X X O O O O .
X X X X O O O O O
X X X X O O O O O
X X . X O O O O O
"""


def test_after_the_game_dead_stones_are_captured():
    board = read(CAPTIVES)
    for color in (BLACK, WHITE):
        assert RYDER.choose(board, color) == PASS
        board.play(color, PASS)
    found = []
    for number in range(8):
        color = BLACK + number % 2
        found.append(RYDER.clean_up(board, color))
        board.play(color, found[-1])
    assert Ending().dead_stones(board) == set()
    assert [board.color_at(from_gtp(name, 9)) for name in ("B9", "F6")] == [0, 0]


#: White's group in the corner has an eye of two points: a stone there can be taken
ROOM = """
. . O X . X
O O O X X X
X X X X . X
X X X X X X
O O O O O O
. O . O . O
"""


@pytest.mark.parametrize("answers", [False, True])
def test_after_the_game_a_dead_group_with_room_is_captured_too(answers):
    board, corner = read(ROOM), from_gtp("C6", 6)
    assert Ending().dead_stones(board, BLACK) == set(board.stones(corner))
    while board.color_at(corner) and board.num_moves < 12:
        board.play(BLACK, RYDER.clean_up(board, BLACK))
        left = board.liberties(corner) if board.color_at(corner) else ()
        board.play(WHITE, left[0] if answers and len(left) == 1 else PASS)
    assert board.color_at(corner) == 0


def test_no_group_is_read_for_a_move_after_the_game_when_time_is_over(monkeypatch):
    board = Board(9)
    for number, name in enumerate(("C3", "D3", "C4", "D4", "G7", "F7", "G6", "F6", "C7", "G3")):
        board.play(BLACK + number % 2, from_gtp(name, 9))
    asked = []
    monkeypatch.setattr("engine.settling._verdict", lambda *about: asked.append(about) or "unknown")
    assert RYDER.clean_up(board, BLACK, Limits(time_s=0.0)) != PASS
    assert asked == []
    RYDER.clean_up(board, BLACK, Limits(time_s=1000.0))
    assert asked != []


@pytest.mark.parametrize("seed", range(6))
def test_cleaning_up_ends_with_no_dead_stone(seed):
    chance = random.Random(seed)
    board, color, passes = Board(5 + seed % 3), BLACK, 0
    for _ in range(6):
        point = chance.choice(board_points(board.size))
        if board.is_legal(color, point):
            board.play(color, point)
            color = opponent(color)
    for choose in (RYDER.choose, RYDER.clean_up):
        passes = 0
        while passes < 2 and board.num_moves < 1000:
            point = choose(board, color, Limits())
            board.play(color, point)
            passes = passes + 1 if point == PASS else 0
            color = opponent(color)
    assert board.num_moves < 1000
    assert Ending().dead_stones(board) == set()


def test_prospects_begin_with_the_choice_and_leave_the_board():
    board = Board(9)
    for name in ("E5", "C3", "G7"):
        board.play(BLACK + board.num_moves % 2, from_gtp(name, 9))
    before = board.state()
    found = RYDER.prospects(board, WHITE, 6)
    assert board.state() == before
    assert found[0].point == RYDER.choose(board, WHITE)
    assert len({prospect.point for prospect in found}) == len(found) == 6
    assert sum(prospect.probability for prospect in found) <= 1.000001
    assert all(prospect.line[0] == prospect.point for prospect in found)


@pytest.mark.parametrize(("size", "played"), [(19, ""), (9, "E5 C3 G7"), (9, "E5 PASS PASS")])
def test_prospects_tell_who_leads_at_the_end_of_their_lines(size, played):
    """After its first move the whole of an empty board is Black's."""
    board = Board(size)
    for name in played.split():
        board.play(BLACK + board.num_moves % 2, from_gtp(name, size))
    color = BLACK + board.num_moves % 2
    for prospect in RYDER.prospects(board, color, 3):
        after = board.copy()
        for move in prospect.line:
            after.play(BLACK + after.num_moves % 2, move)
        to_move = 1 if after.num_moves % 2 == board.num_moves % 2 else -1
        score = Position().evaluation(after).score * (1 if color == BLACK else -1)
        assert prospect.lead == pytest.approx(score / 50 + to_move * sente_value(after))
        assert abs(prospect.lead) < 40


def test_sente_is_worth_less_and_less():
    board = Board(9)
    values = [sente_value(board)]
    for _ in range(60):
        board.play(BLACK, PASS)
        values.append(sente_value(board))
    assert values[0] == 7
    assert values[-1] == 1
    assert values == sorted(values, reverse=True)


JOSEKI = """\
# katachi joseki 1
4-4 900g 80p 510w 1999-2020
 3-6 600g 70p 500w 2001-2020
 5-3 complex 80g 9p 500w 2016-2020
 6-4 trick! 50g 9p 500w 2016-2020
 3-3 bad 200g 9p 400w 2016-2020
"""


def test_bad_joseki_moves_are_never_played_and_tricks_only_behind(tmp_path):
    path = tmp_path / "j.bin"
    binary.write(path, list(steps(text.read(JOSEKI, "j.jos"))))
    player = load_player("manyfaces", Files(None, str(path)))
    bad, doubtful = {from_gtp("R17", 19)}, {from_gtp(at, 19) for at in ("P17", "R15", "O16", "Q14")}
    walls = [(col, 10) for col in range(9)] + [(8, row) for row in range(11, 19)]
    for owner, expected in ((WHITE, bad | doubtful), (BLACK, bad)):
        board = Board(19)
        board.setup(b"".join(encode_move(owner, point(col, row)) for col, row in walls))
        board.play(BLACK, from_gtp("Q16", 19))
        assert player.avoided(board, WHITE) == expected
        played = set(ListChooser(player).worth_playing(board, WHITE))
        assert played
        assert not expected & played
