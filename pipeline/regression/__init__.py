"""GTP regression suites: positions, questions about them, and the expected answers."""
