"""The HTML pages of patterns and games."""

from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from engine.patterns.pattern import CLASSES, MOVE_TYPES
from pipeline.ranges import parse_digits
from pipeline.review import drafts, gallery, games
from pipeline.review.app import Pages
from pipeline.review.audit_pages import AuditPages
from pipeline.review.finding import SearchHandlers, pattern_at
from pipeline.review.gallery import Filters
from pipeline.review.joseki_pages import JosekiPages
from pipeline.review.miss_pages import MissPages
from pipeline.review.release_pages import ReleasePages
from pipeline.review.shapes import WHOLE
from pipeline.store import Store
from pipeline.store.queue import QueuedPattern

Routes = list[tuple[str, Callable[[Request], Response]]]


def routes(pages: Pages) -> Routes:
    """The path and handler of each page."""
    shown, finding = _PageHandlers(pages), SearchHandlers(pages)
    return [
        ("/joseki", JosekiPages(pages).page),
        ("/", shown.start),
        ("/patterns", shown.patterns),
        ("/patterns/{id}", shown.pattern),
        ("/games/{game}/{move}", shown.game),
        ("/new", shown.new),
        ("/search", finding.search),
        ("/misses", MissPages(pages).page),
        ("/audit", AuditPages(pages).page),
        ("/release", ReleasePages(pages).page),
    ]


class _PageHandlers:
    """The handlers for patterns and games. Each opens the database for itself."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.desk = pages.desk

    def start(self, request: Request) -> Response:
        """Redirect to the queue."""
        return RedirectResponse("/patterns", 303)

    def patterns(self, request: Request) -> Response:
        """A page of the queue."""
        filters = Filters.of(request.query_params)
        with self.desk.store() as store:
            page = gallery.page(self.desk, store, filters)
        return self.pages.show(request, "patterns.html", page=page)

    def pattern(self, request: Request) -> Response:
        """The page of a pattern, with all decisions on it and the editor."""
        with self.desk.store() as store:
            found = self.desk.current_pattern(store, request.path_params["id"])
            return self._pattern(request, store, found)

    def new(self, request: Request) -> Response:
        """The page of a new pattern, made of the surroundings of a move of a game."""
        game, _, move = request.query_params.get("at", "").partition(":")
        if not (game.isdecimal() and move.isdecimal()):
            raise HTTPException(400, "at: a game and a move, such as 12:57")
        with self.desk.store() as store:
            pattern = pattern_at(store, int(game[:9]), int(move[:4]))
            standing = store.decisions.standing(pattern.id)
            if standing.content:
                return RedirectResponse(f"/patterns/{pattern.id}#edit", 303)
            return self._pattern(request, store, QueuedPattern(pattern, standing, 0.0), is_new=True)

    def _pattern(
        self, request: Request, store: Store, found: QueuedPattern, is_new: bool = False
    ) -> Response:
        decisions = store.decisions.of_pattern(found.pattern.id)
        filters = Filters.of(request.query_params)
        following = gallery.next_pattern(self.desk, store, filters, found.pattern.id)
        return self.pages.show(
            request,
            "pattern.html",
            card=gallery.card(self.desk, store, found, WHOLE, names=True),
            is_new=is_new,
            decisions=[(row, row.decided[:16].replace("T", " ")) for row in reversed(decisions)],
            draft=drafts.draft_json(found.pattern),
            following=filters.address_of(following) if following else "",
            queue=filters.address(after=""),
            brushes=drafts.BRUSHES,
            asks=drafts.ASKS,
            classes=CLASSES,
            types=MOVE_TYPES,
        )

    def game(self, request: Request) -> Response:
        """The page of a position of a game, with the engine's list."""
        game, move = request.path_params["game"], request.path_params["move"]
        if not (game.isdecimal() and move.isdecimal()):
            raise HTTPException(404)
        with self.desk.store() as store:
            found = games.replayed_position(self.desk, store, parse_digits(game), parse_digits(move))
        return self.pages.show(request, "game.html", shown=found)
