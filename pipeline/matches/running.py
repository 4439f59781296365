"""Runs a match: decides which games are played, has workers play them, and stops when the test is decided."""

import hashlib
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path

from engine import VERSION
from engine.gtp.handicap import fixed_handicap
from engine.knowledge import Files
from engine.points import BLACK, WHITE, EngineError
from pipeline import judging
from pipeline.errors import UsageError
from pipeline.executors import Executor
from pipeline.matches import openings
from pipeline.matches.referee import PlayedGame, Referee, record_of
from pipeline.matches.report import MatchReport
from pipeline.matches.results import GameResult, MatchFolder
from pipeline.matches.sides import Conditions, Side, SideSpec, open_side, read_spec
from pipeline.matches.statistics import Sprt, sprt
from pipeline.sgf import write_game

DEFAULT_KOMI = 7.5
HANDICAP_KOMI = 0.5


@dataclass(frozen=True, slots=True)
class Match:
    """What is played. ``a`` and ``b`` name the engines (``sides.read_spec``)."""

    a: str
    b: str
    num_games: int
    size: int = 19
    #: None: DEFAULT_KOMI, or HANDICAP_KOMI with a handicap
    komi: float | None = None
    #: stones; below 2 the games are even
    handicap: int = 0
    #: "a" or "b", who is Black in every game; None: both in turn
    black: str | None = None
    #: paths of records to take openings from; without any they are drawn by ``seed``
    openings: tuple[str, ...] = ()
    #: None: ``openings.default_length``
    opening_moves: int | None = None
    seed: int = 1
    #: seconds for all moves of a side, 0 for no limit, and for one move
    main_s: float = 0.0
    move_s: float = 300.0
    #: elo0 and elo1 of a sequential test that ends the match
    sprt: tuple[float, float] | None = None

    @property
    def conditions(self) -> Conditions:
        """The conditions of every game; raises UsageError if the board has no such handicap."""
        komi = self.komi if self.komi is not None else HANDICAP_KOMI if self.handicap else DEFAULT_KOMI
        return Conditions(self.size, komi, self._handicap_points(), self.main_s, self.move_s)

    def _handicap_points(self) -> tuple[int, ...]:
        if self.handicap < 2:
            return ()
        try:
            return tuple(fixed_handicap(self.size, self.handicap))
        except EngineError:
            raise UsageError(
                f"there is no handicap of {self.handicap} stones on {self.size}x{self.size}"
            ) from None

    @property
    def length(self) -> int:
        """The number of moves of an opening."""
        return openings.default_length(self.size) if self.opening_moves is None else self.opening_moves

    def has_a_as_black(self, game: int) -> bool:
        """Whether ``a`` is Black in a game; the first is game 1."""
        return self.black == "a" if self.black else game % 2 == 1

    def opening_of(self, game: int) -> int:
        """The number, from 0, of a game's opening; two games share one unless one side is always Black."""
        return game - 1 if self.black else (game - 1) // 2

    def identity(self) -> dict[str, object]:
        """All that decides what the games are like, for match.json; not their number, and not the test."""
        conditions = self.conditions
        return {
            "a": self.a,
            "b": self.b,
            "a_is": _version_of(self.a),
            "b_is": _version_of(self.b),
            "size": self.size,
            "komi": conditions.komi,
            "handicap": self.handicap,
            **({"black": self.black} if self.black else {}),  # older folders do not have it
            "openings": list(self.openings),
            "opening_moves": self.length,
            "seed": self.seed,
            "time": self.main_s,
            "move_time": self.move_s,
        }


def _version_of(text: str) -> str:
    """Version, knowledge and signature of a player of our own; "" for another program."""
    spec = read_spec(text)
    if spec.command or spec.katago:
        return ""
    return _player_version(spec.player, spec.files)


@lru_cache(maxsize=16)
def _player_version(name: str, files: Files) -> str:
    player = judging.player(name, files)
    return f"{player.name} {VERSION}, knowledge {player.knowledge}, signature {judging.behaviour(player)}"


@dataclass(frozen=True, slots=True)
class MatchGameTask:
    """A game that a worker is to play."""

    #: 1 is the first game
    number: int
    #: Black and White: "a" or "b", and the side
    black: tuple[str, SideSpec]
    white: tuple[str, SideSpec]
    conditions: Conditions
    #: points; None: to be drawn
    opening: tuple[int, ...] | None
    #: seed, length and number of an opening to be drawn
    seed: int
    length: int
    opening_number: int

    @property
    def name(self) -> str:
        """Which game, for error messages."""
        return f"game {self.number}"


def run(match: Match, folder: Path, executor: Executor) -> MatchReport:
    """Play the games that are missing in ``folder``, and report on all.

    Raises UsageError when the folder holds another match or the conditions exclude each other, KatachiError
    when a side does not start.
    """
    match = replace(match, a=read_spec(match.a).text, b=read_spec(match.b).text)
    games = list(_tasks(match))  # first, so that a mistyped path leaves no folder behind
    with MatchFolder.open(folder, match.identity()) as kept:
        tasks = [task for task in games if task.number not in kept.results]
        try:
            with executor.progress("match", "games", len(tasks)) as bar:
                for task, played in zip(
                    tasks, _play_until_decided(executor, tasks, match, kept), strict=False
                ):
                    kept.add(*_result_and_record(task, played))
                    bar.update(1)
        finally:
            close_sides()
    return MatchReport(match.a, match.b, _games_that_count(match, kept), match.sprt, str(folder))


def _play_until_decided(
    executor: Executor, tasks: list[MatchGameTask], match: Match, kept: MatchFolder
) -> Iterator[PlayedGame]:
    """Have the games played, and yield them in order, until all are played or the test is decided."""
    with closing(executor.run(play, tasks, once=True)) as found:
        while _deciding_game(match, kept) is None:
            try:
                yield next(found)
            except StopIteration:
                return


def _games_that_count(match: Match, kept: MatchFolder) -> list[GameResult]:
    """The games that count: up to the one that decided the test, else up to ``num_games``."""
    end = _deciding_game(match, kept) or match.num_games
    return [kept.results[number] for number in sorted(kept.results) if number <= end]


def _deciding_game(match: Match, kept: MatchFolder) -> int | None:
    """The number of the game that decides the test, by complete pairs in order; None if it is still open."""
    if match.sprt is None:
        return None
    units: list[float] = []
    number = 1
    while number < match.num_games and {number, number + 1} <= kept.results.keys():
        units.append((kept.results[number].score + kept.results[number + 1].score) / 2)
        number += 2
        state: Sprt = sprt(units, *match.sprt)
        if state.verdict != "open":
            return number - 1
    return None


def _tasks(match: Match) -> Iterator[MatchGameTask]:
    """The tasks of all games, in order."""
    specs = ("a", read_spec(match.a)), ("b", read_spec(match.b))
    conditions = match.conditions
    if match.openings and match.handicap:
        raise UsageError("--openings and --handicap exclude each other: records of even games are read")
    books = openings.read_openings(match.openings, match.size, match.length) if match.openings else None
    for number in range(1, match.num_games + 1):
        at = match.opening_of(number)
        opening = None if books is None else tuple(books[at % len(books)])
        black, white = specs if match.has_a_as_black(number) else specs[::-1]
        yield MatchGameTask(number, black, white, conditions, opening, match.seed, match.length, at)


# -- in a worker -------------------------------------------------------------------------------------

_SIDES: dict[tuple[str, str], Side] = {}


def play(task: MatchGameTask) -> PlayedGame:
    """Play one game. The sides stay open for the next; other programs end with the worker."""
    opening = list(task.opening) if task.opening is not None else _draw_opening(task)
    return Referee(_side(*task.black), _side(*task.white), task.conditions).lead(opening)


def _side(who: str, spec: SideSpec) -> Side:
    """This process's side that plays as ``a`` or ``b``, opened at its first game."""
    if (who, spec.text) not in _SIDES:
        _SIDES[who, spec.text] = open_side(spec)
    return _SIDES[who, spec.text]


def _draw_opening(task: MatchGameTask) -> list[int]:
    conditions = task.conditions
    return openings.draw_new_opening(
        task.seed, task.opening_number, conditions.size, task.length, conditions.handicap
    )


def close_sides() -> None:
    """Close the sides of this process."""
    while _SIDES:
        _SIDES.popitem()[1].close()


# -- what is kept of a game --------------------------------------------------------------------------


def _result_and_record(task: MatchGameTask, played: PlayedGame) -> tuple[GameResult, bytes]:
    """A finished game as a line of results.jsonl and as an SGF record."""
    who = {BLACK: task.black[0], WHITE: task.white[0]}
    verdict = played.verdict
    result = GameResult(
        game=task.number,
        black=who[BLACK],
        winner=who.get(verdict.winner, ""),
        result=verdict.result,
        ending=verdict.ending,
        detail=verdict.detail,
        num_moves=len(played.moves) // 2,
        num_asked={who[color]: number for color, number in played.num_asked.items()},
        seconds={who[color]: round(seconds, 3) for color, seconds in played.seconds.items()},
        moves_hash=hashlib.sha256(played.moves).hexdigest()[:16],
        sgf=f"{task.number:04}.sgf",
        identities={who[color]: identity for color, identity in played.identities.items() if identity},
    )
    names = task.black[1].text, task.white[1].text
    return result, write_game(record_of(played, task.conditions, task.number, names))
