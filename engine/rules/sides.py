"""The sides; see ``sides.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("extend-two", "extend two spaces along the side from the one stone at {subject}"),
    Rule("extend-three", "extend three spaces along the side from the two stones at {subject}"),
    Rule("extend-from-wall", "extend far along the side from the wall at {subject}"),
    Rule("extend-and-press", "extend from {subject} and press {other}"),
    Rule("close-between", "close the side between {subject} and {other}"),
    Rule("middle-of-side", "take the middle of the wide side between {subject} and {other}"),
    Rule("wedge", "wedge in between {subject} and {other}: there is room to extend either way"),
    Rule("invade-side", "invade the side between {subject} and {other}"),
    Rule("invade-extension", "invade between {subject} and {other}: the extension is too wide"),
    Rule("slide-along", "slide along the second line from {subject}, under {other}"),
    Rule("low-between", "elsewhere: extend from {subject} on the third line, far from {other}"),
    Rule("come-up-to", "elsewhere: come right up to {other} on the third line, from {subject}"),
    Rule("approach-inside", "elsewhere: approach {subject} from inside, with room toward {other}"),
    Rule("join-high", "elsewhere: the fourth line between {subject} and {other}, both own"),
    Rule("enter-3-3", "elsewhere: enter the corner under {subject} at the 3-3 point"),
    Rule("narrow-gap", "elsewhere: the narrow gap between {subject} and {other}"),
)


def speak(ground):
    number: cython.int
    frame: Frame
    if ground.board.size < 9:
        return
    for number in range(8):
        frame = frame_of(number, ground.board.size)
        speak_of_side(ground, cython.address(frame))


def speak_of_side(ground, frame):
    """Speak of all gaps, from the corner on; the side's other frame sees them from their far ends."""
    column: cython.int
    stone: cython.int
    gap: Gap
    gap.near = NO_POINT
    gap.column = 0
    for column in range(1, ground.board.size + 2):
        stone = NO_POINT
        if column <= ground.board.size:
            stone = stone_of(ground, frame, column)
            if stone == NO_POINT:
                continue
        gap.far = stone
        gap.width = column - gap.column - 1
        if gap.near != NO_POINT and gap.width >= 1:
            turn_to(ground, frame, cython.address(gap))
        if gap.near != NO_POINT and gap.width >= 3:
            if ground.board.color[gap.near] == ground.color:
                extend(ground, frame, cython.address(gap))
            if gap.far != NO_POINT:
                share(ground, frame, cython.address(gap))
                enter(ground, frame, cython.address(gap))
        gap.near = stone
        gap.column = column
    for column in range(2, ground.board.size - 2):
        slide(ground, frame, column)


def is_quiet(ground):
    return ground.position.phase <= 1 and ground.strategy.num_urgent == 0


def stone_of(ground, frame, column):
    i: cython.int
    point: cython.int
    for i in range(4):
        # the third line counts most, the fifth least
        point = at(frame, column, 3 if i == 0 else 4 if i == 1 else 2 if i == 2 else 5)
        if ground.board.color[point] != EMPTY:
            return point
    return NO_POINT


def wall_of(ground, frame, gap):
    column: cython.int
    line: cython.int
    found: cython.int = 0
    for column in range(max(1, gap.column - 1), gap.column + 1):
        for line in range(2, 7):
            found += ground.board.color[at(frame, column, line)] == ground.board.color[gap.near]
    return found


def say_both(ground, rule, frame, column, gap):
    ground.say(rule, at(frame, column, 3), gap.near, gap.far)
    ground.say(rule, at(frame, column, 4), gap.near, gap.far)


def extend(ground, frame, gap):
    """Extend from an own stone at the near end, on the third or fourth line."""
    wall: cython.int = wall_of(ground, frame, gap)
    column: cython.int
    group: cython.pointer[cython.const[Group]] = ground.group_at(gap.near)
    if gap.near != at(frame, gap.column, 3) and gap.near != at(frame, gap.column, 4):
        return
    if gap.column >= 5 and is_quiet(ground) and group.status < GROUP_ALIVE:
        if wall == 1 and gap.width >= 5:
            say_both(ground, EXTEND_TWO, frame, gap.column + 3, gap)
        elif wall == 2 and gap.width >= 6:
            say_both(ground, EXTEND_THREE, frame, gap.column + 4, gap)
        elif wall >= 3 and gap.width >= 7:
            say_both(ground, EXTEND_WALL, frame, gap.column + 5, gap)
    if gap.far != NO_POINT and ground.board.color[gap.far] == ground.enemy and 4 <= gap.width <= 8:
        for column in range(gap.column + gap.width - 2, gap.column + gap.width):
            say_both(ground, EXTEND_AND_PRESS, frame, column, gap)


def turn_to(ground, frame, gap):
    """Speak of each column between two ends; without a far end, only of the corner behind one stone."""
    near: cython.int
    if gap.far == NO_POINT:
        if gap.width == 3 and ground.board.color[gap.near] == ground.enemy:
            say_there(ground, ENTER_CORNER, frame, gap, 1, 3)
        return
    for near in range(1, gap.width + 1):
        if ground.board.color[gap.near] == ground.color:
            say_between(ground, frame, gap, near, gap.width + 1 - near)
        elif ground.board.color[gap.far] == ground.enemy and near == 2 and gap.width >= 6:
            say_there(ground, APPROACH_INSIDE, frame, gap, near, 3)


def say_there(ground, rule, frame, gap, near, line):
    point: cython.int = at(frame, gap.column + near, line)
    if apart(point, ground.position.recent[0]) > HERE:
        ground.say(rule, point, gap.near, gap.far)


def say_between(ground, frame, gap, near, far):
    """Speak of a column of a gap with an own stone at the near end."""
    line: cython.int
    if ground.board.color[gap.far] == ground.color:
        if 3 <= near <= 6 and 3 <= far <= 6 and near + far >= 8:
            say_there(ground, JOIN_HIGH, frame, gap, near, 4)
        return
    if near + far <= 3:
        for line in range(2 if near + far == 2 else 3, 5 if near + far == 2 else 4):
            say_there(ground, NARROW_GAP, frame, gap, near, line)
    if 3 <= near <= 6 and far >= 5:
        say_there(ground, LOW_BETWEEN, frame, gap, near, 3)
    if near >= 3 and far == 1:
        say_there(ground, COME_UP_TO, frame, gap, near, 3)


def share(ground, frame, gap):
    """Speak of a gap with two ends, of which one is an own stone."""
    column: cython.int
    own: cython.int = ground.board.color[gap.near] == ground.color
    own += ground.board.color[gap.far] == ground.color
    if not is_quiet(ground):
        return
    for column in range(gap.column + (gap.width + 1) // 2, gap.column + (gap.width + 2) // 2 + 1):
        if own == 2 and 6 <= gap.width <= 11:
            say_both(ground, CLOSE_BETWEEN, frame, column, gap)
        if own == 1 and gap.width >= 9:
            ground.say(MIDDLE_OF_SIDE, at(frame, column, 3), gap.near, gap.far)
            ground.say(MIDDLE_OF_SIDE, at(frame, column, 4), gap.near, gap.far)


def enter(ground, frame, gap):
    """Enter a gap between two enemy stones, in its middle."""
    column: cython.int
    beyond: Gap
    if ground.board.color[gap.near] != ground.enemy or ground.board.color[gap.far] != ground.enemy:
        return
    if not is_quiet(ground):
        return
    if gap.width <= 4:
        beyond.near = gap.far
        beyond.column = gap.column + gap.width + 2
        if wall_of(ground, frame, gap) == 1 and wall_of(ground, frame, cython.address(beyond)) == 1:
            ground.say(INVADE_EXTENSION, at(frame, gap.column + 2, 3), gap.near, gap.far)
            ground.say(INVADE_EXTENSION, at(frame, gap.column + 2, 2), gap.near, gap.far)
        return
    for column in range(gap.column + (gap.width + 1) // 2, gap.column + (gap.width + 2) // 2 + 1):
        if gap.width >= 11:
            ground.say(WEDGE, at(frame, column, 3), gap.near, gap.far)
        elif 6 <= gap.width <= 10:
            say_both(ground, INVADE_SIDE, frame, column, gap)


def slide(ground, frame, column):
    """Slide by a knight's move from the third line to the second, below an enemy stone."""
    line: cython.int
    above: cython.int = NO_POINT
    if ground.board.color[at(frame, column, 3)] != ground.color:
        return
    for line in range(1, 4):
        if ground.board.color[at(frame, column + 1, line)] != EMPTY:
            return
        if ground.board.color[at(frame, column + 2, line)] != EMPTY:
            return
    if ground.board.color[at(frame, column + 3, 2)] != EMPTY:
        return
    for line in range(3, 6):
        if above == NO_POINT and ground.board.color[at(frame, column + 2, line)] == ground.enemy:
            above = at(frame, column + 2, line)
        if above == NO_POINT and ground.board.color[at(frame, column + 3, line)] == ground.enemy:
            above = at(frame, column + 3, line)
    if above != NO_POINT:
        ground.say(SLIDE_ALONG, at(frame, column + 2, 2), at(frame, column, 3), above)
