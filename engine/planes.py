"""What the board network sees of a position, by point: stones and their liberties, the last moves, what moves
are worth, and what the evaluation says of stones and empty points.

Nothing here depends on how the board is turned, nor on which color is to move.
"""

import cython

#: of influence, before its logarithm is taken
_STRETCH = cython.declare(cython.double, 2.0)
#: a unit of the plane of probabilities is so much
_LIKELY = cython.declare(cython.double, 0.25)
#: nats behind the best move that are a unit of their plane, which ends at two of them
_BEHIND = cython.declare(cython.double, 5.0)
#: moves that are a unit of the plane of their number
_MOVES = cython.declare(cython.double, 200.0)
#: moves whose age is told: what is older is as if it had always been there
_REMEMBERED = cython.declare(cython.int, 40)


def fill_planes(position, value, planes):
    memset(planes, 0, position.board.size * position.board.size * PLANES)
    _fill_points(position, planes)
    _fill_recent(position, planes)
    _fill_moves(position, value, planes)


def _level(amount):
    """In units of 1/PLANE_UNIT, as far as a plane goes."""
    return cython.cast(int8_t, max(0.0, min(amount * PLANE_UNIT + 0.5, MOST_PLANE)))


def _at(position, planes, point):
    """The planes of a point of the board."""
    return planes + (row_of(point) * position.board.size + col_of(point)) * PLANES


def _fill_points(position, planes):
    """What is on the points, and what the evaluation says of them."""
    col: cython.int
    row: cython.int
    point: cython.int
    line: cython.int
    size: cython.int = position.board.size
    own: cython.int = position.color
    at: cython.pointer[int8_t] = planes
    number: int8_t = _level(position.number / _MOVES)
    lean: cython.double
    for row in range(size):
        for col in range(size):
            point = point_at(col, row)
            at[ON_BOARD] = PLANE_UNIT
            at[MOVE_NUMBER] = number
            line = min(min(col, row), min(size - 1 - col, size - 1 - row))
            if line < 4:
                at[ON_LINE + line] = PLANE_UNIT
            lean = position.territory.value[point]
            if own != 1:
                lean = -lean
            at[OWN_LAND] = _level(lean)
            at[ENEMY_LAND] = _level(-lean)
            at[OWN_INFLUENCE] = _level(_stretched(position.influence.of[own][point]))
            at[ENEMY_INFLUENCE] = _level(_stretched(position.influence.of[other(own)][point]))
            if position.board.color[point] != EMPTY:
                _fill_stone(position, position.board, point, at)
            at += PLANES


def _stretched(influence):
    return log(1.0 + _STRETCH * max(influence, 0.0)) / 2.0


def _fill_stone(position, board, point, at):
    is_enemy: cython.int = board.color[point] != position.color
    string: cython.pointer[cython.const[String]] = cython.address(board.strings[board.string_of[point]])
    liberties: cython.int = min(string.num_liberties, 4) - 1
    status: cython.int = position.tactics.of_string(board, point).status
    group: cython.int = position.groups.group_of[point]
    at[ENEMY_STONE if is_enemy else OWN_STONE] = PLANE_UNIT
    at[(ENEMY_LIBERTIES if is_enemy else OWN_LIBERTIES) + liberties] = PLANE_UNIT
    at[STRING_SIZE] = _level(log(1.0 + string.num_stones) / 2.0)
    at[MORE_LIBERTIES] = _level((string.num_liberties - 4) / 4.0)
    if status == THREATENED:
        at[ENEMY_THREATENED if is_enemy else OWN_THREATENED] = PLANE_UNIT
    elif status == LOST:
        at[IS_LOST] = PLANE_UNIT
    if group >= 0:
        at[ENEMY_STRENGTH if is_enemy else OWN_STRENGTH] = _level(
            (1.0 + position.groups.groups[group].strength) / 2.0
        )


def _fill_recent(position, planes):
    i: cython.int
    for i in range(3):
        if position.recent[i] >= FIRST:
            _at(position, planes, position.recent[i])[LAST_MOVE + i] = PLANE_UNIT
    if position.board.ko_point != NO_POINT:
        _at(position, planes, position.board.ko_point)[KO_BAN] = PLANE_UNIT
    _fill_ages(position, position.board, planes)


def _fill_ages(position, board, planes):
    """How long ago the last moves were; where stones were taken since, too."""
    age: cython.int
    point: cython.int
    at: cython.pointer[int8_t]
    for age in range(min(board.num_moves, _REMEMBERED) - 1, -1, -1):
        point = board.frames[board.num_moves - 1 - age].point
        if point >= FIRST:
            at = _at(position, planes, point)
            at[RECENCY] = _level(8.0 / (4.0 + age))
            at[AGE] = _level(2.0 - 0.05 * age)


def _fill_moves(position, value, planes):
    i: cython.int
    at: cython.pointer[int8_t]
    behind: cython.double
    top: cython.double = value[0]
    whole: cython.double = 0.0
    for i in range(1, position.num_moves):
        top = max(top, value[i])
    for i in range(position.num_moves):
        whole += exp(value[i] - top)
    for i in range(position.num_moves):
        at = _at(position, planes, position.moves[i])
        behind = top - value[i]
        at[PROBABILITY] = _level(exp(-behind) / whole / _LIKELY)
        at[CLOSE_TO_BEST] = _level(2.0 - behind / _BEHIND)
