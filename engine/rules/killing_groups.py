"""Attacking a weak enemy group; see ``killing_groups.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("kill", "take the vital point of the group at {subject}: it has no two eyes then"),
    Rule("take-eye", "take an eye from the group at {subject}"),
    Rule("take-half-eye", "take half an eye from the group at {subject}"),
    Rule("undercut", "take the eye space under the group at {subject} from the edge"),
    Rule("block-edge", "block the group at {subject} on the edge: it needs the eye space"),
    Rule("cut-off", "cut the group at {subject} off from the living one at {other}"),
    Rule("cut-apart", "cut the groups at {subject} and {other} apart: neither has two eyes"),
    Rule("seal-in", "close the last way out of the group at {subject}"),
    Rule("close-net", "stop the group at {subject} from a distance: it has one way out"),
    Rule("cap", "cap the group at {subject}"),
    Rule("keep-out", "attack the group at {subject} from the own area, which grows"),
    Rule("save-key-stones", "save the stones at {other}: the group at {subject} lives on capturing them"),
    Rule("peep-at-weak", "peep at {other}: the group at {subject} loses shape"),
    Rule("attack-two", "attack the groups at {subject} and {other} at once"),
    Rule("attack-and-run", "attack the group at {subject} and help the own weak one at {other}"),
    Rule("attack-urgent", "attack the group at {subject}: it is big, or keeps the own side apart"),
    Rule("go-on-killing", "go on: take eyes from the group at {subject}, which was left alone"),
    Rule("go-on-chasing", "go on: stop the group at {subject}, which was left alone"),
    Rule("largest-chase", "stop the group at {subject}: the largest in danger"),
)


def speak(ground):
    i: cython.int
    group: cython.pointer[cython.const[Group]]
    attacked: int16_t[NUM_POINTS]
    largest: cython.int = ground.largest_pressed(ground.enemy)
    for i in range(NUM_POINTS):
        attacked[i] = 0
    take_eyes(ground, attacked)
    cut(ground, attacked)
    for i in range(ground.position.groups.num_groups):
        group = cython.address(ground.position.groups.groups[i])
        if group.color != ground.enemy or group.num_stones < 2 or not ground.is_in_doubt(group):
            continue
        if ground.is_pressed(group):
            press(ground, group, group.num_stones == largest, attacked)
        elif 100 * group.strength < LOOSE:
            cap_loose(ground, group)


def attack(ground, rule, point, group, other, attacked):
    """Say that a move attacks a group, and if it also attacks another one, or helps an own one."""
    nearest: cython.int
    number: cython.int = ground.position.groups.group_of[group.key]
    if point == NO_POINT:
        return
    ground.say(rule, point, group.key, other)
    if ground.is_urgent(group):
        ground.say(ATTACK_URGENT, point, group.key, NO_POINT)
    if attacked[point] == 0:
        attacked[point] = 1 + number
    elif attacked[point] != 1 + number:
        ground.say(ATTACK_TWO, point, ground.position.groups.groups[attacked[point] - 1].key, group.key)
    nearest = ground.position.groups.nearest[point]
    if (
        nearest >= 0
        and ground.position.groups.steps[point] <= 2
        and ground.position.groups.groups[nearest].color == ground.color
        and ground.is_pressed(cython.address(ground.position.groups.groups[nearest]))
    ):
        ground.say(ATTACK_AND_RUN, point, group.key, ground.position.groups.groups[nearest].key)


def take_eyes(ground, attacked):
    i: cython.int
    owner: cython.int
    gain: cython.int
    rule: cython.int
    point: cython.int
    eye: cython.pointer[cython.const[Eye]]
    group: cython.pointer[cython.const[Group]]
    for i in range(ground.position.eyes.num_eyes):
        eye = cython.address(ground.position.eyes.eyes[i])
        owner = ground.position.groups.group_of_eye[i]
        gain = eye.max_eyes - eye.typ_eyes
        if eye.color == ground.color or owner < 0 or gain == 0:
            continue
        group = cython.address(ground.position.groups.groups[owner])
        if not ground.is_in_doubt(group) or (gain < EYE and not ground.is_pressed(group)):
            continue
        rule = TAKE_EYE if gain >= EYE else TAKE_HALF_EYE
        if group.status == GROUP_UNSETTLED and group.max_eyes - gain < 2 * EYE:
            rule = KILL
        point = next_point(cython.address(eye.attacks), FIRST)
        while point != NO_POINT:
            attack(ground, rule, point, group, NO_POINT, attacked)
            point = next_point(cython.address(eye.attacks), point + 1)
        if was_left(ground, group):
            ground.say_all(GO_ON_KILLING, cython.address(eye.attacks), group.key, NO_POINT)


def cut(ground, attacked):
    i: cython.int
    pair: cython.pointer[cython.const[Connection]]
    for i in range(ground.position.connections.num_connections):
        pair = ground.position.connections.at(i)
        if pair.color == ground.enemy:
            cut_pair(ground, pair, attacked)


def cut_pair(ground, pair, attacked):
    one: cython.pointer[cython.const[Group]] = ground.group_at(pair.first)
    two: cython.pointer[cython.const[Group]] = ground.group_at(pair.second)
    if one == two:
        if pair.strength >= SHARED_CONNECTION and pair.num_threats and ground.is_pressed(one):
            peep(ground, pair, one)
    elif pair.strength == CUTTABLE:
        cut_off(ground, pair, one, two, attacked)
        cut_off(ground, pair, two, one, attacked)


def cut_off(ground, pair, group, friend, attacked):
    """Attack a group by keeping it from its friend."""
    point: cython.int
    rule: cython.int = CUT_OFF if friend.status >= GROUP_ALIVE else CUT_APART
    if not ground.is_in_doubt(group) or group.num_stones < 2 or friend.status == GROUP_DEAD:
        return
    if rule == CUT_APART and (
        friend.num_stones == 1 or not (ground.is_pressed(group) or ground.is_pressed(friend))
    ):
        return
    point = next_point(cython.address(pair.cuts), FIRST)
    while point != NO_POINT:
        attack(ground, rule, point, group, friend.key, attacked)
        point = next_point(cython.address(pair.cuts), point + 1)


def peep(ground, pair, group):
    """Peep where the enemy must answer to stay connected."""
    i: cython.int
    for i in range(pair.num_threats):
        if pair.threats[i].answer != NO_POINT and pair.threats[i].answer != pair.threats[i].at:
            ground.say(PEEP, pair.threats[i].at, group.key, pair.first)


def press(ground, group, is_largest, attacked):
    i: cython.int
    ground.look_at(group)
    for i in range(ground.potential.num_eyes):
        take_base(ground, group, cython.address(ground.potential.eyes[i]), attacked)
    surround(ground, group, is_largest, attacked)


def was_left(ground, group):
    return (
        not ground.was_answered()
        and not ground.is_by(ground.position.recent[0], group)
        and ground.is_by(ground.position.recent[1], group)
    )


def take_base(ground, group, eye, attacked):
    point: cython.int
    saves: cython.pointer[cython.const[PointSet]]
    if eye.type == DEFEND_UNDERCUT:
        attack(ground, UNDERCUT, eye.location, group, NO_POINT, attacked)
    elif eye.type == EXTEND_EDGE:
        if eye.value >= MIN_SPACE and ground.line(eye.location) > 1:
            attack(ground, BLOCK_EDGE, eye.location, group, NO_POINT, attacked)
    elif eye.type == CAPTURE:
        saves = cython.address(ground.position.tactics.of_string(ground.board, eye.location).defences)
        point = next_point(saves, FIRST)
        while point != NO_POINT:
            attack(ground, SAVE_KEY_STONES, point, group, eye.location, attacked)
            point = next_point(saves, point + 1)


def surround(ground, group, is_largest, attacked):
    """Play before the group, where it would run."""
    i: cython.int
    kind: cython.int
    point: cython.int
    value: cython.float
    left: cython.bint = was_left(ground, group)
    ways: cython.int = ground.potential.num_running[TOWARD_FRIENDS] + ground.potential.num_running[INTO_OPEN]
    for kind in range(TOWARD_FRIENDS, INTO_OPEN + 1):
        for i in range(ground.potential.num_running[kind]):
            go_before(ground, group, ground.potential.running[kind][i], ways, attacked)
            if is_largest:
                ground.say(LARGEST_CHASE, ground.potential.running[kind][i], group.key, NO_POINT)
            if left:
                ground.say(GO_ON_CHASING, ground.potential.running[kind][i], group.key, NO_POINT)
    for i in range(ground.potential.num_running[TOWARD_ENEMY]):
        point = ground.potential.running[TOWARD_ENEMY][i]
        value = ground.position.territory.value[point]
        if ground.color != BLACK:
            value = -value
        if value > 0.1 and ground.line(point) > 2:
            attack(ground, KEEP_OUT, point, group, NO_POINT, attacked)


def go_before(ground, group, point, ways, attacked):
    j: cython.int
    ahead: cython.int
    if ways <= LAST_WAYS:
        attack(ground, SEAL_IN, point, group, NO_POINT, attacked)
    for j in range(4):
        ahead = point + OFFSETS[j]
        if not has_beside(cython.address(group.stones), point - OFFSETS[j]):
            continue
        if ground.board.color[ahead] != EMPTY or ground.line(ahead) < 3:
            continue
        if ways <= LAST_WAYS:
            attack(ground, CLOSE_NET, ahead, group, NO_POINT, attacked)
        else:
            cap(ground, group, point, OFFSETS[j])


def cap_loose(ground, group):
    """Cap a group that is not pressed yet, but only where that stops it in the centre."""
    i: cython.int
    j: cython.int
    ground.look_at(group)
    for i in range(ground.potential.num_running[INTO_OPEN]):
        for j in range(4):
            if has_beside(cython.address(group.stones), ground.potential.running[INTO_OPEN][i] - OFFSETS[j]):
                cap(ground, group, ground.potential.running[INTO_OPEN][i], OFFSETS[j])


def cap(ground, group, point, ahead):
    """Cap from above where the own side is stronger, with one point between and nothing beside it."""
    own: cython.float
    if (
        ground.line(point) < 4
        or ground.line(point + ahead) <= ground.line(point)
        or ground.board.color[point + ahead] != EMPTY
        or ground.board.color[point + 2 * ahead] == ground.enemy
    ):
        return
    own = ground.position.influence.of[ground.color][point + ahead]
    if (
        ground.beside(point + ahead, EMPTY) == 4
        and own > ground.position.influence.of[ground.enemy][point + ahead]
    ):
        ground.say(CAP, point + ahead, group.key, NO_POINT)
