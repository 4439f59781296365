"""The knowledge that workers need to see positions exactly as the command does that gives them work.

The pattern binary travels with the chunk, since only the command has it; joseki are opened from their file,
and refused if the worker's file is another one.
"""

from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from engine.joseki import JosekiBook
from engine.joseki.default import open_joseki
from engine.patterns import PatternBook
from engine.points import EngineError
from pipeline.errors import KatachiError
from pipeline.writing import temporary_folder, write_bytes

#: what this process opened last, by digest of the binary, file and checksum of the joseki
_opened: dict[tuple[bytes, str | None, str], "OpenedKnowledge"] = {}


class OpenedKnowledge(NamedTuple):
    """The book, and the joseki to follow; None to follow none."""

    book: PatternBook
    joseki: JosekiBook | None


class WorkerKnowledge(NamedTuple):
    """A pattern binary by its content, and joseki by their file: what a command sends to its workers."""

    content: bytes
    digest: bytes
    #: the file; None for the default joseki
    joseki: str | None = None
    #: checksum of the joseki; "" if none are followed
    joseki_checksum: str = ""

    @classmethod
    def of(
        cls, path: str | Path, joseki: JosekiBook | None = None, file: str | None = None
    ) -> "WorkerKnowledge":
        """The knowledge of the binary at ``path``, with the joseki to follow and the file they are from."""
        content = Path(path).read_bytes()
        digest = blake2b(content, digest_size=16).digest()
        return cls(content, digest, file, joseki.checksum if joseki else "")

    def open(self) -> OpenedKnowledge:
        """Book and joseki, opened once in each process; raises KatachiError if the joseki here are others."""
        key = (self.digest, self.joseki, self.joseki_checksum)
        if key not in _opened:
            _opened.clear()
            _opened[key] = OpenedKnowledge(self._book(), self._joseki())
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
            joseki = open_joseki(self.joseki)
        except EngineError as error:
            raise KatachiError(str(error)) from None
        if joseki is None or joseki.checksum != self.joseki_checksum:
            raise KatachiError(
                f"{self.joseki or 'the default joseki'}: the run began with joseki {self.joseki_checksum}, "
                "here they are others: leave the file alone while it runs, have the same where workers are"
            )
        return joseki
