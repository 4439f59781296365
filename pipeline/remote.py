"""Files at addresses such as ``s3://bucket/games.zip``, by fsspec: what is there, to fetch and to put.

Addresses may be chained as fsspec has it (``zip://*.sgf::https://host/all.zip``). Names and passwords in an
address are used and never shown or kept.
"""

import os
import re
import uuid
from pathlib import Path
from typing import Any
from urllib.parse import urldefrag, urljoin

from pipeline.errors import KatachiError, Refused

#: answers of HTTP that say "not now" rather than "no"
PASSING_STATUS = frozenset({408, 425, 429, 500, 502, 503, 504})
#: levels of folders over HTTP; more of them are taken to have no end
DEEPEST = 64
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]+://")
_USER = re.compile(r"(://)[^/@:]*(?::[^/@]*)?@")


def is_remote(text: str) -> bool:
    """Whether this is an address and no path."""
    return bool(_SCHEME.match(text))


def plain(address: str) -> str:
    """An address without user and password."""
    return _USER.sub(r"\1", address)


def files(address: str) -> list[str]:
    """The addresses of all files there, sorted: one, those of a folder, or those that a pattern names."""
    fs, path = _open(address)
    try:
        if _is_http(address):
            found = _linked(fs, path)
        elif any(sign in path for sign in "*?["):
            found = fs.glob(path)
        elif fs.isdir(path):
            found = fs.find(path)
        else:
            found = [path] if fs.exists(path) else []
    except KatachiError:
        raise
    except Exception as error:
        raise _failed(address, error) from None
    if not found:
        raise KatachiError(
            f"nothing at '{plain(address)}': give the address of a file, a folder, or a pattern"
        )
    if found == [path]:
        return [address]
    _, sign, rest = address.partition("::")
    return [_address(fs, name, address) + sign + rest for name in sorted(found)]


def _linked(fs: Any, path: str) -> list[str]:
    """What `files` finds over HTTP, where the page of a folder links to what is in it.

    fsspec's own walk follows links to the page itself and to folders above it, and so may never end; of files
    of one name in different folders it finds only one.
    """
    from fsspec.utils import glob_translate

    signs = [path.index(sign) for sign in "*[" if sign in path]
    if not signs:
        return _walked(fs, path, None) or ([path] if fs.exists(path) else [])
    first = path[: min(signs)].rindex("/") + 1
    depth = None if "**" in path else path.count("/", first) + 1
    wanted = re.compile(glob_translate(_straight(path)))
    return [name for name in _walked(fs, path[:first], depth) if wanted.match(name)]


def _walked(fs: Any, folder: str, depth: int | None) -> list[str]:
    """The files that the pages of a folder and of the folders inside it link to, each page read once.

    ``depth`` is the number of levels, 1 for the folder alone; None for all. Then more than DEEPEST levels are
    a KatachiError: a server that answers every address with one page has no end.
    """
    inside = _straight(f"{folder.partition('?')[0].rstrip('/')}/").partition("://")[2]
    seen = {inside}
    found = []
    pages = [(folder, 1)]
    while pages:
        page, level = pages.pop()
        if depth is None and level > DEEPEST:
            raise KatachiError(
                f"{plain(folder)}: folders in folders without end, as it seems; give a pattern that says how "
                f"deep, as in {plain(folder).rstrip('/')}/*/*.sgf"
            )
        try:
            names = [entry["name"] for entry in fs.ls(page)]
        except FileNotFoundError:
            continue
        for name in sorted(map(_straight, names)):
            place = name.partition("://")[2]
            if place in seen:
                continue
            seen.add(place)
            if not name.endswith("/") or "?" in name:
                found.append(name)
            elif place.startswith(inside) and level != depth:
                pages.append((name, level + 1))
    return found


def _straight(address: str) -> str:
    """An address of HTTP without ``.`` and ``..`` in its path, and without a fragment (``#top``)."""
    path, sign, query = urldefrag(address).url.partition("?")
    return urljoin(path, f"./{path.rpartition('/')[2]}") + sign + query


def fetch(address: str, to: Path) -> None:
    """Copy a file here.

    Raises Refused, with the reason alone, for one that is not given, KatachiError where nobody answers, or
    the server says "not now".
    """
    fs, path = _open(address)
    try:
        fs.get_file(path, str(to))
    except FileNotFoundError:
        raise Refused("there is nothing at this address") from None
    except Exception as error:
        if isinstance(error, PermissionError) or _is_a_no(error):
            raise Refused(f"cannot be fetched: {_line(error)}") from None
        raise _failed(address, error) from None


def named_as_it_came(path: str) -> str:
    """The path of a fetched file, without ``.gz`` where gzip packed it only for the way, as servers may say.

    A tar keeps its name: it is read whichever way it is packed.
    """
    name = path.lower()
    if not name.endswith(".gz") or name.endswith(".tar.gz"):
        return path
    with open(path, "rb") as file:
        if file.read(2) == b"\x1f\x8b":
            return path
    os.rename(path, path[:-3])
    return path[:-3]


def _is_a_no(error: Exception) -> bool:
    """Whether a server said no: what fsspec raises has the status of HTTP then."""
    status = getattr(error, "status", None)
    return isinstance(status, int) and status not in PASSING_STATUS


def can_be_written(address: str) -> bool:
    """False for what is known to be there to be read only."""
    return "::" not in address and address.partition("://")[0].lower() not in ("http", "https", "zip", "tar")


def put(file: Path, address: str) -> None:
    """Copy a file there, in one step: nobody ever sees half of it."""
    fs, path = _open(address)
    part = f"{path}.{uuid.uuid4().hex[:8]}.part"
    try:
        if "/" in path.rstrip("/"):
            fs.makedirs(path.rpartition("/")[0], exist_ok=True)
        fs.put_file(str(file), part)
        fs.mv(part, path)
    except Exception as error:
        raise _failed(address, error) from None


def state(address: str) -> str:
    """Something that is another as soon as the file there is another; empty when there is none."""
    fs, path = _open(address)
    try:
        fs.invalidate_cache()
        if not fs.exists(path):
            return ""
        info = fs.info(path)
    except Exception as error:
        raise _failed(address, error) from None
    known = {name: str(value) for name, value in info.items() if name not in ("name", "nlink", "islink")}
    if not any(
        name.lower() in ("etag", "mtime", "created", "lastmodified", "last_modified") for name in known
    ):
        known["unknown"] = uuid.uuid4().hex
    return repr(sorted(known.items()))


def _open(address: str) -> tuple[Any, str]:
    try:
        import fsspec
    except ImportError:
        raise KatachiError(
            f"reading '{plain(address)}' needs fsspec: pip install 'katachi[remote]'"
        ) from None
    try:
        fs, path = fsspec.core.url_to_fs(address)
    except ImportError as error:
        raise KatachiError(f"{plain(address)}: {_line(error)}") from None
    except Exception as error:
        raise KatachiError(f"{plain(address)}: {_line(error)}; give another address") from None
    return fs, path


def _address(fs: Any, name: str, address: str) -> str:
    """The address of a file of a file system, in the words of the address that it was found at."""
    if _is_http(address):
        return name
    scheme = address.partition("://")[0]
    user = _USER.search(address.partition("::")[0])
    place = fs.unstrip_protocol(name).partition("://")[2]
    if user and "@" not in place:
        host = address.partition("://")[2].partition("/")[0]
        place = f"{host}/{place.lstrip('/')}"
    return f"{scheme}://{place}"


def _is_http(address: str) -> bool:
    return address.partition("://")[0] in ("http", "https")


def _failed(address: str, error: Exception) -> KatachiError:
    reason = _line(error).replace(address, plain(address))
    return KatachiError(
        f"{plain(address)}: cannot be reached or read: {reason}; what was done is kept: run the same command "
        "again"
    )


def _line(error: Exception) -> str:
    return _USER.sub(r"\1", " ".join(str(error).split()))[:200].rstrip(".;") or type(error).__name__


def name_of(address: str) -> str:
    """The last name of an address, safe as the name of a file here."""
    name = re.split(r"[/\\]", address.partition("::")[0].partition("?")[0].rstrip("/"))[-1]
    return re.sub(r"[^\w.-]", "_", name) or "file"
