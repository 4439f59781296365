"""The public collections of games: what the manifest says of them; fetching and copying their files.

``corpora/`` lies beside this package, in a checkout and in an installed wheel (docs/building.md).
"""

import shutil
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from fnmatch import fnmatch
from pathlib import Path
from urllib.parse import unquote

from pipeline import download
from pipeline.errors import KatachiError, Refused

CORPORA = Path(__file__).resolve().parent.parent / "corpora"
MANIFEST = CORPORA / "manifest.toml"


@dataclass(frozen=True, slots=True)
class Collection:
    """One entry of a manifest; the keys are explained at the top of `corpora/manifest.toml`."""

    name: str
    title: str = ""
    owner: str = ""
    licence: str = ""
    games: int = 0
    size: str = ""
    era: str = ""
    encoding: str = ""
    defects: str = ""
    page: str = ""
    archive: str = ""
    base: str = ""
    files: list[str] = field(default_factory=list)
    sha256: dict[str, str] = field(default_factory=dict)
    folder: str = ""

    @property
    def is_embedded(self) -> bool:
        """Whether the records are here already and nothing is to be fetched."""
        return bool(self.folder)

    def file_names(self) -> list[str]:
        """What the downloaded files are called, in the order of the manifest."""
        return [_local_name(file) for file in self.files]


@dataclass(frozen=True, slots=True)
class FetchedFile:
    """What became of one file of a collection."""

    path: Path
    #: "fetched", or "present" when it was there already with the right checksum
    status: str
    #: size in bytes
    size: int
    sha256: str


def load_manifest(path: Path = MANIFEST) -> list[Collection]:
    """The collections that a manifest lists, in its order.

    :raises KatachiError: when the file cannot be read or an entry says something that is not understood.
    """
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise KatachiError(f"{path}: cannot read the manifest: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise KatachiError(f"{path}: not a manifest in TOML: {error}") from error
    collections = [_collection(path, entry) for entry in _entries(path, table)]
    names = [collection.name for collection in collections]
    for name in names:
        if names.count(name) > 1:
            raise KatachiError(f"{path}: collection '{name}' is listed twice: rename one")
    return collections


def _entries(path: Path, table: dict) -> list[dict]:
    entries = table.get("collection")
    if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
        raise KatachiError(f"{path}: no collections: a manifest has a [[collection]] table for each")
    return entries


def _collection(path: Path, entry: dict) -> Collection:
    name = entry.get("name")
    if not isinstance(name, str) or not name:
        raise KatachiError(f'{path}: a collection has no name: add name = "..."')
    where = f"{path}: collection '{name}'"
    known = {f.name: f.type for f in fields(Collection)}
    for key, value in entry.items():
        if key not in known:
            raise KatachiError(f"{where}: '{key}' is not known; known keys: {', '.join(known)}")
        if not _has_type(value, known[key]):
            raise KatachiError(f"{where}: '{key}' must be of type {_type_name(known[key])}")
    collection = Collection(**entry)
    _check_places(where, collection)
    return collection


def _check_places(where: str, collection: Collection) -> None:
    if collection.is_embedded == bool(collection.files):
        raise KatachiError(f"{where}: give either 'folder' or 'base' and 'files'")
    if collection.files and not collection.base.startswith(("http://", "https://")):
        raise KatachiError(f"{where}: 'base' must begin with http:// or https://, not '{collection.base}'")
    names = collection.file_names()
    for name in names:
        if name in ("", ".", "..") or "/" in name or "\0" in name:
            raise KatachiError(f"{where}: '{name}' is no name for a file")
    if len(set(names)) < len(names):
        raise KatachiError(f"{where}: two files have the same name")
    for name in collection.sha256.keys() - set(names):
        raise KatachiError(f"{where}: sha256 of '{name}', which is not in 'files'")


def _has_type(value: object, kind: object) -> bool:
    if kind == list[str]:
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    if kind == dict[str, str]:
        return isinstance(value, dict) and all(isinstance(item, str) for item in value.values())
    return type(value) is kind


def _type_name(kind: object) -> str:
    names: dict[object, str] = {str: "string", int: "integer"}
    return names.get(kind, "list of strings" if kind == list[str] else "table of strings")


def _local_name(file: str) -> str:
    return unquote(file.rsplit("/", 1)[-1])


def find(collections: list[Collection], name: str) -> Collection:
    """The collection of this name.

    :raises KatachiError: when there is none.
    """
    for collection in collections:
        if collection.name == name:
            return collection
    known = ", ".join(collection.name for collection in collections)
    raise KatachiError(f"no collection '{name}' in the manifest; it has {known}")


def num_present(collection: Collection, folder: Path) -> int:
    """How many of the collection's files lie in this folder."""
    return sum((folder / name).is_file() for name in collection.file_names())


def fetch(
    collection: Collection,
    folder: Path,
    *,
    manifest: Path = MANIFEST,
    only: str = "*",
    watch: Callable[[str], download.DownloadWatch] = lambda name: download.DownloadWatch(),
    options: download.DownloadOptions = download.DEFAULT,
) -> list[FetchedFile]:
    """Bring the files of a collection into a folder; what is there already and right stays as it is.

    :param only: a pattern (``*``, ``?``, ``[...]``) that the names of the wanted files match.
    :param watch: gives for a file's name what is told about its progress.
    :raises KatachiError: for files that cannot be had, when all others were fetched; at once where no other
        could be. What was fetched is kept.
    """
    if collection.is_embedded:
        found = [_copy(path, folder) for path in _embedded(collection, manifest) if fnmatch(path.name, only)]
    else:
        wanted = [file for file in collection.files if fnmatch(_local_name(file), only)]
        found = _fetch_files(collection, wanted, folder, watch, options)
    if not found:
        raise KatachiError(f"no file of '{collection.name}' is called '{only}'")
    return found


def _fetch_files(
    collection: Collection,
    wanted: list[str],
    folder: Path,
    watch: Callable[[str], download.DownloadWatch],
    options: download.DownloadOptions,
) -> list[FetchedFile]:
    found, refused = [], []
    for file in wanted:
        try:
            found.append(_fetch_file(collection, file, folder, watch, options))
        except Refused as error:
            refused.append(error)
    if refused:
        others = f"; {len(refused)} of {len(wanted)} files could not be had" if len(wanted) > 1 else ""
        raise KatachiError(f"{refused[0]}{others}")
    return found


def _fetch_file(
    collection: Collection,
    file: str,
    folder: Path,
    watch: Callable[[str], download.DownloadWatch],
    options: download.DownloadOptions,
) -> FetchedFile:
    name = _local_name(file)
    path = folder / name
    expected = collection.sha256.get(name, "").lower()  # some programs print it in capitals
    present = download.checked_digest(path, expected)
    if present is not None:
        return FetchedFile(path, "present", path.stat().st_size, present)
    digest = download.fetch(collection.base + file, path, expected, watch(name), options)
    return FetchedFile(path, "fetched", path.stat().st_size, digest)


def _embedded(collection: Collection, manifest: Path) -> list[Path]:
    source = manifest.parent / collection.folder
    paths = sorted(path for path in source.iterdir() if path.is_file()) if source.is_dir() else []
    if not paths:
        raise KatachiError(
            f"{source}: the records of '{collection.name}' are not there: install Katachi anew"
        )
    return paths


def _copy(source: Path, folder: Path) -> FetchedFile:
    path = folder / source.name
    digest = download.sha256_of(source)
    status = "present" if path.exists() else "fetched"
    if status == "present" and not (path.is_file() and download.sha256_of(path) == digest):
        raise KatachiError(f"{path}: another file has this name: choose another folder with --to")
    try:
        if status == "fetched":
            folder.mkdir(parents=True, exist_ok=True)
            part = Path(shutil.copyfile(source, path.with_name(path.name + ".part")))
            part.replace(path)
    except OSError as error:
        raise KatachiError(f"{path}: cannot write: {error.strerror}") from error
    return FetchedFile(path, status, path.stat().st_size, digest)


def markdown(collections: list[Collection]) -> str:
    """The collections as a table and a section each; docs/corpora.md holds this for our own manifest."""
    rows = [f"| `{c.name}` | {c.title} | {c.games:,} | {c.size} | {c.era} |" for c in collections]
    head = ["| name | what | games | size | era |", "|---|---|---:|---|---|"]
    return "\n".join([*head, *rows, *map(_section, collections)]) + "\n"


def _section(collection: Collection) -> str:
    if collection.is_embedded:
        source = f"comes with Katachi: `corpora/{collection.folder}/`"
    elif len(collection.files) == 1:
        source = f"<{collection.base}{collection.files[0]}>"
    else:
        source = f"{len(collection.files)} files under <{collection.base}>"
    page = f"<{collection.page}>" if collection.page.startswith("http") else f"`{collection.page}`"
    return f"""
### {collection.name}

- Whose: {collection.owner}. Page: {page}
- Licence: {collection.licence}.
- Address: {source} ({collection.archive})
- Encoding: {collection.encoding}.
- Known defects: {collection.defects}."""
