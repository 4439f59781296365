"""Where fixed handicap stones stand (GTP version 2, section 4.1)."""

from engine.points import EngineError, point

#: where the stones stand: column and row, 0 the left or lower one, 2 the right or upper one, 1 the middle
_CORNERS = ((0, 0), (2, 2), (0, 2), (2, 0))
_SIDES = ((0, 1), (2, 1), (1, 0), (1, 2))
_CENTRE = ((1, 1),)


def fixed_handicap(size: int, number: int) -> list[int]:
    """The points of a fixed handicap in order; raises EngineError if the board has none for this number."""
    if not 2 <= number <= most_fixed(size):
        raise EngineError("invalid number of stones")
    sides = _SIDES[: max(0, number - number % 2 - 4)]
    places = _CORNERS[:number] + sides + (_CENTRE if number in (5, 7, 9) else ())
    edge = 3 if size >= 13 else 2
    lines = (edge, size // 2, size - 1 - edge)
    return [point(lines[col], size - 1 - lines[row]) for col, row in places]


def most_fixed(size: int) -> int:
    """The largest fixed handicap of a board size: 9; on small and even boards 4; on the smallest none."""
    if size < 7:
        return 0
    return 9 if size % 2 and size > 7 else 4
