"""Runs suites, block by block, and counts the answers: right, wrong, right against expectation."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from engine.gtp import UNKNOWN_COMMAND
from pipeline.executors import Executor
from pipeline.regression.asking import Asked, respondent
from pipeline.regression.suites import Block, Command, Fault, Suite, read_suite

OURS = Asked()
PASSED, FAILED, UNEXPECTED_PASS = "passed", "failed", "unexpected_pass"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a question."""

    path: str
    line: int
    number: int
    question: str
    category: str
    expected: str
    #: the answer, or why there is none
    got: str
    #: one of PASSED, FAILED, UNEXPECTED_PASS
    verdict: str
    known_failure: bool
    #: time of the answer, in milliseconds: CPU, or by the clock when another program was asked
    ms: float

    @property
    def command(self) -> str:
        """The command without its arguments."""
        return self.question.split()[0]


@dataclass(frozen=True, slots=True)
class BlockResult:
    """The questions of a block, what could not be executed, and the CPU time of all of it."""

    outcomes: tuple[Outcome, ...]
    faults: tuple[Fault, ...]
    cpu_s: float


@dataclass(frozen=True, slots=True)
class SuiteResult:
    """A suite's questions and its time: CPU over all workers, and by the clock."""

    path: str
    outcomes: tuple[Outcome, ...]
    faults: tuple[Fault, ...]
    cpu_s: float
    elapsed_s: float


def run_suites(paths: Sequence[str], executor: Executor, asked: Asked = OURS) -> list[SuiteResult]:
    """Every suite in turn; all files are read before the first question is asked."""
    suites = [read_suite(path) for path in paths]
    num_questions = sum(c.is_question for suite in suites for block in suite.blocks for c in block.commands)
    with executor.progress("regress", "questions", num_questions) as bar:
        return [_run_suite(suite, executor, asked, bar) for suite in suites]


def _run_suite(suite: Suite, executor: Executor, asked: Asked, bar: object) -> SuiteResult:
    started = perf_counter()
    outcomes: list[Outcome] = []
    faults = list(suite.faults)
    cpu_s = 0.0
    for result in executor.run(partial(run_block, asked), suite.blocks, once=asked.program is not None):
        outcomes += result.outcomes
        faults += result.faults
        cpu_s += result.cpu_s
        bar.update(len(result.outcomes))  # type: ignore[attr-defined]
    return SuiteResult(suite.path, tuple(outcomes), tuple(faults), cpu_s, perf_counter() - started)


def run_block(asked: Asked, block: Block) -> BlockResult:
    """Ask the questions of one block; it shares nothing with others."""
    run = _Run(asked, block)
    started = run.clock()
    for command in block.commands:
        run.execute(command)
    return BlockResult(tuple(run.outcomes), tuple(run.faults), run.clock() - started)


class _Run:
    """A block as it is executed."""

    def __init__(self, asked: Asked, block: Block) -> None:
        self._path = block.path
        self._respondent = respondent(asked, block.path)
        self.clock = self._respondent.clock
        #: why the position is not the one that is asked about
        self._lost = ""
        self.outcomes: list[Outcome] = []
        self.faults: list[Fault] = []

    def execute(self, command: Command) -> None:
        if command.is_question and self._lost:
            self._judge(command, self._lost, False, 0.0)
            return
        started = self.clock()
        reply = self._respondent.execute(command.text)
        if command.is_question:
            self._judge(command, reply.text, reply.ok, 1000 * (self.clock() - started))
        elif not reply.ok and command.number is None:
            self.faults.append(Fault(self._path, command.line, f"{command.text}: {reply.text}"))
            if reply.text != UNKNOWN_COMMAND:
                self._lost = f"position not reached: {command.text}"

    def _judge(self, command: Command, text: str, ok: bool, ms: float) -> None:
        assert command.number is not None
        assert command.expected is not None
        right = ok and command.accepts(text)
        verdict = (UNEXPECTED_PASS if command.known_failure else PASSED) if right else FAILED
        self.outcomes.append(
            Outcome(
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


def count_verdicts(outcomes: Iterable[Outcome]) -> Counter[str]:
    """How many questions have each verdict."""
    return Counter(outcome.verdict for outcome in outcomes)


def by_category(outcomes: Iterable[Outcome]) -> Iterator[tuple[str, list[Outcome]]]:
    """The questions by what they are about: their command, and the category that the suite gives, if any."""
    found: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        found.setdefault(outcome.command, []).append(outcome)
        if outcome.category:
            found.setdefault(f"{outcome.command}: {outcome.category}", []).append(outcome)
    yield from sorted(found.items())
