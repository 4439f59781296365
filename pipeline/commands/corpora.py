"""`katachi corpora`: which collections there are, and how to get them."""

import json
import sys
from functools import partial
from pathlib import Path
from typing import Any

import click

from pipeline import corpora as collections
from pipeline.commands import completion
from pipeline.commands.options import executor, options, say, settings_from, terminal_columns
from pipeline.download import DownloadWatch
from pipeline.executors import Executor
from pipeline.tables import Table, fitting

MANIFEST_OPTION = click.option(
    "--manifest",
    type=click.Path(dir_okay=False, path_type=Path),
    default=collections.MANIFEST,
    help="Your own manifest instead of the one included in Katachi.",
)


@click.group()
def corpora() -> None:
    """List and fetch public collections of game records.

    \b
    Examples:
      katachi corpora list
      katachi corpora fetch cwi
    """


@corpora.command("list")
@MANIFEST_OPTION
@click.option("--markdown", is_flag=True, help="Print everything known about them, as in docs/corpora.md.")
@options()
def list_command(manifest: Path, markdown: bool, as_json: bool, quiet: bool) -> None:
    """List the collections of the manifest.

    \b
    Example:
      katachi corpora list
    """
    if as_json and markdown:
        raise click.UsageError("--json and --markdown exclude each other")
    found = collections.load_manifest(manifest)
    if as_json:
        click.echo(
            json.dumps({"collections": [_collection_json(collection, manifest) for collection in found]})
        )
    elif markdown:
        click.echo(collections.markdown(found), nl=False)
    else:
        header = ("NAME", "GAMES", "SIZE", "ERA", "HERE", "WHAT")
        with fitting(terminal_columns()):
            click.echo(Table(header, [_row(collection) for collection in found], "lrrlll").render(), nl=False)


@corpora.command("fetch")
@click.argument("name", shell_complete=completion.words(completion.collections))
@click.option(
    "--to",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder for the files.  [default: corpora/NAME]",
)
@click.option("--file", "only", default="*", help="Only files whose names match, for example 'KGS-2019*'.")
@MANIFEST_OPTION
@options()
def fetch_command(
    name: str, folder: Path | None, only: str, manifest: Path, as_json: bool, **given: object
) -> None:
    """Fetch a collection.

    An interrupted download goes on where it was, and what is already there is only checked.

    \b
    Examples:
      katachi corpora fetch cwi
      katachi corpora fetch kgs --file 'KGS-2019*' --to games/
    """
    collection = collections.find(collections.load_manifest(manifest), name)
    if collection.is_embedded and folder is None:
        _print_embedded(collection, manifest, as_json)
        return
    folder = folder or Path("corpora") / name
    settings = settings_from(given)
    remarks = not (as_json or settings.quiet)
    watch = partial(_Bar, executor(settings, as_json), remarks)
    files = collections.fetch(collection, folder, manifest=manifest, only=only, watch=watch)
    if as_json:
        fetched = [_file_json(file) for file in files]
        click.echo(json.dumps({"collection": name, "folder": str(folder), "files": fetched}))
        return
    for file in files:
        say(f"{file.path}: {'is there' if file.status == 'present' else 'fetched'}, {file.size} bytes\n")
    say(f"Now: katachi ingest {folder}\n")


def _print_embedded(collection: collections.Collection, manifest: Path, as_json: bool) -> None:
    folder = manifest.parent / collection.folder
    if as_json:
        click.echo(json.dumps({"collection": collection.name, "folder": str(folder), "files": []}))
    else:
        say(f"'{collection.name}' comes with Katachi. Now: katachi ingest {folder}\n")


def _file_json(file: collections.FetchedFile) -> dict[str, object]:
    return {"path": str(file.path), "status": file.status, "bytes": file.size, "sha256": file.sha256}


def _collection_json(collection: collections.Collection, manifest: Path) -> dict[str, object]:
    keys = (
        "name",
        "title",
        "owner",
        "licence",
        "games",
        "size",
        "era",
        "encoding",
        "defects",
        "page",
        "archive",
    )
    table: dict[str, object] = {key: getattr(collection, key) for key in keys}
    table["addresses"] = [collection.base + file for file in collection.files]
    table["folder"] = str(manifest.parent / collection.folder) if collection.is_embedded else None
    return table


def _row(collection: collections.Collection) -> tuple[str, ...]:
    games = f"{collection.games:,}"
    return collection.name, games, collection.size, collection.era, _presence(collection), collection.title


def _presence(collection: collections.Collection) -> str:
    if collection.is_embedded:
        return "yes"
    present = collections.num_present(collection, Path("corpora") / collection.name)
    return f"{present}/{len(collection.files)}" if present else "no"


class _Bar(DownloadWatch):
    """A progress bar, and remarks about broken connections, on standard error."""

    def __init__(self, executor: Executor, remarks: bool, name: str) -> None:
        self.bar: Any = executor.progress(name, "B")
        self.name = name
        self.remarks = remarks

    def start(self, done: int, total: int | None) -> None:
        self.bar.reset(total)
        self.bar.initial = self.bar.n = done
        self.bar.refresh()

    def advance(self, num_bytes: int) -> None:
        self.bar.update(num_bytes)

    def wait(self, reason: str, wait_s: float) -> None:
        if self.remarks:
            self.bar.write(f"{self.name}: {reason}; again in {wait_s:.0f} s", file=sys.stderr)

    def stop(self) -> None:
        self.bar.close()
