"""The text in db/ and what is built of it: the default knowledge, and the sources of compile and export."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from cli_runner import run, run_json
from made_games import random_moves, sgf

from engine import knowledge as installed
from engine.patterns import PatternBook
from pipeline import knowledge
from pipeline.errors import KatachiError
from pipeline.export import text
from pipeline.texts import weights_text
from pipeline.texts.pattern_text import LEGEND, canonical_form, read, read_folder, text_of
from pipeline.texts.weights_text import Weights

ROOT = Path(__file__).parents[2]

HAND = f"{LEGEND}\npattern hane\nclass cut\n* X\nO .\nsources hand\n\npattern jump\n* . X\n"
LEARNED = f"{LEGEND}\npattern L000001\n* O\nseen 9 played 3\nweight 0.5 gain 2.0\n"
MORE = f"{LEGEND}\npattern L000002\n* O O\nweight 1.5 gain 3.0\n"


def texts(folder: Path) -> Path:
    """A folder like db/ with two patterns made by hand, two learned ones and two weights."""
    for name, content in {
        "patterns/a.pat": HAND,
        "learned/patterns-01.pat": LEARNED,
        "learned/patterns-02.pat": MORE,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content, "utf-8")
    weights_text.write(folder / "learned/weights.txt", Weights({"atari": 1.25, "ko": -2.0}, {"run": "7"}))
    return folder


def ids(book: PatternBook) -> list[str]:
    return sorted(book.id(i) for i in range(len(book)))


# -- the default knowledge -----------------------------------------------------------------------------


def test_the_default_knowledge_is_what_the_text_says(tmp_path):
    path = installed.default_path()
    assert path is not None, f"not built; {installed.REMEDY}"
    knowledge.build(ROOT / "db", tmp_path / "k.bin")
    is_current = path.read_bytes() == (tmp_path / "k.bin").read_bytes()
    assert is_current, "out of date: run 'make', or 'python -m pipeline.knowledge db engine/knowledge.bin'"


def test_what_is_installed_has_the_weights_of_the_text(tmp_path, monkeypatch):
    told = knowledge.default_weights()
    monkeypatch.chdir(tmp_path)
    assert not knowledge.is_here()
    found = knowledge.default_weights()
    assert found.values == pytest.approx(told.values)
    assert found.network_bytes == told.network_bytes


def test_everything_in_the_folder_is_compiled(tmp_path):
    written = knowledge.build(texts(tmp_path), tmp_path / "k.bin")
    book = PatternBook.open(tmp_path / "k.bin")
    assert ids(book) == ["L000001", "L000002", "hane", "jump"]
    assert written.num_patterns == 4
    assert book.weights == {"atari": 1.25, "ko": -2.0}
    found = {book.id(i): book.pattern(i) for i in range(len(book))}
    for pattern in (*read_folder(tmp_path / "patterns"), *read_folder(tmp_path / "learned")):
        assert found[pattern.id] == pattern


def test_patterns_made_by_hand_are_enough(tmp_path):
    shutil.rmtree(texts(tmp_path) / "learned")
    knowledge.build(tmp_path, tmp_path / "k.bin")
    book = PatternBook.open(tmp_path / "k.bin")
    assert (ids(book), book.weights) == (["hane", "jump"], {})


def test_an_id_of_both_folders_is_told_with_both_places(tmp_path):
    (texts(tmp_path) / "learned/patterns-02.pat").write_text(f"{LEGEND}\npattern jump\n* X\n", "utf-8")
    with pytest.raises(KatachiError) as caught:
        knowledge.build(tmp_path, tmp_path / "k.bin")
    first, second = tmp_path / "patterns/a.pat", tmp_path / "learned/patterns-02.pat"
    assert str(caught.value) == f"{second}:7: pattern 'jump' is at {first}:13 too; rename one of them"
    assert not (tmp_path / "k.bin").exists()


def test_the_build_needs_no_more_than_numpy(tmp_path):
    """It runs while Katachi is being installed, where nothing else is there yet."""
    texts(tmp_path)
    code = (
        "import runpy, sys\n"
        "for name in ('click', 'sqlite_utils', 'sgfmill', 'tqdm', 'py7zr'): sys.modules[name] = None\n"
        f"sys.argv = ['knowledge', {str(tmp_path)!r}, {str(tmp_path / 'k.bin')!r}]\n"
        "runpy.run_module('pipeline.knowledge', run_name='__main__')\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert len(PatternBook.open(tmp_path / "k.bin")) == 4


def test_a_mistake_in_the_text_ends_the_build_with_one_line(tmp_path):
    (texts(tmp_path) / "patterns/a.pat").write_text(f"{LEGEND}\npattern p\n. X\n", "utf-8")
    command = [sys.executable, "-m", "pipeline.knowledge", str(tmp_path), str(tmp_path / "k.bin")]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr == (f"katachi: {tmp_path}/patterns/a.pat:8: a diagram has one '*', the move, not 0\n")


# -- sources -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def mined(tmp_path_factory):
    """A folder with a db/ of its own and a database of mined games."""
    folder = tmp_path_factory.mktemp("mined")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        for seed in range(8):
            (folder / f"{seed}.sgf").write_bytes(sgf(random_moves(seed, 62, 9), 9, KM="650"))
        assert run("ingest", ".").code == 0
        assert run("mine", "--weights-only", "--epochs", 1, "--jobs", 1).code == 0
        texts(folder / "db")
    return folder


@pytest.fixture
def here(mined, tmp_path, monkeypatch):
    """A copy of it, the current folder."""
    shutil.copytree(mined, tmp_path, dirs_exist_ok=True)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("sources", "expected"),
    [
        ("hand", {"hane", "jump"}),
        ("shipped", {"L000001", "L000002"}),
        ("hand, shipped", {"hane", "jump", "L000001", "L000002"}),
        ("db/patterns", {"hane", "jump"}),
        ("db/learned/patterns-02.pat,hand", {"hane", "jump", "L000002"}),
    ],
)
def test_sources_that_need_no_database(here, sources, expected):
    (here / "db/katachi.sqlite").unlink()
    found = run_json("compile", "--sources", sources, "--binary", "k.bin")
    book = PatternBook.open("k.bin")
    assert set(ids(book)) == expected
    assert sum(found["sources"].values()) == found["patterns"] == len(expected)
    assert (found["weights"], book.weights) == (2, {"atari": 1.25, "ko": -2.0})
    assert found["weights_from"] == "db/learned/weights.txt"
    assert list(found["sources"]) == [name.strip() for name in sources.split(",")]


def test_cuts_and_text_in_one_binary(here):
    alone = run_json("compile", "--sources", "cuts", "--binary", "k.bin")
    cuts = set(ids(PatternBook.open("k.bin")))
    both = run_json("compile", "--sources", "hand,cuts", "--binary", "k.bin")
    assert set(ids(PatternBook.open("k.bin"))) == cuts | {"hane", "jump"}
    assert both["sources"] == {"hand": 2, "cuts": alone["patterns"]}
    assert both["known"] == alone["known"] == alone["patterns"] + alone["bare"]


def test_training_further_takes_in_what_comes_with_katachi(here):
    for path in (here / "db").glob("katachi.sqlite*"):
        path.unlink()
    run("ingest", ".")
    found = run_json("train", "--further", "--epochs", "1", "--jobs", "1")
    assert [each["number"] for each in found["passes"]] == [0, 1]
    assert (found["patterns"], found["dropped"]) == (2, 0)
    run_json("export", "--sources", "learned", "--to", "trained")
    trained = {pattern.id: pattern for pattern in read_folder(here / "trained")}
    before = {pattern.id: pattern for pattern in read_folder(here / "db/learned")}
    assert trained.keys() == before.keys()
    for name, pattern in trained.items():
        assert pattern.cells == before[name].cells
        assert pattern.statistics == before[name].statistics
        assert pattern.weight != before[name].weight
    train = run_json("status")["stages"]["train"]
    assert (train["done"], train["waiting"]) == (1, 0)
    assert run_json("refine", "--epochs", "1", "--jobs", "1")["features"] > 0


def test_other_weights(here):
    weights_text.write("w.txt", Weights({"ladder": 3.5}))
    run_json("compile", "--sources", "hand", "--weights", "w.txt", "--binary", "k.bin")
    assert PatternBook.open("k.bin").weights == {"ladder": 3.5}


def test_without_text_here_the_installed_knowledge_is_the_source(tmp_path, monkeypatch):
    knowledge.build(texts(tmp_path / "theirs"), tmp_path / "installed.bin")
    monkeypatch.setattr(installed, "DEFAULT", tmp_path / "installed.bin")
    (tmp_path / "mine").mkdir()
    monkeypatch.chdir(tmp_path / "mine")
    for sources, expected in (("hand", ["hane", "jump"]), ("shipped", ["L000001", "L000002"])):
        run_json("compile", "--sources", sources, "--binary", "k.bin")
        book = PatternBook.open("k.bin")
        assert (ids(book), book.weights) == (expected, {"atari": 1.25, "ko": -2.0})


@pytest.mark.parametrize(
    ("code", "words", "message"),
    [
        (2, ("--sources", "hands"), "no source of patterns is called 'hands'; there are: hand, shipped, "),
        (2, ("--sources", "hand,"), "no source of patterns is called ''; there are: hand, shipped, "),
        (2, ("--sources", "hand,hand"), "'hand' is named twice as a source of patterns; leave one out"),
        (1, ("--sources", "cuts"), "there is no database at db/katachi.sqlite"),
        (1, ("--sources", "."), ".: no *.pat there; name the folder that holds the text patterns"),
    ],
)
@pytest.mark.parametrize("command", [("compile",), ("export", "--to", "text")])
def test_sources_that_there_are_not(tmp_path, monkeypatch, command, code, words, message):
    monkeypatch.chdir(tmp_path)
    ran = run(*command, *words)
    assert (ran.code, ran.out) == (code, "")
    assert message in ran.err
    assert ran.err.count("\n") == 1
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_no_text_and_nothing_built(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(installed, "DEFAULT", tmp_path / "nothing.bin")
    ran = run("compile", "--sources", "hand")
    wanted = f"{tmp_path}/nothing.bin: the default knowledge was not built; run 'make', or 'pip install .'"
    assert (ran.code, ran.err) == (1, f"katachi: {wanted}\n")


def test_mine_looks_at_its_sources_before_the_work(here):
    ran = run("mine", "--sources", "cuts,hands")
    assert (ran.code, ran.out) == (2, "")


# -- export --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("networks", [(), ("network.txt",), ("network.txt", "board-network.txt")])
def test_export_writes_what_compile_reads(here, networks):
    for name in networks:
        shutil.copy(ROOT / "db/learned" / name, here / "db/learned")
    found = run_json("export", "--sources", "hand,shipped,cuts", "--to", "text")
    plain = run_json("compile", "--sources", "hand,shipped,cuts", "--binary", "a.bin")
    again = run_json("compile", "--sources", "text", "--weights", "text/weights.txt", "--binary", "b.bin")
    assert (here / "a.bin").read_bytes() == (here / "b.bin").read_bytes()
    assert (plain["network"] > 0, plain["layers"] > 0) == (len(networks) > 0, len(networks) > 1)
    assert plain["weights"] == again["weights"] == found["weights"]
    assert (plain["weights_from"], again["weights_from"]) == ("db/learned/weights.txt", "text/weights.txt")
    assert found["files"] == {path.name: path.stat().st_size for path in (here / "text").iterdir()}
    assert weights_text.read("text/weights.txt") == weights_text.read("db/learned/weights.txt")


def test_the_best_gain_comes_first_and_files_are_not_large(tmp_path, monkeypatch):
    patterns = [*read_folder(texts(tmp_path) / "learned"), *read_folder(tmp_path / "patterns")]
    monkeypatch.setattr(text, "FILE_SIZE", len(text_of(patterns[0])) + len(text_of(patterns[1])))
    files = list(text.pattern_files(reversed(patterns)))
    found = []
    for number, content in enumerate(files):
        (tmp_path / f"{number}.pat").write_text(content, "utf-8")
        found.append([pattern.id for pattern in read(tmp_path / f"{number}.pat")])
    assert found == [["L000002", "L000001"], ["hane", "jump"]]
    assert list(text.pattern_files(patterns)) == files


def test_an_earlier_export_is_replaced_and_nothing_else(here):
    (here / "text").mkdir()
    for name in ("patterns-01.pat", "patterns-07.pat", "mine.pat", "patterns.txt"):
        (here / "text" / name).write_text(LEGEND, "utf-8")
    run_json("export", "--sources", "hand", "--to", "text")
    assert sorted(path.name for path in (here / "text").iterdir()) == [
        "mine.pat", "patterns-01.pat", "patterns.txt", "weights.txt",
    ]  # fmt: skip
    assert [canonical_form(pattern) for pattern in read("text/patterns-01.pat")] == read("db/patterns/a.pat")


def test_a_file_of_somebody_else_whose_name_begins_alike_stays(here):
    (here / "text").mkdir()
    for name in ("patterns-mine.pat", "patterns-1.pat", "patterns-07-old.pat", "patterns-100.pat"):
        (here / "text" / name).write_text(LEGEND, "utf-8")
    run_json("export", "--sources", "hand", "--to", "text")
    assert sorted(path.name for path in (here / "text").glob("*.pat")) == [
        "patterns-01.pat", "patterns-07-old.pat", "patterns-1.pat", "patterns-mine.pat",
    ]  # fmt: skip


def test_an_export_of_no_pattern_is_compiled_too(here):
    (here / "none.pat").write_text(LEGEND, "utf-8")
    run_json("export", "--sources", "none.pat", "--to", "text")
    compiled = run_json("compile", "--sources", "text", "--weights", "text/weights.txt", "--binary", "a.bin")
    assert compiled["patterns"] == 0
    run_json("compile", "--sources", "none.pat", "--binary", "b.bin")
    assert (here / "a.bin").read_bytes() == (here / "b.bin").read_bytes()


def test_what_cannot_be_exported_leaves_the_folder_as_it_was(here):
    run_json("export", "--sources", "hand", "--to", "text")
    before = (here / "text/patterns-01.pat").read_bytes()
    (here / "db/patterns/b.pat").write_text(f"{LEGEND}\npattern jump\n* X\n", "utf-8")
    assert run("export", "--sources", "hand", "--to", "text").code == 1
    assert (here / "text/patterns-01.pat").read_bytes() == before
