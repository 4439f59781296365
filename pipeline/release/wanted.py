"""What a release is asked for, and the names of the gates."""

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

#: what gates say that compare with a last release when there is none
FIRST_SAYS = "first release: nothing to compare with"
#: in the place of a last release: there is none
NO_LAST = "none"
#: suites that are found where the text is
SUITES = Path("db/suites")
#: settings of a release where nobody says: the text, games that nothing was learned from, so many of them
SOURCES, SPLIT, GAMES = "hand,shipped", "unseen", 400
_SIGNATURE = re.compile(r"[0-9a-f]{8}")
_VERSION = re.compile(r"[0-9A-Za-z][0-9A-Za-z.-]{0,39}")


def release_settings(settings: Settings) -> Settings:
    """Settings with those of a release where ``katachi.toml`` says nothing, as the command has them."""
    own: dict[str, Any] = {"sources": SOURCES, "split": SPLIT, "games": GAMES}
    return replace(settings, **{name: value for name, value in own.items() if not is_configured(name)})


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command says beside the settings."""

    #: empty: the number after the last release's
    version: str = ""
    dist: Path = Path("dist")
    joseki: Path = JOSEKI_TEXT
    #: a folder; empty: the newest in ``dist``; NO_LAST
    last: str = ""
    #: games that nothing was learned from; none: the database's
    held_out: tuple[str, ...] = ()
    #: none: those found in ``SUITES``
    suites: tuple[str, ...] = ()
    #: problem collections; none: those that come with Katachi
    problems: tuple[str, ...] = ()
    #: what the engine's signature is to be; empty: not declared
    signature: str = ""
    #: gates that may say no, and why
    allowed: tuple[tuple[str, str], ...] = ()
    #: questions (suite:number) that are answered right against expectation, and why
    explained: tuple[tuple[str, str], ...] = ()
    #: the share that is tested (``stages.evaluate.SHARES``), and the loss that is one, in points of a percent
    measure: str = "top10"
    loss: float = 0.5
    #: percent that the new release may be slower
    slower: float = 5.0
    match_games: int = 24
    match_level: int = 1
    match_size: int = 19
    #: Elo differences of the sequential test: lost, and not lost
    elo: tuple[float, float] = (-50.0, 0.0)

    def check(self) -> None:
        """Raises UsageError for what cannot be."""
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
        """Why a gate may say no; empty when it may not."""
        return dict(self.allowed).get(gate, "")

    def suite_files(self) -> list[str]:
        """The regression suites: those that are given, else those that are found."""
        return list(self.suites) or [str(path) for path in sorted(SUITES.glob("*.tst"))]
