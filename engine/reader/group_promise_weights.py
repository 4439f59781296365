"""What each trait of a move for or against a group promises, in sixteenths of a nat; learned by
bench/promise.py.

By whether the attacker is to move: of every trait a number for each of its values.
"""

WEIGHTS = (
    (
        (-16, 14, 2),  # zone
        (-23, -13, -2, 14, 23),  # room_beside
        (5, 3, -2, -1, -5),  # room_across
        (-23, 20, 16, -6, -8),  # enemy_liberties
        (-9, 0, 2, 3, 4),  # group_liberties
        (-9, -34, -13, 13, 44),  # group_strings
        (-15, -8, 23),  # friends
        (-12, -5, 1, 0, 16),  # corners
        (0, -26, -3, 10, 10, 9),  # liberties
        (-20, -2, 2, 8, 12),  # captured
        (-8, 7, 1),  # edges
        (-9, 9),  # is_liberty
        (0, 7, 4, -1, -2, -2, -6),  # step
        (-23, -5, -4, 10, 22),  # enemies
        (-1, -8, 8, 5, 2, -6),  # liberties_there
        (-5, 15, 5, -1, -15),  # captured_there
        (-32, -36, -41, -35, -29, -17, -8, 4, 15, 28, 36, 47, 68),  # gain
        (-20, -13, -29, -15, -5, 0, 1, 4, 3, 8, 9, 11, 8, 6, 11, 20),  # loss
    ),
    (
        (4, 1, -5),  # zone
        (4, 6, 6, -9, -7),  # room_beside
        (-14, -7, 6, 15, 0),  # room_across
        (-5, 13, 21, -3, -27),  # enemy_liberties
        (-10, 0, 10, 6, -7),  # group_liberties
        (-10, -3, 3, 11, 0),  # group_strings
        (-3, 4, -2),  # friends
        (-7, -3, 2, 6, 2),  # corners
        (0, -45, -17, 7, 18, 38),  # liberties
        (-20, 4, -2, 11, 6),  # captured
        (0, 5, -5),  # edges
        (-10, 10),  # is_liberty
        (0, 6, 6, 2, 2, -4, -13),  # step
        (-5, -1, 8, 3, -5),  # enemies
        (10, -4, -6, -2, 0, 2),  # liberties_there
        (-13, -6, 11, 9, -1),  # captured_there
        (-20, -31, -28, -12, -9, 1, 7, 9, 9, 16, 14, 17, 26),  # gain
        (-10, -1, -31, -25, -23, -18, -11, -3, 0, 12, 21, 24, 12, 13, 7, 33),  # loss
    ),
)
