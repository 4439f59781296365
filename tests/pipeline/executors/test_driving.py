"""How chunks are handed out, tried again and given up, by a place that does what each test wants."""

import time

import pytest

from pipeline.errors import KatachiError
from pipeline.executors import driving
from pipeline.executors.calling import RAISED, ChunkFault, ChunkResult, call
from pipeline.executors.driving import drive
from pipeline.executors.pacing import ChunkPace
from pipeline.executors.rescuing import (
    MOST_IN_A_ROW,
    Rescue,
    YieldedResult,
    one_by_one,
    results_unless_all_fail,
)
from pipeline.stopping import Stop

FAULT = ChunkFault(RAISED, "it is odd")
RESCUE = Rescue(lambda chunk: chunk, lambda part, fault: f"no {part}")


class Place:
    """Room for three chunks; the first of them is begun, and done when it was waited for three times."""

    size = 1

    def __init__(self):
        self.tasks = []
        self.waits = self.helped = 0

    def has_room(self, under_way):
        return under_way < 3

    def give(self, task):
        self.tasks.append(task)

    def again(self, task):
        self.helped += 1
        return True

    def has_begun(self, task):
        return task is self.tasks[0]

    def wait(self, timeout_s):
        self.waits += 1
        if self.waits % 3 == 0:
            task = self.tasks.pop(0)
            task.finish(ChunkResult(task.chunk, 0.0))


def driven(place, chunks, stop=None, once=False, note=lambda text: None):
    return drive(place, iter(chunks), None, ChunkPace(1), stop or Stop(), note, once)


def test_when_it_is_to_stop_what_was_begun_is_done_and_what_waits_is_not():
    stop = Stop()
    found = driven(Place(), range(9), stop)
    assert next(found).result == 0
    stop.asked = 2
    assert [one.result for one in found] == [1]


@pytest.mark.parametrize("once", [False, True])
def test_what_takes_long_is_given_to_a_second_worker_unless_it_is_to_be_done_once(monkeypatch, once):
    monkeypatch.setattr(driving, "STRAGGLER_S", 0.0)
    monkeypatch.setattr(driving, "STRAGGLER_TIMES", 0.0)
    place, notes = Place(), []
    assert [one.result for one in driven(place, range(2), None, once, notes.append)] == [0, 1]
    assert (place.helped > 0, len(notes)) == (not once, place.helped)


@pytest.mark.parametrize(
    ("answers", "found"),
    [
        ([ChunkResult("good", 0.0)], YieldedResult("good")),
        ([FAULT, ChunkResult("good", 0.0)], YieldedResult("good")),
        ([FAULT, FAULT, ChunkResult("good", 0.0)], YieldedResult("no x", "a chunk of work: it is odd")),
    ],
)
def test_a_game_is_tried_twice(answers, found):
    assert list(one_by_one(lambda part: answers.pop(0), "x", RESCUE)) == [found]
    assert [type(answer) for answer in answers] == [ChunkResult] * bool(found.given_up)


def test_games_that_are_given_up_one_after_the_other_end_it_where_none_was_done_before():
    good, bad = YieldedResult(1), YieldedResult(0, "game 7: it is odd")
    assert list(results_unless_all_fail([bad] * (MOST_IN_A_ROW - 1) + [good])) == [0] * (
        MOST_IN_A_ROW - 1
    ) + [1]
    assert list(results_unless_all_fail([good] + [bad] * (MOST_IN_A_ROW + 1))) == [1] + [0] * (
        MOST_IN_A_ROW + 1
    )
    assert list(results_unless_all_fail([bad] * 3)) == [0] * 3
    with pytest.raises(KatachiError, match="so it is not the games: game 7: it is odd"):
        list(results_unless_all_fail([bad] * MOST_IN_A_ROW + [good]))


def test_a_group_is_closed_as_soon_as_it_has_the_work_or_the_size_that_is_wanted():
    assert list(ChunkPace(2).groups("abcde", lambda item: 1)) == [["a", "b"], ["c", "d"], ["e"]]
    assert list(ChunkPace(9).groups("abcde", lambda item: 1, lambda item: 3, 6)) == [
        ["a", "b"],
        ["c", "d"],
        ["e"],
    ]


def test_the_time_of_the_first_chunk_of_a_process_says_nothing(monkeypatch):
    monkeypatch.setattr("pipeline.executors.calling._is_warm", False)
    first, second = (call(time.sleep, 0.001) for _ in range(2))
    assert (first.elapsed_s, second.elapsed_s > 0) == (0.0, True)
