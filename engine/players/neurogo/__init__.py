"""NeuroGo (Enzenberger 1996) as the article tells it: docs/neurogo.md."""

from pathlib import Path

from engine.knowledge import Files
from engine.players.neurogo.player import NeuroGo
from engine.players.neurogo.weights import DEFAULT, read_weights


def load(files: Files) -> NeuroGo:
    """The player with the weights in a file, those that come with Katachi when none is given. It knows no
    patterns and no joseki.

    Raises EngineError when the file cannot be used.
    """
    return NeuroGo(read_weights(Path(files.patterns) if files.patterns else DEFAULT))
