"""A small database of random legal games with made-up replays, for the tests of cut, dedupe and compile."""

import importlib
import random
import signal
import subprocess
import sys
from contextlib import contextmanager

from ryder_settings import Settings

from engine.board import Board
from engine.points import BLACK, PASS, WHITE, board_points, encode_move
from pipeline.executors import Executor
from pipeline.game_records.identity import identify
from pipeline.judging import MISS, NOT_JUDGED
from pipeline.records import GameRecord
from pipeline.store import Store
from pipeline.store.patterns import StoredCut
from pipeline.store.replays import Provenance

SERIAL = Executor(jobs=1)
ENGINE = "ryder"
WORK = Provenance(ENGINE, "none", "12345678", 1)


def random_record(rng, size, length, setup=b""):
    """A legal game of random moves near each other, now and then a pass."""
    board = Board(size)
    board.setup(setup)
    moves = []
    while len(moves) < length:
        color = BLACK if len(moves) % 2 == 0 else WHITE
        place = rng.choice(board_points(min(size, 7)))
        if rng.random() < 0.03:
            place = PASS
        if place == PASS or board.is_legal(color, place):
            board.play(color, place)
            moves.append(encode_move(color, place))
    return GameRecord(size, setup, b"".join(moves))


def records(number=24, seed=5):
    """Games on several sizes, some with setup stones, and one with the colours of another exchanged."""
    rng = random.Random(seed)
    found = []
    for i in range(number):
        size = (5, 9, 19)[i % 3]
        found.append(random_record(rng, size, rng.randrange(20, 40), b"ccddEE" if i % 4 == 3 else b""))
    mirror = found[1]
    return [*found, GameRecord(mirror.size, mirror.setup.swapcase(), mirror.moves.swapcase())]


def random_ranks(record, seed):
    """A byte a move: half of the moves missed, passes not judged."""
    rng = random.Random(seed)
    passes = {encode_move(BLACK, PASS), encode_move(WHITE, PASS)}
    return bytes(
        NOT_JUDGED if record.moves[i : i + 2] in passes else rng.choice([MISS, rng.randrange(15)])
        for i in range(0, len(record.moves), 2)
    )


def cut_at(store, game_id, move_no):
    """The cut of one miss, or None."""
    row = store.db.conn.execute(
        "SELECT game_id, move_no, engine, knowledge, key, symmetry, pattern_id FROM cuts"
        " WHERE game_id = ? AND move_no = ? AND engine = ? AND knowledge = 'none'",
        (game_id, move_no, ENGINE),
    ).fetchone()
    return StoredCut(*row) if row else None


def replay_row(game, ranks):
    judged = len(ranks) - ranks.count(NOT_JUDGED)
    return (game.id, game.key, ranks, judged, judged - ranks.count(MISS), ranks.count(0))


def put_replays(store, games, seed=9):
    """Store a replay of each game; gives their ranks by game id."""
    ranks = {game.id: random_ranks(game.record, f"{seed} {game.id}") for game in games}
    with store.recording("replay", Settings()) as run_id, store.transaction():
        store.replays.put(WORK, [replay_row(game, ranks[game.id]) for game in games], run_id)
    return ranks


def add_games(store, games):
    """Register records as ingest does."""
    with store.recording("ingest", Settings()) as run_id, store.transaction():
        for record in games:
            store.games.register(identify(record), 1, run_id)


def all_games(store, split=None):
    return list(store.games.select([split] if split else ["train", "valid", "unseen"]))


@contextmanager
def mined(path, games=None):
    """A database of games and their replays, not cut yet; gives the store and the ranks."""
    with Store.open(path) as store:
        add_games(store, records() if games is None else games)
        yield store, put_replays(store, all_games(store))


def run_killed(stage, chunk, size, path, statement):
    """In a process of its own: run a stage in chunks of ``size`` and kill -9 it at its n-th SQL statement."""
    code = f"""
import importlib, os, signal
from pipeline.executors import Executor
from pipeline.settings import Settings
from pipeline.store import Store
stage = importlib.import_module("pipeline.stages.{stage}")
stage.{chunk} = {size}
left = {statement}
def count(sql):
    global left
    left -= 1
    if left == 0:
        os.kill(os.getpid(), signal.SIGKILL)
with Store.open({str(path)!r}) as store:
    store.db.conn.set_trace_callback(count)
    stage.run(store, Settings(engine="ryder"), Executor())
"""
    assert hasattr(importlib.import_module(f"pipeline.stages.{stage}"), chunk)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode in (0, -signal.SIGKILL), done.stderr
    return done.returncode != 0
