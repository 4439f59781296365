"""`katachi match`: the referee, other programs, statistics, openings, and matches that go on."""

import json
import os
import random
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from cli_runner import run, run_json
from launching import launch
from made_games import random_moves, sgf
from processes import processes, wait_until

from engine.board import Board
from engine.ending import area_score
from engine.points import BLACK, PASS, WHITE, IllegalMove, board_points, decode_moves, from_gtp, point
from pipeline.errors import KatachiError, UsageError
from pipeline.matches import openings, referee
from pipeline.matches.openings import default_length, draw_new_opening, draw_opening, read_openings
from pipeline.matches.referee import PlayedGame, Position, Referee
from pipeline.matches.results import MatchFolder
from pipeline.matches.running import Match, MatchGameTask, play
from pipeline.matches.sides import Conditions, GtpSide, open_side, read_spec
from pipeline.matches.statistics import elo_of, estimate, score_of, sprt
from pipeline.sgf import parse_game

ROOT = Path(__file__).parents[3]
SCRIPTED = Path(__file__).parents[1] / "scripted_engine.py"


# -- the referee's position --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_the_referee_and_the_board_agree_on_what_is_legal(seed):
    """On any moves, superko included; they share no code."""
    chance = random.Random(seed)
    size = chance.choice((1, 2, 3, 4, 5))
    board, position = Board(size), Position(size)
    color = BLACK
    for _ in range(150):
        at = chance.choice([*board_points(size), PASS])
        fault = position.fault(color, at)
        if at == PASS:
            assert fault == ""
        elif fault == "superko":
            assert not board.is_legal(color, at) or board.is_superko(color, at)
        elif fault:
            with pytest.raises(IllegalMove, match=fault):
                board.play(color, at)
        else:
            assert board.is_legal(color, at)
            assert not board.is_superko(color, at)
        if fault == "":
            board.play(color, at)
            position.play(color, at)
            assert position.score() == area_score(board)
        color = BLACK + WHITE - color if chance.random() < 0.9 else color


def test_dead_stones_are_counted_as_the_enemys_area():
    board, position = Board(5), Position(5)
    for name in ("A3", "B3", "C3", "D3", "E3", "C1"):
        color = WHITE if name == "C1" else BLACK
        board.play(color, from_gtp(name, 5))
        position.play(color, from_gtp(name, 5))
    dead = frozenset({from_gtp("C1", 5)})
    assert position.score() == area_score(board) == 14
    assert position.score(dead) == area_score(board, dead) == 25


def test_points_off_the_board_are_no_moves():
    assert Position(5).fault(BLACK, point(5, 0)) == "off the board"


# -- one game ----------------------------------------------------------------------------------------


def scripted(moves, *options):
    words = [sys.executable, str(SCRIPTED), *options, moves]
    return GtpSide(" ".join(shlex.quote(word) for word in words))


def lead(black, white, **given):
    """A game of two programs on 5x5, komi 0.5."""
    opening = given.pop("opening", [])
    sides = scripted(*black), scripted(*white)
    try:
        return Referee(*sides, Conditions(**{"size": 5, "komi": 0.5, **given})).lead(opening)
    finally:
        for side in sides:
            side.close()


#: Black owns the left three columns, White the right two
WALLS = ("C1 C2 C3 C4 C5 pass", "D1 D2 D3 D4 D5 pass")


def test_a_game_ends_when_both_pass_and_agree():
    played = lead((WALLS[0],), (WALLS[1],))
    assert played.verdict == (BLACK, "B+4.5", "agreed", "")
    assert len(played.moves) == 24
    assert played.num_asked == {BLACK: 6, WHITE: 6}


def test_dead_stones_that_both_name_are_taken_off():
    black, white = "C1 C2 C3 C4 C5 pass", "A3 D1 D2 D3 D4 D5 pass"
    agreed = lead((black + " pass", "--dead", "A3"), (white, "--dead", "A3"))
    assert agreed.verdict[1:3] == ("B+4.5", "agreed")


@pytest.mark.parametrize("telling", [("--dead", ""), ("--no-dead",), ("--dead", "Z9"), ("--dead", "E5")])
def test_what_they_do_not_agree_on_is_played_out(telling):
    """Black captures the stone that he calls dead; White only passes."""
    black, white = "C1 C2 C3 C4 C5 pass", "A3 D1 D2 D3 D4 D5 pass"
    played = lead(
        (black, "--dead", "A3", "--cleanup", "A2 A4 B3 pass"), (white, *telling, "--cleanup", "pass")
    )
    assert played.verdict[1:3] == ("B+4.5", "played out")


def test_without_playing_out_they_would_live():
    black, white = "C1 C2 C3 C4 C5 pass", "A3 D1 D2 D3 D4 D5 pass"
    played = lead((black, "--dead", "A3", "--cleanup", "pass"), (white, "--cleanup", "pass"))
    assert played.verdict[1:3] == ("W+6.5", "played out")


def test_resigning():
    assert lead(("A1 resign",), ("B1",)).verdict == (WHITE, "W+R", "resigned", "")
    assert lead(("A1",), ("resign",)).verdict == (BLACK, "B+R", "resigned", "")


def test_who_resigns_while_it_is_played_out_has_lost_too():
    black = (WALLS[0], "--no-dead", "--cleanup", "A1 resign")
    white = (WALLS[1], "--no-dead", "--cleanup", "pass")
    assert lead(black, white).verdict == (WHITE, "W+R", "resigned", "")


@pytest.mark.parametrize(
    ("moves", "kind", "detail"),
    [
        ("A1 B1", "illegal", "move 3 B1: occupied"),
        ("A1 Z9", "illegal", "off the 5x5 board: 'Z9'"),
        ("A1 what", "illegal", "not a coordinate: 'what'"),
        ("A1 refuse", "protocol", "gives no move: no"),
        ("A1 garbage", "protocol", "'genmove b' was answered 'garbage'"),
        ("A1 crash", "crash", "ended (exit code 7) at 'genmove b': something broke"),
        ("A1 hang", "time", "no answer to 'genmove b' in time"),
    ],
)
def test_who_cannot_go_on_forfeits(moves, kind, detail):
    played = lead((moves,), ("B1 C1 D1",), move_s=1.0)
    assert played.verdict == (WHITE, "W+T" if kind == "time" else "W+F", kind, detail)
    assert len(played.moves) == 4


def test_suicide_and_superko_are_seen():
    played = lead(("B1 B2 A3 E5",), ("A2 E1 A1 D5",))
    assert played.verdict[2:] == ("illegal", "move 6 A1: suicide")
    played = lead(("B3 C4 C2 D3 D3",), ("D4 D2 E3 C3",))
    assert played.verdict == (WHITE, "W+F", "illegal", "move 9 D3: superko")


def test_who_refuses_a_legal_move_forfeits():
    played = lead(("A1 B1",), ("C1", "--refuse", "play b B1"))
    assert played.verdict == (BLACK, "B+F", "protocol", "refuses the legal move B1: no")


def test_a_game_that_lasts_too_long_is_counted_as_it_stands(monkeypatch):
    monkeypatch.setattr(referee, "_MOST_MOVES", 0)
    played = lead(("C1 C2 C3 C4 C5 B1 B2 B3",), ("D1 D2 D3 D4 D5 E1 E2 E3",))
    assert played.verdict[1:3] == ("B+4.5", "stopped")
    assert len(played.moves) == 20


def test_the_clock_of_a_side_is_kept(tmp_path):
    log = tmp_path / "log"
    played = lead(("A1 hang",), ("B1 C1", "--log", str(log)), main_s=2.0)
    assert played.verdict[:3] == (WHITE, "W+T", "time")
    told = log.read_text(encoding="utf-8").splitlines()
    assert "time_settings 2 0 0" in told
    assert any(line.startswith("time_left w ") for line in told)


def test_what_a_program_is_told(tmp_path):
    log = tmp_path / "log"
    lead(("pass",), ("pass", "--log", str(log)), size=9, handicap=(point(2, 6), point(6, 2)), komi=0.5)
    told = log.read_text(encoding="utf-8").splitlines()
    assert told == [
        "list_commands", "boardsize 9", "clear_board", "komi 0.5", "set_free_handicap C3 G7", "genmove w",
        "play b pass", "final_status_list dead", "quit",
    ]  # fmt: skip


def test_a_program_that_ended_between_games_is_started_again():
    side = scripted("crash")
    other = scripted("pass")
    try:
        for _ in range(2):
            verdict = Referee(side, other, Conditions(5, 0.5)).lead([]).verdict
            assert verdict[2] == "crash"
    finally:
        side.close()
        other.close()


def test_programs_that_cannot_be_started_or_refuse_the_board():
    with pytest.raises(KatachiError, match="cannot be started"):
        GtpSide("no-such-program-here --gtp").start(Conditions(9, 7.5))
    with pytest.raises(KatachiError, match="does not begin a game: ended"):
        GtpSide(f"{sys.executable} -c pass").start(Conditions(9, 7.5))
    with pytest.raises(KatachiError, match=r"refuses size 9, komi 7\.5"):
        scripted("pass", "--refuse", "boardsize").start(Conditions(9, 7.5))


def test_a_program_is_ended_with_all_that_it_started():
    side = scripted("hang", "--child")
    side.start(Conditions(5, 0.5))
    assert any("scripted-child" in process.command for process in processes())
    side.close()
    wait_until(
        lambda: all("scripted-child" not in p.command or p.state == "Z" for p in processes()), within_s=10
    )


# -- engines by name -----------------------------------------------------------------------------------


def test_names_of_engines():
    spec = read_spec("ryder:level=3,knowledge=a b.bin")
    assert (spec.player, spec.level, spec.files.patterns, spec.command) == ("ryder", 3, "a b.bin", "")
    assert read_spec("gtp:gnugo --mode gtp").command == "gnugo --mode gtp"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        *((f"ryder:{rest}", "ryder") for rest in ("", ",", "level=10")),
        *((f"ryder:level={word}", "ryder:level=4") for word in ("04", "00000000000000000004", "٤")),
        ("ryder:,level=4,joseki=none,knowledge=a.bin", "ryder:knowledge=a.bin,joseki=none,level=4"),
        ("gtp:gnugo --level 04", "gtp:gnugo --level 04"),
    ],
)
def test_one_engine_has_one_name(text, name):
    assert read_spec(text).text == name
    assert read_spec(name) == read_spec(text)


@pytest.mark.parametrize(("text", "said"), [
        *((f"ryder:level={word}", f"level wants a number from 1 to 20, not '{word}'")
          for word in ("+4", " 4", "4.0", "-4", "0", "0" * 20 + "21", "1" * 20)),
        ("ryder:level=3,level=4", "level is given twice"),
        ("ryder:level", "level wants a value: level=..."),
        ("ryder:knowledge=", "knowledge wants a value: knowledge=..."),
        ("ryder: level=4", "no option is called ' level'"),
    ])  # fmt: skip
def test_what_is_wrong_with_an_option_is_said(text, said):
    with pytest.raises(UsageError, match=re.escape(said)):
        read_spec(text)


@pytest.mark.parametrize(
    "text", ["", "gnugo", "gtp:", "gtp", "ryder:depth=3", "ryder:level=0", "ryder:level=x"]
)
def test_names_that_are_none(text):
    with pytest.raises(UsageError):
        read_spec(text)


def test_our_own_side_forfeits_when_its_time_is_over():
    side = open_side(read_spec("ryder"))
    conditions = Conditions(9, 7.5, main_s=1e-6)
    assert Referee(side, open_side(read_spec("ryder")), conditions).lead([]).verdict[1:3] == ("W+T", "time")


# -- openings ------------------------------------------------------------------------------------------


def test_openings_of_records(tmp_path):
    for seed in range(3):
        (tmp_path / f"{seed}.sgf").write_bytes(sgf(random_moves(seed, 20, 9), 9))
    (tmp_path / "again.sgf").write_bytes(sgf(random_moves(0, 20, 9), 9))
    (tmp_path / "large.sgf").write_bytes(sgf(random_moves(9, 20, 13), 13))
    (tmp_path / "short.sgf").write_bytes(sgf(random_moves(8, 3, 9), 9))
    (tmp_path / "broken.sgf").write_bytes(b"(;GM[2]")
    found = read_openings([str(tmp_path)], 9, 6)
    assert sorted(found) == sorted(
        [point(col, row) for _, col, row in random_moves(seed, 6, 9)] for seed in range(3)
    )
    with pytest.raises(UsageError, match="no even game on 11x11"):
        read_openings([str(tmp_path)], 11, 6)


def test_openings_that_are_not_there_leave_no_folder(tmp_path):
    to = ("--to", tmp_path / "m", "--games", 2, "--openings", tmp_path / "nowhere.sgf")
    ran = run("match", "ryder", "ryder", *to)
    assert (ran.code, list(tmp_path.iterdir())) == (1, [])


def test_openings_by_lot_are_legal_and_reproducible():
    found = [tuple(draw_opening(1, number, 9, 6, ())) for number in range(12)]
    assert found == [tuple(draw_opening(1, number, 9, 6, ())) for number in range(12)]
    assert len(set(found)) > 6
    assert found != [tuple(draw_opening(2, number, 9, 6, ())) for number in range(12)]
    for points in found:
        board = Board(9)
        for number, at in enumerate(points):
            board.play(BLACK + number % 2, at)


def test_an_opening_by_lot_is_another_one_than_those_before():
    plain = [draw_opening(1, number, 7, 4, ()) for number in range(40)]
    found = [draw_new_opening(1, number, 7, 4, ()) for number in range(40)]
    assert len(set(map(tuple, plain))) < 40 == len(set(map(tuple, found)))
    for number, points in enumerate(plain):
        if points not in plain[:number] and points not in found[:number]:
            assert found[number] == points
    openings._openings_so_far.cache_clear()
    assert draw_new_opening(1, 30, 7, 4, ()) == found[30]
    # where there are no others they repeat
    assert [draw_new_opening(1, number, 1, 3, ()) for number in range(3)] == [[], [], []]


def test_small_boards_have_short_openings():
    assert [default_length(size) for size in (1, 3, 4, 6, 7, 9, 12, 13, 19, 25)] == [
        0, 0, 2, 2, 4, 4, 4, 8, 8, 8
    ]  # fmt: skip
    assert draw_opening(1, 0, 1, 3, ()) == []


# -- statistics ----------------------------------------------------------------------------------------


def units_of(chance, elo, number):
    share = score_of(elo)
    return [((chance.random() < share) + (chance.random() < share)) / 2 for _ in range(number)]


def test_elo_and_score_are_inverse():
    assert elo_of(0.5) == 0
    assert elo_of(0.75) == pytest.approx(190.85, abs=0.01)
    assert [elo_of(score) for score in (0, 1)] == [None, None]
    for elo in (-300, -5, 0, 12.5, 400):
        assert elo_of(score_of(elo)) == pytest.approx(elo)


@pytest.mark.parametrize("elo", [0, 60, 200])
@pytest.mark.parametrize("number", [5, 30, 200])
def test_the_interval_holds_the_difference_nineteen_times_of_twenty(elo, number):
    chance = random.Random(number + elo)
    held = 0
    for _ in range(400):
        found = estimate(units_of(chance, elo, number))
        held += (found.low is None or found.low <= elo) and (found.high is None or elo <= found.high)
    assert 0.92 <= held / 400 <= 1


def test_the_interval_is_the_same_from_both_sides_and_has_ends_for_any_score():
    one = estimate([1, 0.5, 1, 0, 0.75])
    other = estimate([0, 0.5, 0, 1, 0.25])
    assert one.value == pytest.approx(-other.value)
    assert one.low == pytest.approx(-other.high)
    won = estimate([1.0] * 10)
    assert (won.value, won.high) == (None, None)
    assert won.low > 100
    assert estimate([0.0]).high is not None
    assert estimate([]) == (None, None, None)


@pytest.mark.parametrize(("true", "wrong"), [(0, "H1"), (100, "H0")])
def test_the_sequential_test_is_seldom_wrong(true, wrong):
    chance = random.Random(true)
    verdicts = []
    for _ in range(200):
        units = []
        while (state := sprt(units, 0, 100)).verdict == "open":
            units += units_of(chance, true, 1)
        verdicts.append(state.verdict)
    assert verdicts.count(wrong) / 200 < 0.12


# -- matches -------------------------------------------------------------------------------------------

SMALL = ("ryder", "ryder:level=2", "--size", 5, "--jobs", 1)


def lines(folder):
    """The results without their times."""
    found = [json.loads(line) for line in (folder / "results.jsonl").read_text(encoding="utf-8").splitlines()]
    return sorted(({**line, "seconds": None} for line in found), key=lambda line: line["game"])


def test_a_match_and_its_records(tmp_path):
    told = run_json("match", *SMALL, "--games", 6, "--to", tmp_path / "m", "--komi", 2.5)
    assert told["games"] == told["wins"] + told["losses"] + told["draws"] == 6
    assert sum(told["as_black"].values()) == sum(told["as_white"].values()) == 3
    assert told["forfeits"] == []
    for line in lines(tmp_path / "m"):
        record = parse_game((tmp_path / "m" / line["sgf"]).read_bytes())
        assert [problem.code for problem in record.problems if problem.code != "few-moves"] == []
        assert (record.komi, record.result, record.num_moves) == (2.5, line["result"], line["num_moves"])
        assert (record.black, record.white) == SMALL[:2][:: 1 if line["black"] == "a" else -1]
    records = [parse_game(path.read_bytes()).moves for path in sorted((tmp_path / "m").glob("*.sgf"))]
    assert [records[0][:4], records[2][:4]] == [records[1][:4], records[3][:4]]


def test_any_number_of_workers_and_any_interruption_give_the_same(tmp_path):
    run("match", *SMALL, "--games", 8, "--to", tmp_path / "one")
    two = [word if word != 1 else 2 for word in SMALL]
    run("match", *two, "--games", 4, "--to", tmp_path / "two")
    kept = (tmp_path / "two" / "results.jsonl").read_bytes()
    (tmp_path / "two" / "results.jsonl").write_bytes(kept[:-20])  # killed while it wrote
    assert run("match", *two, "--games", 8, "--to", tmp_path / "two").code == 0
    assert lines(tmp_path / "one") == lines(tmp_path / "two")
    assert [p.read_bytes() for p in sorted((tmp_path / "one").glob("*.sgf"))] == [
        p.read_bytes() for p in sorted((tmp_path / "two").glob("*.sgf"))
    ]


def test_a_match_that_is_killed_goes_on(tmp_path):
    command = ["match", *map(str, SMALL), "--games", "24", "--to", str(tmp_path / "m")]
    started = launch([sys.executable, "-m", "pipeline", *command], cwd=ROOT, stdout=subprocess.PIPE)
    results = tmp_path / "m" / "results.jsonl"
    wait_until(lambda: results.exists() and results.read_bytes().count(b"\n") >= 3)
    os.kill(started.pid, signal.SIGKILL)
    started.communicate()
    done = results.read_bytes().count(b"\n")
    told = run_json(*command)
    assert told["games"] == 24
    assert done >= 3
    run("match", *SMALL, "--games", 24, "--to", tmp_path / "whole")
    assert lines(tmp_path / "m") == lines(tmp_path / "whole")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere programs end when their input does, or not")
@pytest.mark.parametrize("jobs", [1, 2])
def test_other_programs_die_with_a_match_that_is_killed(tmp_path, jobs):
    log = tmp_path / "log"
    hanging = f"gtp:{sys.executable} {SCRIPTED} --log {log} hang"
    words = ["match", hanging, "ryder", "--size", "5", "--jobs", str(jobs), "--to", str(tmp_path / "m")]
    started = launch([sys.executable, "-m", "pipeline", *words], cwd=ROOT)
    wait_until(lambda: log.exists() and "genmove" in log.read_text(encoding="utf-8"))
    started.kill()
    started.wait()
    wait_until(lambda: all(str(log) not in p.command or p.state == "Z" for p in processes()), within_s=30)


def test_a_finished_match_is_only_reported(tmp_path):
    first = run_json("match", *SMALL, "--games", 2, "--to", tmp_path / "m")
    assert run_json("match", *SMALL, "--games", 2, "--to", tmp_path / "m") == first


def test_a_folder_is_played_in_by_one_command_at_a_time(tmp_path):
    with MatchFolder.open(tmp_path / "m", {"size": 5}):
        second = MatchFolder.open(tmp_path / "m", {"size": 5})
        with pytest.raises(KatachiError, match="another command plays there"):
            second.__enter__()
    with MatchFolder.open(tmp_path / "m", {"size": 5}) as folder:
        assert folder.results == {}


def test_a_folder_whose_match_was_killed_before_its_head_was_whole_is_empty(tmp_path):
    (tmp_path / ".match.json.part").write_text('{"form')
    with MatchFolder.open(tmp_path, {"size": 5}):
        assert sorted(path.name for path in tmp_path.iterdir()) == ["match.json", "results.jsonl"]
    (tmp_path / "match.json").unlink()
    with pytest.raises(UsageError, match="not empty"), MatchFolder.open(tmp_path, {"size": 5}):
        pytest.fail("another's folder")


def test_a_folder_holds_one_match(tmp_path):
    run("match", *SMALL, "--games", 2, "--to", tmp_path / "m")
    ran = run("match", *SMALL, "--games", 2, "--to", tmp_path / "m", "--seed", 5)
    assert (ran.code, ran.out) == (2, "")
    assert "holds a match with seed 1, not 5" in ran.err
    ran = run("match", *SMALL, "--games", 2, "--to", tmp_path / "m", "--size", 7)
    assert "holds a match with size 5, not 7" in ran.err
    ran = run("match", *SMALL, "--games", 2, "--to", tmp_path / "m", "--black", "B")
    assert "holds a match without black, not with b" in ran.err
    ran = run("selfplay", "--size", 5, "--to", tmp_path / "m")
    assert (ran.code, ran.err) == (
        2,
        f"katachi: {tmp_path / 'm'}: holds a match, not selfplay; give --to another folder\n",
    )
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("dear")
    assert "not empty" in run("match", *SMALL, "--to", tmp_path / "other").err


def test_a_folder_where_no_game_was_finished_is_the_next_matchs(tmp_path):
    folder = tmp_path / "m"
    ran = run("match", "gtp:no-such-program-here", *SMALL[1:], "--games", 2, "--to", folder)
    assert (ran.code, "cannot be started" in ran.err) == (1, True)
    assert run("match", *SMALL, "--games", 2, "--to", folder).code == 0
    assert run_json("match", *SMALL, "--games", 2, "--to", folder)["games"] == 2
    assert json.loads((folder / "match.json").read_text("utf-8"))["a"] == SMALL[0]


def test_the_same_engine_has_the_same_name_in_folder_report_and_records(tmp_path):
    rest = (*SMALL[2:], "--games", 2, "--to", tmp_path)
    found = run_json("match", "ryder:level=10", "ryder:level=02", *rest)
    assert (found["a"], found["b"]) == SMALL[:2]
    assert run_json("match", *SMALL[:2], *rest) == found
    record = parse_game((tmp_path / "0001.sgf").read_bytes())
    assert (record.black, record.white) == SMALL[:2]


def test_a_sequential_test_ends_a_match(tmp_path):
    weak = f"gtp:{sys.executable} {SCRIPTED} pass"
    words = ("match", "ryder", weak, "--size", 5, "--jobs", 1, "--sprt", 0, 400, "--games", 200)
    told = run_json(*words, "--to", tmp_path / "m")
    assert told["sprt"]["verdict"] == "H1"
    assert told["games"] == told["wins"] < 60
    assert "SPRT of 0 against 400 Elo: H1" in run(*words, "--to", tmp_path / "m").out


@pytest.mark.parametrize("bounds", [(5, 5), (20, 0)])
def test_a_sequential_test_that_decides_nothing_is_refused(tmp_path, bounds):
    ran = run("match", *SMALL, "--sprt", *bounds, "--to", tmp_path / "m")
    assert (ran.code, "decides nothing; give ELO0 below ELO1" in ran.err) == (2, True)
    assert not (tmp_path / "m").exists()


def test_a_match_with_forfeits_tells_of_them(tmp_path):
    log = tmp_path / "log"
    crashing = f"gtp:{sys.executable} {SCRIPTED} --log {log} 'crash'"
    words = ("match", crashing, "ryder", "--size", 5, "--jobs", 1, "--games", 2, "--to", tmp_path / "m")
    told = run_json(*words)
    assert log.exists()
    assert told["losses"] == 2
    assert [(found["loser"], found["kind"]) for found in told["forfeits"]] == [("a", "crash")] * 2
    assert "forfeited by" in run(*words).out
    assert not any(str(log) in process.command for process in processes())


def test_a_match_keeps_what_programs_call_themselves(tmp_path):
    version = tmp_path / "version"
    program = f"gtp:sh -c 'exec {sys.executable} {SCRIPTED} --version $(cat {version}) pass'"
    words = ("match", "ryder", program, "--size", 5, "--jobs", 1, "--to", tmp_path / "m")
    version.write_text("1.0")
    assert f"b: {program} (Scripted 1.0)\n" in run(*words, "--games", 2).out
    results = tmp_path / "m" / "results.jsonl"
    old, kept = results.read_text(encoding="utf-8").splitlines()
    old = json.dumps({key: value for key, value in json.loads(old).items() if key != "identities"})
    results.write_text(f"{old}\n{kept}\n", encoding="utf-8")  # a line as it was before they were kept
    version.write_text("1.1")
    ran = run(*words, "--games", 5)
    assert ran.out.startswith(f"a: ryder\nb: {program} (Scripted 1.0 in 1 game, Scripted 1.1 in 3 games)\n\n")
    told = run_json(*words, "--games", 5)
    assert told["identities"] == {"a": {}, "b": {"Scripted 1.0": 1, "Scripted 1.1": 3}}


def test_handicap_and_openings(tmp_path):
    assert run("match", *SMALL, "--handicap", 2, "--to", tmp_path / "m").code == 2  # none on 5x5
    words = ("match", "ryder", "ryder", "--size", 7, "--jobs", 1, "--games", 2)
    run(*words, "--handicap", 3, "--to", tmp_path / "h")
    record = parse_game((tmp_path / "h" / "0001.sgf").read_bytes())
    assert (record.handicap, record.komi, decode_moves(record.moves)[0][0]) == (3, 0.5, WHITE)
    (tmp_path / "o.sgf").write_bytes(sgf(random_moves(3, 12, 7), 7))
    given = ("--openings", tmp_path / "o.sgf", "--opening-moves", 5)
    run(*words, *given, "--to", tmp_path / "o")
    moves = [at for _, at in decode_moves(parse_game((tmp_path / "o" / "0002.sgf").read_bytes()).moves)[:5]]
    assert moves == [point(col, row) for _, col, row in random_moves(3, 5, 7)]
    assert run(*words, *given, "--handicap", 3, "--to", tmp_path / "x").code == 2


def test_one_side_may_be_black_in_all_games(tmp_path):
    words = ("match", *SMALL[:2], "--size", 7, "--jobs", 1, "--games", 3, "--handicap", 2)
    told = run_json(*words, "--black", "B", "--to", tmp_path / "m")
    assert (sum(told["as_black"].values()), sum(told["as_white"].values())) == (0, 3)
    records = [parse_game(path.read_bytes()) for path in sorted((tmp_path / "m").glob("*.sgf"))]
    assert {(record.black, record.white, record.handicap) for record in records} == {(*SMALL[1::-1], 2)}
    assert len({record.moves[:4] for record in records}) == 3
    assert (
        "holds a match with black b, not without; give --to another folder"
        in run(*words, "--to", tmp_path / "m").err
    )


def test_a_game_of_a_task_needs_nothing_else():
    spec = read_spec("ryder")
    played = play(
        MatchGameTask(1, ("a", spec), ("b", spec), Match("ryder", "ryder", 1, 5).conditions, None, 1, 2, 0)
    )
    assert isinstance(played, PlayedGame)
    assert played.verdict.ending == "agreed"
