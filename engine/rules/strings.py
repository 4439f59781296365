"""Saving and capturing strings; see ``strings.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("save-by-extending", "extend: the stones at {subject} can be captured"),
    Rule("save-by-capture", "capture the stones at {other}: that saves the stones at {subject}"),
    Rule("save-by-connecting", "connect the stones at {subject}, which can be captured"),
    Rule("save-from-afar", "save the stones at {subject} without touching them"),
    Rule("save-big", "save the stones at {subject}: they are many"),
    Rule("save-cutters", "save the stones at {subject}: they keep enemy groups apart"),
    Rule("take", "take the stones at {subject} off the board"),
    Rule("capture-in-ladder", "capture the stones at {subject} in a ladder"),
    Rule("capture-in-net", "capture the stones at {subject} in a net"),
    Rule("capture-big", "capture the stones at {subject}: they are many"),
    Rule("capture-cutting-stones", "capture the stones at {subject}: they keep own groups apart"),
    Rule("sacrifice", "sacrifice a stone: nothing else captures the stones at {subject}"),
    Rule("throw-in", "throw in: the group at {subject} loses an eye"),
    Rule("atari-big", "atari on the stones at {subject}"),
    Rule("run-in-vain", "against it: the stones at {subject} are captured anyway"),
    Rule("self-atari", "against it: the stones at {subject} come into atari"),
)


def speak(ground):
    i: cython.int
    key: cython.int
    told: cython.pointer[cython.const[StringTactics]]
    for i in range(ground.position.tactics.num_strings):
        key = ground.position.tactics.keys[i]
        told = ground.position.tactics.of_string(ground.board, key)
        if told.status == THREATENED:
            if ground.board.color[key] == ground.color:
                save(ground, key, told)
            else:
                capture(ground, key, told)
        elif told.status == LOST and ground.board.color[key] == ground.color:
            give_up(ground, key)
    throw_in(ground)
    for i in range(ground.position.num_moves):
        move(ground, ground.position.moves[i])


def is_cutting(ground, key):
    i: cython.int
    number: cython.int
    found: cython.int = -1
    several: cython.bint = False
    doubt: cython.bint = False
    rival: cython.int = other(ground.board.color[key])
    stone: cython.int = key
    while True:
        for i in range(4):
            if ground.board.color[stone + OFFSETS[i]] != rival:
                continue
            number = ground.position.groups.group_of[stone + OFFSETS[i]]
            if ground.position.groups.groups[number].lost:
                continue
            doubt = doubt or ground.is_in_doubt(cython.address(ground.position.groups.groups[number]))
            several = several or (found >= 0 and found != number)
            found = number
        stone = ground.board.next_stone[stone]
        if stone == key:
            return several and doubt


def joins_another(ground, head, point):
    i: cython.int
    near: cython.int
    for i in range(4):
        near = point + OFFSETS[i]
        if (
            ground.board.color[near] == ground.color
            and ground.board.string_of[near] != head
            and ground.position.tactics.of_string(ground.board, near).status != LOST
        ):
            return True
    return False


# -- own strings ------------------------------------------------------------------------------------------


def save(ground, key, told):
    point: cython.int = next_point(cython.address(told.defences), FIRST)
    many: cython.bint = ground.board.strings[ground.board.string_of[key]].num_stones >= BIG
    cutting: cython.bint = is_cutting(ground, key)
    while point != NO_POINT:
        save_at(ground, key, point)
        if many:
            ground.say(SAVE_BIG, point, key, NO_POINT)
        if cutting:
            ground.say(SAVE_CUTTERS, point, key, NO_POINT)
        point = next_point(cython.address(told.defences), point + 1)


def save_at(ground, key, point):
    i: cython.int
    near: cython.int
    head: cython.int = ground.board.string_of[key]
    for i in range(4):
        near = point + OFFSETS[i]
        if (
            ground.board.color[near] == ground.enemy
            and ground.board.strings[ground.board.string_of[near]].num_liberties == 1
        ):
            ground.say(
                SAVE_BY_CAPTURE,
                point,
                key,
                ground.position.tactics.key_of[ground.board.string_of[near]],
            )
            return
    if not is_liberty(cython.address(ground.board.strings[head]), point):
        ground.say(SAVE_FROM_AFAR, point, key, NO_POINT)
    elif joins_another(ground, head, point):
        ground.say(SAVE_BY_CONNECTING, point, key, NO_POINT)
    else:
        ground.say(SAVE_BY_EXTENDING, point, key, NO_POINT)


def give_up(ground, key):
    """At its liberties, if nothing is taken or joined there, only more stones are lost."""
    head: cython.int = ground.board.string_of[key]
    liberties: cython.pointer[cython.const[PointSet]]
    plan: Outcome
    point: cython.int
    liberties = cython.cast("const PointSet*", ground.board.strings[head].liberties)
    point = next_point(liberties, FIRST)
    while point != NO_POINT:
        plan = outcome_of(ground.board, ground.color, point)
        if plan.captured == 0 and not joins_another(ground, head, point):
            ground.say(RUN_IN_VAIN, point, key, NO_POINT)
        point = next_point(liberties, point + 1)


# -- enemy strings ----------------------------------------------------------------------------------------


def capture(ground, key, told):
    """A ladder begins at a liberty; if it works, slower captures are not mentioned."""
    string: cython.pointer[cython.const[String]]
    rule: cython.int = CAPTURE_IN_LADDER
    point: cython.int = next_point(cython.address(told.attacks), FIRST)
    cutting: cython.bint = is_cutting(ground, key)
    string = cython.address(ground.board.strings[ground.board.string_of[key]])
    if string.num_liberties == 1:
        rule = TAKE
    elif told.ladder != CAPTURED:
        rule = CAPTURE_IN_NET
    while point != NO_POINT:
        if rule != CAPTURE_IN_LADDER or is_liberty(string, point):
            ground.say(rule, point, key, NO_POINT)
            if string.num_stones >= BIG:
                ground.say(CAPTURE_BIG, point, key, NO_POINT)
            if cutting:
                ground.say(CAPTURE_CUTTERS, point, key, NO_POINT)
        point = next_point(cython.address(told.attacks), point + 1)


def throw_in(ground):
    """Throw a stone into an eye, where it can be taken."""
    i: cython.int
    owner: cython.int
    point: cython.int
    eye: cython.pointer[cython.const[Eye]]
    for i in range(ground.position.eyes.num_eyes):
        eye = cython.address(ground.position.eyes.eyes[i])
        owner = ground.position.groups.group_of_eye[i]
        if eye.color == ground.color or owner < 0 or eye.max_eyes == eye.typ_eyes:
            continue
        if not ground.is_in_doubt(cython.address(ground.position.groups.groups[owner])):
            continue
        point = next_point(cython.address(eye.attacks), FIRST)
        while point != NO_POINT:
            if ground.position.tactics.of_move(ground.board, ground.color, point).self_atari:
                ground.say(THROW_IN, point, ground.position.groups.groups[owner].key, NO_POINT)
            point = next_point(cython.address(eye.attacks), point + 1)


def move(ground, point):
    """Speak of moves into atari, with a purpose and without, and of atari on many stones."""
    i: cython.int
    near: cython.int
    told: cython.pointer[cython.const[MoveTactics]]
    told = ground.position.tactics.of_move(ground.board, ground.color, point)
    if not told.self_atari and told.atari_stones < BIG:
        return
    for i in range(4):
        near = point + OFFSETS[i]
        if told.self_atari and ground.board.color[near] == ground.color:
            if ground.position.tactics.takes[ground.color][point] == 0 and told.num_ataris == 0:
                ground.say(SELF_ATARI, point, near, NO_POINT)
        elif ground.board.color[near] == ground.enemy:
            if not told.self_atari:
                if ground.board.strings[ground.board.string_of[near]].num_liberties == 2:
                    ground.say(ATARI_BIG, point, near, NO_POINT)
            elif needs_sacrifice(ground, ground.position.tactics.of_string(ground.board, near), point):
                ground.say(SACRIFICE, point, near, NO_POINT)


def needs_sacrifice(ground, told, point):
    """Whether a string is captured by this move, and only by moves into atari."""
    at: cython.int
    if told.status != THREATENED or not has_point(cython.address(told.attacks), point):
        return False
    at = next_point(cython.address(told.attacks), FIRST)
    while at != NO_POINT:
        if not ground.position.tactics.of_move(ground.board, ground.color, at).self_atari:
            return False
        at = next_point(cython.address(told.attacks), at + 1)
    return True
