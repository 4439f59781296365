"""Moves for or against a group; see ``group_moves.pxd``."""

import cython

from engine.reader.group_judge import GroupJudge


class GroupMoves:
    """Lists the moves of the position that its judge judged last."""

    def __init__(self, judge: GroupJudge) -> None:
        self.judge = judge
        self.space = judge.space

    def forget(self):
        memset(self.wins, 0, cython.sizeof(self.wins))

    def note_win(self, color, point):
        self.wins[color][point] += 1

    def _credit(self, color, point):
        """For moves that have won: the logarithm of how often."""
        credit: cython.int = 0
        wins: cython.int = self.wins[color][point]
        while wins > 0:
            credit += WIN_VALUE
            wins >>= 1
        return credit

    def list_moves(self, board, stone, to_move):
        color: cython.int = board.color[stone]
        zone: PointSet = any_of(cython.address(self.judge.possible), cython.address(self.space.enclosed))
        moves: PointSet
        near: PointSet
        point: cython.int
        worth: cython.int
        i: cython.int
        most: cython.int
        most = MAX_MOVES if size_of(cython.address(zone)) <= 14 else 14
        moves = any_of(cython.address(zone), cython.address(self.space.liberties))
        moves = spread(cython.address(moves))
        near = any_of(cython.address(moves), cython.address(self.space.group))
        near = spread(cython.address(near))
        near = spread(cython.address(near))
        self._add_short_strings(board, color, cython.address(near), cython.address(moves))
        moves = both_of(cython.address(moves), cython.address(self.space.empty))
        self.number = 0
        point = next_point(cython.address(moves), FIRST)
        while point != NO_POINT:
            worth = self._worth(board, point, color, to_move, cython.address(zone))
            if worth > 0:
                worth += self._credit(to_move, point)
            if worth > 0 and (self.number < most or worth > self.values[self.number - 1]):
                i = self.number
                if i == most:
                    i -= 1
                else:
                    self.number += 1
                while i > 0 and self.values[i - 1] < worth:
                    self.values[i] = self.values[i - 1]
                    self.moves[i] = self.moves[i - 1]
                    i -= 1
                self.values[i] = worth
                self.moves[i] = point
            point = next_point(cython.address(moves), point + 1)

    def rank_moves(self, board, stone, most):
        """Those first that change most; only the best so many."""
        i: cython.int
        j: cython.int
        move: cython.int
        value: cython.int
        for i in range(self.number):
            move = self.moves[i]
            value = self.values[i] + GAIN_VALUE * min(self._gain(board, stone, move), MOST_GAIN)
            j = i
            while j > 0 and self.values[j - 1] < value:
                self.values[j] = self.values[j - 1]
                self.moves[j] = self.moves[j - 1]
                j -= 1
            self.values[j] = value
            self.moves[j] = move
        self.has_left_out |= self.number > most
        self.number = min(self.number, most)

    def _gain(self, board, stone, move):
        """Room and stones of the group after its own move at a point, less those after the enemy's."""
        color: cython.int = board.color[stone]
        own: cython.int = self._worth_after(board, stone, move, color)
        his: cython.int = self._worth_after(board, stone, move, other(color))
        return abs(own - his)

    def _worth_after(self, board, stone, move, color):
        """Twice the sure room of the group and its stones, after a move of either side."""
        defender: cython.int = board.color[stone]
        after: PointSet
        worth: cython.int
        if self.space.play(board, color, move) != LEGAL:
            color = EMPTY
        elif board.color[stone] != defender:
            self.space.take_back(board)
            return -20
        self.space.tie(board, stone)
        self.space.run_waves(defender, True, cython.address(after))
        if color == defender:
            drop_point(cython.address(self.space.group), move)
        worth = size_of(cython.address(after)) + size_of(cython.address(self.space.group))
        if color != EMPTY:
            self.space.take_back(board)
        return 2 * worth

    def _add_short_strings(self, board, color, near, moves):
        """The liberties of strings close by that are short of them."""
        head: cython.int
        point: cython.int
        beside: PointSet = spread(cython.address(self.space.group))
        stones: PointSet = any_of(
            cython.address(self.space.stones[BLACK]), cython.address(self.space.stones[WHITE])
        )
        stones = both_of(cython.address(stones), near)
        stones = without(cython.address(stones), cython.address(self.space.group))
        point = next_point(cython.address(stones), FIRST)
        while point != NO_POINT:
            head = board.string_of[point]
            if board.strings[head].num_liberties <= 2 or (
                board.strings[head].num_liberties == 3
                and board.color[point] != color
                and has_point(cython.address(beside), point)
            ):
                add_all(moves, board.strings[head].liberties)
            point = next_point(cython.address(stones), point + 1)

    def _worth(self, board, point, color, to_move, zone):
        """How promising a move is, for whoever plays it: 0 is not at all."""
        i: cython.int
        near: cython.int
        head: cython.int
        legal: cython.int
        value: cython.int = 0
        liberties: cython.int
        touches: cython.int = 0
        outcome: Outcome
        legal = board.check(to_move, point)
        if legal != LEGAL and legal != KO:
            return 0
        if has_point(zone, point):
            value += 4
            if not has_point(cython.address(self.judge.sure), point):
                value += 4
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == EMPTY:
                value += 2 * has_point(zone, near)
            elif board.color[near] != EDGE:
                touches += 1
                head = board.string_of[near]
                liberties = board.strings[head].num_liberties
                if board.color[near] != color:
                    if liberties == 1:
                        value += 14
                    elif liberties <= 3:
                        value += 5 - liberties
                elif has_point(cython.address(self.space.group), near):
                    value += 2
                    if liberties == 1:
                        value += 20
                    elif liberties == 2:
                        value += 3
                else:
                    value += 1 + 4 * has_point(cython.address(self.space.strong[color]), near)
        for i in range(4):
            near = point + (OFFSETS[0] if i < 2 else OFFSETS[3]) + (OFFSETS[1] if i & 1 else OFFSETS[2])
            if board.color[near] == EMPTY:
                value += has_point(zone, near)
            elif board.color[near] == color:
                value += 1
        if value > 0:
            outcome = outcome_of(board, to_move, point)
            if outcome.liberties == 1 and outcome.captured == 0:
                value -= 4
            if value < 1:
                value = 1
        return value
