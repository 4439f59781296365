"""The report of an export: what was written, left out or changed."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pipeline.tables import Cell, Table

T = TypeVar("T")


def with_progress(items: Iterable[T], bar: Any) -> Iterator[T]:
    """The items; the progress bar advances after the caller has dealt with each."""
    for item in items:
        yield item
        bar.update(1)


@dataclass(slots=True)
class ExportCounts:
    """How many patterns, moves or misses were written, left out and changed."""

    #: the number written, complete or changed
    written: int = 0
    #: left out because the form cannot express them, by reason
    left_out: Counter[str] = field(default_factory=Counter)
    #: left out in every form, by reason
    not_wanted: Counter[str] = field(default_factory=Counter)
    #: written, but changed, by what is missing or different
    changed: Counter[str] = field(default_factory=Counter)


@dataclass(frozen=True, slots=True)
class ExportedFile:
    """The report of an export to a file, or a folder of files."""

    #: what is counted: "patterns", "moves", "misses"
    what: str
    form: str
    path: str
    #: size of all files
    bytes: int
    counts: ExportCounts

    @property
    def _left_out(self) -> Counter[str]:
        return self.counts.left_out + self.counts.not_wanted

    def tables(self) -> list[Table]:
        """The file and its counts; then what was left out and changed, by reason."""
        facts: list[tuple[Cell, ...]] = [
            ("written to", self.path),
            ("form", self.form),
            ("bytes", self.bytes),
            (f"{self.what} written", self.counts.written),
            (f"{self.what} left out", self._left_out.total()),
        ]
        return [
            Table(("", ""), facts, "ll"),
            Table((f"{self.what} left out", ""), _rows(+self.counts.not_wanted)),
            Table((f"{self.what} left out: the form cannot say", ""), _rows(self.counts.left_out)),
            Table((f"{self.what} written without, or otherwise", ""), _rows(self.counts.changed)),
        ]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "what": self.what,
            "form": self.form,
            "path": self.path,
            "bytes": self.bytes,
            "written": self.counts.written,
            "left_out": dict(_rows(self._left_out)),
            "changed": dict(_rows(self.counts.changed)),
        }


def _rows(counts: Counter[str]) -> list[tuple[str, int]]:
    return sorted(counts.items(), key=lambda row: (-row[1], row[0]))
