"""Certain answers about small areas among stones that live, held against all positions of these."""

import itertools

import pytest
from naive_areas import NOBODY, SIZE, Area, random_area
from thorough import repeated

from engine.board import Board
from engine.diagram import draw
from engine.points import encode_move, point, to_gtp
from engine.reader.connections import CONNECTED, KO_CONNECTS, KO_SEPARATES, SEPARATED, ConnectionReader
from engine.reader.groups import NO, UNCERTAIN, YES, GroupReader
from engine.reader.results import ATTACKER_NEEDS_THREAT, DEFENDER_NEEDS_THREAT, SAVED, TAKEN
from engine.reader.strings import ALL_STAGES, StringReader

STRINGS, PAIRS, DEEP, GROUPS = StringReader(), ConnectionReader(), ConnectionReader(deep=True), GroupReader()


def board_of(stones):
    board = Board(SIZE)
    board.setup(b"".join(encode_move(color, point(*at)) for at, color in sorted(stones.items())))
    return board


def strings_in(points, walls, stones):
    """A stone of every string that is no wall."""
    area, seen = Area(points, walls), set()
    for at in sorted(stones):
        string, is_wall, _ = area.string(stones, at)
        if at not in seen and not is_wall:
            yield at
        seen |= string


def forced(points, walls, stones, at, to_move):
    """What becomes of a string at least: the better for its enemy the fewer threats he needs for it."""
    color = stones[at]
    for result, threats in (
        (TAKEN, color),
        (DEFENDER_NEEDS_THREAT, NOBODY),
        (ATTACKER_NEEDS_THREAT, 3 - color),
    ):
        if Area(points, walls, threats=threats).takes(stones, at, to_move):
            return result
    return SAVED


#: areas where a ko decides what becomes of a string
KOS = (470, 820, 1327, 3950, 246, 267, 273, 294, 370, 417, 466, 523, 543, 552, 570, 601, 851, 854, 985, 986)


def test_what_becomes_of_a_string_is_what_can_be_forced():
    """The same areas every time: of 14,234 answers about 6,000 three say a ko where the string is taken."""
    seen = set()
    for seed in (*range(repeated(60, 1000)), *KOS):
        points, walls, stones = random_area(seed)
        board = board_of(walls | stones)
        for at in strings_in(points, walls, stones):
            for question, to_move in (("attack", 3 - stones[at]), ("defend", stones[at])):
                result = getattr(STRINGS, question)(board, point(*at), 50_000, ALL_STAGES).so_far
                here = f"{question} {to_gtp(point(*at), SIZE)}\n{draw(board)}"
                assert result == forced(points, walls, stones, at, to_move), here
                seen.add(result)
    assert seen == {SAVED, ATTACKER_NEEDS_THREAT, DEFENDER_NEEDS_THREAT, TAKEN}


#: who has the one threat where an answer says at least, and at most, that strings get connected
LEAST = {KO_SEPARATES: "own", KO_CONNECTS: "nobody", CONNECTED: "enemy"}
MOST = {SEPARATED: "own", KO_SEPARATES: "nobody", KO_CONNECTS: "enemy"}


#: areas where a ko decides, and who has taken it has nothing to play after that
TAKEN_KOS = (2789, 3196, 3472, 4012, 4849, 7609, 10631, 10973)


@pytest.mark.parametrize("reader", [PAIRS, DEEP], ids=["usual", "deep"])
def test_what_is_connected_or_cut_is_so_whatever_is_answered(reader):
    """The same areas every time: of 12,000 with 11,800 answers one is told connected that can be cut."""
    ko = 0
    for seed in (*range(repeated(300, 2700)), *TAKEN_KOS):
        points, walls, stones = random_area(seed)
        board = board_of(walls | stones)
        for one, two in itertools.combinations(strings_in(points, walls, stones), 2):
            color = stones[one]
            if stones[two] != color:
                continue
            threats = {"own": color, "nobody": NOBODY, "enemy": 3 - color}
            for question, to_move in (("connect", color), ("disconnect", 3 - color)):
                result = reader.read(board, point(*one), point(*two), question).result
                here = f"{question} {to_gtp(point(*one), SIZE)} {to_gtp(point(*two), SIZE)}\n{draw(board)}"
                ko += result in (KO_SEPARATES, KO_CONNECTS)
                if result in LEAST:
                    area = Area(points, walls, threats=threats[LEAST[result]])
                    assert area.joins(stones, one, two, to_move), here
                if result in MOST:
                    area = Area(points, walls, threats=threats[MOST[result]])
                    assert not area.joins(stones, one, two, to_move), here
    assert ko


def test_groups_that_live_or_die_do_so_whoever_wins_the_kos():
    """The same areas every time: what lives by a ko that has to be won again and again is told dead."""
    for seed in range(repeated(200, 480)):
        points, walls, stones = random_area(seed)
        board = board_of(walls | stones)
        for at in strings_in(points, walls, stones):
            color = stones[at]
            for question, to_move in (("attack", 3 - color), ("defend", color)):
                result = GROUPS.read(board, point(*at), question).result
                main = [stone for stone in stones if point(*stone) == GROUPS.search.stone]
                here = f"{question} {to_gtp(point(*at), SIZE)}\n{draw(board)}"
                assert result != UNCERTAIN, here
                if not main or result not in (YES, NO):
                    continue
                dies = (result == YES) == (question == "attack")
                area = Area(points, walls, winner=color if dies else 3 - color)
                assert area.captures(stones, main[0], to_move) == dies, here
