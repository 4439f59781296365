"""Regions played out: what is remembered of one must not be taken for another."""

from hypothesis import given
from hypothesis import strategies as st

from engine.points import from_gtp
from engine.reader.living_shapes import DIES, LIVES, LivingShapes

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
