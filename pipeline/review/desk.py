"""What all pages share: settings, the database, who judges by default, and results of background work."""

from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field
from pathlib import Path

from engine.patterns import Pattern
from pipeline import decisions, knowledge
from pipeline.errors import KatachiError
from pipeline.review.catalogue import Catalogue
from pipeline.review.joseki_desk import JosekiDesk
from pipeline.review.played_in import PlayedSearches
from pipeline.review.releasing import Releasing
from pipeline.review.sample import Sample
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import GameQuery
from pipeline.store.queue import QueuedPattern
from pipeline.texts.weights_text import Weights, with_weights

LEARNED, HAND = "learned", "hand"
#: the longest name of a person
LONGEST_NAME = 40
LONGEST_LABEL = 300
#: a filter offers so many collections, the largest
OFFERED_COLLECTIONS = 60


@dataclass(slots=True)
class Desk:
    """What the handlers of a server share. Handlers run in several threads."""

    settings: Settings
    #: the run that decisions of this server belong to
    run_id: int
    #: who judges if the browser does not say
    who: str
    catalogue: Catalogue
    #: starts making the sample in the background
    ask_sample: "Callable[[], Future[Sample]]"
    joseki: JosekiDesk
    releasing: Releasing
    played: PlayedSearches
    sample: "Future[Sample]" = field(init=False)
    _hand: dict[str, Pattern] = field(default_factory=dict)
    _stamp: tuple[object, ...] = ()
    _collections: tuple[tuple[int, int], list[tuple[str, str]]] = ((-1, -1), [])

    def __post_init__(self) -> None:
        self.sample = self.ask_sample()

    def store(self) -> Store:
        """Open the database, for a ``with`` block. It takes a millisecond."""
        return Store.open(self.settings.db, create=False)

    def ready_sample(self) -> Sample | None:
        """The sample; None while it is being made. If making it failed, raises the error and starts again."""
        found = self.sample
        if not found.done():
            return None
        if found.exception():
            self.sample = self.ask_sample()
        return found.result()

    def collections(self, store: Store, chosen: str = "") -> list[tuple[str, str]]:
        """The collections that a filter offers, ``(value, words)``, with the chosen one."""
        # num_ended: a record of a known game adds to a collection without changing a game
        change = store.games.last_change(selfplay=True), store.runs.num_ended()
        if self._collections[0] != change:
            found = list(store.inputs.collections().items())[:OFFERED_COLLECTIONS]
            short = Counter(_short_name(name) for name, _ in found)
            told = [
                (name, f"{_short_name(name) if short[_short_name(name)] == 1 else name} ({number:,})")
                for name, number in found
            ]
            self._collections = change, told
        offered = self._collections[1]
        return offered if chosen in ("", *dict(offered)) else [(chosen, chosen), *offered]

    def hand_made(self, store: Store) -> dict[str, Pattern]:
        """The patterns made by hand, by id, with their weights from the database, else the default ones.

        They are read again when a file or a training has changed them.
        """
        files = tuple((str(path), path.stat().st_mtime_ns) for path in _hand_files())
        stamp = (store.learned.weights_run(), files)
        if not self._hand or stamp != self._stamp:
            learned = store.learned.weights()
            weights = Weights(learned) if learned else knowledge.default_weights()
            patterns = with_weights((pattern for _, pattern in knowledge.hand_made()), weights)
            self._hand = {pattern.id: pattern for pattern in patterns}
            self._stamp = stamp
        return self._hand

    def current_pattern(self, store: Store, name: str) -> QueuedPattern:
        """A pattern as last edited, and what holds for it. Raises KatachiError for an unknown id."""
        standing = store.decisions.standing(name)
        found = store.queue.get(name)
        if found is None:
            pattern = self.hand_made(store).get(name)
            if pattern is None and not standing.content:
                raise KatachiError(f"there is no pattern '{name}' in {self.settings.db}")
            pattern = pattern or decisions.read_edit(name, standing.content)
            found = QueuedPattern(pattern, standing, pattern.gain)
        return with_last_edit(found)


def games_from(query: Mapping[str, str]) -> GameQuery:
    """The games that an address' query asks for."""
    return GameQuery(*(query.get(name, "")[:LONGEST_LABEL] for name in GameQuery._fields))


def _short_name(collection: str) -> str:
    return collection.rstrip("/!").rpartition("/")[2] or collection


def with_last_edit(found: QueuedPattern) -> QueuedPattern:
    """The pattern as last edited, with the state of that version."""
    pattern = decisions.current(found.pattern, found.standing)
    state = decisions.state_of(pattern, found.standing)
    return found._replace(pattern=pattern, standing=found.standing._replace(state=state))


def clean_name(name: str) -> str:
    """A person's name without unprintable characters, at most LONGEST_NAME long; may be empty."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    return words[:LONGEST_NAME].strip()


def _hand_files() -> list[Path]:
    return sorted((knowledge.DB / knowledge.HAND_MADE).glob("*.pat")) if knowledge.is_here() else []


__all__ = ["HAND", "LEARNED", "Desk", "clean_name", "games_from", "with_last_edit"]
