"""What each trait of a group is worth, in sixteenths of a nat; learned by bench/leaning.py.

Indexed by whether the attacker is to move (0, 1): a constant, and of every trait a number for each value.
"""

CONSTANT = (-86, -57)
WEIGHTS = (
    (
        (36, 34, 19, 8, 4, -4, -12, -11, -19, -19, -19, -16, 0, 0, 0, 0),  # room
        (20, 33, 17, 20, 16, 11, 0, -12, -8, -16, -19, -15, -15, -13, -10, -10),  # most_room
        (14, 22, -3, -8, -7, -3, -11, -4),  # liberties
        (21, -21),  # may_link
        (-21, -11, 17, 19, 21, 9, 6, -3, -12, -8, -18),  # potential
        (-3, -6, 12, -10, -12, -15, -14, -9, 11, 0, 11, 11, 24),  # enclosed
        (14, 3, 4, 1, -4, -7, -5, -3, -6, -7, -4, 15),  # group_liberties
        (33, 13, -12, -19, -15),  # short_enemies
        (31, 9, -24, -17),  # regions
        (-7, -4, -5, -1, 17),  # strings
        (-3, 8, -4),  # kos
        (-34, 34),  # hope
    ),
    (
        (36, 32, 20, 15, 8, -2, -11, -16, -17, -16, -15, -16, -2, -2, -8, -5),  # room
        (0, 16, 11, 17, 15, 14, 10, -1, -5, -15, -19, -10, -6, -5, -6, -16),  # most_room
        (0, 20, 11, 2, -3, -5, -10, -14),  # liberties
        (14, -14),  # may_link
        (-14, 0, 0, 28, 14, 7, 1, -3, -12, -11, -11),  # potential
        (5, 7, 19, 5, -2, -11, -13, -10, -3, -4, 0, 2, 5),  # enclosed
        (0, -12, 5, 7, 7, 6, 0, 1, 2, -2, -5, -10),  # group_liberties
        (19, 13, -4, -10, -19),  # short_enemies
        (38, 20, -17, -42),  # regions
        (-16, -9, -6, 5, 26),  # strings
        (-3, 9, -6),  # kos
        (0, 0),  # hope
    ),
)
