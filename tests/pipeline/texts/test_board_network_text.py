"""The text of a board network: what was written is read, and nothing else is."""

import re
from pathlib import Path

import numpy as np
import pytest

from engine.board_network import BoardParameters
from pipeline.errors import KatachiError
from pipeline.texts import board_network_text
from pipeline.texts.weights_text import LearnedNetwork


def made(seed):
    rng = np.random.default_rng(seed)
    arrays = [
        rng.integers(-999, 1000, shape).astype(dtype) for shape, dtype, _ in BoardParameters.forms().values()
    ]
    return LearnedNetwork(BoardParameters(*arrays), {"run": "7", "command": "katachi survey --epochs 5"})


@pytest.mark.parametrize("seed", range(3))
def test_a_board_network_is_read_as_it_was_written(tmp_path, seed):
    network = made(seed)
    board_network_text.write(tmp_path / "board-network.txt", network)
    read = board_network_text.read(tmp_path / "board-network.txt")
    assert read.made == network.made
    assert read.parameters.to_bytes() == network.parameters.to_bytes()
    assert board_network_text.text_of(read) == (tmp_path / "board-network.txt").read_text("utf-8")


def test_a_narrower_one_of_version_1_says_the_same(tmp_path):
    """Its channels come first, and the others are never more than 0."""
    rng = np.random.default_rng(5)
    narrow = [
        rng.integers(-900, 901, shape).astype(dtype)
        for shape, dtype, _ in BoardParameters.forms(32, 96).values()
    ]
    names = ["layer {} {}", "begin {}", "mixing {}", "mixed", "out"]
    lines = [
        " ".join([name.format(*place), *map(str, array[place])])
        for name, array in zip(names, narrow, strict=True)
        for place in np.ndindex(*array.shape[:-1])
    ]
    text = "\n".join(["# katachi board network 1", "made run 7", "", *lines, ""])
    read = board_network_text.parse(text, "board-network.txt").parameters
    wide = np.zeros((6, 64, 4, 64), np.int16)
    wide[:, :32, :3, :32] = narrow[0].reshape(6, 32, 3, 32)
    assert np.array_equal(read.layers, wide.reshape(6, 64, 256))
    assert np.array_equal(read.begin, np.pad(narrow[1], ((0, 0), (0, 32))))
    own, others, behind = np.split(narrow[2], [32, 64], axis=1)
    assert np.array_equal(read.mixing, np.hstack([own, own * 0, others, others * 0, behind]))
    assert (read.mixed.tolist(), read.out.tolist()) == (narrow[3].tolist(), narrow[4].tolist())
    head = np.array([6, 32, 32, 16], np.uint32)
    content = b"".join(array.tobytes() for array in (head, *narrow))
    assert BoardParameters.from_bytes(content).to_bytes() == read.to_bytes()


GOOD = board_network_text.text_of(made(1))


@pytest.mark.parametrize("version", [2, 3])
def test_one_without_means_says_the_same(version):
    """It knew fewer planes, and a layer was made of 192 numbers."""
    without = made(1)
    without.parameters.layers[:, :, 192:] = 0
    lines = [
        line.removesuffix(" 0" * 64) if line.startswith("layer ") else line
        for line in board_network_text.text_of(without).splitlines()
    ]
    text = "\n".join([f"# katachi board network {version}", *lines[1:], ""])
    read = board_network_text.parse(text, "board-network.txt")
    assert read.parameters.to_bytes() == without.parameters.to_bytes()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("board network 4", "board network 5", ":1: not a file of a board network: the first line must be"),
        ("made run 7", "run 7", ":8: 'run 7' is no line 'made WHAT TEXT'"),
        ("\nout ", "\nouts ", ": 'outs' begins no line of a board network"),
        ("\nlayer 5 63 ", "\nlayer 5 62 ", ": 'layer 5 62' is there twice; leave one line out"),
        ("\nlayer 5 63 ", "\nlayer 5 63 12 ", ": 'layer 5 63' has 257 numbers, not 256"),
        ("\nbegin 3 ", "\nbegin 6 ", ": 'begin 6' begins no line of a board network"),
        ("\nmixing 3 ", "\n#mixing 3 ", ": there is no line 'mixing 3'"),
    ],
)
def test_any_other_text_is_refused(old, new, message):
    assert GOOD.count(old) == 1
    with pytest.raises(KatachiError) as caught:
        board_network_text.parse(GOOD.replace(old, new), "board-network.txt")
    assert message in str(caught.value)
    assert str(caught.value).startswith("board-network.txt")


def test_the_page_has_the_message_of_a_line_too_long():
    page = (Path(__file__).parents[3] / "docs/formats/board-network-text.md").read_text("utf-8")
    [shown] = re.findall(r"^    db/learned/(board-network\.txt.*)$", page, re.MULTILINE)
    at = next(i for i, line in enumerate(GOOD.splitlines()) if line.startswith("layer 5 63 "))
    with pytest.raises(KatachiError) as caught:
        board_network_text.parse(GOOD.replace("\nlayer 5 63 ", "\nlayer 5 63 12 "), "board-network.txt")
    assert str(caught.value) == re.sub(r":\d+:", f":{at + 1}:", shown)


@pytest.mark.parametrize(
    ("number", "message"),
    [
        ("x", "has something that is no whole number"),
        ("40000", "has a number beyond -32768 to 32767"),
        ("1024", "a number of 'layers' is beyond 1023"),
    ],
)
def test_numbers_that_no_board_network_has_are_refused(number, message):
    lines = GOOD.splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith("layer 2 7 "))
    lines[at] = " ".join([*lines[at].split()[:-1], number])
    with pytest.raises(KatachiError, match=message):
        board_network_text.parse("\n".join(lines), "board-network.txt")
