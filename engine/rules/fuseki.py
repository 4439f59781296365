"""The opening in the corners; see ``fuseki.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("empty-star-point", "take the empty corner at the star point"),
    Rule("empty-3-4", "take the empty corner at the 3-4 point"),
    Rule("empty-3-3", "take the empty corner at the 3-3 point"),
    Rule("empty-outside", "take the empty corner from outside, at the 5-3 or the 5-4 point"),
    Rule("last-corner", "take the last empty corner"),
    Rule("leave-for-corner", "leave {subject} alone and take an empty corner"),
    Rule("enclose-knight", "enclose the corner of {subject} with a knight's move"),
    Rule("enclose-high", "enclose the corner of {subject} with a one-space jump"),
    Rule("enclose-wide", "enclose the corner of {subject} widely"),
    Rule("enclose-star", "add a second stone to the star point at {subject}"),
    Rule("enclose-outside", "take the corner that {subject} looks at"),
    Rule("approach-low", "approach the 3-4 stone at {subject} on the third line"),
    Rule("approach-high", "approach the 3-4 stone at {subject} on the fourth line"),
    Rule("approach-far", "approach the 3-4 stone at {subject} from a distance"),
    Rule("approach-star", "approach the star point stone at {subject} on the third line"),
    Rule("approach-star-high", "approach the star point stone at {subject} on the fourth line"),
    Rule("approach-wide-side", "approach {subject} from the wider side"),
    Rule("enter-corner", "enter the corner behind {subject}"),
    Rule("double-approach", "approach {subject} from the other side too, after {other}"),
    Rule("pincer-close", "pincer {subject} closely: it has no room to extend"),
    Rule("pincer-far", "pincer {subject} from a distance"),
    Rule("answer-knight", "answer the approach at {other}: a knight's move from {subject}"),
    Rule("answer-one-space", "answer the approach at {other}: one space from {subject}"),
    Rule("answer-kosumi", "answer the low approach at {other}: diagonally from {subject}"),
    Rule("kick", "attach to the approaching stone at {subject} from the corner"),
    Rule("extend-after-approach", "extend along the side from the approaching stone at {subject}"),
    Rule("slide-under", "slide from {subject} into the corner under {other}"),
    Rule("invade-3-3", "invade the corner under {subject}"),
    Rule("block-3-3", "block the stone that invaded at {subject}"),
    Rule("double-wing", "spread a second wing from the corner at {subject}, beside that at {other}"),
)


def speak(ground):
    number: cython.int
    corners: Corners
    corner: cython.pointer[Corner]
    frames: Frame[2]
    frame: cython.pointer[Frame]
    turned: cython.pointer[Frame]
    if ground.board.size < 9:
        return
    survey(ground, cython.address(corners))
    for number in range(8):
        frames[0] = frame_of(number, ground.board.size)
        frames[1] = frame_of(number ^ 1, ground.board.size)
        frame = cython.address(frames[0])
        turned = cython.address(frames[1])
        corner = cython.address(corners.corner[number >> 1])
        if corner.num_own + corner.num_enemy == 0:
            take(ground, frame, cython.address(corners))
        if corner.num_own + corner.num_enemy == 0 or corners.deep < 6:
            continue
        if corner.num_enemy == 0:
            if corner.num_own == 1:
                enclose(ground, frame)
            spread_wings(ground, frame, turned)
        elif corner.num_own == 0:
            if corner.num_enemy == 1:
                approach(ground, frame, turned)
        elif corner.num_own == 1 and corner.num_enemy == 1:
            approach_again(ground, frame, turned)
            answer(ground, frame, turned)
        elif corner.num_own == 1 and corner.num_enemy == 2:
            settle(ground, frame, turned)
        if corner.num_own + corner.num_enemy <= 6:
            go_inside(ground, frame)


def survey(ground, corners):
    number: cython.int
    column: cython.int
    line: cython.int
    color: cython.int
    last: cython.int = ground.position.recent[0]
    frame: Frame
    corner: cython.pointer[Corner]
    corners.deep = min(DEEP, (ground.board.size - 1) // 2)
    corners.num_empty = 0
    for number in range(4):
        frame = frame_of(2 * number, ground.board.size)
        corner = cython.address(corners.corner[number])
        corner.num_own = corner.num_enemy = 0
        for line in range(1, corners.deep + 1):
            for column in range(1, corners.deep + 1):
                color = color_at(ground, cython.address(frame), column, line)
                corner.num_own += color == ground.color
                corner.num_enemy += color == ground.enemy
        corners.num_empty += corner.num_own + corner.num_enemy == 0
    corners.left = corner_of(ground, last, corners.deep)
    if corners.left >= 0 and corners.corner[corners.left].num_own == 0:
        corners.left = -1


def corner_of(ground, point, deep):
    """The number of the corner in which an enemy stone lies; -1: in none, or there is no such stone."""
    size: cython.int = ground.board.size
    col: cython.int = col_of(point)
    row: cython.int = row_of(point)
    if point <= 1 or ground.board.color[point] != ground.enemy:
        return -1
    if min(col, size - 1 - col) >= deep or min(row, size - 1 - row) >= deep:
        return -1
    return (col > size // 2) + 2 * (row > size // 2)


def room_along(ground, frame):
    column: cython.int = 6
    while column <= ground.board.size and is_empty(ground, frame, column, column, 2, 5):
        column += 1
    return column - 6


def wing(ground, frame, color):
    column: cython.int
    line: cython.int
    for column in range(6, 8):
        for line in range(3, 5):
            if color_at(ground, frame, column, line) == color:
                return at(frame, column, line)
    return NO_POINT


# -- a corner that is empty, or has one stone -------------------------------------------------------------


def take(ground, frame, corners):
    ground.say(EMPTY_STAR, at(frame, 4, 4), NO_POINT, NO_POINT)
    ground.say(EMPTY_SMALL, at(frame, 3, 4), NO_POINT, NO_POINT)
    ground.say(EMPTY_INSIDE, at(frame, 3, 3), NO_POINT, NO_POINT)
    if corners.deep >= 6:
        ground.say(EMPTY_OUTSIDE, at(frame, 3, 5), NO_POINT, NO_POINT)
        ground.say(EMPTY_OUTSIDE, at(frame, 4, 5), NO_POINT, NO_POINT)
    if corners.num_empty == 1:
        ground.say(LAST_CORNER, at(frame, 4, 4), NO_POINT, NO_POINT)
        ground.say(LAST_CORNER, at(frame, 3, 4), NO_POINT, NO_POINT)
    if corners.left >= 0:
        ground.say(LEAVE_FOR_CORNER, at(frame, 4, 4), ground.position.recent[0], NO_POINT)
        ground.say(LEAVE_FOR_CORNER, at(frame, 3, 4), ground.position.recent[0], NO_POINT)


def enclose(ground, frame):
    """Enclose a corner with a lone own stone, in frames in which it is in column 3 or 4."""
    stone: cython.int = at(frame, 4, 4)
    beside_small(ground, frame, ground.color, ENCLOSE_KNIGHT, ENCLOSE_HIGH, ENCLOSE_WIDE)
    if ground.board.color[stone] == ground.color and is_empty(ground, frame, 5, 9, 2, 5):
        ground.say(ENCLOSE_STAR, at(frame, 6, 3), stone, NO_POINT)
        ground.say(ENCLOSE_STAR, at(frame, 6, 4), stone, NO_POINT)
    stone = at(frame, 3, 5)
    if ground.board.color[stone] == ground.color:
        ground.say(ENCLOSE_OUTSIDE, at(frame, 4, 3), stone, NO_POINT)
    stone = at(frame, 4, 5)
    if ground.board.color[stone] == ground.color:
        ground.say(ENCLOSE_OUTSIDE, at(frame, 4, 3), stone, NO_POINT)
        ground.say(ENCLOSE_OUTSIDE, at(frame, 3, 3), stone, NO_POINT)


def beside_small(ground, frame, color, low, high, far):
    stone: cython.int = at(frame, 3, 4)
    if ground.board.color[stone] == color:
        ground.say(low, at(frame, 5, 3), stone, NO_POINT)
        ground.say(high, at(frame, 5, 4), stone, NO_POINT)
        ground.say(far, at(frame, 6, 3), stone, NO_POINT)
        ground.say(far, at(frame, 6, 4), stone, NO_POINT)


def approach(ground, frame, turned):
    """Approach a lone enemy stone, likewise."""
    stone: cython.int = at(frame, 4, 4)
    beside_small(ground, frame, ground.enemy, APPROACH_LOW, APPROACH_HIGH, APPROACH_FAR)
    if ground.board.color[stone] == ground.enemy and is_empty(ground, frame, 5, 9, 2, 5):
        ground.say(APPROACH_STAR, at(frame, 6, 3), stone, NO_POINT)
        ground.say(APPROACH_STAR_HIGH, at(frame, 6, 4), stone, NO_POINT)
        if room_along(ground, frame) > room_along(ground, turned) + 1:
            ground.say(APPROACH_WIDE_SIDE, at(frame, 6, 3), stone, NO_POINT)
    stone = at(frame, 3, 5)
    if ground.board.color[stone] == ground.enemy:
        ground.say(ENTER_CORNER, at(frame, 4, 3), stone, NO_POINT)
        ground.say(ENTER_CORNER, at(frame, 4, 4), stone, NO_POINT)
    stone = at(frame, 4, 5)
    if ground.board.color[stone] == ground.enemy:
        ground.say(ENTER_CORNER, at(frame, 4, 3), stone, NO_POINT)
        ground.say(ENTER_CORNER, at(frame, 3, 3), stone, NO_POINT)


# -- an approach --------------------------------------------------------------------------------------------


def approach_again(ground, frame, turned):
    own: cython.int = wing(ground, frame, ground.color)
    if own != NO_POINT and color_at(ground, frame, 4, 4) == ground.enemy:
        ground.say(DOUBLE_APPROACH, at(turned, 6, 3), at(frame, 4, 4), own)
        ground.say(DOUBLE_APPROACH, at(turned, 6, 4), at(frame, 4, 4), own)


def answer(ground, frame, turned):
    """Answer an approach along this frame's edge."""
    stone: cython.int = at(frame, 4, 4)
    enemy: cython.int = wing(ground, frame, ground.enemy)
    if ground.board.color[stone] == ground.color and enemy != NO_POINT:
        ground.say(ANSWER_KNIGHT, at(turned, 6, 3), stone, enemy)
        ground.say(ANSWER_ONE_SPACE, at(turned, 6, 4), stone, enemy)
        if enemy == at(frame, 6, 3):
            ground.say(KICK, at(frame, 5, 3), enemy, NO_POINT)
        pincer(ground, frame, 6, enemy)
    stone = at(frame, 3, 4)
    if ground.board.color[stone] == ground.color:
        enemy = at(frame, 5, 3)
        if ground.board.color[enemy] == ground.enemy:
            ground.say(ANSWER_KOSUMI, at(frame, 4, 5), stone, enemy)
        else:
            enemy = at(frame, 5, 4)
        if ground.board.color[enemy] == ground.enemy:
            ground.say(ANSWER_ONE_SPACE, at(frame, 3, 6), stone, enemy)
            pincer(ground, frame, 5, enemy)


def pincer(ground, frame, column, approach):
    """Pincer an approaching stone, as far as the side beyond it is open."""
    away: cython.int
    line: cython.int
    if ground.board.size < column + 8 or not is_empty(ground, frame, column + 1, column + 4, 2, 5):
        return
    for away in range(2, 5):
        for line in range(3, 5):
            ground.say(
                PINCER_CLOSE if away == 2 else PINCER_FAR,
                at(frame, column + away, line),
                approach,
                NO_POINT,
            )


def settle(ground, frame, turned):
    """Go on after an own approach that was answered on the other side."""
    own: cython.int = wing(ground, frame, ground.color)
    column: cython.int
    line: cython.int
    if own == NO_POINT or color_at(ground, frame, 4, 4) != ground.enemy:
        return
    if wing(ground, turned, ground.enemy) == NO_POINT:
        return
    if own == at(frame, 6, 3) and color_at(ground, frame, 4, 3) == EMPTY:
        ground.say(SLIDE_UNDER, at(frame, 4, 2), own, at(frame, 4, 4))
    if ground.board.size >= 13 and is_empty(ground, frame, 8, 11, 2, 5):
        for column in range(9, 11):
            for line in range(3, 5):
                ground.say(EXTEND_AFTER_APPROACH, at(frame, column, line), own, NO_POINT)


# -- the 3-3 point ------------------------------------------------------------------------------------------


def go_inside(ground, frame):
    column: cython.int
    line: cython.int
    star: cython.int = at(frame, 4, 4)
    inside: cython.int = at(frame, 3, 3)
    if ground.board.color[star] == ground.color and ground.board.color[inside] == ground.enemy:
        if color_at(ground, frame, 3, 4) == EMPTY and color_at(ground, frame, 4, 3) == EMPTY:
            ground.say(BLOCK_INVASION, at(frame, 3, 4), inside, NO_POINT)
        return
    for column in range(1, 5):
        for line in range(1, 5):
            if (column < 4 or line < 4) and color_at(ground, frame, column, line) != EMPTY:
                return
    if ground.board.color[star] == ground.enemy and wing(ground, frame, ground.enemy) == NO_POINT:
        ground.say(INVADE_INSIDE, inside, star, NO_POINT)


# -- a second wing ------------------------------------------------------------------------------------------


def spread_wings(ground, frame, turned):
    """Extend from an own corner that has a stone far out on the other side, if this side is open."""
    column: cython.int
    line: cython.int
    found: cython.int = NO_POINT
    stone: cython.int = NO_POINT
    if (
        ground.board.size < 17
        or not is_empty(ground, frame, 7, 12, 2, 5)
        or not is_empty(ground, turned, 7, 8, 2, 5)
    ):
        return
    for line in range(3, 5):
        for column in range(3, 5):
            if color_at(ground, frame, column, line) == ground.color:
                stone = at(frame, column, line)
        for column in range(9, 12):
            if color_at(ground, turned, column, line) == ground.color:
                found = at(turned, column, line)
    if stone == NO_POINT or found == NO_POINT:
        return
    for column in range(9, 12):
        ground.say(DOUBLE_WING, at(frame, column, 3), stone, found)
    ground.say(DOUBLE_WING, at(frame, 10, 4), stone, found)
