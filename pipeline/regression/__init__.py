"""GTP regression suites: positions, questions about them, and what right answers look like."""
