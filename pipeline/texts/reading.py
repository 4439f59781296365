"""What readers of text forms share: reading files, checking versions, and lines that say what made it."""

from collections.abc import Callable
from pathlib import Path

from pipeline.errors import KatachiError


def read_text(path: Path) -> str:
    """A file's text, with newlines as line ends.

    Raises KatachiError when it cannot be read or is not UTF-8.
    """
    try:
        content = path.read_bytes()
    except OSError as error:
        raise KatachiError(f"{path}: cannot be read: {error.strerror}") from None
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise KatachiError(f"{path}:{line}: is not UTF-8; save the file as UTF-8") from None


def require_version(content: str, name: str, what: str, header: str, version: int) -> None:
    """Raise KatachiError unless a text begins with this header and version.

    ``name`` and ``what``, which names the content, are for the message.
    """
    line = content.partition("\n")[0]
    said = line.removeprefix(header).strip()
    if not line.startswith(header) or not said.isdecimal():
        raise KatachiError(f"{name}:1: not a file of {what}: the first line must be '{header}{version}'")
    if int(said) != version:
        raise KatachiError(
            f"{name}:1: format {said} is not this program's {version}; use the katachi that wrote it"
        )


def read_made(content: str, name: str, take: Callable[[str], None]) -> dict[str, str]:
    """The lines 'made WHAT TEXT' of a text, as TEXT by WHAT; ``take`` gets each line after a blank one.

    Skips the first line, which is the header, and comments, which begin with '#'. Raises KatachiError, with
    ``name`` and the line's number, for another line before the blank one, and for a ValueError of ``take``.
    """
    made: dict[str, str] = {}
    is_made = True
    for number, line in enumerate(content.split("\n")[1:], start=2):
        if line.startswith("#"):
            continue
        if not line.strip():
            is_made = False
            continue
        try:
            _read_made_line(made, line) if is_made else take(line)
        except ValueError as error:
            raise KatachiError(f"{name}:{number}: {error}") from None
    return made


def _read_made_line(made: dict[str, str], line: str) -> None:
    word, _, rest = line.strip().partition(" ")
    what, _, text = rest.partition(" ")
    if word != "made" or not text:
        raise ValueError(f"'{line}' is no line 'made WHAT TEXT'; weights come after a blank line")
    if what in made:
        raise ValueError(f"'made {what}' is there twice; leave one line out")
    made[what] = text
