"""The centre; see ``centre.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("junction", "play where the areas at {subject} and {other} meet"),
    Rule("shoulder-hit", "press {subject} down with a shoulder hit: its side has an area there"),
    Rule("cap-on-side", "cap {subject}: it must not get out into the centre"),
    Rule("knight-cap", "cap {subject} with a knight's move"),
    Rule("jump-to-centre", "jump toward the centre from {subject}"),
    Rule("jump-of-both", "jump where both sides want to: from {subject}, and ahead of {other}"),
    Rule("reduce-border", "reduce the enemy's area at {subject} at its border"),
    Rule("invade-area", "invade the enemy's area at {subject} where it is widest"),
)


def speak(ground):
    number: cython.int
    column: cython.int
    line: cython.int
    point: cython.int
    color: cython.int
    i: cython.int
    frame: Frame
    areas: Areas
    if ground.board.size < 9:
        return
    find_areas(ground, cython.address(areas))
    for i in range(ground.position.num_moves):
        point = ground.position.moves[i]
        if ground.line(point) >= 3:
            speak_of_point(ground, cython.address(areas), point)
    for number in range(8):
        frame = frame_of(number, ground.board.size)
        for column in range(3, ground.board.size - 1):
            for line in range(3, 5):
                color = ground.board.color[at(cython.address(frame), column, line)]
                if color == ground.enemy:
                    press_from_above(ground, cython.address(areas), cython.address(frame), column, line)
                elif color == ground.color:
                    jump_up(ground, cython.address(frame), column, line)


def find_areas(ground, areas):
    i: cython.int
    point: cython.int
    areas.number = 0
    memset(areas.area_of, 0, cython.sizeof(areas.area_of))
    for i in range(ground.position.num_moves):
        point = ground.position.moves[i]
        areas.lean[point] = lean_of(ground, point)
    for i in range(ground.position.num_moves):
        point = ground.position.moves[i]
        if areas.area_of[point] == 0 and side_of(areas.lean[point]) != 0:
            fill(ground, areas, point)


def lean_of(ground, point):
    own: cython.double = max(0.0, ground.position.influence.of[ground.color][point])
    enemy: cython.double = max(0.0, ground.position.influence.of[ground.enemy][point])
    if own + enemy < 0.1 or not -0.9 < ground.position.territory.value[point] < 0.9:
        return 0.0
    return (own - enemy) / (own + enemy)


def side_of(lean):
    if lean >= 0.4:
        return 1
    return -1 if lean <= -0.4 else 0


def fill(ground, areas, point):
    i: cython.int
    near: cython.int
    top: cython.int = 1
    side: cython.int = side_of(areas.lean[point])
    number: cython.int = areas.number + 1
    areas.number = number
    areas.size[number] = 0
    areas.is_own[number] = side == 1
    areas.area_of[point] = number
    areas.stack[0] = point
    while top:
        top -= 1
        point = areas.stack[top]
        areas.size[number] += 1
        for i in range(4):
            near = point + OFFSETS[i]
            if (
                ground.board.color[near] == EMPTY
                and areas.area_of[near] == 0
                and side_of(areas.lean[near]) == side
            ):
                areas.area_of[near] = number
                areas.stack[top] = near
                top += 1


# -- areas ------------------------------------------------------------------------------------------------


def speak_of_point(ground, areas, point):
    own: cython.int = ground.position.steps_to[ground.color][point]
    enemy: cython.int = ground.position.steps_to[ground.enemy][point]
    number: cython.int = areas.area_of[point]
    if own < 2 or enemy < 2:
        return
    if ground.line(point) >= 4 and ground.strategy.num_urgent == 0:
        meet(ground, areas, point)
        reduce(ground, areas, point)
    if ground.line(point) >= 5:
        jump_in(ground, point)
    if number == 0 or areas.is_own[number] or areas.size[number] < HUGE or enemy < 3 or own < 3:
        return
    if ground.line(point) <= 4 and is_theirs(ground, point):
        ground.say(INVADE_AREA, point, point, NO_POINT)


def is_theirs(ground, point):
    value: cython.double = ground.position.territory.value[point]
    return value < -0.35 if ground.color == BLACK else value > 0.35


def meet(ground, areas, point):
    """Junction: a point that is nobody's, with large areas of both sides within two steps."""
    i: cython.int
    j: cython.int
    near: cython.int
    number: cython.int
    own: cython.int = NO_POINT
    enemy: cython.int = NO_POINT
    if not -0.3 < areas.lean[point] < 0.3:
        return
    for i in range(4):
        near = point
        for j in range(2):
            near += OFFSETS[i]
            if ground.board.color[near] != EMPTY:
                break
            number = areas.area_of[near]
            if number and areas.size[number] >= LARGE:
                if areas.is_own[number]:
                    own = near
                else:
                    enemy = near
    if own != NO_POINT and enemy != NO_POINT:
        ground.say(JUNCTION, point, own, enemy)


def reduce(ground, areas, point):
    """Reduce a large enemy area at its outer points, not far from stones of both sides."""
    i: cython.int
    number: cython.int = areas.area_of[point]
    inside: cython.int = 0
    if number == 0 or areas.size[number] < LARGE or areas.is_own[number]:
        return
    if ground.position.steps_to[ground.enemy][point] > 3 or ground.position.steps_to[ground.color][point] > 3:
        return
    for i in range(4):
        inside += areas.area_of[point + OFFSETS[i]] == number
    if inside != 0 and inside != 4:
        ground.say(REDUCE_BORDER, point, point, NO_POINT)


def jump_in(ground, point):
    """Jump: a point two steps in a line from stones of both sides, with nothing between."""
    i: cython.int
    color: cython.int
    own: cython.int = NO_POINT
    enemy: cython.int = NO_POINT
    for i in range(4):
        if ground.board.color[point + OFFSETS[i]] == EMPTY:
            color = ground.board.color[point + 2 * OFFSETS[i]]
            if color == ground.color:
                own = point + 2 * OFFSETS[i]
            elif color == ground.enemy:
                enemy = point + 2 * OFFSETS[i]
    if own != NO_POINT and enemy != NO_POINT:
        ground.say(JUMP_OF_BOTH, point, own, enemy)


# -- from above ---------------------------------------------------------------------------------------------


def press_from_above(ground, areas, frame, column, line):
    """Press an enemy stone on the third or fourth line that has nothing above it."""
    number: cython.int
    stone: cython.int = at(frame, column, line)
    if not is_empty(ground, frame, column - 1, column + 1, line + 1, line + 3):
        return
    if is_empty(ground, frame, column + 1, column + 2, line, line):
        number = areas.area_of[at(frame, column + 1, line + 1)]
        if (
            ground.position.phase <= 1
            and 6 <= column <= ground.board.size - 5
            and number
            and not areas.is_own[number]
            and areas.size[number] >= LARGE
            and ground.strategy.num_urgent == 0
        ):
            ground.say(SHOULDER_HIT, at(frame, column + 1, line + 1), stone, NO_POINT)
    if (
        ground.is_in_doubt(ground.group_at(stone))
        and 2 <= ground.position.steps_to[ground.color][at(frame, column, line + 2)] <= 3
    ):
        ground.say(CAP, at(frame, column, line + 2), stone, NO_POINT)
        ground.say(KNIGHT_CAP, at(frame, column + 1, line + 2), stone, NO_POINT)


def jump_up(ground, frame, column, line):
    """Jump up from an own stone with nothing above it and the enemy near at its side."""
    near: cython.int
    if not is_empty(ground, frame, column - 1, column + 1, line + 1, line + 2):
        return
    for near in range(column - 3, column + 4):
        if near < 1 or near > ground.board.size:
            continue
        if ground.board.color[at(frame, near, line)] == ground.enemy:
            ground.say(JUMP_TO_CENTRE, at(frame, column, line + 2), at(frame, column, line), NO_POINT)
            return
