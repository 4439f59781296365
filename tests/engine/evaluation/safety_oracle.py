"""Whether one side can keep stones and deny territory although the other moves first, by trying everything.

By the rules of the game alone, with sets of points as numbers: a bit for each point, row by row. The attacker
may ignore ko bans, the keeper may not; a position that comes again is no loss for the keeper.
"""

from engine.points import board_points, coordinates, opponent


class TooLong(Exception):
    """More positions than the question may cost."""


class SafetyOracle:
    """One board, one side that keeps; a position is the attacker's stones and the keeper's."""

    def __init__(self, board, keeper, limit=30_000):
        self.limit = limit
        self.width = board.size + 1  # a bit that is no point ends each row
        points = board_points(board.size)
        self.all = self.set_of(points)
        self.start = tuple(
            self.set_of(at for at in points if board.color_at(at) == color)
            for color in (opponent(keeper), keeper)
        )

    def set_of(self, points):
        return sum(1 << row * self.width + col for col, row in map(coordinates, points))

    def keeps(self, stones, territory=()):
        """Whether all ``stones`` stay, and no stone of the attacker's on ``territory`` lives for good."""
        stones, territory = self.set_of(stones), self.set_of(territory)
        self.moves, self.answers, lost = {}, {}, set()
        todo = [self.start]
        while todo:
            position = todo.pop()
            if position in self.moves:
                continue
            if len(self.moves) > self.limit:
                raise TooLong
            self.moves[position] = set(self.after(*position))
            for moved in self.moves[position] - self.answers.keys():
                attacker, keeper, ban = moved
                if stones & ~keeper or self.lives(attacker, territory, keeper):
                    lost.add(moved)
                    self.answers[moved] = set()
                    continue
                replies = {(enemy, own) for own, enemy, _ in self.after(keeper, attacker, ban)}
                self.answers[moved] = replies | {(attacker, keeper)}
                todo += self.answers[moved]
        return self.start not in self.attacked(lost)

    def attacked(self, lost):
        """The positions from which the attacker gets what he wants, found backwards."""
        before, after = {}, {}
        for position, moves in self.moves.items():
            for moved in moves:
                before.setdefault(moved, []).append(position)
        for moved, replies in self.answers.items():
            for reply in replies:
                after.setdefault(reply, []).append(moved)
        left = {moved: len(replies) for moved, replies in self.answers.items()}
        won, todo = set(), list(lost)
        while todo:
            for position in before.get(todo.pop(), ()):
                if position in won:
                    continue
                won.add(position)
                for moved in after.get(position, ()):
                    left[moved] -= 1
                    if left[moved] == 0:
                        todo.append(moved)
        return won

    def beside(self, points):
        """The points next to any of these, some of which may be among these."""
        return (points << 1 | points >> 1 | points << self.width | points >> self.width) & self.all

    def part(self, points, seed):
        """Those of the points that hang together with one of them."""
        found, last = 0, seed
        while found != last:
            found, last = last, last | self.beside(last) & points
        return found

    def parts(self, points):
        """All of the points, by what hangs together."""
        while points:
            part = self.part(points, points & -points)
            points ^= part
            yield part

    def after(self, own, enemy, ban=0):
        """Both sides' stones after every move of one, and the point that the other may not retake at once."""
        liberties = [(string, self.beside(string) & ~(own | enemy)) for string in self.parts(enemy)]
        empty = self.all & ~(own | enemy | ban)
        while empty:
            at = empty & -empty
            empty ^= at
            taken = sum(string for string, last in liberties if last == at)
            stones, others = own | at, enemy & ~taken
            string = self.part(stones, at)
            left = self.beside(string) & ~(stones | others)
            if left:
                is_ko = string == at and left == taken and taken.bit_count() == 1
                yield stones, others, taken if is_ko else 0

    def lives(self, attacker, territory, keeper):
        """Whether a stone of the attacker's there is unconditionally alive, by Benson's definition."""
        if not attacker & territory:
            return False
        strings, regions = set(self.parts(attacker)), set(self.parts(self.all & ~attacker))
        while True:
            kept = {
                string
                for string in strings
                if sum(not region & ~keeper & ~self.beside(string) for region in regions) >= 2
            }
            if kept == strings:
                return any(string & territory for string in strings)
            for string in strings - kept:
                regions = {region for region in regions if not region & self.beside(string)}
            strings = kept
