"""Where files are written: in the place of files, through links, into streams."""

import mmap
import os
import resource
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

import pytest
from launching import launch
from troubleshooting import told

from engine.points import EngineError
from engine.replacing import replace_file
from pipeline.errors import KatachiError
from pipeline.writing import reading_kept, temporary_folder, write_bytes, write_text, writing


def test_a_file_is_replaced_and_nothing_else_is_left(tmp_path):
    path = tmp_path / "new folder" / "a.txt"
    write_text(path, "one\r\n")
    write_text(path, "two\n")
    assert path.read_bytes() == b"two\n"
    assert os.listdir(path.parent) == ["a.txt"]


def test_what_a_killed_command_left_is_written_over(tmp_path):
    program = (
        "import os, sys; from pathlib import Path; from pipeline.writing import writing\n"
        "with writing(Path(sys.argv[1])) as file:\n"
        "    file.write('x' * 99999); file.flush(); os.kill(os.getpid(), 9)"
    )
    path = tmp_path / "a.txt"
    for _ in range(3):
        subprocess.run([sys.executable, "-c", program, path], check=False)
        assert os.listdir(tmp_path) == [".a.txt.part"]
    write_text(path, "one")
    assert os.listdir(tmp_path) == ["a.txt"]
    assert path.read_text(encoding="utf-8") == "one"


def test_two_that_write_one_file_at_a_time_do_not_meet(tmp_path):
    path = tmp_path / "a.txt"
    with writing(path) as first:
        first.write("one")
        write_text(path, "two")
        assert path.read_text(encoding="utf-8") == "two"
    assert path.read_text(encoding="utf-8") == "one"
    assert os.listdir(tmp_path) == ["a.txt"]


def test_many_threads_that_write_one_file_leave_a_whole_one(tmp_path):
    path = tmp_path / "a.txt"
    texts = [f"{letter}" * 20_000 for letter in "abcdefgh"]

    def write(text):
        for _ in range(50):
            write_text(path, text)

    threads = [threading.Thread(target=write, args=(text,)) for text in texts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert path.read_text(encoding="utf-8") in texts
    assert os.listdir(tmp_path) == ["a.txt"]


def test_what_fails_leaves_the_file_as_it_was(tmp_path):
    path = tmp_path / "a.txt"
    write_text(path, "one")

    def fail():
        with writing(path) as file:
            file.write("two")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()
    assert (path.read_text(), os.listdir(tmp_path)) == ("one", ["a.txt"])


@pytest.mark.parametrize("write", [write_bytes, replace_file])
def test_no_room_in_a_temporary_folder_is_told_with_where_it_lies(write):
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, limit[1]))
        with pytest.raises(KatachiError) as error, temporary_folder() as folder:
            write(Path(folder) / "a.bin", bytes(100_000))
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    told(
        "There is no room for temporary files",
        f"katachi: {error.value}",
        WHAT="a.bin: cannot be written",
        FOLDER=tempfile.gettempdir(),
        WHY="File too large",
    )
    assert not os.path.exists(folder)


def test_what_fails_elsewhere_is_not_the_temporary_folder_s(tmp_path):
    with pytest.raises(FileNotFoundError, match="no such"), temporary_folder():
        (tmp_path / "no such").read_bytes()
    with pytest.raises(EngineError, match=r"a\.bin: cannot be written: No such"), temporary_folder():
        replace_file(tmp_path / "no" / "a.bin", b"one")


def test_the_temporary_folder_of_a_killed_command_goes_with_the_next_one(tmp_path, monkeypatch):
    program = (
        "import os, sys; from pathlib import Path; from pipeline.writing import temporary_folder\n"
        "with temporary_folder() as folder:\n"
        "    Path(folder, 'a.bin').write_bytes(b'one'); print(folder, flush=True); sys.stdin.read()"
    )
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    (tmp_path / "katachi-another").mkdir()

    def started():
        command = [sys.executable, "-c", program]
        environment = {**os.environ, "TMPDIR": str(tmp_path)}
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
        process = launch(command, env=environment, **pipes)
        return process, Path(process.stdout.readline().strip())

    (killed, dead), (process, living) = started(), started()
    killed.kill()
    killed.communicate()
    assert dead.exists()
    with temporary_folder():
        assert sorted(path.name for path in living.iterdir() if path.suffix == ".bin") == ["a.bin"]
        assert not dead.exists()
    process.communicate("")
    assert process.returncode == 0
    assert os.listdir(tmp_path) == ["katachi-another"]


def test_a_folder_of_a_command_that_was_killed_before_it_was_locked_goes_too(tmp_path, monkeypatch):
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    with temporary_folder() as folder:
        pass
    os.mkdir(folder)
    with temporary_folder() as folder:
        assert os.listdir(tmp_path) == [os.path.basename(folder)]


def test_no_living_folder_is_taken_for_dead(tmp_path):
    program = (
        "from pathlib import Path; from pipeline.writing import temporary_folder\n"
        "for _ in range(400):\n"
        "    with temporary_folder() as folder:\n"
        "        path = Path(folder, 'a.bin'); path.write_bytes(b'one'); assert path.read_bytes() == b'one'"
    )
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    processes = [launch([sys.executable, "-c", program], env=environment) for _ in range(3)]
    assert [process.wait() for process in processes] == [0, 0, 0]
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("there", [True, False])
def test_a_link_stays_and_its_file_is_written(tmp_path, there):
    (tmp_path / "far").mkdir()
    target, link = tmp_path / "far" / "a.txt", tmp_path / "link.txt"
    if there:
        target.write_text("one")
    link.symlink_to(target)
    write_text(link, "two")
    assert link.is_symlink()
    assert target.read_text() == "two"
    assert os.listdir(target.parent) == ["a.txt"]


def test_a_pipe_gets_what_is_written(tmp_path):
    path = tmp_path / "pipe"
    os.mkfifo(path)
    got = []
    reader = threading.Thread(target=lambda: got.append(path.read_bytes()))
    reader.start()
    write_bytes(path, b"x" * 200_000)
    reader.join(10)
    assert got == [b"x" * 200_000]
    assert path.is_fifo()
    assert os.listdir(tmp_path) == ["pipe"]


def test_dev_stdout_is_the_output():
    code = (
        "from pathlib import Path; from pipeline.writing import write_text;"
        " write_text(Path('/dev/stdout'), 'here')"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert (done.stdout, done.stderr) == ("here", "")


def test_errors_name_the_file_that_was_asked_for(tmp_path):
    (tmp_path / "folder").mkdir()
    with pytest.raises(IsADirectoryError) as found:
        write_text(tmp_path / "folder", "one")
    assert found.value.filename == str(tmp_path / "folder")
    assert os.listdir(tmp_path) == ["folder"]
    (tmp_path / "file").write_text("")
    with pytest.raises(OSError, match="file"):
        write_text(tmp_path / "file" / "a.txt", "one")


def test_where_there_is_no_room_the_file_is_named_and_left_alone(tmp_path):
    write_text(tmp_path / "a.txt", "one")
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (5000, limit[1]))
    try:
        with pytest.raises(OSError, match="too large") as found:
            write_text(tmp_path / "a.txt", "two" * 5000)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert found.value.filename == str(tmp_path / "a.txt")
    assert os.listdir(tmp_path) == ["a.txt"]
    assert (tmp_path / "a.txt").read_text() == "one"


def test_a_file_for_which_there_is_no_memory_is_not_called_damaged(tmp_path):
    path = tmp_path / "a.npy"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    limit = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (1 << 39, limit[1]))
    try:
        with path.open("rb") as file, pytest.raises(MemoryError), reading_kept(path):
            mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    finally:
        resource.setrlimit(resource.RLIMIT_AS, limit)
