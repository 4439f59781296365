"""Binaries in the place of others: whole, through links, never in the place of a pipe."""

import errno
import fcntl
import os
import subprocess
import sys

import pytest

from engine.points import EngineError
from engine.replacing import beside, replace_file


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path):
    for content in (b"one", b"two"):
        replace_file(tmp_path / "a.bin", content)
        assert (tmp_path / "a.bin").read_bytes() == content
    assert os.listdir(tmp_path) == ["a.bin"]


@pytest.mark.parametrize("mode", [0o600, 0o664, 0o400])
def test_who_may_read_and_write_a_file_stays(tmp_path, mode):
    path = tmp_path / "a.bin"
    replace_file(path, b"one")
    (tmp_path / "plain").touch()
    assert path.stat().st_mode == (tmp_path / "plain").stat().st_mode
    path.chmod(mode)
    for content in (b"two", b"three"):
        replace_file(path, content)
        assert (path.read_bytes(), path.stat().st_mode & 0o777) == (content, mode)


@pytest.mark.parametrize(("mask", "mode"), [("077", 0o600), ("022", 0o644), ("002", 0o664)])
def test_a_new_file_is_for_whom_the_umask_says(tmp_path, mask, mode):
    program = "import sys; from engine.replacing import replace_file; replace_file(sys.argv[1], b'one')"
    path = tmp_path / "a.bin"
    command = ["sh", "-c", f'umask {mask}; exec "$@"', "sh", sys.executable, "-c", program, path]
    subprocess.run(command, check=True)
    assert path.stat().st_mode & 0o777 == mode


@pytest.mark.parametrize("letter", "x棋𠮷")
def test_a_name_may_be_as_long_as_the_system_takes_it(tmp_path, letter):
    path = tmp_path / (letter * (255 // len(letter.encode())))
    with beside(path) as first:
        first.write_bytes(b"one")
        replace_file(path, b"two")
    assert (path.read_bytes(), os.listdir(tmp_path)) == (b"one", [path.name])


def test_a_link_stays_and_its_file_is_written(tmp_path):
    (tmp_path / "far").mkdir()
    (tmp_path / "link.bin").symlink_to(tmp_path / "far" / "a.bin")
    replace_file(tmp_path / "link.bin", b"one")
    assert (tmp_path / "link.bin").is_symlink()
    assert (tmp_path / "far" / "a.bin").read_bytes() == b"one"


def test_what_is_no_file_is_left_alone(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    for name in ("pipe", ""):
        with pytest.raises(EngineError, match="cannot be written: it is there and is no file"):
            replace_file(tmp_path / name, b"one")
    assert (tmp_path / "pipe").is_fifo()


def test_a_folder_that_is_not_there_is_one_line(tmp_path):
    with pytest.raises(EngineError, match=r"a\.bin: cannot be written: No such file or directory"):
        replace_file(tmp_path / "no" / "a.bin", b"one")


def test_what_a_killed_command_left_is_written_over(tmp_path):
    program = (
        "import os, sys; from engine import replacing\n"
        "replacing.os.fsync = lambda handle: os.kill(os.getpid(), 9)\n"
        "replacing.replace_file(sys.argv[1], b'x' * 99999)"
    )
    path = tmp_path / "a.bin"

    def killed():
        subprocess.run([sys.executable, "-c", program, path], check=False)
        return sorted(os.listdir(tmp_path))

    for _ in range(2):
        assert killed() == [".a.bin.part"]
    replace_file(path, b"one")
    assert os.listdir(tmp_path) == ["a.bin"]
    assert path.read_bytes() == b"one"
    with beside(path) as other:
        assert killed() == [".a.bin.2.part", other.name, "a.bin"]
        with beside(path) as second:
            assert (second.name, second.stat().st_size) == (".a.bin.2.part", 0)
        assert killed() == [".a.bin.2.part", other.name, "a.bin"]
        other.write_bytes(b"one")
    with beside(path):
        assert sorted(os.listdir(tmp_path)) == [".a.bin.part", "a.bin"]
    with beside(path) as other:
        assert killed() == [".a.bin.2.part", other.name, "a.bin"]
        with beside(path):
            assert killed() == [".a.bin.2.part", ".a.bin.3.part", other.name, "a.bin"]
        other.write_bytes(b"two")
    replace_file(path, b"three")
    assert os.listdir(tmp_path) == ["a.bin"]
    assert path.read_bytes() == b"three"


def test_without_locks_nothing_is_left_beside_a_file(tmp_path, monkeypatch):
    def none(*_):
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", none)
    path = tmp_path / "a.bin"
    with beside(path) as part:
        assert os.listdir(tmp_path) == [part.name]
        part.write_bytes(b"one")
    assert os.listdir(tmp_path) == ["a.bin"]
    assert path.read_bytes() == b"one"


@pytest.mark.parametrize("name", [".a.bin.part", ".a.bin.2.part"])
def test_what_else_has_such_a_name_stays_and_the_file_is_written(tmp_path, name):
    (tmp_path / "elsewhere").write_bytes(b"other")
    (tmp_path / name).symlink_to("elsewhere")
    path = tmp_path / "a.bin"
    replace_file(path, b"one")
    assert sorted(os.listdir(tmp_path)) == [name, "a.bin", "elsewhere"]
    assert (path.read_bytes(), (tmp_path / name).read_bytes()) == (b"one", b"other")
