"""`katachi neurogo`: training by games against itself, and the learning curve."""

from pathlib import Path

import click

from pipeline.commands.options import (
    FOLDER,
    KatachiGroup,
    Number,
    Whole,
    executor,
    options,
    settings_from,
    show,
)

#: learning rate; the same as in engine/players/neurogo/values.py, which would take long to import
RATE = 0.02
GAMES_OPTION = click.option("--games", "num_games", type=Whole(0), default=5000, show_default=True,
                            metavar="N", help="Training games in total.")  # fmt: skip
SIZE_OPTION = click.option("--size", type=Whole(2, 25), default=9, show_default=True, metavar="N",
                           help="Board size.")  # fmt: skip
SEED_OPTION = click.option("--seed", type=click.IntRange(0, 2**63), default=1, show_default=True,
                           metavar="N", help="Random seed for weights, moves and openings.")  # fmt: skip
RATE_OPTION = click.option("--rate", type=Number(0, 10, min_open=True), default=RATE,
                           show_default=True, metavar="X", help="Learning rate.")  # fmt: skip


@click.group(cls=KatachiGroup)
def neurogo() -> None:
    """Train NeuroGo by self-play, and plot what that gains.

    \b
    Examples:
      katachi neurogo train --out db/neurogo.weights
      katachi neurogo curve --to curves
    """


@neurogo.command("train")
@click.option("--out", "path", required=True, type=click.Path(path_type=Path), metavar="FILE",
              help="The weights file; if it exists, its training continues.")  # fmt: skip
@GAMES_OPTION
@click.option("--hidden", "num_hidden", type=Whole(1, 24), default=12, show_default=True,
              metavar="N", help="Hidden neurons per unit; the article has 3, 12, 24.")  # fmt: skip
@SIZE_OPTION
@SEED_OPTION
@RATE_OPTION
@click.option("--keep-every", type=Whole(0), default=0, show_default=True, metavar="N",
              help="Keep a copy of the weights every N games; 0 for none.")  # fmt: skip
@options()
def train(path: Path, keep_every: int, as_json: bool, quiet: bool, **given: object) -> None:
    """Train NeuroGo by games against itself.

    It learns by temporal differences, from the end of each game backwards, one game after the other on
    one core: each changes the weights that play the next. After an interruption the same command goes
    on, and ends with the same bytes; a larger --games continues the training. Weights of one board size
    play on every other: --engine neurogo --knowledge FILE.

    \b
    Examples:
      katachi neurogo train --out db/neurogo.weights
      katachi neurogo train --hidden 24 --games 10000 --keep-every 500 --out db/neurogo24.weights
    """
    from pipeline.neurogo import training

    settings = settings_from({"quiet": quiet})
    asked = training.TrainingSettings(**given)  # type: ignore[arg-type]
    show(training.run(asked, path, executor(settings, as_json), keep_every), as_json)


@neurogo.command("curve")
@click.option("--to", "folder", required=True, type=FOLDER, metavar="FOLDER",
              help="Folder for weights, games and the plot.")  # fmt: skip
@click.option("--against", "opponent", default="ryder", show_default=True, metavar="ENGINE",
              help="The opponent: ryder, manyfaces, gtp:COMMAND ...")  # fmt: skip
@click.option("--hidden", type=Whole(1, 24), multiple=True, default=(12,), show_default=True,
              metavar="N", help="Hidden neurons per unit; repeat it for several lines.")  # fmt: skip
@GAMES_OPTION
@click.option("--every", type=Whole(1), default=500, show_default=True, metavar="N",
              help="Training games between tests.")  # fmt: skip
@click.option("--test-games", type=Whole(1), default=100, show_default=True, metavar="N",
              help="Games per test, half of them as Black.")  # fmt: skip
@SIZE_OPTION
@SEED_OPTION
@RATE_OPTION
@options("jobs")
def curve(folder: Path, hidden: tuple[int, ...], as_json: bool, **given: object) -> None:
    """Test NeuroGo after every N training games: table and plot.

    The plot is FOLDER/curve.svg. During a test nothing is learned, and the best move is played. A run
    that was killed goes on. Another opponent can be given for the same folder: it meets the same
    weights.

    \b
    Examples:
      katachi neurogo curve --to curves
      katachi neurogo curve --hidden 3 --hidden 12 --hidden 24 --to curves
      katachi neurogo curve --against 'gtp:gnugo --mode gtp --level 1' --to curves
    """
    from pipeline.neurogo import curve as measuring

    settings = settings_from({name: given.pop(name) for name in ("jobs", "quiet")})
    asked = measuring.CurveSettings(hidden=tuple(sorted(set(hidden))), **given)  # type: ignore[arg-type]
    show(measuring.run(asked, folder, executor(settings, as_json)), as_json)
