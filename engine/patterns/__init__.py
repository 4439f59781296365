"""Patterns: their form, their binary, the matcher that finds them on a board, and the cut around a move."""

from engine.patterns.book import PatternBook
from engine.patterns.matcher import Matcher
from engine.patterns.pattern import Pattern
from engine.patterns.window import Cut, cut

__all__ = ["Cut", "Matcher", "Pattern", "PatternBook", "cut"]
