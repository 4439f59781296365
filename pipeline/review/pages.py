"""The pages as HTML."""

from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from pipeline.pattern_text import text_of
from pipeline.review import gallery
from pipeline.review.app import Pages
from pipeline.review.gallery import Filters
from pipeline.review.shapes import WHOLE

Routes = list[tuple[str, Callable[[Request], Response]]]


def routes(pages: Pages) -> Routes:
    """Path, handler."""
    shown = _Shown(pages)
    return [
        ("/", shown.start),
        ("/patterns", shown.patterns),
        ("/patterns/{id}", shown.pattern),
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
            text=text_of(found.pattern),
            following=after,
        )
