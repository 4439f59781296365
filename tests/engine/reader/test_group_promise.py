"""What moves for or against groups promise: traits as they are defined, and right about what decides."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import random_board
from thorough import repeated

from engine.points import BLACK, EMPTY, WHITE, EngineError, board_points, coordinates, opponent
from engine.points import point as at
from engine.reader.group_judge import GroupJudge
from engine.reader.group_promise import (
    OUT_SCALE,
    PROMISE_SCALE,
    PROMISE_SIZES,
    ROW_SCALE,
    UNITS,
    GroupPromise,
)
from engine.reader.group_promise_weights import BIAS, OUT, ROWS
from engine.reader.groups import GroupReader

NODES = 1500
#: from a point to those around it, and two steps away in a line
AROUND = ((-1, -1), (0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
BEYOND = ((0, 2), (2, 0), (0, -2), (-2, 0))
BESIDE, ACROSS = ((0, 1), (1, 0), (0, -1), (-1, 0)), ((1, 1), (1, -1), (-1, 1), (-1, -1))


def around(board, move, steps):
    """The points that are so many steps away, None for one beyond the edge."""
    column, row = coordinates(move)
    for x, y in steps:
        inside = 0 <= column + x < board.size and 0 <= row + y < board.size
        yield at(column + x, row + y) if inside else None


def outcome(board, color, move):
    """Liberties that a stone there would have, and stones that it would take; None where it may not be."""
    if not board.is_legal(color, move):
        return None
    after = board.copy()
    before = after.captured(opponent(color))
    after.play(color, move)
    return after.num_liberties(move), after.captured(opponent(color)) - before


def round_about(board, move, color):
    """The traits of where a move is and of what is around it."""
    kinds = [
        None if p is None else {EMPTY: "empty", color: "own"}.get(board.color_at(p), "enemy")
        for p in around(board, move, AROUND)
    ]
    beyond = [board.color_at(p) for p in around(board, move, BEYOND) if p is not None]
    lines = sorted(min(at, board.size - 1 - at, 4) for at in coordinates(move))
    parts = {
        f"{kind}_parts": sum(kinds[i] == kind != kinds[i - 1] for i in range(8))
        for kind in ("empty", "own", "enemy")
    }
    return parts | {
        "place": 5 * lines[0] + lines[1],
        "enemy_corners": kinds[::2].count("enemy"),
        "own_beside": kinds[1::2].count("own"),
        "own_beyond": beyond.count(color),
        "enemy_beyond": beyond.count(opponent(color)),
    }


def naive(board, stone, move, to_move):
    """The traits of a legal move by what the board and the judge tell, but for gain and loss: for these the
    judge, and how the group stands."""
    color = board.color_at(stone)
    judge = GroupJudge()
    had = judge.judged(board, stone, to_move)
    group, sure, zone = set(had.group), set(had.sure), set(had.possible) | set(had.enclosed)
    beside, across = list(around(board, move, BESIDE)), list(around(board, move, ACROSS))
    stones = [p for p in beside if p is not None and board.color_at(p) != EMPTY]
    enemies = [p for p in stones if board.color_at(p) != color]
    own = [p for p in stones if p in group]
    after, there = outcome(board, to_move, move), outcome(board, opponent(to_move), move)
    liberties = {p for s in group for p in board.liberties(s)}
    last = board.moves()[-1][1] if board.moves() else None
    found = {
        "zone": (move in zone) * (1 + (move not in sure)),
        "room_beside": sum(p in zone and board.color_at(p) == EMPTY for p in beside if p),
        "room_across": sum(p in zone and board.color_at(p) == EMPTY for p in across if p),
        "enemy_liberties": min([4, *(board.num_liberties(p) for p in enemies)]) if enemies else 0,
        "group_liberties": min([4, *(board.num_liberties(p) for p in own)]) if own else 0,
        "group_strings": len({board.string_at(p) for p in own}),
        "has_friends": len(own) + len(enemies) < len(stones),
        "corners": sum(p is not None and board.color_at(p) == color for p in across),
        "liberties": min(after[0], 5),
        "captured": min(after[1], 4),
        "edges": beside.count(None),
        "is_liberty": move in liberties,
        "step": step(last, move),
        "enemies": len(enemies),
    }
    if there is not None:
        found |= {"liberties_there": min(there[0], 5), "captured_there": min(there[1], 4)}
    return found | round_about(board, move, color), (judge, len(had.group) + len(sure))


def step(last, move):
    if last is None:
        return 0
    one, other = coordinates(last), coordinates(move)
    columns, rows = abs(one[0] - other[0]), abs(one[1] - other[1])
    if rows == columns == 1:
        return 2
    return {1: 1, 2: 3, 3: 4, 4: 5, 5: 5}.get(rows + columns, 6)


def stands(judge, board, stone, color, move):
    """The group's stones and sure room after a move, without the stone that it adds itself."""
    after = board.copy()
    after.play(color, move)
    if after.color_at(stone) != board.color_at(stone):
        return None
    # with its enemy to move: else parts that were cut off may count with it
    had = judge.judged(after, stone, opponent(board.color_at(stone)), prepared=True)
    return len(set(had.group) - {move}) + len(had.sure)


@settings(max_examples=repeated(30, 60), deadline=None)
@given(size=st.sampled_from((7, 9)), seed=st.integers(0, 10**6), to_move=st.sampled_from((BLACK, WHITE)))
def test_traits_are_as_defined(size, seed, to_move):
    board = random_board(size, seed, 30)
    promise = GroupPromise(GroupJudge())
    stones = sorted({board.string_at(p) for p in board_points(size) if board.color_at(p) != EMPTY})
    looked = 0
    for stone in stones[:2]:
        color = board.color_at(stone)
        for move in board_points(size):
            traits = promise.traits_of(board, stone, move, to_move)
            if traits is None or not board.is_legal(to_move, move):
                continue
            looked += 1
            told = dict(zip(PROMISE_SIZES, traits, strict=True))
            told["has_friends"] = told.pop("friends") > 0
            wanted, (judge, before) = naive(board, stone, move, to_move)
            assert {name: told[name] for name in wanted} == wanted
            if board.is_legal(color, move):
                own = stands(judge, board, stone, color, move)
                assert told["gain"] == min(max(own - before + 2, 0), 12)
            if board.is_legal(opponent(color), move):
                his = stands(judge, board, stone, opponent(color), move)
                assert told["loss"] == (15 if his is None else min(max(before - his + 2, 0), 15))
    assert looked > 0


def test_a_move_that_is_no_move_has_no_traits():
    board = random_board(9, 1, 30)
    stone = next(p for p in board_points(9) if board.color_at(p) != EMPTY)
    assert GroupPromise(GroupJudge()).traits_of(board, stone, stone, BLACK) is None
    empty = next(p for p in board_points(9) if board.color_at(p) == EMPTY)
    with pytest.raises(EngineError, match="no stone to judge"):
        GroupPromise(GroupJudge()).traits_of(board, empty, empty, BLACK)


def test_every_value_of_every_trait_has_a_weight_for_every_unit():
    for bias, out, rows in zip(BIAS, OUT, ROWS, strict=True):
        assert len(bias) == len(out) == UNITS
        assert [len(each) for each in rows] == list(PROMISE_SIZES.values())
        assert {len(row) for each in rows for row in each} == {UNITS}


def promise_of(traits, attacking):
    """What the network tells of a move, in sixteenths of a nat, not rounded."""
    units = [
        max(bias + sum(rows[t][unit] for rows, t in zip(ROWS[attacking], traits, strict=True)), 0)
        for unit, bias in enumerate(BIAS[attacking])
    ]
    told = sum(unit * out for unit, out in zip(units, OUT[attacking], strict=True))
    return told * PROMISE_SCALE / (ROW_SCALE * OUT_SCALE)


@pytest.fixture(scope="module")
def boards(group_boards):
    return group_boards


@pytest.fixture(scope="module")
def positions(noted_of_groups):
    """Of positions that a move decided: whether the attacker is to move, the traits of all moves, which."""
    found = []
    for moves, _ in noted_of_groups:
        rows = {}
        for number, *traits, attacking, decided in moves:
            rows.setdefault(number, []).append((attacking, traits, decided))
        found += rows.values()
    return found


def test_what_is_noted(positions):
    assert len(positions) > 300
    for moves in positions:
        assert len({attacking for attacking, _, _ in moves}) == 1
        assert sum(decided for _, _, decided in moves) <= 1
        for _, traits, _ in moves:
            assert all(0 <= t < size for t, size in zip(traits, PROMISE_SIZES.values(), strict=True))


def test_what_decides_promises_most(positions):
    """Among the first four of three and more times as many in nine of ten positions."""
    ranks, numbers = [], []
    for moves in positions:
        promises = [promise_of(traits, attacking) for attacking, traits, _ in moves]
        for promise, (_, _, decided) in zip(promises, moves, strict=True):
            if decided and len(moves) > 4:
                ranks.append(sum(other > promise for other in promises))
                numbers.append(len(moves))
    assert sum(numbers) > 12 * len(numbers)
    assert sum(rank < 4 for rank in ranks) > 0.85 * len(ranks)
    assert sum(rank < 1 for rank in ranks) > 0.5 * len(ranks)


def test_the_engine_tells_the_same(boards):
    board, told = boards[0], 0
    promise = GroupPromise(GroupJudge())
    stone = next(p for p in board_points(19) if board.color_at(p) != EMPTY)
    for to_move in (BLACK, WHITE):
        attacking = to_move != board.color_at(stone)
        for move in board_points(19):
            traits = promise.traits_of(board, stone, move, to_move)
            if traits is not None:
                told += 1
                assert abs(promise.promised(attacking) - promise_of(traits, attacking)) < 1
    assert told > 20


def test_noting_changes_no_answer(boards):
    one, other = GroupReader(), GroupReader()
    one.search.moves.promise.note_moves(1000)
    stones = [p for p in board_points(19) if boards[0].color_at(p) != EMPTY]
    for stone in stones[::7]:
        for question in ("attack", "defend"):
            assert one.read(boards[0], stone, question, NODES) == other.read(
                boards[0], stone, question, NODES
            )
