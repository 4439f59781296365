"""What the board network sees of a position; see ``planes.pxd``."""

import cython

#: influence is multiplied by this before its logarithm is taken
_STRETCH = cython.declare(cython.double, 2.0)
#: the probability that is a unit of its plane
_LIKELY = cython.declare(cython.double, 0.25)
#: so many nats behind the best move are a unit of its plane, which begins at 2 for the best
_BEHIND = cython.declare(cython.double, 5.0)
#: so many moves are a unit of the plane of the move number
_MOVES = cython.declare(cython.double, 200.0)
#: so many points are a unit of the planes of the lead
_LEAD = cython.declare(cython.double, 10.0)
#: half of the most that can be at stake at a point: a unit of these planes
_MOST_STAKE = cython.declare(cython.double, 12.0)
#: the age of so many moves is told; what is older is as if it had always been there
_REMEMBERED = cython.declare(cython.int, 40)


def _fill_table():
    number: cython.int
    for number in range(MOST_COUNTED + 1):
        COUNTED[number] = _level(log(1.0 + number) / 2.0)


_fill_table()


def fill_planes(position, situation, strategy, value, planes):
    memset(planes, 0, position.board.size * position.board.size * PLANES)
    _fill_points(position, strategy, planes)
    _fill_recent(position, planes)
    _fill_moves(position, situation, value, planes)


def _level(amount):
    """An amount in units of 1/PLANE_UNIT, rounded, within the limits of a plane."""
    return cython.cast(int8_t, max(0.0, min(amount * PLANE_UNIT + 0.5, MOST_PLANE)))


def _at(position, planes, point):
    """Where the planes of a point begin."""
    return planes + (row_of(point) * position.board.size + col_of(point)) * PLANES


def _counted(number):
    """What a plane says of a number of stones, liberties or points: its logarithm, as one more says less."""
    return COUNTED[min(number, MOST_COUNTED)]


def _fill_points(position, strategy, planes):
    """Write what is on each point, and what the evaluation says of it."""
    col: cython.int
    row: cython.int
    point: cython.int
    line: cython.int
    size: cython.int = position.board.size
    eye: cython.int
    own: cython.int = position.color
    enemy: cython.int = other(own)
    at: cython.pointer[int8_t] = planes
    number: int8_t = _level(position.number / _MOVES)
    own_lead: int8_t = _level(strategy.lead / _LEAD)
    enemy_lead: int8_t = _level(-strategy.lead / _LEAD)
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
            at[ENEMY_INFLUENCE] = _level(_stretched(position.influence.of[enemy][point]))
            at[OWN_LEAD], at[ENEMY_LEAD] = own_lead, enemy_lead
            at[OWN_NEAR] = PLANE_UNIT * 2 // FAR_STONE * (FAR_STONE - position.steps_to[own][point])
            at[ENEMY_NEAR] = PLANE_UNIT * 2 // FAR_STONE * (FAR_STONE - position.steps_to[enemy][point])
            eye = position.eyes.eye_of[point]
            if eye >= 0:
                at[OWN_EYE_SPACE if position.eyes.eyes[eye].color == own else ENEMY_EYE_SPACE] = _level(
                    position.eyes.eyes[eye].typ_eyes / (1.0 * EYE)
                )
            if position.board.color[point] != EMPTY:
                _fill_stone(position, strategy, position.board, point, at)
            at += PLANES


def _stretched(influence):
    return log(1.0 + _STRETCH * max(influence, 0.0)) / 2.0


def _fill_stone(position, strategy, board, point, at):
    is_enemy: cython.int = board.color[point] != position.color
    string: cython.pointer[cython.const[String]] = cython.address(board.strings[board.string_of[point]])
    liberties: cython.int = min(string.num_liberties, 4) - 1
    status: cython.int = position.tactics.of_string(board, point).status
    group: cython.int = position.groups.group_of[point]
    at[ENEMY_STONE if is_enemy else OWN_STONE] = PLANE_UNIT
    at[(ENEMY_LIBERTIES if is_enemy else OWN_LIBERTIES) + liberties] = PLANE_UNIT
    at[STRING_SIZE] = _counted(string.num_stones)
    at[MORE_LIBERTIES] = _level((string.num_liberties - 4) / 4.0)
    if status == THREATENED:
        at[ENEMY_THREATENED if is_enemy else OWN_THREATENED] = PLANE_UNIT
    elif status == LOST:
        at[IS_LOST] = PLANE_UNIT
    if group >= 0:
        _fill_group(
            cython.address(position.groups.groups[group]), is_enemy, strategy.is_urgent[group] != 0, at
        )


def _fill_group(group, is_enemy, is_urgent, at):
    """Write what is said of a stone because of its group."""
    at[ENEMY_STRENGTH if is_enemy else OWN_STRENGTH] = _level((1.0 + group.strength) / 2.0)
    at[ENEMY_EYES if is_enemy else OWN_EYES] = _level(group.typ_eyes / (1.0 * EYE))
    at[ENEMY_MOST_EYES if is_enemy else OWN_MOST_EYES] = _level(group.max_eyes / (1.0 * EYE))
    at[GROUP_STONES] = _counted(group.num_stones)
    at[GROUP_LIBERTIES] = _counted(group.num_liberties)
    at[GROUP_ROOM] = _counted(group.far_room)
    if is_urgent:
        at[ENEMY_URGENT if is_enemy else OWN_URGENT] = PLANE_UNIT


def _fill_recent(position, planes):
    i: cython.int
    for i in range(3):
        if position.recent[i] >= FIRST:
            _at(position, planes, position.recent[i])[LAST_MOVE + i] = PLANE_UNIT
    if position.board.ko_point != NO_POINT:
        _at(position, planes, position.board.ko_point)[KO_BAN] = PLANE_UNIT
    _fill_ages(position, position.board, planes)


def _fill_ages(position, board, planes):
    """Write how long ago the last moves were, even if their stones have been taken since."""
    age: cython.int
    point: cython.int
    at: cython.pointer[int8_t]
    for age in range(min(board.num_moves, _REMEMBERED) - 1, -1, -1):
        point = board.frames[board.num_moves - 1 - age].point
        if point >= FIRST:
            at = _at(position, planes, point)
            at[RECENCY] = _level(8.0 / (4.0 + age))
            at[AGE] = _level(2.0 - 0.05 * age)


def _fill_moves(position, situation, value, planes):
    i: cython.int
    point: cython.int
    at: cython.pointer[int8_t]
    behind: cython.double
    top: cython.double = value[0]
    whole: cython.double = 0.0
    share: cython.double[BOARD_SPAN]
    for i in range(1, position.num_moves):
        top = max(top, value[i])
    for i in range(position.num_moves):
        share[i] = exp(value[i] - top)
        whole += share[i]
    for i in range(position.num_moves):
        point = position.moves[i]
        at = _at(position, planes, point)
        behind = top - value[i]
        at[PROBABILITY] = _level(share[i] / whole / _LIKELY)
        at[CLOSE_TO_BEST] = _level(2.0 - behind / _BEHIND)
        at[CUTS] = _stake(situation.cuts[point])
        at[LINKS] = _stake(situation.links[point])
        at[MAKES_EYE] = _stake(situation.eyes_made[point])
        at[TAKES_EYE] = _stake(situation.eyes_taken[point])
        _fill_move(position, position.board, point, at)


def _fill_move(position, board, point, at):
    """Write what reading says of a move."""
    move: cython.pointer[cython.const[MoveTactics]] = position.tactics.of_move(board, position.color, point)
    at[MOVE_LIBERTIES + max(min(move.liberties, 4), 1) - 1] = PLANE_UNIT
    at[TAKES] = _counted(move.captured)
    at[CAPTURES] = _counted(position.tactics.takes[position.color][point])
    at[SAVES] = _counted(position.tactics.saves[position.color][point])
    at[GIVES_ATARI] = _counted(move.atari_stones)
    at[BEGINS_LADDER] = _counted(move.ladder_stones)
    if move.trapped == CAPTURED:
        at[IS_TRAPPED] = PLANE_UNIT


def _stake(at_stake):
    return _level(at_stake / _MOST_STAKE)
