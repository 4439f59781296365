import os
import random
import re
import struct
import subprocess
import sys
from hashlib import blake2b
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.patterns import PatternBook, binary
from engine.patterns.binary import Pattern
from engine.points import EngineError

KEYS = st.binary(min_size=16, max_size=16).map(lambda key: key[:6] + bytes([key[6] & 0xFC]) + key[7:])
COUNTS = st.tuples(st.integers(1, 2**32 - 1), st.integers(1, 2**32 - 1)).map(sorted)


@st.composite
def pattern_lists(draw, max_size=40):
    keys = draw(st.lists(KEYS, unique=True, max_size=max_size))
    ids = draw(st.lists(st.integers(1, 2**32 - 1), unique=True, min_size=len(keys), max_size=len(keys)))
    counts = draw(st.lists(COUNTS, min_size=len(keys), max_size=len(keys)))
    return [Pattern(key, id, n[1], n[0]) for key, id, n in zip(keys, ids, counts, strict=True)]


def some_patterns(number, seed=1):
    rng = random.Random(seed)
    keys = {bytes(6) + bytes([4 * rng.randrange(64)]) + rng.randbytes(9) for _ in range(number)}
    return [Pattern(key, 100 + i, 9 + i % 5, 1 + i % 9) for i, key in enumerate(sorted(keys))]


THREE = some_patterns(3)
GOOD = binary.encode(THREE)


def refusal(folder, content):
    """The one line with which a file of this content is refused."""
    path = folder / "patterns.bin"
    path.write_bytes(content)
    with pytest.raises(EngineError) as error:
        PatternBook.open(path)
    message = str(error.value)
    assert "\n" not in message
    assert message.startswith(f"{path}: ")
    assert "katachi compile" in message
    return message.removeprefix(f"{path}: ")


def signed(body):
    """A file whose checksum is right, so that only the later checks can object."""
    return bytes(body) + blake2b(body, digest_size=16).digest()


def patched(offset, text, content=GOOD):
    body = bytearray(content[:-16])
    body[offset : offset + len(text)] = text
    return signed(body)


# -- what is written is read -------------------------------------------------------------------------


@settings(max_examples=60)
@given(pattern_lists())
def test_round_trip(tmp_path_factory, patterns):
    path = tmp_path_factory.mktemp("book") / "patterns.bin"
    written = binary.write(path, patterns)
    book = PatternBook.open(path)
    assert (written.num_patterns, len(book)) == (len(patterns), len(patterns))
    assert (written.num_bytes, written.checksum) == (path.stat().st_size, book.checksum)
    read = {(book.key(i), book.id(i), book.count(i), book.num_games(i)) for i in range(len(book))}
    assert read == set(patterns)
    for pattern in patterns:
        assert book.key(book.find_key(pattern.key)) == pattern.key


@given(pattern_lists(), st.randoms(use_true_random=False))
def test_same_patterns_same_bytes(patterns, rng):
    shuffled = list(patterns)
    rng.shuffle(shuffled)
    assert binary.encode(shuffled) == binary.encode(patterns)


def test_another_process_writes_the_same_bytes():
    code = (
        "import sys; from tests_path import some_patterns; from engine.patterns import binary;"
        "sys.stdout.buffer.write(binary.encode(some_patterns(500)))"
    )
    code = code.replace(
        "from tests_path", f"sys.path.insert(0, {str(Path(__file__).parent)!r}); from {__name__}"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert done.stdout == binary.encode(some_patterns(500))


def test_a_book_of_many(tmp_path):
    patterns = some_patterns(20_000)
    path = tmp_path / "patterns.bin"
    binary.write(path, patterns)
    book = PatternBook.open(path)
    assert all(book.id(book.find_key(pattern.key)) == pattern.id for pattern in patterns)
    absent = [bytes([255]) + pattern.key[1:] for pattern in patterns]
    assert all(book.find_key(key) is None for key in absent)


def test_the_hash_is_spread_evenly():
    """Real keys are much alike; a directory of as many buckets as keys must stay short chains."""
    patterns = [Pattern((i << 74).to_bytes(16, "big"), i, 1, 1) for i in range(1, 4097)]
    content = binary.encode(patterns)
    directory = np.frombuffer(content[64 + 32 * 4096 : -16], np.uint32)
    assert np.diff(directory).max() <= 8


# -- what cannot be written --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("patterns", "message"),
    [
        ([Pattern(bytes(15), 1, 1, 1)], "key or numbers out of range"),
        ([Pattern(bytes(17), 1, 1, 1)], "key or numbers out of range"),
        ([Pattern(bytes(16), 0, 1, 1)], "key or numbers out of range"),
        ([Pattern(bytes(16), -1, 1, 1)], "key or numbers out of range"),
        ([Pattern(bytes(16), 2**32, 1, 1)], "key or numbers out of range"),
        ([Pattern(bytes(16), 1, 0, 1)], "key or numbers out of range"),
        ([Pattern(bytes(16), 1, 2**32, 1)], "key or numbers out of range"),
        ([Pattern(bytes(16), 1, 1, 0)], "key or numbers out of range"),
        ([Pattern(bytes(16), 1, 1, 2)], "a record with impossible numbers"),
        ([Pattern(bytes(6) + b"\1" + bytes(9), 1, 1, 1)], "a stone where the move is"),
        ([Pattern(bytes(16), 1, 1, 1), Pattern(bytes(16), 2, 1, 1)], "a key occurs twice"),
        ([Pattern(bytes(16), 1, 1, 1), Pattern(bytes(15) + b"\1", 1, 1, 1)], "an id occurs twice"),
    ],
)
def test_patterns_that_the_format_does_not_hold(tmp_path, patterns, message):
    path = tmp_path / "patterns.bin"
    with pytest.raises(EngineError, match=message):
        binary.write(path, patterns)
    assert os.listdir(tmp_path) == []


def test_a_full_disk_leaves_the_old_file(tmp_path):
    """The limit on file size makes the real write fail half-way."""
    path = tmp_path / "patterns.bin"
    binary.write(path, THREE)
    code = f"""
import resource, sys
sys.path.insert(0, {str(Path(__file__).parent)!r})
from {__name__} import some_patterns
from engine.patterns import binary
resource.setrlimit(resource.RLIMIT_FSIZE, (5000, 5000))
try:
    binary.write({str(path)!r}, some_patterns(1000))
except binary.EngineError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"{path}: cannot be written: File too large\n"
    assert os.listdir(tmp_path) == ["patterns.bin"]
    assert path.read_bytes() == GOOD


def test_no_such_folder(tmp_path):
    path = tmp_path / "none" / "patterns.bin"
    with pytest.raises(EngineError) as error:
        binary.write(path, THREE)
    assert str(error.value) == f"{path}: cannot be written: No such file or directory"


def test_anyone_may_read_the_file(tmp_path):
    path = tmp_path / "patterns.bin"
    binary.write(path, THREE)
    assert path.stat().st_mode & 0o777 == 0o644


# -- what is refused ---------------------------------------------------------------------------------


@pytest.mark.parametrize("offset", range(len(GOOD)))
def test_every_flipped_byte_is_refused(tmp_path, offset):
    for flip in (0x01, 0x80, 0xFF):
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
        (0, "has format 0, older than this program's 1; run 'katachi compile' to write it anew"),
        (
            2,
            "has format 2, newer than this program's 1; upgrade katachi,"
            " or run 'katachi compile' to write it anew",
        ),
    ],
)
def test_another_version_is_refused(tmp_path, version, message):
    assert refusal(tmp_path, patched(12, struct.pack("=I", version))) == message


def test_the_other_byte_order_is_refused(tmp_path):
    swapped = bytearray(GOOD)
    for offset in range(8, 64, 4):
        swapped[offset : offset + 4] = swapped[offset : offset + 4][::-1]
    assert refusal(tmp_path, signed(swapped[:-16])) == (
        "comes from a machine of the other byte order; run 'katachi compile' to write it anew here"
    )


@pytest.mark.parametrize(
    ("offset", "value", "message"),
    [
        (8, 77, "its header has impossible values"),
        (16, 128, "its header has impossible values"),
        (20, 16, "its header has impossible values"),
        (24, 1, "too long"),
        (24, 10**6, "cut off"),
        (32, 4, "its header has impossible values"),
        (32, 2**31 - 1, "its header has impossible values"),
        (36, 1, "its header has impossible values"),
        (36, 64, "its header has impossible values"),
        (40, 2, "its header has impossible values"),
        (44, 1, "its header has impossible values"),
        (48, 1, "its counts do not add up"),
        (56, 1, "its header has impossible values"),
        (64 + 16, 0, "a record with impossible numbers"),
        (64 + 24, 2**20, "a record with impossible numbers"),
        (64 + 28, 1, "a record with impossible numbers"),
        (64 + 96, 1, "its directory does not agree with its records"),
        (64 + 96 + 16, 2**32 - 1, "its directory does not agree with its records"),
    ],
)
def test_impossible_values_are_refused_even_with_a_right_checksum(tmp_path, offset, value, message):
    assert message in refusal(tmp_path, patched(offset, struct.pack("=I", value)))


def records_of(content):
    return [content[64 + 32 * i : 96 + 32 * i] for i in range(3)]


def one_bucket():
    """A file of three patterns whose records all lie in the first bucket."""
    keys = [bytes(14) + bytes((i, j)) for i in range(8) for j in range(8)]
    low = [key for key in keys if hash_of(key) < 2**62]
    return binary.encode([Pattern(key, i + 1, 2, 1) for i, key in enumerate(low[:3])])


def hash_of(key):
    """The hash as docs/formats/pattern-binary.md spells it out."""

    def mix(word):
        word = (word ^ word >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        word = (word ^ word >> 27) * 0x94D049BB133111EB % 2**64
        return word ^ word >> 31

    return mix((mix(int.from_bytes(key[:8], "big")) + int.from_bytes(key[8:], "big")) % 2**64)


def test_records_are_sorted_by_the_documented_hash():
    content = binary.encode(some_patterns(500))
    keys = [content[64 + 32 * i : 80 + 32 * i] for i in range(500)]
    assert keys == sorted(keys, key=lambda key: (hash_of(key), key))


@pytest.mark.parametrize("order", [(0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)])
def test_records_out_of_order_are_refused(tmp_path, order):
    content = one_bucket()
    moved = b"".join(records_of(content)[i] for i in order)
    assert "records out of order" in refusal(tmp_path, patched(64, moved, content))


def test_a_repeated_key_is_refused(tmp_path):
    content = one_bucket()
    assert "a key occurs twice" in refusal(tmp_path, patched(64 + 32, content[64 : 64 + 16], content))


def test_a_repeated_id_is_refused(tmp_path):
    assert "an id occurs twice" in refusal(tmp_path, patched(64 + 16, GOOD[64 + 48 : 64 + 52]))


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


@settings(max_examples=300)
@given(pattern_lists(max_size=4), st.lists(st.tuples(st.integers(0), st.integers(0, 255)), max_size=3))
def test_only_what_the_writer_makes_is_ever_accepted(tmp_path_factory, patterns, changes):
    """Whatever the bytes, with a right checksum: refused, or just what encode makes of the patterns read."""
    body = bytearray(binary.encode(patterns)[:-16])
    for offset, byte in changes:
        body[offset % len(body)] = byte
    path = tmp_path_factory.mktemp("book") / "patterns.bin"
    path.write_bytes(signed(body))
    try:
        book = PatternBook.open(path)
    except EngineError:
        assert changes
        return
    read = [Pattern(book.key(i), book.id(i), book.count(i), book.num_games(i)) for i in range(len(book))]
    assert binary.encode(read) == path.read_bytes()


# -- the page of the format --------------------------------------------------------------------------


def test_the_worked_example_of_the_documentation(tmp_path):
    page = Path(__file__).parents[3] / "docs" / "formats" / "pattern-binary.md"
    dump = re.search(r"```hex\n(.*?)```", page.read_text(), re.DOTALL).group(1)
    content = b"".join(bytes.fromhex(line.split("  ")[1]) for line in dump.splitlines())
    assert content == binary.encode(DOCUMENTED)
    path = tmp_path / "patterns.bin"
    path.write_bytes(content)
    book = PatternBook.open(path)
    assert sorted(
        (book.key(i), book.id(i), book.count(i), book.num_games(i)) for i in range(len(book))
    ) == sorted(DOCUMENTED)


DOCUMENTED = [
    Pattern(bytes.fromhex("0000000000000400008000000000ffff"), 1, 12, 11),
    Pattern(bytes.fromhex("00000000000000000000000000000000"), 2, 5, 5),
]
