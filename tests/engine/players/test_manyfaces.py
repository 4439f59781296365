"""The player manyfaces: order, probabilities, reasons that add up and are true."""

import functools
import random
import re
from dataclasses import replace
from math import exp, fsum, log
from pathlib import Path

import pytest

from engine import knowledge
from engine.board import Board
from engine.features import FEATURES
from engine.joseki.default import open_joseki
from engine.knowledge import NO_JOSEKI, Files
from engine.patterns import PatternBook, binary
from engine.patterns.pattern import (
    ANYTHING,
    EDGE_BIT,
    EMPTY_BIT,
    ENEMY_ANY,
    FRIEND_ANY,
    Attribute,
    Pattern,
    Statistics,
)
from engine.players import load_player
from engine.players.manyfaces import ManyFaces
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    decode_moves,
    from_gtp,
    opponent,
    point,
    to_gtp,
    transform,
    transform_moves,
)
from engine.signature import signature
from pipeline.sgf import parse_game

CLASSICS = Path(__file__).parents[3] / "corpora/classics"
MOVE = 27


def record_of(name="ear-reddening.sgf"):
    return parse_game((CLASSICS / name).read_bytes())


def board_after(moves, size=19):
    board = Board(size)
    board.play_moves(moves)
    return board


def code(board, color, col, row):
    """What a cell of a pattern would have to allow."""
    if not (0 <= col < board.size and 0 <= row < board.size):
        return EDGE_BIT
    place = point(col, row)
    if board.color_at(place) == EMPTY:
        return EMPTY_BIT
    return (4 if board.color_at(place) == color else 32) << min(2, board.num_liberties(place) - 1)


def around(board, color, move, distance):
    """All cells up to a distance from a move."""
    col, row = coordinates(move)
    cells = bytearray([ANYTHING] * 64)
    for at in range(64):
        dx, dy = at % 8 - 3, at // 8 - 3
        if abs(dx) + abs(dy) + max(abs(dx), abs(dy)) <= distance:
            cells[at] = code(board, color, col + dx, row + dy)
    return bytes(cells)


@pytest.fixture(scope="module")
def patterns():
    """Shapes of one game, small and large, with weights of both signs; some ask for the last move."""
    rng = random.Random(1)
    record = record_of()
    board = Board(19)
    shapes = {}
    for color, move in decode_moves(record.moves):
        for distance in (3, 4, 6, 8):
            shapes[around(board, color, move, distance)] = rng.gauss(0, 1)
        board.play(color, move)
    found = [
        Pattern(f"L{i:05}", cells, MOVE, weight=weight, statistics=Statistics(i + 1, 2 * i + 2, 1, 1))
        for i, (cells, weight) in enumerate(shapes.items())
    ]
    last = [Attribute("last", at, 1, 1) for at in (26, 28, 19, 35, 34)]
    bare = bytes([ANYTHING] * MOVE + [EMPTY_BIT] + [ANYTHING] * 36)
    return [
        *found,
        *(Pattern(f"last-{i}", bare, MOVE, attributes=(one,), weight=0.5 + i) for i, one in enumerate(last)),
    ]


@pytest.fixture(scope="module")
def path(patterns, tmp_path_factory):
    path = tmp_path_factory.mktemp("manyfaces") / "patterns.bin"
    rng = random.Random(2)
    binary.write(path, patterns, {feature.name: rng.gauss(0, 1) for feature in FEATURES})
    return path


@pytest.fixture
def player(path):
    return load_player("manyfaces", path)


def positions(step=17):
    for name in ("shusaku-castle-1.sgf", "go-seigen-kitani-fever.sgf"):
        record = record_of(name)
        board = Board(record.size)
        for number, (color, move) in enumerate(decode_moves(record.moves)):
            if number % step == 0:
                yield board, color, move
            board.play(color, move)
    yield board_after(b"eeCCgcFGcgGFdf", 9), BLACK, from_gtp("A1", 9)


def legal(board, color):
    return [place for place in board_points(board.size) if board.is_legal(color, place)]


# -- order and probabilities ------------------------------------------------------------------------


def test_every_legal_move_has_its_place_and_the_probabilities_add_up_to_one(player):
    for board, color, _ in positions(60):
        moves = legal(board, color)
        judged = {move: player.judge(board, color, move) for move in moves}
        assert sorted(one.place for one in judged.values()) == list(range(len(moves)))
        assert {one.num_moves for one in judged.values()} == {len(moves)}
        assert fsum(exp(one.log_probability) for one in judged.values()) == pytest.approx(1)
        assert player.ranked(board, color, 1000) == sorted(moves, key=lambda move: judged[move].place)


def test_values_are_logarithms_of_probabilities_but_for_a_constant(player):
    for board, color, move in positions():
        found = player.candidates(board, color, 400)
        values = {one.point: one.value for one in found}
        assert list(values.values()) == sorted(values.values(), reverse=True)
        whole = log(fsum(exp(value) for value in values.values()))
        for one in found[::7]:
            assert one.probability == pytest.approx(exp(one.value - whole))
        assert player.judge(board, color, move).log_probability == pytest.approx(values[move] - whole)


def test_the_list_is_the_beginning_of_the_whole_order(player):
    for board, color, _ in positions():
        whole = player.ranked(board, color, 1000)
        for limit in (0, 1, 2, 19, 20, 40):
            assert player.ranked(board, color, limit) == whole[:limit]
        assert player.ranked(board, color) == whole[:20]
        assert [one.point for one in player.candidates(board, color)] == whole[:20]


def test_equal_values_stand_in_the_order_of_the_points(tmp_path):
    nothing = tmp_path / "nothing.bin"
    binary.write(nothing, [])
    player = ManyFaces(PatternBook.open(nothing))
    for board, color, move in positions(60):
        assert player.ranked(board, color, 1000) == legal(board, color)
        judged = player.judge(board, color, move)
        assert judged.log_probability == pytest.approx(-log(judged.num_moves))


def test_the_same_position_gives_the_same_list_whatever_was_asked_before(player, path):
    rng = random.Random(3)
    asked = [(board.copy(), color) for board, color, _ in positions()]
    fresh = [load_player("manyfaces", path).candidates(board, color) for board, color in asked]
    for _ in range(100):
        at = rng.randrange(len(asked))
        board, color = asked[at]
        assert player.candidates(board, color) == fresh[at]
        player.ranked(board, opponent(color))


def test_the_board_is_given_back_as_it_was(player):
    for board, color, move in positions():
        before = board.state()
        player.candidates(board, color)
        player.judge(board, color, move)
        assert board.state() == before


def test_a_turned_position_has_the_turned_probabilities(patterns, tmp_path):
    """By the patterns; reading looks at moves in some order and may find another one of two that serve."""
    binary.write(tmp_path / "patterns.bin", patterns)
    player = load_player("manyfaces", tmp_path / "patterns.bin")
    record = record_of()
    for symmetry in range(8):
        turned = board_after(transform_moves(record.moves[:160], symmetry, 19))
        board = board_after(record.moves[:160])
        for move in legal(board, BLACK)[::9]:
            image = player.judge(turned, BLACK, transform(move, symmetry, 19))
            assert image.log_probability == pytest.approx(player.judge(board, BLACK, move).log_probability)


def test_what_is_no_question_is_refused(player):
    board = board_after(b"qd", 19)
    for move in (from_gtp("R16", 19), PASS):
        with pytest.raises(EngineError, match="no legal move"):
            player.judge(board, WHITE, move)
    for ask in (player.ranked, player.candidates):
        with pytest.raises(EngineError, match="no player has the color 3"):
            ask(board, 3)


def test_a_board_without_legal_moves_has_no_candidates(player):
    board = Board(2)
    for name in ("A1", "A2", "B1"):
        board.play(BLACK, from_gtp(name, 2))
    assert player.ranked(board, BLACK) == []
    assert player.candidates(board, BLACK) == []


# -- reasons ----------------------------------------------------------------------------------------


@functools.cache
def steps(symmetry, move):
    """From the move of a pattern to its cells, as steps on the board: mirrored back first, then exchanged."""
    found = []
    for cell in range(64):
        dx, dy = cell % 8 - move % 8, cell // 8 - move // 8
        dx, dy = -dx if symmetry & 1 else dx, -dy if symmetry & 2 else dy
        found.append((dy, dx) if symmetry & 4 else (dx, dy))
    return found


def orientations(pattern, board, color, move):
    """The symmetries in which a pattern holds at a move, cell by cell."""
    col, row = coordinates(move)
    for symmetry in range(8):
        places = [(col + dx, row + dy) for dx, dy in steps(symmetry, pattern.move)]
        said = (cell for cell in range(64) if pattern.cells[cell] != ANYTHING)
        if all(code(board, color, *places[cell]) & pattern.cells[cell] for cell in said):
            asked = [places[attribute.cell] for attribute in pattern.attributes]
            if all(last_is(board, place) for place in asked):
                yield symmetry


def last_is(board, place):
    return board.num_moves > 0 and board.moves()[-1][1] == point(*place)


def test_the_reasons_add_up_exactly(player):
    for board, color, _ in positions():
        for one in player.candidates(board, color):
            assert sum(reason.value for reason in one.reasons) == one.value
            assert all(reason.text and reason.value for reason in one.reasons)


def test_the_patterns_that_speak_are_those_that_are_there(player, patterns):
    by_id = {pattern.id: pattern for pattern in patterns}
    spoke = 0
    for board, color, _ in positions(71):
        for one in player.candidates(board, color, 2):
            told = {reason.name: reason.value for reason in one.reasons if reason.kind == "pattern"}
            there = {
                pattern.id
                for pattern in patterns
                if pattern.move == MOVE and any(orientations(pattern, board, color, one.point))
            }
            assert told.keys() == there
            assert len(told) == sum(reason.kind == "pattern" for reason in one.reasons)
            assert all(value == pytest.approx(by_id[name].weight) for name, value in told.items())
            spoke += len(told)
    assert spoke > 20


def test_a_text_names_the_points_of_the_board(tmp_path):
    """The enemy's stone that is bent around, wherever it lies."""
    cells = bytearray([ANYTHING] * 64)
    for at, what in {18: EMPTY_BIT, 19: EMPTY_BIT, 26: EMPTY_BIT, 27: EMPTY_BIT}.items():
        cells[at] = what
    cells[34], cells[35] = FRIEND_ANY, ENEMY_ANY
    hane = Pattern("hane-1", bytes(cells), MOVE, text="bend around {d5} at {*}", weight=1.0)
    binary.write(tmp_path / "hane.bin", [hane])
    player = load_player("manyfaces", tmp_path / "hane.bin")
    for symmetry in range(8):
        board = board_after(transform_moves(b"ckDKqdQP", symmetry, 19))
        enemy, *heads = (transform(from_gtp(name, 19), symmetry, 19) for name in ("D9", "D10", "D8"))
        found = {one.point: one for one in player.candidates(board, BLACK, 400) if one.value}
        assert found.keys() == set(heads)
        for head in heads:
            (reason,) = found[head].reasons
            assert reason.text == (f"bend around {to_gtp(enemy, 19)} at {to_gtp(head, 19)} (pattern hane-1)")


def test_features_speak_in_sentences(player):
    board = board_after(b"qdDCpqOC", 19)
    texts = [r.text for one in player.candidates(board, BLACK) for r in one.reasons if r.kind == "feature"]
    assert texts
    assert not [text for text in texts if re.search(r"[{}_]", text)]


def test_without_texts_the_list_is_the_same(player):
    def shortened(reason):
        return reason if reason.kind == "network" else replace(reason, text="")

    for board, color, _ in positions():
        for limit in (20, 3):
            full = player.candidates(board, color, limit)
            kept = [replace(one, reasons=tuple(map(shortened, one.reasons))) for one in full]
            assert player.unexplained(board, color, limit) == kept
            assert all(reason.text for one in full for reason in one.reasons)


# -- knowledge --------------------------------------------------------------------------------------


def test_it_says_which_knowledge_it_has(path, player):
    assert player.knowledge == f"{PatternBook.open(path).checksum}+{open_joseki(None).checksum}"
    without = load_player("manyfaces", Files(str(path), NO_JOSEKI))
    assert without.knowledge == PatternBook.open(path).checksum
    assert (player.name, player.list_limit) == ("manyfaces", 20)


def test_without_any_it_says_how_to_get_it(monkeypatch, tmp_path):
    monkeypatch.setattr(knowledge, "DEFAULT", tmp_path / "knowledge.bin")
    with pytest.raises(EngineError, match="no default knowledge: run 'make'"):
        load_player("manyfaces")
    with pytest.raises(EngineError, match=r"nowhere\.bin"):
        load_player("manyfaces", tmp_path / "nowhere.bin")
    binary.write(tmp_path / "nothing.bin", [])
    with pytest.raises(EngineError, match=r"nothing\.bin: it has no weights"):
        load_player("manyfaces", tmp_path / "nothing.bin")


def test_other_weights_are_another_signature(path, patterns, tmp_path):
    other = tmp_path / "other.bin"
    binary.write(other, patterns, {"after-pass": 1.0})
    assert signature(load_player("manyfaces", path)) == signature(load_player("manyfaces", path))
    assert signature(load_player("manyfaces", path)) != signature(load_player("manyfaces", other))
