"""Groups: what belongs together by connection, and how secure it is; see ``groups.pxd``."""

from collections.abc import Sequence

import cython

from engine.board import Board
from engine.players.ryder import values


def relate(stones, color, out):
    connected(stones, color, cython.address(out.full), cython.address(out.half))
    eyes(stones, color, cython.address(out.eyes), cython.address(out.potential_eyes))
    strongly_related(stones, color, cython.address(out.related))
    territory(stones, color, cython.address(out.territory))


def reach_of(points, empty, free, out):
    near: Grid
    step: Grid
    widen(points, empty, cython.address(near))
    both(cython.address(near), free, cython.address(step))
    widen(cython.address(step), empty, out)
    either(out, cython.address(near), out)


class Groups:
    """Finds and judges the groups of one position at a time."""

    def __init__(self) -> None:
        self.eye_worth = values.EYE_WORTH
        self.potential_eye_worth = values.POTENTIAL_EYE_WORTH
        self.point_worth = values.POINT_WORTH
        self.territory_worth = values.TERRITORY_WORTH
        self.link_worth = values.LINK_WORTH
        self.extension_worth = values.EXTENSION_WORTH
        self.secure_from = values.SECURE_FROM
        self.abandoned_below = values.ABANDONED_BELOW

    def groups(self, color):
        if color == BLACK:
            return cython.address(self.black[0])
        return cython.address(self.white[0])

    def find(self, stones, color, own, foe):
        group: cython.pointer[Group] = self.groups(color)
        free: Grid
        once: Grid
        shared: Grid
        i: cython.int
        row: cython.int
        self._collect(color, own)
        neighbours(
            cython.address(stones.color[other(color)]), cython.address(stones.empty), cython.address(free)
        )
        without(cython.address(stones.empty), cython.address(free), cython.address(free))
        for row in range(GRID_ROWS):
            once.row[row] = shared.row[row] = self.endangered[color].row[row] = 0
        for i in range(self.number[color]):
            reach_of(
                cython.address(group[i].points),
                cython.address(stones.empty),
                cython.address(free),
                cython.address(group[i].reach),
            )
            for row in range(GRID_ROWS):
                shared.row[row] |= once.row[row] & group[i].reach.row[row]
                once.row[row] |= group[i].reach.row[row]
        self._judge(color, own, foe, cython.address(shared))

    def _collect(self, color, own):
        group: cython.pointer[Group] = self.groups(color)
        rest: Grid
        part: Grid
        number: cython.int = 0
        point: cython.int
        memset(self.of[color], -1, cython.sizeof(self.of[color]))
        either(cython.address(own.full), cython.address(own.half), cython.address(rest))
        while take_part(cython.address(rest), cython.address(part)):
            group[number].points = part
            while True:
                point = take_first(cython.address(part))
                if point == 0:
                    break
                self.of[color][point] = number
            number += 1
        self.number[color] = number

    def _judge(self, color, own, foe, shared):
        group: cython.pointer[Group] = self.groups(color)
        found: Grid
        i: cython.int
        for i in range(self.number[color]):
            group[i].num_points = size_of(cython.address(group[i].points))
            group[i].num_eyes = overlap(cython.address(group[i].points), cython.address(own.eyes))
            group[i].num_potential_eyes = overlap(
                cython.address(group[i].points), cython.address(own.potential_eyes)
            )
            flood(cython.address(group[i].points), cython.address(own.territory), cython.address(found))
            group[i].num_territory = size_of(cython.address(found))
            group[i].num_links = overlap(cython.address(group[i].reach), shared)
            without(cython.address(group[i].reach), cython.address(group[i].points), cython.address(found))
            without(cython.address(found), cython.address(foe.related), cython.address(found))
            group[i].num_extensions = size_of(cython.address(found))
            group[i].security = (
                self.eye_worth * group[i].num_eyes
                + self.potential_eye_worth * group[i].num_potential_eyes
                + self.point_worth * group[i].num_points
                + self.territory_worth * group[i].num_territory
                + self.link_worth * group[i].num_links
                + self.extension_worth * group[i].num_extensions
            )
            if group[i].security >= self.secure_from:
                group[i].state = SECURE
            elif group[i].security < self.abandoned_below:
                group[i].state = ABANDONED
            else:
                group[i].state = ENDANGERED
                either(
                    cython.address(self.endangered[color]),
                    cython.address(group[i].points),
                    cython.address(self.endangered[color]),
                )

    # -- for tests and people ----------------------------------------------------------------------

    def of_position(self, board: Board, dead: Sequence[int] = ()) -> dict[int, list[dict[str, object]]]:
        """By color: its groups, each with its points, counts, security and state, in reading order.

        ``dead`` are the stones that the tactician gives up.
        """
        stones: Stones
        found: Relations[3]
        read_stones(board, cython.address(stones))
        for point in dead:
            put(cython.address(stones.dead), point)
        for color in (BLACK, WHITE):
            relate(cython.address(stones), color, cython.address(found[color]))
        for color in (BLACK, WHITE):
            self.find(
                cython.address(stones),
                color,
                cython.address(found[color]),
                cython.address(found[other(color)]),
            )
        return {color: [self._told(color, i) for i in range(self.number[color])] for color in (BLACK, WHITE)}

    def _told(self, color, i):
        group: cython.pointer[Group] = self.groups(color) + cython.cast(cython.int, i)
        return {
            "points": set(points_of(cython.address(group.points))),
            "eyes": group.num_eyes,
            "potential eyes": group.num_potential_eyes,
            "territory": group.num_territory,
            "links": group.num_links,
            "extensions": group.num_extensions,
            "security": group.security,
            "state": group.state,
        }
