"""Real dirt, in small records of our own: each file, and the whole record that must come of it."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from pipeline.errors import RejectedGame
from pipeline.records import GameRecord, Problem
from pipeline.sgf import PROBLEMS, REJECTIONS, parse_game

FOLDER = Path(__file__).parents[1] / "data" / "dirty"
MOVES = b"pdDPppDDqfNCcnFQbpCQdjJPnqQNpnQOpoQPpqPMomPLolPK"
#: What every file of the folder says when nothing is wrong with it.
CLEAN = GameRecord(
    size=19,
    setup=b"",
    moves=MOVES,
    black="Ito Haru",
    white="Sato Ren",
    black_rank="5d",
    white_rank="6d",
    komi=6.5,
    result="B+R",
    date="2003-05-04",
    year=2003,
)
#: file: how its record differs from that, and the problems
RECORDS: dict[str, tuple[dict[str, object], list[Problem]]] = {
    "begins-with-semicolon-and-is-not-closed.sgf": ({}, [Problem("missing-start"), Problem("truncated", 25)]),
    "begins-with-semicolon.sgf": ({}, [Problem("missing-start"), Problem("variations")]),
    "big5-declared.sgf": ({"black": "許功蓋", "encoding": "big5hkscs"}, []),
    "big5-undeclared.sgf": (
        {"black": "許功蓋", "white": "陳國華", "black_rank": "五段", "encoding": "big5"},
        [Problem("guessed-charset", None, "big5")],
    ),
    "cut-between-nodes.sgf": ({}, [Problem("truncated", 25)]),
    "cut-in-a-value.sgf": ({"moves": MOVES[:42]}, [Problem("truncated", 22)]),
    "cut-in-a-variation.sgf": ({}, [Problem("truncated"), Problem("variations")]),
    "date-chinese.sgf": ({}, [Problem("date-form", None, "DT[2003年5月4日]")]),
    "date-day-or-month.sgf": ({"date": "2003"}, [Problem("bad-date", None, "DT[4/5/2003]")]),
    "date-english.sgf": ({}, [Problem("date-form", None, "DT[May 4, 2003]")]),
    "date-era.sgf": ({}, [Problem("date-form", None, "DT[平成15年5月4日]")]),
    "date-impossible.sgf": ({"date": "2003-02"}, [Problem("bad-date", None, "DT[2003-02-30]")]),
    "date-nonsense.sgf": ({"date": "", "year": None}, [Problem("bad-date", None, "DT[last summer]")]),
    "date-not-set-on-a-server.sgf": (
        {"date": "", "year": None},
        [Problem("date-unset", None, "DT[1970-01-01]")],
    ),
    "date-range.sgf": (
        {"date": "2003-05-04,2003-05-06"},
        [Problem("date-form", None, "DT[2003-05-04~2003-05-06]")],
    ),
    "date-shorthand.sgf": ({"date": "2003-05-04,2003-05-05,2003-06-01"}, []),
    "date-slashes.sgf": ({}, [Problem("date-form", None, "DT[2003/5/4]")]),
    "date-with-time.sgf": ({}, [Problem("date-form", None, "DT[2003-05-04 20:15:00]")]),
    "escapes-and-line-ends.sgf": ({"event": "Club [A] match: round: 2", "round": "2 (final)"}, []),
    "euc-jp-undeclared.sgf": (
        {"black": "伊藤春", "white": "佐藤蓮", "black_rank": "五段", "encoding": "euc_jp"},
        [Problem("guessed-charset", None, "euc_jp")],
    ),
    "euc-kr-declared.sgf": ({"black": "김하늘", "encoding": "cp949"}, []),
    "euc-kr-undeclared.sgf": (
        {"black": "김하늘", "white": "박보람", "black_rank": "5단", "encoding": "cp949"},
        [Problem("guessed-charset", None, "cp949")],
    ),
    "few-moves.sgf": ({"moves": MOVES[:14]}, [Problem("few-moves", None, "7 moves")]),
    "gb18030-declared-latin1.sgf": (
        {"black": "王小明", "white": "陈国华", "encoding": "gb18030"},
        [Problem("guessed-charset", None, "gb18030"), Problem("wrong-charset", None, "ISO-8859-1")],
    ),
    "gb18030-declared-utf8.sgf": (
        {"black": "王小明", "white": "陈国华", "encoding": "gb18030"},
        [Problem("guessed-charset", None, "gb18030"), Problem("wrong-charset", None, "UTF-8")],
    ),
    "gb18030-declared.sgf": ({"black": "王小明", "white": "陈国华", "encoding": "gb18030"}, []),
    "gb18030-undeclared.sgf": (
        {"black": "王小明", "white": "陈国华", "black_rank": "5段", "encoding": "gb18030"},
        [Problem("guessed-charset", None, "gb18030")],
    ),
    "given-twice.sgf": ({}, [Problem("duplicate-property", None, "KM, AP")]),
    "handicap-and-black-first.sgf": ({"setup": b"kdkq", "handicap": 2}, [Problem("black-first", 1)]),
    "handicap-disagrees.sgf": (
        {"setup": b"dppd", "moves": b"DCppCIqfNCcnFQbpCQdjJPnqQNpnQOpoQPpqPMomPLolPK", "handicap": 2},
        [Problem("handicap-disagrees", None, "HA[4], 2 stones")],
    ),
    "handicap-in-root.sgf": (
        {"setup": b"dppd", "moves": b"DCppCIqfNCcnFQbpCQdjJPnqQNpnQOpoQPpqPMomPLolPK", "handicap": 2},
        [],
    ),
    "handicap-in-second-node.sgf": (
        {"setup": b"dppd", "moves": b"DC" + MOVES[4:], "handicap": 2},
        [Problem("late-setup")],
    ),
    "handicap-not-a-number.sgf": ({}, [Problem("bad-handicap", None, "HA[6.5]")]),
    "handicap-not-said.sgf": (
        {"setup": b"dppd", "moves": b"DCppCIqfNCcnFQbpCQdjJPnqQNpnQOpoQPpqPMomPLolPK", "handicap": 2},
        [Problem("handicap-unsaid", None, "2 stones")],
    ),
    "handicap-without-stones.sgf": (
        {"moves": b"ppCI" + MOVES[8:], "handicap": 3},
        [Problem("handicap-without-stones", None, "HA[3]")],
    ),
    "json-escapes.sgf": (
        {"event": "Club match <board 2>"},
        [Problem("json-escape", None, "Club match \\u003cboard 2\\u003e")],
    ),
    "ko.sgf": (
        {"size": 9, "setup": b"BBCACCDBabbabc", "moves": b"cb"},
        [Problem("few-moves", None, "1 moves"), Problem("ko", 2, "W[bb]")],
    ),
    "komi-chinese-stones-in-hundredths.sgf": ({"komi": 7.5}, [Problem("komi-in-stones", None, "KM[375]")]),
    "komi-chinese-stones.sgf": ({"komi": 7.5}, [Problem("komi-in-stones", None, "KM[3.75]")]),
    "komi-decimal-comma.sgf": ({"komi": 7.5}, []),
    "komi-eight.sgf": ({"komi": 8.0}, [Problem("komi-scaled", None, "KM[800]")]),
    "komi-hundredths.sgf": ({}, [Problem("komi-scaled", None, "KM[650]")]),
    "komi-in-words.sgf": ({}, []),
    "komi-negative.sgf": ({"komi": -5.5}, []),
    "komi-not-a-number.sgf": ({"komi": None}, [Problem("bad-komi", None, "KM[gote]")]),
    "komi-tenths.sgf": ({}, [Problem("komi-scaled", None, "KM[65]")]),
    "komi-too-many.sgf": ({"komi": None}, [Problem("bad-komi", None, "KM[99999]")]),
    "komi-zero-even-on-a-server.sgf": ({"komi": None}, [Problem("komi-unset", None, "KM[0]")]),
    "komi-zero.sgf": ({"komi": 0.0}, []),
    "latin1-declared.sgf": ({"black": "Jörg Weiß", "encoding": "cp1252"}, []),
    "latin1-undeclared.sgf": (
        {"black": "Jörg Weiß", "encoding": "cp1252"},
        [Problem("guessed-charset", None, "cp1252")],
    ),
    "leading-text.sgf": ({}, [Problem("leading-text", None, "From: ito@example.org\\nSubject: last nigh")]),
    "lossy-utf8.sgf": (
        {"black": "伊�", "white": "�藤", "black_rank": "5段"},
        [Problem("undecodable-text", None, "2 places")],
    ),
    "lost-before.sgf": ({"black": "伊�"}, [Problem("lost-text", None, "1 characters")]),
    "lower-case-move-name.sgf": (
        {"moves": MOVES[:22]},
        [Problem("few-moves", None, "11 moves"), Problem("unreadable-property", 12)],
    ),
    "move-off-the-board.sgf": (
        {"size": 13, "moves": b"cc"},
        [Problem("bad-move", 2, "W[dp]"), Problem("few-moves", None, "1 moves")],
    ),
    "move-without-value.sgf": (
        {"moves": MOVES[:22]},
        [Problem("bad-move", 12, "W[not said]"), Problem("few-moves", None, "11 moves")],
    ),
    "moves-in-root.sgf": ({}, [Problem("root-move", 1)]),
    "name-without-value.sgf": ({"black_rank": ""}, [Problem("empty-property", None, "BR")]),
    "nested-main-line.sgf": ({}, []),
    "no-gm-number.sgf": ({}, [Problem("bad-game-type", None, "Go")]),
    "no-size.sgf": ({}, [Problem("no-size")]),
    "occupied.sgf": (
        {"moves": MOVES[:22]},
        [Problem("few-moves", None, "11 moves"), Problem("occupied", 12, "W[pp]")],
    ),
    "old.mgt": ({}, []),
    "pass-on-21.sgf": ({"size": 21, "moves": MOVES + b"tt::"}, []),
    "passes.sgf": ({"moves": MOVES + b"..::"}, []),
    "result-chinese-resign.sgf": ({}, [Problem("result-in-words", None, "RE[黑中盘胜]")]),
    "result-chinese-stones.sgf": ({"result": "W+7"}, [Problem("result-in-words", None, "RE[白胜 3 1/2 子]")]),
    "result-draw.sgf": ({"result": "0"}, []),
    "result-japanese.sgf": ({"result": "W+5.5"}, [Problem("result-in-words", None, "RE[白番5目半勝ち]")]),
    "result-jigo.sgf": ({"result": "0"}, [Problem("result-in-words", None, "RE[Jigo]")]),
    "result-korean.sgf": ({"result": "W+2.5"}, [Problem("result-in-words", None, "RE[백 2집반승]")]),
    "result-nonsense.sgf": ({"result": "?"}, [Problem("bad-result", None, "RE[see comment]")]),
    "result-quarter-stones.sgf": ({"result": "W+4.5"}, [Problem("result-in-stones", None, "RE[W+2.25]")]),
    "result-resign-in-words.sgf": ({}, [Problem("result-in-words", None, "RE[Black wins by resignation]")]),
    "result-time.sgf": ({"result": "W+T"}, []),
    "result-unknown.sgf": ({"result": "?"}, []),
    "result-void.sgf": ({"result": "Void"}, []),
    "same-colour-twice.sgf": (
        {"moves": b"pdDPppDDqfNCcnFQbpCQdjjpnqQNpnQOpoQPpqPMomPLolPK"},
        [Problem("same-color", 12)],
    ),
    "setup-after-moves.sgf": (
        {"moves": MOVES[:22]},
        [Problem("few-moves", None, "11 moves"), Problem("setup-after-move", 12, "jp")],
    ),
    "setup-in-later-nodes.sgf": ({"setup": b"KBkc"}, [Problem("late-setup", None, "(2 times)")]),
    "setup-off-the-board.sgf": ({"setup": b"kd"}, [Problem("bad-setup", None, "uu")]),
    "setup-position.sgf": ({"setup": b"ADBDCDaaabbacacb"}, []),
    "shift-jis-declared.sgf": ({"black": "表野能人", "white": "佐藤ソノ", "encoding": "cp932"}, []),
    "shift-jis-undeclared.sgf": (
        {"black": "表野能人", "white": "佐藤ソノ", "encoding": "cp932"},
        [Problem("guessed-charset", None, "cp932")],
    ),
    "size-twice-in-one.sgf": ({}, []),
    "stray-bytes.sgf": ({}, [Problem("stray-text", None, "]] (3 times)")]),
    "suicide.sgf": (
        {"size": 9, "setup": b"abba", "moves": b"GGee", "handicap": 2},
        [Problem("few-moves", None, "2 moves"), Problem("suicide", 3, "W[aa]")],
    ),
    "trailing-text.sgf": ({}, [Problem("trailing-text", None, "-- \\nsent by post")]),
    "two-moves-in-a-node.sgf": ({}, [Problem("several-moves-in-node", 4)]),
    "undecodable.sgf": ({"black": "�"}, [Problem("undecodable-text", None, "1 places")]),
    "unknown-charset.sgf": ({"black": "Jörg Weiß"}, [Problem("unknown-charset", None, "EBCDIC-9")]),
    "unreadable-move-name.sgf": (
        {"moves": MOVES[:22]},
        [
            Problem("few-moves", None, "11 moves"),
            Problem("stray-text", None, "7"),
            Problem("unreadable-property", 12),
        ],
    ),
    "unreadable-root-name.sgf": ({"white": ""}, [Problem("unreadable-property")]),
    "utf-8-mark.sgf": ({}, []),
    "utf8-declared-gb2312.sgf": (
        {"black": "王小明", "white": "陈国华"},
        [Problem("wrong-charset", None, "GB2312")],
    ),
    "utf8-declared-latin1.sgf": ({"black": "Jörg Weiß"}, [Problem("wrong-charset", None, "ISO-8859-1")]),
    "value-without-name.sgf": (
        {"moves": MOVES[:22]},
        [Problem("few-moves", None, "11 moves"), Problem("unreadable-property", 12)],
    ),
    "variations.sgf": ({}, [Problem("variations")]),
    "white-first.sgf": ({"moves": b"DP" + MOVES[4:]}, [Problem("white-first", 1)]),
}
REJECTED = {
    "rejected-empty.sgf": ("no-game", "empty"),
    "rejected-first-move-illegal.sgf": ("no-moves", "occupied B[pd]"),
    "rejected-no-game.sgf": ("no-game", "Dear Ren,\\nhere is the game I promised."),
    "rejected-no-moves.sgf": ("no-moves", ""),
    "rejected-not-go.sgf": ("not-go", "GM[2]"),
    "rejected-not-square.sgf": ("not-square", "SZ[19:13]"),
    "rejected-size-39.sgf": ("bad-size", "SZ[39]"),
    "rejected-size-in-words.sgf": ("bad-size", "SZ[big]"),
    "rejected-stones-without-liberties.sgf": (
        "bad-position",
        "setup: a string has no liberty after the stone at B19",
    ),
}
#: Codes of files that are no game records at all are tested with the inputs, sizes with the mutations.
NOT_OF_A_RECORD = {
    "too-large",
    "unreadable-file",
    "unreadable-archive",
    "unsafe-archive",
    "nested-archive",
    "fault",
}


@pytest.mark.parametrize("name", RECORDS)
def test_dirty_record(name):
    changes, problems = RECORDS[name]
    assert parse_game((FOLDER / name).read_bytes()) == replace(CLEAN, problems=tuple(problems), **changes)


@pytest.mark.parametrize("name", REJECTED)
def test_rejected_record(name):
    with pytest.raises(RejectedGame) as caught:
        parse_game((FOLDER / name).read_bytes())
    assert (caught.value.code, caught.value.detail) == REJECTED[name]


def test_every_file_is_in_the_table():
    assert {path.name for path in FOLDER.iterdir()} == {*RECORDS, *REJECTED, "SOURCE.txt"}


def test_every_code_has_a_record_that_shows_it():
    assert {problem.code for _, problems in RECORDS.values() for problem in problems} == set(PROBLEMS)
    assert {code for code, _ in REJECTED.values()} == set(REJECTIONS) - NOT_OF_A_RECORD


def test_the_page_of_problems_lists_them_all():
    """docs/problems.md has both tables, in the code's order and words."""
    page = (Path(__file__).parents[2] / "docs" / "problems.md").read_text(encoding="utf-8")
    for title, table in (("Problems", PROBLEMS), ("Rejections", REJECTIONS)):
        section = page.split(f"\n## {title}\n")[1].split("\n## ")[0]
        rows = re.findall(r"^\| `([^`]+)` \| (.*) \|$", section, re.MULTILINE)
        assert rows == list(table.items())
