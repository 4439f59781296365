"""What is known of the positions met while one string is read; ``known.pxd`` is the data sheet."""

import cython


def key_of(board, attacking, ko_winner, ko_loss):
    ban: uint64_t = board.ko_point * 4 + board.ko_color
    won: uint64_t = ko_loss * 4 + ko_winner
    mixed: uint64_t = board.hash ^ (cython.cast(uint64_t, 0x9E3779B97F4A7C15) * (1 + attacking))
    mixed ^= ban * cython.cast(uint64_t, 0xBF58476D1CE4E5B9)
    mixed ^= won * cython.cast(uint64_t, 0x94D049BB133111EB)
    return mixed ^ (mixed >> 29)


def recall(known, key, question, budget, alpha, beta, value):
    far_enough: cython.bint
    if known.key != key or known.question != question:
        return False
    far_enough = (
        known.budget.order >= budget.order
        and known.budget.quiet >= budget.quiet
        and known.budget.left >= budget.left
    )
    if known.lower >= beta or (far_enough and known.lower == known.upper):
        value[0] = known.lower
    elif far_enough and known.upper <= alpha:
        value[0] = known.upper
    else:
        return False
    return True


def remember(known, key, question, budget, alpha, beta, value, move, looked):
    if known.key != key or known.question != question:
        memset(known, 0, cython.sizeof(Known))
        known.key = key
        known.question = question
    if value > alpha and value > known.lower:
        known.lower = value
    if value < beta:
        known.upper = value if value > known.lower else known.lower
        known.budget = budget[0]
    elif known.upper < known.lower:
        known.upper = known.lower
        known.budget.order = 0
    if move != NO_POINT:
        known.move = move
    add_all(cython.address(known.looked), looked.word)
