"""Saving a weak group; see ``weak_groups.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("live", "make two eyes for the group at {subject}"),
    Rule("make-eye", "make an eye for the group at {subject}"),
    Rule("make-half-eye", "make half an eye for the group at {subject}"),
    Rule("extend-for-eyes", "extend along the edge: eye space for the group at {subject}"),
    Rule("defend-eye-space", "keep the enemy out of the eye space of the group at {subject}"),
    Rule("join-strong", "connect the group at {subject} to the living one at {other}"),
    Rule("join-weak", "connect the weak groups at {subject} and {other}"),
    Rule("capture-cutters", "capture the stones at {other}: room for the group at {subject}"),
    Rule("run-to-friends", "run with the group at {subject} toward friends"),
    Rule("run-into-open", "run with the group at {subject} into the open"),
    Rule("jump-out", "jump out with the group at {subject}"),
    Rule("win-race", "take a liberty of {other}: the race with {subject} is close"),
    Rule("last-way-out", "keep the last way out open for the group at {subject}"),
    Rule("live-in-place", "make eye space in place: there is no way out for the group at {subject}"),
    Rule("save-urgent", "save the group at {subject}: it is big, or keeps the enemy apart"),
    Rule("counterattack", "attack the group at {other}: it is weaker than the one at {subject} beside it"),
    Rule("answer-with-eye", "answer {other}: an eye for the group at {subject}"),
    Rule("answer-on-edge", "answer {other}: eye space along the edge for the group at {subject}"),
    Rule("answer-by-joining", "answer {other}: connect the group at {subject}"),
    Rule("answer-by-running", "answer {other}: run with the group at {subject}"),
    Rule("largest-flight", "run with the group at {subject}: the largest in danger"),
)


def speak(ground):
    i: cython.int
    group: cython.pointer[cython.const[Group]]
    largest: cython.int = ground.largest_pressed(ground.color)
    for i in range(ground.position.groups.num_groups):
        group = cython.address(ground.position.groups.groups[i])
        if group.color == ground.color and ground.is_in_doubt(group):
            speak_for(ground, group, group.num_stones == largest)


def speak_for(ground, group, is_largest):
    i: cython.int
    ways: cython.int
    ground.look_at(group)
    ways = ground.potential.num_running[TOWARD_FRIENDS] + ground.potential.num_running[INTO_OPEN]
    for i in range(ground.potential.num_eyes):
        make_eyes(ground, group, cython.address(ground.potential.eyes[i]), ways)
    if ground.is_pressed(group):
        run(ground, group, ways, is_largest)
    if ground.is_by(ground.position.recent[0], group):
        answer(ground, group, ground.position.recent[0])
    if group.semeai:
        race(ground, group)
    if group.rival >= 0 and group.num_stones > 1 and ground.is_pressed(group):
        # Last, because it calls look_at() for another group.
        counterattack(ground, group, cython.address(ground.position.groups.groups[group.rival]))


def help_group(ground, rule, point, group, other):
    """Say that a move saves a group, and, if the group cannot wait, that too."""
    ground.say(rule, point, group.key, other)
    if ground.is_urgent(group):
        ground.say(SAVE_URGENT, point, group.key, NO_POINT)


def make_eyes(ground, group, eye, ways):
    if eye.type == PLAY_VITAL:
        if group.status == GROUP_UNSETTLED and group.typ_eyes + eye.value >= 2 * EYE:
            help_group(ground, LIVE, eye.location, group, NO_POINT)
        else:
            ground.say(MAKE_EYE if eye.value >= EYE else MAKE_HALF_EYE, eye.location, group.key, NO_POINT)
    elif eye.type == EXTEND_EDGE:
        if ground.is_pressed(group) and eye.value >= MIN_EXTENSION and ground.line(eye.location) > 1:
            ground.say(EXTEND, eye.location, group.key, NO_POINT)
            if ways == 0 and group.num_stones > 1:
                help_group(ground, LIVE_IN_PLACE, eye.location, group, NO_POINT)
    elif eye.type == DEFEND_UNDERCUT:
        if group.num_stones > 1:
            ground.say(DEFEND_EDGE, eye.location, group.key, NO_POINT)
            if ways == 0 and ground.is_pressed(group):
                help_group(ground, LIVE_IN_PLACE, eye.location, group, NO_POINT)
    elif eye.type == CONNECT:
        join(ground, group, ground.position.connections.at(eye.location))
    elif eye.type == CAPTURE:
        take(ground, group, eye.location)


def take(ground, group, key):
    """Capture a string for the eye that it gives, by each move that does."""
    attacks: cython.pointer[cython.const[PointSet]]
    attacks = cython.address(ground.position.tactics.of_string(ground.board, key).attacks)
    point: cython.int = next_point(attacks, FIRST)
    while point != NO_POINT:
        help_group(ground, CAPTURE_CUTTERS, point, group, key)
        point = next_point(attacks, point + 1)


def join(ground, group, pair):
    point: cython.int
    friend: cython.pointer[cython.const[Group]] = ground.group_at(pair.first)
    if friend == group:
        friend = ground.group_at(pair.second)
    if friend.status < GROUP_ALIVE:
        ground.say_all(JOIN_WEAK, cython.address(pair.connects), group.key, friend.key)
        return
    point = next_point(cython.address(pair.connects), FIRST)
    while point != NO_POINT:
        help_group(ground, JOIN_STRONG, point, group, friend.key)
        point = next_point(cython.address(pair.connects), point + 1)


def run(ground, group, ways, is_largest):
    """Run at running points, or by one-point jumps over them."""
    kind: cython.int
    i: cython.int
    j: cython.int
    point: cython.int
    for kind in range(TOWARD_FRIENDS, INTO_OPEN + 1):
        for i in range(ground.potential.num_running[kind]):
            point = ground.potential.running[kind][i]
            if is_largest:
                ground.say(LARGEST_FLIGHT, point, group.key, NO_POINT)
            if ways <= LAST_WAYS and group.num_stones > 1:
                help_group(ground, LAST_WAY_OUT, point, group, NO_POINT)
            ground.say(
                RUN_TO_FRIENDS if kind == TOWARD_FRIENDS else RUN_INTO_OPEN, point, group.key, NO_POINT
            )
            for j in range(4):
                if (
                    has_beside(cython.address(group.stones), point - OFFSETS[j])
                    and ground.board.color[point + OFFSETS[j]] == EMPTY
                    and ground.line(point + OFFSETS[j]) > ground.line(point)
                ):
                    ground.say(JUMP_OUT, point + OFFSETS[j], group.key, NO_POINT)


def answer(ground, group, last):
    i: cython.int
    kind: cython.int
    point: cython.int
    pair: cython.pointer[cython.const[Connection]]
    for i in range(ground.potential.num_eyes):
        kind = ground.potential.eyes[i].type
        point = ground.potential.eyes[i].location
        if kind == PLAY_VITAL:
            ground.say(ANSWER_WITH_EYE, point, group.key, last)
        elif kind == EXTEND_EDGE or kind == DEFEND_UNDERCUT:
            if group.num_stones > 1 and ground.potential.eyes[i].value >= 2:
                ground.say(ANSWER_ON_EDGE, point, group.key, last)
        elif kind == CONNECT:
            pair = ground.position.connections.at(point)
            ground.say_all(ANSWER_BY_JOINING, cython.address(pair.connects), group.key, last)
    for kind in range(TOWARD_FRIENDS, INTO_OPEN + 1):
        for i in range(ground.potential.num_running[kind]):
            ground.say(ANSWER_BY_RUNNING, ground.potential.running[kind][i], group.key, last)


def race(ground, group):
    """Fill the rival's liberties that are not the group's, while neither can leave and nobody has won."""
    rival: cython.pointer[cython.const[Group]] = cython.address(ground.position.groups.groups[group.rival])
    ahead: cython.int = group.num_liberties - rival.num_liberties
    point: cython.int
    if group.num_stones < 2 or rival.num_stones < 2 or rival.num_liberties > MAX_RACE:
        return
    if ahead < -RACE_MARGIN or ahead > RACE_MARGIN:
        return
    if group.near_room > RACE_ROOM or rival.near_room > RACE_ROOM:
        return
    point = next_point(cython.address(rival.liberties), FIRST)
    while point != NO_POINT:
        if not has_point(cython.address(group.liberties), point):
            ground.say(WIN_RACE, point, group.key, rival.key)
        point = next_point(cython.address(rival.liberties), point + 1)


def counterattack(ground, group, rival):
    """Play where a weaker enemy group beside it would live or run."""
    i: cython.int
    kind: cython.int
    if rival.num_stones < 2 or rival.strength > group.strength or not ground.is_in_doubt(rival):
        return
    ground.look_at(rival)
    for i in range(ground.potential.num_eyes):
        if ground.potential.eyes[i].type == PLAY_VITAL:
            ground.say(COUNTERATTACK, ground.potential.eyes[i].location, group.key, rival.key)
    for kind in range(TOWARD_FRIENDS, INTO_OPEN + 1):
        for i in range(ground.potential.num_running[kind]):
            ground.say(COUNTERATTACK, ground.potential.running[kind][i], group.key, rival.key)
