"""What each trait of a move for or against a group promises, in sixteenths of a nat; learned by
bench/promise.py.

By whether the attacker is to move: of every trait a number for each of its values.
"""

WEIGHTS = (
    (
        (-18, 18, 0),  # zone
        (-24, -14, -3, 18, 23),  # room_beside
        (5, 4, -2, -3, -4),  # room_across
        (-27, 20, 19, -7, -5),  # enemy_liberties
        (-12, 16, -1, -2, -1),  # group_liberties
        (-12, -44, -15, 17, 54),  # group_strings
        (-15, -10, 25),  # friends
        (-16, -8, -1, -1, 26),  # corners
        (0, -36, -3, 12, 14, 13),  # liberties
        (-20, 0, 1, 5, 15),  # captured
        (-14, 5, 9),  # edges
        (-12, 12),  # is_liberty
        (0, 12, 3, -2, -2, -3, -8),  # step
        (-27, -7, -8, 10, 31),  # enemies
        (-5, -11, 13, 6, 4, -7),  # liberties_there
        (-9, 20, -4, 3, -10),  # captured_there
        (-37, -44, -49, -45, -39, -26, -10, 6, 19, 32, 46, 55, 90),  # gain
        (-9, -1, -25, -9, 3, 5, 5, 9, 4, 4, 4, -1, -1, 10, -1, 5),  # loss
    ),
    (
        (8, -1, -7),  # zone
        (4, 4, 8, -15, -1),  # room_beside
        (-18, -9, 4, 14, 8),  # room_across
        (-5, 13, 22, -2, -28),  # enemy_liberties
        (-11, 0, 14, 6, -8),  # group_liberties
        (-11, -5, 2, 14, 0),  # group_strings
        (-3, 7, -4),  # friends
        (-6, 0, 4, 6, -4),  # corners
        (0, -47, -20, 5, 19, 43),  # liberties
        (-22, 2, -3, 12, 11),  # captured
        (-2, 2, 0),  # edges
        (-11, 11),  # is_liberty
        (0, 11, 6, 4, 4, -5, -20),  # step
        (-5, 0, 9, 2, -6),  # enemies
        (9, -5, -6, -1, 0, 4),  # liberties_there
        (-13, -7, 10, 8, 2),  # captured_there
        (-18, -35, -28, -10, -7, 2, 6, 12, 13, 11, 11, 15, 26),  # gain
        (-8, -4, -29, -23, -26, -23, -14, -7, -1, 12, 21, 25, 17, 10, 10, 40),  # loss
    ),
)
