"""What is an engine to the pipeline? The protocol of players, and how players are loaded by name.

Beside `Player`, which all keep, there are protocols for what only some can do. All answer with `Candidate`
and `Reason`. docs/adding-a-player.md tells how a player is added.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import NamedTuple, Protocol, runtime_checkable

from engine.board import Board
from engine.knowledge import Files, Knowledge
from engine.points import EngineError

_MODULES = {
    "chrisd": "engine.players.chrisd",
    "manyfaces": "engine.players.manyfaces",
    "neurogo": "engine.players.neurogo",
    "ryder": "engine.players.ryder",
    "zobrist": "engine.players.zobrist",
}


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for or against a candidate.

    ``kind`` is the sort of speaker ("feature", "pattern", "rule", ...), ``name`` its stable id,
    ``side`` whose it is ("own", "enemy" or ""), ``value`` its part of the candidate's value in the
    player's own unit, ``text`` what it says in words that a Go player understands.
    """

    kind: str
    name: str
    side: str
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth considering: its point, its value (the sum of its reasons), and the reasons.

    ``probability`` is that the move is played; None if the player gives no probabilities.
    """

    point: int
    value: float
    reasons: tuple[Reason, ...]
    probability: float | None = None


class Player(Protocol):
    """An engine as the pipeline knows it. The same position always gets the same list."""

    name: str
    #: how many candidates its list has at most
    list_limit: int
    #: what it knows beside its program: "none", or the checksums of what it loaded
    knowledge: str

    def candidates(self, board: Board, color: int, limit: int = 20) -> list[Candidate]:
        """The best ``limit`` candidates, best first, each with its reasons."""

    def ranked(self, board: Board, color: int, limit: int = 20) -> Sequence[int]:
        """The points of ``candidates``, in the same order; faster, as no reasons are made."""

    def avoided(self, board: Board, color: int) -> set[int]:
        """Points that the player says not to play, even if they are in its list."""


class Judgement(NamedTuple):
    """A move as a player sees it: its place among all legal moves (0 is the first), how many these are, and
    the natural logarithm of the probability that the player gives to it."""

    place: int
    num_moves: int
    log_probability: float


@runtime_checkable
class Judge(Protocol):
    """A player whose values are probabilities, and which orders all legal moves."""

    def judge(self, board: Board, color: int, point: int) -> Judgement:
        """What it says of one legal move. The first places are those of ``ranked``.

        Raises EngineError if the move is not legal.
        """


@runtime_checkable
class Passer(Protocol):
    """A player that values positions, and so a pass too: it can end a game by itself."""

    def better_than_pass(self, board: Board, color: int) -> Sequence[int]:
        """The legal moves to play rather than pass, best first; none if a pass is best."""


@runtime_checkable
class Finisher(Passer, Protocol):
    """A passer that plays on until nothing is left that it could settle.

    It says itself which moves are wasted, so of its moves only those that the rules forbid are left out.
    """

    plays_to_the_end: bool


@runtime_checkable
class Evaluator(Protocol):
    """A player that evaluates positions."""

    def territory(self, board: Board, color: int) -> dict[int, float]:
        """Whose each point will be, -1 (White's) to 1 (Black's), ``color`` to move."""


@runtime_checkable
class Terse(Protocol):
    """A player whose reasons have texts that take time, and which can leave these out."""

    def unexplained(self, board: Board, color: int, limit: int = 20) -> list[Candidate]:
        """As ``candidates``, but texts of reasons that take time are empty."""


def unexplained(player: Player, board: Board, color: int, limit: int = 20) -> Sequence[Candidate]:
    """The candidate list of any player, for callers that do not need all texts: some may be empty."""
    ask = player.unexplained if isinstance(player, Terse) else player.candidates
    return ask(board, color, limit)


def player_names() -> list[str]:
    """The names that ``load_player`` knows."""
    return sorted(_MODULES)


def load_player(name: str, knowledge: Knowledge = None) -> Player:
    """The player of this name, with these binaries; a path alone is that of the patterns.

    Raises EngineError for an unknown name, or for a binary that cannot be used.
    """
    if name not in _MODULES:
        raise EngineError(f"no player is called '{name}'; there are: {', '.join(player_names())}")
    files = knowledge if isinstance(knowledge, Files) else Files(knowledge and str(knowledge))
    return import_module(_MODULES[name]).load(files)
