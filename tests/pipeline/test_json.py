"""docs/formats/json.md has every key that the commands print, and no other."""

import re
import sys
from functools import cache
from pathlib import Path

import pytest
from cli_runner import run_json
from made_games import random_moves, sgf

from engine.patterns import Pattern, binary
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY

ROOT = Path(__file__).parents[2]
SCRIPTED = Path(__file__).parent / "scripted_engine.py"
PROBLEMS = ROOT / "tests" / "data" / "problems" / "few.sgf"
SUITES = ROOT / "tests" / "data" / "regression"
#: documented for files that come over the network; tests/pipeline/commands/test_corpora_command.py has them
NOT_HERE = {f"files[].{key}" for key in ("path", "status", "bytes", "sha256")} | {"attack.moves", "failed[]"}
#: of games that went wrong; tests/pipeline/matches/test_selfplay.py has them
NOT_HERE |= {"faults[]", "words[]", "forfeits[].game", "forfeits[].kind", "forfeits[].detail"}
#: of games that could not be done; tests/pipeline/test_given_up.py has them
NOT_HERE |= {f"given_up[].{key}" for key in ("game", "file", "number", "move", "reason")}
#: of programs that do not answer; tests/pipeline/programs/test_programs.py has them
NOT_HERE |= {f"failures[].{key}" for key in ("game", "move_no", "kind", "text")}
SAME_AS = {"katachi show miss": "katachi suggest"}


def documented():
    page = (ROOT / "docs/formats/json.md").read_text(encoding="utf-8")
    found = {}
    for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        command = re.match(r"`([^`]+)`", section)[1]
        found[command] = set(re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE))
    return found


def paths(value, path=""):
    """The paths of all values in an object; those of empty objects and lists are unknown."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from paths(part, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and "interval" not in path:
        for part in value:
            yield from paths(part, f"{path}[]")
    else:
        yield path


def matching(path, keys):
    """The documented key that a path belongs to: ``*`` is one name, or else, at the end, all that follows."""
    for rest in (r"[^.]+", r".+"):
        for key in sorted(keys):
            if form(key, rest).fullmatch(path):
                return key
    return None


@cache
def form(key, rest):
    return re.compile(re.escape(key).replace(r"\*", rest))


def joseki(folder):
    """The commands about joseki, on a small text and on a text that the binary does not have."""
    (folder / "a.jos").write_text(
        "# katachi joseki 2\n4-4 5g 2p 500w 0-0\n 3-3 5g 2p 500w 2001-2002 5,0,0e\n"
    )
    (folder / "empty.jos").write_text("# katachi joseki 1\n7-7\n")
    number = 0
    for number in range(3):
        moves = [("B", 3, 3), ("W", 16, 16), ("B", 9, number)]
        (folder / f"joseki{number}.sgf").write_bytes(sgf(moves, 19, PB=f"b{number}", PW=f"w{number}"))
    run_json("ingest", *folder.glob("joseki*.sgf"), "--db", folder / "joseki.sqlite")
    files = ("--file", folder / "a.jos", "--binary", folder / "a.bin")
    mine = ("--db", folder / "joseki.sqlite", "--split", "train,valid,unseen", "--file", folder / "b.jos")
    opened = "# katachi joseki 2\nopenings +1\nQ16 4\n D4 3 +1\n"
    (folder / "c.jos").write_text(opened)
    compiled = run_json("joseki", "compile", *files)
    assert compiled == run_json("joseki", "stats", "--file", folder / "a.jos")
    return {
        "katachi joseki mine": run_json("joseki", "mine", *mine),
        "katachi joseki stats": compiled,
        "katachi joseki sgf": run_json(
            "joseki", "sgf", "--file", folder / "a.jos", "--to", folder / "tree.sgf"
        ),
        "katachi joseki show": run_json("joseki", "show", "4-4", "--file", folder / "a.jos"),
        "katachi joseki openings": run_json("joseki", "openings", "Q16", "--file", folder / "c.jos"),
        "katachi joseki games": run_json("joseki", "games", "4-4", "--db", folder / "joseki.sqlite"),
        "katachi joseki check": run_json("joseki", "check", *files),
    }


def hane(folder):
    """A binary with one pattern of our own."""
    cells = bytearray([ANYTHING] * 64)
    cells[26:28] = bytes([EMPTY_BIT] * 2)
    cells[34:36] = bytes([FRIEND_ANY, ENEMY_ANY])
    binary.write(folder / "hane.bin", [Pattern("hane-after-tsuke", bytes(cells), 27)])
    return folder / "hane.bin"


def imported(folder, db):
    (folder / "decisions.txt").write_text("# katachi decisions 1\n", "utf-8")
    return run_json("import", folder / "decisions.txt", *db)


def release(folder):
    """A first release of the patterns made by hand, with a small joseki text."""
    problems = ROOT / "corpora" / "problems" / "capture.sgf"
    words = ("--sources", "hand", "--db", folder / "none", "--joseki-text", folder / "a.jos")
    words += ("--engine", "manyfaces", "--jobs", 1, "--problems", problems, "--dist", folder / "dist")
    return {
        "katachi release --dry-run": run_json("release", "--dry-run", *words),
        "katachi release": run_json("release", *words),
    }


def pair(folder):
    """Two stones a jump apart, an enemy stone between them from above."""
    (folder / "pair.sgf").write_text("(;GM[1]FF[4]SZ[9]AB[dd][fd]AW[ec])", "utf-8")
    return folder / "pair.sgf"


@pytest.fixture(scope="module")
def printed(one_worker, tmp_path_factory):
    """What each command prints, for a small collection with a damaged and an unusable record."""
    folder = tmp_path_factory.mktemp("json")
    for seed in range(16):
        moves = random_moves(seed, 62, 9)
        (folder / f"{seed:02}.sgf").write_bytes(sgf(moves, 9, KM="650", DT="2001-02-03"))
    (folder / "ludo.sgf").write_bytes(b"(;GM[2]SZ[9];B[aa])")
    game, db, binary = folder / "00.sgf", ("--db", folder / "db"), ("--binary", folder / "patterns.bin")
    return {
        "katachi ingest": run_json("ingest", folder, *db),
        "katachi replay": run_json("replay", "--games", 12, *db),
        "katachi cut": run_json("cut", *db),
        "katachi dedupe": run_json("dedupe", *db),
        "katachi compile": run_json("compile", *db, *binary),
        "katachi import": imported(folder, db),
        "katachi export": run_json("export", *db, "--to", folder / "text"),
        "katachi export patterns": run_json(
            "export", "patterns", *db, "--sources", "hand", "--to", folder / "hand.db"
        ),
        "katachi generalise": run_json("generalise", *db, "--least", 3, "--attributes", 5),
        "katachi train": run_json("train", *db, "--epochs", 1),
        "katachi refine": run_json("refine", *db, "--epochs", 1, "--repeat", "9:2"),
        "katachi survey": run_json("survey", *db, "--epochs", 1, "--repeat", "9:2"),
        "katachi mine": run_json("mine", *db, *binary, "--least", 3, "--attributes", 5, "--epochs", 1),
        "katachi evaluate": run_json(
            "evaluate", "--games", 2, *db, "--knowledge", folder / "patterns.bin", "--compare"
        ),
        "katachi status": run_json("status", *db, "--engine", "zobrist"),
        "katachi suggest": run_json("suggest", game, "--move", 5),
        "katachi suggest --think": run_json(
            "suggest", game, "--move", 60, "--think", "--level", 2, "--engine", "manyfaces"
        ),
        "katachi show position": run_json("show", "position", game, "--move", 60),
        "katachi show game": run_json("show", "game", 1, *db),
        "katachi show miss": run_json("show", "miss", "1:9", *db),
        "katachi audit": run_json("audit", "--games", 1, "--every", 100, "--engine", "manyfaces", *db),
        "katachi classify": run_json("classify", "--games", 12, *db, *binary),
        "katachi show misses --kind": run_json("show", "misses", "--kind", "answer", *db),
        "katachi show problems": run_json("show", "problems", "not-go", *db),
        "katachi show misses": run_json("show", "misses", *db),
        "katachi show pattern": run_json("show", "pattern", 1, *db),
        "katachi report": run_json("report", "--split", "train", *db, "-o", folder / "report.html"),
        "katachi show pattern hane-after-tsuke": run_json(
            "show", "pattern", "hane-after-tsuke", "--knowledge", hane(folder)
        ),
        "katachi find": run_json("find", "hane-after-tsuke", *db, "--knowledge", hane(folder)),
        "katachi doctor": run_json("doctor", *db, *binary),
        "katachi read": run_json("read", game, "--move", 5, "J4", "--all", "--line"),
        "katachi read --group": run_json("read", game, "--move", 5, "J4", "--group"),
        "katachi read --connect": run_json("read", pair(folder), "D6", "--connect", "F6", "--line"),
        "katachi regress": run_json("regress", SUITES / "small.tst", SUITES / "broken.tst"),
        "katachi problems": run_json("problems", PROBLEMS, "--jobs", 1),
        "katachi match": run_json(
            *("match", "ryder", f"gtp:{sys.executable} {SCRIPTED} --version 1 crash", "--games", 2),
            *("--size", 5, "--jobs", 1, "--sprt", 0, 400, "--to", folder / "match"),
        ),
        "katachi selfplay": run_json(
            *("selfplay", "--engine", "manyfaces", "--size", 4, "--games", 2, "--levels", "1,2"),
            *("--jobs", 1, "--to", folder / "selfplay"),
        ),
        "katachi neurogo train": run_json(
            *("neurogo", "train", "--games", 1, "--size", 3, "--out", folder / "neurogo.weights")
        ),
        "katachi neurogo curve": run_json(
            *("neurogo", "curve", "--games", 0, "--size", 3, "--test-games", 2, "--hidden", 1),
            *("--against", f"gtp:{sys.executable} {SCRIPTED} pass", "--jobs", 1, "--to", folder / "curve"),
        ),
        **joseki(folder),
        **release(folder),
        "katachi corpora list": run_json("corpora", "list"),
        "katachi corpora fetch": run_json("corpora", "fetch", "classics"),
    }


def test_every_command_and_key_is_documented_and_every_documented_key_is_there(printed):
    # one test, as each worker that had a part of it would have to run all commands
    pages = documented()
    assert pages.keys() == printed.keys()
    unknown, missing = {}, {}
    for command, keys in pages.items():
        known = keys | pages[SAME_AS.get(command, command)]
        found = {path: matching(path, known) for path in paths(printed[command])}
        unknown[command] = {path for path, key in found.items() if key is None}
        missing[command] = known - set(found.values()) - NOT_HERE
    assert {command: keys for command, keys in unknown.items() if keys} == {}
    assert {command: keys for command, keys in missing.items() if keys} == {}
