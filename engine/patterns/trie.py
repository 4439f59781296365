"""The trie of a pattern binary: how it is built, checked, and read back (see ``trie.pxd``)."""

import cython
import numpy as np

from engine.points import EngineError

#: bytes of a row: a pattern has at most 63 cells beside its move's, each a place and a set
ROW_BYTES = 126
MAX_PATTERNS = 2**28 - 1


# -- building ------------------------------------------------------------------------------------------


def rows_of(cells: cython.const[uint8_t][:, ::1], moves: cython.const[uint8_t][::1]):
    """Patterns as sortable rows: ``(rows, lengths)``.

    ``cells`` has the 64 sets of each pattern, ``moves`` the cell of its move. A row lists the cells of a
    pattern in the order of engine/patterns/order.py, without those that can hold anything and the move's: for
    each its place plus 1 and its set, then zeros. ``lengths`` says how many cells are listed.
    """
    number: cython.Py_ssize_t = cells.shape[0]
    rows = np.zeros((number, ROW_BYTES), np.uint8)
    lengths = np.zeros(number, np.uint8)
    out: uint8_t[:, ::1] = rows
    counts: uint8_t[::1] = lengths
    i: cython.Py_ssize_t
    place: cython.int
    col: cython.int
    row: cython.int
    length: cython.int
    for i in range(number):
        length = 0
        for place in range(NUM_OFFSETS):
            col = (moves[i] & 7) + DX[place]
            row = (moves[i] >> 3) + DY[place]
            if 0 <= col < 8 and 0 <= row < 8 and cells[i, 8 * row + col] != 255:
                out[i, 2 * length] = place + 1
                out[i, 2 * length + 1] = cells[i, 8 * row + col]
                length += 1
        counts[i] = length
    return rows, lengths


def build(rows, lengths, conditional) -> tuple[bytes, bytes, list[int]]:
    """Build the trie of ``rows`` (see ``rows_of``), sorted byte by byte: ``(words, pool, order)``.

    Pattern i of the trie is row ``order[i]``. Raises EngineError when the trie would be too large.
    """
    builder: Builder = Builder(rows, lengths, conditional)
    builder._grow(0, len(rows), 0)
    words = cython.cast(cython.p_char, builder.words)[: 4 * builder.num_words] if builder.num_words else b""
    return words, bytes(builder.pool), builder.order


class Builder:
    """Writes the nodes one after the other, depth first."""

    def __init__(self, rows, lengths, conditional):
        self.rows = rows
        self.lengths = lengths
        self.conditional = conditional
        self.order = []
        self.slices = {}
        self.pool = bytearray()

    def __dealloc__(self):
        free(self.words)

    def _put(self, word):
        self._reserve(1)
        self.words[self.num_words] = word
        self.num_words += 1
        return 0

    def _reserve(self, number):
        """Make room for ``number`` more words."""
        room: cython.ulonglong = self.room
        if self.num_words + cython.cast(cython.ulonglong, number) <= room:
            return 0
        room = 2 * room + number + 1024
        if room > 0xFFFFFFFF:
            raise EngineError("cannot compile these patterns: their trie is larger than 16 GB")
        words: cython.p_void = realloc(self.words, room * cython.sizeof(uint32_t))
        if words == cython.NULL:
            raise MemoryError
        self.words = cython.cast(cython.pointer[uint32_t], words)
        self.room = room
        return 0

    def _grow(self, low, high, depth):
        """Write the nodes of the rows ``low`` to ``high`` - 1, which agree in their first ``depth`` cells."""
        common: cython.int
        while low < high and self.lengths[low] == depth:
            word: uint32_t = (
                cython.cast(uint32_t, CONDITIONAL if self.conditional[low] else PLAIN) << KIND_SHIFT
            )
            word |= cython.cast(uint32_t, len(self.order))
            self.order.append(low)
            low += 1
            self._put(word | (LAST if low == high else 0))
        if low == high:
            return 0
        common = self._common(low, high - 1, depth)
        if common == depth:
            return self._branch(low, high, depth)
        self._run(low, depth, common)
        return self._grow(low, high, common)

    def _common(self, first, second, depth):
        """In how many cells two rows agree; it is known that they agree in the first ``depth``."""
        while (
            depth < self.lengths[first]
            and depth < self.lengths[second]
            and self.rows[first, 2 * depth] == self.rows[second, 2 * depth]
            and self.rows[first, 2 * depth + 1] == self.rows[second, 2 * depth + 1]
        ):
            depth += 1
        return depth

    def _run(self, row, depth, end):
        i: cython.int
        number: uint32_t = end - depth
        self._put(
            cython.cast(uint32_t, RUN) << KIND_SHIFT | number << RUN_SHIFT | self._pooled(row, depth, end)
        )
        number = (number + 3) >> 2
        self._reserve(number)
        sets: cython.pointer[uint8_t] = cython.cast(cython.pointer[uint8_t], self.words + self.num_words)
        for i in range(4 * number):
            sets[i] = self.rows[row, 2 * (depth + i) + 1] if depth + i < end else 0
        self.num_words += number
        return 0

    def _pooled(self, row, depth, end):
        """Where the places of these cells begin in the pool; they are added if they are not there yet."""
        i: cython.int
        places = bytes([self.rows[row, 2 * i] - 1 for i in range(depth, end)])
        at = self.slices.get(places)
        if at is None:
            at = self.slices[places] = len(self.pool)
            if at > POOL_MASK:
                raise EngineError("cannot compile these patterns: too many different shapes")
            self.pool += places
        return at

    def _branch(self, low, high, depth):
        """Write a switch; or a fork, when rows go on with different places or with sets that overlap."""
        layers = _layers(self._groups(low, high, depth))
        at: uint32_t = self.num_words
        if len(layers) == 1:
            return self._switch(layers[0], depth)
        self._put(cython.cast(uint32_t, FORK) << KIND_SHIFT | cython.cast(uint32_t, len(layers)))
        for _ in layers:
            self._put(0)
        for layer in layers:
            at += 1
            self.words[at] = self.num_words
            if len(layer) == 1:
                self._grow(layer[0][0], layer[0][1], depth)
            else:
                self._switch(layer, depth)
        return 0

    def _switch(self, layer, depth):
        map: uint32_t = 0xFFFFFFFF
        at: uint32_t = self.num_words + 1
        code: cython.int
        child: cython.int
        low, _, place, _ = layer[0]
        self._put(cython.cast(uint32_t, SWITCH) << KIND_SHIFT | len(layer) << 8 | place)
        self._put(0)
        for child, (_, _, _, contents) in enumerate(layer):
            self._put(0)
            for code in range(8):
                if contents >> code & 1:
                    map ^= cython.cast(uint32_t, NO_CHILD ^ child) << (4 * code)
        self.words[at] = map
        for low, high, _, _ in layer:
            at += 1
            self.words[at] = self.num_words
            self._grow(low, high, depth + 1)
        return 0

    def _groups(self, low, high, depth):
        """Split rows by their next cell: ``(low, high, place, set)`` of those that agree in it."""
        i: cython.int
        groups = []
        for i in range(low + 1, high + 1):
            if i == high or (
                self.rows[i, 2 * depth] != self.rows[low, 2 * depth]
                or self.rows[i, 2 * depth + 1] != self.rows[low, 2 * depth + 1]
            ):
                groups.append((low, i, self.rows[low, 2 * depth] - 1, self.rows[low, 2 * depth + 1]))
                low = i
        return groups


def _layers(groups):
    """Put groups that one switch can tell apart into one list: same place, sets that do not overlap."""
    layers = []
    taken = []
    first = 0
    before = -1
    for group in groups:
        _, _, place, contents = group
        if place != before:
            first = len(layers)
            before = place
        for i in range(first, len(layers)):
            if not taken[i] & contents:
                layers[i].append(group)
                taken[i] |= contents
                break
        else:
            layers.append([group])
            taken.append(contents)
    return layers


# -- checking ------------------------------------------------------------------------------------------


def check(trie, moves, attributes, stride):
    fault: bytes = _damage(trie, moves, attributes, stride)
    return fault.decode()


def _damage(trie, moves, attributes, stride):
    frames: Frame[MAX_DEPTH]
    frame: cython.pointer[Frame] = frames
    path: Path
    depth: cython.int = 0
    at: uint32_t = 0
    number: uint32_t = 0
    word: uint32_t
    kind: uint32_t
    forked: cython.bint = False
    path.last = -1
    path.left = path.right = path.up = path.down = 0
    trie.liberty_orbits = 0
    if trie.num_patterns == 0:
        if trie.num_words:
            return b"a trie without patterns"
        return b""
    while True:
        if at >= trie.num_words:
            return b"a node beyond the end of the trie"
        word = trie.words[at]
        kind = word >> KIND_SHIFT
        if forked and kind != RUN and kind != SWITCH:
            return b"a fork that leads to no cell"
        forked = False
        if kind == RUN:
            if not _is_run(trie, at, cython.address(path)):
                return b"an impossible run of cells"
            at += node_size(word)
            continue
        if kind == SWITCH or kind == FORK:
            if kind == SWITCH and not _is_switch(trie, at, cython.address(path)):
                return b"an impossible switch"
            if kind == FORK and not _is_fork(trie, at):
                return b"an impossible fork"
            frames[depth].node = at
            frames[depth].next = 0
            frames[depth].path = path
            depth += 1
            at += node_size(word)
        else:
            if kind > CONDITIONAL or (word & PATTERN_MASK) != number or number >= trie.num_patterns:
                return b"patterns of the trie out of order"
            if (kind == CONDITIONAL) != (attributes[number * stride] != 0):
                return b"the trie and the records differ in what has attributes"
            if not _fits(cython.address(path), moves[number * stride]):
                return b"a pattern with cells outside 8x8"
            number += 1
            at += 1
            if not word & LAST:
                continue
        while depth:
            frame = cython.address(frames[depth - 1])
            if frame.next < _num_children(trie.words[frame.node]):
                break
            depth -= 1
        if depth == 0:
            break
        if trie.words[_children_at(trie.words, frame.node) + frame.next] != at:
            return b"a child of the trie in the wrong place"
        frame.next += 1
        path = frame.path
        forked = trie.words[frame.node] >> KIND_SHIFT == FORK
    if at != trie.num_words or number != trie.num_patterns:
        return b"a trie of another size than its header says"
    return b""


def _look(trie, path, place, set):
    """Extend the path by a look at one place; False when the place or the set is impossible."""
    friend: cython.int = set & 0x1C
    enemy: cython.int = set & 0xE0
    if place >= NUM_OFFSETS or place <= path.last or set == 0 or set == 255:
        return False
    path.last = place
    path.left = min(path.left, DX[place])
    path.right = max(path.right, DX[place])
    path.up = min(path.up, DY[place])
    path.down = max(path.down, DY[place])
    if (friend != 0 and friend != 0x1C) or (enemy != 0 and enemy != 0xE0):
        trie.liberty_orbits = max(trie.liberty_orbits, ORBIT[place] + 1)
    return True


def _is_run(trie, at, path):
    word: uint32_t = trie.words[at]
    number: uint32_t = run_length(word)
    start: uint32_t = word & POOL_MASK
    sets: cython.pointer[cython.const[uint8_t]]
    i: uint32_t = 0
    if number == 0 or node_size(word) > trie.num_words - at:
        return False
    if start > trie.num_pool or number > trie.num_pool - start:
        return False
    sets = cython.cast("const uint8_t*", trie.words + at + 1)
    while i < number:
        if not _look(trie, path, trie.pool[start + i], sets[i]):
            return False
        i += 1
    number = (number + 3) & ~cython.cast(uint32_t, 3)
    while i < number and sets[i] == 0:
        i += 1
    return i == number


def _is_switch(trie, at, path):
    word: uint32_t = trie.words[at]
    children: uint32_t = (word >> 8) & 15
    child: uint32_t
    code: cython.int
    map: uint32_t
    before: Path = path[0]
    if word & 0x1FFFF000 or children < 2 or children > 8 or node_size(word) > trie.num_words - at:
        return False
    map = trie.words[at + 1]
    for code in range(8):
        child = (map >> (4 * code)) & 15
        if child >= children and child != NO_CHILD:
            return False
    for child in range(children):
        path[0] = before
        if not _look(trie, path, word & 255, codes_to(map, child)):
            return False
    return True


def _is_fork(trie, at):
    children: uint32_t = trie.words[at] & FORK_MASK
    return children >= 2 and children < trie.num_words - at


def _fits(path, move):
    """Whether all places of the path lie within the 8x8 cells when the move is in cell ``move``."""
    col: cython.int = move & 7
    row: cython.int = move >> 3
    return (
        move < 64
        and col + path.left >= 0
        and col + path.right < 8
        and row + path.up >= 0
        and row + path.down < 8
    )


# -- reading back --------------------------------------------------------------------------------------


def read_cells(trie, pattern, move, cells):
    at: uint32_t = 0
    child: uint32_t
    word: uint32_t
    kind: uint32_t
    place: cython.int
    i: cython.int
    number: cython.int
    sets: cython.pointer[cython.const[uint8_t]]
    for i in range(64):
        cells[i] = 255
    while True:
        word = trie.words[at]
        kind = word >> KIND_SHIFT
        if kind == RUN:
            sets = cython.cast("const uint8_t*", trie.words + at + 1)
            number = run_length(word)
            for i in range(number):
                place = trie.pool[(word & POOL_MASK) + i]
                cells[move + 8 * DY[place] + DX[place]] = sets[i]
            at += node_size(word)
        elif kind == SWITCH or kind == FORK:
            child = _child_of(trie, at, pattern)
            if kind == SWITCH:
                place = word & 255
                cells[move + 8 * DY[place] + DX[place]] = codes_to(trie.words[at + 1], child)
            at = trie.words[_children_at(trie.words, at) + child]
        elif (word & PATTERN_MASK) == pattern:
            return
        else:
            at += 1


def _child_of(trie, at, pattern):
    """The child that leads to a pattern: the last one whose first pattern does not come after it."""
    children: uint32_t = _children_at(trie.words, at)
    low: uint32_t = 0
    high: uint32_t = _num_children(trie.words[at])
    middle: uint32_t
    while high - low > 1:
        middle = (low + high) >> 1
        if _first_pattern(trie, trie.words[children + middle]) <= pattern:
            low = middle
        else:
            high = middle
    return low


def _first_pattern(trie, at):
    word: uint32_t = trie.words[at]
    while word >> KIND_SHIFT < PLAIN:
        at += node_size(word)
        word = trie.words[at]
    return word & PATTERN_MASK
