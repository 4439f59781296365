"""What reading says of all strings of a position and of moves, kept from one position to the next.

For each string of three liberties or fewer: whether its enemy captures it by playing first, whether its own
side can save it by playing first, and with which moves. For a move: what it takes, whether the string that it
makes can be captured in a ladder, which strings it puts in atari and whether these get away.
"""

from itertools import count as count_from
from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import EngineError, board_points, require_player, to_gtp
from engine.reader.ladders import Reader

_SERIALS = count_from(1)

STATUSES = ("free", "threatened", "lost", "unclear")


class StringReport(NamedTuple):
    """`StringTactics` for Python; ``tactics.pxd`` says what each field means."""

    status: int
    ladder: int
    attacked: int
    defended: int
    attack: int
    defence: int
    attacks: tuple[int, ...]
    defences: tuple[int, ...]


class MoveReport(NamedTuple):
    """`MoveTactics` of a legal move for Python; ``tactics.pxd`` says what each field means."""

    liberties: int
    captured: int
    self_atari: bool
    trapped: int
    num_ataris: int
    num_ladders: int
    atari_stones: int
    ladder_stones: int


class Tactics:
    """The tactics of one position at a time; positions may come in any order."""

    def __cinit__(self):
        self.reader = Reader()
        self.num_looks = next(_SERIALS) << 32

    # -- what has changed -------------------------------------------------------------------------------

    def look(self, board):
        i: cython.int
        key: cython.int
        self.num_read = 0
        if not self._note_changes(board):
            return
        self._drop_stale()
        for i in range(self.num_strings):
            key = self.keys[i]
            if not self.is_read[key] and board.strings[board.string_of[key]].num_liberties <= MAX_LIBERTIES:
                self._read_string(board, key)
                self.num_read += 1
        self._sum_up(board)

    def _sum_up(self, board):
        """Work out, by point, how many stones of threatened strings moves capture and save."""
        i: cython.int
        key: cython.int
        color: cython.int
        stones: cython.int
        told: cython.pointer[cython.const[StringTactics]]
        memset(self.takes, 0, cython.sizeof(self.takes))
        memset(self.saves, 0, cython.sizeof(self.saves))
        for i in range(self.num_strings):
            key = self.keys[i]
            told = self.of_string(board, key)
            if told.status == THREATENED:
                color = board.color[key]
                stones = board.strings[board.string_of[key]].num_stones
                self._add_stones(cython.address(told.attacks), stones, self.takes[other(color)])
                self._add_stones(cython.address(told.defences), stones, self.saves[color])

    def _add_stones(self, moves, stones, at):
        point: cython.int = next_point(moves, FIRST)
        while point != NO_POINT:
            at[point] += stones
            point = next_point(moves, point + 1)

    def _note_changes(self, board):
        """List the strings, and every point whose string has changed, in its stones or in its liberties.

        False if nothing has changed: then this counts as the look before, also for those who build on it.
        """
        point: cython.int
        now: uint64_t
        changed: PointSet
        if board.size != self.seen_size:
            self._start(board.size)
        clear_points(cython.address(changed))
        self.num_strings = 0
        self.walks += 1
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EDGE:
                now = 0
            elif board.color[point] == EMPTY:
                now = 1
            else:
                now = self._meet(board, point)
            if now != self.seen[point]:
                self.seen[point] = now
                self.is_read[point] = False
                add_point(cython.address(changed), point)
        if board.ko_point != self.seen_ko_point or board.ko_color != self.seen_ko_color:
            if self.seen_ko_point != NO_POINT:
                add_point(cython.address(changed), self.seen_ko_point)
            if board.ko_point != NO_POINT:
                add_point(cython.address(changed), board.ko_point)
            self.seen_ko_point = board.ko_point
            self.seen_ko_color = board.ko_color
        if next_point(cython.address(changed), FIRST) == NO_POINT:
            return False
        self.changed = changed
        self.num_looks += 1
        find_span(
            cython.address(self.changed),
            cython.address(self.first_changed),
            cython.address(self.last_changed),
        )
        return True

    def _start(self, size):
        """Forget everything, because the size changed: footprints do not say where the board ends."""
        memset(self.is_read, False, cython.sizeof(self.is_read))
        memset(self.is_move_read, False, cython.sizeof(self.is_move_read))
        self.seen_size = size

    def _meet(self, board, point):
        """The hash of the string at a point; when it is met for the first time in a look, also list it."""
        head: cython.int = board.string_of[point]
        if self.looked[head] == self.walks:
            return self.hash_of[head]
        self.looked[head] = self.walks
        self.hash_of[head] = string_hash(board, head)
        self.key_of[head] = point
        self.keys[self.num_strings] = point
        self.num_strings += 1
        return self.hash_of[head]

    def _drop_stale(self):
        """Forget every answer that depends on a point that changed."""
        point: cython.int
        color: cython.int
        changed: cython.pointer[PointSet] = cython.address(self.changed)
        first: cython.int = self.first_changed
        last: cython.int = self.last_changed
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if self.is_read[point]:
                self.is_read[point] = not meets(
                    changed, cython.address(self.string_footprints[point]), first, last
                )
            for color in range(BLACK, WHITE + 1):
                if self.is_move_read[color][point]:
                    self.is_move_read[color][point] = not meets(
                        changed, cython.address(self.move_footprints[color][point]), first, last
                    )

    # -- reading ----------------------------------------------------------------------------------------

    def _read_string(self, board, key):
        move: cython.int
        told: cython.pointer[StringTactics] = cython.address(self.strings[key])
        self.reader.forget()
        memset(told, 0, cython.sizeof(StringTactics))  # NO_POINT, ESCAPES, FREE
        told.ladder = self.reader.ladder(board, key, cython.address(move))
        told.attacked = told.ladder
        if told.ladder != CAPTURED:
            told.attacked = self.reader.capture(board, key, cython.address(move))
        if told.attacked == ESCAPES:
            told.status = FREE
        else:
            told.attack = move
            told.defended = self.reader.escape(board, key, cython.address(move))
            told.defence = move
            told.status = UNCLEAR
            if told.attacked == CAPTURED and told.defended == ESCAPES:
                told.status = THREATENED
                self.reader.all_captures(board, key, cython.address(told.attacks))
                add_point(cython.address(told.attacks), told.attack)
                self.reader.all_escapes(board, key, cython.address(told.defences))
                add_point(cython.address(told.defences), told.defence)
            elif told.attacked == CAPTURED and told.defended == CAPTURED:
                told.status = LOST
        self.is_read[key] = True
        self.string_footprints[key] = self.reader.footprint

    def of_string(self, board, stone):
        head: cython.int = board.string_of[stone]
        if board.strings[head].num_liberties > MAX_LIBERTIES:
            return cython.address(self.free)
        return cython.address(self.strings[self.key_of[head]])

    def of_move(self, board, color, point):
        if not self.is_move_read[color][point]:
            self.reader.forget()
            self.reader.look_around(board, point)
            memset(cython.address(self.moves[color][point]), 0, cython.sizeof(MoveTactics))
            if board.check(color, point) == LEGAL:
                self._read_move(board, color, point)
            self.is_move_read[color][point] = True
            self.move_footprints[color][point] = self.reader.footprint
        return cython.address(self.moves[color][point])

    def _read_move(self, board, color, point):
        ignored: cython.int
        move: cython.pointer[MoveTactics] = cython.address(self.moves[color][point])
        plan: Outcome = outcome_of(board, color, point)
        move.legal = True
        move.liberties = plan.liberties
        move.captured = plan.captured
        move.self_atari = plan.liberties == 1 and plan.captured == 0
        move.trapped = ESCAPES
        if plan.liberties > 2 and count(board, point, other(color)) == 0:
            return
        if board.push(color, point) != LEGAL:
            move.trapped = UNKNOWN  # out of memory
            return
        if plan.liberties <= 2:
            move.trapped = self.reader.ladder(board, point, cython.address(ignored))
        self._read_ataris(board, color, point, move)
        board.pop()

    def _read_ataris(self, board, color, point, move):
        """Note which strings beside the stone just played are in atari, and which of them a ladder takes."""
        heads: cython.int[4]
        number: cython.int = 0
        i: cython.int
        ignored: cython.int
        stones: cython.int
        for i in range(4):
            if board.color[point + OFFSETS[i]] == other(color):
                number = add_head(heads, number, board.string_of[point + OFFSETS[i]])
        for i in range(number):
            if board.strings[heads[i]].num_liberties != 1:
                continue
            stones = board.strings[heads[i]].num_stones
            move.num_ataris += 1
            move.atari_stones += stones
            if self.reader.ladder_escape(board, heads[i], cython.address(ignored)) == CAPTURED:
                move.num_ladders += 1
                move.ladder_stones += stones

    # -- for Python -------------------------------------------------------------------------------------

    def string(self, board: Board, stone: int) -> StringReport:
        """The tactics of the string at ``stone``; raises EngineError when there is none."""
        if board.color_at(stone) not in (BLACK, WHITE):
            raise EngineError(f"no stone to read at {to_gtp(stone, board.size)}")
        self.look(board)
        return self._report(board, stone)

    def all_strings(self, board: Board) -> dict[int, StringReport]:
        """The tactics of every string of the board, by its first stone in reading order."""
        self.look(board)
        return self.reports(board)

    def reports(self, board: Board) -> dict[int, StringReport]:
        """The tactics of all strings, if the last look was at this board; it does not look again."""
        return {self.keys[i]: self._report(board, self.keys[i]) for i in range(self.num_strings)}

    def _report(self, board: Board, stone: cython.int) -> StringReport:
        told: StringTactics = self.of_string(board, stone)[0]
        points = board_points(board.size)
        return StringReport(
            told.status,
            told.ladder,
            told.attacked,
            told.defended,
            told.attack,
            told.defence,
            tuple(p for p in points if has_point(cython.address(told.attacks), p)),
            tuple(p for p in points if has_point(cython.address(told.defences), p)),
        )

    def taken_and_saved(self, board: Board, color: int) -> dict[int, tuple[int, int]]:
        """By point: how many stones of threatened strings a move of ``color`` captures, and saves.

        Points where it does neither are left out. Raises EngineError unless ``color`` is BLACK or WHITE.
        """
        require_player(color)
        self.look(board)
        points = board_points(board.size)
        told = {p: (self.takes[color][p], self.saves[color][p]) for p in points}
        return {p: stones for p, stones in told.items() if stones != (0, 0)}

    def refresh(self, board: Board) -> int:
        """Bring the tactics of all strings up to date; returns how many had to be read."""
        with cython.nogil:
            self.look(board)
        return self.num_read

    def refresh_moves(self, board: Board, color: cython.int) -> int:
        """Bring the tactics of all moves of ``color`` up to date too; returns how many had to be read.

        Raises EngineError unless ``color`` is BLACK or WHITE.
        """
        require_player(color)
        point: cython.int
        fresh: cython.int = 0
        self.look(board)
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EMPTY and not self.is_move_read[color][point]:
                self.of_move(board, color, point)
                fresh += 1
        return fresh

    def move(self, board: Board, color: int, point: int) -> MoveReport | None:
        """The tactics of a move; None if it is not legal."""
        if not board.is_legal(color, point):
            return None
        self.look(board)
        told: MoveTactics = self.of_move(board, color, point)[0]
        return MoveReport(
            told.liberties,
            told.captured,
            told.self_atari,
            told.trapped,
            told.num_ataris,
            told.num_ladders,
            told.atari_stones,
            told.ladder_stones,
        )
