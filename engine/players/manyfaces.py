"""The player `manyfaces`: the value of a move is the sum of the weights of all that speaks for it, plus what
two networks add.

Patterns and features speak for a move (engine/valuation.py); a small network looks again at the best moves
and adds what all this means together; then the board network looks at the whole board. All of them were
learned so that values are logarithms of probabilities, up to a constant of the position. Answers do not
depend on earlier questions.
"""

import cython

from engine.board import Board
from engine.board_network import board_network_of
from engine.explain import explain_joseki, explain_opening, explain_pattern
from engine.features import FEATURES
from engine.joseki.book import JosekiBook
from engine.joseki.default import open_joseki
from engine.knowledge import REMEDY, Files, default_path
from engine.network import network_of
from engine.patterns.book import PatternBook
from engine.patterns.order import neighbour
from engine.patterns.pattern import SIDE
from engine.players.base import Candidate, Judgement, Reason
from engine.points import EngineError, require_player, to_gtp
from engine.rules import RULES
from engine.turns import Turns
from engine.valuation import Valuation

#: how many candidates are listed at most, unless told otherwise
LIST_LIMIT = 20
#: the reason that stands for what the networks add
TOGETHER = "all of this taken together, beside the other moves"
WHOLE_BOARD = "the whole board"


class ManyFaces:
    """The player. ``book`` has its patterns and all weights, ``joseki`` is the database that it follows."""

    def __init__(self, book: PatternBook, joseki: JosekiBook | None = None) -> None:
        self.name = "manyfaces"
        self.list_limit = LIST_LIMIT
        self.book = book
        self.joseki = joseki
        self.knowledge = book.checksum if joseki is None else f"{book.checksum}+{joseki.checksum}"
        self.valuation = Valuation(
            book,
            joseki=joseki,
            network=network_of(book),
            board_network=board_network_of(book),
            openings=None if joseki is None else joseki.openings,
        )
        self.turns = Turns()

    def territory(self, board: Board, color: cython.int) -> dict[int, float]:
        """Whose each point will become, from -1 (White's) to 1 (Black's), with ``color`` to move."""
        return self.turns.values(self.valuation.position, board, color)

    def has_weights(self) -> bool:
        """Whether the knowledge has any weight at all."""
        i: cython.int
        found: cython.bint = False
        for i in range(self.valuation.num_weights):
            found |= self.valuation.weight[i] != 0
        return found

    def ranked(self, board: Board, color: cython.int, limit: cython.int = LIST_LIMIT) -> list[int]:
        """The points of ``candidates``, without their reasons."""
        i: cython.int
        self._look(board, color)
        self.num_best = self.valuation.find_best(limit, self.best)
        return [self.valuation.position.moves[self.best[i]] for i in range(self.num_best)]

    def candidates(self, board: Board, color: cython.int, limit: cython.int = LIST_LIMIT) -> list[Candidate]:
        """The best ``limit`` moves, best first; moves of equal value are in the order of their points.

        A candidate's value is the sum of the values of its reasons, added up in their order.
        """
        return self._candidates(board, color, limit, True)

    def unexplained(self, board: Board, color: cython.int, limit: cython.int = LIST_LIMIT) -> list[Candidate]:
        """The same as ``candidates``, but without the texts of reasons, except for what the networks add."""
        return self._candidates(board, color, limit, False)

    def _candidates(self, board, color, limit, explained):
        i: cython.int
        found = []
        points = self.ranked(board, color, limit)
        for i in range(len(points)):
            value: cython.double = self.valuation.value[self.best[i]]
            reasons = tuple(self._reasons(board, self.best[i], explained))
            found.append(Candidate(points[i], value, reasons, exp(self._log_probability(value))))
        return found

    def judge(self, board: Board, color: cython.int, point: cython.int) -> Judgement:
        """The rank of one legal move among all, and the logarithm of its probability.

        Raises EngineError when the move is not legal.
        """
        i: cython.int
        place: cython.int = 0
        self._look(board, color)
        index: cython.int = self.valuation.index_of(point)
        if index < 0:
            raise EngineError(f"no legal move of color {color}: {to_gtp(point, board.size)}")
        value: cython.double = self.valuation.value[index]
        for i in range(self.valuation.position.num_moves):
            if self.valuation.value[i] > value or (self.valuation.value[i] == value and i < index):
                place += 1
        return Judgement(place, self.valuation.position.num_moves, self._log_probability(value))

    def avoided(self, board: Board, color: cython.int) -> set[int]:
        """Joseki moves that are bad and, unless the side is behind, those that are complicated or tricks."""
        i: cython.int
        self._look(board, color)
        is_behind: cython.bint = self.valuation.context.standing <= BEHIND
        found = set()
        for i in range(self.valuation.position.num_moves):
            point: cython.int = self.valuation.position.moves[i]
            type: cython.int = self.valuation.position.joseki.type_at(point)
            if type == BAD or (not is_behind and (type == COMPLEX or type == TRICK)):
                found.add(point)
        return found

    def _log_probability(self, value):
        return value - self.valuation.top - self.valuation.log_sum()

    def _look(self, board, color):
        require_player(color)
        if self.valuation.look(board, color) != LEGAL:
            raise MemoryError
        return 0

    def _reasons(self, board, index, explained):
        """All reasons for or against a move of the position looked at last, with texts if ``explained``."""
        i: cython.int
        point: cython.int = self.valuation.position.moves[index]
        found = []
        for i in range(self.valuation.begin[index], self.valuation.begin[index + 1]):
            number: cython.int = self.valuation.numbers[i]
            weight: cython.double = self.valuation.weight[number]
            if weight != 0:
                kind, name = self._speaker(number)
                text = self._explain(board, point, number) if explained else ""
                found.append(Reason(kind, name, "own", weight, text))
        for name, value, text in (
            ("together", self.valuation.change[index], TOGETHER),
            ("whole-board", self.valuation.seen[index], WHOLE_BOARD),
        ):
            if value != 0:
                found.append(Reason("network", name, "own", value, text))
        if self.valuation.opening[index] != 0:
            text = explain_opening(*self.valuation.openings.said_of(point)) if explained else ""
            found.append(Reason("joseki", "opening", "own", self.valuation.opening[index], text))
        return found

    def _speaker(self, number):
        """The kind and the name of what a weight, given by its number, belongs to."""
        if number >= NUM_FEATURES:
            return "pattern", self.book.id(number - NUM_FEATURES)
        if number >= AT_RULES:
            return "rule", RULES[number - AT_RULES].id
        return ("joseki" if _is_joseki(number) else "feature"), FEATURES[number].name

    def _explain(self, board, point, number):
        """The text of a reason: why it speaks for a move of the position looked at last."""
        if number >= NUM_FEATURES:
            return self._explain_pattern(board, point, number - NUM_FEATURES)
        if number >= AT_RULES:
            return self.valuation.rules.said(number - AT_RULES, point)[1]
        if _is_joseki(number):
            return explain_joseki(self.valuation.position.joseki.said_of(point))
        return FEATURES[number].text

    def _explain_pattern(self, board, point, number):
        """The text of a pattern for a move, with the cells that it names replaced by points of the board."""
        pattern = self.book.pattern(number)
        symmetry = self.valuation.symmetry_of(point, number)

        def name_of(cell):
            columns = cell % SIDE - pattern.move % SIDE
            place = neighbour(point, symmetry, columns, cell // SIDE - pattern.move // SIDE)
            return "the edge" if board.color_at(place) == EDGE else to_gtp(place, board.size)

        return explain_pattern(pattern, name_of)


def _is_joseki(number):
    return AT_JOSEKI <= number < AT_JOSEKI + FOLLOWS


def load(files: Files) -> ManyFaces:
    """The player with these binaries; for those that are not given, the ones compiled from db/ are used.

    Raises EngineError when a binary cannot be used.
    """
    path = default_path() if files.patterns is None else files.patterns
    if path is None:
        raise EngineError(f"there is no default knowledge: {REMEDY}, or give --knowledge FILE")
    player = ManyFaces(PatternBook.open(path), open_joseki(files.joseki))
    if not player.has_weights():
        raise EngineError(
            f"{path}: it has no weights, so that all moves are alike: katachi train learns them"
        )
    return player
