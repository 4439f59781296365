"""`katachi selfplay`: the engine against itself, with all checking on."""

from pathlib import Path

import click

from pipeline.commands.options import FOLDER, HELP, Whole, executor, options, settings_from, show


@click.command(context_settings=HELP)
@click.option("--to", "folder", required=True, type=FOLDER, metavar="FOLDER",
              help="Folder for results and game records.")  # fmt: skip
@click.option("--games", "num_games", type=Whole(1), default=100, show_default=True, metavar="N",
              help="Number of games; from 7x7 on every other one has a handicap.")  # fmt: skip
@click.option("--size", type=Whole(2, 25), default=19, show_default=True, metavar="N",
              help="Board size.")  # fmt: skip
@click.option("--levels", default="1,2,4,6", show_default=True, metavar="N,N...",
              help="Draw the level of each side from these.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, metavar="N",
              help="Random seed for levels, handicaps and openings.")  # fmt: skip
@options("engine", "knowledge", "joseki", "jobs")
def selfplay(
    folder: Path, num_games: int, size: int, levels: str, seed: int, as_json: bool, **given: object
) -> None:
    """Play the engine against itself with all checks on.

    At every position, before and after lookahead, the data kept from move to move is compared with data
    computed from scratch, all lists are walked, and the score is worked out twice. Exit code 3 says
    that something differed or that a game ended with a fault. A run that was killed goes on when the
    same command is given again.

    \b
    Examples:
      katachi selfplay --to selfplay/release
      katachi selfplay --size 9 --games 20 --levels 1,8 --to selfplay/small
    """
    from pipeline.errors import UsageError
    from pipeline.matches.selfplay import SelfPlay, run

    settings = settings_from(given)
    if not all(word.isdecimal() for word in levels.split(",")):
        raise UsageError(f"--levels wants numbers from 1 to 20, several with commas, not '{levels}'")
    numbers = tuple(int(word[:9]) for word in levels.split(","))
    asked = SelfPlay(num_games, size, numbers, seed, settings.engine, settings.files)
    report = run(asked, folder, executor(settings, as_json))
    show(report, as_json)
    report.require_clean()
