"""The queue of patterns, in pages of 36, 12 or 1 cards, by default those first whose decision gains most."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any
from urllib.parse import urlencode

from engine.patterns import Pattern
from engine.patterns.names import describe
from engine.patterns.pattern import CELL_NAME, CLASSES, cell_name
from pipeline.decisions import version_of
from pipeline.errors import UsageError
from pipeline.judging import MOVES
from pipeline.misses.kinds import KINDS
from pipeline.review import shapes
from pipeline.review.catalogue import ids_in_all
from pipeline.review.desk import HAND, LEARNED, Desk, with_last_edit
from pipeline.review.played_in import REGIONS, MoveQuery, PlayedPatterns
from pipeline.store import Store
from pipeline.store.decisions import OPEN, STATES, Standing
from pipeline.store.games import ERA_YEARS, GameQuery
from pipeline.store.queue import ASKS, ORDERS, QueuedPattern, QueueQuery
from pipeline.tables import pluralise
from pipeline.views.markup import Markup

#: patterns on a page
SIZES = (36, 12, 1)
#: the filter offers so many shapes
OFFERED_SHAPES = 60
#: filter -> its values, for filters with fixed ones
_KNOWN: dict[str, tuple[str, ...]] = {
    "source": (LEARNED, HAND),
    "state": (OPEN, *STATES.values(), "all"),
    "order": tuple(ORDERS),
    "kind": ("", *CLASSES),
}


@dataclass(frozen=True, slots=True)
class Card:
    """A pattern as a page shows it."""

    id: str
    #: what a decision on it must name: the version that is judged, and the id of the last decision
    version: str
    seen: int
    state: str
    is_edited: bool
    picture: Markup
    sentence: str
    #: letter and words of each attribute
    asks: list[tuple[str, str]]
    #: name and value of each figure
    facts: list[tuple[str, str]]
    #: class
    kind: str


@dataclass(frozen=True, slots=True)
class Filters:
    """The filters of a page, named like the parameters of its address; "" and 0 are no condition.

    ``per`` is the number of patterns on a page, ``after`` the place and id of the last pattern before it.
    """

    source: str = LEARNED
    state: str = OPEN
    order: str = "doubt"
    asks: str = ""
    place: str = ""
    shape: str = ""
    kind: str = ""
    like: str = ""
    name: str = ""
    since: int = 0
    player: str = ""
    collection: str = ""
    file: str = ""
    era: str = ""
    missed: str = ""
    phase: str = ""
    region: str = ""
    per: int = SIZES[0]
    after: str = ""

    @classmethod
    def of(cls, query: Mapping[str, str]) -> "Filters":
        """The filters of an address' query. Raises UsageError for impossible values."""
        given: dict[str, Any] = {
            key: value for key, value in query.items() if key in cls.__slots__ and value != ""
        }
        for key in ("since", "per"):
            if key in given:
                if not given[key].isdecimal():
                    raise UsageError(f"{key}: '{given[key]}' is no number")
                given[key] = int(given[key][:6])
        found = cls(**given)
        if found.per not in SIZES:
            raise UsageError(
                f"per: {found.per} patterns are no page; there are: {', '.join(map(str, SIZES))}"
            )
        for key, known in _KNOWN.items():
            if getattr(found, key) not in known:
                there_are = ", ".join(filter(None, known))
                raise UsageError(f"{key}: no '{getattr(found, key)}'; there are: {there_are}")
        found.moves.check()
        return found

    @property
    def moves(self) -> MoveQuery:
        """The moves as one of which a pattern must have been played."""
        games = GameQuery(self.player, self.collection, self.file, self.era)
        return MoveQuery(games, self.missed, self.phase, self.region)

    def address(self, **other: object) -> str:
        """The address of the page with these filters, changed by ``other``."""
        standard = Filters()
        values = {key: other.get(key, getattr(self, key)) for key in self.__slots__}
        told = {key: value for key, value in values.items() if value != getattr(standard, key)}
        return "/patterns" + (f"?{urlencode(told)}" if told else "")

    def address_of(self, name: str) -> str:
        """The address of a pattern's page; its next pattern is the one that follows in this queue."""
        return self.address(after="").replace("/patterns", f"/patterns/{name}", 1)


@dataclass(frozen=True, slots=True)
class GalleryPage:
    """A page of cards, and what its template needs."""

    filters: Filters
    cards: list[Card]
    #: the number of patterns on all pages
    number: int
    #: the address of the next page; "" for none
    next: str
    #: the number of patterns by state
    counts: dict[str, int]
    #: filter -> value and words of each choice
    choices: dict[str, list[tuple[str, str]]] = field(default_factory=dict)
    #: how many games were searched, in words; "" if the filters ask for no games
    played: str = ""
    #: whether games are still being searched; then there are no cards
    is_looking: bool = False


def page(desk: Desk, store: Store, filters: Filters) -> GalleryPage:
    """The page with these filters."""
    played = _played_patterns(desk, store, filters)
    if played is None and _asks_for_games(filters):
        counts, offered = store.decisions.counts(), choices(desk, store, filters)
        return GalleryPage(
            filters, [], 0, "", counts, offered, "These games are gone through ...", is_looking=True
        )
    found, number = _queue_page(desk, store, filters, played.names if played else None)
    rest = found[filters.per :]
    found = found[: filters.per]
    last = found[-1] if found and rest else None
    following = filters.address(after=f"{last.place!r}~{last.pattern.id}") if last else ""
    cards = [card(desk, store, each) for each in map(with_last_edit, found)]
    words = f"played in {played.looked_at:,} of {pluralise(played.games, 'game')}" if played else ""
    offered = choices(desk, store, filters)
    return GalleryPage(filters, cards, number, following, store.decisions.counts(), offered, words)


def next_pattern(desk: Desk, store: Store, filters: Filters, name: str) -> str:
    """The id of the pattern that comes after ``name`` in a queue; the first if ``name`` has no place in it.

    "" after the last, and while games are being searched.
    """
    played = _played_patterns(desk, store, filters)
    if played is None and _asks_for_games(filters):
        return ""
    if filters.source == LEARNED:
        place = store.queue.place(name, filters.order)
    else:
        places = {each.pattern.id: each.place for each in _hand_in_order(desk, store, filters.order)}
        place = places.get(name)
    after = "" if place is None else f"{place!r}~{name}"
    found, _ = _queue_page(
        desk, store, replace(filters, per=1, after=after), played.names if played else None
    )
    return found[0].pattern.id if found else ""


def _asks_for_games(filters: Filters) -> bool:
    return filters.moves != MoveQuery()


def _played_patterns(desk: Desk, store: Store, filters: Filters) -> PlayedPatterns | None:
    """The patterns played in the games of the filters.

    None while these are searched, or if none are asked for.
    """
    return desk.played.names(store, filters.moves) if _asks_for_games(filters) else None


def _queue_page(
    desk: Desk, store: Store, filters: Filters, names: list[str] | None
) -> tuple[list[QueuedPattern], int]:
    """The patterns of a page and the one after it, if there is one; and the number on all pages.

    ``names`` are the ids of patterns that may come; None for all.
    """
    of_source = _learned_page if filters.source == LEARNED else _hand_page
    return of_source(desk, store, filters, names)


def _learned_page(
    desk: Desk, store: Store, filters: Filters, names: list[str] | None
) -> tuple[list[QueuedPattern], int]:
    lists = [
        names,
        desk.catalogue.ids_of_shape(store, filters.shape) if filters.shape else None,
        desk.catalogue.ids_alike(store, desk.current_pattern(store, filters.like).pattern)
        if filters.like
        else None,
    ]
    wanted = QueueQuery(
        filters.state,
        filters.order,
        filters.asks,
        filters.place,
        filters.name,
        ids_in_all(lists),
        filters.since,
    )
    return store.queue.page(wanted, filters.per + 1, _after(filters.after)), store.queue.number(wanted)


def _hand_page(
    desk: Desk, store: Store, filters: Filters, names: list[str] | None
) -> tuple[list[QueuedPattern], int]:
    played = None if names is None else set(names)
    found = [
        each
        for each in _hand_in_order(desk, store, filters.order)
        if _is_wanted(each, filters) and (played is None or each.pattern.id in played)
    ]
    number = len(found)
    after = _after(filters.after)
    if after is not None:
        found = [each for each in found if _place(each) > after]
    return found[: filters.per + 1], number


def _hand_in_order(desk: Desk, store: Store, order: str) -> list[QueuedPattern]:
    """The patterns made by hand or added in review, in a queue's order.

    There are a few hundred of them, so they are sorted and filtered here, not by SQL.
    """
    standings = store.decisions.standings()
    patterns = dict(desk.hand_made(store))
    for standing in standings.values():
        if (
            standing.content
            and standing.pattern not in patterns
            and store.queue.get(standing.pattern) is None
        ):
            patterns[standing.pattern] = desk.current_pattern(store, standing.pattern).pattern
    found = [
        with_last_edit(QueuedPattern(pattern, standings.get(pattern.id, Standing(pattern.id)), float(number)))
        for number, pattern in enumerate(patterns.values())
    ]
    if order == "weight":
        found = [each._replace(place=-abs(each.pattern.weight)) for each in found]
    return sorted(found, key=_place)


def _place(found: QueuedPattern) -> tuple[float, str]:
    return found.place, found.pattern.id


def _is_wanted(found: QueuedPattern, filters: Filters) -> bool:
    pattern, state = found.pattern, found.standing.state
    return (
        filters.state in (state, "all")
        and pattern.id.startswith(filters.name)
        and filters.kind in ("", pattern.kind)
    )


def _after(text: str) -> tuple[float, str] | None:
    """The place and id in ``Filters.after``; None for "". Raises UsageError."""
    value, _, name = text.partition("~")
    if not text:
        return None
    try:
        return float(value), name
    except ValueError:
        raise UsageError(f"after: '{text}' is no place in the list") from None


def choices(desk: Desk, store: Store, filters: Filters) -> dict[str, list[tuple[str, str]]]:
    """For each filter the value and the words of its choices."""
    found = {
        "source": [(LEARNED, "learned"), (HAND, "made by hand")],
        "state": [(state, state) for state in (OPEN, *STATES.values(), "all")],
        "order": [
            ("doubt", "worst doubts first"),
            ("gain", "largest gain first"),
            ("played", "most played first"),
            ("weight", "largest weight first"),
            ("players", "fewest players first"),
        ],
        "per": [(str(size), f"{size} a page") for size in SIZES],
        "collection": [("", "any collection"), *desk.collections(store, filters.collection)],
        "missed": [("", "missed or not"), *((kind, f"missed: {kind}") for kind in KINDS)],
        "phase": [("", "all moves"), *((name, f"moves {name}") for name in MOVES)],
        "region": [("", "whole board"), *((name, f"played: {name}") for name in REGIONS)],
        "era": [("", "any year"), *((name, name) for name in ERA_YEARS)],
    }
    if filters.source == HAND:
        return found | {"kind": [("", "any class"), *((kind, kind) for kind in CLASSES)]}
    named = desk.catalogue.shapes(store)[:OFFERED_SHAPES]
    shape_choices = [(shape, f"{shape} ({number:,})") for shape, number in named]
    if filters.shape and filters.shape not in dict(named):
        shape_choices.insert(0, (filters.shape, filters.shape))
    return found | {
        "asks": [("", "anything asked"), *((ask, f"asks: {ask}") for ask in ASKS)],
        "place": [("", "anywhere"), ("edge", "shows the edge"), ("open", "away from the edge")],
        "shape": [("", "any shape" if named else "shapes: being named ..."), *shape_choices],
    }


def card(
    desk: Desk, store: Store, found: QueuedPattern, frame: shapes.Frame | None = None, names: bool = False
) -> Card:
    """The card of a pattern; ``frame`` and ``names`` are for ``shapes.draw``."""
    pattern, standing = found.pattern, found.standing
    sentence = sentence_of(pattern)
    return Card(
        pattern.id,
        version_of(pattern),
        standing.decision_id,
        standing.state,
        bool(standing.content),
        shapes.draw(pattern, f"{sentence} (pattern {pattern.id})", frame, names),
        sentence,
        shapes.attribute_texts(pattern),
        list(_facts(pattern)),
        pattern.kind,
    )


def sentence_of(pattern: Pattern) -> str:
    """A pattern's own text, with names of cells; without one the name of its shape."""
    if not pattern.text:
        return describe(pattern)
    move = cell_name(pattern.move)
    return CELL_NAME.sub(lambda cell: move if cell[1] == "*" else cell[1], pattern.text)


def _facts(pattern: Pattern) -> Iterator[tuple[str, str]]:
    counts = pattern.statistics
    if counts.seen:
        yield "share", f"{counts.played / counts.seen:.1%}"
        yield "played", f"{counts.played:,} of {counts.seen:,}"
    if counts.players:
        yield "players", f"{counts.players:,}"
    if counts.decided:
        yield "won", f"{counts.won / counts.decided:.0%}"
    if counts.first_year:
        yield "years", f"{counts.first_year}\u2013{counts.last_year}"
    yield "weight", f"{pattern.weight:+.2f}"
    if pattern.gain:
        yield "gain", f"{pattern.gain:+.1f}"
