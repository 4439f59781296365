"""The audit page and its JSON: where evaluations contradict themselves (``stages.audit``)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from pipeline.auditing import KINDS
from pipeline.judging import MOVES, moves_of
from pipeline.review.app import Pages
from pipeline.review.desk import games_from
from pipeline.store import Store
from pipeline.store.audits import AuditedPlayer, InconsistencyQuery
from pipeline.store.games import ERA_YEARS
from pipeline.views import inconsistencies
from pipeline.views.inconsistencies import InconsistencyView

#: inconsistencies on a page
SHOWN = 12


@dataclass(frozen=True, slots=True)
class AuditPage:
    """A page of inconsistencies, and what its filters need."""

    wanted: InconsistencyQuery
    #: a key of MOVES, or "" for all moves
    phase: str
    #: 1 is the first
    page: int
    shown: list[InconsistencyView]
    #: the number of inconsistencies of each kind, under all filters but the one for the kind
    kinds: dict[str, int]
    #: the number of inconsistencies on all pages
    number: int

    @property
    def has_next(self) -> bool:
        """Whether another page follows."""
        return self.page * SHOWN < self.number


class AuditPages:
    """The handlers of the page and of its JSON."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.desk = pages.desk

    def page(self, request: Request) -> Response:
        """The page: inconsistencies, the worst first."""
        query = request.query_params
        with self.desk.store() as store:
            players = store.audits.players()
            found = _page(store, players, query) if players else None
            collections = self.desk.collections(store, games_from(query).collection)
        return self.pages.show(
            request,
            "audit.html",
            found=found,
            players=players,
            collections=collections,
            meanings=KINDS,
            phases=list(MOVES),
            eras=list(ERA_YEARS),
            address=lambda number: f"/audit?{urlencode({**dict(query), 'page': number})}",
        )

    def page_json(self, request: Request, given: dict[str, Any]) -> Any:
        """The page as JSON; ``given`` has the filters of the page's address."""
        with self.desk.store() as store:
            players = store.audits.players()
            found = _page(store, players, given) if players else None
        return {
            "players": [{**player._asdict(), "player": name_of(player)} for player in players],
            "kinds": found.kinds if found else {},
            "number": found.number if found else 0,
            "page": found.page if found else 1,
            "inconsistencies": [_inconsistency_json(one) for one in found.shown] if found else [],
        }


def name_of(player: AuditedPlayer) -> str:
    """The filter's value for a player."""
    return " ".join(player[:3])


def _inconsistency_json(one: InconsistencyView) -> dict[str, object]:
    return {
        **one.row.as_json(),
        "side": one.side,
        "title": one.title,
        "picture": one.picture,
    }


def _page(store: Store, players: list[AuditedPlayer], query: Mapping[str, str]) -> AuditPage:
    wanted = _wanted(players, query)
    number = query.get("page", "1")
    page = int(number[:6]) if number.isdecimal() and int(number[:6]) else 1
    kinds = store.audits.kinds(wanted._replace(kind=""))
    if wanted.kind:
        kinds.setdefault(wanted.kind, 0)  # the filter shows what it is set to
    rows = store.audits.page(wanted, SHOWN, page)
    return AuditPage(
        wanted,
        query.get("phase", ""),
        page,
        [inconsistencies.view_of(store, row) for row in rows],
        kinds,
        kinds.get(wanted.kind, 0) if wanted.kind else sum(kinds.values()),
    )


def _wanted(players: list[AuditedPlayer], query: Mapping[str, str]) -> InconsistencyQuery:
    """The query of an address, about the player audited last unless the address names another.

    Raises HTTPException 400 for an unknown player, kind or phase.
    """
    by_name = {name_of(player): player for player in players}
    player = by_name.get(query.get("by", "") or name_of(players[0]))
    kind, phase = query.get("kind", ""), query.get("phase", "")
    if player is None or kind not in ("", *KINDS) or phase not in ("", *MOVES):
        raise HTTPException(400, "there is no such player, kind or phase")
    moves = moves_of(phase)
    return InconsistencyQuery(*player[:3], kind, *moves, games_from(query))
