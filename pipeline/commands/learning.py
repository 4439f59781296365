"""`katachi generalise`, `train`, `refine` and `survey` learn patterns, weights and networks from games."""

import click

from pipeline.commands.options import HELP, options, run_stage, settings_from


@click.command(context_settings=HELP)
@options(
    *("db", "jobs", "cluster", "split", "games", "size", "least", "significance", "exact", "attributes"),
    "further",
    split="train",
)
def generalise(as_json: bool, **given: object) -> None:
    """Learn general patterns from all moves of the training games.

    Games with a handicap or setup stones are left out, here and in train, refine and survey. Nested
    shapes around the moves are counted, where they were played and where they were not; siblings that
    cannot be told apart become one pattern with merged cells. train then learns their weights. After an
    interruption the same command goes on where it was.

    \b
    Examples:
      katachi generalise
      katachi generalise --least 20 --exact
      katachi generalise --further --attributes 1000
    """
    from pipeline.stages import generalise as stage

    run_stage(stage, settings_from(given), as_json)


@click.command(context_settings=HELP)
@options(
    "db",
    "jobs",
    "cluster",
    "joseki",
    "split",
    "games",
    "size",
    "epochs",
    "rate",
    "share",
    "keep",
    "further",
    split="train",
)
def train(as_json: bool, **given: object) -> None:
    """Learn the weights of patterns and features.

    They are the weights that make the moves of the training games most likely (maximum likelihood).
    Validation games (with --games N at most N of them) end the passes early when nothing more is
    gained, and show what each pattern gains. After an interruption the same command goes on where it
    was.

    \b
    Examples:
      katachi train
      katachi train --epochs 5 --keep 20000
      katachi train --further --epochs 2
    """
    from pipeline.stages import train as stage

    run_stage(stage, settings_from(given), as_json)


@click.command(context_settings=HELP)
@options(
    "db", "jobs", "cluster", "joseki", "split", "games", "size", "epochs", "repeat", "step", split="train"
)
def refine(as_json: bool, **given: object) -> None:
    """Train the network that looks again at the best moves.

    It learns how reasons act together; the weights that train learned stay as they are. All positions
    are evaluated once, then the network learns from them in several passes, and the pass that is best
    on validation games is kept. After an interruption the same command goes on where it was.

    \b
    Examples:
      katachi refine
      katachi refine --games 5000 --epochs 8
    """
    from pipeline.stages import refine as stage

    run_stage(stage, settings_from(given), as_json)


@click.command(context_settings=HELP)
@options(
    *("db", "jobs", "cluster", "joseki", "split", "games", "size", "epochs", "repeat", "step", "further"),
    split="train",
)
def survey(as_json: bool, **given: object) -> None:
    """Train the board network, which sees the whole board.

    The weights of train and the network of refine stay as they are. All positions are evaluated once,
    then the board network learns from them in several passes, and the pass that is best on validation
    games is kept. --further trains the existing board network further; a database that has learned
    nothing takes in what is included in Katachi. After an interruption the same command goes on where
    it was.

    \b
    Examples:
      katachi survey
      katachi survey --games 5000 --epochs 4
      katachi survey --further --split train,unseen --epochs 4
      katachi survey --further --repeat 9:10,13:4 --step 0.0002
    """
    from pipeline.stages import survey as stage

    run_stage(stage, settings_from(given), as_json)
