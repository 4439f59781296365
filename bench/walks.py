"""Finds contradictions between readings of a group: the loser plays anything, the winner what they say.

python -m bench.walks                                    the embedded classics
python -m bench.walks GAMES... --games 100 --walks 8     any collection that `katachi ingest` reads

After every move of the loser the group is read again, with what was found of the groups around at first.
Whoever succeeded at first must still succeed; otherwise one of the two answers is wrong: by a verdict without
reading, a move that was not thought of, or a zone that lacks a point. Each contradiction is printed as a
line: the position, the stone, who wins the kos, the moves played.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import click

from bench.board import read_games
from bench.leaning import groups_read, questions
from engine.board import Board
from engine.points import (
    EMPTY,
    NO_POINT,
    PASS,
    IllegalMove,
    board_points,
    coordinates,
    opponent,
    to_gtp,
)
from engine.reader.group_table import ATTACKER_WINS_KOS, DEFENDER_WINS_KOS
from engine.reader.groups import NO, UNCERTAIN, YES, GroupReader

#: positions that a question must have taken; moves of a walk, and those that the loser tries
LEAST_NODES, LENGTH, TRIES = 10, 12, 6
#: how far from the stone, and from the last move, he plays; how often so near to that
REACH, NEAR, NEAR_SHARE = 6, 3, 0.7
MODES = {DEFENDER_WINS_KOS: "the defender wins kos", ATTACKER_WINS_KOS: "the attacker wins kos"}


class Walk:
    """One walk from a position in which somebody has his way."""

    def __init__(self, reader: GroupReader, board: Board, stone: int, mode: int, nodes: int) -> None:
        self.reader = reader
        self.board = board.copy()
        self.stone = stone
        self.mode = mode
        self.nodes = nodes
        self.defender = board.color_at(stone)
        self.moves: list[int] = []

    def goes_wrong(self, to_move: int, winner: int, rng: random.Random) -> bool:
        """Whether it ends in a position where the other side has its way; False when nobody knows."""
        for _ in range(LENGTH):
            move = self._answer(winner) if to_move == winner else self._anything(to_move, rng)
            if move is None:
                return False
            if move == NO_POINT:
                return True
            try:
                self.board.play(to_move, move)
            except IllegalMove:
                # a ko ban that who wins the kos need not obey
                return False
            self.moves.append(move)
            if self.board.color_at(self.stone) != self.defender:
                return winner == self.defender
            to_move = opponent(to_move)
        return False

    def _answer(self, winner: int) -> int | None:
        """What the reader plays for who had his way; NO_POINT when he has not, None when it is not known."""
        reading = self.reader.again(self.board, winner, self.mode, self.nodes)
        if reading.result == UNCERTAIN:
            return None
        if reading.result == NO:
            return NO_POINT
        return PASS if reading.move == NO_POINT else reading.move

    def _anything(self, color: int, rng: random.Random) -> int:
        """A move by lot, most often close to the last one; a pass when those tried are not legal."""
        around, reach = self.stone, REACH
        if self.moves and self.moves[-1] != PASS and rng.random() < NEAR_SHARE:
            around, reach = self.moves[-1], NEAR
        near = [p for p in _around(self.board, around, reach) if self.board.color_at(p) == EMPTY]
        for move in rng.sample(near, min(TRIES, len(near))):
            if self.board.is_legal(color, move):
                return move
        return PASS


def _around(board: Board, center: int, reach: int) -> Iterator[int]:
    col, row = coordinates(center)
    for at in board_points(board.size):
        x, y = coordinates(at)
        if max(abs(x - col), abs(y - row)) <= reach:
            yield at


def winner_of(reader: GroupReader, board: Board, to_move: int, mode: int, nodes: int) -> int | None:
    """Who has his way, of the group that was asked about last; None when it is not known."""
    result = reader.again(board, to_move, mode, nodes).result
    if result == UNCERTAIN:
        return None
    return to_move if result == YES else opponent(to_move)


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--skip", default=0, help="Leave out so many games first.")
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--walks", default=8, show_default=True, help="From each answer.")
@click.option("--nodes", default=6000, show_default=True, help="Positions of a search.")
@click.option("--seed", default=1, show_default=True)
def main(paths: tuple[str, ...], skip: int, games: int | None, walks: int, nodes: int, seed: int) -> None:
    """Walk from groups in games at PATHS (or the classics)."""
    reader, rng, seen = GroupReader(), random.Random(seed), Counter[str]()
    last = None if games is None else skip + games
    chosen = islice(read_games(paths or ("corpora/classics",)), skip, last)
    positions = questions(chosen, random.Random(5))
    for number, board, attacking in groups_read(positions, nodes, reader, LEAST_NODES):
        stone = reader.search.stone
        defender = board.color_at(stone)
        mover = opponent(defender) if attacking else defender
        for mode, name in MODES.items():
            winner = winner_of(reader, board, mover, mode, nodes)
            if winner is None:
                continue
            seen["answers"] += 1
            for _ in range(walks):
                walk = Walk(reader, board, stone, mode, nodes)
                seen["walks"] += 1
                if walk.goes_wrong(mover, winner, rng):
                    seen["contradictions"] += 1
                    moves = " ".join(to_gtp(move, board.size) for move in walk.moves)
                    click.echo(
                        f"position {number}, move {board.num_moves}, {to_gtp(stone, board.size)}, "
                        f"{'attack' if attacking else 'defence'}, {name}: {moves}"
                    )
    click.echo(", ".join(f"{seen[name]} {name}" for name in ("answers", "walks", "contradictions")))


if __name__ == "__main__":
    main()
