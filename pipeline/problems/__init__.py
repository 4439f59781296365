"""Go problems: collections with right and wrong answers marked, answered by the engine, and proved."""
