"""A pattern while it is edited: what its page shows of it, and what it would do on the sample."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.patterns import Pattern, PatternBook
from engine.patterns.pattern import (
    ANYTHING,
    EDGE_BIT,
    EMPTY_BIT,
    ENEMY_ANY,
    FRIEND_ANY,
    MEASURES,
    TreeMove,
    cell_name,
)
from pipeline import judging
from pipeline.errors import KatachiError
from pipeline.review import shapes, trying
from pipeline.review.desk import Desk
from pipeline.review.gallery import sentence_of
from pipeline.review.sample import Sample
from pipeline.review.trying import PatternPlaces
from pipeline.texts.pattern_text import text_of
from pipeline.texts.pattern_text.symbols import WORDS

#: what cells can be painted with: key, set, words
BRUSHES = (
    ("1", FRIEND_ANY, "friend"),
    ("2", ENEMY_ANY, "enemy"),
    ("3", EMPTY_BIT, "empty"),
    ("4", ANYTHING, "don't care"),
    ("5", FRIEND_ANY | EMPTY_BIT, "friend or empty"),
    ("6", ENEMY_ANY | EMPTY_BIT, "enemy or empty"),
    ("7", FRIEND_ANY | ENEMY_ANY, "friend or enemy"),
    ("8", EDGE_BIT, "edge"),
    ("9", ANYTHING & ~EDGE_BIT, "on the board"),
)
#: what can be asked: measure, "cell" or "board", meaning, words for its values (none: numbers), low, high
ASKS = tuple(
    (name, where, meaning, WORDS.get(name, ()), low, high)
    for name, (where, low, high, meaning) in MEASURES.items()
)


def draft_json(pattern: Pattern) -> dict[str, Any]:
    """A draft as the page shows it, for JSON."""
    return {
        "text": text_of(pattern),
        "picture": shapes.draw(pattern, sentence_of(pattern), shapes.WHOLE, names=True),
        "sentence": sentence_of(pattern),
        "cells": list(pattern.cells),
        "move": pattern.move,
        "kind": pattern.kind,
        "type": pattern.type,
        "words": pattern.text,
        "urgent": pattern.urgent,
        "quiet": pattern.quiet,
        "weight": pattern.weight,
        "attributes": [list(attribute) for attribute in pattern.attributes],
        "asks": [{"letter": letter, "words": words} for letter, words in shapes.attribute_texts(pattern)],
        "moves": list(_tree(pattern.answers, [])),
    }


def _tree(moves: Sequence[TreeMove], path: list[int]) -> Iterator[dict[str, Any]]:
    """The moves of a tree for JSON, each with its path: the places of moves in their lists."""
    for number, move in enumerate(moves):
        here = [*path, number]
        yield {
            "path": here,
            "cell": move.cell,
            "name": cell_name(move.cell),
            "side": move.side,
            "type": move.type,
            "text": move.text,
        }
        yield from _tree(move.answers, here)


def attempt(desk: Desk, pattern: Pattern, without: bool) -> dict[str, Any]:
    """What the pattern would do in place of the loaded one with its id, for JSON.

    ``without`` asks what leaving that one out would do. While the sample is being made, only ``ready`` is
    there.
    """
    sample = desk.ready_sample()
    if sample is None:
        return {"ready": False}
    found = trying.find(sample, pattern)
    loaded = _loaded_pattern(desk, pattern.id)
    before = []
    if loaded is not None:
        same = (loaded.cells, loaded.attributes) == (pattern.cells, pattern.attributes)
        before = [(found if same else trying.find(sample, loaded), loaded.weight)]
    # a pattern that is not loaded cannot be left out, so it is tried as an addition
    after = [] if without and loaded is not None else [(found, pattern.weight)]
    done = trying.effect(sample, before, after)
    return {
        "ready": True,
        "network": sample.has_network,
        "compared": ("without" if loaded else "with") if without else "changed",
        "positions": sample.size,
        "on_board": len(found.places),
        "played": trying.num_played(sample, found),
        "instead": [
            [cell_name(cell), count] for cell, count in trying.played_instead(sample, pattern, found)
        ],
        "was": None if loaded is None else _counts(sample, before[0][0]),
        "tops": {str(top): list(shares) for top, shares in done.tops.items()},
        "nats": done.nats,
        "better": [_place(sample, *each) for each in done.better],
        "worse": [_place(sample, *each) for each in done.worse],
        "examples": [
            {"game": int(sample.game[at]), "move": int(sample.number[at])}
            for at, _ in list(trying.examples(sample, found))[: trying.SHOWN]
        ],
    }


def _counts(sample: Sample, found: PatternPlaces) -> dict[str, int]:
    return {"on_board": len(found.places), "played": trying.num_played(sample, found)}


def _place(sample: Sample, position: int, before: int, after: int) -> dict[str, int]:
    return {
        "game": int(sample.game[position]),
        "move": int(sample.number[position]),
        "before": before,
        "after": after,
    }


def _book(desk: Desk) -> PatternBook | None:
    """The patterns that the engine has loaded; None if it has none."""
    try:
        book: PatternBook | None = judging.player(desk.settings.engine, desk.settings.files).book
    except (KatachiError, AttributeError):
        return None
    return book


def _loaded_pattern(desk: Desk, name: str) -> Pattern | None:
    """The pattern with this id that the engine has loaded; None if there is none."""
    book = _book(desk)
    index: int | None = None if book is None else book.index(name)
    return None if book is None or index is None else book.pattern(index)
