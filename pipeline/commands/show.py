"""`katachi show`: one thing of the database or of a file, as text, JSON or a picture."""

from pathlib import Path

import click

from pipeline.commands.completion import kinds, problem_codes, words
from pipeline.commands.options import (
    KatachiGroup,
    Whole,
    executor,
    open_store,
    options,
    picture_option,
    settings_from,
)
from pipeline.commands.options import show as tell
from pipeline.ranges import parse_digits
from pipeline.settings import EVALUATED_PARTS


@click.group("show", cls=KatachiGroup)
def show() -> None:
    """Show a game, position, miss or pattern, with a diagram.

    \b
    Examples:
      katachi show game 1 --move 40
      katachi show miss 12:57
      katachi show pattern 3
    """


@show.command("game")
@click.argument("game_id", metavar="ID", type=click.IntRange(min=1))
@click.option(
    "--move",
    "move_no",
    type=Whole(min=0),
    help="Draw the position after this move.  [default: the last]",
)
@picture_option()
@options("db", "engine", "knowledge", "joseki")
def show_game(
    game_id: int, move_no: int | None, picture: Path | None, as_json: bool, **given: object
) -> None:
    """Show a game: players, sources, problems, replay.

    \b
    Examples:
      katachi show game 1
      katachi show game 1 --move 40
      katachi show game 1 --move 40 --picture board.png
    """
    from pipeline.views import show as view

    settings = settings_from(given)
    with open_store(settings) as store:
        report = view.game(store, settings, game_id, move_no)
    tell(report, as_json, picture)


@show.command("position")
@click.argument("path", metavar="GAME.sgf", type=click.Path())
@click.option(
    "--move", "move_no", type=Whole(min=1), help="The position before this move.  [default: after the last]"
)
@click.option("--game", "game_no", type=Whole(min=1), default=1, help="Which game in the file.")
@click.option(
    "--part",
    type=click.Choice(("all", *EVALUATED_PARTS)),
    default="all",
    show_default=True,
    help="What to show.",
)
@picture_option("--svg")
@options()
def show_position(
    path: str,
    move_no: int | None,
    game_no: int,
    part: str,
    picture: Path | None,
    as_json: bool,
    **given: object,
) -> None:
    """Show what the evaluation sees in a position.

    Strings, connections, eyes, groups, influence, territory, and the score.

    \b
    Examples:
      katachi show position game.sgf --move 57
      katachi show position game.sgf --part groups
      katachi show position collection.7z --game 12 --move 100 --picture board.svg
    """
    from pipeline.views import evaluated as view

    report = view.run(path, game_no, move_no, part)
    tell(report, as_json, picture)


@show.command("miss")
@click.argument("miss_id", metavar="GAME:MOVE")
@picture_option()
@options("db", "engine", "knowledge", "joseki", "explain")
def show_miss(miss_id: str, picture: Path | None, as_json: bool, **given: object) -> None:
    """Show a missed move beside the engine's list.

    \b
    Examples:
      katachi show miss 12:57
      katachi show miss 12:57 --picture miss.pdf
    """
    from pipeline.views import show as view

    settings = settings_from(given)
    with open_store(settings) as store:
        report = view.miss(store, settings, miss_id)
    tell(report, as_json, picture)


@show.command("problems")
@click.argument("code", required=False, metavar="[CODE]", shell_complete=words(problem_codes))
@options("db")
def show_problems(code: str | None, as_json: bool, **given: object) -> None:
    """Show what was wrong with the records.

    Without CODE, how many records have each problem; with it, every place of that problem.

    \b
    Examples:
      katachi show problems
      katachi show problems occupied
    """
    from pipeline.views import problems as view

    with open_store(settings_from(given)) as store:
        report = view.run(store, code)
    tell(report, as_json)


@show.command("misses")
@options("db", "engine", "knowledge", "joseki", "split", "games", "size", split="train,valid")
@click.option(
    "--kind",
    shell_complete=words(kinds),
    help="List the misses of this kind: ko, reading, shape, ...",
)
@click.option(
    "--limit",
    type=Whole(min=0),
    default=20,
    metavar="N",
    help="List at most this many; 0 for all.  [default: 20]",
)
def show_misses(kind: str | None, limit: int, as_json: bool, **given: object) -> None:
    """Count the misses by kind, phase, line, contact and distance.

    The distance is that from the last move. With --kind, list the misses of one kind, each with its
    evidence.

    \b
    Examples:
      katachi show misses
      katachi show misses --split valid --json
      katachi show misses --kind reading --limit 100
    """
    from pipeline.views import misses as view

    settings = settings_from(given)
    place = executor(settings, as_json)
    with open_store(settings) as store:
        report = view.kind_view(store, settings, kind, limit) if kind else view.run(store, settings, place)
    tell(report, as_json)


@show.command("pattern")
@click.argument("pattern_id", metavar="ID")
@picture_option()
@options("db", "engine", "knowledge", "joseki")
def show_pattern(pattern_id: str, picture: Path | None, as_json: bool, **given: object) -> None:
    """Show a pattern: its shape, how often it was played, where.

    A number is a raw cut in the database, any other id a pattern that the engine has loaded.

    \b
    Examples:
      katachi show pattern 3
      katachi show pattern hane-after-tsuke
      katachi show pattern L918628231695629 --picture shape.svg
    """
    from pipeline.views import known_pattern
    from pipeline.views import show as view

    settings = settings_from(given)
    if not pattern_id.isdecimal():
        tell(known_pattern.run(settings, pattern_id), as_json, picture)
        return
    with open_store(settings) as store:
        report = view.pattern(store, parse_digits(pattern_id))
    tell(report, as_json, picture)
