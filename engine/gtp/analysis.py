"""Analysis as Sabaki, Lizzie and KaTrain read it: the info lines of Leela Zero (lz) and KataGo (kata).

A line is ``info move Q16 visits 120 winrate 5234 prior 1200 lcb 5234 order 0 pv Q16 D4 info move ...``.
KataGo's form has shares as fractions, leads in points and, on request, ``ownership`` with a number for each
point. Everything is from the view of the side to move. Visits stand for the probability of a candidate, in
thousandths; a winrate stands for the lead at the end of its line. Each line of text looks further ahead than
the one before.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.board import Board
from engine.gtp.session import Session, Stream, Words, color_of, number_of
from engine.playing import Chooser, Limits, Prospect
from engine.points import BLACK, PASS, EngineError, board_points, from_gtp, to_gtp
from engine.position import Position

#: moves in a line unless told otherwise, and seconds between lines
NUM_MOVES = 10
INTERVAL_S = 1.0
VISITS = 1000
#: the level at which the first line of text looks ahead, and how much is added for each further line
FIRST_LEVEL = 6
MORE_LEVELS = 2
MAX_LEVEL = 20
#: by how many points the lead may still change: at the end of a game, and in addition on an empty 19x19 board
END_SPREAD = 1.0
SPREAD = 15.0


class Request(NamedTuple):
    """The arguments of an analysis command."""

    color: int
    interval_s: float
    num_moves: int
    ownership: bool
    root_info: bool
    #: points at which the first move may be; None: all
    allowed: frozenset[int] | None
    avoided: frozenset[int]


class AnalysisCommands:
    """Adds the analysis commands to a session; ``limits`` says how much a move of a color may cost."""

    def __init__(self, session: Session, chooser: Chooser, limits: Callable[[int], Limits]) -> None:
        self.session = session
        self.chooser = chooser
        self.limits = limits
        self._position = Position()
        session.add("lz-analyze", lambda words: self._analyze(words, lz_move))
        session.add("kata-analyze", lambda words: self._analyze(words, kata_move))
        session.add("lz-genmove_analyze", lambda words: self._genmove(words, lz_move))
        session.add("kata-genmove_analyze", lambda words: self._genmove(words, kata_move))
        session.add_from(self, ("kata-get-rules",))
        session.ignore("stop")

    def _analyze(self, words: Words, form: "Form") -> Stream:
        asked = read_request(words, self.session.board, self.session.to_play)
        level, line = FIRST_LEVEL - MORE_LEVELS, ""

        def report(stop: Callable[[], bool]) -> str:
            nonlocal level, line
            if level < MAX_LEVEL:
                level += MORE_LEVELS
                line = self._line(asked, form, self._seen(asked, Limits(level, stop=stop)))
            return line

        return Stream(asked.interval_s, report)

    def _genmove(self, words: Words, form: "Form") -> str:
        """Play the first candidate, or pass if there is none."""
        asked = read_request(words, self.session.board, self.session.to_play)
        found = self._seen(asked, self.limits(asked.color))
        line = self._line(asked, form, found)
        point = found[0].point if found else PASS
        name = to_gtp(point, self.session.board.size)
        self.session.ask(f"play {'b' if asked.color == BLACK else 'w'} {name}")
        return "\n" + "\n".join(part for part in (line, f"play {name}") if part)

    def _seen(self, asked: Request, limits: Limits) -> list[Prospect]:
        """The candidates that were asked for."""
        board = self.session.board.copy()
        wanted = None
        if asked.allowed or asked.avoided:
            wanted = (asked.allowed or {PASS, *board_points(board.size)}) - asked.avoided
        return self.chooser.prospects(board, asked.color, asked.num_moves, limits, wanted)

    def _line(self, asked: Request, form: "Form", found: Sequence[Prospect]) -> str:
        """An info line, without its line end."""
        board = self.session.board.copy()
        komi = self.session.komi if asked.color != BLACK else -self.session.komi
        outlook = [Outlook.of(board, prospect, komi) for prospect in found]
        parts = [form(board, seen, order) for order, seen in enumerate(outlook)]
        if form is kata_move and asked.root_info and outlook:
            parts.append(root_info(outlook))
        if form is kata_move and asked.ownership:
            parts.append("ownership " + " ".join(self._ownership(board, asked.color)))
        return " ".join(parts)

    def _ownership(self, board: Board, color: int) -> list[str]:
        values = self._position.evaluation(board).territory
        sign = 1 if color == BLACK else -1
        return [f"{sign * values[point]:.3f}" for point in board_points(board.size)]

    def _kata_get_rules(self, words: Words) -> str:
        return (
            '{"hasButton":false,"ko":"POSITIONAL","scoring":"AREA","suicide":false,"tax":"NONE",'
            '"whiteHandicapBonus":"0"}'
        )


class Outlook(NamedTuple):
    """A candidate and what the game looks like after it, for the side that moves."""

    prospect: Prospect
    #: in points, including komi
    lead: float
    #: by how many points the lead may still change
    spread: float
    winrate: float

    @classmethod
    def of(cls, board: Board, prospect: Prospect, komi: float) -> "Outlook":
        """The outlook of a candidate; ``komi`` is what its side gets."""
        points = board_points(board.size)
        empty = sum(not board.color_at(point) for point in points) / len(points)
        spread = END_SPREAD + SPREAD * empty * board.size / 19
        lead = prospect.lead + komi
        return cls(prospect, lead, spread, 1 / (1 + math.exp(-max(-700.0, min(700.0, lead / spread)))))

    @property
    def visits(self) -> int:
        """The number that stands for visits."""
        return max(1, round(VISITS * self.prospect.probability))


Form = Callable[[Board, Outlook, int], str]


def lz_move(board: Board, seen: Outlook, order: int) -> str:
    """A candidate in Leela Zero's form: shares in ten-thousandths."""
    winrate = round(10000 * seen.winrate)
    return (
        f"info move {to_gtp(seen.prospect.point, board.size)} visits {seen.visits} winrate {winrate}"
        f" prior {round(10000 * seen.prospect.probability)} lcb {winrate} order {order}"
        f" pv {_names(board, seen.prospect.line)}"
    )


def kata_move(board: Board, seen: Outlook, order: int) -> str:
    """A candidate in KataGo's form: shares as fractions, leads in points."""
    lead = f"{seen.lead:.4f}"
    utility = f"{2 * seen.winrate - 1:.6f}"
    return (
        f"info move {to_gtp(seen.prospect.point, board.size)} visits {seen.visits} utility {utility}"
        f" winrate {seen.winrate:.6f} scoreMean {lead} scoreStdev {seen.spread:.4f} scoreLead {lead}"
        f" scoreSelfplay {lead} prior {seen.prospect.probability:.6f} lcb {seen.winrate:.6f}"
        f" utilityLcb {utility} order {order} pv {_names(board, seen.prospect.line)}"
    )


def root_info(outlook: Sequence[Outlook]) -> str:
    """The position as a whole, in KataGo's form."""
    best = outlook[0]
    visits = sum(seen.visits for seen in outlook)
    return (
        f"rootInfo visits {visits} utility {2 * best.winrate - 1:.6f} winrate {best.winrate:.6f}"
        f" scoreMean {best.lead:.4f} scoreStdev {best.spread:.4f} scoreLead {best.lead:.4f}"
        f" scoreSelfplay {best.lead:.4f}"
    )


def _names(board: Board, points: Sequence[int]) -> str:
    return " ".join(to_gtp(point, board.size) for point in points)


def read_request(words: Words, board: Board, to_play: int) -> Request:
    """Read "[color] [interval in hundredths of a second]" and pairs of words; unknown pairs are ignored."""
    rest = list(words)
    color = to_play
    if rest and rest[0].lower() in ("b", "w", "black", "white"):
        color = color_of(rest.pop(0))
    interval_s = INTERVAL_S
    if rest and rest[0].isdecimal():
        interval_s = _hundredths(rest.pop(0))
    least, ownership, root = NUM_MOVES, False, False
    most: int | None = None
    allowed: frozenset[int] | None = None
    avoided: frozenset[int] = frozenset()
    while rest:
        key = rest.pop(0).lower()
        if key in ("allow", "avoid"):
            side, points = _restriction(rest, board)
            if side == color and key == "avoid":
                avoided |= points
            elif side == color:
                allowed = points
            continue
        if not rest:
            raise EngineError(f"'{key}' wants a value")
        value = rest.pop(0)
        if key == "interval":
            interval_s = _hundredths(value)
        elif key == "maxmoves" and value.isdecimal():
            most = max(1, number_of(value))
        elif key == "minmoves" and value.isdecimal():
            least = max(least, number_of(value))
        elif key in ("ownership", "rootinfo"):
            ownership |= key == "ownership" and value == "true"
            root |= key == "rootinfo" and value == "true"
    num_moves = min(board.size**2, least if most is None else most)
    return Request(color, interval_s, num_moves, ownership, root, allowed, avoided)


def _restriction(rest: Words, board: Board) -> tuple[int, frozenset[int]]:
    """Read "COLOR POINT,POINT,... UNTIL_MOVE": a side, and points where its first move may or may not be."""
    if len(rest) < 3:
        raise EngineError("allow and avoid want a color, points, and a number of moves")
    side, points, until = (rest.pop(0) for _ in range(3))
    if not until.isdecimal():
        raise EngineError(f"not a number of moves: '{until}'")
    return color_of(side), frozenset(from_gtp(name, board.size) for name in points.split(","))


def _hundredths(word: str) -> float:
    if not word.isdecimal():
        raise EngineError(f"not an interval in hundredths of a second: '{word}'")
    return max(0.01, number_of(word) / 100)
