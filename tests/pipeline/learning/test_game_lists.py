"""Lists of games in files: made once, those that are missing only, read game by game, damage is told."""

import pytest
from made_games import random_moves
from troubleshooting import told

from engine.knowledge import default_path
from engine.learning.listing import Lister
from engine.patterns import PatternBook
from engine.points import encode_move, point
from engine.walk import Game
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.learning import game_lists
from pipeline.learning.game_lists import GamesToCount, ListedGames, list_games
from pipeline.learning.worker_knowledge import WorkerKnowledge


def game(seed):
    colors = {"B": 1, "W": 2}
    moves = (encode_move(colors[color], point(x, y)) for color, x, y in random_moves(seed, 12, 7))
    return Game(7, b"", b"".join(moves))


GAMES = [game(seed) for seed in range(7)]


@pytest.fixture(autouse=True)
def short_files(monkeypatch):
    monkeypatch.setattr(game_lists, "FILE_GAMES", 2)


@pytest.fixture(scope="module")
def knowledge():
    return WorkerKnowledge.of(default_path())


@pytest.fixture(scope="module")
def expected():
    lister = Lister(PatternBook.open(default_path()))
    return [lister.listed(game).packed() for game in GAMES]


def packs(lists, numbers):
    return [one.packed() for one in lists.select(numbers)]


def test_any_games_are_read_in_any_order(knowledge, expected, tmp_path):
    lists = ListedGames.gather(tmp_path / "lists", knowledge, GAMES, Executor(1))
    assert len(list((tmp_path / "lists").iterdir())) == 4
    for numbers in (range(7), [6, 0, 3, 3], []):
        assert packs(lists, numbers) == [expected[number] for number in numbers]
    lists.files.drop()
    assert list(tmp_path.iterdir()) == []


def test_only_those_are_listed_that_are_wanted(knowledge, expected, tmp_path):
    lists = ListedGames.gather(tmp_path, knowledge, GAMES, Executor(2), wanted={6, 1, 4})
    assert packs(lists, [4, 6, 1]) == [expected[number] for number in (4, 6, 1)]
    assert len(list(tmp_path.iterdir())) == 2


def test_what_is_there_is_not_made_again(knowledge, expected, tmp_path, monkeypatch):
    ListedGames.gather(tmp_path, knowledge, GAMES, Executor(1))
    sorted(tmp_path.iterdir())[1].unlink()
    made = []
    monkeypatch.setattr(
        game_lists, "list_games", lambda file, knowledge: made.append(file) or list_games(file, knowledge)
    )
    again = ListedGames.gather(tmp_path, knowledge, GAMES, Executor(1))
    assert [(file.first, file.name) for file in made] == [(2, "games 3 to 4 that are learned from")]
    assert packs(again, range(7)) == expected


def test_lists_of_other_games_are_not_taken_for_them(knowledge, expected, tmp_path):
    ListedGames.gather(tmp_path, knowledge, GAMES[::-1], Executor(1))
    assert packs(ListedGames.gather(tmp_path, knowledge, GAMES, Executor(1)), range(7)) == expected


@pytest.mark.parametrize("size", [0, 7, 8, 16, 40, -1])
def test_a_damaged_file_is_told(knowledge, tmp_path, size):
    lists = ListedGames.gather(tmp_path, knowledge, GAMES, Executor(1))
    path = lists.files.paths[1]
    path.write_bytes(path.read_bytes()[:size])
    with pytest.raises(KatachiError) as error:
        packs(lists, range(7))
    why = str(error.value).split("cannot be read: ")[1].split("; delete")[0]
    told("What a stage keeps beside the database is damaged", f"katachi: {error.value}", FILE=path, WHY=why)


def test_files_that_another_command_took_away_are_told_and_made_again(knowledge, expected, tmp_path):
    lists = ListedGames.gather(tmp_path / "lists", knowledge, GAMES, Executor(1))
    ListedGames.gather(tmp_path / "lists", knowledge, GAMES, Executor(1)).files.drop()
    with pytest.raises(KatachiError) as error:
        packs(lists, range(7))
    path = lists.files.paths[0]
    told("What a stage keeps beside the database is gone", f"katachi: {error.value}", FILE=path)
    assert packs(ListedGames.gather(tmp_path / "lists", knowledge, GAMES, Executor(1)), range(7)) == expected


@pytest.mark.parametrize("size", [1, 3, 100])
def test_games_that_are_counted_come_in_their_order(size):
    parts = list(GamesToCount(default_path(), GAMES, Executor(1)).parts(1, 6, size))
    assert [first for first, _ in parts] == list(range(1, 6, size))
    assert [game for _, games in parts for game in games] == GAMES[1:6]


def test_joseki_that_changed_are_refused(knowledge):
    other = knowledge._replace(joseki_checksum="0" * 32)
    with pytest.raises(KatachiError, match="the default joseki: the run began with joseki 000"):
        other.open()
