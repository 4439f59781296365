"""Pictures of boards and patterns in files: SVG read as XML, PNG decoded here, PDF by its outline."""

import re
import struct
import sys
import zlib
from xml.etree import ElementTree

import pytest
from cli_runner import run
from made_games import random_moves, sgf

from engine.board import Board
from engine.patterns import Pattern
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_ANY
from engine.points import BLACK, board_points, coordinates, from_gtp
from pipeline.views import drawing, pictures

NAME = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def game(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "game.sgf").write_bytes(
        sgf(random_moves(1, 30, 9), 9, PB='A <b> & \\] "c"', PW="小林", CA="UTF-8")
    )
    return tmp_path / "game.sgf"


def pixels(content):
    """Width, height, and a function from a place to its colour, of a PNG of eight bits a channel."""
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    parts, at = {}, 8
    while at < len(content):
        (length,) = struct.unpack_from(">I", content, at)
        kind, data = content[at + 4 : at + 8], content[at + 8 : at + 8 + length]
        parts[kind] = parts.get(kind, b"") + data
        at += length + 12
    width, height, depth, color = struct.unpack_from(">IIBB", parts[b"IHDR"])
    assert depth == 8
    channels = {2: 3, 6: 4}[color]
    raw = zlib.decompress(parts[b"IDAT"])
    rows, before = [], bytes(width * channels)
    for y in range(height):
        start = y * (width * channels + 1)
        before = _unfiltered(
            raw[start], bytearray(raw[start + 1 : start + 1 + width * channels]), before, channels
        )
        rows.append(before)
    return width, height, lambda x, y: tuple(rows[y][channels * x : channels * x + 3])


def _unfiltered(kind, row, above, channels):
    if kind == 2:
        return bytes((here + up) % 256 for here, up in zip(row, above, strict=True))
    for i in range(len(row)) if kind else ():
        left = row[i - channels] if i >= channels else 0
        corner = above[i - channels] if i >= channels else 0
        row[i] = (row[i] + _GUESSES[kind](left, above[i], corner)) % 256
    return bytes(row)


def _nearest(left, up, corner):
    """Of the three neighbours the one nearest to left + up - corner, as Paeth has it."""
    of_left, of_up, of_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    return left if of_left <= of_up and of_left <= of_corner else up if of_up <= of_corner else corner


#: by the filter of a row, what was subtracted from each byte
_GUESSES = {1: lambda left, up, corner: left, 3: lambda left, up, corner: (left + up) // 2, 4: _nearest}


def test_a_png_has_the_stones_where_they_are(tmp_path):
    board = Board(9)
    for name, color in (("C3", 1), ("G7", 2), ("E5", 1)):
        board.play(color, from_gtp(name, 9))
    pictures.write(tmp_path / "b.png", drawing.board(board, BLACK, "three stones"))
    width, height, color_at = pixels((tmp_path / "b.png").read_bytes())
    assert width == height == 1000
    unit = width / (9 + 1.1)
    for at in board_points(9):
        col, row = coordinates(at)
        seen = color_at(int(unit * (col + 1.4) + 0.2 * unit), int(unit * (row + 0.7) + 0.2 * unit))
        wanted = {1: (22, 22, 22), 2: (251, 251, 248)}.get(board.color_at(at), (233, 198, 138))
        assert max(abs(a - b) for a, b in zip(seen, wanted, strict=True)) < 6


@pytest.mark.parametrize("end", ["svg", "png", "pdf"])
def test_the_same_board_gives_the_same_bytes(end, tmp_path):
    for name in "ab":
        pictures.write(tmp_path / f"{name}.{end}", drawing.board(Board(9), BLACK, 'odd <&> "title"'))
    content = (tmp_path / f"a.{end}").read_bytes()
    assert content == (tmp_path / f"b.{end}").read_bytes()
    assert content.startswith({"svg": b"<svg ", "png": b"\x89PNG", "pdf": b"%PDF-"}[end])
    assert (end != "pdf") or content.rstrip().endswith(b"%%EOF")


def test_an_svg_of_its_own_has_its_colours_and_names_no_variable(tmp_path):
    cells = bytearray([ANYTHING] * 64)
    cells[27], cells[28] = EMPTY_BIT, ENEMY_ANY
    pictures.write(tmp_path / "p.SVG", drawing.pattern(Pattern("p", bytes(cells), 27)))
    text = (tmp_path / "p.SVG").read_text("utf-8")
    root = ElementTree.fromstring(text)
    assert root.tag == f"{NAME}svg"
    assert (root.get("width"), root.get("height")) == ("320", "320")
    assert root.find(f"{NAME}style").text.count("{") > 10
    assert "var(" not in text
    assert "@media" not in text


COMMANDS = [
    ("suggest", "game.sgf", "--move", 5),
    ("suggest", "game.sgf", "--move", 5, "--think", "--level", 1, "--engine", "manyfaces"),
    ("show", "position", "game.sgf"),
    ("show", "game", 1, "--db", "db"),
    ("show", "miss", "1:5", "--db", "db"),
    ("show", "pattern", 1, "--db", "db"),
    ("joseki", "show", "4-4", "--file", "a.jos"),
    *(("read", "net.sgf", "D6", *more) for more in ((), ("--line",), ("--group",), ("--connect", "F6"))),
]
#: a black stone that can be netted, White around it, another black one beside that
NET = "(;GM[1]FF[4]SZ[9]AB[dd][fd]AW[cd][dc][ec])"


def test_whatever_has_a_board_can_be_drawn(game):
    (game.parent / "net.sgf").write_text(NET)
    (game.parent / "a.jos").write_text("# katachi joseki 2\n4-4 5g 2p 500w 0-0\n 3-3\n tenuki\n")
    for words in (("ingest", "game.sgf"), ("replay", "--split", "train,valid,unseen"), ("cut",), ("dedupe",)):
        assert run(*words, "--db", "db").code == 0
    cut = run("show", "pattern", 1, "--db", "db").code == 0  # a game of another split is not cut
    for number, words in enumerate(COMMANDS):
        if words[1] == "pattern" and not cut:
            continue
        plain = run(*words)
        ran = run(*words, "--picture", f"{number}.svg")
        assert (ran.code, ran.out) == (0, plain.out), words
        root = ElementTree.parse(f"{number}.svg").getroot()
        assert root.find(f"{NAME}title").text
        assert len(list(root.iter())) > 10


@pytest.mark.parametrize("more", [(), ("--think", "--level", 2, "--engine", "manyfaces")])
def test_the_position_is_that_of_the_text(game, more):
    assert run("suggest", "game.sgf", "--move", 12, *more, "--picture", "s.svg").code == 0
    root = ElementTree.parse("s.svg").getroot()
    stones = [one for one in root.iter(f"{NAME}circle") if one.get("class") in ("b", "w")]
    assert len(stones) == 12  # eleven, and the move that was played
    assert len([one for one in root.iter(f"{NAME}circle") if one.get("class") == "last"]) == 1
    letters = [one.text for one in root.iter(f"{NAME}text") if "sign" in one.get("class")]
    assert letters[:3] == ["a", "b", "c"]


def test_the_moves_of_a_line_have_their_numbers():
    board = Board(9)
    board.play(1, from_gtp("E5", 9))
    played = [(2, from_gtp("E4", 9)), (1, from_gtp("D4", 9)), (2, from_gtp("E5", 9)), (1, from_gtp("E4", 9))]
    shown = [
        drawing.MoveLine("a caption that is longer than a board of nine lines", played),
        drawing.MoveLine("", []),
    ]
    root = ElementTree.fromstring(drawing.lines(board, [from_gtp("E5", 9)], shown, "lines").lower())
    one, two = root.findall("g")
    assert [len([at for at in part.iter("circle") if at.get("class") in "bw"]) for part in (one, two)] == [
        3,
        1,
    ]
    assert [len([at for at in part.iter("rect") if at.get("class") == "frame"]) for part in (one, two)] == [
        1,
        1,
    ]
    signs = [(at.text, at.get("class"), at.get("x"), at.get("y")) for at in one.iter("text")]
    assert ("1", "sign on-w", "4", "5") in signs
    assert ("2", "sign on-b", "3", "5") in signs
    below = [text for text, kind, _, y in signs if kind == "name" and float(y) > 9]
    assert below == ["a caption that is longer", "than a board of nine lines", "3 at e5, 4 at e4"]


def test_a_reading_is_drawn_with_its_line(game):
    (game.parent / "net.sgf").write_text(NET)
    line = (
        run("read", "net.sgf", "D6", "--line", "--picture", "n.svg")
        .out.splitlines()[-3]
        .split(":")[0]
        .split()
    )
    attack, _ = ElementTree.parse("n.svg").getroot().findall(f"{NAME}g")
    drawn = {at.text: (float(at.get("x")), float(at.get("y"))) for at in attack.iter(f"{NAME}text")}
    assert len(line) > 1
    for count, name in enumerate(line, 1):
        assert drawn[str(count)] == coordinates(from_gtp(name, 9)) or f"{count} at {name}" in " ".join(drawn)


def test_names_with_odd_characters_reach_the_title(game):
    assert run("ingest", "game.sgf", "--db", "db").code == 0
    for end in ("svg", "pdf"):
        assert run("show", "game", 1, "--db", "db", "--picture", f"g.{end}").code == 0
    title = ElementTree.parse("g.svg").getroot().find(f"{NAME}title").text
    assert 'A <b> & ] "c" - 小林' in title


def test_a_name_of_no_picture_is_refused(game):
    ran = run("show", "position", "game.sgf", "--picture", "board.gif")
    assert ran.code == 2
    assert "board.gif: give a name that ends with .svg, .png, .pdf" in ran.err


def test_without_typst_the_remedy_is_told_and_svg_goes_on(game, monkeypatch):
    monkeypatch.setitem(sys.modules, "typst", None)
    ran = run("show", "position", "game.sgf", "--picture", "b.png")
    assert (ran.code, ran.err) == (
        1,
        "katachi: a picture as png needs typst: pip install 'katachi[pictures]', or name a file .svg\n",
    )
    assert not (game.parent / "b.png").exists()
    assert run("show", "position", "game.sgf", "--svg", "b.svg").code == 0


def test_the_dark_colours_are_for_pages_only():
    names = set(re.findall(r"var\(--([a-z]+)\)", drawing.RULES))
    assert names == drawing.LIGHT.keys() == drawing.DARK.keys()
    assert "prefers-color-scheme: dark" in drawing.STYLE
