"""What the report says of audit: how often the evaluation contradicts itself, and the worst of it."""

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
from pipeline.views.inconsistencies import Inconsistency


@dataclass(frozen=True, slots=True)
class Contradictions:
    """What was found in games of the database and in those of the player against itself."""

    #: by what games they are; those that have audited positions
    games: dict[str, AuditTotals]
    #: of all of them
    worst: list[Inconsistency]

    @property
    def kinds(self) -> dict[str, int]:
        """How many there are of each kind."""
        found = [one.kinds for one in self.games.values()]
        return {kind: sum(counts[kind] for counts in found) for kind in audit.KINDS}

    @property
    def positions(self) -> int:
        """How many were audited."""
        return sum(sum(found.positions.values()) for found in self.games.values())


def run(store: Store, settings: Settings, splits: Sequence[str], number: int) -> Contradictions | None:
    """Of the engine of the settings, with so many of the worst; None when it has no evaluation."""
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
        [inconsistencies.shown(store, row) for row in worst],
    )
