"""NeuroGo learns by playing against itself, and what that gains: docs/neurogo.md."""
