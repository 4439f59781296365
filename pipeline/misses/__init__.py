"""Misses: professionals' moves that the engine did not have in its list, and of what kind they are."""
