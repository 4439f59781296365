"""Which strings of one color may connect, and where; see ``connection_points.pxd``."""

import cython


class ConnectionPoints:
    """The pairs of one position at a time; a part of ``engine.evaluation.connections``."""

    def __cinit__(self):
        self.connections = cython.cast(
            cython.pointer(Connection), calloc(MAX_CONNECTIONS, cython.sizeof(Connection))
        )
        self.before = cython.cast(
            cython.pointer(Connection), calloc(MAX_CONNECTIONS, cython.sizeof(Connection))
        )
        if self.connections == cython.NULL or self.before == cython.NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.connections)
        free(self.before)

    def look(self, board, tactics):
        i: cython.int
        point: cython.int
        kept: cython.pointer(Connection) = self.before
        if board.size != self.seen_size:
            self._start(board)
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] != self.seen[point]:
                self.seen[point] = board.color[point]
                self._look_from(board, point)
        self.before = self.connections
        self.connections = kept
        self.num_connections = 0
        for i in range(NUM_POINTS):
            self.start_before[i] = self.start[i]
        memset(self.start, -1, cython.sizeof(self.start))
        for point in range(FIRST, FIRST + BOARD_SPAN):
            if board.color[point] == EMPTY:
                self._add_seen(board, tactics, point)
            elif board.color[point] != EDGE:
                self._add_double_kosumi(board, tactics, point)
        self._add_watari_all(board, tactics)
        for i in range(tactics.num_strings):
            self._add_captives(board, tactics, tactics.keys[i])
        for i in range(self.num_connections):
            self.connections[i].type = self._type_of(cython.address(self.connections[i]))

    # -- how far points see -------------------------------------------------------------------------------

    def _start(self, board):
        """Forget everything, because the board has another size."""
        memset(self.sight, 0, cython.sizeof(self.sight))
        memset(self.seen, EMPTY, cython.sizeof(self.seen))
        memset(self.start, -1, cython.sizeof(self.start))
        self.num_connections = 0
        self.seen_size = board.size

    def _look_from(self, board, point):
        """Look again from the points that may see ``point``, which has changed."""
        i: cython.int
        steps: cython.int
        viewer: cython.int
        for i in range(4):
            viewer = point
            for steps in range(SIGHT):
                viewer -= OFFSETS[i]
                self.sight[i][viewer] = self._walk(board, viewer, i)
                if board.color[viewer] != EMPTY:
                    break  # those behind it see this one

    def _walk(self, board, point, direction):
        steps: cython.int
        for steps in range(1, SIGHT + 1):
            point += OFFSETS[direction]
            if board.color[point] == EDGE:
                return 0
            if board.color[point] != EMPTY:
                return steps
        return 0

    # -- pairs ------------------------------------------------------------------------------------------

    def find(self, key, other_key):
        i: cython.int = self.start[key]
        while i >= 0:
            if self.connections[i].first == other_key or self.connections[i].second == other_key:
                return i
            i = next_of(cython.address(self.connections[i]), key)
        return -1

    def find_before(self, key, other_key):
        i: cython.int = self.start_before[key]
        while i >= 0:
            if self.before[i].first == other_key or self.before[i].second == other_key:
                return i
            i = next_of(cython.address(self.before[i]), key)
        return -1

    def _meet(self, board, tactics, stone, partner):
        """The connection of the strings of two stones, new if there is none yet; NULL if there is no room."""
        first: cython.int = tactics.key_of[board.string_of[stone]]
        second: cython.int = tactics.key_of[board.string_of[partner]]
        found: cython.int = self.find(first, second)
        pair: cython.pointer(Connection)
        if found >= 0:
            return cython.address(self.connections[found])
        if self.num_connections == MAX_CONNECTIONS:
            return cython.NULL
        if first > second:
            first, second = second, first
        pair = cython.address(self.connections[self.num_connections])
        memset(pair, 0, cython.sizeof(Connection))  # NO_POINT everywhere
        pair.first = first
        pair.second = second
        pair.color = board.color[stone]
        pair.next[0] = self.start[first]
        pair.next[1] = self.start[second]
        self.start[first] = self.num_connections
        self.start[second] = self.num_connections
        self.num_connections += 1
        return pair

    def _add_seen(self, board, tactics, point):
        """Add the pairs of stones that an empty point sees, with one of the two stones beside it."""
        i: cython.int
        j: cython.int
        stones: cython.int[4]
        for i in range(4):
            stones[i] = point + self.sight[i][point] * OFFSETS[i]
        for i in range(4):
            if self.sight[i][point] != 1:
                continue
            for j in range(4):
                if j == i or self.sight[j][point] == 0 or (self.sight[j][point] == 1 and j < i):
                    continue
                if board.color[stones[j]] != board.color[stones[i]]:
                    continue
                if board.string_of[stones[j]] != board.string_of[stones[i]]:
                    self._add_at(board, tactics, stones[i], stones[j], point, self.sight[j][point])

    def _add_at(self, board, tactics, stone, partner, point, distance):
        pair: cython.pointer(Connection) = self._meet(board, tactics, stone, partner)
        swapped: cython.int
        if pair == cython.NULL:
            return
        swapped = tactics.key_of[board.string_of[stone]] == pair.second
        if pair.stones[swapped] == NO_POINT:
            pair.stones[swapped] = stone
            pair.stones[1 - swapped] = partner
        elif pair.stones[swapped] != stone or pair.stones[1 - swapped] != partner:
            pair.several = True
        if distance == 1:
            pair.num_d1 += note(cython.address(pair.d1), point)
        elif distance == 2:
            pair.num_d2 += note(cython.address(pair.d2), point)
        else:
            pair.num_d3 += note(cython.address(pair.d3), point)

    def _type_of(self, pair):
        """The type of a pair: if only two stones see each other, by how they lie to each other."""
        apart: cython.int
        across: cython.int
        down: cython.int
        if pair.num_d1 + pair.num_d2 + pair.num_d3 == 0:
            return SPECIAL
        if pair.several or pair.special & ~CAPTIVE:
            return MULTIPLE
        across = abs(col_of(pair.stones[0]) - col_of(pair.stones[1]))
        down = abs(row_of(pair.stones[0]) - row_of(pair.stones[1]))
        apart = across + down
        if across == 0 or down == 0:
            if apart == 2:
                return ONE_POINT_JUMP
            return TWO_POINT_JUMP if apart == 3 else THREE_POINT_JUMP
        if apart == 2:
            return HANE
        if apart == 3:
            return KNIGHT if pair.num_d2 == 2 else HALF_KNIGHT
        return LARGE_KNIGHT if pair.num_d3 == 2 else HALF_LARGE_KNIGHT

    # -- special patterns -----------------------------------------------------------------------------------

    def _add_double_kosumi(self, board, tactics, stone):
        """Add double kosumi with stones two rows below, two columns to a side, if all between is empty."""
        i: cython.int
        side: cython.int
        partner: cython.int
        pair: cython.pointer(Connection)
        for i in range(2):
            side = 1 if i else -1
            partner = stone + 2 * STRIDE + 2 * side
            if board.color[partner] != board.color[stone]:
                continue
            if board.string_of[partner] == board.string_of[stone]:
                continue
            if (
                board.color[stone + side] == EMPTY
                and board.color[stone + STRIDE] == EMPTY
                and board.color[stone + STRIDE + side] == EMPTY
                and board.color[partner - side] == EMPTY
                and board.color[partner - STRIDE] == EMPTY
            ):
                pair = self._meet(board, tactics, stone, partner)
                if pair != cython.NULL:
                    pair.special |= DOUBLE_KOSUMI
                    add_point(cython.address(pair.middles), stone + STRIDE + side)

    def _add_watari_all(self, board, tactics):
        i: cython.int
        last: cython.int = board.size - 2  # row or column
        if board.size < 4:
            return
        for i in range(board.size):
            # along the second line of the upper, lower, left and right side
            self._add_watari(board, tactics, FIRST + STRIDE + i, -STRIDE, 1)
            self._add_watari(board, tactics, FIRST + STRIDE * last + i, STRIDE, 1)
            self._add_watari(board, tactics, FIRST + STRIDE * i + 1, -1, STRIDE)
            self._add_watari(board, tactics, FIRST + STRIDE * i + last, 1, STRIDE)

    def _add_watari(self, board, tactics, stone, down, along):
        """Add a watari to a stone two or three points along, with an enemy between and nothing below."""
        steps: cython.int
        at: cython.int = stone
        met: cython.bint = False
        pair: cython.pointer(Connection)
        if board.color[stone] != BLACK and board.color[stone] != WHITE:
            return
        if board.color[stone + down] != EMPTY:
            return
        for steps in range(1, 4):
            at += along
            if board.color[at + down] != EMPTY:
                return
            if board.color[at] == board.color[stone]:
                break
            met = met or board.color[at] == other(board.color[stone])
        if not met or board.color[at] != board.color[stone]:
            return
        if board.string_of[at] == board.string_of[stone]:
            return
        pair = self._meet(board, tactics, stone, at)
        if pair != cython.NULL:
            pair.special |= WATARI
            add_point(cython.address(pair.middles), stone + along + down)
            add_point(cython.address(pair.middles), at - along + down)

    def _add_captives(self, board, tactics, key):
        """Add the pairs of strings around a string that can be captured."""
        one: cython.int
        two: cython.int
        status: cython.int = tactics.of_string(board, key).status
        keys: PointSet
        pair: cython.pointer(Connection)
        if status != LOST and status != THREATENED:
            return
        clear_points(cython.address(keys))
        _add_around(board, tactics, key, cython.address(keys))
        one = next_point(cython.address(keys), FIRST)
        while one != NO_POINT:
            two = next_point(cython.address(keys), one + 1)
            while two != NO_POINT:
                pair = self._meet(board, tactics, one, two)
                if pair == cython.NULL:
                    return
                pair.special |= CAPTIVE
                _note_captive(board, pair, key, status)
                two = next_point(cython.address(keys), two + 1)
            one = next_point(cython.address(keys), one + 1)


def _note_captive(board, pair, key, status):
    """Note a captive of a pair: lost ones before others, of these the largest, all that are equally large."""
    stones: cython.int = stones_of(board, key)
    if pair.num_captives > 0 and status != pair.captive_status:
        if status != LOST:
            return
        pair.num_captives = 0
    if pair.num_captives == 0 or stones > pair.captive_stones:
        clear_points(cython.address(pair.captives))
        pair.captive_status = status
        pair.captive_stones = stones
    if stones == pair.captive_stones:
        add_point(cython.address(pair.captives), key)
    if pair.num_captives < 9:
        pair.num_captives += 1


def _add_around(board, tactics, stone, keys):
    """Add the keys of the strings of the other color that touch a string."""
    i: cython.int
    near: cython.int
    at: cython.int = stone
    while True:
        for i in range(4):
            near = at + OFFSETS[i]
            if board.color[near] == other(board.color[stone]):
                add_point(keys, tactics.key_of[board.string_of[near]])
        at = board.next_stone[at]
        if at == stone:
            return
