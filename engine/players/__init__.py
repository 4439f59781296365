"""What the pipeline sees as an engine: a player gives candidates, each with its reasons."""

from engine.players.base import (
    Candidate,
    Finisher,
    Judge,
    Judgement,
    Passer,
    Player,
    Reason,
    load_player,
    player_names,
)

__all__ = [
    "Candidate",
    "Finisher",
    "Judge",
    "Judgement",
    "Passer",
    "Player",
    "Reason",
    "load_player",
    "player_names",
]
