import ast
import json
import os
import re
import resource
import shutil
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import click
import pytest
from cli_runner import run, run_json
from launching import launch, on_a_terminal
from made_games import random_moves, sgf
from processes import workers_of

from engine.players import player_names
from pipeline import settings
from pipeline.cli import katachi
from pipeline.commands.options import KOMI
from pipeline.store import Store

ROOT = Path(__file__).parents[2]
BOARD = 9


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """An empty current folder, and no settings from outside but the engine."""
    monkeypatch.chdir(tmp_path)
    for row in settings.table():
        if row.name != "engine":
            monkeypatch.delenv(settings.variable(row.name), raising=False)
    return tmp_path


@pytest.fixture(scope="module")
def collection(tmp_path_factory):
    """Sixteen small games, one of them twice, and one record that cannot be used."""
    folder = tmp_path_factory.mktemp("collection")
    for seed in range(16):
        (folder / f"{seed:02}.sgf").write_bytes(
            sgf(random_moves(seed, 54, BOARD), BOARD, PB=f"Player {seed}")
        )
    (folder / "copy.sgf").write_bytes(sgf(random_moves(3, 54, BOARD)[:51], BOARD, image=5, KM="650"))
    (folder / "ludo.sgf").write_bytes(b"(;GM[2]SZ[9];B[aa])")
    return folder


@pytest.fixture(scope="module")
def mined(collection, tmp_path_factory):
    """A folder with a database in which everything has been done once."""
    folder = tmp_path_factory.mktemp("mined")
    db, binary = ["--db", folder / "db.sqlite"], ["--binary", folder / "patterns.bin"]
    assert run("ingest", collection, "--jobs", 1, *db).code == 0
    assert run("replay", "--jobs", 1, *db).code == 0
    assert run("mine", "--weights-only", "--epochs", 1, "--jobs", 1, *db, *binary).code == 0
    return folder


# -- ingest ----------------------------------------------------------------------------------------

INGESTED = """\
read       18
new        16
duplicate   1
rejected    1

problem      records
komi-scaled        1

rejected because  games
not-go                1
"""


def test_ingest_prints_its_counts(collection):
    ran = run("ingest", collection)
    assert ran == (0, INGESTED, "")
    assert Path("db/katachi.sqlite").exists()


def test_ingest_json(collection):
    assert run_json("ingest", collection, "--db", "a.sqlite") == {
        "read": 18,
        "new": 16,
        "duplicate": 1,
        "rejected": 1,
        "inputs": 18,
        "inputs_known": 0,
        "dropped": 0,
        "problems": {"komi-scaled": 1},
        "reasons": {"not-go": 1},
    }


def test_a_mistyped_path_leaves_no_database_behind(tmp_path):
    result = run("ingest", "nowhere", "--db", tmp_path / "katachi.sqlite")
    assert (result.code, list(tmp_path.glob("*.sqlite*"))) == (1, [])


def test_rejected_inputs_are_an_error_only_under_strict(collection):
    ran = run("ingest", collection, "--strict")
    assert (ran.code, ran.out) == (4, INGESTED)
    assert ran.err == "katachi: 1 of 18 games were rejected; without --strict they are only counted\n"
    with Store.open("db/katachi.sqlite") as store:
        assert store.games.count() == 16


def test_ingest_reads_standard_input():
    ran = run("ingest", "-", "--json", stdin=sgf(random_moves(1, 30)))
    assert json.loads(ran.out)["new"] == 1


# -- every command ---------------------------------------------------------------------------------


def commands(group=katachi, path=()):
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        if isinstance(command, click.Group):
            yield from commands(command, (*path, name))
        else:
            yield pytest.param(command, (*path, name), id=" ".join((*path, name)))


@pytest.mark.parametrize(("command", "path"), list(commands()))
def test_help_says_what_it_does_with_examples(command, path):
    ran = run(*path, "--help")
    assert ran.code == 0
    examples = re.findall(rf"^ +(?:.* \| )?katachi {' '.join(path)}\b", ran.out, re.MULTILINE)
    assert len(examples) >= 1
    assert all(parameter.help for parameter in command.params if isinstance(parameter, click.Option))


@pytest.mark.parametrize(("command", "path"), list(commands()))
def test_every_command_has_json_and_quiet(command, path):
    flags = {flag for parameter in command.params for flag in parameter.opts}
    assert path in (("demo",), ("gtp",), ("review",)) or {"--json", "--quiet"} <= flags


def test_help_loads_nothing_heavy():
    code = (
        "import sys; from pipeline.cli import katachi\n"
        "try: katachi(['--help'])\n"
        "except SystemExit as end: assert end.code == 0\n"
        "print(sorted({name.split('.')[0] for name in sys.modules}))"
    )
    shown = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    loaded = set(ast.literal_eval(shown.stdout.splitlines()[-1]))
    assert loaded & {"engine", "sqlite_utils", "sqlite3", "sgfmill", "numpy", "py7zr", "tqdm", "click"} == {
        "click"
    }


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="what counts threads is Linux's")
def test_numpy_starts_no_threads_unless_it_is_told_to():
    name = "OPENBLAS_NUM_THREADS"
    environment = {key: value for key, value in os.environ.items() if key != name}
    code = f"import os, pipeline.store; print(len(os.listdir('/proc/self/task')), os.environ['{name}'])"
    command = [sys.executable, "-c", code]
    ran = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert ran.stdout == "1 1\n"
    ran = subprocess.run(command, env={**environment, name: "3"}, cwd=ROOT, capture_output=True, text=True)
    assert ran.stdout.endswith(" 3\n")


BAD = [
    (2, ("ingest",), "Missing argument 'PATH...'"),
    (2, ("frobnicate",), "No such command 'frobnicate'"),
    (2, ("replay", "--jobs", "-1"), "'--jobs': -1 is out of range; give a number from 0 to 2147483647"),
    (2, ("train", "--share", "0"), "'--share': 0.0 is out of range; give a number above 0 up to 1"),
    (2, ("train", "--share", "2"), "'--share': 2.0 is out of range; give a number above 0 up to 1"),
    (2, ("train", "--share", "nan"), "'--share': nan is out of range; give a number above 0 up to 1"),
    (2, ("survey", "--step", "0.02"), "'--step': 0.02 is out of range; give a number from 0 to 0.01"),
    (2, ("mine", "--rate", "0"), "'--rate': 0.0 is out of range; give a number above 0 up to 10"),
    (
        2,
        ("mine", "--further", "--weights-only", "--db", "{db}"),
        "--further goes on with the board network alone: leave out --weights-only",
    ),
    (2, ("mine", "--repeat", "9:2", "--weights-only"), "for the networks, which --weights-only leaves out"),
    (2, ("mine", "--repeat", "9x2", "--db", "{db}"), "what is repeated is such as 9:10"),
    (2, ("gtp", "--komi", "nan"), "'--komi': nan is out of range; give a number above -1000 up to 1000"),
    (
        2,
        ("read", "{sgf}", "C3", "--nodes", str(2**31)),
        "2147483648 is out of range; give a number from 1 to",
    ),
    (2, ("replay", "--jobs", "many"), "'many' is not a valid integer.\n"),
    (2, ("gtp", "--komi", "high"), "'high' is not a valid float.\n"),
    (
        2,
        ("replay", "--split", "test", "--db", "{db}"),
        "no split is called 'test'; there are: train, valid, unseen",
    ),
    (2, ("show", "miss", "12", "--db", "{db}"), "a miss is named GAME:MOVE, such as 12:57, not '12'"),
    (2, ("ingest", "{sgf}", "--db", ":memory:"), ":memory: would be forgotten at the end: give --db a file"),
    (2, ("release", "--dist", "{sgf}", "--db", "{db}"), "00.sgf' is a file."),
    (2, ("match", "ryder", "ryder", "--to", "{sgf}"), "00.sgf' is a file."),
    (2, ("export", "--to", "{sgf}", "--db", "{db}"), "00.sgf' is a file."),
    (
        1,
        ("report", "-o", "{sgf}/r.html", "--db", "{db}"),
        "a file is where a folder is needed; give another path",
    ),
    (1, ("ingest", "nowhere"), "nothing at 'nowhere': give files, folders"),
    (1, ("status",), "there is no database at db/katachi.sqlite: run 'katachi ingest' first, or give --db"),
    (1, ("status", "--db", "{sgf}"), "file is not a database"),
    (
        1,
        ("replay", "--engine", "hal", "--db", "{db}"),
        f"no player is called 'hal'; there are: {', '.join(player_names())}",
    ),
    (1, ("evaluate", "--knowledge", "{sgf}", "--db", "{db}"), "is not a pattern binary"),
    (1, ("evaluate", "--size", "13", "--db", "{db}"), "there is no even game in the split unseen"),
    (1, ("evaluate", "{ludo}"), "no even game to measure on: 0 were passed over and 1 rejected"),
    (1, ("show", "game", "99", "--db", "{db}"), "there is no game 99: the database holds 16 games"),
    (1, ("show", "game", "9" * 20, "--db", "{db}"), f"there is no game {'9' * 20}: the database holds 16"),
    (1, ("show", "pattern", "99999", "--db", "{db}"), "there is no pattern 99999"),
    (1, ("show", "pattern", "9" * 20, "--db", "{db}"), f"there is no pattern {'9' * 20}"),
    (1, ("show", "pattern", "9" * 5000, "--db", "{db}"), f"there is no pattern {'9' * 20}:"),
    (1, ("show", "miss", "9" * 20 + ":1", "--db", "{db}"), f"there is no game {'9' * 20}"),
    (1, ("show", "miss", "9" * 5000 + ":1", "--db", "{db}"), f"there is no game {'9' * 20}:"),
    (1, ("show", "miss", "1:" + "9" * 5000, "--db", "{db}"), "give a move from 1 to 55, not"),
    (1, ("show", "miss", "1:99", "--db", "{db}"), "game 1 has 54 moves: give a move from 1 to 55, not 99"),
    (1, ("suggest", "{sgf}", "--game", "2"), "there is no game 2 in it"),
    (1, ("suggest", "{ludo}"), "game 1: cannot be used: not-go"),
    (3, ("doctor", "--db", "{sgf}"), "not well: database"),
    (3, ("doctor", "--db", "{db}", "--binary", "{sgf}"), "not well: binary"),
]


@pytest.mark.parametrize(("code", "command", "message"), BAD)
def test_errors_are_short_and_have_their_exit_code(mined, collection, code, command, message):
    places = {"db": mined / "db.sqlite", "sgf": collection / "00.sgf", "ludo": collection / "ludo.sgf"}
    ran = run(*(word.format(**places) for word in command))
    assert ran.code == code
    assert message in ran.err
    assert "Traceback" not in ran.err
    lines = [line for line in ran.err.splitlines() if line and not line.startswith(("Usage:", "Try "))]
    assert len(lines) == 1


def options_of_numbers():
    """Command and option, wherever a number is asked for; any number is a seed, however large."""
    kinds = (click.types.IntParamType, click.types.FloatParamType)
    for command, path in (case.values for case in commands()):
        for option in command.params:
            types = option.type.types if isinstance(option.type, click.Tuple) else [option.type]
            if isinstance(option, click.Option) and isinstance(types[0], kinds) and option.name != "seed":
                yield pytest.param(path, option.opts[0], len(types), id=" ".join((*path, option.opts[0])))


@pytest.mark.parametrize(("path", "flag", "number"), list(options_of_numbers()))
@pytest.mark.parametrize("word", ["nan", "inf", "-inf", "99999999999999999999"])
def test_a_number_that_nothing_holds_is_wrong_usage(path, flag, number, word):
    ran = run(*path, flag, *[word] * number)
    assert (ran.code, ran.out) == (2, "")
    assert f"Invalid value for '{flag}'" in ran.err


def test_the_command_and_the_engine_take_the_same_komi():
    from engine.gtp.session import MAX_KOMI

    assert (KOMI.min, KOMI.max, KOMI.min_open, KOMI.max_open) == (-MAX_KOMI, MAX_KOMI, True, True)


def test_a_fault_of_ours_is_one_line_too(mined, monkeypatch):
    from pipeline.views import status

    monkeypatch.setattr(status, "run", lambda *_: 1 // 0)
    ran = run("status", "--db", mined / "db.sqlite")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == (
        "katachi: ZeroDivisionError: integer division or modulo by zero (please report this; "
        "KATACHI_DEBUG=1 shows where)\n"
    )


def test_too_little_memory_is_no_fault_of_ours(tmp_path):
    with open(tmp_path / "huge.tst", "wb") as file:
        file.truncate(1 << 40)
    process = start(
        "regress",
        tmp_path / "huge.tst",
        stderr=subprocess.PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30)),
    )
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (1, "")
    assert err == (
        "katachi: there was not enough memory: free some, give fewer --jobs, or raise the limit (ulimit -v), "
        "and run the same command again\n"
    )


# -- settings --------------------------------------------------------------------------------------


def database_used(*command):
    ran = run("status", *command)
    assert ran.code == 1
    return re.search(r"no database at (\S+):", ran.err)[1]


def test_settings_come_from_the_command_line_the_environment_the_file_the_default(monkeypatch):
    assert database_used() == "db/katachi.sqlite"
    Path("katachi.toml").write_text('db = "file.sqlite"\njobs = 1\n')
    assert database_used() == "file.sqlite"
    monkeypatch.setenv("KATACHI_DB", "environment.sqlite")
    assert database_used() == "environment.sqlite"
    assert database_used("--db", "line.sqlite") == "line.sqlite"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("databse = 'x'", "no setting is called 'databse'; there are: db, jobs,"),
        ("jobs = 'two'", "'jobs' must be of type int, not 'two'"),
        ("jobs = true", "'jobs' must be of type int, not True"),
        ("share = 0.0", "'share': 0.0 is out of range; give a number above 0 up to 1"),
        ("jobs = ", "cannot be read as TOML"),
    ],
)
def test_a_wrong_file_of_settings_is_wrong_usage(text, message):
    Path("katachi.toml").write_text(text)
    ran = run("status")
    assert ran.code == 2
    assert message in ran.err
    assert len(ran.err.splitlines()) == 1


NUMBERS = [(row.name, row.type) for row in settings.table() if row.type in (int, float)]


@pytest.mark.parametrize(("name", "kind"), NUMBERS)
def test_numbers_of_the_file_are_in_the_range_of_the_option(name, kind):
    for word in ("-1", "99999999999999999999") if kind is int else ("-0.5", "nan", "inf"):
        Path("katachi.toml").write_text(f"{name} = {word}")
        ran = run("status")
        assert (ran.code, f"'{name}': {word} is out of range; give a number" in ran.err) == (2, True)


def test_numbers_of_the_environment_are_in_the_range_of_the_option(monkeypatch):
    monkeypatch.setenv("KATACHI_SHARE", "nan")
    ran = run("train")
    assert (ran.code, "'--share': nan is out of range" in ran.err) == (2, True)


# -- as a process ----------------------------------------------------------------------------------


def start(*command, **extra):
    return launch(
        [sys.executable, "-m", "pipeline", *map(str, command)],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,
        **extra,
    )


@cache
def many_games():
    return [sgf(random_moves(seed, 51, BOARD), BOARD) for seed in range(5_000)]


def test_a_command_that_keeps_nothing_does_not_say_so(folder):
    os.mkfifo(folder / "games.sgf")
    process = start("evaluate", "games.sgf", "--jobs", 1, stderr=subprocess.PIPE)
    with open(folder / "games.sgf", "wb"):  # there is a reader now, which will wait
        time.sleep(0.5)  # a signal just before it waits would not wake it: Python has no answer to that
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err.splitlines()[-1]) == (130, "", "katachi: interrupted")


ENDS_SLOWLY = """
import atexit, sys, time
from pipeline.cli import main

def end():
    print("ending", flush=True)
    time.sleep(30)

atexit.register(end)
sys.argv = ["katachi", "--version"]
main()
"""


def test_an_interrupt_while_python_ends_says_nothing():
    told = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    process = launch([sys.executable, "-c", ENDS_SLOWLY], **told)
    assert [process.stdout.readline() for _ in range(2)][1] == "ending\n"
    process.send_signal(signal.SIGINT)
    assert process.communicate(timeout=20) == ("", "")
    assert process.returncode == -signal.SIGINT


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_is_finished_and_says_how_to_go_on(folder, jobs):
    Path("all.sgf").write_bytes(b"".join(many_games()))
    process = start("ingest", "all.sgf", "--jobs", jobs, "--db", "a.sqlite", stderr=subprocess.PIPE)
    wait_for_games(Path("a.sqlite"))
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, "")
    assert err.split("\n") == [
        "",
        "katachi: finishing what is under way; a second Ctrl-C stops at once",
        "",
        "katachi: interrupted; what was done is kept: run the same command again to go on",
        "",
    ]
    with Store.open("a.sqlite") as store:
        assert 0 < store.games.count() < 5_000
        assert store.runs.last()["status"] == "interrupted"
    report = run_json("ingest", "all.sgf", "--db", "a.sqlite")
    assert (report["read"], report["rejected"]) == (5_000, 0)
    with Store.open("a.sqlite") as store:
        assert store.content_digest() == undisturbed(5_000)


@cache
def undisturbed(number):
    """The content of a database with so many games of all.sgf, all that it has, that nothing disturbed."""
    assert run_json("ingest", "all.sgf", "--db", "undisturbed.sqlite", "--jobs", 1)["read"] == number
    with Store.open("undisturbed.sqlite") as store:
        return store.content_digest()


def test_a_killed_worker_changes_nothing(folder):
    Path("all.sgf").write_bytes(b"".join(many_games()[:2500]))
    process = start("ingest", "all.sgf", "--jobs", 2, "--db", "a.sqlite", stderr=subprocess.PIPE)
    wait_for_games(Path("a.sqlite"))
    os.kill(workers_of(process.pid)[0], signal.SIGKILL)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, "")
    assert "2500" in out
    with Store.open("a.sqlite") as store:
        assert store.runs.last()["status"] == "done"
        assert store.content_digest() == undisturbed(2_500)


def limit_files_to_300_kb():
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, 300_000))


def test_a_full_disk_is_an_error_and_what_is_done_is_kept(folder):
    Path("all.sgf").write_bytes(b"".join(many_games()[:1500]))
    process = start(
        "ingest",
        "all.sgf",
        "--jobs",
        1,
        "--db",
        "a.sqlite",
        stderr=subprocess.PIPE,
        preexec_fn=limit_files_to_300_kb,
    )
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (1, "")
    assert err.startswith("katachi: a.sqlite: ")
    assert len(err.splitlines()) == 1
    assert run("ingest", "all.sgf", "--db", "a.sqlite").code == 0
    with Store.open("a.sqlite") as store:
        assert store.content_digest() == undisturbed(1_500)


def test_a_line_break_in_a_name_breaks_no_line(folder):
    Path("games").mkdir()
    Path("games", "one\ntwo\x1b[2J.sgf").write_text("no game")
    Path("games", "\u3000three\u2028\u202e\x85\u2067four.sgf").write_text("no game")
    assert run("ingest", "games", "--db", "a.sqlite").code == 0
    out = run("show", "problems", "no-game", "--db", "a.sqlite").out
    (line,) = [line for line in out.split("\n") if "two" in line]
    assert line.split()[:2] == [r"games/one\ntwo\x1b[2J.sgf", "rejected"]
    (line,) = [line for line in out.splitlines() if "four" in line]
    assert line.startswith("games/\u3000three" + r"\u2028\u202e\x85\u2067four.sgf  rejected")


@pytest.mark.parametrize("errors", ["strict", "surrogateescape"])
def test_names_that_are_no_utf8_are_printed_with_escapes(folder, errors):
    """Whatever the locale makes of standard output; JSON is UTF-8, and has the name as it is."""
    game, match = "caf\udce9.sgf", "match \udcff"
    Path(game).write_bytes(sgf(random_moves(1, 20, BOARD), BOARD))

    def printed(*command):
        encoding = {"PYTHONIOENCODING": f"utf-8:{errors}"}
        out = subprocess.run(
            [sys.executable, "-m", "pipeline", *command],
            env={**os.environ, "PYTHONPATH": str(ROOT), **encoding},
            stdout=subprocess.PIPE,
            check=True,
        )
        return out.stdout.decode("utf-8")

    assert printed("suggest", game).startswith(r"caf\udce9.sgf, move 21")
    assert json.loads(printed("suggest", game, "--json"))["title"] == game
    command = ("match", "ryder", "ryder", "--size", "3", "--games", "2", "--jobs", "1", "--to", match)
    assert json.loads(printed(*command, "--json"))["folder"] == match


def test_a_match_of_knowledge_whose_name_is_no_utf8_is_kept_and_gone_on_with(folder):
    knowledge = "caf\udce9.bin"
    assert run("compile", "--sources", "hand", "--binary", knowledge).code == 0
    match = ("match", f"manyfaces:knowledge={knowledge}", "ryder", "--size", 3, "--jobs", 1, "--to", "m")
    assert run_json(*match, "--games", 2)["games"] == 2
    assert rb"PB[manyfaces:knowledge=caf\\xe9.bin]" in Path("m", "0001.sgf").read_bytes()
    assert run_json(*match, "--games", 2)["games"] == 2


def test_a_disk_without_room_for_what_lies_beside_a_database_is_called_full(folder):
    assert run("ingest", ROOT / "corpora" / "classics", "--db", "a.sqlite").code == 0
    process = start(
        "status",
        "--db",
        "a.sqlite",
        stderr=subprocess.PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (10_000, 10_000)),
    )
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (1, "")
    assert err.startswith("katachi: a.sqlite: ")
    assert "the disk is full" in err


def wait_for_games(path):
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        if path.exists() and "m002_mining" in applied(path):
            with Store.open(path) as store:
                if store.games.count():
                    return
        time.sleep(0.005)
    pytest.fail("nothing was read")


def applied(path):
    import sqlite3

    connection = sqlite3.connect(path)
    try:
        return {name for (name,) in connection.execute("SELECT name FROM _sqlite_migrations")}
    except sqlite3.Error:
        return set()
    finally:
        connection.close()


def test_a_reader_that_stops_early_is_no_error(mined):
    process = start("show", "game", 1, "--db", mined / "db.sqlite", stderr=subprocess.PIPE)
    process.stdout.close()
    err = process.stderr.read()
    process.stderr.close()
    assert process.wait(timeout=30) in (0, 1)
    assert err == ""


@pytest.mark.parametrize(("more", "shown"), [((), True), (("--quiet",), False), (("--json",), False)])
def test_progress_is_shown_on_a_terminal_only(collection, more, shown):
    out, terminal, _ = on_a_terminal("ingest", collection, "--jobs", 1, *more)
    assert ("games/s" in terminal or " games" in terminal) == shown
    assert bool(terminal) == shown
    assert "ingest" not in out


@pytest.mark.parametrize("size", [(0, 80), (0, 0)])
def test_progress_is_shown_on_a_terminal_that_does_not_tell_its_size(collection, size):
    assert " games" in on_a_terminal("ingest", collection, "--jobs", 1, size=size)[1]


def test_an_engine_that_is_not_compiled_is_an_error_of_one_line(folder):
    for package in ("engine", "pipeline"):
        shutil.copytree(ROOT / package, package, ignore=shutil.ignore_patterns("*.so", "_built.json"))
    ran = subprocess.run(
        [sys.executable, "-m", "pipeline", "doctor"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": "."},
    )
    assert (ran.returncode, ran.stdout) == (1, "")
    assert ran.stderr == (
        "katachi: the engine is not compiled: run 'make build' (or 'pip install .'); if that does not help, "
        "install Katachi again\n"
    )
