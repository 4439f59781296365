"""What commands print about a joseki database: its figures, and one position with its moves."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from engine import diagram
from engine.board import Board
from engine.diagram import LABELS
from engine.joseki.binary import pack
from engine.joseki.corners import AREA, Corners
from engine.joseki.lines import SIZE, point_at_place, steps
from engine.joseki.move import TENUKI_PLACE, TYPES, Graph, JosekiMove, parse_place, place_name, turned
from engine.joseki.trend import era_name, eras_of, shares, trend
from engine.points import BLACK, EngineError, opponent
from pipeline.errors import KatachiError
from pipeline.game_records.positions import SIDES
from pipeline.joseki.opening_lines import num_moves
from pipeline.joseki.text import position_id
from pipeline.tables import Table, pluralise, render

#: so many moves are in a position's table
MOST_MOVES = 24


@dataclass(frozen=True, slots=True)
class Statistics:
    """The figures of a graph, and of the binary that it is compiled to."""

    moves: int
    positions: int
    #: the number of moves to positions that other moves lead to as well
    converging: int
    #: the number of moves by type
    types: dict[str, int]
    #: the number of moves by depth, 1 is the first of a line
    depths: dict[int, int]
    #: the number of the binary's entries by their length in bytes
    entry_bytes: dict[int, int]
    #: of the binary: the graph with its table of places
    graph_bytes: int
    #: the number of moves of the openings of the whole board
    openings: int

    @property
    def bytes_a_move(self) -> float:
        """``graph_bytes`` a move; 0 without moves."""
        return self.graph_bytes / self.moves if self.moves else 0.0

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "moves": self.moves,
            "positions": self.positions,
            "converging": self.converging,
            "types": self.types,
            "depths": {str(depth): number for depth, number in self.depths.items()},
            "entry_bytes": {str(size): number for size, number in self.entry_bytes.items()},
            "graph_bytes": self.graph_bytes,
            "bytes_a_move": round(self.bytes_a_move, 4),
            "openings": self.openings,
        }

    def tables(self) -> list[Table]:
        """Totals, then types, depths, and lengths of entries."""
        totals: list[tuple[str | int | float, ...]] = [
            ("moves", self.moves),
            ("positions", self.positions),
            ("moves where lines meet", self.converging),
            ("bytes of the graph", self.graph_bytes),
            ("bytes a move", f"{self.bytes_a_move:.3f}"),
            ("moves of openings", self.openings),
        ]
        return [
            Table(("", ""), totals),
            Table(("type", "moves"), list(self.types.items())),
            Table(("bytes of an entry", "moves"), list(self.entry_bytes.items()), "rr"),
            Table(("depth", "moves"), list(self.depths.items()), "rr"),
        ]


@dataclass(frozen=True, slots=True)
class JosekiTransfer:
    """How much was written to files, or read from them."""

    #: what is counted, as the table's head
    what: str
    #: each file with its number
    files: Sequence[tuple[str, int]]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {"files": dict(self.files)}

    def tables(self) -> list[Table]:
        """A table with a row for each file."""
        return [Table(("file", self.what), list(self.files))]


def statistics_of(graph: Graph) -> Statistics:
    """The figures of a graph, and of the binary that it is compiled to."""
    walked = list(steps(graph))
    common, packed, sizes = pack(walked)
    parents = graph.parents()
    types = Counter(move.type for moves in graph.positions.values() for move in moves)
    depths = Counter(step.depth + 1 for step in walked)
    return Statistics(
        graph.num_moves,
        len(graph.positions),
        sum(number for child, number in parents.items() if number > 1 and child in graph.positions),
        {TYPES[number]: types[number] for number in sorted(types)},
        dict(sorted(depths.items())),
        dict(sorted(Counter(sizes).items())),
        len(common) + len(packed),
        num_moves(graph.openings),
    )


@dataclass(frozen=True, slots=True)
class JosekiPosition:
    """A position of a database: the line that leads to it, and the moves that follow."""

    #: moves as people write them: 4-4, 3-6, tenuki
    line: tuple[str, ...]
    board: Board
    #: whose turn it is
    color: int
    #: of the position in the graph
    key: int
    #: each with its place on this board: the graph may have the position turned
    moves: tuple[tuple[int, JosekiMove], ...]

    def as_text(self) -> str:
        """The corner with letters on the moves, then a table of the moves."""
        side = SIDES[self.color]
        head = f"{position_id(self.key)}: {' '.join(self.line) or 'the empty corner'}; {side} to play\n"
        on_board = [place for place, _ in self.moves if place != TENUKI_PLACE]
        marks = dict(zip(map(point_at_place, on_board), LABELS, strict=False))
        letters = dict(zip(on_board, LABELS, strict=False))
        drawn = "\n".join(line[:25] for line in diagram.draw(self.board, marks).splitlines()[:12])
        eras = [number for number, games in enumerate(self.eras) if games]
        rows = [
            self._row(letters.get(place, ""), place, move, eras) for place, move in self.moves[:MOST_MOVES]
        ]
        names = [era_name(number) for number in eras]
        header = ("", "move", "type", "games", "share", "won", "players", "years", *names, "")
        table = Table(header, rows, "lllrrrrl" + "r" * len(eras) + "l")
        more = len(self.moves) - MOST_MOVES
        tail = f"\n{pluralise(more, 'move')} more\n" if more > 0 else ""
        if not rows:
            return f"{head}\n{drawn}\n\nthe book ends here\n"
        return f"{head}\n{drawn}\n\n{render([table])}{tail}"

    @property
    def eras(self) -> tuple[int, ...]:
        """The number of the position's games by era."""
        return eras_of(move.figures for _, move in self.moves)

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        of_eras = self.eras
        return {
            "id": position_id(self.key),
            "line": list(self.line),
            "to_play": SIDES[self.color],
            "moves": [
                {
                    "move": place_name(place),
                    "type": TYPES[move.type],
                    "fixed": move.fixed,
                    "games": move.figures.games,
                    "players": move.figures.players,
                    "won": move.figures.won / 1000,
                    "first_year": move.figures.first_year,
                    "last_year": move.figures.last_year,
                    "eras": list(move.figures.eras),
                    "trend": str(trend(move.figures.eras, of_eras) or ""),
                    "name": move.name,
                    "comment": move.comment,
                    "id": position_id(move.child),
                }
                for place, move in self.moves
            ],
        }

    def _row(
        self, letter: str, place: int, move: JosekiMove, eras: Sequence[int]
    ) -> tuple[str | int | float, ...]:
        total = sum(other.figures.games for _, other in self.moves)
        known = move.figures
        years = f"{known.first_year}-{known.last_year}" if known.first_year else ""
        share = f"{known.games / total:.1%}" if total else ""
        won = f"{known.won / 10:.0f} %" if known.games else ""
        kind = TYPES[move.type] + "!" * move.fixed
        by_era = shares(known.eras, self.eras)
        of_eras = [f"{by_era[number]:.1%}" for number in eras]
        said = ", ".join(filter(None, (str(trend(known.eras, self.eras) or ""), move.name)))
        return letter, place_name(place), kind, known.games, share, won, known.players, years, *of_eras, said


def position_after(graph: Graph, line: Sequence[str]) -> JosekiPosition:
    """The position after a line from the empty corner, written as 4-4 3-6 tenuki.

    Raises KatachiError for a word that is not a move, and for a move that cannot be played.
    """
    board, corners, color = Board(SIZE), Corners(), BLACK
    key = graph.root
    for number, word in enumerate(line, 1):
        point = point_at_place(_place(word))
        try:
            board.play(color, point)
        except EngineError as error:
            raise KatachiError(f"move {number}, {word}: {error}") from None
        color = opponent(color)
        key = corners.local(board, 0, color).key
    local = corners.local(board, 0, color)
    found = graph.positions.get(key, [])
    moves = tuple((turned(move.place) if local.turned else move.place, move) for move in found)
    return JosekiPosition(tuple(line), board, color, key, moves)


def _place(word: str) -> int:
    place = parse_place(word, AREA)
    if place is None:
        raise KatachiError(f"'{word}' is no move in a corner; moves are written as 4-4, or tenuki")
    return place
