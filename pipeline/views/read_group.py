"""``katachi read --group``: can a group be killed, can it live, by which line, and what that relies on."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from engine import diagram
from engine.answers import GROUP_PATIENCE, GROUP_POSITIONS
from engine.board import Board
from engine.points import NO_POINT, PASS, to_gtp, to_sgf
from engine.reader.group_judge import BY_CORE, BY_EYES, BY_FRIENDS, BY_LACK, BY_LADDER, BY_NOTHING, BY_ROOM
from engine.reader.group_lines import CAPTURED, ENDS, GIVEN_UP, REPEATED, GroupLine, GroupStep
from engine.reader.groups import (
    KO_FIRST,
    KO_SECOND,
    NO,
    UNCERTAIN,
    YES,
    GroupReader,
    GroupReading,
    Neighbour,
)
from pipeline.executors import Executor
from pipeline.game_records.positions import Position
from pipeline.game_records.sgf_tree import Node, move_node, position_properties, write_tree
from pipeline.tables import pluralise
from pipeline.views import drawing
from pipeline.views.asking import ask_in_turn
from pipeline.views.markup import Markup
from pipeline.views.read_string import ASKED, StringQuestion, line_of
from pipeline.views.reading_tree import add, add_threat

#: question -> answer -> what becomes of the group; scripts rely on these words, so they are never renamed
RESULTS = {
    "attack": {
        NO: "lives",
        YES: "killed",
        KO_FIRST: "ko_defender_needs_threat",
        KO_SECOND: "ko_attacker_needs_threat",
        UNCERTAIN: "undecided",
    },
    "defend": {
        NO: "killed",
        YES: "lives",
        KO_FIRST: "ko_attacker_needs_threat",
        KO_SECOND: "ko_defender_needs_threat",
        UNCERTAIN: "undecided",
    },
}
#: how a line ends, in words for scripts
ENDINGS = {
    BY_NOTHING: "open",
    BY_FRIENDS: "friends",
    BY_ROOM: "room",
    BY_EYES: "eyes",
    BY_CORE: "core",
    BY_LADDER: "ladder",
    BY_LACK: "lack",
    CAPTURED: "captured",
    REPEATED: "repeated",
    GIVEN_UP: "given_up",
}
WORDS = {
    "ko_attacker_needs_threat": "ko, the attacker needs the first threat",
    "ko_defender_needs_threat": "ko, the defender needs the first threat",
}
QUESTIONS = {"attack": "the enemy first", "defend": "its own side first"}


@dataclass(frozen=True, slots=True)
class GroupAnswer:
    """The answer to one question, and the line of moves that is expected then."""

    #: "attack" or "defend"
    question: str
    reading: GroupReading
    line: GroupLine
    #: all first moves that do as well as the best; empty if they were not asked for
    moves: tuple[int, ...]

    @property
    def result(self) -> str:
        """What becomes of the group, in a word of RESULTS; "undecided" if the limit was reached."""
        return RESULTS[self.question][self.reading.result]

    @property
    def likely(self) -> str:
        """Like ``result``, but what seems most likely if the limit was reached."""
        return RESULTS[self.question][self.reading.likely]


@dataclass(frozen=True, slots=True)
class GroupReport:
    """The attack on the group of a stone, and its defence."""

    position: Position
    title: str
    #: the point of the stone that was asked about
    stone: int
    #: the points of the group
    stones: tuple[int, ...]
    #: the groups around it, and whether they were taken for alive
    around: tuple[Neighbour, ...]
    attack: GroupAnswer
    defence: GroupAnswer

    @property
    def status(self) -> str:
        """ "alive", "dead" or "critical", by what seems most likely."""
        if self.attack.likely == "lives":
            return "alive"
        return "dead" if self.defence.likely == "killed" else "critical"

    def as_text(self) -> str:
        """A diagram with the group marked, each answer with its line, the status, and the groups around."""
        board = self.position.board
        head = f"{self.title}, before move {self.position.move_no}; {self.position.name_of(self.stone)}: "
        head += f"{self.position.side_at(self.stone)}, a group of {pluralise(len(self.stones), 'stone')}\n"
        lines = [head, diagram.draw(board, dict.fromkeys(self.stones, ASKED))]
        for answer in (self.attack, self.defence):
            line = line_of(self.position, answer.line.moves(), ENDS[answer.line.ends()])
            lines += [self._sentence(answer), f"  {line}"]
        likely = "" if "undecided" not in (self.attack.result, self.defence.result) else ", as it seems"
        lines.append(f"{self.status}{likely}")
        for lives, words in ((True, "taken for alive"), (False, "not taken for alive")):
            if names := [self._group_name(group) for group in self.around if group.lives == lives]:
                lines.append(f"{words}: {', '.join(names)}")
        return "\n".join(lines) + "\n"

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "title": self.title,
            "move": self.position.move_no,
            "point": self.position.name_of(self.stone),
            "color": self.position.side_at(self.stone),
            "stones": [self.position.name_of(stone) for stone in self.stones],
            "status": self.status,
            "attack": self._content(self.attack),
            "defence": self._content(self.defence),
            "around": [
                {
                    "color": self.position.side_at(group.stones[0]),
                    "stones": [self.position.name_of(stone) for stone in group.stones],
                    "lives": group.lives,
                }
                for group in self.around
            ],
        }

    def as_sgf(self) -> str:
        """Two game trees, attack and defence, each with the line and all that the loser can try on it."""
        return "".join(self._tree(answer) for answer in (self.attack, self.defence))

    def as_svg(self) -> Markup:
        """A board for each answer, with its line."""
        shown = (
            drawing.MoveLine(
                self._sentence(answer), [(step.color, step.point) for step in answer.line.moves()]
            )
            for answer in (self.attack, self.defence)
        )
        return drawing.lines(self.position.board, self.stones, shown, self.title)

    def _sentence(self, answer: GroupAnswer) -> str:
        reading = answer.reading
        words = WORDS.get(answer.result, answer.result)
        if reading.result == UNCERTAIN:
            words += f" ({WORDS.get(answer.likely, answer.likely)}, as it seems)"
        if reading.is_left:
            words += " as it stands"
        moves = answer.moves or ((reading.move,) if self._has_move(answer) else ())
        by = f", {' '.join(self.position.name_of(move) for move in moves)}" if moves else ""
        return f"{QUESTIONS[answer.question]}: {words}{by}; {pluralise(reading.nodes, 'position')}"

    def _has_move(self, answer: GroupAnswer) -> bool:
        """Whether the answer has a first move that succeeds."""
        return answer.reading.likely != NO and answer.reading.move not in (NO_POINT, PASS)

    def _content(self, answer: GroupAnswer) -> dict[str, object]:
        return {
            "result": answer.result,
            "likely": answer.likely,
            "as_it_stands": answer.reading.is_left,
            "best": self.position.name_of(answer.reading.move) if self._has_move(answer) else None,
            "nodes": answer.reading.nodes,
            "moves": [self.position.name_of(move) for move in answer.moves],
            "line": [self.position.name_of(step.point) for step in answer.line.moves()],
            "end": ENDINGS[answer.line.ends()],
        }

    def _tree(self, answer: GroupAnswer) -> str:
        name = "attack" if answer.question == "attack" else "defence"
        marked = {"TR": [to_sgf(stone) for stone in self.stones], "C": [self._sentence(answer)]}
        root = Node(position_properties(self.position.board, GN=name) | marked)
        if not answer.line.following:
            root.properties["C"][0] += f"\n{ENDS[answer.line.end]}"
        _add_steps(root, answer.line.following)
        return write_tree(root)

    def _group_name(self, group: Neighbour) -> str:
        first = min(group.stones, key=lambda stone: _sort_key(self.position.board, stone))
        name = f"{self.position.side_at(first)} {self.position.name_of(first)}"
        return f"{name} ({pluralise(len(group.stones), 'stone')})"


def _sort_key(board: Board, stone: int) -> tuple[int, str]:
    """The key that sorts stones by row from the bottom, then by column."""
    name = to_gtp(stone, board.size)
    return int(name[1:]), name[0]


def _add_steps(root: Node, following: Sequence[GroupStep]) -> None:
    """Add steps below a node. A banned ko is taken after a threat, for which both sides pass."""
    todo = [(root, step) for step in following]
    while todo:
        above, step = todo.pop()
        if step.needs_threat:
            above = add_threat(above, step.color)
        node = add(above, move_node(step.color, step.point, "" if step.following else ENDS[step.end]))
        todo += [(node, after) for after in reversed(step.following)]


def run(asked: StringQuestion, executor: Executor) -> GroupReport:
    """Read the group of the stone at a point. Raises KatachiError when there is no such stone."""
    position, title, stone = asked.locate()
    reader = GroupReader(GROUP_PATIENCE if asked.deep else 1)
    limit = asked.nodes or (GROUP_POSITIONS if asked.deep else 0)
    stones = tuple(reader.group(position.board, stone))
    asks = [partial(_ask, reader, position.board, stone, each, limit, asked.all_moves) for each in QUESTIONS]
    answers = ask_in_turn(asks, reader, asked.seconds, executor, "positions")
    around = tuple(reader.around(position.board))
    return GroupReport(position, title, stone, stones, around, *answers)


def _ask(
    reader: GroupReader, board: Board, stone: int, question: str, limit: int, all_moves: bool
) -> GroupAnswer:
    reading = reader.read(board, stone, question, limit)
    line = reader.expected(board, question)
    moves = [
        move
        for move in (reader.moves(board, stone, question) if all_moves and reading.likely != NO else ())
        if _does_as_well(reader.after(board, stone, question, move, limit), reading)
    ]
    return GroupAnswer(question, reading, line, tuple(moves))


def _does_as_well(tried: GroupReading, best: GroupReading) -> bool:
    """Whether a move does as well as the best.

    A dead shape that is left as it stands is less than one that is dead whatever the ko threats.
    """
    return tried.likely == best.likely and tried.is_left <= best.is_left
