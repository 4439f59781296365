"""Game records as they come: where they lie, what is in their text, and which are the same game."""
