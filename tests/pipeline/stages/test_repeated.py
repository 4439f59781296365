"""Games on boards of some sizes, learned from several times in each pass."""

import shutil
from dataclasses import replace

import pytest
from made_games import sgf
from networks import SETTINGS as NETWORK_SETTINGS
from networks import interrupted, short_files

from pipeline.errors import KatachiError, UsageError
from pipeline.executors import Executor
from pipeline.game_records.identity import TRAINING, VALIDATION
from pipeline.game_records.inputs import iter_inputs
from pipeline.learning import network_passes
from pipeline.learning.network_passes import NetworkReport
from pipeline.learning.repeated_games import parse_repeat
from pipeline.stages import ingest, refine, survey
from pipeline.store import Store

SETTINGS = replace(NETWORK_SETTINGS, games=0, epochs=1)
STAGES = (refine, survey)


@pytest.fixture(autouse=True, scope="module")
def shortened():
    with short_files(2, 4):
        yield


def rows_filled(first):
    """A game on 9x9 whose players fill the board point after point."""
    moves = [(("B", "W")[number % 2], *divmod((first + number) % 81, 9)) for number in range(24)]
    return sgf(moves, 9)


@pytest.fixture(scope="module")
def mixed(refined, tmp_path_factory):
    """A database with weights and network, three training games on 19x19, and six on 9x9."""
    folder = tmp_path_factory.mktemp("mixed")
    path = shutil.copy(refined, folder / "katachi.sqlite")
    games = folder / "games"
    games.mkdir()
    for number in range(20):
        (games / f"{number}.sgf").write_bytes(rows_filled(4 * number))
    with Store.open(path) as store:
        ingest.run(store, SETTINGS, Executor(1), iter_inputs([str(games)]))
        for split, size, most in (
            (TRAINING, 19, 3),
            (TRAINING, 9, 6),
            (VALIDATION, 19, 1),
            (VALIDATION, 9, 1),
        ):
            found = [game.id for game in store.games.select([split], size)]
            assert len(found) >= most
            others = ", ".join(map(str, found[most:]))
            store.db.conn.execute(f"UPDATE games SET split = 'unseen' WHERE id IN ({others})")
        store.db.conn.commit()
    return path


@pytest.fixture
def store(mixed, tmp_path):
    with Store.open(shutil.copy(mixed, tmp_path / "katachi.sqlite")) as store:
        yield store


def learned(store, stage, repeat, **given):
    return stage.run(store, replace(SETTINGS, repeat=repeat, **given), Executor(1))


@pytest.mark.parametrize("stage", STAGES)
def test_the_more_often_games_are_taken_the_more_is_learned_of_them(store, stage):
    plain = learned(store, stage, "")
    assert plain.boards == ()
    once, often = (learned(store, stage, f"9:{times}") for times in (1, 8))
    assert [(each.size, each.times) for each in once.boards] == [(0, 1), (9, 1)]
    assert [(each.size, each.times) for each in often.boards] == [(0, 1), (9, 8)]
    assert (once.games, once.validation_games) == (often.games, often.validation_games) == (9, 2)
    before = [each.boards[1].passes[0] for each in (once, often)]
    assert before[0] == before[1]
    assert once.boards[1].passes[0].log_evidence < once.boards[1].passes[1].log_evidence
    assert once.boards[1].passes[1].log_evidence + 0.1 < often.boards[1].passes[1].log_evidence


def test_all_validation_games_count_as_often_as_they_are_taken(store):
    once, often = (learned(store, refine, f"9:{times}").passes[0] for times in (1, 8))
    told = learned(store, refine, "9:7,19:2")
    large, small = (told.boards[number].passes[0] for number in (1, 0))
    positions = {}
    for game in network_passes.games_for(store, SETTINGS)[1]:
        positions[game.size] = positions.get(game.size, 0) + game.num_moves
    for measured, times in ((once, (1, 1)), (often, (1, 8)), (told.passes[0], (2, 7))):
        shares = [count * positions[size] for count, size in zip(times, (19, 9), strict=True)]
        for name in ("log_evidence", "top10"):
            values = [getattr(each, name, None) or each.tops[name] for each in (large, small)]
            mean = sum(share * value for share, value in zip(shares, values, strict=True)) / sum(shares)
            assert measured.measured()[name] == pytest.approx(mean)


@pytest.mark.parametrize("stage", STAGES)
def test_stopped_after_any_leg_it_ends_with_the_same(store, mixed, tmp_path, monkeypatch, stage):
    with Store.open(shutil.copy(mixed, tmp_path / "other.sqlite")) as other:
        report = learned(other, stage, "9:3")
        network = other.learned.network() + other.learned.board_network()
    stops = interrupted(store, monkeypatch, lambda: learned(store, stage, "9:3"), "*/*.npz")
    # two files of games on 19x19 and three on 9x9, these three times; then the end of the pass
    assert stops == 4
    assert store.learned.network() + store.learned.board_network() == network
    assert stage.done(store, replace(SETTINGS, repeat="9:3")) == report
    for repeat in ("", "9:4", "19:3"):
        assert stage.done(store, replace(SETTINGS, repeat=repeat)) is None


def test_boards_of_which_there_is_no_game_are_told(store):
    with pytest.raises(KatachiError, match="no game on 13x13 to repeat: ingest some, or leave it out"):
        learned(store, survey, "9:2,13:4")
    with pytest.raises(KatachiError, match="no game on 9x9 to repeat"):
        learned(store, survey, "9:2", size=19)


def test_each_size_has_as_many_validation_games(store, monkeypatch):
    monkeypatch.setattr(network_passes, "VALIDATION_GAMES", 1)
    sizes = [
        [game.size for game in network_passes.games_for(store, replace(SETTINGS, repeat=repeat))[1]]
        for repeat in ("", "9:1", "19:5,9:1")
    ]
    assert sizes == [[19], [19, 9], [19, 9]]


def test_what_was_reported_before_there_were_boards_is_read():
    facts = {"games": 1, "validation_games": 1, "passes": [], "kept": 0}
    assert NetworkReport.of(facts).boards == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [("", {}), ("9:10", {9: 10}), (" 9:10, 13:4 ", {9: 10, 13: 4}), ("19:1000", {19: 1000})],
)
def test_what_is_to_be_repeated_is_read(text, found):
    assert parse_repeat(text) == found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("9", "such as 9:10, games on 9x9 ten times, not '9'"),
        ("9:10,", "such as 9:10, games on 9x9 ten times, not ''"),
        ("9:-1", "not '9:-1'"),
        ("9:1:2", "not '9:1:2'"),
        ("nine:10", "not 'nine:10'"),
        ("26:2", "there is no board of size 26: it is from 1 to 25"),
        ("0:2", "there is no board of size 0"),
        ("9:0", "games are taken from 1 to 1000 times, not 0"),
        ("9:1001", "games are taken from 1 to 1000 times, not 1001"),
        ("9:" + "9" * 5000, "from 1 to 1000 times"),
        ("9:2,9:3", "how often games on 9x9 are taken is told twice"),
    ],
)
def test_what_cannot_be_repeated_is_told(text, told):
    with pytest.raises(UsageError, match=told):
        parse_repeat(text)
