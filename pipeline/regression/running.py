"""Runs suites block by block and judges the answers: right, wrong, or right against expectation."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from engine.gtp import UNKNOWN_COMMAND
from pipeline.executors import Executor
from pipeline.regression.asking import RespondentSpec, open_respondent
from pipeline.regression.suites import Block, Command, Suite, SuiteFault, read_suite

OURS = RespondentSpec()
PASSED, FAILED, UNEXPECTED_PASS = "passed", "failed", "unexpected_pass"


@dataclass(frozen=True, slots=True)
class QuestionOutcome:
    """A question, its answer and the verdict."""

    #: the suite's file, and the line in it
    path: str
    line: int
    #: the number that the suite gives the question
    number: int
    question: str
    #: "" if the suite gives none
    category: str
    expected: str
    #: the answer, or the reason why there is none
    got: str
    #: one of PASSED, FAILED, UNEXPECTED_PASS
    verdict: str
    #: whether the suite says that it is answered wrong
    known_failure: bool
    #: how long the answer took, in milliseconds: CPU time, or real time for another program
    ms: float

    @property
    def command(self) -> str:
        """The command without its arguments."""
        return self.question.split()[0]


@dataclass(frozen=True, slots=True)
class BlockResult:
    """The outcomes of a block's questions, its faults, and its time by the respondent's clock."""

    outcomes: tuple[QuestionOutcome, ...]
    faults: tuple[SuiteFault, ...]
    cpu_s: float


@dataclass(frozen=True, slots=True)
class SuiteResult:
    """The outcomes of a suite's questions, its faults, its time summed over all blocks, and the real time."""

    path: str
    outcomes: tuple[QuestionOutcome, ...]
    faults: tuple[SuiteFault, ...]
    cpu_s: float
    elapsed_s: float


def run_suites(paths: Sequence[str], executor: Executor, asked: RespondentSpec = OURS) -> list[SuiteResult]:
    """Run the suites one after the other.

    All of them are read before the first question is asked: raises KatachiError when one cannot be read.
    """
    suites = [read_suite(path) for path in paths]
    num_questions = sum(c.is_question for suite in suites for block in suite.blocks for c in block.commands)
    with executor.progress("regress", "questions", num_questions) as bar:
        return [_run_suite(suite, executor, asked, bar) for suite in suites]


def _run_suite(suite: Suite, executor: Executor, asked: RespondentSpec, bar: object) -> SuiteResult:
    started = perf_counter()
    outcomes: list[QuestionOutcome] = []
    faults = list(suite.faults)
    cpu_s = 0.0
    for result in executor.run(partial(run_block, asked), suite.blocks, once=asked.program is not None):
        outcomes += result.outcomes
        faults += result.faults
        cpu_s += result.cpu_s
        bar.update(len(result.outcomes))  # type: ignore[attr-defined]
    return SuiteResult(suite.path, tuple(outcomes), tuple(faults), cpu_s, perf_counter() - started)


def run_block(asked: RespondentSpec, block: Block) -> BlockResult:
    """Ask the questions of one block (in a worker). Blocks do not depend on each other."""
    run = _BlockRun(asked, block)
    started = run.clock()
    for command in block.commands:
        run.execute(command)
    return BlockResult(tuple(run.outcomes), tuple(run.faults), run.clock() - started)


class _BlockRun:
    """A block while it is executed."""

    def __init__(self, asked: RespondentSpec, block: Block) -> None:
        self._path = block.path
        self._respondent = open_respondent(asked, block.path)
        self.clock = self._respondent.clock
        #: why the position that the questions are about was not reached; "" if it was
        self._lost = ""
        self.outcomes: list[QuestionOutcome] = []
        self.faults: list[SuiteFault] = []

    def execute(self, command: Command) -> None:
        if command.is_question and self._lost:
            self._judge(command, self._lost, False, 0.0)
            return
        started = self.clock()
        reply = self._respondent.execute(command.text)
        if command.is_question:
            self._judge(command, reply.text, reply.ok, 1000 * (self.clock() - started))
        elif not reply.ok and command.number is None:
            self.faults.append(SuiteFault(self._path, command.line, f"{command.text}: {reply.text}"))
            if reply.text != UNKNOWN_COMMAND:
                self._lost = f"position not reached: {command.text}"

    def _judge(self, command: Command, text: str, ok: bool, ms: float) -> None:
        assert command.number is not None
        assert command.expected is not None
        right = ok and command.accepts(text)
        verdict = (UNEXPECTED_PASS if command.known_failure else PASSED) if right else FAILED
        self.outcomes.append(
            QuestionOutcome(
                self._path,
                command.line,
                command.number,
                command.text,
                command.category,
                command.expected,
                text if ok else f"? {text}",
                verdict,
                command.known_failure,
                ms,
            )
        )


def count_verdicts(outcomes: Iterable[QuestionOutcome]) -> Counter[str]:
    """How many questions have each verdict."""
    return Counter(outcome.verdict for outcome in outcomes)


def by_category(outcomes: Iterable[QuestionOutcome]) -> Iterator[tuple[str, list[QuestionOutcome]]]:
    """The questions by command (``attack``), and again by category if there is one (``attack: ladders``).

    Sorted by these names.
    """
    found: dict[str, list[QuestionOutcome]] = {}
    for outcome in outcomes:
        found.setdefault(outcome.command, []).append(outcome)
        if outcome.category:
            found.setdefault(f"{outcome.command}: {outcome.category}", []).append(outcome)
    yield from sorted(found.items())
