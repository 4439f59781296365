"""Exhaustive search of what a few open points are worth, in plain Python, from the board's colors alone.

Both sides may play at any open point that the rules allow, and pass; two passes end, and every stone
counts as it stands. No region is taken for settled, no move for senseless. Stones elsewhere cannot be taken.

A question is whether one side (``hunter``) can bring the other one's area lead down to a number in so many
moves. What he can do so he does without coming back to a position, so it holds under any rule of ko.
"""

import functools

from engine.board import Board
from engine.points import BLACK, WHITE, board_points, coordinates, opponent


class Oracle:
    """About the open points of one position; a set of points is a number, with a bit for each."""

    def __init__(self, board: Board, open_points: set[int]) -> None:
        self.points = sorted(open_points)
        self.width = board.size + 1  # a bit that is no point ends each row
        self.bits = {at: self.bit(at) for at in self.points}
        self.all = sum(self.bits.values())
        self.wall = {BLACK: 0, WHITE: 0}
        self.start = {BLACK: 0, WHITE: 0}
        for color in (BLACK, WHITE):
            stones = sum(self.bit(at) for at in board_points(board.size) if board.color_at(at) == color)
            self.start[color] = stones & self.all
            self.wall[color] = self.beside(stones & ~self.all)
        self.num_nodes = 0
        self.known: dict = {}
        # the same sets and states come again in the search
        self.parts = functools.cache(self.parts)
        self.moves = functools.cache(self.moves)

    # -- the rules ----------------------------------------------------------------------------------------

    def bit(self, at: int) -> int:
        col, row = coordinates(at)
        return 1 << row * self.width + col

    def beside(self, points: int) -> int:
        """The open points next to any of these, some of which may be among these."""
        return (points << 1 | points >> 1 | points << self.width | points >> self.width) & self.all

    def parts(self, points: int) -> list[tuple[int, int]]:
        """What hangs together of a set of points, each with the points beside it."""
        found = []
        while points:
            part, grown = 0, points & -points
            while part != grown:
                part = grown
                grown |= self.beside(part) & points
            found.append((part, self.beside(part) & ~part))
            points ^= part
        return found

    def play(self, state, bit):
        """The state after a move, 0 for a pass: own and enemy stones, ko, side, passed; None if not legal."""
        own, enemy, ko, color, _ = state
        if not bit:
            return enemy, own, 0, opponent(color), True
        if (own | enemy | ko) & bit:
            return None
        own |= bit
        taken = 0
        for string, liberties in self.parts(enemy):
            if liberties & ~own == 0 != liberties & bit and not string & self.wall[opponent(color)]:
                taken |= string
        enemy ^= taken
        ((string, liberties),) = [part for part in self.parts(own) if part[0] & bit]
        liberties &= ~enemy
        holds_on = string & self.wall[color]
        if not liberties and not holds_on:
            return None
        is_ko = string == bit and not holds_on and taken.bit_count() == liberties.bit_count() == 1
        return enemy, own, taken if is_ko else 0, opponent(color), False

    def lead(self, state) -> int:
        """What the side to move leads by, of the open points as they stand."""
        own, enemy, _, color, _ = state
        lead = own.bit_count() - enemy.bit_count()
        for region, edge in self.parts(self.all & ~(own | enemy)):
            mine = bool(edge & own or region & self.wall[color])
            theirs = bool(edge & enemy or region & self.wall[opponent(color)])
            lead += region.bit_count() * (mine - theirs)
        return lead

    # -- the search ---------------------------------------------------------------------------------------

    def state(self, color: int):
        return self.start[color], self.start[opponent(color)], 0, color, False

    def can_hold(self, state, hunter: int, most: int, depth: int = 40) -> bool:
        """Whether the hunter can bring his enemy's lead down to ``most`` in so many moves."""
        self.hunter, self.most = hunter, most
        self.won, self.tried = self.known.setdefault((hunter, most), (set(), {}))
        return any(self.hunts(state, limit) for limit in range(2, depth + 1, 2))

    def hunts(self, state, depth: int) -> bool:
        if state in self.won:
            return True
        if self.tried.get(state, -1) >= depth:
            return False
        self.num_nodes += 1
        found = self.hunts_on(state, depth)
        if found:
            self.won.add(state)
        else:
            self.tried[state] = depth
        return found

    def hunts_on(self, state, depth: int) -> bool:
        is_hunter = state[3] == self.hunter
        if state[4]:
            lead = self.lead(state)
            if ((-lead if is_hunter else lead) <= self.most) == is_hunter:
                return is_hunter
        if depth == 0:
            return False
        answers = (self.hunts(after, depth - 1) for after in self.follow(state))
        return any(answers) if is_hunter else all(answers)

    def follow(self, state):
        """What moves lead to: a pass that may end it first, then captures, other moves, the pass."""
        passed = state[4]
        if not passed and state[3] == self.hunter and -self.lead(state) <= self.most:
            yield self.play(state, 0)
        yield from self.moves(state)
        if not passed:
            yield self.play(state, 0)

    def moves(self, state):
        """What all moves but the pass lead to, captures first."""
        empty = [bit for bit in self.bits.values() if not bit & (state[0] | state[1])]
        found = [after for bit in empty if (after := self.play(state, bit))]
        return sorted(found, key=lambda after: after[0].bit_count() == state[1].bit_count())


def proves_seki(board: Board, open_points: set[int]) -> bool:
    """Whether for both sides every move but a pass costs points."""
    oracle = Oracle(board, open_points)
    for color in (BLACK, WHITE):
        state = oracle.state(color)
        now = oracle.lead(state)
        for bit in oracle.bits.values():
            after = oracle.play(state, bit)
            if after is not None and not oracle.can_hold(after, opponent(color), now - 1):
                return False
    return True
