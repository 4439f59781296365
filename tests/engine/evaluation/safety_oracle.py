"""Whether one side can keep stones and deny territory although the other moves first, by trying everything.

Plain sets and dictionaries, by the rules of the game alone. The attacker may ignore ko bans, the keeper may
not; a position that comes again is no loss for the keeper.
"""

from reading_positions import around

from engine.points import board_points, opponent


class TooLong(Exception):
    """More positions than the question may cost."""


class SafetyOracle:
    """One board, one side that keeps."""

    def __init__(self, board, keeper, limit=30_000):
        self.keeper, self.attacker, self.limit = keeper, opponent(keeper), limit
        self.near = {at: around(board, at) for at in board_points(board.size)}
        self.start = tuple(sorted((at, board.color_at(at)) for at in self.near))

    def keeps(self, stones, territory=()):
        """Whether all ``stones`` stay, and no stone of the attacker's on ``territory`` lives for good."""
        stones, territory = frozenset(stones), frozenset(territory)
        self.moves, self.answers, lost = {}, {}, set()
        todo = [self.start]
        while todo:
            position = todo.pop()
            if position in self.moves:
                continue
            if len(self.moves) > self.limit:
                raise TooLong
            self.moves[position] = set(self.after(dict(position), self.attacker, None))
            for moved in self.moves[position] - self.answers.keys():
                colors, ban = dict(moved[0]), moved[1]
                if any(colors[at] != self.keeper for at in stones) or self.lives(colors, territory):
                    lost.add(moved)
                    self.answers[moved] = set()
                    continue
                replies = {reply for reply, _ in self.after(colors, self.keeper, ban)}
                self.answers[moved] = replies | {moved[0]}
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

    def string(self, colors, at):
        """The string of a stone and its liberties."""
        string, liberties, todo = {at}, set(), [at]
        while todo:
            for near in self.near[todo.pop()]:
                if colors[near] == 0:
                    liberties.add(near)
                elif colors[near] == colors[at] and near not in string:
                    string.add(near)
                    todo.append(near)
        return string, liberties

    def after(self, colors, color, ban):
        """Every position after a move, with the point that the other side may not retake at once."""
        for at in self.near:
            if colors[at] or at == ban:
                continue
            new, taken = {**colors, at: color}, set()
            for near in self.near[at]:
                if new[near] == opponent(color):
                    string, liberties = self.string(new, near)
                    taken |= string if not liberties else set()
            new |= dict.fromkeys(taken, 0)
            string, liberties = self.string(new, at)
            if liberties:
                is_ko = len(string) == 1 and len(taken) == 1 and liberties == taken
                yield tuple(sorted(new.items())), next(iter(taken)) if is_ko else None

    def lives(self, colors, territory):
        """Whether a stone of the attacker's there is unconditionally alive, by Benson's definition."""
        if not any(colors[at] == self.attacker for at in territory):
            return False
        strings = {
            frozenset(self.string(colors, at)[0]) for at, color in colors.items() if color == self.attacker
        }
        regions, left = set(), {at for at, color in colors.items() if color != self.attacker}
        while left:
            region, todo = set(), [left.pop()]
            while todo:
                at = todo.pop()
                region.add(at)
                todo += [near for near in self.near[at] if near in left]
                left -= set(todo)
            regions.add(frozenset(region))
        while True:
            kept = set()
            for string in strings:
                liberties = self.string(colors, next(iter(string)))[1]
                if sum({p for p in r if colors[p] == 0} <= liberties for r in regions) >= 2:
                    kept.add(string)
            if kept == strings:
                return any(string & territory for string in strings)
            for string in strings - kept:
                beside = {near for at in string for near in self.near[at]}
                regions = {region for region in regions if not region & beside}
            strings = kept
