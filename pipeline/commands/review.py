"""`katachi review`, and `katachi import` of what was decided there."""

from dataclasses import asdict, dataclass
from pathlib import Path

import click

from pipeline.commands.options import (
    FOLDER,
    HELP,
    Whole,
    bare_options,
    open_store,
    options,
    settings_from,
    show,
)
from pipeline.settings import JOSEKI_TEXT
from pipeline.tables import Table


@click.command(context_settings=HELP)
@click.option("--port", type=Whole(0, 65535), default=8361, show_default=True, metavar="N",
              help="Port to listen on; 0 for any free one.")  # fmt: skip
@click.option("--host", default="127.0.0.1", show_default=True, metavar="ADDRESS",
              help="Address to listen on; access from other machines needs a token.")  # fmt: skip
@click.option("--token", default="", envvar="KATACHI_TOKEN", metavar="TEXT",
              help="The token that others need.  [default: one is made and printed]")  # fmt: skip
@click.option("--who", default="", metavar="NAME", help="Name of the reviewer.  [default: the user]")
@click.option("--no-browser", is_flag=True, help="Print the address only.")
@click.option("--joseki-text", type=click.Path(path_type=Path), default=JOSEKI_TEXT,
              show_default=True, metavar="FILE.jos", help="The joseki text to edit.")  # fmt: skip
@click.option("--dist", type=FOLDER, default=Path("dist"), show_default=True,
              metavar="FOLDER", help="Folder of the releases.")  # fmt: skip
@bare_options("db", "engine", "knowledge", "joseki")
def review(
    port: int,
    host: str,
    token: str,
    who: str,
    no_browser: bool,
    joseki_text: Path,
    dist: Path,
    **given: object,
) -> None:
    """Judge and edit patterns and joseki in a browser.

    The pages are served on this machine only. Decisions go into the database at once; compile leaves
    out rejected patterns and uses the edited form of others. Ctrl-C ends it.

    \b
    Examples:
      katachi review
      katachi review --port 0 --no-browser
      katachi review --host 0.0.0.0 --token a-long-secret-word
    """
    try:
        from pipeline.review import server
    except ImportError as error:
        raise click.ClickException(f"{error}; pip install 'katachi[review]' brings it") from None

    wanted = server.ServerOptions(host, port, token, who, joseki_text, dist)
    server.serve(settings_from(given), wanted, not no_browser, _print_address)


def _print_address(address: str) -> None:
    click.echo(f"{address}  (Ctrl-C ends it)")


@dataclass(frozen=True, slots=True)
class ImportReport:
    """How many decisions an import has read, and how many of them were not here yet."""

    read: int
    new: int

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return asdict(self)

    def tables(self) -> list[Table]:
        """The counts."""
        return [Table(("", ""), [("decisions read", self.read), ("new here", self.new)])]


@click.command("import", context_settings=HELP)
@click.argument("paths", nargs=-1, required=True, metavar="PATH...", type=click.Path(path_type=Path))
@options("db")
def import_command(paths: tuple[Path, ...], as_json: bool, **given: object) -> None:
    """Import decisions that katachi export wrote.

    PATH is a file, or a folder with a decisions.txt. Decisions that are already there are left alone,
    so importing again is harmless; those of several people are merged in order of time.

    \b
    Example:
      katachi import text/
    """
    from pipeline.texts import decisions_text

    settings = settings_from(given)
    read = [decisions_text.read_file(path) for path in paths]
    with (
        open_store(settings, create=True) as store,
        store.recording("import", settings) as run_id,
        store.transaction(),
    ):
        new = sum(store.decisions.import_rows(rows, run_id) for rows in read)
    show(ImportReport(sum(map(len, read)), new), as_json)
