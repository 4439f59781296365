"""Compares a release with the last one: patterns and joseki moves that came, went or changed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.joseki.lines import steps
from engine.joseki.move import TYPES, Graph, JosekiMove, place_name
from engine.patterns import Pattern, PatternBook
from engine.patterns.names import describe
from engine.patterns.pattern import UNCOUNTED
from pipeline.errors import KatachiError
from pipeline.joseki import text as joseki_text
from pipeline.release.building import ReleaseKnowledge, single
from pipeline.release.manifest import JOSEKI_TEXT, Release
from pipeline.tables import pluralise


@dataclass(frozen=True, slots=True)
class JosekiChange:
    """A joseki move that came, went or changed, with the line that leads to it and ends with it."""

    line: tuple[str, ...]
    move: JosekiMove
    #: the move before a change; None for one that is new or gone
    before: JosekiMove | None = None

    @property
    def told(self) -> str:
        """The change in words."""
        kind, name = TYPES[self.move.type], f' "{self.move.name}"' if self.move.name else ""
        was = ""
        if self.before is not None:
            old_name = f' "{self.before.name}"' if self.before.name else ""
            was = f" (was {TYPES[self.before.type]}{old_name})"
        return f"{' '.join(self.line)}: {kind}{name}{was}"


@dataclass(frozen=True, slots=True)
class Changes:
    """What differs from the last release; for a first release nothing is listed."""

    #: version of the last release; empty for a first one
    last: str
    added: Sequence[Pattern] = ()
    #: patterns before and after
    changed: Sequence[tuple[Pattern, Pattern]] = ()
    dropped: Sequence[Pattern] = ()
    #: number of patterns of which only the weight changed
    reweighed: int = 0
    joseki_added: Sequence[JosekiChange] = ()
    joseki_changed: Sequence[JosekiChange] = ()
    joseki_dropped: Sequence[JosekiChange] = ()

    def counts(self) -> dict[str, int]:
        """The number of changes of each kind."""
        return {
            "added": len(self.added),
            "changed": len(self.changed),
            "dropped": len(self.dropped),
            "reweighed": self.reweighed,
            "joseki_added": len(self.joseki_added),
            "joseki_changed": len(self.joseki_changed),
            "joseki_dropped": len(self.joseki_dropped),
        }

    def summary(self) -> str:
        """The counts in one line of text."""
        if not self.last:
            return "first release: nothing to compare with"
        names = {name.replace("joseki_", "joseki moves "): count for name, count in self.counts().items()}
        said = [f"{count} {name}" for name, count in names.items() if count]
        return f"against release {self.last}: {', '.join(said) or 'nothing has changed'}"

    def as_text(self, version: str) -> str:
        """The change log: a line for each change."""
        lines = [f"Katachi knowledge {version}", "", self.summary()]
        parts = {
            "patterns added": [pattern_line(one) for one in self.added],
            "patterns changed": [pattern_line(new) for _, new in self.changed],
            "patterns dropped": [pattern_line(one) for one in self.dropped],
            "joseki moves added": [one.told for one in self.joseki_added],
            "joseki moves changed": [one.told for one in self.joseki_changed],
            "joseki moves dropped": [one.told for one in self.joseki_dropped],
        }
        for title, said in parts.items():
            if said:
                lines += ["", f"{title} ({len(said)}):", *(f"  {one}" for one in said)]
        return "\n".join(lines) + "\n"


def pattern_line(pattern: Pattern) -> str:
    """A pattern in one line."""
    counts = pattern.statistics
    played = f", played {counts.played} of {pluralise(counts.seen, 'time')}" if counts.seen else ""
    return f"{pattern.id}: {pattern.text or describe(pattern)}{played}, weight {pattern.weight:+.2f}"


def changes(found: ReleaseKnowledge, last: Release | None) -> Changes:
    """Compare with the last release; raises KatachiError when its binary can no longer be read."""
    if last is None:
        return Changes("")
    book = PatternBook.open(last.files.patterns)
    old = {pattern.id: pattern for pattern in map(book.pattern, range(len(book)))}
    new = {pattern.id: pattern for pattern in found.patterns}
    both = [(old[name], pattern) for name, pattern in new.items() if name in old]
    changed = [pair for pair in both if _bare(pair[0]) != _bare(pair[1])]
    reweighed = sum(before.weight != single(after.weight) for before, after in both) - sum(
        before.weight != single(after.weight) for before, after in changed
    )
    graph = _graph_of(last)
    moves, old_moves = _by_place(found.joseki), _by_place(graph)
    walked = list(_lines(found.joseki))
    return Changes(
        last.version,
        sorted((each for name, each in new.items() if name not in old), key=_order),
        sorted(changed, key=lambda pair: _order(pair[1])),
        sorted((each for name, each in old.items() if name not in new), key=_order),
        reweighed,
        [JosekiChange(line, move) for at, line, move in walked if at not in old_moves],
        [
            JosekiChange(line, move, old_moves[at])
            for at, line, move in walked
            if at in old_moves and _says(move) != _says(old_moves[at])
        ],
        [JosekiChange(line, move) for at, line, move in _lines(graph) if at not in moves],
    )


def _bare(pattern: Pattern) -> Pattern:
    return replace(pattern, statistics=UNCOUNTED, weight=0.0, gain=0.0)


def _order(pattern: Pattern) -> tuple[float, str]:
    return -pattern.gain, pattern.id


def _graph_of(last: Release) -> Graph:
    path = last.folder / JOSEKI_TEXT
    try:
        return joseki_text.read_file(path)
    except OSError as error:
        raise KatachiError(f"{path}: cannot be read: {error.strerror}") from None


def _by_place(graph: Graph) -> dict[tuple[int, int], JosekiMove]:
    return {(key, move.place): move for key, moves in graph.positions.items() for move in moves}


def _lines(graph: Graph) -> Iterator[tuple[tuple[int, int], tuple[str, ...], JosekiMove]]:
    """Every move: where it is, the line that leads to it and ends with it, the move."""
    line: list[str] = []
    for step in steps(graph):
        del line[step.depth :]
        line.append(place_name(step.place))
        yield (step.parent, step.move.place), tuple(line), step.move


def _says(move: JosekiMove) -> tuple[int, str, str]:
    return move.type, move.name, move.comment
