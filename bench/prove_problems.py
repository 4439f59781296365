"""Our own Go problems, proved: ``python -m bench.prove_problems [FILE...] [--write]``.

Every first move and every follow-up of every problem is judged by exhaustive search
(``pipeline.problems.proving``). With ``--write`` the answers are written anew from the proofs: an SGF file in
which each game tree is a root (position, PL, GE, GN, TR, RG) becomes a collection. The exit code is 1 when a
problem has a fault.
"""

import argparse
import sys
from pathlib import Path
from time import process_time

from pipeline.game_records.inputs import iter_inputs
from pipeline.game_records.sgf_tree import parse_tree, write_tree
from pipeline.problems.problem import BadProblem, GoProblem, read_problems, read_task
from pipeline.problems.solutions import difficulty, faults_of, prove, question_of, variations_of

OURS = Path(__file__).parents[1] / "corpora" / "problems"


def check(problem: GoProblem) -> list[str]:
    """What is wrong with a problem of ours."""
    try:
        return list(faults_of(problem, prove(question_of(problem))))
    except BadProblem as error:
        return [str(error)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("files", nargs="*", default=[str(OURS)])
    parser.add_argument("--write", action="store_true", help="write the answers anew")
    asked = parser.parse_args()
    bad = 0
    for one in iter_inputs(asked.files):
        started = process_time()
        trees = list(one.games())
        if asked.write:
            Path(one.label).write_text("".join(map(written, trees)), encoding="utf-8")
            trees = [tree for again in iter_inputs([one.label]) for tree in again.games()]
        for number, data in enumerate(trees, 1):
            for problem in read_problems(data, one.label, number):
                for fault in check(problem):
                    bad += 1
                    print(f"{one.label}, game {number} '{problem.title}': {fault}")
        print(f"{one.label}: {len(trees)} problems, {process_time() - started:.1f} s of CPU")
    sys.exit(bad > 0)


def written(data: bytes) -> str:
    """A game tree with its answers and its difficulty as the proof has them."""
    root = parse_tree(data).root
    proof = prove(question_of(read_task(root)))
    if proof.fault:
        print(f"'{root.first('GN')}': {proof.fault}")
    root.children = variations_of(proof)
    root.properties["DI"] = [difficulty(proof)]
    return write_tree(root)


if __name__ == "__main__":
    main()
