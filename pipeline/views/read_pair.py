"""``katachi read --connect``: can two strings be connected, can they be cut."""

from dataclasses import dataclass
from functools import partial

from engine import diagram
from engine.points import NO_POINT, PASS
from engine.reader.connections import (
    CONNECTED,
    CONNECTION_NODES,
    DEEP_NODES,
    KO_CONNECTS,
    KO_SEPARATES,
    SEPARATED,
    UNDECIDED,
    ConnectionReader,
    ConnectionReading,
)
from engine.reader.lines import CAPTURED, Line
from engine.reader.pair_lines import CUT, JOINED, LINKED, expected_line
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.game_records.positions import Position
from pipeline.tables import pluralise
from pipeline.views import drawing
from pipeline.views.asking import ask_in_turn
from pipeline.views.markup import Markup
from pipeline.views.read_string import (
    ASKED,
    COMMON_ENDS,
    StringQuestion,
    line_content,
    line_of,
    moves_to_draw,
    stone_at,
)

#: answer -> what becomes of the strings: for scripts, which rely on these words, and for people
RESULTS = {
    SEPARATED: ("separated", "cut"),
    KO_SEPARATES: ("ko_defender_needs_threat", "ko, their own side needs the first threat"),
    KO_CONNECTS: ("ko_attacker_needs_threat", "ko, the enemy needs the first threat"),
    CONNECTED: ("connected", "connected"),
    UNDECIDED: ("undecided", "undecided"),
}
#: how a line ends
ENDS = COMMON_ENDS | {
    CAPTURED: "one of them is captured",
    JOINED: "they are one string",
    LINKED: "they are connected",
    CUT: "they are cut",
}


@dataclass(frozen=True, slots=True)
class PairAnswer:
    """The answer to one question about the two strings."""

    reading: ConnectionReading
    #: the line of moves that is expected then; None if it was not asked for
    line: Line | None


@dataclass(frozen=True, slots=True)
class PairReport:
    """What becomes of two strings if their enemy plays first (attack) or their own side does (defence)."""

    position: Position
    title: str
    stones: tuple[int, int]
    attack: PairAnswer
    defence: PairAnswer

    def as_text(self) -> str:
        """A diagram with both strings marked, then each answer."""
        board = self.position.board
        names = " and ".join(self.position.name_of(stone) for stone in self.stones)
        whose = f"{names}: {self.position.side_at(self.stones[0])}"
        head = f"{self.title}, before move {self.position.move_no}; {whose}\n"
        marked = {stone: ASKED for one in self.stones for stone in board.stones(one)}
        lines = [head, diagram.draw(board, marked)]
        for answer, gained in ((self.attack, SEPARATED), (self.defence, CONNECTED)):
            lines.append(self._sentence(answer.reading, gained))
            if answer.line is not None:
                lines.append(f"  {line_of(self.position, answer.line.moves, ENDS[answer.line.end])}")
        return "\n".join(lines) + "\n"

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "title": self.title,
            "move": self.position.move_no,
            "points": [self.position.name_of(stone) for stone in self.stones],
            "color": self.position.side_at(self.stones[0]),
            "attack": self._content(self.attack, SEPARATED),
            "defence": self._content(self.defence, CONNECTED),
        }

    def as_svg(self) -> Markup:
        """A board for each answer, with its line if that was asked for, else with its first move."""
        board = self.position.board
        framed = [stone for one in self.stones for stone in board.stones(one)]
        shown = (
            drawing.MoveLine(
                self._sentence(answer.reading, gained),
                moves_to_draw(board, self.stones[0], gained == SEPARATED, answer),
            )
            for answer, gained in ((self.attack, SEPARATED), (self.defence, CONNECTED))
        )
        return drawing.lines(board, framed, shown, self.title)

    def _sentence(self, reading: ConnectionReading, gained: int) -> str:
        side = "the enemy" if gained == SEPARATED else "their own side"
        words = RESULTS[reading.result][1]
        if reading.result == UNDECIDED:
            words += f" ({RESULTS[reading.likely][1]}, as it seems)"
        best = self._best(reading, gained)
        return f"{side} first: {words}{f', {best}' if best else ''}; {pluralise(reading.nodes, 'position')}"

    def _content(self, answer: PairAnswer, gained: int) -> dict[str, object]:
        reading = answer.reading
        return {
            "result": RESULTS[reading.result][0],
            "likely": RESULTS[reading.likely][0],
            "best": self._best(reading, gained),
            "nodes": reading.nodes,
            **line_content(self.position, answer.line),
        }

    def _best(self, reading: ConnectionReading, gained: int) -> str | None:
        """The move by which the side that plays first succeeds; None if it fails or needs no move."""
        fails = CONNECTED if gained == SEPARATED else SEPARATED
        if reading.likely == fails or reading.move in (NO_POINT, PASS):
            return None
        return self.position.name_of(reading.move)


def run(asked: StringQuestion, other: str, executor: Executor) -> PairReport:
    """Read the strings at two points: the one of ``asked`` and ``other``.

    Raises KatachiError unless these are two strings of one color, and for too many nodes.
    """
    position, title, one = asked.locate()
    two = stone_at(position, other)
    board = position.board
    if board.color_at(one) != board.color_at(two):
        raise KatachiError(f"{asked.point.upper()} and {other.upper()} are stones of different colors")
    if board.string_at(one) == board.string_at(two):
        raise KatachiError(f"{asked.point.upper()} and {other.upper()} are stones of one string")
    most = DEEP_NODES if asked.deep else CONNECTION_NODES
    if asked.nodes is not None and asked.nodes > most:
        farther = "" if asked.deep else f", {DEEP_NODES} with --deep"
        raise KatachiError(f"--nodes is {most} at most for two strings{farther}, not {asked.nodes}")
    reader, nodes = ConnectionReader(asked.deep), asked.nodes or most

    def answer(attacking: bool) -> PairAnswer:
        question = "disconnect" if attacking else "connect"
        reading = reader.read(board, one, two, question, nodes)
        line = expected_line(reader, board, (one, two), attacking, nodes) if asked.lines else None
        return PairAnswer(reading, line)

    asks = [partial(answer, attacking) for attacking in (True, False)]
    answers = ask_in_turn(asks, reader, asked.seconds, executor, "positions")
    return PairReport(position, title, (one, two), *answers)
