"""Ryder's program (1971) as the article tells it: docs/ryder.md. Its list of 15 is the candidate list."""

from pathlib import Path

from engine.players.ryder.player import Ryder


def load(knowledge: str | Path | None = None) -> Ryder:
    """The player; with ``knowledge`` the patterns of that binary speak in its first pass.

    Raises EngineError when the binary cannot be used.
    """
    return Ryder(knowledge)
