"""Plays games of the engine against itself with all checks on (seed 000, section 10).

At every position, before and after lookahead, what the engine keeps from move to move is compared with what
it computes from scratch, all its lists are walked, and the score is computed twice. The referee checks the
rules. Levels and handicaps change from game to game.
"""

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from engine import VERSION
from engine.board import Board
from engine.gtp.handicap import fixed_handicap, most_fixed
from engine.knowledge import NO_FILES, Files
from engine.selfcheck import KINDS, differences, loose_ends
from engine.thinking import LookingChooser, chooser_of
from pipeline import judging
from pipeline.errors import CheckFailed, UsageError
from pipeline.executors import Executor
from pipeline.matches import openings
from pipeline.matches.referee import PlayedGame, Referee, record_of
from pipeline.matches.report import FORFEITS
from pipeline.matches.results import MatchFolder
from pipeline.matches.running import DEFAULT_KOMI, HANDICAP_KOMI
from pipeline.matches.sides import Conditions, OwnSide
from pipeline.sgf import write_game
from pipeline.tables import Table, pluralise, render

#: the length of a game's opening, which is drawn so that games differ
OPENING_MOVES = 4
#: the kinds of differences
CHECKS = (*KINDS, "lists", "second evaluation")
#: so many of a game's differences are kept as sentences
KEPT_WORDS = 5


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """What is played. Levels, handicaps and openings are drawn for each game, by ``seed``."""

    num_games: int
    size: int = 19
    #: each 1 to 20, else UsageError
    levels: tuple[int, ...] = (1, 2, 4, 6)
    seed: int = 1
    engine: str = "manyfaces"
    knowledge: Files = NO_FILES

    def __post_init__(self) -> None:
        if not self.levels or not all(1 <= level <= 20 for level in self.levels):
            raise UsageError("--levels wants numbers from 1 to 20, several with commas")

    def identity(self) -> dict[str, object]:
        """All that decides what the games are like, for match.json; not their number."""
        player = judging.player(self.engine, self.knowledge)
        knows = f"knowledge {player.knowledge}, signature {judging.behaviour(player)}"
        return {
            "selfplay": f"{player.name} {VERSION}, {knows}",
            "size": self.size,
            "levels": list(self.levels),
            "seed": self.seed,
        }


@dataclass(frozen=True, slots=True)
class SelfPlayTask:
    """A game that a worker is to play."""

    #: 1 is the first game
    number: int
    play: SelfPlay
    black_level: int
    white_level: int
    #: stones; 0 for an even game
    handicap: int

    @property
    def name(self) -> str:
        """Which game, for error messages."""
        return f"game {self.number}"

    @property
    def conditions(self) -> Conditions:
        """The conditions of the game."""
        stones = fixed_handicap(self.play.size, self.handicap) if self.handicap else ()
        return Conditions(self.play.size, HANDICAP_KOMI if self.handicap else DEFAULT_KOMI, tuple(stones))


@dataclass(slots=True)
class GameChecks:
    """What the checks of a game found."""

    #: how many were checked
    positions: int = 0
    #: by kind (``CHECKS``): the number of differences
    differing: Counter[str] = field(default_factory=Counter)
    #: the first KEPT_WORDS differences as sentences
    words: list[str] = field(default_factory=list)

    def note(self, kind: str, where: str, what: str) -> None:
        """Add a difference of one of the kinds."""
        self.differing[kind] += 1
        if len(self.words) < KEPT_WORDS:
            self.words.append(f"{where}: {what}")


@dataclass(frozen=True, slots=True)
class SelfPlayResult:
    """A line of results.jsonl."""

    #: number of the game, 1 is the first
    game: int
    black_level: int
    white_level: int
    handicap: int
    #: result, ending and detail as in ``referee.Verdict``
    result: str
    ending: str
    detail: str
    #: with passes and the opening
    num_moves: int
    #: that both sides took for their moves
    seconds: float
    #: positions, differing and words as in ``GameChecks``
    positions: int
    differing: Mapping[str, int]
    words: list[str]
    #: the name of the record's file in the folder
    sgf: str


class CheckedSide(OwnSide):
    """A player of our own that is checked before and after each choice; ``checked`` gets what differs."""

    def __init__(self, chooser: LookingChooser, level: int, checked: GameChecks) -> None:
        super().__init__(chooser, level)
        self._looking = chooser
        self._checked = checked

    def choose(self, color: int, left_s: float | None, cleaning_up: bool) -> int:
        """The player's choice; the position is checked before it and after it."""
        board = self._board.copy()
        where = f"before move {board.num_moves + 1}"
        before = self._check(board, where)
        point = super().choose(color, left_s, cleaning_up)
        after = self._looking.position.evaluation(board).score
        if after != before:
            self._checked.note("second evaluation", where, f"score {before} before lookahead, {after} after")
        self._check(board, f"{where}, after lookahead")
        self._checked.positions += 1
        return point

    def _check(self, board: Board, where: str) -> int:
        """Note what differs in a position, and return its score."""
        position = self._looking.position
        for kind, what in dict(differences(position, board)).items():
            self._checked.note(kind, where, what)
        try:
            loose = loose_ends(position, board)
        except AssertionError as error:
            loose = [str(error)]
        if loose:
            self._checked.note("lists", where, loose[0])
        return int(position.evaluation(board).score)


def run(asked: SelfPlay, folder: Path, executor: Executor) -> "SelfPlayReport":
    """Play the games that are missing in ``folder``, and report on all.

    Raises UsageError when the folder holds something else, or the engine has nothing to check.
    """
    with MatchFolder.open(folder, asked.identity(), SelfPlayResult) as kept:
        tasks = [task for task in _tasks(asked) if task.number not in kept.results]
        with (
            executor.progress("selfplay", "games", len(tasks)) as bar,
            closing(executor.run(play, tasks, once=True)) as found,
        ):
            for task, (played, checked) in zip(tasks, found, strict=True):
                kept.add(*_result_and_record(task, played, checked))
                bar.update(1)
    results = [kept.results[number] for number in sorted(kept.results) if number <= asked.num_games]
    return SelfPlayReport(results, str(folder))


def _tasks(asked: SelfPlay) -> Iterator[SelfPlayTask]:
    """The games: every second one has a handicap, drawn from those of the board, if it has any."""
    handicaps = list(range(2, most_fixed(asked.size) + 1))
    for number in range(1, asked.num_games + 1):
        chance = random.Random(f"{asked.seed}:{number}")
        black, white = (chance.choice(asked.levels) for _ in range(2))
        handicap = chance.choice(handicaps) if handicaps and number % 2 == 0 else 0
        yield SelfPlayTask(number, asked, black, white, handicap)


def play(task: SelfPlayTask) -> tuple[PlayedGame, GameChecks]:
    """Play one game (in a worker), and check every position in which a move is chosen."""
    asked = task.play
    chooser = chooser_of(judging.player(asked.engine, asked.knowledge))
    if not isinstance(chooser, LookingChooser):
        raise UsageError(f"{asked.engine} keeps nothing from move to move: there is nothing to check")
    checked = GameChecks()
    black, white = (CheckedSide(chooser, level, checked) for level in (task.black_level, task.white_level))
    conditions = task.conditions
    opening = openings.draw_opening(asked.seed, task.number, asked.size, OPENING_MOVES, conditions.handicap)
    return Referee(black, white, conditions).lead(opening), checked


def _result_and_record(
    task: SelfPlayTask, played: PlayedGame, checked: GameChecks
) -> tuple[SelfPlayResult, bytes]:
    verdict = played.verdict
    result = SelfPlayResult(
        game=task.number,
        black_level=task.black_level,
        white_level=task.white_level,
        handicap=task.handicap,
        result=verdict.result,
        ending=verdict.ending,
        detail=verdict.detail,
        num_moves=len(played.moves) // 2,
        seconds=round(sum(played.seconds.values()), 3),
        positions=checked.positions,
        differing=dict(checked.differing),
        words=checked.words,
        sgf=f"{task.number:04}.sgf",
    )
    names = [f"{task.play.engine}:level={level}" for level in (task.black_level, task.white_level)]
    return result, write_game(record_of(played, task.conditions, task.number, names))


@dataclass(frozen=True, slots=True)
class SelfPlayReport:
    """The games, and what the checks found."""

    results: list[SelfPlayResult]
    folder: str

    @property
    def differing(self) -> Counter[str]:
        """The number of differences by kind."""
        return sum((Counter(result.differing) for result in self.results), Counter())

    @property
    def forfeits(self) -> list[SelfPlayResult]:
        """The games that ended by a forfeit: a crash, an illegal move."""
        return [result for result in self.results if result.ending in FORFEITS]

    @property
    def positions(self) -> int:
        """The number of positions that were checked."""
        return sum(result.positions for result in self.results)

    def require_clean(self) -> None:
        """Raise CheckFailed when anything differed, or a game ended by a forfeit."""
        if self.differing or self.forfeits:
            total = sum(self.differing.values())
            raise CheckFailed(
                f"{pluralise(total, 'difference')} and {pluralise(len(self.forfeits), 'forfeit')} in"
                f" {pluralise(len(self.results), 'game')}; the records are in {self.folder}"
            )

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "games": len(self.results),
            "positions": self.positions,
            "differing": {kind: self.differing[kind] for kind in CHECKS},
            "forfeits": [
                {"game": result.game, "kind": result.ending, "detail": result.detail}
                for result in self.forfeits
            ],
            "words": [f"game {result.game}, {word}" for result in self.results for word in result.words],
            "endings": dict(sorted(Counter(result.ending for result in self.results).items())),
            "black_wins": {
                str(handicap): sum(result.result.startswith("B") for result in games)
                for handicap, games in self._by_handicap().items()
            },
            "played": {str(handicap): len(games) for handicap, games in self._by_handicap().items()},
            "folder": self.folder,
        }

    def as_text(self) -> str:
        """Tables, then the differences that were kept as sentences."""
        games = pluralise(len(self.results), "game")
        head = f"{games}, {pluralise(self.positions, 'position')} checked twice each"
        said = "no difference found" if not self.differing else "differences:"
        words = [f"game {result.game}, {word}" for result in self.results for word in result.words]
        return "\n".join([head, "", render(self.tables()), said, *words, f"records: {self.folder}"]) + "\n"

    def tables(self) -> list[Table]:
        """Games by handicap and by ending, differences by kind, forfeits."""
        rows = [
            (handicap, len(games), sum(result.result.startswith("B") for result in games))
            for handicap, games in self._by_handicap().items()
        ]
        faults = [(result.game, result.ending, result.detail) for result in self.forfeits]
        return [
            Table(("handicap", "games", "black wins"), rows, "rrr"),
            Table(("ending", "games"), sorted(Counter(r.ending for r in self.results).items())),
            Table(("differs", "positions"), sorted(self.differing.items())),
            Table(("game", "forfeit", "what"), faults, "rll"),
        ]

    def _by_handicap(self) -> dict[int, list[SelfPlayResult]]:
        found: dict[int, list[SelfPlayResult]] = {}
        for result in self.results:
            found.setdefault(result.handicap, []).append(result)
        return dict(sorted(found.items()))
