"""The board: stones, strings with their liberties, neighbour counts, ko, captures, hash, undo.

Everything is kept incrementally (seed 000, section 4: the first level of dynamic data). A move notes
on a stack what it changed and is undone backwards from there, to any depth. Suicide is illegal;
either colour may move at any time; a pass is a move.

``board.pxd`` is the data sheet: the attributes, and the C interface (``check``, ``push``, ``pop``)
that the compiled floors use. What is here for Python checks its arguments.
"""

import cython

from engine.points import EngineError, IllegalMove, decode_moves, to_gtp

REASONS = ("", "occupied", "ko", "suicide", "off board", "out of memory")


def _fill_tables():
    """Zobrist numbers by splitmix64 (Steele, Lea and Flood 2014)."""
    state: uint64_t = 0x4B61746163686900
    z: uint64_t
    for color in range(3):
        for point in range(NUM_POINTS):
            state += cython.cast(uint64_t, 0x9E3779B97F4A7C15)
            z = state
            z = (z ^ (z >> 30)) * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
            z = (z ^ (z >> 27)) * cython.cast(uint64_t, 0x94D049BB133111EB)
            ZOBRIST[color][point] = z ^ (z >> 31)
    OFFSETS[0] = -STRIDE
    OFFSETS[1] = -1
    OFFSETS[2] = 1
    OFFSETS[3] = STRIDE


_fill_tables()


def _bytes(data, length):
    return cython.cast(cython.p_char, data)[:length]


class Board:
    """A board of ``size`` 1 to 25, empty at first; raises EngineError for another size.

    Methods that are given the color of a side raise EngineError unless it is BLACK or WHITE.
    """

    def __cinit__(self, size: cython.int = 19):
        if not MIN_SIZE <= size <= MAX_SIZE:
            raise EngineError(f"board size {size} is not in {MIN_SIZE}..{MAX_SIZE}")
        self.size = size
        self._clear()
        if not self._reserve():
            raise MemoryError

    def __dealloc__(self):
        free(self.frames)
        free(self.saves)

    def _clear(self):
        point: cython.int
        row: cython.int
        col: cython.int
        i: cython.int
        memset(self.color, EDGE, cython.sizeof(self.color))
        memset(self.string_of, 0, cython.sizeof(self.string_of))
        memset(self.next_stone, 0, cython.sizeof(self.next_stone))
        memset(self.counts, 0, cython.sizeof(self.counts))
        memset(self.strings, 0, cython.sizeof(self.strings))
        memset(self.taken, 0, cython.sizeof(self.taken))
        for row in range(self.size):
            for col in range(self.size):
                self.color[point_at(col, row)] = EMPTY
        for point in range(STRIDE, NUM_POINTS - STRIDE):
            for i in range(4):
                self.counts[point] += 1 << (8 * self.color[point + OFFSETS[i]])
        self.ko_point = NO_POINT
        self.ko_color = EMPTY
        self.hash = 0
        self.num_moves = 0
        self.num_saves = 0

    # -- the C interface ---------------------------------------------------------------------------

    def check(self, color, point):
        i: cython.int
        near: cython.int
        if point == PASS:
            return LEGAL
        if self.color[point] != EMPTY:
            return OFF_BOARD if self.color[point] == EDGE else OCCUPIED
        if point == self.ko_point and color == self.ko_color:
            return KO
        if count(self, point, EMPTY) > 0:
            return LEGAL
        for i in range(4):
            near = point + OFFSETS[i]
            if self.color[near] == color:
                if self.strings[self.string_of[near]].num_liberties > 1:
                    return LEGAL
            elif self.color[near] != EDGE and self.strings[self.string_of[near]].num_liberties == 1:
                return LEGAL
        return SUICIDE

    def push(self, color, point):
        reason: cython.int = self.check(color, point)
        if reason != LEGAL:
            return reason
        if not self._reserve():
            return OUT_OF_MEMORY
        if point == PASS:
            self._open_frame(color, PASS)
        else:
            self._play(color, point)
        return LEGAL

    def pop(self):
        i: cython.int
        near: cython.int
        point: cython.int
        self.num_moves -= 1
        frame: cython.pointer[Frame] = self.frames + self.num_moves
        self.hash = frame.hash
        self.ko_point = frame.ko_point
        self.ko_color = frame.ko_color
        if frame.point == PASS:
            return
        for i in range(frame.num_captured - 1, -1, -1):
            self._release(frame.captured[i], other(frame.color))
        self._unsettle(frame)
        point = frame.point
        self._take(point, frame.color)
        for i in range(4):
            near = point + OFFSETS[i]
            if self.color[near] == BLACK or self.color[near] == WHITE:
                add_liberty(cython.address(self.strings[self.string_of[near]]), point)

    def list_liberties(self, head, out):
        word: cython.int
        bit: cython.int
        found: cython.int = 0
        rest: uint64_t
        for word in range(LIBERTY_WORDS):
            rest = self.strings[head].liberties[word]
            while rest:
                bit = trailing_zeros(rest)
                out[found] = cython.cast(int16_t, FIRST + 64 * word + bit)
                found += 1
                rest &= rest - 1
        return found

    # -- how a move is made and taken back -----------------------------------------------------------

    def _reserve(self):
        """Make room on both stacks for one more move (it saves one string at most); False without memory."""
        return self._make_room(self.num_moves + 1, self.num_saves + 1)

    def _make_room(self, num_moves, num_saves):
        frames: cython.p_void
        saves: cython.p_void
        frames = grown(self.frames, num_moves, cython.address(self.frames_room), cython.sizeof(Frame))
        if frames == cython.NULL:
            return False
        self.frames = cython.cast(cython.pointer[Frame], frames)
        saves = grown(self.saves, num_saves, cython.address(self.saves_room), cython.sizeof(String))
        if saves == cython.NULL:
            return False
        self.saves = cython.cast(cython.pointer[String], saves)
        return True

    def _save(self, head):
        self.saves[self.num_saves] = self.strings[head]
        self.num_saves += 1

    def _restore(self, head):
        self.num_saves -= 1
        self.strings[head] = self.saves[self.num_saves]

    def _put(self, point, color):
        change: uint32_t = (cython.cast(uint32_t, 1) << (8 * color)) - 1
        self.color[point] = color
        self.counts[point - STRIDE] += change
        self.counts[point - 1] += change
        self.counts[point + 1] += change
        self.counts[point + STRIDE] += change

    def _take(self, point, color):
        change: uint32_t = (cython.cast(uint32_t, 1) << (8 * color)) - 1
        self.color[point] = EMPTY
        self.counts[point - STRIDE] -= change
        self.counts[point - 1] -= change
        self.counts[point + 1] -= change
        self.counts[point + STRIDE] -= change

    def _open_frame(self, color, point):
        frame: cython.pointer[Frame] = self.frames + self.num_moves
        frame.hash = self.hash
        frame.point = point
        frame.color = color
        frame.ko_point = self.ko_point
        frame.ko_color = self.ko_color
        frame.old_string = self.string_of[point]
        frame.old_next = self.next_stone[point]
        frame.num_absorbed = 0
        frame.num_captured = 0
        frame.added = 0
        self.num_moves += 1
        self.ko_point = NO_POINT
        self.ko_color = EMPTY
        return frame

    def _play(self, color, point):
        i: cython.int
        near: cython.int
        head: cython.int
        own: int16_t[4]
        num_own: cython.int = 0
        string: cython.pointer[String]
        frame: cython.pointer[Frame] = self._open_frame(color, point)
        self._put(point, color)
        self.hash ^= ZOBRIST[color][point]
        for i in range(4):
            near = point + OFFSETS[i]
            if self.color[near] == EMPTY or self.color[near] == EDGE:
                continue
            head = self.string_of[near]
            string = cython.address(self.strings[head])
            if not drop_liberty(string, point):
                continue  # met in another direction already
            if self.color[near] == color:
                own[num_own] = head
                num_own += 1
            elif string.num_liberties == 0:
                frame.captured[frame.num_captured] = head
                frame.num_captured += 1
        self._settle(frame, own, num_own)
        for i in range(frame.num_captured):
            self._capture(frame.captured[i], other(color))
        if frame.num_captured == 1:
            head = frame.captured[0]
            string = cython.address(self.strings[self.string_of[point]])
            if self.strings[head].num_stones == 1 and string.num_stones == 1 and string.num_liberties == 1:
                self.ko_point = head
                self.ko_color = other(color)

    def _settle(self, frame, own, num_own):
        """Give the stone its string: a new one, or the largest own one beside it, which absorbs others."""
        i: cython.int
        near: cython.int
        point: cython.int = frame.point
        base: cython.int = point
        string: cython.pointer[String]
        if num_own == 0:
            self._save(point)
            string = cython.address(self.strings[point])
            memset(string, 0, cython.sizeof(String))
            self.next_stone[point] = point
        else:
            base = own[0]
            for i in range(1, num_own):
                if self.strings[own[i]].num_stones > self.strings[base].num_stones:
                    base = own[i]
            if num_own > 1:
                self._save(base)
            string = cython.address(self.strings[base])
            self.next_stone[point] = self.next_stone[base]
            self.next_stone[base] = point
        self.string_of[point] = base
        string.num_stones += 1
        for i in range(4):
            near = point + OFFSETS[i]
            if self.color[near] == EMPTY and add_liberty(string, near):
                frame.added |= 1 << i
        for i in range(num_own):
            if own[i] != base:
                self._join(base, own[i])
                frame.absorbed[frame.num_absorbed] = own[i]
                frame.num_absorbed += 1

    def _join(self, base, head):
        word: cython.int
        stone: cython.int = head
        fresh: uint64_t
        kept: int16_t
        into: cython.pointer[String] = cython.address(self.strings[base])
        string: cython.pointer[String] = cython.address(self.strings[head])
        for word in range(LIBERTY_WORDS):
            fresh = string.liberties[word] & ~into.liberties[word]
            into.liberties[word] |= fresh
            while fresh:
                into.num_liberties += 1
                fresh &= fresh - 1
        into.num_stones += string.num_stones
        while True:
            self.string_of[stone] = base
            stone = self.next_stone[stone]
            if stone == head:
                break
        kept = self.next_stone[base]
        self.next_stone[base] = self.next_stone[head]
        self.next_stone[head] = kept

    def _unsettle(self, frame):
        """The reverse of _settle."""
        i: cython.int
        point: cython.int = frame.point
        base: cython.int = self.string_of[point]
        string: cython.pointer[String] = cython.address(self.strings[base])
        for i in range(frame.num_absorbed - 1, -1, -1):
            self._separate(base, frame.absorbed[i])
        if base != point:
            self.next_stone[base] = self.next_stone[point]
        if base == point or frame.num_absorbed > 0:
            self._restore(base)
        else:
            string.num_stones -= 1
            for i in range(4):
                if (frame.added >> i) & 1:
                    drop_liberty(string, point + OFFSETS[i])
        self.string_of[point] = frame.old_string
        self.next_stone[point] = frame.old_next

    def _separate(self, base, head):
        """The reverse of _join, except for the number of stones and the liberties of ``base``."""
        stone: cython.int = head
        kept: int16_t = self.next_stone[base]
        self.next_stone[base] = self.next_stone[head]
        self.next_stone[head] = kept
        while True:
            self.string_of[stone] = head
            stone = self.next_stone[stone]
            if stone == head:
                break

    def _capture(self, head, enemy):
        i: cython.int
        near: cython.int
        stone: cython.int = head
        own: cython.int = other(enemy)
        while True:
            self._take(stone, enemy)
            self.hash ^= ZOBRIST[enemy][stone]
            for i in range(4):
                near = stone + OFFSETS[i]
                if self.color[near] == own:
                    add_liberty(cython.address(self.strings[self.string_of[near]]), stone)
            stone = self.next_stone[stone]
            if stone == head:
                break
        self.taken[enemy] += self.strings[head].num_stones

    def _release(self, head, enemy):
        """The reverse of _capture."""
        i: cython.int
        near: cython.int
        stone: cython.int = head
        own: cython.int = other(enemy)
        while True:
            self._put(stone, enemy)
            for i in range(4):
                near = stone + OFFSETS[i]
                if self.color[near] == own:
                    drop_liberty(cython.address(self.strings[self.string_of[near]]), stone)
            stone = self.next_stone[stone]
            if stone == head:
                break
        self.taken[enemy] -= self.strings[head].num_stones

    # -- for Python --------------------------------------------------------------------------------

    def setup(self, stones: bytes) -> None:
        """Clear the board and put down ``stones`` (move text) without captures.

        Raises EngineError, and leaves the board empty, when a point repeats or lies off the board,
        or a string would have no liberty.
        """
        self._clear()
        try:
            for color, point in decode_moves(stones):
                if point == PASS:
                    raise EngineError("a pass is no setup stone")
                self._require(color, point)
                if self.color[point] != EMPTY:
                    raise EngineError(f"setup: two stones on {to_gtp(point, self.size)}")
                self._set_stone(color, point)
        except EngineError:
            self._clear()
            raise
        self.num_moves = 0
        self.num_saves = 0

    def _set_stone(self, color: cython.int, point: cython.int) -> None:
        """Put down one stone; raises EngineError if it captures something or leaves its string no liberty."""
        if not self._reserve():
            raise MemoryError
        self._play(color, point)
        if (
            self.frames[self.num_moves - 1].num_captured
            or self.strings[self.string_of[point]].num_liberties == 0
        ):
            raise EngineError(f"setup: a string has no liberty after the stone at {to_gtp(point, self.size)}")

    def play(self, color: cython.int, point: cython.int) -> None:
        """Play a stone or PASS; raises IllegalMove and changes nothing when the rules forbid it."""
        self._require(color, PASS)
        reason: cython.int = OFF_BOARD
        if 0 <= point < NUM_POINTS:
            reason = self.push(color, point)
        if reason == OUT_OF_MEMORY:
            raise MemoryError
        if reason != LEGAL:
            raise IllegalMove(color, point, self.size, REASONS[reason])

    def undo(self) -> None:
        """Take back the last move; raises EngineError when there is none."""
        if self.num_moves == 0:
            raise EngineError("nothing to undo")
        self.pop()

    def undo_all(self) -> None:
        """Take back every move on the undo stack, down to the setup position."""
        with cython.nogil:
            while self.num_moves > 0:
                self.pop()

    def play_moves(self, moves: bytes) -> tuple[int, str]:
        """Play a move text up to its first illegal move.

        Returns the number of moves played and why the next one is illegal ("" when all were played):
        "occupied", "ko", "suicide" or "off board" (also for text that is no move).
        """
        text: cython.p_uchar = moves
        length: cython.Py_ssize_t = len(moves) // 2
        played: cython.Py_ssize_t = 0
        reason: cython.int = LEGAL
        with cython.nogil:
            for played in range(length):
                reason = self._push_text(text[2 * played], text[2 * played + 1])
                if reason != LEGAL:
                    break
            else:
                played = length
        if reason == OUT_OF_MEMORY:
            raise MemoryError
        return played, REASONS[reason]

    def _push_text(self, first, second):
        color: cython.int
        point: cython.int = read_move(first, second, self.size, cython.address(color))
        return OFF_BOARD if point == NO_POINT else self.push(color, point)

    def is_legal(self, color: cython.int, point: cython.int) -> bool:
        """Whether ``color`` may play at ``point`` under simple ko; for positional superko see is_superko."""
        self._require(color, PASS)
        return 0 <= point < NUM_POINTS and self.check(color, point) == LEGAL

    def is_superko(self, color: cython.int, point: cython.int) -> bool:
        """Whether a legal move would repeat a whole-board position of the game (positional superko).

        A pass repeats nothing. Raises IllegalMove when the move is not even legal.
        """
        i: cython.int
        if point == PASS:
            return False
        if not self.is_legal(color, point):
            raise IllegalMove(color, point, self.size, REASONS[self.check(color, point)])
        self.play(color, point)
        repeats = any(self.frames[i].hash == self.hash for i in range(self.num_moves))
        self.pop()
        return repeats

    def color_at(self, point: cython.int) -> int:
        """EMPTY, BLACK, WHITE, or EDGE outside the board."""
        return self.color[point] if 0 <= point < NUM_POINTS else EDGE

    def string_at(self, point: cython.int) -> int:
        """The head of the string at ``point``.

        Raises EngineError when no stone is there, as all methods about a string do.
        """
        if self.color_at(point) not in (BLACK, WHITE):
            raise EngineError("no stone at that point")
        return self.string_of[point]

    def stones(self, point: cython.int) -> list[int]:
        """The stones of the string at ``point``, in point order."""
        head = self.string_at(point)
        found = [head]
        stone = self.next_stone[head]
        while stone != head:
            found.append(stone)
            stone = self.next_stone[stone]
        return sorted(found)

    def liberties(self, point: cython.int) -> list[int]:
        """The liberties of the string at ``point``, in point order."""
        out: int16_t[BOARD_SPAN]
        found: cython.int = self.list_liberties(self.string_at(point), out)
        i: cython.int
        return [out[i] for i in range(found)]

    def num_liberties(self, point: cython.int) -> int:
        """How many liberties the string at ``point`` has."""
        return self.strings[self.string_at(point)].num_liberties

    def num_stones(self, point: cython.int) -> int:
        """How many stones the string at ``point`` has."""
        return self.strings[self.string_at(point)].num_stones

    def neighbours(self, point: cython.int, color: cython.int) -> int:
        """How many of the four neighbours of a board point have ``color`` (EMPTY and EDGE too)."""
        self._require(BLACK, point)
        if not EMPTY <= color <= EDGE:
            raise EngineError(f"no color of a point: {color}")
        return count(self, point, color)

    def captured(self, color: cython.int) -> int:
        """How many stones of ``color`` have been captured so far."""
        self._require(color, PASS)
        return self.taken[color]

    def moves(self) -> list[tuple[int, int]]:
        """The ``(color, point)`` of every move on the undo stack."""
        i: cython.int
        return [(self.frames[i].color, self.frames[i].point) for i in range(self.num_moves)]

    def copy(self) -> Board:
        """An independent board with the same position and the same undo stack."""
        twin: Board = Board(self.size)
        twin._assign(self)
        return twin

    def _assign(self, source: Board) -> None:
        """Become a copy of ``source``, a board of the same size."""
        if not self._make_room(source.num_moves, source.num_saves):
            raise MemoryError
        memcpy(self.frames, source.frames, source.num_moves * cython.sizeof(Frame))
        memcpy(self.saves, source.saves, source.num_saves * cython.sizeof(String))
        memcpy(self.color, source.color, cython.sizeof(self.color))
        memcpy(self.string_of, source.string_of, cython.sizeof(self.string_of))
        memcpy(self.next_stone, source.next_stone, cython.sizeof(self.next_stone))
        memcpy(self.counts, source.counts, cython.sizeof(self.counts))
        memcpy(self.strings, source.strings, cython.sizeof(self.strings))
        memcpy(self.taken, source.taken, cython.sizeof(self.taken))
        self.ko_point = source.ko_point
        self.ko_color = source.ko_color
        self.hash = source.hash
        self.num_moves = source.num_moves
        self.num_saves = source.num_saves

    def state(self) -> bytes:
        """Every byte that undo must restore: the whole position and the depth of the stacks."""
        scalars = (self.ko_point, self.ko_color, self.hash, self.num_moves, self.num_saves)
        arrays = (
            _bytes(self.color, cython.sizeof(self.color)),
            _bytes(self.string_of, cython.sizeof(self.string_of)),
            _bytes(self.next_stone, cython.sizeof(self.next_stone)),
            _bytes(self.counts, cython.sizeof(self.counts)),
            _bytes(self.strings, cython.sizeof(self.strings)),
            _bytes(self.taken, cython.sizeof(self.taken)),
        )
        return repr(scalars).encode() + b"".join(arrays)

    def _require(self, color: cython.int, point: cython.int) -> None:
        if color != BLACK and color != WHITE:
            raise EngineError(f"no color of a player: {color}")
        if point != PASS and self.color_at(point) == EDGE:
            raise EngineError(f"point {point} is off the {self.size}x{self.size} board")

    def check_consistency(self) -> None:
        """Compare all that is kept incrementally with the stones; AssertionError names what differs."""
        from engine.consistency import check

        check(self)

    def __repr__(self) -> str:
        return f"<Board {self.size}x{self.size}, {self.num_moves} moves>"
