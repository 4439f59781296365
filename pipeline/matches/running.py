"""Runs a match: which games are played, by whom and where, and when enough were played."""

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
    """What is played. ``a`` and ``b`` name the engines."""

    a: str
    b: str
    num_games: int
    size: int = 19
    komi: float | None = None
    handicap: int = 0
    #: "a" or "b", who is Black in every game; None: both in turn
    black: str | None = None
    openings: tuple[str, ...] = ()
    opening_moves: int | None = None
    seed: int = 1
    main_s: float = 0.0
    move_s: float = 300.0
    #: elo0 and elo1 of a sequential test that ends the match
    sprt: tuple[float, float] | None = None

    @property
    def conditions(self) -> Conditions:
        """The conditions of every game."""
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
        """Moves of an opening."""
        return openings.default_length(self.size) if self.opening_moves is None else self.opening_moves

    def has_a_as_black(self, game: int) -> bool:
        """Whether ``a`` is Black in a game; the first is game 1."""
        return self.black == "a" if self.black else game % 2 == 1

    def opening_of(self, game: int) -> int:
        """The number of a game's opening, from 0: where colors take turns, two games have the same."""
        return game - 1 if self.black else (game - 1) // 2

    def identity(self) -> dict[str, object]:
        """What makes the games; the number of games and the test are no part of it."""
        conditions = self.conditions
        return {
            "a": self.a,
            "b": self.b,
            "a_is": _version_of(self.a),
            "b_is": _version_of(self.b),
            "size": self.size,
            "komi": conditions.komi,
            "handicap": self.handicap,
            **({"black": self.black} if self.black else {}),  # folders of before have none
            "openings": list(self.openings),
            "opening_moves": self.length,
            "seed": self.seed,
            "time": self.main_s,
            "move_time": self.move_s,
        }


def _version_of(text: str) -> str:
    """What a side of our own knows and how it behaves; nothing is known of other programs."""
    spec = read_spec(text)
    if spec.command or spec.katago:
        return ""
    return _told_of(spec.player, spec.files)


@lru_cache(maxsize=16)
def _told_of(name: str, files: Files) -> str:
    player = judging.player(name, files)
    return f"{player.name} {VERSION}, knowledge {player.knowledge}, signature {judging.behaviour(player)}"


@dataclass(frozen=True, slots=True)
class MatchGameTask:
    """One game, for a worker."""

    number: int
    #: Black and White: "a" or "b", and the side
    black: tuple[str, SideSpec]
    white: tuple[str, SideSpec]
    conditions: Conditions
    #: None: by lot
    opening: tuple[int, ...] | None
    seed: int
    length: int
    #: which of those that are drawn
    opening_number: int

    @property
    def name(self) -> str:
        """For error messages."""
        return f"game {self.number}"


def run(match: Match, folder: Path, executor: Executor) -> MatchReport:
    """Play what is missing, and report on all that was played."""
    match = replace(match, a=read_spec(match.a).text, b=read_spec(match.b).text)
    games = list(_tasks(match))  # a mistyped path ends here, before it is what a folder holds
    with MatchFolder.open(folder, match.identity()) as kept:
        tasks = [task for task in games if task.number not in kept.results]
        try:
            with executor.progress("match", "games", len(tasks)) as bar:
                for task, played in zip(tasks, _results(executor, tasks, match, kept), strict=False):
                    kept.add(*_finished(task, played))
                    bar.update(1)
        finally:
            close_sides()
    return MatchReport(match.a, match.b, _counted(match, kept), match.sprt, str(folder))


def _results(
    executor: Executor, tasks: list[MatchGameTask], match: Match, kept: MatchFolder
) -> Iterator[PlayedGame]:
    """The games in order, until all are played or the test has its answer."""
    with closing(executor.run(play, tasks, once=True)) as found:
        while _first_decided(match, kept) is None:
            try:
                yield next(found)
            except StopIteration:
                return


def _counted(match: Match, kept: MatchFolder) -> list[GameResult]:
    """The games of the match: up to the one that decided its test, and no more than were asked for."""
    end = _first_decided(match, kept) or match.num_games
    return [kept.results[number] for number in sorted(kept.results) if number <= end]


def _first_decided(match: Match, kept: MatchFolder) -> int | None:
    """The number of the game after which the test has its answer; games count in their order."""
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
    """All games, in order."""
    specs = ("a", read_spec(match.a)), ("b", read_spec(match.b))
    conditions = match.conditions
    if match.openings and match.handicap:
        raise UsageError("--openings and --handicap exclude each other: records of even games are read")
    books = openings.from_files(match.openings, match.size, match.length) if match.openings else None
    for number in range(1, match.num_games + 1):
        at = match.opening_of(number)
        opening = None if books is None else tuple(books[at % len(books)])
        black, white = specs if match.has_a_as_black(number) else specs[::-1]
        yield MatchGameTask(number, black, white, conditions, opening, match.seed, match.length, at)


# -- in a worker -------------------------------------------------------------------------------------

_SIDES: dict[tuple[str, str], Side] = {}


def play(task: MatchGameTask) -> PlayedGame:
    """Play one game. Sides stay open for the next; those of other programs end with their worker."""
    opening = list(task.opening) if task.opening is not None else _drawn(task)
    return Referee(_side(*task.black), _side(*task.white), task.conditions).lead(opening)


def _side(who: str, spec: SideSpec) -> Side:
    """The side of this process that plays as ``a`` or ``b``."""
    if (who, spec.text) not in _SIDES:
        _SIDES[who, spec.text] = open_side(spec)
    return _SIDES[who, spec.text]


def _drawn(task: MatchGameTask) -> list[int]:
    conditions = task.conditions
    return openings.another_by_lot(
        task.seed, task.opening_number, conditions.size, task.length, conditions.handicap
    )


def close_sides() -> None:
    """End the sides of this process."""
    while _SIDES:
        _SIDES.popitem()[1].close()


# -- what is kept of a game --------------------------------------------------------------------------


def _finished(task: MatchGameTask, played: PlayedGame) -> tuple[GameResult, bytes]:
    """A game's line and its record."""
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
