"""The strength of one connection by itself; ``connection_strength.pxd`` has the words.

Classify first: common liberties, then captives, then jumps and knight's moves by what is near them. Where
the enemy could cut, ask whether his stone would be captured at once (`Tactics.of_move`).
"""

import cython


def rate(board, tactics, pair):
    cuts: PointSet
    clear_points(cython.address(cuts))
    clear_points(cython.address(pair.footprint))
    add_point(cython.address(pair.footprint), pair.first)
    add_point(cython.address(pair.footprint), pair.second)
    clear_points(cython.address(pair.carrier))
    pair.num_threats = 0
    _settle(pair, ALREADY_CUT, NO_POINT, NO_POINT)
    if pair.num_d1 == 0 or not _rate_commons(board, tactics, pair, cython.address(cuts)):
        _rate_apart(board, tactics, pair)
    if pair.special & CAPTIVE and pair.alone <= CUTTABLE:
        _rate_captive(board, tactics, pair, cython.address(cuts))


def _settle(pair, strength, cut, connect):
    pair.alone = strength
    pair.cut_point = cut
    pair.connect_point = connect


def _add_threat(pair, at, answer):
    pair.threats[pair.num_threats].at = at
    pair.threats[pair.num_threats].answer = answer
    pair.num_threats += 1


def _add_threats(pair, points):
    """A threat at each of these points; at none when there is no room for all, whatever their order."""
    i: cython.int
    point: cython.int = next_point(points, FIRST)
    number: cython.int = 0
    for i in range(LIBERTY_WORDS):
        number += num_bits(points.word[i])
    if pair.num_threats + number > MAX_THREATS:
        return
    while point != NO_POINT:
        _add_threat(pair, point, NO_POINT)
        point = next_point(points, point + 1)


def _look_around(board, point, footprint):
    i: cython.int
    add_point(footprint, point)
    for i in range(4):
        if board.color[point + OFFSETS[i]] != EDGE:
            add_point(footprint, point + OFFSETS[i])


# -- common liberties ---------------------------------------------------------------------------------------


def _sort_commons(board, tactics, pair, commons):
    enemy: cython.int = other(pair.color)
    reason: cython.int
    plan: Outcome
    told: cython.pointer(cython.const[MoveTactics])
    point: cython.int = next_point(cython.address(pair.d1), FIRST)
    while point != NO_POINT:
        _look_around(board, point, cython.address(pair.footprint))
        told = tactics.of_move(board, enemy, point)
        add_all(cython.address(pair.footprint), tactics.move_footprints[enemy][point].word)
        plan = outcome_of(board, pair.color, point)
        reason = board.check(pair.color, point)
        if not told.legal or (told.captured == 0 and told.trapped == CAPTURED):
            if point != board.ko_point:
                commons.num_closed += 1
                commons.closed = point
        elif plan.liberties >= 2 and reason != LEGAL:
            commons.banned = point
        elif plan.liberties >= 2:
            if commons.num_open == 0:
                commons.open = point
            else:
                commons.second_open = point
            commons.num_open += 1
            add_point(cython.address(commons.opens), point)
            if plan.liberties >= 3:
                commons.num_roomy += 1
                commons.roomy = point
        point = next_point(cython.address(pair.d1), point + 1)


def _rate_commons(board, tactics, pair, cuts):
    """By the points where one stone connects; False when they settle nothing. ``cuts``: what cuts."""
    commons: Commons
    commons.num_closed = commons.num_open = commons.num_roomy = 0
    commons.closed = commons.open = commons.second_open = NO_POINT
    commons.roomy = commons.banned = NO_POINT
    clear_points(cython.address(commons.opens))
    _sort_commons(board, tactics, pair, cython.address(commons))
    if commons.num_closed > 0:
        if commons.num_closed + commons.num_open > 1:
            _settle(pair, CONNECTED_SOLIDLY, NO_POINT, NO_POINT)
        else:
            _settle(pair, CONNECTED_WITH_AJI, commons.closed, commons.closed)
            _add_threat(pair, commons.closed, commons.closed)
        return True
    if commons.num_open >= 2 and commons.num_roomy >= 2:
        _settle(pair, CONNECTED_SOLIDLY, NO_POINT, NO_POINT)
        if commons.num_open == 2:
            pair.cut_point = pair.connect_point = commons.open
            _add_threat(pair, commons.open, commons.second_open)
            _add_threat(pair, commons.second_open, commons.open)
        return True
    if commons.num_open >= 2:
        # Short of liberties: the enemy takes the roomy one, or any.
        point: cython.int = commons.open
        cuts[0] = commons.opens
        if commons.num_roomy == 1:
            point = commons.roomy
            clear_points(cuts)
            add_point(cuts, point)
        _settle(pair, CUTTABLE, point, point)
        add_all(cython.address(pair.carrier), pair.d1.word)
        return True
    if commons.num_open == 1:
        add_point(cuts, commons.open)
        add_point(cython.address(pair.carrier), commons.open)
        if pair.type == ONE_POINT_JUMP and _is_quiet(board, pair, cython.address(pair.d1)):
            _settle(pair, CONNECTED_WITH_AJI, commons.open, commons.open)
            _add_threat(pair, commons.open, NO_POINT)
        else:
            _settle(pair, CUTTABLE, commons.open, commons.open)
        return True
    if commons.banned != NO_POINT:
        add_point(cuts, commons.banned)
        _settle(pair, CUTTABLE, commons.banned, commons.banned)
        add_point(cython.address(pair.carrier), commons.banned)
        return True
    return False


# -- captives ---------------------------------------------------------------------------------------------


def _rate_captive(board, tactics, pair, cuts):
    """An enemy string that both touch: lost, it connects them; threatened, whoever plays first has it."""
    told: cython.pointer(cython.const[StringTactics]) = tactics.of_string(board, pair.captive)
    i: cython.int
    moves: PointSet
    saves: PointSet
    # Of moves that save it from afar reading names the first; which that is must not matter.
    tactics.reader.forget()
    clear_points(cython.address(saves))
    tactics.reader._add_close_moves(
        board,
        pair.captive,
        board.strings[board.string_of[pair.captive]].num_liberties > 1,
        cython.address(saves),
    )
    for i in range(LIBERTY_WORDS):
        saves.word[i] &= told.defences.word[i]
        moves.word[i] = saves.word[i] | told.attacks.word[i]
    if pair.num_captives > 1:
        # Which of them one connects by must not matter: nothing is sure to be apart from it.
        memset(cython.address(moves), 0xFF, cython.sizeof(PointSet))
    add_point(cython.address(pair.footprint), pair.captive)
    add_all(cython.address(pair.footprint), tactics.string_footprints[pair.captive].word)
    add_all(cython.address(pair.footprint), tactics.reader.footprint.word)
    if told.status == LOST:
        _settle(pair, CONNECTED_WITH_AJI, NO_POINT, told.attack)
    elif pair.alone == ALREADY_CUT:
        _settle(pair, CUTTABLE, told.defence, told.attack)
        pair.carrier = moves
    elif not meets(
        cython.address(pair.carrier), cython.address(moves), 0, LIBERTY_WORDS - 1
    ) and not _saves_too(board, tactics, pair):
        # Two ways: the enemy cannot stop both, but each of his moves needs its answer.
        if pair.cut_point != NO_POINT and next_point(cuts, FIRST) == NO_POINT:
            _find_cuts(board, pair, cuts)
        _add_threats(pair, cuts)
        _add_threats(pair, cython.address(saves))
        _settle(pair, CONNECTED_WITH_AJI, pair.cut_point, pair.connect_point)


def _saves_too(board, tactics, pair):
    """Whether an enemy move that may cut saves the captive as well."""
    saving: PointSet = pair.carrier
    tactics.reader.forget()
    tactics.reader._keep_working(board, other(pair.color), pair.captive, cython.address(saving))
    add_all(cython.address(pair.footprint), tactics.reader.footprint.word)
    return next_point(cython.address(saving), FIRST) != NO_POINT


# -- jumps and knight's moves ------------------------------------------------------------------------


def _rate_apart(board, tactics, pair):
    """No common liberty that is of use: what lies between, and who is near."""
    cuts: PointSet
    between: PointSet = pair.middles
    add_all(cython.address(between), pair.d2.word)
    _add_between(board, pair, cython.address(pair.d2), cython.address(between))
    if pair.type != HANE:
        _find_move(board, pair, cython.address(between))
    if pair.num_d2 + pair.num_d3 == 0:
        return
    add_all(cython.address(between), pair.d3.word)
    _add_between(board, pair, cython.address(pair.d3), cython.address(between))
    if not _is_quiet(board, pair, cython.address(between)):
        if pair.alone == ALREADY_CUT and (pair.num_d2 > 1 or pair.num_d3 > 0):
            _settle(pair, CUTTABLE, NO_POINT, NO_POINT)  # too far to tell from one move
            pair.carrier = between
        return
    if (
        pair.type == KNIGHT
        or pair.num_d2 > 2
        or ((pair.type == TWO_POINT_JUMP or pair.type == LARGE_KNIGHT) and _is_low(board, pair))
    ):
        pair.alone = CONNECTED_WITH_AJI
        if pair.cut_point != NO_POINT:
            clear_points(cython.address(cuts))
            _find_cuts(board, pair, cython.address(cuts))
            _add_threats(pair, cython.address(cuts))
    elif pair.alone == ALREADY_CUT:
        _settle(pair, CUTTABLE, NO_POINT, NO_POINT)
        pair.carrier = between


def _is_quiet(board, pair, between):
    """No enemy stone at or around these points, diagonals too."""
    row: cython.int
    col: cython.int
    near: cython.int
    quiet: cython.bint = True
    point: cython.int = next_point(between, FIRST)
    while point != NO_POINT:
        for row in range(-1, 2):
            for col in range(-1, 2):
                near = point + row * STRIDE + col
                if board.color[near] != EDGE:
                    add_point(cython.address(pair.footprint), near)
                    quiet = quiet and board.color[near] != other(pair.color)
        point = next_point(between, point + 1)
    return quiet


def _is_low(board, pair):
    """Both stones on the same side's second or third line, side by side along it."""
    i: cython.int
    line: cython.int
    other_line: cython.int
    for i in range(4):
        line = row_of(pair.stones[0]) if i < 2 else col_of(pair.stones[0])
        other_line = row_of(pair.stones[1]) if i < 2 else col_of(pair.stones[1])
        if i & 1:
            line = board.size - 1 - line
            other_line = board.size - 1 - other_line
        if 1 <= line <= 2 and 1 <= other_line <= 2:
            return True
    return False


def _find_move(board, pair, ways):
    """A move after which two ways are left on either side makes the pair one that can be connected."""
    point: cython.int = next_point(ways, FIRST)
    while point != NO_POINT:
        if _joins(board, pair, point):
            _settle(pair, CUTTABLE, point, point)
            pair.carrier = ways[0]
            return
        point = next_point(ways, point + 1)


def _find_cuts(board, pair, cuts):
    """All moves such as ``_find_move`` found the first of."""
    point: cython.int = pair.cut_point
    while point != NO_POINT:
        if point == pair.cut_point or _joins(board, pair, point):
            add_point(cuts, point)
        point = next_point(cython.address(pair.carrier), point + 1)


def _add_between(board, pair, points, between):
    """The empty points on the lines from these points to the own stones that they see."""
    i: cython.int
    steps: cython.int
    near: cython.int
    end: cython.int
    point: cython.int = next_point(points, FIRST)
    while point != NO_POINT:
        for i in range(4):
            end = point
            for steps in range(SIGHT):
                end += OFFSETS[i]
                if board.color[end] == EDGE:
                    break
                add_point(cython.address(pair.footprint), end)
                if board.color[end] != EMPTY:
                    break
            if board.color[end] != pair.color:
                continue
            near = point + OFFSETS[i]
            while near != end:
                add_point(between, near)
                near += OFFSETS[i]
        point = next_point(points, point + 1)


def _joins(board, pair, point):
    """Whether a stone at ``point`` has connections with both strings that no single move cuts.

    What links it with one string cannot link it with the other; whichever is linked first must not matter.
    """
    used: PointSet
    joined: cython.bint
    footprint: cython.pointer(PointSet) = cython.address(pair.footprint)
    _look_around(board, point, footprint)
    if board.push(pair.color, point) != LEGAL:
        return False
    clear_points(cython.address(used))
    add_point(footprint, pair.first)
    joined = board.strings[board.string_of[point]].num_liberties > 1 and _is_linked(
        board, point, pair.first, cython.address(used), footprint
    )
    if joined and not _is_linked(board, point, pair.second, cython.address(used), footprint):
        clear_points(cython.address(used))
        joined = _is_linked(board, point, pair.second, cython.address(used), footprint) and _is_linked(
            board, point, pair.first, cython.address(used), footprint
        )
    board.pop()
    return joined


def _is_linked(board, stone, partner, used, footprint):
    """One string, two common liberties, or one where the enemy could be taken at once; none used twice."""
    i: cython.int
    point: cython.int
    num_open: cython.int = 0
    shared: PointSet
    plan: Outcome
    if board.string_of[stone] == board.string_of[partner]:
        return True
    for i in range(LIBERTY_WORDS):
        shared.word[i] = (
            board.strings[board.string_of[stone]].liberties[i]
            & board.strings[board.string_of[partner]].liberties[i]
            & ~used.word[i]
        )
    point = next_point(cython.address(shared), FIRST)
    while point != NO_POINT:
        _look_around(board, point, footprint)
        plan = outcome_of(board, other(board.color[stone]), point)
        if plan.liberties <= 1 and plan.captured == 0:
            return True
        num_open += 1
        point = next_point(cython.address(shared), point + 1)
    add_all(used, shared.word)
    return num_open >= 2
