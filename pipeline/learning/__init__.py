"""What the stages that learn patterns, weights and networks from games are made of."""
