"""What `katachi problems` prints: the share solved by kind, and which problems went wrong."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine import diagram
from engine.board import Board
from engine.points import BLACK, PASS, decode_moves, to_gtp
from pipeline.problems.kinds import KINDS
from pipeline.problems.problem import GoProblem
from pipeline.problems.running import LevelAnswer, ProblemOutcome, ProblemResults
from pipeline.tables import Cell, Table, on_a_line, place, pluralise

#: signs on diagrams: right moves, the answer, an answer that is right
RIGHT, ANSWER, BOTH = "*", "?", "!"
BY_KO = "by ko"


@dataclass(frozen=True, slots=True)
class ProblemsReport:
    """All problems with their answers."""

    results: ProblemResults
    #: whether to draw the problems that were not solved
    boards: bool = False

    def as_text(self) -> str:
        """Tables by kind and difficulty, then the problems that each level did not solve, then faults."""
        parts = [table.render() for table in self.tables()]
        for level in self.results.levels:
            parts += self._wrong(level)
        if self.results.faults:
            parts.append("".join(f"fault: {on_a_line(str(fault))}\n" for fault in self.results.faults))
        return "\n".join(parts)

    def tables(self) -> list[Table]:
        """The shares solved by kind, and by difficulty if the files say it."""
        tables = [self._table("kind", list(by_kind(self.results.outcomes)))]
        levels = list(by_difficulty(self.results.outcomes))
        if levels:
            tables.append(self._table("difficulty", levels))
        return tables

    def _table(self, title: str, rows: list[tuple[str, list[ProblemOutcome]]]) -> Table:
        names = [f"{level}{what}" for level in self.results.levels for what in ("", ", line")]
        return Table((title, "problems", *names), [self._row(*row) for row in rows])

    def _row(self, name: str, outcomes: list[ProblemOutcome]) -> tuple[Cell, ...]:
        cells: list[Cell] = [name, len(outcomes)]
        for level in self.results.levels:
            for solved in solved_counts(outcomes, level):
                cells.append(f"{solved} ({100 * solved / len(outcomes):.0f}%)" if outcomes else "-")
        return tuple(cells)

    def _wrong(self, level: str) -> list[str]:
        wrong = [outcome for outcome in self.results.outcomes if not outcome.answers[level].follows]
        if not wrong:
            return []
        lines = [f"{level}: {pluralise(len(wrong), 'problem')} of {len(self.results.outcomes)} not solved\n"]
        for outcome in wrong:
            problem, answer = outcome.problem, outcome.answers[level]
            lines.append(f"  {on_a_line(name_of(problem))}: {describe_answer(problem, answer)}\n")
            if self.boards:
                lines.append("\n" + draw_position(problem, answer) + "\n")
        return ["".join(lines)]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        outcomes, levels = self.results.outcomes, self.results.levels
        return {
            "problems": len(outcomes),
            "levels": {level: _counts(outcomes, level) for level in levels},
            "kinds": {name: _shares(some, levels) for name, some in by_kind(outcomes)},
            "difficulties": {name: _shares(some, levels) for name, some in by_difficulty(outcomes)},
            "outcomes": [_outcome(outcome) for outcome in outcomes],
            "faults": [
                {"path": fault.label, "number": fault.number, "text": fault.text}
                for fault in self.results.faults
            ],
        }


# -- counting ----------------------------------------------------------------------------------------------


def by_kind(outcomes: Sequence[ProblemOutcome]) -> Iterator[tuple[str, list[ProblemOutcome]]]:
    """The problems by kind; then again those whose best result is a ko; then all."""
    for kind in KINDS:
        if some := [outcome for outcome in outcomes if outcome.problem.kind == kind]:
            yield kind, some
    if some := [outcome for outcome in outcomes if outcome.problem.by_ko]:
        yield BY_KO, some
    yield "all", list(outcomes)


def by_difficulty(outcomes: Sequence[ProblemOutcome]) -> Iterator[tuple[str, list[ProblemOutcome]]]:
    """The problems by the difficulty that their file says, the easiest first."""
    names = {outcome.problem.difficulty for outcome in outcomes} - {""}
    for name in sorted(names, key=_hardness):
        yield name, [outcome for outcome in outcomes if outcome.problem.difficulty == name]


def _hardness(difficulty: str) -> tuple[int, str]:
    """A key that sorts difficulties: 30k to 1k, then 1d to 9d, then all others by their text."""
    number, grade = difficulty[:-1], difficulty[-1:].lower()
    if number.isdecimal() and grade in ("k", "d"):
        return (-int(number) if grade == "k" else int(number)), ""
    return 100, difficulty


def solved_counts(outcomes: Sequence[ProblemOutcome], level: str) -> tuple[int, int]:
    """The number of problems whose first move was right, and of those whose whole line was."""
    answers = [outcome.answers[level] for outcome in outcomes]
    return sum(answer.is_right for answer in answers), sum(answer.follows for answer in answers)


def _shares(outcomes: Sequence[ProblemOutcome], levels: Sequence[str]) -> dict[str, object]:
    return {"problems": len(outcomes), "levels": {level: _counts(outcomes, level) for level in levels}}


def _counts(outcomes: Sequence[ProblemOutcome], level: str) -> dict[str, object]:
    first, line = solved_counts(outcomes, level)
    answers = [outcome.answers[level] for outcome in outcomes]
    return {
        "first": first,
        "line": line,
        "follow_ups": sum(answer.asked for answer in answers),
        "follow_ups_right": sum(answer.right for answer in answers),
        "ms": round(sum(answer.ms for answer in answers), 3),
    }


# -- printing ----------------------------------------------------------------------------------------------


def name_of(problem: GoProblem) -> str:
    """Where a problem is, its title and its kind."""
    title = f" '{problem.title}'" if problem.title else ""
    return f"{place(problem.label, problem.number)}{title} ({problem.kind})"


def describe_answer(problem: GoProblem, answer: LevelAnswer) -> str:
    """A wrong answer in words, with the right one."""
    color = "Black" if problem.color == BLACK else "White"
    if not answer.is_right:
        return f"{color} {_gtp(answer.move, problem)}, right is {_points(problem.right, problem)}"
    moves = decode_moves(answer.missed)
    line = " ".join(_gtp(point, problem) for _, point in moves[:-1])
    return f"after {line}: {color} {_gtp(moves[-1][1], problem)}, right is {_points(answer.wanted, problem)}"


def position_of(problem: GoProblem, answer: LevelAnswer) -> tuple[Board, int, tuple[int, ...]]:
    """The position in which the answer was wrong, the answer, and the points that were right."""
    board = problem.board()
    if not answer.missed:
        return board, answer.move, problem.right
    moves = decode_moves(answer.missed)
    for color, point in moves[:-1]:
        board.play(color, point)
    return board, moves[-1][1], answer.wanted


def draw_position(problem: GoProblem, answer: LevelAnswer) -> str:
    """A diagram of the position in which the answer was wrong: ``?`` the answer, ``*`` what was right."""
    board, said, right = position_of(problem, answer)
    marks = {point: RIGHT for point in right if point != PASS}
    if said != PASS:
        marks[said] = BOTH if said in marks else ANSWER
    return str(diagram.draw(board, marks))


def _points(points: Sequence[int], problem: GoProblem) -> str:
    return " or ".join(_gtp(point, problem) for point in points)


def _gtp(point: int, problem: GoProblem) -> str:
    return str(to_gtp(point, problem.size))


def _outcome(outcome: ProblemOutcome) -> dict[str, object]:
    problem = outcome.problem
    return {
        "path": problem.label,
        "number": problem.number,
        "title": problem.title,
        "kind": problem.kind,
        "difficulty": problem.difficulty,
        "by_ko": problem.by_ko,
        "color": "black" if problem.color == BLACK else "white",
        "right": [_gtp(point, problem) for point in problem.right],
        "answers": {level: _answer(problem, answer) for level, answer in outcome.answers.items()},
    }


def _answer(problem: GoProblem, answer: LevelAnswer) -> dict[str, object]:
    return {
        "move": _gtp(answer.move, problem),
        "first": answer.is_right,
        "line": answer.follows,
        "follow_ups": answer.asked,
        "follow_ups_right": answer.right,
        "missed": [_gtp(point, problem) for _, point in decode_moves(answer.missed)],
        "wanted": [_gtp(point, problem) for point in answer.wanted],
        "ms": round(answer.ms, 3),
    }
