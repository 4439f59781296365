"""The openings of the whole board: counts them in games, and shows what games went on with."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine import diagram
from engine.board import Board
from engine.diagram import LABELS
from engine.joseki.move import Graph
from engine.joseki.openings import OPENING_SIZE, OTHERS, OpeningCounter, WholeBoard, openings_of
from engine.points import BLACK, PASS, EngineError, from_gtp, opponent, to_gtp
from engine.walk import Game
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.game_records.positions import SIDES
from pipeline.joseki.opening_lines import reachable
from pipeline.joseki.text import position_id
from pipeline.tables import Table, pluralise, render

#: a move is kept if so many games have it
LEAST = 3
#: so many moves are shown
MOST_MOVES = 30


def count(executor: Executor, games: Sequence[Game]) -> dict[int, dict[int, int]]:
    """The openings of games: moves that LEAST games have, and that a line from the empty board leads to."""
    counter = OpeningCounter(LEAST)
    with executor.progress("openings", "games", 2 * len(games)) as bar:
        for look in (counter.sketch_game, counter.count_game):
            for game in games:
                look(game)
                bar.update(1)
    return reachable(openings_of(counter.found()))


@dataclass(frozen=True, slots=True)
class OpeningPosition:
    """A position of the openings: the moves that lead to it, and those that follow."""

    #: in GTP's coordinates
    line: tuple[str, ...]
    board: Board
    #: whose turn it is
    color: int
    key: int
    #: by point, in how many games; of points that cannot be told apart the first
    moves: tuple[tuple[int, int], ...]
    #: in how many games the side made a move that too few games have
    others: int

    @property
    def games(self) -> int:
        """In how many games the position came up and the opening went on."""
        return sum(games for _, games in self.moves) + self.others

    def as_text(self) -> str:
        """The board with letters on the moves, then a table of the moves."""
        line = " ".join(self.line) or "the empty board"
        head = f"{position_id(self.key)}: {line}; {SIDES[self.color]} to play\n"
        shown = self.moves[:MOST_MOVES]
        marks = dict(zip((point for point, _ in shown), LABELS, strict=False))
        drawn = diagram.draw(self.board, marks).rstrip()
        if not shown:
            return f"{head}\n{drawn}\n\nthe openings end here\n"
        rows = [
            (marks.get(point, ""), to_gtp(point, OPENING_SIZE), f"{games:,}", f"{games / self.games:.1%}")
            for point, games in shown
        ]
        if self.others:
            rows.append(("", "others", f"{self.others:,}", f"{self.others / self.games:.1%}"))
        more = len(self.moves) - len(shown)
        tail = f"\n{pluralise(more, 'move')} more\n" if more > 0 else ""
        return f"{head}\n{drawn}\n\n{render([Table(('', 'move', 'games', 'share'), rows, 'llrr')])}{tail}"

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "id": position_id(self.key),
            "line": list(self.line),
            "to_play": SIDES[self.color],
            "games": self.games,
            "others": self.others,
            "moves": [
                {"move": to_gtp(point, OPENING_SIZE), "games": games, "share": games / self.games}
                for point, games in self.moves
            ],
        }


def opening_after(graph: Graph, line: Sequence[str]) -> OpeningPosition:
    """The position after moves from the empty board, Black first, in GTP's coordinates.

    Raises KatachiError for a word that is no point, for a move that cannot be played, and where the openings
    cannot go that far.
    """
    board, color, seen = Board(OPENING_SIZE), BLACK, WholeBoard()
    points = []
    for number, word in enumerate(line, 1):
        try:
            points.append(_point(word))
            board.play(color, points[-1])
        except EngineError as error:
            raise KatachiError(f"move {number}, {word}: {error}") from None
        color = opponent(color)
    if not seen.see(board, color):
        raise KatachiError(f"no opening has these {len(line)} moves: too many, or a ko is banned")
    known = graph.openings.get(seen.key, {})
    moves = sorted((-games, seen.points(place)[0]) for place, games in known.items() if place != OTHERS)
    words = tuple(to_gtp(point, OPENING_SIZE) for point in points)
    return OpeningPosition(
        words, board, color, seen.key, tuple((point, -games) for games, point in moves), known.get(OTHERS, 0)
    )


def _point(word: str) -> int:
    point = from_gtp(word, OPENING_SIZE)
    if point == PASS:
        raise EngineError("openings have no passes")
    return point
