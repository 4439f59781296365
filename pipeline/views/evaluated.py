"""``katachi show position``: a position as the engine's evaluation sees it."""

from collections.abc import Iterable
from dataclasses import dataclass

from engine import diagram
from engine.board import Board
from engine.evaluation.connections import STRENGTHS
from engine.evaluation.connections import TYPES as CONNECTION_TYPES
from engine.evaluation.eyes import TYPES as EYE_TYPES
from engine.evaluation.groups import GROUP_STATUSES, GroupReport
from engine.evaluation.life import LIFE_STATUSES
from engine.evaluation.safety import SAFETY_STATUSES
from engine.points import BLACK, EMPTY, GTP_COLUMNS, WHITE, point, to_gtp
from engine.position import Position as Evaluator
from engine.tactics import STATUSES
from pipeline.game_records.positions import SIDES, Position, position_in
from pipeline.settings import EVALUATED_PARTS
from pipeline.tables import Table, render
from pipeline.views import drawing

#: the signs on points that are surely, probably, perhaps a side's
_SIGNS = {BLACK: "#b'", WHITE: "@w,"}


@dataclass(frozen=True, slots=True)
class EvaluatedPosition:
    """What the evaluation says of a position: strings, connections, eyes, groups, influence, territory."""

    title: str
    position: Position
    evaluator: Evaluator
    #: whose each point is: -1 (White's) to 1 (Black's)
    territory: dict[int, float]
    #: Black's lead without komi, in fiftieths of a point
    score: int
    groups: list[GroupReport]
    #: which part the text has: "all", or one of EVALUATED_PARTS
    part: str

    @property
    def board(self) -> Board:
        """The board before the move."""
        return self.position.board

    def as_text(self) -> str:
        """The score, a diagram, and the wanted part or all parts, as tables and diagrams."""
        side = SIDES[self.position.color]
        head = f"{self.title}, before move {self.position.move_no}, {side} to play; {self._lead()}\n"
        tables = {
            "strings": self._strings,
            "connections": self._connections,
            "eyes": self._eyes,
            "groups": self._groups,
        }
        body = [head, str(diagram.draw(self.board))]
        for part in EVALUATED_PARTS:
            if self.part not in ("all", part):
                continue
            if part in tables:
                table = tables[part]()
                body.append(render([table]) or f"no {part}\n")
            else:
                body.append(self._influence() if part == "influence" else self._territory())
        return "\n".join(body)

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "title": self.title,
            "move": self.position.move_no,
            "to_play": SIDES[self.position.color],
            "score": self.score / 50,
            "strings": [_row_json(self._strings(), row) for row in self._strings().rows],
            "connections": [_row_json(self._connections(), row) for row in self._connections().rows],
            "eyes": [_row_json(self._eyes(), row) for row in self._eyes().rows],
            "groups": [_row_json(self._groups(), row) for row in self._groups().rows],
            "territory": {self._gtp(at): round(value, 3) for at, value in self.territory.items()},
            "influence": {
                self._gtp(at): [round(value, 3) for value in values]
                for at, values in self.evaluator.influence.values(self.board.size).items()
            },
        }

    def as_svg(self) -> drawing.Markup:
        """The board with the territory as squares, and the first letter of its status on each group."""
        marks = drawing.Territory(
            self.territory,
            {group.stones[0]: f"{GROUP_STATUSES[group.status][0].upper()}" for group in self.groups},
        )
        return drawing.territory(self.board, marks, f"{self.title}: {self._lead()}")

    # -- parts -----------------------------------------------------------------------------------------

    def _strings(self) -> Table:
        rows = []
        for key, told in self.evaluator.tactics.reports(self.board).items():
            rows.append(
                (
                    self._gtp(key),
                    SIDES[self.board.color_at(key)],
                    self.board.num_stones(key),
                    self.board.num_liberties(key),
                    LIFE_STATUSES[self.evaluator.life.status_of(self.board, key)],
                    SAFETY_STATUSES[self.evaluator.safety.status_of(self.board, key)],
                    STATUSES[told.status],
                    self._names(told.attacks or (told.attack,)),
                    self._names(told.defences or (told.defence,)),
                )
            )
        header = (
            "string",
            "side",
            "stones",
            "liberties",
            "for good",
            "answered",
            "tactics",
            "attacks",
            "defences",
        )
        return Table(header, rows, "llrrlllll")

    def _connections(self) -> Table:
        rows = []
        for pair in self.evaluator.connections.reports(self.board):
            rows.append(
                (
                    f"{self._gtp(pair.first)}-{self._gtp(pair.second)}",
                    SIDES[pair.color],
                    CONNECTION_TYPES[pair.type],
                    STRENGTHS[pair.strength],
                    "yes" if pair.holds else "no",
                    self._names(pair.cuts),
                    self._names(pair.connects),
                    self._names(pair.d1),
                    self._names(pair.d2),
                    self._names(pair.d3),
                )
            )
        header = ("connection", "side", "type", "strength", "holds", "cut", "connect", "at 1", "at 2", "at 3")
        return Table(header, rows, "l" * len(header))

    def _eyes(self) -> Table:
        rows = []
        for eye in self.evaluator.eyes.reports(self.board):
            rows.append(
                (
                    self._gtp(eye.points[0]),
                    SIDES[eye.color],
                    EYE_TYPES[eye.type],
                    len(eye.points),
                    f"{eye.min_eyes}/{eye.typ_eyes}/{eye.max_eyes}",
                    self._names(eye.attacks),
                    self._names(eye.defences),
                )
            )
        return Table(("eye", "side", "type", "points", "eighths", "attacks", "defences"), rows, "lllrrll")

    def _groups(self) -> Table:
        rows = []
        for group in self.groups:
            rows.append(
                (
                    self._gtp(group.stones[0]),
                    SIDES[group.color],
                    len(group.stones),
                    group.num_strings,
                    group.num_liberties,
                    GROUP_STATUSES[group.status] + (", semeai" if group.semeai else ""),
                    f"{group.strength:+.2f}",
                    f"{group.min_eyes}/{group.typ_eyes}/{group.max_eyes}",
                    f"{group.near_room}/{group.far_room}",
                    self._first_stone(group.rival),
                    self._first_stone(group.friend),
                )
            )
        header = ("group", "side", "stones", "strings", "liberties", "status", "strength", "eighths", "room")
        return Table((*header, "rival", "friend"), rows, "llrrrlrrrll")

    def _influence(self) -> str:
        """The influence of each side at each point, as two grids."""
        told = self.evaluator.influence.values(self.board.size)
        grids = []
        for index, side in enumerate(SIDES.values()):
            rows = [
                (
                    self.board.size - row,
                    *(f"{told[point(col, row)][index]:.1f}" for col in range(self.board.size)),
                )
                for row in range(self.board.size)
            ]
            table = Table(("", *GTP_COLUMNS[: self.board.size]), rows, "r" * (self.board.size + 1))
            grids.append(f"{side}'s influence\n{render([table])}")
        return "\n".join(grids)

    def _territory(self) -> str:
        """The territory as a diagram: # @ surely, b w probably, ' , perhaps Black's or White's."""
        marks = {}
        for at, value in self.territory.items():
            if self.board.color_at(at) == EMPTY and abs(value) >= 0.1:
                sign = _SIGNS[BLACK if value > 0 else WHITE]
                marks[at] = sign[0 if abs(value) > 0.8 else 1 if abs(value) > 0.4 else WHITE]
        legend = "territory: # @ surely, b w probably, ' , perhaps Black's or White's"
        return f"{legend}\n{diagram.draw(self.board, marks)}"

    # -- words -----------------------------------------------------------------------------------------

    def _lead(self) -> str:
        ahead, points = "Black" if self.score > 0 else "White", f"{abs(self.score) / 50:.1f}"
        return f"{ahead} leads by {points} without komi" if points != "0.0" else "nobody leads"

    def _first_stone(self, number: int) -> str:
        return self._gtp(self.groups[number].stones[0]) if number >= 0 else ""

    def _gtp(self, at: int) -> str:
        return str(to_gtp(at, self.board.size))

    def _names(self, points: Iterable[int]) -> str:
        return " ".join(self._gtp(at) for at in points if at > 0)


def _row_json(table: Table, row: tuple[object, ...]) -> dict[str, object]:
    return {name.replace(" ", "_"): value for name, value in zip(table.header, row, strict=True)}


def run(path: str, game_no: int, move_no: int | None, part: str = "all") -> EvaluatedPosition:
    """The evaluation before a move (None: after the last) of game ``game_no`` (1 is the first) of a file.

    Raises KatachiError when there is no such position.
    """
    position, title = position_in(path, game_no, move_no)
    evaluator = Evaluator()
    told = evaluator.evaluation(position.board)
    return EvaluatedPosition(title, position, evaluator, told.territory, told.score, told.groups, part)
