"""Matches: two engines, many games, a referee who trusts neither, and what the results say."""
