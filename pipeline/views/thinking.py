"""``katachi suggest --think``: the moves that lookahead read, their values, and the lines that it expects."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from textwrap import fill

from engine.diagram import LABELS
from engine.players import Candidate, Player
from engine.playing import Limits
from engine.points import BLACK, PASS, opponent
from engine.thinking import LookingChooser, chooser_of
from pipeline import judging
from pipeline.errors import KatachiError
from pipeline.game_records.positions import Position, position_in
from pipeline.game_records.sgf_tree import Node, move_node, position_properties, write_tree
from pipeline.settings import Settings
from pipeline.tables import pluralise, text_width
from pipeline.views import drawing
from pipeline.views.drawing import Marks
from pipeline.views.markup import Markup
from pipeline.views.reasons import reason_sentences
from pipeline.views.suggest import PLAYED, draw_candidates

#: for so many lines the text has the reasons of the moves
EXPLAINED_LINES = 1


@dataclass(frozen=True, slots=True)
class ExpectedLine:
    """A move of the position, and the line that is expected with it."""

    point: int
    #: by how many points the side to move leads at the end of the line, with what the next move is worth,
    #: without komi, minus the cost of the line's moves; None if the move was not read
    value: float | None
    #: how many points the move costs because it is less likely than the likeliest
    cost: float
    #: how many moves deep it was read, this one included
    depth: int
    #: the points of the line, each with its candidate if it is in the list then
    moves: tuple[tuple[int, Candidate | None], ...]


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What lookahead found."""

    position: Position
    title: str
    #: the best first; none if a pass is better
    lines: tuple[ExpectedLine, ...]
    #: how many were looked at
    positions: int
    #: in moves
    depth: int

    def as_svg(self) -> Markup:
        """The board with letters on the first moves of the lines, and a ring on the move played."""
        points = [line.point for line in self.lines if line.point != PASS]
        position = self.position
        title = f"{self.title}, move {position.move_no}: {position.side} to play"
        played = None if position.played == PASS else position.played
        marks = Marks(played, position.last, dict(zip(points, LABELS, strict=False)))
        return drawing.board(position.board, position.color, title, marks)

    def as_text(self) -> str:
        """A diagram, a row for each line (* the move played), then the reasons for the moves of the best."""
        head = (
            f"{self.title}, move {self.position.move_no}, {self.position.side} to play; "
            f"{pluralise(self.positions, 'position')} looked at, {pluralise(self.depth, 'move')} deep\n"
        )
        board = draw_candidates(self.position, [line.point for line in self.lines if line.point != PASS])
        if not self.lines:
            return f"{head}\n{board}\nno move gains anything: pass\n"
        table = ["    move     points   cost  deep  line"]
        table += [self._row(rank, line) for rank, line in enumerate(self.lines)]
        told = [text for line in self.lines[:EXPLAINED_LINES] for text in self._reason_lines(line)]
        return "\n".join((head, board, *table, "", *told)) + "\n"

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        played = self.position.played
        return {
            "title": self.title,
            "move": self.position.move_no,
            "to_play": self.position.side,
            "played": None if played is None else self.position.name_of(played),
            "positions": self.positions,
            "depth": self.depth,
            "lines": [
                {
                    "move": self.position.name_of(line.point),
                    "points": line.value,
                    "cost": line.cost,
                    "depth": line.depth,
                    "line": [self.position.name_of(point) for point, _ in line.moves],
                }
                for line in self.lines
            ],
        }

    def as_sgf(self) -> str:
        """The position with every line as a variation, the best first, with its value and the reasons."""
        side = "B" if self.position.color == BLACK else "W"
        properties = position_properties(self.position.board, AP="Katachi") | {"PL": [side]}
        return write_tree(Node(properties, [self._variation(line) for line in self.lines]))

    def _variation(self, line: ExpectedLine) -> Node:
        color = self.position.color
        nodes: list[Node] = []
        for number, (point, candidate) in enumerate(line.moves):
            said = [_value_text(line)] if number == 0 else []
            said += reason_sentences(candidate) if candidate else []
            nodes.append(move_node(color, point, "\n".join(said)))
            color = opponent(color)
        for node, after in pairwise(nodes):
            node.children.append(after)
        return nodes[0]

    def _row(self, rank: int, line: ExpectedLine) -> str:
        move = self.position.name_of(line.point) + PLAYED * (line.point == self.position.played)
        points = "-" if line.value is None else f"{line.value:+.1f}"
        head = f"{self._label(rank)}   {move:5} {points:>8} {line.cost:6.1f}"
        return f"{head} {line.depth:5}  {self._moves(line)}"

    def _label(self, rank: int) -> str:
        return LABELS[rank] if rank < len(LABELS) else " "

    def _moves(self, line: ExpectedLine) -> str:
        return " ".join(self.position.name_of(point) for point, _ in line.moves)

    def _reason_lines(self, line: ExpectedLine) -> Iterator[str]:
        for point, candidate in line.moves:
            said = "; ".join(reason_sentences(candidate)) if candidate else "not in the list"
            head = f"{self.position.name_of(point):5} "
            yield fill(said, text_width(), initial_indent=head, subsequent_indent=" " * len(head))


def _value_text(line: ExpectedLine) -> str:
    """The value and the cost of a line in words."""
    return "not read" if line.value is None else f"{line.value:+.1f} points, cost {line.cost:.1f}"


def run(
    settings: Settings, path: str, game_no: int, move_no: int | None, level: int, seconds: float | None
) -> Thoughts:
    """Look ahead before a move (None: after the last) of game ``game_no`` (1 is the first) of a file.

    ``level`` is 1 to 20; ``seconds`` is a time limit, None for none. Raises KatachiError when there is no
    such position, or the engine does not look ahead.
    """
    position, title = position_in(path, game_no, move_no)
    player = judging.player(settings.engine, settings.files)
    chooser = chooser_of(player)
    if not isinstance(chooser, LookingChooser):
        raise KatachiError(
            f"{player.name} does not look ahead: leave out --think, or choose another --engine"
        )
    thought = chooser.think(position.board, position.color, Limits(level, seconds), exact=True)
    lines = tuple(
        ExpectedLine(
            found.point,
            found.value if found.depth else None,
            found.cost,
            found.depth,
            tuple(_with_candidates(player, position, found.line)),
        )
        for found in thought.found
    )
    return Thoughts(position, title, lines, thought.positions, thought.depth)


def _with_candidates(
    player: Player, position: Position, moves: Sequence[int]
) -> Iterator[tuple[int, Candidate | None]]:
    """The moves of a line, each with its candidate if the player has it in its list then."""
    board = position.board
    color = position.color
    for point in moves:
        listed = player.candidates(board, color) if point != PASS else []
        yield point, next((candidate for candidate in listed if candidate.point == point), None)
        board.play(color, point)
        color = opponent(color)
    for _ in moves:
        board.undo()
