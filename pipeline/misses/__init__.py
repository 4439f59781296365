"""Moves of professionals that the engine had not in its list: of what kind they are."""
