"""`katachi neurogo train` and `curve`: what is kept, runs that are killed and go on, what is refused."""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest
from cli_runner import run, run_json
from launching import launch

from engine.players.neurogo.weights import Trained, read_weights
from pipeline.executors import Executor
from pipeline.neurogo import training
from pipeline.neurogo.training import TrainingSettings, weights_path

ROOT = Path(__file__).parents[3]
SCRIPTED = Path(__file__).parents[1] / "scripted_engine.py"
TRAIN = ("neurogo", "train", "--size", 4, "--hidden", 3)


def test_training_goes_on_from_its_file_and_ends_with_the_same_bytes(tmp_path):
    whole, parts = tmp_path / "whole.weights", tmp_path / "new" / "parts.weights"
    first = run_json(*TRAIN, "--games", 12, "--out", whole)
    assert (first["games"], first["new"], first["hidden"], first["size"]) == (12, 12, 3, 4)
    assert run_json(*TRAIN, "--games", 5, "--out", parts)["new"] == 5
    again = run_json(*TRAIN, "--games", 12, "--keep-every", 4, "--out", parts)
    assert again["new"] == 7
    assert again["checksum"] == first["checksum"]
    assert parts.read_bytes() == whole.read_bytes() == weights_path(parts, 12).read_bytes()
    assert read_weights(weights_path(parts, 8)).num_games == 8
    done = run(*TRAIN, "--games", 12, "--out", whole)
    assert "12 games on 4x4, 0 new\n3 hidden neurons a unit" in done.out


def test_a_run_that_is_killed_goes_on_and_ends_with_the_same_bytes(tmp_path):
    whole, killed = tmp_path / "whole.weights", tmp_path / "killed.weights"
    training.run(TrainingSettings(30, 3, 4), whole, Executor(1, False))
    command = [sys.executable, "-m", "pipeline", *map(str, TRAIN), "--keep-every", "1", "--out", str(killed)]
    for stop in (3, 9):
        process = launch([*command, "--games", "100000"], cwd=ROOT, start_new_session=True)
        while not killed.exists() or read_weights(killed).num_games < stop:
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        assert stop <= read_weights(killed).num_games < 100000
    last = read_weights(killed).num_games
    reached = max(30, last)
    training.run(TrainingSettings(reached, 3, 4), whole, Executor(1, False))
    training.run(TrainingSettings(reached, 3, 4), killed, Executor(1, False))
    assert killed.read_bytes() == whole.read_bytes()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--hidden", 12), "hidden neurons 3, not 12"),
        (("--size", 5), "board size 4, not 5"),
        (("--seed", 2), "seed 1, not 2"),
        (("--rate", 0.5), "rate 0.02, not 0.5"),
    ],
)
def test_a_file_of_another_training_is_left_alone(tmp_path, options, said):
    path = tmp_path / "other.weights"
    Trained.untrained(3, 4, 1, 0.02).write(path)
    kept = path.read_bytes()
    ran = run(*TRAIN, *options, "--games", 3, "--out", path)
    assert ran.code == 2
    assert said in ran.err
    assert "give --out another file" in ran.err
    assert path.read_bytes() == kept


def test_a_damaged_file_is_left_alone(tmp_path):
    path = tmp_path / "damaged.weights"
    path.write_bytes(Trained.untrained(3, 4, 1, 0.02).to_bytes().replace(b"seed 1", b"seed 2"))
    ran = run(*TRAIN, "--games", 3, "--out", path)
    assert ran.code == 1
    assert "damaged" in ran.err
    assert ran.err.count("\n") == 1


def test_a_full_disk_is_one_line_and_leaves_nothing_behind(tmp_path):
    process = subprocess.run(
        [
            sys.executable,
            "-m",
            "pipeline",
            *map(str, TRAIN),
            "--games",
            "2",
            "--out",
            str(tmp_path / "a.weights"),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (500, 500)),
    )
    why = "cannot be written: File too large; give another --out, or make room"
    said = f"katachi: {tmp_path / 'a.weights'}: {why}"
    assert (process.returncode, process.stderr.splitlines()) == (1, [said])
    assert list(tmp_path.iterdir()) == []


def test_weights_that_were_trained_here_are_played_with(tmp_path):
    path = tmp_path / "new.weights"
    Trained.untrained(3, 4, 1, 0.02).write(path)
    ran = run("gtp", "--engine", "neurogo", "--knowledge", path, stdin=b"boardsize 5\ngenmove b\nquit\n")
    assert ran.code == 0
    assert ran.out.startswith("= \n\n= ")


def test_the_curve_is_measured_drawn_and_gone_on_with(tmp_path):
    folder = tmp_path / "curve"
    asked = ("neurogo", "curve", "--size", 4, "--every", 4, "--test-games", 2, "--jobs", 1, "--to", folder)
    asked = (*asked, "--against", f"gtp:{sys.executable} {SCRIPTED} pass")
    shown = run_json(*asked, "--hidden", 3, "--games", 4)
    assert [(point["hidden"], point["games"], point["tests"]) for point in shown["points"]] == [
        (3, 0, 2),
        (3, 4, 2),
    ]
    for point in shown["points"]:
        low, high = point["interval"]
        assert 0 <= low <= point["score"] <= high <= 1
    told = {json.loads(path.read_text("utf-8"))["a_is"].split()[-1] for path in folder.glob("*/match.json")}
    assert len(told) == 2  # networks with other weights behave otherwise
    lines = list(ElementTree.parse(folder / "curve.svg").iter("{http://www.w3.org/2000/svg}polyline"))
    assert len(lines) == 1
    matches = {path: path.read_bytes() for path in folder.glob("*/results.jsonl")}
    assert len(matches) == 2
    (folder / "curve.svg").unlink()
    ran = run(*asked, "--hidden", 3, "--games", 4)
    assert ran.code == 0
    assert " ".join(ran.out.splitlines()[2].split()) == "hidden training games score 95 % mean result"
    assert (folder / "curve.svg").exists()
    assert {path: path.read_bytes() for path in folder.glob("*/results.jsonl")} == matches


@pytest.fixture(scope="module")
def curve(tmp_path_factory):
    """The folder of a curve, which is measured by the first test that has it and gone on with by others."""
    return tmp_path_factory.mktemp("curve")


@pytest.mark.parametrize(
    ("num_games", "every", "said"),
    [
        (4, 3, "has learned from 4 games, and was kept after 0, 2, 4, not after 3; give --every 2, or --to"),
        (4, 1, "not after 1; give --every 2, or --to another folder"),
        (9, 3, "not after 3; give --every 2, or --to another folder"),
    ],
)
def test_a_curve_in_a_folder_of_another_says_what_is_there(curve, num_games, every, said):
    asked = ("neurogo", "curve", "--size", 4, "--hidden", 3, "--test-games", 2, "--jobs", 1, "--to", curve)
    asked = (*asked, "--against", f"gtp:{sys.executable} {SCRIPTED} pass")
    assert run(*asked, "--games", 4, "--every", 2).code == 0
    ran = run(*asked, "--games", num_games, "--every", every)
    assert (ran.code, said in ran.err) == (2, True), ran.err
    assert run(*asked, "--games", 4, "--every", 4).code == 0


def test_a_curve_beside_weights_that_were_not_kept_wants_another_folder(tmp_path):
    weights = tmp_path / "hidden-03.weights"
    assert run("neurogo", "train", "--size", 4, "--hidden", 3, "--games", 1, "--out", weights).code == 0
    ran = run("neurogo", "curve", "--size", 4, "--hidden", 3, "--games", 1, "--to", tmp_path, "--jobs", 1)
    assert (ran.code, "kept after none, not after 0; give --to another folder" in ran.err) == (2, True)
