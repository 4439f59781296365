"""Reading: searches that answer one question about one thing on the board."""
