"""Rules on real games: how often each speaks, how often its move was played, what all of them cost.

python -m bench.rules GAMES... --games 50      even games; the default knowledge and its weights
python -m bench.rules GAMES... --page docs/rules.md      writes the catalogue of rules
python -m bench.rules GAMES... --page docs/rules.md --new      adds the new rules to it, the others stay

A rule is right where the professional played a move for which it spoke. `share` is how many of all moves it
was right about; `lift` is how much likelier its moves were played than legal moves are on average; `gain` is
what the log-evidence would lose without its weight, all other weights as they are, in thousandths of a nat a
position; `of expected` is how often it was right over how often it would have been if the probabilities were
true that the values give: above 1 it knows something that its weight does not yet say.
"""

import math
import re
import time
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import click

from bench.board import read_games
from engine.board import Board
from engine.features import RULE_PREFIX
from engine.knowledge import default_path
from engine.patterns import PatternBook
from engine.players import load_player
from engine.points import board_points, decode_moves
from engine.rules import RULES, THEMES
from engine.rules.rule import ANY_PHASE, ANY_STANDING, Rule
from engine.valuation import Valuation
from pipeline.records import GameRecord

#: of the best and of the worst
NUM_TOLD = 20


class Tally(NamedTuple):
    """What rules said over some positions: how often each spoke, how often its move was played."""

    positions: int
    said: Counter
    right: Counter
    #: a legal move's chance of being played, on average
    chance: float
    #: by rule, nats that its weight gains over all positions
    gained: Counter
    #: by rule, the probability of the moves that it spoke for, added up
    expected: Counter
    #: CPU microseconds of all rules, a position
    cost_us: float

    def lift(self, rule: Rule) -> float:
        """How much likelier than others the moves were that a rule spoke for."""
        return self.right[rule.id] / max(self.said[rule.id], 1) / self.chance


def tally(games: Iterable[GameRecord]) -> Tally:
    """Let all rules speak at every move of some games."""
    valuation = Valuation(PatternBook.open(default_path()))
    weights = {rule.id: valuation.book.weights.get(RULE_PREFIX + rule.id, 0.0) for rule in RULES}
    said: Counter = Counter()
    right: Counter = Counter()
    gained: Counter = Counter()
    expected: Counter = Counter()
    spent, positions, chance = 0.0, 0, 0.0
    for game in games:
        board, points = Board(game.size), board_points(game.size)
        for color, played in decode_moves(game.moves):
            if played in points and board.is_legal(color, played):
                values = valuation.values(board, color)
                chance += 1 / len(values)
                start = time.process_time()
                valuation.rules.refresh(valuation.position)
                spent += time.process_time() - start
                positions += 1
                spoken: dict[str, list[int]] = {}
                for point in points:
                    for rule, _ in valuation.rules.spoken_at(point):
                        said[rule.id] += 1
                        right[rule.id] += point == played
                        spoken.setdefault(rule.id, []).append(point)
                gained.update(gains(values, played, spoken, weights))
                top = max(values.values())
                total = sum(math.exp(value - top) for value in values.values())
                for name, spoken_for in spoken.items():
                    expected[name] += sum(math.exp(values[point] - top) for point in spoken_for) / total
            board.play(color, played)
    return Tally(positions, said, right, chance / positions, gained, expected, 1e6 * spent / positions)


def gains(
    values: Mapping[int, float], played: int, spoken: Mapping[str, list[int]], weights: Mapping[str, float]
) -> dict[str, float]:
    """By rule that spoke: how much its weight adds to the log probability of the move that was played."""
    top = max(values.values())
    total = sum(math.exp(value - top) for value in values.values())
    found = {}
    for name, points in spoken.items():
        weight = weights[name]
        shares = sum(math.exp(values[point] - top) for point in points)
        without = total - shares * (1 - math.exp(-weight))
        found[name] = weight * (played in points) - math.log(total / without)
    return found


def with_reasons(games: Iterable[GameRecord]) -> tuple[int, int]:
    """Candidates at every tenth move of some games, and those for which a rule or a pattern speaks."""
    player = load_player("manyfaces")
    number = reasoned = 0
    for game in games:
        board = Board(game.size)
        for move_no, (color, played) in enumerate(decode_moves(game.moves)):
            if move_no % 10 == 5:
                for candidate in player.candidates(board, color):
                    number += 1
                    reasoned += any(reason.kind != "feature" for reason in candidate.reasons)
            board.play(color, played)
    return number, reasoned


def page(told: Tally, num_games: int, weights: Mapping[str, float], before: str = "") -> str:
    """docs/rules.md; what ``before``, an older one, says of its rules and its games is kept."""
    kept = {tuple(row.split(" | ", 3)[:3]): row for row in before.splitlines()}
    games = re.search(r"^(\d+) professional games", before, re.MULTILINE)
    measured_on = games[1] if games else num_games
    lines = [
        "# Rules",
        "",
        f"The {len(RULES)} rules of `engine/rules` ([adding one](adding-a-rule.md)), by theme: the sentence",
        "that each says of a move, how many moves it speaks for in a hundred positions of",
        f"{measured_on} professional games that were not learned from, how many of these moves were played,",
        "how much likelier that made them than other legal moves (lift), and its weight beside everything",
        "else, in nats. `python -m bench.rules GAMES --page docs/rules.md` writes this page.",
    ]
    for theme, rules in THEMES.items():
        lines += ["", f"## {theme}", "", "| rule | what it says | when | speaks | played | lift | weight |"]
        lines += ["|---|---|---|---:|---:|---:|---:|"]
        for rule in rules:
            said, weight = told.said[rule.id], weights.get(RULE_PREFIX + rule.id, 0.0)
            head = (f"| `{rule.id}`", rule.text, when(rule))
            lines.append(
                kept.get(head)
                or f"{' | '.join(head)} | {100 * said / told.positions:.1f} |"
                f" {100 * told.right[rule.id] / max(said, 1):.1f} % | {told.lift(rule):.1f} | {weight:+.2f} |"
            )
    return "\n".join(lines) + "\n"


def when(rule: Rule) -> str:
    """The phases and standings that a rule asks for; empty for all."""
    asked = [] if rule.phases == ANY_PHASE else list(rule.phases)
    return ", ".join(asked + ([] if rule.standings == ANY_STANDING else list(rule.standings)))


@click.command()
@click.argument("paths", nargs=-1, required=True)
@click.option("--games", default=50, show_default=True, help="Stop after so many even games.")
@click.option("--skip", default=0, show_default=True, help="Leave out so many first.")
@click.option("--page", "target", type=click.Path(path_type=Path), help="Write the catalogue of rules.")
@click.option("--new", is_flag=True, help="Leave what the catalogue says of the rules that it has.")
def main(paths: tuple[str, ...], games: int, skip: int, target: Path | None, new: bool) -> None:
    """Let all rules speak at every move of the games at PATHS."""
    weights = PatternBook.open(default_path()).weights
    even = (game for game in read_games(paths) if game.is_even and game.size == 19)
    chosen = list(islice(even, skip, skip + games))
    if not chosen:
        raise click.UsageError("there is no even game on 19x19 at PATHS")
    told = tally(chosen)
    if target is not None:
        before = target.read_text("utf-8") if new else ""
        target.write_text(page(told, len(chosen), weights, before), "utf-8")
    click.echo(f"{told.positions} positions, {len(RULES)} rules: {told.cost_us:.1f} us a position")
    number, reasoned = with_reasons(chosen)
    click.echo(f"{number} candidates, a rule or a pattern speaks for {reasoned / number:.2%}")
    click.echo(
        f"{'rule':28} {'speaks':>8} {'right':>7} {'of them':>8} {'share':>7} {'lift':>6} {'weight':>7}"
        f" {'gain':>7} {'of expected':>11}"
    )
    for theme, rules in THEMES.items():
        click.echo(theme)
        for rule in rules:
            said, right = told.said[rule.id], told.right[rule.id]
            click.echo(
                f"  {rule.id:26} {said:8} {right:7} {right / max(said, 1):8.2%} {right / told.positions:7.2%}"
                f" {told.lift(rule):6.1f} {weights.get(RULE_PREFIX + rule.id, 0.0):7.2f}"
                f" {1000 * told.gained[rule.id] / told.positions:7.2f}"
                f" {right / max(told.expected[rule.id], 1e-9):11.2f}"
            )
    ranked = sorted(RULES, key=lambda rule: -told.gained[rule.id])
    for title, rules in (("best", ranked[:NUM_TOLD]), ("worst", ranked[: -NUM_TOLD - 1 : -1])):
        told_of = (f"{rule.id} {1000 * told.gained[rule.id] / told.positions:.2f}" for rule in rules)
        click.echo(f"the {title} {NUM_TOLD} by gain: {', '.join(told_of)}")


if __name__ == "__main__":
    main()
