"""The pages that are generated from the commands and the table of settings."""

from pathlib import Path

from pipeline.commands import reference

DOCS = Path(__file__).parents[3] / "docs"


def test_the_generated_pages_are_current():
    for name, text in reference.pages().items():
        assert (DOCS / name).read_text(encoding="utf-8") == text, "run: python -m pipeline.commands.reference"
