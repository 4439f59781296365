"""Lines and answers byte for byte."""

import pytest

from engine.gtp import Line, answer, opening, read_line


@pytest.mark.parametrize(
    ("raw", "line"),
    [
        (b"name\n", Line("", "name")),
        (b"name\r\n", Line("", "name")),
        (b"\xef\xbb\xbf1 name\n", Line("1", "name")),
        (b"  name  \n", Line("", "name")),
        (b"7 name\n", Line("7", "name")),
        (b"7\tplay\tb\tA1\n", Line("7", "play b A1")),
        (b"007 name\n", Line("007", "name")),
        (b"12\n", Line("12", "")),
        (b"12 # nothing\n", Line("12", "")),
        (b"12name\n", Line("", "12name")),
        (b"na\x00me\x07\x7f\n", Line("", "name")),
        (b"play b A1 # a comment\n", Line("", "play b A1")),
        (b"play b A1# a comment\n", Line("", "play b A1")),
        (b"# a comment\n", None),
        (b"\n", None),
        (b"\r\n", None),
        (b" \t \n", None),
        (b"\x01\x02\n", None),
        (b"", None),
        (b"loadsgf \xe5\x9b\xb2.sgf\n", Line("", "loadsgf 囲.sgf")),
    ],
)
def test_a_line(raw, line):
    assert read_line(raw) == line


def test_bytes_that_are_no_text_survive():
    line = read_line(b"3 loadsgf \xff\xfe.sgf\n")
    assert answer(False, line.number, line.command) == b"?3 loadsgf \xff\xfe.sgf\n\n"


@pytest.mark.parametrize(
    ("ok", "number", "text", "said"),
    [
        (True, "", "", b"= \n\n"),
        (True, "1", "", b"=1 \n\n"),
        (True, "", "D4", b"= D4\n\n"),
        (False, "12", "illegal move", b"?12 illegal move\n\n"),
        (True, "", "\na\nb", b"= \na\nb\n\n"),
        (True, "", "a\n\nb\n\n\n", b"= a\nb\n\n"),
    ],
)
def test_an_answer_ends_with_its_only_empty_line(ok, number, text, said):
    assert answer(ok, number, text) == said
    assert said.startswith(opening(ok, number))
