"""`katachi joseki`: mines, compiles, shows, checks and adds to the joseki."""

from pathlib import Path

import click

from pipeline.commands.options import (
    JOSEKI_HELP,
    KatachiGroup,
    Number,
    Whole,
    executor,
    game_query_options,
    open_store,
    options,
    picture_option,
    refuse_overwriting,
    settings_from,
    show,
)
from pipeline.settings import JOSEKI_TEXT

BINARY = Path("db/joseki.bin")
FILE_OPTION = click.option("--file", "path", type=click.Path(path_type=Path), default=JOSEKI_TEXT,
                           show_default=True, metavar="FILE.jos", help="The joseki text.")  # fmt: skip
READ_OPTION = click.option(
    "--file",
    "path",
    type=click.Path(path_type=Path),
    default=JOSEKI_TEXT,
    metavar="FILE",
    help=JOSEKI_HELP,
)
BINARY_OPTION = click.option("--binary", "binary_path", type=click.Path(path_type=Path), default=BINARY,
                             show_default=True, metavar="FILE", help="The joseki binary.")  # fmt: skip


@click.group(cls=KatachiGroup)
def joseki() -> None:
    """Mine, edit, compile, show and check joseki.

    \b
    Examples:
      katachi joseki mine
      katachi joseki show 3-4 5-3
      katachi joseki compile
    """


@joseki.command("mine")
@FILE_OPTION
@click.option("--least", type=Whole(2, 255), default=3, show_default=True, metavar="N",
              help="Keep a move only if this many games have it.")  # fmt: skip
@click.option("--players", type=Whole(1), default=2, show_default=True, metavar="N",
              help="Keep a move only if this many players have played it.")  # fmt: skip
@click.option("--of-position", "share", type=Number(0, 1), default=0.004, show_default=True,
              metavar="X", help="Keep a move only if it has this share of its position's games.")  # fmt: skip
@options("db", "split", "games")
def mine(path: Path, least: int, players: int, share: float, as_json: bool, **given: object) -> None:
    """Mine joseki from the corners of all 19x19 games.

    The result is text. Names, comments, types marked with ! and moves added by hand stay in the file. A
    run that was killed goes on. Without --split the training games are used.

    \b
    Examples:
      katachi joseki mine
      katachi joseki mine --least 5 --file db/joseki/main-lines.jos
    """
    from pipeline.joseki import mining
    from pipeline.joseki.selecting import SelectionLimits

    settings = settings_from(given)
    limits = SelectionLimits(games=least, players=players, share=share)
    with open_store(settings) as store:
        report = mining.run(store, settings, executor(settings, as_json), path, limits)
    show(report, as_json)


@joseki.command("compile")
@FILE_OPTION
@BINARY_OPTION
@options()
def compile_command(path: Path, binary_path: Path, as_json: bool, **given: object) -> None:
    """Compile the joseki text into the binary that the engine reads.

    \b
    Example:
      katachi joseki compile
    """
    from engine.joseki import binary
    from engine.joseki.lines import steps
    from engine.points import EngineError
    from pipeline.errors import KatachiError
    from pipeline.joseki import report, text

    refuse_overwriting(path, binary_path, "the text")
    graph = text.read_given(path)
    binary_path.parent.mkdir(parents=True, exist_ok=True)
    written = list(steps(graph))
    try:
        binary.write(binary_path, written, graph.openings)
    except EngineError as error:
        raise KatachiError(f"{error}; give another --binary, or make room") from None
    show(report.statistics_of(graph), as_json)


@joseki.command("show")
@click.argument("line", nargs=-1, metavar="[MOVE]...")
@READ_OPTION
@picture_option()
@options()
def show_command(
    line: tuple[str, ...], path: Path, picture: Path | None, as_json: bool, **given: object
) -> None:
    """Show a position of a corner and the moves that follow.

    Moves are counted from the corner, column and line: 4-4, 3-6, or tenuki for a move elsewhere.

    \b
    Examples:
      katachi joseki show
      katachi joseki show 4-4 6-3 3-6
      katachi joseki show 4-4 3-3 --json
      katachi joseki show 4-4 3-6 --picture corner.svg
    """
    from pipeline.joseki import report, text

    shown = report.position_after(text.read_text_or_binary(path), line)
    if picture is not None:
        from pipeline.views import joseki_corner, pictures

        pictures.write(picture, joseki_corner.draw(shown))
    show(shown, as_json)


@joseki.command("games")
@click.argument("line", nargs=-1, metavar="MOVE...")
@game_query_options
@options("db")
def games_command(
    line: tuple[str, ...],
    player: str,
    collection: str,
    era: str,
    limit: int,
    as_json: bool,
    **given: object,
) -> None:
    """Show the games in which a position of a corner came up.

    Also what was played there. Moves are written as in 'show'. All 19x19 games of the database are looked
    through.

    \b
    Examples:
      katachi joseki games 4-4 3-6
      katachi joseki games 4-4 3-3 3-4 --player shusaku
      katachi joseki games 3-4 5-3 --era "since 2017" --limit 100
    """
    from pipeline.joseki import games
    from pipeline.store.games import GameQuery

    settings = settings_from(given)
    wanted = GameQuery(player, collection, era=era)
    with open_store(settings) as store:
        found = games.run(store, executor(settings, as_json), line, wanted, limit)
    show(found, as_json)


@joseki.command("openings")
@click.argument("line", nargs=-1, metavar="[MOVE]...")
@READ_OPTION
@options()
def openings_command(line: tuple[str, ...], path: Path, as_json: bool, **given: object) -> None:
    """Show what games went on with from a position of the whole board.

    Moves are points, Black's first: Q16 D4. Turned boards and exchanged colours are the same position.

    \b
    Examples:
      katachi joseki openings
      katachi joseki openings Q16 D4 --json
    """
    from pipeline.joseki import openings, text

    show(openings.opening_after(text.read_text_or_binary(path), line), as_json)


@joseki.command("sgf")
@READ_OPTION
@click.option("--to", "target", type=click.Path(path_type=Path), required=True, metavar="FILE.sgf",
              help="The SGF file to write.")  # fmt: skip
@click.option("--least", type=Whole(0), default=0, show_default=True, metavar="N",
              help="Leave out moves played in fewer games.")  # fmt: skip
@options()
def sgf_command(path: Path, target: Path, least: int, as_json: bool, **given: object) -> None:
    """Write the joseki as one SGF tree, for any SGF editor.

    \b
    Example:
      katachi joseki sgf --to joseki.sgf --least 100
    """
    from pipeline.game_records.sgf_tree import write_tree
    from pipeline.joseki import report, sgf, text
    from pipeline.writing import write_text

    refuse_overwriting(path, target, "the text")
    root = sgf.tree_of(sgf.without_rare_moves(text.read_text_or_binary(path), least))
    write_text(target, write_tree(root))
    show(report.JosekiTransfer("moves", [(str(target), sum(1 for _ in root.all_nodes()) - 1)]), as_json)


@joseki.command("add")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="FILE.sgf...")
@FILE_OPTION
@options()
def add_command(files: tuple[Path, ...], path: Path, as_json: bool, **given: object) -> None:
    """Add the lines of SGF files, whichever corner they are in.

    Moves that the database has stay as they are. What is added has no figures, and mining keeps it.

    \b
    Example:
      katachi joseki add my-lines.sgf
    """
    from pipeline.errors import KatachiError
    from pipeline.joseki import report
    from pipeline.review.joseki_desk import JosekiDesk

    desk, added = JosekiDesk(path), []
    for file in files:
        try:
            data = file.read_bytes()
        except OSError as error:
            raise KatachiError(f"{file}: {error.strerror}; give an SGF file") from None
        try:
            added.append((str(file), desk.paste(data, "", most=None)))
        except KatachiError as error:
            raise KatachiError(f"{file}: {error}") from None
        desk.save()
    show(report.JosekiTransfer("new moves", added), as_json)


@joseki.command("stats")
@READ_OPTION
@options()
def stats(path: Path, as_json: bool, **given: object) -> None:
    """Show how large and deep the joseki database is.

    Also how many bytes a move takes.

    \b
    Example:
      katachi joseki stats
    """
    from pipeline.joseki import report, text

    show(report.statistics_of(text.read_text_or_binary(path)), as_json)


@joseki.command("check")
@FILE_OPTION
@BINARY_OPTION
@options()
def check(path: Path, binary_path: Path, as_json: bool, **given: object) -> None:
    """Play every joseki line, in all corners, by either side.

    Exit code 3 says that a move cannot be played, that the engine does not offer it, or that text and
    binary differ.

    \b
    Example:
      katachi joseki check
    """
    from engine.joseki import JosekiBook
    from engine.points import EngineError
    from pipeline.errors import KatachiError
    from pipeline.joseki import checking, text

    graph = text.read_given(path)
    try:
        book = JosekiBook.open(binary_path)
    except EngineError as error:
        raise KatachiError(f"{error}: katachi joseki compile makes it") from None
    report = checking.check(graph, book)
    show(report, as_json)
    report.require_clean()
