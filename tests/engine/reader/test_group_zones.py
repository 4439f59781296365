"""What was solved holds wherever its zone looks the same: answers with it and without, and what it saves."""

import pytest
from reading_positions import classic_boards
from thorough import repeated

from engine.points import EMPTY, board_points
from engine.reader.groups import UNCERTAIN, GroupReader

GAMES, MOVES, NODES = 4, (70, 150, 230), repeated(1500, 4000)


@pytest.fixture(scope="module")
def readers():
    """One that looks positions up by zones of others, and one that does not."""
    with_zones, without = GroupReader(), GroupReader()
    without.search.zones.looked = 0
    return with_zones, without


@pytest.fixture(scope="module")
def answers(readers):
    """Of questions of classic games that took reading, and that both had positions enough for: board, stone,
    question, answers of both."""
    with_zones, without = readers
    found = []
    for board in classic_boards(GAMES, MOVES):
        for stone in sorted({board.string_at(p) for p in board_points(19) if board.color_at(p) != EMPTY}):
            for question in ("attack", "defend"):
                one = with_zones.read(board, stone, question, NODES)
                if one.result == UNCERTAIN:
                    continue
                other = without.read(board, stone, question, NODES)
                if other.result != UNCERTAIN and max(one.nodes, other.nodes) > 300:
                    found.append((board, stone, question, one, other))
    return found


def test_it_changes_no_answer(answers):
    """But for what only one of them had positions enough for."""
    assert len(answers) > 50
    assert [row for row in answers if row[3].result != row[4].result] == []


def test_it_saves_positions(answers):
    with_zones, without = (sum(row[i].nodes for row in answers) for i in (3, 4))
    assert with_zones < without
