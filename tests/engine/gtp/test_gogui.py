"""What GoGui asks of connections and of what groups can still get."""

import pytest

from engine.gtp import open_session
from engine.players import load_player


@pytest.fixture(scope="module")
def session():
    """Black's C1 is connected with B2 at B1; White stands far apart."""
    session = open_session(load_player("manyfaces"), level=1)
    for line in ("boardsize 9", "gogui-setup b B2 b C1 w C2 w F3"):
        assert session.execute(line).ok
    return session


def told(session, line):
    answer = session.execute(line)
    assert answer.ok
    return answer.text.splitlines()


def test_connections_with_type_strength_and_moves(session):
    white = "F3 C2: large knight's move, cuttable"
    black = "B2 C1: hane, connected with aji, cut at B1, connected at B1"
    assert told(session, "katachi-connections") == [white, black]
    assert told(session, "katachi-connections C1") == [black]
    assert not session.execute("katachi-connections A1").ok


def test_what_the_group_of_a_stone_can_still_get(session):
    assert told(session, "katachi-potential C1") == [
        "extend along the edge: 12, B3",
        "extend along the edge: 2, A2",
        "extend along the edge: 2, B1",
        "extend along the edge: 6, D1",
        "into the open: B3",
        "toward the enemy: D1",
        "toward the edge: A2 B1",
    ]
    assert told(session, "katachi-potential C1") == told(session, "katachi-potential B2")
    assert not session.execute("katachi-potential").ok
    assert not session.execute("katachi-potential A1").ok


def test_a_connection_is_worth_the_eyes_of_the_other_group(session):
    stones = "b B9 b D9 b A8 b B8 b C8 b D8 b F8 b G8 w E9 w F9 w A7 w B7 w C7 w D7 w E7 w F7 w G7"
    assert session.execute("clear_board").ok
    assert session.execute(f"gogui-setup {stones}").ok
    assert told(session, "katachi-potential F8")[0] == "connect to another group: 16, B9 F8"
