"""What was learned so far: where learning goes on from, and the book and the joseki that it is done with."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from engine.joseki import JosekiBook
from engine.joseki.default import open_joseki
from engine.patterns import PatternBook, binary
from engine.patterns.pattern import Pattern
from engine.points import EngineError
from pipeline import knowledge
from pipeline.errors import KatachiError
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.texts.weights_text import Weights, features_of, with_weights


def so_far(store: Store) -> tuple[list[Pattern], Weights]:
    """The database's learned patterns and weights, else those that come with Katachi.

    Raises KatachiError where neither has any.
    """
    learned = list(store.learned.patterns())
    if learned:
        return learned, Weights(store.learned.weights())
    learned = [pattern for _, pattern in knowledge.shipped()]
    if not learned:
        raise KatachiError("there are no learned patterns to go on with, in the database or in db/learned")
    return learned, knowledge.default_weights()


def compiled(
    path: Path,
    patterns: Sequence[Pattern],
    weights: Weights,
    edited: Iterable[Pattern] = (),
    network: bytes = b"",
) -> PatternBook:
    """The book to learn with, compiled to a file; it has no network but the one that is given.

    ``edited`` patterns have weights of their own, whatever stands under their ids.
    """
    binary.write(path, [*with_weights(patterns, weights), *edited], features_of(weights), network=network)
    return PatternBook.open(path)


def joseki(settings: Settings) -> JosekiBook | None:
    """The joseki that the settings name; raises KatachiError when they cannot be used."""
    try:
        return open_joseki(settings.files.joseki)
    except EngineError as error:
        raise KatachiError(str(error)) from None
