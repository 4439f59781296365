"""How a player sees the moves that were played: a rank byte a move, and its probability.

A rank byte is 0-253 for the place in an order (0 is the first), ``MISS`` when the move has none, or one
beyond that, ``NOT_JUDGED`` for a pass.
"""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from time import process_time
from typing import Any, NamedTuple

from engine.board import Board
from engine.knowledge import Knowledge
from engine.players import Judge, load_player
from engine.points import PASS, EngineError, decode_moves
from engine.signature import signature
from pipeline.errors import GameFault, KatachiError
from pipeline.executors import at_move
from pipeline.programs.named import named
from pipeline.programs.players import Program, Unjudged
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.store.replays import Work
from pipeline.tables import Table, counted

#: version of what replays hold: raised by hand when the rank bytes of the same engine change
REPLAY_VERSION = 1

MISS = 254
NOT_JUDGED = 255

#: the splits that are replayed unless others are named
REPLAYED = "train,valid"

#: failures that a report tells
TOLD = 20

#: parts of a game: moves by number, both ends included; the last one has no end
PHASES = (("1-40", 1, 40), ("41-120", 41, 120), ("121-200", 121, 200), ("201-", 201, None))
#: no game is longer
LAST_MOVE = 100_000
#: a phase -> its first and last move
MOVES = {name: (first, last or LAST_MOVE) for name, first, last in PHASES}


def moves_of(phase: str) -> tuple[int, int]:
    """The first and the last move of a phase, a key of ``MOVES``; "" is the whole game."""
    return MOVES[phase] if phase else (1, LAST_MOVE)


def num_judged(ranks: bytes) -> int:
    """How many of the moves with these rank bytes were judged: those that are no pass."""
    return len(ranks) - ranks.count(NOT_JUDGED)


def missed(ranks: bytes) -> list[int]:
    """The numbers of the moves that were missed; 1 is the first."""
    return [number for number, rank in enumerate(ranks, 1) if rank == MISS]


def misses(record: GameRecord, ranks: bytes) -> Iterator[tuple[Board, int, int, int]]:
    """Of each move that was missed the board before it, its number (1 is the first), who played and where.

    The board is the same one, which goes on.
    """
    board = record.board()
    for move_no, ((color, point), rank) in enumerate(zip(decode_moves(record.moves), ranks, strict=True), 1):
        if rank == MISS:
            yield board, move_no, color, point
        board.play(color, point)


class Failed(NamedTuple):
    """A position that another program was asked about in vain."""

    game: str
    #: 1 is the first move of the game
    move_no: int
    #: a kind of ``Unjudged``
    kind: str
    text: str


def failures_table(failures: Sequence[Failed]) -> list[Table]:
    """How many there were, and the first ones; nothing when there is none."""
    if not failures:
        return []
    title = f"{counted(len(failures), 'position')} not judged"
    rows = [(f"{one.game}, move {one.move_no}", one.kind, one.text[:100]) for one in failures[:TOLD]]
    return [Table((title, "", ""), rows, "lll")]


@dataclass(frozen=True, slots=True)
class Judged:
    """A game seen through a player, a byte or a number for each move."""

    #: rank bytes by the candidate list
    ranks: bytes
    #: rank bytes by all that the player puts in order: its list, or every legal move
    places: bytes
    #: length of the candidate list (0 for a move that was not judged)
    lengths: bytes
    #: CPU time that the list took
    seconds: Sequence[float]
    #: natural logarithm of the move's probability (0 for a move that was not judged); None for a player that
    #: gives none
    log_probabilities: Sequence[float] | None = None
    #: what another program said nothing of; those moves are not judged
    failures: tuple[Failed, ...] = ()

    @property
    def num_judged(self) -> int:
        """Moves that are no pass."""
        return num_judged(self.ranks)

    def part(self, first: int, last: int | None) -> "Judged":
        """Moves ``first`` (1 is the first of the game) to ``last`` (None: the end)."""
        cut = slice(first - 1, last)
        logs = self.log_probabilities
        return Judged(
            self.ranks[cut], self.places[cut], self.lengths[cut], self.seconds[cut], logs and logs[cut]
        )


#: the signatures that were worked out
_BEHAVIOUR: dict[tuple[type, str, str], str] = {}


@lru_cache(maxsize=16)
def player(engine: str, knowledge: Knowledge) -> Any:
    """The player, loaded once a process; raises KatachiError when that cannot be done.

    Other programs are players too (``pipeline.programs``): they are started, and end with this process.
    """
    program = named(engine)
    if program is not None:
        return Program(program)
    try:
        return load_player(engine, knowledge)
    except EngineError as error:
        raise KatachiError(str(error)) from None


def is_program(engine: str) -> bool:
    """Whether it is another program: a second one beside it, which has limits of its own, would slow it."""
    return named(engine) is not None


def same_player(engine: str, knowledge: Knowledge, checksum: str) -> Any:
    """The player; raises KatachiError when the file of its knowledge is another one here, or by now."""
    found = player(engine, knowledge)
    if found.knowledge != checksum:
        raise KatachiError(
            f"{knowledge.patterns}: the run began with knowledge {checksum}, here it is {found.knowledge}: "
            "leave the file alone while it runs, and have the same one wherever workers are"
        )
    return found


def not_replayed(settings: Settings) -> KatachiError:
    """The error of a question about games of which none was replayed: which games, and how to replay them."""
    which, options = "no game", ""
    if settings.split not in ("", REPLAYED):
        which, options = f"no game of {settings.split}", f" --split {settings.split}"
    if settings.size:
        which, options = f"{which} on {settings.size}x{settings.size}", f"{options} --size {settings.size}"
    if settings.games:
        which, options = f"{which} among the first {settings.games}", f"{options} --games {settings.games}"
    return KatachiError(f"{which} has been replayed by this engine: run 'katachi replay{options}' first")


def work(engine: str, knowledge: Knowledge, version: int) -> Work:
    """What replays by this player depend on: its name, knowledge and signature."""
    judge_by = player(engine, knowledge)
    return Work(engine, judge_by.knowledge, behaviour(judge_by), version)


def behaviour(judge_by: Any) -> str:
    """A player's signature: it takes a second or several, and once a process for each name and knowledge."""
    if isinstance(judge_by, Program):
        return judge_by.signature
    known = type(judge_by), judge_by.name, judge_by.knowledge
    if known not in _BEHAVIOUR:
        _BEHAVIOUR[known] = signature(judge_by)
    return _BEHAVIOUR[known]


def judge(judge_by: Any, record: GameRecord, name: str) -> Judged:
    """Every move of a game compared with the player's list; ``name`` says which game in errors."""
    sheet = _Sheet(min(judge_by.list_limit, MISS), isinstance(judge_by, Judge))
    ask = judge_by.judge if sheet.has_probabilities else partial(_ask_list, judge_by)
    try:
        board = record.board()
        for move_no, (color, point) in enumerate(decode_moves(record.moves), start=1):
            at_move(move_no)
            if point == PASS or sheet.is_lost:
                sheet.leave_out()
            else:
                start = process_time()
                try:
                    place, num_moves, log_probability = ask(board, color, point)
                    sheet.note(place, num_moves, log_probability, process_time() - start)
                except Unjudged as error:
                    sheet.fail(name, error)
            board.play(color, point)
    except EngineError as error:
        raise GameFault(name, len(sheet.seconds), str(error)) from None
    return sheet.judged()


def _ask_list(judge_by: Any, board: Board, color: int, point: int) -> tuple[int | None, int, float]:
    """As ``Judge.judge``, of a player that has a list alone: no place where the move is not in it."""
    ranked = list(judge_by.ranked(board, color, judge_by.list_limit))
    return ranked.index(point) if point in ranked else None, len(ranked), 0.0


@dataclass(slots=True)
class _Sheet:
    """What is noted down of a game, move by move."""

    list_limit: int
    has_probabilities: bool
    ranks: bytearray = field(default_factory=bytearray)
    places: bytearray = field(default_factory=bytearray)
    lengths: bytearray = field(default_factory=bytearray)
    seconds: "array[float]" = field(default_factory=lambda: array("d"))
    logs: "array[float]" = field(default_factory=lambda: array("d"))
    failures: list[Failed] = field(default_factory=list)
    #: a program has refused a move: it cannot be asked about what comes after it
    is_lost: bool = False

    def note(self, place: int | None, num_moves: int, log_probability: float, cpu_s: float) -> None:
        within = MISS if place is None else min(place, MISS)
        self._add(
            within if within < self.list_limit else MISS,
            within,
            min(num_moves, self.list_limit),
            cpu_s,
            log_probability,
        )

    def leave_out(self) -> None:
        self._add(NOT_JUDGED, NOT_JUDGED, 0, 0.0, 0.0)

    def fail(self, game: str, error: Unjudged) -> None:
        self.leave_out()
        self.failures.append(Failed(game, len(self.ranks), error.kind, f"{error}"))
        self.is_lost = error.kind == "refused"

    def _add(self, rank: int, place: int, length: int, cpu_s: float, log_probability: float) -> None:
        self.ranks.append(rank)
        self.places.append(place)
        self.lengths.append(length)
        self.seconds.append(cpu_s)
        self.logs.append(log_probability)

    def judged(self) -> Judged:
        logs = self.logs if self.has_probabilities else None
        return Judged(
            bytes(self.ranks),
            bytes(self.places),
            bytes(self.lengths),
            self.seconds,
            logs,
            tuple(self.failures),
        )
