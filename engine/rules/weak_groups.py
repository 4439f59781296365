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
    Rule("win-race", "take a liberty in the race between {subject} and {other}"),
)


def speak(ground):
    i: cython.int
    group: cython.pointer[cython.const[Group]]
    for i in range(ground.position.groups.num_groups):
        group = cython.address(ground.position.groups.groups[i])
        if group.color == ground.color and ground.is_in_doubt(group):
            speak_for(ground, group)


def speak_for(ground, group):
    i: cython.int
    ground.look_at(group)
    for i in range(ground.potential.num_eyes):
        make_eyes(ground, group, cython.address(ground.potential.eyes[i]))
    run(ground, group)
    if group.semeai:
        race(ground, group)


def make_eyes(ground, group, eye):
    if eye.type == PLAY_VITAL:
        if group.status == GROUP_UNSETTLED and group.typ_eyes + eye.value >= 2 * EYE:
            ground.say(LIVE, eye.location, group.key, NO_POINT)
        else:
            ground.say(MAKE_EYE if eye.value >= EYE else MAKE_HALF_EYE, eye.location, group.key, NO_POINT)
    elif eye.type == EXTEND_EDGE:
        ground.say(EXTEND, eye.location, group.key, NO_POINT)
    elif eye.type == DEFEND_UNDERCUT:
        ground.say(DEFEND_EDGE, eye.location, group.key, NO_POINT)
    elif eye.type == CONNECT:
        join(ground, group, ground.position.connections.at(eye.location))
    elif eye.type == CAPTURE:
        ground.say_all(
            CAPTURE_CUTTERS,
            cython.address(ground.position.tactics.of_string(ground.board, eye.location).attacks),
            group.key,
            eye.location,
        )


def join(ground, group, pair):
    friend: cython.pointer[cython.const[Group]] = ground.group_at(pair.first)
    if friend == group:
        friend = ground.group_at(pair.second)
    ground.say(
        JOIN_STRONG if friend.status >= GROUP_ALIVE else JOIN_WEAK, pair.connect_point, group.key, friend.key
    )


def run(ground, group):
    """Along running points, and one-point jumps over them."""
    kind: cython.int
    i: cython.int
    j: cython.int
    point: cython.int
    for kind in range(TOWARD_FRIENDS, INTO_OPEN + 1):
        for i in range(ground.potential.num_running[kind]):
            point = ground.potential.running[kind][i]
            ground.say(
                RUN_TO_FRIENDS if kind == TOWARD_FRIENDS else RUN_INTO_OPEN, point, group.key, NO_POINT
            )
            for j in range(4):
                if (
                    has_point(cython.address(group.stones), point - OFFSETS[j])
                    and ground.board.color[point + OFFSETS[j]] == EMPTY
                ):
                    ground.say(JUMP_OUT, point + OFFSETS[j], group.key, NO_POINT)


def race(ground, group):
    """Liberties of the rival that are none of the group's own."""
    rival: cython.pointer[cython.const[Group]] = cython.address(ground.position.groups.groups[group.rival])
    point: cython.int = next_point(cython.address(rival.liberties), FIRST)
    while point != NO_POINT:
        if not has_point(cython.address(group.liberties), point):
            ground.say(WIN_RACE, point, group.key, rival.key)
        point = next_point(cython.address(rival.liberties), point + 1)
