"""How many liberties a wall keeps in a small region that it encloses; see ``safe_shapes.pxd``."""

from collections.abc import Sequence

import cython

from engine.points import EngineError


class SafeShapes:
    """Says how many liberties the wall of a room keeps; remembers the rooms that were searched."""

    def kept(self, room):
        i: cython.int
        at: cython.pointer[cython.const[uint8_t]] = cython.cast(cython.pointer[cython.const[uint8_t]], room)
        mixed: uint64_t = 0
        slot: cython.pointer[RoomSlot]
        for i in range(cython.cast(cython.int, cython.sizeof(Room))):
            mixed = (mixed ^ at[i]) * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
            mixed ^= mixed >> 29
        slot = cython.address(self.slots[mixed & (ROOM_SLOTS - 1)])
        self.num_asked += 1
        if slot.room.num_cells == 0 or memcmp(cython.address(slot.room), room, cython.sizeof(Room)) != 0:
            self.room = room[0]
            slot.room = room[0]
            slot.kept = self._search()
            self.num_searched += 1
        return slot.kept

    # -- the states -------------------------------------------------------------------------------------

    def _search(self):
        i: cython.int
        cells: cython.int
        powers: cython.int[MAX_ROOM]
        powers[0] = 1
        for i in range(1, MAX_ROOM):
            powers[i] = 3 * powers[i - 1]
        self.all_cells = (1 << self.room.num_cells) - 1
        self.near_of[0] = 0
        self.power[0] = 0
        for cells in range(1, self.all_cells + 1):
            i = trailing_zeros(cells)
            self.near_of[cells] = self.near_of[cells & (cells - 1)] | self.room.near[i]
            self.power[cells] = self.power[cells & (cells - 1)] + powers[i]
        memset(self.is_met, False, cython.sizeof(self.is_met))
        self.num_states = 0
        self._meet(self.room.own, self.room.enemies)
        i = 0
        while i < self.num_states:
            self._expand(self.states[i])
            i += 1
        if not self._holds(1):
            return 0
        return 2 if self._holds(2) else 1

    def _meet(self, own, enemy):
        """The number of a state; it is listed the first time."""
        state: cython.int = self.power[own] + 2 * self.power[enemy]
        cells: cython.int
        if not self.is_met[state]:
            self.is_met[state] = True
            self.own_of[state] = own
            self.enemy_of[state] = enemy
            self.states[self.num_states] = state
            self.num_states += 1
            cells = self.room.walled | self.near_of[self._wall_stones(own)]
            self.liberties[state] = num_bits(cells & self.all_cells & ~own & ~enemy)
        return state

    def _expand(self, state):
        i: cython.int
        own: cython.int = self.own_of[state]
        enemy: cython.int = self.enemy_of[state]
        for i in range(self.room.num_cells):
            self.enemy_moves[state][i] = NOT_PLAYED
            self.owner_moves[state][i] = NOT_PLAYED
            if not (own | enemy) >> i & 1:
                self.enemy_moves[state][i] = self._move_enemy(own, enemy, i)
                self.owner_moves[state][i] = self._move_owner(own, enemy, i)

    def _flood(self, cells, within):
        grown: cython.int = cells | (self.near_of[cells] & within)
        while grown != cells:
            cells = grown
            grown = cells | (self.near_of[cells] & within)
        return cells

    def _wall_stones(self, own):
        """The owner's stones that are connected with the wall."""
        return self._flood(own & self.room.walled, own)

    def _move_enemy(self, own, enemy, cell):
        cells: cython.int
        taken: cython.int = 0
        banned: cython.int = 0
        enemy |= 1 << cell
        loose: cython.int = own & ~self._wall_stones(own)
        while loose:
            cells = self._flood(loose & -loose, own)
            loose &= ~cells
            if self.near_of[cells] & ~(own | enemy) == 0:
                taken |= cells
        own &= ~taken
        cells = self._flood(1 << cell, enemy)
        loose = self.near_of[cells] & ~(own | enemy)
        if loose == 0:
            return NOT_PLAYED
        if taken == loose and not taken & (taken - 1) and not cells & (cells - 1):
            banned = 1 + trailing_zeros(taken)
        return self._meet(own, enemy) | banned << ROOM_SHIFT

    def _move_owner(self, own, enemy, cell):
        cells: cython.int
        own |= 1 << cell
        rest: cython.int = self.near_of[1 << cell] & enemy
        while rest:
            cells = self._flood(rest & -rest, enemy)
            rest &= ~cells
            if self.near_of[cells] & ~(own | enemy) == 0:
                enemy &= ~cells
        cells = self._flood(1 << cell, own)
        if not cells & self.room.walled and self.near_of[cells] & ~(own | enemy) == 0:
            return NOT_PLAYED
        return self._meet(own, enemy)

    # -- what is held -----------------------------------------------------------------------------------

    def _holds(self, needed):
        """Whether the wall keeps ``needed`` liberties; tried with no owner's move, one, two, and so on."""
        i: cython.int
        state: cython.int
        held: cython.int = -1
        before: cython.int = -2
        is_changing: cython.bint
        memset(self.is_held, False, cython.sizeof(self.is_held))
        while before < held and not self.is_held[self.states[0]]:
            for i in range(self.num_states):
                state = self.states[i]
                self.may_hold[state] = self.liberties[state] >= needed
            is_changing = True
            while is_changing:
                is_changing = False
                for i in range(self.num_states - 1, -1, -1):
                    state = self.states[i]
                    if self.may_hold[state] and not self.is_held[state] and not self._stays(state):
                        self.may_hold[state] = False
                        is_changing = True
            before = held
            held = 0
            for i in range(self.num_states):
                self.is_held[self.states[i]] = self.may_hold[self.states[i]]
                held += self.may_hold[self.states[i]]
        return self.is_held[self.states[0]]

    def _stays(self, state):
        """Whether after every enemy move the state may be held, or an answer leads to one that is held."""
        i: cython.int
        move: cython.int
        is_pledged: cython.bint
        for i in range(self.room.num_cells):
            is_pledged = self.room.pledged >> i & 1
            move = self.owner_moves[state][i]
            if is_pledged and move != NOT_PLAYED and not self.may_hold[move]:
                return False
            move = self.enemy_moves[state][i]
            if move == NOT_PLAYED or self.may_hold[move & ROOM_MASK]:
                continue
            if is_pledged or not self._is_answered(move):
                return False
        return True

    def _is_answered(self, move):
        i: cython.int
        answer: cython.int
        for i in range(self.room.num_cells):
            answer = self.owner_moves[move & ROOM_MASK][i]
            if answer != NOT_PLAYED and i + 1 != move >> ROOM_SHIFT and self.is_held[answer]:
                return True
        return False

    # -- for Python -------------------------------------------------------------------------------------

    def liberties_kept(
        self,
        near: Sequence[Sequence[int]],
        walled: Sequence[int],
        enemies: Sequence[int] = (),
        own: Sequence[int] = (),
        pledged: Sequence[int] = (),
    ) -> int:
        """How many liberties the wall of a room keeps: 0, 1, or 2 for two and more.

        ``near`` has the neighbours of each cell; the others are sets of cells: beside the wall, with enemy
        stones, with stones of the owner apart from the wall, pledged. Raises EngineError for a room that is
        too large.
        """
        i: cython.int
        room: Room
        if not 0 < len(near) <= MAX_ROOM:
            raise EngineError(f"not a room: {len(near)} cells")
        memset(cython.address(room), 0, cython.sizeof(Room))
        room.num_cells = len(near)
        room.walled = sum(1 << cell for cell in walled)
        room.enemies = sum(1 << cell for cell in enemies)
        room.own = sum(1 << cell for cell in own)
        room.pledged = sum(1 << cell for cell in pledged)
        for i in range(len(near)):
            room.near[i] = sum(1 << cell for cell in near[i])
        return self.kept(cython.address(room))
