"""Rules: reasons for moves that a player would give (seed 000, sections 4 and 6), one module a theme."""

from engine.rules.rulebook import RULES, THEMES, Rulebook

__all__ = ["RULES", "THEMES", "Rulebook"]
