"""Resumable passes: stopped after any saving, generalise goes on and learns the same; files come and go."""

from dataclasses import replace

import pytest
from made_games import random_moves, sgf
from thorough import repeated

from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.learning import conditional_patterns, counting_passes, resumable_passes
from pipeline.settings import Settings
from pipeline.stages import generalise, ingest
from pipeline.store import Store
from pipeline.store.checkpoints import Checkpoints

SETTINGS = Settings(least=3, jobs=1, attributes=0)


class Stopped(Exception):
    """Stands for the end of the process."""


@pytest.fixture(autouse=True)
def short_legs(monkeypatch):
    monkeypatch.setattr(resumable_passes, "LEG_GAMES", 4)
    monkeypatch.setattr(resumable_passes, "REST", 0)


@pytest.fixture
def store(tmp_path):
    (tmp_path / "games.sgf").write_bytes(b"".join(sgf(random_moves(n, 30, 7), 7) for n in range(20)))
    with Store.open(tmp_path / "katachi.sqlite") as store:
        ingest.run(store, SETTINGS, Executor(1), iter_inputs([str(tmp_path / "games.sgf")]))
        yield store


def files(store):
    return sorted(path.name for path in store.path.parent.glob("*.npz"))


def learned(store, settings=SETTINGS, jobs=1):
    report = generalise.run(store, settings, Executor(jobs))
    return report, list(store.learned.patterns())


def stop_at(monkeypatch, number, keep=Checkpoints.keep):
    """Stop when the counts have been kept so many times."""
    kept = 0

    def stopping(self, *given):
        nonlocal kept
        keep(self, *given)
        kept += 1
        if kept == number:
            raise Stopped

    monkeypatch.setattr(Checkpoints, "keep", stopping)


def begun(store, monkeypatch, number, settings=SETTINGS, jobs=1):
    """Generalise, stopped when the counts have been kept so many times; whether it was."""
    with monkeypatch.context() as patch:
        stop_at(patch, number)
        try:
            generalise.run(store, settings, Executor(jobs))
        except Stopped:
            return True
    return False


def test_stopped_after_any_leg_the_same_is_learned(store, monkeypatch):
    expected = learned(store)
    assert expected[0].merged > 0
    number = 1
    while begun(store, monkeypatch, number):
        assert len(files(store)) == 1
        assert learned(store, jobs=1 + number % 3) == expected
        assert files(store) == []
        number += 1
    # once the shapes, then all games for the patterns, and for the merged ones
    assert number - 1 == 1 + 2 * -(-expected[0].games // 4)


def test_with_attributes_too(store, monkeypatch):
    """Their passes are learning and measuring, and end bit for bit the same."""
    monkeypatch.setattr(conditional_patterns, "CHANCE", 1e9)
    monkeypatch.setattr(conditional_patterns, "PRIOR", 0.1)
    settings = replace(SETTINGS, attributes=10, least=6, exact=True)
    expected = learned(store, settings)
    assert expected[0].conditional > 0
    stops = 1 + 4 * -(-expected[0].games // 4)
    for number in (*range(1, stops, repeated(3, 1)), stops):
        assert begun(store, monkeypatch, number, settings)
        assert learned(store, settings, jobs=1 + number % 3) == expected
    assert not begun(store, monkeypatch, stops + 1, settings)


def test_stopped_again_and_again_it_comes_to_an_end(store, monkeypatch):
    expected = learned(store)
    times = 0
    while begun(store, monkeypatch, 1, jobs=1 + times % 2):
        times += 1
    assert times > 8
    assert list(store.learned.patterns()) == expected[1]
    assert store.checkpoints.find("generalise", b"") is None


def begins_at(store, monkeypatch, settings=SETTINGS):
    """The game at which a generalise begins to count patterns."""
    begins = []

    def leg(self, first, end, progress, really=counting_passes.PatternCountPass.leg):
        begins.append(first)
        really(self, first, end, progress)

    with monkeypatch.context() as patch:
        patch.setattr(counting_passes.PatternCountPass, "leg", leg)
        generalise.run(store, settings, Executor(1))
    return begins[0]


def test_a_checkpoint_of_other_work_is_not_used(store, monkeypatch):
    games = learned(store)[0].games
    for change in (
        {"least": 4},
        {"significance": 5.0},
        {"exact": True},
        {"attributes": 5},
        {"games": games - 1},
    ):
        other = replace(SETTINGS, **change)
        assert begun(store, monkeypatch, 3)
        assert begins_at(store, monkeypatch, other) == 0
        assert files(store) == []
    assert begun(store, monkeypatch, 3)
    assert begins_at(store, monkeypatch) == 8


def test_games_are_told_apart_by_what_is_known_of_them(store, monkeypatch):
    learned(store)
    assert begun(store, monkeypatch, 3)
    store.db.conn.execute("UPDATE games SET year = 1846")
    store.db.conn.commit()
    assert begins_at(store, monkeypatch) == 0


@pytest.mark.parametrize("damage", ["missing", "short", "changed", "empty"])
def test_a_damaged_file_is_not_used(store, monkeypatch, damage):
    expected = learned(store)
    assert begun(store, monkeypatch, 4)
    (name,) = files(store)
    path = store.path.with_name(name)
    data = path.read_bytes()
    if damage == "missing":
        path.unlink()
    elif damage == "changed":
        middle = len(data) // 2
        path.write_bytes(
            data[:middle] + bytes(255 - byte for byte in data[middle : middle + 9]) + data[middle + 9 :]
        )
    else:
        path.write_bytes(data[: len(data) // 2] if damage == "short" else b"")
    assert begins_at(store, monkeypatch) == 0
    assert list(store.learned.patterns()) == expected[1]
    assert files(store) == []


def test_files_that_a_kill_left_behind_go_with_the_next_keeping(store, monkeypatch):
    (store.path.parent / "katachi.sqlite.generalise-9-9.npz").write_bytes(b"half a file")
    (store.path.parent / "other.sqlite.generalise-9-9.npz").write_bytes(b"not ours")
    assert begun(store, monkeypatch, 1)
    assert len(files(store)) == 2
    learned(store)
    assert files(store) == ["other.sqlite.generalise-9-9.npz"]


def test_it_says_that_it_goes_on(store, monkeypatch, capsys):
    games = learned(store)[0].games
    assert begun(store, monkeypatch, 3)
    generalise.run(store, SETTINGS, Executor(1, show_progress=True))
    assert (
        f"generalise goes on where it was: shapes on the board, game 8 of {games}\n"
        in capsys.readouterr().err
    )
    generalise.run(store, SETTINGS, Executor(1, show_progress=True))
    assert "goes on" not in capsys.readouterr().err


def test_keeping_takes_a_small_share_of_the_time(store, monkeypatch):
    """After a keeping that took long nothing is kept, but at the end of a pass."""
    monkeypatch.setattr(resumable_passes, "REST", 1e9)
    number = 0
    while begun(store, monkeypatch, number + 1):
        learned(store)
        number += 1
    assert number == 3
