"""A reading of a group that another thread looks at, and stops."""

import threading
from pathlib import Path

from engine.points import from_gtp
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


def test_what_was_judged_is_added_up():
    board, stone, reader = load(GAME, "120").board, from_gtp("E12", 19), GroupReader()
    nodes = [reader.read(board, stone, question, 500).nodes for question in ("attack", "defend")]
    assert min(nodes) > 0
    assert reader.judged == sum(nodes)
