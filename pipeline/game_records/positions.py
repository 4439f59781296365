"""Positions of records: the board before a move, whose turn it is, and what was played."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from engine.board import Board
from engine.points import BLACK, PASS, WHITE, decode_moves, opponent, to_gtp
from pipeline.errors import KatachiError, RejectedGame
from pipeline.game_records.inputs import iter_inputs
from pipeline.records import GameRecord
from pipeline.sgf import parse_game
from pipeline.tables import place, pluralise

#: a color, as people say it
SIDES = {BLACK: "Black", WHITE: "White"}


@dataclass(frozen=True, slots=True)
class Position:
    """The board before move ``move_no`` (1 is the first)."""

    board: Board
    move_no: int
    #: whose turn it is
    color: int
    #: the point that was played (or PASS), None after the last move of the record
    played: int | None
    #: after the last usable move: why the record could be used no further; "" if it was used to its end
    ends: str = ""

    @property
    def side(self) -> str:
        """Whose turn it is, as people say it."""
        return SIDES[self.color]

    @property
    def last(self) -> int | None:
        """Where the move before was played; None for a pass, and where there is none."""
        moves = self.board.moves()
        return moves[-1][1] if moves and moves[-1][1] != PASS else None

    def side_at(self, stone: int) -> str:
        """Whose stone it is, as people say it."""
        return SIDES[self.board.color_at(stone)]

    def name_of(self, point: int) -> str:
        """A point, or a pass, as people say it."""
        return to_gtp(point, self.board.size)


def position_before(record: GameRecord, move_no: int, name: str) -> Position:
    """The position before a move, up to one past the last; ``name`` says which game in errors."""
    if not 1 <= move_no <= record.num_moves + 1:
        ends = f"; {end}" if (end := _end(record)) else ""
        raise KatachiError(
            f"{name} has {pluralise(record.num_moves, 'move')}: give a move from 1 to {record.num_moves + 1},"
            f" not {move_no}{ends}"
        )
    board = record.board()
    board.play_moves(record.moves[: 2 * (move_no - 1)])
    moves = decode_moves(record.moves)
    if move_no <= len(moves):
        color, played = moves[move_no - 1]
        return Position(board, move_no, color, played)
    return Position(board, move_no, opponent(moves[-1][0]) if moves else _first(record), None, _end(record))


def _end(record: GameRecord) -> str:
    """Why a record could be used no further, in words; empty where all of it was."""
    ends = [
        f"the record ends there: {problem.code} {problem.detail}".rstrip()
        for problem in record.problems
        if problem.move_no == record.num_moves + 1
    ]
    return "".join(ends[-1:])


def _first(record: GameRecord) -> int:
    """Whose turn it is where nothing was played."""
    if record.to_play is not None:
        return record.to_play
    return WHITE if record.handicap > 1 else BLACK


def position_in(path: str, game_no: int, move_no: int | None) -> tuple[Position, str]:
    """The position before a move of game ``game_no`` (1 is the first) of a file, and what the game is called.

    ``move_no`` None: after the last move. Raises KatachiError when there is none.
    """
    record, name = read_record(path, game_no), place(path, game_no)
    return position_before(record, move_no or record.num_moves + 1, name), name


def read_record(path: str, game_no: int) -> GameRecord:
    """Game ``game_no`` (1 is the first) of a file, archive or folder, also a position without moves.

    Raises KatachiError when there is none.
    """
    unread: list[str] = []

    def games() -> Iterator[tuple[str, bytes]]:
        for found in iter_inputs([path]):
            if found.error is not None:
                unread.append(f"; {found.label}: {found.error}")
            for data in found.games():
                yield found.label, data

    for label, data in islice(games(), game_no - 1, game_no):
        try:
            return parse_game(data, moves_needed=False)
        except RejectedGame as error:
            file = "" if label == path else f" ({label})"
            raise KatachiError(f"{path}, game {game_no}{file}: cannot be used: {error}") from None
    raise KatachiError(f"{path}: there is no game {game_no} in it{''.join(unread[:1])}")
