"""The page of misses and its JSON."""

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
from pipeline.review.games import PlayedMove
from pipeline.store import Store
from pipeline.store.games import ERA_YEARS
from pipeline.store.misses import MissQuery, MissRow
from pipeline.views.misses import evidence_of

#: misses on a page
SHOWN = 12
#: a page with a filter for ranks looks at so many misses, because the engine is asked about each
LOOKED_AT = 60
#: the filter's values: first and last place of the move played among all legal moves, in the engine's order
#: now
RANKS = {"1-20": (1, 20), "21-50": (21, 50), "51-100": (51, 100), "101-": (101, 1000)}


@dataclass(frozen=True, slots=True)
class MissCard:
    """A miss as the page shows it."""

    played: PlayedMove
    kind: str
    #: the evidence
    words: str
    #: the place of the move in the engine's order of all legal moves, 1 is the first; 0 if it has none
    rank: int


@dataclass(frozen=True, slots=True)
class MissPage:
    """A page of misses, and what its filters need."""

    wanted: MissQuery
    #: a key of MOVES, or "" for all moves
    phase: str
    #: a key of RANKS, or "" for all ranks
    rank: str
    shown: list[MissCard]
    #: the number of misses of each kind, under all filters but those for kind and rank
    kinds: dict[str, int]
    #: the miss, GAME:MOVE, after which the next page begins; "" after the last
    following: str


class MissPages:
    """The handlers of the page and of its JSON."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.desk = pages.desk

    def page(self, request: Request) -> Response:
        """The page: misses by game and move."""
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

    def page_json(self, request: Request, given: dict[str, Any]) -> Any:
        """The page as JSON; ``given`` has the filters of the page's address."""
        with self.desk.store() as store:
            found = _page(self.desk, store, given)
        return {
            "engine": found.wanted.engine,
            "knowledge": found.wanted.knowledge,
            "ranked_by": self.desk.settings.engine,
            "kinds": found.kinds,
            "next": found.following,
            "misses": [_miss_json(miss) for miss in found.shown],
        }


def _miss_json(miss: MissCard) -> dict[str, object]:
    return {
        "game": miss.played.game,
        "move": miss.played.move_no,
        "kind": miss.kind,
        "evidence": miss.words,
        "rank": miss.rank or None,
        "title": miss.played.title,
        "picture": miss.played.picture,
    }


def _page(desk: Desk, store: Store, query: Mapping[str, str]) -> MissPage:
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
        int(since[:9] or 0),  # no year has more digits
    )
    kinds = store.misses.kinds(wanted._replace(kind=""))
    if kind:
        kinds.setdefault(kind, 0)  # the filter shows what it is set to
    rows = store.misses.page(wanted, (LOOKED_AT if rank else SHOWN) + 1, _after(query.get("after", "")))
    shown, last = [], None
    for row, place in _with_ranks(desk, store, rows[:LOOKED_AT]):
        last = row
        if not rank or RANKS[rank][0] <= place <= RANKS[rank][1]:
            played = games.played_move(store, row.game_id, row.move_no)
            shown.append(MissCard(played, row.kind, evidence_of(store, row), place))
        if len(shown) == SHOWN:
            break
    is_last = last is None or last is rows[-1]
    following = "" if is_last or last is None else f"{last.game_id}:{last.move_no}"
    return MissPage(wanted, phase, rank, shown, kinds, following)


def _after(text: str) -> tuple[int, int]:
    """The game and move that an address names; 0 for what it does not name."""
    parts = [int(part[:9]) if part.isdecimal() else 0 for part in text.split(":")[:2]]
    return parts[0], parts[-1]


def _with_ranks(desk: Desk, store: Store, rows: list[MissRow]) -> Iterator[tuple[MissRow, int]]:
    """Misses with the place of the move played in the engine's order, 1 is the first; 0 if it has none."""
    try:
        player = judging.player(desk.settings.engine, desk.settings.files)
    except KatachiError:
        player = None
    for row in rows:
        yield row, _rank(player, store, row) if isinstance(player, Judge) else 0


def _rank(player: Judge, store: Store, row: MissRow) -> int:
    position = position_before(store.games.get(row.game_id).record, row.move_no, f"game {row.game_id}")
    board, played = position.board, position.played
    if played is None or played == PASS or not board.is_legal(position.color, played):
        return 0
    with games.ASKING:
        return player.judge(board, position.color, played).place + 1
