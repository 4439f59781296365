"""Patterns tried on the sample: the same as the engine says, position by position."""

import random
from dataclasses import replace

import numpy as np
import pytest
from cli_runner import run_json
from made_games import random_moves, sgf
from reviewing import learned_patterns, make

from engine.attributes import matches
from engine.board import Board
from engine.features import FEATURES
from engine.network import HIDDEN, INPUTS, LOOKED_AT, MIXED, UNIT, Parameters
from engine.patterns import PatternBook, binary
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY, MEASURES, Attribute, Pattern
from engine.players import load_player
from engine.points import PASS, decode_moves
from pipeline import knowledge
from pipeline.review import sample as sampling
from pipeline.review import trying
from pipeline.review.sample import FACTS, NO_PLACE, place_of, sample_of
from pipeline.store import Store

POSITIONS = 60


def small_patterns(number, seed=1):
    """Patterns with few cells around the move, so that they are on many boards."""
    rng = random.Random(seed)
    found = []
    for index in range(number):
        cells = bytearray([ANYTHING] * 64)
        for cell in rng.sample((18, 19, 20, 26, 28, 34, 35, 36, 25, 29), 2):
            cells[cell] = rng.choice((FRIEND_ANY, ENEMY_ANY, EMPTY_BIT, 28 | 1, 224 | 1, 8, 64, 255 - 2))
        cells[27] = EMPTY_BIT
        stones = [cell for cell in range(64) if cells[cell] & 255 - 252 == 0]
        asked = [Attribute("distance", -1, 0, rng.choice((4, 9, 40)))] * (index % 5 == 0)
        asked += [Attribute("phase", -1, 0, 1)] * (index % 7 == 0)
        if index % 2 and stones:
            measure = rng.choice((*FACTS, "liberties", "stones", "last"))
            low = rng.choice((0, 1)) if measure in (*FACTS, "last") else 2
            high = low if measure in (*FACTS, "last") else 5
            asked.append(Attribute(measure, stones[0], low, high))
        found.append(Pattern(f"T{index}", bytes(cells), 27, attributes=tuple(asked), weight=0.5))
    return found


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return make(tmp_path_factory.mktemp("trying"))


@pytest.fixture(scope="module")
def patterns():
    return [*learned_patterns(), *small_patterns(60)]


@pytest.fixture(scope="module")
def written(made, patterns):
    path = made.parent / "all.bin"
    binary.write(path, patterns, {FEATURES[0].name: 1.0, "last-distance-2": 0.5})
    return path


def sampled(made, binary_path, cache):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sampling, "POSITIONS", POSITIONS)
        patch.setattr(sampling.os, "nice", lambda more: 0)
        return sample_of(str(made), "manyfaces", str(binary_path), str(made.parent / cache))


@pytest.fixture(scope="module")
def sample(made, written):
    return sampled(made, written, "sample.npz")


def loud_network():
    """A network that says much, so that a changed weight changes what it says."""
    rng = np.random.default_rng(7)

    def numbers(*shape, dtype=np.int16, most=200):
        return rng.integers(-most, most + 1, shape).astype(dtype)

    rows = {feature.name: numbers(HIDDEN) for feature in FEATURES[::2]}
    mixed = numbers(MIXED, dtype=np.int32, most=200 * UNIT)
    return Parameters(rows, numbers(HIDDEN), numbers(MIXED, INPUTS), mixed, numbers(MIXED))


def positions(store, sample):
    """Each position of the sample on a board, with its color, last move and number."""
    for game_id, number in zip(sample.game, sample.number, strict=True):
        record = store.games.get(int(game_id)).record
        board = Board(record.size)
        board.setup(record.setup)
        moves = decode_moves(record.moves)
        for color, point in moves[: number - 1]:
            board.play(color, point)
        yield board, moves[number - 1], moves[number - 2][1] if number > 1 else 0, int(number)


def test_the_sample_is_what_was_played(made, sample):
    assert sample.size == POSITIONS
    with Store.open(made) as store:
        for row, (_, (color, point), last, number) in enumerate(positions(store, sample)):
            assert sample.played[row] == place_of(point)
            assert sample.last[row] == (NO_PLACE if last in (0, PASS) else place_of(last))
            assert sample.phase[row] == sum(number > end for end in (40, 120, 200))
            assert np.isfinite(sample.values[row]).sum() > 100
            assert color


def check_found(made, sample, patterns, path):
    """Each pattern is found where the engine finds it; gives these positions and places by pattern."""
    book = PatternBook.open(path)
    expected = {pattern.id: set() for pattern in patterns}
    with Store.open(made) as store:
        for row, (board, (color, _), last, number) in enumerate(positions(store, sample)):
            for point, index, _ in matches(book, board, color, last, number):
                expected[book.id(index)].add((row, place_of(point)))
    legal = np.isfinite(sample.values)
    for pattern in patterns:
        found = trying.find(sample, pattern)
        places = list(zip(found.positions.tolist(), found.places.tolist(), strict=True))
        assert len(set(places)) == len(places)
        assert set(places) == {each for each in expected[pattern.id] if legal[each]}, pattern.id
    return expected


def test_a_pattern_is_found_where_the_engine_finds_it(made, sample, patterns, written):
    expected = check_found(made, sample, patterns, written)
    assert sum(map(len, expected.values())) > 1000
    assert sum(bool(expected[pattern.id]) for pattern in patterns if pattern.attributes) > 10


def test_what_was_played_instead_lies_where_the_pattern_has_it(sample):
    """A bare pattern whose one stone is beside its move, and games in which that is told by hand."""
    cells = bytearray([ANYTHING] * 64)
    cells[27], cells[28] = EMPTY_BIT, ENEMY_ANY
    pattern = Pattern("T", bytes(cells), 27)
    found = trying.find(sample, pattern)
    expected = {}
    for position, place, turn in zip(*found, strict=True):
        for cell in range(64):
            x, y = cell % 8 - 3, cell // 8 - 3
            x, y = (y, x) if turn & 1 else (x, y)
            there = place + (-x if turn & 2 else x) + sampling.WIDTH * (-y if turn & 4 else y)
            if there == sample.played[position] and cell != 27:
                expected[cell] = expected.get(cell, 0) + 1
    told = trying.played_instead(sample, pattern, found)
    assert told
    assert told == sorted(expected.items(), key=lambda each: (-each[1], each[0]))[: trying.SHOWN]


def ranks(made, sample, path):
    """Place and log-probability of the played moves, asked of the engine itself."""
    player = load_player("manyfaces", path)
    with Store.open(made) as store:
        return [player.judge(board, color, point) for board, (color, point), _, _ in positions(store, sample)]


def test_what_a_change_does_is_what_the_engine_does_with_it(made, sample, patterns, written, tmp_path):
    busy = max(patterns, key=lambda pattern: len(trying.find(sample, pattern).places))
    changed = replace(busy, cells=patterns[8].cells, attributes=(), weight=-1.25)
    weights = {FEATURES[0].name: 1.0, "last-distance-2": 0.5}
    others = [pattern for pattern in patterns if pattern is not busy]
    binary.write(tmp_path / "without.bin", others, weights)
    binary.write(tmp_path / "changed.bin", [*others, changed], weights)
    before = ranks(made, sample, written)
    cases = (("without.bin", []), ("changed.bin", [(trying.find(sample, changed), -1.25)]))
    for name, added in cases:
        after = ranks(made, sample, tmp_path / name)
        done = trying.effect(sample, [(trying.find(sample, busy), busy.weight)], added)
        for top, shares in done.tops.items():
            for share, found in zip(shares, (before, after), strict=True):
                assert share == pytest.approx(sum(each.place < top for each in found) / POSITIONS)
        nats = sum(each.log_probability for each in after) - sum(each.log_probability for each in before)
        assert done.nats == pytest.approx(nats, abs=1e-3)
        for position, was, now in (*done.better, *done.worse):
            assert (was, now) == (before[position].place + 1, after[position].place + 1)


@pytest.mark.parametrize("edit", ["weight", "without", "cells", "added", "nothing"])
def test_the_network_looks_again_as_the_player_with_that_change_does(made, patterns, tmp_path, edit):
    """Weights of all features, so that it matters which moves are looked at; the change is compiled too."""
    rng = np.random.default_rng(3)
    weights = {feature.name: float(np.float32(rng.normal(0, 0.4))) for feature in FEATURES}
    network = loud_network().to_bytes()
    known = patterns[:-1]
    binary.write(tmp_path / "before.bin", known, weights, network=network)
    sample = sampled(made, tmp_path / "before.bin", f"{edit}.npz")
    assert sample.has_network
    assert sample.num_moves.min() > LOOKED_AT
    spoken = {pattern.id: len(trying.find(sample, pattern).places) for pattern in known}
    # one that speaks for all moves changes nothing beside another
    busy = max((one for one in known if spoken[one.id] < 30 * POSITIONS), key=lambda one: spoken[one.id])
    others = [pattern for pattern in known if pattern is not busy]
    changed = {
        "weight": [*others, replace(busy, weight=2.3)],
        "without": others,
        "cells": [*others, replace(busy, cells=patterns[8].cells, attributes=(), weight=-1.25)],
        "added": [*known, replace(patterns[-1], weight=1.7)],
        "nothing": known,
    }[edit]
    binary.write(tmp_path / "after.bin", changed, weights, network=network)
    before = [(trying.find(sample, one), one.weight) for one in known if one not in changed]
    after = [(trying.find(sample, one), one.weight) for one in changed if one not in known]
    touched, old, new = trying.revalue(sample, before, after)
    assert (len(touched) > 20) is (edit != "nothing")
    rows = {int(position): row for row, position in enumerate(touched)}
    one, two = (load_player("manyfaces", tmp_path / name) for name in ("before.bin", "after.bin"))
    columns = {place: column for column, place in enumerate(trying.ON_BOARD)}
    moved_again = 0
    with Store.open(made) as store:
        for position, (board, (color, _), _, _) in enumerate(positions(store, sample)):
            was, now = one.valuation.values(board, color), two.valuation.values(board, color)
            if position not in rows:
                assert was == now
                continue
            row, at = rows[position], [columns[place_of(point)] for point in now]
            assert old[row, at].tolist() == list(was.values())
            expected = np.array(list(now.values()))
            assert new[row, at].tolist() == pytest.approx(expected.tolist(), abs=1e-12)
            assert (np.argsort(-new[row, at], kind="stable") == np.argsort(-expected, kind="stable")).all()
            assert np.isfinite(new[row]).sum() == len(now)
            places = [found.places[found.positions == position] for found, _ in (*before, *after)]
            elsewhere = np.isin(at, [columns[place] for place in np.concatenate(places)], invert=True)
            moved_again += bool((new[row, at] != old[row, at])[elsewhere].any())
    assert moved_again > 20 or edit == "nothing"  # the network says other things of other moves too


def test_a_change_is_tried_with_the_player_s_network(made, patterns, tmp_path):
    network = loud_network().to_bytes()
    weights = {FEATURES[0].name: 1.0, "last-distance-2": 0.5}
    binary.write(tmp_path / "before.bin", patterns, weights, network=network)
    binary.write(tmp_path / "after.bin", patterns[1:], weights, network=network)
    sample = sampled(made, tmp_path / "before.bin", "tried.npz")
    left_out = [(trying.find(sample, patterns[0]), patterns[0].weight)]
    done = trying.effect(sample, left_out, [])
    before, after = (ranks(made, sample, tmp_path / name) for name in ("before.bin", "after.bin"))
    for top, shares in done.tops.items():
        for share, found in zip(shares, (before, after), strict=True):
            assert share == pytest.approx(sum(each.place < top for each in found) / POSITIONS)
    nats = sum(each.log_probability for each in after) - sum(each.log_probability for each in before)
    assert done.nats == pytest.approx(nats, abs=1e-9)


def test_a_damaged_sample_is_as_if_it_were_not_there(made, sample, tmp_path):
    whole, kept = (made.parent / "sample.npz").read_bytes(), tmp_path / "kept.npz"
    kept.write_bytes(whole)
    with np.load(kept) as arrays:
        stamp = str(arrays["stamp"])
    assert sampling._read_cache(kept, stamp) is not None
    for damaged in (whole[: len(whole) // 2], b"", b"no arrays", whole.replace(b"codes.npy", b"cedes.npy")):
        kept.write_bytes(damaged)
        assert sampling._read_cache(kept, stamp) is None


def test_a_sample_is_made_once_for_the_same_games_and_knowledge(made, sample, written, monkeypatch):
    monkeypatch.setattr(sampling.os, "nice", lambda more: 0)
    monkeypatch.setattr(sampling, "_positions", lambda games, player: pytest.fail("made again"))
    again = sample_of(str(made), "manyfaces", str(written), str(made.parent / "sample.npz"))
    assert all((one == two).all() for one, two in zip(again, sample, strict=True))


def test_a_sample_is_made_again_when_its_games_have_grown(monkeypatch, tmp_path):
    monkeypatch.setattr(sampling.os, "nice", lambda more: 0)
    monkeypatch.setattr(sampling, "POSITIONS", 40)
    path, cache = make(tmp_path), str(tmp_path / "sample.npz")
    assert 100 < sample_of(str(path), "ryder", None, cache).number.max() <= 130
    (tmp_path / "longer").mkdir()
    for seed in range(1, 12):
        (tmp_path / "longer" / f"{seed}.sgf").write_bytes(sgf(random_moves(seed, 180)))
    assert run_json("ingest", tmp_path / "longer", "--db", path, "--jobs", 1)["duplicate"] == 11
    assert sample_of(str(path), "ryder", None, cache).number.max() > 130


def test_an_engine_without_values_still_counts(made, monkeypatch, tmp_path):
    monkeypatch.setattr(sampling.os, "nice", lambda more: 0)
    monkeypatch.setattr(sampling, "POSITIONS", 5)
    found = sample_of(str(made), "ryder", None, str(tmp_path / "r.npz"))
    assert found.size == 5
    assert trying.num_played(found, trying.find(found, small_patterns(1)[0])) >= 0


def test_patterns_made_by_hand_are_found_where_the_engine_finds_them(made, sample, tmp_path):
    patterns = [pattern for _, pattern in knowledge.hand_made()]
    binary.write(tmp_path / "hand.bin", patterns)
    expected = check_found(made, sample, patterns, tmp_path / "hand.bin")
    assert sum(bool(expected[pattern.id]) for pattern in patterns if pattern.attributes) > 10


@pytest.mark.parametrize("measure", MEASURES)
def test_every_measure_can_be_asked_of_the_sample(sample, measure):
    """A range of all its values finds what the pattern finds without it."""
    cells = bytearray([ANYTHING] * 64)
    cells[27], cells[28] = EMPTY_BIT, ENEMY_ANY
    where, low, high, _ = MEASURES[measure]
    attribute = Attribute(measure, 28 if where == "cell" else -1, low, high)
    bare = Pattern("T", bytes(cells), 27)
    expected, found = (
        trying.find(sample, pattern) for pattern in (bare, replace(bare, attributes=(attribute,)))
    )
    assert len(expected.places) > 100
    assert found.positions.tolist() == expected.positions.tolist()
    assert found.places.tolist() == expected.places.tolist()
