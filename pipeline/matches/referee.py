"""The referee of a game: checks moves, by positional superko, and counts the score by area.

It trusts neither side, and shares no code with the engine's board: it keeps the position itself.
"""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.points import BLACK, PASS, WHITE, coordinates, encode_move, opponent, to_gtp
from pipeline.matches.sides import RESIGN, Conditions, Forfeit, Side
from pipeline.records import GameRecord
from pipeline.writing import printable

#: column and row, from 0
Place = tuple[int, int]
_LETTERS = {BLACK: "B", WHITE: "W"}
#: a game of more than about so many moves for each point of the board is stopped and scored as it stands
_MOST_MOVES = 5
#: the same for the moves that play out a finished game
_MOST_CLEANING = 4


class Position:
    """The referee's own board: its stones by place, and all earlier positions, for superko.

    ``handicap`` are points with black stones.
    """

    def __init__(self, size: int, handicap: tuple[int, ...] = ()) -> None:
        self.size = size
        self.stones: dict[Place, int] = {coordinates(point): BLACK for point in handicap}
        self._seen = {frozenset(self.stones.items())}

    def fault(self, color: int, point: int) -> str:
        """Why a move is illegal; "" if it is legal."""
        if point == PASS:
            return ""
        place = coordinates(point)
        if not (0 <= place[0] < self.size and 0 <= place[1] < self.size):
            return "off the board"
        if place in self.stones:
            return "occupied"
        after = self._stones_after(color, place)
        if place not in after:
            return "suicide"
        return "superko" if frozenset(after.items()) in self._seen else ""

    def play(self, color: int, point: int) -> None:
        """Play a legal move."""
        if point != PASS:
            self.stones = self._stones_after(color, coordinates(point))
            self._seen.add(frozenset(self.stones.items()))

    def score(self, dead: frozenset[int] = frozenset()) -> int:
        """Black's area minus White's, in points, after the dead stones (points) are removed."""
        gone = {coordinates(point) for point in dead}
        stones = {place: color for place, color in self.stones.items() if place not in gone}
        score = sum(1 if color == BLACK else -1 for color in stones.values())
        todo = {(col, row) for col in range(self.size) for row in range(self.size)} - stones.keys()
        while todo:
            region, border = self._flood(stones, next(iter(todo)))
            todo -= region
            owners = {stones[place] for place in border}
            if len(owners) == 1:
                score += len(region) if owners == {BLACK} else -len(region)
        return score

    def _stones_after(self, color: int, place: Place) -> dict[Place, int]:
        """The stones after a move; without the new stone if the move is suicide."""
        stones = {**self.stones, place: color}
        for near in self._neighbours(place):
            if stones.get(near) == opponent(color):
                string, border = self._flood(stones, near)
                if all(other in stones for other in border):
                    stones = {p: c for p, c in stones.items() if p not in string}
        string, border = self._flood(stones, place)
        if all(other in stones for other in border):
            stones = {p: c for p, c in stones.items() if p not in string}
        return stones

    def _flood(self, stones: dict[Place, int], start: Place) -> tuple[set[Place], set[Place]]:
        """The string, or the connected empty places, at a place; and the places beside these."""
        area, border, todo = {start}, set(), [start]
        while todo:
            for near in self._neighbours(todo.pop()):
                if stones.get(near) != stones.get(start):
                    border.add(near)
                elif near not in area:
                    area.add(near)
                    todo.append(near)
        return area, border

    def _neighbours(self, place: Place) -> list[Place]:
        col, row = place
        beside = ((col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1))
        return [(c, r) for c, r in beside if 0 <= c < self.size and 0 <= r < self.size]


class Verdict(NamedTuple):
    """How a game ended."""

    #: BLACK, WHITE, or 0 for a draw
    winner: int
    #: in SGF's form: B+3.5, W+R, B+T, B+F, 0
    result: str
    #: "agreed" (on the dead stones), "played out", "stopped", "resigned", or the kind of a forfeit
    ending: str
    #: after a forfeit, what was wrong
    detail: str = ""


@dataclass(slots=True)
class PlayedGame:
    """A finished game: its moves, verdict and times."""

    #: move text, with the opening
    moves: bytes = b""
    verdict: Verdict = field(default_factory=lambda: Verdict(0, "0", "stopped"))
    #: by color: the number of moves that the side was asked for, and the seconds that they took
    num_asked: dict[int, int] = field(default_factory=lambda: {BLACK: 0, WHITE: 0})
    seconds: dict[int, float] = field(default_factory=lambda: {BLACK: 0.0, WHITE: 0.0})
    #: by color: name and version as the program reports them, "" for players of our own
    identities: dict[int, str] = field(default_factory=lambda: {BLACK: "", WHITE: ""})


def record_of(played: PlayedGame, conditions: Conditions, number: int, names: Sequence[str]) -> GameRecord:
    """A finished game as a record. ``number`` becomes its round; ``names`` are those of Black and White."""
    return GameRecord(
        size=conditions.size,
        setup=b"".join(sorted(encode_move(BLACK, point) for point in conditions.handicap)),
        moves=played.moves,
        black=printable(names[0]),
        white=printable(names[1]),
        komi=conditions.komi,
        handicap=len(conditions.handicap),
        result=played.verdict.result,
        round=str(number),
        rules="Chinese",
    )


class Referee:
    """Leads one game between two sides."""

    def __init__(self, black: Side, white: Side, conditions: Conditions) -> None:
        self._sides = {BLACK: black, WHITE: white}
        self._conditions = conditions
        self._position = Position(conditions.size, conditions.handicap)
        self._color = WHITE if conditions.handicap else BLACK
        self._at_fault = BLACK
        self.played = PlayedGame()

    def lead(self, opening: list[int]) -> PlayedGame:
        """Play the game, from these first moves (points) to its verdict.

        A side's fault ends it with a verdict. Raises KatachiError when a side cannot begin the game.
        """
        for color, side in self._sides.items():
            side.start(self._conditions)
            self.played.identities[color] = side.identity
        try:
            for point in opening:
                self._play(point, False)
            self.played.verdict = self._verdict()
        except Forfeit as error:
            winner = opponent(self._at_fault)
            sign = "T" if error.kind == "time" else "F"
            self.played.verdict = Verdict(winner, f"{_LETTERS[winner]}+{sign}", error.kind, str(error))
        return self.played

    def _verdict(self) -> Verdict:
        """Play to the end and score; play out what the sides do not agree on."""
        how = self._play_on(_MOST_MOVES, False)
        if how == "passed":
            told = [self._dead_stones_of(color) for color in (BLACK, WHITE)]
            if told[0] is not None and told[0] == told[1]:
                return self._count(told[0], "agreed")
            how = self._play_on(_MOST_CLEANING, True)
        if how == "resigned":
            return Verdict(opponent(self._color), f"{_LETTERS[opponent(self._color)]}+R", how)
        return self._count(frozenset(), "played out" if how == "passed" else how)

    def _dead_stones_of(self, color: int) -> frozenset[int] | None:
        """The stones that a side calls dead; None if it cannot tell, or names a point without a stone."""
        self._at_fault = color
        told = self._sides[color].dead_stones()
        if told is None or any(coordinates(point) not in self._position.stones for point in told):
            return None
        return told

    def _play_on(self, most: int, cleaning_up: bool) -> str:
        """Play until both pass, one resigns, or ``most`` moves a point were played (and ten more).

        Returns "passed", "resigned" or "stopped".
        """
        passes = 0
        for _ in range(most * self._conditions.size**2 + 10):
            point = self._ask(cleaning_up)
            if point == RESIGN:
                return "resigned"
            self._play(point, True)
            passes = passes + 1 if point == PASS else 0
            if passes == 2:
                return "passed"
        return "stopped"

    def _ask(self, cleaning_up: bool) -> int:
        """Ask the side to move for its choice and time it; raises Forfeit when it takes too long."""
        color = self._at_fault = self._color
        left_s = self._conditions.main_s - self.played.seconds[color] if self._conditions.main_s else None
        started = time.monotonic()
        try:
            point = self._sides[color].choose(color, left_s, cleaning_up)
        finally:
            took_s = time.monotonic() - started
            self.played.num_asked[color] += 1
            self.played.seconds[color] += took_s
        if took_s > self._conditions.move_s or (left_s is not None and took_s > left_s):
            raise Forfeit("time", f"move {self._move_no} took {took_s:.1f} s")
        return point

    def _play(self, point: int, chosen: bool) -> None:
        """Play a move of the side to move; raises Forfeit if it is illegal.

        Both sides are told of it, but the side to move not if it has ``chosen`` the move itself.
        """
        color = self._at_fault = self._color
        if fault := self._position.fault(color, point):
            name = "?" if fault == "off the board" else to_gtp(point, self._conditions.size)
            raise Forfeit("illegal", f"move {self._move_no} {name}: {fault}")
        self._position.play(color, point)
        self.played.moves += encode_move(color, point)
        for other, side in self._sides.items():
            if other != color or not chosen:
                self._at_fault = other
                side.play(color, point)
        self._color = opponent(color)

    @property
    def _move_no(self) -> int:
        return len(self.played.moves) // 2 + 1

    def _count(self, dead: frozenset[int], ending: str) -> Verdict:
        """The verdict by score, without these dead stones."""
        score = self._position.score(dead) - self._conditions.komi
        if score == 0:
            return Verdict(0, "0", ending)
        winner = BLACK if score > 0 else WHITE
        return Verdict(winner, f"{_LETTERS[winner]}+{abs(score):g}", ending)
