"""Rules for moves far from the last move; see ``elsewhere.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("help-big-on-side", "elsewhere: help the group at {subject} from the side"),
    Rule("help-small-on-side", "elsewhere: help the few stones at {subject} from the side"),
    Rule("press-small-on-side", "elsewhere: press the few stones at {subject} from the side"),
    Rule("press-big-on-side", "elsewhere: press the group at {subject} from the side"),
    Rule("drive-between", "elsewhere: in the centre, between {subject} and {other}, both in doubt"),
)


def speak(ground):
    i: cython.int
    point: cython.int
    for i in range(ground.position.num_moves):
        point = ground.position.moves[i]
        if (
            ground.beside(point, EMPTY) == 4
            and apart(point, ground.position.recent[0]) > HERE
            and ground.line(point) >= 3
        ):
            speak_of_point(ground, point)


def meet(ground, point, met):
    col: cython.int
    row: cython.int
    i: cython.int
    number: cython.int = 0
    group: cython.int
    for row in range(max(0, row_of(point) - REACH), min(ground.board.size, row_of(point) + REACH + 1)):
        for col in range(max(0, col_of(point) - REACH), min(ground.board.size, col_of(point) + REACH + 1)):
            group = ground.position.groups.group_of[point_at(col, row)]
            if group < 0 or not ground.is_in_doubt(cython.address(ground.position.groups.groups[group])):
                continue
            for i in range(number):
                if met[i] == group:
                    break
            else:
                if number < MAX_MET:
                    met[number] = group
                    number += 1
    return number


def speak_of_point(ground, point):
    i: cython.int
    rule: cython.int
    met: int16_t[MAX_MET]
    number: cython.int = meet(ground, point, met)
    group: cython.pointer[cython.const[Group]]
    if ground.line(point) >= 5:
        drive(ground, point, met, number)
        return
    for i in range(number):
        group = cython.address(ground.position.groups.groups[met[i]])
        if group.num_stones < 2 or not ground.is_pressed(group):
            continue
        if group.color == ground.color:
            rule = HELP_BIG if group.num_stones >= BIG else HELP_SMALL
        else:
            rule = PRESS_BIG if group.num_stones >= BIG else PRESS_SMALL
        ground.say(rule, point, group.key, 0)


def drive(ground, point, met, number):
    """Between two enemy groups, of which one is pressed and has more than one stone."""
    i: cython.int
    weak: cython.int = -1
    other: cython.int = -1
    group: cython.pointer[cython.const[Group]]
    for i in range(number):
        group = cython.address(ground.position.groups.groups[met[i]])
        if group.color != ground.enemy:
            continue
        if weak < 0 and group.num_stones >= 2 and ground.is_pressed(group):
            weak = met[i]
        else:
            other = met[i]
    if weak >= 0 and other >= 0:
        ground.say(
            DRIVE_BETWEEN,
            point,
            ground.position.groups.groups[weak].key,
            ground.position.groups.groups[other].key,
        )
