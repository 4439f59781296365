"""Audit: an evaluation against the mean over its best moves, by a plain definition, and as a stage."""

import random
import shutil
from dataclasses import replace

import pytest
from mining import SERIAL, add_games, all_games, random_record

from engine.board import Board
from engine.players import load_player
from engine.points import BLACK, EMPTY, PASS, WHITE, board_points, from_gtp, to_gtp
from pipeline.auditing import ERROR, KEEPS, KINDS, Auditor
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.settings import Settings
from pipeline.stages import audit
from pipeline.store import Store

SETTINGS = Settings(engine="manyfaces", every=9, split="train,valid,unseen", jobs=1)


class Counting:
    """An evaluation by hand: a point belongs to whose stone is there, and to Black where nobody's is."""

    def territory(self, board, color):
        share = {BLACK: 1.0, WHITE: -1.0, EMPTY: 0.2}
        return {at: share[board.color_at(at)] for at in board_points(board.size)}


class Undecided(Counting):
    """As ``Counting``; White's stone at A1 is his until Black plays beside it, at A2."""

    def territory(self, board, color):
        found = super().territory(board, color)
        if board.color_at(from_gtp("A2", board.size)) == BLACK:
            found[from_gtp("A1", board.size)] = 1.0
        return found


def test_what_every_best_move_changes_is_an_error():
    board = Board(5)
    board.play(WHITE, from_gtp("A1", 5))
    assert Auditor(Counting()).audit(board, BLACK) == []
    (found,) = Auditor(Undecided()).audit(board, BLACK)
    assert to_gtp(found.point, 5) == "A1"
    assert (found.value, found.mean, found.num_points) == (-1.0, 1.0, 1)
    assert found.kind in ("ladder", "life and death")
    assert Auditor(Undecided()).audit(board, WHITE) == []


def naive_errors(player, board, color):
    """The points in error, straight from the definition."""
    before = player.territory(board, color)
    lists = []
    for move in [PASS, *(p for p in board_points(board.size) if board.is_legal(color, p))]:
        board.play(color, move)
        after = player.territory(board, BLACK + WHITE - color)
        board.undo()
        lists.append((sum(after.values()) * (1 if color == BLACK else -1), move, after))
    best = max(score for score, _, _ in lists)
    errors = set()
    for at in before:
        told = [after[at] for score, move, after in lists if score >= best - KEEPS and move != at]
        if told and abs(before[at] - sum(told) / len(told)) > ERROR:
            errors.add(at)
    return errors


def test_it_finds_what_the_definition_says():
    player = load_player("manyfaces")
    met = 0
    for seed in range(5):
        record = random_record(random.Random(seed), 6, 16)
        board = Board(6)
        board.play_moves(record.moves)
        state = board.state()
        errors = naive_errors(player, board, BLACK)
        found = Auditor(player).audit(board, BLACK)
        assert board.state() == state
        assert sum(one.num_points for one in found) == len(errors)
        assert {one.point for one in found} <= errors
        assert all(one.kind in KINDS for one in found)
        met += len(errors)
    assert met > 10


@pytest.fixture(scope="module")
def ingested(tmp_path_factory):
    """A few games on 5x5."""
    path = tmp_path_factory.mktemp("audit") / "a.sqlite"
    with Store.open(path) as store:
        add_games(store, [random_record(random.Random(seed), 5, 12 + seed) for seed in range(4)])
    return path


def copied(ingested, tmp_path, name="a.sqlite"):
    return Store.open(shutil.copy(ingested, tmp_path / name))


def test_positions_from_the_end_backwards_are_counted_by_phase(ingested, tmp_path):
    assert list(audit.positions(21, 9)) == [21, 12, 3]
    with copied(ingested, tmp_path) as store:
        report = audit.run(store, SETTINGS, SERIAL)
        games = all_games(store)
        assert report.games == len(games)
        assert report.positions["1-40"] == sum(-(-game.record.num_moves // 9) for game in games)
        assert 0 < report.faulty["1-40"] <= report.positions["1-40"]
        rows = store.db.conn.execute("SELECT game_id, move_no, value, mean FROM inconsistencies").fetchall()
        assert sum(report.kinds.values()) == len(rows)
        assert all(abs(value - mean) > ERROR - 0.0001 for _, _, value, mean in rows)
        assert len({row[:2] for row in rows}) == report.faulty["1-40"]
        worst = [abs(one.value - one.mean) for one in report.worst]
        assert worst == sorted(worst, reverse=True)


def test_a_second_run_does_nothing_and_other_positions_are_other_work(ingested, tmp_path):
    with copied(ingested, tmp_path) as store:
        first = audit.run(store, SETTINGS, SERIAL)
        digest = store.content_digest()
        again = audit.run(store, SETTINGS, SERIAL)
        assert (again.games, again.kinds, again.positions) == (0, first.kinds, first.positions)
        assert store.content_digest() == digest
        assert audit.run(store, replace(SETTINGS, every=30), SERIAL).games == first.games
        assert audit.run(store, SETTINGS, SERIAL).games == first.games
        assert store.content_digest() == digest


def test_a_raised_version_does_everything_again(ingested, tmp_path, monkeypatch):
    with copied(ingested, tmp_path) as store:
        first = audit.run(store, SETTINGS, SERIAL)
        monkeypatch.setattr(audit, "VERSION", audit.VERSION + 1)
        assert audit.run(store, SETTINGS, SERIAL).games == first.games


def test_interrupted_and_by_any_number_of_workers_it_ends_with_the_same(ingested, tmp_path, monkeypatch):
    digests = set()
    for name, jobs in (("a", 1), ("b", 2)):
        with copied(ingested, tmp_path, f"{name}.sqlite") as store:
            audit.run(store, SETTINGS, Executor(jobs=jobs))
            digests.add(store.content_digest())
    monkeypatch.setattr(audit, "CHUNK_POSITIONS", 1)
    with copied(ingested, tmp_path, "c.sqlite") as store:
        for games in (1, 3, 4):
            audit.run(store, replace(SETTINGS, games=games), SERIAL)
        digests.add(store.content_digest())
    assert len(digests) == 1


def test_a_player_without_an_evaluation_is_refused(ingested, tmp_path):
    with copied(ingested, tmp_path) as store:
        with pytest.raises(KatachiError, match="ryder has no evaluation to be audited"):
            audit.run(store, replace(SETTINGS, engine="ryder"), SERIAL)
        with pytest.raises(KatachiError, match="no position would be audited: give --every 1 or more"):
            audit.run(store, replace(SETTINGS, every=0), SERIAL)
        assert audit.run(store, replace(SETTINGS, engine="neurogo", every=30), SERIAL).positions["1-40"] > 0
