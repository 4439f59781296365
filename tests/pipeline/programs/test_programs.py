"""Other programs as players: doubles that keep a board of their own, our own GTP, a recorded game."""

import json
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from cli_runner import run, run_json
from made_games import sgf
from scripted_analyst import TOLD, wanted

from engine.board import Board
from engine.players import load_player
from engine.points import BLACK, PASS, WHITE, decode_moves, encode_move, from_gtp, point, to_gtp
from pipeline import judging
from pipeline.errors import KatachiError, UsageError
from pipeline.executors import driving
from pipeline.judging import MISS, NOT_JUDGED
from pipeline.matches.sides import Conditions, Forfeit, open_side, read_spec
from pipeline.programs.named import parse_program
from pipeline.programs.players import NoAnswer, ProgramPlayer
from pipeline.programs.process import GtpProcess
from pipeline.records import GameRecord

HERE = Path(__file__).parents[1]
ROOT = HERE.parents[1]
DOUBLE = f"{sys.executable} {HERE / 'scripted_analyst.py'}"
WAYS = ("top_moves", "top_moves_black,top_moves_white", "lz-analyze", "kata-analyze")


@pytest.fixture(autouse=True)
def from_the_root(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


@pytest.fixture(autouse=True)
def ended(monkeypatch):
    """Programs that commands of this process keep to its end: they end with the test."""
    made = []

    class Kept(ProgramPlayer):
        def __init__(self, program):
            super().__init__(program)
            made.append(self)

    monkeypatch.setattr(judging, "ProgramPlayer", Kept)
    yield
    judging.player.cache_clear()
    for one in made:
        one.close()


@pytest.fixture
def player():
    """Makes players, and ends their programs."""
    made = []

    def make(*words, options="seconds=0.05,limit=5"):
        made.append(ProgramPlayer(parse_program(f"gtp,{options}:{' '.join((DOUBLE, *map(str, words)))}")))
        return made[-1]

    yield make
    for one in made:
        one.close()


@pytest.fixture
def katago(tmp_path):
    """Makes KataGo's double as a program of its own, as `katago analysis -config FILE` is started."""
    made = []

    def make(*words, options=""):
        script = tmp_path / "katago"
        script.write_text(f'#!/usr/bin/env sh\nexec {DOUBLE} --json {" ".join(map(str, words))} "$@"\n')
        script.chmod(0o755)
        made.append(f"katago,program={script},limit=5{options}:{tmp_path / 'analysis.cfg'}")
        return made[-1]

    return make


def record(moves, size=7, setup=b""):
    """A game of ``B:c3 W:d4 ...``; a side may play twice."""
    words = [(BLACK if word[0] == "B" else WHITE, word[2:]) for word in moves.split()]
    return GameRecord(size, setup, b"".join(encode_move(color, from_gtp(at, size)) for color, at in words))


GAME = record("B:C3 W:D4 B:E3 W:C5 W:E5 B:D5 W:pass B:A7 W:G1")


def expected(game):
    """What the program's list is for each move, and the rank byte."""
    board = Board(game.size)
    board.setup(game.setup)
    for color, at in decode_moves(game.moves):
        told = wanted(board, color)
        yield NOT_JUDGED if at == PASS else told.index(at) if at in told else MISS
        board.play(color, at)


# -- names ---------------------------------------------------------------------------------------------


def test_programs_are_named_with_options():
    assert parse_program("manyfaces") is None
    assert parse_program("ryder:level=2") is None
    found = parse_program("gtp,seconds=2.5,limit=9:gnugo --mode gtp")
    assert (found.kind, found.rest, found.seconds, found.limit_s) == ("gtp", "gnugo --mode gtp", 2.5, 9)
    found = parse_program("katago,model=net.gz,visits=50:a.cfg")
    assert (found.kind, found.rest, found.model, found.visits) == ("katago", "a.cfg", "net.gz", 50)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("gtp", "wants what to start"),
        ("gtp: ", "wants what to start"),
        ("katago:", "katago:CONFIG"),
        ("gtp,level=3:x", "no option is called 'level'"),
        ("gtp,seconds=x:y", "seconds wants a number above 0"),
        ("gtp,limit=0:y", "limit wants a number above 0"),
        ("katago,visits=0.5:a.cfg", "visits wants a whole number above 0, not '0.5'"),
        ("katago,visits=x:a.cfg", "visits wants a number above 0, not 'x'"),
    ],
)
def test_wrong_names_say_what_is_right(text, said):
    with pytest.raises(UsageError, match=said):
        parse_program(text)


# -- GTP -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", WAYS)
def test_every_move_is_judged_by_the_programs_list(player, way):
    setup = b"".join(encode_move(BLACK, from_gtp(name, 7)) for name in ("B2", "F6"))
    program = player("--has", f"{way},list_stones")
    # without a colour it is the turn of who did not play last
    for game in (GAME, record("W:G1 B:A7 W:D4", setup=setup), record("B:C3")):
        if way != "top_moves" or game is not GAME:
            judged = judging.judge(program, game, "a game")
            assert list(judged.ranks) == list(expected(game))
            assert judged.failures == ()
    board = Board(7)
    first = program.candidates(board, BLACK)
    assert [one.point for one in first] == wanted(board, BLACK)
    assert len(first) == TOLD
    assert first[0].value > first[1].value
    assert first[0].reasons[0].text


def test_a_crash_is_answered_by_starting_again(player, tmp_path):
    program = player(
        "--has", "kata-analyze,list_stones", "--fault", "crash", "--at", 4, "--once", tmp_path / "x"
    )
    judged = judging.judge(program, GAME, "a game")
    assert list(judged.ranks) == list(expected(GAME))
    assert (tmp_path / "x").exists()


def test_it_goes_on_after_the_thread_that_started_it():
    with ThreadPoolExecutor(1) as pages:
        one = pages.submit(GtpProcess, DOUBLE).result()
    try:
        # a thread has ended when it is joined, the system says so to its children a moment later
        time.sleep(0.2)
        assert "top_moves" in one.ask("list_commands", 5)
    finally:
        one.close()


@pytest.mark.parametrize(
    ("fault", "kind", "said"),
    [("hang", "time", "in time"), ("garbage", "protocol", "what?")],
)
def test_what_is_not_answered_is_not_judged_and_told(player, fault, kind, said):
    program = player(
        "--has", "top_moves_black,top_moves_white", "--fault", fault, "--at", 8, options="limit=1.5"
    )
    judged = judging.judge(program, record("B:A7 W:G1 B:B7 W:F1 B:C7 W:E1 B:D7 W:D1 B:E7"), "game 7")
    assert [(one.game, one.move_no, one.kind) for one in judged.failures][:1] == [("game 7", 8, kind)]
    assert said in judged.failures[0].text
    assert list(judged.ranks) == [0] * 7 + [NOT_JUDGED, 0]  # it was started again


def test_a_program_that_crashes_again_and_again_judges_nothing(player):
    program = player("--fault", "crash")
    judged = judging.judge(program, record("B:A7 W:G1"), "game 7")
    assert list(judged.ranks) == [NOT_JUDGED] * 2
    assert [(one.move_no, one.kind) for one in judged.failures] == [(1, "crash"), (2, "crash")]
    assert "out of memory" in judged.failures[0].text


def test_a_refused_move_ends_the_game_for_the_program(player):
    program = player("--fault", "refuse", "--at", 3)
    judged = judging.judge(program, record("B:A7 W:G1 B:B7 W:F1 B:C7"), "game 7")
    assert list(judged.ranks) == [0, 0, 0, NOT_JUDGED, NOT_JUDGED]
    assert [(one.move_no, one.kind) for one in judged.failures] == [(4, "refused")]
    assert "play b B7: illegal move" in judged.failures[0].text


def test_a_board_that_is_not_cleared_is_found(player):
    program = player("--has", "top_moves,list_stones", "--fault", "keep")
    assert judging.judge(program, record("B:A7 W:G1"), "first").failures == ()
    failures = judging.judge(
        program, record("B:B7 W:A7", setup=encode_move(WHITE, from_gtp("A1", 7))), "second"
    )
    assert failures.failures[0].kind == "protocol"
    assert "has other" in failures.failures[0].text


def test_programs_without_a_list_and_none_at_all_are_refused(player):
    with pytest.raises(KatachiError, match="has none of kata-analyze, lz-analyze, top_moves"):
        player("--has", "genmove")
    with pytest.raises(KatachiError, match="cannot be started"):
        ProgramPlayer(parse_program("gtp:no-such-program"))
    with pytest.raises(KatachiError, match="does not begin"):
        ProgramPlayer(parse_program(f"gtp:{sys.executable} -c pass"))
    with pytest.raises(KatachiError, match=r"does not begin: .*; it has 0\.5 s, give start=N for more"):
        ProgramPlayer(parse_program(f"gtp,start=0.5:{sys.executable} -c 'import time; time.sleep(60)'"))


def test_the_signature_is_of_what_the_program_calls_itself(player):
    one, same, other = (player("--has", has) for has in ("top_moves", "top_moves", "lz-analyze"))
    assert one.signature == same.signature != other.signature


def test_our_own_gtp_is_such_a_program(tmp_path):
    code = "from pipeline.cli import main; main()"
    ours = ProgramPlayer(parse_program(f'gtp:{sys.executable} -c "{code}" gtp --engine ryder'))
    direct = load_player("ryder")
    board = Board(9)
    try:
        for at in ("E5", "C3", "G7", "G3"):
            color = BLACK if board.num_moves % 2 == 0 else WHITE
            told = list(ours.ranked(board, color, 5))
            assert told == list(direct.ranked(board, color, 5))
            board.play(color, from_gtp(at, 9))
    finally:
        ours.close()


def test_a_recorded_game_with_gnu_go(tmp_path):
    """What GNU Go 3.8 answered to a game of ours: commands and answers, in turn."""
    program = ProgramPlayer(
        parse_program(f"gtp:{sys.executable} {HERE / 'replayed_gtp.py'} {HERE / 'gnugo.gtp'}")
    )
    try:
        judged = judging.judge(program, record("B:E5 W:E3 B:G4 W:G3 B:C3", 9), "a game")
        assert judged.failures == ()
        assert list(judged.lengths) == [10, 10, 10, 10, 10]
        assert program.candidates(Board(9), BLACK)[0].value > 0
    finally:
        program.close()


def test_a_position_of_which_a_program_says_nothing_is_one_line(tmp_path):
    game = tmp_path / "a.sgf"
    game.write_text("(;SZ[9];B[ee];W[cc])")
    slow = f"gtp,seconds=0.1,limit=0.5:{DOUBLE} --has kata-analyze --fault hang --at 1"
    ran = run("suggest", game, "--move", 2, "--engine", slow)
    assert ran.code == 1
    assert ran.err.startswith("katachi: no answer to 'kata-analyze w 2' in time; it has 0.5 s, give limit=N")


# -- KataGo --------------------------------------------------------------------------------------------


def test_katago_is_asked_as_its_documentation_says(katago, tmp_path):
    log = tmp_path / "log"
    program = ProgramPlayer(parse_program(katago("--log", log, options=",visits=32,model=net.bin")))
    setup = encode_move(BLACK, from_gtp("B2", 7))
    try:
        for game in (GAME, record("W:D4 B:G7", setup=setup)):
            judged = judging.judge(program, game, "a game")
            assert list(judged.ranks) == list(expected(game))
        first = program.candidates(Board(7), WHITE)
        assert [one.point for one in first] == wanted(Board(7), WHITE)
        assert first[0].reasons[0].text == "90 visits, winrate 0.5, scoreLead 1.5, prior 0.25"
    finally:
        program.close()
    asked = [json.loads(line) for line in log.read_text().splitlines()]
    assert asked[0]["action"] == "query_version"
    assert asked[1] == {
        "id": "k2", "moves": [], "initialStones": [], "initialPlayer": "B", "rules": "chinese", "komi": 7.5,
        "whiteHandicapBonus": "0", "boardXSize": 7, "boardYSize": 7, "maxVisits": 32,
        "overrideSettings": {"reportAnalysisWinratesAs": "SIDETOMOVE"},
    }  # fmt: skip
    last = asked[-2]
    assert (last["initialStones"], last["initialPlayer"], last["moves"]) == (
        [["B", "B2"]],
        "W",
        [["W", "D4"]],
    )
    assert len({one["id"] for one in asked}) == len(asked)
    twice = next(one for one in asked if one.get("moves", [])[-1:] == [["B", "pass"]])
    assert twice["moves"][-2:] == [["W", "C5"], ["B", "pass"]]  # White plays twice


def test_katago_that_is_not_there_says_what_to_give(tmp_path):
    ran = run("evaluate", tmp_path, "--engine", "katago,program=no-such-program:a.cfg")
    assert "cannot be started" in ran.err
    assert "give program=FILE" in ran.err


def test_katago_that_crashes_or_refuses(katago, tmp_path):
    program = ProgramPlayer(parse_program(katago("--fault", "crash", "--at", 3, "--once", tmp_path / "x")))
    assert list(judging.judge(program, GAME, "a game").ranks) == list(expected(GAME))
    program.close()
    program = ProgramPlayer(parse_program(katago("--fault", "refuse", "--at", 2)))
    judged = judging.judge(program, record("B:A7 W:G1 B:B7 W:F1"), "a game")
    program.close()
    assert list(judged.ranks) == [0, 0, NOT_JUDGED, NOT_JUDGED]
    assert judged.failures[0].kind == "refused"
    program = ProgramPlayer(parse_program(katago("--fault", "garbage", "--at", 1)))
    with pytest.raises(NoAnswer, match="no JSON object"):
        program.ranked(Board(7), BLACK)
    program.close()


RECORDED = ROOT / "tests" / "data" / "programs" / "katago.txt"


def test_katago_as_it_was_recorded(tmp_path):
    """Its own bytes: two positions of different versions and board sizes, and its version."""
    script = tmp_path / "katago"
    script.write_text(f"#!/usr/bin/env sh\nexec {sys.executable} {HERE / 'recorded_analyst.py'} {RECORDED}\n")
    script.chmod(0o755)
    program = ProgramPlayer(parse_program(f"katago,program={script},limit=5:{tmp_path / 'analysis.cfg'}"))
    try:
        board = Board(19)
        board.setup(b"".join(encode_move(BLACK, from_gtp(name, 19)) for name in ("C4", "Q4")))
        board.play(WHITE, from_gtp("P5", 19))
        board.play(BLACK, from_gtp("P6", 19))
        found = program.candidates(board, WHITE)
        assert [to_gtp(one.point, 19) for one in found] == ["Q5", "D4", "Q16", "D16"]
        assert [one.value for one in found] == [495, 2, 1, 1]
        assert found[0].reasons[0].text == "495 visits, winrate 0.8667, scoreLead 8.185, prior 0.8935"
        nine = Board(9)
        black, white = ("G3 G4 G5 G6 G7 G8 G9", "C4 C7 E4 E5 E6 E7 F8 F9")
        stones = [*((BLACK, name) for name in black.split()), *((WHITE, name) for name in white.split())]
        nine.setup(b"".join(encode_move(color, from_gtp(name, 9)) for color, name in stones))
        found = program.candidates(nine, BLACK)
        assert [to_gtp(one.point, 9) for one in found] == ["E2", "D3", "E3", "D2", "F7", "C3"]
        assert [one.value for one in found] == [31, 15, 4, 2, 1, 1]
        assert all(nine.is_legal(BLACK, one.point) for one in found)
        with pytest.raises(NoAnswer, match="this was not recorded"):
            program.ranked(nine, WHITE)
    finally:
        program.close()


def test_katago_plays_matches(katago, tmp_path):
    side = open_side(read_spec(katago()))
    side.start(Conditions(7, 5.5, handicap=(point(3, 3),)))
    side.play(WHITE, point(2, 2))
    first = side.choose(BLACK, None, cleaning_up=False)
    assert first == point(0, 0)
    assert side.dead_stones() is None
    side.close()
    with pytest.raises(Forfeit, match="has ended"):
        side.choose(WHITE, None, cleaning_up=False)
    told = run_json(
        "match", katago(), "ryder", "--size", 5, "--games", 2, "--to", tmp_path / "m", "--jobs", 1
    )
    assert told["games"] == 2
    assert [name.split()[0] for name in told["identities"]["a"]] == ["KataGo"]


# -- the commands --------------------------------------------------------------------------------------


def test_replay_and_evaluate_take_programs_and_tell_of_failures(tmp_path):
    moves = [("BW"[i % 2], i % 7, i // 7) for i in range(12)]
    (tmp_path / "a.sgf").write_bytes(sgf(moves, 7, PB="b", PW="w"))
    engine = ("--engine", f"gtp,limit=5:{DOUBLE} --fault refuse --at 9", "--jobs", 1)
    told = run_json("evaluate", tmp_path / "a.sgf", *engine)
    assert told["positions"] == 9
    assert [(one["move_no"], one["kind"]) for one in told["failures"]] == [(10, "refused")]
    assert "1 position not judged" in run("evaluate", tmp_path / "a.sgf", *engine).out
    run("ingest", tmp_path / "a.sgf", "--db", tmp_path / "db")
    replay = ("replay", "--db", tmp_path / "db", "--split", "train,valid,unseen", *engine)
    assert len(run_json(*replay)["failures"]) == 1
    again = run_json(*replay)
    assert (again["replayed"], again["positions"], again["failures"]) == (0, 9, [])
    assert (
        "cannot be started" in run("replay", "--db", tmp_path / "db", "--engine", "gtp:no-such-program").err
    )


def test_a_program_that_takes_long_is_not_started_once_more_for_the_same_game(tmp_path, monkeypatch):
    monkeypatch.setattr(driving, "STRAGGLER_S", 0.2)
    monkeypatch.setattr(driving, "STRAGGLER_TIMES", 0.0)
    moves = [("BW"[i % 2], i % 7, i // 7) for i in range(12)]
    (tmp_path / "a.sgf").write_bytes(sgf(moves, 7, PB="b", PW="w"))
    log, db = tmp_path / "log", ("--db", tmp_path / "db")
    run("ingest", tmp_path / "a.sgf", *db)
    engine = ("--engine", f"gtp,seconds=0.1:{DOUBLE} --has kata-analyze --log {log}", "--jobs", 2)
    splits = ("--split", "train,valid,unseen")
    for command in (
        ("evaluate", tmp_path / "a.sgf"),
        ("replay", *db, *splits),
        ("export", "misses", "--to", tmp_path / "misses.sgf", *db, *splits),
    ):
        log.write_text("")
        assert run(*command, *engine).code == 0
        # by the command itself, for its signature, and by one worker
        assert log.read_text().splitlines().count("list_commands") <= 2, command
    (tmp_path / "a.tst").write_text("boardsize 7\n1 top_moves\n#? [A1]\n")
    log.write_text("")
    engine = ("--engine", f"gtp,limit=1:{DOUBLE} --fault hang --log {log}", "--jobs", 2)
    assert run_json("regress", tmp_path / "a.tst", *engine)["failed"] == 1
    assert log.read_text().splitlines().count("boardsize 7") == 1
