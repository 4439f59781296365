"""Regions played out, against all their positions; what is remembered of one is not taken for another."""

import random

from hypothesis import assume, example, given, settings
from hypothesis import strategies as st
from naive_groups import ENEMY, OWN, Enclosed
from thorough import repeated

from engine.points import from_gtp, point
from engine.reader.living_shapes import DIES, LIVES, UNCLEAR_SHAPE, LivingShapes

POINTS = {name: from_gtp(name, 9) for name in ("A9", "B9", "C9", "A8", "B8", "C8", "A7", "B7", "C7")}


def points(names):
    return [POINTS[name] for name in names.split()]


def test_the_turn_is_not_taken_for_the_upper_left_corner():
    shapes, around = LivingShapes(), points("B9 A8 C8 B7")
    assert shapes.told(points("A9 B8"), [], around, True) == LIVES
    assert shapes.told(points("B8"), [], around, False) == DIES


REMEMBERS = LivingShapes()


@given(
    cells=st.lists(st.sampled_from(("eye", "enemy", "around", "outside")), min_size=9, max_size=9),
    own_turn=st.booleans(),
)
def test_what_was_asked_before_makes_no_difference(cells, own_turn):
    of = {
        kind: [at for at, cell in zip(POINTS.values(), cells, strict=True) if cell in kind]
        for kind in (("eye", "enemy"), ("enemy",), ("around",))
    }
    asked = (of["eye", "enemy"], of["enemy",], of["around",], own_turn)
    assert REMEMBERS.told(*asked) == LivingShapes().told(*asked)


STEPS = ((1, 0), (-1, 0), (0, 1), (0, -1))


def around(region):
    """The points beside a region of a board of 13x13."""
    beside = {(x + i, y + j) for x, y in region for i, j in STEPS} - region
    return {(x, y) for x, y in beside if min(x, y) >= 0 and max(x, y) < 13}


@st.composite
def regions(draw):
    """A region of the corner, the side or the middle, and stones of the enemy's in it."""
    rng = random.Random(draw(st.integers(0, 2**32)))
    region, size = {draw(st.sampled_from([(0, 0), (0, 5), (6, 6)]))}, draw(st.integers(1, 5))
    while len(region) < size:
        region.add(rng.choice(sorted(around(region))))
    return region, {at: ENEMY for at in sorted(region) if rng.random() < 0.3}


@settings(max_examples=repeated(40, 200), deadline=None)
@given(drawn=regions(), own_turn=st.booleans())
# lost without liberties outside, and not with one
@example(drawn=({(0, 0), (0, 1), (0, 2)}, {(0, 0): ENEMY, (0, 2): ENEMY}), own_turn=False)
@example(drawn=({(0, 0), (0, 1), (1, 0), (1, 1)}, {(0, 0): ENEMY, (1, 1): ENEMY}), own_turn=True)
def test_regions_against_all_their_positions(drawn, own_turn):
    region, inside = drawn
    start = Enclosed(region, OWN)
    assume(start.has_liberties(inside) and all(start.string(inside, at)[1] for at in inside))
    asked = ([point(*at) for at in sorted(points)] for points in (region, inside, around(region)))
    told = REMEMBERS.told(*asked, own_turn)
    games = [Enclosed(region, winner) for winner in (OWN, ENEMY)]
    lost = [[game.is_captured(inside, OWN if own_turn else ENEMY, n) for n in range(3)] for game in games]
    assert told != LIVES or not any(without for without, _, _ in lost)
    assert told != DIES or all(map(all, lost))
    if not any(game.took_one for game in games):
        assert told == (LIVES if not lost[0][0] else DIES if all(lost[0]) else UNCLEAR_SHAPE)
