"""Which moves for or against a group are worth reading; see ``group_moves.pxd``."""

import cython

from engine.reader.group_judge import GroupJudge
from engine.reader.group_promise import GroupPromise


class GroupMoves:
    """Lists moves of the position that its ``GroupJudge`` judged last."""

    def __init__(self, judge: GroupJudge) -> None:
        self.judge = judge
        self.space = judge.space
        self.promise = GroupPromise(judge)

    def forget(self):
        memset(self.wins, 0, cython.sizeof(self.wins))

    def note_win(self, color, point):
        self.wins[color][point] += 1

    def _credit(self, color, point):
        """What is added to the value of a move for having won: WIN_VALUE for each doubling."""
        credit: cython.int = 0
        wins: cython.int = self.wins[color][point]
        while wins > 0:
            credit += WIN_VALUE
            wins >>= 1
        return credit

    def list_moves(self, board, stone, to_move):
        color: cython.int = board.color[stone]
        moves: PointSet
        near: PointSet
        point: cython.int
        value: cython.int
        i: cython.int
        most: cython.int
        self.promise.begin()
        most = MAX_MOVES if size_of(cython.address(self.promise.zone)) <= WIDE else MOST_IN_WIDE
        moves = any_of(cython.address(self.promise.zone), cython.address(self.space.liberties))
        moves = spread(cython.address(moves))
        near = any_of(cython.address(moves), cython.address(self.space.group))
        near = spread(cython.address(near))
        near = spread(cython.address(near))
        self._add_short_strings(board, color, cython.address(near), cython.address(moves))
        moves = both_of(cython.address(moves), cython.address(self.space.empty))
        self.number = 0
        point = next_point(cython.address(moves), FIRST)
        while point != NO_POINT:
            if self.promise.look(board, point, color, to_move):
                value = self.promise.promise(to_move != color) + self._credit(to_move, point)
                if self.number < most or value > self.values[most - 1]:
                    i = min(self.number, most - 1)
                    self.number = i + 1
                    self._put(i, point, value)
            point = next_point(cython.address(moves), point + 1)

    def _put(self, i, move, value):
        """Insert a move by its value among the first ``i`` moves, which are in order."""
        while i > 0 and self.values[i - 1] < value:
            self.values[i] = self.values[i - 1]
            self.moves[i] = self.moves[i - 1]
            i -= 1
        self.values[i] = value
        self.moves[i] = move

    def rank_moves(self, board, stone, to_move, most):
        i: cython.int
        value: cython.int
        self.promise.stand(board, stone)
        for i in range(min(self.number, MOST_PLAYED)):
            self.promise.play(board, stone, self.moves[i])
            value = self.promise.promise(to_move != board.color[stone]) + self._credit(to_move, self.moves[i])
            self._put(i, self.moves[i], value)
        # the others keep their order behind these
        for i in range(MOST_PLAYED, self.number):
            self.values[i] = min(self.values[i], self.values[0])
        self.has_left_out |= self.number > most
        self.number = min(self.number, most)

    def note_decided(self, board, stone, to_move, move, key):
        i: cython.int
        color: cython.int = board.color[stone]
        if not self.promise.notes(key, MAX_MOVES):
            return
        self.judge.judge(board, stone, to_move)
        self.list_moves(board, stone, to_move)
        for i in range(self.number):
            # stand() and play() lose the judgement
            self.judge.judge(board, stone, to_move)
            self.promise.begin()
            self.promise.look(board, self.moves[i], color, to_move)
            if i < MOST_PLAYED:
                self.promise.stand(board, stone)
                self.promise.play(board, stone, self.moves[i])
            self.promise.note(to_move != color, self.moves[i] == move)
        self.promise.end_position()

    def _add_short_strings(self, board, color, near, moves):
        """Add the liberties of short strings nearby, and of short strings that hold these."""
        head: cython.int
        point: cython.int
        beside: PointSet = spread(cython.address(self.space.group))
        stones: PointSet = any_of(
            cython.address(self.space.stones[BLACK]), cython.address(self.space.stones[WHITE])
        )
        far: PointSet = without(cython.address(stones), near)
        short: PointSet
        stones = both_of(cython.address(stones), near)
        stones = without(cython.address(stones), cython.address(self.space.group))
        clear_points(cython.address(short))
        point = next_point(cython.address(stones), FIRST)
        while point != NO_POINT:
            head = board.string_of[point]
            if board.strings[head].num_liberties <= 2 or (
                board.strings[head].num_liberties == 3
                and board.color[point] != color
                and has_point(cython.address(beside), point)
            ):
                add_all(moves, board.strings[head].liberties)
                add_stones(board, head, cython.address(short))
            point = next_point(cython.address(stones), point + 1)
        # strings that hold these may be short of liberties too, wherever they reach
        short = spread(cython.address(short))
        stones = both_of(cython.address(short), cython.address(far))
        point = next_point(cython.address(stones), FIRST)
        while point != NO_POINT:
            head = board.string_of[point]
            if board.strings[head].num_liberties <= 3:
                add_all(moves, board.strings[head].liberties)
            point = next_point(cython.address(stones), point + 1)
