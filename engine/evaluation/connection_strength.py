"""The strength of one connection by itself; ``connection_strength.pxd`` says what each strength means.

Pairs are classified by common liberties, then by captives, then, for jumps and knight's moves, by what is
near them. Where the enemy could cut, `Tactics.of_move` says whether his stone would be captured at once.
"""

import cython


def rate(board, tactics, pair):
    clear_points(cython.address(pair.footprint))
    add_point(cython.address(pair.footprint), pair.first)
    add_point(cython.address(pair.footprint), pair.second)
    clear_points(cython.address(pair.carrier))
    pair.num_threats = 0
    _settle(pair, ALREADY_CUT)
    if pair.num_d1 == 0 or not _rate_commons(board, tactics, pair):
        _rate_apart(board, pair)
    if pair.special & CAPTIVE and pair.alone <= CUTTABLE:
        _rate_captive(board, tactics, pair)


def _settle(pair, strength):
    pair.alone = strength
    clear_points(cython.address(pair.cuts))
    clear_points(cython.address(pair.connects))


def _settle_at(pair, strength, point):
    """Set a strength that is decided at one point: whoever plays there first connects or cuts."""
    _settle(pair, strength)
    add_point(cython.address(pair.cuts), point)
    add_point(cython.address(pair.connects), point)


def _add_threat(pair, at, answer):
    pair.threats[pair.num_threats].at = at
    pair.threats[pair.num_threats].answer = answer
    pair.num_threats += 1


def _add_threats(pair, points):
    """Add a threat at each of these points; at none if there is no room for all, whatever their order."""
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


# -- common liberties ---------------------------------------------------------------------------------------


def _sort_commons(board, tactics, pair, commons):
    enemy: cython.int = other(pair.color)
    reason: cython.int
    plan: Outcome
    told: cython.pointer(cython.const[MoveTactics])
    point: cython.int = next_point(cython.address(pair.d1), FIRST)
    while point != NO_POINT:
        look_around(board, point, cython.address(pair.footprint))
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


def _rate_commons(board, tactics, pair):
    """Judge a pair by the points where one stone connects; False if they decide nothing."""
    commons: Commons
    commons.num_closed = commons.num_open = commons.num_roomy = 0
    commons.closed = commons.open = commons.second_open = NO_POINT
    commons.roomy = commons.banned = NO_POINT
    clear_points(cython.address(commons.opens))
    _sort_commons(board, tactics, pair, cython.address(commons))
    if commons.num_closed > 0:
        if commons.num_closed + commons.num_open > 1:
            _settle(pair, CONNECTED_SOLIDLY)
        else:
            _settle_at(pair, CONNECTED_WITH_AJI, commons.closed)
            _add_threat(pair, commons.closed, commons.closed)
        return True
    if commons.num_open >= 2 and commons.num_roomy >= 2:
        _settle(pair, CONNECTED_SOLIDLY)
        if commons.num_open == 2:
            pair.cuts = pair.connects = commons.opens
            _add_threat(pair, commons.open, commons.second_open)
            _add_threat(pair, commons.second_open, commons.open)
        return True
    if commons.num_open >= 2:
        # Short of liberties: the enemy plays the roomy one if there is only one, else any.
        if commons.num_roomy == 1:
            _settle_at(pair, CUTTABLE, commons.roomy)
        else:
            _settle(pair, CUTTABLE)
            pair.cuts = pair.connects = commons.opens
        add_all(cython.address(pair.carrier), pair.d1.word)
        return True
    if commons.num_open == 1:
        add_point(cython.address(pair.carrier), commons.open)
        if pair.type == ONE_POINT_JUMP and _is_quiet(board, pair, cython.address(pair.d1)):
            _settle_at(pair, CONNECTED_WITH_AJI, commons.open)
            _add_threat(pair, commons.open, NO_POINT)
        else:
            _settle_at(pair, CUTTABLE, commons.open)
        return True
    if commons.banned != NO_POINT:
        _settle_at(pair, CUTTABLE, commons.banned)
        add_point(cython.address(pair.carrier), commons.banned)
        return True
    return False


# -- captives ---------------------------------------------------------------------------------------------


def _rate_captive(board, tactics, pair):
    """Judge a pair by its captives: lost ones connect it; with threatened ones, the first move decides."""
    moves: PointSet
    ways: CaptiveMoves
    captive: cython.int = next_point(cython.address(pair.captives), FIRST)
    clear_points(cython.address(ways.takes))
    clear_points(cython.address(ways.saves))
    clear_points(cython.address(ways.afar))
    while captive != NO_POINT:
        _add_captive(board, tactics, pair, captive, cython.address(ways))
        captive = next_point(cython.address(pair.captives), captive + 1)
    moves = ways.saves
    add_all(cython.address(moves), ways.takes.word)
    if pair.num_captives > 1:
        # It must not matter by which captive they connect, so no point is sure to have nothing to do with it.
        memset(cython.address(moves), 0xFF, cython.sizeof(PointSet))
    if pair.captive_status == LOST:
        _settle(pair, CONNECTED_WITH_AJI)
        pair.connects = ways.takes
    elif pair.alone == ALREADY_CUT:
        _settle(pair, CUTTABLE)
        pair.cuts = ways.afar if has_none(cython.address(ways.saves)) else ways.saves
        pair.connects = ways.takes
        pair.carrier = moves
        if has_none(cython.address(ways.saves)):
            # Saved from afar only, by whatever move: again no point is sure to have nothing to do with it.
            memset(cython.address(pair.carrier), 0xFF, cython.sizeof(PointSet))
    elif not meets(
        cython.address(pair.carrier), cython.address(moves), 0, LIBERTY_WORDS - 1
    ) and not _saves_too(board, tactics, pair):
        # Two ways: the enemy cannot stop both, but each of his moves has to be answered.
        _add_threats(pair, cython.address(pair.cuts))
        _add_threats(pair, cython.address(ways.saves))
        pair.alone = CONNECTED_WITH_AJI


def _add_captive(board, tactics, pair, captive, ways):
    """Add the moves that take one of the captives, and those that save it."""
    i: cython.int
    saves: PointSet
    told: cython.pointer(cython.const[StringTactics]) = tactics.of_string(board, captive)
    # Of moves that save it from afar, reading names only the first; which one that is must not matter.
    tactics.reader.forget()
    clear_points(cython.address(saves))
    tactics.reader.add_close_moves(
        board, captive, board.strings[board.string_of[captive]].num_liberties > 1, cython.address(saves)
    )
    for i in range(LIBERTY_WORDS):
        ways.saves.word[i] |= saves.word[i] & told.defences.word[i]
        ways.takes.word[i] |= told.attacks.word[i]
    if told.status == LOST:
        add_point(cython.address(ways.takes), told.attack)
    else:
        add_point(cython.address(ways.afar), told.defence)
    add_point(cython.address(pair.footprint), captive)
    add_all(cython.address(pair.footprint), tactics.string_footprints[captive].word)
    add_all(cython.address(pair.footprint), tactics.reader.footprint.word)


def _saves_too(board, tactics, pair):
    """Whether an enemy move that may cut also saves the captive, if there is only one."""
    captive: cython.int = next_point(cython.address(pair.captives), FIRST)
    saving: PointSet = pair.carrier
    tactics.reader.forget()
    tactics.reader.keep_working(board, other(pair.color), captive, cython.address(saving))
    add_all(cython.address(pair.footprint), tactics.reader.footprint.word)
    return not has_none(cython.address(saving))


# -- jumps and knight's moves ------------------------------------------------------------------------


def _rate_apart(board, pair):
    """Judge a pair without useful common liberties, by its type, what lies between, and who is near."""
    between: PointSet = pair.middles
    add_all(cython.address(between), pair.d2.word)
    _add_between(board, pair, cython.address(pair.d2), cython.address(between))
    if pair.type != HANE:
        _find_moves(board, pair, cython.address(between))
    if pair.num_d2 + pair.num_d3 == 0:
        return
    add_all(cython.address(between), pair.d3.word)
    _add_between(board, pair, cython.address(pair.d3), cython.address(between))
    if not _is_quiet(board, pair, cython.address(between)):
        if pair.alone == ALREADY_CUT and (pair.num_d2 > 1 or pair.num_d3 > 0):
            _settle(pair, CUTTABLE)  # too far to tell from one move
            pair.carrier = between
        return
    if (
        pair.type == KNIGHT
        or pair.num_d2 > 2
        or ((pair.type == TWO_POINT_JUMP or pair.type == LARGE_KNIGHT) and _is_low(board, pair))
    ):
        if pair.alone != CONNECTED_WITH_AJI:
            pair.alone = CONNECTED_WITH_AJI
            _add_threats(pair, cython.address(pair.cuts))
    elif pair.alone == ALREADY_CUT:
        _settle(pair, CUTTABLE)
        pair.carrier = between


def _is_quiet(board, pair, between):
    """Whether no enemy stone is at these points or around them, diagonally too."""
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
    """Whether both stones are on the second or third line of the same side."""
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


def _find_moves(board, pair, ways):
    """Find the moves that join the pair in two ways on either side, and which of these also cut it."""
    point: cython.int = next_point(ways, FIRST)
    while point != NO_POINT:
        if _joins(board, pair, point):
            pair.alone = CUTTABLE
            add_point(cython.address(pair.connects), point)
        point = next_point(ways, point + 1)
    if pair.alone != CUTTABLE:
        return
    pair.carrier = ways[0]
    point = next_point(cython.address(pair.connects), FIRST)
    while point != NO_POINT:
        if _parts(board, pair, point, ways):
            add_point(cython.address(pair.cuts), point)
        point = next_point(cython.address(pair.connects), point + 1)
    if has_none(cython.address(pair.cuts)):
        pair.alone = CONNECTED_WITH_AJI
        pair.cuts = pair.connects
        _add_threats(pair, cython.address(pair.cuts))


def _parts(board, pair, point, ways):
    """Whether none of the moves ``ways`` joins them any more after an enemy stone at ``point``."""
    at: cython.int = next_point(ways, FIRST)
    parted: cython.bint = True
    if board.push(other(pair.color), point) != LEGAL:
        return False
    if board.color[pair.first] == pair.color and board.color[pair.second] == pair.color:
        while at != NO_POINT and parted:
            parted = at == point or not _joins(board, pair, at)
            at = next_point(ways, at + 1)
    board.pop()
    return parted


def _add_between(board, pair, points, between):
    """Add the empty points on the lines from these points to the own stones that they see."""
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
    look_around(board, point, footprint)
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
    """Whether two stones are of one string, or have two common liberties, or one where the enemy could be
    taken at once. Liberties in ``used`` do not count; of two that count, all are added to it."""
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
        look_around(board, point, footprint)
        plan = outcome_of(board, other(board.color[stone]), point)
        if plan.liberties <= 1 and plan.captured == 0:
            return True
        num_open += 1
        point = next_point(cython.address(shared), point + 1)
    add_all(used, shared.word)
    return num_open >= 2
