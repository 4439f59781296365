"""A reading of a group that another thread looks at, and stops."""

import threading
from pathlib import Path

from engine.points import NO_POINT, from_gtp
from engine.reader.groups import UNCERTAIN, GroupReader
from pipeline.regression.positions import load

GAME = Path(__file__).parents[3] / "corpora" / "classics" / "alphago-ke-jie-2.sgf"
LIMIT = 300_000


def test_other_threads_go_on_and_can_stop_it():
    board, stone = load(GAME, "120").board, from_gtp("E12", 19)
    state, reader, found = board.state(), GroupReader(), []
    thread = threading.Thread(target=lambda: found.append(reader.read(board, stone, "attack", LIMIT)))
    thread.start()
    seen = [0]
    while thread.is_alive() and seen[-1] < 2000:
        if reader.judged > seen[-1]:
            seen.append(reader.judged)
    reader.stop()
    thread.join()
    assert len(seen) > 2
    # to its end it takes more than the limit, and has no answer either
    assert found[0].result == UNCERTAIN
    assert 2000 <= found[0].nodes <= reader.judged < LIMIT
    assert board.state() == state
    # nothing is read any more, but for what can be seen at once
    assert reader.read(board, stone, "attack", LIMIT).nodes < 100
    reader.resume()
    again = reader.read(board, stone, "attack", 5000)
    assert again == GroupReader().read(board, stone, "attack", 5000)
    assert again.nodes > 5000


def test_what_was_found_before_it_was_stopped_is_told():
    board, stone, reader = load(GAME, "120").board, from_gtp("E12", 19), GroupReader()
    found = []
    thread = threading.Thread(target=lambda: found.append(reader.read(board, stone, "attack", LIMIT)))
    thread.start()
    while thread.is_alive() and reader.judged < 2000:
        pass
    reader.stop()
    thread.join()
    assert found[0].move != NO_POINT
    # the line that it was looking at
    assert reader.expected(board, "attack").moves()


def test_what_was_judged_is_added_up():
    board, stone, reader = load(GAME, "120").board, from_gtp("E12", 19), GroupReader()
    nodes = [reader.read(board, stone, question, 500).nodes for question in ("attack", "defend")]
    assert min(nodes) > 0
    assert reader.judged == sum(nodes)
