"""Chrisd's program (2006) as his page tells it: docs/chrisd.md."""

from engine.knowledge import Files
from engine.players.chrisd.player import Chrisd
from engine.points import EngineError


def load(files: Files) -> Chrisd:
    """The player. All that it knows is in its program.

    Raises EngineError if it is given patterns.
    """
    if files.patterns:
        raise EngineError(f"{files.patterns}: chrisd loads no knowledge; leave --knowledge out")
    return Chrisd()
