"""The endgame; see ``endgame.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("hane-first-line", "hane on the first line under {subject}"),
    Rule("descend-first-line", "descend to the first line before {subject} has the hane there"),
    Rule("connect-first-line", "connect on the first line after the hane at {subject}"),
    Rule("block-first-line", "block the hane at {subject} on the first line"),
    Rule("hane-second-line", "hane on the second line under {subject}"),
    Rule("descend-second-line", "descend to the second line before {subject} has the hane there"),
    Rule("connect-second-line", "connect on the second line after the hane at {subject}"),
    Rule("block-second-line", "block the hane at {subject} on the second line"),
    Rule("monkey-jump", "monkey jump from {subject} along the first line"),
    Rule("stop-monkey-jump", "stop the monkey jump of {subject}"),
    Rule("block-intrusion", "keep {subject} from going on into own territory"),
    Rule("take-prisoners", "take the dead stones at {subject} off the board", phases=("endgame",)),
    Rule("take-half-point", "take the half-point ko at {subject}", phases=("endgame",)),
    Rule("fill-half-point", "fill the half-point ko beside {subject}", phases=("endgame",)),
    Rule("fill-dame", "fill a neutral point", phases=("endgame",)),
    Rule("own-territory", "this fills sure territory of its own side"),
    Rule("enemy-territory", "this is sure territory of the enemy: the stone is lost"),
    Rule("close-border", "close the border between the territories of both sides"),
    Rule("sente-hane", "hane on the edge: the group at {subject} needs the eye space"),
    Rule("hane-for-eyes", "hane on the edge: eye space for the group at {subject}"),
    Rule("hane-between", "hane on the first line, where territories of both sides meet under {subject}"),
    Rule("crawl", "crawl along the second line from {subject}, under {other}"),
    Rule("stop-crawl", "stop {subject} from crawling along the second line under {other}"),
    Rule("push-in", "push into the territory ahead from {subject}"),
    Rule("stop-push", "keep {subject} from pushing into the territory behind"),
)


def speak(ground):
    number: cython.int
    column: cython.int
    frame: Frame
    for number in range(8):
        frame = frame_of(number, ground.board.size)
        for column in range(1, ground.board.size):
            speak_of_line(ground, cython.address(frame), column, 1)
            speak_of_line(ground, cython.address(frame), column, 2)
            speak_of_monkeys(ground, cython.address(frame), column)
            crawl(ground, cython.address(frame), column)
    for number in range(ground.position.num_moves):
        speak_of_point(ground, ground.position.moves[number])
    if ground.position.recent[0] > 1:
        block(ground, ground.position.recent[0])
    if ground.may(TAKE_PRISONERS):
        take(ground)


# -- the first lines ----------------------------------------------------------------------------------------


def speak_of_line(ground, frame, column, line):
    """Speak of a line where stones of both sides stand above it, in ``column`` and the next one."""
    near: cython.int = color_at(ground, frame, column, line + 1)
    far: cython.int = color_at(ground, frame, column + 1, line + 1)
    below: cython.int = color_at(ground, frame, column, line)
    under: cython.int = color_at(ground, frame, column + 1, line)
    ahead: cython.int = color_at(ground, frame, column + 2, line)
    if near == EMPTY or far == EMPTY or near == far or below != EMPTY:
        return
    if line == 2 and color_at(ground, frame, column, 1) + color_at(ground, frame, column + 1, 1) != EMPTY:
        return
    if near == ground.color and under == EMPTY and (line == 2 or ground.position.phase > 0):
        ground.say(
            HANE_FIRST if line == 1 else HANE_SECOND,
            at(frame, column + 1, line),
            at(frame, column + 1, line + 1),
            NO_POINT,
        )
        if line == 2 or ground.lean(at(frame, column, line)) > 0.3:
            ground.say(
                DESCEND_FIRST if line == 1 else DESCEND_SECOND,
                at(frame, column, line),
                at(frame, column + 1, line + 1),
                NO_POINT,
            )
        weigh_hane(ground, frame, column, line)
    if near == ground.color and under == ground.color and ahead == ground.enemy:
        ground.say(
            CONNECT_FIRST if line == 1 else CONNECT_SECOND,
            at(frame, column, line),
            at(frame, column + 1, line),
            NO_POINT,
        )
    if near == ground.enemy and under == ground.enemy and ahead == EMPTY:
        ground.say(
            BLOCK_FIRST if line == 1 else BLOCK_SECOND,
            at(frame, column + 2, line),
            at(frame, column + 1, line),
            NO_POINT,
        )


def weigh_hane(ground, frame, column, line):
    """Say what else a hane does: it threatens the enemy, helps an own group, or lies between territories."""
    point: cython.int = at(frame, column + 1, line)
    enemy: cython.int = at(frame, column + 1, line + 1)
    own: cython.pointer[cython.const[Group]] = ground.group_at(at(frame, column, line + 1))
    if ground.board.color[enemy] != ground.enemy:
        return
    if ground.is_pressed(ground.group_at(enemy)):
        ground.say(SENTE_HANE, point, enemy, NO_POINT)
    if ground.is_pressed(own):
        ground.say(HANE_FOR_EYES, point, own.key, NO_POINT)
    if line > 1:
        return
    if ground.lean(at(frame, column, 1)) > 0.3 and ground.lean(at(frame, column + 2, 1)) < -0.3:
        ground.say(HANE_BETWEEN, point, enemy, NO_POINT)


def crawl(ground, frame, column):
    """Crawl from a stone on the second line to the next point, with a stone of the other side above that."""
    color: cython.int = color_at(ground, frame, column, 2)
    above: cython.int = color_at(ground, frame, column + 1, 3)
    value: cython.double
    if color == EMPTY or above == EMPTY or color == above or column + 2 > ground.board.size:
        return
    if color_at(ground, frame, column + 1, 2) != EMPTY or color_at(ground, frame, column + 1, 1) != EMPTY:
        return
    value = ground.lean(at(frame, column + 2, 2))
    if color == ground.color and value < -0.2:
        ground.say(CRAWL, at(frame, column + 1, 2), at(frame, column, 2), at(frame, column + 1, 3))
    elif color == ground.enemy and value > 0.2:
        ground.say(STOP_CRAWL, at(frame, column + 1, 2), at(frame, column, 2), at(frame, column + 1, 3))


def speak_of_monkeys(ground, frame, column):
    """Monkey jump from a stone on the second line below stones of the other side, if both lines are open."""
    i: cython.int
    color: cython.int = color_at(ground, frame, column, 2)
    above: cython.int = color_at(ground, frame, column + 1, 3)
    if color == EMPTY or above == EMPTY or color == above or column + 4 > ground.board.size:
        return
    for i in range(1, 4):
        if color_at(ground, frame, column + i, 1) != EMPTY:
            return
        if i < 3 and color_at(ground, frame, column + i, 2) != EMPTY:
            return
    if color == ground.color:
        if ground.lean(at(frame, column + 3, 4)) < -0.3 and ground.position.phase > 1:
            ground.say(MONKEY_JUMP, at(frame, column + 3, 1), at(frame, column, 2), NO_POINT)
    elif ground.lean(at(frame, column + 3, 4)) > 0.3:
        ground.say(STOP_MONKEY_JUMP, at(frame, column + 1, 2), at(frame, column, 2), NO_POINT)
        ground.say(STOP_MONKEY_JUMP, at(frame, column + 1, 1), at(frame, column, 2), NO_POINT)


# -- points -------------------------------------------------------------------------------------------------


def speak_of_point(ground, point):
    taken: cython.int
    value: cython.double = ground.lean(point)
    own: cython.int = ground.beside(point, ground.color)
    enemy: cython.int = ground.beside(point, ground.enemy)
    if value > 0.999 and enemy == 0:
        ground.say(OWN_TERRITORY, point, NO_POINT, NO_POINT)
    elif value < -0.999 and own == 0:
        ground.say(ENEMY_TERRITORY, point, NO_POINT, NO_POINT)
    if own == 0 and ground.may(TAKE_HALF_POINT):
        taken = ko_taken_at(ground.board, ground.color, point)
        if taken != NO_POINT:
            ground.say(TAKE_HALF_POINT, point, taken, NO_POINT)
    if enemy == 0 and ground.may(FILL_HALF_POINT):
        taken = ko_taken_at(ground.board, ground.enemy, point)
        if taken != NO_POINT:
            ground.say(FILL_HALF_POINT, point, taken, NO_POINT)
    if own and enemy and ground.may(FILL_DAME) and is_dame(ground, point):
        ground.say(FILL_DAME, point, NO_POINT, NO_POINT)
    if ground.position.phase >= 2 and own + enemy:
        push(ground, point)
    if is_border(ground, point):
        ground.say(CLOSE_BORDER, point, NO_POINT, NO_POINT)


def push(ground, point):
    """Push, or stop a push, where a stone has territory of the other side opposite to it."""
    i: cython.int
    behind: cython.int
    ahead: cython.int
    for i in range(4):
        behind = point - OFFSETS[i]
        ahead = point + OFFSETS[i]
        if ground.board.color[ahead] != EMPTY:
            continue
        if ground.board.color[behind] == ground.color and ground.lean(ahead) < -0.5:
            ground.say(PUSH_IN, point, behind, NO_POINT)
        elif ground.board.color[behind] == ground.enemy and ground.lean(ahead) > 0.5:
            ground.say(STOP_PUSH, point, behind, NO_POINT)


def is_dame(ground, point):
    """Whether an empty point and the empty ones beside it are nobody's, and all groups beside it live."""
    i: cython.int
    near: cython.int
    group: cython.pointer[cython.const[Group]]
    for i in range(4):
        near = point + OFFSETS[i]
        group = ground.group_at(near)
        if group != cython.NULL and group.status < GROUP_ALIVE:
            return False
        if ground.board.color[near] == EMPTY and not -0.5 < ground.lean(near) < 0.5:
            return False
    return -0.5 < ground.lean(point) < 0.5


def is_border(ground, point):
    """Whether an empty point has own territory on one side and the enemy's on the other."""
    i: cython.int
    value: cython.double = ground.lean(point)
    own: cython.bint = False
    enemy: cython.bint = False
    if not -0.5 < value < 0.5:
        return False
    for i in range(4):
        if ground.board.color[point + OFFSETS[i]] == EMPTY:
            value = ground.lean(point + OFFSETS[i])
            own = own or value >= 0.5
            enemy = enemy or value <= -0.5
    return own and enemy


def block(ground, last):
    """Block the enemy's last stone if it came from one of his stones and own territory is ahead of it."""
    i: cython.int
    ahead: cython.int
    behind: cython.int
    across: cython.int
    if ground.board.color[last] != ground.enemy:
        return
    for i in range(4):
        ahead = last + OFFSETS[i]
        behind = last - OFFSETS[i]
        across = OFFSETS[1] if i == 0 or i == 3 else OFFSETS[0]
        if ground.board.color[ahead] != EMPTY or ground.lean(ahead) < -0.3:
            continue
        if (
            ground.lean(ahead) < 0.4
            and (ground.board.color[ahead + across] != EMPTY or ground.lean(ahead + across) < 0.4)
            and (ground.board.color[ahead - across] != EMPTY or ground.lean(ahead - across) < 0.4)
        ):
            continue
        if (
            ground.board.color[behind] == ground.enemy
            or ground.board.color[behind + across] == ground.enemy
            or ground.board.color[behind - across] == ground.enemy
        ):
            ground.say(BLOCK_INTRUSION, ahead, last, NO_POINT)


def take(ground):
    """Take dead stones that have one liberty left."""
    i: cython.int
    key: cython.int
    liberty: int16_t
    for i in range(ground.position.tactics.num_strings):
        key = ground.position.tactics.keys[i]
        if ground.board.color[key] != ground.enemy:
            continue
        if ground.position.tactics.of_string(ground.board, key).status != LOST:
            continue
        if ground.board.strings[ground.board.string_of[key]].num_liberties != 1:
            continue
        ground.board.list_liberties(ground.board.string_of[key], cython.address(liberty))
        ground.say(TAKE_PRISONERS, liberty, key, NO_POINT)
