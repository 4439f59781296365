"""`katachi read`: what becomes of one string, of its group, or of two strings."""

import os
from pathlib import Path

import click

from pipeline.commands.completion import files
from pipeline.commands.options import (
    GAME,
    HELP,
    SECONDS,
    Number,
    Whole,
    executor,
    options,
    picture_option,
    refuse_overwriting,
    settings_from,
    show,
)


@click.command(context_settings=HELP)
@click.argument("path", metavar="GAME.sgf", shell_complete=files)
@click.argument("point", metavar="POINT")
@click.option(
    "--move", "move_no", type=Whole(min=1), help="The position before this move.  [default: the next]"
)
@click.option("--game", "game_no", type=Whole(min=1), default=1, help="Which game in the file.")
@click.option(
    "--group", "of_group", is_flag=True, help="Read the whole group: can it be killed, can it live, and why."
)
@click.option(
    "--connect",
    "other",
    metavar="POINT",
    help="Read the connection to this stone: can the two be connected, can they be cut.",
)
@click.option("--all", "all_moves", is_flag=True, help="List all first moves that do as well as the best.")
@click.option(
    "--line",
    "lines",
    is_flag=True,
    help="Show the main line of each answer and how it ends; --group always does.",
)
@click.option(
    "--deep", is_flag=True, help="Also read attacks that take longer; the limit on nodes is higher (--nodes)."
)
@click.option(
    "--nodes",
    type=Whole(min=1),
    metavar="LIMIT",
    help="Limit on the moves that one question tries.  [default: 5000, 100000 with --deep]  "
    "With --group, positions of one search.  [default: 80000, 1000000 with --deep]  "
    "With --connect, positions of one question.  [default: 16000, 1000000 with --deep]",
)
@click.option(
    "--seconds",
    type=Number(0, SECONDS, min_open=True),
    metavar="S",
    help="Stop after this many seconds for both questions together; what is undecided then is answered as it"
    " seems, and --all lists the moves read by then.",
)
@click.option(
    "--sgf",
    "tree",
    type=click.Path(dir_okay=False),
    metavar="FILE",
    help="Write the moves tried as SGF; with --group, the lines.",
)
@picture_option()
@options()
def read(
    of_group: bool,
    other: str | None,
    tree: str | None,
    picture: Path | None,
    as_json: bool,
    quiet: bool,
    **given: object,
) -> None:
    """Read a string, a group or a connection: attack and defence.

    A string: can the enemy capture it, can its own side save it, and with which moves? Both questions
    are asked, whoever is to move. For a ko the answer says who needs the first ko threat; "undecided"
    is an honest unknown, which more nodes may settle. GAME.sgf may also be a position without moves,
    such as a problem.

    With --group, the whole group of the string: can it be killed, can it live, with the main line, how
    that ends, and which groups around are taken for alive. In a line "!" takes a ko after a threat.
    With --connect, two strings: can they be connected, can they be cut.

    With --line, also the main line of a string or of two: the side that succeeds plays the move named,
    the side that fails anyway tries what is hardest to refute.

    \b
    Examples:
      katachi read game.sgf --move 57 D4
      katachi read game.sgf --move 57 D4 --all --line
      katachi read game.sgf --move 57 D4 --group --picture lines.svg
      katachi read game.sgf --move 57 D4 --group --deep --seconds 10
      katachi read game.sgf --move 57 D4 --connect F3 --line --deep --seconds 5
      katachi read game.sgf --move 57 D4 --sgf tree.sgf --json
    """
    from pipeline.views import read_group as groups
    from pipeline.views import read_pair as pairs
    from pipeline.views import read_string as strings
    from pipeline.writing import write_text

    asked = strings.StringQuestion(**given)  # type: ignore[arg-type]
    for written in (tree, picture):
        refuse_overwriting(asked.path, written, GAME)
    if tree is not None and picture is not None and os.path.realpath(tree) == os.path.realpath(picture):
        raise click.UsageError(f"--sgf and --picture would both write {tree}: give two files")
    at_work = executor(settings_from({"quiet": quiet}), as_json)
    if other is not None:
        if of_group or asked.all_moves or tree is not None:
            raise click.UsageError("--connect does not go with --group, --all or --sgf")
        show(pairs.run(asked, other, at_work), as_json, picture)
        return
    report: strings.ReadReport | groups.GroupReport
    if of_group:
        report = groups.run(asked, at_work)
    else:
        report = strings.run(asked, at_work, recording=tree is not None)
    if tree is not None:
        write_text(Path(tree), report.as_sgf())
    show(report, as_json, picture)
