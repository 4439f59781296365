"""Other programs as players: the moves they would play in a position, with their own figures as reasons.

A program that crashed is started again and asked once more. If it gives no answer, ``NoAnswer`` is raised.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from typing import Any, NamedTuple, Protocol

from engine.board import Board
from engine.players import Candidate, Reason
from engine.points import BLACK, PASS, WHITE, EngineError, board_points, from_gtp, to_gtp
from pipeline.errors import KatachiError
from pipeline.programs.named import KATAGO, ProgramSpec
from pipeline.programs.process import Failure, GtpProcess, JsonProcess, Refusal, RefusedMove

#: the length of a program's list; later moves do not count
LIST_LIMIT = 20
#: where the caller gives none
KOMI = 7.5
#: GTP commands that analyse a position until the next command comes, in order of preference
_ANALYSES = ("kata-analyze", "lz-analyze")
_LETTERS = {BLACK: "b", WHITE: "w"}
_COLORS = {BLACK: "black", WHITE: "white"}
_NUMBER = re.compile(r"-?\d+(\.\d+)?(e[-+]?\d+)?", re.IGNORECASE)


class NoAnswer(KatachiError):
    """A program gave no answer for a position. ``kind`` is "crash", "time", "protocol" or "refused".

    "refused": it does not accept a move that was played, and so knows no later position either.
    """

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(text)
        self.kind = kind


class ProgramMove(NamedTuple):
    """A move in a program's answer: its value in the program's unit, and its other figures as text."""

    point: int
    value: float
    text: str


class ProgramTalk(Protocol):
    """A running program that can be asked for moves. Making the object starts the program."""

    #: name and version, as the program reports them
    identity: str

    def ask(self, board: Board, color: int) -> list[ProgramMove]:
        """Its moves in a position, best first, for the side to move. Raises Failure and Refusal."""

    def close(self) -> None:
        """End the program."""


class ProgramPlayer:
    """A program as a player (``engine.players.Player``). Raises KatachiError if it does not start.

    Asking it raises NoAnswer when the program gives no answer.
    """

    list_limit = LIST_LIMIT
    knowledge = "none"

    def __init__(self, program: ProgramSpec) -> None:
        self.name = program.text
        self._named = program
        self._talk: ProgramTalk | None = self._start()
        said = f"{program.text}\n{self._talk.identity}"
        #: a hash of its name and identity: its answers may differ from time to time, so they cannot be hashed
        self.signature = sha256(said.encode()).hexdigest()[:8]

    def candidates(self, board: Board, color: int, limit: int = 20) -> list[Candidate]:
        """The program's ``limit`` best moves, each with its figures as a reason."""
        return [
            Candidate(said.point, said.value, (Reason("program", "value", "own", said.value, said.text),))
            for said in self._ask(board, color)[:limit]
        ]

    def ranked(self, board: Board, color: int, limit: int = 20) -> Sequence[int]:
        """The points of ``candidates``."""
        return [said.point for said in self._ask(board, color)[:limit]]

    def avoided(self, board: Board, color: int) -> set[int]:
        """Nothing: a program does not say which moves it avoids."""
        return set()

    def close(self) -> None:
        """End the program; it is started again when it is asked for moves."""
        if self._talk is not None:
            self._talk.close()
            self._talk = None

    def _start(self) -> ProgramTalk:
        try:
            return KataGoTalk(self._named) if self._named.kind == KATAGO else GtpTalk(self._named)
        except (Failure, Refusal) as error:
            is_late = isinstance(error, Failure) and error.kind == "time"
            remedy = f"; it has {self._named.start_s:g} s, give start=N for more" if is_late else ""
            raise KatachiError(f"'{self.name}' does not begin: {error}{remedy}") from None

    def _ask(self, board: Board, color: int) -> list[ProgramMove]:
        try:
            return self._ask_once(board, color)
        except NoAnswer as error:
            if error.kind != "crash":
                raise
        return self._ask_once(board, color)

    def _ask_once(self, board: Board, color: int) -> list[ProgramMove]:
        if self._talk is None:
            self._talk = self._start()
        try:
            return list(_legal(self._talk.ask(board, color), board, color))
        except Refusal as error:
            self.close()
            kind = "refused" if isinstance(error, RefusedMove) else "protocol"
            raise NoAnswer(kind, str(error)) from None
        except Failure as error:
            self.close()
            more = f"; it has {self._named.limit_s:g} s, give limit=N for more"
            raise NoAnswer(error.kind, f"{error}{more if error.kind == 'time' else ''}") from None


def _legal(moves: Sequence[ProgramMove], board: Board, color: int) -> Iterator[ProgramMove]:
    """The moves without passes, repetitions and moves that are illegal here."""
    met = set()
    for said in moves:
        if said.point != PASS and said.point not in met and board.is_legal(color, said.point):
            met.add(said.point)
            yield said


@contextmanager
def _killed_on_failure(process: GtpProcess | JsonProcess) -> Iterator[None]:
    """Kill the program if the block fails or is interrupted."""
    with ExitStack() as stack:
        stack.callback(process.kill)
        yield
        stack.pop_all()


def setup_of(board: Board) -> list[tuple[int, int]]:
    """The stones on a board before its first move, ``(color, point)``."""
    before = board.copy()
    before.undo_all()
    return stones_of(before)


def stones_of(board: Board) -> list[tuple[int, int]]:
    """All stones on a board, ``(color, point)``."""
    colors = ((board.color_at(point), point) for point in board_points(board.size))
    return [(color, point) for color, point in colors if color in (BLACK, WHITE)]


# -- GTP -----------------------------------------------------------------------------------------------


class GtpTalk:
    """A program that speaks GTP, asked by ``top_moves_black`` and ``_white``, an analysis or ``top_moves``.

    Its board follows ours move by move. For another game the board is cleared and set up; a program that
    has ``list_stones`` must then have the same stones. Raises KatachiError if it knows none of the commands.
    """

    def __init__(self, program: ProgramSpec) -> None:
        self._named = program
        self._process = GtpProcess(program.rest)
        #: size, setup stones and moves of the position that the program has; None if unknown
        self._position: tuple[int, list[tuple[int, int]], list[tuple[int, int]]] | None = None
        with _killed_on_failure(self._process):
            self._known = set(self._process.ask("list_commands", program.start_s).split())
            self.identity = " ".join(self._tell(name) for name in ("name", "version"))
            self._command = self._choose_command()

    def _choose_command(self) -> str:
        if "top_moves_black" in self._known:
            return "top_moves_{color}"
        for name in (*_ANALYSES, "top_moves"):
            if name in self._known:
                return name
        raise KatachiError(
            f"'{self._named.text}' has none of {', '.join(_ANALYSES)}, top_moves: it tells no list"
        )

    def ask(self, board: Board, color: int) -> list[ProgramMove]:
        """The program's moves, best first. Raises Failure, Refusal, and RefusedMove if it refuses a move."""
        self._follow(board)
        if self._command in _ANALYSES:
            return _parse_analysis(self._analysis(color), board.size)
        return _parse_top_moves(self._tell(self._command.format(color=_COLORS[color])), board.size)

    def _analysis(self, color: int) -> str:
        every = max(1, round(100 * self._named.seconds / 4))
        asked = f"{self._command} {_LETTERS[color]} {every}"
        return self._process.ask(asked, self._named.limit_s, self._named.seconds)

    def _follow(self, board: Board) -> None:
        """Bring the program's board to this position; raises RefusedMove when it does not accept a move."""
        setup, moves = setup_of(board), board.moves()
        has, self._position = self._position, None  # unknown until all commands have succeeded
        size, had, played = has if has is not None else (0, [], [])
        if size != board.size or had != setup or played != moves[: len(played)]:
            self._clear(board.size, setup)
            played = []
        for color, point in moves[len(played) :]:
            self._play(color, point, board.size)
        self._position = board.size, setup, moves

    def _clear(self, size: int, setup: list[tuple[int, int]]) -> None:
        self._tell(f"boardsize {size}")
        self._tell("clear_board")
        for color, point in setup:
            self._play(color, point, size)
        if "list_stones" in self._known:
            for color, word in _COLORS.items():
                told = {from_gtp(name, size) for name in self._tell(f"list_stones {word}").split()}
                if told != {point for side, point in setup if side == color}:
                    raise Failure("protocol", f"has other {word} stones than those of the game it was given")

    def _play(self, color: int, point: int, size: int) -> None:
        name = to_gtp(point, size)
        try:
            self._tell(f"play {_LETTERS[color]} {name}")
        except Refusal as error:
            raise RefusedMove(f"play {_LETTERS[color]} {name}: {error}") from None

    def _tell(self, line: str) -> str:
        return self._process.ask(line, self._named.limit_s)

    def close(self) -> None:
        """End the program."""
        self._process.close()


def _parse_top_moves(answer: str, size: int) -> list[ProgramMove]:
    """The answer to ``top_moves``: points and values in turn."""
    words = answer.split()
    pairs = zip(words[::2], words[1::2], strict=False)
    return [ProgramMove(_point(name, size), _float(value), f"value {value}") for name, value in pairs]


def _parse_analysis(answer: str, size: int) -> list[ProgramMove]:
    """The moves of an analysis' last line: ``info move Q16 visits 12 order 0 pv Q16 D4 info move D4 ...``."""
    lines = [line for line in answer.splitlines() if line.startswith("info ")]
    if not lines:
        raise Failure("protocol", f"tells no move in time, but '{answer[:60]}'")
    found = []
    for number, part in enumerate(lines[-1].removeprefix("info ").split(" info ")):
        words = part.split(" pv ")[0].split()
        facts = dict(zip(words[::2], words[1::2], strict=False))
        order = _float(facts.get("order", str(number)))
        found.append((order, _program_move(facts, size)))
    return [said for _, said in sorted(found, key=lambda each: each[0])]


# -- KataGo's analysis engine --------------------------------------------------------------------------


class KataGoTalk:
    """KataGo's analysis engine. Every query holds the whole game, so KataGo keeps no board of ours."""

    def __init__(self, program: ProgramSpec) -> None:
        self._named = program
        model = ["-model", program.model] if program.model else []
        self._process = JsonProcess([program.program, "analysis", "-config", program.rest, *model])
        with _killed_on_failure(self._process):
            told = self._process.ask({"action": "query_version"}, program.start_s)
        self.identity = f"KataGo {told.get('version', '')} {told.get('git_hash', '')}"

    def ask(self, board: Board, color: int, komi: float = KOMI, limit_s: float = 0.0) -> list[ProgramMove]:
        """KataGo's moves in its own order, under Chinese rules. Raises Failure and Refusal.

        ``limit_s`` is how many seconds it may take; 0 for the limit in the program's name.
        """
        size, setup, moves = board.size, setup_of(board), board.moves()
        if moves and moves[-1][0] == color:  # a side plays twice: let the other one pass between
            moves.append((BLACK + WHITE - color, PASS))
        query: dict[str, object] = {
            "initialStones": [_stone(each, size) for each in setup],
            "initialPlayer": _stone((moves[0][0] if moves else color, PASS), size)[0],
            "moves": [_stone(each, size) for each in moves],
            "rules": "chinese",
            "whiteHandicapBonus": "0",  # matches give White no points for handicap stones
            "komi": komi,
            "boardXSize": size,
            "boardYSize": size,
            # KataGo's example settings report Black's figures
            "overrideSettings": {"reportAnalysisWinratesAs": "SIDETOMOVE"},
        }
        if self._named.visits:
            query["maxVisits"] = self._named.visits
        answer = self.analyse(query, limit_s)
        try:
            infos = sorted(answer["moveInfos"], key=lambda info: info["order"])
            return [_program_move({key: f"{value}" for key, value in info.items()}, size) for info in infos]
        except (KeyError, TypeError, AttributeError):
            raise Failure("protocol", f"an answer without moves: {f'{answer}'[:100]}") from None

    def analyse(self, query: Mapping[str, object], limit_s: float = 0.0) -> dict[str, Any]:
        """KataGo's answer to a query, both as JSON. Raises Refusal for an error, Failure for no answer."""
        return self._process.ask(query, limit_s or self._named.limit_s)

    def close(self) -> None:
        """End the program."""
        self._process.close()


def _stone(move: tuple[int, int], size: int) -> list[str]:
    color, point = move
    return ["B" if color == BLACK else "W", "pass" if point == PASS else to_gtp(point, size)]


def _program_move(facts: dict[str, Any], size: int) -> ProgramMove:
    """A move from an analysis' figures. Its value is the visits, which both protocols report."""
    visits = _float(facts.get("visits", "0"))
    words = [f"{visits:.0f} visits"]
    words += [
        f"{name} {_rounded_text(facts[name])}" for name in ("winrate", "scoreLead", "prior") if name in facts
    ]
    return ProgramMove(_point(str(facts.get("move", "")), size), visits, ", ".join(words))


def _point(name: str, size: int) -> int:
    try:
        return int(from_gtp(name, size))
    except EngineError as error:
        raise Failure("protocol", str(error)) from None


def _rounded_text(text: str) -> str:
    """A number with four digits, which is enough for people; other text as it is."""
    return f"{float(text):.4g}" if _NUMBER.fullmatch(text) else text


def _float(text: str) -> float:
    if not _NUMBER.fullmatch(text):
        raise Failure("protocol", f"'{text[:40]}' is no number")
    return float(text)
