"""Contact fights; see ``contact.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("hane", "hane: around the stone at {other} that touches {subject}"),
    Rule("stretch", "stretch from {subject} along the stone at {other}"),
    Rule("pull-back", "pull back from {other}: the stone at {subject} is short of liberties"),
    Rule("block", "block the way of the stone at {other}"),
    Rule("head-of-two", "hane at the head of the two stones at {other}"),
    Rule("crosscut", "a crosscut at {other}: extend from {subject}"),
    Rule("extend-from-atari", "extend the stones at {subject} out of atari"),
    Rule("counter-atari", "answer the atari on {subject} with an atari"),
    Rule("atari-back", "atari on the stone at {other}, which has just come"),
    Rule("double-atari", "double atari at {other}"),
    Rule("capture-intruder", "capture the stone at {other}, which has just come"),
    Rule("answer-peep", "connect {subject}: the stone at {other} peeps"),
    Rule("push-through", "push through between the stones at {subject} and {other}"),
    Rule("bend", "bend around the stones at {other}"),
    Rule("helping-atari", "against it: the atari only makes {other} stronger"),
    Rule("empty-triangle", "against it: an empty triangle with {subject}"),
)


def speak(ground):
    i: cython.int
    last: cython.int = ground.position.recent[0]
    if last < FIRST or ground.board.color[last] != ground.enemy:
        last = NO_POINT
    if last != NO_POINT:
        answer(ground, last)
    for i in range(ground.position.num_moves):
        touch(ground, last, ground.position.moves[i])


def is_near(one, two):
    """Whether two points are beside each other, diagonally too."""
    return -STRIDE - 1 <= one - two <= STRIDE + 1 and -1 <= ((one - two + 1) & 31) - 1 <= 1


def is_answer(last, point):
    """Whether a point is within two columns and rows of the last move."""
    cols: cython.int = (last & 31) - (point & 31)
    rows: cython.int = (last >> 5) - (point >> 5)
    return last != NO_POINT and -2 <= cols <= 2 and -2 <= rows <= 2


def stands(ground, point, liberties):
    return ground.board.color[point] == EMPTY and (
        outcome_of(ground.board, ground.color, point).liberties >= liberties
    )


def answer(ground, last):
    i: cython.int
    head: cython.int
    told: cython.pointer[cython.const[StringTactics]]
    for i in range(4):
        if ground.board.color[last + OFFSETS[i]] == ground.color:
            head = ground.board.string_of[last + OFFSETS[i]]
            answer_beside(ground, last, OFFSETS[i])
            if ground.board.strings[head].num_liberties == 1:
                answer_atari(ground, last, head)
        elif ground.board.color[last + OFFSETS[i]] == EMPTY:
            block(ground, last, OFFSETS[i])
            head_of_two(ground, last, OFFSETS[i])
    told = ground.position.tactics.of_string(ground.board, last)
    if told.status == THREATENED:
        ground.say_all(CAPTURE_INTRUDER, cython.address(told.attacks), NO_POINT, last)
    else:
        answer_peep(ground, last)


def answer_beside(ground, last, to):
    """Answer around the last move, along it, or away from it; if it cuts, from both stones."""
    i: cython.int
    side: cython.int
    own: cython.int = last + to
    short: cython.bint = ground.board.strings[ground.board.string_of[own]].num_liberties <= 3
    for i in range(4):
        side = OFFSETS[i]
        if side == to or side == -to:
            continue
        if ground.board.color[own + side] == ground.enemy and ground.board.color[last + side] == ground.color:
            crosscut(ground, last, to, side)
            continue
        if ground.board.color[own + side] == EMPTY and stands(ground, last + side, 2):
            ground.say(HANE, last + side, own, last)
        if ground.board.color[last + side] == EMPTY and stands(ground, own + side, 3):
            ground.say(STRETCH, own + side, own, last)
    if short and stands(ground, own + to, 3) and ground.line(own + to) > 1:
        ground.say(PULL_BACK, own + to, own, last)


def crosscut(ground, last, to, side):
    """Extend from either stone, away from the cross."""
    if stands(ground, last + to + to, 3):
        ground.say(CROSSCUT, last + to + to, last + to, last)
    if stands(ground, last + to - side, 3):
        ground.say(CROSSCUT, last + to - side, last + to, last)


def block(ground, last, ahead):
    """Block: the last move came along own stones, from a stone of its own side; stand before it."""
    i: cython.int
    if ground.board.color[last - ahead] != ground.enemy or not stands(ground, last + ahead, 2):
        return
    for i in range(4):
        if OFFSETS[i] == ahead or OFFSETS[i] == -ahead:
            continue
        if (
            ground.board.color[last + OFFSETS[i]] == ground.color
            or ground.board.color[last + ahead + OFFSETS[i]] == ground.color
        ):
            ground.say(BLOCK, last + ahead, NO_POINT, last)


def head_of_two(ground, last, ahead):
    """Either end of two enemy stones beside two own ones, if nothing is before them."""
    i: cython.int
    side: cython.int
    if (
        ground.board.color[last - ahead] != ground.enemy
        or ground.board.color[last - 2 * ahead] == ground.enemy
    ):
        return
    for i in range(4):
        side = OFFSETS[i]
        if side == ahead or side == -ahead:
            continue
        if (
            ground.board.color[last + side] == ground.color
            and ground.board.color[last - ahead + side] == ground.color
            and ground.board.color[last + ahead + side] == EMPTY
            and stands(ground, last + ahead, 2)
        ):
            ground.say(HEAD_OF_TWO, last + ahead, NO_POINT, last)


def answer_atari(ground, last, head):
    """Get out of atari, or put what gives it in atari."""
    told: cython.pointer[cython.const[StringTactics]] = ground.position.tactics.of_string(ground.board, head)
    point: cython.int = next_point(
        cython.cast("const PointSet*", ground.board.strings[head].liberties), FIRST
    )
    enemy: cython.int
    i: cython.int
    if told.status != THREATENED:
        return
    if has_point(cython.address(told.defences), point) and stands(ground, point, 2):
        ground.say(EXTEND_FROM_ATARI, point, ground.position.tactics.key_of[head], NO_POINT)
    enemy = ground.board.string_of[last]
    if ground.board.strings[enemy].num_liberties == 2 and ground.board.strings[head].num_stones <= 2:
        for i in range(4):
            point = last + OFFSETS[i]
            if (
                ground.board.color[point] == EMPTY
                and not has_point(cython.cast("const PointSet*", ground.board.strings[head].liberties), point)
                and stands(ground, point, 2)
            ):
                ground.say(COUNTER_ATARI, point, ground.position.tactics.key_of[head], last)


def answer_peep(ground, last):
    """Connect strings that can be cut beside the last move, at a common liberty, if nothing is in atari."""
    i: cython.int
    point: cython.int
    one: cython.pointer[cython.const[String]]
    two: cython.pointer[cython.const[String]]
    pair: cython.pointer[cython.const[Connection]]
    for i in range(ground.position.connections.num_connections):
        pair = ground.position.connections.at(i)
        if pair.color != ground.color or pair.strength != CUTTABLE:
            continue
        one = cython.address(ground.board.strings[ground.board.string_of[pair.first]])
        two = cython.address(ground.board.strings[ground.board.string_of[pair.second]])
        if one.num_liberties == 1 or two.num_liberties == 1:
            continue
        point = next_point(cython.address(pair.connects), FIRST)
        while point != NO_POINT:
            if is_near(last, point) and is_liberty(one, point) and is_liberty(two, point):
                ground.say(ANSWER_PEEP, point, pair.first, last)
            point = next_point(cython.address(pair.connects), point + 1)


def touch(ground, last, point):
    enemies: cython.int = ground.beside(point, ground.enemy)
    own: cython.int = ground.beside(point, ground.color)
    if enemies:
        give_atari(ground, last, point)
        if own:
            push(ground, point)
    elif own >= 2 and is_empty_triangle(ground, point):
        ground.say(EMPTY_TRIANGLE, point, ground.position.tactics.key_of[own_head(ground, point)], NO_POINT)


def own_head(ground, point):
    """The string of an own stone beside a point; NO_POINT if there is none."""
    i: cython.int
    for i in range(4):
        if ground.board.color[point + OFFSETS[i]] == ground.color:
            return ground.board.string_of[point + OFFSETS[i]]
    return NO_POINT


def give_atari(ground, last, point):
    """Sort a move that gives atari: to two strings at once, to the stone just played, or to no use."""
    i: cython.int
    head: cython.int = NO_POINT
    not_lost: cython.int = 0
    plan: Outcome
    move: cython.pointer[cython.const[MoveTactics]]
    move = ground.position.tactics.of_move(ground.board, ground.color, point)
    if move.num_ataris == 0 or move.self_atari:
        return
    for i in range(4):
        if (
            ground.board.color[point + OFFSETS[i]] == ground.enemy
            and ground.board.strings[ground.board.string_of[point + OFFSETS[i]]].num_liberties == 2
        ):
            not_lost += is_worth_atari(ground, point, i)
            head = ground.board.string_of[point + OFFSETS[i]]
    if head == NO_POINT:
        return
    if move.num_ataris > 1:
        if move.liberties > 1 and not_lost == move.num_ataris:
            ground.say(DOUBLE_ATARI, point, NO_POINT, ground.position.tactics.key_of[head])
        return
    if last != NO_POINT and head == ground.board.string_of[last]:
        ground.say(ATARI_BACK, point, NO_POINT, last)
        return
    if move.num_ladders == 0 and move.captured == 0 and not is_answer(last, point):
        i = next_point(cython.cast("const PointSet*", ground.board.strings[head].liberties), FIRST)
        if i == point:
            i = next_point(cython.cast("const PointSet*", ground.board.strings[head].liberties), i + 1)
        plan = outcome_of(ground.board, ground.enemy, i)
        # If the escape does not push against own stones, the atari only strengthens the string.
        if plan.liberties >= 4 and ground.beside(i, ground.color) + ground.beside(point, ground.color) == 0:
            ground.say(HELPING_ATARI, point, NO_POINT, ground.position.tactics.key_of[head])


def is_worth_atari(ground, point, direction):
    """Whether the enemy string in this direction matters, and was not met in an earlier direction."""
    i: cython.int
    near: cython.int = point + OFFSETS[direction]
    for i in range(direction):
        if (
            ground.board.color[point + OFFSETS[i]] == ground.enemy
            and ground.board.string_of[point + OFFSETS[i]] == ground.board.string_of[near]
        ):
            return False
    return (
        ground.position.tactics.of_string(ground.board, near).status != LOST
        and ground.group_at(near).status != GROUP_DEAD
    )


def push(ground, point):
    """Push between two enemy stones from an own one behind; or go around the end of enemy stones."""
    i: cython.int
    to: cython.int
    side: cython.int
    for i in range(4):
        to = OFFSETS[i]
        side = STRIDE + 1 - to if to > 0 else STRIDE + 1 + to
        if ground.board.color[point - to] != ground.color:
            continue
        if (
            ground.board.color[point + side] == ground.enemy
            and ground.board.color[point - side] == ground.enemy
            and ground.board.color[point + to] == EMPTY
            and ground.board.string_of[point + side] != ground.board.string_of[point - side]
            and stands(ground, point, 2)
        ):
            ground.say(PUSH_THROUGH, point, point + side, point - side)
        bend(ground, point, to, side)
        bend(ground, point, to, -side)


def bend(ground, point, to, side):
    """Bend before the end of an enemy row along own stones, of which the last is behind the move."""
    enemy: cython.int = point + side
    if (
        ground.board.color[enemy] == ground.enemy
        and ground.board.color[enemy - to] == ground.enemy
        and ground.board.color[point - 2 * to] == ground.color
        and ground.board.color[enemy + to] == EMPTY
        and ground.board.color[point + to] == EMPTY
        and stands(ground, point, 3)
    ):
        ground.say(BEND, point, NO_POINT, enemy)


def is_empty_triangle(ground, point):
    """Whether a move makes a right angle with two own stones, the fourth point empty; not on the edge."""
    i: cython.int
    j: cython.int
    one: cython.int
    two: cython.int
    for i in range(4):
        for j in range(i + 1, 4):
            one = OFFSETS[i]
            two = OFFSETS[j]
            if one == -two:
                continue
            if (
                ground.board.color[point + one] == ground.color
                and ground.board.color[point + two] == ground.color
                and ground.board.color[point + one + two] == EMPTY
                and ground.board.color[point - one] != EDGE
                and ground.board.color[point - two] != EDGE
            ):
                return True
    return False
