"""Time settings, and how much of it a move may take."""

import math

from engine.gtp.session import Words
from engine.points import EngineError

#: a game is thought to last so many moves a point of the board, or so many times as long as it has lasted, as
#: who plays on and on would win on time else; a side never has fewer than so many moves to come
MOVES_A_POINT = 0.8
AS_LONG = 1.5
LEAST_MOVES = 20
#: kept back for the way to the server
RESERVE_S = 0.5


class Clock:
    """The time settings of a game, and what is left to each side."""

    def __init__(self) -> None:
        #: seconds: main time, a period; stones that a period is for (0: it has none)
        self.main_s = 0.0
        self.period_s = 0.0
        self.stones = 0
        #: whether a period is for one stone, and what is told as stones are the periods that are left
        self.counts_periods = False
        self.limited = False
        #: seconds and stones by color, where they were told
        self.left: dict[int, tuple[float, int]] = {}

    def set(self, words: Words) -> None:
        """Main time, period, stones. A period without stones stands for no limit at all."""
        if len(words) != 3:
            raise EngineError("time_settings wants main time, byo-yomi time and byo-yomi stones")
        main_s, period_s, stones = (_number(word) for word in words)
        self._set(main_s, period_s, int(stones), not (period_s > 0 and stones == 0))

    def set_kgs(self, words: Words) -> None:
        """KGS's: none, absolute MAIN, byoyomi MAIN PERIOD PERIODS, canadian MAIN PERIOD STONES."""
        kind, *rest = words or [""]
        wanted = {"none": 0, "absolute": 1, "byoyomi": 3, "canadian": 3}.get(kind)
        if wanted is None or len(rest) != wanted:
            raise EngineError("kgs-time_settings wants none, absolute, byoyomi or canadian and its numbers")
        main_s, period_s, number = (*map(_number, rest), 0.0, 0.0, 0.0)[:3]
        stones = 1 if kind == "byoyomi" else int(number)
        self._set(main_s, period_s, stones, kind != "none")
        self.counts_periods = kind == "byoyomi"

    def _set(self, main_s: float, period_s: float, stones: int, limited: bool) -> None:
        self.main_s, self.period_s, self.stones, self.limited = main_s, period_s, stones, limited
        self.counts_periods = False
        self.left = {}

    def tell_left(self, color: int, time: str, stones: str) -> None:
        """What is left to a side; with 0 stones it is main time. Less than nothing counts as nothing."""
        self.left[color] = (max(0.0, _number(time, -1e9)), int(_number(stones)))

    def for_move(self, color: int, size: int, num_moves: int) -> float | None:
        """Seconds that a move may take; None without a limit."""
        if not self.limited and color not in self.left:
            return None
        left_s, stones = self.left.get(color, (self.main_s, 0))
        if stones > 0:
            return max(0.0, left_s / (1 if self.counts_periods else stones) - RESERVE_S)
        whole = max(MOVES_A_POINT * size * size, AS_LONG * num_moves)
        to_come = max(LEAST_MOVES, (whole - num_moves) / 2)
        period_s = self.period_s / self.stones if self.stones else 0.0
        return max(0.0, left_s / to_come, min(period_s, left_s + period_s) - RESERVE_S)


def _number(word: str, least: float = 0.0) -> float:
    try:
        value = float(word)
    except ValueError:
        value = math.nan
    if not least <= value < 1e9:
        raise EngineError(f"not a time or a number of stones: '{word}'")
    return value
