"""Kos, and how the game stands; see ``ko.pxd``."""

import cython

from engine.rules.rule import Rule

AHEAD_BY = ("ahead", "way ahead")
BEHIND_BY = ("behind", "way behind")

RULES = (
    Rule("retake-ko", "take back the ko at {subject}"),
    Rule("start-ko", "take {subject} in ko"),
    Rule("threaten-capture", "ko threat: atari on {subject}"),
    Rule("win-ko-fill", "win the ko: connect at {subject}"),
    Rule("win-ko-capture", "win the ko: take the stones at {subject}"),
    Rule("answer-ko-threat", "answer the ko threat: save {subject}"),
    Rule("safe-live", "ahead: make sure that the group at {subject} lives", standings=AHEAD_BY),
    Rule("safe-connect", "ahead: make sure that {subject} and {other} are connected", standings=AHEAD_BY),
    Rule("safe-capture", "ahead: make sure that the group at {subject} is dead", standings=AHEAD_BY),
    Rule("try-invasion", "behind: invade where the enemy has most", standings=BEHIND_BY),
    Rule("try-cut", "behind: cut {subject} from {other}", standings=BEHIND_BY),
    Rule("answer-added-stone", "answer {subject}: his group would live"),
    Rule("threaten-stone", "ko threat: atari on the stone at {subject}"),
    Rule("threaten-eye", "ko threat: the group at {subject} would lose an eye that it needs"),
    Rule("threaten-cut", "ko threat: {subject} and {other} could be cut"),
)


def speak(ground):
    last: cython.int = ground.position.recent[0]
    stone: cython.int = ground.position.recent[1]
    take(ground)
    if ground.board.ko_point != NO_POINT and ground.board.ko_color == ground.color:
        threaten(ground)
        threaten_groups(ground)
    if stone > 1 and ground.board.color[stone] == ground.color:
        win(ground, stone)
    if ground.may(SAFE_LIVE):
        play_safe(ground)
    if ground.may(TRY_CUT):
        squirm(ground)
    if last > 1 and ground.board.color[last] == ground.enemy:
        answer(ground, last)


def ko_taken_at(board, color, point):
    i: cython.int
    near: cython.int
    found: cython.int = NO_POINT
    for i in range(4):
        near = point + OFFSETS[i]
        if board.color[near] == EDGE:
            continue
        if board.color[near] != other(color):
            return NO_POINT
        if board.strings[board.string_of[near]].num_liberties == 1:
            if found != NO_POINT or board.strings[board.string_of[near]].num_stones > 1:
                return NO_POINT
            found = near
    return found


def ko_beside(board, stone):
    i: cython.int
    color: cython.int = board.color[stone]
    for i in range(4):
        if board.color[stone + OFFSETS[i]] != EMPTY:
            continue
        if ko_taken_at(board, other(color), stone + OFFSETS[i]) == stone:
            return stone + OFFSETS[i]
    return NO_POINT


# -- kos --------------------------------------------------------------------------------------------------


def take(ground):
    i: cython.int
    point: cython.int
    taken: cython.int
    for i in range(ground.position.num_moves):
        point = ground.position.moves[i]
        if ground.beside(point, EMPTY) or ground.beside(point, ground.color):
            continue
        taken = ko_taken_at(ground.board, ground.color, point)
        if taken != NO_POINT:
            ground.say(RETAKE_KO if taken == ground.position.recent[2] else START_KO, point, taken, NO_POINT)


def threaten(ground):
    """Make ko threats, moves that the enemy must answer: he has just taken a ko."""
    i: cython.int
    point: cython.int
    stone: cython.int
    for i in range(ground.position.num_moves):
        point = ground.position.moves[i]
        stone = largest_in_atari(ground, point)
        if stone == NO_POINT:
            continue
        if ground.position.tactics.of_move(ground.board, ground.color, point).atari_stones >= 2:
            ground.say(THREATEN_CAPTURE, point, stone, NO_POINT)
        else:
            ground.say(THREATEN_STONE, point, stone, NO_POINT)


def largest_in_atari(ground, point):
    i: cython.int
    near: cython.int
    stones: cython.int
    most: cython.int = 0
    found: cython.int = NO_POINT
    for i in range(4):
        near = point + OFFSETS[i]
        if ground.board.color[near] != ground.enemy:
            continue
        stones = ground.board.strings[ground.board.string_of[near]].num_stones
        if ground.board.strings[ground.board.string_of[near]].num_liberties == 2 and stones > most:
            most = stones
            found = near
    return found


def threaten_groups(ground):
    i: cython.int
    number: cython.int
    eye: cython.pointer[cython.const[Eye]]
    pair: cython.pointer[cython.const[Connection]]
    group: cython.pointer[cython.const[Group]]
    for i in range(ground.position.eyes.num_eyes):
        eye = cython.address(ground.position.eyes.eyes[i])
        number = ground.position.groups.group_of_eye[i]
        if eye.color != ground.enemy or number < 0 or eye.typ_eyes - eye.min_eyes < EYE // 2:
            continue
        group = cython.address(ground.position.groups.groups[number])
        if group.num_stones >= 4 and group.typ_eyes - eye.typ_eyes + eye.min_eyes < 2 * EYE <= group.typ_eyes:
            ground.say_all(THREATEN_EYE, cython.address(eye.points), group.key, NO_POINT)
    for i in range(ground.position.connections.num_connections):
        pair = ground.position.connections.at(i)
        if (
            pair.color == ground.enemy
            and (pair.strength == CONNECTED_WITH_AJI or pair.strength == SHARED_CONNECTION)
            and ground.group_at(pair.first).num_stones >= 3
        ):
            ground.say_all(THREATEN_CUT, cython.address(pair.cuts), pair.first, pair.second)
            for number in range(pair.num_threats):
                ground.say(THREATEN_CUT, pair.threats[number].at, pair.first, pair.second)


def win(ground, stone):
    """End the ko that an own stone took two moves ago; the enemy has played a threat since."""
    i: cython.int
    j: cython.int
    near: cython.int
    key: cython.int
    point: cython.int = ko_beside(ground.board, stone)
    last: cython.int = ground.position.recent[0]
    if point == NO_POINT or last <= 1:
        return
    ground.say(WIN_KO_FILL, point, stone, NO_POINT)
    for i in range(4):
        near = stone + OFFSETS[i]
        if ground.board.color[near] != ground.enemy:
            continue
        if ground.board.strings[ground.board.string_of[near]].num_liberties == 1:
            for j in range(ground.position.num_moves):
                if ground.position.tactics.of_move(
                    ground.board, ground.color, ground.position.moves[j]
                ).captured and is_liberty(
                    cython.address(ground.board.strings[ground.board.string_of[near]]),
                    ground.position.moves[j],
                ):
                    ground.say(WIN_KO_CAPTURE, ground.position.moves[j], near, NO_POINT)
    for i in range(4):
        near = last + OFFSETS[i]
        if ground.board.color[near] == ground.color:
            key = ground.position.tactics.key_of[ground.board.string_of[near]]
            if ground.position.tactics.of_string(ground.board, key).status == THREATENED:
                ground.say_all(
                    ANSWER_THREAT,
                    cython.address(ground.position.tactics.of_string(ground.board, key).defences),
                    near,
                    NO_POINT,
                )


# -- how the game stands ------------------------------------------------------------------------------------


def play_safe(ground):
    i: cython.int
    pair: cython.pointer[cython.const[Connection]]
    group: cython.pointer[cython.const[Group]]
    for i in range(ground.position.groups.num_groups):
        group = cython.address(ground.position.groups.groups[i])
        if group.num_stones < 5:
            continue
        if group.color == ground.color and group.status == GROUP_UNSETTLED:
            make_eyes(ground, SAFE_LIVE, group)
        elif group.color == ground.enemy and group.status < GROUP_ALIVE:
            take_eyes(ground, SAFE_CAPTURE, group)
    for i in range(ground.position.connections.num_connections):
        pair = ground.position.connections.at(i)
        if pair.color == ground.color and pair.strength == CUTTABLE:
            group = ground.group_at(pair.second)
            if group.num_stones >= 3 and ground.group_at(pair.first).num_stones >= 3:
                ground.say_all(SAFE_CONNECT, cython.address(pair.connects), pair.first, pair.second)


def squirm(ground):
    i: cython.int
    point: cython.int
    pair: cython.pointer[cython.const[Connection]]
    for i in range(ground.position.num_moves):
        point = ground.position.moves[i]
        if (
            ground.lean(point) < -0.5
            and ground.position.steps_to[ground.enemy][point] >= 3
            and ground.position.steps_to[ground.color][point] >= 3
            and 3 <= ground.line(point) <= 4
        ):
            ground.say(TRY_INVASION, point, NO_POINT, NO_POINT)
    for i in range(ground.position.connections.num_connections):
        pair = ground.position.connections.at(i)
        if pair.color == ground.enemy and pair.strength == CUTTABLE:
            ground.say_all(TRY_CUT, cython.address(pair.cuts), pair.first, pair.second)


def make_eyes(ground, rule, group):
    i: cython.int
    ground.look_at(group)
    for i in range(ground.potential.num_eyes):
        if ground.potential.eyes[i].type == PLAY_VITAL:
            ground.say(rule, ground.potential.eyes[i].location, group.key, NO_POINT)


def has_eye(group, eye):
    key: cython.int = next_point(cython.address(eye.strings), FIRST)
    while key != NO_POINT:
        if has_point(cython.address(group.strings), key):
            return True
        key = next_point(cython.address(eye.strings), key + 1)
    return False


def take_eyes(ground, rule, group):
    i: cython.int
    eye: cython.pointer[Eye]
    for i in range(ground.position.eyes.num_eyes):
        eye = cython.address(ground.position.eyes.eyes[i])
        if eye.color == group.color and eye.max_eyes > 0 and has_eye(group, eye):
            ground.say_all(rule, cython.address(eye.vital), group.key, NO_POINT)


def answer(ground, last):
    """Take the eyes of the unsettled group to which the enemy has just added a stone."""
    group: cython.pointer[cython.const[Group]] = ground.group_at(last)
    if group.status == GROUP_UNSETTLED and group.num_stones >= 3:
        take_eyes(ground, ANSWER_ADDED, group)
