"""The texts that go with a release: how to use it, and its licence."""

from collections.abc import Mapping
from typing import Any

from pipeline.corpora import load_manifest

_README = """\
Katachi knowledge {version}

patterns.bin   {patterns} patterns and {features} weights of features
joseki.bin     {joseki_moves} joseki moves
joseki.jos     the joseki as text
manifest.json  what it was made of (hashes), figures, gates
timings.json   what depends on time and machine
CHANGES.txt    against the release before
report.html    all of this as a page

For the engine {name} {engine_version}, which has signature {signature} with it:

  katachi gtp --knowledge patterns.bin --joseki joseki.bin
  katachi suggest game.sgf --move 57 --knowledge patterns.bin --joseki joseki.bin
  katachi evaluate games/ --knowledge patterns.bin --joseki joseki.bin

The files are read-only: checked when they are opened, and refused when they are damaged.
"""

_LICENCE = """\
Patterns, joseki and weights were written for Katachi, or counted and learned by Katachi from records of
games; they come under the licence of Katachi (MIT). No game record is in here: what was taken from games are
counts, of which move was played in which shape, how often, by how many players, in which years.

Where records come from, and what their owners say (katachi corpora list has the addresses):

"""


def readme(manifest: Mapping[str, Any]) -> str:
    """The text that says how to use the release."""
    known, engine = manifest["knowledge"], manifest["engine"]
    return _README.format(
        version=manifest["version"],
        patterns=known["patterns"],
        features=known["features"],
        joseki_moves=known["joseki_moves"],
        name=engine["name"],
        engine_version=engine["version"],
        signature=engine["signature"],
    )


def licence() -> str:
    """The licence, and what the owners of collections say of their records."""
    lines = [f"{one.name}: {one.title}\n  {one.owner}: {one.licence}\n" for one in load_manifest()]
    return _LICENCE + "\n".join(lines)
