"""Gathers what the audit found: how often the evaluation contradicts itself, and the worst cases."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.players import Evaluator
from pipeline import judging
from pipeline.game_records.identity import SELFPLAY
from pipeline.settings import Settings
from pipeline.stages import audit
from pipeline.stages.audit import AuditTotals
from pipeline.store import Store
from pipeline.store.audits import GameSelection
from pipeline.views import inconsistencies
from pipeline.views.inconsistencies import InconsistencyView


@dataclass(frozen=True, slots=True)
class Contradictions:
    """What the audit found."""

    #: "games" and "self-play", if they have audited positions
    games: dict[str, AuditTotals]
    #: the worst inconsistencies of both
    worst: list[InconsistencyView]

    @property
    def kinds(self) -> dict[str, int]:
        """The number of inconsistencies of each kind."""
        found = [one.kinds for one in self.games.values()]
        return {kind: sum(counts[kind] for counts in found) for kind in audit.KINDS}

    @property
    def positions(self) -> int:
        """The number of positions that were audited."""
        return sum(sum(found.positions.values()) for found in self.games.values())


def run(store: Store, settings: Settings, splits: Sequence[str], number: int) -> Contradictions | None:
    """What the audit of the settings' engine found, with the ``number`` worst inconsistencies.

    None if the engine has no evaluation.
    """
    if not isinstance(judging.player(settings.engine, settings.files), Evaluator):
        return None
    provenance = judging.provenance(settings.engine, settings.files, audit.VERSION)
    chosen = {
        "games": GameSelection(splits, settings.size),
        "self-play": GameSelection((SELFPLAY,), settings.size),
    }
    found = {name: audit.audit_totals(store, provenance, games, 0) for name, games in chosen.items()}
    worst = store.audits.worst(provenance, GameSelection((*splits, SELFPLAY), settings.size), number)
    return Contradictions(
        {name: one for name, one in found.items() if any(one.positions.values())},
        [inconsistencies.view_of(store, row) for row in worst],
    )
