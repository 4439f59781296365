"""The embedded games: clean records, and our board plays them exactly as sgfmill's does."""

import re
from pathlib import Path

import pytest
from sgfmill import boards, sgf, sgf_moves

from engine import points
from engine.board import Board

CLASSICS = Path(__file__).resolve().parent.parent / "corpora" / "classics"
GAMES = sorted(CLASSICS.glob("*.sgf"))
NUM_GAMES = 49
NUM_MOVES = 10_731
DATE = re.compile(r"\d{4}-\d{2}-\d{2}(,\d{4}-\d{2}-\d{2})*")
RESULT = re.compile(r"0|[BW]\+(R|T|\d+(\.5)?)")
ALLOWED = {"GM", "FF", "CA", "AP", "SZ", "PB", "BR", "PW", "WR", "DT", "RE", "KM", "EV", "RO", "PC"}
COLOR = {"b": points.BLACK, "w": points.WHITE}


def load(path: Path) -> sgf.Sgf_game:
    return sgf.Sgf_game.from_bytes(path.read_bytes())


def main_line(game: sgf.Sgf_game) -> list[tuple[str, tuple[int, int]]]:
    setup, moves = sgf_moves.get_setup_and_moves(game)
    assert setup.is_empty()
    assert all(move is not None for _, move in moves), "nobody passes"
    return moves


def our_point(row: int, col: int) -> int:
    """Sgfmill counts rows from the lower edge, we count from the upper."""
    return points.point(col, 18 - row)


def test_there_are_49_games_with_10731_moves_black_first():
    lines = [main_line(load(path)) for path in GAMES]
    assert len(GAMES) == NUM_GAMES
    assert sum(map(len, lines)) == NUM_MOVES
    assert all(color == "bw"[i % 2] for line in lines for i, (color, _) in enumerate(line))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_the_record_is_clean(path):
    raw = path.read_bytes()
    game = load(path)
    root = game.get_root()
    assert raw.startswith(b"(;GM[1]FF[4]CA[UTF-8]AP[Katachi:0.1.0]SZ[19]\n")
    assert raw.endswith(b")\n")
    assert raw.decode("utf-8").replace("\n", "").isprintable()
    assert max(map(len, raw.splitlines())) <= 80
    assert set(root.properties()) <= ALLOWED
    assert root.get("PB")
    assert root.get("PW")
    assert RESULT.fullmatch(root.get_raw("RE").decode())
    if root.has_property("DT"):
        assert DATE.fullmatch(root.get_raw("DT").decode())
    first, *rest = game.get_main_sequence()
    assert first is root
    assert all(len(node) == 1 for node in [first, *rest[:-1]]), "no variations"
    assert all(list(node.properties()) in (["B"], ["W"]) for node in rest)


def assert_same(board: Board, oracle: boards.Board) -> None:
    for row in range(19):
        for col in range(19):
            assert board.color_at(our_point(row, col)) == COLOR.get(oracle.get(row, col), points.EMPTY)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_our_board_agrees_with_sgfmill_after_every_move_and_undoes_them_all(path):
    board, oracle = Board(19), boards.Board(19)
    states = [board.state()]
    for color, (row, col) in main_line(load(path)):
        oracle.play(row, col, color)
        board.play(COLOR[color], our_point(row, col))
        assert_same(board, oracle)
        states.append(board.state())
    for state in reversed(states[:-1]):
        board.undo()
        assert board.state() == state
    assert board.num_moves == 0
