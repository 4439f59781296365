"""Cutting and connecting; see ``cutting.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("cut-big", "cut the groups at {subject} and {other} apart"),
    Rule("cut-stone", "cut off the stone at {subject}"),
    Rule("cut-with-atari", "cut {subject} from {other} with atari"),
    Rule("cut-one-of-two", "threaten to cut {subject} from {other}, and another cut with the same move"),
    Rule("cut-below", "stop {subject} and {other} from connecting along the edge"),
    Rule("keep-cut", "save the stones at {subject}: they keep {other} cut"),
    Rule("connect-big", "connect the groups at {subject} and {other}, which can be cut"),
    Rule("connect-stone", "connect the stone at {subject}, which can be cut off"),
    Rule("connect-twice", "two connections with one move: at {subject} and at {other}"),
    Rule("make-sure", "make sure of the connection of {subject} and {other}: two cuts are threatened"),
    Rule("connect-below", "connect {subject} and {other} along the edge"),
    Rule("mend-wall", "mend the cutting point of the wall at {subject}"),
    Rule("take-cutters", "capture the stones at {subject}, which cut {other}"),
)


def speak(ground):
    i: cython.int
    pair: cython.pointer[cython.const[Connection]]
    one: cython.pointer[cython.const[Group]]
    two: cython.pointer[cython.const[Group]]
    links: Link[NUM_POINTS]
    for i in range(NUM_POINTS):
        links[i].one = links[i].two = 0
    for i in range(ground.position.connections.num_connections):
        pair = ground.position.connections.at(i)
        if pair.strength > CONNECTED_WITH_AJI:
            continue
        one = ground.group_at(pair.first)
        two = ground.group_at(pair.second)
        if one.status == GROUP_DEAD or two.status == GROUP_DEAD:
            continue
        if two.num_stones < one.num_stones:
            one = ground.group_at(pair.second)
            two = ground.group_at(pair.first)
        if pair.color == ground.color:
            connect(ground, pair, one, two, links)
        else:
            cut(ground, pair, one, two)


def matters(ground, one, two):
    """Whether one of two groups needs the other."""
    return one != two and (ground.is_in_doubt(one) or ground.is_in_doubt(two))


def cut(ground, pair, one, two):
    """``one`` is the smaller group."""
    captive: cython.int
    told: cython.pointer[cython.const[StringTactics]]
    point: cython.int
    if pair.strength == SHARED_CONNECTION:
        ground.say_all(CUT_ONE_OF_TWO, cython.address(pair.cuts), pair.first, pair.second)
        return
    if pair.strength != CUTTABLE or not matters(ground, one, two):
        return
    if one.num_stones >= BIG:
        ground.say_all(CUT_BIG, cython.address(pair.cuts), one.key, two.key)
    elif one.num_stones == 1 and two.num_stones > 1:
        ground.say_all(CUT_STONE, cython.address(pair.cuts), one.key, NO_POINT)
    point = next_point(cython.address(pair.cuts), FIRST)
    while point != NO_POINT:
        if ground.position.tactics.of_move(ground.board, ground.color, point).num_ataris > 0:
            ground.say(CUT_WITH_ATARI, point, pair.first, pair.second)
        point = next_point(cython.address(pair.cuts), point + 1)
    if pair.special & WATARI:
        ground.say_all(CUT_BELOW, cython.address(pair.cuts), pair.first, pair.second)
    if pair.special & CAPTIVE and pair.captive_status == THREATENED:
        captive = next_point(cython.address(pair.captives), FIRST)
        while captive != NO_POINT:
            told = ground.position.tactics.of_string(ground.board, captive)
            ground.say_all(KEEP_CUT, cython.address(told.defences), captive, one.key)
            captive = next_point(cython.address(pair.captives), captive + 1)


def connect(ground, pair, one, two, links):
    """``one`` is the smaller group."""
    i: cython.int
    captive: cython.int
    told: cython.pointer[cython.const[StringTactics]]
    point: cython.int = next_point(cython.address(pair.connects), FIRST)
    while pair.strength == SHARED_CONNECTION and point != NO_POINT:
        if is_close(ground.position.recent[0], point):
            ground.say(MAKE_SURE, point, pair.first, pair.second)
        point = next_point(cython.address(pair.connects), point + 1)
    if one == two and one.num_stones >= WALL and pair.strength >= SHARED_CONNECTION and pair.num_threats:
        for i in range(pair.num_threats):
            if pair.threats[i].answer == pair.threats[i].at and ground.is_in_doubt(one):
                mend(ground, pair.threats[i].at, one)
    if pair.strength != CUTTABLE or not matters(ground, one, two):
        return
    if one.num_stones >= BIG:
        ground.say_all(CONNECT_BIG, cython.address(pair.connects), one.key, two.key)
    elif one.num_stones == 1 and two.num_stones > 1:
        ground.say_all(CONNECT_STONE, cython.address(pair.connects), one.key, NO_POINT)
    if pair.special & WATARI:
        ground.say_all(WATARI_BELOW, cython.address(pair.connects), pair.first, pair.second)
    if pair.special & CAPTIVE and pair.captive_status == THREATENED:
        captive = next_point(cython.address(pair.captives), FIRST)
        while captive != NO_POINT:
            told = ground.position.tactics.of_string(ground.board, captive)
            ground.say_all(TAKE_CUTTERS, cython.address(told.attacks), captive, one.key)
            captive = next_point(cython.address(pair.captives), captive + 1)
    point = next_point(cython.address(pair.connects), FIRST)
    while point != NO_POINT:
        note_link(ground, pair, point, cython.address(links[point]))
        point = next_point(cython.address(pair.connects), point + 1)


def is_close(one, two):
    """Whether two points are within two columns and rows; NO_POINT and PASS are close to nothing."""
    cols: cython.int = (one & 31) - (two & 31)
    rows: cython.int = (one >> 5) - (two >> 5)
    return one >= FIRST and two >= FIRST and -2 <= cols <= 2 and -2 <= rows <= 2


def mend(ground, point, group):
    """Mend a cut where an enemy stone could be captured, but not at once, beside enemy stones."""
    if ground.beside(point, ground.enemy) and ground.beside(point, EMPTY):
        ground.say(MEND_WALL, point, group.key, NO_POINT)


def note_link(ground, pair, point, link):
    """Say so if the same move connects another pair of groups too."""
    one: cython.int = 1 + ground.position.groups.group_of[pair.first]
    two: cython.int = 1 + ground.position.groups.group_of[pair.second]
    here: cython.int = two
    before: cython.int
    if link.one == 0:
        link.one = one
        link.two = two
        return
    # Name, of each pair, the group that is not in the other pair.
    before = link.two if link.one == one or link.one == two else link.one
    if one != link.one and one != link.two:
        here = one
    if before != one and before != two:
        ground.say(
            CONNECT_TWICE,
            point,
            ground.position.groups.groups[before - 1].key,
            ground.position.groups.groups[here - 1].key,
        )
