"""The text form of patterns, `db/patterns/*.pat`: reader and writer (docs/formats/pattern-text.md)."""

from pipeline.texts.pattern_text.placing import canonical_form
from pipeline.texts.pattern_text.reader import (
    parse,
    parse_without_header,
    read,
    read_folder,
    read_folder_with_places,
    read_with_places,
    require_unique_ids,
)
from pipeline.texts.pattern_text.symbols import LEGEND
from pipeline.texts.pattern_text.writer import text_of, write

__all__ = [
    "LEGEND",
    "canonical_form",
    "parse",
    "parse_without_header",
    "read",
    "read_folder",
    "read_folder_with_places",
    "read_with_places",
    "require_unique_ids",
    "text_of",
    "write",
]
