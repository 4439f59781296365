"""Proofs of problems: against a search that knows nothing of ours, and on shapes that everybody knows."""

from functools import cache

import pytest

from engine import diagram
from engine.points import BLACK, EMPTY, PASS, WHITE, board_points, coordinates, from_gtp, opponent, to_gtp
from pipeline.problems.proving import (
    CAPTURE,
    CONNECT,
    CUT,
    FAILS,
    KO_OURS,
    KO_THEIRS,
    SAVE,
    WORKS,
    OutOfNodes,
    Prover,
    Question,
    best_points,
)

# -- a naive prover: all positions, and who can force what, until nothing changes ----------------------


@cache
def beside(size):
    steps = ((1, 0), (-1, 0), (0, 1), (0, -1))
    return {
        (c, r): [(c + a, r + b) for a, b in steps if 0 <= c + a < size and 0 <= r + b < size]
        for c in range(size)
        for r in range(size)
    }


def string(stones, start, size):
    members, free, todo = {start}, set(), [start]
    while todo:
        for near in beside(size)[todo.pop()]:
            if near not in stones:
                free.add(near)
            elif stones[near] == stones[start] and near not in members:
                members.add(near)
                todo.append(near)
    return members, free


def put(stones, color, at, ban, size):
    """The stones after a move and what it bans, or None when it is illegal."""
    if at in stones or at == ban:
        return None
    after, taken = {**stones, at: color}, set()
    for near in beside(size)[at]:
        if after.get(near) == 3 - color and near not in taken:
            members, free = string(after, near, size)
            taken |= members if not free else set()
    for gone in taken:
        del after[gone]
    members, free = string(after, at, size)
    if not free:
        return None
    return after, (next(iter(taken)) if len(taken) == len(members) == len(free) == 1 else None)


def forced(question, stones, color, ban, threats):
    """Whether the side that reaches gets there, when ``color`` plays next and one side has all threats."""
    size, region = question.board.size, sorted(map(coordinates, question.region))
    marked = [coordinates(stone) for stone in question.stones]
    reacher = question.reacher

    def reached(here):
        if question.aim in (CAPTURE, SAVE):
            return True if any(here.get(one) != 3 - reacher for one in marked) else None
        if any(here.get(one) != reacher for one in marked):
            return False
        return True if marked[1] in string(here, marked[0], size)[0] else None

    def key(here, side, banned):
        return tuple(here.get(at, 0) for at in region), side, banned

    start = (stones, color, ban)
    found, todo, after, decided = {key(*start): start}, [start], {}, {}
    while todo:
        here, side, banned = node = todo.pop()
        result = reached(here)
        after[key(*node)] = []
        if result is not None:
            decided[key(*node)] = result
            continue
        moves = [put(here, side, at, None if side == threats else banned, size) for at in region]
        for there, new_ban in [*filter(None, moves), (here, None)]:
            new = (there, 3 - side, new_ban)
            after[key(*node)].append(key(*new))
            if key(*new) not in found:
                found[key(*new)] = new
                todo.append(new)
    won = {one for one, result in decided.items() if result}
    while more := {
        one
        for one in found
        if one not in won
        and one not in decided
        and (any if one[1] == reacher else all)(step in won for step in after[one])
    }:
        won |= more
    return key(*start) in won


def naive_result(question, move):
    board, ours = question.board, question.color
    stones = {coordinates(p): c for p in board_points(board.size) if (c := board.color_at(p)) != EMPTY}
    ban = None
    if move != PASS:
        stones, ban = put(stones, ours, coordinates(move), None, board.size)

    def works(threats):
        return forced(question, stones, opponent(ours), ban, threats) == (question.reacher == ours)

    if works(opponent(ours)):
        return WORKS
    if not works(ours):
        return FAILS
    return KO_THEIRS if works(0) else KO_OURS


# -- positions -------------------------------------------------------------------------------------


def asked(text, color, aim, marks="T"):
    """A diagram in which ``,`` is empty and in the region, T (black) and Y (white) are asked about.

    Stones are in the region when they stand beside none of the plain empty points.
    """
    rows = [line.split() for line in text.strip().splitlines()]
    size = len(rows)
    plain = "\n".join(" ".join({"T": "X", "Y": "O", ",": "."}.get(s, s) for s in row) for row in rows)
    board = diagram.read(plain)
    at = {p: rows[coordinates(p)[1]][coordinates(p)[0]] for p in board_points(size)}
    stones = tuple(p for p, sign in at.items() if sign in "TY")
    inside = {p for p, sign in at.items() if sign == ","}
    heads = {board.string_at(p) for p, sign in at.items() if sign in "XOTY"}
    inner = {head for head in heads if set(board.liberties(head)) <= inside}
    inside |= {p for p, sign in at.items() if sign in "XOTY" and board.string_at(p) in inner}
    return Question(board, color, aim, stones, frozenset(inside))


L_GROUP = """
, , , X O .
, , T X O .
X X X O O .
O O O O . .
. . . . . .
. . . . . .
"""
WITH_A_LIBERTY = """
, , , X , O
, , , T O O
X X X X O .
O O O O O .
. . . . . .
. . . . . .
"""
SQUARE_AND_STONE = """
, , X O .
, O T O .
X X X O .
O O O O .
. . . . .
"""
UNDERNEATH = """
, , , , , , .
T O O O O X .
X O . . O T .
X O . . O X .
. . . . . . .
. . . . . . .
. . . . . . .
"""
#: with how many first moves are looked at
QUESTIONS = {
    "kill the L group": (L_GROUP, WHITE, CAPTURE, 9),
    "live as an L group": (L_GROUP, BLACK, SAVE, 9),
    "a ko": (WITH_A_LIBERTY, WHITE, CAPTURE, 2),
    "live around a stone": (SQUARE_AND_STONE, BLACK, SAVE, 9),
    "kill around a stone": (SQUARE_AND_STONE, WHITE, CAPTURE, 9),
    "connect underneath": (UNDERNEATH, BLACK, CONNECT, 9),
    "cut underneath": (UNDERNEATH, WHITE, CUT, 9),
}


@pytest.mark.parametrize(("text", "color", "aim", "few"), QUESTIONS.values(), ids=QUESTIONS)
def test_first_moves_are_those_of_a_naive_search(text, color, aim, few):
    question = asked(text, color, aim)
    found = Prover(question).results()
    moves = list(found)[:few]
    assert {move: found[move] for move in moves} == {move: naive_result(question, move) for move in moves}


def names(question, result):
    found = Prover(question).results()
    return [to_gtp(p, question.board.size) for p, one in found.items() if one == result and p != PASS]


def test_the_l_group_dies_and_lives_at_the_two_one_point():
    assert names(asked(L_GROUP, WHITE, CAPTURE), WORKS) == ["B6"]
    assert names(asked(L_GROUP, BLACK, SAVE), WORKS) == ["B6"]


def test_six_points_in_the_corner_with_a_liberty_are_a_ko():
    assert names(asked(WITH_A_LIBERTY, WHITE, CAPTURE), WORKS) == []
    assert names(asked(WITH_A_LIBERTY, WHITE, CAPTURE), KO_THEIRS) == ["B6"]
    assert names(asked(WITH_A_LIBERTY, BLACK, SAVE), WORKS) != []


def test_what_was_asked_before_changes_no_answer():
    question = asked(WITH_A_LIBERTY, WHITE, CAPTURE)
    prover = Prover(question)
    moves = [PASS, *sorted(question.region)]
    legal = [move for move in moves if question.board.is_legal(WHITE, move)]
    backwards = {move: prover.after([(WHITE, move)]) for move in reversed(legal)}
    assert backwards == Prover(question).results()


def test_a_string_that_gets_out_of_the_region_is_saved():
    question = asked(L_GROUP, WHITE, CAPTURE)
    smaller = question.region - {from_gtp("A6", 6)}
    assert set(
        Prover(Question(question.board, WHITE, CAPTURE, question.stones, smaller)).results().values()
    ) == {FAILS}


def test_points_at_the_end():
    board = diagram.read(". X O . .\n. X O O O\n. X X X O\n. . . X O\n. . . X O")
    assert best_points(Question(board, BLACK, "score", (), frozenset({from_gtp("A1", 5)}))) == 16 - 9


def test_a_limit_of_nodes():
    with pytest.raises(OutOfNodes):
        Prover(asked(WITH_A_LIBERTY, WHITE, CAPTURE), max_nodes=5).results()
