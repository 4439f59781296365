"""What a rule is to people: its id, when it may speak, and its sentence."""

from typing import NamedTuple

from engine.strategy import PHASES, STANDINGS

ANY_PHASE = PHASES
ANY_STANDING = STANDINGS


class Rule(NamedTuple):
    """One reason for moves.

    ``text`` is its sentence: ``{subject}`` and ``{other}`` in it are points of the position at hand, usually
    stones of the groups that it is about. It speaks in the ``phases`` and ``standings`` that it names, words
    of `engine.strategy.PHASES` and `STANDINGS`, for the side to move.
    """

    id: str
    text: str
    phases: tuple[str, ...] = ANY_PHASE
    standings: tuple[str, ...] = ANY_STANDING

    def phase_bits(self) -> int:
        """A bit for each phase in which it may speak."""
        return sum(1 << PHASES.index(name) for name in self.phases)

    def standing_bits(self) -> int:
        """A bit for each standing in which it may speak."""
        return sum(1 << STANDINGS.index(name) for name in self.standings)
