"""Matches of two engines: many games, a referee that trusts neither side, and statistics of the results."""
