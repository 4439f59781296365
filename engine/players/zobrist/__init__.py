"""Zobrist's program (1970) as far as the article tells of it: docs/zobrist.md."""

from engine.knowledge import Files
from engine.players.zobrist.player import Zobrist


def load(files: Files) -> Zobrist:
    """The player. It uses no patterns and no joseki; binaries that are given are not opened."""
    return Zobrist()
