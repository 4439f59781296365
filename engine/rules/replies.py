"""Replies and follow-ups; see ``replies.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("push-up", "answer the shoulder hit at {other}: push up from {subject}"),
    Rule("push-along", "answer the shoulder hit at {other}: push along from {subject}"),
    Rule("leave-cap", "answer the cap at {other}: a knight's move out from {subject}"),
    Rule("jump-beside", "jump up from {subject}: {other} has come near"),
    Rule("cap-invader", "cap the stone that invaded at {subject}"),
    Rule("check-invader", "take the extension of the stone that invaded at {subject}"),
    Rule("lean-on-invader", "press diagonally on the stone that invaded at {subject}"),
    Rule("go-on-capturing", "go on: capture the stones at {subject}, which were left alone"),
    Rule("go-on-cutting", "go on: cut {subject} from {other}, which were left alone"),
)


def speak(ground):
    number: cython.int
    col: cython.int
    row: cython.int
    size: cython.int = ground.board.size
    last: cython.int = ground.position.recent[0]
    own: cython.int = ground.position.recent[1]
    frame: Frame
    if last >= FIRST and ground.board.color[last] == ground.enemy:
        for number in range(8):
            frame = frame_of(number, size)
            col = size - col_of(last) if number & 2 else 1 + col_of(last)
            row = size - row_of(last) if number & 4 else 1 + row_of(last)
            if number & 1:
                answer(ground, cython.address(frame), row, col)
            else:
                answer(ground, cython.address(frame), col, row)
    if own >= FIRST and ground.board.color[own] == ground.color and not ground.was_answered():
        go_on(ground, own)


# -- replies ------------------------------------------------------------------------------------------------


def answer(ground, frame, column, line):
    own: cython.int = at(frame, column - 1, line - 1)
    last: cython.int = at(frame, column, line)
    if (
        3 <= line - 1 <= 5
        and ground.board.color[own] == ground.color
        and color_at(ground, frame, column - 1, line) == EMPTY
        and color_at(ground, frame, column, line - 1) == EMPTY
    ):
        ground.say(PUSH_UP, at(frame, column - 1, line), own, last)
        ground.say(PUSH_ALONG, at(frame, column, line - 1), own, last)
    own = at(frame, column, line - 2)
    if (
        3 <= line - 2 <= 4
        and ground.board.color[own] == ground.color
        and is_empty(ground, frame, column, column + 1, line - 1, line - 1)
    ):
        ground.say(LEAVE_CAP, at(frame, column + 1, line), own, last)
    if 3 <= line <= 4:
        answer_beside(ground, frame, column, line)
    if 2 <= line <= 5 and 4 <= column <= ground.board.size - 3:
        answer_invader(ground, frame, column, line)


def answer_beside(ground, frame, column, line):
    """Reply from the nearest own stone on line 3 or 4, two to four columns before the last move."""
    away: cython.int
    height: cython.int
    own: cython.int = NO_POINT
    for away in range(2, 5):
        if column - away < 3 or not is_empty(ground, frame, column - away + 1, column - 1, 2, 5):
            return
        for height in range(3, 5):
            own = at(frame, column - away, height)
            if ground.board.color[own] != ground.color:
                continue
            if is_empty(ground, frame, column - away, column - away, height + 1, height + 2):
                ground.say(JUMP_BESIDE, at(frame, column - away, height + 2), own, at(frame, column, line))
            return


def answer_invader(ground, frame, column, line):
    """Reply to a stone alone between own stones, three columns either way, with nothing right beside it."""
    i: cython.int
    j: cython.int
    own: cython.int = 0
    enemy: cython.int = 0
    last: cython.int = at(frame, column, line)
    for i in range(column - 3, column + 4):
        for j in range(1, 7):
            own += color_at(ground, frame, i, j) == ground.color
            enemy += color_at(ground, frame, i, j) == ground.enemy
    if own < 2 or enemy > 1 or not is_empty(ground, frame, column + 1, column + 1, line - 1, line + 1):
        return
    if is_empty(ground, frame, column, column, line + 1, line + 2) and line >= 3:
        ground.say(CAP_INVADER, at(frame, column, line + 2), last, NO_POINT)
    if is_empty(ground, frame, column + 2, column + 3, 2, 4):
        ground.say(CHECK_INVADER, at(frame, column + 2, 3), last, NO_POINT)
        ground.say(CHECK_INVADER, at(frame, column + 3, 3), last, NO_POINT)
    ground.say(LEAN_ON_INVADER, at(frame, column + 1, line + 1), last, NO_POINT)


# -- follow-ups ---------------------------------------------------------------------------------------------


def go_on(ground, own):
    """Follow up what the enemy did not answer, within two lines of the own last move."""
    i: cython.int
    key: cython.int
    point: cython.int
    last: cython.int = ground.position.recent[0]
    told: cython.pointer[cython.const[StringTactics]]
    pair: cython.pointer[cython.const[Connection]]
    for i in range(ground.position.tactics.num_strings):
        key = ground.position.tactics.keys[i]
        if ground.board.color[key] != ground.enemy:
            continue
        told = ground.position.tactics.of_string(ground.board, key)
        if told.status != THREATENED:
            continue
        point = next_point(cython.address(told.attacks), FIRST)
        while point != NO_POINT:
            if apart(point, own) <= 2:
                ground.say(GO_ON_CAPTURING, point, key, NO_POINT)
            point = next_point(cython.address(told.attacks), point + 1)
    for i in range(ground.position.connections.num_connections):
        pair = ground.position.connections.at(i)
        if pair.color != ground.enemy or pair.strength != CUTTABLE:
            continue
        point = next_point(cython.address(pair.cuts), FIRST)
        while point != NO_POINT:
            if apart(point, own) <= 2 and apart(point, last) > 2:
                ground.say(GO_ON_CUTTING, point, pair.first, pair.second)
            point = next_point(cython.address(pair.cuts), point + 1)
