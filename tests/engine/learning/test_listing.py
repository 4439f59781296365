"""Listed games: what is counted, measured and learned from lists is what the games themselves give."""

import numpy as np
import pytest
from learning_games import classic, family_patterns, random_game, shape_patterns, weighted_book

from engine.joseki.default import open_joseki
from engine.learning.counting import Counter, Facts
from engine.learning.listing import Listed, Lister
from engine.learning.shortlists import Gatherer
from engine.learning.training import Trainer
from engine.points import EngineError
from engine.walk import Game

#: passes, a game without moves, an illegal move in the middle, a setup
ODD = [
    Game(9, b"", b"..::ee::ff"),
    Game(9, b"", b""),
    Game(9, b"", b"eeEEff"),
    Game(19, b"dd", b"QQqd"),
]
GAMES = [*(random_game(5 + i % 4, 20, i) for i in range(5)), *ODD, classic("shusaku-castle-1")]
FACTS = [Facts(number % 3, 1 + number % 3, 1 + number % 2, 1900 + number) for number in range(len(GAMES))]


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    patterns = family_patterns() + shape_patterns(GAMES[:5], 3)
    return weighted_book(tmp_path_factory.mktemp("books") / "book.bin", patterns)


@pytest.fixture(scope="module")
def lists(book):
    lister = Lister(book)
    return [Listed.unpacked(lister.listed(game).packed()) for game in GAMES]


def same(one, other):
    return all(a.dtype == b.dtype and a.tolist() == b.tolist() for a, b in zip(one, other, strict=True))


def test_packed_and_unpacked_they_are_the_same(book):
    lister = Lister(book)
    for game in GAMES:
        listed = lister.listed(game)
        assert listed.fault == ""
        assert same(listed, Listed.unpacked(listed.packed()))
        assert same(listed, lister.listed(game)), "a lister remembers nothing"


def test_patterns_beyond_sixteen_bits_are_packed():
    listed = Listed(
        np.array([2], np.int16),
        np.array([1], np.int16),
        np.array([1], np.uint8),
        np.array([0, 1], np.uint16),
        np.array([3, 0], np.uint16),
        np.array([7], np.int16),
        np.array([65535, 65536, 2**24 - 1], np.int32),
    )
    assert same(listed, Listed.unpacked(listed.packed()))


@pytest.mark.parametrize("learners", [1, 4])
def test_the_same_is_learned(book, lists, learners):
    one, other = Trainer(book, learners), Trainer(book, learners)
    for rate in (0.2, 0.1):
        seen, from_lists = one.epoch(GAMES, rate), other.epoch(lists, rate, threads=2)
        assert (seen.positions, seen.log_evidence) == (from_lists.positions, from_lists.log_evidence)
        assert seen.ranks.tolist() == from_lists.ranks.tolist()
    assert one.state().tobytes() == other.state().tobytes()


def test_the_same_is_measured(book, lists):
    trainer = Trainer(book)
    assert trainer.measure(GAMES).log_evidence == trainer.measure(lists).log_evidence
    for one, other in zip(trainer.slopes(GAMES), trainer.slopes(lists), strict=True):
        assert one.tobytes() == other.tobytes()
    mixed = [
        listed if number % 2 else game for number, (game, listed) in enumerate(zip(GAMES, lists, strict=True))
    ]
    assert trainer.measure(mixed, threads=2).ranks.tolist() == trainer.measure(GAMES).ranks.tolist()


def test_with_joseki_too(book):
    joseki = open_joseki(None)
    trainer, lister = Trainer(book, joseki=joseki), Lister(book, joseki)
    alone = trainer.measure(GAMES[-1:]).log_evidence
    assert trainer.measure([lister.listed(GAMES[-1])]).log_evidence == alone
    assert sum(map(len, lister.listed(GAMES[-1]))) != sum(map(len, Lister(book).listed(GAMES[-1])))


@pytest.mark.parametrize("patterns_only", [False, True])
def test_the_same_is_counted(book, patterns_only):
    lister = Lister(book, None, patterns_only)
    one, other = Counter(book, 9), Counter(book, 9)
    for number, (game, facts) in enumerate(zip(GAMES, FACTS, strict=True)):
        one.count(game, facts, number)
        other.count(lister.listed(game), facts, number)
    assert one.positions == other.positions > 300
    assert one.tally().tolist() == other.tally().tolist()
    assert one.num_players().tolist() == other.num_players().tolist()


def test_the_same_is_gathered(book, lists):
    one, other = Gatherer(book, 8), Gatherer(book, 8)
    for game, listed in zip(GAMES, lists, strict=True):
        one.add(game)
        other.add(listed)
    found = one.take()
    assert len(found.moves) > 300
    assert same(found, other.take())


def test_a_game_that_was_left_is_not_gone_on_with(book, lists):
    for games in (GAMES, lists):
        trainer = Trainer(book, 1)
        trainer.learners[0].begin(games)
        trainer.learners[0].advance(3, False)
        assert trainer.measure([GAMES[0]]).positions == len(lists[0].moves)


def test_lists_of_another_book_are_refused(book, lists, tmp_path):
    smaller = weighted_book(tmp_path / "smaller.bin", family_patterns())
    for use in (
        lambda: Trainer(smaller).measure(lists),
        lambda: Counter(smaller).count(lists[-1], FACTS[0], 0),
    ):
        with pytest.raises(EngineError, match="not of this book's patterns: a pattern that there is not"):
            use()


def damaged(listed, **fields):
    return listed._replace(
        **{name: np.array(values, getattr(listed, name).dtype) for name, values in fields.items()}
    )


def test_lists_that_cannot_be_are_refused(book, lists):
    listed = lists[0]
    number = len(listed.moves)
    for fields in (
        {"moves": listed.moves[:-1]},
        {"played": np.full(number, -1)},
        {"played": listed.moves},
        {"moves": listed.moves + 1},
        {"moves": np.zeros(number)},
        {"features": listed.features[1:]},
        {"patterns": [*listed.patterns, 0]},
        {"features": np.full(len(listed.features), -1)},
    ):
        with pytest.raises(EngineError, match="these lists are not of this book's patterns: "):
            Trainer(book).measure([damaged(listed, **fields)])


def test_a_position_of_more_moves_than_points_is_refused(book, lists):
    one = {name: [value] for name, value in (("moves", 30_000), ("played", 0), ("colors", 1))}
    none = {name: np.zeros(30_000) for name in ("num_features", "num_patterns")}
    listed = damaged(lists[0], **one, **none, features=[], patterns=[])
    with pytest.raises(EngineError, match="a position of more moves than a board has points"):
        Trainer(book).measure([listed])


@pytest.mark.parametrize("cut", [0, 3, 31, 32, 100])
def test_what_is_cut_off_cannot_be_unpacked(lists, cut):
    with pytest.raises(ValueError, match="lists of another length than they say"):
        Listed.unpacked(lists[0].packed()[:cut])


def test_a_changed_byte_is_found(lists):
    content = bytearray(lists[0].packed())
    for at in range(40, len(content), 97):
        changed = content.copy()
        changed[at] ^= 0x55
        with pytest.raises(ValueError, match="lists that cannot be unpacked"):
            Listed.unpacked(bytes(changed))
