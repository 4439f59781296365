"""`katachi problems`: problem collections, answered by the engine."""

from pathlib import Path

import click

from pipeline.commands.completion import files
from pipeline.commands.options import HELP, executor, options, refuse_overwriting, settings_from, show


@click.command(context_settings=HELP)
@click.argument("paths", nargs=-1, required=True, metavar="FILE...", shell_complete=files)
@click.option(
    "--level",
    "levels",
    multiple=True,
    metavar="NAME",
    help="How the engine answers: list, here, reading or lookahead; may be repeated.  [default: all]",
)
@click.option("--boards", is_flag=True, help="Draw the problems that were not solved.")
@click.option("--html", "page", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE",
              help="Write a page that shows the problems that were not solved.")  # fmt: skip
@options("jobs", "engine", "knowledge", "joseki", "strict")
def problems(
    paths: tuple[str, ...],
    levels: tuple[str, ...],
    boards: bool,
    page: Path | None,
    as_json: bool,
    **given: object,
) -> None:
    """Have the engine answer Go problems, in SGF.

    Collections mark their right and wrong answers; they may be files, folders and archives. A problem
    is solved when the first move is right, its line when every further move that the file asks for is
    right too. What cannot be used is listed with its file and place and stops nothing; with --strict it
    gives exit code 4.

    \b
    Examples:
      katachi problems corpora/problems
      katachi problems corpora/problems/live.sgf --level reading --boards
      katachi problems collection.zip --html wrong.html --json
    """
    from pipeline.errors import InputsRejected, UsageError
    from pipeline.problems.levels import LEVELS
    from pipeline.problems.report import ProblemsReport
    from pipeline.problems.running import run
    from pipeline.writing import write_text

    for name in levels:
        if name not in LEVELS:
            raise UsageError(f"no level is called '{name}'; there are: {', '.join(LEVELS)}")
    for path in paths:
        refuse_overwriting(path, page, "the collection")
    settings = settings_from(given)
    results = run(paths, levels or tuple(LEVELS), settings, executor(settings, as_json))
    report = ProblemsReport(results, boards)
    if page is not None:
        from pipeline.views.problem_page import render

        write_text(page, render(report))
    show(report, as_json)
    if settings.strict and results.faults:
        raise InputsRejected(
            f"{len(results.faults)} problems could not be used; without --strict they are only listed"
        )
