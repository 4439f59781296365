"""Which moves are worth reading for and against one string; ``moves.pxd`` says what each function does."""

import cython


def weak_neighbours(board, stone, most, heads, looked):
    i: cython.int
    near: cython.int
    found: cython.int = 0
    at: cython.int = stone
    enemy: cython.int = other(board.color[stone])
    while True:
        for i in range(4):
            near = at + OFFSETS[i]
            if board.color[near] != enemy:
                continue
            add_point(looked, near)
            if board.strings[board.string_of[near]].num_liberties <= most:
                found = _add_head(heads, found, board.string_of[near])
        at = board.next_stone[at]
        if at == stone:
            return found


def add_captures(board, stone, moves, looked):
    add_holders(board, stone, 1, moves, looked)


def add_attacks(board, stone, rings, moves, looked):
    i: cython.int
    liberties: PointSet = liberties_of(board, board.string_of[stone])[0]
    ring: PointSet = liberties
    for i in range(rings):
        _add_beside(board, cython.address(liberties), cython.address(ring), looked)
        liberties = ring
    add_all(moves, ring.word)
    _add_helpers(board, stone, moves, looked)


def _add_beside(board, points, moves, looked):
    """Add the empty points beside some points."""
    i: cython.int
    point: cython.int = next_point(points, FIRST)
    while point != NO_POINT:
        look_around(board, point, looked)
        for i in range(4):
            if board.color[point + OFFSETS[i]] == EMPTY:
                add_point(moves, point + OFFSETS[i])
        point = next_point(points, point + 1)


def _add_helpers(board, stone, moves, looked):
    """Add moves about short strings around: they save or strengthen attackers, or take what holds them."""
    heads: int16_t[MAX_NEIGHBOURS]
    i: cython.int
    found: cython.int = weak_neighbours(board, stone, 3, heads, looked)
    found = _add_near_liberties(board, stone, 3, heads, found, looked)
    for i in range(found):
        add_all(moves, board.strings[heads[i]].liberties)
        if board.color[heads[i]] != board.color[stone]:
            add_holders(board, heads[i], 2, moves, looked)


def add_holders(board, stone, most, moves, looked):
    """Add the liberties of the enemy strings that touch a string and have at most ``most`` of them."""
    i: cython.int
    near: cython.int
    head: cython.int
    at: cython.int = stone
    enemy: cython.int = other(board.color[stone])
    while True:
        for i in range(4):
            near = at + OFFSETS[i]
            if board.color[near] == enemy:
                add_point(looked, near)
                head = board.string_of[near]
                if board.strings[head].num_liberties <= most:
                    add_all(moves, board.strings[head].liberties)
        at = board.next_stone[at]
        if at == stone:
            return


def _add_near_liberties(board, stone, most, heads, found, looked):
    """Add to ``heads`` other strings, of either color, that touch a liberty and have few liberties."""
    points: int16_t[MAX_LISTED]
    i: cython.int
    j: cython.int
    near: cython.int
    head: cython.int
    number: cython.int = board.strings[board.string_of[stone]].num_liberties
    if number > MAX_LISTED:
        return found
    board.list_liberties(board.string_of[stone], points)
    for i in range(number):
        look_around(board, points[i], looked)
        for j in range(4):
            near = points[i] + OFFSETS[j]
            if board.color[near] == EMPTY or board.color[near] == EDGE:
                continue
            head = board.string_of[near]
            if head != board.string_of[stone] and board.strings[head].num_liberties <= most:
                found = _add_head(heads, found, head)
    return found


def add_answers(board, color, seen, moves, looked):
    met: PointSet
    head: cython.int
    point: cython.int = next_point(seen, FIRST)
    clear_points(cython.address(met))
    while point != NO_POINT:
        if board.color[point] == EMPTY:
            add_point(moves, point)
        elif board.color[point] != EDGE:
            head = board.string_of[point]
            if not has_point(cython.address(met), head):
                add_point(cython.address(met), head)
                add_all(moves, board.strings[head].liberties)
                if board.color[point] == color:
                    add_captures(board, point, moves, looked)
        point = next_point(seen, point + 1)


# -- in which order they are tried -----------------------------------------------------------------------


def open_queue(queue):
    queue.points = cython.cast(cython.pointer[int16_t], calloc(QUEUE_ROOM, cython.sizeof(int16_t)))
    queue.scores = cython.cast(cython.pointer[int32_t], calloc(QUEUE_ROOM, cython.sizeof(int32_t)))
    queue.end = 0
    return queue.points != cython.NULL and queue.scores != cython.NULL


def close_queue(queue):
    free(queue.points)
    free(queue.scores)


def add_move(queue, point, score):
    if queue.end < QUEUE_ROOM:
        queue.points[queue.end] = point
        queue.scores[queue.end] = score
        queue.end += 1


def next_move(queue, start):
    i: cython.int
    point: cython.int
    best: cython.int = start
    if queue.end <= start:
        return NO_POINT
    for i in range(start + 1, queue.end):
        if queue.scores[i] > queue.scores[best]:
            best = i
    point = queue.points[best]
    queue.end -= 1
    # The rest keeps its order, so that equal moves are tried in the order of their points.
    for i in range(best, queue.end):
        queue.points[i] = queue.points[i + 1]
        queue.scores[i] = queue.scores[i + 1]
    return point
