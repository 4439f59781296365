"""Compiles the default joseki: python -m pipeline.joseki TEXT BINARY.

`make` and `setup.py` call it, as they call `pipeline.knowledge`, before anything is installed.
"""

import sys
from pathlib import Path

from engine.joseki import binary
from engine.joseki.lines import steps
from pipeline.errors import KatachiError
from pipeline.joseki import text


def main(source: str, target: str) -> None:
    """Compile the text to the binary; a mistake in the text ends the program with a line and exit code 1."""
    try:
        graph = text.read_file(Path(source))
        binary.write(target, list(steps(graph)), graph.openings)
    except KatachiError as error:
        sys.exit(f"katachi: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
