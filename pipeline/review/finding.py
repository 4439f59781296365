"""The search page: patterns that can match a drawing. Also new patterns for moves of games."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from engine.patterns import Pattern
from engine.patterns.masks import window_cells
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY, NUM_CELLS, SIDE
from engine.points import PASS
from pipeline.errors import KatachiError
from pipeline.game_records.positions import position_before
from pipeline.review import drafts, gallery, shapes
from pipeline.review.app import Pages
from pipeline.review.catalogue import HOME
from pipeline.review.desk import with_last_edit
from pipeline.review.gallery import Card
from pipeline.store import Store
from pipeline.views.show import recorded_game

#: patterns on a page
FOUND = 36
#: a new pattern asks for the cells up to this distance from its move: |dx| + |dy| + max(|dx|, |dy|)
REACH = 6
#: the weight of a new pattern, in nats, until its author sets another
WEIGHT = 1.0


def pattern_at(store: Store, game_id: int, move_no: int) -> Pattern:
    """A new pattern of the surroundings of a move of a game, in the orientation of its first record.

    Raises KatachiError for an unknown game or move, and for a pass.
    """
    position = position_before(recorded_game(store, game_id), move_no, f"game {game_id}")
    if position.played is None or position.played == PASS:
        raise KatachiError(f"game {game_id}, move {move_no}: no stone was played there")
    seen = window_cells(position.board, position.color, position.played, 0, HOME)
    cells = bytes(_asked_set(cell, what) for cell, what in enumerate(seen))
    return Pattern(f"R{game_id}-{move_no}", cells, HOME, weight=WEIGHT)


def _asked_set(cell: int, what: int) -> int:
    """The set of a new pattern's cell: near the move, the stone with any number of liberties, or else
    ``what``.

    Cells farther away than REACH may hold anything.
    """
    across, down = abs(cell % SIDE - HOME % SIDE), abs(cell // SIDE - HOME // SIDE)
    if across + down + max(across, down) > REACH:
        return ANYTHING
    return FRIEND_ANY if what & FRIEND_ANY else ENEMY_ANY if what & ENEMY_ANY else what


class SearchHandlers:
    """The handler of the search page."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.desk = pages.desk

    def search(self, request: Request) -> Response:
        """The page: the patterns that can match the drawing of the address."""
        drawn = _parse_cells(request.query_params.get("cells", ""))
        cards: list[Card] = []
        number = 0
        with self.desk.store() as store:
            if any(cell != ANYTHING for at, cell in enumerate(drawn) if at != HOME):
                names, number = self.desk.catalogue.search(store, drawn, FOUND)
                for name in names:
                    found = store.queue.get(name)
                    if found is not None:
                        cards.append(gallery.card(self.desk, store, with_last_edit(found)))
        picture = shapes.draw(Pattern("drawn", drawn, HOME), "what is searched for", shapes.WHOLE, names=True)
        return self.pages.show(
            request,
            "search.html",
            cells=drawn.hex(),
            picture=picture,
            cards=cards,
            number=number,
            brushes=drafts.BRUSHES[:4] + drafts.BRUSHES[7:8],
        )


def _parse_cells(text: str) -> bytes:
    """The drawn cells of an address, two hexadecimal digits each; "" is nothing drawn.

    Raises HTTPException 400 for any other text.
    """
    try:
        cells = bytearray(bytes.fromhex(text) or bytes([ANYTHING]) * NUM_CELLS)
    except ValueError:
        cells = bytearray()
    if len(cells) != NUM_CELLS or 0 in cells:
        raise HTTPException(400, "cells: 64 cells of two hex digits")
    cells[HOME] = EMPTY_BIT
    return bytes(cells)
