"""What each trait of a group is worth, in sixteenths of a nat; learned by bench/leaning.py.

By whether the attacker is to move: of every trait a number for each of its values, and a constant.
"""

CONSTANT = (-114, -35)
WEIGHTS = (
    (
        (42, 32, 12, 2, -10, -12, -10, -13, -13, -12, -10, -8),  # room
        (14, 33, 22, 18, 13, -2, -3, -1, -9, -8, -13, -18, -11, -6, -12, -16),  # most_room
        (17, 19, -4, -8, -7, -2, -9, -6),  # liberties
        (18, -18),  # may_link
        (-18, 0, 0, 14, 19, 10, 6, -2, -2, -7, -19),  # potential
        (14, 15, 14, -14, -14, -3, -8, -5, -3, -2, 4, 0, 1),  # enclosed
        (17, 4, 4, -1, -2, -11, -1, -9, 3, -7, 1, 0),  # group_liberties
        (24, 5, -7, -11, -11),  # short_enemies
        (17, 7, -14, -10),  # regions
        (-3, 4, 0, 0, -1),  # strings
        (-8, 9, -1),  # kos
    ),
    (
        (43, 41, 29, 15, 3, -6, -8, -18, -21, -25, -24, -28),  # room
        (0, 1, 8, 12, 14, 18, 20, 12, 5, 2, -6, -13, -11, -22, -14, -25),  # most_room
        (0, 17, 5, -1, -4, -6, -5, -6),  # liberties
        (12, -12),  # may_link
        (-12, 0, 0, 19, 13, 7, 4, -4, -5, -5, -18),  # potential
        (16, 13, 19, 2, -9, -14, -14, -8, -7, -1, 7, -1, -5),  # enclosed
        (0, -11, 6, 4, 6, 6, 4, -2, -2, 0, -5, -7),  # group_liberties
        (7, 8, -3, -7, -6),  # short_enemies
        (24, 10, -11, -23),  # regions
        (-15, -7, -4, 3, 22),  # strings
        (-3, 8, -5),  # kos
    ),
)
