"""Zobrist's program: its data against plain definitions, its list as the protocol asks, its page."""

import math
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from reading_positions import around, turned

from engine.board import Board
from engine.players import Judge, load_player
from engine.players.zobrist import values
from engine.players.zobrist.survey import Survey
from engine.points import (
    BLACK,
    EMPTY,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    from_gtp,
    opponent,
    point,
    transform,
)
from engine.signature import signature

ROOT = Path(__file__).parents[3]
PLAYER = load_player("zobrist")
NAMES = [feature.name for feature in values.FEATURES]


@st.composite
def boards(draw):
    """Positions after legal moves of either side."""
    size = draw(st.sampled_from([5, 7, 9, 19]))
    board = Board(size)
    for place in draw(st.lists(st.integers(0, size * size - 1), max_size=60)):
        at = point(place % size, place // size)
        color = draw(st.sampled_from([BLACK, WHITE]))
        if board.is_legal(color, at):
            board.play(color, at)
    return board


def naive_influence(board):
    sign = {BLACK: 50, WHITE: -50, EMPTY: 0}
    value = {p: sign[board.color_at(p)] for p in board_points(board.size)}
    for _ in range(4):
        value = {
            p: v + sum((value[q] > 0) - (value[q] < 0) for q in around(board, p)) for p, v in value.items()
        }
    return value


def naive_segments(board, value):
    rest, found = {p for p, v in value.items() if v}, []
    while rest:
        part, todo = set(), [rest.pop()]
        while todo:
            at = todo.pop()
            part.add(at)
            same = {q for q in around(board, at) if q in rest and value[q] * value[at] > 0}
            rest -= same
            todo += same
        found.append(part)
    return found


def naive_features(board, color, at):
    """The names of the features of a move, as their texts say."""
    value = naive_influence(board)
    own_sign = 1 if color == BLACK else -1
    segments = naive_segments(board, value)
    touched = [part for part in segments if part & {at, *around(board, at)}]
    own = [part for part in touched if value[next(iter(part))] * own_sign > 0]
    enemy = [part for part in touched if part not in own]
    here = value[at] * own_sign
    strings = {}
    for near in around(board, at):
        if board.color_at(near) != EMPTY:
            strings[min(board.stones(near))] = near
    mine = [s for s in strings.values() if board.color_at(s) == color]
    others = [s for s in strings.values() if board.color_at(s) != color]
    empty = [q for q in around(board, at) if board.color_at(q) == EMPTY]
    x, y = coordinates(at)
    line = min(x, y, board.size - 1 - x, board.size - 1 - y)
    last = [s for s in others if board.num_liberties(s) == 1]
    is_so = {
        "expands": here == 0 and own,
        "opens": here == 0 and not own and not enemy,
        "rim": 0 < here <= 3,
        "reduces": 0 < -here <= 3,
        "border": own and enemy,
        "deep": here >= 6,
        "invades": -here >= 6,
        "secures": any(len(part) <= 24 for part in own),
        "attacks": any(len(part) <= 24 for part in enemy),
        "joins": len(own) > 1,
        "parts": len(enemy) > 1,
        "captures": any(len(board.stones(s)) == 1 for s in last),
        "captures_many": any(len(board.stones(s)) > 1 for s in last),
        "rescues": any(board.num_liberties(s) == 1 for s in mine),
        "atari": any(board.num_liberties(s) == 2 for s in others),
        "stretches": any(board.num_liberties(s) == 2 for s in mine),
        "links": len(mine) > 1,
        "cuts": len(others) > 1,
        "touches": others,
        "crowded": len(empty) == 1,
        "smothered": not empty and others,
        "fills": not empty and not others,
        "first_line": line == 0,
        "second_line": line == 1,
        "third_line": line == 2,
        "fourth_line": line == 3,
    }
    assert list(is_so) == NAMES
    return {name for name, value in is_so.items() if value}


@given(boards())
def test_influence_and_segments_are_what_is_defined(board):
    value, segments = Survey().of(board)
    assert value == naive_influence(board)
    assert sorted(map(sorted, segments)) == sorted(map(sorted, naive_segments(board, value)))


@given(boards(), st.sampled_from([BLACK, WHITE]))
def test_every_legal_move_has_the_features_that_its_texts_say(board, color):
    found = PLAYER.features(board, color)
    legal = [at for at in board_points(board.size) if board.is_legal(color, at)]
    assert list(found) == legal
    for at in legal[:: max(len(legal) // 12, 1)]:
        names = {name for i, name in enumerate(NAMES) if found[at] >> i & 1}
        assert names == naive_features(board, color, at)


@given(boards(), st.sampled_from([BLACK, WHITE]), st.integers(0, 7))
def test_turned_and_with_colours_exchanged_it_values_the_same(board, color, symmetry):
    found = PLAYER.features(turned(board, 0), color)
    images = {transform(at, symmetry, board.size): seen for at, seen in found.items()}
    assert images == PLAYER.features(turned(board, symmetry, True), opponent(color))


@given(boards(), st.sampled_from([BLACK, WHITE]))
def test_the_list_keeps_the_protocol(board, color):
    state = board.state()
    listed = PLAYER.candidates(board, color)
    assert board.state() == state
    assert [c.point for c in listed] == PLAYER.ranked(board, color)
    assert len(listed) == min(20, len(PLAYER.features(board, color)))
    assert listed == sorted(listed, key=lambda c: (-c.value, c.point))
    for place, candidate in enumerate(listed):
        assert candidate.value == sum(reason.value for reason in candidate.reasons)
        judged = PLAYER.judge(board, color, candidate.point)
        assert judged.place == place
        assert judged.log_probability == pytest.approx(math.log(candidate.probability))
    assert PLAYER.candidates(board, color, 0) == []
    assert PLAYER.avoided(board, color) == set()


def test_it_captures_and_escapes():
    board = Board(9)
    for color, name in ((BLACK, "E5"), (WHITE, "E4"), (WHITE, "D5"), (WHITE, "F5")):
        board.play(color, from_gtp(name, 9))
    for color in (BLACK, WHITE):
        best = PLAYER.candidates(board, color)[0]
        assert best.point == from_gtp("E6", 9)
    assert "captures a Black string" in [reason.text for reason in best.reasons]


def test_what_it_refuses():
    with pytest.raises(EngineError, match="no player has the color 3"):
        PLAYER.candidates(Board(9), 3)
    board = Board(9)
    board.play(BLACK, from_gtp("E5", 9))
    with pytest.raises(EngineError, match="no legal move"):
        PLAYER.judge(board, WHITE, from_gtp("E5", 9))
    assert isinstance(PLAYER, Judge)


def test_its_signature_is_the_one_that_somebody_saw():
    assert signature(load_player("zobrist")) == "ec5a85f7"


def test_the_page_has_every_constant():
    page = (ROOT / "docs/zobrist.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| (-?\d+) \|$", page, re.MULTILINE)
    texts = {
        feature.name: (feature.text.format(side="own", other="enemy"), str(feature.worth))
        for feature in values.FEATURES
    }
    texts = {
        name: (re.sub(r"\ba (own|enemy)", r"an \1", text), worth) for name, (text, worth) in texts.items()
    }
    assert {name: (text, worth) for name, text, worth in rows if name in texts} == texts
    for name in ("STONE", "PASSES", "RIM", "DEEP", "SMALL"):
        assert f"| `{name}` | {getattr(values, name)} |" in page
