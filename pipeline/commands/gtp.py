"""`katachi gtp`: the engine speaks GTP 2."""

import sys

import click

from pipeline.commands.options import HELP, KOMI, Whole, bare_options, settings_from, to_standard_output
from pipeline.errors import KatachiError


@click.command(context_settings=HELP)
@click.option(
    "--level",
    type=Whole(1, 20),
    default=10,
    show_default=True,
    help="Strength: two levels more look at twice as many positions; 1 plays without lookahead.",
)
@click.option(
    "--komi", type=KOMI, default=7.5, show_default=True, help="Komi until the controller sets another."
)
@click.option("--tell-name", metavar="TEXT", help="Answer this to the command name.")
@click.option("--tell-version", metavar="TEXT", help="Answer this to the command version.")
@bare_options("engine", "knowledge", "joseki")
def gtp(level: int, komi: float, tell_name: str | None, tell_version: str | None, **given: object) -> None:
    """Play and analyse over GTP, for Sabaki, GoGui, Lizzie, KGS.

    It speaks version 2 of the Go Text Protocol on standard input and output; docs/playing.md describes
    each program. It ends with quit or at the end of its input; mistakes are answered, and internal
    errors are reported on standard error.

    \b
    Examples:
      katachi gtp
      katachi gtp --engine ryder
      katachi gtp --tell-name KataGo --tell-version 1.9
    """
    from engine.gtp import open_session
    from pipeline import judging
    from pipeline.gtp_streams import GtpConversation, add_loadsgf

    if sys.stdin is None or sys.stdout is None:
        raise KatachiError("gtp talks by standard input and output, and one of them is closed")
    settings = settings_from(given)
    session = open_session(judging.player(settings.engine, settings.files), level, komi)
    add_loadsgf(session)
    for name, text in (("name", tell_name), ("version", tell_version)):
        if text is not None:
            session.add(name, lambda words, text=text: text)
    out = sys.stdout.buffer

    def write(answer: bytes) -> None:
        with to_standard_output():
            out.write(answer)
            out.flush()

    lines = getattr(sys.stdin.buffer, "raw", sys.stdin.buffer)
    GtpConversation(session, lines.read, write, lambda text: click.echo(text, err=True)).run()
