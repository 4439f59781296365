"""Compares a player's candidate list with the moves played: a rank byte a move, and its probability.

A rank byte is 0-253 for the place in an order (0 is the first), ``MISS`` for a move that has none or a later
one, ``NOT_JUDGED`` for a pass. Used by ``replay``, ``evaluate`` and ``release``; whoever needs the player of
the settings gets it from ``player``.
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
from pipeline.programs.named import parse_program
from pipeline.programs.players import NoAnswer, ProgramPlayer
from pipeline.records import GameRecord
from pipeline.settings import Settings
from pipeline.store.replays import Provenance
from pipeline.tables import Table, pluralise

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
    """The number of judged moves among these rank bytes."""
    return len(ranks) - ranks.count(NOT_JUDGED)


def missed_moves(ranks: bytes) -> list[int]:
    """The numbers of the moves that were missed; 1 is the first."""
    return [number for number, rank in enumerate(ranks, 1) if rank == MISS]


def misses(record: GameRecord, ranks: bytes) -> Iterator[tuple[Board, int, int, int]]:
    """For each missed move: the board before it, its number (1 is the first), who played it and where.

    It is always the same board object, which is played on afterwards.
    """
    board = record.board()
    for move_no, ((color, point), rank) in enumerate(zip(decode_moves(record.moves), ranks, strict=True), 1):
        if rank == MISS:
            yield board, move_no, color, point
        board.play(color, point)


class UnansweredPosition(NamedTuple):
    """A position about which another program gave no answer."""

    game: str
    #: 1 is the first move of the game
    move_no: int
    #: a kind of ``NoAnswer``
    kind: str
    text: str


def failures_table(failures: Sequence[UnansweredPosition]) -> list[Table]:
    """A table with the number of failures and the first ones; no table when there is none."""
    if not failures:
        return []
    title = f"{pluralise(len(failures), 'position')} not judged"
    rows = [(f"{one.game}, move {one.move_no}", one.kind, one.text[:100]) for one in failures[:TOLD]]
    return [Table((title, "", ""), rows, "lll")]


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """What a player's lists say of a game: a byte or a number for each move."""

    #: rank bytes by the candidate list
    ranks: bytes
    #: rank bytes in the player's whole order: its list, or every legal move
    places: bytes
    #: length of the candidate list (0 for a move that was not judged)
    lengths: bytes
    #: CPU seconds for each list
    seconds: Sequence[float]
    #: natural logarithm of the move's probability (0 for a move that was not judged); None for a player that
    #: gives none
    log_probabilities: Sequence[float] | None = None
    #: what another program said nothing of; those moves are not judged
    failures: tuple[UnansweredPosition, ...] = ()

    @property
    def num_judged(self) -> int:
        """The number of judged moves."""
        return num_judged(self.ranks)

    def part(self, first: int, last: int | None) -> "JudgedGame":
        """The same for moves ``first`` (1 is the first of the game) to ``last`` (None: the end) alone."""
        cut = slice(first - 1, last)
        logs = self.log_probabilities
        return JudgedGame(
            self.ranks[cut], self.places[cut], self.lengths[cut], self.seconds[cut], logs and logs[cut]
        )


#: the signatures that were worked out
_BEHAVIOUR: dict[tuple[type, str, str], str] = {}


@lru_cache(maxsize=16)
def player(engine: str, knowledge: Knowledge) -> Any:
    """The player, loaded once a process; raises KatachiError when that cannot be done.

    Other programs are players too (``pipeline.programs``): they are started, and end with this process.
    """
    program = parse_program(engine)
    if program is not None:
        return ProgramPlayer(program)
    try:
        return load_player(engine, knowledge)
    except EngineError as error:
        raise KatachiError(str(error)) from None


def is_program(engine: str) -> bool:
    """Whether an engine is another program. Asking two of them at once would slow both, which limits of time
    forbid."""
    return parse_program(engine) is not None


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
    """The error when none of the chosen games was replayed: it says which games, and how to replay them."""
    which, options = "no game", ""
    if settings.split not in ("", REPLAYED):
        which, options = f"no game of {settings.split}", f" --split {settings.split}"
    if settings.size:
        which, options = f"{which} on {settings.size}x{settings.size}", f"{options} --size {settings.size}"
    if settings.games:
        which, options = f"{which} among the first {settings.games}", f"{options} --games {settings.games}"
    return KatachiError(f"{which} has been replayed by this engine: run 'katachi replay{options}' first")


def provenance(engine: str, knowledge: Knowledge, version: int) -> Provenance:
    """The provenance of rows that this player makes in a stage of this version."""
    judge_by = player(engine, knowledge)
    return Provenance(engine, judge_by.knowledge, behaviour(judge_by), version)


def behaviour(judge_by: Any) -> str:
    """A player's signature; it takes some seconds, so each process works it out once."""
    if isinstance(judge_by, ProgramPlayer):
        return judge_by.signature
    known = type(judge_by), judge_by.name, judge_by.knowledge
    if known not in _BEHAVIOUR:
        _BEHAVIOUR[known] = signature(judge_by)
    return _BEHAVIOUR[known]


def judge(judge_by: Any, record: GameRecord, name: str) -> JudgedGame:
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
                except NoAnswer as error:
                    sheet.fail(name, error)
            board.play(color, point)
    except EngineError as error:
        raise GameFault(name, len(sheet.seconds), str(error)) from None
    return sheet.judged()


def _ask_list(judge_by: Any, board: Board, color: int, point: int) -> tuple[int | None, int, float]:
    """The same as ``Judge.judge`` for a player that only has a list: no place for a move outside it."""
    ranked = list(judge_by.ranked(board, color, judge_by.list_limit))
    return ranked.index(point) if point in ranked else None, len(ranked), 0.0


@dataclass(slots=True)
class _Sheet:
    """Collects what is judged of a game, move by move."""

    list_limit: int
    has_probabilities: bool
    ranks: bytearray = field(default_factory=bytearray)
    places: bytearray = field(default_factory=bytearray)
    lengths: bytearray = field(default_factory=bytearray)
    seconds: "array[float]" = field(default_factory=lambda: array("d"))
    logs: "array[float]" = field(default_factory=lambda: array("d"))
    failures: list[UnansweredPosition] = field(default_factory=list)
    #: whether the program refused a move, so that it cannot be asked about later ones
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

    def fail(self, game: str, error: NoAnswer) -> None:
        self.leave_out()
        self.failures.append(UnansweredPosition(game, len(self.ranks), error.kind, f"{error}"))
        self.is_lost = error.kind == "refused"

    def _add(self, rank: int, place: int, length: int, cpu_s: float, log_probability: float) -> None:
        self.ranks.append(rank)
        self.places.append(place)
        self.lengths.append(length)
        self.seconds.append(cpu_s)
        self.logs.append(log_probability)

    def judged(self) -> JudgedGame:
        logs = self.logs if self.has_probabilities else None
        return JudgedGame(
            bytes(self.ranks),
            bytes(self.places),
            bytes(self.lengths),
            self.seconds,
            logs,
            tuple(self.failures),
        )
