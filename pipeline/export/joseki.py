"""Exports joseki in forms that other programs read: SGF, JSON lines, CSV, parquet, GNU Go's SGF."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from engine.joseki.lines import Step, steps
from engine.joseki.move import TYPES, place_name
from engine.points import BLACK
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.export import joseki_gnugo, rows
from pipeline.export.report import ExportCounts, ExportedFile, with_progress
from pipeline.export.rows import FLAG, NESTED, TEXT, WHOLE, Column
from pipeline.game_records.sgf_tree import write_tree
from pipeline.joseki import sgf, text
from pipeline.joseki.text import position_id
from pipeline.writing import write_text

GNU_GO = "gnugo"

COLUMNS = (
    Column("position", TEXT, "id of the position that the move is made in"),
    Column("move", TEXT, "column and line from the corner, or tenuki"),
    Column("leads_to", TEXT, "id of the position after it; where lines meet several moves have the same"),
    Column(
        "line", TEXT, "the moves before it, from the empty corner, with blanks between; one of the ways there"
    ),
    Column("depth", WHOLE, "how many those are"),
    Column("side", TEXT, "black or white, on that way"),
    Column(
        "followed",
        FLAG,
        "whether moves after it are listed with this way; else with another, or there are none",
    ),
    Column("type", TEXT, "urgent, normal, complex, trick, rare, bad, ignore"),
    Column("fixed", FLAG, "a person chose the type"),
    Column("games", WHOLE, "games in which it was played"),
    Column("players", WHOLE, "players, roughly"),
    Column("won", WHOLE, "of a thousand games with a result, those that its side won"),
    Column("first_year", WHOLE, "the first year, 0 when no game had a date"),
    Column("last_year", WHOLE, "the last year"),
    Column("eras", NESTED, "games with a date before 1950, and from 1950, 1980, 2000, 2010, 2017 on"),
    Column("name", TEXT, "what it is called"),
    Column("comment", TEXT, "what people say of it"),
)


def run(executor: Executor, source: Path, path: Path, form: str, least: int = 0) -> ExportedFile:
    """Write the joseki of the text ``source`` to the file ``path``, in one of the forms.

    Moves of fewer than ``least`` games are left out, with all that only these lead to. Raises KatachiError
    when no move is left: an older file then stays as it is.
    """
    given = text.read_text_or_binary(source)
    graph = sgf.without_rare_moves(given, least)
    if not graph.num_moves:
        raise KatachiError(sgf.NOTHING_LEFT)
    counts = ExportCounts()
    with executor.progress("export", "moves", graph.num_moves) as bar:
        written = with_progress(steps(graph), bar)
        if form in rows.FORMS:
            with rows.table(path, form, COLUMNS) as table:
                for row in _rows(written):
                    table.write(row)
                    counts.written += 1
        elif form == GNU_GO:
            write_text(path, write_tree(joseki_gnugo.tree_of(written, counts)))
        else:
            tree = sgf.tree_of(graph)
            counts.written = sum(1 for _ in tree.all_nodes()) - 1
            write_text(path, write_tree(tree))
    if rest := given.num_moves - counts.written - counts.left_out.total():
        counts.not_wanted[f"fewer than {least} games, or after such a move"] = rest
    return ExportedFile("moves", form, str(path), path.stat().st_size, counts)


def _rows(steps: Iterable[Step]) -> Iterator[list[Any]]:
    """The moves as rows of COLUMNS."""
    way: list[str] = []
    for step in steps:
        del way[step.depth :]
        move, known = step.move, step.move.figures
        yield [
            position_id(step.parent),
            place_name(step.place),
            position_id(move.child),
            " ".join(way),
            step.depth,
            "black" if step.color == BLACK else "white",
            step.expanded,
            TYPES[move.type],
            move.fixed,
            *(known.games, known.players, known.won, known.first_year, known.last_year),
            list(known.eras),
            move.name,
            move.comment,
        ]
        way.append(place_name(step.place))
