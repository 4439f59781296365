"""``GameRecord`` and ``Problem``: the frozen dataclasses for a game that many modules pass on."""

from dataclasses import dataclass

from engine.board import Board


@dataclass(frozen=True, slots=True)
class Problem:
    """Something wrong with a game record: a code of ``pipeline.sgf.PROBLEMS``, where, and what."""

    code: str
    #: number of the move it was found at (1 is the first), None when it concerns the whole record
    move_no: int | None = None
    detail: str = ""


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game as the pipeline keeps it. Points and moves are move text (see ``engine.points``)."""

    size: int
    #: stones on the board before the first move, sorted move text
    setup: bytes
    #: the main line up to its end or its first illegal move, all of it legal
    moves: bytes
    black: str = ""
    white: str = ""
    black_rank: str = ""
    white_rank: str = ""
    #: in points on the scale of the record's rules; None where the record says none that makes sense
    komi: float | None = None
    #: number of handicap stones (0: even game)
    handicap: int = 0
    #: "B+R", "W+T", "B+2.5", "0" (draw), "Void", "?" or "" (not said)
    result: str = ""
    #: ISO dates as far as they can be told ("1846-09-11,1846-09-14", "1835-08"), else ""
    date: str = ""
    #: first year of ``date``
    year: int | None = None
    event: str = ""
    round: str = ""
    place: str = ""
    rules: str = ""
    #: where there are no moves, whose turn the record says it is; None where it does not
    to_play: int | None = None
    #: what the text was decoded with ("utf-8", "gb18030", ...)
    encoding: str = "utf-8"
    problems: tuple[Problem, ...] = ()

    def board(self) -> Board:
        """The board before the first move. Raises EngineError where the setup stones cannot be."""
        board = Board(self.size)
        board.setup(self.setup)
        return board

    @property
    def num_moves(self) -> int:
        """Moves kept, passes too."""
        return len(self.moves) // 2

    @property
    def is_even(self) -> bool:
        """No handicap and no setup stones."""
        return self.handicap == 0 and not self.setup
