"""Life and death in one enclosed region, by all its positions: the oracle of ``engine.reader.groups``.

Shares no code with the engine. A region is surrounded by one string without other liberties, which the enemy,
whose stones outside never come into danger, wants to capture. All positions that moves in the region and
passes can lead to are listed; lost are those from which the capture can be forced (a least fixed point, so
repeating positions forever saves the string). Who loses kos never takes one back at once.
"""

OWN, ENEMY, NOBODY = 1, 2, 3


def string_of(stones, start, beside):
    """The stones of the string at a point, and its liberties; ``beside`` has the neighbours of each point."""
    color, found, liberties, todo = stones[start], {start}, set(), [start]
    while todo:
        for near in beside[todo.pop()]:
            if near not in stones:
                liberties.add(near)
            elif stones[near] == color and near not in found:
                found.add(near)
                todo.append(near)
    return found, liberties


class Region:
    """The points of a region, as (col, row), and who wins its kos (OWN, ENEMY or NOBODY).

    With ``settles`` what both sides leave as it is, by passing, is lost if the enemy captures it by playing
    first where nobody wins the kos.
    """

    def __init__(self, points, ko_winner, size=13, settles=False):
        self.points = sorted(points)
        self.ko_winner = ko_winner
        self.left = Region(points, NOBODY, size) if settles else None
        self.beside = {
            p: [q for q in self.points if abs(p[0] - q[0]) + abs(p[1] - q[1]) == 1] for p in self.points
        }
        # where the surrounding string is beside the region: all around but at the edges of the board
        self.rim = {
            (x, y)
            for x, y in self.points
            for i, j in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if 0 <= x + i < size and 0 <= y + j < size and (x + i, y + j) not in self.beside
        }

    def string(self, stones, start):
        """The stones, their liberties, and whether they are one with the surrounding string."""
        found, liberties = string_of(stones, start, self.beside)
        return found, liberties, stones[start] == OWN and not found.isdisjoint(self.rim)

    def has_liberties(self, stones):
        """Whether the surrounding string has any."""
        joined = [p for p in self.rim if stones.get(p) == OWN]
        return any(p not in stones for p in self.rim) or any(self.string(stones, p)[1] for p in joined)

    def play(self, stones, color, at):
        """The stones after a move and the point of its ko; or "lost"; or None when it is not legal."""
        after = {**stones, at: color}
        taken = set()
        for near in self.beside[at]:
            if after.get(near) == 3 - color:
                string, liberties, joined = self.string(after, near)
                if not liberties and not joined:
                    taken |= string
        for stone in taken:
            del after[stone]
        if color == ENEMY and not self.has_liberties(after):
            return "lost", None
        string, liberties, joined = self.string(after, at)
        if (joined and not self.has_liberties(after)) or (not joined and not liberties):
            return None
        is_ko = len(taken) == len(string) == len(liberties) == 1 and not joined
        return after, next(iter(taken)) if is_ko else None

    def answers(self, state):
        """The states after every move, and after a pass."""
        stones, color, ko, has_passed = dict(state[0]), *state[1:]
        if has_passed and self.left:
            yield "lost" if self.left.is_lost(stones, ENEMY) else "kept"
        else:
            yield (state[0], 3 - color, None, True)
        for at in self.points:
            if at in stones or (at == ko and color != self.ko_winner):
                continue
            after = self.play(stones, color, at)
            if after is not None:
                stones_after, ban = after
                is_over = stones_after == "lost"
                yield "lost" if is_over else (frozenset(stones_after.items()), 3 - color, ban, False)

    def is_lost(self, stones, color):
        """Whether the enemy captures the surrounding string when ``color`` plays first."""
        return self.is_lost_from((frozenset(stones.items()), color, None, False), lambda state: state[1])

    def is_lost_from(self, start, to_move):
        """Whether the enemy captures the string from a state; ``to_move`` says of one whose turn it is."""
        after, todo = {}, [start]
        while todo:
            state = todo.pop()
            if state not in after and state not in ("lost", "kept"):
                after[state] = list(self.answers(state))
                todo += after[state]
        lost, changed = {"lost"}, True
        while changed:
            more = {
                state
                for state, answers in after.items()
                if state not in lost and (any if to_move(state) == ENEMY else all)(a in lost for a in answers)
            }
            lost |= more
            changed = bool(more)
        return start in lost


class Enclosed(Region):
    """A region whose string has liberties outside too, which the enemy fills when he likes.

    A state is how many are left, and what it is of a region. ``took_one``: whether the enemy took a single
    stone somewhere, so that a ko may be at stake.
    """

    def __init__(self, points, ko_winner):
        super().__init__(points, ko_winner)
        self.outside, self.took_one = 0, False

    def has_liberties(self, stones):
        return self.outside > 0 or super().has_liberties(stones)

    def play(self, stones, color, at):
        played = super().play(stones, color, at)
        if played and color == ENEMY and played[0] != "lost":
            self.took_one |= len(played[0]) == len(stones)
        return played

    def answers(self, state):
        self.outside, inside = state
        for after in super().answers(inside):
            yield after if after == "lost" else (state[0], after)
        if inside[1] == ENEMY and state[0]:
            self.outside = state[0] - 1
            stays = self.has_liberties(dict(inside[0]))
            yield (self.outside, (inside[0], OWN, None, False)) if stays else "lost"

    def is_captured(self, stones, color, outside):
        """Whether the enemy captures the string with so many liberties outside when ``color`` plays first."""
        return self.is_lost_from(
            (outside, (frozenset(stones.items()), color, None, False)), lambda s: s[1][1]
        )
