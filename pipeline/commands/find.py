"""`katachi find`: the games in which patterns were played."""

import click

from pipeline.commands.completion import files
from pipeline.commands.options import (
    executor,
    game_query_options,
    open_store,
    options,
    settings_from,
    show,
)


@click.command("find")
@click.argument("names", nargs=-1, required=True, metavar="PATTERN...", shell_complete=files)
@game_query_options
@options("db", "jobs", "cluster", "engine", "knowledge")
def find(
    names: tuple[str, ...],
    player: str,
    collection: str,
    era: str,
    limit: int,
    as_json: bool,
    **given: object,
) -> None:
    """Find the games in which a pattern was played.

    Also at how many places it was there, and at how many of them it was played. PATTERN is a file or
    folder of patterns, the id of a pattern that the engine has loaded, or the number of a raw cut; of
    several, any will do. All games of the database are looked through.

    \b
    Examples:
      katachi find monkey-jump
      katachi find hane-after-tsuke --player shusaku --limit 100
      katachi find my-shape.pat --era "since 2017" --json
    """
    from pipeline import pattern_games
    from pipeline.store.games import GameQuery

    settings = settings_from(given)
    wanted = GameQuery(player, collection, era=era)
    with open_store(settings) as store:
        patterns = pattern_games.patterns_named(settings, store, names)
        found = pattern_games.run(store, executor(settings, as_json), patterns, wanted, limit)
    show(found, as_json)
