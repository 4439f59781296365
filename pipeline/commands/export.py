"""`katachi export`: patterns, joseki and misses as text for git, and in forms that other programs read."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from pipeline.commands.completion import kinds, words
from pipeline.commands.options import (
    DATABASE,
    JOSEKI_HELP,
    KatachiGroup,
    Whole,
    executor,
    open_store,
    options,
    refuse_overwriting,
    settings_from,
    show,
    store_for_sources,
)
from pipeline.settings import JOSEKI_TEXT

#: the form by the ending of the file's name
ENDS = {".sgf": "sgf", ".jsonl": "jsonl", ".csv": "csv", ".parquet": "parquet", ".db": "gnugo"}
HARVEST = ("sgf", "jsonl", "csv", "parquet", "gnugo")
#: the forms for misses: GNU Go has no files for them
MISSES = HARVEST[:-1]
TO_OPTION = click.option("--to", "path", type=click.Path(path_type=Path), required=True, metavar="FILE",
                         help="The file to write.")  # fmt: skip


def as_option(*forms: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """The option ``--as``, which names one of the forms."""
    return click.option("--as", "form", type=click.Choice(forms),
                        help="The form.  [default: by the file name's ending]")  # fmt: skip


@click.group("export", cls=KatachiGroup, invoke_without_command=True)
@click.option("--to", "folder", type=click.Path(file_okay=False), metavar="FOLDER",
              help="Folder for the text.")  # fmt: skip
@options("db", "sources", "weights", "min_games", "accepted")
@click.pass_context
def export(ctx: click.Context, folder: str | None, as_json: bool, **given: object) -> None:
    """Export patterns, weights and decisions, joseki or misses.

    Without a subcommand it writes patterns, those that gain most first, and weights as text that
    compile reads, and the decisions as a file that katachi import reads. The subcommands write
    patterns, joseki or misses in forms that other programs read.

    \b
    Examples:
      katachi export --to text/
      katachi export --sources hand,shipped --to text/
      katachi export patterns --to patterns.csv
      katachi export joseki --as gnugo --to joseki.sgf
      katachi export misses --kind reading --to misses.sgf
    """
    if ctx.invoked_subcommand is not None:
        early = [name for name in ctx.params if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE]
        if early:
            raise click.UsageError(f"options go after the word: katachi export {ctx.invoked_subcommand} ...")
        return
    if folder is None:
        raise click.UsageError("Missing option '--to'.")
    from pipeline.export import text

    settings = settings_from(given)
    with store_for_sources(settings) as store:
        report = text.run(store, settings, Path(folder))
    show(report, as_json)


@export.command("patterns")
@TO_OPTION
@as_option(*HARVEST)
@click.option("--best", type=Whole(1), metavar="N", help="Only the patterns that gain most.")
@click.option("--loose", is_flag=True,
              help="For gnugo: drop conditions that it cannot check, not their patterns.")  # fmt: skip
@options("db", "sources", "min_games", "accepted")
def patterns(
    path: Path, form: str | None, best: int | None, loose: bool, as_json: bool, **given: object
) -> None:
    """Export patterns: SGF, JSON lines, CSV, parquet, GNU Go.

    GNU Go's form is the text of its pattern databases. What a form cannot hold is counted and reported.
    Without --best the patterns come in the order of the sources.

    \b
    Examples:
      katachi export patterns --to patterns.jsonl
      katachi export patterns --sources shipped --best 500 --to best.sgf
      katachi export patterns --as gnugo --to katachi.db --loose
      katachi export patterns --accepted --to accepted.parquet --json
    """
    from pipeline.export import patterns as work

    settings = settings_from(given)
    wanted = _form(form, path)
    if loose and wanted != "gnugo":
        raise click.UsageError("--loose belongs to --as gnugo")
    refuse_overwriting(settings.db, path, DATABASE)
    with store_for_sources(settings) as store:
        report = work.run(store, settings, executor(settings, as_json), path, wanted, best or 0, loose)
    show(report, as_json)


@export.command("joseki")
@TO_OPTION
@as_option(*HARVEST)
@click.option("--file", "source", type=click.Path(path_type=Path), default=JOSEKI_TEXT,
              metavar="FILE", help=JOSEKI_HELP)  # fmt: skip
@click.option("--least", type=Whole(0), default=0, show_default=True, metavar="N",
              help="Leave out moves played in fewer games.")  # fmt: skip
@options()
def joseki(path: Path, form: str | None, source: Path, least: int, as_json: bool, **given: object) -> None:
    """Export joseki: SGF, JSON lines, CSV, parquet, GNU Go.

    GNU Go's form is what its joseki compiler reads.

    \b
    Examples:
      katachi export joseki --to joseki.sgf --least 100
      katachi export joseki --to joseki.csv
      katachi export joseki --as gnugo --to katachi-joseki.sgf --json
    """
    from pipeline.export import joseki as work

    settings = settings_from(given)
    wanted = _form(form, path)
    refuse_overwriting(source, path, "the text")
    show(work.run(executor(settings, as_json), source, path, wanted, least), as_json)


@export.command("misses")
@click.option("--to", "path", type=click.Path(path_type=Path), required=True, metavar="FILE|FOLDER",
              help="The file to write; for SGF it may be a folder, which gets a file per game.")  # fmt: skip
@as_option(*MISSES)
@click.option(
    "--kind",
    default="",
    shell_complete=words(kinds),
    help="Only misses of this kind: ko, reading, shape, ...",
)
@click.option(
    "--player", default="", metavar="NAME", help="Only games with a player whose name contains this."
)
@click.option(
    "--from-file", "file", default="", metavar="NAME", help="Only games from files whose name contains this."
)
@click.option(
    "--since", type=Whole(0), default=0, metavar="YEAR", help="Only games played in this year or later."
)
@click.option("--first", type=Whole(1), default=1, metavar="N", help="Only moves from this number on.")
@click.option("--last", type=Whole(1), default=100_000, metavar="N", help="Only moves up to this number.")
@click.option("--limit", type=Whole(0), default=0, metavar="N", help="At most this many misses; 0 for all.")
@click.option("--list", "listed", type=Whole(1, 20), default=10, show_default=True, metavar="N",
              help="For SGF: show this many of the engine's candidates.")  # fmt: skip
@click.option("--alone", is_flag=True, help="For SGF: write single positions instead of whole games.")
@options("db", "jobs", "cluster", "engine", "knowledge", "joseki", "split", "games", "size", "explain",
         split="train,valid")  # fmt: skip
@click.pass_context
def misses(
    ctx: click.Context,
    path: Path,
    form: str | None,
    kind: str,
    player: str,
    file: str,
    since: int,
    first: int,
    last: int,
    limit: int,
    listed: int,
    alone: bool,
    as_json: bool,
    **given: object,
) -> None:
    """Export misses: SGF with comments and marks, or a table.

    On the board before a missed move a, b, c, ... are the engine's first candidates, and the triangle
    is the move that was played.

    \b
    Examples:
      katachi export misses --to misses.sgf --kind reading --limit 100
      katachi export misses --to misses/ --player Shusaku
      katachi export misses --to opening.sgf --last 40 --alone --list 5
      katachi export misses --to misses.csv
    """
    from pipeline.export import misses as work
    from pipeline.store.games import GameQuery

    settings = settings_from(given)
    wanted = work.MissSelection(kind, first, last, GameQuery(player=player, file=file), since, limit)
    format = _form(form, path, MISSES, "sgf" if not path.suffix else None)
    for name in ("listed", "alone"):
        if format != "sgf" and ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise click.UsageError("--list and --alone belong to --as sgf")
    refuse_overwriting(settings.db, path, DATABASE)
    with open_store(settings) as store:
        report = work.run(store, settings, executor(settings, as_json), path, format, wanted, listed, alone)
    show(report, as_json)


def _form(given: str | None, path: Path, forms: Sequence[str] = HARVEST, default: str | None = None) -> str:
    found = given or ENDS.get(path.suffix.lower(), default)
    if found is None or found not in forms:
        ends = ", ".join(end for end, form in ENDS.items() if form in forms)
        raise click.UsageError(f"{path}: which form? Give --as, or a name that ends with {ends}")
    return found
