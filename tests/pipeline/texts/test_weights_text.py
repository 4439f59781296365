"""The text form of weights: there and back again, and every mistake with its file, line and remedy."""

import re
import textwrap
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pipeline.errors import KatachiError
from pipeline.texts.weights_text import LEGEND, Weights, parse, read, text_of, write

PAGE = Path(__file__).parents[3] / "docs" / "formats" / "weights-text.md"

NAMES = st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1).filter(
    lambda name: name[0] != "#"
)
TEXTS = st.lists(NAMES, min_size=1, max_size=3).map(" ".join)
NUMBERS = st.floats(allow_nan=False, allow_infinity=False)


@given(st.dictionaries(NAMES, NUMBERS), st.dictionaries(NAMES, TEXTS))
def test_any_weights_come_back_and_so_does_their_text(values, made):
    text = text_of(Weights(values, made))
    found = parse(text, "w.txt")
    assert found == Weights(values, made)
    assert text_of(found) == text


def test_a_file_comes_back_byte_for_byte(tmp_path):
    example = textwrap.dedent(re.search(r"\n\n((?:    .*\n|\n)+)", PAGE.read_text("utf-8"))[1]).strip() + "\n"
    (tmp_path / "a.txt").write_text(example, "utf-8")
    found = read(tmp_path / "a.txt")
    assert found.values == {"atari": 1.25, "distance-2-near": 0.5}
    assert found.made == {"command": "katachi train --games 3000", "positions": "100000"}
    write(tmp_path / "b.txt", found)
    assert (tmp_path / "b.txt").read_text("utf-8") == example


IS_NO_WEIGHT = "is no line 'NAME WEIGHT'; write one like 'atari 1.25'"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "1: not a file of weights: the first line must be '# katachi weights 1'"),
        (b"atari 1\n", "1: not a file of weights: the first line must be '# katachi weights 1'"),
        (b"# katachi weights 2\n", "1: format 2 is not this program's 1; use the katachi that wrote it"),
    ],
)
def test_what_is_no_file_of_weights(tmp_path, content, message):
    path = tmp_path / "weights.txt"
    path.write_bytes(content)
    with pytest.raises(KatachiError) as caught:
        read(path)
    assert str(caught.value) == f"{path}:{message}"


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (b"\nat\xff 1\n", "3: is not UTF-8; save the file as UTF-8"),
        (b"atari 1\n", "2: 'atari 1' is no line 'made WHAT TEXT'; weights come after a blank line"),
        (b"made run 1\nmade run 2\n", "3: 'made run' is there twice; leave one line out"),
        (b"\natari\n", f"3: 'atari' {IS_NO_WEIGHT}"),
        (b"\natari 1 2\n", f"3: 'atari 1 2' {IS_NO_WEIGHT}"),
        (b"\natari inf\n", f"3: 'atari inf' {IS_NO_WEIGHT}"),
        (b"\natari 1\n# again\natari 2\n", "5: 'atari' is there twice; leave one line out"),
    ],
)
def test_a_mistake_is_told_with_its_line_and_what_to_do(tmp_path, body, message):
    path = tmp_path / "weights.txt"
    path.write_bytes(b"# katachi weights 1\n" + body)
    with pytest.raises(KatachiError) as caught:
        read(path)
    assert str(caught.value) == f"{path}:{message}"


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(KatachiError, match=r"w\.txt: cannot be read: No such file"):
        read(tmp_path / "w.txt")


@pytest.mark.parametrize(
    "wrong",
    [
        Weights({"two words": 1.0}),
        Weights({"#": 1.0}),
        Weights({"": 1.0}),
        Weights({"a": float("nan")}),
        Weights({}, {"run": ""}),
        Weights({}, {"run": "two\nlines"}),
    ],
    ids=str,
)
def test_the_writer_refuses_what_the_reader_would_not_give_back(wrong):
    with pytest.raises(ValueError, match=r"is no name|is not one line|the weight of"):
        text_of(wrong)


def test_no_weights():
    assert parse(LEGEND, "w.txt") == Weights()
