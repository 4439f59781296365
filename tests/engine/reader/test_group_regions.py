"""Groups around small regions, held against all positions of these; whoever wins the kos."""

import random

from enclosed import SIZE, ring, surrounded
from hypothesis import example, given, reject, settings
from hypothesis import strategies as st
from naive_groups import ENEMY, NOBODY, OWN, Region
from thorough import repeated

from engine.points import BLACK, WHITE, EngineError, to_gtp
from engine.reader.groups import KO_FIRST, KO_SECOND, NO, UNCERTAIN, YES, GroupReader

READER = GroupReader()
PATIENT = GroupReader(16)


def board_of(region, inside):
    """The board, and a stone of the string; no example where a string would have no liberties."""
    try:
        return surrounded(region, inside)
    except EngineError:
        reject()


@st.composite
def regions(draw):
    """A region of the middle of the board, and some stones in it."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    region, size = {(6, 6)}, draw(st.integers(2, 6))
    while len(region) < size:
        x, y = rng.choice(sorted(region))
        i, j = rng.choice([(1, 0), (-1, 0), (0, 1), (0, -1)])
        if max(abs(x + i - 6), abs(y + j - 6)) <= 3:
            region.add((x + i, y + j))
    return region, {at: rng.choice([BLACK, WHITE, WHITE]) for at in sorted(region) if rng.random() < 0.3}


@settings(max_examples=repeated(30, 60))
@given(regions())
def test_small_regions_against_all_their_positions(drawn):
    region, inside = drawn
    board, stone = board_of(region, inside)
    for question, color in (("attack", ENEMY), ("defend", OWN)):
        lost = [Region(region, winner).is_lost(inside, color) for winner in (OWN, ENEMY)]
        if question == "attack":
            right = {(True, True): (YES,), (False, False): (NO,)}
        else:
            right = {(True, True): (NO,), (False, False): (YES,)}
        result = READER.read(board, stone, question).result
        assert result in right.get(tuple(lost), (KO_FIRST, KO_SECOND)), "\n" + str(to_gtp(stone, SIZE))
        # with a table that has grown meanwhile
        assert PATIENT.read(board, stone, question, 20).result in (result, UNCERTAIN)


@st.composite
def corners(draw):
    """A region of the corner with one string around it, and some stones in it."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    size = draw(st.integers(3, 5))
    while True:
        region = {(0, 0)}
        while len(region) < size:
            x, y = rng.choice(sorted(region))
            region.add(rng.choice([(x + 1, y), (x, y + 1)]))
        if is_one_string(ring(region)):
            return region, {at: rng.choice([BLACK, WHITE, WHITE]) for at in region if rng.random() < 0.5}


def is_one_string(points):
    todo = [min(points)]
    found = set(todo)
    while todo:
        x, y = todo.pop()
        near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & points - found
        found |= near
        todo += near
    return found == points


#: three stones that make a bent four of the corner, and two of them
BENT_FOUR = {(0, 0), (1, 0), (2, 0), (3, 0), (0, 1)}


@settings(max_examples=repeated(12, 600))
@given(corners())
@example((BENT_FOUR, {(0, 0): WHITE, (1, 0): WHITE, (2, 0): WHITE}))
@example((BENT_FOUR, {(1, 0): WHITE, (2, 0): WHITE}))
def test_kos_in_the_corner_against_all_their_positions(drawn):
    region, inside = drawn
    board, stone = board_of(region, inside)
    for question, color in (("attack", ENEMY), ("defend", OWN)):
        by_kos, without, in_spite = (
            Region(region, winner).is_lost(inside, color) for winner in (ENEMY, NOBODY, OWN)
        )
        dies = in_spite or Region(region, OWN, settles=True).is_lost(inside, color)
        # with no threats the ko goes to who takes it first: the other side needs one
        by_ko = KO_FIRST if without == (question == "attack") else KO_SECOND
        failed, done = (NO, YES) if question == "attack" else (YES, NO)
        right = done if dies else by_ko if by_kos else failed
        assert READER.read(board, stone, question).result == right
