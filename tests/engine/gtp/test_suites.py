"""What GNU Go's suites ask beyond GTP 2: answers known by hand, and GNU Go's where it is installed."""

import random

import pytest

from engine.answers import Answers
from engine.diagram import read
from engine.gtp import open_session
from engine.players import load_player
from engine.points import BLACK, WHITE, board_points, opponent, to_gtp

NAMES = {BLACK: "black", WHITE: "white"}
#: each of F4 and G5 is a step from friends, and white at G4 threatens both
DOUBLE_ATARI = (
    "b F4", "w F5", "b G5", "w G6", "b J7", "w E4", "b J6", "b J5", "b J4", "b D2", "b E2", "b F2", "b G2",
)  # fmt: skip


@pytest.fixture(scope="module")
def answers():
    return Answers()


@pytest.fixture(scope="module")
def player():
    return load_player("manyfaces")


@pytest.fixture
def session(player, answers):
    session = open_session(player, level=1, answers=answers)
    assert session.execute("boardsize 9").ok
    return session


def played(session, moves):
    for move in moves:
        assert session.execute(f"play {move}").ok
    return session


@pytest.mark.parametrize(
    ("command", "answer"),
    [
        ("color F4", "black"),
        ("color F5", "white"),
        ("color A1", "empty"),
        ("list_stones white", "G6 F5 E4"),
        ("worm_stones J5", "J7 J6 J5 J4"),
        ("dragon_stones E4", "E4"),
        ("countlib F4", "2"),
        ("findlib F4", "G4 F3"),
        ("accuratelib black G4", "H5 H4 F3 G3"),
        ("captures black", "0"),
        ("last_move", "black G2"),
        ("query_boardsize", "9"),
        ("get_komi", "0.0"),
        ("echo a  b", "a b"),
        ("attack_either F4 G5", "1"),
        ("attack_either F4 D2", "0"),
        ("defend_both F4 G5", "1"),
        ("combination_attack white", "G4"),
        ("ladder_attack F4", "0"),
    ],
)
def test_an_answer(session, command, answer):
    assert played(session, DOUBLE_ATARI).execute(command)[:2] == (True, answer)


@pytest.mark.parametrize("komi", ["-0.25", "0.05", "3.75", "7.0", "7.5"])
def test_komi_is_told_as_it_was_given(session, komi):
    assert session.execute(f"komi {komi}").ok
    assert session.execute("get_komi").text == komi
    side, points = ("W", komi) if float(komi) > 0 else ("B", komi[1:])
    assert session.execute("final_score").text == f"{side}+{points}"


def test_moves_are_told_from_the_last_one(session):
    told = played(session, ("b C3", "w pass")).execute("move_history").text
    assert told == "white pass\nblack C3"


def test_names_of_the_first_version_of_the_protocol(session):
    for command in ("black C3", "playwhite D3", "black C4", "white D4"):
        assert session.execute(command).ok
    moves = [(color, to_gtp(point, 9)) for color, point in session.board.moves()]
    assert moves == [(BLACK, "C3"), (WHITE, "D3"), (BLACK, "C4"), (WHITE, "D4")]
    assert session.execute("help").text == session.execute("list_commands").text
    assert session.execute("genmove_black").ok
    assert session.execute("genmove_white").ok
    assert session.board.num_moves == 6


def test_a_move_is_told_but_not_played(session):
    played(session, DOUBLE_ATARI)
    before = session.board.num_moves
    told = session.execute("gg_genmove white 42").text
    assert told == session.execute("reg_genmove white").text
    assert session.board.num_moves == before


@pytest.mark.parametrize(
    ("commands", "left", "next_side"),
    [
        ("play b A1/trymove w B2/trymove b C3/popgo/popgo", "A1", WHITE),
        ("play b A1/trymove w B2/undo", "A1", WHITE),
        ("play b A1/trymove w B2/gg-undo 1", "A1", WHITE),
        ("trymove b D4/play w E5", "D4 E5", BLACK),
        ("trymove b D4/gogui-play_sequence w E5 b F6", "D4 E5 F6", WHITE),
        ("trymove b D4/genmove_black/undo", "D4", BLACK),
        ("trymove b D4/clear_board", "", BLACK),
    ],
)
def test_only_moves_that_were_tried_are_popped(session, commands, left, next_side):
    for command in commands.split("/"):
        assert session.execute(command).ok, command
    assert session.execute("popgo")[:2] == (False, "popgo takes back a trymove, and none is left")
    assert [to_gtp(point, 9) for _, point in session.board.moves()] == left.split()
    assert session.to_play == next_side


def test_the_best_of_some_moves(session):
    played(session, DOUBLE_ATARI)
    ranked = [word for word in session.execute("top_moves_white").text.split() if word[0].isalpha()]
    assert session.execute(f"restricted_genmove white {' '.join(reversed(ranked))}").text == ranked[0]
    assert session.execute("restricted_genmove white A9").text == "A9"
    assert session.execute("restricted_genmove white F4").text == "pass"
    assert session.execute("restricted_genmove white").text == "give a color and points"


def test_a_ladder(session):
    played(session, ("w C7", "b B7", "b C8", "b D8", "b B6"))
    assert session.execute("ladder_attack C7").text == "1 D7"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("color", "give 1 point"),
        ("list_stones", "give a color"),
        ("countlib E5", "no stone at E5"),
        ("accuratelib black F4", "illegal move B F4: occupied"),
        ("last_move", "no move has been played"),
        ("attack_either F4 E4", "F4 and E4 are of different colors"),
        ("analyze_semeai F4 G5", "F4 and G5 are of one color"),
        ("gg_genmove green", "not a color: 'green'"),
    ],
)
def test_what_cannot_be_answered(session, command, said):
    if command != "last_move":
        played(session, DOUBLE_ATARI)
    assert session.execute(command)[:2] == (False, said)


# -- groups --------------------------------------------------------------------------------------------


def corner(session, text):
    """The session on this board."""
    session.set_position(read(text), BLACK)
    return session


# white has three points in a row: he lives with the one in the middle
THREE_IN_A_ROW = """
    . . . . . . .
    . . . . . . .
    X X X X X X .
    O O O O O X .
    . . . O O X .
    O O O O O X .
    X X X X X X .
    """


def test_every_group_with_its_status(session):
    assert session.execute("dragon_status").text == ""
    told = corner(session, THREE_IN_A_ROW).execute("dragon_status").text.splitlines()
    assert [line.split(":")[0] for line in told] == ["A5", "A4"]
    assert told[1] == f"A4: {session.execute('dragon_status A4').text}" == "A4: critical B3 B3"


def test_two_moves_in_a_row(session):
    corner(session, THREE_IN_A_ROW)
    told = session.execute("owl_threaten_attack A4").text.split()
    assert (told[0], len(told)) == ("1", 3)
    for name in told[1:]:
        if name != "PASS":
            assert session.execute(f"play black {name}").ok
    assert session.execute("owl_defend A4").text == "0"


def test_what_one_move_does_needs_no_second(session):
    corner(session, THREE_IN_A_ROW)
    assert session.execute("owl_threaten_defense A4").text == "1 B3 PASS"


# the black stones that hold three white ones have one liberty left; whoever begins, white takes them
RACE = """
    . . . . . . .
    . . . . . . .
    O O O O . . .
    X X X O . . .
    O O X O . . .
    . O X O . . .
    . . X O . . .
    """


@pytest.mark.parametrize(("stones", "answer"), [("A3 A4", "1 1 B1"), ("A4 A3", "0 0 PASS")])
def test_a_race(session, stones, answer):
    assert corner(session, RACE).execute(f"analyze_semeai {stones}").text == answer


def test_a_move_that_saves_two_groups(session):
    corner(session, THREE_IN_A_ROW)
    assert session.execute("owl_connection_defends B3 A4 A2").text == "1"
    session.execute("play black B3")
    assert session.execute("owl_connection_defends A3 A4 A2").text == "0"


# -- GNU Go --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_facts_are_told_as_gnugo_tells_them(session, gnugo, seed):
    rng = random.Random(seed)
    for line in ("boardsize 7", "komi 5.5"):
        assert session.execute(line).ok
        assert gnugo(line)[0]
    color = BLACK
    for _ in range(45):
        board = session.board
        legal = [to_gtp(p, 7) for p in board_points(7) if board.is_legal(color, p)] or ["PASS"]
        move = rng.choice(legal)
        for line in (f"accuratelib {NAMES[color]} {move}", f"play {NAMES[color]} {move}"):
            if move != "PASS":
                assert session.execute(line)[:2] == gnugo(line), line
        color = opponent(color)
        for line in facts(session.board):
            assert session.execute(line)[:2] == gnugo(line), line


def facts(board):
    """Commands whose answers do not depend on the program."""
    yield from ("last_move", "move_history", "query_boardsize", "get_komi")
    for name in NAMES.values():
        yield from (f"list_stones {name}", f"all_legal {name}", f"captures {name}")
    for point in board_points(board.size):
        name = to_gtp(point, board.size)
        yield f"color {name}"
        if board.color_at(point):
            yield from (f"countlib {name}", f"findlib {name}", f"worm_stones {name}")
