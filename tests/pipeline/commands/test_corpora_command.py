"""`katachi corpora` as a process: output, errors in one line, exit codes, progress, interruption."""

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from file_server import CONTENT, FileServer, running
from launching import launch, on_a_terminal
from processes import wait_until

from pipeline.download import DEFAULT

ROOT = Path(__file__).resolve().parents[3]
ARCHIVE = Path("corpora/own/games.7z")


@pytest.fixture
def server() -> Iterator[FileServer]:
    with running() as server:
        yield server


@pytest.fixture
def folder(server: FileServer, tmp_path: Path) -> Path:
    (tmp_path / "own.toml").write_text(
        f'[[collection]]\nname = "own"\nbase = "{server.base}"\nfiles = ["games.7z"]\n', encoding="utf-8"
    )
    return tmp_path


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "pipeline", "corpora", *arguments, "--manifest", "own.toml"]


def environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "80"}


def run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command(*arguments), cwd=folder, env=environment(), capture_output=True, text=True)


def test_fetch_prints_where_the_file_is_and_no_progress_without_a_terminal(folder):
    done = run(folder, "fetch", "own")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "corpora/own/games.7z: fetched, 300000 bytes\nNow: katachi ingest corpora/own\n"
    assert (folder / ARCHIVE).read_bytes() == CONTENT


def test_a_broken_connection_is_remarked_on(server, folder):
    server.faults = [("cut", 100_000)]
    done = run(folder, "fetch", "own")
    assert done.stderr == "games.7z: the connection ended after 100000 of 300000 bytes; again in 1 s\n"
    assert done.returncode == 0


def test_quiet_and_json_say_nothing_beside_the_result(server, folder):
    server.faults = [("cut", 100_000)]
    assert run(folder, "fetch", "own", "--quiet").stderr == ""
    server.faults = [("cut", 100_000)]
    done = run(folder, "fetch", "own", "--to", "other", "--json")
    digest = hashlib.sha256(CONTENT).hexdigest()
    assert done.stdout == (
        '{"collection": "own", "folder": "other", "files": [{"path": "other/games.7z", '
        f'"status": "fetched", "bytes": 300000, "sha256": "{digest}"}}]}}\n'
    )
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("faults", "arguments", "code", "message"),
    [
        ([("status", 404)], ("fetch", "own"), 1, r"katachi: http\S+: the server says 404 Not Found: see .*"),
        ([], ("fetch", "other"), 1, r"katachi: no collection 'other' in the manifest; it has own"),
        ([], ("fetch", "own", "--to", "own.toml"), 2, r"(?s)Usage:.*'own.toml' is a file\."),
        ([], ("fetch",), 2, r"(?s)Usage:.*Missing argument 'NAME'\."),
    ],
)
def test_errors_are_one_line_and_an_exit_code(server, folder, faults, arguments, code, message):
    server.faults = faults
    done = run(folder, *arguments)
    assert done.returncode == code
    assert done.stdout == ""
    assert re.fullmatch(message + "\n", done.stderr)


def fetched_on_a_terminal(folder: Path, *options: str) -> tuple[str, str, int]:
    return on_a_terminal("corpora", "fetch", "own", "--manifest", "own.toml", *options, folder=folder)


def test_progress_is_shown_on_a_terminal(server, folder):
    server.faults = [("drip", 30_000, 0.05)]
    _, shown, code = fetched_on_a_terminal(folder)
    assert code == 0
    assert "games.7z: 100%" in shown
    assert "300k/300k" in shown
    assert re.search(r"games\.7z: +[1-9]\d%", shown), "something in between"


def test_progress_goes_on_where_the_part_ended(server, folder):
    server.faults = [("cut", 200_000), ("drip", 10_000, 0.05)]
    _, shown, code = fetched_on_a_terminal(folder)
    assert code == 0
    assert "the connection ended after 200000 of 300000 bytes; again in 1 s" in shown
    assert "200k/300k" in shown


def test_quiet_shows_no_progress_on_a_terminal(folder):
    assert fetched_on_a_terminal(folder, "--quiet")[1:] == ("", 0)


def test_ctrl_c_keeps_the_part_and_the_same_command_goes_on(server, folder):
    server.faults = [("stall", 100_000)]
    process = launch(
        command("fetch", "own"), cwd=folder, env=environment(), stderr=subprocess.PIPE, text=True
    )
    part = folder / "corpora" / "own" / "games.7z.part"
    wait_until(lambda: part.exists() and part.stat().st_size == 100_000, within_s=30)
    process.send_signal(2)
    # one that comes between Python's last look for signals and the wait for the server is seen after that
    _, said = process.communicate(timeout=2 * DEFAULT.timeout_s)
    assert process.returncode == 130
    assert "interrupted; what was done is kept" in said
    assert run(folder, "fetch", "own").returncode == 0
    assert server.asked == [None, "bytes=100000-"]
    assert (folder / ARCHIVE).read_bytes() == CONTENT
