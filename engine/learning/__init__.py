"""Learning from games: lists of positions, counts of what was played, trainers of weights and networks."""
