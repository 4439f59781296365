"""What speaks for moves: reasons of the engine on a sample of positions, and the weights that it adds up."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.features import FEATURES, RULE_PREFIX
from engine.players import unexplained
from pipeline import judging
from pipeline.executors import Executor
from pipeline.game_records.positions import position_before
from pipeline.judging import NOT_JUDGED, num_judged
from pipeline.settings import Settings
from pipeline.store import Store


@dataclass(frozen=True, slots=True)
class Speaker:
    """A rule, a feature or whatever else gives reasons; a kind of them under the name of the kind."""

    kind: str
    name: str
    #: what it says of a move, once
    text: str
    #: candidates that it spoke for (or against), and those of them that were played
    spoke: int
    played: int
    #: mean of its part of the value
    value: float
    #: None where the engine has no table of weights
    weight: float | None = None


@dataclass(frozen=True, slots=True)
class Reasons:
    """What spoke at the sampled positions."""

    positions: int
    candidates: int
    #: candidates that were played
    hits: int
    #: all reasons of a kind taken together, the most frequent first
    kinds: list[Speaker]
    #: by kind those that speak one by one, the most frequent first
    speakers: dict[str, list[Speaker]]


@dataclass(frozen=True, slots=True)
class Weight:
    """A weight of a feature, in nats."""

    name: str
    text: str
    weight: float


@dataclass(frozen=True, slots=True)
class Weights:
    """The strongest weights of features, those for a move and those against it, the strongest first."""

    #: how many have a weight
    features: int
    rules: int
    strongest: list[Weight]
    weakest: list[Weight]
    patterns: int


#: kinds of which there are too many to be told one by one
_MANY = {"pattern"}


def run(
    store: Store, settings: Settings, games: Sequence[tuple[int, bytes]], number: int, executor: Executor
) -> Reasons | None:
    """Ask the engine at so many positions, evenly from the first to the last of these games' judged moves."""
    sample = list(_sample(games, number))
    if not sample:
        return None
    player = judging.player(settings.engine, settings.files)
    weights = _weights(player)
    # what may have no text here has one in the table of features, or is not told one by one
    count = _Count(weights)
    with executor.progress("reasons", "positions", len(sample)) as bar:
        for game_id, move_no in sample:
            position = position_before(store.games.get(game_id).record, move_no, f"game {game_id}")
            for candidate in unexplained(player, position.board, position.color):
                count.add(candidate, candidate.point == position.played)
            bar.update(1)
    return Reasons(len(sample), count.candidates, count.hits, *count.told())


def _sample(games: Sequence[tuple[int, bytes]], number: int) -> Iterator[tuple[int, int]]:
    """Of n judged moves in order the (2 i + 1) n / (2 number)-th for each i, or all when there are fewer."""
    total = sum(num_judged(ranks) for _, ranks in games)
    few = min(number, total)
    wanted = iter([(2 * i + 1) * total // (2 * few) for i in range(few)])
    place, met = next(wanted, None), 0
    for game_id, ranks in games:
        judged = num_judged(ranks)
        if place is not None and place < met + judged:
            numbers = [number for number, rank in enumerate(ranks, 1) if rank != NOT_JUDGED]
            while place is not None and place < met + judged:
                yield game_id, numbers[place - met]
                place = next(wanted, None)
        met += judged


class _Count:
    """Reasons of candidates, counted."""

    def __init__(self, weights: dict[str, float]) -> None:
        self.weights = weights
        self.candidates = self.hits = 0
        self.spoke: Counter[tuple[str, str]] = Counter()
        self.played: Counter[tuple[str, str]] = Counter()
        self.value: Counter[tuple[str, str]] = Counter()
        self.texts: dict[tuple[str, str], str] = {}

    def add(self, candidate: Any, was_played: bool) -> None:
        self.candidates += 1
        self.hits += was_played
        sums: Counter[tuple[str, str]] = Counter()
        for reason in candidate.reasons:
            sums[reason.kind, ""] += reason.value
            if reason.kind not in _MANY:
                sums[reason.kind, reason.name] += reason.value
                self.texts.setdefault((reason.kind, reason.name), reason.text)
        for key, value in sums.items():
            self.spoke[key] += 1
            self.played[key] += was_played
            self.value[key] += value

    def told(self) -> tuple[list[Speaker], dict[str, list[Speaker]]]:
        kinds: list[Speaker] = []
        speakers: dict[str, list[Speaker]] = {}
        for kind, name in sorted(self.spoke, key=lambda key: (-self.spoke[key], key)):
            speaker = self._speaker(kind, name)
            if name:
                speakers.setdefault(kind, []).append(speaker)
            else:
                kinds.append(speaker)
        return kinds, speakers

    def _speaker(self, kind: str, name: str) -> Speaker:
        key = kind, name
        spoke = self.spoke[key]
        text = _TEXTS.get(_key(kind, name), self.texts.get(key, ""))
        weight = self.weights.get(_key(kind, name)) if name else None
        return Speaker(kind, name, text, spoke, self.played[key], self.value[key] / spoke, weight)


def _key(kind: str, name: str) -> str:
    """The name of a speaker in the table of weights."""
    return f"{RULE_PREFIX}{name}" if kind == "rule" else name


_TEXTS = {feature.name: feature.text for feature in FEATURES}


def _weights(player: Any) -> dict[str, float]:
    book = getattr(player, "book", None)
    return dict(book.weights) if book is not None else {}


def weights(settings: Settings, number: int) -> Weights | None:
    """The strongest weights that the engine has loaded; None when it has none."""
    player = judging.player(settings.engine, settings.files)
    known = _weights(player)
    if not known:
        return None
    features = [Weight(name, _TEXTS[name], known[name]) for name in known if name in _TEXTS]
    plain = [one for one in features if not one.name.startswith(RULE_PREFIX)]
    plain.sort(key=lambda one: (-one.weight, one.name))
    return Weights(
        len(plain),
        len(features) - len(plain),
        [one for one in plain[:number] if one.weight > 0],
        [one for one in reversed(plain[-number:]) if one.weight < 0],
        len(player.book),
    )
