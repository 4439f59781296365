"""Where learning starts from: what was learned so far, as a book for the engine, and the joseki to follow."""

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


def learned_so_far(store: Store) -> tuple[list[Pattern], Weights]:
    """The learned patterns and weights of the database; if it has none, those that come with Katachi.

    Raises KatachiError if there are none either.
    """
    learned = list(store.learned.patterns())
    if learned:
        return learned, Weights(store.learned.weights())
    learned = [pattern for _, pattern in knowledge.shipped()]
    if not learned:
        raise KatachiError("there are no learned patterns to go on with, in the database or in db/learned")
    return learned, knowledge.default_weights()


def compile_book(
    path: Path,
    patterns: Sequence[Pattern],
    weights: Weights,
    edited: Iterable[Pattern] = (),
    network: bytes = b"",
) -> PatternBook:
    """Compile the book to learn with to ``path``, and open it; ``network`` is its only network.

    Patterns get their weight from ``weights``, by id; ``edited`` patterns keep the weight they have.
    """
    binary.write(path, [*with_weights(patterns, weights), *edited], features_of(weights), network=network)
    return PatternBook.open(path)


def joseki(settings: Settings) -> JosekiBook | None:
    """The joseki that the settings name; raises KatachiError when they cannot be used."""
    try:
        return open_joseki(settings.files.joseki)
    except EngineError as error:
        raise KatachiError(str(error)) from None
