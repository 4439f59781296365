"""Commands in a folder that has packages and modules of its own, named as ours or as those that we use."""

import os
import re
import subprocess
import sys

import pytest
from launching import ROOT
from made_games import random_moves, sgf
from troubleshooting import told

NAMES = ("engine", "pipeline", "corpora", "numpy", "sqlite_utils", "random", "signal")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The current folder, with games; what it has of these names is somebody else's."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "katachi").write_text(
        "from pipeline.cli import main\nif __name__ == '__main__':\n    main()\n"
    )
    work = tmp_path / "work"
    for name in NAMES:
        (work / name).mkdir(parents=True)
        for module in ("__init__.py", "__main__.py"):
            (work / name / module).write_text(f"raise SystemExit('{name} of the current folder')\n")
    (work / "games").mkdir()
    for number in range(6):
        (work / "games" / f"{number}.sgf").write_bytes(sgf(random_moves(number, 20, 9), 9))
    monkeypatch.chdir(work)
    return work


def katachi(folder, *command):
    """As it is installed: a file in another folder."""
    ended = subprocess.run(
        [sys.executable, folder.parent / "bin" / "katachi", *command],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    return ended.returncode, ended.stderr, ended.stdout


def test_workers_import_what_the_command_did(folder):
    code, err, out = katachi(folder, "ingest", "games", "--db", "a.sqlite", "--jobs", "2")
    assert (code, err) == (0, "")
    assert out.split()[:2] == ["read", "6"]


def test_the_demo_s_commands_are_ours_and_can_be_typed_as_they_are_printed(folder, monkeypatch):
    monkeypatch.setenv("KATACHI_JOBS", "-1")  # the first one stops there
    code, err, out = katachi(folder, "demo", "--to", "c d")
    assert code == 1
    assert "Invalid value for '--jobs'" in err
    line = r"katachi ingest \S+ --db 'c d/katachi\.sqlite'\n"
    assert re.search(r"\$ " + line, out)
    assert re.search("katachi: the demo stopped at: " + line, err)


def test_a_current_folder_that_is_gone_is_told(folder):
    gone = folder / "gone"
    gone.mkdir()
    ended = subprocess.run(
        [
            "sh",
            "-c",
            'rmdir "$PWD"; exec "$@"',
            "sh",
            sys.executable,
            folder.parent / "bin" / "katachi",
            "status",
        ],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        cwd=gone,
        capture_output=True,
        text=True,
        check=False,
    )
    told = "katachi: the current folder is gone: change to another one, and run the command there\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", told)


def test_a_folder_of_temporary_files_with_too_long_a_name_is_told(folder, monkeypatch):
    long = folder / ("long" * 30)
    long.mkdir()
    monkeypatch.setenv("TMPDIR", str(long))
    code, err, out = katachi(folder, "ingest", "games", "--db", "a.sqlite", "--jobs", "2")
    assert (code, out) == (1, "")
    told("The name of the folder of temporary files is too long", err, FOLDER=long)
    assert katachi(folder, "ingest", "games", "--db", "a.sqlite", "--jobs", "1")[0] == 0
