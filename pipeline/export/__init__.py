"""Export: what Katachi has learned and found, in forms that others read.

``text`` writes patterns, weights and decisions as Katachi's own text. ``patterns``, ``joseki`` and ``misses``
write the forms that other programs read (docs/exporting.md).
"""

from pipeline.export.text import run

__all__ = ["run"]
