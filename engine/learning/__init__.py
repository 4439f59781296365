"""What weights and networks are learned with from games: lists of positions, counts, and trainers."""
