"""The matcher: finds which patterns of a book are where on a board, and judges nothing.

It checks cells only: attributes are left to ``engine.attributes``. ``matcher.pxd`` says how it works, and
docs/decisions/matching.md what was measured.
"""

import cython
import numpy as np

from engine.board import Board
from engine.patterns.book import PatternBook
from engine.points import EngineError


class Matcher:
    """Finds all patterns of ``book`` at all points, for both colors; remembers them for the next position."""

    def __cinit__(self, book: PatternBook):
        if book is None:
            raise TypeError("a matcher needs a PatternBook")
        self.book = book
        memories: cython.p_void = realloc(cython.NULL, 2 * cython.sizeof(Memory))
        if memories == cython.NULL:
            raise MemoryError
        memset(memories, 0, 2 * cython.sizeof(Memory))
        self.memories = cython.cast(cython.pointer[Memory], memories)
        self.near = cython.cast(cython.pointer[Near], calloc(1 << NEAR_BITS, cython.sizeof(Near)))
        if self.near == cython.NULL:
            raise MemoryError
        self.families = families_of(book)
        self._forget(cython.address(self.memories[0]))
        self._forget(cython.address(self.memories[1]))

    def __dealloc__(self):
        color: cython.int
        point: cython.int
        if self.memories != cython.NULL:
            for color in range(2):
                for point in range(NUM_POINTS):
                    free(self.memories[color].found[point].items)
        free(self.memories)
        free(self.keys)
        free(self.spare)
        free(self.near)

    def _look(self, board, color):
        """``update``, for programs that are not compiled."""
        if color != BLACK and color != WHITE:
            raise EngineError(f"not a colour to move: {color}")
        if self.update(board, color) != LEGAL:
            raise MemoryError
        return 0

    def match(self, board: Board, color: cython.int) -> list[tuple[int, int, int]]:
        """``(point, pattern, symmetry)`` of every match, by point, plain patterns before conditional ones.

        The attributes of conditional patterns are not checked. Raises EngineError unless ``color`` is BLACK
        or WHITE.
        """
        point: cython.int
        i: cython.int
        self._look(board, color)
        matches = []
        for point in range(FIRST, FIRST + BOARD_SPAN):
            found: cython.pointer[cython.const[Found]] = self.found(color, point)
            for i in range(found.num_plain):
                matches.append((point, found.items[i].pattern, found.items[i].symmetry))
            conditional = []
            for i in range(found.num_plain, found.num):
                first = found.items[i].pattern
                family = range(first, self.families.end[first])
                conditional += [(point, pattern, found.items[i].symmetry) for pattern in family]
            matches += sorted(conditional)
        return matches

    def best(self, board: Board, color: cython.int, scores: np.ndarray) -> np.ndarray:
        """For each point the plain pattern there with the highest score, the first of equals; -1 for none.

        The result is int32, by point number. ``scores`` are float32, one for each pattern. Patterns with
        attributes are left out. Raises EngineError unless ``color`` is BLACK or WHITE, and for another number
        of scores.
        """
        point: cython.int
        i: cython.int
        pattern: cython.int
        self._look(board, color)
        if len(scores) != self.book.num_patterns:
            raise EngineError(f"{len(scores)} scores for {self.book.num_patterns} patterns")
        score: cython.float[::1] = scores
        best = np.full(NUM_POINTS, -1, np.int32)
        into: int32_t[::1] = best
        for point in range(FIRST, FIRST + BOARD_SPAN):
            found: cython.pointer[cython.const[Found]] = self.found(color, point)
            for i in range(found.num_plain):
                pattern = found.items[i].pattern
                if into[point] < 0 or score[pattern] > score[into[point]]:
                    into[point] = pattern
        return best

    def count(self, board: Board, color: cython.int) -> int:
        """The number of matches, with a family counted once for each symmetry; raises like ``match``."""
        point: cython.int
        number: cython.int = 0
        self._look(board, color)
        for point in range(FIRST, FIRST + BOARD_SPAN):
            number += self.found(color, point).num
        return number

    # -- what has to be done anew --------------------------------------------------------------------

    def _forget(self, memory):
        """Forget all matches, as if the board seen last had no points at all."""
        point: cython.int
        memset(memory.codes, EDGE_CODE, cython.sizeof(memory.codes))
        memset(memory.reach, 0, cython.sizeof(memory.reach))
        for point in range(NUM_POINTS):
            memory.found[point].num = memory.found[point].num_plain = 0

    def update(self, board, color):
        memory: cython.pointer[Memory] = cython.address(self.memories[color - 1])
        seen: cython.pointer[uint8_t] = cython.address(memory.codes[PADDING + FIRST])
        codes: uint8_t[BOARD_SPAN]
        dirty: uint8_t[NUM_POINTS]
        changed: int16_t[BOARD_SPAN]
        liberties_only: uint8_t[BOARD_SPAN]
        num_changed: cython.int = 0
        i: cython.int
        read_codes(board, color, codes)
        for i in range(BOARD_SPAN):
            if codes[i] != seen[i]:
                changed[num_changed] = i
                liberties_only[num_changed] = kind_of(codes[i]) == kind_of(seen[i])
                seen[i] = codes[i]
                num_changed += 1
        if num_changed == 0:
            return LEGAL
        memset(dirty, num_changed >= REDO_ALL, cython.sizeof(dirty))
        for i in range(num_changed):
            dirty[FIRST + changed[i]] = 1
            if num_changed < REDO_ALL:
                _mark(
                    memory,
                    FIRST + changed[i],
                    self.book.trie.liberty_orbits if liberties_only[i] else NUM_ORBITS,
                    dirty,
                )
        for i in range(FIRST, FIRST + BOARD_SPAN):
            if dirty[i] and not self._match_point(memory, i):
                self._forget(memory)
                return OUT_OF_MEMORY
        return LEGAL

    # -- one point -----------------------------------------------------------------------------------

    def _match_point(self, memory, point):
        """Match one point anew; False when there is no memory for the matches."""
        symmetry: cython.int
        place: cython.int
        farthest: cython.int = -1
        self.num_keys = 0
        if memory.codes[PADDING + point] == EMPTY_CODE:
            for symmetry in range(NUM_TURNS):
                self.turn_begins[symmetry] = self.num_keys
                place = self._walk(cython.address(memory.codes[PADDING + point]), STEPS[symmetry], symmetry)
                if place == NO_ROOM:
                    return False
                farthest = max(farthest, place)
            self.turn_begins[NUM_TURNS] = self.num_keys
        memory.reach[point] = ORBIT[farthest] + 1 if farthest >= 0 else 0
        return self._keep(cython.address(memory.found[point]))

    def _walk(self, codes, steps, symmetry):
        """Collect the patterns that match in one orientation.

        Returns the farthest place that was looked at, -1 for none, NO_ROOM when memory ran out.
        """
        near: cython.pointer[cython.const[Near]]
        at: uint32_t
        farthest: cython.int
        place: cython.int
        i: cython.int
        if self.book.num_patterns == 0:
            return -1
        near = self._near(codes, steps)
        farthest = near.farthest
        for i in range(near.number):
            at = near.nodes[i]
            if at & ENDS_HERE:
                if not self._add_key(self.book.trie.words[at ^ ENDS_HERE], symmetry):
                    return NO_ROOM
                continue
            place = self._walk_from(at, codes, steps, symmetry)
            if place == NO_ROOM:
                return NO_ROOM
            farthest = max(farthest, place)
        return farthest

    def _walk_from(self, at, codes, steps, symmetry):
        """Collect the patterns below a node; returns what ``_walk`` does."""
        words: cython.pointer[cython.const[uint32_t]] = self.book.trie.words
        pool: cython.pointer[cython.const[uint8_t]] = self.book.trie.pool
        places: cython.pointer[cython.const[uint8_t]]
        sets: cython.pointer[cython.const[uint8_t]]
        forks: uint32_t[MAX_FORKS]
        nexts: uint32_t[MAX_FORKS]
        depth: cython.int = 0
        farthest: cython.int = -1
        place: cython.int = -1
        word: uint32_t
        kind: uint32_t
        i: uint32_t
        number: uint32_t
        while True:
            word = words[at]
            kind = word >> KIND_SHIFT
            if kind == SWITCH:
                place = word & 255
                i = (words[at + 1] >> (4 * codes[steps[place]])) & 15
                if i != NO_CHILD:
                    at = words[at + 2 + i]
                    continue
            elif kind == RUN:
                number = run_length(word)
                places = pool + (word & POOL_MASK)
                sets = cython.cast("const uint8_t*", words + at + 1)
                for i in range(number):
                    place = places[i]
                    if not (sets[i] >> codes[steps[place]]) & 1:
                        break
                else:
                    at += 1 + ((number + 3) >> 2)
                    continue
            elif kind == FORK:
                forks[depth] = at
                nexts[depth] = 1
                depth += 1
                farthest = max(farthest, place)
                at = words[at + 1]
                continue
            else:
                if not self._add_key(word, symmetry):
                    return NO_ROOM
                at = end_of_family(words, at)
                if not words[at] & LAST:
                    at += 1
                    continue
            # this path has ended: back to the last fork
            farthest = max(farthest, place)
            if depth == 0:
                return farthest
            at = forks[depth - 1]
            nexts[depth - 1] += 1
            i = nexts[depth - 1]
            if i == words[at] & FORK_MASK:
                depth -= 1
            at = words[at + i]

    def _near(self, codes, steps):
        """Where a walk begins when the nearest places have these codes."""
        i: cython.int
        near: cython.pointer[Near]
        seen: uint32_t = 1
        for i in range(NEAR):
            seen = seen << 3 | codes[steps[i]]
        near = self.near + (seen * cython.cast(uint32_t, HASH) >> (32 - NEAR_BITS))
        if near.codes != seen:
            near.codes = seen
            self._fill(near)
        return near

    def _fill(self, near):
        """Find the nodes that look farther than the NEAR places, and the patterns that end before."""
        near.farthest = -1
        near.number = 0
        self._fill_from(0, near)
        if near.number > MOST_ENTRIES:
            near.farthest = -1
            near.number = 1
            near.nodes[0] = 0

    def _fill_from(self, at, near):
        """Add those below a node; stops with one more than there is room for."""
        words: cython.pointer[cython.const[uint32_t]] = self.book.trie.words
        next_at: uint32_t
        i: uint32_t
        while near.number <= MOST_ENTRIES:
            if words[at] >> KIND_SHIFT == FORK:
                for i in range(1, (words[at] & FORK_MASK) + 1):
                    self._fill_from(words[at + i], near)
                return
            if words[at] >> KIND_SHIFT >= PLAIN:
                add_node(near, at | ENDS_HERE)
                at = end_of_family(words, at)
                if words[at] & LAST:
                    return
                at += 1
                continue
            next_at = self._pass(at, near)
            if next_at == at:
                add_node(near, at)
            if next_at == at or next_at == NOWHERE:
                return
            at = next_at

    def _pass(self, at, near):
        """The node after a run or switch; NOWHERE if it does not fit; the node itself if it looks farther."""
        trie: cython.pointer[Trie] = cython.address(self.book.trie)
        word: uint32_t = trie.words[at]
        number: uint32_t = run_length(word)
        places: cython.pointer[cython.const[uint8_t]] = trie.pool + (word & POOL_MASK)
        sets: cython.pointer[cython.const[uint8_t]] = cython.cast("const uint8_t*", trie.words + at + 1)
        i: uint32_t
        if word >> KIND_SHIFT == SWITCH:
            if word & 255 >= NEAR:
                return at
            near.farthest = max(near.farthest, word & 255)
            i = (trie.words[at + 1] >> (4 * code_in(near, word & 255))) & 15
            return trie.words[at + 2 + i] if i != NO_CHILD else NOWHERE
        for i in range(number):
            if places[i] >= NEAR:
                return at
            near.farthest = max(near.farthest, places[i])
            if not (sets[i] >> code_in(near, places[i])) & 1:
                return NOWHERE
        return at + 1 + ((number + 3) >> 2)

    def _add_key(self, word, symmetry):
        """A pattern matches; False when there is no memory for it."""
        if self.num_keys == self.keys_room and not self._room_for_key():
            return False
        self.keys[self.num_keys] = (word & PATTERN_MASK) << 4 | symmetry << 1 | ((word >> KIND_SHIFT) - PLAIN)
        self.num_keys += 1
        return True

    def _room_for_key(self):
        room: cython.size_t = 2 * cython.cast(cython.size_t, self.keys_room) + 1024
        keys: cython.p_void = realloc(self.keys, room * cython.sizeof(uint32_t))
        if keys == cython.NULL:
            return False
        self.keys = cython.cast(cython.pointer[uint32_t], keys)
        keys = realloc(self.spare, room * cython.sizeof(uint32_t))
        if keys == cython.NULL:
            return False
        self.spare = cython.cast(cython.pointer[uint32_t], keys)
        self.keys_room = room
        return True

    def _keep(self, found):
        """Put the collected matches into a point's list; False when there is no memory for it."""
        i: uint32_t
        key: uint32_t
        pattern: cython.int
        before: cython.int = -1
        number: uint32_t = 0
        num_families: uint32_t = 0
        items: cython.p_void
        found.num = found.num_plain = 0
        if self.num_keys == 0:
            return True
        items = grown(found.items, self.num_keys, cython.address(found.room), cython.sizeof(Match))
        if items == cython.NULL:
            return False
        found.items = cython.cast(cython.pointer[Match], items)
        self._sort()
        for i in range(self.num_keys):
            key = self.keys[i]
            pattern = key >> 4
            if key & 1:
                self.spare[num_families] = key
                num_families += 1
            elif pattern != before:
                before = pattern
                found.items[number].pattern = pattern
                found.items[number].symmetry = key >> 1 & 7
                found.items[number].asked = 0
                number += 1
        found.num_plain = number
        for i in range(num_families):
            key = self.spare[i]
            found.items[number].pattern = key >> 4
            found.items[number].symmetry = key >> 1 & 7
            found.items[number].asked = self.families.asked[key >> 4]
            number += 1
        found.num = number
        return True

    def _sort(self):
        """Merge the keys of the eight symmetries into one sorted list."""
        turn: cython.int
        begins: cython.pointer[uint32_t] = self.turn_begins
        step: cython.int = 1
        while step < NUM_TURNS:
            turn = 0
            while turn < NUM_TURNS:
                _merge(
                    self.keys + begins[turn],
                    self.keys + begins[turn + step],
                    self.keys + begins[turn + 2 * step],
                    self.spare + begins[turn],
                )
                turn += 2 * step
            self.keys, self.spare = self.spare, self.keys
            step *= 2


def end_of_family(words, at):
    """The last node of the family that begins at ``at``; a plain pattern is its own end."""
    while (
        not words[at] & LAST
        and words[at] >> KIND_SHIFT == CONDITIONAL
        and words[at + 1] >> KIND_SHIFT == CONDITIONAL
    ):
        at += 1
    return at


def add_node(near, node):
    if near.number < MOST_ENTRIES:
        near.nodes[near.number] = node
    near.number += 1


def code_in(near, place):
    """The code of one of the NEAR places."""
    return near.codes >> (3 * (NEAR - 1 - place)) & 7


def read_codes(board, color, codes):
    i: cython.int
    row: cython.int
    col: cython.int
    point: cython.int
    liberties: cython.int
    memset(codes, EDGE_CODE, BOARD_SPAN)
    for row in range(board.size):
        for col in range(board.size):
            i = row * STRIDE + col
            point = FIRST + i
            if board.color[point] == EMPTY:
                codes[i] = EMPTY_CODE
            else:
                liberties = board.strings[board.string_of[point]].num_liberties
                codes[i] = (
                    (FRIEND_CODE if board.color[point] == color else ENEMY_CODE) + min(liberties, 3) - 1
                )


def _mark(memory, point, orbits, dirty):
    """Mark the points whose matches depend on ``point`` and see it at a place of a class below ``orbits``."""
    place: cython.int
    near: cython.int
    for place in range(NUM_OFFSETS):
        if ORBIT[place] >= orbits:
            return
        near = point + STEPS[0][place]
        if FIRST <= near < FIRST + BOARD_SPAN and memory.reach[near] > ORBIT[place]:
            dirty[near] = 1


def _merge(first, second, end, into):
    left: cython.pointer(cython.const[uint32_t]) = first
    right: cython.pointer(cython.const[uint32_t]) = second
    takes_right: cython.bint
    while left < second and right < end:
        takes_right = right[0] < left[0]
        into[0] = right[0] if takes_right else left[0]
        right += takes_right
        left += not takes_right
        into += 1
    memcpy(into, left, (second - left) * cython.sizeof(uint32_t))
    memcpy(into + (second - left), right, (end - right) * cython.sizeof(uint32_t))
