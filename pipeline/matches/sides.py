"""The two sides of a game: players of our own, other programs over GTP, and KataGo's analysis engine.

A side is named ``manyfaces``, ``ryder:knowledge=FILE,level=3``, ``gtp:COMMAND`` or ``katago:CONFIG``.
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
#: seconds that a program has for an answer other than a move
_ANSWER_S = 60.0


class Forfeit(Exception):
    """A side cannot continue and loses. ``kind`` is "crash", "time", "illegal" or "protocol"."""

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


@dataclass(frozen=True, slots=True)
class Conditions:
    """The conditions of a game: size, komi, handicap, time."""

    size: int
    komi: float
    #: points of Black's handicap stones
    handicap: tuple[int, ...] = ()
    #: seconds that a side has for all its moves; 0: no limit
    main_s: float = 0.0
    #: seconds that a side has for one move
    move_s: float = 300.0

    def board(self) -> Board:
        """The board before the first move, with the handicap as setup stones."""
        board = Board(self.size)
        board.setup(b"".join(encode_move(BLACK, point) for point in self.handicap))
        return board

    def limit_s(self, left_s: float | None) -> float:
        """How many seconds to wait for a program's move; it has ``left_s`` for all its moves, None: no limit.

        A program that has used up its time gets one second more: the referee decides.
        """
        return self.move_s if left_s is None else min(self.move_s, left_s + 1)


class Side(Protocol):
    """An engine that plays one game after the other."""

    #: name and version as a program reports them, once it has started; "" for a player of our own
    identity: str

    def start(self, conditions: Conditions) -> None:
        """Begin a new game. Raises KatachiError when the side cannot."""

    def play(self, color: int, point: int) -> None:
        """Take note of a move. Raises Forfeit when this side does not accept it."""

    def choose(self, color: int, left_s: float | None, cleaning_up: bool) -> int:
        """The side's move: a point, PASS or RESIGN. It counts as played: ``play`` is not called for it.

        ``left_s`` seconds are left for all moves, None: no limit. With ``cleaning_up``, the game is being
        played out to capture dead stones. Raises Forfeit when there is no answer.
        """

    def dead_stones(self) -> frozenset[int] | None:
        """The stones (points) that the side calls dead; None if it cannot tell. May raise Forfeit."""

    def close(self) -> None:
        """End the side: it plays no more games."""


@dataclass(frozen=True, slots=True)
class SideSpec:
    """A side as the user named it: a player of our own, a GTP command, or KataGo."""

    #: its name; for a player of our own always with the options in the same order
    text: str
    #: a player of our own, its knowledge and level
    player: str = ""
    files: Files = NO_FILES
    level: int = DEFAULT_LEVEL
    #: the command of a program that speaks GTP
    command: str = ""
    katago: ProgramSpec | None = None


def read_spec(text: str) -> SideSpec:
    """The side that a text names. Raises UsageError for an unknown engine or option, or a wrong value."""
    program = parse_program(text)
    if program is not None:
        return (
            SideSpec(text, katago=program) if program.kind == KATAGO else SideSpec(text, command=program.rest)
        )
    name, _, rest = text.partition(":")
    if name not in player_names():
        known = ", ".join((*player_names(), "gtp:COMMAND", "katago:CONFIG"))
        raise UsageError(f"no engine is called '{name}'; there are: {known}")
    given = _parse_options(text, rest)
    files = Files(given.get("knowledge"), given.get("joseki"))
    level = _parse_level(text, given.pop("level", str(DEFAULT_LEVEL)))
    if level != DEFAULT_LEVEL:
        given["level"] = str(level)
    options = ",".join(f"{option}={given[option]}" for option in _OPTIONS if option in given)
    return SideSpec(f"{name}:{options}" if options else name, name, files, level)


def _parse_options(text: str, rest: str) -> dict[str, str]:
    """The options after the colon, by name."""
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


def _parse_level(text: str, word: str) -> int:
    number = int(word.lstrip("0")[:9] or "0") if word.isdecimal() else 0
    if not 1 <= number <= 20:
        raise UsageError(f"'{text}': level wants a number from 1 to 20, not '{word}'")
    return number


def open_side(spec: SideSpec) -> Side:
    """A side that is ready for its first game. Raises KatachiError when a player of our own cannot be loaded.

    Other programs start with their first game.
    """
    if spec.command:
        return GtpSide(spec.command)
    if spec.katago:
        return KataGoSide(spec.katago)
    return OwnSide(chooser_of(judging.player(spec.player, spec.files)), spec.level)


class OwnSide:
    """A player of our own (``chooser``) on a level from 1 to 20, with a board of its own."""

    identity = ""

    def __init__(self, chooser: Chooser, level: int) -> None:
        self._chooser = chooser
        self._level = level
        self._ending = Ending()

    def start(self, conditions: Conditions) -> None:
        """Begin a new game."""
        self._board = conditions.board()
        self._clock = Clock()
        if conditions.main_s:
            self._clock.set([str(conditions.main_s), "0", "0"])

    def play(self, color: int, point: int) -> None:
        """Play a move on the own board."""
        self._board.play(color, point)

    def choose(self, color: int, left_s: float | None, cleaning_up: bool) -> int:
        """The player's choice; raises Forfeit ("crash") for any error in it."""
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
        """The stones that are dead by reading."""
        return frozenset(self._ending.dead_stones(self._board.copy()))

    def close(self) -> None:
        """Do nothing: there is no process to end."""


class GtpSide:
    """Another program over GTP. After a failure it is started again for the next game."""

    def __init__(self, command: str) -> None:
        self.identity = ""
        self._command = command
        self._process: GtpProcess | None = None
        self._known: frozenset[str] = frozenset()

    def start(self, conditions: Conditions) -> None:
        """Begin a new game; start the program if it is not running, or turns out to have ended.

        Raises KatachiError when it does not start or refuses the conditions.
        """
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
            said = (self._ask_or_none(name) for name in ("name", "version") if name in self._known)
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
        """Tell the program a move; raises Forfeit when it refuses it: it is legal."""
        name = to_gtp(point, self._conditions.size)
        try:
            self._ask(f"play {_COLORS[color]} {name}")
        except Refusal as error:
            raise Forfeit("protocol", f"refuses the legal move {name}: {error}") from None

    def choose(self, color: int, left_s: float | None, cleaning_up: bool) -> int:
        """The answer to ``genmove``, or ``kgs-genmove_cleanup`` if it knows that; raises Forfeit for none."""
        command = "genmove"
        if cleaning_up and "kgs-genmove_cleanup" in self._known:
            command = "kgs-genmove_cleanup"
        if left_s is not None and "time_left" in self._known:
            self._ask_or_none(f"time_left {_COLORS[color]} {int(left_s)} 0")
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
        """The answer to ``final_status_list dead``; None if the program has no valid answer."""
        answer = self._ask_or_none("final_status_list dead") if "final_status_list" in self._known else None
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

    def _ask_or_none(self, line: str) -> str | None:
        """The answer to a command, None when the program refuses it."""
        try:
            return self._ask(line)
        except Refusal:
            return None

    def _ask(self, line: str, limit_s: float = _ANSWER_S) -> str:
        """The answer to a command. A program that gives none is killed, and Forfeit raised."""
        if self._process is None:
            raise Forfeit("crash", "has ended before")
        try:
            return self._process.ask(line, limit_s)
        except Failure as error:
            self._process.kill()
            self._process = None
            raise Forfeit(error.kind, str(error)) from None


class KataGoSide:
    """KataGo's analysis engine: plays the first move of its list, and passes when the list is empty.

    It never resigns, and does not say what is dead.
    """

    def __init__(self, program: ProgramSpec) -> None:
        self.identity = ""
        self._named = program
        self._talk: KataGoTalk | None = None

    def start(self, conditions: Conditions) -> None:
        """Begin a new game; start KataGo if it is not running. Raises KatachiError when it does not start."""
        self._conditions = conditions
        self._board = conditions.board()
        try:
            self._talk = self._talk or KataGoTalk(self._named)
        except (Failure, Refusal) as error:
            raise KatachiError(f"'{self._named.text}' does not begin a game: {error}") from None
        self.identity = self._talk.identity

    def play(self, color: int, point: int) -> None:
        """Play a move on the own board, which the next query is made from."""
        self._board.play(color, point)

    def choose(self, color: int, left_s: float | None, cleaning_up: bool) -> int:
        """The first move of KataGo's list; raises Forfeit when there is no answer or the move is illegal."""
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
        """None: KataGo does not say."""
        return None

    def close(self) -> None:
        """End the program."""
        if self._talk is not None:
            self._talk.close()
            self._talk = None
