"""Where patterns come up and are played in games, against a look at every position anew."""

import random
import signal

import pytest
from learning_games import classic, random_game
from some_patterns import game_patterns

from engine.attributes import matches
from engine.board import Board
from engine.pattern_finder import GamePatterns, PatternFinder, PlayedPattern
from engine.patterns import Pattern, PatternBook, binary
from engine.patterns.pattern import ANYTHING, EMPTY_BIT, ENEMY_ANY, FRIEND_ANY, Attribute
from engine.points import BLACK, NO_POINT, WHITE, EngineError, decode_moves, encode_move, point
from engine.walk import Game


def plainly_found(book, game):
    """The same by asking for all matches in every position."""
    board, last = Board(game.size), NO_POINT
    board.setup(game.setup)
    there, played = {BLACK: set(), WHITE: set()}, []
    for number, (color, move) in enumerate(decode_moves(game.moves), start=1):
        if not board.is_legal(color, move):
            break
        found = matches(book, board, color, last, number)
        there[color] |= {at for at, _, _ in found if board.is_legal(color, at)}
        spoke = {pattern for at, pattern, _ in found if at == move}
        played += [PlayedPattern(number, pattern) for pattern in sorted(spoke)]
        board.play(color, move)
        last = move
    return GamePatterns((len(there[BLACK]), len(there[WHITE])), played)


def book_of(folder, patterns):
    binary.write(folder / "some.bin", patterns)
    return PatternBook.open(folder / "some.bin")


@pytest.fixture(scope="module")
def games():
    named = [classic(name) for name in ("shusaku-castle-1", "atomic-bomb")]
    return [*named, *(random_game(size, 60, seed) for seed, size in enumerate((9, 19, 13, 9)))]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_patterns_are_found_where_a_plain_look_finds_them(tmp_path, games, seed):
    """Many patterns and few, with conditions and without; one finder for all games."""
    patterns = game_patterns(120)
    rng = random.Random(seed)
    places = moves = 0
    for number in (1, 3, 60):
        book = book_of(tmp_path, rng.sample(patterns, number))
        finder = PatternFinder(book)
        for game in games:
            found = finder.find(game)
            assert found == plainly_found(book, game)
            places += sum(found.places)
            moves += len({one.move_no for one in found.played})
    assert places > moves > 50
    assert any(pattern.attributes for pattern in patterns)


def hane(**more):
    """Hane at the head of an enemy stone beside one's own."""
    cells = bytearray([ANYTHING] * 64)
    cells[26:28] = bytes([EMPTY_BIT] * 2)
    cells[34:36] = bytes([FRIEND_ANY, ENEMY_ANY])
    return Pattern("hane", bytes(cells), 27, **more)


def moves(*places):
    colors = (BLACK, WHITE) * len(places)
    return b"".join(encode_move(color, point(*at)) for color, at in zip(colors, places, strict=False))


TSUKE = ((4, 4), (5, 4))


@pytest.mark.parametrize(
    ("game", "places", "played"),
    [
        (moves(*TSUKE, (5, 3)), (2, 0), [3]),
        (moves(*TSUKE, (8, 8), (4, 3)), (2, 2), [4]),
        (moves(*TSUKE), (0, 0), []),  # nobody is to move after it
        (moves(*TSUKE, (4, 4), (4, 3)), (0, 0), []),  # the game ends before its first illegal move
        (b"", (0, 0), []),
    ],
)
def test_a_hane_that_two_sides_can_play(tmp_path, game, places, played):
    found = PatternFinder(book_of(tmp_path, [hane()])).find(Game(9, b"", game))
    assert found == GamePatterns(places, [PlayedPattern(number, 0) for number in played])


def test_a_condition_holds_for_the_place_from_the_position_on_where_it_does(tmp_path):
    answer = hane(attributes=(Attribute("last", 35, 1, 1),))
    finder = PatternFinder(book_of(tmp_path, [answer]))
    assert finder.find(Game(9, b"", moves(*TSUKE, (5, 3)))).played == [PlayedPattern(3, 0)]
    late = finder.find(Game(9, b"", moves(*TSUKE, (8, 8), (0, 8), (5, 3))))
    assert late == GamePatterns((2, 0), [])


def test_setup_stones_that_cannot_be_are_refused(tmp_path):
    with pytest.raises(EngineError):
        PatternFinder(book_of(tmp_path, [hane()])).find(Game(19, b"aaaa", b""))


class Interrupted(Exception):
    """What a handler of a signal raises."""


def test_an_interrupt_is_not_swallowed(tmp_path, games):
    """A handler that raises while games are looked through: each of its exceptions arrives."""
    raised = arrived = 0
    is_looking = False

    def handle(number, frame):
        nonlocal raised
        if is_looking:
            raised += 1
            raise Interrupted

    anywhere = Pattern("anywhere", bytes([EMPTY_BIT if cell == 27 else ANYTHING for cell in range(64)]), 27)
    finder = PatternFinder(book_of(tmp_path, [anywhere]))
    before = signal.signal(signal.SIGALRM, handle)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.001, 0.003)
        while raised < 30:
            try:
                is_looking = True
                finder.find(games[0])
                is_looking = False
            except Interrupted:
                is_looking = False
                arrived += 1
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert arrived == raised
