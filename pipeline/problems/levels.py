"""The levels: the ways in which the engine answers a problem.

A new one needs a class and a line in LEVELS.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Protocol

from engine.answers import Answers
from engine.board import Board
from engine.knowledge import Knowledge
from engine.players import Player
from engine.points import (
    BLACK,
    PASS,
    WHITE,
    board_points,
    coordinates,
    decode_moves,
    from_gtp,
    opponent,
)
from engine.thinking import chooser_of
from pipeline import judging
from pipeline.problems.problem import GoProblem

_STRINGS = ("ladder", "net", "snapback", "throw-in", "capture", "tesuji")
_GROUPS = ("live", "kill", "life and death", "semeai", "other")


class Level(Protocol):
    """Answers problems. The same position of the same problem always has the same answer."""

    def answer(self, problem: GoProblem, board: Board) -> int:
        """The move, a point or PASS, of ``problem.color`` on ``board``.

        The board has the problem's position, or one after some moves of its tree.
        """


class FirstOfList:
    """Answers with the first candidate of a player, anywhere on the board."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def answer(self, problem: GoProblem, board: Board) -> int:
        """The candidate; PASS if there is none."""
        return next(iter(self._player.ranked(board, problem.color, 1)), PASS)


class FirstHere:
    """Answers with a player's first candidate in the problem's region, or else around its stones."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def answer(self, problem: GoProblem, board: Board) -> int:
        """The candidate; if none is there the first of all, and PASS if there is none."""
        here = problem.region or _surroundings(problem)
        ranked = self._player.ranked(board, problem.color, board.size**2)
        return next((point for point in ranked if point in here), next(iter(ranked), PASS))


class Reading:
    """Answers with the readers' move if the problem marks what is asked; else like `FirstHere`."""

    def __init__(self, player: Player) -> None:
        self._here = FirstHere(player)
        self._answers = Answers()

    def answer(self, problem: GoProblem, board: Board) -> int:
        """The first move that the readers give; the candidate if they give none."""
        for said in self._reader_answers(problem, board):
            code, _, name = said.partition(" ")
            if code in ("1", "2", "3") and name and name != "PASS":
                return from_gtp(name, board.size)
        return self._here.answer(problem, board)

    def _reader_answers(self, problem: GoProblem, board: Board) -> list[str]:
        """The readers' answers about the marked stones (``engine.answers``); none if a stone is gone."""
        stones = [stone for stone in problem.asked if board.color_at(stone) in (BLACK, WHITE)]
        if not stones or len(stones) < len(problem.asked):
            return []
        if problem.kind in ("connect", "cut"):
            ask = self._answers.connect if problem.kind == "connect" else self._answers.disconnect
            return [ask(board, *stones[:2])] if _are_two(board, stones) else []
        own = [stone for stone in stones if board.color_at(stone) == problem.color]
        enemy = [stone for stone in stones if board.color_at(stone) == opponent(problem.color)]
        if problem.kind in _STRINGS:
            return [self._attack_string(board, stone) for stone in enemy] + [
                self._answers.defend(board, stone) for stone in own
            ]
        if problem.kind in _GROUPS:
            return [self._answers.group_attack(board, stone) for stone in enemy] + [
                self._answers.group_defend(board, stone) for stone in own
            ]
        return []

    def _attack_string(self, board: Board, stone: int) -> str:
        """The reader's attack on a string; if that fails, the attack on its group."""
        said = self._answers.attack(board, stone)
        return said if said[:1] in ("1", "2", "3") else self._answers.group_attack(board, stone)


class LookingAhead:
    """Answers with the move that the player would play in a game, anywhere on the board."""

    def __init__(self, player: Player) -> None:
        self._chooser = chooser_of(player)

    def answer(self, problem: GoProblem, board: Board) -> int:
        """The player's choice, with lookahead of the default level."""
        return self._chooser.choose(board, problem.color)


@lru_cache(maxsize=8)
def _surroundings(problem: GoProblem) -> frozenset[int]:
    """The rectangle around all stones of a problem, with a margin of one point."""
    places = [coordinates(point) for _, point in decode_moves(problem.setup)]
    cols, rows = (range(min(some) - 1, max(some) + 2) for some in zip(*places, strict=True))
    return frozenset(
        point
        for point in board_points(problem.size)
        if coordinates(point)[0] in cols and coordinates(point)[1] in rows
    )


def _are_two(board: Board, stones: list[int]) -> bool:
    """Whether the first two stones belong to two strings of one color."""
    return (
        len(stones) >= 2
        and board.color_at(stones[0]) == board.color_at(stones[1])
        and board.string_at(stones[0]) != board.string_at(stones[1])
    )


#: name -> a description, and what makes the level from a player
LEVELS: dict[str, tuple[str, Callable[[Player], Level]]] = {
    "list": ("the first of the candidate list", FirstOfList),
    "here": ("the first of the list where the problem is", FirstHere),
    "reading": ("what the readers say", Reading),
    "lookahead": ("what would be played", LookingAhead),
}


@lru_cache(maxsize=8)
def make_level(name: str, engine: str, knowledge: Knowledge) -> Level:
    """A level by name, with its player; cached, because loading takes time. Raises KatachiError."""
    return LEVELS[name][1](judging.player(engine, knowledge))
