"""Gathers what speaks for moves: the engine's reasons at sampled positions, and the weights of features."""

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
    """A rule, a feature or something else that gives reasons; or all of one kind together."""

    kind: str
    #: "" for all of the kind together
    name: str
    #: an example of what it says of a move
    text: str
    #: the number of candidates that it spoke for or against, and of those that were played
    spoke: int
    played: int
    #: the mean of its part of their value
    value: float
    #: None if the engine has no weight for it
    weight: float | None = None


@dataclass(frozen=True, slots=True)
class Reasons:
    """What spoke for candidates at the sampled positions."""

    positions: int
    candidates: int
    #: the number of candidates that were played
    hits: int
    #: a speaker for each kind, the most frequent first
    kinds: list[Speaker]
    #: kind -> its single speakers, the most frequent first
    speakers: dict[str, list[Speaker]]


@dataclass(frozen=True, slots=True)
class Weight:
    """A weight of a feature, in nats."""

    name: str
    text: str
    weight: float


@dataclass(frozen=True, slots=True)
class Weights:
    """The strongest weights of features."""

    #: the number of features, and of rules, with a weight
    features: int
    rules: int
    #: those that speak most for a move, the largest first
    strongest: list[Weight]
    #: those that speak most against a move, the smallest first
    weakest: list[Weight]
    #: the number of patterns
    patterns: int


#: kinds with too many speakers to show them one by one
_MANY = {"pattern"}


def run(
    store: Store, settings: Settings, games: Sequence[tuple[int, bytes]], number: int, executor: Executor
) -> Reasons | None:
    """Ask the engine at ``number`` positions, spread evenly over the judged moves of these games.

    ``games`` are ids with rank bytes. None if no move was judged.
    """
    sample = list(_sample(games, number))
    if not sample:
        return None
    player = judging.player(settings.engine, settings.files)
    weights = _weights(player)
    # reasons without a text here have one in the table of features, or are not shown one by one
    count = _ReasonCounts(weights)
    with executor.progress("reasons", "positions", len(sample)) as bar:
        for game_id, move_no in sample:
            position = position_before(store.games.get(game_id).record, move_no, f"game {game_id}")
            for candidate in unexplained(player, position.board, position.color):
                count.add(candidate, candidate.point == position.played)
            bar.update(1)
    return Reasons(len(sample), count.candidates, count.hits, *count.speakers())


def _sample(games: Sequence[tuple[int, bytes]], number: int) -> Iterator[tuple[int, int]]:
    """Game id and move number of ``number`` judged moves, spread evenly, or of all if there are fewer.

    Of n moves in order these are the (2 i + 1) n / (2 number)-th, from 0.
    """
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


class _ReasonCounts:
    """Counts the reasons of candidates, by kind and by (kind, name)."""

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

    def speakers(self) -> tuple[list[Speaker], dict[str, list[Speaker]]]:
        """The speakers for whole kinds, and single ones by kind, the most frequent first."""
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


#: what reasons say where no position is told
_TEXTS = {feature.name: feature.text for feature in FEATURES}
_TEXTS["opening"] = "what games with this whole board went on with"


def _weights(player: Any) -> dict[str, float]:
    book = getattr(player, "book", None)
    return dict(book.weights) if book is not None else {}


def weights(settings: Settings, number: int) -> Weights | None:
    """The ``number`` strongest weights for moves, and against them, of the engine.

    None if it has no weights.
    """
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
