"""The text form of patterns, `db/patterns/*.pat`: reader and writer (docs/formats/pattern-text.md)."""

from pipeline.texts.pattern_text.placing import canonical
from pipeline.texts.pattern_text.reader import (
    located,
    located_in,
    parse,
    parse_without_header,
    read,
    read_folder,
    unique,
)
from pipeline.texts.pattern_text.symbols import LEGEND
from pipeline.texts.pattern_text.writer import text_of, write

__all__ = [
    "LEGEND",
    "canonical",
    "located",
    "located_in",
    "parse",
    "parse_without_header",
    "read",
    "read_folder",
    "text_of",
    "unique",
    "write",
]
