"""`katachi match`: engines against each other."""

from pathlib import Path

import click

from pipeline.commands.completion import files
from pipeline.commands.options import (
    ELO,
    FOLDER,
    HELP,
    KOMI,
    SECONDS,
    Number,
    Whole,
    executor,
    options,
    settings_from,
    show,
)


@click.command(context_settings=HELP)
@click.argument("a", metavar="A")
@click.argument("b", metavar="B")
@click.option("--to", "folder", required=True, type=FOLDER, metavar="FOLDER",
              help="Folder for results and game records.")  # fmt: skip
@click.option("--games", "num_games", type=Whole(1), default=100, show_default=True, metavar="N",
              help="Number of games; without --black 1 and 2, 3 and 4, ... share an opening.")  # fmt: skip
@click.option("--size", type=Whole(1, 25), default=19, show_default=True, metavar="N",
              help="Board size.")  # fmt: skip
@click.option("--komi", type=KOMI, metavar="X", help="Komi.  [default: 7.5; 0.5 with a handicap]")
@click.option("--handicap", type=Whole(0, 9), default=0, show_default=True, metavar="N",
              help="Handicap stones, at the fixed places.")  # fmt: skip
@click.option("--black", type=click.Choice(["a", "b"], case_sensitive=False), metavar="A|B",
              help="Which engine plays Black in every game; without it they alternate.")  # fmt: skip
@click.option("--openings", multiple=True, metavar="PATH", shell_complete=files,
              help="Game records to take the openings from.")  # fmt: skip
@click.option("--opening-moves", type=Whole(0, 100), metavar="K",
              help="Length of an opening in moves.  [default: 8; 4 below 13x13, 2 below 7x7]")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, metavar="N",
              help="Random seed for the openings where no records are given.")  # fmt: skip
@click.option("--time", "main_s", type=Number(0, SECONDS), default=0.0, metavar="S",
              help="Seconds for all moves of one side; 0 for no limit.")  # fmt: skip
@click.option("--move-time", "move_s", type=Number(0.1, SECONDS), default=300.0, show_default=True,
              metavar="S", help="Seconds for a move; who takes longer loses.")  # fmt: skip
@click.option("--sprt", "bounds", type=ELO, metavar="ELO0 ELO1",
              help="Stop once a sequential test tells whether A is stronger by ELO0 or by ELO1.")  # fmt: skip
@options("jobs")
def match(
    a: str, b: str, folder: Path, bounds: tuple[float, float] | None, as_json: bool, **given: object
) -> None:
    """Play two engines against each other, under a referee.

    Engines: chrisd, manyfaces, neurogo, ryder, zobrist, with options after a colon (knowledge=FILE,
    level=N); gtp:COMMAND for any program that speaks GTP, katago:CONFIG for KataGo's analysis engine.
    Every opening is played twice, with colours exchanged; with --black each game has an opening of its
    own. A match that was killed goes on when the same command is given again.

    \b
    Examples:
      katachi match manyfaces ryder --size 9 --to matches/ryder
      katachi match manyfaces manyfaces:knowledge=db/old.bin --sprt 0 20 --games 2000 --to matches/new
      katachi match manyfaces 'gtp:gnugo --mode gtp --level 1' --handicap 2 --black b --to matches/gnugo
    """
    from pipeline.matches.running import Match, run

    settings = settings_from({name: given.pop(name) for name in ("jobs", "quiet")})
    if bounds and bounds[0] >= bounds[1]:
        raise click.UsageError(
            f"--sprt {bounds[0]:g} {bounds[1]:g} decides nothing; give ELO0 below ELO1, such as 0 20"
        )
    asked = Match(a, b, sprt=bounds, **given)  # type: ignore[arg-type]
    show(run(asked, folder, executor(settings, as_json)), as_json)
