"""The joseki database, opened: which moves follow in the corners of a board; see ``book.pxd``."""

from pathlib import Path
from typing import NamedTuple

import cython
import numpy as np

from engine.board import Board
from engine.joseki import binary
from engine.joseki.corners import Corners
from engine.joseki.lines import SIZE, point_at_place, root_key
from engine.joseki.move import Figures, Graph, JosekiMove, graph_of
from engine.joseki.openings import OpeningBook, openings_of
from engine.joseki.trend import eras_of
from engine.points import EngineError, to_gtp


class Continuation(NamedTuple):
    """A move of the book in a corner of a board: its point (PASS for a move elsewhere), its number in the
    book, its type (``move.TYPES``), whether the book goes on after it, and its figures."""

    point: int
    number: int
    type: int
    goes_on: bool
    figures: Figures


class JosekiBook:
    """A joseki database, made from ``binary.Content``; ``open`` reads one from a file."""

    def __cinit__(self, content: binary.Content):
        self.figures = content.figures
        self.checksum = content.checksum
        self.names = dict(content.names)
        self.openings = OpeningBook(content.openings) if len(content.openings) else None
        self.num_moves = len(content.entries)
        self._reserve(self.num_moves)
        self._build(content.entries.tobytes())

    def __dealloc__(self):
        free(self.moves)
        free(self.positions)
        free(self.slots)

    @classmethod
    def open(cls, path: str | Path) -> object:
        """Open the binary at ``path``. Raises EngineError if it is none, or its moves cannot be played."""
        content = binary.read(path)
        try:
            return cls(content)
        except EngineError as error:
            raise EngineError(f"{path}: {error}") from None

    def __len__(self) -> int:
        return self.num_moves

    def continuations(self, board: Board, corner: cython.int, color: cython.int) -> list[Continuation]:
        """The moves of the book for ``color`` in a corner (0 to 3), in the book's order; none outside of it.

        If the corner is symmetric, a move that is not on its diagonal comes twice, with both points.
        """
        at: cython.int
        number: cython.int
        # not shared: several threads may ask a book
        corners: Corners = Corners()
        corners.local(board, corner, color)  # checks the arguments, looks at the board
        seen = corners.view(corner, color)
        found = []
        at = self.find(seen.key)
        number = -1 if at < 0 else self.positions[at].first
        while number >= 0:
            point: cython.int = PASS
            if self.moves[number].place != TENUKI:
                point = corners.point_of(corner, cython.address(seen), self.moves[number].place)
            known = self.figures_of(number)
            goes_on: cython.bint = self.moves[number].child >= 0
            if point != NO_POINT:  # on a smaller board it is not in the corner
                found.append(Continuation(point, number, self.moves[number].type, goes_on, known))
            twin: cython.int = self.twin(corners, corner, cython.address(seen), self.moves[number].place)
            if twin != NO_POINT:
                found.append(Continuation(twin, number, self.moves[number].type, goes_on, known))
            number = self.moves[number].next
        return found

    def figures_of(self, number: int) -> Figures:
        """The figures of a move, by its number."""
        return binary.figures_of(self.figures[number])

    def eras_around(self, number: cython.int) -> tuple[int, ...]:
        """The games, by era, of the position that a move belongs to (``trend.eras_of``); raises IndexError if
        there is no such move."""
        if not 0 <= number < self.num_moves:
            raise IndexError(f"no move {number}: there are {self.num_moves}")
        found = []
        at: cython.int = self.positions[self.moves[number].position].first
        while at >= 0:
            if self.moves[at].type != IGNORE:
                found.append(self.figures_of(at))
            at = self.moves[at].next
        return eras_of(found)

    def name_of(self, number: int) -> str:
        """The name of a move, or else of the last move before it that has one; "" if none has."""
        while number >= 0:
            if number in self.names:
                return self.names[number]
            number = self.before[number]
        return ""

    def graph(self) -> Graph:
        """All positions with their moves, without what only the text has: comments, and which types a person
        chose."""
        number: cython.int
        positions: dict[int, list[JosekiMove]] = {}
        for number in range(self.num_moves):
            key = self.positions[self.moves[number].position].key
            move = JosekiMove(
                self.moves[number].place,
                self.moves[number].child_key,
                self.moves[number].type,
                figures=self.figures_of(number),
                name=self.names.get(number, ""),
            )
            positions.setdefault(key, []).append(move)
        openings = {} if self.openings is None else openings_of(self.openings.rows)
        return graph_of(root_key(), positions, openings)

    def twin(self, corners, corner, view, place):
        turned: cython.int = ((place & 15) << 4) + (place >> 4)
        if place == TENUKI or not view.symmetric or turned == place:
            return NO_POINT
        return corners.point_of(corner, view, turned)

    # -- building -----------------------------------------------------------------------------------------

    def _reserve(self, num_moves):
        room: uint64_t = 16
        while room < cython.cast(uint64_t, 4 * num_moves):
            room *= 2
        self.mask = room - 1
        self.moves = cython.cast("BookMove*", calloc(num_moves + 1, cython.sizeof(BookMove)))
        self.positions = cython.cast("BookPosition*", calloc(num_moves + 2, cython.sizeof(BookPosition)))
        self.slots = cython.cast("int32_t*", calloc(room, cython.sizeof(int32_t)))
        if self.moves == cython.NULL or self.positions == cython.NULL or self.slots == cython.NULL:
            raise MemoryError
        return 0

    def find(self, key):
        at: uint64_t = key & self.mask
        while self.slots[at]:
            if self.positions[self.slots[at] - 1].key == key:
                return self.slots[at] - 1
            at = (at + 1) & self.mask
        return -1

    def _open(self, key):
        """Add a position, which must not be known yet; returns its number."""
        at: uint64_t = key & self.mask
        if self.find(key) >= 0:
            raise EngineError("a position of the joseki database is written twice")
        while self.slots[at]:
            at = (at + 1) & self.mask
        self.positions[self.num_positions].key = key
        self.positions[self.num_positions].first = -1
        self.num_positions += 1
        self.slots[at] = self.num_positions
        return self.num_positions - 1

    def _build(self, entries):
        """Play all moves in order on a board, to find the key of each position."""
        entry: cython.pointer[Entry] = cython.cast("Entry*", cython.cast("char*", entries))
        number: cython.int
        num_open: cython.int = 0
        point: cython.int
        place: cython.int
        # the positions on the way down that have moves left
        way: OpenPosition[MOST_DEPTH]
        at: OpenPosition
        seen: View
        child: uint64_t
        board: Board = Board(SIZE)
        corners: Corners = Corners()
        before: list[int] = []
        games: list[int] = self.figures["games"].tolist()
        points: dict = {place: point_at_place(place) for place in set(entries[:: cython.sizeof(Entry)])}
        if self.num_moves:
            corners.look(board)
            way[0] = OpenPosition(self._open(corners.view(0, BLACK).key), BLACK, 0, -1)
            num_open = 1
        for number in range(self.num_moves):
            if num_open == 0:
                raise EngineError(f"move {number + 1} of the joseki database belongs to no position")
            at = way[num_open - 1]
            before.append(at.parent)
            while board.num_moves > at.depth:
                board.pop()
            corners.look(board)
            seen = corners.view(0, at.color)
            point = points[entry[number].place]
            place = TENUKI if point == PASS else corners.place_in(0, cython.address(seen), point)
            if board.push(at.color, point) != LEGAL:
                raise EngineError(
                    f"move {number + 1} of the joseki database, {to_gtp(point, SIZE)}, cannot be played"
                )
            corners.look(board)
            child = corners.view(0, other(at.color)).key
            self._add(number, at.position, place, entry[number].type, child, games[number])
            if not entry[number].has_sibling:
                num_open -= 1
            if entry[number].has_child:
                if num_open == MOST_DEPTH:
                    raise EngineError("a line of the joseki database is too long")
                way[num_open] = OpenPosition(self._open(child), other(at.color), board.num_moves, number)
                num_open += 1
        self.before = np.array(before, np.int32)
        return self._resolve()

    def _add(self, number, position, place, type, child_key, games):
        last: cython.int = self.positions[position].first
        self.moves[number].child_key = child_key
        self.moves[number].next = -1
        self.moves[number].place = place
        self.moves[number].type = type
        self.moves[number].position = position
        if type != IGNORE:
            self.moves[number].games = games
            self.positions[position].games += self.moves[number].games
            if place == TENUKI:
                self.positions[position].elsewhere += self.moves[number].games
        if last < 0:
            self.positions[position].first = number
            return 0
        while self.moves[last].next >= 0:
            last = self.moves[last].next
        self.moves[last].next = number
        return 0

    def _resolve(self):
        number: cython.int
        for number in range(self.num_moves):
            self.moves[number].child = self.find(self.moves[number].child_key)
        return 0
