"""The report of a match: wins by colour, the Elo difference, how games ended, and times."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from pipeline.matches.results import GameResult
from pipeline.matches.statistics import Elo, Sprt, estimate, sprt
from pipeline.tables import Table, pluralise, render

FORFEITS = ("crash", "time", "illegal", "protocol")


@dataclass(frozen=True, slots=True)
class MatchReport:
    """The games of a match, in order, and what they say of ``a`` against ``b``."""

    a: str
    b: str
    results: Sequence[GameResult]
    bounds: tuple[float, float] | None
    folder: str

    @property
    def units(self) -> list[float]:
        """The mean score of each pair of games (1 and 2, 3 and 4 ...), and of a game without its twin."""
        pairs: dict[int, list[float]] = {}
        for result in self.results:
            pairs.setdefault((result.game - 1) // 2, []).append(result.score)
        return [sum(scores) / len(scores) for scores in pairs.values()]

    @property
    def score(self) -> float | None:
        """Mean score of ``a``."""
        scores = [result.score for result in self.results]
        return sum(scores) / len(scores) if scores else None

    @property
    def elo(self) -> Elo:
        """By how much ``a`` is stronger."""
        return estimate(self.units)

    @property
    def test(self) -> Sprt | None:
        """The sequential test, if there is one."""
        return sprt(self.units, *self.bounds) if self.bounds else None

    @property
    def forfeits(self) -> list[GameResult]:
        """Games that a side could not go on with."""
        return [result for result in self.results if result.ending in FORFEITS]

    def won(self, winner: str, black: str = "ab") -> int:
        """How many games ``a``, ``b`` or nobody won in which one of these was Black."""
        return sum(result.winner == winner and result.black in black for result in self.results)

    def _by_color(self, black: str) -> dict[str, int]:
        """What became of ``a`` in the games in which ``black`` was Black."""
        return {name: self.won(who, black) for name, who in (("wins", "a"), ("losses", "b"), ("draws", ""))}

    def ms_per_move(self, who: str) -> float | None:
        """Milliseconds that a side took for a move, by the clock."""
        moves = sum(result.num_asked[who] for result in self.results)
        seconds = sum(result.seconds[who] for result in self.results)
        return round(1000 * seconds / moves, 2) if moves else None

    def identities(self, who: str) -> dict[str, int]:
        """What a side called itself, and in how many games; players of our own say nothing."""
        said = [result.identities[who] for result in self.results if who in result.identities]
        return dict(sorted(Counter(said).items()))

    @property
    def mean_moves(self) -> float | None:
        """Mean length of the games."""
        lengths = [result.num_moves for result in self.results]
        return round(sum(lengths) / len(lengths), 1) if lengths else None

    @property
    def repeated(self) -> int:
        """Games whose moves are those of an earlier one."""
        return len(self.results) - len({result.moves_hash for result in self.results})

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        elo, test = self.elo, self.test
        return {
            "a": self.a,
            "b": self.b,
            "games": len(self.results),
            "wins": self.won("a"),
            "losses": self.won("b"),
            "draws": self.won(""),
            "score": self.score,
            "elo": _rounded(elo.value),
            "elo_low": _rounded(elo.low),
            "elo_high": _rounded(elo.high),
            "as_black": self._by_color("a"),
            "as_white": self._by_color("b"),
            "mean_moves": self.mean_moves,
            "identities": {"a": self.identities("a"), "b": self.identities("b")},
            "ms_per_move": {"a": self.ms_per_move("a"), "b": self.ms_per_move("b")},
            "endings": dict(sorted(Counter(result.ending for result in self.results).items())),
            "repeated": self.repeated,
            "forfeits": [
                {
                    "game": result.game,
                    "loser": "b" if result.winner == "a" else "a",
                    "kind": result.ending,
                    "detail": result.detail,
                }
                for result in self.forfeits
            ],
            "sprt": test
            and {
                "elo0": test.elo0,
                "elo1": test.elo1,
                "llr": round(test.llr, 3),
                "lower": round(test.lower, 3),
                "upper": round(test.upper, 3),
                "verdict": test.verdict,
            },
            "folder": self.folder,
        }

    def as_text(self) -> str:
        """Tables for people."""
        head = f"a: {self._named(self.a, 'a')}\nb: {self._named(self.b, 'b')}\n"
        return "\n".join([head, render(self.tables()), *self._sentences()]) + "\n"

    def _named(self, text: str, who: str) -> str:
        """A side and what it called itself, in how many games each where that was not always the same."""
        said = self.identities(who)
        told = list(said)
        if len(said) > 1:
            told = [f"{name} in {pluralise(number, 'game')}" for name, number in said.items()]
        return f"{text} ({', '.join(told)})" if told else text

    def tables(self) -> list[Table]:
        """Wins, and what was wrong."""
        rows = [
            (name, self.won("a", black), self.won("b", black), self.won("", black))
            for name, black in (("a is Black", "a"), ("a is White", "b"), ("all", "ab"))
        ]
        faults = [
            (result.game, "b" if result.winner == "a" else "a", result.ending, result.detail)
            for result in self.forfeits
        ]
        endings = Counter(result.ending for result in self.results)
        return [
            Table(("games", "a wins", "b wins", "draws"), rows),
            Table(("ending", "games"), sorted(endings.items())),
            Table(("game", "forfeited by", "kind", "what"), faults, "rlll"),
        ]

    def _sentences(self) -> list[str]:
        if not self.results:
            return ["no game was played"]
        elo = self.elo
        lines = [
            f"score of a: {self.score:.1%} of {pluralise(len(self.results), 'game')}",
            f"Elo difference: {_signed(elo.value)}, 95 % from {_signed(elo.low)} to {_signed(elo.high)}",
            f"mean length: {self.mean_moves} moves",
            f"ms a move: a {self.ms_per_move('a')}, b {self.ms_per_move('b')}",
        ]
        if self.repeated:
            lines.append(f"{pluralise(self.repeated, 'game')} repeated an earlier one move by move")
        if test := self.test:
            lines.append(
                f"SPRT of {test.elo0:g} against {test.elo1:g} Elo: {test.verdict}, log-likelihood ratio"
                f" {test.llr:.2f} between {test.lower:.2f} and {test.upper:.2f}"
            )
        return [*lines, f"records and results: {self.folder}"]


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 1) + 0.0  # not -0.0


def _signed(value: float | None) -> str:
    return "no bound" if value is None else f"{round(value) + 0:+d}"
