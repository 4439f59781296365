"""Exports patterns in forms that other programs read: SGF, JSON lines, CSV, parquet, GNU Go's text."""

import heapq
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from engine.patterns import Pattern
from engine.patterns.names import describe
from engine.patterns.pattern import Statistics, TreeMove
from engine.points import EngineError
from pipeline import pattern_sources
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.export import gnugo_patterns, patterns_sgf, rows
from pipeline.export.report import ExportCounts, ExportedFile, with_progress
from pipeline.export.rows import FLAG, NESTED, REAL, TEXT, WHOLE, Column
from pipeline.game_records.sgf_tree import write_tree
from pipeline.pattern_sources import Sources
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.texts.weights_text import with_weights
from pipeline.writing import writing

GNU_GO = "gnugo"
#: reasons why patterns of a source are not written
REJECTED, BARE = "rejected by a person", "too few stones"

COLUMNS = (
    Column("id", TEXT, "stable name"),
    Column("class", TEXT, "what it is for: cut, connect, ..."),
    Column("type", TEXT, "of the move: normal, urgent, answer, trick, bad"),
    Column("urgent", FLAG, "to be looked at first"),
    Column("quiet", FLAG, "an obvious local answer"),
    Column("shape", TEXT, "what players call it"),
    Column("text", TEXT, "the explanation; cells in braces, columns a-h, rows 1-8, {*} the move"),
    Column("cells", TEXT, "64 cells, two hexadecimal digits each, row by row from the top left"),
    Column("move", WHOLE, "the cell of the move, 0 to 63: 8 times the row plus the column"),
    Column("attributes", NESTED, "what must hold beyond the cells: measure, cell (-1: the board), low, high"),
    Column("answers", NESTED, "what follows the move: cell, side, type, text, answers"),
    Column("alternatives", NESTED, "other first moves, as answers"),
    Column("sources", NESTED, "where it comes from"),
    *(Column(name, WHOLE, "as in the pattern text") for name in Statistics._fields),
    Column("weight", REAL, "nats that it adds to the value of its move"),
    Column("gain", REAL, "nats by which it improves the prediction of validation games"),
)
HEAD = """\
# Patterns in the text form of GNU Go's pattern databases, written by Katachi.
# O is the side to move. Weights are nats; a shape value s stands for s times the logarithm of 1.05.

attribute_map general

"""


def run(
    store: Store | None,
    settings: Settings,
    executor: Executor,
    path: Path,
    form: str,
    best: int = 0,
    loose: bool = False,
) -> ExportedFile:
    """Write the patterns of ``settings.sources`` to a file, in their order, or the ``best`` so many (0: all).

    They get the weights with which they are compiled, also those made by hand, whose text has none. Raises
    KatachiError for a pattern that cannot be written.
    """
    counts = ExportCounts()
    sources = Sources(settings, store)
    weights = pattern_sources.weights(settings, store)
    found: Iterable[Pattern] = with_weights(sources.patterns(), weights, sources.decided.edit_of)
    if best:
        found = heapq.nsmallest(best, found, key=lambda pattern: (-pattern.gain, pattern.id))
    with executor.progress("export", "patterns", best or None) as bar:
        if form in rows.FORMS:
            with rows.table(path, form, COLUMNS) as table:
                for pattern in with_progress(found, bar):
                    table.write(row_of(pattern))
                    counts.written += 1
        else:
            with _engine_errors_as_ours(), writing(path) as file:
                file.write(HEAD if form == GNU_GO else "")
                for pattern in with_progress(found, bar):
                    file.writelines(_entries(pattern, form, loose, counts))
    counts.not_wanted[REJECTED] = sources.decided.rejected
    counts.not_wanted[BARE] = sources.num_cuts_left_out
    return ExportedFile("patterns", form, str(path), path.stat().st_size, counts)


@contextmanager
def _engine_errors_as_ours() -> Iterator[None]:
    try:
        yield
    except EngineError as error:
        raise KatachiError(f"{error}; it cannot be exported") from None


def _entries(pattern: Pattern, form: str, loose: bool, counts: ExportCounts) -> Iterable[str]:
    """A pattern in one of the text forms; ``counts`` gets what was written, left out or changed."""
    if form == GNU_GO:
        said = gnugo_patterns.entry_of(pattern, loose)
        entries, left_out, changed = said.entries, said.left_out, said.changed
    else:
        tree, changed = patterns_sgf.tree_of(pattern)
        entries, left_out = ([write_tree(tree)], "") if tree else ([], min(changed))
    if left_out:
        counts.left_out[left_out] += 1
    else:
        counts.written += 1
        counts.changed.update(changed)
    return entries


def row_of(pattern: Pattern) -> list[Any]:
    """A pattern as a row of ``COLUMNS``, which hold all of it."""
    return [
        pattern.id,
        pattern.kind,
        pattern.type,
        pattern.urgent,
        pattern.quiet,
        describe(pattern),
        pattern.text,
        pattern.cells.hex(),
        pattern.move,
        [attribute._asdict() for attribute in pattern.attributes],
        list(map(_move, pattern.answers)),
        list(map(_move, pattern.alternatives)),
        list(pattern.sources),
        *pattern.statistics,
        pattern.weight,
        pattern.gain,
    ]


def _move(move: TreeMove) -> dict[str, Any]:
    return move._asdict() | {"answers": list(map(_move, move.answers))}
