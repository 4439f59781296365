"""The text form of patterns: there and back again, and every mistake with its file, line and remedy."""

import re
import textwrap
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from thorough import repeated

from engine.patterns.pattern import (
    ANYTHING,
    CLASSES,
    EDGE_BIT,
    EMPTY_BIT,
    ENEMY_1,
    ENEMY_2,
    ENEMY_3,
    ENEMY_ANY,
    FRIEND_1,
    FRIEND_ANY,
    MEASURES,
    MOVE_TYPES,
    NUM_CELLS,
    SIDE,
    Attribute,
    Pattern,
    Statistics,
    TreeMove,
)
from engine.points import EngineError
from pipeline.errors import KatachiError
from pipeline.texts.pattern_text import canonical_form, parse, read, read_folder, text_of, write
from pipeline.texts.pattern_text.symbols import LEGEND, NAMES, SYMBOLS, WORDS

STONES = FRIEND_ANY | ENEMY_ANY
MEASURED_AT_CELLS = [name for name, (where, *_) in MEASURES.items() if where == "cell"]
MEASURED_ON_BOARDS = [name for name, (where, *_) in MEASURES.items() if where == "board"]

FULL = f"""{LEGEND}
pattern cut-hane-1
class cut
text cut off the stone at {{a}} with {{*}}, or {{c3}}
flags urgent quiet
type urgent
. X O ?
X * a .
. O 1 b
a C liberties 4- ladder yes
b X#
distance 2-9
phase middle-late
moves
  enemy a answer the enemy connects
    friend d1
      enemy c3 normal answer me
  enemy b
also
  friend a1 trick
seen 1903 played 412 games 390 players 231 won 200/380 years 1999-2019
weight 1.2345 gain 33.1
sources mined-1 hand

pattern L000001
* X
"""


def patterns_of(content: str) -> list[Pattern]:
    return [pattern for _, pattern in parse(content, "file.pat")]


def of_cells(**cells: int) -> Pattern:
    """The cells a1 to h8 as named, anything elsewhere, the move at d4."""
    sets = bytearray([ANYTHING]) * NUM_CELLS
    for name, allowed in cells.items():
        sets["abcdefgh".index(name[0]) + SIDE * (int(name[1]) - 1)] = allowed
    sets[27] = EMPTY_BIT
    return Pattern("p", bytes(sets), 27)


# -- there and back ------------------------------------------------------------------------------------


def ranges(measure: str) -> st.SearchStrategy[tuple[int, int]]:
    _, lowest, highest, _ = MEASURES[measure]
    near = st.integers(lowest, min(highest, lowest + 6)) | st.integers(lowest, highest)
    return st.tuples(near, near).map(lambda pair: (min(pair), max(pair)))


@st.composite
def attributes(draw, stones: list[int]) -> Attribute:
    measure = draw(st.sampled_from(MEASURED_AT_CELLS if stones else MEASURED_ON_BOARDS))
    cell = draw(st.sampled_from(stones)) if stones else -1
    return Attribute(measure, cell, *draw(ranges(measure)))


CELLS = st.integers(0, NUM_CELLS - 1)
PIECES = st.sampled_from(["hane at {c2}", "{*}", "{h8}", "normal", "answer", "形", "a", "of *", "#"])
TEXTS = st.lists(PIECES, max_size=3).map(" ".join)
TREES = st.recursive(
    st.just(()),
    lambda deeper: st.lists(
        st.builds(
            TreeMove, CELLS, st.sampled_from(["friend", "enemy"]), st.sampled_from(MOVE_TYPES), TEXTS, deeper
        ),
        max_size=3,
    ).map(tuple),
    max_leaves=12,
)
COUNTS = st.integers(0, 5) | st.integers(0, 10**9)
NUMBERS = st.floats(allow_nan=False, allow_infinity=False)


@st.composite
def patterns(draw) -> Pattern:
    sets = bytearray([ANYTHING]) * NUM_CELLS
    for cell in draw(st.lists(CELLS, max_size=20)):
        sets[cell] = draw(st.integers(1, 255) | st.sampled_from(list(SYMBOLS.values())))
    move = draw(CELLS)
    sets[move] |= EMPTY_BIT
    stones = [cell for cell, allowed in enumerate(sets) if allowed & ~STONES == 0]
    asked = draw(st.lists(attributes([]), max_size=2))
    if stones:
        asked += draw(st.lists(attributes(stones), max_size=4))
    return Pattern(
        draw(st.from_regex(r"\A[A-Za-z0-9-]+\Z")),
        bytes(sets),
        move,
        draw(st.sampled_from(CLASSES)),
        draw(TEXTS),
        tuple(asked),
        draw(TREES),
        tuple(move._replace(side="friend") for move in draw(TREES)),
        draw(st.sampled_from(MOVE_TYPES)),
        draw(st.booleans()),
        draw(st.booleans()),
        tuple(draw(st.lists(st.sampled_from(["mined-1", "hand", "#7"]), max_size=2))),
        Statistics(*draw(st.tuples(*[COUNTS] * 8))),
        draw(NUMBERS),
        draw(NUMBERS),
    )


@settings(deadline=None, max_examples=repeated(150, 300))
@given(patterns())
def test_any_pattern_comes_back_and_so_does_its_text(pattern):
    try:
        expected = canonical_form(pattern)
    except EngineError as error:  # ranges that exclude each other
        with pytest.raises(EngineError, match=re.escape(str(error))):
            text_of(pattern)
        return
    text = text_of(pattern)
    (found,) = patterns_of(f"{LEGEND}\n{text}")
    assert found == expected
    assert text_of(found) == text
    assert canonical_form(expected) == expected


def meets(pattern: Pattern, board: dict[int, tuple[str, int]], move: int) -> bool:
    """Whether cells and liberties of a pattern agree with stones (side, liberties) by cell; the oracle."""
    codes = {"friend": 4, "enemy": 32}
    shift = move - pattern.move
    for cell, allowed in enumerate(pattern.cells):
        side, liberties = board.get(cell + shift, ("", 0))
        code = codes[side] << min(liberties - 1, 2) if side else EMPTY_BIT
        if allowed != ANYTHING and not allowed & code:
            return False
    return all(
        low <= board[cell + shift][1] <= high
        for measure, cell, low, high in pattern.attributes
        if measure == "liberties"
    )


@settings(deadline=None)
@given(
    st.lists(ranges("liberties"), min_size=1, max_size=2),
    st.integers(1, STONES).map(lambda bits: bits & STONES or STONES),
    st.sampled_from(["friend", "enemy"]),
    st.integers(1, 12) | st.integers(250, 255),
)
def test_folding_liberties_into_the_cell_changes_no_match(wanted, allowed, side, liberties):
    pattern = replace(
        of_cells(e4=allowed), attributes=tuple(Attribute("liberties", 28, *pair) for pair in wanted)
    )
    board = {28: (side, liberties)}
    try:
        folded = canonical_form(pattern)
    except EngineError:
        assert not any(
            meets(pattern, {28: (color, n)}, 27) for color in ("friend", "enemy") for n in range(1, 256)
        )
    else:
        assert meets(folded, board, 27) == meets(pattern, board, 27)


def test_a_file_comes_back_byte_for_byte(tmp_path):
    first, second = tmp_path / "first.pat", tmp_path / "second.pat"
    first.write_text(FULL, "utf-8")
    write(second, read(first))
    assert second.read_bytes() == first.read_bytes()


def test_the_whole_pattern():
    cut, learned = patterns_of(FULL)
    assert learned == replace(of_cells(e4=FRIEND_ANY), id="L000001")
    # the diagram is put so that * lies at d4; its upper left is c3
    assert cut == Pattern(
        "cut-hane-1",
        replace(
            of_cells(
                c3=EMPTY_BIT, d3=FRIEND_ANY, e3=ENEMY_ANY,
                c4=FRIEND_ANY, e4=ENEMY_3, f4=EMPTY_BIT,
                c5=EMPTY_BIT, d5=ENEMY_ANY, e5=FRIEND_1, f5=FRIEND_ANY | EDGE_BIT,
            )
        ).cells,
        27,
        "cut",
        "cut off the stone at {e4} with {*}, or {e5}",
        (Attribute("liberties", 28, 4, 255), Attribute("ladder", 28, 1, 1), Attribute("distance", -1, 2, 9),
         Attribute("phase", -1, 1, 2)),
        (
            TreeMove(28, "enemy", "answer", "the enemy connects",
                     (TreeMove(21, "friend", answers=(TreeMove(36, "enemy", "normal", "answer me"),)),)),
            TreeMove(37, "enemy"),
        ),
        (TreeMove(18, "friend", "trick"),),
        "urgent",
        True,
        True,
        ("mined-1", "hand"),
        Statistics(412, 1903, 390, 231, 200, 380, 1999, 2019),
        1.2345,
        33.1,
    )  # fmt: skip


def test_what_people_write_is_the_same_as_what_the_writer_writes():
    by_hand = (
        f"{LEGEND}# any comment, anywhere between patterns\n\n"
        "pattern p\nseen 4 games 2 played 3\nclass shape\n? ? ? ?  \n? * a ?\n? b ? ?\n"
        + "a O liberties 2 liberties 1-2\nb X liberties 2-\nc3 1 stones 1-\nphase 0-1\n\n\n"
    )
    (found,) = patterns_of(by_hand.replace("\n", "\r\n").replace("\r\n", "\n"))
    assert text_of(found) == ("pattern p\n* B\na 1\na 23\nphase opening-middle\nseen 4 played 3 games 2\n")


def test_every_set_of_codes_has_its_symbols():
    assert sorted(NAMES) == list(range(1, 256))
    for allowed, symbols in NAMES.items():
        union = 0
        for symbol in symbols:
            union |= SYMBOLS[symbol]
        assert union == allowed
    assert [NAMES[allowed] for allowed in SYMBOLS.values()] == list(SYMBOLS)


def test_more_cells_than_letters():
    sets = [allowed for allowed in range(1, 256) if len(NAMES[allowed]) > 1][:60]
    cells = bytearray([*sets[:27], EMPTY_BIT, *sets[27:], ANYTHING, ANYTHING, ANYTHING])
    pattern = replace(of_cells(), cells=bytes(cells))
    text = text_of(pattern)
    assert "\nh5 " in text
    assert patterns_of(f"{LEGEND}\n{text}") == [pattern]


@pytest.mark.parametrize(
    ("diagram", "move"),
    [
        ("*", 27),
        ("# *", 27),
        ("X . . . . *", 29),
        ("* . . . . . X", 25),
        ("X\n.\n.\n.\n.\n.\n.\n*", 27 + 4 * SIDE),
        ("X . . . . . . *", 31),
    ],
)
def test_where_the_diagram_lies(diagram, move):
    (found,) = patterns_of(f"{LEGEND}\npattern p\n{diagram}\n")
    assert found.move == move


# -- mistakes ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (
            "pattern\n* X",
            "7: 'pattern' is outside a pattern: one begins with 'pattern ID' and has no blank line",
        ),
        ("pattern a_b\n* X", "7: 'a_b' is no id: use letters, digits and hyphens"),
        (
            "class cut",
            "7: 'class cut' is outside a pattern: one begins with 'pattern ID' and has no blank line",
        ),
        (
            "pattern p\n* X\npattern q",
            "9: 'pattern q' is inside another pattern; leave a blank line above it",
        ),
        ("pattern p\nclass hit\n* X", "8: no class is called 'hit'; there are: " + ", ".join(CLASSES)),
        ("pattern p\nclass cut\nclass cut\n* X", "9: 'kind' is told twice; leave one line out"),
        ("pattern p\nflags loud\n* X", "8: no flag is called 'loud'; there are: urgent, quiet"),
        ("pattern p\ntext\n* X", "8: '' is no explanation: one line of text, one blank after 'text'"),
        ("pattern p\nsources hand\u200b\n* X", r"8: 'hand\u200b' are no sources: words without control"),
        ("pattern p\ncolour red\n* X", "8: no line begins with 'colour'; there are: class, text, flags,"),
        ("pattern p", "7: a diagram has 1-8 rows of 1-8 symbols, not 0 of 0"),
        ("pattern p\n* . . . . . . . .", "8: a diagram has 1-8 rows of 1-8 symbols, not 1 of 9"),
        ("pattern p\nX .", "8: a diagram has one '*', the move, not 0"),
        ("pattern p\n* * X", "8: a diagram has one '*', the move, not 2"),
        ("pattern p\n* X\n. X O", "9: '. X O': rows of a diagram are of one length, up to 8 symbols"),
        ("pattern p\n* X\n# a comment", "9: '# a comment' is no row of the diagram; comments stand between"),
        ("pattern p\n* z", "8: 'z' is no symbol of a diagram; the legend on top of the file has them all"),
        ("pattern p\n* 形", "8: '形' is no symbol of a diagram; the legend on top of the file has them all"),
        ("pattern p\n* a .", "8: nothing says what 'a' is; describe it below the diagram: 'a X#'"),
        ("pattern p\na O.\n* a .", "8: 'a' is described before the diagram; move the line below it"),
        ("pattern p\n* a .\na", "9: 'a': after 'a' come its symbols, then attributes, each with its value"),
        ("pattern p\n* a .\na OO\na OO", "10: 'a' is described twice; make it one line"),
        ("pattern p\n* a .\na OO\nb OO", "10: 'b' is not in the diagram; leave the line out"),
        ("pattern p\n* a .\na Oz", "9: 'z' is no symbol; the legend on top of the file has them all"),
        (
            "pattern p\n* a .\na O size 3",
            "9: no attribute of a stone is called 'size'; there are: liberties,",
        ),
        ("pattern p\n* a .\na O ladder 2", "9: '2' is no value of 'ladder'; it has no, yes"),
        (
            "pattern p\n* a .\na O liberties 5-4",
            "9: '5-4' is no value of 'liberties'; it has a number or a ran",
        ),
        (
            "pattern p\n* a .\na o ladder yes",
            "9: pattern p: 'ladder' is measured at a cell that need not hold a",
        ),
        (
            "pattern p\n* a .\na 1 liberties 2-",
            "9: pattern p: no stone of this cell can meet its 'liberties'",
        ),
        ("pattern p\n* X .\nb1 O", "9: 'b1' is something else in the diagram; write '?' there"),
        (
            "pattern p\n* X .\nb2 O",
            "9: 'b2' lies outside the diagram; columns go from the left, rows from the t",
        ),
        (
            "pattern p\n* X .\nladder yes",
            "9: 'ladder' is measured at a stone; write it behind the letter of i",
        ),
        (
            "pattern p\n* X .\nphase late-middle",
            "9: 'late-middle' is no value of 'phase'; it has opening, mi",
        ),
        ("pattern p\n* X .\nphase 0\nphase 1", "10: pattern p: nothing can meet both its ranges of 'phase'"),
        (
            "pattern p\n* X .\n  enemy c1",
            "9: 'enemy c1' is indented but in no tree; begin one with 'moves' or",
        ),
        (
            "pattern p\n* X .\nmoves\n    enemy c1",
            "10: 'enemy c1': indent it by two blanks a level, at most 2",
        ),
        (
            "pattern p\n* X .\nmoves\n   enemy c1",
            "10: 'enemy c1': indent it by two blanks a level, at most 2 ",
        ),
        ("pattern p\n* X .\nmoves\n  black c1", "10: no side is called 'black'; there are: friend, enemy"),
        (
            "pattern p\n* X .\nmoves\n  enemy i1",
            "10: 'i1' is no cell of the diagram; use a letter in it, a col",
        ),
        (
            "pattern p\n* a a\na O.\nmoves\n  enemy a",
            "11: 'a' stands 2 times in the diagram; name the cell by c",
        ),
        ("pattern p\n* X .\nmoves now", "9: 'moves now' stands once and alone; its moves come below"),
        ("pattern p\n* X .\nmoves", "9: the tree that was begun above has no moves; leave its line out"),
        (
            "pattern p\n* X .\nalso\n  enemy c1",
            "10: below 'also' are moves of the friend instead of '*'; put t",
        ),
        ("pattern p\ntext cut {at\n* X .", "8: 'cut {at': braces are there to name a cell, as in {c2}"),
        (
            "pattern p\ntext cut {c3}\n* X .",
            "8: 'c3' lies outside the diagram; columns go from the left, row",
        ),
        ("pattern p\n* X\nseen 4 played", "9: a number is missing after 'played'"),
        ("pattern p\n* X\nseen -4", "9: '-4' is no count; write a number from 0 to 4294967295"),
        ("pattern p\n* X\nseen 4294967296", "9: '4294967296' is no count; write a number from 0 to"),
        ("pattern p\n* X\nseen 4 years 1806-99999999999", "9: '99999999999' is no count; write a number"),
        ("pattern p\n* X\nseen 4 seen 5", "9: 'seen' is told twice; leave one out"),
        ("pattern p\n* X\nseen 4 won 3", "9: '3' is no share; write it like 200/380"),
        ("pattern p\n* X\nweight heavy", "9: 'heavy' is no number; write one like 1.25"),
        ("pattern p\n* X\nweight inf", "9: 'inf' is no number; write one like 1.25"),
        ("pattern p\n* X\nweight 1 gain", "9: a number is missing after 'gain'"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_what_to_do(tmp_path, body, message):
    path = tmp_path / "file.pat"
    path.write_text(LEGEND + "\n" + body + "\n", "utf-8")
    with pytest.raises(KatachiError) as caught:
        read(path)
    assert str(caught.value).startswith(f"{path}:{message}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "1: not a file of patterns: the first line must be '# katachi patterns 1'"),
        (b"pattern p\n* X\n", "1: not a file of patterns: the first line must be '# katachi patterns 1'"),
        (b"# katachi patterns 2\n", "1: format 2 is not this program's 1; use the katachi that wrote it"),
        (b"# katachi patterns 1\n\npattern \xff\n", "3: is not UTF-8; save the file as UTF-8"),
    ],
)
def test_what_is_no_file_of_patterns(tmp_path, content, message):
    path = tmp_path / "file.pat"
    path.write_bytes(content)
    with pytest.raises(KatachiError) as caught:
        read(path)
    assert str(caught.value) == f"{path}:{message}"


def test_an_id_that_occurs_twice_is_told_with_both_places(tmp_path):
    one, two = tmp_path / "one.pat", tmp_path / "two.pat"
    one.write_text(f"{LEGEND}\npattern p\n* X\n", "utf-8")
    two.write_text(f"{LEGEND}\npattern q\n* X\n\npattern p\n* O\n", "utf-8")
    with pytest.raises(KatachiError) as caught:
        read_folder(tmp_path)
    assert str(caught.value) == f"{two}:10: pattern 'p' is at {one}:7 too; rename one of them"
    one.write_text(f"{LEGEND}\npattern p\n* X\n\npattern p\n* O\n", "utf-8")
    with pytest.raises(KatachiError) as caught:
        read(one)
    assert str(caught.value) == f"{one}:10: pattern 'p' is at {one}:7 too; rename one of them"


def test_a_folder_without_patterns(tmp_path):
    with pytest.raises(KatachiError, match=r"no \*\.pat there; name the folder that holds the text patterns"):
        read_folder(tmp_path)


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "p: "},
        {"kind": "hit"},
        {"type": "slow"},
        {"text": "two\nlines"},
        {"text": "a {brace}"},
        {"text": " "},
        {"sources": ("two words",)},
        {"answers": (TreeMove(3, "black"),)},
        {"alternatives": (TreeMove(3, "enemy"),)},
        {"weight": float("nan")},
        {"statistics": Statistics(played=-1)},
        {"attributes": (Attribute("ladder", 27, 1, 1),)},
        {"attributes": (Attribute("liberties", 28, 3, 3),), "cells": of_cells(e4=ENEMY_1 | ENEMY_2).cells},
    ],
    ids=str,
)
def test_the_writer_refuses_what_the_reader_would_not_give_back(wrong):
    with pytest.raises(EngineError, match=r"^pattern p: .+"):
        text_of(replace(of_cells(), **wrong))


# -- the page ------------------------------------------------------------------------------------------

PAGE = (Path(__file__).parents[3] / "docs" / "formats" / "pattern-text.md").read_text("utf-8")


def test_the_example_of_the_page_is_as_the_writer_writes_it(tmp_path):
    example = textwrap.dedent(re.search(r"\n\n((?:    .*\n|\n)+)", PAGE)[1]).strip() + "\n"
    assert example.startswith(LEGEND)
    assert LEGEND + "".join(f"\n{text_of(pattern)}" for pattern in patterns_of(example)) == example


def test_the_page_has_every_symbol_measure_and_class():
    cells = [cell.strip() for line in PAGE.splitlines() if line[:1] == "|" for cell in line.split("|")]
    symbols = {symbol for cell in cells for symbol in re.findall(r"`(.)`", cell)}
    assert set(SYMBOLS) | {"*"} <= symbols
    assert {f"`{measure}`" for measure in MEASURES} <= set(cells)
    assert all(any(name in cell for cell in cells) for name in (*CLASSES, *MOVE_TYPES, *WORDS["score"]))
