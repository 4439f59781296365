"""What is largest of its kind; see ``largest.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("largest-rescue", "save the stones at {subject}: no more are in danger elsewhere"),
    Rule("largest-capture", "capture the stones at {subject}: no more can be captured elsewhere"),
    Rule("largest-connection", "connect {subject} and {other}: the largest groups that can be cut"),
    Rule("largest-cut", "cut {subject} from {other}: the largest groups that can be cut"),
    Rule("largest-life", "make two eyes for the group at {subject}: the largest that is unsettled"),
    Rule("largest-kill", "take the eyes of the group at {subject}: the largest that is unsettled"),
)


def speak(ground):
    sizes: Sizes
    measure(ground, cython.address(sizes))
    speak_of_strings(ground, cython.address(sizes))
    speak_of_pairs(ground, cython.address(sizes))
    speak_of_eyes(ground, cython.address(sizes))


def measure(ground, sizes):
    i: cython.int
    own: cython.bint
    key: cython.int
    pair: cython.pointer[cython.const[Connection]]
    group: cython.pointer[cython.const[Group]]
    for i in range(2):
        sizes.string[i] = sizes.pair[i] = sizes.unsettled[i] = 2
    for i in range(ground.position.tactics.num_strings):
        key = ground.position.tactics.keys[i]
        own = ground.board.color[key] == ground.color
        sizes.string[own] = max(sizes.string[own], threatened_of(ground, key))
    for i in range(ground.position.connections.num_connections):
        pair = ground.position.connections.at(i)
        own = pair.color == ground.color
        sizes.pair[own] = max(sizes.pair[own], stake_of(ground, pair))
    for i in range(ground.position.groups.num_groups):
        group = cython.address(ground.position.groups.groups[i])
        own = group.color == ground.color
        if group.status == GROUP_UNSETTLED:
            sizes.unsettled[own] = max(sizes.unsettled[own], group.num_stones)


def threatened_of(ground, key):
    if ground.position.tactics.of_string(ground.board, key).status != THREATENED:
        return 0
    return ground.board.strings[ground.board.string_of[key]].num_stones


def stake_of(ground, pair):
    one: cython.pointer[cython.const[Group]] = ground.group_at(pair.first)
    two: cython.pointer[cython.const[Group]] = ground.group_at(pair.second)
    if pair.strength != CUTTABLE or one == two or one.status == GROUP_DEAD or two.status == GROUP_DEAD:
        return 0
    return min(one.num_stones, two.num_stones)


def speak_of_strings(ground, sizes):
    i: cython.int
    key: cython.int
    told: cython.pointer[cython.const[StringTactics]]
    for i in range(ground.position.tactics.num_strings):
        key = ground.position.tactics.keys[i]
        told = ground.position.tactics.of_string(ground.board, key)
        if ground.board.color[key] == ground.color:
            if threatened_of(ground, key) == sizes.string[1]:
                ground.say_all(LARGEST_RESCUE, cython.address(told.defences), key, NO_POINT)
        elif threatened_of(ground, key) == sizes.string[0]:
            ground.say_all(LARGEST_CAPTURE, cython.address(told.attacks), key, NO_POINT)


def speak_of_pairs(ground, sizes):
    i: cython.int
    pair: cython.pointer[cython.const[Connection]]
    for i in range(ground.position.connections.num_connections):
        pair = ground.position.connections.at(i)
        if pair.color == ground.color:
            if stake_of(ground, pair) == sizes.pair[1]:
                ground.say_all(LARGEST_CONNECTION, cython.address(pair.connects), pair.first, pair.second)
        elif stake_of(ground, pair) == sizes.pair[0]:
            ground.say_all(LARGEST_CUT, cython.address(pair.cuts), pair.first, pair.second)


def speak_of_eyes(ground, sizes):
    i: cython.int
    number: cython.int
    eye: cython.pointer[cython.const[Eye]]
    group: cython.pointer[cython.const[Group]]
    for i in range(ground.position.eyes.num_eyes):
        eye = cython.address(ground.position.eyes.eyes[i])
        number = ground.position.groups.group_of_eye[i]
        if number < 0 or eye.max_eyes == eye.typ_eyes:
            continue
        group = cython.address(ground.position.groups.groups[number])
        if group.status != GROUP_UNSETTLED:
            continue
        if group.color == ground.color:
            if group.num_stones == sizes.unsettled[1]:
                ground.say_all(LARGEST_LIFE, cython.address(eye.defences), group.key, NO_POINT)
        elif group.num_stones == sizes.unsettled[0]:
            ground.say_all(LARGEST_KILL, cython.address(eye.attacks), group.key, NO_POINT)
