"""The protocol that every player keeps (design: what an engine is to the pipeline)."""

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
    """Why a candidate is in the list.

    ``kind`` is the sort of speaker ("feature", "pattern", "rule", ...), ``name`` its stable id,
    ``side`` whose it is ("own", "enemy" or ""), ``value`` its part of the candidate's value in the
    player's own unit, ``text`` a sentence that a player of the game understands.
    """

    kind: str
    name: str
    side: str
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move worth playing: a board point, its value (the sum of its reasons), and the reasons.

    ``probability`` is that of the move being played, for a player that gives probabilities.
    """

    point: int
    value: float
    reasons: tuple[Reason, ...]
    probability: float | None = None


class Player(Protocol):
    """An engine as the pipeline knows it. Same position, same list, whatever was asked before."""

    name: str
    #: how many candidates the player's list holds at most
    list_limit: int
    #: what the player knows beside its program: "none", or the checksums of the binaries it loaded
    knowledge: str

    def candidates(self, board: Board, color: int, limit: int = 20) -> list[Candidate]:
        """The candidate list, best first, each with its reasons."""

    def ranked(self, board: Board, color: int, limit: int = 20) -> Sequence[int]:
        """The points of ``candidates``, in the same order, without the cost of the reasons."""

    def avoided(self, board: Board, color: int) -> set[int]:
        """Points that the player says not to play, wherever they are in the list."""


class Judgement(NamedTuple):
    """A move as a player sees it: its place among all legal moves (0 is the first), how many those are,
    and the natural logarithm of the probability that the player gives it."""

    place: int
    num_moves: int
    log_probability: float


@runtime_checkable
class Judge(Protocol):
    """What a player has besides when its values are probabilities: an order of all legal moves."""

    def judge(self, board: Board, color: int, point: int) -> Judgement:
        """What it says of one legal move. Its first moves are those of ``ranked``, in the same order.

        Raises EngineError when the move is not legal.
        """


@runtime_checkable
class Passer(Protocol):
    """What a player has besides when it values positions, and so a pass too: it needs no one else to end a
    game."""

    def better_than_pass(self, board: Board, color: int) -> Sequence[int]:
        """The legal moves that it values more than a pass, best first."""


@runtime_checkable
class Finisher(Passer, Protocol):
    """A passer that plays on until nothing is left that it could settle, and says itself which moves are
    wasted: of its moves only those that the rules forbid are left out."""

    plays_to_the_end: bool


@runtime_checkable
class Evaluator(Protocol):
    """What a player has besides when it evaluates positions."""

    def territory(self, board: Board, color: int) -> dict[int, float]:
        """Whose each point will be, -1 (White's) to 1 (Black's), ``color`` to move."""


@runtime_checkable
class Terse(Protocol):
    """What a player has besides when the texts of its reasons take time: its list without them."""

    def unexplained(self, board: Board, color: int, limit: int = 20) -> list[Candidate]:
        """``candidates``, but where the text of a reason takes time it is empty."""


def unexplained(player: Player, board: Board, color: int, limit: int = 20) -> Sequence[Candidate]:
    """The candidate list of any player for who does not read all its texts: some may be empty."""
    ask = player.unexplained if isinstance(player, Terse) else player.candidates
    return ask(board, color, limit)


def player_names() -> list[str]:
    """The names that ``load_player`` knows."""
    return sorted(_MODULES)


def load_player(name: str, knowledge: Knowledge = None) -> Player:
    """A player by name with the binaries ``knowledge``; a path alone is that of the patterns.

    Raises EngineError for an unknown name or a binary that cannot be used.
    """
    if name not in _MODULES:
        raise EngineError(f"no player is called '{name}'; there are: {', '.join(player_names())}")
    files = knowledge if isinstance(knowledge, Files) else Files(knowledge and str(knowledge))
    return import_module(_MODULES[name]).load(files)
