"""What a rule is: its id, when it may speak, and its sentence."""

from typing import NamedTuple

from engine.strategy import PHASES, STANDINGS

ANY_PHASE = PHASES
ANY_STANDING = STANDINGS


class Rule(NamedTuple):
    """One reason for moves.

    ``text`` is its sentence; ``{subject}`` and ``{other}`` in it are replaced by points of the position,
    usually stones of the groups that it is about. A rule may speak only in its ``phases`` and ``standings``
    (words of `engine.strategy.PHASES` and `STANDINGS`; for the side to move).
    """

    id: str
    text: str
    phases: tuple[str, ...] = ANY_PHASE
    standings: tuple[str, ...] = ANY_STANDING

    def phase_bits(self) -> int:
        """The phases in which it may speak, as bits."""
        return sum(1 << PHASES.index(name) for name in self.phases)

    def standing_bits(self) -> int:
        """The standings in which it may speak, as bits."""
        return sum(1 << STANDINGS.index(name) for name in self.standings)
