"""Collects the patterns and weights that are compiled or exported, from text files or the database."""

from collections.abc import Iterator
from pathlib import Path

from engine.board_network import BoardParameters
from engine.network import Parameters
from engine.patterns import Pattern
from engine.patterns.pattern import Statistics
from engine.patterns.window import MOVE_CELL, WINDOW, num_stones, pattern_cells
from engine.points import EngineError
from pipeline import judging, knowledge
from pipeline.decisions import AppliedDecisions
from pipeline.errors import KatachiError, UsageError
from pipeline.knowledge import Located
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.patterns import StoredPattern
from pipeline.texts.pattern_text import read_folder_with_places, read_with_places, require_unique_ids
from pipeline.texts.weights_text import LearnedNetwork, Weights

#: sources by name; any other is a folder or a file
HAND, SHIPPED, LEARNED, CUTS = "hand", "shipped", "learned", "cuts"
NAMES = (HAND, SHIPPED, LEARNED, CUTS)
IN_DATABASE = (LEARNED, CUTS)

#: A window with fewer stones says little more than how far the edge is, and matches at dozens of points of
#: an opening. On 60 validation games, with patterns of 900 training games, `ryder` had 53.4 % of the moves
#: in its list without patterns, 54.5 % with all, 54.9 % with those of 2 stones, 54.7 % of 3.
MIN_STONES = 2

MOVE = MOVE_CELL * WINDOW + MOVE_CELL

#: the part of an error message that says where to find ids
REMEDY = (
    "'katachi export patterns --sources hand,shipped --to FILE.csv' lists those that come with Katachi;"
    " those learned here are in the binary that 'katachi compile' writes: give it with --knowledge"
)

#: nats, hand-set: nobody has counted where a raw cut is on the board and not played
CUT_WEIGHT = 2.0


class Sources:
    """The patterns of several sources, one after the other, counted as they are taken."""

    def __init__(self, settings: Settings, store: Store | None) -> None:
        """``store`` is for sources in the database; raises UsageError for an unknown source."""
        self.min_games = max(settings.min_games, 1)
        self.store = store
        #: people's decisions, which only a database has
        self.decided = AppliedDecisions(store, settings.accepted)
        #: patterns taken from each source, in the order in which they were named
        self.counts = dict.fromkeys(named_sources(settings), 0)

    def patterns(self) -> Iterator[Pattern]:
        """All patterns; a KatachiError names both places of an id that occurs twice."""
        return require_unique_ids(self._located())

    @property
    def num_cuts_left_out(self) -> int:
        """Cuts of enough games that have too few stones; to be asked when all patterns were taken."""
        if self.store is None or CUTS not in self.counts:
            return 0
        return self.store.patterns.num_to_compile(self.min_games) - self.counts[CUTS]

    def _located(self) -> Located:
        for name in self.counts:
            for place, pattern in self._of(name):
                self.counts[name] += 1
                yield place, pattern

    def _of(self, name: str) -> Located:
        """The patterns of a source as people decided on them; cuts, and texts named by path, as they are."""
        if name == HAND:
            return self._as_decided(knowledge.hand_made())
        if name == SHIPPED:
            return self._shipped()
        if name == LEARNED:
            return self._learned()
        if name == CUTS:
            return self._cuts()
        return read_folder_with_places(name) if Path(name).is_dir() else read_with_places(name)

    def _shipped(self) -> Located:
        """What comes with Katachi; after it the patterns that people added."""
        yield from self._as_decided(knowledge.shipped())
        if LEARNED not in self.counts:
            yield from self._added()

    def _as_decided(self, patterns: Located) -> Located:
        for place, pattern in patterns:
            yield from self.decided.apply(place, pattern)

    def _learned(self) -> Located:
        """What generalise and train made of the training games: the patterns that weigh something.

        After them the patterns that people added.
        """
        if self.store is None:
            raise KatachiError("learned patterns lie in a database, and there is none; name other sources")
        for pattern in self.store.learned.patterns():
            if pattern.weight:
                yield from self.decided.apply(f"the database's pattern {pattern.id}", pattern)
        yield from self._added()

    def _added(self) -> Located:
        """The patterns that people added in the database."""
        if self.decided.standings:
            yield from self.decided.added({pattern.id for _, pattern in knowledge.hand_made()})

    def _cuts(self) -> Located:
        """The raw cuts: 64 exact cells, the stones with any number of liberties."""
        if self.store is None:
            raise KatachiError("cuts lie in a database, and there is none; name other sources of patterns")
        for cut in self.store.patterns.to_compile(self.min_games):
            if num_stones(cut.key) >= MIN_STONES:
                yield f"the database's cut {cut.id}", pattern_of_cut(cut)


def pattern_of_cut(cut: StoredPattern) -> Pattern:
    """A raw cut as a pattern; its id is the cut's number."""
    counts = Statistics(played=cut.num_moves, games=cut.num_games)
    return Pattern(str(cut.id), pattern_cells(cut.key), MOVE, statistics=counts, weight=CUT_WEIGHT)


def loaded_pattern(settings: Settings, pattern_id: str) -> tuple[Pattern, str]:
    """A pattern that the settings' engine has loaded, and the binary that has it.

    Raises KatachiError if the engine knows no such pattern.
    """
    book = judging.player(settings.engine, settings.files).book
    if book is None:
        raise KatachiError(f"{settings.engine} has no patterns loaded: give --knowledge FILE")
    index = book.index(pattern_id)
    if index is None:
        raise KatachiError(f"{book.path}: no pattern is called '{pattern_id}'; {REMEDY}")
    return book.pattern(index), book.path


def named_sources(settings: Settings) -> list[str]:
    """The sources that the settings name; raises UsageError for an unknown one."""
    names = [name.strip() for name in settings.sources.split(",")]
    for name in names:
        # an empty name would be the current folder
        if name not in NAMES and not (name and Path(name).exists()):
            raise UsageError(
                f"no source of patterns is called '{name}'; there are: {', '.join(NAMES)}, folders, files"
            )
        if names.count(name) > 1:
            raise UsageError(f"'{name}' is named twice as a source of patterns; leave one out")
    return names


def needs_database(settings: Settings) -> bool:
    """Whether one of the sources lies in the database."""
    return any(name in IN_DATABASE for name in named_sources(settings))


def weights(settings: Settings, store: Store | None) -> Weights:
    """The weights in the file that the settings name; else those that go with the sources.

    With learned patterns go the weights that were learned with them, with others those of Katachi. A network
    goes with the weights that it was learned for, a board network with those and the network; those of a file
    lie beside it.
    """
    if settings.weights:
        return knowledge.weights_of(Path(settings.weights))
    if store is not None and _has_weights(settings, store):
        return Weights(
            store.learned.weights(), store.learned.weights_origin(), _network(store), board_network(store)
        )
    return knowledge.default_weights()


def place_of_weights(settings: Settings, store: Store | None) -> str:
    """Where ``weights`` takes them from: a file, or "the database"."""
    if settings.weights:
        return settings.weights
    return "the database" if _has_weights(settings, store) else str(knowledge.default_weights_file())


def _has_weights(settings: Settings, store: Store | None) -> bool:
    """Whether the weights are those of the database."""
    return store is not None and LEARNED in named_sources(settings)


def _network(store: Store) -> LearnedNetwork[Parameters] | None:
    """The network for the weights of the database."""
    content = store.learned.network()
    if not content:
        return None
    try:
        return LearnedNetwork(Parameters.from_bytes(content), store.learned.network_origin())
    except EngineError as error:
        raise KatachiError(f"the database has {error}; run 'katachi refine' to learn it anew") from None


def board_network(store: Store) -> LearnedNetwork[BoardParameters] | None:
    """The board network for the weights and the network of the database, if there is one.

    Raises KatachiError when it cannot be used.
    """
    content = store.learned.board_network()
    if not content:
        return None
    try:
        return LearnedNetwork(BoardParameters.from_bytes(content), store.learned.board_network_origin())
    except EngineError as error:
        raise KatachiError(f"the database has {error}; run 'katachi survey' to learn it anew") from None
