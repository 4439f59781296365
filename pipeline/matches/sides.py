"""The two sides of a game: players of our own, asked directly, and other programs.

Programs are asked over GTP, KataGo by its analysis engine. A side is named ``manyfaces``,
``ryder:knowledge=FILE,level=3``, ``gtp:COMMAND`` or ``katago:CONFIG``.
"""

from dataclasses import dataclass
from typing import Protocol

from engine.board import Board
from engine.ending import Ending
from engine.gtp.clock import Clock
from engine.knowledge import NO_FILES, Files
from engine.players import player_names
from engine.playing import DEFAULT_LEVEL, Chooser, Limits
from engine.points import BLACK, PASS, WHITE, EngineError, encode_move, from_gtp, to_gtp
from engine.thinking import chooser_of
from pipeline import judging
from pipeline.errors import KatachiError, UsageError
from pipeline.programs.named import KATAGO, ProgramSpec, parse_program
from pipeline.programs.players import KataGoTalk
from pipeline.programs.process import Failure, GtpProcess, Refusal

RESIGN = -1
_OPTIONS = ("knowledge", "joseki", "level")
_COLORS = {BLACK: "b", WHITE: "w"}
#: seconds that a program has for an answer that is not a move
_ANSWER_S = 60.0


class Forfeit(Exception):
    """A side cannot go on. ``kind`` is "crash", "time", "illegal" or "protocol"."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Conditions:
    """The conditions of a game: size, komi, handicap, time."""

    size: int
    komi: float
    #: Black's handicap stones
    handicap: tuple[int, ...] = ()
    #: seconds of a side for all its moves; 0: no limit
    main_s: float = 0.0
    #: seconds of one move; later is lost
    move_s: float = 300.0

    def board(self) -> Board:
        """The board before the first move, with the handicap."""
        board = Board(self.size)
        board.setup(b"".join(encode_move(BLACK, point) for point in self.handicap))
        return board

    def limit_s(self, left_s: float | None) -> float:
        """Seconds that a program is waited for at a move; ``left_s`` are left for all, None: any number."""
        return self.move_s if left_s is None else min(self.move_s, left_s + 1)


class Side(Protocol):
    """One engine that plays one game after the other."""

    #: what a program calls itself, with its version, once it has started; "" for a player of our own
    identity: str

    def start(self, conditions: Conditions) -> None:
        """A new game."""

    def play(self, color: int, point: int) -> None:
        """A move was played. Raises Forfeit when this side does not accept it."""

    def choose(self, color: int, left_s: float | None, cleaning_up: bool) -> int:
        """A point, PASS or RESIGN, which counts as played; ``left_s`` seconds are left.

        Raises Forfeit when there is no answer.
        """

    def dead_stones(self) -> frozenset[int] | None:
        """The stones that the side calls dead; None if it cannot tell."""

    def close(self) -> None:
        """End the side: there are no more games."""


@dataclass(frozen=True, slots=True)
class SideSpec:
    """A side as the user named it."""

    #: of our own: the same however its options were written
    text: str
    #: of our own: the player, its knowledge, its level; of another program: the command
    player: str = ""
    files: Files = NO_FILES
    level: int = DEFAULT_LEVEL
    command: str = ""
    katago: ProgramSpec | None = None


def read_spec(text: str) -> SideSpec:
    """The side that a text names; raises UsageError when it names none."""
    program = parse_program(text)
    if program is not None:
        return (
            SideSpec(text, katago=program) if program.kind == KATAGO else SideSpec(text, command=program.rest)
        )
    name, _, rest = text.partition(":")
    if name not in player_names():
        known = ", ".join((*player_names(), "gtp:COMMAND", "katago:CONFIG"))
        raise UsageError(f"no engine is called '{name}'; there are: {known}")
    given = _options(text, rest)
    files = Files(given.get("knowledge"), given.get("joseki"))
    level = _level(text, given.pop("level", str(DEFAULT_LEVEL)))
    if level != DEFAULT_LEVEL:
        given["level"] = str(level)
    options = ",".join(f"{option}={given[option]}" for option in _OPTIONS if option in given)
    return SideSpec(f"{name}:{options}" if options else name, name, files, level)


def _options(text: str, rest: str) -> dict[str, str]:
    """What is said after the colon, each option once."""
    given: dict[str, str] = {}
    for part in filter(None, rest.split(",")):
        name, _, value = part.partition("=")
        if name not in _OPTIONS:
            raise UsageError(f"'{text}': no option is called '{name}'; there are: {', '.join(_OPTIONS)}")
        if name in given:
            raise UsageError(f"'{text}': {name} is given twice")
        if not value:
            raise UsageError(f"'{text}': {name} wants a value: {name}=...")
        given[name] = value
    return given


def _level(text: str, word: str) -> int:
    number = int(word.lstrip("0")[:9] or "0") if word.isdecimal() else 0
    if not 1 <= number <= 20:
        raise UsageError(f"'{text}': level wants a number from 1 to 20, not '{word}'")
    return number


def open_side(spec: SideSpec) -> Side:
    """A side, ready for its first game. Raises KatachiError when that cannot be."""
    if spec.command:
        return GtpSide(spec.command)
    if spec.katago:
        return KataGoSide(spec.katago)
    return OwnSide(chooser_of(judging.player(spec.player, spec.files)), spec.level)


class OwnSide:
    """A player of our own, with a board of its own."""

    identity = ""

    def __init__(self, chooser: Chooser, level: int) -> None:
        self._chooser = chooser
        self._level = level
        self._ending = Ending()

    def start(self, conditions: Conditions) -> None:
        """A new game."""
        self._board = conditions.board()
        self._clock = Clock()
        if conditions.main_s:
            self._clock.set([str(conditions.main_s), "0", "0"])

    def play(self, color: int, point: int) -> None:
        """A move was played."""
        self._board.play(color, point)

    def choose(self, color: int, left_s: float | None, cleaning_up: bool) -> int:
        """The choice of the player."""
        if left_s is not None:
            self._clock.tell_left(color, str(left_s), "0")
        time_s = self._clock.for_move(color, self._board.size, self._board.num_moves)
        ask = self._chooser.clean_up if cleaning_up else self._chooser.choose
        try:
            point = ask(self._board.copy(), color, Limits(self._level, time_s))
            self._board.play(color, point)
            return point
        except Exception as error:
            raise Forfeit("crash", f"{type(error).__name__}: {error}") from error

    def dead_stones(self) -> frozenset[int] | None:
        """What reading the groups calls dead."""
        return frozenset(self._ending.dead_stones(self._board.copy()))

    def close(self) -> None:
        """Nothing is held."""


class GtpSide:
    """Another program; it is started again for the game after a failure."""

    def __init__(self, command: str) -> None:
        self.identity = ""
        self._command = command
        self._process: GtpProcess | None = None
        self._known: frozenset[str] = frozenset()

    def start(self, conditions: Conditions) -> None:
        """A new game; the program is started when it is not under way, or has ended since."""
        self._conditions = conditions
        was_under_way = self._process is not None
        try:
            self._begin(conditions)
        except Forfeit as error:
            if not was_under_way:
                raise KatachiError(f"'{self._command}' does not begin a game: {error}") from None
            self.start(conditions)
        except Refusal as error:
            self.close()
            raise KatachiError(
                f"'{self._command}' refuses size {conditions.size}, komi {conditions.komi:g},"
                f" or the handicap: {error}"
            ) from None

    def _begin(self, conditions: Conditions) -> None:
        if self._process is None:
            self._process = GtpProcess(self._command)
            self._known = frozenset(self._ask("list_commands").split())
            said = (self._try(name) for name in ("name", "version") if name in self._known)
            self.identity = " ".join(filter(None, said))
        self._set_up(conditions)

    def _set_up(self, conditions: Conditions) -> None:
        self._ask(f"boardsize {conditions.size}")
        self._ask("clear_board")
        self._ask(f"komi {conditions.komi:g}")
        names = [to_gtp(point, conditions.size) for point in conditions.handicap]
        if names and "set_free_handicap" in self._known:
            self._ask(f"set_free_handicap {' '.join(names)}")
        else:
            for name in names:
                self._ask(f"play b {name}")
        if conditions.main_s and "time_settings" in self._known:
            self._ask(f"time_settings {round(conditions.main_s)} 0 0")

    def play(self, color: int, point: int) -> None:
        """A move was played; a program that refuses a legal one cannot go on."""
        name = to_gtp(point, self._conditions.size)
        try:
            self._ask(f"play {_COLORS[color]} {name}")
        except Refusal as error:
            raise Forfeit("protocol", f"refuses the legal move {name}: {error}") from None

    def choose(self, color: int, left_s: float | None, cleaning_up: bool) -> int:
        """The answer to genmove."""
        command = "genmove"
        if cleaning_up and "kgs-genmove_cleanup" in self._known:
            command = "kgs-genmove_cleanup"
        if left_s is not None and "time_left" in self._known:
            self._try(f"time_left {_COLORS[color]} {int(left_s)} 0")
        try:
            answer = self._ask(f"{command} {_COLORS[color]}", self._conditions.limit_s(left_s))
        except Refusal as error:
            raise Forfeit("protocol", f"gives no move: {error}") from None
        if answer.lower() == "resign":
            return RESIGN
        try:
            return int(from_gtp(answer, self._conditions.size))
        except EngineError as error:
            raise Forfeit("illegal", str(error)) from None

    def dead_stones(self) -> frozenset[int] | None:
        """What the program lists as dead."""
        answer = self._try("final_status_list dead") if "final_status_list" in self._known else None
        try:
            return answer if answer is None else self._points(answer)
        except EngineError:
            return None

    def _points(self, answer: str) -> frozenset[int]:
        return frozenset(from_gtp(word, self._conditions.size) for word in answer.split())

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process.close()
            self._process = None

    def _try(self, line: str) -> str | None:
        """An answer, or None when it is refused."""
        try:
            return self._ask(line)
        except Refusal:
            return None

    def _ask(self, line: str, limit_s: float = _ANSWER_S) -> str:
        """An answer; a program that gives none is ended, and forfeits."""
        if self._process is None:
            raise Forfeit("crash", "has ended before")
        try:
            return self._process.ask(line, limit_s)
        except Failure as error:
            self._process.kill()
            self._process = None
            raise Forfeit(error.kind, str(error)) from None


class KataGoSide:
    """KataGo's analysis engine: it plays the move that it puts first, and passes when it finds none.

    It is asked for each move with the whole game; it does not resign, and does not say what is dead.
    """

    def __init__(self, program: ProgramSpec) -> None:
        self.identity = ""
        self._named = program
        self._talk: KataGoTalk | None = None

    def start(self, conditions: Conditions) -> None:
        """A new game; the program is started when it is not under way."""
        self._conditions = conditions
        self._board = conditions.board()
        try:
            self._talk = self._talk or KataGoTalk(self._named)
        except (Failure, Refusal) as error:
            raise KatachiError(f"'{self._named.text}' does not begin a game: {error}") from None
        self.identity = self._talk.identity

    def play(self, color: int, point: int) -> None:
        """A move was played."""
        self._board.play(color, point)

    def choose(self, color: int, left_s: float | None, cleaning_up: bool) -> int:
        """The move that it puts first."""
        if self._talk is None:
            raise Forfeit("crash", "has ended before")
        conditions = self._conditions
        try:
            found = self._talk.ask(self._board, color, conditions.komi, conditions.limit_s(left_s))
        except Failure as error:
            self.close()
            raise Forfeit(error.kind, str(error)) from None
        except Refusal as error:
            raise Forfeit("protocol", f"gives no move: {error}") from None
        point = found[0].point if found else PASS
        try:
            self._board.play(color, point)
        except EngineError as error:
            raise Forfeit("illegal", str(error)) from None
        return point

    def dead_stones(self) -> frozenset[int] | None:
        """It does not tell."""
        return None

    def close(self) -> None:
        """End the program."""
        if self._talk is not None:
            self._talk.close()
            self._talk = None
