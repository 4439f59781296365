"""Our own problems: every answer and every follow-up is what an exhaustive search proves."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from engine.points import BLACK, transform_moves
from pipeline.game_records.inputs import iter_inputs
from pipeline.game_records.sgf_tree import parse_tree
from pipeline.problems.kinds import KINDS
from pipeline.problems.problem import read_problems
from pipeline.problems.solutions import COMMENTS, difficulty, faults_of, prove, question_of

FOLDER = Path(__file__).parents[3] / "corpora" / "problems"
FILES = sorted(FOLDER.glob("*.sgf"))


@cache
def trees():
    return [
        (one.label, number, data)
        for one in iter_inputs([str(FOLDER)])
        for number, data in enumerate(one.games(), 1)
    ]


@cache
def problems():
    return [problem for label, number, data in trees() for problem in read_problems(data, label, number)]


def name(problem):
    return f"{Path(problem.label).stem}-{problem.number}"


def test_every_file_is_asked():
    assert {Path(problem.label).name for problem in problems()} == {file.name for file in FILES}


def test_each_tree_is_one_problem_with_all_that_it_needs():
    assert len(problems()) == len(trees())
    for problem in problems():
        assert problem.title, name(problem)
        assert problem.kind in set(KINDS) - {"other", "life and death"}, name(problem)
        assert re.fullmatch(r"(30|[12]\d)k", problem.difficulty), name(problem)
        assert problem.region, name(problem)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_is_proved(file):
    some = [problem for problem in problems() if Path(problem.label).name == file.name]
    assert some
    for problem in some:
        proof = prove(question_of(problem))
        assert list(faults_of(problem, proof)) == [], name(problem)
        assert problem.difficulty == difficulty(proof), name(problem)


def test_no_position_is_there_twice():
    def images(problem):
        swapped = problem.setup.swapcase()
        return min(
            b"".join(sorted(re.findall(rb"..", transform_moves(setup, symmetry, problem.size))))
            for setup in (problem.setup, swapped)
            for symmetry in range(8)
        )

    counts = Counter((problem.size, problem.kind, images(problem)) for problem in problems())
    assert [key for key, count in counts.items() if count > 1] == []


def test_titles_tell_the_problems_of_a_file_apart():
    counts = Counter((problem.label, problem.title) for problem in problems())
    assert [key for key, count in counts.items() if count > 1] == []


def test_right_and_wrong_are_written_for_others_too():
    """Readers that know only comments find the same answers as those that know only properties."""
    for _, number, data in trees():
        for child in parse_tree(data).root.children:
            says = [node.first("C") for node in child.all_nodes()]
            assert ("TE" in child.properties) == any(text in COMMENTS.values() for text in says), number
            assert ("BM" in child.properties) == any(text.startswith("WRONG") for text in says), number


def test_both_sides_are_asked():
    black = sum(problem.color == BLACK for problem in problems())
    assert len(problems()) / 4 < black < 3 * len(problems()) / 4
