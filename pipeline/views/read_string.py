"""``katachi read``: attack and defence of a string, with moves, lines and what the tactician tried."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from engine import diagram
from engine.board import Board
from engine.points import EMPTY, NO_POINT, PASS, EngineError, from_gtp, opponent
from engine.reader.lines import CAPTURED, KO, OPEN, REPEATED, Line, Reading
from engine.reader.results import ATTACKER_NEEDS_THREAT, DEFENDER_NEEDS_THREAT, SAVED, TAKEN, UNDECIDED
from engine.reader.results import RESULTS as WORDS
from engine.reader.steps import StepRecord
from engine.reader.string_lines import GIVEN_UP, SAFE, expected_line
from engine.reader.strings import ALL_STAGES, USUAL_NODES, USUAL_STAGES, StringReader, StringReading
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.game_records.positions import Position, position_in
from pipeline.tables import pluralise
from pipeline.views import drawing
from pipeline.views.asking import ask_in_turn
from pipeline.views.markup import Markup
from pipeline.views.reading_tree import game_tree

#: answer -> what becomes of the string; scripts rely on these words, so they are never renamed
RESULTS = {
    SAVED: "saved",
    ATTACKER_NEEDS_THREAT: "ko_attacker_needs_threat",
    DEFENDER_NEEDS_THREAT: "ko_defender_needs_threat",
    TAKEN: "taken",
    UNDECIDED: "undecided",
}
#: how lines about strings and pairs of strings end
COMMON_ENDS = {
    KO: "a ko decides",
    REPEATED: "the position comes back",
    OPEN: "not read to its end",
}
#: how lines about a string end
ENDS = COMMON_ENDS | {
    CAPTURED: "it is captured",
    SAFE: "it is saved",
    GIVEN_UP: "nothing helps any more",
}
DEEP_NODES = 100_000
#: the sign in the diagram of the stones that were asked about
ASKED = "?"


@dataclass(frozen=True, slots=True)
class StringAnswer:
    """The answer to one question about the string."""

    reading: StringReading
    #: all first moves that do as well as the best; empty if they were not asked for
    moves: tuple[int, ...]
    #: every move that was tried; empty if they were not recorded
    steps: tuple[StepRecord, ...]
    #: the line of moves that is expected then; None if it was not asked for
    line: Line | None


@dataclass(frozen=True, slots=True)
class ReadReport:
    """The attack on the string of a stone, and its defence."""

    position: Position
    title: str
    stone: int
    attack: StringAnswer
    defence: StringAnswer

    def as_text(self) -> str:
        """A diagram with the stone marked, then each answer."""
        board = self.position.board
        liberties = board.num_liberties(self.stone)
        size = (
            pluralise(board.num_stones(self.stone), "stone"),
            "1 liberty" if liberties == 1 else f"{liberties} liberties",
        )
        whose = f"{self.position.name_of(self.stone)}: {self.position.side_at(self.stone)}"
        head = f"{self.title}, before move {self.position.move_no}; {whose}, "
        lines = [head + ", ".join(size) + "\n", diagram.draw(board, {self.stone: ASKED})]
        for attacking, answer in ((True, self.attack), (False, self.defence)):
            lines.append(self._sentence(attacking))
            if answer.line is not None:
                lines.append(f"  {line_of(self.position, answer.line.moves, ENDS[answer.line.end])}")
        return "\n".join(lines) + "\n"

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        board = self.position.board
        return {
            "title": self.title,
            "move": self.position.move_no,
            "point": self.position.name_of(self.stone),
            "color": self.position.side_at(self.stone),
            "stones": board.num_stones(self.stone),
            "liberties": board.num_liberties(self.stone),
            "attack": self._content(self.attack),
            "defence": self._content(self.defence),
        }

    def as_sgf(self) -> str:
        """Two game trees, attack and defence, each with every move that was tried."""
        return "".join(
            game_tree(self.position.board, self.stone, name, answer.steps)
            for name, answer in (("attack", self.attack), ("defence", self.defence))
        )

    def as_svg(self) -> Markup:
        """A board for each answer, with its line if that was asked for, else with its first move."""
        board = self.position.board
        shown = (
            drawing.MoveLine(self._sentence(attacking), moves_to_draw(board, self.stone, attacking, answer))
            for attacking, answer in ((True, self.attack), (False, self.defence))
        )
        return drawing.lines(board, board.stones(self.stone), shown, self.title)

    def _sentence(self, attacking: bool) -> str:
        answer = self.attack if attacking else self.defence
        reading = answer.reading
        side = "the enemy first" if attacking else "its own side first"
        moves = answer.moves or [reading.move] * (reading.move != NO_POINT)
        by = f", {' '.join(map(self.position.name_of, moves))}" if moves else ""
        so_far = f" ({WORDS[reading.so_far]} so far)" if reading.result == UNDECIDED else ""
        return f"{side}: {WORDS[reading.result]}{so_far}{by}; {pluralise(reading.nodes, 'node')}"

    def _content(self, answer: StringAnswer) -> dict[str, object]:
        reading = answer.reading
        content: dict[str, object] = {
            "result": RESULTS[reading.result],
            "so_far": RESULTS[reading.so_far],
            "best": None if reading.move == NO_POINT else self.position.name_of(reading.move),
            "nodes": reading.nodes,
            "moves": [self.position.name_of(p) for p in answer.moves],
        }
        return content | line_content(self.position, answer.line)


class _Move(Protocol):
    """A move of a line."""

    @property
    def point(self) -> int:
        """The point."""

    @property
    def needs_threat(self) -> bool:
        """Whether it takes a ko after a threat."""


def line_of(position: Position, moves: Iterable[_Move], end: str) -> str:
    """A line of moves and its end in words, with "!" after a move that takes a ko after a threat."""
    names = [position.name_of(move.point) + "!" * move.needs_threat for move in moves]
    return f"{' '.join(names)}: {end}" if names else end


def line_content(position: Position, line: Line | None) -> dict[str, object]:
    """The keys of a line in docs/formats/json.md; none if it was not asked for."""
    if line is None:
        return {}
    return {"line": [position.name_of(move.point) for move in line.moves], "end": line.end}


class _Answer(Protocol):
    """An answer that may have a line."""

    @property
    def reading(self) -> Reading:
        """What the reader answered."""

    @property
    def line(self) -> Line | None:
        """The line of moves that is expected then; None if it was not asked for."""


def moves_to_draw(board: Board, stone: int, attacking: bool, answer: _Answer) -> list[tuple[int, int]]:
    """The moves, ``(color, point)``, of an answer's line; if it has none, the first move alone, if there is
    one.

    ``attacking`` says whether the enemy of ``stone`` plays first.
    """
    if answer.line is not None:
        return [(move.color, move.point) for move in answer.line.moves]
    color = board.color_at(stone)
    move = (int(opponent(color) if attacking else color), answer.reading.move)
    return [] if answer.reading.move in (NO_POINT, PASS) else [move]


@dataclass(frozen=True, slots=True)
class StringQuestion:
    """What is asked about the stone at a point, and how much may be read."""

    #: of the file with the game
    path: str
    #: as people write it, such as D4
    point: str
    #: the position is the one before this move (1 is the first); None: after the last move
    move_no: int | None = None
    #: which game of the file; 1 is the first
    game_no: int = 1
    #: whether to find all first moves that do as well as the best
    all_moves: bool = False
    #: whether to find the line of moves of each answer
    lines: bool = False
    #: whether to read attacks that take longer
    deep: bool = False
    #: the most nodes for one question; None: the reader's limit
    nodes: int | None = None
    #: the time for both questions together (``asking.ask_in_turn``); None: no limit
    seconds: float | None = None

    def locate(self) -> tuple[Position, str, int]:
        """The position, the title of its game, and the stone's point.

        Raises KatachiError if there is none.
        """
        position, title = position_in(self.path, self.game_no, self.move_no)
        return position, title, stone_at(position, self.point)


def run(asked: StringQuestion, executor: Executor, recording: bool = False) -> ReadReport:
    """Read the string at a point; with ``recording``, keep every move that is tried.

    Raises KatachiError when there is no stone at the point.
    """
    position, title, stone = asked.locate()
    board = position.board
    limits = (DEEP_NODES, ALL_STAGES) if asked.deep else (USUAL_NODES, USUAL_STAGES)
    effort = (asked.nodes or limits[0], limits[1])
    reader = StringReader()

    def answer(attacking: bool) -> StringAnswer:
        reader.record(recording)
        reading = (reader.attack if attacking else reader.defend)(board, stone, *effort)
        steps = tuple(reader.steps()) if recording else ()
        reader.record(False)
        moves = reader.all_moves(board, stone, attacking, *effort) if asked.all_moves else ()
        line = expected_line(reader, board, stone, attacking, *effort) if asked.lines else None
        return StringAnswer(reading, tuple(moves), steps, line)

    asks = [partial(answer, attacking) for attacking in (True, False)]
    answers = ask_in_turn(asks, reader, asked.seconds, executor, "nodes")
    return ReadReport(position, title, stone, *answers)


def stone_at(position: Position, point: str) -> int:
    """The point with this name. Raises KatachiError if there is no such point, or no stone on it."""
    try:
        stone = from_gtp(point, position.board.size)
        if stone == PASS:
            raise KatachiError("a pass is no point; a point is written as D4")
        color = position.board.color_at(stone)
    except EngineError as error:
        raise KatachiError(f"{error}; a point is written as D4") from None
    if color == EMPTY:
        raise KatachiError(
            f"no stone at {point.upper()} before move {position.move_no}; look at another move"
        )
    return int(stone)
