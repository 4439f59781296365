"""How much time a move may take."""

import pytest

from engine.gtp.clock import Clock
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


def test_a_period_with_stones_is_shared_among_them():
    clock = Clock()
    clock.set(["0", "100", "5"])
    clock.tell_left(BLACK, "100", "5")
    assert clock.for_move(BLACK, 9, 10) == 19.5


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
