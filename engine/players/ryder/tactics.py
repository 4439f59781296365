"""The string tactician: can a string be captured, can it be saved; see ``tactics.pxd``."""

import cython

from engine.board import Board
from engine.players.ryder import values
from engine.points import EngineError, board_points, require_player, to_gtp


class Tactician:
    """Reads the strings of one position at a time; a read tries at most ``node_limit`` moves."""

    def __init__(self, node_limit: int | None = None) -> None:
        self.node_limit = node_limit or values.NODE_LIMIT

    # -- one read ----------------------------------------------------------------------------------

    def attack(self, board, stone):
        libs: int16_t[3]
        i: cython.int
        result: cython.int = NO
        saved: cython.int
        head: cython.int = board.string_of[stone]
        number: cython.int = board.strings[head].num_liberties
        attacker: cython.int = other(board.color[stone])
        self._look_at(board, head)
        if number > READ_LIBERTIES:
            return NO
        board.list_liberties(head, libs)
        # first where the owner would gain more by extending: that is usually the answer
        if number == 2 and self._room(board, head, libs[0]) < self._room(board, head, libs[1]):
            i = libs[0]
            libs[0] = libs[1]
            libs[1] = i
        for i in range(number):
            if self.nodes >= self.node_limit:
                return OUT_OF_NODES
            if self._try(board, attacker, libs[i]) != LEGAL:
                continue
            if number == 1:
                saved = NO
            else:
                saved = self.defend(board, stone)
            board.pop()
            if saved == NO:
                return YES
            if saved == OUT_OF_NODES:
                result = OUT_OF_NODES
        return result

    def _room(self, board, head, point):
        """About how many liberties a string would gain by extending to one of them."""
        i: cython.int
        near: cython.int
        room: cython.int = count(board, point, EMPTY)
        self._look_around(board, point)
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == board.color[head] and board.string_of[near] != head:
                room += board.strings[board.string_of[near]].num_liberties - 1
        return room

    def defend(self, board, stone):
        moves: cython.pointer[int16_t] = self.buffer + self.top
        result: cython.int
        number: cython.int
        if self.top + MAX_MOVES > BUFFER:
            return OUT_OF_NODES
        number = self._defences(board, stone, moves)
        if board.strings[board.string_of[stone]].num_liberties > READ_LIBERTIES:
            return YES
        self.top += number
        result = self._try_defences(board, stone, moves, number)
        self.top -= number
        return result

    def _try_defences(self, board, stone, moves, number):
        i: cython.int
        result: cython.int = NO
        captured: cython.int
        color: cython.int = board.color[stone]
        for i in range(number):
            if self.nodes >= self.node_limit:
                return OUT_OF_NODES
            if self._try(board, color, moves[i]) != LEGAL:
                continue
            captured = self.attack(board, stone)
            board.pop()
            if captured == NO:
                return YES
            if captured == OUT_OF_NODES:
                result = OUT_OF_NODES
        return result

    def can_capture(self, board, stone):
        result: cython.int
        self._start()
        result = self.attack(board, stone)
        self.num_unknown += result == OUT_OF_NODES
        return result

    def _start(self):
        self.nodes = 0
        self.top = 0
        clear_points(cython.address(self.footprint))

    def _try(self, board, color, point):
        """Play a move of the read, and note what its legality and its effect depend on."""
        reason: cython.int
        self.nodes += 1
        self._look_around(board, point)
        reason = board.push(color, point)
        if reason == OUT_OF_MEMORY:
            self.out_of_memory = True
        return reason

    def _look_around(self, board, point):
        i: cython.int
        near: cython.int
        add_point(cython.address(self.footprint), point)
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == EMPTY:
                add_point(cython.address(self.footprint), near)
            elif board.color[near] != EDGE:
                self._look_at(board, board.string_of[near])

    def _look_at(self, board, head):
        add_all(cython.address(self.footprint), board.strings[head].liberties)

    def _defences(self, board, stone, out):
        """List the owner's moves: captures of strings in atari that touch his, then his liberties."""
        found: cython.int = 0
        i: cython.int
        near: cython.int
        libs: int16_t[3]
        at: cython.int = stone
        enemy: cython.int = other(board.color[stone])
        head: cython.int = board.string_of[stone]
        while True:
            for i in range(4):
                if board.color[at + OFFSETS[i]] == enemy:
                    near = board.string_of[at + OFFSETS[i]]
                    self._look_at(board, near)
                    if board.strings[near].num_liberties == 1:
                        board.list_liberties(near, libs)
                        found = add_move(out, found, libs[0])
            at = board.next_stone[at]
            if at == stone:
                break
        self._look_at(board, head)
        if board.strings[head].num_liberties <= READ_LIBERTIES:
            board.list_liberties(head, libs)
            for i in range(board.strings[head].num_liberties):
                found = add_move(out, found, libs[i])
        return found

    # -- every string ------------------------------------------------------------------------------

    def survey(self, board):
        i: cython.int
        self._clear()
        self._list_strings(board)
        for i in range(self.num_strings):
            self._read(board, self.heads[i], True)

    def resurvey(self, board, before, point, captures, ko):
        i: cython.int
        head: cython.int
        known: cython.int
        self._clear()
        self._list_strings(board)
        for i in range(self.num_strings):
            head = self.heads[i]
            known = before.reading_of[head]
            if known < 0 or captures or is_touched(cython.address(before.readings[known]), point, ko):
                self._read(board, head, False)
            else:
                self.status[head] = before.readings[known].status

    def _list_strings(self, board):
        row: cython.int
        col: cython.int
        head: cython.int
        self.num_strings = 0
        for row in range(board.size):
            for col in range(board.size):
                head = point_at(col, row)
                if board.color[head] != EMPTY and board.string_of[head] == head:
                    self.heads[self.num_strings] = head
                    self.color_of[self.num_strings] = board.color[head]
                    self.stones_of[self.num_strings] = board.strings[head].num_stones
                    self.num_strings += 1

    def _clear(self):
        self.num_unknown = 0
        self.num_readings = 0
        self.out_of_memory = False
        memset(self.status, SAFE, cython.sizeof(self.status))
        memset(self.saves, 0, cython.sizeof(self.saves))
        memset(self.reading_of, -1, cython.sizeof(self.reading_of))

    def _read(self, board, head, keep):
        """Read one string; with ``keep`` also every move that saves it, and what the read saw."""
        reading: cython.pointer[Reading]
        result: cython.int
        if board.strings[head].num_liberties > READ_LIBERTIES:
            return
        result = self.can_capture(board, head)
        if result == YES:
            result = self._save_at_root(board, head, keep)
            self.status[head] = CRITICAL if result == YES else DEAD if result == NO else UNKNOWN
        elif result == OUT_OF_NODES:
            self.status[head] = UNKNOWN
        if keep:
            reading = cython.address(self.readings[self.num_readings])
            self.reading_of[head] = self.num_readings
            self.num_readings += 1
            reading.head = head
            reading.status = self.status[head]
            reading.footprint = self.footprint

    def _save_at_root(self, board, head, keep):
        """Try to save a string, its owner to move; each move counts its own nodes; ``keep``: try all."""
        moves: cython.pointer[int16_t] = self.buffer
        i: cython.int
        captured: cython.int
        result: cython.int = NO
        color: cython.int = board.color[head]
        stones: cython.int = board.strings[head].num_stones
        number: cython.int = self._defences(board, head, moves)
        self.top = number
        for i in range(number):
            self.nodes = 0
            if self._try(board, color, moves[i]) != LEGAL:
                continue
            captured = self.attack(board, head)
            board.pop()
            if captured == NO:
                result = YES
                self.saves[color][moves[i]] += stones
                if not keep:
                    return YES
            elif captured == OUT_OF_NODES:
                self.num_unknown += 1
                if result == NO:
                    result = OUT_OF_NODES
        return result

    # -- for tests and people ----------------------------------------------------------------------

    def statuses(self, board: Board) -> dict[int, int]:
        """By head of every string: SAFE, CRITICAL, DEAD or UNKNOWN."""
        self.survey(board)
        return self._told()

    def statuses_after(self, board: Board, color: int, point: int) -> dict[int, int]:
        """The same for the position after a move; only what the move touches is read again."""
        before = Tactician(self.node_limit)
        before.survey(board)
        ko: cython.int = board.ko_point
        board.play(color, point)
        captures: cython.bint = board.frames[board.num_moves - 1].num_captured > 0
        self.resurvey(board, before, point, captures, ko)
        board.undo()
        return self._told()

    def _told(self):
        return {self.heads[i]: self.status[self.heads[i]] for i in range(self.num_strings)}

    def saving_moves(self, board: Board, color: int) -> dict[int, int]:
        """By point where a move saves critical stones of ``color``: how many.

        Raises EngineError if ``color`` is no player's.
        """
        require_player(color)
        self.survey(board)
        points = board_points(board.size)
        return {point: self.saves[color][point] for point in points if self.saves[color][point]}

    def read(self, board: Board, stone: int) -> tuple[int, int]:
        """Attack the string of a stone: (1: captured, 0: not, -1: out of nodes; moves tried).

        Raises EngineError where no stone is.
        """
        if board.color_at(stone) not in (BLACK, WHITE):
            raise EngineError(f"no stone to read at {to_gtp(stone, board.size)}")
        return self.can_capture(board, stone), self.nodes


def add_move(out, found, point):
    i: cython.int
    for i in range(found):
        if out[i] == point:
            return found
    out[found] = point
    return found + 1


def is_touched(reading, point, ko):
    return has_point(cython.address(reading.footprint), point) or (
        ko != NO_POINT and has_point(cython.address(reading.footprint), ko)
    )
