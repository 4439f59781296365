"""Questions to a database take time in proportion to its games: steps of SQLite's machine, counted.

SQLite chooses how a question is answered, and where the games are named by a list of their numbers and by
their keys it once looked for every key together with every number: five minutes a question at fifty thousand
games, four times that at twice as many.
"""

import sqlite3

import pytest

from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import GameQuery
from pipeline.store.misses import ClassifyBasis, MissQuery, MissRow
from pipeline.store.replays import Provenance

FEW, MANY = 200, 1600
#: steps between two calls of the counter
GRAIN = 100
#: calls after which a question is broken off
MOST_STEPS = 1_000_000
#: more than MANY / FEW, as trees grow deeper; the square of it would be 64
MOST_GROWTH = 12
WORK = Provenance("manyfaces", "none", "0a1b2c3d", 1)
EFFORT = ClassifyBasis(1, "none")
SPLITS = ("train", "valid", "unseen")
QUESTIONS = {
    "waiting": lambda store, n: store.replays.games_to_replay(WORK, SPLITS, 0, n),
    "fresh": lambda store, n: list(store.replays.fresh_ranks(WORK, SPLITS, 0, n)),
    "totals": lambda store, n: store.replays.totals(WORK, SPLITS, 0, n),
    "stale": lambda store, n: store.replays.stale_counts(WORK, SPLITS),
    "by player": lambda store, n: list(store.replays.ranks_by_player(SPLITS)),
    "to cut": lambda store, n: store.patterns.games_to_cut("manyfaces", "none", 1, 0, n),
    "cut states": lambda store, n: store.patterns.cut_states("manyfaces", "none", 1),
    "to class": lambda store, n: store.misses.games_to_class(WORK, EFFORT, SPLITS, 0, n),
    "class states": lambda store, n: store.misses.states(WORK, EFFORT, SPLITS),
    "misses": lambda store, n: store.misses.counts(WORK, SPLITS, 0, n),
    "to audit": lambda store, n: store.audits.games_to_audit(WORK, (SPLITS, 0, n), 5),
    "audited": lambda store, n: store.audits.audited_games(WORK, (SPLITS, 0, n)),
}


def made(path, number):
    """A database of so many games, each replayed, audited and with one miss of a kind."""
    store = Store.open(path)
    conn = store.db.conn
    with store.recording("replay", Settings(db=str(path))) as run_id, store.transaction():
        for game in range(1, number + 1):
            key = game.to_bytes(16, "big")
            split = "train" if game % 4 else "valid"
            put(conn, "games", id=game, key=key, prefix_key=key, size=19, setup="", moves="pdd", num_moves=1,
                black="", white="", black_rank="", white_rank="", handicap=0, result="", date="", event="",
                round="", place="", rules="", even=1, split=split, stage_version=1,
                run_id=run_id)  # fmt: skip
        store.replays.put(
            WORK,
            [(n, n.to_bytes(16, "big"), b"\xfe", 1, 0, 0) for n in range(1, number + 1)],
            run_id,
        )
        store.audits.put(WORK, 5, [(n, n.to_bytes(16, "big")) for n in range(1, number + 1)], [], run_id)
    return store


def put(conn, table, **row):
    names = ", ".join(row)
    conn.execute(f"INSERT INTO {table} ({names}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))


@pytest.fixture(scope="module")
def stores(tmp_path_factory):
    folder = tmp_path_factory.mktemp("growth")
    found = {number: made(folder / f"{number}.sqlite", number) for number in (FEW, MANY)}
    yield found
    for store in found.values():
        store.close()


def steps(store, ask):
    """What a question takes, in GRAIN steps; above a bound it is broken off."""
    met = [0]

    def count():
        met[0] += 1
        return met[0] > MOST_STEPS

    store.db.conn.set_progress_handler(count, GRAIN)
    try:
        ask(store)
    except sqlite3.OperationalError:
        if met[0] <= MOST_STEPS:
            raise
    finally:
        store.db.conn.set_progress_handler(None, 0)
    return met[0]


@pytest.mark.parametrize("question", QUESTIONS)
def test_a_question_grows_with_the_games(stores, question):
    few, many = (
        steps(store, lambda store, n=number: QUESTIONS[question](store, n))
        for number, store in stores.items()
    )
    assert 0 < many <= MOST_GROWTH * (few + 1)


def test_what_is_asked_finds_something(stores):
    store = stores[FEW]
    assert store.replays.totals(WORK, SPLITS) == {"games": FEW, "judged": FEW, "hits": 0, "first": 0}
    assert store.replays.games_to_replay(WORK, SPLITS) == []
    assert len(store.patterns.games_to_cut("manyfaces", "none", 1, 0, 0)) == FEW * 3 // 4
    # what waits is named; its replay is asked for when its turn comes
    assert store.misses.games_to_class(WORK, EFFORT, SPLITS) == [(game, 1) for game in range(1, FEW + 1)]
    assert len(store.audits.audited_games(WORK, (SPLITS, 0, 0))) == FEW


NOBODY = GameQuery(player="nobody")


@pytest.mark.parametrize("wanted", [{"kind": "ko"}, {"games": NOBODY}, {"games": NOBODY, "kind": "answer"}])
def test_misses_that_are_not_wanted_are_not_looked_at(stores, wanted):
    """Of a kind that no miss has, or of nobody's games: however many others there are."""
    store, wanted = stores[FEW], MissQuery("manyfaces", "none", **wanted)
    met = []
    for number in (1, 50):
        rows = [
            MissRow(game, move, "answer", "") for game in range(1, FEW + 1) for move in range(1, number + 1)
        ]
        with store.transaction():
            store.misses.put(WORK, EFFORT, range(1, FEW + 1), rows, 1)
        met.append(steps(store, lambda store: (store.misses.page(wanted, 13), store.misses.kinds(wanted))))
    assert met[1] <= met[0] + 2


def test_a_page_of_the_misses_of_some_games_takes_as_long_however_many_games_there_are(stores):
    """SQLite knows of games alone that they come in order: by the misses' own numbers it sorts them all."""
    wanted, met = MissQuery("manyfaces", "none", since=1990), []
    for number, store in stores.items():
        rows = [MissRow(game, 1, "answer", "") for game in range(1, number + 1)]
        with store.transaction():
            store.db.conn.execute("UPDATE games SET year = 2000")
            store.misses.put(WORK, EFFORT, range(1, number + 1), rows, 1)
        assert [row.game_id for row in store.misses.page(wanted, 3, (2, 0))] == [2, 3, 4]
        met.append(steps(store, lambda store: store.misses.page(wanted, 13)))
        met.append(steps(store, lambda store, n=number: store.misses.page(wanted, 13, (n - 20, 1))))
    assert max(met) <= min(met) + 2


def test_misses_are_counted_by_kind_from_an_index(stores):
    store = stores[FEW]
    asked, values = MissQuery("manyfaces", "none").from_where()
    (step,) = store.db.conn.execute(
        f"EXPLAIN QUERY PLAN SELECT kind, count(*) FROM {asked} GROUP BY 1", values
    )
    assert "USING COVERING INDEX misses_by_kind" in step[3]
