"""The text form of patterns, `db/patterns/*.pat`: reader and writer (docs/formats/pattern-text.md)."""

from pipeline.pattern_text.placing import canonical
from pipeline.pattern_text.reader import parse, read, read_folder
from pipeline.pattern_text.writer import text_of, write

__all__ = ["canonical", "parse", "read", "read_folder", "text_of", "write"]
