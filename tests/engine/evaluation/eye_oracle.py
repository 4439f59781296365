"""Eyes of small shapes by Go on a graph, in sets and dictionaries: no shared code, nothing clever.

The nodes are cells, walls (the owner's, always there), and the outside (the enemy's, never taken).
"""

import itertools

OWNER, ENEMY = "owner", "enemy"
OUTSIDE = "outside"


class Oracle:
    """Whether the enemy takes a wall, from every position of one shape."""

    def __init__(self, near, walls, opened, ext_wall, ko_master):
        self.cells = range(len(near))
        self.walls = {("wall", wall) for beside in walls for wall in beside}
        self.ext_wall = ("wall", ext_wall)
        self.ko_master = ko_master
        self.edges = {node: set() for node in [*self.cells, *self.walls, OUTSIDE]}
        for cell in self.cells:
            self.edges[cell] |= set(near[cell]) | {("wall", wall) for wall in walls[cell]}
            self.edges[cell] |= {OUTSIDE} if cell in opened else set()
            for node in self.edges[cell]:
                self.edges[node].add(cell)
        self.lost = set()
        self.following = {}

    def color_of(self, position, node):
        own, enemy = position
        if node in own or node in self.walls:
            return OWNER
        return ENEMY if node in enemy or node == OUTSIDE else None

    def string(self, position, node):
        found, todo, color = {node}, [node], self.color_of(position, node)
        while todo:
            for other in self.edges[todo.pop()]:
                if other not in found and self.color_of(position, other) == color:
                    found.add(other)
                    todo.append(other)
        return found

    def liberties(self, position, string):
        free = {n for node in string for n in self.edges[node] if self.color_of(position, n) is None}
        return free | ({"far away"} if OUTSIDE in string or self.ext_wall in string else set())

    def play(self, position, color, cell):
        """``(position, ko ban)`` after a move; "lost" when it takes a wall, None when it is not legal."""
        own, enemy = position
        placed = (own | {cell}, enemy) if color == OWNER else (own, enemy | {cell})
        taken = set()
        for other in self.edges[cell]:
            if self.color_of(placed, other) not in (None, color):
                string = self.string(placed, other)
                if not self.liberties(placed, string):
                    taken |= string
        if taken & self.walls:
            return "lost"
        after = (frozenset(placed[0] - taken), frozenset(placed[1] - taken))
        string = self.string(after, cell)
        libs = self.liberties(after, string)
        if not libs:
            return None
        is_ko = len(taken) == 1 and len(string) == 1 and libs == taken
        return after, (taken.pop() if is_ko else None)

    def moves(self, position, color):
        if (position, color) not in self.following:
            empty = [cell for cell in self.cells if self.color_of(position, cell) is None]
            played = {cell: self.play(position, color, cell) for cell in empty}
            self.following[position, color] = {c: after for c, after in played.items() if after}
        return self.following[position, color]

    def is_strangled(self, position):
        """The enemy to move: a wall has no liberty but an eye elsewhere, which he fills."""
        return any(
            not self.liberties(position, self.string(position, wall)) - {"far away"} for wall in self.walls
        )

    def wins(self, position, color, banned=None):
        """Whether the enemy wins by what is known so far; ``color``, to move, may not play at ``banned``."""
        if color == self.ko_master:
            banned = None
        outcomes = [(position, other_color(color)) in self.lost]
        for cell, after in self.moves(position, color).items():
            if cell == banned:
                continue
            if after == "lost":
                outcomes.append(True)
            elif after[1] is None:
                outcomes.append((after[0], other_color(color)) in self.lost)
            else:
                outcomes.append(self.wins_ko(after, other_color(color)))
        if color == ENEMY:
            return any(outcomes) or self.is_strangled(position)
        return all(outcomes)

    def wins_ko(self, after, color):
        position, banned = after
        if color == self.ko_master:
            return (position, color) in self.lost
        outcomes = [(position, other_color(color)) in self.lost]
        for cell, nextly in self.moves(position, color).items():
            if cell != banned:
                # a ko taken right after a ko: the ban that it makes binds the master of ko not at all
                outcomes.append(nextly == "lost" or (nextly[0], other_color(color)) in self.lost)
        if color == ENEMY:
            return any(outcomes) or self.is_strangled(position)
        return all(outcomes)

    def solve(self, start):
        positions, todo = {start}, [start]
        while todo:
            position = todo.pop()
            for color in (OWNER, ENEMY):
                for after in self.moves(position, color).values():
                    if after != "lost" and after[0] not in positions:
                        positions.add(after[0])
                        todo.append(after[0])
        while True:
            new = {
                (position, color)
                for position, color in itertools.product(positions, (OWNER, ENEMY))
                if (position, color) not in self.lost and self.wins(position, color)
            }
            if not new:
                return
            self.lost |= new

    def after(self, start, color, cell):
        """Whether the enemy wins after a move of ``color``, which is a pass when it is not legal."""
        played = self.moves(start, color).get(cell)
        if played is None:
            return (start, other_color(color)) in self.lost
        return played == "lost" or self.wins(played[0], other_color(color), played[1])

    def after_two(self, start):
        if (start, OWNER) in self.lost or self.is_strangled(start):
            return True
        for cell, once in self.moves(start, ENEMY).items():
            if self.after(start, ENEMY, cell):
                return True
            if self.is_strangled(once[0]):
                return True
            if any(self.after(once[0], ENEMY, second) for second in self.moves(once[0], ENEMY)):
                return True
        return False


def other_color(color):
    return OWNER if color == ENEMY else ENEMY


def answers(near, walls, opened, enemies, own, ext_wall):
    """Eighths for life (8; 4 by ko) by question: who moves first, and after each first move."""
    found = {}
    for ko_master in (OWNER, ENEMY):
        oracle = Oracle(near, walls, opened, ext_wall, ko_master)
        start = (frozenset(own), frozenset(enemies))
        oracle.solve(start)
        lost = {"typ": (start, ENEMY) in oracle.lost, "max": (start, OWNER) in oracle.lost}
        lost["min"] = oracle.after_two(start)
        for color, cell in itertools.product((OWNER, ENEMY), oracle.cells):
            lost[color, cell] = oracle.after(start, color, cell)
        for question, is_lost in lost.items():
            found[question] = found.get(question, 0) + (0 if is_lost else 4)
    return found


def value(near, walls, opened=(), enemies=(), own=()):
    """``(min, typ, max, attacks, defences)`` as the engine defines them."""
    alone = answers(near, walls, opened, enemies, own, None)
    names = {wall for beside in walls for wall in beside}
    helped = [answers(near, walls, opened, enemies, own, wall) for wall in sorted(names)]
    eyes = {question: alone[question] + min(h[question] for h in helped) for question in alone}
    attacks = defences = ()
    if eyes["typ"] < eyes["max"]:
        cells = range(len(near))
        least, most = min(eyes[ENEMY, c] for c in cells), max(eyes[OWNER, c] for c in cells)
        if least < eyes["max"]:
            attacks = tuple(c for c in cells if eyes[ENEMY, c] == least)
        if most > eyes["typ"]:
            defences = tuple(c for c in cells if eyes[OWNER, c] == most)
    return eyes["min"], eyes["typ"], eyes["max"], attacks, defences
