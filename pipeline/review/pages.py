"""The pages as HTML."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from engine.patterns.pattern import CLASSES, MOVE_TYPES
from pipeline.review import drafts, gallery, games
from pipeline.review.app import Pages
from pipeline.review.gallery import Filters
from pipeline.review.joseki_pages import JosekiPages
from pipeline.review.shapes import WHOLE

Routes = list[tuple[str, Callable[[Request], Response]]]


def routes(pages: Pages) -> Routes:
    """Path, handler."""
    shown = _Shown(pages)
    return [
        ("/joseki", JosekiPages(pages).page),
        ("/", shown.start),
        ("/patterns", shown.patterns),
        ("/patterns/{id}", shown.pattern),
        ("/games/{game:int}/{move:int}", shown.game),
    ]


class _Shown:
    """The handlers; each opens the database for itself."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.desk = pages.desk

    def start(self, request: Request) -> Response:
        """The queue is where one begins."""
        return RedirectResponse("/patterns", 303)

    def patterns(self, request: Request) -> Response:
        """A page of the queue."""
        filters = Filters.of(request.query_params)
        with self.desk.store() as store:
            page = gallery.page(self.desk, store, filters)
        return self.pages.show(request, "patterns.html", page=page)

    def pattern(self, request: Request) -> Response:
        """One pattern: large, with its text and all that was decided on it."""
        with self.desk.store() as store:
            found = self.desk.judged(store, request.path_params["id"])
            card = gallery.card(self.desk, store, found, WHOLE, names=True)
            decisions = store.decisions.of_pattern(found.pattern.id)
            after = store.queue.following(found.pattern)
        return self.pages.show(
            request,
            "pattern.html",
            card=card,
            decisions=[(row, row.decided[:16].replace("T", " ")) for row in reversed(decisions)],
            draft=drafts.told(found.pattern),
            following=after,
            brushes=drafts.BRUSHES,
            asks=drafts.ASKS,
            classes=CLASSES,
            types=MOVE_TYPES,
        )

    def game(self, request: Request) -> Response:
        """One position of a game, with the engine's list."""
        with self.desk.store() as store:
            found = games.replayed(self.desk, store, request.path_params["game"], request.path_params["move"])
        return self.pages.show(request, "game.html", shown=found)
