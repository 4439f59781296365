import pytest
from made_games import random_moves, sgf
from ryder_settings import Settings

from engine.board import Board
from engine.players import load_player
from engine.points import BLACK, PASS, WHITE, decode_moves
from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.stages import ingest, replay
from pipeline.store import Store

ALL = ("train", "valid", "unseen")


@pytest.fixture(scope="module")
def ingested(tmp_path_factory):
    folder = tmp_path_factory.mktemp("replay")
    games = folder / "games"
    games.mkdir()
    for seed in range(20):
        text = sgf(random_moves(seed, 55, 9), 9)
        if seed % 3 == 0:  # with passes, and with setup stones
            text = text[:-2] + b";W[];B[])"
        if seed == 4:
            text = b"(;GM[1]SZ[13]HA[2]AB[dd][jj];W[dj];B[jd];W[tt];B[gg])"
        (games / f"{seed:02}.sgf").write_bytes(text)
    with Store.open(folder / "ingested.sqlite") as store:
        ingest.run(store, Settings(), Executor(), iter_inputs([str(games)]))
    return folder / "ingested.sqlite"


@pytest.fixture
def store(ingested, tmp_path):
    path = tmp_path / "katachi.sqlite"
    path.write_bytes(ingested.read_bytes())
    with Store.open(path) as store:
        yield store


def judge(store, jobs=1, **settings):
    return replay.run(store, Settings(**settings), Executor(jobs))


def games(store, splits=ALL):
    return list(store.games.select(splits))


def ranks_by_hand(record):
    """The rank bytes, from the list with its reasons, a new board for every move."""
    player = load_player("ryder")
    moves = decode_moves(record.moves)
    for number, (color, point) in enumerate(moves):
        if point == PASS:
            yield 255
            continue
        board = Board(record.size)
        board.setup(record.setup)
        for earlier in moves[:number]:
            board.play(*earlier)
        points = [candidate.point for candidate in player.candidates(board, color, player.list_limit)]
        yield points.index(point) if point in points else 254


def test_ranks_are_places_in_the_candidate_list(store):
    report = judge(store, split="train,valid,unseen")
    assert report.games == report.replayed == 20
    some_game = {"pass": False, "white first": False}
    for game in games(store):
        found = store.replays.get(game.id, "ryder", "none")
        assert list(found.ranks) == list(ranks_by_hand(game.record))
        assert found.num_judged == sum(rank != 255 for rank in found.ranks)
        assert found.num_hits == sum(rank < 254 for rank in found.ranks)
        assert found.num_first == found.ranks.count(0)
        colors = [color for color, _ in decode_moves(game.record.moves)]
        some_game["pass"] |= 255 in found.ranks
        some_game["white first"] |= colors[0] == WHITE != BLACK
    assert all(some_game.values())
    assert report.positions == report.hits + report.misses
    assert 0 < report.first < report.hits < report.positions


def test_only_training_and_validation_games_are_replayed_unless_told(store):
    judge(store)
    replayed = {game.id for game in games(store) if store.replays.get(game.id, "ryder", "none")}
    assert replayed == {game.id for game in games(store, ("train", "valid"))}
    assert len(replayed) < 20


def test_what_is_done_is_not_done_again(store):
    first = judge(store)
    content = store.content_digest()
    again = judge(store)
    assert again.replayed == 0
    assert (again.games, again.positions, again.hits) == (first.games, first.positions, first.hits)
    assert store.content_digest() == content


def test_games_limits_what_is_chosen_not_what_is_left(store):
    assert judge(store, games=3).replayed == 3
    assert judge(store, games=3).replayed == 0
    assert judge(store, games=5).replayed == 2


def test_size_chooses_boards(store):
    report = judge(store, size=13, split="train,valid,unseen")
    assert (report.games, report.positions) == (1, 3)


def test_any_number_of_workers_makes_the_same_table(store, ingested, tmp_path, monkeypatch):
    monkeypatch.setattr(replay, "CHUNK_POSITIONS", 100)
    judge(store, jobs=1)
    path = tmp_path / "other.sqlite"
    path.write_bytes(ingested.read_bytes())
    with Store.open(path) as other:
        judge(other, jobs=3)
        assert other.content_digest() == store.content_digest()


@pytest.mark.parametrize(
    ("reason", "change"),
    [
        ("engine signature", "UPDATE replays SET signature = '00000000'"),
        ("stage version", "UPDATE replays SET stage_version = 0"),
        ("longer record", "UPDATE replays SET game_key = x'00'"),
    ],
)
def test_stale_replays_are_done_again(store, reason, change):
    total = judge(store).games
    content = store.content_digest()
    with store.transaction():
        store.db.conn.execute(f"{change} WHERE game_id IN (SELECT game_id FROM replays LIMIT 4)")
    stale = store.replays.stale_counts(
        replay.judging.provenance("ryder", None, replay.VERSION), replay.SPLITS.split(",")
    )
    assert {name: number for name, number in stale.items() if number} == {reason: 4}
    report = judge(store)
    assert (report.replayed, report.games) == (4, total)
    assert store.content_digest() == content


def test_a_game_that_grew_is_replayed_again(store, tmp_path):
    judge(store)
    (tmp_path / "longer.sgf").write_bytes(sgf(random_moves(1, 60, 9), 9))
    assert (
        ingest.run(store, Settings(), Executor(), iter_inputs([str(tmp_path / "longer.sgf")])).duplicate == 1
    )
    assert judge(store, split="train,valid,unseen").replayed >= 1
    lengths = {len(store.replays.get(game.id, "ryder", "none").ranks) for game in games(store)}
    assert 60 in lengths
