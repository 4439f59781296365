"""What a position is, one concept a module."""
