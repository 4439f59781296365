"""Small enclosed shapes: how many eyes, who must move where. ``eye_shapes.pxd`` says what that means."""

from collections.abc import Sequence
from typing import NamedTuple

import cython

from engine.points import EngineError


class ShapeReport(NamedTuple):
    """`ShapeValue` for Python: eyes in eighths, cells as tuples of their numbers."""

    min_eyes: int
    typ_eyes: int
    max_eyes: int
    attacks: tuple[int, ...]
    defences: tuple[int, ...]


def count_cells(cells):
    found: cython.int = 0
    while cells:
        cells &= cells - 1
        found += 1
    return found


def place_of(symmetry, point):
    col: cython.int = col_of(point)
    row: cython.int = row_of(point)
    if symmetry & 1:
        col = -col
    if symmetry & 2:
        row = -row
    return 64 * col + row if symmetry & 4 else 64 * row + col


def reorder(shape, cell_at, out):
    i: cython.int
    j: cython.int
    wall: cython.int
    name_of: int8_t[8]
    memset(out, 0, cython.sizeof(Shape))
    memset(name_of, -1, 8)
    out.num_cells = shape.num_cells
    for i in range(shape.num_cells):
        out.open |= (shape.open >> cell_at[i] & 1) << i
        out.enemies |= (shape.enemies >> cell_at[i] & 1) << i
        out.own |= (shape.own >> cell_at[i] & 1) << i
        for j in range(shape.num_cells):
            out.near[i] |= (shape.near[cell_at[i]] >> cell_at[j] & 1) << j
        for wall in range(shape.num_walls):
            if shape.walls[cell_at[i]] >> wall & 1 and name_of[wall] < 0:
                name_of[wall] = out.num_walls
                out.num_walls += 1
        for wall in range(shape.num_walls):
            if shape.walls[cell_at[i]] >> wall & 1:
                out.walls[i] |= 1 << name_of[wall]


class EyeShapes:
    """Values shapes, and remembers them: a value depends on the shape alone."""

    def value_of(self, shape, points):
        i: cython.int
        turned: Shape
        found: ShapeValue
        cell_at: int8_t[MAX_CELLS]
        slot: cython.pointer[ShapeSlot] = self._find(shape)
        self.num_asked += 1
        if slot.shape.num_cells:
            return slot.value
        self._turn(shape, points, cython.address(turned), cell_at)
        slot = self._find(cython.address(turned))
        if not slot.shape.num_cells:
            slot.shape = turned
            self.shape = turned
            self._search(cython.address(slot.value))
            self.num_searched += 1
        found = slot.value
        slot = self._find(shape)
        if not slot.shape.num_cells:
            slot.shape = shape[0]
            slot.value = found
            slot.value.attacks = 0
            slot.value.defences = 0
            for i in range(shape.num_cells):
                slot.value.attacks |= (found.attacks >> i & 1) << cell_at[i]
                slot.value.defences |= (found.defences >> i & 1) << cell_at[i]
        return slot.value

    def _find(self, shape):
        """The slot of a shape; one that is to be filled has no cells."""
        i: cython.int
        at: cython.pointer[cython.const[uint8_t]] = cython.cast(cython.pointer[cython.const[uint8_t]], shape)
        mixed: uint64_t = 0
        slot: cython.pointer[ShapeSlot]
        for i in range(cython.cast(cython.int, cython.sizeof(Shape))):
            mixed = (mixed ^ at[i]) * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
            mixed ^= mixed >> 29
        for i in range(NUM_PROBES):
            slot = cython.address(self.slots[(mixed + i) & (SHAPE_SLOTS - 1)])
            if slot.shape.num_cells == 0:
                return slot
            if memcmp(cython.address(slot.shape), shape, cython.sizeof(Shape)) == 0:
                return slot
        slot = cython.address(self.slots[(mixed + (mixed >> 32) % NUM_PROBES) & (SHAPE_SLOTS - 1)])
        slot.shape.num_cells = 0
        return slot

    def _turn(self, shape, points, turned, cell_at):
        """The least of a shape's eight images, and which cell each of its cells was."""
        i: cython.int
        j: cython.int
        symmetry: cython.int
        order: int8_t[MAX_CELLS]
        image: Shape
        for i in range(shape.num_cells):
            order[i] = i
        for symmetry in range(8 if points != cython.NULL else 1):
            for i in range(1, shape.num_cells if points != cython.NULL else 0):
                j = i
                while j > 0 and place_of(symmetry, points[order[j - 1]]) > place_of(
                    symmetry, points[order[j]]
                ):
                    order[j], order[j - 1] = order[j - 1], order[j]
                    j -= 1
            reorder(shape, order, cython.address(image))
            if symmetry == 0 or memcmp(cython.address(image), turned, cython.sizeof(Shape)) < 0:
                turned[0] = image
                memcpy(cell_at, order, cython.sizeof(order))

    # -- the answers ------------------------------------------------------------------------------------

    def _search(self, value):
        """Ask for life alone, and with an eye elsewhere (the worst wall counts); add up."""
        i: cython.int
        wall: cython.int
        alone: int8_t[NUM_ASKED]
        helped: int8_t[NUM_ASKED]
        worst: int8_t[NUM_ASKED]
        self._fill_tables()
        self.has_ko = False
        self.num_states = 0
        memset(self.is_met, False, cython.sizeof(self.is_met))
        memset(self.is_asked, False, cython.sizeof(self.is_asked))
        self._ask(-1, alone)
        memset(worst, ONE_EYE, NUM_ASKED)
        for wall in range(self.shape.num_walls if alone[ASK_TWICE] < ONE_EYE else 0):
            self._ask(wall, helped)
            for i in range(NUM_ASKED):
                worst[i] = min(worst[i], helped[i])
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
        powers: cython.int[8]
        powers[0] = 1
        for i in range(1, 8):
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

    def _ask(self, ext_wall, answers):
        """Answers in eighths: 0 when a wall is taken, 4 when a ko decides, 8 when none can be taken.

        What was worked out for another ``ext_wall`` holds but where a wall is short of liberties.
        """
        i: cython.int
        root: cython.int
        known: cython.int = self.num_states
        self.ext_wall = ext_wall
        root = self._meet(self.shape.own, self.shape.enemies)
        i = 0
        self.is_asked[root] = True
        while i < self.num_states:
            if i >= known or self.is_special[self.states[i]]:
                self._expand(self.states[i])
            if i == 0:
                self._ask_after(root)
            i += 1
        memset(answers, 0, NUM_ASKED)
        self.enemy_ignores_ko = True
        self._grow()
        self._collect(answers, root)
        self.enemy_ignores_ko = False
        if self.has_ko:
            self._grow()
        self._collect(answers, root)

    def _ask_after(self, root):
        """The positions after the enemy's moves are asked for his next move, even if they are decided."""
        i: cython.int
        for i in range(self.shape.num_cells):
            if self.enemy_moves[root][i] >= 0:
                self.is_asked[self.enemy_moves[root][i] & STATE_MASK] = True

    def _collect(self, answers, root):
        """Add half an eye to each answer where the enemy does not win."""
        i: cython.int
        answers[ASK_ENEMY] += HALF_EYE * (not self.wins_first[root])
        answers[ASK_OWNER] += HALF_EYE * (not self.wins_second[root])
        for i in range(self.shape.num_cells):
            answers[ASK_ENEMY_AT + i] += HALF_EYE * (
                not self._wins_after(root, self.enemy_moves[root][i], False)
            )
            answers[ASK_OWNER_AT + i] += HALF_EYE * (
                not self._wins_after(root, self.owner_moves[root][i], True)
            )
        answers[ASK_TWICE] += HALF_EYE * (not self._wins_twice(root))

    def _wins_after(self, root, move, enemy_next):
        """Whether the enemy wins after a move; one that is not legal is a pass."""
        state: cython.int = move & STATE_MASK
        banned: cython.int = (move >> KO_SHIFT) - 1
        if move == WALL_TAKEN:
            return True
        if move == NO_STATE:
            return self.wins_first[root] if enemy_next else self.wins_second[root]
        if enemy_next:
            return self._enemy_wins(state, -1 if self.enemy_ignores_ko else banned)
        return self._owner_loses(state, banned if self.enemy_ignores_ko else -1)

    def _wins_twice(self, root):
        i: cython.int
        if self.wins_second[root] or self.lost_already[root]:
            return True
        for i in range(self.shape.num_cells):
            if self.enemy_moves[root][i] != NO_STATE and self._wins_second_move(
                self.enemy_moves[root][i], root
            ):
                return True
        return False

    def _wins_second_move(self, move, root):
        i: cython.int
        state: cython.int = move & STATE_MASK
        if self._wins_after(root, move, False) or self.lost_already[state]:
            return True
        for i in range(self.shape.num_cells):
            if self.enemy_moves[state][i] != NO_STATE and self._wins_after(
                state, self.enemy_moves[state][i], False
            ):
                return True
        return False

    # -- the states -------------------------------------------------------------------------------------

    def _meet(self, own, enemy):
        """The number of a state; it is listed the first time."""
        state: cython.int = self.power[own] + 2 * self.power[enemy]
        if not self.is_met[state]:
            self.is_met[state] = True
            self.own_of[state] = own
            self.enemy_of[state] = enemy
            self.states[self.num_states] = state
            self.num_states += 1
        return state

    def _expand(self, state):
        i: cython.int
        own: cython.int = self.own_of[state]
        enemy: cython.int = self.enemy_of[state]
        self.is_special[state] = False
        is_small: cython.bint = self._is_too_small(enemy)
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
                self.enemy_moves[state][i] = self._move_enemy(own, enemy, i)
                self.owner_moves[state][i] = self._move_owner(own, enemy, i)
                self.is_special[state] |= self.is_short

    def _is_safe(self, own, enemy):
        """Whether all walls are one string with the eyes that it needs, by Benson's rule."""
        walls: cython.int = 1
        region: cython.int
        grown: cython.int
        needed: cython.int = 1 if self.ext_wall >= 0 else 2
        cells: cython.int = self._flood_owner(own, 0, cython.address(walls))
        if walls != (1 << self.shape.num_walls) - 1:
            return False
        beside: cython.int = self.near_of[cells] | self.cells_of[walls]
        rest: cython.int = self.all_cells & ~cells
        while rest and needed:
            grown = rest & -rest
            region = 0
            while grown != region:
                region = grown
                grown |= self.near_of[region] & self.all_cells & ~cells
            rest &= ~region
            needed -= (
                not region & self.shape.open and not region & ~own & ~enemy & ~beside and not region & own
            )
        return needed == 0

    def _is_too_small(self, enemy):
        """Whether there is no room for the eyes that are needed beside enemy stones that cannot be taken."""
        grown: cython.int
        region: cython.int
        size: cython.int
        eyes: cython.int = 1 if self.ext_wall >= 0 else 0
        rest: cython.int = self.all_cells & ~self._flood_enemy(enemy, enemy & self.shape.open)
        left: cython.int = rest
        while left:
            grown = left & -left
            region = 0
            while grown != region:
                region = grown
                grown |= self.near_of[region] & rest
            left &= ~region
            size = count_cells(region & ~self.shape.open)
            eyes += min(size, (count_cells(region) + 1) >> 1)
        return eyes < 2

    def _flood_enemy(self, enemy, cells):
        grown: cython.int = cells | (self.near_of[cells] & enemy)
        while grown != cells:
            cells = grown
            grown = cells | (self.near_of[cells] & enemy)
        return cells

    def _flood_owner(self, own, cells, walls):
        """The cells of the string of these cells and walls; ``walls`` becomes all of its walls."""
        grown: cython.int = cells
        while True:
            walls[0] |= self.walls_of[grown]
            cells = grown
            grown |= own & (self.near_of[grown] | self.cells_of[walls[0]])
            if grown == cells:
                return cells

    def _has_no_liberty(self, own, enemy, cells, walls):
        if (self.near_of[cells] | self.cells_of[walls]) & ~(own | enemy):
            return False
        if walls:
            self.is_short = True
        return self.ext_wall < 0 or not walls >> self.ext_wall & 1

    def _take_owner(self, own, enemy, cell):
        """After an enemy move at ``cell``: the owner's loose stones that it takes, or WALL_TAKEN."""
        taken: cython.int = 0
        walls: cython.int
        cells: cython.int
        seeds: cython.int = self.shape.near[cell] & own
        rest: cython.int = self.shape.walls[cell]
        while rest:
            walls = rest & -rest
            rest &= rest - 1
            cells = self._flood_owner(own, 0, cython.address(walls))
            if self._has_no_liberty(own, enemy, cells, walls):
                return WALL_TAKEN
            rest &= ~walls
            seeds &= ~cells
        while seeds:
            walls = 0
            cells = self._flood_owner(own, seeds & -seeds, cython.address(walls))
            seeds &= ~cells
            if self._has_no_liberty(own, enemy, cells, walls):
                if walls:
                    return WALL_TAKEN
                taken |= cells
        return taken

    def _move_enemy(self, own, enemy, cell):
        taken: cython.int
        cells: cython.int
        libs: cython.int
        banned: cython.int = -1
        enemy |= 1 << cell
        taken = self._take_owner(own, enemy, cell)
        if taken == WALL_TAKEN:
            return WALL_TAKEN
        own &= ~taken
        cells = self._flood_enemy(enemy, 1 << cell)
        libs = self.near_of[cells] & ~(own | enemy)
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
        taken: cython.int = 0
        cells: cython.int
        libs: cython.int
        walls: cython.int = 0
        banned: cython.int = -1
        own |= 1 << cell
        seeds: cython.int = self.shape.near[cell] & enemy
        while seeds:
            cells = self._flood_enemy(enemy, seeds & -seeds)
            seeds &= ~cells
            if not cells & self.shape.open and self.near_of[cells] & ~(own | enemy) == 0:
                taken |= cells
        enemy &= ~taken
        cells = self._flood_owner(own, 1 << cell, cython.address(walls))
        if self._has_no_liberty(own, enemy, cells, walls):
            return NO_STATE
        libs = self.near_of[cells] & ~(own | enemy)
        if walls == 0 and not cells & (cells - 1) and libs == taken and not libs & (libs - 1):
            banned = trailing_zeros(libs)
            self.has_ko = True
        return self._meet(own, enemy) | (banned + 1) << KO_SHIFT

    def _is_lost(self, own, enemy):
        """Whether a wall has no liberty here, so that the enemy to move takes it from outside."""
        wall: cython.int
        walls: cython.int
        cells: cython.int
        for wall in range(self.shape.num_walls):
            walls = 1 << wall
            cells = self._flood_owner(own, 0, cython.address(walls))
            if (self.near_of[cells] | self.cells_of[walls]) & ~(own | enemy) == 0:
                return True
        return False

    # -- the positions that the enemy wins --------------------------------------------------------------

    def _grow(self):
        i: cython.int
        state: cython.int
        is_growing: cython.bint = True
        memset(self.wins_first, False, cython.sizeof(self.wins_first))
        memset(self.wins_second, False, cython.sizeof(self.wins_second))
        while is_growing:
            is_growing = False
            for i in range(self.num_states - 1, -1, -1):
                state = self.states[i]
                if not self.wins_second[state] and self._owner_loses(state, -1):
                    self.wins_second[state] = True
                    is_growing = True
                if not self.wins_first[state] and self._enemy_wins(state, -1):
                    self.wins_first[state] = True
                    is_growing = True

    def _enemy_wins(self, state, banned):
        """Whether a move of the enemy, or his passing, wins, by what is known so far."""
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
        """Whether every move of the owner, and his passing, loses, by what is known so far."""
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

    # -- for Python -------------------------------------------------------------------------------------

    def value(
        self,
        near: Sequence[Sequence[int]],
        walls: Sequence[Sequence[int]],
        open_cells: Sequence[int] = (),
        enemies: Sequence[int] = (),
    ) -> ShapeReport:
        """The value of a shape: for each cell its neighbours and its walls (0, 1, ...), then the open cells
        and those with enemy stones. EngineError when it is too large.
        """
        i: cython.int
        shape: Shape
        num_walls = max((wall for beside in walls for wall in beside), default=-1) + 1
        if len(near) > MAX_CELLS or num_walls > MAX_WALLS or len(near) != len(walls):
            raise EngineError(f"not a shape: {len(near)} cells, {num_walls} walls")
        memset(cython.address(shape), 0, cython.sizeof(Shape))
        shape.num_cells = len(near)
        shape.num_walls = num_walls
        shape.open = sum(1 << cell for cell in open_cells)
        shape.enemies = sum(1 << cell for cell in enemies)
        for i in range(len(near)):
            shape.near[i] = sum(1 << cell for cell in near[i])
            shape.walls[i] = sum(1 << wall for wall in walls[i])
        value: ShapeValue = self.value_of(cython.address(shape), cython.NULL)
        cells = range(len(near))
        return ShapeReport(
            value.min_eyes,
            value.typ_eyes,
            value.max_eyes,
            tuple(c for c in cells if value.attacks >> c & 1),
            tuple(c for c in cells if value.defences >> c & 1),
        )
