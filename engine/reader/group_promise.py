"""How promising a move for or against a group is; see ``group_promise.pxd``."""

import cython

from engine.board import Board
from engine.reader.group_judge import GroupJudge
from engine.reader.group_promise_weights import BIAS, OUT, ROWS

#: the traits in the order of their numbers, each with how many values it has
PROMISE_SIZES = {
    "zone": 3,
    "room_beside": 5,
    "room_across": 5,
    "enemy_liberties": 5,
    "group_liberties": 5,
    "group_strings": 5,
    "friends": 3,
    "corners": 5,
    "liberties": 6,
    "captured": 5,
    "edges": 3,
    "is_liberty": 2,
    "step": 7,
    "enemies": 5,
    "liberties_there": 6,
    "captured_there": 5,
    "place": (FAR_LINE + 1) * (FAR_LINE + 1),
    "enemy_corners": 5,
    "own_beside": 5,
    "empty_parts": 5,
    "own_parts": 5,
    "enemy_parts": 5,
    "own_beyond": 5,
    "enemy_beyond": 5,
    "gain": GAIN_VALUES,
    "loss": LOSS_VALUES,
}


#: the eight points around a point, as rows and columns from it, clockwise: a corner, a side, and so on
AROUND = ((-1, -1), (-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1))


class GroupPromise:
    """Says how promising the moves are in the position that its ``GroupJudge`` judged last."""

    def __init__(self, judge: GroupJudge) -> None:
        i: cython.int
        j: cython.int
        k: cython.int
        unit: cython.int
        self.judge = judge
        self.space = judge.space
        self.traits = cython.address(self.all_traits[0][0])
        for i, (row, column) in enumerate(AROUND):
            self.around[i] = row * STRIDE + column
        for i in range(2):
            for unit in range(UNITS):
                self.bias[i][unit] = BIAS[i][unit]
                self.out[i][unit] = OUT[i][unit]
            for j, rows in enumerate(ROWS[i]):
                for k, row in enumerate(rows):
                    for unit in range(UNITS):
                        self.rows[i][j][k][unit] = row[unit]

    def begin(self):
        self.zone = any_of(cython.address(self.judge.possible), cython.address(self.space.enclosed))

    def look(self, board, point, color, to_move):
        outcome: Outcome
        legal: cython.int = board.check(to_move, point)
        is_near: cython.bint
        if legal != LEGAL and legal != KO:
            return False
        self.traits = cython.address(self.all_traits[point][0])
        is_near = self._look_beside(board, point, color)
        is_near |= self._look_across(board, point, color)
        self.traits[0] = 0
        if has_point(cython.address(self.zone), point):
            self.traits[0] = 1 if has_point(cython.address(self.judge.sure), point) else 2
        if not is_near and not self.traits[0]:
            return False
        outcome = outcome_of(board, to_move, point)
        self.traits[8] = min(outcome.liberties, 5)
        self.traits[9] = min(outcome.captured, 4)
        self.traits[11] = has_point(cython.address(self.space.liberties), point)
        self.traits[12] = self._step(board, point)
        outcome = outcome_of(board, other(to_move), point)
        self.traits[14] = min(outcome.liberties, 5)
        self.traits[15] = min(outcome.captured, 4)
        self._look_round(board, point, color)
        self.traits[NUM_STILL] = GAIN_VALUES - 1
        self.traits[NUM_STILL + 1] = LOSS_VALUES - 1
        return True

    def _look_beside(self, board, point, color):
        """Find traits of the four points beside it; whether the group, or what it may need, is there."""
        i: cython.int
        near: cython.int
        head: cython.int
        room: cython.int = 0
        edges: cython.int = 0
        enemies: cython.int = 0
        strings: cython.int = 0
        friends: cython.int = 0
        his: cython.int = 4
        own: cython.int = 4
        heads: cython.int[4]
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == EMPTY:
                room += has_point(cython.address(self.zone), near)
                continue
            if board.color[near] == EDGE:
                edges += 1
                continue
            head = board.string_of[near]
            if board.color[near] != color:
                enemies += 1
                his = min(his, board.strings[head].num_liberties)
            elif not has_point(cython.address(self.space.group), near):
                friends = max(friends, 1 + has_point(cython.address(self.space.strong[color]), near))
            else:
                own = min(own, board.strings[head].num_liberties)
                strings = add_head(heads, strings, head)
        self.traits[1] = room
        self.traits[3] = his if enemies else 0
        self.traits[4] = own if strings else 0
        self.traits[5] = strings
        self.traits[6] = friends
        self.traits[10] = edges
        self.traits[13] = enemies
        return room > 0 or strings > 0 or friends > 0 or (enemies > 0 and his <= 3)

    def _look_across(self, board, point, color):
        """Find traits of the four points diagonal to it; whether room, or a stone of that side, is there."""
        i: cython.int
        near: cython.int
        room: cython.int = 0
        corners: cython.int = 0
        for i in range(4):
            near = diagonal(point, i)
            if board.color[near] == EMPTY:
                room += has_point(cython.address(self.zone), near)
            elif board.color[near] == color:
                corners += 1
        self.traits[2] = room
        self.traits[7] = corners
        return room > 0 or corners > 0

    def _look_round(self, board, point, color):
        """Find traits of its place, of the eight points around it, and of those two steps away in a line.

        The eight points are taken as a ring: into how many runs do its empty points fall, and the stones of
        each side?
        """
        i: cython.int
        kind: cython.int
        before: cython.int
        row: cython.int = row_of(point)
        column: cython.int = col_of(point)
        row = min(min(row, board.size - 1 - row), FAR_LINE)
        column = min(min(column, board.size - 1 - column), FAR_LINE)
        self.traits[16] = min(row, column) * (FAR_LINE + 1) + max(row, column)
        for i in range(17, NUM_STILL):
            self.traits[i] = 0
        before = kind_of(board.color[point + self.around[7]], color)
        for i in range(8):
            kind = kind_of(board.color[point + self.around[i]], color)
            self.traits[17] += i & 1 == 0 and kind == 2
            self.traits[18] += i & 1 == 1 and kind == 1
            if kind != before and kind < 3:
                self.traits[19 + kind] += 1
            before = kind
        for i in range(4):
            kind = kind_of(board.color[point + 2 * OFFSETS[i]], color)
            self.traits[22] += kind == 1
            self.traits[23] += kind == 2

    def _step(self, board, point):
        """How far it is from the last move: 0 if there was none, 1 beside it, 2 diagonal to it, up to 6."""
        last: cython.int
        rows: cython.int
        columns: cython.int
        if board.num_moves == 0:
            return 0
        last = board.frames[board.num_moves - 1].point
        if last == PASS:
            return 0
        rows = abs(row_of(last) - row_of(point))
        columns = abs(col_of(last) - col_of(point))
        if rows + columns > 2:
            return 4 if rows + columns == 3 else 5 if rows + columns <= 5 else 6
        if rows + columns == 2:
            return 2 if rows == 1 else 3
        return 1

    def promise(self, attacking):
        i: cython.int
        unit: cython.int
        found: cython.int = 0
        units: int16_t[UNITS]
        for unit in range(UNITS):
            units[unit] = self.bias[attacking][unit]
        for i in range(NUM_PROMISES):
            add_row(units, self.rows[attacking][i][self.traits[i]])
        for unit in range(UNITS):
            found += cython.cast(cython.int, max(units[unit], 0)) * self.out[attacking][unit]
        return found // (ROW_SCALE * OUT_SCALE // PROMISE_SCALE)

    def stand(self, board, stone):
        self.standing = self._worth_after(board, stone, NO_POINT, EMPTY)

    def play(self, board, stone, move):
        color: cython.int = board.color[stone]
        gain: cython.int = self._worth_after(board, stone, move, color) - self.standing
        loss: cython.int = self.standing - self._worth_after(board, stone, move, other(color))
        self.traits = cython.address(self.all_traits[move][0])
        self.traits[NUM_STILL] = min(max(gain + 2, 0), GAIN_VALUES - 2)
        self.traits[NUM_STILL + 1] = min(max(loss + 2, 0), LOSS_VALUES - 2)

    def _worth_after(self, board, stone, move, color):
        """How much sure room and how many stones the group has after a move of ``color`` (EMPTY: no move)."""
        defender: cython.int = board.color[stone]
        after: PointSet
        worth: cython.int
        if color != EMPTY and self.space.play(board, color, move) != LEGAL:
            color = EMPTY
        if board.color[stone] != defender:
            self.space.take_back(board)
            return -LOSS_VALUES
        self.space.tie(board, stone)
        self.space.run_waves(defender, True, cython.address(after))
        if color == defender:
            drop_point(cython.address(self.space.group), move)
        worth = size_of(cython.address(after)) + size_of(cython.address(self.space.group))
        if color != EMPTY:
            self.space.take_back(board)
        return worth

    def notes(self, key, number):
        return self.num_noted + number <= self.most_noted and not (key >> 40) & (NOTED_NODES - 1)

    def note(self, attacking, has_decided):
        i: cython.int
        row: cython.pointer(int8_t) = self.noted_traits + self.num_noted * (NUM_PROMISES + 2)
        for i in range(NUM_PROMISES):
            row[i] = self.traits[i]
        row[NUM_PROMISES] = attacking
        row[NUM_PROMISES + 1] = has_decided
        self.noted_positions[self.num_noted] = self.num_positions
        self.num_noted += 1

    def end_position(self):
        self.num_positions += 1

    # -- for Python ------------------------------------------------------------------------------------

    def __dealloc__(self):
        free(self.noted_positions)
        free(self.noted_traits)

    def note_moves(self, most: int) -> None:
        """From now on note the moves of one in NOTED_NODES decided positions, up to ``most`` moves at a time.

        Raises MemoryError.
        """
        free(self.noted_positions)
        free(self.noted_traits)
        self.num_noted = self.most_noted = self.num_positions = 0
        self.noted_positions = cython.cast("int32_t*", malloc(most * cython.sizeof(int32_t)))
        self.noted_traits = cython.cast("int8_t*", malloc(most * (NUM_PROMISES + 2)))
        if self.noted_positions == cython.NULL or self.noted_traits == cython.NULL:
            raise MemoryError
        self.most_noted = most

    def traits_of(self, board: Board, stone: int, move: int, to_move: int) -> list[int] | None:
        """The traits of a move for or against the group of a stone, in the order of PROMISE_SIZES.

        None for a move that is not legal or has nothing to do with the group. Raises EngineError when there
        is no stone, and unless ``to_move`` is BLACK or WHITE.
        """
        i: cython.int
        self.judge.judged(board, stone, to_move)
        if board.color_at(move) != EMPTY:
            return None
        self.begin()
        if not self.look(board, move, board.color_at(stone), to_move):
            return None
        self.stand(board, stone)
        self.play(board, stone, move)
        return [self.traits[i] for i in range(NUM_PROMISES)]

    def promised(self, attacking: bool) -> int:
        """What the move of the last ``traits_of`` promises, in sixteenths of a nat."""
        return self.promise(attacking)

    def noted(self) -> list[list[int]]:
        """The moves noted since the last call. For each: the number of its position, its traits
        (``PROMISE_SIZES``), then 1 if the attacker was to move, then 1 if this move decided."""
        i: cython.int
        j: cython.int
        found = []
        for i in range(self.num_noted):
            row = [self.noted_traits[i * (NUM_PROMISES + 2) + j] for j in range(NUM_PROMISES + 2)]
            found.append([self.noted_positions[i], *row])
        self.num_noted = self.num_positions = 0
        return found
