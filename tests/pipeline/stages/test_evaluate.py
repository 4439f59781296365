import random
from dataclasses import replace
from math import exp, inf, log, sqrt
from statistics import mean, stdev

import numpy as np
import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from made_games import random_moves, sgf
from ryder_settings import Settings

from bench import ablation, features
from engine.board import Board
from engine.features import AT_RULES, FEATURES, GROUPS, NUM_FEATURES
from engine.players import Judgement, load_player
from engine.points import PASS, board_points, coordinates, decode_moves
from pipeline.errors import KatachiError, UsageError
from pipeline.executors import Executor
from pipeline.game_records.inputs import iter_inputs
from pipeline.judging import MISS, NOT_JUDGED, PHASES, JudgedGame, judge
from pipeline.sgf import parse_game
from pipeline.stages import compile, cut, dedupe, evaluate, ingest
from pipeline.stages import replay as replay_stage
from pipeline.store import Store

HANDICAP = b"(;GM[1]SZ[9]HA[2]AB[cc][gg];W[cg];B[gc])"


@pytest.fixture(scope="module")
def collection(tmp_path_factory):
    folder = tmp_path_factory.mktemp("evaluate")
    for seed in range(24):
        # the first six reach the third part of a game
        moves = random_moves(seed, 130 if seed < 6 else 40, 13)
        (folder / f"{seed:02}.sgf").write_bytes(sgf(moves, 13))
    (folder / "handicap.sgf").write_bytes(HANDICAP)
    (folder / "ludo.sgf").write_bytes(b"(;GM[2]SZ[9];B[aa])")
    return folder


@pytest.fixture(scope="module")
def openings(tmp_path_factory):
    """As many games, of a few moves."""
    folder = tmp_path_factory.mktemp("openings")
    for seed in range(24):
        (folder / f"{seed:02}.sgf").write_bytes(sgf(random_moves(seed, 12, 13), 13))
    return folder


def by_hand(records):
    """(move number, rank or None, length of the list) of every move that is no pass."""
    player = load_player("ryder")
    for record in records:
        board = Board(record.size)
        for move_no, (color, point) in enumerate(decode_moves(record.moves), 1):
            if point != PASS:
                points = [c.point for c in player.candidates(board, color, player.list_limit)]
                yield move_no, points.index(point) if point in points else None, len(points)
            board.play(color, point)


def check(measures, judged):
    assert measures.positions == len(judged)
    for name, top in {"top1": 1, "top5": 5, "top10": 10, "top20": 20, "top40": 40, "in_list": 1000}.items():
        hits = sum(rank is not None and rank < top for _, rank, _ in judged)
        assert measures.values[name] == pytest.approx(hits / len(judged))
        assert name == "in_list" or measures.curve[top - 1] == measures.values[name]
    assert measures.mean_list == pytest.approx(mean(length for _, _, length in judged))
    assert measures.values["log_evidence"] is None
    assert measures.ms_per_position > 0


def test_the_measures_are_those_of_the_protocol(collection):
    report = evaluate.run_on_paths([str(collection)], Settings(games=6), Executor())
    records = [parse_game((collection / f"{seed:02}.sgf").read_bytes()) for seed in range(6)]
    judged = list(by_hand(records))
    assert report.total.games == 6
    check(report.total, judged)
    for name, first, last in PHASES[:3]:
        check(report.phases[name], [move for move in judged if first <= move[0] <= (last or 1000)])
    nothing = report.phases["201-"]
    assert (nothing.games, nothing.positions, nothing.values["top1"], nothing.mean_list) == (0, 0, None, None)
    assert nothing.curve == ()


def test_only_even_games_of_the_split_are_measured(collection, tmp_path):
    with Store.open(tmp_path / "katachi.sqlite") as store:
        ingest.run(store, Settings(), Executor(), iter_inputs([str(collection)]))
        content = store.content_digest()
        for split in ("unseen", "valid"):
            report = evaluate.run(store, Settings(split=split), Executor())
            games = [game for game in store.games.select([split]) if game.record.is_even]
            assert report.total.games == len(games) > 0
            check(report.total, list(by_hand(game.record for game in games)))
        assert evaluate.run(store, Settings(games=1), Executor()).total.games == 1
        assert store.content_digest() == content
        with pytest.raises(KatachiError, match="there is no even game in the split unseen on 5x5:"):
            evaluate.run(store, Settings(size=5), Executor())


def test_what_is_passed_over_is_counted(collection):
    report = evaluate.run_on_paths([str(collection)], Settings(), Executor(2))
    assert (report.total.games, report.passed_over, report.rejected) == (24, 1, 1)
    (left_out,) = (table.rows for table in report.tables() if table.header == ("not measured", "records"))
    assert left_out == [("passed over", 1), ("rejected", 1)]
    with pytest.raises(KatachiError, match="no even game to measure on: 1 were passed over and 0 rejected"):
        evaluate.run_on_paths([str(collection / "handicap.sgf")], Settings(), Executor())


def test_a_game_of_passes_only_is_passed_over(collection, tmp_path):
    (tmp_path / "passes.sgf").write_bytes(b"(;GM[1]SZ[13];B[];W[tt];B[])")
    report = evaluate.run_on_paths([str(tmp_path), str(collection / "07.sgf")], Settings(), Executor())
    assert (report.total.games, report.passed_over, report.rejected) == (1, 1, 0)


def test_a_game_counts_once_however_often_it_is_there(collection, tmp_path):
    moves, other = random_moves(3, 60, 13), random_moves(4, 60, 13)
    copies = [
        sgf(moves, 13),
        sgf(moves, 13, image=5),
        sgf(moves[:54], 13),
        sgf(moves[:48], 13),
        sgf(other, 13),
    ]
    for number, text in enumerate(copies):
        (tmp_path / f"{number}.sgf").write_bytes(text)
    report = evaluate.run_on_paths([str(tmp_path)], Settings(), Executor())
    # with fewer than 50 moves it may be another one
    assert (report.total.games, report.passed_over, report.rejected) == (3, 2, 0)
    check(report.total, list(by_hand(map(parse_game, (copies[0], copies[3], copies[4])))))


def test_games_that_were_mined_are_counted(collection, tmp_path):
    with Store.open(tmp_path / "katachi.sqlite") as store:
        ingest.run(
            store,
            Settings(),
            Executor(),
            iter_inputs([str(collection / f"{seed:02}.sgf") for seed in range(12)]),
        )
        training = store.games.count_by_split()["train"]
        report = evaluate.run_on_paths([str(collection)], Settings(), Executor(), store)
    assert 0 < training == report.trained_on < 24
    (line,) = (table.rows[0][0] for table in report.tables() if len(table.header) == 1)
    assert line == f"of these, {training} games of the database's training split"


def test_any_number_of_workers_measures_the_same(collection):
    tables = []
    for jobs in (1, 3):
        report = evaluate.run_on_paths([str(collection)], Settings(games=8), Executor(jobs)).as_json()
        report.pop("ms_per_position")
        for phase in report["phases"].values():
            phase.pop("ms_per_position")
        tables.append(report)
    assert tables[0] == tables[1]


def judged(*ranks):
    return JudgedGame(bytes(ranks), bytes(ranks), bytes([15] * len(ranks)), (0.001,) * len(ranks))


def test_the_gain_is_the_difference_on_the_same_positions():
    before = [judged(0, MISS, 4, NOT_JUDGED), judged(MISS, MISS)]
    after = [judged(0, 7, 4, NOT_JUDGED), judged(0, MISS)]
    found = evaluate.gain(after, before)
    assert found.difference == pytest.approx(
        {"top1": 1 / 5, "top5": 1 / 5, "top10": 2 / 5, "top20": 2 / 5, "top40": 2 / 5, "in_list": 2 / 5}
        | {"log_evidence": None}
    )
    # by game: hits 0 of 3 and 1 of 2 more in the first place
    half = 1.96 * sqrt(2 / 1 * ((0 - 0.2 * 3) ** 2 + (1 - 0.2 * 2) ** 2)) / 5
    assert found.intervals["top1"] == pytest.approx((0.2 - half, 0.2 + half))
    nothing = evaluate.gain(before, before)
    assert set(nothing.difference.values()) == {0, None}
    assert nothing.intervals["top1"] == (0, 0)
    assert evaluate.gain(after, before, 2, 2).difference["top10"] == pytest.approx(1 / 2)


def test_comparing_gives_both_measurements_as_they_are_alone(collection, tmp_path):
    binary = str(tmp_path / "patterns.bin")
    db = str(tmp_path / "katachi.sqlite")
    with Store.open(db) as store:
        ingest.run(store, Settings(), Executor(), iter_inputs([str(collection)]))
        for stage in (replay_stage, cut, dedupe, compile):
            stage.run(store, Settings(db=db, binary=binary), Executor())
        together = evaluate.run(store, Settings(knowledge=binary, compare=True), Executor())
        after = evaluate.run(store, Settings(knowledge=binary), Executor())
        before = evaluate.run(store, Settings(), Executor())
    assert together.measured.total.values == after.total.values
    assert together.without.total.values == before.total.values
    assert (after.without, after.gains) == (None, {})
    for name in evaluate.SHARES:
        difference = after.total.values[name] - before.total.values[name]
        assert together.gains["all"].difference[name] == pytest.approx(difference)
    with pytest.raises(UsageError, match="give --knowledge FILE too"):
        evaluate.run_on_paths([str(collection)], Settings(compare=True), Executor())


# -- players with probabilities ---------------------------------------------------------------------


class Centre:
    """A player that thinks a move the likelier the nearer it is to the centre; its list is of three moves."""

    name, knowledge, list_limit = "centre", "none", 3

    def weights(self, board, color):
        middle = (board.size - 1) / 2
        points = [point for point in board_points(board.size) if board.is_legal(color, point)]
        return {point: exp(-max(abs(at - middle) for at in coordinates(point))) for point in points}

    def ranked(self, board, color, limit=20):
        weights = self.weights(board, color)
        return sorted(weights, key=lambda point: (-weights[point], point))[:limit]

    def judge(self, board, color, point):
        weights = self.weights(board, color)
        share = weights[point] / sum(weights.values())
        return Judgement(self.ranked(board, color, len(weights)).index(point), len(weights), log(share))


def by_centre(record):
    """(place, probability) of every move that is no pass."""
    board = Board(record.size)
    for color, point in decode_moves(record.moves):
        if point != PASS:
            weights = Centre().weights(board, color)
            ahead = [p for p in weights if (-weights[p], p) < (-weights[point], point)]
            yield len(ahead), weights[point] / sum(weights.values())
        board.play(color, point)


def test_the_curve_goes_beyond_the_list_and_the_evidence_is_the_mean_logarithm(collection):
    records = [parse_game((collection / f"{seed:02}.sgf").read_bytes()) for seed in range(6)]
    games = [judge(Centre(), record, "a game") for record in records]
    found = evaluate.measure(games)
    by_game = [list(by_centre(record)) for record in records]
    moves = [move for game in by_game for move in game]
    assert found.mean_list == 3
    assert found.values["in_list"] == pytest.approx(mean(place < 3 for place, _ in moves))
    for n in range(1, 41):
        assert found.curve[n - 1] == pytest.approx(mean(place < n for place, _ in moves))
    assert found.curve[39] > found.values["in_list"] > 0
    logs = [[log(probability) for _, probability in game] for game in by_game]
    assert found.values["log_evidence"] == pytest.approx(mean(value for game in logs for value in game))
    low, high = found.intervals["log_evidence"]
    assert low < found.values["log_evidence"] < high < 0
    assert evaluate.ratio([(sum(game), len(game)) for game in logs], -inf, 0)[1] == pytest.approx((low, high))


def test_passes_have_no_part_in_the_evidence(collection):
    record = parse_game((collection / "00.sgf").read_bytes())
    passed = replace(record, moves=record.moves[:40] + b"..::" + record.moves[40:])
    with_passes, without = (judge(Centre(), one, "a game") for one in (passed, record))
    assert evaluate.measure([with_passes]).values == evaluate.measure([without]).values


def test_the_places_beyond_what_a_byte_holds_are_misses():
    record = parse_game(sgf(random_moves(5, 120, 19), 19))
    found = judge(Centre(), record, "a game")
    beyond = [place for place, _ in by_centre(record) if place >= MISS]
    assert found.places.count(MISS) == len(beyond) > 0


# -- parts of a collection --------------------------------------------------------------------------


def test_parts_share_no_game_and_leave_none_out(openings):
    whole = evaluate.run_on_paths([str(openings)], Settings(), Executor()).total
    for of in (2, 3):
        parts = [
            evaluate.run_on_paths([str(openings)], Settings(part=f"{number}/{of}"), Executor()).total
            for number in range(1, of + 1)
        ]
        assert all(0 < part.games < 24 for part in parts)
        assert sum(part.games for part in parts) == whole.games == 24
        hits = sum(part.values["top5"] * part.positions for part in parts)
        assert hits == pytest.approx(whole.values["top5"] * whole.positions)


def test_a_part_of_a_split_is_the_same_from_files_and_from_the_database(openings, tmp_path):
    turned = tmp_path / "turned"
    turned.mkdir()
    for seed in range(24):
        (turned / f"{seed:02}.sgf").write_bytes(sgf(random_moves(seed, 12, 13), 13, image=seed % 8))
    with Store.open(tmp_path / "katachi.sqlite") as store:
        ingest.run(store, Settings(), Executor(), iter_inputs([str(openings)]))
        training = sum(game.record.is_even for game in store.games.select(["train"]))
        parts = [
            evaluate.run(store, Settings(split="train", part=part), Executor()).total.games
            for part in ("1/2", "2/2")
        ]
        assert sum(parts) == training
        for number, part in enumerate(("1/2", "2/2")):
            again = evaluate.run_on_paths([str(turned)], Settings(part=part), Executor(), store)
            assert again.trained_on == parts[number]


@pytest.mark.parametrize(
    "text", ["0/2", "3/2", "1", "half", "1/0", "1/2/3", "-1/2", "1/" + "9" * 10, "1/" + "9" * 5000]
)
def test_a_part_that_is_none_is_refused(text, collection):
    with pytest.raises(UsageError, match=f"a part is such as 1/2 or 3/10, not '{text}'"):
        evaluate.run_on_paths([str(collection)], Settings(part=text), Executor())


# -- the interval ----------------------------------------------------------------------------------


@given(st.lists(st.integers(0, 20), min_size=2, max_size=40))
def test_for_games_of_one_length_it_is_that_of_the_mean(hits):
    share, interval = evaluate.ratio([(number, 20) for number in hits])
    shares = [number / 20 for number in hits]
    half = 1.96 * stdev(shares) / sqrt(len(shares))
    assert share == pytest.approx(mean(shares))
    assert interval == pytest.approx((max(0, share - half), min(1, share + half)), abs=1e-9)


def test_it_covers_the_truth_as_often_as_it_says():
    """Games of uneven length whose players differ: the interval over positions would cover far less."""
    rng = random.Random(1)
    covered, trials = 0, 400
    for _ in range(trials):
        games = []
        for _ in range(60):
            skill, length = rng.choice((0.2, 0.4)), rng.choice((40, 120, 200))
            games.append((sum(rng.random() < skill for _ in range(length)), length))
        _, (low, high) = evaluate.ratio(games)
        covered += low <= 0.3 <= high
    # 95 % less a little for 60 games, and three standard deviations of the trials
    assert 0.91 <= covered / trials <= 0.985


def test_there_is_none_for_one_game():
    assert evaluate.ratio([(5, 20)]) == (0.25, None)
    assert evaluate.ratio([]) == (None, None)


def test_phases_take_moves_by_number_and_leave_passes_out():
    ranks = bytes([0, NOT_JUDGED, MISS, 3])
    game = JudgedGame(ranks, ranks, bytes([10, 0, 12, 14]), (0.001, 0.0, 0.002, 0.003))
    part = evaluate.measure([game], 2, 4)
    assert (part.positions, part.values["top1"], part.values["top5"]) == (2, 0, 0.5)
    assert part.mean_list == 13
    assert part.ms_per_position == pytest.approx(2.5)


def test_engines_side_by_side_have_the_figures_and_gains_of_evaluate(openings):
    words = [openings, "--games", 4, "R=ryder", "Z=zobrist"]
    told = CliRunner().invoke(ablation.main, [str(word) for word in words], catch_exceptions=False).output
    sections = []
    for engine in ("ryder", "zobrist"):
        report = evaluate.run_on_paths([str(openings)], Settings(engine=engine, games=4), Executor())
        sections.append(f"{report.total.row('all')[3]}")
    assert told.startswith("4 games\n")
    assert all(share in told for share in sections)
    assert "Z over R" in told


def test_features_that_are_learned_are_told_also_one_of_a_group_and_one_rule(capsys):
    new = [*range(GROUPS[2].base, GROUPS[2].base + len(GROUPS[2].features)), AT_RULES - 1, AT_RULES + 7]
    weights, is_new = np.zeros(NUM_FEATURES), np.zeros(NUM_FEATURES, bool)
    is_new[new] = True
    weights[:] = np.arange(NUM_FEATURES) / 100
    features.tell_new(weights, is_new)
    told = [f"{FEATURES[n].name} {n / 100:.2f}" for n in new]
    assert capsys.readouterr().out.splitlines() == [
        "    " + ", ".join(told[:2] + told[-5:-2]),
        *(f"    {one}" for one in told[-2:]),
    ]


def test_features_need_a_game_to_measure_on(openings):
    words = [openings, "--test", openings, "--skip", 1000]
    ran = CliRunner().invoke(features.main, [str(word) for word in words])
    assert ran.exit_code == 2
    assert "no even game on 19x19 is left to measure on after --skip 1000: give fewer" in ran.output
