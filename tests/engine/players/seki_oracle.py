"""Exhaustive search of what a few open points are worth, in plain Python, from the board's colors alone.

Both sides may play at any open point that the rules allow, and pass; two passes end, and every stone
counts as it stands. No region is taken for settled, no move for senseless. Stones elsewhere cannot be taken.

A question is whether one side (``hunter``) can bring the other one's area lead down to a number in so many
moves. What he can do so he does without coming back to a position, so it holds under any rule of ko.
"""

from engine.board import Board
from engine.points import BLACK, EMPTY, WHITE, coordinates, opponent, point


class Oracle:
    """About the open points of one position."""

    def __init__(self, board: Board, open_points: set[int]) -> None:
        self.points = sorted(open_points)
        index = {at: number for number, at in enumerate(self.points)}
        self.near = [[index[n] for n in beside(board, at) if n in index] for at in self.points]
        self.around = [0] * len(self.points)
        for number, links in enumerate(self.near):
            for link in links:
                self.around[number] |= 1 << link
        self.held = {BLACK: 0, WHITE: 0}
        self.wall = {BLACK: 0, WHITE: 0}
        self.start = {BLACK: 0, WHITE: 0}
        for at, number in index.items():
            if board.color_at(at) != EMPTY:
                self.start[board.color_at(at)] |= 1 << number
            for near in beside(board, at):
                if near not in index and board.color_at(near) != EMPTY:
                    self.wall[board.color_at(near)] |= 1 << number
        self.all = (1 << len(self.points)) - 1
        self.num_nodes = 0

    # -- the rules ----------------------------------------------------------------------------------------

    def string(self, stones: int, seed: int) -> int:
        """The stones that hang together with some, of a set."""
        found = last = seed
        while last:
            spread = 0
            while last:
                low = last & -last
                spread |= self.around[low.bit_length() - 1]
                last ^= low
            last = spread & stones & ~found
            found |= last
        return found

    def breathes(self, stones: int, string: int, color: int, taken: int) -> bool:
        """Whether a string has a liberty or holds on to the wall; ``taken`` are all points with stones."""
        return bool(string & self.wall[color]) or self.num_liberties(string, taken) > 0

    def num_liberties(self, string: int, taken: int) -> int:
        free = 0
        while string:
            low = string & -string
            free |= self.around[low.bit_length() - 1]
            string ^= low
        return (free & ~taken).bit_count()

    def play(self, state, at):
        """The state after a move, None if it is not legal: own and enemy stones, ko, side, passed."""
        own, enemy, ko, color, _ = state
        if at is None:
            return enemy, own, None, opponent(color), True
        bit = 1 << at
        if (own | enemy) & bit or at == ko:
            return None
        own |= bit
        taken = 0
        for near in self.near[at]:
            if enemy >> near & 1 and not taken >> near & 1:
                string = self.string(enemy, 1 << near)
                if not self.breathes(enemy, string, opponent(color), own | enemy):
                    taken |= string
        enemy &= ~taken
        string = self.string(own, bit)
        if not self.breathes(own, string, color, own | enemy):
            return None
        alone = string == bit and not string & self.wall[color]
        is_ko = alone and taken.bit_count() == 1 and self.num_liberties(string, own | enemy) == 1
        return enemy, own, (taken.bit_length() - 1 if is_ko else None), opponent(color), False

    def lead(self, state) -> int:
        """What the side to move leads by, of the open points as they stand."""
        own, enemy, _, color, _ = state
        lead = own.bit_count() - enemy.bit_count()
        empty = self.all & ~(own | enemy)
        while empty:
            region = self.string(empty, empty & -empty)
            empty &= ~region
            edge = 0
            rest = region
            while rest:
                low = rest & -rest
                edge |= self.around[low.bit_length() - 1]
                rest ^= low
            mine = bool(edge & own or region & self.wall[color])
            theirs = bool(edge & enemy or region & self.wall[opponent(color)])
            lead += region.bit_count() * (mine - theirs)
        return lead

    # -- the search ---------------------------------------------------------------------------------------

    def state(self, color: int):
        return self.start[color], self.start[opponent(color)], None, color, False

    def can_hold(self, state, hunter: int, most: int, depth: int = 40) -> bool:
        """Whether the hunter can bring his enemy's lead down to ``most`` in so many moves."""
        self.hunter, self.most = hunter, most
        self.won: set = set()
        self.tried: dict = {}
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
        _, enemy, _, _, passed = state
        if not passed:
            lead = self.lead(state)
            if state[3] == self.hunter and -lead <= self.most:
                yield self.play(state, None)
        quiet = []
        for at in range(len(self.points)):
            after = self.play(state, at)
            if after is None:
                continue
            if after[0].bit_count() < enemy.bit_count():
                yield after
            else:
                quiet.append(after)
        yield from quiet
        if not passed:
            yield self.play(state, None)


def beside(board: Board, at: int) -> list[int]:
    col, row = coordinates(at)
    near = ((col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1))
    return [point(c, r) for c, r in near if 0 <= c < board.size and 0 <= r < board.size]


def proves_seki(board: Board, open_points: set[int]) -> bool:
    """Whether for both sides every move but a pass costs points."""
    oracle = Oracle(board, open_points)
    for color in (BLACK, WHITE):
        state = oracle.state(color)
        now = oracle.lead(state)
        for at in range(len(oracle.points)):
            after = oracle.play(state, at)
            if after is not None and not oracle.can_hold(after, opponent(color), now - 1):
                return False
    return True
