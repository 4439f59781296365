"""Readings of strings and pairs that another thread looks at, and stops."""

import threading
from pathlib import Path

import pytest

from engine.points import from_gtp
from engine.reader import connections, results
from engine.reader.connections import ConnectionReader
from engine.reader.strings import ALL_STAGES, StringReader
from pipeline.regression.positions import load

GAME = Path(__file__).parents[3] / "corpora" / "classics" / "alphago-ke-jie-2.sgf"
ONE, TWO = from_gtp("G4", 19), from_gtp("G2", 19)
STRING = from_gtp("O4", 19)


def ask_string(reader, board, limit):
    return reader.attack(board, STRING, limit, ALL_STAGES)


def ask_pair(reader, board, limit):
    return reader.read(board, ONE, TWO, "disconnect", limit)


@pytest.mark.parametrize(
    ("new", "ask", "limit", "undecided"),
    [
        (StringReader, ask_string, 1_000_000_000, results.UNDECIDED),
        (lambda: ConnectionReader(True), ask_pair, 1_000_000, connections.UNDECIDED),
    ],
    ids=["string", "pair"],
)
def test_other_threads_go_on_and_can_stop_it(new, ask, limit, undecided):
    board = load(GAME, "101").board
    state, reader, found = board.state(), new(), []
    thread = threading.Thread(target=lambda: found.append(ask(reader, board, limit)))
    thread.start()
    seen = [0]
    while thread.is_alive() and seen[-1] < 20_000:
        if reader.judged > seen[-1]:
            seen.append(reader.judged)
    reader.stop()
    thread.join()
    assert len(seen) > 2
    # to its end it takes far more
    assert found[0].result == undecided
    assert 20_000 <= found[0].nodes == reader.judged
    assert board.state() == state
    # nothing is read any more, but for what can be seen at once
    assert ask(reader, board, limit).nodes < 100
    before = reader.judged
    reader.resume()
    again = ask(reader, board, 5000)
    assert again == ask(new(), board, 5000)
    assert again.nodes >= 5000
    assert reader.judged == before + again.nodes
