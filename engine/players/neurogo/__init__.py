"""NeuroGo (Enzenberger 1996) as the article tells of it: docs/neurogo.md."""

from pathlib import Path

from engine.knowledge import Files
from engine.players.neurogo.player import NeuroGo
from engine.players.neurogo.weights import DEFAULT, read_weights


def load(files: Files) -> NeuroGo:
    """The player with the weights in a file, or with those that come with Katachi if none is given.

    The file is given in the place of patterns; joseki are not used. Raises EngineError if the file cannot be
    used.
    """
    return NeuroGo(read_weights(Path(files.patterns) if files.patterns else DEFAULT))
