"""What `katachi regress` prints."""

from collections.abc import Sequence
from dataclasses import dataclass

from pipeline.regression.running import (
    FAILED,
    PASSED,
    UNEXPECTED_PASS,
    QuestionOutcome,
    SuiteResult,
    by_category,
    count_verdicts,
)
from pipeline.tables import Cell, Table, pluralise

HEADER = ("questions", "right", "passed", "unexpected", "failed", "of them known", "ms/question")


@dataclass(frozen=True, slots=True)
class RegressReport:
    """All suites: how many questions were answered right, by suite and by category."""

    suites: Sequence[SuiteResult]
    #: whether to list every wrong answer and every unexpected pass
    verbose: bool = False

    @property
    def outcomes(self) -> list[QuestionOutcome]:
        """The questions of all suites."""
        return [outcome for suite in self.suites for outcome in suite.outcomes]

    @property
    def num_right(self) -> int:
        """The number of right answers, expected or not."""
        return sum(outcome.verdict != FAILED for outcome in self.outcomes)

    @property
    def num_faults(self) -> int:
        """The number of faults in the suites and in the files that they name."""
        return sum(len(suite.faults) for suite in self.suites)

    def as_text(self) -> str:
        """Tables by suite and category, with times; then faults; if ``verbose``, what did not just pass."""
        suites = [(suite.path, *_row(suite.outcomes), f"{suite.elapsed_s:.1f}") for suite in self.suites]
        if len(self.suites) > 1:
            elapsed_s = sum(suite.elapsed_s for suite in self.suites)
            suites.append(("all", *_row(self.outcomes), f"{elapsed_s:.1f}"))
        tables = [
            Table(("suite", *HEADER, "seconds"), suites),
            Table(("category", *HEADER), [(name, *_row(some)) for name, some in by_category(self.outcomes)]),
        ]
        parts = [table.render() for table in tables]
        parts += [
            "".join(f"{line}\n" for line in lines) for lines in (self._faults(), self._not_passed()) if lines
        ]
        return "\n".join(parts)

    def _faults(self) -> list[str]:
        return [f"fault: {fault}" for suite in self.suites for fault in suite.faults]

    def _not_passed(self) -> list[str]:
        if not self.verbose:
            return []
        return [_describe(outcome) for outcome in self.outcomes if outcome.verdict != PASSED]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            **_counts(self.outcomes),
            "suites": [_suite_json(suite) for suite in self.suites],
            "categories": {name: _counts(some) for name, some in by_category(self.outcomes)},
            "wrong": [_question_json(outcome) for outcome in self.outcomes if outcome.verdict == FAILED],
            "faults": [
                {"path": fault.path, "line": fault.line, "text": fault.text}
                for suite in self.suites
                for fault in suite.faults
            ],
        }

    def gate(self, least: int) -> str:
        """A sentence that says so if fewer than ``least`` answers are right; else ""."""
        if self.num_right >= least:
            return ""
        return f"{pluralise(self.num_right, 'right answer')}, {least} wanted"


def _row(outcomes: Sequence[QuestionOutcome]) -> tuple[Cell, ...]:
    counts = _counts(outcomes)
    names = ("questions", "right", PASSED, UNEXPECTED_PASS, FAILED, "known_failures")
    mean_ms = sum(outcome.ms for outcome in outcomes) / len(outcomes) if outcomes else 0.0
    return (*(counts[name] for name in names), f"{mean_ms:.1f}")


def _counts(outcomes: Sequence[QuestionOutcome]) -> dict[str, int]:
    verdicts = count_verdicts(outcomes)
    return {
        "questions": len(outcomes),
        "right": verdicts[PASSED] + verdicts[UNEXPECTED_PASS],
        PASSED: verdicts[PASSED],
        FAILED: verdicts[FAILED],
        UNEXPECTED_PASS: verdicts[UNEXPECTED_PASS],
        "known_failures": sum(o.known_failure and o.verdict == FAILED for o in outcomes),
    }


def _suite_json(suite: SuiteResult) -> dict[str, object]:
    return {
        "path": suite.path,
        **_counts(suite.outcomes),
        "cpu_s": round(suite.cpu_s, 3),
        "elapsed_s": round(suite.elapsed_s, 3),
    }


def _question_json(outcome: QuestionOutcome) -> dict[str, object]:
    return {
        "path": outcome.path,
        "line": outcome.line,
        "number": outcome.number,
        "question": outcome.question,
        "expected": outcome.expected,
        "got": outcome.got,
        "known_failure": outcome.known_failure,
        "ms": round(outcome.ms, 3),
    }


def _describe(outcome: QuestionOutcome) -> str:
    verdict = "unexpected pass" if outcome.verdict == UNEXPECTED_PASS else "failed"
    known = "*" if outcome.known_failure else ""
    return (
        f"{outcome.path}, line {outcome.line}: {outcome.number} {outcome.question}: {verdict}: "
        f"got '{outcome.got}', expected [{outcome.expected}]{known}"
    )
