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

    #: names of the engines
    a: str
    b: str
    results: Sequence[GameResult]
    #: elo0 and elo1 of the sequential test, if there is one
    bounds: tuple[float, float] | None
    folder: str

    @property
    def units(self) -> list[float]:
        """The units of the statistics: the mean score of ``a`` in games 1 and 2, 3 and 4 ...; 0 to 1.

        A game whose other one was not played is a unit alone.
        """
        pairs: dict[int, list[float]] = {}
        for result in self.results:
            pairs.setdefault((result.game - 1) // 2, []).append(result.score)
        return [sum(scores) / len(scores) for scores in pairs.values()]

    @property
    def score(self) -> float | None:
        """The mean score of ``a``, 0 to 1; None when no game was played."""
        scores = [result.score for result in self.results]
        return sum(scores) / len(scores) if scores else None

    @property
    def elo(self) -> Elo:
        """By how many Elo ``a`` is stronger."""
        return estimate(self.units)

    @property
    def test(self) -> Sprt | None:
        """The sequential test, if there is one."""
        return sprt(self.units, *self.bounds) if self.bounds else None

    @property
    def forfeits(self) -> list[GameResult]:
        """The games that a side could not continue."""
        return [result for result in self.results if result.ending in FORFEITS]

    def num_won(self, winner: str, black: str = "ab") -> int:
        """The number of games that ``winner`` won ("" for draws) in which one of ``black`` was Black."""
        return sum(result.winner == winner and result.black in black for result in self.results)

    def _win_counts(self, black: str) -> dict[str, int]:
        """Wins, losses and draws of ``a`` in the games in which ``black`` was Black."""
        return {
            name: self.num_won(who, black) for name, who in (("wins", "a"), ("losses", "b"), ("draws", ""))
        }

    def ms_per_move(self, who: str) -> float | None:
        """The mean time of a side's moves in milliseconds of real time; None when it was asked for none."""
        moves = sum(result.num_asked[who] for result in self.results)
        seconds = sum(result.seconds[who] for result in self.results)
        return round(1000 * seconds / moves, 2) if moves else None

    def identities(self, who: str) -> dict[str, int]:
        """The names and versions that a side reported, with the number of games; none for our own players."""
        said = [result.identities[who] for result in self.results if who in result.identities]
        return dict(sorted(Counter(said).items()))

    @property
    def mean_moves(self) -> float | None:
        """The mean length of the games in moves; None when no game was played."""
        lengths = [result.num_moves for result in self.results]
        return round(sum(lengths) / len(lengths), 1) if lengths else None

    @property
    def num_repeated(self) -> int:
        """The number of games with the same moves as an earlier one."""
        return len(self.results) - len({result.moves_hash for result in self.results})

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        elo, test = self.elo, self.test
        return {
            "a": self.a,
            "b": self.b,
            "games": len(self.results),
            "wins": self.num_won("a"),
            "losses": self.num_won("b"),
            "draws": self.num_won(""),
            "score": self.score,
            "elo": _rounded(elo.value),
            "elo_low": _rounded(elo.low),
            "elo_high": _rounded(elo.high),
            "as_black": self._win_counts("a"),
            "as_white": self._win_counts("b"),
            "mean_moves": self.mean_moves,
            "identities": {"a": self.identities("a"), "b": self.identities("b")},
            "ms_per_move": {"a": self.ms_per_move("a"), "b": self.ms_per_move("b")},
            "endings": dict(sorted(Counter(result.ending for result in self.results).items())),
            "repeated": self.num_repeated,
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
        """The two sides, the tables, and a summary."""
        head = f"a: {self._side_text(self.a, 'a')}\nb: {self._side_text(self.b, 'b')}\n"
        return "\n".join([head, render(self.tables()), *self._summary_lines()]) + "\n"

    def _side_text(self, text: str, who: str) -> str:
        """A side with the names that it reported; if there were several, with the number of games of each."""
        said = self.identities(who)
        told = list(said)
        if len(said) > 1:
            told = [f"{name} in {pluralise(number, 'game')}" for name, number in said.items()]
        return f"{text} ({', '.join(told)})" if told else text

    def tables(self) -> list[Table]:
        """Tables of wins, of endings, and of forfeits."""
        rows = [
            (name, self.num_won("a", black), self.num_won("b", black), self.num_won("", black))
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

    def _summary_lines(self) -> list[str]:
        if not self.results:
            return ["no game was played"]
        elo = self.elo
        lines = [
            f"score of a: {self.score:.1%} of {pluralise(len(self.results), 'game')}",
            f"Elo difference: {_signed(elo.value)}, 95 % from {_signed(elo.low)} to {_signed(elo.high)}",
            f"mean length: {self.mean_moves} moves",
            f"ms a move: a {self.ms_per_move('a')}, b {self.ms_per_move('b')}",
        ]
        if self.num_repeated:
            lines.append(f"{pluralise(self.num_repeated, 'game')} repeated an earlier one move by move")
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
