"""What the engine missed: the page and its JSON."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from engine.players import Judge
from engine.points import PASS
from pipeline import judging
from pipeline.errors import KatachiError
from pipeline.game_records.positions import position_before
from pipeline.judging import MOVES, moves_of
from pipeline.misses.kinds import KINDS
from pipeline.review import games
from pipeline.review.app import Pages
from pipeline.review.desk import Desk, games_from
from pipeline.review.games import Played
from pipeline.store import Store
from pipeline.store.games import ERA_YEARS
from pipeline.store.misses import MissQuery, MissRow
from pipeline.views.misses import evidence_of

#: misses of a page
SHOWN = 12
#: a page of one rank looks through so many misses: the engine is asked about each
LOOKED_AT = 60
#: the place of the played move among all legal moves, by what the engine makes of them now: first and last
RANKS = {"1-20": (1, 20), "21-50": (21, 50), "51-100": (51, 100), "101-": (101, 1000)}


@dataclass(frozen=True, slots=True)
class Miss:
    """A miss as a page shows it."""

    played: Played
    kind: str
    words: str
    #: the place of the move in the engine's order, 1 is the first; 0 when it has no order of all moves
    rank: int


@dataclass(frozen=True, slots=True)
class Page:
    """A page of them."""

    wanted: MissQuery
    phase: str
    rank: str
    shown: list[Miss]
    #: of those that are wanted, whatever their kind and rank, how many have each
    kinds: dict[str, int]
    #: where the next page begins, "" after the last
    following: str


class MissPages:
    """The handlers."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.desk = pages.desk

    def page(self, request: Request) -> Response:
        """What the engine missed, by game and move."""
        query = request.query_params
        with self.desk.store() as store:
            found = _page(self.desk, store, query)
            collections = self.desk.collections(store, found.wanted.games.collection)
        return self.pages.show(
            request,
            "misses.html",
            found=found,
            asked=self.desk.settings.engine,
            meanings=KINDS,
            phases=list(MOVES),
            ranks=list(RANKS),
            eras=list(ERA_YEARS),
            collections=collections,
            query=urlencode({**dict(query), "after": found.following}),
        )

    def listed(self, request: Request, given: dict[str, Any]) -> Any:
        """The same for scripts; the filters are those of the page's address."""
        with self.desk.store() as store:
            found = _page(self.desk, store, given)
        return {
            "engine": found.wanted.engine,
            "knowledge": found.wanted.knowledge,
            "ranked_by": self.desk.settings.engine,
            "kinds": found.kinds,
            "next": found.following,
            "misses": [_told(miss) for miss in found.shown],
        }


def _told(miss: Miss) -> dict[str, object]:
    return {
        "game": miss.played.game,
        "move": miss.played.move_no,
        "kind": miss.kind,
        "evidence": miss.words,
        "rank": miss.rank or None,
        "title": miss.played.title,
        "picture": miss.played.picture,
    }


def _page(desk: Desk, store: Store, query: Mapping[str, str]) -> Page:
    kind, phase, rank = (query.get(name, "") for name in ("kind", "phase", "rank"))
    if kind not in ("", *KINDS) or phase not in ("", *MOVES) or rank not in ("", *RANKS):
        raise HTTPException(400, "there is no such kind, phase or rank")
    since = query.get("since", "")
    if since and not since.isdecimal():
        raise HTTPException(400, f"since: '{since[:20]}' is no year")
    wanted = MissQuery(
        *store.misses.latest(),
        kind,
        *moves_of(phase),
        games_from(query),
        int(since[:9] or 0),  # of more digits no year has even the first ones
    )
    kinds = store.misses.kinds(wanted._replace(kind=""))
    if kind:
        kinds.setdefault(kind, 0)  # the filter shows what it is set to
    rows = store.misses.page(wanted, (LOOKED_AT if rank else SHOWN) + 1, _after(query.get("after", "")))
    shown, last = [], None
    for row, place in _ranked(desk, store, rows[:LOOKED_AT]):
        last = row
        if not rank or RANKS[rank][0] <= place <= RANKS[rank][1]:
            played = games.played(store, row.game_id, row.move_no)
            shown.append(Miss(played, row.kind, evidence_of(store, row), place))
        if len(shown) == SHOWN:
            break
    is_last = last is None or last is rows[-1]
    following = "" if is_last or last is None else f"{last.game_id}:{last.move_no}"
    return Page(wanted, phase, rank, shown, kinds, following)


def _after(text: str) -> tuple[int, int]:
    """The game and move that an address names."""
    parts = [int(part[:9]) if part.isdecimal() else 0 for part in text.split(":")[:2]]
    return parts[0], parts[-1]


def _ranked(desk: Desk, store: Store, rows: list[MissRow]) -> Iterator[tuple[MissRow, int]]:
    """Misses with the place that the engine gives the move that was played: 0 when it does not say."""
    try:
        player = judging.player(desk.settings.engine, desk.settings.files)
    except KatachiError:
        player = None
    for row in rows:
        yield row, _place(player, store, row) if isinstance(player, Judge) else 0


def _place(player: Judge, store: Store, row: MissRow) -> int:
    position = position_before(store.games.get(row.game_id).record, row.move_no, f"game {row.game_id}")
    board, played = position.board, position.played
    if played is None or played == PASS or not board.is_legal(position.color, played):
        return 0
    with games.ASKING:
        return player.judge(board, position.color, played).place + 1
