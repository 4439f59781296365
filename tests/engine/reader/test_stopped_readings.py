"""Readings that another thread looks at, and stops: of a string, a pair and a group."""

import threading
from functools import partial
from pathlib import Path

import pytest

from engine.diagram import read
from engine.points import NO_POINT, from_gtp
from engine.reader import connections, results
from engine.reader.connections import ConnectionReader
from engine.reader.groups import NO, UNCERTAIN, YES, GroupReader
from engine.reader.strings import ALL_STAGES, StringReader
from pipeline.regression.positions import load

GAME = Path(__file__).parents[3] / "corpora" / "classics" / "alphago-ke-jie-2.sgf"
ONE, TWO = from_gtp("G4", 19), from_gtp("G2", 19)
STRING, GROUP = from_gtp("O4", 19), from_gtp("E12", 19)
LIMIT = 300_000


def ask_string(reader, board, limit):
    return reader.attack(board, STRING, limit, ALL_STAGES)


def ask_pair(reader, board, limit):
    return reader.read(board, ONE, TWO, "disconnect", limit)


def ask_group(reader, board, limit):
    return reader.read(board, GROUP, "attack", limit)


# to its end each takes more than the limit, and has no answer either
@pytest.mark.parametrize(
    ("move", "new", "ask", "limit", "undecided"),
    [
        ("101", StringReader, ask_string, 1_000_000_000, results.UNDECIDED),
        ("101", partial(ConnectionReader, True), ask_pair, 1_000_000, connections.UNDECIDED),
        ("120", GroupReader, ask_group, LIMIT, UNCERTAIN),
    ],
    ids=["string", "pair", "group"],
)
def test_other_threads_go_on_and_can_stop_it(move, new, ask, limit, undecided):
    board = load(GAME, move).board
    state, reader, found = board.state(), new(), []
    thread = threading.Thread(target=lambda: found.append(ask(reader, board, limit)))
    thread.start()
    seen = [0]
    while thread.is_alive() and (seen[-1] < 2000 or len(seen) < 4):
        if reader.judged > seen[-1]:
            seen.append(reader.judged)
    reader.stop()
    thread.join()
    assert len(seen) > 2
    assert found[0].result == undecided
    assert 2000 <= found[0].nodes <= reader.judged < limit
    assert board.state() == state
    # nothing is read any more, but for what can be seen at once
    assert ask(reader, board, limit).nodes < 100
    before = reader.judged
    reader.resume()
    again = ask(reader, board, 5000)
    assert again == ask(new(), board, 5000)
    assert 5000 <= again.nodes <= reader.judged - before


def test_what_was_found_before_it_was_stopped_is_told():
    board, reader = load(GAME, "120").board, GroupReader()
    found = []
    thread = threading.Thread(target=lambda: found.append(ask_group(reader, board, LIMIT)))
    thread.start()
    while thread.is_alive() and reader.judged < 2000:
        pass
    reader.stop()
    thread.join()
    assert found[0].move != NO_POINT
    # the line that it was looking at
    assert reader.expected(board, "attack").moves()


def test_what_was_judged_is_added_up():
    board, reader = load(GAME, "120").board, GroupReader()
    nodes = [reader.read(board, GROUP, question, 500).nodes for question in ("attack", "defend")]
    assert min(nodes) > 0
    assert reader.judged == sum(nodes)


#: that Black at D9 dies hangs on D7, which lives by reading alone; F8 dies by the fifth of White's moves
NOT_SEEN_AT_ONCE = [
    (
        """
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . O O O . . . . . . . .
        . . O X O O O O O O . . .
        . . O . X X X X X O . . .
        . . O O X . . . X O . . .
        . . . O X X X X X O . . .
        . . . O O O O O O O . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        """,
        "D9",
        "defend",
        NO,
    ),
    (
        """
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . O O O . . . .
        . . . . O O O . O O . . .
        . . . . O . X X X O . . .
        . . . . O X X . X O . . .
        . . . O O X O . X O . . .
        . . . O . X X X X O . . .
        . . . O O O O O . O . . .
        . . . . . . . O O O . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        . . . . . . . . . . . . .
        """,
        "F8",
        "attack",
        YES,
    ),
]


@pytest.mark.parametrize(("diagram", "stone", "question", "result"), NOT_SEEN_AT_ONCE)
def test_what_was_not_read_to_its_end_is_no_answer(diagram, stone, question, result):
    """Not of the groups around, nor with few moves at each node."""
    board, at, reader = read(diagram), from_gtp(stone, 13), GroupReader()
    reader.stop()
    stopped = reader.read(board, at, question)
    assert stopped.result == UNCERTAIN
    assert stopped.likely != result
    reader.resume()
    assert reader.read(board, at, question).result == result
