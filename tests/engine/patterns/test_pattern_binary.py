import os
import re
import struct
import subprocess
import sys
from dataclasses import replace
from hashlib import blake2b
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pattern_positions import random_board
from some_patterns import game_patterns, pattern_lists
from thorough import repeated

from engine.patterns import Matcher, Pattern, PatternBook, binary, masks
from engine.patterns.pattern import (
    ANYTHING,
    EMPTY_BIT,
    ENEMY_1,
    ENEMY_ANY,
    FRIEND_ANY,
    Attribute,
    Statistics,
    TreeMove,
)
from engine.points import EngineError

PAGE = Path(__file__).parents[3] / "docs" / "formats" / "pattern-binary.md"
WEIGHTS = st.dictionaries(st.text(max_size=8), st.floats(allow_nan=False, allow_infinity=False), max_size=4)

FEW = [
    *game_patterns(6),
    Pattern(
        "hand-1",
        bytes([255] * 26 + [28, 1, 32] + [255] * 35),
        27,
        kind="cut",
        text="cut off {b}",
        attributes=(Attribute("liberties", 28, 2, 255), Attribute("phase", -1, 1, 3)),
        answers=(TreeMove(3, "enemy", "urgent", "answer", (TreeMove(4, "friend"),)), TreeMove(5, "enemy")),
        alternatives=(TreeMove(9, "friend", "trick", "cut off {b}"),),
        type="urgent",
        urgent=True,
        sources=("hand", "mined"),
        statistics=Statistics(412, 1903, 390, 231, 200, 380, 1999, 2019),
        weight=1.25,
        gain=33.5,
    ),
]
TEXTS_OF_FEW = ["answer", "capture", "cut off {b}", "hand", "ko", "mined", "test"]
GOOD = binary.encode(FEW, {"capture": 1.5, "ko": -0.1}, "test")


def opened(folder, content):
    path = folder / "patterns.bin"
    path.write_bytes(content)
    return PatternBook.open(path)


def read_all(book):
    return [book.pattern(i) for i in range(len(book))]


def refusal(folder, content):
    """The one line with which a file of this content is refused."""
    with pytest.raises(EngineError) as error:
        opened(folder, content)
    message = str(error.value)
    assert "\n" not in message
    assert message.startswith(f"{folder / 'patterns.bin'}: ")
    assert "katachi compile" in message
    return message.removeprefix(f"{folder / 'patterns.bin'}: ")


def signed(body):
    """A file whose checksum is right, so that only the later checks can object."""
    return bytes(body) + blake2b(body, digest_size=16).digest()


def patched(offset, text, content=GOOD):
    body = bytearray(content[:-16])
    body[offset : offset + len(text)] = text
    return signed(body)


def part(name, content=GOOD):
    """Where a part of a file begins and how many bytes it has."""
    return binary.Header._make(binary.HEADER.unpack_from(content)).parts()[name]


# -- what is written is read -------------------------------------------------------------------------


@settings(max_examples=repeated(20, 40))
@given(pattern_lists(), WEIGHTS, st.text(max_size=8))
def test_round_trip(tmp_path_factory, patterns, weights, name):
    path = tmp_path_factory.mktemp("book") / "patterns.bin"
    written = binary.write(path, patterns, weights, name)
    book = PatternBook.open(path)
    assert (written.num_patterns, len(book), book.version) == (len(patterns), len(patterns), 3)
    assert (written.num_bytes, written.checksum) == (path.stat().st_size, book.checksum)
    assert (book.weights, book.name) == (weights, name)
    by_id = {pattern.id: pattern for pattern in patterns}
    assert {pattern.id: pattern for pattern in read_all(book)} == by_id
    for pattern in patterns:
        assert book.pattern(book.index(pattern.id)) == pattern
        assert book.id(book.index(pattern.id)) == pattern.id
        assert book.statistics(book.index(pattern.id)) == pattern.statistics
        for other in (pattern.id[:-1], pattern.id + "0", "x" + pattern.id):
            assert (book.index(other) is not None) == (other in by_id)


@settings(max_examples=repeated(15, 30))
@given(pattern_lists(), WEIGHTS, st.randoms(use_true_random=False))
def test_same_patterns_same_bytes(patterns, weights, rng):
    shuffled, turned = list(patterns), list(weights.items())
    rng.shuffle(shuffled)
    rng.shuffle(turned)
    assert binary.encode(shuffled, dict(turned)) == binary.encode(patterns, weights)


def test_another_process_writes_the_same_bytes():
    code = (
        f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r});"
        "from some_patterns import game_patterns; from engine.patterns import binary;"
        "sys.stdout.buffer.write(binary.encode(game_patterns(500)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout == binary.encode(game_patterns(500))


def test_a_book_of_many(tmp_path):
    patterns = game_patterns(5000)
    book = opened(tmp_path, binary.encode(patterns))
    assert sorted(read_all(book), key=lambda p: p.id) == sorted(patterns, key=lambda p: p.id)


def test_patterns_with_the_same_cells_are_kept_apart(tmp_path):
    twins = [replace(FEW[0], id=f"twin-{i}", weight=float(i)) for i in range(300)]
    assert {p.id: p.weight for p in read_all(opened(tmp_path, binary.encode(twins)))} == {
        f"twin-{i}": float(i) for i in range(300)
    }


def test_a_tree_of_255_levels(tmp_path):
    deep = TreeMove(0, "enemy")
    for cell in range(1, 255):
        deep = TreeMove(cell % 64, "friend", answers=(deep,))
    pattern = replace(FEW[0], answers=(deep, TreeMove(7, "enemy")))
    (read,) = read_all(opened(tmp_path, binary.encode([pattern])))
    assert read == pattern


# -- what cannot be written --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"id": ""}, "an id has 1 to 255 letters"),
        ({"id": "a" * 256}, "an id has 1 to 255 letters"),
        ({"id": "a b"}, "an id has 1 to 255 letters"),
        ({"id": "ä"}, "an id has 1 to 255 letters"),
        ({"kind": "odd"}, "no class is called 'odd'"),
        ({"type": "odd"}, "no type of move is called 'odd'"),
        ({"attributes": (Attribute("phase", -1, 0, 3),) * 256}, "more than 255 attributes"),
        ({"weight": float("nan")}, "weight nan"),
        ({"gain": float("inf")}, "gain inf"),
        ({"weight": 1e300}, "weight 1e"),
        ({"statistics": Statistics(played=2**32)}, "counts out of range"),
        ({"statistics": Statistics(seen=-1)}, "counts out of range"),
        ({"statistics": Statistics(first_year=65536)}, "years out of range"),
        ({"answers": (TreeMove(64, "enemy"),)}, "no move of a tree"),
        ({"answers": (TreeMove(1, "black"),)}, "no move of a tree"),
        ({"alternatives": (TreeMove(1, "enemy", "odd"),)}, "no move of a tree"),
    ],
)
def test_patterns_that_the_format_does_not_hold(tmp_path, change, message):
    with pytest.raises(EngineError, match=message):
        binary.write(tmp_path / "patterns.bin", [replace(FEW[0], **change)])
    assert os.listdir(tmp_path) == []


def test_a_tree_that_is_too_deep():
    deep = TreeMove(0, "enemy")
    for _ in range(255):
        deep = TreeMove(1, "friend", answers=(deep,))
    with pytest.raises(EngineError, match="more than 255 levels"):
        binary.encode([replace(FEW[0], answers=(deep,))])


def test_an_id_that_repeats():
    with pytest.raises(EngineError, match="id 'P0' occurs twice"):
        binary.encode([FEW[0], FEW[1], FEW[0]])


def test_a_feature_weight_that_is_no_number():
    with pytest.raises(EngineError, match="the weight of feature 'ko': nan is not a number"):
        binary.encode([], {"ko": float("nan")})


def test_a_full_disk_leaves_the_old_file(tmp_path):
    """The limit on file size makes the real write fail half-way."""
    path = tmp_path / "patterns.bin"
    binary.write(path, FEW)
    code = f"""
import resource, sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
from some_patterns import game_patterns
from engine.patterns import binary
resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))
try:
    binary.write({str(path)!r}, game_patterns(1000))
except binary.EngineError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"{path}: cannot be written: File too large\n"
    assert os.listdir(tmp_path) == ["patterns.bin"]
    assert path.read_bytes() == binary.encode(FEW)


def test_no_such_folder(tmp_path):
    path = tmp_path / "none" / "patterns.bin"
    with pytest.raises(EngineError) as error:
        binary.write(path, FEW)
    assert str(error.value) == f"{path}: cannot be written: No such file or directory"


def test_who_may_read_any_new_file_may_read_this(tmp_path):
    path = tmp_path / "patterns.bin"
    binary.write(path, FEW)
    (tmp_path / "plain").touch()
    assert path.stat().st_mode == (tmp_path / "plain").stat().st_mode


# -- what is refused ---------------------------------------------------------------------------------


def test_every_flipped_byte_is_refused(tmp_path):
    for offset in range(len(GOOD)):
        for flip in (0x01, 0xFF):
            content = bytearray(GOOD)
            content[offset] ^= flip
            refusal(tmp_path, content)


def test_every_cut_off_file_is_refused(tmp_path):
    for length in range(len(GOOD)):
        message = refusal(tmp_path, GOOD[:length])
        assert re.match("is empty|is damaged: cut off", message)


@pytest.mark.parametrize("extra", [b"\0", GOOD[-16:], GOOD])
def test_a_file_that_is_too_long_is_refused(tmp_path, extra):
    assert refusal(tmp_path, GOOD + extra).startswith("is damaged: too long: ")


@pytest.mark.parametrize(
    "content",
    [b"(;GM[1]FF[4]SZ[19])", b"SQLite format 3\0" + bytes(4080), bytes(200), b"\x7fELF" + bytes(500), b"x"],
)
def test_a_foreign_file_is_refused(tmp_path, content):
    assert refusal(tmp_path, content) == (
        "is not a pattern binary; give the file that 'katachi compile' wrote"
    )


@pytest.mark.parametrize("damage", [(b"\r\n", b"\n"), (b"\x89", b"\x09")])
def test_a_file_sent_as_text_is_refused(tmp_path, damage):
    assert "is not a pattern binary" in refusal(tmp_path, GOOD.replace(*damage))


@pytest.mark.parametrize(
    ("version", "message"),
    [
        (1, "has format 1, older than this program's 3; run 'katachi compile' to write it anew"),
        (
            4,
            "has format 4, newer than this program's 3; upgrade katachi,"
            " or run 'katachi compile' to write it anew",
        ),
    ],
)
def test_another_version_is_refused(tmp_path, version, message):
    assert refusal(tmp_path, patched(12, struct.pack("=I", version))) == message


def test_a_binary_of_version_1_is_refused(tmp_path):
    """The worked example of the old format's page."""
    old = bytes.fromhex(
        "894b5041540d0a1a0d0c0b0a0100000040000000200000009c0000000000000002000000010000000100000000000000"
        "110000000000000000000000000000000000000000000000000000000000000002000000050000000500000000000000"
        "0000000000000400008000000000ffff010000000c0000000b00000000000000000000000100000002000000c4e47719"
        "92628dde6cf21b7a1b48d1d6"
    )
    assert refusal(tmp_path, old) == (
        "has format 1, older than this program's 3; run 'katachi compile' to write it anew"
    )


def test_the_other_byte_order_is_refused(tmp_path):
    swapped = bytearray(GOOD)
    for offset in range(8, 72, 4):
        swapped[offset : offset + 4] = swapped[offset : offset + 4][::-1]
    assert refusal(tmp_path, signed(swapped[:-16])) == (
        "comes from a machine of the other byte order; run 'katachi compile' to write it anew here"
    )


HEADER_FAULT = "its header has impossible values"


@pytest.mark.parametrize(
    ("where", "text", "message"),
    [
        (8, b"\x4d", HEADER_FAULT),
        (16, b"\x80", HEADER_FAULT),
        (20, b"\x10", HEADER_FAULT),
        (24, struct.pack("=Q", 1), "too long"),
        (24, struct.pack("=Q", 10**6), "cut off"),
        (32, struct.pack("=I", 1000), HEADER_FAULT),
        (32, struct.pack("=I", 2**32 - 1), HEADER_FAULT),
        (60, struct.pack("=I", 99), HEADER_FAULT),
        (("features", 0), struct.pack("=I", 99), "features out of order"),
        (("features", 8), struct.pack("=d", float("inf")), "a weight that is not a number"),
        (("weights", 4), struct.pack("=f", float("nan")), "a weight that is not a number"),
        (("records", 4), struct.pack("=f", float("nan")), "a weight that is not a number"),
        (("records", 0), b"\x01", "details in the wrong place"),
        (("records", 36), b"\xff", "a record with impossible values"),
        (("records", 37), b"\x05", "a record with impossible values"),
        (("records", 38), b"\x04", "a record with impossible values"),
        (("records", 40), b"\x40", "a record with impossible values"),
        (("records", 41), b"\x02", "a record with impossible values"),
        (("records", 42), b"\x01", "a record with impossible values"),
        (("by_id", 0), struct.pack("=I", 7), "an index of ids with impossible values"),
        (("by_id", 0), struct.pack("=II", 1, 1), "ids out of order"),
        (("ends", 0), struct.pack("=I", 2**31), "strings out of order"),
        (("words", 0), struct.pack("=I", 0), "an impossible run of cells"),
        (("words", 0), struct.pack("=I", 5 << 29), "patterns of the trie out of order"),
        (("words", 0), struct.pack("=I", 2 << 29), "an impossible fork"),
        (("words", 0), struct.pack("=I", 1 << 29), "an impossible switch"),
        (("text", 0), b"\xff", "a string that is not UTF-8"),
        (("text", 0), b"z", "strings out of order"),
        (("features", 4), b"\x01", "something where nothing is"),
        (("text", sum(len(text) for text in TEXTS_OF_FEW)), b"x", "something where nothing is"),
    ],
)
def test_impossible_values_are_refused_even_with_a_right_checksum(tmp_path, where, text, message):
    offset = where if isinstance(where, int) else part(where[0])[0] + where[1]
    assert message in refusal(tmp_path, patched(offset, text))


def test_a_file_that_is_not_there(tmp_path):
    with pytest.raises(EngineError) as error:
        PatternBook.open(tmp_path / "none.bin")
    assert str(error.value) == (
        f"{tmp_path / 'none.bin'}: cannot be read: No such file or directory;"
        " run 'katachi compile' to write it anew"
    )


def test_what_is_not_a_file(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path(os.devnull)):
        with pytest.raises(EngineError) as error:
            PatternBook.open(path)
        assert str(error.value) == f"{path}: is not a file; give the file that 'katachi compile' wrote"


@pytest.mark.parametrize("index", [-1, 7, 2**31 - 1])
def test_no_such_pattern(tmp_path, index):
    book = opened(tmp_path, GOOD)
    for method in (book.pattern, book.id, book.statistics):
        with pytest.raises(EngineError, match=f"no pattern {index}: there are 7"):
            method(index)


def test_a_book_comes_from_open():
    with pytest.raises(EngineError, match=r"comes from PatternBook\.open"):
        PatternBook()


@pytest.mark.parametrize("id", ["", "nothing", "a" * 300, "hand", "hand-10", "ä"])
def test_no_such_id(tmp_path, id):
    assert opened(tmp_path, GOOD).index(id) is None


SOME_STONES = [(1, 12), (2, 13), (1, 21), (2, 4), (1, 14), (2, 22), (1, 40), (2, 41), (1, 32), (2, 5)]


@settings(max_examples=repeated(125, 250), deadline=None)
@given(
    st.integers(0, 2**32),
    st.lists(st.tuples(st.integers(0), st.integers(0, 255)), min_size=1, max_size=3),
    st.booleans(),
)
def test_whatever_is_accepted_can_be_read_and_matches_like_the_masks(
    tmp_path_factory, seed, changes, in_trie
):
    """Any bytes changed, the checksum put right: refused in one line, or a sound book all the same."""
    patterns = [*game_patterns(8, seed % 50), FEW[-1]]
    body = bytearray(binary.encode(patterns, {"ko": 1.0})[:-16])
    begin, size = part("words", bytes(body)) if in_trie else (0, len(body))
    for offset, byte in changes:
        body[begin + offset % size] = byte
    path = tmp_path_factory.mktemp("book") / "patterns.bin"
    path.write_bytes(signed(body))
    try:
        book = PatternBook.open(path)
    except EngineError:
        return
    board = random_board(7, SOME_STONES)
    read = read_all(book)
    assert {book.index(pattern.id) for pattern in read} == set(range(len(book)))
    found = {(place, number) for place, number, _ in Matcher(book).match(board, 1)}
    assert found == {(place, number) for place, number, _ in masks.match(read, board, 1)}


# -- the page of the format --------------------------------------------------------------------------


def test_the_worked_example_of_the_documentation(tmp_path):
    dump = re.search(r"```hex\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL).group(1)
    content = b"".join(bytes.fromhex(line.split("  ")[1]) for line in dump.splitlines())
    assert content == binary.encode(DOCUMENTED, {"capture": 1.5}, "demo")
    book = opened(tmp_path, content)
    assert sorted(read_all(book), key=lambda p: p.id) == DOCUMENTED
    assert (book.weights, book.name) == ({"capture": 1.5}, "demo")


def test_the_page_names_every_field():
    page = PAGE.read_text(encoding="utf-8")
    for field in [*binary.Header._fields, *binary.RECORD.names, *binary.FEATURE.names]:
        assert re.search(rf"\| {field.replace('_', ' ')}\b", page), field
    for name in binary.Header._make(binary.HEADER.unpack_from(GOOD)).parts():
        assert re.search(rf"\| {name.replace('_', ' ')} \|", page), name


def test_the_page_says_which_versions_are_refused():
    page, version = PAGE.read_text(encoding="utf-8"), binary.VERSION
    assert page.startswith(f"# The pattern binary, version {version}\n")
    [told] = re.findall(
        r"^\| versions 1 and (\d+); version (\d+) and more \| .* this program's (\d+) \|$", page, re.M
    )
    assert told == (f"{version - 1}", f"{version + 1}", f"{version}")


ANYWHERE = [ANYTHING] * 27 + [EMPTY_BIT] + [ANYTHING] * 36


def documented(id, cells, **more):
    sets = list(ANYWHERE)
    for cell, contents in cells.items():
        sets[cell] = contents
    return Pattern(id, bytes(sets), 27, **more)


DOCUMENTED = [
    documented("a", {28: FRIEND_ANY}, weight=0.5),
    documented("b", {28: FRIEND_ANY, 35: ENEMY_1}, kind="kill", statistics=Statistics(played=3, seen=8)),
    documented("c", {28: ENEMY_ANY}, attributes=(Attribute("ladder", 28, 1, 1),), text="ladder"),
]
