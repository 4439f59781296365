"""What kind of position it is; see ``strategy.pxd``."""

import cython

from engine.position import Position

STANDINGS = ("way behind", "behind", "about even", "ahead", "way ahead")
PHASES = ("fuseki", "middle game", "endgame")
#: as in most games of professionals today
DEFAULT_KOMI = 6.5


class Strategy:
    """The strategy of one position at a time, for the side to move; ``komi`` is what White gets."""

    def __init__(self, komi: float = DEFAULT_KOMI) -> None:
        self.komi = komi

    def look(self, position):
        black: cython.double = position.territory.score / cython.cast(cython.double, FIFTIETHS) - self.komi
        self.sente = sente_at(position.number)
        self.lead = (black if position.color == BLACK else -black) + self.sente
        self.standing = standing_of(self.lead)
        self._look_at_corners(position)
        self._find_urgent(position)
        if self.num_open_corners > 0:
            self.phase = FUSEKI
        elif position.number > 121 and self._is_stable(position):
            self.phase = ENDGAME
        else:
            self.phase = MIDDLE_GAME

    # -- the phase ----------------------------------------------------------------------------------------

    def _look_at_corners(self, position):
        """Count open corners: those that the joseki database knows and in which most games go on.

        Without a database: those that are empty, or where only one side has a stone or two.
        """
        corner: cython.int
        col: cython.int
        row: cython.int
        color: cython.int
        size: cython.int = position.board.size
        stones: cython.int[3]
        if position.joseki.book is not None:
            self.num_open_corners = position.joseki.num_open
            return
        self.num_open_corners = 0
        for corner in range(4):
            stones[BLACK] = stones[WHITE] = 0
            for row in range(CORNER):
                for col in range(CORNER):
                    color = position.board.color[
                        point_at(size - 1 - col if corner & 1 else col, size - 1 - row if corner & 2 else row)
                    ]
                    if color == BLACK or color == WHITE:
                        stones[color] += 1
            self.num_open_corners += (
                size > 2 * CORNER
                and stones[BLACK] + stones[WHITE] <= 2
                and (stones[BLACK] == 0 or stones[WHITE] == 0)
            )

    def _is_stable(self, position):
        """Whether no big group is unsettled or weak. Smaller ones are given up or traded in the endgame, and
        groups in doubt usually live with the help of their friends."""
        i: cython.int
        group: cython.pointer[Group]
        for i in range(position.groups.num_groups):
            group = cython.address(position.groups.groups[i])
            if group.num_stones < BIG_GROUP or 100 * group.strength >= SETTLED:
                continue
            if group.status == GROUP_WEAK or group.status == GROUP_UNSETTLED:
                return False
        return True

    # -- urgent groups ------------------------------------------------------------------------------------

    def _find_urgent(self, position):
        """Find groups in doubt that are big or cutting; then unsettled enemies beside such own groups."""
        i: cython.int
        key: cython.int
        group: cython.pointer[Group]
        self.num_urgent = 0
        for i in range(position.groups.num_groups):
            group = cython.address(position.groups.groups[i])
            self.is_urgent[i] = (group.status == GROUP_WEAK or group.status == GROUP_UNSETTLED) and (
                group.num_stones >= BIG_GROUP or self._is_cutting(position, group)
            )
        for i in range(position.groups.num_groups):
            group = cython.address(position.groups.groups[i])
            if group.color == position.color and self.is_urgent[i]:
                key = next_point(cython.address(group.enemies), FIRST)
                while key != NO_POINT:
                    if position.groups.groups[position.groups.group_of[key]].status == GROUP_UNSETTLED:
                        self.is_urgent[position.groups.group_of[key]] = True
                    key = next_point(cython.address(group.enemies), key + 1)
        for i in range(position.groups.num_groups):
            self.num_urgent += self.is_urgent[i]

    def _is_cutting(self, position, group):
        """Whether a group separates enemy groups of which at least one is not alive."""
        key: cython.int = next_point(cython.address(group.enemies), FIRST)
        number: cython.int = 0
        weak: cython.int = 0
        while key != NO_POINT:
            number += 1
            weak += position.groups.groups[position.groups.group_of[key]].status <= GROUP_UNSETTLED
            key = next_point(cython.address(group.enemies), key + 1)
        return number >= 2 and weak >= 1

    # -- for Python ---------------------------------------------------------------------------------------

    def refresh(self, position: Position) -> None:
        """Look at a position that has just been looked at and evaluated."""
        self.look(position)

    def urgent_groups(self, position: Position) -> list[int]:
        """The numbers of the groups that cannot wait."""
        return [i for i in range(position.groups.num_groups) if self.is_urgent[i]]


def standing_of(lead):
    if lead < -20:
        return WAY_BEHIND
    if lead < -10:
        return BEHIND
    if lead > 40:
        return WAY_AHEAD
    return AHEAD if lead >= 20 else ABOUT_EVEN


def sente_at(number, end=220.0):
    return max(1.0, 7.0 - 6.0 * number / end)


def sente_end(size):
    return 220.0 * size * size / 361.0
