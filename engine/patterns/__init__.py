"""Masks, symmetries, the binary and the matcher of 8x8 patterns."""

from engine.patterns.matcher import PatternBook
from engine.patterns.window import Cut, cut

__all__ = ["Cut", "PatternBook", "cut"]
