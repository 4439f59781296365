"""Audit: an evaluation against the mean over its best moves, by a plain definition, and as a stage."""

import random
import shutil
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import pytest
from cli_runner import run, run_json
from mining import SERIAL, WORK, add_games, all_games, random_record

from engine.board import Board
from engine.players import load_player
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    board_points,
    decode_moves,
    from_gtp,
    to_gtp,
    transform_moves,
)
from pipeline.auditing import ERROR, KEEPS, KINDS, Auditor
from pipeline.errors import KatachiError, UsageError
from pipeline.executors import Executor
from pipeline.game_records.identity import SPLITS, identify, parse_splits
from pipeline.matches import own_games
from pipeline.settings import Settings
from pipeline.stages import audit, ingest
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
    assert (found.value, found.mean, found.points) == (-1.0, 1.0, (found.point,))
    assert [to_gtp(move, 5) for move in found.kept] == ["A2"]
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
        listed = [at for one in found for at in one.points]
        assert len(listed) == len(errors)
        assert set(listed) == errors
        for one in found:
            assert one.point not in one.kept
            assert one.mean == pytest.approx(mean_after(player, board, BLACK, one.kept, one.point))
        assert all(one.kind in KINDS for one in found)
        met += len(errors)
    assert met > 10


def mean_after(player, board, color, moves, at):
    """What a player says of a point on the average after these moves."""
    told = []
    for move in moves:
        board.play(color, move)
        told.append(player.territory(board, BLACK + WHITE - color)[at])
        board.undo()
    return sum(told) / len(told)


@pytest.fixture(scope="module")
def ingested(tmp_path_factory):
    """A few games on 5x5."""
    path = tmp_path_factory.mktemp("audit") / "a.sqlite"
    with Store.open(path) as store:
        add_games(store, [random_record(random.Random(seed), 5, 12 + seed) for seed in range(4)])
    return path


class Audited(NamedTuple):
    """These games audited, once for all tests, by this process alone; and what was reported."""

    path: Path
    report: audit.AuditReport
    digest: str


@pytest.fixture(scope="module")
def audited(ingested, tmp_path_factory):
    with copied(ingested, tmp_path_factory.mktemp("audited")) as store:
        report = audit.run(store, SETTINGS, SERIAL)
        return Audited(store.path, report, store.content_digest())


def copied(ingested, tmp_path, name="a.sqlite"):
    return Store.open(shutil.copy(ingested, tmp_path / name))


def test_positions_from_the_end_backwards_are_counted_by_phase(audited):
    assert list(audit.positions(21, 9)) == [21, 12, 3]
    with Store.open(audited.path) as store:
        report = audited.report
        games = all_games(store)
        assert report.games == len(games)
        found = report.found
        assert found.positions["1-40"] == sum(-(-game.record.num_moves // 9) for game in games)
        assert 0 < found.faulty["1-40"] <= found.positions["1-40"]
        rows = store.db.conn.execute("SELECT game_id, move_no, value, mean FROM inconsistencies").fetchall()
        assert sum(found.kinds.values()) == len(rows)
        assert all(abs(value - mean) > ERROR - 0.0001 for _, _, value, mean in rows)
        assert len({row[:2] for row in rows}) == found.faulty["1-40"]
        worst = [abs(one.value - one.mean) for one in found.worst]
        assert worst == sorted(worst, reverse=True)


def test_what_was_audited_is_told_where_there_are_no_games_too(ingested, tmp_path):
    copied(ingested, tmp_path).close()
    ran = run("audit", "--engine", "neurogo", "--size", 25, "--jobs", 1, "--db", tmp_path / "a.sqlite")
    assert (ran.code, ran.out.split()) == (0, ["games", "audited", "now", "0"])


def test_a_second_run_does_nothing_and_other_positions_are_other_work(audited, tmp_path):
    first, digest = audited.report, audited.digest
    with copied(audited.path, tmp_path) as store:
        again = audit.run(store, SETTINGS, SERIAL)
        assert (again.games, again.found) == (0, first.found)
        assert store.content_digest() == digest
        assert audit.run(store, replace(SETTINGS, every=30), SERIAL).games == first.games
        assert audit.run(store, SETTINGS, SERIAL).games == first.games
        assert store.content_digest() == digest


def test_a_raised_version_does_everything_again(audited, tmp_path, monkeypatch):
    with copied(audited.path, tmp_path) as store:
        monkeypatch.setattr(audit, "VERSION", audit.VERSION + 1)
        assert audit.run(store, SETTINGS, SERIAL).games == audited.report.games


def test_interrupted_and_by_any_number_of_workers_it_ends_with_the_same(
    audited, ingested, tmp_path, monkeypatch
):
    with copied(ingested, tmp_path, "b.sqlite") as store:
        audit.run(store, SETTINGS, Executor(jobs=2))
        assert store.content_digest() == audited.digest
    monkeypatch.setattr(audit, "CHUNK_POSITIONS", 1)
    with copied(ingested, tmp_path, "c.sqlite") as store:
        for games in (1, 3, 4):
            audit.run(store, replace(SETTINGS, games=games), SERIAL)
        assert store.content_digest() == audited.digest


def test_a_player_without_an_evaluation_is_refused(ingested, tmp_path):
    with copied(ingested, tmp_path) as store:
        with pytest.raises(KatachiError, match="ryder has no evaluation to be audited"):
            audit.run(store, replace(SETTINGS, engine="ryder"), SERIAL)
        with pytest.raises(KatachiError, match="no position would be audited: give --every 1 or more"):
            audit.run(store, replace(SETTINGS, every=0), SERIAL)
        neurogo = audit.run(store, replace(SETTINGS, engine="neurogo", every=30), SERIAL)
        assert neurogo.found.positions["1-40"] > 0


def add_with_source(store, record):
    game = identify(record)
    with store.recording("ingest", SETTINGS) as run_id, store.transaction():
        input_id = store.inputs.begin("a.sgf", "0", 1, run_id)
        status, game_id = store.games.register(game, 1, run_id)
        store.inputs.add_source(input_id, 0, status, game_id, game, 1, run_id)


def test_points_are_told_as_the_first_record_has_them(tmp_path):
    """The same game turned in eight ways: the worst is at the turned point every time, the moves too."""
    record = random_record(random.Random(1), 5, 14)
    told = set()
    for symmetry in range(8):
        turned = replace(record, moves=transform_moves(record.moves, symmetry, 5))
        with Store.open(tmp_path / f"{symmetry}.sqlite") as store:
            add_with_source(store, turned)
            (worst, *_) = audit.run(store, replace(SETTINGS, every=14), SERIAL).found.worst
        board = Board(5)
        board.play_moves(turned.moves[:-2])
        player = load_player("manyfaces")
        color = decode_moves(turned.moves)[-1][0]
        at = from_gtp(worst.point, 5)
        assert player.territory(board, color)[at] == pytest.approx(worst.value, abs=0.0001)
        kept = [from_gtp(move, 5) for move in worst.kept.split()]
        assert mean_after(player, board, color, kept, at) == pytest.approx(worst.mean, abs=0.0001)
        told.add((worst.value, worst.mean, worst.kind))
    assert len(told) == 1


# -- games of the player against itself ------------------------------------------------------------


OWN = replace(SETTINGS, size=7, games=3, every=20)


def play_and_audit(store, settings=OWN, seed=1, executor=SERIAL):
    collection = own_games.run(store, settings, executor, seed)
    return audit.run(store, settings, executor, collection)


def test_own_games_are_audited_and_nothing_else_takes_them(ingested, tmp_path):
    with copied(ingested, tmp_path) as store:
        before = store.games.count_by_split()
        last = store.games.last_change()
        report = play_and_audit(store)
        assert report.games == 3
        assert sum(report.found.positions.values()) >= 3
        after = store.games.count_by_split()
        assert after == before | {"selfplay": 3}
        assert store.games.last_change() == last
        assert all(game.split != "selfplay" for game in store.games.select(tuple(SPLITS)))
        assert store.replays.games_to_replay(WORK, tuple(SPLITS)) == [
            (game.id, game.record.num_moves) for game in store.games.select(tuple(SPLITS))
        ]
        assert store.games.num_after(0) == len(list(store.games.after(0))) == sum(before.values())
        own = {row[0] for row in store.db.conn.execute("SELECT id FROM games WHERE split = 'selfplay'")}
        audited = {row[0] for row in store.db.conn.execute("SELECT game_id FROM audits")}
        assert audited == own
    with pytest.raises(UsageError, match="no split is called 'selfplay'"):
        parse_splits("train,selfplay")


def test_own_games_read_from_a_file_later_stay_out_of_training(tmp_path):
    with Store.open(tmp_path / "a.sqlite") as store:
        play_and_audit(store)
        (game, *_) = store.games._select("ORDER BY id", ())
        again = identify(game.record)
        with store.recording("ingest", OWN) as run_id, store.transaction():
            assert store.games.register(again, ingest.VERSION, run_id) == ("duplicate", game.id)
        assert store.games.split(again) == "selfplay"


def test_own_games_are_the_same_by_seed_however_they_were_played(tmp_path):
    digests = {}
    for name, seed, jobs in (("a", 1, 1), ("b", 1, 2), ("c", 2, 1)):
        with Store.open(tmp_path / f"{name}.sqlite") as store:
            play_and_audit(store, seed=seed, executor=Executor(jobs=jobs))
            digests[name] = store.content_digest()
            play_and_audit(store, seed=seed)
            assert store.content_digest() == digests[name]
    with Store.open(tmp_path / "d.sqlite") as store:
        for games in (1, 2, 3):
            own_games.run(store, replace(OWN, games=games), SERIAL, 1)
        play_and_audit(store)
        assert store.content_digest() == digests["a"] == digests["b"] != digests["c"]
        moves = [row[0] for row in store.db.conn.execute("SELECT moves FROM games")]
        assert len(set(moves)) == 3


def test_self_play_by_the_command(tmp_path):
    db = ("--db", tmp_path / "a.sqlite", "--jobs", 1, "--size", 9, "--every", 40)
    words = ("audit", "--engine", "manyfaces", "--selfplay", 2, *db)
    told = run_json(*words)
    assert (told["games"], run_json(*words)["games"]) == (2, 0)
    assert told["positions"] == run_json(*words)["positions"]
    assert run_json("audit", "--engine", "manyfaces", "--selfplay", 3, *db)["games"] == 1
    assert run_json("status", "--db", tmp_path / "a.sqlite")["games"]["selfplay"] == 3


def test_self_play_that_cannot_be_is_refused_before_anything_is_played(tmp_path):
    db = ("--db", tmp_path / "a.sqlite", "--jobs", 1)
    for words, code, said in (
        (("--split", "train"), 2, "leave out --split"),
        (("--games", 3), 2, "leave out --games"),
        (("--every", 0), 1, "give --every 1 or more"),
        (("--engine", "ryder"), 1, "ryder has no evaluation"),
        (("--size", 1), 2, "2x2 to 25x25, not on 1x1"),
    ):
        ran = run("audit", "--engine", "manyfaces", "--selfplay", 2, *words, *db)
        assert (ran.code, said in ran.err) == (code, True), ran.err
    with Store.open(tmp_path / "a.sqlite") as store:
        assert store.games.count() == 0


def test_options_that_do_not_belong_together_are_wrong_usage(tmp_path):
    for words, said in (
        (("--seed", 1), "--seed belongs to --selfplay; give it too"),
        (("--selfplay", 1, "--games", 5), "--selfplay plays the games that it audits: leave out --games"),
    ):
        ran = run("audit", "--db", tmp_path / "none.sqlite", *words)
        assert (ran.code, ran.err.splitlines()[-1]) == (2, f"Error: {said}")
