"""`katachi release`: binaries, gates, a folder that goes out."""

from contextlib import nullcontext
from pathlib import Path

import click

from pipeline.commands.completion import files, words
from pipeline.commands.options import (
    ELO,
    FOLDER,
    HELP,
    Number,
    Whole,
    database_exists,
    executor,
    open_store,
    options,
    settings_from,
    show,
)
from pipeline.release.wanted import GAMES, GATES, SOURCES, SPLIT, ReleaseRequest
from pipeline.settings import JOSEKI_TEXT


@click.command(context_settings=HELP)
@click.argument("version", required=False, default="", metavar="[VERSION]")
@click.option("--dist", type=FOLDER, default=Path("dist"), show_default=True,
              metavar="FOLDER", help="Folder of the releases.")  # fmt: skip
@click.option("--dry-run", is_flag=True, help="Show what would be done, and write nothing.")
@click.option("--allow", "gates", multiple=True, metavar="GATE", shell_complete=words(lambda: GATES),
              help="Let this gate fail; needs --why.")  # fmt: skip
@click.option(
    "--why", "reasons", multiple=True, metavar="TEXT", help="The reason, one for each --allow in turn."
)
@click.option("--signature", default="", metavar="HEX", help="The signature that the engine must have.")
@click.option("--last", default="", metavar="FOLDER", shell_complete=files,
              help="The release to compare with, or none.  [default: the newest in --dist]")  # fmt: skip
@click.option("--held-out", multiple=True, metavar="PATH", shell_complete=files,
              help="Games for the hit rate.  [default: the database's unseen games]")  # fmt: skip
@click.option("--measure", type=click.Choice(["top1", "top5", "top10", "top20", "top40", "in_list"]),
              default="top10", show_default=True, help="The share to test.")  # fmt: skip
@click.option("--loss", type=Number(0, 100, min_open=True), default=0.5, show_default=True, metavar="X",
              help="Fail if the share loses this many percentage points.")  # fmt: skip
@click.option("--slower", type=Number(0), default=5.0, show_default=True, metavar="X",
              help="Fail if it is slower by more than this many percent.")  # fmt: skip
@click.option("--match-games", type=Whole(2), default=24, show_default=True, metavar="N",
              help="Games in the match.")  # fmt: skip
@click.option("--match-level", type=Whole(1, 20), default=1, show_default=True, metavar="N",
              help="Strength of both sides in the match.")  # fmt: skip
@click.option("--match-size", type=Whole(5, 25), default=19, show_default=True, metavar="N",
              help="Board size of the match.")  # fmt: skip
@click.option("--elo", type=ELO, default=(-50.0, 0.0), show_default=True, metavar="LOST NOT",
              help="Elo differences for the match's sequential test.")  # fmt: skip
@click.option("--suite", "suites", multiple=True, metavar="FILE.tst", shell_complete=files,
              help="A regression suite.  [default: db/suites/*.tst]")  # fmt: skip
@click.option("--explain", "explained", multiple=True, type=(str, str), metavar="SUITE:N TEXT",
              help="Explain why a question is answered right against expectation.")  # fmt: skip
@click.option("--problems", multiple=True, metavar="PATH", shell_complete=files,
              help="Go problems.  [default: those included in Katachi]")  # fmt: skip
@click.option("--joseki-text", "joseki", type=click.Path(path_type=Path), show_default=True,
              default=JOSEKI_TEXT, metavar="FILE.jos", help="The joseki text.")  # fmt: skip
@options(
    "db", "jobs", "engine", "sources", "weights", "accepted", "split", "games",
    sources=SOURCES, split=SPLIT, games=str(GAMES),
)  # fmt: skip
def release(
    dry_run: bool, gates: tuple[str, ...], reasons: tuple[str, ...], as_json: bool, **given: object
) -> None:
    """Build and check the knowledge, and write a release.

    The text and the decisions in the database become the folder dist/katachi-knowledge-VERSION:
    binaries, manifest, change log, figures, a page. It is compared with the last release; when a gate
    fails, a line says why, nothing is written, and the exit code is 3. A release that was killed goes
    on when the same command is given again.

    \b
    Examples:
      katachi release --dry-run
      katachi release
      katachi release 2026.1 --held-out games/valid.zip --match-games 100 --elo -20 0
      katachi release --allow match --why "weaker at ladders, known, better joseki"
    """
    from pipeline.release.plan import plan
    from pipeline.release.running import run

    if len(gates) != len(reasons):
        raise click.UsageError("each --allow GATE has its --why TEXT")
    names = ("db", "jobs", "engine", "sources", "weights", "accepted", "split", "games", "quiet")
    settings = settings_from({name: given.pop(name) for name in names})
    wanted = ReleaseRequest(allowed=tuple(zip(gates, reasons, strict=True)), **given)  # type: ignore[arg-type]
    with open_store(settings) if database_exists(settings) else nullcontext() as store:
        if dry_run:
            show(plan(wanted, settings, store), as_json)
            return
        report = run(wanted, settings, store, executor(settings, as_json))
    show(report, as_json)
    report.require_passed()
