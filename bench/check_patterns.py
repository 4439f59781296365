"""The matcher held against masks on every position of games: forward, from scratch, and under undo.

The masks are numpy arrays over the 224 places around a point; only the patterns that agree with a window
in the 12 places nearest to its middle are looked at in full. It knows nothing of the trie and remembers no
position.
"""

import random
import time
from dataclasses import replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import numpy as np

from bench.shapes import SHIFT, codes, patterns, positions, shapes
from engine.board import Board
from engine.patterns import Matcher, Pattern, PatternBook, binary
from engine.patterns.order import OFFSETS, neighbour
from engine.patterns.pattern import ANYTHING, EDGE_BIT, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY, NUM_CELLS, Attribute
from pipeline.records import GameRecord

NEAR = 12
MIDDLE = 48
STEPS = np.array([[neighbour(0, s, dx, dy) + SHIFT for dx, dy in OFFSETS] for s in range(8)])
CODE = np.zeros(256, np.uint8)
CODE[[1 << code for code in range(8)]] = range(8)
PHASE = (Attribute("phase", -1, 0, 3),)


class NaiveMatcher:
    """Every pattern of a book compared with every point, in eight orientations."""

    def __init__(self, book: PatternBook) -> None:
        known = [book.pattern(i) for i in range(len(book))]
        self._sets = np.array([_around(pattern) for pattern in known], np.uint8).reshape(-1, len(OFFSETS))
        self._conditional = np.array([bool(pattern.attributes) for pattern in known], bool)
        self._candidates: dict[bytes, np.ndarray] = {}

    def match(self, board: Board, color: int) -> np.ndarray:
        """Rows of (point, pattern, symmetry), in the order of ``Matcher.match``."""
        there = codes(board, color)
        empty = np.flatnonzero(there == EMPTY_BIT) - SHIFT
        windows = there[empty[:, None, None] + STEPS].reshape(-1, len(OFFSETS))
        keys, which = np.unique(windows[:, :NEAR].copy().view(f"V{NEAR}"), return_inverse=True)
        lists = [self._agreeing(key.tobytes()) for key in keys]
        lengths = np.array([len(found) for found in lists])[which.ravel()]
        window = np.repeat(np.arange(len(windows)), lengths)
        pattern = np.concatenate([lists[i] for i in which.ravel()]) if len(windows) else window
        for low, high in ((NEAR, MIDDLE), (MIDDLE, len(OFFSETS))):
            fits = np.all(self._sets[pattern, low:high] & windows[window, low:high], axis=1)
            window, pattern = window[fits], pattern[fits]
        return self._in_order(empty[window // 8], pattern, window % 8)

    def _agreeing(self, key: bytes) -> np.ndarray:
        """The patterns that agree with a window in its NEAR places."""
        if key not in self._candidates:
            there = np.frombuffer(key, np.uint8)
            self._candidates[key] = np.flatnonzero(np.all(self._sets[:, :NEAR] & there, axis=1))
        return self._candidates[key]

    def _in_order(self, point: np.ndarray, pattern: np.ndarray, symmetry: np.ndarray) -> np.ndarray:
        """Sorted as the matcher promises, plain patterns once a point with their lowest symmetry."""
        conditional = self._conditional[pattern]
        order = np.lexsort((symmetry, pattern, conditional, point))
        rows = np.stack([point, pattern, symmetry], axis=1)[order]
        repeated = np.all(rows[1:, :2] == rows[:-1, :2], axis=1) & ~conditional[order][1:]
        return rows[np.concatenate(([True], ~repeated))] if len(rows) else rows


def _around(pattern: Pattern) -> list[int]:
    """The sets of a pattern by place, anything outside its 8x8."""
    sets = []
    for dx, dy in OFFSETS:
        col, row = pattern.move % 8 + dx, pattern.move // 8 + dy
        sets.append(pattern.cells[8 * row + col] if 0 <= col < 8 and 0 <= row < 8 else ANYTHING)
    return sets


def mixed(games: list[GameRecord], number: int) -> list[Pattern]:
    """Three quarters learned shapes, the others cut anywhere, with holes and merged cells."""
    rng = random.Random(7)
    found = patterns(shapes(games), 3 * number // 4)
    places = [(game, move_no) for game in games for move_no in range(1, game.num_moves)]
    boards = set(rng.sample(places, min(len(places), number // 16)))
    by_cells = {}
    for game in games:
        for move_no, (board, color, _) in enumerate(positions(game)):
            if (game, move_no) in boards:
                by_cells.update(_cut(codes(board, color), rng))
    chosen = sorted(by_cells)[: number - len(found)]
    found += [Pattern(f"C{i}", cells, move) for i, (cells, move) in enumerate(chosen)]
    twins = [replace(p, id=f"{p.id}-{i}", attributes=PHASE) for p in found[::50] for i in range(3)]
    return [replace(p, attributes=PHASE) if rng.random() < 0.1 else p for p in found] + twins


def _cut(there: np.ndarray, rng: random.Random) -> dict[tuple[bytes, int], None]:
    """Patterns around five empty points of a position that have three stones or more beside them."""
    empty = np.flatnonzero(there == EMPTY_BIT) - SHIFT
    num_stones = np.count_nonzero(there[empty[:, None] + STEPS[0, :NEAR]] > EDGE_BIT, axis=1)
    found: dict[tuple[bytes, int], None] = {}
    for place in rng.sample(list(empty[num_stones >= 3]), min(5, np.count_nonzero(num_stones >= 3))):
        move, size, loose = rng.randrange(64), rng.choice([12, 16, 20, 28, 40, 63]), rng.choice([0.05, 0.2])
        cells = bytearray([ANYTHING] * NUM_CELLS)
        steps = STEPS[rng.randrange(8)]
        for idx, (dx, dy) in enumerate(OFFSETS):
            col, row = move % 8 + dx, move // 8 + dy
            if size and 0 <= col < 8 and 0 <= row < 8:
                contents = int(there[place + steps[idx]])
                cells[8 * row + col] = _loosened(contents, rng) if rng.random() < loose else contents
                size -= 1
        cells[move] = EMPTY_BIT
        found[bytes(cells), move] = None
    return found


def _loosened(contents: int, rng: random.Random) -> int:
    any_liberties = next((side for side in (FRIEND_ANY, ENEMY_ANY) if side & contents), contents)
    return rng.choice([ANYTHING, any_liberties, any_liberties | EMPTY_BIT, contents | rng.randrange(256)])


_KNOWN: dict[str, tuple[PatternBook, NaiveMatcher]] = {}


def check_game(path: str, game: GameRecord) -> int:
    """Compare at every position of a game with the book at ``path``; returns their number."""
    if path not in _KNOWN:
        book = PatternBook.open(path)
        _KNOWN[path] = book, NaiveMatcher(book)
    book, naive = _KNOWN[path]
    matcher, known = Matcher(book), []
    board = Board(game.size)
    for board, color, _ in positions(game):
        found = matcher.match(board, color)
        known.append((color, found))
        where = f"{game.black} - {game.white} {game.date}, before move {len(known)}"
        if found != Matcher(book).match(board, color):
            raise SystemExit(f"{where}: from scratch the matches are others")
        if not np.array_equal(np.array(found).reshape(-1, 3), naive.match(board, color)):
            raise SystemExit(f"{where}: the masks find other matches")
    for move_no, (color, found) in reversed(list(enumerate(known, 1))):
        board.undo()
        if matcher.match(board, color) != found:
            raise SystemExit(
                f"{game.black} - {game.white} {game.date}, back at move {move_no}: other matches"
            )
    return len(known)


def check(games: list[GameRecord], num_patterns: int, seconds: float, jobs: int) -> None:
    """Check game after game, in so many processes, and say how far it went; the first difference ends it."""
    with TemporaryDirectory() as folder, get_context("spawn").Pool(jobs) as pool:
        path = Path(folder) / "check.bin"
        written = binary.write(path, mixed(games, num_patterns))
        start, num_games, num_positions = time.monotonic(), 0, 0
        with click.progressbar(length=len(games), label="games", show_pos=True) as bar:
            for number in pool.imap(partial(check_game, str(path)), games):
                num_positions += number
                num_games += 1
                bar.update(1)
                if time.monotonic() - start > seconds:
                    break
    click.echo(
        f"{num_games} games, {num_positions} positions, {written.num_patterns} patterns: incrementally, from"
        " scratch and under undo the same matches as the masks"
    )
