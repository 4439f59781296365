"""What a worker must have to look at positions as the command does that gives it work."""

from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from engine.joseki import JosekiBook
from engine.joseki.default import open_joseki
from engine.patterns import PatternBook
from engine.points import EngineError
from pipeline.errors import KatachiError
from pipeline.writing import temporary_folder, write_bytes

#: the book and joseki that this process opened last, by what they were asked for by
_opened: dict[tuple[bytes, str | None, str], "Opened"] = {}


class Opened(NamedTuple):
    """The book, and the joseki to follow if any."""

    book: PatternBook
    joseki: JosekiBook | None


class Shipped(NamedTuple):
    """A pattern binary, whole, which only the command has; joseki by their file, which every worker has."""

    content: bytes
    digest: bytes
    #: None for the default ones
    joseki: str | None = None
    #: "" where no joseki are followed
    joseki_checksum: str = ""

    @classmethod
    def of(cls, path: str | Path, joseki: JosekiBook | None = None, file: str | None = None) -> "Shipped":
        """A pattern binary, and the joseki that are followed with the file that they are from."""
        content = Path(path).read_bytes()
        digest = blake2b(content, digest_size=16).digest()
        return cls(content, digest, file, joseki.checksum if joseki else "")

    def opened(self) -> Opened:
        """Both, opened once in a process; raises KatachiError when its joseki are others."""
        key = (self.digest, self.joseki, self.joseki_checksum)
        if key not in _opened:
            _opened.clear()
            _opened[key] = Opened(self._book(), self._joseki())
        return _opened[key]

    def _book(self) -> PatternBook:
        with temporary_folder() as folder:
            path = Path(folder) / "shipped.bin"
            write_bytes(path, self.content)
            return PatternBook.open(path)  # mapped: the file itself may go

    def _joseki(self) -> JosekiBook | None:
        if not self.joseki_checksum:
            return None
        try:
            found = open_joseki(self.joseki)
        except EngineError as error:
            raise KatachiError(str(error)) from None
        if found is None or found.checksum != self.joseki_checksum:
            raise KatachiError(
                f"{self.joseki or 'the default joseki'}: the run began with joseki {self.joseki_checksum}, "
                "here they are others: leave the file alone while it runs, have the same where workers are"
            )
        return found
