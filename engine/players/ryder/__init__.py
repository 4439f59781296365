"""Ryder's program (1971) as the article tells of it: docs/ryder.md. Its list of 15 is the candidate list."""

from engine.knowledge import Files
from engine.players.ryder.player import Ryder


def load(files: Files) -> Ryder:
    """The player; the patterns of a binary, if one is given, speak in its first pass. It knows no joseki.

    Raises EngineError if the binary cannot be used.
    """
    return Ryder(files.patterns)
