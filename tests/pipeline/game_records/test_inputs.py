"""Files, folders, globs and archives: the same games whatever they come in; what is unusable is counted."""

import codecs
import contextlib
import gzip
import hashlib
import io
import os
import random
import resource
import shutil
import sys
import tarfile
import threading
import warnings
import zipfile
from collections.abc import Iterator
from pathlib import Path

import py7zr
import pytest
from made_games import random_moves, sgf
from rights import without_rights

from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.game_records.inputs import ALWAYS_FINE_BYTES, SMALL_BYTES, Input, iter_inputs
from pipeline.settings import Settings
from pipeline.sgf import REJECTIONS, parse_game
from pipeline.stages import ingest
from pipeline.store import Store

FOLDER = Path(__file__).parents[2] / "data" / "dirty"
GAME = b"(;GM[1]SZ[9];B[cc];W[gg])"
OTHER = b"(;GM[1]SZ[9];B[gg];W[cc])"


def contents(*paths: object) -> list[tuple[str, str, list[bytes]]]:
    """What each input is called within its folder or archive, its fingerprint and its games."""
    found = []
    for entry in iter_inputs(map(str, paths)):
        assert entry.error is None, entry.label
        found.append((entry.label, entry.fingerprint, list(entry.games())))
    return found


def rejected(*paths: object) -> list[tuple[str, str]]:
    """Label and code of every input that cannot be read."""
    found = [(entry.label, entry.error.code) for entry in iter_inputs(map(str, paths)) if entry.error]
    assert {code for _, code in found} <= set(REJECTIONS)
    return found


@pytest.fixture
def folder(tmp_path):
    """Records in folders, with files that are no records among them."""
    base = tmp_path / "games"
    shutil.copytree(FOLDER, base / "dirty")
    (base / "deep" / "er").mkdir(parents=True)
    (base / "deep" / "er" / "UPPER.SGF").write_bytes(GAME)
    (base / "deep" / "two.sgf").write_bytes(GAME + OTHER)
    (base / "readme.txt").write_text("(;B[aa];W[bb]) is no record here")
    (base / "board.jpg").write_bytes(b"\xff\xd8\xff")
    return base


def zipped(folder: Path, target: Path) -> Path:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive:
        for path in sorted(folder.rglob("*"), reverse=True):
            archive.write(path, path.relative_to(folder))
    return target


def seven_zipped(folder: Path, target: Path) -> Path:
    with py7zr.SevenZipFile(target, "w") as archive:
        for path in sorted(folder.rglob("*"), reverse=True):
            archive.write(path, str(path.relative_to(folder)))
    return target


def tarred(folder: Path, target: Path) -> Path:
    with tarfile.open(target, "w:gz" if target.name.endswith("gz") else "w") as archive:
        for path in sorted(folder.rglob("*"), reverse=True):
            archive.add(path, path.relative_to(folder), recursive=False)
    return target


PACKERS = {"a.zip": zipped, "a.7z": seven_zipped, "a.tar": tarred, "a.tar.gz": tarred, "A.TGZ": tarred}


@pytest.mark.parametrize("name", PACKERS)
def test_an_archive_is_its_folder(folder, tmp_path, name):
    archive = PACKERS[name](folder, tmp_path / name)
    plain = contents(folder)
    assert len(plain) == len(list(FOLDER.glob("*.[sm]g[ft]"))) + 2
    assert [label for label, _, _ in plain] == sorted(label for label, _, _ in plain)
    in_folder = [(label.removeprefix(f"{folder}/"), *rest) for label, *rest in plain]
    in_archive = [(label.removeprefix(f"{archive}!"), *rest) for label, *rest in contents(archive)]
    assert in_archive == in_folder
    assert len(in_folder[1][2]) == 2


def test_the_fingerprint_is_of_the_file(folder):
    found = {label: fingerprint for label, fingerprint, _ in contents(folder)}
    path = folder / "deep" / "two.sgf"
    assert found[str(path)] == hashlib.sha256(path.read_bytes()).hexdigest()


def test_a_file_named_outright_is_an_input_whatever_its_name(folder):
    ((label, _, games),) = contents(folder / "readme.txt")
    assert label == str(folder / "readme.txt")
    assert parse_game(games[0]).moves == b"aaBB"


def test_gzip(tmp_path):
    path = tmp_path / "x.sgf.gz"
    path.write_bytes(gzip.compress(GAME + OTHER))
    assert contents(tmp_path) == contents(path)
    assert contents(path)[0][2] == [GAME, OTHER]


def test_standard_input(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(GAME + OTHER)))
    ((label, fingerprint, games),) = contents("-")
    assert (label, games) == ("-", [GAME, OTHER])
    assert fingerprint == hashlib.sha256(GAME + OTHER).hexdigest()


def test_a_closed_standard_input_is_told_at_once(monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(KatachiError, match="nothing at '-': standard input is closed"):
        iter_inputs(["-"])


def test_a_pipe_that_is_named_is_read_to_its_end(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    content = GAME + OTHER + b" " * (2 * SMALL_BYTES)
    writer = threading.Thread(target=path.write_bytes, args=(content,))
    writer.start()
    ((label, fingerprint, games),) = contents(path)
    writer.join(10)
    assert (label, [game.strip() for game in games]) == (str(path), [GAME, OTHER])
    assert fingerprint == hashlib.sha256(content).hexdigest()


def test_pipes_and_devices_in_a_folder_are_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "a.sgf")
    (tmp_path / "b.sgf").write_bytes(GAME)
    (tmp_path / "c.sgf").symlink_to("/dev/zero")
    assert rejected(tmp_path) == [(str(tmp_path / name), "unreadable-file") for name in ("a.sgf", "c.sgf")]
    (game,) = next(entry for entry in iter_inputs([str(tmp_path)]) if not entry.error).games()
    assert game == GAME


def test_links_to_folders_are_followed_and_each_folder_is_read_once(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    (one / "b").mkdir(parents=True)
    two.mkdir()
    for path in (one / "x.sgf", one / "b" / "y.sgf", two / "z.sgf"):
        path.write_text("(;GM[1])")
    (one / "a").symlink_to(one / "b")
    (one / "b" / "up").symlink_to(one)
    (one / "c").symlink_to(two)
    (two / "back").symlink_to(one)
    (one / "gone").symlink_to(tmp_path / "nothing")
    labels = [found.label for found in iter_inputs([str(one)])]
    assert labels == [str(one / name) for name in ("a/y.sgf", "c/z.sgf", "x.sgf")]


def test_globs_are_sorted_and_paths_keep_their_order(folder):
    labels = [
        label for label, _, _ in contents(folder / "deep" / "two.sgf", folder / "dirty" / "komi-[en]*.sgf")
    ]
    names = ["two.sgf", "komi-eight.sgf", "komi-negative.sgf", "komi-not-a-number.sgf"]
    assert [os.path.basename(label) for label in labels] == names
    assert contents(f"{folder}/**/two.sgf")[0][2] == [GAME, OTHER]


@pytest.mark.parametrize("path", ["nowhere.sgf", "no*where.sgf"])
def test_nothing_there_is_an_error_at_once(tmp_path, path):
    with pytest.raises(KatachiError, match="nothing at"):
        iter_inputs([str(tmp_path / path)])


def test_utf16(tmp_path):
    path = tmp_path / "x.sgf"
    path.write_bytes("(;GM[1]SZ[9]PB[이창호];B[cc];W[gg])".encode("utf-16"))
    ((_, _, games),) = contents(path)
    assert parse_game(games[0]).black == "이창호"


def test_a_large_collection_in_an_archive(tmp_path):
    """Larger than what is kept in memory; read again from the archive."""
    many = GAME * (SMALL_BYTES // len(GAME) + 100)
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "many.sgf").write_bytes(many)
    for name, pack in PACKERS.items():
        ((_, fingerprint, games),) = contents(pack(tmp_path / "in", tmp_path / name))
        assert (fingerprint, b"".join(games)) == (hashlib.sha256(many).hexdigest(), many)


# --- what is taken away meanwhile -----------------------------------------------------------------


CHANGED = "was changed while it was read"


def copied(folder: Path, target: Path) -> Path:
    return shutil.copy(folder / "0.sgf", target)


def gzipped(folder: Path, target: Path) -> Path:
    target.write_bytes(gzip.compress((folder / "0.sgf").read_bytes()))
    return target


@pytest.fixture(
    params=[*PACKERS.items(), ("a.sgf", copied), ("a.sgf.gz", gzipped)], ids=lambda packer: packer[0]
)
def packed(tmp_path, request):
    """A folder with two files of one kind, each with one or two games larger than what is kept in memory."""
    name, pack = request.param
    large, folder = tmp_path / "large", tmp_path / "packed"
    large.mkdir()
    folder.mkdir()
    for number in range(4):
        text = sgf(random_moves(number, 60), C="x" * SMALL_BYTES)
        (large / f"{number % 2}.sgf").write_bytes(text)
        if number % 2:
            pack(large, folder / f"{number // 2}{name}")
    return folder


def ingested(tmp_path: Path, inputs: Iterator[Input]) -> tuple[tuple[int, ...], list[tuple[str, str]]]:
    """The games read, new, duplicate and rejected, and which were rejected why."""
    with Store.open(tmp_path / "katachi.sqlite") as store:
        report = ingest.run(store, Settings(), Executor(1), inputs)
        told = [(label, detail) for code in report.reasons for label, *_, detail in store.inputs.places(code)]
    return (report.read, report.new, report.duplicate, report.rejected), told


def test_a_file_that_is_taken_away_while_it_is_read_is_read_to_its_end(packed, tmp_path):
    def taken() -> Iterator[Input]:
        for found in iter_inputs([str(packed)]):
            Path(found.label.partition("!")[0]).unlink(missing_ok=True)
            yield found

    number = len(contents(packed))
    assert ingested(tmp_path, taken()) == ((number, number, 0, 0), [])
    assert list(packed.iterdir()) == []


def test_a_file_that_is_taken_away_before_it_is_read_is_rejected_and_the_others_are_read(packed, tmp_path):
    (packed / "2.sgf").write_bytes(GAME)
    gone = sorted(packed.iterdir())[1]

    def taken() -> Iterator[Input]:
        for found in iter_inputs([str(packed)]):
            gone.unlink(missing_ok=True)
            yield found

    number = (len(contents(packed)) - 1) // 2 + 1
    (counts, ((label, detail),)) = ingested(tmp_path, taken())
    assert counts == (number + 1, number, 0, 1)
    assert (label, detail) == (str(gone), f"[Errno 2] No such file or directory: '{gone}'")


@pytest.mark.parametrize(
    ("name", "pack", "code"),
    [("a.sgf.gz", gzipped, "unreadable-archive"), ("a.zip", zipped, "unreadable-archive")],
)
def test_a_file_that_is_damaged_while_it_is_read_is_told(tmp_path, name, pack, code):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "0.sgf").write_bytes(
        b"(;C[%s])" % random.Random(1).randbytes(SMALL_BYTES).hex().encode()
    )
    path = pack(tmp_path / "in", tmp_path / name)
    (tmp_path / "b.sgf").write_bytes(GAME)

    def damaged() -> Iterator[Input]:
        for found in iter_inputs([str(path), str(tmp_path / "b.sgf")]):
            path.write_bytes(path.read_bytes()[:SMALL_BYTES])
            yield found

    with Store.open(tmp_path / "katachi.sqlite") as store:
        report = ingest.run(store, Settings(), Executor(1), damaged())
        ((label, *_, detail),) = store.inputs.places(code)
    assert (report.read, report.new, report.rejected, dict(report.reasons)) == (2, 1, 1, {code: 1})
    assert (label.partition("!")[0], detail.partition(": ")[0]) == (str(path), CHANGED)
    with pytest.raises(KatachiError, match=rf"^\S*{name}\S*: was changed while it was read: .*again$"):
        report.require_unchanged()
    assert ingested(tmp_path, iter_inputs([str(path)]))[0] == (1, 0, 0, 1)


@pytest.mark.parametrize("mark", [b"", codecs.BOM_UTF16_LE])
def test_a_large_file_that_is_another_one_while_it_is_read_is_told(tmp_path, mark):
    game = b"(;C[%s])" % random.Random(1).randbytes(SMALL_BYTES // 4).hex().encode()
    path = tmp_path / "a.sgf"
    path.write_bytes(mark + (3 * game if not mark else (3 * game).decode().encode("utf-16-le")))

    def shortened() -> Iterator[Input]:
        for found in iter_inputs([str(path)]):
            os.truncate(path, len(mark) + (2 if mark else 1) * len(game))
            yield found

    assert ingested(tmp_path, shortened()) == (
        (1, 0, 0, 1),
        [(str(path), f"{CHANGED}: other bytes than before")],
    )
    assert ingested(tmp_path, iter_inputs([str(path)]))[0] == (1, 0, 0, 1)


def test_a_zip_that_is_taken_away_as_it_is_opened_is_read(tmp_path, monkeypatch):
    path = tmp_path / "a.zip"
    in_zip(path, [("a.sgf", GAME), ("b.sgf", OTHER)])

    class TakenAway(zipfile.ZipFile):
        def __init__(self, *given: object) -> None:
            super().__init__(*given)
            path.unlink()

    monkeypatch.setattr(zipfile, "ZipFile", TakenAway)
    assert [games for _, _, games in contents(path)] == [[GAME], [OTHER]]


# --- what cannot be read --------------------------------------------------------------------------


def test_archives_in_archives_are_rejected_one_by_one(folder, tmp_path):
    inner = zipped(folder, tmp_path / "inner.zip")
    shutil.copy(inner, folder / "dirty" / "inner.zip")
    (folder / "x.sgf.gz").write_bytes(gzip.compress(GAME))
    for name, pack in PACKERS.items():
        archive = pack(folder, tmp_path / name)
        codes = [(f"{archive}!dirty/inner.zip", "nested-archive"), (f"{archive}!x.sgf.gz", "nested-archive")]
        assert rejected(archive) == codes


@pytest.mark.parametrize("name", ["a.zip", "a.7z", "a.tar", "a.tar.gz"])
def test_damaged_archives(folder, tmp_path, name):
    archive = PACKERS[name](folder, tmp_path / name)
    whole = archive.read_bytes()
    cut_off = 30 if name != "a.tar" else 10 * 1024
    for end in (0, 10, len(whole) // 2, len(whole) - cut_off):
        archive.write_bytes(whole[:end])
        assert (str(archive), "unreadable-archive") in rejected(archive)
    archive.write_bytes(b"this is no archive at all, whatever it is called" * 20)
    assert rejected(archive) == [(str(archive), "unreadable-archive")]


def test_a_cut_tar_gives_what_comes_before_the_cut(folder, tmp_path):
    archive = tarred(folder, tmp_path / "a.tar.gz")
    archive.write_bytes(archive.read_bytes()[:-2000])
    found = list(iter_inputs([str(archive)]))
    assert len(found) > 50
    assert [entry.label for entry in found if entry.error] == [str(archive)]


def test_a_file_in_which_a_tar_is_cut_is_not_read_in_part(tmp_path):
    path = tmp_path / "a.tar.gz"
    with tarfile.open(path, "w:gz", compresslevel=1) as archive:
        for name, content in (("a.sgf", GAME), ("b.sgf", GAME * 200_000)):
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    path.write_bytes(path.read_bytes()[:-100])
    assert [(entry.label, entry.error is None) for entry in iter_inputs([str(path)])] == [
        (f"{path}!a.sgf", True),
        (str(path), False),
    ]


def test_a_damaged_file_in_a_zip_leaves_the_others(tmp_path):
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("a.sgf", GAME)
        archive.writestr("b.sgf", OTHER)
    path.write_bytes(path.read_bytes().replace(b"B[cc];W[gg])", b"B[cc];W[gh])", 1))
    assert rejected(path) == [(f"{path}!a.sgf", "unreadable-archive")]
    assert [list(entry.games()) for entry in iter_inputs([str(path)])] == [[], [OTHER]]


@pytest.mark.parametrize("seed", range(30))
def test_no_flipped_byte_in_an_archive_raises(tmp_path, seed):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a.sgf").write_bytes(GAME * 50)
    for name, pack in PACKERS.items():
        archive = pack(tmp_path / "in", tmp_path / name)
        data = bytearray(archive.read_bytes())
        data[seed * (len(data) - 1) // 29] ^= 0x55
        archive.write_bytes(data)
        for entry in iter_inputs([str(archive)]):
            assert entry.error is not None or list(entry.games())


def test_encrypted_archives(tmp_path):
    seven = tmp_path / "a.7z"
    with py7zr.SevenZipFile(seven, "w", password="secret") as archive:
        archive.writestr(GAME, "a.sgf")
    zip_path = tmp_path / "a.zip"
    with zipfile.ZipFile(zip_path, "w") as archive:
        archive.writestr("a.sgf", GAME)
    data = bytearray(zip_path.read_bytes())
    for mark, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        data[data.index(mark) + offset] |= 1
    zip_path.write_bytes(data)
    assert rejected(seven) == [(str(seven), "unreadable-archive")]
    assert rejected(zip_path) == [(f"{zip_path}!a.sgf", "unreadable-archive")]


def test_names_that_lead_out_of_an_archive(tmp_path):
    names = ["../out.sgf", "/out.sgf", "a/../../out.sgf"]
    zip_path, tar_path = tmp_path / "a.zip", tmp_path / "a.tar"
    with zipfile.ZipFile(zip_path, "w") as archive:
        for name in [*names, "in.sgf"]:
            archive.writestr(name, GAME)
    with tarfile.open(tar_path, "w") as archive:
        for name in [*names, "in.sgf"]:
            entry = tarfile.TarInfo(name)
            entry.size = len(GAME)
            archive.addfile(entry, io.BytesIO(GAME))
    for path in (zip_path, tar_path):
        assert rejected(path) == [(f"{path}!{name}", "unsafe-archive") for name in sorted(names)]
        assert [len(list(entry.games())) for entry in iter_inputs([str(path)]) if not entry.error] == [1]
    assert sorted(os.listdir(tmp_path)) == ["a.tar", "a.zip"]


def test_links_in_a_tar_are_not_followed(tmp_path):
    path = tmp_path / "a.tar"
    with tarfile.open(path, "w") as archive:
        entry = tarfile.TarInfo("a.sgf")
        entry.type = tarfile.SYMTYPE
        entry.linkname = "../elsewhere.sgf"
        archive.addfile(entry)
    assert rejected(path) == [(str(path), "no-game")]


@pytest.mark.parametrize("name", ["a.zip", "a.7z", "a.tar.gz"])
def test_an_archive_that_unpacks_to_an_absurd_size(tmp_path, name):
    (tmp_path / "in").mkdir()
    with open(tmp_path / "in" / "a.sgf", "wb") as file:
        file.truncate(ALWAYS_FINE_BYTES + (4 << 20))
    archive = PACKERS[name](tmp_path / "in", tmp_path / name)
    assert rejected(archive) == [(str(archive), "unsafe-archive")]


@pytest.mark.parametrize(("name", "pack"), [("a.7z", seven_zipped), ("a.tar.gz", tarred)])
def test_an_archive_for_which_there_is_no_room_is_not_to_blame(folder, tmp_path, name, pack):
    (folder / "large.sgf").write_bytes(b"(;C[%s])" % random.Random(1).randbytes(50_000).hex().encode())
    packed = pack(folder, tmp_path / name)
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, limit[1]))
        with pytest.raises(KatachiError, match=rf"{name}: cannot be unpacked in .*: File too large: make"):
            contents(packed)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert rejected(packed) == []


def test_a_pipe_for_which_there_is_no_room_is_told_by_name(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    writer = threading.Thread(target=write_what_is_taken, args=(tmp_path / "pipe",))
    writer.start()
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, limit[1]))
        with pytest.raises(KatachiError, match=r"pipe: cannot be kept in .*: File too large: make room"):
            contents(tmp_path / "pipe")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        writer.join()


def write_what_is_taken(path):
    with contextlib.suppress(BrokenPipeError), path.open("wb", buffering=0) as pipe:
        pipe.write(bytes(1_000_000))


def test_a_gzip_that_unpacks_to_an_absurd_size(tmp_path):
    path = tmp_path / "a.sgf.gz"
    path.write_bytes(gzip.compress(bytes(ALWAYS_FINE_BYTES + 1), 9))
    assert rejected(path) == [(str(path), "unsafe-archive")]


def in_zip(target: Path, members: list[tuple[str, bytes]]) -> None:
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as archive, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for name, content in members:
            archive.writestr(name, content)


def in_7z(target: Path, members: list[tuple[str, bytes]]) -> None:
    with py7zr.SevenZipFile(target, "w") as archive:
        for name, content in members:
            archive.writestr(content, name)


def in_tar(target: Path, members: list[tuple[str, bytes]]) -> None:
    with tarfile.open(target, "w") as archive:
        for name, content in members:
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))


@pytest.mark.parametrize(("name", "pack"), [("a.zip", in_zip), ("a.7z", in_7z), ("a.tar", in_tar)])
def test_members_of_one_name_are_all_read(tmp_path, name, pack):
    """Also what is rejected, and the same bytes twice: whatever went in, comes out of the counts."""
    path = tmp_path / name
    pack(path, [("x.sgf", GAME), ("x.sgf", OTHER), ("x.sgf", GAME), ("y.zip", b"1"), ("y.zip", b"2")])
    found = [entry for entry in iter_inputs([str(path)]) if not entry.error]
    assert [(entry.label.partition("!")[2], list(entry.games())) for entry in found] == [
        ("x.sgf", [GAME]),
        ("x.sgf_0", [OTHER]),
        ("x.sgf_1", [GAME]),
    ]
    assert rejected(path) == [(f"{path}!y.zip", "nested-archive"), (f"{path}!y.zip_0", "nested-archive")]


@pytest.mark.parametrize(("name", "pack"), [("a.zip", in_zip), ("a.tar", in_tar)])
def test_another_member_may_be_called_as_the_second_of_a_name(tmp_path, name, pack):
    path = tmp_path / name
    pack(path, [("x.sgf", GAME), ("x.sgf", OTHER), ("x.sgf_0", GAME), ("x.sgf_0.sgf", GAME)])
    labels = [entry.label.partition("!")[2] for entry in iter_inputs([str(path)])]
    assert labels == ["x.sgf", "x.sgf_0", "x.sgf_0.sgf"]


def test_members_of_one_name_count_for_the_size_of_an_archive_one_by_one(tmp_path):
    in_zip(tmp_path / "a.zip", [("x.sgf", bytes(ALWAYS_FINE_BYTES // 2 + 1))] * 2)
    assert rejected(tmp_path / "a.zip") == [(str(tmp_path / "a.zip"), "unsafe-archive")]


def test_unknown_kinds_and_empty_places(tmp_path):
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "readme.txt").write_text("nothing here")
    rar = tmp_path / "games.rar"
    rar.write_bytes(b"Rar!\x1a\x07\x00")
    empty_zip = zipped(tmp_path / "empty", tmp_path / "a.zip")
    assert rejected(rar) == [(str(rar), "unreadable-archive")]
    assert rejected(tmp_path / "empty") == [(str(tmp_path / "empty"), "no-game")]
    assert rejected(empty_zip) == [(str(empty_zip), "no-game")]


def test_a_file_that_cannot_be_read(tmp_path):
    path = tmp_path / "a.sgf"
    path.symlink_to(tmp_path / "gone.sgf")
    assert rejected(path) == [(str(path), "unreadable-file")]


def test_a_folder_that_may_not_be_read_is_counted(open_folder):
    (open_folder / "b.sgf").write_bytes(GAME)
    closed = open_folder / "a"
    closed.mkdir(mode=0)
    with without_rights():
        found = [(entry.label, entry.error and entry.error.code) for entry in iter_inputs([str(open_folder)])]
        alone = rejected(closed)
    closed.chmod(0o755)
    assert found == [(str(closed), "unreadable-file"), (f"{open_folder}/b.sgf", None)]
    assert alone == [(str(closed), "unreadable-file")]


def test_a_name_that_is_no_utf8(tmp_path):
    path = os.fsencode(tmp_path) + b"/\xb0\xa1.sgf"
    with open(path, "wb") as file:
        file.write(GAME)
    ((label, _, _),) = contents(tmp_path)
    assert label == f"{tmp_path}/\\xb0\\xa1.sgf"
