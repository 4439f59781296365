"""The stages, one module each. They meet only in the database: they never import each other and never print.

Each has ``run``, which does what is missing or stale and returns a report; the learning ones also have
``done``, which returns the report of a run that has already done this work.
"""
