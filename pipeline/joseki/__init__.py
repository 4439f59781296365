"""The joseki database: mined from games, kept as text that people edit, compiled for the engine."""
