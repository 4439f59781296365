"""The text of a network: what was written is read, and nothing else is."""

import re
from pathlib import Path

import numpy as np
import pytest

from engine.network import HIDDEN, INPUTS, MIXED, Parameters
from pipeline.errors import KatachiError
from pipeline.texts import network_text
from pipeline.texts.weights_text import LearnedNetwork


def made(seed):
    rng = np.random.default_rng(seed)

    def numbers(*shape, dtype=np.int16):
        return rng.integers(-999, 1000, shape).astype(dtype)

    rows = {name: numbers(HIDDEN) for name in ("atari-1", "last-2/early", "kill")}
    parts = numbers(HIDDEN), numbers(MIXED, INPUTS), numbers(MIXED, dtype=np.int32), numbers(MIXED)
    return LearnedNetwork(Parameters(rows, *parts), {"run": "7", "command": "katachi refine --epochs 5"})


@pytest.mark.parametrize("seed", range(5))
def test_a_network_is_read_as_it_was_written(tmp_path, seed):
    network = made(seed)
    network_text.write(tmp_path / "network.txt", network)
    read = network_text.read(tmp_path / "network.txt")
    assert read.made == network.made
    assert read.parameters.to_bytes() == network.parameters.to_bytes()
    assert network_text.text_of(read) == (tmp_path / "network.txt").read_text("utf-8")


GOOD = network_text.text_of(made(1))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("# katachi network 1", "# katachi network 2", ":1: not a file of a network: the first line must be"),
        ("made run 7", "run 7", ":8: 'run 7' is no line 'made WHAT TEXT'"),
        ("\nout ", "\nouts ", ": 'outs' begins no line of a network"),
        ("\nrow kill ", "\nrow atari-1 ", ":31: 'row atari-1' is there twice; leave one line out"),
        ("\nrow kill ", "\nrow kill 12 ", ": 'row kill' has 65 numbers, not 64"),
        ("\nrow kill ", "\nrow ", " numbers, not 64"),
        ("\nmixing 3 ", "\nmixing 99 ", ": there is no line 'mixing 3'"),
    ],
)
def test_any_other_text_is_refused(old, new, message):
    assert GOOD.count(old) == 1
    with pytest.raises(KatachiError) as caught:
        network_text.parse(GOOD.replace(old, new), "network.txt")
    assert message in str(caught.value)
    assert str(caught.value).startswith("network.txt")


def test_the_page_has_the_message_of_a_line_too_short():
    page = (Path(__file__).parents[3] / "docs/formats/network-text.md").read_text("utf-8")
    [shown] = re.findall(r"^    db/learned/(network\.txt:\d+: .*)$", page, re.MULTILINE)
    lines = GOOD.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("row atari-1 "))
    lines[at] = lines[at].rsplit(" ", 1)[0]
    with pytest.raises(KatachiError) as caught:
        network_text.parse("\n".join(lines), "network.txt")
    assert str(caught.value) == re.sub(r":\d+:", f":{at + 1}:", shown)


@pytest.mark.parametrize(
    ("number", "message"),
    [
        ("x", "has something that is no whole number"),
        ("1.5", "has something that is no whole number"),
        ("40000", "has a number beyond -32768 to 32767"),
        ("9000", "a number in the row of kill is beyond 8191"),
    ],
)
def test_numbers_that_no_network_has_are_refused(number, message):
    lines = GOOD.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("row kill"))
    words = lines[at].split()
    lines[at] = " ".join([*words[:-1], number])
    with pytest.raises(KatachiError, match=message):
        network_text.parse("\n".join(lines), "network.txt")


def test_a_line_too_many_and_one_too_few():
    with pytest.raises(KatachiError, match="there is no line 'out'"):
        network_text.parse(GOOD.replace("\nout", "\n#out"), "network.txt")
    extra = GOOD + f"mixing 16 {' '.join(['0'] * INPUTS)}\n"
    with pytest.raises(KatachiError, match="there are 16 mixing units, 0 to 15"):
        network_text.parse(extra, "network.txt")


def test_files_that_cannot_be_read(tmp_path):
    with pytest.raises(KatachiError, match="cannot be read"):
        network_text.read(tmp_path / "none.txt")
    (tmp_path / "latin.txt").write_bytes(b"# katachi network 1\n\xff\n")
    with pytest.raises(KatachiError, match="is not UTF-8"):
        network_text.read(tmp_path / "latin.txt")
