"""What was learned so far: where learning goes on from."""

from engine.patterns.pattern import Pattern
from pipeline import knowledge
from pipeline.errors import KatachiError
from pipeline.store import Store
from pipeline.weights_text import Weights


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
