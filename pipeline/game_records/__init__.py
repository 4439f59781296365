"""Game records as they come: finding, splitting and decoding them, and telling which are the same game.

It reads bytes and knows nothing of the database; ``pipeline.sgf`` makes a ``GameRecord`` of each game's
bytes.
"""
