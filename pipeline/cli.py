"""The root of the ``katachi`` command: parse, call, render, exit code.

The commands of stages and views are here, others in ``commands``. Imports are inside functions so that
``--help`` is fast.
"""

from dataclasses import replace
from pathlib import Path

import click

from pipeline.commands.completion import files
from pipeline.commands.options import (
    DATABASE,
    GAME,
    HELP,
    SECONDS,
    KatachiGroup,
    Number,
    Whole,
    database_exists,
    executor,
    open_standard_streams,
    open_store,
    options,
    picture_option,
    refuse_overwriting,
    run_stage,
    settings_from,
    show,
    store_for_sources,
)
from pipeline.settings import JOSEKI_TEXT
from pipeline.stopping import end_at_once

_COMMAND_LINE = click.core.ParameterSource.COMMANDLINE


@click.group(
    cls=KatachiGroup,
    context_settings=HELP,
    elsewhere={
        "show": "pipeline.commands.show",
        "find": "pipeline.commands.find",
        "read": "pipeline.commands.read",
        "regress": "pipeline.commands.regress",
        "problems": "pipeline.commands.problems",
        "gtp": "pipeline.commands.gtp",
        "match": "pipeline.commands.match",
        "selfplay": "pipeline.commands.selfplay",
        "neurogo": "pipeline.commands.neurogo",
        "joseki": "pipeline.commands.joseki",
        "review": "pipeline.commands.review",
        "export": "pipeline.commands.export",
        "import": "pipeline.commands.review",
        "release": "pipeline.commands.release",
        "generalise": "pipeline.commands.learning",
        "train": "pipeline.commands.learning",
        "refine": "pipeline.commands.learning",
        "survey": "pipeline.commands.learning",
        "corpora": "pipeline.commands.corpora",
        "demo": "pipeline.commands.demo",
    },
    sections={
        "Get started": ("demo", "corpora", "status", "doctor"),
        "Learn from games": (
            *("ingest", "mine", "replay", "cut", "dedupe", "generalise"),
            *("train", "refine", "survey", "compile", "classify"),
        ),
        "Measure": ("evaluate", "report", "audit", "regress", "problems"),
        "Look at games and positions": ("show", "find", "suggest", "read"),
        "Maintain the knowledge": ("review", "joseki", "export", "import", "release"),
        "Play": ("gtp", "match", "selfplay", "neurogo"),
    },
)
@click.version_option(package_name="katachi", prog_name="katachi", message="%(prog)s %(version)s")
def katachi() -> None:
    """Find what a Go engine does not know, from games of professionals.

    ingest registers games, mine learns from them by running every stage, evaluate measures on games
    kept apart. A stage can be run again at any time: it does only what is not done yet, and goes on
    where it was if it was killed.

    \b
    Examples:
      katachi ingest games/ more.zip
      katachi mine
      katachi evaluate --knowledge db/patterns.bin
    """


#: what mine does not ask for where it goes on with what is there
_FROM_NOTHING = ("least", "significance", "exact", "attributes", "rate", "share", "keep", "weights_only")


def _told(context: click.Context, *names: str) -> list[str]:
    """Those of these parameters that the command line gives."""
    return [name for name in names if context.get_parameter_source(name) == _COMMAND_LINE]


@katachi.command()
@click.argument("paths", nargs=-1, required=True, metavar="PATH...", shell_complete=files)
@options("db", "jobs", "cluster", "strict")
def ingest(paths: tuple[str, ...], as_json: bool, **given: object) -> None:
    """Register game records: files, folders, archives, addresses.

    PATH is a file, a folder, a glob, an archive (.zip .7z .tar.gz .gz), an http(s) address, or - for
    standard input. The same game is recognised in any file and orientation, even when one record is a
    truncated copy of another: read = new + duplicate + rejected. Damage is listed by kind. A file that
    has not changed since it was read under the same path is not read again, and its games count as
    duplicates; under another path it is read and becomes one more source of its games. Links to folders
    are followed, and each folder is read once.

    \b
    Examples:
      katachi ingest corpora/classics
      katachi ingest 'games/*.sgf' collection.7z --strict
      cat game.sgf | katachi ingest -
    """
    from pipeline.errors import InputsRejected
    from pipeline.game_records.inputs import iter_inputs
    from pipeline.stages import ingest as stage

    settings = settings_from(given)
    inputs = iter_inputs(paths)  # a mistyped path ends here, before it leaves an empty database behind
    with open_store(settings, create=True) as store:
        report = stage.run(store, settings, executor(settings, as_json), inputs)
    show(report, as_json)
    if settings.strict and report.rejected:
        raise InputsRejected(
            f"{report.rejected} of {report.read} games were rejected; without --strict they are only counted"
        )
    report.require_unchanged()


@katachi.command()
@options(
    *("db", "jobs", "cluster", "engine", "knowledge", "joseki", "split", "games", "size", "retry"),
    split="train,valid",
)
def replay(as_json: bool, **given: object) -> None:
    """Run the engine over every position of the games.

    The rank of the move that was played is kept.

    \b
    Examples:
      katachi replay
      katachi replay --split train --games 100 --jobs 2
      katachi replay --knowledge db/patterns.bin
    """
    from pipeline.stages import replay as stage

    run_stage(stage, settings_from(given), as_json)


@katachi.command()
@options("db", "jobs", "cluster", "engine", "knowledge", "joseki", "games", "size", "retry")
def cut(as_json: bool, **given: object) -> None:
    """Cut an 8x8 window around each miss in the training games.

    \b
    Examples:
      katachi cut
      katachi cut --games 100
    """
    from pipeline.stages import cut as stage

    run_stage(stage, settings_from(given), as_json)


@katachi.command()
@options("db", "jobs")
def dedupe(as_json: bool, **given: object) -> None:
    """Merge cuts under the 16 symmetries into patterns.

    Each pattern keeps all its sources.

    \b
    Example:
      katachi dedupe
    """
    from pipeline.stages import dedupe as stage

    run_stage(stage, settings_from(given), as_json)


@katachi.command("compile")
@options("db", "jobs", "sources", "weights", "binary", "min_games", "accepted")
def compile_command(as_json: bool, **given: object) -> None:
    """Write the binary that the engine loads: patterns and weights.

    \b
    Examples:
      katachi compile
      katachi compile --sources cuts --min-games 2 --binary db/often.bin
      katachi compile --sources hand,shipped --binary db/text.bin
      katachi compile --sources my/patterns --weights my/weights.txt
    """
    from pipeline.stages import compile as stage

    settings = settings_from(given)
    refuse_overwriting(settings.db, settings.binary, DATABASE)
    with store_for_sources(settings) as store:
        report = stage.run(store, settings, executor(settings, as_json))
    show(report, as_json)


@katachi.command()
@options(
    *("db", "jobs", "cluster", "engine", "knowledge", "joseki", "binary", "split", "games", "size", "retry"),
    split="train,valid",
)
def classify(as_json: bool, **given: object) -> None:
    """Tell what kind of miss each is: ko, reading, shape, joseki, ...

    The kind, given with its evidence, says what a maintainer would have to add for the engine to find
    the move. Patterns in the binary that compile wrote, unless the engine had loaded them, show which
    misses are a matter of shape.

    \b
    Examples:
      katachi classify
      katachi classify --games 100 --json
    """
    from pipeline.stages import classify as stage

    run_stage(stage, settings_from(given), as_json)


@katachi.command()
@options(
    *("db", "jobs", "cluster", "engine", "knowledge", "joseki", "split", "games", "size", "every", "retry"),
    split="train,valid",
)
@click.option("--selfplay", "own_games", type=Whole(min=1), metavar="N",
              help="First play this many games of the player against itself, then audit them.")  # fmt: skip
@click.option("--seed", type=int, default=1, show_default=True, metavar="N",
              help="With --selfplay: random seed for the openings.")  # fmt: skip
@click.pass_context
def audit(context: click.Context, own_games: int | None, seed: int, as_json: bool, **given: object) -> None:
    """Find where an evaluation contradicts itself.

    No professional's move is needed: the player's value of each point is compared with its mean over
    the moves that keep the best score. After an interruption the same command goes on where it was.
    Games of --selfplay are kept in the database in a split of their own, which nothing else uses.

    \b
    Examples:
      katachi audit --games 200
      katachi audit --engine neurogo --size 9 --every 1
      katachi audit --selfplay 20 --size 9
    """
    from pipeline.stages import audit as stage

    settings = settings_from(given)
    if own_games is None:
        if _told(context, "seed"):
            raise click.UsageError("--seed belongs to --selfplay; give it too")
        run_stage(stage, settings, as_json)
        return
    from pipeline.matches import own_games as playing

    if told := _told(context, "split", "games"):
        raise click.UsageError(f"--selfplay plays the games that it audits: leave out --{told[0]}")
    stage.require(settings)  # before anything is played
    work = executor(settings, as_json)
    with open_store(settings, create=True) as store:
        chosen = replace(settings, games=own_games)
        report = stage.run(store, chosen, work, playing.run(store, chosen, work, seed))
    show(report, as_json)


@katachi.command()
@options(
    "db",
    "jobs",
    "cluster",
    "engine",
    "knowledge",
    "joseki",
    "split",
    "games",
    "size",
    "binary",
    "least",
    "significance",
    "exact",
    "attributes",
    "epochs",
    "repeat",
    "step",
    "rate",
    "share",
    "keep",
    "further",
    "weights_only",
    "retry",
    split="train",
)
@click.pass_context
def mine(context: click.Context, as_json: bool, **given: object) -> None:
    """Learn from the training games: all stages, replay to classify.

    replay, cut and dedupe find what the engine misses; generalise and train learn patterns and weights,
    refine and survey the networks; compile writes the binary; classify sorts the misses by kind. A
    table at the end shows what each step was worth on unseen games. Games with a handicap or setup
    stones are only replayed, cut and classified: nothing is learned from them or measured on them. What
    has already been learned from the same games with the same settings is not learned again.

    A few hundred games teach far less than Katachi already knows. With --further the existing knowledge
    stays (that of the database, or what is included in Katachi), and its board network is trained
    further on these games.

    \b
    Examples:
      katachi mine
      katachi mine --games 1000 --least 5
      katachi mine --weights-only
      katachi mine --further --size 9 --epochs 6
      katachi mine --further --repeat 9:10
    """
    from pipeline import mining

    settings = settings_from(given)
    if settings.further and (told := _told(context, *_FROM_NOTHING)):
        option = told[0].replace("_", "-")
        raise click.UsageError(f"--further goes on with the board network alone: leave out --{option}")
    if settings.repeat and settings.weights_only:
        raise click.UsageError("--repeat is for the networks, which --weights-only leaves out")
    refuse_overwriting(settings.db, settings.binary, DATABASE)
    with open_store(settings) as store:
        reports = mining.run(store, settings, executor(settings, as_json))
    show(reports, as_json)


@katachi.command()
@click.argument("paths", nargs=-1, metavar="[PATH]...", shell_complete=files)
@options(
    *("db", "jobs", "cluster", "engine", "knowledge", "joseki", "compare", "split", "part", "games", "size"),
    split="unseen",
)
def evaluate(paths: tuple[str, ...], as_json: bool, **given: object) -> None:
    """Measure hit rates on games that were not used for mining.

    Without PATH: the even games of the database's unseen split. With it: the even games found there,
    which are not registered; the result says how many of them the database has mined. Shares are in
    percent, with a 95 % interval over games.

    \b
    Examples:
      katachi evaluate
      katachi evaluate --knowledge db/patterns.bin --compare
      katachi evaluate games.zip --part 2/2 --games 100 --json
    """
    from pipeline.stages import evaluate as stage

    settings = settings_from(given)
    work = executor(settings, as_json)
    if paths and not database_exists(settings):
        report = stage.run_on_paths(paths, settings, work)
    else:
        with open_store(settings) as store:
            report = (
                stage.run_on_paths(paths, settings, work, store)
                if paths
                else stage.run(store, settings, work)
            )
    show(report, as_json)


@katachi.command()
@options("db", "engine", "knowledge", "joseki", "binary")
def status(as_json: bool, **given: object) -> None:
    """Show what each stage has done, what waits, and what is stale.

    \b
    Example:
      katachi status
    """
    from pipeline.views import status as view

    settings = settings_from(given)
    with open_store(settings) as store:
        report = view.run(store, settings)
    show(report, as_json)


@katachi.command()
@click.argument("path", metavar="GAME.sgf", shell_complete=files)
@click.option("--move", "move_no", type=Whole(min=1), help="The move to look at.  [default: the next]")
@click.option("--game", "game_no", type=Whole(min=1), default=1, help="Which game in the file.")
@click.option("--think", is_flag=True, help="Look ahead, and show the expected lines.")
@click.option("--level", type=Whole(1, 20), default=10, show_default=True, metavar="N",
              help="With --think: strength; two levels more look at twice as many positions.")  # fmt: skip
@click.option("--seconds", type=Number(0, SECONDS, min_open=True), metavar="S",
              help="With --think: stop after this many seconds.")  # fmt: skip
@click.option("--sgf", "tree", type=click.Path(dir_okay=False), metavar="FILE",
              help="With --think: write the lines to this SGF file.")  # fmt: skip
@picture_option()
@options("engine", "knowledge", "joseki", "explain")
@click.pass_context
def suggest(
    context: click.Context,
    path: str,
    move_no: int | None,
    game_no: int,
    think: bool,
    level: int,
    seconds: float | None,
    tree: str | None,
    picture: Path | None,
    as_json: bool,
    **given: object,
) -> None:
    """Draw a position and list the engine's candidates.

    Each candidate has its value and reasons; the move that was played is marked with *. With --think
    the engine looks ahead over the whole board, and shows what the moves worth playing gain and how it
    expects the game to go on.

    \b
    Examples:
      katachi suggest game.sgf --move 57
      katachi suggest collection.7z --game 12 --move 3 --json
      katachi suggest game.sgf --move 57 --picture board.png
      katachi suggest game.sgf --move 57 --think --level 14 --sgf lines.sgf
    """
    from pipeline.views import suggest as view
    from pipeline.views import thinking
    from pipeline.writing import write_text

    settings = settings_from(given)
    if not think:
        if _told(context, "level", "seconds", "tree"):
            raise click.UsageError("--level, --seconds and --sgf belong to --think; give it too")
        show(view.run(settings, path, game_no, move_no), as_json, picture)
        return
    refuse_overwriting(path, tree, GAME)
    report = thinking.run(settings, path, game_no, move_no, level, seconds)
    if tree is not None:
        write_text(Path(tree), report.as_sgf())
    show(report, as_json, picture)


@katachi.command()
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    default="report.html",
    help="The page to write.  [default: report.html]",
)
@click.option(
    "--patterns",
    "num_patterns",
    type=Whole(min=0),
    default=100,
    metavar="N",
    help="Draw this many patterns.  [default: 100]",
)
@click.option(
    "--examples",
    "num_examples",
    type=Whole(min=0),
    default=3,
    metavar="N",
    help="Draw this many misses of each kind.  [default: 3]",
)
@click.option("--inconsistencies", "num_inconsistencies", type=Whole(min=0), default=12, metavar="N",
              help="Draw this many of the worst contradictions that audit found.  [default: 12]")  # fmt: skip
@click.option("--players", "num_players", type=Whole(min=0), default=30, metavar="N",
              help="List this many players.  [default: 30]")  # fmt: skip
@click.option("--positions", "num_positions", type=Whole(min=0), default=200, metavar="N",
              help="Ask the engine for its reasons at this many positions.  [default: 200]")  # fmt: skip
@click.option("--trends", "num_trends", type=Whole(min=0), default=12, metavar="N",
              help="Draw this many rising and this many falling joseki moves.  [default: 12]")  # fmt: skip
@click.option("--joseki-text", type=click.Path(path_type=Path), default=JOSEKI_TEXT,
              show_default=True, metavar="FILE.jos", help="The joseki text.")  # fmt: skip
@click.option(
    "--measured",
    multiple=True,
    metavar="FILE",
    shell_complete=files,
    help="Take the hit curve from the output of evaluate --json; several are shown side by side.",
)
@options("db", "engine", "knowledge", "joseki", "binary", "split", "size", split="valid")
def report(
    output: Path,
    num_patterns: int,
    num_examples: int,
    num_inconsistencies: int,
    num_players: int,
    num_positions: int,
    num_trends: int,
    joseki_text: Path,
    measured: tuple[str, ...],
    as_json: bool,
    **given: object,
) -> None:
    """Write an HTML page on what the engine hits and misses.

    The page is a single file and opens without a network. The hit curve covers the replayed games of
    the split, the misses all games that may be mined. Then come growth from run to run, hits by player
    and year, reasons for moves, weights, joseki trends, and the best new patterns.

    \b
    Examples:
      katachi report
      katachi report -o before.html --patterns 20 --positions 1000
      katachi evaluate --json > e.json && katachi report --measured e.json
    """
    from pipeline.views import report as view
    from pipeline.views.report_page import render
    from pipeline.writing import write_text

    settings = settings_from(given)
    extent = view.ReportExtent(
        patterns=num_patterns,
        examples=num_examples,
        inconsistencies=num_inconsistencies,
        players=num_players,
        positions=num_positions,
        trends=num_trends,
        joseki=joseki_text,
    )
    refuse_overwriting(settings.db, output, DATABASE)
    with open_store(settings) as store:
        found = view.run(store, settings, extent, measured, executor(settings, as_json))
    write_text(output, render(found))
    show(view.WrittenReport(output, output.stat().st_size, found), as_json)


@katachi.command()
@options("db", "binary")
def doctor(as_json: bool, **given: object) -> None:
    """Check the build, the versions, the database and the binary.

    \b
    Example:
      katachi doctor
    """
    from pipeline.errors import CheckFailed
    from pipeline.views import doctor as view

    report = view.run(settings_from(given))
    show(report, as_json)
    if report.failed:
        raise CheckFailed(f"not well: {', '.join(report.failed)}")


def main() -> None:
    """Run the command line."""
    end_at_once()
    open_standard_streams()
    katachi(prog_name="katachi")
