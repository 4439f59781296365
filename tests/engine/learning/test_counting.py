"""Counts against loops over all moves of all positions."""

from collections import Counter as Bag
from collections import defaultdict

import numpy as np
import pytest
from learning_games import family_patterns, positions, random_game, shape_patterns, weighted_book

from engine.features import FEATURES
from engine.learning.counting import TALLY, Counter, Facts
from engine.points import BLACK, WHITE, EngineError
from engine.valuation import Valuation
from engine.walk import Game

GAMES = [random_game(5 + i % 3, 25, i) for i in range(6)] + [Game(9, b"", b"..::"), Game(5, b"", b"")]
FACTS = [
    Facts(0, 1, BLACK, 1846),
    Facts(1, 2, WHITE, 1840),
    Facts(2, 0, 0, 1900),
    Facts(0, 1, WHITE),
    Facts(9, 10, BLACK, 1850),
    Facts(10, 10, WHITE, 2020),
    Facts(3, 3, BLACK, 1800),
    Facts(3, 3),
]


@pytest.fixture(scope="module")
def book(tmp_path_factory):
    patterns = family_patterns() + shape_patterns(GAMES, 4)
    assert len(patterns) > 50
    return weighted_book(tmp_path_factory.mktemp("book") / "book.bin", patterns)


def naive(book):
    """By pattern: what a tally says, as a dictionary; the players; the number of positions."""
    valuation, num_positions = Valuation(book), 0
    bags = {name: Bag() for name in ("seen", "played", "won", "decided")}
    years, games, players = defaultdict(list), defaultdict(set), defaultdict(set)
    for index, (game, facts) in enumerate(zip(GAMES, FACTS, strict=True)):
        for board, color, played in positions(game):
            num_positions += 1
            for at in valuation.values(board, color):
                parts = (number - len(FEATURES) for number, _ in valuation.parts(board, color, at))
                numbers = [number for number in parts if number >= 0]
                bags["seen"].update(numbers)
                if at != played:
                    continue
                bags["played"].update(numbers)
                bags["decided"].update(numbers if facts.winner else [])
                bags["won"].update(numbers if facts.winner == color else [])
                for number in numbers:
                    games[number].add(index)
                    players[number].add(facts.black if color == BLACK else facts.white)
                    years[number] += [facts.year] if facts.year else []
    return bags, years, games, players, num_positions


def test_tallies_are_those_of_the_loops(book):
    counter = Counter(book, 11)
    for index, (game, facts) in enumerate(zip(GAMES, FACTS, strict=True)):
        counter.count(game, facts, index)
    bags, years, games, players, num_positions = naive(book)
    tally, num_players = counter.tally(), counter.num_players()
    assert (tally.dtype, len(tally)) == (TALLY, len(book))
    assert counter.positions == num_positions > 100
    for number, row in enumerate(tally):
        for name, bag in bags.items():
            assert row[name] == bag[number]
        assert row["games"] == len(games[number])
        assert row["first_year"] == min(years[number], default=0)
        assert row["last_year"] == max(years[number], default=0)
        assert num_players[number] == len(players[number])
    assert np.count_nonzero(tally["seen"]) >= np.count_nonzero(tally["played"]) > 20
    assert (tally["seen"] > tally["played"]).any()
    assert num_players.max() >= 5


def test_games_add_up_whatever_their_order(book):
    counters = Counter(book, 11), Counter(book, 11)
    for counter, turn in zip(counters, (1, -1), strict=True):
        for index in list(range(len(GAMES)))[::turn]:
            counter.count(GAMES[index], FACTS[index], index)
    one, other = (counter.tally() for counter in counters)
    assert all((one[name] == other[name]).all() for name in TALLY.names if name != "last_game")
    assert (counters[0].num_players() == counters[1].num_players()).all()


def test_without_players_none_are_counted(book):
    counter = Counter(book)
    counter.count(GAMES[0], Facts(77, 88), 0)
    assert counter.positions > 0
    assert not counter.num_players().any()


def test_a_game_is_counted_up_to_its_first_illegal_move(book):
    whole, broken = Counter(book), Counter(book)
    game = random_game(5, 10, 3)
    whole.count(game, Facts(0, 0), 0)
    on_a_stone = game.moves[-2:].swapcase()
    assert on_a_stone.isalpha()
    broken.count(Game(5, b"", game.moves + on_a_stone + b"aabb"), Facts(0, 0), 0)
    assert broken.positions == whole.positions
    assert (broken.tally() == whole.tally()).all()


@pytest.mark.parametrize("facts", [Facts(16, 0), Facts(0, 16), Facts(-1, 0)])
def test_a_player_that_there_is_no_room_for(book, facts):
    with pytest.raises(
        EngineError, match=f"players {facts.black} and {facts.white}: there is no room for them"
    ):
        Counter(book, 11).count(GAMES[0], facts, 0)


def counted(book, games, counter=None):
    counter = counter or Counter(book, 11)
    for index in games:
        counter.count(GAMES[index], FACTS[index], index)
    return counter


def same(one, other):
    tallies = one.tally(), other.tally()
    return (one.num_players() == other.num_players()).all() and all(
        (tallies[0][name] == tallies[1][name]).all() for name in TALLY.names if name != "last_game"
    )


def test_what_several_counters_counted_is_put_together(book):
    together, first, second = (counted(book, games) for games in (range(8), range(0, 8, 2), range(1, 8, 2)))
    positions = first.positions + second.positions
    first.absorb(second)
    assert same(first, together)
    assert first.positions == together.positions == positions
    assert same(second, Counter(book, 11))


@pytest.mark.parametrize("at", range(9))
def test_a_counter_goes_on_where_another_one_stopped(book, at):
    stopped = counted(book, range(at))
    kept = {name: array.copy() for name, array in stopped.state().items()}
    again = Counter(book, 11)
    again.restore(kept)
    assert same(counted(book, range(at, 8), again), counted(book, range(8)))


def test_the_state_of_other_work_is_refused(book):
    with pytest.raises(EngineError, match="other patterns or players"):
        Counter(book, 11).restore(Counter(book).state())
