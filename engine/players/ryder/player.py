"""Ryder's program as a player; see ``player.pxd``."""

from pathlib import Path

import cython

from engine.board import Board
from engine.patterns.book import PatternBook
from engine.patterns.matcher import Matcher
from engine.players.base import Candidate, Reason
from engine.players.ryder import values
from engine.players.ryder.analysis import SecondPass
from engine.players.ryder.features import FirstPass
from engine.players.ryder.survey import Survey
from engine.points import EngineError, require_player, to_gtp

SIDES = ("own", "enemy")


class Ryder:
    """The player; ``knowledge`` is the path of a binary with patterns.

    ``stencil`` replaces the published one (values.STENCIL), for tests. Raises EngineError for a binary that
    cannot be used.
    """

    def __init__(
        self, knowledge: str | Path | None = None, stencil: dict[tuple[int, int], int] | None = None
    ) -> None:
        self.name = "ryder"
        self.list_limit = values.BEST
        self.knowledge = "none"
        self.book = None
        if knowledge is not None:
            self.book = PatternBook.open(knowledge)
            self.knowledge = self.book.checksum
            self.matcher = Matcher(self.book)
        self.survey = Survey(stencil)
        self.first = FirstPass()
        self.second = SecondPass(stencil)

    def candidates(self, board: Board, color: cython.int, limit: cython.int = 20) -> list[Candidate]:
        """The best ``limit`` of the 15 moves of the second pass, best first, in the article's unit."""
        i: cython.int
        found = []
        for i in range(self._answer(board, color, limit)):
            index: cython.int = self.order[i]
            reasons = tuple(self._reasons(index))
            found.append(Candidate(self.best[index], float(self.final[index]), reasons))
        return found

    def ranked(self, board: Board, color: cython.int, limit: cython.int = 20) -> list[int]:
        """The points of ``candidates``, without their reasons."""
        i: cython.int
        number: cython.int = self._answer(board, color, limit)
        return [self.best[self.order[i]] for i in range(number)]

    def first_pass(self, board: Board, color: cython.int) -> dict[int, tuple[set[str], set[str], int]]:
        """By legal move: the names of its own features, of the enemy's, and its value in the first pass."""
        self._answer(board, color, 0)
        table = self.first.table(board, self.survey, color)
        return {point: (_names(own), _names(enemy), value) for point, (own, enemy, _, value) in table.items()}

    def avoided(self, board: Board, color: cython.int) -> set[int]:
        """Nothing: the article knows no moves that are never played."""
        return set()

    def second_pass(self, board: Board, color: cython.int, point: cython.int) -> list[tuple]:
        """What the second pass says of any legal move: (name, side, value, text) of each change.

        Raises EngineError if the move is not legal.
        """
        self._answer(board, color, 0)
        if not board.is_legal(color, point):
            raise EngineError(f"no legal move of color {color}: {to_gtp(point, board.size)}")
        self.second.weigh(board, self.survey, self.first, point, 0)
        return self.second.told(0, self._side_names())

    def _answer(self, board, color, limit):
        require_player(color)
        self.first.forget_patterns()
        if self.book is not None:
            self._find_patterns(board, color)
        with cython.nogil:
            self._think(board, color)
        if self.first.out_of_memory or self.second.out_of_memory:
            raise MemoryError
        return max(0, min(limit, self.num_best))

    def _find_patterns(self, board, color):
        point: cython.int
        i: cython.int
        pattern: cython.int
        best: cython.int
        found: cython.pointer[cython.const[Found]]
        if self.matcher.update(board, color) != LEGAL:
            raise MemoryError
        for point in range(FIRST, FIRST + BOARD_SPAN):
            found = self.matcher.found(color, point)
            if found.num_plain == 0 or board.check(color, point) != LEGAL:
                continue
            best = found.items[0].pattern
            for i in range(1, found.num_plain):
                pattern = found.items[i].pattern
                if self.book.records[pattern].played > self.book.records[best].played:
                    best = pattern
            self.first.pattern_at[point] = best
        return 0

    def _think(self, board, color):
        i: cython.int
        at: cython.int
        value: cython.int
        self.num_unknown = 0
        self.survey.take(board)
        self.first.look(board, self.survey, color)
        self.num_unknown += self.survey.tactics.num_unknown
        self.num_best = self.first.best(MAX_BEST, self.best)
        self.second.start(self.survey)
        for i in range(self.num_best):
            self.second.weigh(board, self.survey, self.first, self.best[i], i)
            self.num_unknown += self.second.after.tactics.num_unknown
            value = self.first.value[self.best[i]] + self.second.changes[i].value
            self.final[i] = value
            at = i
            while at > 0 and self.final[self.order[at - 1]] < value:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = i

    def _reasons(self, index):
        """All that speaks for or against one of the best moves."""
        point: cython.int = self.best[index]
        names = self._side_names()
        found = []
        for i, feature in enumerate(values.FEATURES):
            for side in range(2):
                if self.first.seen[side][point] >> cython.cast(cython.int, i) & 1:
                    reason = _feature_reason(feature, side, self.first.place[point], names)
                    if reason.value:
                        found.append(reason)
        if self.first.pattern_at[point] >= 0:
            found.append(self._pattern_reason(point))
        for name, side, value, text in self.second.told(index, names):
            found.append(Reason("analysis", name, side, float(value), text))
        return found

    def _side_names(self):
        """The own side's name and the enemy's, for the texts."""
        return ("Black", "White") if self.first.color == BLACK else ("White", "Black")

    def _pattern_reason(self, point):
        index = self.first.pattern_at[point]
        times = self.book.statistics(index).played
        text = f"professionals played here in this shape {times} time{'s' if times > 1 else ''}"
        return Reason("pattern", self.book.id(index), "own", float(values.PATTERN_VALUE), text)


def _feature_reason(feature, side, place, names):
    """The reason of a feature: its value with the extras, which the text tells one by one.

    ``names`` are those of the own side and of the enemy. A feature of the enemy's says what his move here
    would do.
    """
    value, by_enemy, by_own = feature.own if side == 0 else feature.enemy
    text = feature.text.format(side=names[side], other=names[1 - side])
    if side == 1:
        text = f"{names[1]} here {text}"
    for extra, bit, near in (
        (by_enemy, BY_ENDANGERED_ENEMY, names[1]),
        (by_own, BY_ENDANGERED_OWN, names[0]),
    ):
        if place & bit and extra:
            value += extra
            text += f", {extra:+d} near an endangered {near} group"
    return Reason("feature", feature.name, SIDES[side], float(value), text)


def _names(bits):
    return {feature.name for i, feature in enumerate(values.FEATURES) if bits >> i & 1}
