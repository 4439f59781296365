"""`katachi gtp`: every command, byte for byte where the answer is known, and by its form where it is not."""

import json
import os
import random
import re
import subprocess
import sys
import threading
import time
from io import BytesIO
from pathlib import Path

import pytest
from cli_runner import run
from gtp_parser import COLOR, POINT, answers, board, drawing, info_line
from thorough import repeated

from engine.gtp import open_session
from engine.gtp.clock import Clock
from engine.players import load_player
from engine.points import BLACK, WHITE
from pipeline.gtp_streams import GtpConversation

DATA = Path(__file__).parents[1] / "data" / "gtp"
ROOT = Path(__file__).parents[2]
POSITION = (
    "boardsize 7\nkomi 0.5\ngogui-play_sequence b B2 w C2 b C3 w D3 b B3 w D2 b C1 w B1 b D4 w E4 b C4 w A2\n"
)


def talk(*lines, options=()):
    """The answers to some lines, in a conversation of their own."""
    ran = run("gtp", *options, stdin="".join(f"{line}\n" for line in lines).encode())
    assert (ran.code, ran.err) == (0, "")
    return answers(ran.out)


def ask(*lines):
    """The text of the last answer; all must be good."""
    told = talk(*lines)
    assert [answer for answer in told if not answer.ok] == []
    return told[-1].text


def at_position(*lines):
    return ask(*POSITION.splitlines(), *lines)


def commands():
    return ask("list_commands").splitlines()


# -- byte for byte ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["protocol", "finished"])
def test_a_conversation(name):
    text = (DATA / f"{name}.txt").read_text(encoding="utf-8")
    sent = "".join(line[2:] for line in text.splitlines(keepends=True) if line.startswith("> "))
    expected = "".join(line for line in text.splitlines(keepends=True) if not line.startswith("> "))
    ran = run("gtp", stdin=sent.encode())
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == expected


def test_line_ends_of_other_systems_control_characters_and_no_end_at_all():
    ran = run(
        "gtp", stdin=b"1 protocol\x07_version\r\n\r\n\t2\tprotocol_version\t\r\n#x\r\n3 protocol_version"
    )
    assert ran.out == "=1 2\n\n=2 2\n\n=3 2\n\n"


@pytest.mark.parametrize("closed", [0, 1])
def test_a_stream_that_is_closed_is_told(closed):
    ended = subprocess.run(
        [sys.executable, "-m", "pipeline", "gtp"],
        preexec_fn=lambda: os.close(closed),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr == "katachi: gtp talks by standard input and output, and one of them is closed\n"


def test_nothing_is_answered_after_quit():
    assert [told.text for told in talk("quit", "name")] == [""]


def test_name_and_version_can_be_another_programs():
    told = talk("name", "version", options=("--tell-name", "KataGo", "--tell-version", "1.9"))
    assert [answer.text for answer in told] == ["KataGo", "1.9"]


def test_every_command_is_in_a_test():
    """Here, in a conversation, or in test_regress.py, which has the questions of regression suites."""
    texts = [path.read_text(encoding="utf-8") for path in (*DATA.glob("*.txt"), Path(__file__))]
    texts.append((ROOT / "docs" / "regression.md").read_text(encoding="utf-8"))
    named = set(re.findall(r"[\w-]+", "\n".join(texts)))
    counters = {name for name in commands() if name.startswith("reset_") or name == "report_uncertainty"}
    assert set(commands()) - named - counters - {"clear_cache"} == set()


def test_every_command_is_on_a_page():
    pages = "".join((ROOT / "docs" / f"{name}.md").read_text("utf-8") for name in ("playing", "regression"))
    counters = {name for name in commands() if re.fullmatch("reset_.*_counter", name)}
    assert {name for name in commands() if not re.search(rf"`{name}[ `]", pages)} - counters == set()


# -- moves -----------------------------------------------------------------------------------------


def test_genmove_plays_and_reg_genmove_does_not():
    lines = ["boardsize 9", "reg_genmove b", "genmove b", "reg_genmove w", "undo", "reg_genmove b"]
    told = [answer.text for answer in talk(*lines)]
    assert told[1] == told[2] == told[5] != told[3]


def test_no_level_beyond_the_highest_comes_in_behind_zeros():
    assert POINT.match(ask("boardsize 5", "level 0000000010000", "reg_genmove b"))


def test_a_number_behind_zeros_is_what_it_says():
    zeros = 5000 * "0"
    assert ask(f"boardsize {zeros}19", "query_boardsize") == "19"
    assert len(ask(f"fixed_handicap {zeros}3").split()) == 3
    assert ask("boardsize 5", "play b A1", "play w A2", f"gg-undo {zeros}2", "move_history") == ""
    refused = talk(f"boardsize 1{zeros}", f"boardsize {zeros}26", f"boardsize {zeros}", "query_boardsize")
    assert [told.text for told in refused] == [*3 * ["unacceptable size"], "19"]


def test_a_whole_game_is_legal_and_is_scored():
    turns = [f"genmove {'bw'[number % 2]}" for number in range(60)]
    told = talk("boardsize 5", "komi 0.5", *turns, "final_score", "final_status_list dead")
    moves = [answer.text for answer in told[2:-2]]
    assert "pass" in moves
    assert set(moves[moves.index("pass") + 2 :]) == {"pass"}
    assert re.fullmatch(r"[BW]\+\d+\.5", told[-2].text)


@pytest.mark.parametrize("command", ["top_moves", "top_moves_black", "top_moves_white"])
def test_top_moves_are_pairs_of_point_and_value(command):
    words = at_position(command).split(" ")
    values = [float(word) for word in words[1::2]]
    assert all(POINT.match(word) for word in words[::2])
    assert values == sorted(values, reverse=True)
    assert len(words) == 20


def test_a_free_handicap_has_as_many_stones_as_were_asked_for():
    for size, number in ((5, 3), (9, 12), (19, 9), (2, 3)):
        points = ask(f"boardsize {size}", f"place_free_handicap {number}").split()
        assert len(set(points)) == len(points) <= number
        assert len(points) == number or size == 2


def test_loadsgf(tmp_path):
    (tmp_path / "a game.sgf").write_bytes(b"(;GM[1]SZ[5]KM[1.5];B[cc];W[bb];B[dd])")
    path = tmp_path / "a game.sgf"
    told = talk(
        f"loadsgf {path} 3", "is_legal b D2", "undo", "is_legal w B4", f"loadsgf {path}", "is_legal w D2"
    )
    assert [answer.text for answer in told] == ["", "1", "", "1", "", "0"]
    assert talk(f"loadsgf {tmp_path / 'none.sgf'}")[0].text.startswith("cannot load file: ")
    told = talk(f'loadsgf "{path}"', "is_legal w D2", f'loadsgf "{path}" 2', "is_legal w D2")
    assert [answer.text for answer in told] == ["", "0", "", "1"]
    assert talk(f"loadsgf {path} {'3'.zfill(20)}", "last_move")[1].text == "white B4"


def test_loadsgf_of_a_name_or_a_handicap_that_is_far_too_long_is_no_fault(tmp_path):
    (tmp_path / "a.sgf").write_bytes(b"(;GM[1]SZ[9]HA[" + b"9" * 5000 + b"];B[cc])")
    told = talk(f"loadsgf {'a ' * 3000}", f"loadsgf {tmp_path / 'a.sgf'} 1", "reg_genmove w")
    assert [answer.ok for answer in told] == [False, True, True]
    assert told[0].text.startswith("cannot load file: a a ")
    assert told[0].text.endswith(" a: cannot be read: File name too long")


# -- analysis --------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["lz-analyze", "kata-analyze"])
def test_an_analysis_is_ended_by_the_next_command(command):
    told = talk(*POSITION.splitlines(), f"5 {command} w 10 maxmoves 3", "6 name")
    assert [answer.number for answer in told[-2:]] == ["5", "6"]
    first, *lines = told[-2].text.split("\n")
    assert first == ""
    moves, ownership, root = info_line(lines[0], 7)
    assert (len(moves), ownership, root) == (3, [], {})
    assert told[-1].text == "Katachi"


@pytest.mark.parametrize("command", ["lz-genmove_analyze", "kata-genmove_analyze"])
def test_a_move_with_its_analysis(command):
    move = at_position("reg_genmove w")
    first, line, last = at_position(f"{command} w 50").split("\n")
    assert (first, last) == ("", f"play {move}")
    assert info_line(line, 7)[0][0]["move"] == move


def kata(*words):
    """What an analysis says of the position."""
    told = talk(*POSITION.splitlines(), " ".join(("kata-analyze", *words)))
    return info_line(told[-1].text.split("\n")[1], 7)


def test_options_of_an_analysis():
    moves, ownership, root = kata("b", "10", "ownership", "true", "rootInfo", "true", "maxmoves", "2")
    assert (len(moves), len(ownership)) == (2, 49)
    assert root["visits"] == sum(move["visits"] for move in moves)
    best = moves[0]["move"]
    assert best not in [move["move"] for move in kata("b", "avoid", "b", f"{best},A7", "5")[0]]
    assert best in [move["move"] for move in kata("b", "avoid", "w", best, "5")[0]]
    allowed = kata("b", "allow", "b", f"{best},E5", "1")[0]
    assert {move["move"] for move in allowed} <= {best, "E5"}
    assert len(kata("b", "interval", "20", "minmoves", "15", "pvVisits", "true")[0]) == 15


def test_leads_are_of_the_side_that_moves_komi_counted():
    told = talk("boardsize 5", "komi 20", "kata-analyze b", "kata-analyze w", "play b C3", "kata-analyze 10")
    leads = [
        info_line(answer.text.split("\n")[1], 5)[0][0]["scoreLead"]
        for answer in told
        if "info" in answer.text
    ]
    assert leads[0] < 0 < leads[1]
    assert leads[2] > 0


@pytest.mark.parametrize(
    "words",
    [
        "interval",
        "b often 3 4",
        "avoid b",
        "avoid green A1 1",
        "avoid b A1 many",
        "allow b Z1 1",
        "interval x",
    ],
)
def test_options_that_are_wrong(words):
    assert not talk(f"kata-analyze {words}", "stop")[0].ok or words == "b often 3 4"


def test_the_rules():
    rules = json.loads(ask("kata-get-rules"))
    assert (rules["ko"], rules["scoring"], rules["suicide"]) == ("POSITIONAL", "AREA", False)


# -- GoGui -----------------------------------------------------------------------------------------


def test_the_list_of_analyze_commands_names_commands_and_types_that_there_are():
    types = {"gfx", "hstring", "pspairs", "varc", "dboard", "cboard", "sboard", "plist", "string"}
    for line in ask("gogui-analyze_commands").splitlines():
        kind, label, command = line.split("/")
        assert kind in types
        assert label
        assert command.split()[0] in commands()
        assert set(command.split()[1:]) <= {"%c", "%p", "dead", "seki"}


@pytest.mark.parametrize("command", ["katachi-territory", "katachi-influence"])
def test_boards_of_numbers(command):
    assert all(-1 <= float(word) <= 1 for row in board(at_position(command), 7) for word in row)


def test_boards_of_colors_and_of_words():
    stones = [(5, 1), (6, 2), (5, 2), (3, 2), (3, 3), (3, 4), (4, 3), (4, 1), (4, 2), (5, 3), (5, 0), (6, 1)]
    colored = board(at_position("katachi-strength"), 7)
    assert {(r, c) for r in range(7) for c in range(7) if colored[r][c]} == set(stones)
    assert all(COLOR.match(word) for row in colored for word in row if word)
    for command, words in (
        ("katachi-tactics", r"lost|thr|"),
        ("katachi-safety", r"safe|dead|B|W|"),
        ("katachi-eyes", r"\d+/\d+|"),
    ):
        told = board(at_position(command), 7)
        assert all(re.fullmatch(words, word) for row in told for word in row), command


def test_drawings():
    candidates = drawing(at_position("katachi-candidates w"))
    assert set(candidates) == {"LABEL", "INFLUENCE", "CIRCLE", "TEXT"}
    assert candidates["CIRCLE"] == [[at_position("reg_genmove w")]]
    groups = drawing(at_position("katachi-groups"))
    assert sorted(point for words in groups["COLOR"] for point in words[1:]) == sorted(
        ["B2", "C2", "C3", "D3", "B3", "D2", "C1", "B1", "D4", "E4", "C4", "A2"]
    )


def test_the_line_of_a_group():
    # White's three in a row in the corner, Black around
    stones = [("b", "A3 B3 C3 D3 E3 E2 E1"), ("w", "A2 B2 C2 D2 D1")]
    setup = " ".join(f"{color} {at}" for color, points in stones for at in points.split())
    begun = ("boardsize 9", f"gogui-setup {setup}")
    attack = drawing(talk(*begun, "katachi-attack_line B2")[-1].text)
    assert attack["VAR"] == [["b", "B1"]]
    assert attack["COLOR"] == [["#60b060", "A3", "B3", "C3", "D3", "E3", "E2", "E1"]]
    assert attack["TEXT"][0][:4] == ["B2", "killed:", "yes;", "too"]
    defence = drawing(talk(*begun, "katachi-defend_line B2")[-1].text)
    assert defence["VAR"] == [["w", "B1"]]
    assert defence["TEXT"][0][:6] == ["B2", "saved:", "yes;", "it", "has", "two"]
    assert not talk(*begun, "katachi-attack_line J9")[-1].ok


def test_points_pairs_lines_and_texts():
    assert all(POINT.match(word) for word in at_position("katachi-threatened").split())
    pairs = at_position("katachi-patterns b").split()
    assert all(POINT.match(word) for word in pairs[::2])
    assert all(word.isdecimal() for word in pairs[1::2])
    assert all(POINT.match(word) for word in at_position("katachi-line b").split())
    assert len(at_position("katachi-top_moves b").splitlines()) == 10
    connections = at_position("katachi-connections").splitlines()
    assert all(re.match(r"[A-G][1-7] [A-G][1-7]: \w", line) for line in connections)
    still = at_position("katachi-potential D4").splitlines()
    assert all(re.search(r"\w[:,] [A-G][1-7]", line) for line in still)
    reasons = at_position("katachi-reasons b E3").splitlines()
    assert reasons[0].startswith("E3: ")
    assert all(re.match(r"[+-]\d+\.\d\d \S", line) for line in reasons[1:])
    assert at_position("katachi-reasons b A7") == "not in the list"


def test_an_interrupt_is_no_command():
    assert [told.text for told in talk("# interrupt", "gogui-interrupt", "# interrupt", "name")] == [
        "",
        "Katachi",
    ]


# -- time ------------------------------------------------------------------------------------------


def test_what_a_move_may_take():
    clock = Clock()
    assert clock.for_move(BLACK, 19, 0) is None
    clock.set(["0", "30", "0"])
    assert clock.for_move(BLACK, 19, 0) is None
    clock.set(["600", "0", "0"])
    assert 2 < clock.for_move(BLACK, 19, 0) < 10
    assert clock.for_move(BLACK, 19, 250) > clock.for_move(BLACK, 19, 0)
    clock.tell_left(WHITE, "20", "5")
    assert clock.for_move(WHITE, 19, 100) == 3.5
    clock.tell_left(BLACK, "0", "0")
    assert clock.for_move(BLACK, 19, 100) == 0
    clock.set_kgs(["none"])
    assert clock.for_move(BLACK, 19, 0) is None
    clock.set_kgs(["byoyomi", "0", "10", "3"])
    assert 0 < clock.for_move(BLACK, 19, 0) < 10


@pytest.mark.parametrize("size", [5, 9, 19])
def test_absolute_time_is_never_used_up(size):
    clock = Clock()
    clock.set(["60", "0", "0"])
    left_s = 60.0
    for number in range(3 * size * size):
        clock.tell_left(BLACK, str(left_s), "0")
        left_s -= clock.for_move(BLACK, size, number)
        assert left_s > 0


# -- anything --------------------------------------------------------------------------------------


def random_lines(number, seed):
    """Commands that there are and that there are not, with words that fit and that do not."""
    chance = random.Random(seed)
    names = [name for name in commands() if name not in ("quit", "boardsize", "loadsgf")]
    words = [
        "b",
        "w",
        "white",
        "pass",
        "resign",
        "0",
        "1",
        "3",
        "-1",
        "1e9",
        "nan",
        "10",
        "true",
        "dead",
        "seki",
    ]
    words += [
        "A1",
        "C3",
        "D4",
        "E5",
        "A5",
        "J9",
        "Z99",
        "ownership",
        "maxmoves",
        "avoid",
        "#",
        "\x01",
        "囲",
        "%p",
    ]
    rare = [
        "boardsize 5",
        "boardsize 3",
        "boardsize 1",
        "boardsize 4",
        "clear_board",
        "loadsgf nothing.sgf",
        "",
    ]
    for _ in range(number):
        kind = chance.random()
        if kind < 0.45:
            yield f"play {chance.choice('bw')} {chance.choice('ABCDE')}{chance.randint(1, 5)}"
        elif kind < 0.55:
            yield f"genmove {chance.choice('bw')}"
        elif kind < 0.63:
            yield chance.choice(rare)
        elif kind < 0.66:
            yield "".join(chance.choice("abz =?#\t\r\x7f\x1b7") for _ in range(chance.randint(0, 12)))
        else:
            number = f"{chance.randint(0, 999)} " if chance.random() < 0.3 else ""
            given = [chance.choice(words) for _ in range(chance.randint(0, 3))]
            yield " ".join([number + chance.choice(names), *given])


def is_answered(line):
    """By the protocol: whether anything is left of a line without control characters and comment."""
    kept = "".join(char for char in line if char == "\t" or (char >= " " and char != "\x7f"))
    return bool(kept.split("#")[0].strip(" \t"))


def test_thousands_of_lines_of_anything_are_answered_line_by_line():
    lines = ["boardsize 5", *random_lines(repeated(4_000, 10_000), 7)]
    ran = run("gtp", stdin="".join(f"{line}\n" for line in lines).encode())
    assert ran.code == 0
    assert ran.err == ""
    assert len(answers(ran.out)) == sum(map(is_answered, lines))
    assert "internal error" not in ran.out


def test_a_fault_of_ours_is_an_answer_and_a_note_and_not_the_end():
    session = open_session(load_player("ryder"))

    def broken(words):
        raise ZeroDivisionError("by zero")

    session.add("broken", broken)
    said, noted = [], []
    GtpConversation(session, BytesIO(b"1 broken\n2 name\n").read, said.append, noted.append).run()
    assert b"".join(said) == b"?1 internal error: ZeroDivisionError: by zero\n\n=2 Katachi\n\n"
    assert len(noted) == 1
    assert "by zero" in noted[0]


def test_a_line_that_is_too_long_is_refused_at_once_and_is_not_the_end():
    session = open_session(load_player("ryder"))
    sent = b"1 komi " + b"7" * 30_000_000 + b"\n#" + b"x" * 100_000 + b"\n2 name\n3 " + b"x" * 100_000
    said, noted = [], []
    began = time.process_time()
    GtpConversation(session, BytesIO(sent).read, said.append, noted.append).run()
    assert time.process_time() - began < 1
    refused = b"line too long: at most 65536 bytes\n\n"
    assert (said, noted) == ([b"?1 " + refused, b"=2 Katachi\n\n", b"?3 " + refused], [])


@pytest.mark.parametrize("line", ["play b {}", "play {} a1", "komi {}", "lz-analyze b x{}", "loadsgf {}"])
def test_an_error_does_not_repeat_all_of_a_long_word(line):
    (told,) = talk(line.format(60_000 * "9"))
    assert not told.ok
    assert 600 < len(told.text) < 700


def test_an_interrupt_reaches_the_command_under_way():
    session = open_session(load_player("ryder"))
    asked = threading.Event()

    def long_command(words):
        asked.set()
        while not session.interrupted:
            time.sleep(0.001)
        return "ended"

    def lines():
        yield b"1 long\n"
        asked.wait()
        yield b"# inter"
        yield b"rupt\n2 name"

    session.add("long", long_command)
    said, source = [], lines()
    GtpConversation(session, lambda size: next(source, b""), said.append, said.append).run()
    assert b"".join(said) == b"=1 ended\n\n=2 Katachi\n\n"


def test_an_interrupt_that_comes_with_its_command_reaches_it_and_no_later_one():
    session = open_session(load_player("ryder"))

    def long_command(words):
        until = time.monotonic() + float(words[0])
        while not session.interrupted and time.monotonic() < until:
            time.sleep(0.001)
        return "interrupted" if session.interrupted else "not interrupted"

    session.add("long", long_command)
    said, source = [], iter([b"1 long 20\n# interrupt\n2 long 0\n"])
    GtpConversation(session, lambda size: next(source, b""), said.append, said.append).run()
    assert b"".join(said) == b"=1 interrupted\n\n=2 not interrupted\n\n"


# -- a process -------------------------------------------------------------------------------------


@pytest.fixture
def process():
    started = subprocess.Popen(
        [sys.executable, "-m", "pipeline", "gtp", "--engine", "ryder"],
        cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, bufsize=1,
    )  # fmt: skip
    yield started
    started.kill()
    started.wait()
    for pipe in (started.stdin, started.stdout, started.stderr):
        pipe.close()


def send(process, line):
    process.stdin.write(line + "\n")
    process.stdin.flush()


def read_answer(process):
    lines = []
    while True:
        line = process.stdout.readline()
        assert line, process.stderr.read()
        if line == "\n":
            return lines
        lines.append(line)


def test_over_pipes(process):
    send(process, "1 boardsize 5")
    assert read_answer(process) == ["=1 \n"]
    send(process, "2 kata-analyze b 5")
    assert process.stdout.readline() == "=2\n"
    reports = [process.stdout.readline() for _ in range(3)]  # three of them come while nothing is sent
    assert all(info_line(report.rstrip("\n"), 5)[0] for report in reports)
    send(process, "3 genmove b")
    while (line := process.stdout.readline()) != "\n":
        assert line == reports[0]
    assert read_answer(process)[0].startswith("=3 ")
    send(process, "4 lz-analyze w 5")
    assert process.stdout.readline() == "=4\n"
    send(process, "")  # an empty line ends it, too
    while process.stdout.readline() != "\n":
        pass
    send(process, "quit")
    assert read_answer(process) == ["= \n"]
    assert process.wait(timeout=20) == 0
    assert process.stderr.read() == ""


def test_the_end_of_the_input_is_the_end(process):
    started = time.monotonic()
    send(process, "lz-analyze b 1000")
    process.stdin.close()
    assert process.wait(timeout=30) == 0
    assert time.monotonic() - started < 30


def test_after_handicap_stones_white_is_to_play_and_so_the_score_is_told():
    told = talk("fixed_handicap 4", "estimate_score", "gogui-setup_player b", "estimate_score")
    white_next, black_next = (float(told[i].text.removeprefix("B+")) for i in (1, 3))
    assert 20 < white_next < black_next - 10


@pytest.mark.parametrize("new_game", ["clear_board", "boardsize 9", "fixed_handicap 2"])
def test_a_setup_is_not_taken_back_in_another_game(new_game):
    told = talk("boardsize 9", "gogui-setup b C3", "gogui-setup e C3", new_game, "gogui-undo_setup")
    assert [reply.ok for reply in told] == [True, True, True, True, False]


def test_setups_are_taken_back_one_after_the_other():
    told = talk(
        "boardsize 9", "play b E5", "gogui-setup w C3", "gogui-setup w D4", "play b G7", "gogui-undo_setup",
        "list_stones white", "gogui-undo_setup", "list_stones white", "gogui-undo_setup", "undo",
    )  # fmt: skip
    assert [told[i].text for i in (6, 8)] == ["C3", ""]
    assert [told[i].ok for i in (5, 7, 9, 10)] == [True, True, False, True]
