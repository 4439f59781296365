"""How many eyes a small enclosed shape is worth, by search; see ``shape_search.pxd``."""

import cython


class ShapeSearch:
    """Values one shape at a time; the value depends on the shape only."""

    # -- the answers ------------------------------------------------------------------------------------

    def value_of(self, shape, value):
        self.shape = shape[0]
        self._fill_tables()
        if self._is_worthless():
            memset(value, 0, cython.sizeof(ShapeValue))
        else:
            self._search(value)

    def _search(self, value):
        """Ask whether the owner lives, and whether with an eye elsewhere (at the worst wall); add both up."""
        i: cython.int
        wall: cython.int
        alone: int8_t[NUM_ASKED]
        helped: int8_t[NUM_ASKED]
        worst: int8_t[NUM_ASKED]
        self._begin()
        self._ask(-1, alone)
        memset(worst, ONE_EYE, NUM_ASKED)
        is_open: cython.bint = alone[ASK_TWICE] < ONE_EYE
        wall = 0
        while is_open and wall < self.shape.num_walls:
            self._ask(wall, helped)
            is_open = False
            for i in range(NUM_ASKED):
                worst[i] = min(worst[i], helped[i])
                is_open |= worst[i] > alone[i]  # an eye elsewhere never does harm
            wall += 1
        for i in range(NUM_ASKED):
            alone[i] = min(alone[i], worst[i]) + worst[i]
        value.min_eyes = alone[ASK_TWICE]
        value.typ_eyes = alone[ASK_ENEMY]
        value.max_eyes = alone[ASK_OWNER]
        value.attacks = 0
        value.defences = 0
        if value.typ_eyes == value.max_eyes:
            return
        least: cython.int = value.max_eyes
        most: cython.int = value.typ_eyes
        for i in range(self.shape.num_cells):
            least = min(least, alone[ASK_ENEMY_AT + i])
            most = max(most, alone[ASK_OWNER_AT + i])
        for i in range(self.shape.num_cells):
            if alone[ASK_ENEMY_AT + i] == least and least < value.max_eyes:
                value.attacks |= 1 << i
            if alone[ASK_OWNER_AT + i] == most and most > value.typ_eyes:
                value.defences |= 1 << i

    def _fill_tables(self):
        i: cython.int
        cells: cython.int
        rest: cython.int
        powers: cython.int[MAX_CELLS]
        powers[0] = 1
        for i in range(1, MAX_CELLS):
            powers[i] = 3 * powers[i - 1]
        self.all_cells = (1 << self.shape.num_cells) - 1
        self.near_of[0] = 0
        self.walls_of[0] = 0
        self.power[0] = 0
        for cells in range(1, self.all_cells + 1):
            rest = cells & (cells - 1)
            i = trailing_zeros(cells)
            self.near_of[cells] = self.near_of[rest] | self.shape.near[i]
            self.walls_of[cells] = self.walls_of[rest] | self.shape.walls[i]
            self.power[cells] = self.power[rest] + powers[i]
        memset(self.cells_of, 0, cython.sizeof(self.cells_of))
        for rest in range(1, 1 << self.shape.num_walls):
            for i in range(self.shape.num_cells):
                if self.shape.walls[i] & rest:
                    self.cells_of[rest] |= 1 << i
        memset(self.num_own, UNKNOWN, cython.sizeof(self.num_own))
        memset(self.num_enemy, UNKNOWN, cython.sizeof(self.num_enemy))
        memset(self.room, UNKNOWN, cython.sizeof(self.room))

    def _begin(self):
        """Forget all states."""
        self.has_ko = False
        self.num_states = 0
        memset(self.met, UNKNOWN, cython.sizeof(self.met))

    def _ask(self, ext_wall, answers):
        """Find the answers in eighths: 0 if a wall is taken, 4 if a ko decides, 8 if none can be taken.

        What was worked out for another ``ext_wall`` still holds, except where a wall is short of liberties.
        """
        state: cython.int
        known: cython.int = self.num_states
        self.ext_wall = ext_wall
        self.is_asked[self._meet(self.shape.own, self.shape.enemies)] = True
        state = 0
        while state < self.num_states:
            if state >= known or self.is_special[state]:
                self._expand(state)
            if state == 0:
                self._ask_after()
            state += 1
        memset(answers, 0, NUM_ASKED)
        self.num_undecided = self.num_states
        for state in range(self.num_states):
            self.undecided[self.num_states - 1 - state] = state
        self.enemy_ignores_ko = True
        self._grow()
        self._collect(answers)
        self.enemy_ignores_ko = False
        if self.has_ko:
            # if only the owner may retake, the enemy wins no other states
            self.num_undecided = 0
            for state in range(self.num_states - 1, -1, -1):
                if self.wins_first[state]:
                    self.undecided[self.num_undecided] = state
                    self.num_undecided += 1
            self._grow()
        self._collect(answers)

    def _ask_after(self):
        """Mark the positions after the enemy's moves, so that his next moves are known even if decided."""
        i: cython.int
        for i in range(self.shape.num_cells):
            if self.enemy_moves[0][i] >= 0:
                self.is_asked[self.enemy_moves[0][i] & STATE_MASK] = True

    def _collect(self, answers):
        """Add half an eye to each answer where the enemy does not win."""
        i: cython.int
        answers[ASK_ENEMY] += HALF_EYE * (not self.wins_first[0])
        answers[ASK_OWNER] += HALF_EYE * (not self.wins_second[0])
        for i in range(self.shape.num_cells):
            answers[ASK_ENEMY_AT + i] += HALF_EYE * (not self._wins_after(0, self.enemy_moves[0][i], False))
            answers[ASK_OWNER_AT + i] += HALF_EYE * (not self._wins_after(0, self.owner_moves[0][i], True))
        answers[ASK_TWICE] += HALF_EYE * (not self._wins_twice())

    def _wins_after(self, state, move, enemy_next):
        """Whether the enemy wins after a move; an illegal move counts as a pass."""
        banned: cython.int = (move >> KO_SHIFT) - 1
        if move == WALL_TAKEN:
            return True
        if move == NO_STATE:
            return self.wins_first[state] if enemy_next else self.wins_second[state]
        if enemy_next:
            return self._enemy_wins(move & STATE_MASK, -1 if self.enemy_ignores_ko else banned)
        return self._owner_loses(move & STATE_MASK, banned if self.enemy_ignores_ko else -1)

    def _wins_twice(self):
        i: cython.int
        if self.wins_second[0] or self.lost_already[0]:
            return True
        for i in range(self.shape.num_cells):
            if self.enemy_moves[0][i] != NO_STATE and self._wins_second_move(self.enemy_moves[0][i]):
                return True
        return False

    def _wins_second_move(self, move):
        i: cython.int
        state: cython.int = move & STATE_MASK
        if self._wins_after(0, move, False) or self.lost_already[state]:
            return True
        for i in range(self.shape.num_cells):
            if self.enemy_moves[state][i] != NO_STATE and self._wins_after(
                state, self.enemy_moves[state][i], False
            ):
                return True
        return False

    # -- what is worth nothing --------------------------------------------------------------------------

    def _is_worthless(self):
        """Whether it is quickly proved that the enemy takes a wall although the owner moves first and has an
        eye elsewhere.

        That is so for three of four shapes. The proof looks at few positions, and only at lines of play in
        which the enemy does not pass. A search of all positions would give the same value.
        """
        if self.shape.num_walls == 0 or num_bits(self.all_cells & ~self.shape.open) > MOST_CLOSED:
            return False
        self._begin()
        self.ext_wall = 0
        self.num_tried = 0
        return self._proves_second(self._meet(self.shape.own, self.shape.enemies))

    def _proves_second(self, state):
        """Whether the owner, to move, is proved to lose a wall; false if that is not known."""
        i: cython.int
        move: int32_t
        own: cython.int = self.own_of[state]
        enemy: cython.int = self.enemy_of[state]
        if self._room_beside(enemy) < 1:
            return True
        if self.is_tried[state]:
            return self.wins_second[state]
        if self.num_tried == MOST_TRIED:
            return False
        self.num_tried += 1
        self.is_tried[state] = True
        self.wins_second[state] = False
        if not self._proves_first(state, -1):
            return False
        for i in range(self.shape.num_cells):
            if (own | enemy) >> i & 1:
                continue
            move = self._move_owner(own, enemy, i)
            if move != NO_STATE and not self._proves_first(move & STATE_MASK, (move >> KO_SHIFT) - 1):
                return False
        self.wins_second[state] = True
        return True

    def _proves_first(self, state, banned):
        """Whether the enemy, to move, is proved to take a wall; moves that leave least room come first."""
        i: cython.int
        room: cython.int
        move: int32_t
        own: cython.int = self.own_of[state]
        enemy: cython.int = self.enemy_of[state]
        if self._room_beside(enemy) < 1 or self._is_lost(own, enemy):
            return True
        for room in range(self.shape.num_cells + 1):
            for i in range(self.shape.num_cells):
                if (own | enemy) >> i & 1 or i == banned or self._room_beside(enemy | 1 << i) != room:
                    continue
                move = self._move_enemy(own, enemy, i)
                if move == WALL_TAKEN or (move != NO_STATE and self._proves_second(move & STATE_MASK)):
                    return True
        return False

    # -- the states -------------------------------------------------------------------------------------

    def _meet(self, own, enemy):
        """The number of the state with these stones; the first time, it is added."""
        number: cython.int = self.power[own] + 2 * self.power[enemy]
        if self.met[number] == UNKNOWN:
            self.met[number] = self.num_states
            self.own_of[self.num_states] = own
            self.enemy_of[self.num_states] = enemy
            self.is_asked[self.num_states] = False
            self.is_tried[self.num_states] = False
            self.num_states += 1
        return self.met[number]

    def _expand(self, state):
        i: cython.int
        own: cython.int = self.own_of[state]
        enemy: cython.int = self.enemy_of[state]
        needed: cython.int = 1 if self.ext_wall >= 0 else 2
        is_small: cython.bint = self._room_beside(enemy) < needed
        self.is_special[state] = False
        self.lost_already[state] = is_small or self._is_lost(own, enemy)
        for i in range(self.shape.num_cells):
            self.enemy_moves[state][i] = NO_STATE
            self.owner_moves[state][i] = NO_STATE
        if self.is_asked[state]:
            self.is_special[state] = True
        elif is_small or (not self.lost_already[state] and self._is_safe(own, enemy)):
            self.is_special[state] = True
            return
        for i in range(self.shape.num_cells):
            if not (own | enemy) >> i & 1:
                self.is_short = False
                if self.is_asked[state] or not self.lost_already[state]:
                    self.enemy_moves[state][i] = self._move_enemy(own, enemy, i)
                self.owner_moves[state][i] = self._move_owner(own, enemy, i)
                self.is_special[state] |= self.is_short

    def _is_safe(self, own, enemy):
        """Whether all walls are one string that has the eyes it needs, by Benson's criterion."""
        region: cython.int
        needed: cython.int = 1 if self.ext_wall >= 0 else 2
        if self._list_own(own) == 0 or self.own_strings[own][0].walls != (1 << self.shape.num_walls) - 1:
            return False
        cells: cython.int = self.own_strings[own][0].cells
        beside: cython.int = self.own_strings[own][0].beside
        rest: cython.int = self.all_cells & ~cells
        while rest and needed:
            region = self._flood(self.all_cells & ~cells, rest & -rest)
            rest &= ~region
            needed -= (
                not region & self.shape.open and not region & ~own & ~enemy & ~beside and not region & own
            )
        return needed == 0

    def _room_beside(self, enemy):
        """For how many eyes there is room at most, besides enemy stones that cannot be taken."""
        region: cython.int
        size: cython.int
        eyes: cython.int = 0
        rest: cython.int
        left: cython.int
        if self.room[enemy] == UNKNOWN:
            rest = self.all_cells & ~self._flood(enemy, enemy & self.shape.open)
            left = rest
            while left:
                region = self._flood(rest, left & -left)
                left &= ~region
                size = num_bits(region & ~self.shape.open)
                eyes += min(size, (num_bits(region) + 1) >> 1)
            self.room[enemy] = eyes
        return self.room[enemy]

    # -- strings ----------------------------------------------------------------------------------------

    def _list_own(self, own):
        """List the owner's strings; returns how many."""
        wall: cython.int
        cells: cython.int
        grown: cython.int
        walls: cython.int
        number: cython.int = 0
        seen_walls: cython.int = 0
        rest: cython.int = own
        if self.num_own[own] != UNKNOWN:
            return self.num_own[own]
        for wall in range(self.shape.num_walls + MAX_CELLS):
            if wall < self.shape.num_walls:
                if seen_walls >> wall & 1:
                    continue
                walls = 1 << wall
                grown = 0
            else:
                if not rest:
                    break
                walls = 0
                grown = rest & -rest
            while True:
                walls |= self.walls_of[grown]
                cells = grown
                grown |= own & (self.near_of[grown] | self.cells_of[walls])
                if grown == cells:
                    break
            seen_walls |= walls
            rest &= ~cells
            self.own_strings[own][number].cells = cells
            self.own_strings[own][number].walls = walls
            self.own_strings[own][number].beside = self.near_of[cells] | self.cells_of[walls]
            number += 1
        self.num_own[own] = number
        return number

    def _list_enemy(self, enemy):
        """List the enemy's strings; returns how many."""
        cells: cython.int
        number: cython.int = 0
        rest: cython.int = enemy
        if self.num_enemy[enemy] != UNKNOWN:
            return self.num_enemy[enemy]
        while rest:
            cells = self._flood(enemy, rest & -rest)
            rest &= ~cells
            self.enemy_strings[enemy][number].cells = cells
            self.enemy_strings[enemy][number].walls = 0
            self.enemy_strings[enemy][number].beside = self.near_of[cells]
            number += 1
        self.num_enemy[enemy] = number
        return number

    def _flood(self, among, cells):
        """These cells, and those of ``among`` that can be reached from them."""
        grown: cython.int = cells | (self.near_of[cells] & among)
        while grown != cells:
            cells = grown
            grown = cells | (self.near_of[cells] & among)
        return cells

    def _has_no_liberty(self, full, string):
        """Whether a string of the owner can be taken with the cells ``full`` filled and all others empty."""
        if string.beside & ~full:
            return False
        if string.walls:
            self.is_short = True
        return self.ext_wall < 0 or not string.walls >> self.ext_wall & 1

    def _take_owner(self, own, enemy, cell):
        """What an enemy move at ``cell`` takes: the owner's loose stones, or WALL_TAKEN."""
        i: cython.int
        taken: cython.int = 0
        string: cython.pointer[cython.const[ShapeString]]
        for i in range(self._list_own(own)):
            string = cython.address(self.own_strings[own][i])
            if string.beside >> cell & 1 and self._has_no_liberty(own | enemy, string):
                if string.walls:
                    return WALL_TAKEN
                taken |= string.cells
        return taken

    def _move_enemy(self, own, enemy, cell):
        i: cython.int
        taken: cython.int
        cells: cython.int
        libs: cython.int
        banned: cython.int = -1
        enemy |= 1 << cell
        taken = self._take_owner(own, enemy, cell)
        if taken == WALL_TAKEN:
            return WALL_TAKEN
        own &= ~taken
        self._list_enemy(enemy)
        i = 0
        while not self.enemy_strings[enemy][i].cells >> cell & 1:
            i += 1
        cells = self.enemy_strings[enemy][i].cells
        libs = self.enemy_strings[enemy][i].beside & ~(own | enemy)
        if libs == 0 and not cells & self.shape.open:
            return NO_STATE
        if (
            not cells & (cells - 1)
            and libs == taken
            and not libs & (libs - 1)
            and not cells & self.shape.open
        ):
            banned = trailing_zeros(libs)
            self.has_ko = True
        return self._meet(own, enemy) | (banned + 1) << KO_SHIFT

    def _move_owner(self, own, enemy, cell):
        i: cython.int
        taken: cython.int = 0
        cells: cython.int
        libs: cython.int
        banned: cython.int = -1
        string: cython.pointer[cython.const[ShapeString]]
        own |= 1 << cell
        for i in range(self._list_enemy(enemy)):
            string = cython.address(self.enemy_strings[enemy][i])
            if (
                string.beside >> cell & 1
                and not string.cells & self.shape.open
                and not string.beside & ~(own | enemy)
            ):
                taken |= string.cells
        enemy &= ~taken
        self._list_own(own)
        i = 0
        while not self.own_strings[own][i].cells >> cell & 1:
            i += 1
        string = cython.address(self.own_strings[own][i])
        if self._has_no_liberty(own | enemy, string):
            return NO_STATE
        cells = string.cells
        libs = string.beside & ~(own | enemy)
        if string.walls == 0 and not cells & (cells - 1) and libs == taken and not libs & (libs - 1):
            banned = trailing_zeros(libs)
            self.has_ko = True
        return self._meet(own, enemy) | (banned + 1) << KO_SHIFT

    def _is_lost(self, own, enemy):
        """Whether a wall has no liberty here, so that the enemy, to move, takes it from outside."""
        i: cython.int
        for i in range(self._list_own(own)):
            if self.own_strings[own][i].walls and not self.own_strings[own][i].beside & ~(own | enemy):
                return True
        return False

    # -- the positions that the enemy wins --------------------------------------------------------------

    def _grow(self):
        """Find the states that the enemy wins among the undecided ones, until nothing is added."""
        i: cython.int
        state: cython.int
        kept: cython.int
        is_growing: cython.bint = True
        memset(self.wins_first, False, self.num_states)
        memset(self.wins_second, False, self.num_states)
        while is_growing:
            is_growing = False
            kept = 0
            for i in range(self.num_undecided):
                state = self.undecided[i]
                if not self.wins_first[state] and self._enemy_wins(state, -1):
                    self.wins_first[state] = True
                    is_growing = True
                if self._owner_loses(state, -1):
                    self.wins_second[state] = True
                    is_growing = True
                else:
                    self.undecided[kept] = state
                    kept += 1
            self.num_undecided = kept

    def _enemy_wins(self, state, banned):
        """Whether some move of the enemy, or his pass, wins, by what is known so far."""
        i: cython.int
        move: cython.int
        if self.lost_already[state] or self.wins_second[state]:
            return True
        for i in range(self.shape.num_cells):
            move = self.enemy_moves[state][i]
            if move == NO_STATE or i == banned:
                continue
            if move == WALL_TAKEN:
                return True
            if move >> KO_SHIFT and self.enemy_ignores_ko:
                if self._owner_loses(move & STATE_MASK, (move >> KO_SHIFT) - 1):
                    return True
            elif self.wins_second[move & STATE_MASK]:
                return True
        return False

    def _owner_loses(self, state, banned):
        """Whether every move of the owner, and his pass, loses, by what is known so far."""
        i: cython.int
        move: cython.int
        if not self.wins_first[state]:
            return False
        for i in range(self.shape.num_cells):
            move = self.owner_moves[state][i]
            if move == NO_STATE or i == banned:
                continue
            if move >> KO_SHIFT and not self.enemy_ignores_ko:
                if not self._enemy_wins(move & STATE_MASK, (move >> KO_SHIFT) - 1):
                    return False
            elif not self.wins_first[move & STATE_MASK]:
                return False
        return True
