"""Players: what the pipeline sees as an engine. A player gives candidates, each with its reasons."""

from engine.players.base import (
    Candidate,
    Evaluator,
    Finisher,
    Judge,
    Judgement,
    Passer,
    Player,
    Reason,
    load_player,
    player_names,
    unexplained,
)

__all__ = [
    "Candidate",
    "Evaluator",
    "Finisher",
    "Judge",
    "Judgement",
    "Passer",
    "Player",
    "Reason",
    "load_player",
    "player_names",
    "unexplained",
]
