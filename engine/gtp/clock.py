"""Time settings, and how much time a move may take."""

import math

from engine.gtp.session import Words
from engine.points import EngineError

#: A game is expected to last so many moves for each point of the board, or so many times as long as it has
#: (otherwise whoever plays on and on would win on time); a side has at least so many moves to come.
MOVES_A_POINT = 0.8
AS_LONG = 1.5
LEAST_MOVES = 20
#: kept back for the connection to the server
RESERVE_S = 0.5


class Clock:
    """The time settings of a game, and the time that is left to each side."""

    def __init__(self) -> None:
        #: in seconds: main time, a period; the stones that a period is for (0: there are no periods)
        self.main_s = 0.0
        self.period_s = 0.0
        self.stones = 0
        #: whether a period is for one stone, so that what is told as stones is the number of periods left
        self.counts_periods = False
        self.limited = False
        #: by color: the seconds and stones that are left, as last told
        self.left: dict[int, tuple[float, int]] = {}

    def set(self, words: Words) -> None:
        """Set main time, period and stones. A period without stones means that there is no limit at all."""
        if len(words) != 3:
            raise EngineError("time_settings wants main time, byo-yomi time and byo-yomi stones")
        main_s, period_s, stones = (_number(word) for word in words)
        self._set(main_s, period_s, int(stones), not (period_s > 0 and stones == 0))

    def set_kgs(self, words: Words) -> None:
        """Set KGS's times: none, absolute MAIN, byoyomi MAIN PERIOD PERIODS, canadian MAIN PERIOD STONES."""
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
        """Note the time that a side has left; with 0 stones it is main time. Negative time counts as none."""
        self.left[color] = (max(0.0, _number(time, -1e9)), int(_number(stones)))

    def for_move(self, color: int, size: int, num_moves: int) -> float | None:
        """How many seconds a move may take; None if there is no limit."""
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
