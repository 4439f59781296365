"""What the user asks of a release, and the names of the gates."""

import re
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pipeline.errors import UsageError
from pipeline.settings import JOSEKI_TEXT, Settings, is_configured

KNOWN_TRUTHS, TEXT_AND_BINARY, SIGNATURE = "known-truths", "text-and-binary", "signature"
REGRESSIONS, HIT_RATE, SPEED, MATCH = "regressions", "hit-rate", "speed", "match"
#: in the order in which they are asked, cheap ones first
GATES = (KNOWN_TRUTHS, TEXT_AND_BINARY, SIGNATURE, REGRESSIONS, HIT_RATE, SPEED, MATCH)

#: what gates say that compare with the last release, when there is none
FIRST_SAYS = "first release: nothing to compare with"
#: given as the last release: there is none
NO_LAST = "none"
#: the folder in which suites are found by default
SUITES = Path("db/suites")
#: default settings of a release: the text, and so many games of a split that nothing was learned from
SOURCES, SPLIT, GAMES = "hand,shipped", "unseen", 400
_SIGNATURE = re.compile(r"[0-9a-f]{8}")
_VERSION = re.compile(r"[0-9A-Za-z][0-9A-Za-z.-]{0,39}")


def release_settings(settings: Settings) -> Settings:
    """The settings with the defaults of a release for all that ``katachi.toml`` does not set."""
    own: dict[str, Any] = {"sources": SOURCES, "split": SPLIT, "games": GAMES}
    return replace(settings, **{name: value for name, value in own.items() if not is_configured(name)})


@dataclass(frozen=True, slots=True)
class ReleaseRequest:
    """What the user asks of a release, beside the settings."""

    #: its name; "": the number after the last release's
    version: str = ""
    dist: Path = Path("dist")
    joseki: Path = JOSEKI_TEXT
    #: the release to compare with, a folder; "": the newest in ``dist``; NO_LAST for a first release
    last: str = ""
    #: paths of games that nothing was learned from; empty: the database's
    held_out: tuple[str, ...] = ()
    #: regression suites; empty: those found in ``SUITES``
    suites: tuple[str, ...] = ()
    #: problem collections; empty: those that come with Katachi
    problems: tuple[str, ...] = ()
    #: the signature that the engine must have; "": not declared
    signature: str = ""
    #: gates that may say no, and why
    allowed: tuple[tuple[str, str], ...] = ()
    #: questions (suite:number) that may be answered right against expectation, and why
    explained: tuple[tuple[str, str], ...] = ()
    #: the share that is tested (``stages.evaluate.SHARES``), and the loss to detect, in points of a percent
    measure: str = "top10"
    loss: float = 0.5
    #: how much slower the new release may be, in percent
    slower: float = 5.0
    match_games: int = 24
    match_level: int = 1
    match_size: int = 19
    #: the two Elo differences of the sequential test: strength was lost, strength was not lost
    elo: tuple[float, float] = (-50.0, 0.0)

    def check(self) -> None:
        """Raise UsageError for contradictory or impossible values."""
        if self.version and not _VERSION.fullmatch(self.version):
            raise UsageError(f"'{self.version}' is no version: letters, digits, dots and hyphens")
        if self.signature and not _SIGNATURE.fullmatch(self.signature):
            raise UsageError(
                f"'{self.signature}' is no signature; give eight hexadecimal digits, such as 0a1b2c3d"
            )
        for name, why in self.allowed:
            if name not in GATES:
                raise UsageError(f"no gate is called '{name}'; there are: {', '.join(GATES)}")
            if not why.strip():
                raise UsageError(f"--allow {name} wants a reason: --why TEXT")
        if self.loss <= 0:
            raise UsageError("the loss that is tested is more than 0 points")
        if self.elo[0] >= self.elo[1]:
            raise UsageError("the first Elo difference (lost) is below the second (not lost)")

    def why_allowed(self, gate: str) -> str:
        """The reason why a gate may say no; "" if it may not."""
        return dict(self.allowed).get(gate, "")

    def suite_files(self) -> list[str]:
        """The regression suites: those that were named, else those that are found."""
        return list(self.suites) or [str(path) for path in sorted(SUITES.glob("*.tst"))]
