"""`katachi corpora`: which collections there are, and how to get them."""

import json
import sys
from pathlib import Path

import click

from pipeline import corpora as collections
from pipeline.download import Watch

MANIFEST_OPTION = click.option(
    "--manifest",
    type=click.Path(dir_okay=False, path_type=Path),
    default=collections.MANIFEST,
    help="A manifest of your own in place of the one that comes with Katachi.",
)
JSON_OPTION = click.option("--json", "as_json", is_flag=True, help="Print one JSON object and nothing else.")


@click.group()
def corpora() -> None:
    """List and fetch public collections of game records."""


@corpora.command("list")
@MANIFEST_OPTION
@JSON_OPTION
@click.option("--markdown", is_flag=True, help="Print everything known of them, as docs/corpora.md has it.")
def list_command(manifest: Path, as_json: bool, markdown: bool) -> None:
    """List the collections of the manifest."""
    if as_json and markdown:
        raise click.UsageError("--json and --markdown exclude each other")
    found = collections.load_manifest(manifest)
    if markdown:
        click.echo(collections.markdown(found), nl=False)
    elif as_json:
        click.echo(json.dumps({"collections": [_as_dict(collection, manifest) for collection in found]}))
    else:
        click.echo(_table([_row(collection) for collection in found]))


@corpora.command("fetch")
@click.argument("name")
@click.option(
    "--to",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    help="Folder that the files go to.  [default: corpora/NAME]",
)
@click.option("--file", "only", default="*", help="Only files whose names match, for example 'KGS-2019*'.")
@click.option("--quiet", is_flag=True, help="No progress bar.")
@MANIFEST_OPTION
@JSON_OPTION
def fetch_command(
    name: str, folder: Path | None, only: str, quiet: bool, manifest: Path, as_json: bool
) -> None:
    """Fetch a collection, or the rest of it.

    \b
    katachi corpora fetch cwi
    katachi corpora fetch kgs --file 'KGS-2019*' --to games/
    """
    collection = collections.find(collections.load_manifest(manifest), name)
    if collection.is_embedded and folder is None:
        _embedded(collection, manifest, as_json)
        return
    folder = folder or Path("corpora") / name
    show = sys.stderr.isatty() and not quiet and not as_json
    files = collections.fetch(
        collection, folder, manifest=manifest, only=only, watch=_Bar if show else lambda _: Watch()
    )
    if as_json:
        click.echo(
            json.dumps({"collection": name, "folder": str(folder), "files": [_fetched(f) for f in files]})
        )
        return
    for file in files:
        click.echo(f"{file.path}: {'is there' if file.status == 'present' else 'fetched'}, {file.size} bytes")
    click.echo(f"Now: katachi ingest {folder}")


def _embedded(collection: collections.Collection, manifest: Path, as_json: bool) -> None:
    folder = manifest.parent / collection.folder
    if as_json:
        click.echo(json.dumps({"collection": collection.name, "folder": str(folder), "files": []}))
    else:
        click.echo(f"'{collection.name}' comes with Katachi. Now: katachi ingest {folder}")


def _fetched(file: collections.FetchedFile) -> dict[str, object]:
    return {"path": str(file.path), "status": file.status, "bytes": file.size, "sha256": file.sha256}


def _as_dict(collection: collections.Collection, manifest: Path) -> dict[str, object]:
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
    return collection.name, games, collection.size, collection.era, _here(collection), collection.title


def _here(collection: collections.Collection) -> str:
    if collection.is_embedded:
        return "yes"
    present = collections.num_present(collection, Path("corpora") / collection.name)
    return f"{present}/{len(collection.files)}" if present else "no"


def _table(rows: list[tuple[str, ...]]) -> str:
    head = ("NAME", "GAMES", "SIZE", "ERA", "HERE", "WHAT")
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in [head, *rows]
    ]
    return "\n".join(line.rstrip() for line in lines)


class _Bar(Watch):
    """A progress bar on standard error."""

    def __init__(self, name: str) -> None:
        from tqdm import tqdm

        self.bar = tqdm(desc=name, unit="B", unit_scale=True, unit_divisor=1000, file=sys.stderr)

    def start(self, done: int, total: int | None) -> None:
        self.bar.reset(total)
        self.bar.initial = self.bar.n = done
        self.bar.refresh()

    def advance(self, num_bytes: int) -> None:
        self.bar.update(num_bytes)

    def wait(self, reason: str, wait_s: float) -> None:
        self.bar.write(f"{self.bar.desc}{reason}; again in {wait_s:.0f} s", file=sys.stderr)

    def stop(self) -> None:
        self.bar.close()
