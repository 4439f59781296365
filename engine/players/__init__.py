"""What the pipeline sees as an engine: a player gives candidates, each with its reasons."""

from engine.players.base import (
    Candidate,
    Judge,
    Judgement,
    Passer,
    Player,
    Reason,
    load_player,
    player_names,
)

__all__ = ["Candidate", "Judge", "Judgement", "Passer", "Player", "Reason", "load_player", "player_names"]
