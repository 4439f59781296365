"""The joseki page and its JSON: a corner with its continuations, and changes of these."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from engine.diagram import LABELS
from engine.joseki.corners import AREA
from engine.joseki.lines import SIZE, point_at_place
from engine.joseki.move import ERAS, TENUKI_PLACE, TYPES, Figures, parse_place, place_name
from engine.joseki.trend import eras_of, trend
from engine.points import BLACK, EMPTY
from pipeline.game_records.positions import SIDES
from pipeline.joseki.games import finder
from pipeline.joseki.text import position_id
from pipeline.records import GameRecord
from pipeline.review import games
from pipeline.review.app import Pages
from pipeline.review.joseki_desk import CornerPosition, JosekiDesk
from pipeline.tables import pluralise
from pipeline.views.markup import Markup, disc, element, number, text_at

#: the letters of the continuations
LETTERS = LABELS.upper()
#: the number of lines of the board that are drawn: one more than a corner has
SHOWN = AREA + 1
#: the most moves of a line
LONGEST_LINE = 120
#: type -> the key that chooses it
TYPE_KEYS = {kind: kind[0] for kind in TYPES}


@dataclass(frozen=True, slots=True)
class ContinuationRow:
    """A continuation as a row of the page's table."""

    letter: str
    move: str
    kind: str
    fixed: bool
    games: int
    share: str
    won: str
    players: str
    years: str
    #: how its share changed from era to era, in words; "" if not clearly
    trend: str
    name: str
    comment: str
    #: the line to the position after it
    line: str
    #: whether other moves also lead to that position
    meets: bool
    #: whether moves follow it
    goes_on: bool
    #: whether it was played, but not in the eras that count
    is_past: bool


@dataclass(frozen=True, slots=True)
class PositionView:
    """A position as the page shows it."""

    here: CornerPosition
    line: str
    #: each move of the line, with the line up to it
    words: list[tuple[str, str]]
    id: str
    #: whose turn it is
    side: str
    picture: Markup
    rows: list[ContinuationRow]
    #: only games of eras that begin in this year or later count; 0 for all games
    since: int
    #: the first years of the eras that have games
    eras: list[int]
    #: whether several moves lead to it
    meets: bool
    #: how many changes could not be written, and why
    trouble: str

    @property
    def era(self) -> int:
        """The index in ``eras`` of the era that ``since`` lies in."""
        return max((number for number, year in enumerate(self.eras) if year <= self.since), default=0)


def line_of(text: str) -> list[str]:
    """The moves of a line in an address. Raises HTTPException 400 if there are too many."""
    words = [_normal_name(word) for word in text.split()]
    if len(words) > LONGEST_LINE:
        raise HTTPException(400, f"a line has at most {LONGEST_LINE} moves")
    return words


def _normal_name(word: str) -> str:
    """A move as pages write it: 4-3 for 04-03. Other texts stay as they are, for the error message."""
    place = parse_place(word, AREA)
    return word if place is None else place_name(place)


def position_view(desk: JosekiDesk, line: list[str], since: int) -> PositionView:
    """The position after a line, as the page shows it. Raises KatachiError for an impossible move."""
    here = desk.here(line)
    rows = list(_rows(desk, here, since))
    of_eras = eras_of(move.figures for _, move in here.moves)
    return PositionView(
        here,
        " ".join(line),
        [(word, " ".join(line[: i + 1])) for i, word in enumerate(line)],
        position_id(here.key),
        SIDES[here.color],
        picture(here, rows),
        rows,
        since,
        [year for year, games in zip(ERAS, of_eras, strict=False) if games],
        desk.meets(here.key),
        desk.trouble,
    )


def _rows(desk: JosekiDesk, here: CornerPosition, since: int) -> Iterator[ContinuationRow]:
    total = sum(_games(move.figures, since) for _, move in here.moves)
    of_eras = eras_of(move.figures for _, move in here.moves)
    letters = iter(LETTERS)
    graph = desk.graph
    assert graph is not None
    for place, move in here.moves:
        known, word, games = move.figures, place_name(place), _games(move.figures, since)
        yield ContinuationRow(
            "" if place == TENUKI_PLACE else next(letters, ""),
            word,
            TYPES[move.type],
            move.fixed,
            games,
            f"{games / total:.1%}" if total else "",
            f"{known.won / 10:.0f} %" if known.games else "",
            f"{known.players:,}" if known.games else "",
            f"{known.first_year}\u2013{known.last_year}" if known.first_year else "",
            str(trend(known.eras, of_eras) or ""),
            move.name,
            move.comment,
            " ".join([*here.line, word]),
            desk.meets(move.child),
            bool(graph.positions.get(move.child)),
            bool(since and known.games and not games),
        )


def _games(figures: Figures, since: int) -> int:
    """The number of a move's games; with ``since``, only those of eras that begin in this year or later."""
    if not since:
        return figures.games
    return sum(games for year, games in zip(ERAS, figures.eras, strict=False) if year >= since)


def picture(here: CornerPosition, rows: list[ContinuationRow]) -> Markup:
    """The upper left corner as SVG, with the last move marked and continuations colored by type."""
    far = SHOWN - 0.5
    grid = "".join(f"M0 {i}H{far}M{i} 0V{far}" for i in range(SHOWN))
    stones = []
    for column in range(SHOWN):
        for row in range(SHOWN):
            color = here.board.color_at(point_at_place(16 * (column + 1) + row + 1))
            if color != EMPTY:
                stones.append(disc(column, row, 0.47, "b" if color == BLACK else "w"))
    last = [disc(*_at(word), 0.24, "last") for word in here.line[-1:] if word != "tenuki"]
    names = [text_at(i, -1.0, str(i + 1), "name") for i in range(AREA)]
    names += [text_at(-1.0, i, str(i + 1), "name") for i in range(AREA)]
    side = number(SHOWN)
    return element(
        "svg",
        element("title", f"the corner after {' '.join(here.line) or 'nothing'}"),
        element("rect", class_="wood", x="-.5", y="-.5", width=side, height=side),
        element("path", class_="grid", d=grid),
        *(disc(column, row, 0.11, "dot") for column, row in ((3, 3), (9, 3), (3, 9), (9, 9))),
        *names,
        *stones,
        *last,
        *(_choice(row) for row in rows if row.letter),
        class_="go corner",
        viewBox=f"-1.5 -1.5 {SHOWN + 1} {SHOWN + 1}",
        role="img",
    )


def _choice(row: ContinuationRow) -> Markup:
    column, line = _at(row.move)
    kind = f"choice {row.kind}{' past' if row.is_past else ''}"
    words = f"{row.letter}: {row.move}, {row.kind}, {row.games} games"
    return element(
        "g",
        element("title", words),
        disc(column, line, 0.42, "pick"),
        disc(column, line, 0.42, kind),
        text_at(column, line, row.letter, "on-pick sign"),
    )


def _at(word: str) -> tuple[int, int]:
    column, _, row = word.partition("-")
    return int(column) - 1, int(row) - 1


class JosekiPages:
    """The handlers of the page and of its JSON."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.desk: JosekiDesk = pages.desk.joseki

    def page(self, request: Request) -> Response:
        """The page of a position."""
        query = request.query_params
        since = query.get("since", "0")
        found = position_view(
            self.desk, line_of(query.get("line", "")), int(since[:4]) if since.isdecimal() else 0
        )
        return self.pages.show(
            request, "joseki.html", shown=found, types=[(kind, TYPE_KEYS[kind]) for kind in TYPES]
        )

    def position(self, request: Request, given: dict[str, Any]) -> Any:
        """A position as JSON."""
        found = position_view(self.desk, line_of(str(given.get("line", ""))), 0)
        rows = [
            {
                "move": row.move,
                "type": row.kind,
                "fixed": row.fixed,
                "games": row.games,
                "trend": row.trend,
                "name": row.name,
                "comment": row.comment,
            }
            for row in found.rows
        ]
        return {
            "id": found.id,
            "line": list(found.here.line),
            "to_play": found.side,
            "moves": rows,
            "trouble": found.trouble,
        }

    def games(self, request: Request, given: dict[str, Any]) -> Any:
        """Games where the position came up, searched on for a moment from where the last request ended."""
        line = line_of(str(given.get("line", "")))
        if not line:
            raise HTTPException(400, "line: give moves; every game begins with the empty corner")
        find = finder(self.desk.here(line).key)
        after = games.after_from(given)

        def moves_of(record: GameRecord) -> Iterator[int]:
            return (at.move_no for at in find(record))

        with self.pages.desk.store() as store:
            return games.as_json(store, games.look_through(store, moves_of, after, SIZE))

    def change(self, request: Request, given: dict[str, Any]) -> Any:
        """Add, tell, drop, paste or undo.

        ``said`` is what was done, ``trouble`` what could not be written.
        """
        return {"said": self._change(request, given), "trouble": self.desk.trouble}

    def _change(self, request: Request, given: dict[str, Any]) -> str:
        who = self.pages.who(request)
        line = line_of(str(given.get("line", "")))
        move = _normal_name(str(given.get("move", "")))
        do = given.get("do")
        if do == "add":
            return self.desk.add(line, move, who)
        if do == "tell":
            told = (
                None if given.get(key) is None else str(given[key]) for key in ("type", "name", "comment")
            )
            self.desk.tell(line, move, who, *told)
            return f"{move} is changed"
        if do == "drop":
            return self.desk.drop(line, move, who)
        if do == "paste":
            return pluralise(self.desk.paste(str(given.get("sgf", "")).encode(), who), "new move")
        if do == "undo":
            return self.desk.undo(who)
        raise HTTPException(400, "do: one of add, tell, drop, paste, undo")
