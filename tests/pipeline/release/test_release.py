"""Releases of a small knowledge, learned from openings of the classics: what is in them, what stops them."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from contextlib import chdir
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli_runner import run, run_json
from launching import finished, launch, start
from made_games import write_openings
from processes import wait_until

from engine.joseki import JosekiBook
from engine.patterns import PatternBook
from pipeline.release import measuring
from pipeline.release.building import count_rows
from pipeline.release.measuring import ComparedGame
from pipeline.release.wanted import GATES

ROOT = Path(__file__).parents[3]
FEW = ROOT / "corpora" / "problems" / "capture.sgf"
ADDED = """
pattern no-empty-triangle
class shape
text no empty triangle
. X
X *
weight -0.2
sources hand
"""
SUITE = "boardsize 9\nplay B D4\nplay W D5\nplay B E5\nplay W C4\nplay W E4\n1 attack D4\n#? [{}]\n"
#: as quick as can be; nothing is said of the clock
QUICK = ("--engine", "manyfaces", "--jobs", "1", "--problems", FEW, "--slower", "1000", "--loss", "50")
QUICK += ("--match-games", "2", "--match-size", "5", "--games", "3")


def test_counts_are_told_without_what_is_not_there():
    counts = {"patterns": 3, "sources": {"hand": 3}, "rejected": 0, "network": True, "board_network": False}
    assert count_rows(counts) == [("patterns", "3"), ("patterns: hand", "3"), ("network", "yes")]


@pytest.fixture(scope="module")
def learned(tmp_path_factory):
    """Text of patterns, weights and joseki, learned from openings of the classics, and their database."""
    folder = tmp_path_factory.mktemp("learned")
    with chdir(folder):
        shutil.copytree(ROOT / "db" / "patterns", "db/patterns")
        run_json("ingest", write_openings(folder / "games", 100), "--jobs", "1")
        run_json("generalise", "--least", "5", "--attributes", "0", "--jobs", "1")
        run_json("train", "--epochs", "1", "--games", "5", "--jobs", "1")
        run_json("joseki", "mine", "--least", "2", "--players", "1")
        run_json("export", "--to", "db/learned", "--sources", "learned")
    return folder


@pytest.fixture(scope="module")
def first(learned, tmp_path_factory):
    """A folder with the text, the database and the first release."""
    folder = tmp_path_factory.mktemp("first") / "here"
    shutil.copytree(learned, folder)
    with chdir(folder):
        report = run_json("release", *QUICK)
    return folder, report


@pytest.fixture
def here(first, tmp_path, monkeypatch):
    """A copy of that folder, to change things in."""
    folder = tmp_path / "here"
    shutil.copytree(first[0], folder)
    monkeypatch.chdir(folder)
    return folder


def contents(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.name != "timings.json"}


def manifest(version):
    return json.loads(Path(f"dist/katachi-knowledge-{version}/manifest.json").read_text("utf-8"))


def released():
    return sorted(path.name for path in Path("dist").iterdir())


def edit(path, old, new):
    text = Path(path).read_text("utf-8")
    assert old in text
    Path(path).write_text(text.replace(old, new), "utf-8")


def test_the_first_has_nothing_to_compare_with_and_says_so(first):
    folder, report = first
    states = {name: gate["state"] for name, gate in report["gates"].items()}
    assert list(states) == list(GATES)
    assert states == {
        "known-truths": "passed",
        "text-and-binary": "passed",
        "signature": "first release",
        "regressions": "nothing to ask",
        "hit-rate": "first release",
        "speed": "first release",
        "match": "first release",
    }
    assert report["last"] is None
    assert report["failed"] == []
    assert report["version"] == "1"
    made = folder / "dist" / "katachi-knowledge-1"
    assert {path.name for path in made.iterdir()} == {
        "patterns.bin", "joseki.bin", "joseki.jos", "manifest.json", "timings.json", "CHANGES.txt",
        "LICENCE.txt", "README.txt", "report.html",
    }  # fmt: skip
    assert len(PatternBook.open(made / "patterns.bin")) == report["knowledge"]["patterns"] > 500
    assert len(JosekiBook.open(made / "joseki.bin")) == report["knowledge"]["joseki_moves"] > 20
    assert "first release" in (made / "CHANGES.txt").read_text("utf-8")
    assert "MIT" in (made / "LICENCE.txt").read_text("utf-8")
    page = (made / "report.html").read_text("utf-8")
    ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>"))
    assert page.count("<svg") == 36


def test_the_manifest_names_every_input_and_every_file(first):
    from hashlib import blake2b

    folder, _ = first
    with chdir(folder):
        told = manifest(1)
        assert {*told["inputs"]} >= {"db/joseki/joseki.jos", "db/learned/weights.txt", "problems/capture.sgf"}
        assert {path.as_posix() for path in Path("db/patterns").iterdir()} <= {*told["inputs"]}
        for name, described in told["files"].items():
            data = Path("dist/katachi-knowledge-1", name).read_bytes()
            assert described == {"bytes": len(data), "blake2b": blake2b(data, digest_size=32).hexdigest()}
        assert told["engine"]["name"] == "manyfaces"
        assert told["figures"]["hit-rate"]["games"] == 3
        text = Path("dist/katachi-knowledge-1/manifest.json").read_text("utf-8")
    assert str(folder) not in text


def test_the_same_inputs_give_the_same_bytes(first, learned, tmp_path):
    elsewhere = tmp_path / "another" / "place"
    shutil.copytree(learned, elsewhere)
    with chdir(elsewhere):
        run_json("release", *QUICK, "--jobs", "2")
    made = "dist/katachi-knowledge-1"
    assert contents(elsewhere / made) == contents(first[0] / made)


def test_each_step_is_told_when_it_begins(here):
    told = run("release", *QUICK).err.splitlines()
    steps = ("build", *GATES, "write")
    assert [line for line in told if line.startswith("release")] == [f"release 2: {name}" for name in steps]


def test_a_second_one_is_compared_with_the_first(here):
    edit("db/patterns/hand-shape.pat", "a ponnuki is worth thirty points", "a ponnuki is worth a lot")
    text = Path("db/patterns/hand-shape.pat").read_text("utf-8")
    at, end = text.index("pattern three-four-point"), text.index("pattern ponnuki")
    Path("db/patterns/hand-shape.pat").write_text(text[:at] + text[end:] + ADDED, "utf-8")
    lines = Path("db/joseki/joseki.jos").read_text("utf-8").splitlines()
    lines[1] = f'{lines[1]} "a name"' if '"' not in lines[1] else lines[1].replace(' "', ' rare! "')
    Path("db/joseki/joseki.jos").write_text("\n".join([*lines, "7-7", " 3-3"]) + "\n", "utf-8")
    report = run_json("release", *QUICK)
    assert (report["version"], report["last"], report["failed"]) == ("2", "1", [])
    expected = {"added": 1, "changed": 1, "dropped": 1, "joseki_added": 2, "joseki_changed": 1}
    assert report["changes"] == {**expected, "reweighed": 0, "joseki_dropped": 0}
    states = {name: gate["state"] for name, gate in report["gates"].items()}
    assert states.pop("regressions") == "nothing to ask"
    assert set(states.values()) == {"passed"}
    told = manifest(2)
    assert told["number"] == 2
    assert told["last"]["version"] == "1"
    log = Path("dist/katachi-knowledge-2/CHANGES.txt").read_text("utf-8")
    for line in (
        "no-empty-triangle: no empty triangle",
        "a ponnuki is worth a lot",
        "three-four-point",
        "7-7 3-3",
    ):
        assert line in log
    page = Path("dist/katachi-knowledge-2/report.html").read_text("utf-8")
    ElementTree.fromstring(page.removeprefix("<!DOCTYPE html>"))
    assert page.count("<svg") == 1 + 2 + 1 + 2 + 1
    assert "speed" in {gate["name"] for gate in told["gates"] if gate["state"] == "timed"}


def test_nothing_changed_is_said_too(here):
    signature = manifest(1)["engine"]["signature"]
    report = run_json("release", "same", *QUICK, "--signature", signature)
    assert report["gates"]["hit-rate"]["state"] == "passed"
    assert "+0.00 points" in report["gates"]["hit-rate"]["told"]
    assert not any(report["changes"].values())
    assert report["gates"]["signature"]["told"] == f"{signature}, as declared"


def test_a_failing_gate_leaves_nothing_behind_and_can_be_allowed(here):
    Path("wrong.tst").write_text(SUITE.format("0"))
    Path("news.tst").write_text(SUITE.format("1 D3").rstrip() + "*\n")
    suites = ("--suite", "wrong.tst", "--suite", "news.tst")
    ran = run("release", *QUICK, *suites)
    assert ran.code == 3
    assert "release 2 was not made: regressions: wrong.tst:1 failed: got '1 D3'" in ran.err
    assert "news.tst:1 passed against expectation" in ran.err
    assert released() == ["katachi-knowledge-1"]
    explained = ("--explain", "news.tst:1", "read now")
    ran = run("release", *QUICK, "--suite", "news.tst", *explained, "--explain", "news.tst:7", "a slip")
    assert (ran.code, released()) == (3, ["katachi-knowledge-1"])
    assert "--explain news.tst:7: no suite has such a question" in ran.err
    allowed = ("--allow", "regressions", "--why", "the question is wrong")
    report = run_json("release", *QUICK, *suites, *explained, *allowed)
    told = report["gates"]["regressions"]
    assert told["state"] == "allowed"
    assert told["told"] == "wrong.tst:1 failed: got '1 D3' (allowed: the question is wrong)"
    assert manifest(2)["allowed"] == [{"gate": "regressions", "why": "the question is wrong"}]
    assert manifest(2)["explained"] == [{"question": "news.tst:1", "why": "read now"}]


def test_worse_knowledge_is_stopped(here):
    """Without its weights the engine finds far less."""
    Path("db/learned/weights.txt").write_text("# katachi weights 1\n\n", "utf-8")
    ran = run("release", *QUICK, "--games", "6", "--loss", "1")
    assert ran.code == 3
    assert "hit-rate: top10" in ran.err
    assert ": worse, log-likelihood ratio -" in ran.err
    assert released() == ["katachi-knowledge-1"]


def test_a_signature_that_was_declared_must_be_the_one(here):
    ran = run("release", *QUICK, "--signature", "00000000")
    assert ran.code == 3
    assert "not 00000000 as declared" in ran.err
    assert released() == ["katachi-knowledge-1"]


def test_an_engine_that_behaves_otherwise_is_told(here):
    path = Path("dist/katachi-knowledge-1/manifest.json")
    told = manifest(1)
    told["engine"]["signature"] = "12345678"
    path.write_text(json.dumps(told), "utf-8")
    ran = run("release", *QUICK)
    assert ran.code == 3
    assert "the engine has changed" in ran.err


def test_dry_run_says_what_it_would_do_and_writes_nothing(here):
    Path("db/patterns/mine.pat").write_text(
        Path("db/patterns/hand-shape.pat").read_text("utf-8").partition("\npattern")[0] + ADDED, "utf-8"
    )
    before = sorted(Path().rglob("*"))
    report = run_json("release", "--dry-run", *QUICK, "--allow", "match", "--why", "no time")
    assert sorted(Path().rglob("*")) == before
    assert report["changes"]["added"] == 1
    assert list(report["gates"]) == list(GATES)
    assert "(a no is allowed: no time)" in report["gates"]["match"]
    assert "db/patterns/mine.pat" in report["inputs"]
    ran = run("release", "--dry-run", *QUICK)
    assert ran.code == 0
    assert re.search(r"^patterns: hand +\d+$", ran.out, re.MULTILINE)
    assert "{" not in ran.out


def test_a_database_at_an_address_is_part_of_it_too(here):
    pytest.importorskip("fsspec")
    plans = [
        run_json("release", "--dry-run", *QUICK, "--db", db)
        for db in ("db/katachi.sqlite", f"file://{here}/db/katachi.sqlite")
    ]
    assert plans[0]["gates"] == plans[1]["gates"]
    assert plans[0] == plans[1]


def test_how_often_learning_was_killed_makes_no_difference(here):
    from pipeline.settings import Settings
    from pipeline.store import Store

    asked = ("release", "--dry-run", "--sources", "hand,learned", *QUICK)
    before = run_json(*asked)["inputs"]
    assert "patterns and weights of the database" in before
    with Store.open("db/katachi.sqlite") as store, store.recording("train", Settings()) as run_id:
        store.db.conn.execute("UPDATE weights SET run_id = ?", [run_id])
        store.db.conn.execute("UPDATE learned SET run_id = ?", [run_id])
        assert store.learned.weights_origin()["run"] == str(run_id)
    assert run_json(*asked)["inputs"] == before


def test_decisions_are_part_of_a_release(here):
    from pipeline.decisions import version_of
    from pipeline.settings import Settings
    from pipeline.store import Store
    from pipeline.store.decisions import NewDecision

    with Store.open("db/katachi.sqlite") as store:
        pattern = next(iter(store.learned.patterns()))
        with store.recording("review", Settings()) as run_id, store.transaction():
            chosen = [
                NewDecision(pattern.id, version_of(pattern), "reject", 0),
                NewDecision("no-empty-triangle", "", "edit", 0, ADDED.lstrip()),
            ]
            store.decisions.decide(chosen, "anna", run_id)
    report = run_json("release", *QUICK)
    assert report["knowledge"]["rejected"] == report["knowledge"]["edited"] == 1
    assert (report["changes"]["added"], report["changes"]["dropped"]) == (1, 1)
    assert "decisions of the database" in manifest(2)["inputs"]
    book = PatternBook.open("dist/katachi-knowledge-2/patterns.bin")
    assert book.index(pattern.id) is None
    assert book.index("no-empty-triangle") is not None


def test_killed_while_games_are_judged_it_goes_on(here, first):
    (here / "dist").rename(here / "before")
    command = [sys.executable, "-m", "pipeline", "release", *map(str, QUICK), "--quiet"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = launch(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    judged = here / "dist.work" / "1"
    wait_until(lambda: list(judged.glob("judged-*.jsonl")) or process.poll() is not None)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert not (here / "dist").exists()
    assert list(judged.glob("judged-*.jsonl"))
    run_json("release", *QUICK)
    made = "dist/katachi-knowledge-1"
    assert contents(here / made) == contents(first[0] / made)
    assert not judged.exists()


@pytest.mark.parametrize("version", [(), ("same",)])
def test_killed_when_it_is_in_its_place_it_is_not_made_again(here, shim, version):
    name = f"katachi-knowledge-{''.join(version) or 2}"
    code, out, _ = finished(start("release", *version, *QUICK, LD_PRELOAD=shim, FAULT_RENAMED=name))
    assert (code, out, released()) == (-signal.SIGKILL, "", ["katachi-knowledge-1", name])
    made = contents(Path("dist", name))
    ran = run("release", *version, *QUICK)
    assert (ran.code, ran.err) == (
        0,
        f"release {name[18:]}: is there, whole; the command that made it was stopped at its end\n",
    )
    assert re.search(f"^written to +dist/{name}$", ran.out, re.MULTILINE)
    assert "against release 1: nothing has changed" in ran.out
    assert released() == ["katachi-knowledge-1", name]
    assert contents(Path("dist", name)) == made
    assert sorted(path.name for path in Path("dist.work").iterdir()) == ["lock", "progress.json"]
    told = json.loads(Path("dist.work/progress.json").read_text("utf-8"))
    assert (told["state"], {step["name"] for step in told["steps"]}) == ("done", {"build", *GATES, "write"})


def test_killed_when_it_is_in_its_place_another_knowledge_is_the_next_release(here, shim):
    faults = {"LD_PRELOAD": shim, "FAULT_RENAMED": "katachi-knowledge-2"}
    assert finished(start("release", *QUICK, **faults))[0] == -signal.SIGKILL
    edit("db/patterns/hand-shape.pat", "a ponnuki is worth thirty points", "a ponnuki is worth a lot")
    report = run_json("release", *QUICK)
    assert (report["version"], report["last"], report["changes"]["changed"]) == ("3", "2", 1)


def test_killed_when_it_is_in_its_place_another_engine_is_the_next_release(here, shim):
    faults = {"LD_PRELOAD": shim, "FAULT_RENAMED": "katachi-knowledge-2"}
    assert finished(start("release", *QUICK, **faults))[0] == -signal.SIGKILL
    manifest = Path("dist/katachi-knowledge-2/manifest.json")
    made = json.loads(manifest.read_text("utf-8"))
    made["engine"]["source"] = "of an engine that was compiled before"
    manifest.chmod(0o644)
    manifest.write_text(json.dumps(made), "utf-8")
    assert run_json("release", *QUICK)["version"] == "3"


def test_two_at_once_are_told_apart(here):
    import fcntl

    Path("dist.work").mkdir(exist_ok=True)
    with open("dist.work/lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        ran = run("release", *QUICK)
    assert ran.code == 1
    assert "another katachi makes a release there" in ran.err


def test_who_only_looks_whether_one_is_under_way_refuses_none(here):
    import fcntl

    Path("dist.work").mkdir(exist_ok=True)
    with open("dist.work/lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_SH)
        timer = threading.Timer(0.3, lock.close)
        timer.start()
        ran = run("release", *QUICK, "--joseki-text", "no.jos")
        assert not timer.is_alive()
    assert "there are no joseki" in ran.err


def test_one_that_is_published_while_another_waits_is_seen(here):
    import fcntl

    Path("dist.work").mkdir(exist_ok=True)
    made = Path("dist/katachi-knowledge-1")
    with open("dist.work/lock", "w") as lock:

        def publish():
            shutil.copytree(made, made.with_name("katachi-knowledge-2"))
            lock.close()

        fcntl.flock(lock, fcntl.LOCK_EX)
        timer = threading.Timer(0.3, publish)
        timer.start()
        ran = run("release", *QUICK)
        timer.join()
    assert ran.code == 1
    assert "katachi-knowledge-2: is there already, and releases do not change" in ran.err


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("1",), 1, "releases do not change"),
        (("a/b",), 2, "is no version"),
        (("--signature", "zz"), 2, "'zz' is no signature; give eight hexadecimal digits"),
        (("--signature", "zz", "--dry-run"), 2, "'zz' is no signature; give eight hexadecimal digits"),
        (("--signature", "ABCDEF012"), 2, "is no signature; give eight hexadecimal digits"),
        (("--allow", "speed"), 2, "each --allow GATE has its --why TEXT"),
        (("--allow", "gate", "--why", "so"), 2, "no gate is called 'gate'"),
        (("--last", "nowhere"), 1, "give --last another release"),
        (("--joseki-text", "no.jos"), 1, "there are no joseki"),
        (("--elo", "0", "-10"), 2, "below the second"),
    ],
)
def test_what_cannot_be_is_said(here, words, code, said):
    ran = run("release", *QUICK, *words)
    assert (ran.code, said in ran.err) == (code, True), ran.err


def test_a_last_release_that_was_changed_is_refused(here):
    with open("dist/katachi-knowledge-1/joseki.jos", "a") as file:
        file.write("# more\n")
    ran = run("release", *QUICK)
    assert ran.code == 1
    assert "joseki.jos: not the file that was released" in ran.err


def games(number, gained, positions=200):
    """Judged games that all gain so many hits."""
    return [
        ComparedGame(positions, {"top10": 100 + gained + number % 3}, {"top10": 100 + number % 3}, 1.0, 1.0)
        for number in range(number)
    ]


@pytest.mark.parametrize(
    ("gained", "verdict"), [(0, "not worse"), (3, "not worse"), (-1, "open"), (-4, "worse")]
)
def test_the_test_of_the_hit_rate(gained, verdict):
    """A loss of one hit in 200 is half a point: what is tested, so games that all lose that do not tell."""
    if gained == -1:
        half = [*games(60, 0), *games(60, -1)]
        assert measuring.test(half, "top10", 0.5).llr == pytest.approx(0, abs=1e-9)
        return
    assert measuring.test(games(60, gained), "top10", 0.5).name == verdict


def test_few_games_that_are_alike_prove_little():
    assert measuring.test(games(4, 0), "top10", 0.5).name == "open"
