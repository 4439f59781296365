"""How much time a move may take."""

import pytest

from engine.gtp import open_session
from engine.gtp.clock import Clock
from engine.players import load_player
from engine.points import BLACK, WHITE, EngineError


def test_without_settings_there_is_no_limit():
    assert Clock().for_move(BLACK, 19, 0) is None
    clock = Clock()
    clock.set(["0", "10", "0"])  # a period without stones: no limit
    assert clock.for_move(BLACK, 19, 0) is None


def test_main_time_is_spread_over_the_moves_to_come():
    clock = Clock()
    clock.set(["600", "0", "0"])
    first = clock.for_move(BLACK, 19, 0)
    assert 600 / 361 < first < 600 / 100
    clock.tell_left(BLACK, "6", "0")
    assert clock.for_move(BLACK, 19, 250) < 6 / 10
    assert clock.for_move(WHITE, 19, 0) == first


@pytest.mark.parametrize(("size", "main_s"), [(9, 10), (13, 20), (19, 60), (25, 120)])
def test_a_game_of_one_and_a_half_moves_a_point_is_not_lost_on_time(size, main_s):
    clock = Clock()
    clock.set([str(main_s), "0", "0"])
    left_s = float(main_s)
    for number in range(0, 3 * size * size // 2, 2):
        clock.tell_left(BLACK, str(int(left_s)), "0")
        left_s -= max(0.04, clock.for_move(BLACK, size, number))  # a move takes so long at least
        assert left_s > 0, number


def test_a_period_with_stones_is_shared_among_them():
    clock = Clock()
    clock.set(["0", "100", "5"])
    clock.tell_left(BLACK, "100", "5")
    assert clock.for_move(BLACK, 9, 10) == 19.5


@pytest.mark.parametrize("told", ["1", "3"])
def test_each_move_of_a_byo_yomi_has_the_whole_period(told):
    """KGS tells the periods that are left where stones stand otherwise."""
    clock = Clock()
    clock.set_kgs(["byoyomi", "60", "10", "3"])
    clock.tell_left(BLACK, "10", told)
    assert clock.for_move(BLACK, 19, 100) == 9.5
    clock.set_kgs(["canadian", "60", "10", "3"])
    clock.tell_left(BLACK, "10", told)
    assert clock.for_move(BLACK, 19, 100) == 10 / int(told) - 0.5


def test_time_that_is_over_is_nothing_and_no_error():
    clock = Clock()
    clock.set(["600", "0", "0"])
    clock.tell_left(BLACK, "-3", "0")
    assert clock.for_move(BLACK, 19, 100) == 0.0


@pytest.mark.parametrize("word", ["nan", "inf", "1e12", "x", ""])
def test_what_is_no_time_is_refused(word):
    with pytest.raises(EngineError, match="not a time"):
        Clock().tell_left(BLACK, word, "0")
    with pytest.raises(EngineError, match="not a time"):
        Clock().set([word, "0", "0"])


@pytest.mark.parametrize(
    ("command", "moves"),
    [
        ("lz-genmove_analyze b", 1),
        ("kata-genmove_analyze b minmoves 60 avoid b E5 1", 1),
        ("kata-genmove_analyze b allow b A1,B2 1", 1),
        ("restricted_genmove b A1 B2", 0),
    ],
)
def test_when_time_is_over_a_move_comes_with_what_is_worked_out(command, moves):
    session = open_session(load_player("manyfaces"))
    for line in ("boardsize 9", "time_settings 60 0 0", "time_left b 0 0"):
        assert session.execute(line).ok
    text = session.execute(command).text
    assert text.count("info move") == moves
    assert text.split()[-1] in ("A1", "B2") or ("A1" not in command and "play pass" not in text)
    for line in ("clear_board", "time_settings 0 1 0"):  # no limit
        assert session.execute(line).ok
    assert session.execute(command).text.count("info move") >= 2 * moves
