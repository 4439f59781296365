"""What each trait of a group is worth, in sixteenths of a nat; learned by bench/leaning.py.

By whether the attacker is to move: of every trait a number for each of its values, and a constant.
"""

CONSTANT = (-107, -35)
WEIGHTS = (
    (
        (40, 30, 10, -7, -5, -15, -12, -12, -10, -8, -7, -5),  # room
        (25, 38, 25, 20, 9, 3, -9, -16, -16, -18, -13, -3, -12, -10, -9, -14),  # most_room
        (17, 20, -8, -1, -7, -5, -12, -4),  # liberties
        (16, -17),  # may_link
        (-17, 0, 0, 9, 16, 14, 6, -7, -4, -6, -12),  # potential
        (13, 18, 5, -3, -21, -8, -7, -9, -9, -4, -5, 12, 19),  # enclosed
        (17, 7, 12, -1, -4, -2, -11, 3, -1, -4, -5, -9),  # group_liberties
        (18, 2, -5, -9, -5),  # short_enemies
        (10, 10, -14, -6),  # regions
        (3, 4, -1, 0, -5),  # strings
        (-17, 4, 13),  # kos
    ),
    (
        (37, 32, 15, 11, 5, -3, -16, -16, -11, -24, -15, -15),  # room
        (0, 13, 11, 12, 15, 15, 9, 11, 5, -5, -8, -8, -15, -13, -17, -26),  # most_room
        (0, 19, 11, -3, 0, 1, -11, -16),  # liberties
        (13, -13),  # may_link
        (-13, 0, 0, 12, 16, 8, 0, -3, 1, -7, -15),  # potential
        (23, 14, 9, 5, -10, -8, -12, -10, -8, -11, -4, -1, 14),  # enclosed
        (0, -6, 9, 14, 9, 0, 1, -2, -5, -4, -7, -11),  # group_liberties
        (1, 6, 2, -4, -5),  # short_enemies
        (16, 13, -6, -24),  # regions
        (-8, -7, -2, 6, 11),  # strings
        (-16, 4, 13),  # kos
    ),
)
