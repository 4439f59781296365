"""What is read is not what is written: a command that is given one file for both leaves it as it is."""

import pytest
from cli_runner import run
from made_games import random_moves, sgf

JOSEKI = "# katachi joseki 2\n4-4\n 3-6\n"
PROBLEM = "(;SZ[9]AB[ab][bb][cb][db][da]AW[ba][ca];B[aa]C[RIGHT])"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my.jos").write_text(JOSEKI, "utf-8")
    (tmp_path / "problem.sgf").write_text(PROBLEM, "utf-8")
    (tmp_path / "game.sgf").write_bytes(sgf(random_moves(1, 30, 9), 9))
    assert run("ingest", "game.sgf", "--db", "my.sqlite", "--jobs", 1).code == 0
    (tmp_path / "link.sgf").symlink_to("my.sqlite")
    return tmp_path


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("joseki", "compile", "--file", "my.jos", "--binary", "./my.jos"), "my.jos is the text"),
        (("joseki", "sgf", "--file", "my.jos", "--to", "my.jos"), "my.jos is the text"),
        (("export", "joseki", "--file", "my.jos", "--to", "my.jos", "--as", "csv"), "my.jos is the text"),
        (
            ("export", "patterns", "--sources", "hand", "--db", "my.sqlite", "--to", "link.sgf"),
            "link.sgf is the database",
        ),
        (
            ("export", "misses", "--db", "my.sqlite", "--to", "my.sqlite", "--as", "csv"),
            "my.sqlite is the database",
        ),
        (("report", "--db", "my.sqlite", "-o", "my.sqlite"), "my.sqlite is the database"),
        (("compile", "--db", "my.sqlite", "--binary", "my.sqlite"), "my.sqlite is the database"),
        (("mine", "--db", "my.sqlite", "--binary", "my.sqlite"), "my.sqlite is the database"),
        (("problems", "game.sgf", "problem.sgf", "--html", "problem.sgf"), "problem.sgf is the collection"),
    ],
)
def test_a_file_that_is_read_is_not_written(folder, words, said):
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    ran = run(*words)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == f"katachi: {said} that is read: give another file to write\n"
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before
