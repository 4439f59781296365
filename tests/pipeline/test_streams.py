"""Commands of which standard input, output or error is closed, full, or read by nobody; and too few files."""

import os
import pickle
import subprocess
import sys

import click
import pytest
from click.testing import CliRunner
from launching import ROOT
from made_games import random_moves, sgf
from troubleshooting import told

from pipeline.commands.options import KatachiGroup


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    for number in range(6):
        (tmp_path / f"{number}.sgf").write_bytes(sgf(random_moves(number, 20, 9), 9))
    return tmp_path


def katachi(redirected, *command, first=":"):
    """The command, its streams as the shell is told, and what that does first."""
    line = ["sh", "-c", f'{first}; exec "$@" {redirected}', "sh", sys.executable, "-m", "pipeline", *command]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": ""}
    return subprocess.run(line, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("redirected", ["2>&-", "2>/dev/full", "<&- 2>&-"])
def test_a_stage_needs_no_standard_error(folder, redirected):
    ended = katachi(redirected, "ingest", ".", "--db", "a.sqlite", "--jobs", "2")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.split()[:2] == ["read", "6"]


@pytest.mark.parametrize("redirected", ["2>&-", "2>/dev/full"])
@pytest.mark.parametrize(
    ("command", "code"), [(("show", "game", "1"), 1), (("show", "game"), 2), (("no",), 2)]
)
def test_an_error_that_nobody_is_told_of_has_its_exit_code(folder, redirected, command, code):
    ended = katachi(redirected, *command)
    assert (ended.returncode, ended.stdout) == (code, "")


@pytest.mark.parametrize(
    "command",
    [("suggest", "0.sgf", "--json"), ("ingest", ".", "--db", "a.sqlite"), ("gtp", "--engine", "ryder")],
)
def test_a_full_standard_output_is_told_by_name(folder, command):
    (folder / "asked.gtp").write_text("name\n")
    ended = katachi("<asked.gtp >/dev/full", *command)
    assert ended.returncode == 1
    assert ended.stderr.startswith("katachi: standard output: No space left on device; ")
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_no_file_gets_the_number_of_a_stream_that_is_closed(closed):
    program = (
        "import os; from pipeline.commands.options import open_standard_streams\n"
        "open_standard_streams()\n"
        "assert os.open(os.devnull, os.O_RDONLY) > 2\n"
        "assert all(map(os.get_inheritable, range(3)))"
    )
    line = ["sh", "-c", f'exec "$@" {closed}', "sh", sys.executable, "-c", program]
    subprocess.run(line, cwd=ROOT, check=True)


def test_a_signal_of_which_nobody_can_be_told_lets_what_is_under_way_be_finished():
    program = (
        "import os, signal; from pipeline.stopping import finishing\n"
        "try:\n"
        "    with finishing():\n"
        "        os.kill(os.getpid(), signal.SIGINT)\n"
        "        print('finished')\n"
        "except KeyboardInterrupt:\n"
        "    print('stopped')"
    )
    with open("/dev/full", "w") as full:
        ended = subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=full,
            text=True,
            check=True,
        )
    assert ended.stdout.split() == ["finished", "stopped"]


@pytest.mark.parametrize(("name", "error"), [("SIGTERM", "Terminated"), ("SIGINT", "KeyboardInterrupt")])
@pytest.mark.parametrize("times", [1, 3])
def test_a_signal_is_not_lost_where_python_ignores_errors(name, error, times):
    program = (
        "import os, signal, time; from pipeline.stopping import terminable\n"
        f"left = {times}\n"
        "class Ending:\n"
        "    def __del__(self):\n"
        "        global left\n"
        "        left -= 1\n"
        f"        signal.raise_signal(signal.{name})\n"
        "        while True:\n"
        "            pass\n"
        "try:\n"
        "    with terminable():\n"
        "        while left:\n"
        "            Ending()\n"
        "        time.sleep(60)\n"
        "except BaseException as error:\n"
        "    print(type(error).__name__)"
    )
    line = [sys.executable, "-c", program]
    ended = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True, timeout=30)
    assert (ended.stdout.strip(), ended.stderr) == (error, "")


def test_an_end_of_something_else_than_what_a_user_types_is_no_interrupt():
    load = click.Command("load", callback=lambda: pickle.loads(b""))
    ended = CliRunner().invoke(KatachiGroup(commands=[load]), ["load"])
    assert ended.exit_code == 1
    assert ended.stderr.startswith("katachi: RuntimeError: EOFError: Ran out of input (please report this; ")


def test_too_many_open_files_are_told_with_what_to_do(folder):
    ended = katachi("", "ingest", ".", "--db", "a.sqlite", "--jobs", "2")
    assert ended.returncode == 0
    ended = katachi("", "replay", "--db", "a.sqlite", "--jobs", "2", first="ulimit -n 10")
    assert (ended.returncode, ended.stdout) == (1, "")
    told("Too many files are open", ended.stderr)
