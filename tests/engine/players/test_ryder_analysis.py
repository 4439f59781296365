"""The second pass: what a move changes, and what of it was expected."""

import re

import ryder_naive as naive
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.board import Board
from engine.diagram import read_marked
from engine.players.ryder import values
from engine.players.ryder.groups import Groups
from engine.players.ryder.influence import Influence
from engine.players.ryder.player import Ryder
from engine.players.ryder.tactics import DEAD, Tactician
from engine.points import BLACK, EMPTY, WHITE, board_points, from_gtp

TACTICAL = ("rescued", "threatened", "killed")


def tactical(text, color=BLACK):
    """What the second pass says of the stones after a move on the mark ``a``: {(side, turn): value}."""
    board, marks = read_marked(text)
    told = Ryder().second_pass(board, color, marks["a"][0])
    return {(side, name): value for name, side, value, _ in told if name in TACTICAL}


def worth(side, turn, stones):
    return {(side, turn): values.TACTICAL[side, turn] * stones}


def test_a_ladder_breaker_rescues_unexpectedly():
    found = tactical(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . a . .
        . . . . . . . . .
        . . . . . . . . .
        . . O . . . . . .
        . O X . . . . . .
        . . O O . . . . .
        """
    )
    assert found == worth("own", "rescued", 1)


def test_to_run_out_of_atari_is_what_the_first_pass_counted():
    found = tactical(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . O . . . . .
        . . O X a . . . .
        . . . O . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
    )
    assert found == {}


def test_a_stone_that_can_now_be_captured_is_threatened():
    found = tactical(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . X . . . . .
        . . X O . . . . .
        . . . a . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """
    )
    assert found == worth("enemy", "threatened", 1)


def test_a_stone_that_can_no_longer_run_is_killed_unexpectedly():
    """White's ladder breaker does not help any more; the tactician would not have played there."""
    found = tactical(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . a . . . .
        . X O . . . . . .
        . . X X . . . . .
        """
    )
    assert found == worth("enemy", "killed", 1)


def test_to_take_the_way_out_is_what_the_first_pass_counted():
    found = tactical(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . X . . . . . .
        . X O a . . . . .
        . . X X . . . . .
        """
    )
    assert found == {}


def standing(status):
    return {0: 0, 1: 1, 3: 1, 2: 2}[status]


def naive_tactical(board, color, point):
    """The same comparison over the statuses of every string before and after, by brute force."""
    player = Ryder()
    expected_own, expected_enemy, _ = player.first_pass(board, color)[point]
    before = Tactician().statuses(board)
    strings = {head: (board.color_at(head), board.num_stones(head)) for head in before}
    board.play(color, point)
    after = Tactician().statuses(board)
    found = {}
    for head, (owner, stones) in strings.items():
        was = standing(before[head])
        now = 2 if board.color_at(head) == EMPTY else standing(after[board.string_at(head)])
        side = "own" if owner == color else "enemy"
        if was == now:
            continue
        turn = "rescued" if now < was else "killed" if now == 2 else "threatened"
        saves = expected_own if side == "own" else expected_enemy
        if before[head] == 1 and "saves" in saves and turn == ("rescued" if side == "own" else "killed"):
            continue
        found[side, turn] = found.get((side, turn), 0) + values.TACTICAL[side, turn] * stones
    board.undo()
    return found


def totals(board, color):
    """Number, points and influence of a side's armies, walls and groups, and its endangered groups."""
    told = Influence().of(board)
    statuses = Tactician().statuses(board)
    dead = [
        p
        for p in board_points(board.size)
        if board.color_at(p) != EMPTY and statuses[board.string_at(p)] == DEAD
    ]
    groups = Groups().of_position(board, dead)[color]
    areas = {
        "armies": told["armies"][color - 1],
        "walls": told["walls"][color - 1],
        "groups": [group["points"] for group in groups],
    }
    result = {
        kind: (
            len(parts),
            sum(len(part) for part in parts),
            sum(abs(told["value"][p]) for part in parts for p in part),
        )
        for kind, parts in areas.items()
    }
    return result, sum(group["state"] == 1 for group in groups)


@settings(max_examples=40)
@given(
    size=st.integers(2, 13), moves=st.integers(0, 100), seed=st.integers(0, 2**32), pick=st.integers(0, 999)
)
def test_the_second_pass_compares_two_whole_surveys(size, moves, seed, pick):
    board = naive.random_position(size, moves, seed)
    legal = [p for p in board_points(size) if board.is_legal(BLACK, p)]
    if not legal:
        assert Ryder().candidates(board, BLACK) == []
        return
    point = legal[pick % len(legal)]
    state = board.state()
    told = Ryder().second_pass(board, BLACK, point)
    assert board.state() == state
    assert {(s, n): v for n, s, v, _ in told if n in TACTICAL} == naive_tactical(board, BLACK, point)
    expected = {}
    before = {color: totals(board, color) for color in naive.COLORS}
    board.play(BLACK, point)
    for color, side, sign in ((BLACK, "own", 1), (WHITE, "enemy", -1)):
        after, endangered = totals(board, color)
        for kind, weights in values.STRATEGIC.items():
            changes = [a - b for a, b in zip(after[kind], before[color][0][kind], strict=True)]
            value = sum(w * c for w, c in zip(weights, changes, strict=True))
            if kind == "groups":
                value += values.ENDANGERED_GROUP * (endangered - before[color][1])
            if value:
                expected[kind, side] = sign * value
    assert {(n, s): v for n, s, v, _ in told if n not in TACTICAL} == expected


def test_strategic_reasons_say_what_changed():
    board = Board(19)
    told = Ryder().second_pass(board, BLACK, from_gtp("Q4", 19))
    texts = {(name, side): text for name, side, _, text in told}
    assert texts["armies", "own"] == "Black armies: +1, +29 points, +176 influence"
    assert all(re.fullmatch(r"Black (armies|walls|groups): .*", text) for text in texts.values())
