"""Games of our own for tests: random legal play, written as SGF by a few lines that know nothing of ours."""

import random
from collections.abc import Callable
from pathlib import Path

from engine.board import Board
from engine.points import BLACK, WHITE, board_points, coordinates, decode_moves
from pipeline.sgf import parse_game

CLASSICS = Path(__file__).parents[2] / "corpora" / "classics"

Move = tuple[str, int, int]

#: the eight symmetries of a square, written out; the index is not the engine's
IMAGES: tuple[Callable[[int, int, int], tuple[int, int]], ...] = (
    lambda x, y, n: (x, y),
    lambda x, y, n: (n - 1 - x, y),
    lambda x, y, n: (x, n - 1 - y),
    lambda x, y, n: (n - 1 - x, n - 1 - y),
    lambda x, y, n: (y, x),
    lambda x, y, n: (n - 1 - y, x),
    lambda x, y, n: (y, n - 1 - x),
    lambda x, y, n: (n - 1 - y, n - 1 - x),
)


def random_moves(seed: int, num_moves: int, size: int = 19) -> list[Move]:
    """Random legal moves, Black and White in turn, as ``("B", column, row)``."""
    rng = random.Random(seed)
    board = Board(size)
    points = board_points(size)
    moves: list[Move] = []
    while len(moves) < num_moves:
        color = WHITE if len(moves) % 2 else BLACK
        point = rng.choice(points)
        if not board.is_legal(color, point):
            continue
        board.play(color, point)
        moves.append(("W" if color == WHITE else "B", *coordinates(point)))
    return moves


def sgf(moves: list[Move], size: int = 19, image: int = 0, **properties: str) -> bytes:
    """SGF text of these moves, turned by one of ``IMAGES``."""
    head = "".join(f"{name}[{value}]" for name, value in {"SZ": str(size), **properties}.items())
    nodes = []
    for color, x, y in moves:
        col, row = IMAGES[image](x, y, size)
        nodes.append(f";{color}[{chr(97 + col)}{chr(97 + row)}]")
    return f"(;FF[4]GM[1]{head}\n{''.join(nodes)})\n".encode()


def write_openings(folder: Path, num_moves: int) -> Path:
    """The classics, each with its first moves only: enough to learn patterns and networks from."""
    folder.mkdir(parents=True)
    for path in sorted(CLASSICS.glob("*.sgf")):
        moves = [
            ("W" if color == WHITE else "B", *coordinates(point))
            for color, point in decode_moves(parse_game(path.read_bytes()).moves)[:num_moves]
        ]
        (folder / path.name).write_bytes(sgf(moves))
    return folder


def write_collection(
    folder: Path, num_games: int, seed: int = 1, num_moves: int = 60, size: int = 19
) -> None:
    """Files with one to nine games each: new, turned, truncated, extended, damaged and unusable ones."""
    rng = random.Random(seed)
    folder.mkdir(parents=True)
    games: list[bytes] = []
    for idx in range(num_games):
        moves = random_moves(
            1000 * seed + (idx if rng.random() < 0.6 else rng.randrange(idx + 1)), num_moves, size
        )
        length = num_moves - rng.choice((0, 0, 0, 5, 8, 30))
        text = sgf(moves[:length], size, rng.randrange(8), PB=f"Black {idx}", KM="650")
        if rng.random() < 0.08:
            text = rng.choice((b"(;GM[2]SZ[8];B[aa])\n", b"(;GM[1]SZ[99];B[aa])\n", text[: len(text) // 2]))
        games.append(text)
    number = 0
    while games:
        count = rng.randrange(1, 10)
        (folder / f"{number:03}.sgf").write_bytes(b"".join(games[:count]))
        del games[:count]
        number += 1
