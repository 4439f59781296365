"""The passes that count: joseki moves in the corners of games, and patterns on the board.

Both are ``resumable_passes.ResumablePass``: ``joseki.mining`` and ``generalise`` run them with
``StagePasses``, which can stop them after any leg and continue later.
"""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from engine.joseki.counting import JosekiCounter
from engine.learning.counting import Counter
from engine.learning.listing import Listed
from engine.patterns import PatternBook
from engine.walk import Game
from pipeline.executors import Executor
from pipeline.learning import resumable_passes
from pipeline.learning.game_lists import GamesToCount
from pipeline.learning.training_games import TrainingGames
from pipeline.store.checkpoints import Arrays


class JosekiPass:
    """Counts the corner moves that were played ``least`` times or more.

    The first ``known`` games were counted by an earlier pass; ``counts`` is what its ``counts()`` returned.
    A step is one game. First every new game is sketched, which says which moves are frequent. Then known
    games are counted again if they wait for a move that has become frequent, and new games are counted.
    With ``known`` 0 everything is counted from scratch.
    """

    def __init__(
        self, training: TrainingGames, least: int, known: int = 0, counts: Arrays | None = None
    ) -> None:
        self.training = training
        self.counter = JosekiCounter(least)
        self.known = known
        #: by game: the moves at which its corners were left, as bytes (``JosekiCounter.count_game``)
        self.waiting: list[bytes] = []
        if counts is not None:
            self.restore(counts)
            self.counter.begin_adding()

    @property
    def steps(self) -> int:
        """The number of steps: new games are looked at twice, known ones once."""
        return 2 * len(self.training.games) - self.known

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Do the steps from ``first`` to before ``end``."""
        new = len(self.training.games) - self.known
        for step in range(first, min(end, new)):
            self.counter.sketch_game(self.training.games[self.known + step])
            progress(1)
        # only now: which moves are frequent is known once all new games are sketched
        stale = self._stale(max(first - new, 0), min(end - new, self.known))
        for index in range(max(first - new, 0), end - new):
            if index >= self.known:
                self.waiting.append(self._count(index, self.counter.count_game))
            elif index in stale:
                self.waiting[index] = self._count(index, self.counter.recount_game)
            progress(1)

    def _stale(self, first: int, end: int) -> set[int]:
        """The known games from ``first`` to before ``end`` that wait for a move that is frequent now."""
        if end <= first:
            return set()
        games = self.waiting[first:end]
        moves = np.frombuffer(b"".join(games), np.uint32)
        of = np.repeat(np.arange(first, first + len(games)), [len(game) // 4 for game in games])
        return set(of[self.counter.waits(moves)].tolist())

    def _count(self, index: int, how: Callable[..., bytes]) -> bytes:
        black, white, winner, year = self.training.facts[index]
        return how(self.training.games[index], index, (black, white), winner, year)

    def state(self) -> Arrays:
        """The arrays of the ``JosekiCounter``; ``waiting`` of all games, with the length of each."""
        return {
            **self.counter.state(),
            "waiting": np.frombuffer(b"".join(self.waiting), np.uint32),
            "num_waiting": np.array([len(game) // 4 for game in self.waiting], np.uint32),
        }

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``, or from ``counts``."""
        self.counter.restore(state)
        ends = np.cumsum(state["num_waiting"], dtype=np.int64).tolist()
        data = state["waiting"].tobytes()
        self.waiting = [data[4 * begin : 4 * end] for begin, end in zip([0, *ends], ends, strict=False)]

    def counts(self) -> Arrays:
        """What a later pass needs to add games to these."""
        return {name: array for name, array in self.state().items() if name != "earlier"}

    def result(self) -> Arrays:
        """``rows``, the frequent moves (of ``engine.joseki.counting.MOVES``); and the ``counts``."""
        return {**self.counts(), "rows": self.counter.found()}


class PatternCountPass:
    """Counts how often each pattern of the binary at ``path`` was on the board, and its move was played."""

    def __init__(self, path: Path, training: TrainingGames, executor: Executor) -> None:
        self.training = training
        self.games = GamesToCount(path, training.games, executor)
        book = PatternBook.open(path)
        self.counters = [Counter(book, training.num_players) for _ in range(executor.jobs)]

    def leg(self, first: int, end: int, progress: Callable[[int], object]) -> None:
        """Count the games ``first`` to before ``end``."""
        for at, games in self.games.parts(first, end, resumable_passes.LEG_GAMES):
            self._count(at, games, progress)

    def _count(self, first: int, games: Sequence[Game | Listed], progress: Callable[[int], object]) -> None:
        """Count games in threads: the engine releases the GIL while it counts."""

        def work(thread: int) -> None:
            for place in range(thread, len(games), len(self.counters)):
                index = first + place
                self.counters[thread].count(games[place], self.training.facts[index], index)
                progress(1)

        with ThreadPoolExecutor(max_workers=len(self.counters)) as pool:
            list(pool.map(work, range(len(self.counters))))

    def _together(self) -> Counter:
        for counter in self.counters[1:]:
            self.counters[0].absorb(counter)
        return self.counters[0]

    def state(self) -> Arrays:
        """The counts of all threads together."""
        return self._together().state()

    def restore(self, state: Arrays) -> None:
        """Go on from a ``state``, with any number of threads."""
        self.counters[0].restore(state)

    def result(self) -> Arrays:
        """By pattern: ``tally`` (of the engine's ``TALLY``), and ``players``, how many played it."""
        counter = self._together()
        return {"tally": counter.tally(), "players": counter.num_players()}
