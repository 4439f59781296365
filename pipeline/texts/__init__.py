"""The text forms of Katachi's knowledge and of decisions, each with its reader and writer.

``knowledge`` and ``pattern_sources`` read them, ``export`` writes them. Readers raise KatachiErrors that name
file and line.
"""
