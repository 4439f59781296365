"""Joseki: local positions of the four corners, the moves that are played there, and their database."""

from engine.joseki.book import Continuation, JosekiBook

__all__ = ["Continuation", "JosekiBook"]
