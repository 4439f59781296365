"""Finds answers about groups that a third program disagrees with: ours, and those of another reader.

python -m bench.verdicts GAMES... --judge katago,model=net.bin.gz:analysis.cfg --against "gnugo --mode gtp"

About groups in positions of games it asks "can it be killed?" and, if so, "can it be saved?". An answer
claims what becomes of the group: in that position if no move achieves it, else after the move that does, with
the other side to move. KataGo says how sure it is of the owner of the stone there, from -1 to 1: a claim is
right from AGREES on, wrong from the same amount in the other direction, and open in between (KataGo may play
elsewhere). Answers by ko are left out. It prints a line for each wrong claim, which is where to look for
faults, then the numbers.

A claim takes KataGo half a second or more on a processor; it has one visit unless ``visits=`` says more.
"""

import random
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing
from itertools import islice
from typing import NamedTuple

import click

from bench.board import read_games
from bench.leaning import questions
from engine.board import Board
from engine.points import (
    BLACK,
    EMPTY,
    PASS,
    IllegalMove,
    coordinates,
    from_gtp,
    opponent,
    to_gtp,
)
from engine.reader.groups import NO, UNCERTAIN, YES, GroupReader, GroupReading
from pipeline.errors import KatachiError
from pipeline.programs.named import KATAGO, ProgramSpec, parse_program
from pipeline.programs.players import KataGoTalk, stones_of
from pipeline.programs.process import Failure, GtpProcess
from pipeline.tables import Table

#: groups of a position that are asked about, and the positions that ours must have taken
GROUPS, LEAST_NODES = 4, 10
#: how sure the judge must be
AGREES = 0.5
LIMIT_S = 60.0
COUNTED = ("right", "open", "wrong")
QUARRELS = ("ours", "the other program", "open")
OUTCOMES = ("lives, whoever begins", "killed by a move", "saved by a move", "dead, whoever begins")


class Claim(NamedTuple):
    """What an answer says becomes of a group."""

    who: str
    question: str
    works: bool
    #: what does it; PASS when nothing is needed, or nothing works
    move: int

    @property
    def lives(self) -> bool:
        """Whether the group is said to live."""
        return (self.question == "attack") != self.works

    @property
    def outcome(self) -> str:
        """In words."""
        return OUTCOMES[(1 if self.works else 0) if self.question == "attack" else 2 if self.works else 3]


class Judge:
    """KataGo, asked whose a point becomes."""

    def __init__(self, program: ProgramSpec) -> None:
        self._visits = program.visits or 1
        self._program = KataGoTalk(program)
        self._told: dict[tuple[int, int], list[float]] = {}

    def owner(self, board: Board, to_move: int, point: int) -> float:
        """How sure it is that the point becomes Black's (1) or White's (-1)."""
        key = (board.hash, to_move)
        if key not in self._told:
            self._told[key] = self._owners(board, to_move)
        column, row = coordinates(point)
        return self._told[key][row * board.size + column]

    def _owners(self, board: Board, to_move: int) -> list[float]:
        size = board.size
        answer = self._program.analyse(
            {
                "initialStones": [[_letter(color), to_gtp(at, size)] for color, at in stones_of(board)],
                "initialPlayer": _letter(to_move),
                "moves": [],
                "rules": "chinese",
                "komi": 7.5,
                "boardXSize": size,
                "boardYSize": size,
                "maxVisits": self._visits,
                "includeOwnership": True,
                "overrideSettings": {"reportAnalysisWinratesAs": "BLACK"},
            }
        )
        return list(map(float, answer["ownership"]))

    def close(self) -> None:
        """End the program."""
        self._program.close()


def _letter(color: int) -> str:
    return "B" if color == BLACK else "W"


def ours(reader: GroupReader, board: Board, stone: int, nodes: int) -> list[Claim]:
    """What our reader says, proved or not; nothing of a group that it can tell nearly without reading."""
    attack = reader.read(board, stone, "attack", nodes)
    if attack.nodes <= LEAST_NODES:
        return []
    readings = [("attack", attack)]
    if attack.likely != NO:
        readings.append(("defend", reader.read(board, stone, "defend", nodes)))
    return [_claim(question, found) for question, found in readings if found.likely in (YES, NO)]


def _claim(question: str, found: GroupReading) -> Claim:
    who = "ours, seems so" if found.result == UNCERTAIN else "ours, read to the end"
    works = found.likely == YES
    return Claim(who, question, works, found.move if works and found.move > PASS else PASS)


def theirs(other: GtpProcess, board: Board, stone: int) -> list[Claim]:
    """What another program says that has the commands of GNU Go; its board is this one."""
    claims = []
    for question in ("attack", "defend"):
        said = other.ask(f"owl_{question} {to_gtp(stone, board.size)}", LIMIT_S).split()
        works = said[0] != "0"
        if said[0] in "01":
            move = from_gtp(said[1], board.size) if len(said) > 1 else PASS
            claims.append(Claim("the other program", question, works, move))
        if not works:
            break
    return claims


def set_up(other: GtpProcess, board: Board) -> None:
    """Put the stones on the board of another program."""
    other.ask(f"boardsize {board.size}", LIMIT_S)
    other.ask("clear_board", LIMIT_S)
    for color, at in stones_of(board):
        other.ask(f"play {_letter(color)} {to_gtp(at, board.size)}", LIMIT_S)


def surety(judge: Judge, board: Board, stone: int, claim: Claim) -> float | None:
    """How sure the judge is that a claim is right, -1 to 1; None where that cannot be asked."""
    side = board.color_at(stone)
    mover = opponent(side) if claim.question == "attack" else side
    after = board.copy()
    if claim.works:
        try:
            after.play(mover, claim.move)
        except IllegalMove:
            return None
        mover = opponent(mover)
    if after.color_at(stone) == EMPTY:
        return 1.0 if not claim.lives else None
    blacks = judge.owner(after, mover, stone)
    return blacks if (side == BLACK) == claim.lives else -blacks


def quarrel(judged: list[tuple[Claim, str]]) -> str:
    """Who is right of two that answer a question differently, of QUARRELS; nothing when they do not."""
    if len(judged) < 2 or judged[0][0].works == judged[1][0].works:
        return ""
    mine, its = judged[0][1], judged[1][1]
    if mine == its:
        return QUARRELS[2]
    return QUARRELS[0] if mine == "right" or its == "wrong" else QUARRELS[1]


def groups(
    paths: tuple[str, ...], skip: int, games: int | None, nodes: int, seed: int
) -> Iterator[tuple[int, Board, int, list[Claim]]]:
    """Groups that have to be read, with what our reader says of them."""
    reader = GroupReader()
    last = None if games is None else skip + games
    chosen = islice(read_games(paths or ("corpora/classics",)), skip, last)
    for number, (board, stones) in enumerate(questions(chosen, random.Random(seed)), 1):
        asked = 0
        for stone in stones:
            claims = ours(reader, board, stone, nodes)
            if claims:
                asked += 1
                yield number, board, stone, claims
            if asked >= GROUPS:
                break


def _parse_judge(_context: click.Context, _parameter: click.Parameter, text: str) -> ProgramSpec:
    program = parse_program(text)
    if program is None or program.kind != KATAGO:
        raise click.BadParameter("wants katago:CONFIG")
    return program


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--judge", "program", required=True, callback=_parse_judge, help="katago,model=FILE:CONFIG")
@click.option("--against", default="", help="A program with owl_attack and owl_defend.")
@click.option("--skip", default=0, help="Leave out so many games first.")
@click.option("--games", default=None, type=int, help="Stop after so many games (default: all).")
@click.option("--nodes", default=20_000, show_default=True, help="Positions of a search of ours.")
@click.option("--seed", default=1, show_default=True)
def main(
    paths: tuple[str, ...],
    program: ProgramSpec,
    against: str,
    skip: int,
    games: int | None,
    nodes: int,
    seed: int,
) -> None:
    """Judge what is said of groups in games at PATHS (or the classics)."""
    seen: Counter[tuple[str, str, str]] = Counter()
    quarrels: Counter[str] = Counter()
    shown = 0
    with ExitStack() as opened:
        judge = opened.enter_context(closing(Judge(program)))
        other = opened.enter_context(closing(GtpProcess(against))) if against else None
        for number, board, stone, claims in groups(paths, skip, games, nodes, seed):
            if other is not None:
                if number != shown:
                    set_up(other, board)
                    shown = number
                claims += theirs(other, board, stone)
            judged: dict[str, list[tuple[Claim, str]]] = {}
            for claim in claims:
                sure = surety(judge, board, stone, claim)
                if sure is None:
                    continue
                verdict = "right" if sure >= AGREES else "wrong" if sure <= -AGREES else "open"
                seen[claim.who, claim.outcome, verdict] += 1
                judged.setdefault(claim.question, []).append((claim, verdict))
                if verdict == "wrong":
                    move = "" if claim.move == PASS else f" ({to_gtp(claim.move, board.size)})"
                    where = f"position {number}, move {board.num_moves}, {to_gtp(stone, board.size)}"
                    click.echo(f"{where}: {claim.who}: {claim.outcome}{move}, judged {sure:+.2f}")
            quarrels.update(decided for pair in judged.values() if (decided := quarrel(pair)))
    rows = [
        (who, outcome, *(f"{seen[who, outcome, verdict]:,}" for verdict in COUNTED))
        for who in sorted({who for who, _, _ in seen})
        for outcome in OUTCOMES
    ]
    click.echo(Table(("by", "the group", *COUNTED), rows, "llrrr").render(), nl=False)
    if against:
        told = ", ".join(f"{who} {quarrels[who]:,}" for who in QUARRELS)
        click.echo(f"Where they contradict each other it is right: {told}.")


if __name__ == "__main__":
    try:
        main()
    except (KatachiError, Failure) as error:
        raise SystemExit(str(error)) from None
