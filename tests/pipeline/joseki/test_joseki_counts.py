"""Joseki counts: games that are added give what counting from scratch gives. Tricks that are proposed."""

import random

import numpy as np
import pytest
from cli_runner import run, run_json
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from made_games import sgf
from naive_corners import corner_moves
from thorough import repeated

from engine.board import Board
from engine.joseki.corners import Corners as Seen
from engine.joseki.counting import MOVES
from engine.joseki.lines import root_key
from engine.joseki.move import TENUKI_PLACE, TYPES
from engine.learning.counting import Facts
from engine.points import BLACK, WHITE, opponent, point
from engine.walk import Game
from pipeline.joseki.selecting import SelectionLimits, select
from pipeline.learning.counting_passes import JosekiPass
from pipeline.learning.training_games import TrainingGames


def corner_games(number, seed):
    """Games whose first moves are drawn from few, so that they come again, some of them rarely."""
    rng = random.Random(seed)
    places = ((3, 3), (2, 3), (2, 5), (5, 2), (2, 2), (3, 2), (4, 8), (9, 3))
    games, facts = [], []
    for _ in range(number):
        moves = corner_moves(rng, rng.randrange(4, 16), places)
        games.append(Game(19, b"", moves))
        facts.append(
            Facts(
                rng.randrange(9), rng.randrange(9), rng.choice((0, BLACK, WHITE)), rng.choice((0, 1961, 2018))
            )
        )
    return TrainingGames(games, facts, 9)


def first(training, number):
    return TrainingGames(training.games[:number], training.facts[:number], training.num_players)


def finished(work, begin=0):
    work.leg(begin, work.steps, lambda done: None)
    return work


@examples(max_examples=repeated(6, 12))
@given(
    st.integers(0, 10**6), st.lists(st.integers(0, 60), min_size=1, max_size=4), st.integers(2, 5), st.data()
)
def test_added_games_give_the_counts_of_all_at_once(seed, parts, least, data):
    training = corner_games(60, seed)
    counts, known = None, 0
    for end in [*sorted(parts), 60]:
        work = JosekiPass(first(training, end), least, known, counts)
        stop = data.draw(st.integers(0, work.steps))
        work.leg(0, stop, lambda done: None)
        again = JosekiPass(first(training, end), least, known, counts)
        again.restore({name: array.copy() for name, array in work.state().items()})
        counts, known = finished(again, stop).counts(), end
    whole = finished(JosekiPass(training, least))
    assert np.array_equal(again.result()["rows"], whole.result()["rows"])
    assert len(whole.result()["rows"]) > 10
    assert again.waiting == whole.waiting


def test_only_games_that_wait_for_a_frequent_move_are_counted_again(monkeypatch):
    training = corner_games(400, 1)
    before = finished(JosekiPass(first(training, 390), 4))
    work = JosekiPass(training, 4, 390, before.counts())
    work.leg(0, 10, lambda done: None)
    stale = work._stale(0, 390)
    assert 0 < len(stale) < 200


# -- the command ---------------------------------------------------------------------------------------


def write_games(folder, numbers, winner="B"):
    folder.mkdir(exist_ok=True)
    for number in numbers:
        line = ("dd cf fc pp dp pd", "dd fc cf pp", "cd ed dp pp")[number % 3].split()
        moves = [("BW"[i % 2], ord(at[0]) - 97, ord(at[1]) - 97) for i, at in enumerate(line)]
        moves.append(("B" if len(moves) % 2 == 0 else "W", 9, number % 19))
        moves.append(("B" if len(moves) % 2 == 0 else "W", 10, number // 19))
        facts = {
            "PB": f"b{number % 5}",
            "PW": f"w{number % 7}",
            "DT": f"20{number % 20:02}",
            "RE": f"{winner}+R",
        }
        (folder / f"{number:03}.sgf").write_bytes(sgf(moves, 19, **facts))


def mined(folder, db, file, *more):
    told = run_json(
        "joseki", "mine", "--db", folder / db, "--file", folder / file, "--split", "train,valid,unseen", *more
    )
    return told["games"], told["known"], (folder / file).read_bytes()


def test_new_games_only_add(tmp_path):
    write_games(tmp_path / "one", range(20))
    write_games(tmp_path / "two", range(20, 50))
    run("ingest", tmp_path / "one", "--db", tmp_path / "a")
    assert mined(tmp_path, "a", "a.jos")[:2] == (20, 0)
    assert mined(tmp_path, "a", "a.jos")[:2] == (20, 20)
    run("ingest", tmp_path / "two", "--db", tmp_path / "a")
    run("ingest", tmp_path / "one", tmp_path / "two", "--db", tmp_path / "b")
    added, whole = mined(tmp_path, "a", "a.jos"), mined(tmp_path, "b", "b.jos")
    assert (added[:2], whole[:2]) == ((50, 20), (50, 0))
    assert added[2] == whole[2]
    assert added[2].count(b"\n") > 10
    assert len(list(tmp_path.glob("a.corners-*.npz"))) == 1
    # other limits are another count; damaged counts are none
    assert mined(tmp_path, "a", "a.jos", "--least", "4")[:2] == (50, 0)
    for kept in tmp_path.glob("a.corners-*.npz"):
        kept.write_bytes(kept.read_bytes()[:1000])
    assert mined(tmp_path, "a", "c.jos", "--least", "4")[:2] == (50, 0)


def test_what_ends_before_the_counts_are_kept_keeps_them_when_it_goes_on(tmp_path):
    write_games(tmp_path / "one", range(20))
    run("ingest", tmp_path / "one", "--db", tmp_path / "a")
    in_the_way = tmp_path / "a.corners-2-2.npz"
    in_the_way.mkdir()
    mine = ("joseki", "mine", "--split", "train,valid,unseen", "--db", tmp_path / "a")
    assert "a.corners-2-2.npz: Is a directory" in run(*mine, "--file", tmp_path / "a.jos").err
    in_the_way.rmdir()
    assert [mined(tmp_path, "a", "a.jos")[1] for _ in range(2)] == [0, 20]


def test_fewer_games_are_counted_anew(tmp_path):
    write_games(tmp_path / "one", range(30))
    run("ingest", tmp_path / "one", "--db", tmp_path / "a")
    whole = mined(tmp_path, "a", "a.jos")
    few = mined(tmp_path, "a", "few.jos", "--games", "10")
    assert (whole[:2], few[:2]) == ((30, 0), (10, 0))
    assert mined(tmp_path, "a", "again.jos")[1:] == (10, whole[2])


# -- types proposed ------------------------------------------------------------------------------------


def key_after(*places):
    """The key of a corner after moves; the side that moves next sees it."""
    board, color = Board(19), BLACK
    for place in places:
        board.play(color, point((place >> 4) - 1, (place & 15) - 1))
        color = opponent(color)
    return Seen().local(board, 0, color).key


def row(key, child, place, games, won):
    found = np.zeros(1, MOVES)
    found["key"], found["child"], found["place"] = key, child, place
    found["games"], found["won"], found["decided"] = games, won, games
    found["players"] = 2**40 - 1
    return found


@pytest.mark.parametrize(
    ("common", "better", "type_"),
    [
        (
            (200, 60),
            (100, 75),
            "trick",
        ),  # answers and how many of them win: 70 % of the tricks work, 25 % fail
        ((200, 60), (20, 15), "normal"),  # too few to judge
        ((200, 100), (100, 75), "normal"),  # works against nobody
        ((200, 60), (100, 55), "normal"),  # within chance
        ((200, 150), (100, 75), "bad"),
    ],
)
def test_a_trick_is_what_works_against_the_common_answer_alone(common, better, type_):
    root, star = root_key(), key_after(0x44)
    own = common[0] + better[0]
    won = own - common[1] - better[1]
    rows = [
        row(root, star, 0x44, own, won),
        row(root, key_after(0x34), 0x34, 1000, 500),
        row(star, key_after(0x44, 0x36), 0x36, *common),
        row(star, key_after(0x44, 0x33), 0x33, *better),
        row(star, star, TENUKI_PLACE, 50, 25),
    ]
    graph = select(np.concatenate(rows), SelectionLimits())
    found = {move.place: TYPES[move.type] for move in graph.positions[root]}
    assert found[0x44] == type_
