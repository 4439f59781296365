"""`katachi demo`: runs the main job, end to end, on the embedded classic games, as a user would."""

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from os.path import relpath
from pathlib import Path
from typing import NamedTuple

import click

from pipeline.commands.options import HELP, Whole
from pipeline.corpora import CORPORA
from pipeline.errors import KatachiError
from pipeline.programs.process import dies_with_parent

SPLIT = "unseen"
DATABASE = "katachi.sqlite"
BINARY, LEARNED, PAGE = "patterns.bin", "learned.bin", "report.html"
#: the engine that raw cuts are measured with: it knows no other patterns
ENGINE = ("--engine", "ryder")

NEXT = """\
  katachi corpora list                 collections of professional games that can be fetched
  katachi ingest PATH...               your own: files, folders, archives, into db/katachi.sqlite
  katachi mine                         all stages in one go: db/patterns.bin
  katachi evaluate --knowledge db/patterns.bin --compare
                                       hit rates on the unseen games, and what the patterns gain
  katachi suggest GAME.sgf --move 40   what the engine thinks of a position, and why
"""


class FoundMove(NamedTuple):
    """A move of an unseen game that is in the list only with the new patterns."""

    #: its place in that list, from 0
    rank: int
    game_id: int
    #: 1 is the first move
    move_no: int


@click.command(context_settings=HELP)
@click.option(
    "--to",
    "folder",
    default="db/demo",
    show_default=True,
    type=click.Path(file_okay=False),
    metavar="FOLDER",
    help="Folder for the demo's own database.",
)
@click.option(
    "--jobs",
    type=Whole(0),
    default=0,
    show_default=True,
    metavar="N",
    help="Worker processes; 0 starts one per core.",
)
def demo(folder: str, jobs: int) -> None:
    """Run the whole job on 49 classic games, to a measured gain.

    Every step is printed as a command that you can type yourself. What an earlier demo left is removed
    first.

    \b
    Example:
      katachi demo
    """
    clear(Path(folder))
    Demo(Path(folder), jobs).run()


def clear(folder: Path) -> None:
    """Remove the files of an earlier demo and nothing else: the folder may hold other files of the user."""
    for name in (DATABASE, f"{DATABASE}-wal", f"{DATABASE}-shm", BINARY, LEARNED, PAGE):
        (folder / name).unlink(missing_ok=True)


class Demo:
    """Runs the steps as commands with a database in ``folder``, and prints each command before it runs it.

    ``jobs`` is the number of worker processes, 0 for one per core.
    """

    def __init__(self, folder: Path, jobs: int) -> None:
        self.db = str(folder / DATABASE)
        self.binary = str(folder / BINARY)
        self.learned = str(folder / LEARNED)
        self.page = str(folder / PAGE)
        self.jobs = ["--jobs", str(jobs)] if jobs else []

    def run(self) -> None:
        """Run all steps; raises KatachiError at the first that fails."""
        self._step("Read the 49 classic games", "ingest", relpath(CORPORA / "classics"), *self.jobs)
        self._step("Compare the engine's list with the moves that were played", "replay", *self.jobs, *ENGINE)
        self._step(
            "What did the engine miss in the training games?", "show", "misses", "--split", "train", *ENGINE
        )
        self._step("Cut an 8x8 window around each miss", "cut", *self.jobs, *ENGINE)
        self._step("Merge the windows under the 16 symmetries", "dedupe")
        self._step(
            "Compile the windows, as they were cut, for the engine to load",
            "compile",
            "--sources",
            "cuts",
            "--binary",
            self.binary,
        )
        self._step(
            "The hit rate on unseen games, before and after",
            "evaluate",
            *self._knowledge,
            "--compare",
            *ENGINE,
            *self.jobs,
        )
        self._example()
        self._learn()
        click.secho("To judge these patterns in a browser, one key a decision\n", bold=True)
        click.echo(f"  {self._command_line(['review'])}\n")
        click.secho("What to try next, on games of your own\n", bold=True)
        click.echo(NEXT)

    def _learn(self) -> None:
        """Learn patterns and weights, measure them and the default knowledge, report misses by kind."""
        player = ("--engine", "manyfaces")
        self._step(
            "Learn patterns that match again, from all moves of the training games",
            "generalise",
            *self.jobs,
            "--least",
            "3",
        )
        self._step("Learn what patterns and features are worth", "train", *self.jobs, "--epochs", "3")
        self._step("Compile them, with those made by hand", "compile", "--binary", self.learned)
        self._step(
            "The hit rate on unseen games, with what these few games taught",
            "evaluate",
            "--knowledge",
            self.learned,
            *player,
            *self.jobs,
        )
        self._step(
            "The same with the knowledge that comes with Katachi, learned from thousands of games",
            "evaluate",
            *player,
            *self.jobs,
        )
        self._step(
            "What kind of miss was each?",
            "classify",
            "--binary",
            self.learned,
            *ENGINE,
            *self.jobs,
        )
        self._step(
            "What was found, as a page for the browser",
            "report",
            "-o",
            self.page,
            "--binary",
            self.learned,
            *ENGINE,
        )

    @property
    def _knowledge(self) -> list[str]:
        return ["--knowledge", self.binary]

    def _example(self) -> None:
        """Show an unseen position that the engine gets right only with the new patterns, and the pattern."""
        for knowledge in ([], self._knowledge):
            self._call("replay", "--split", SPLIT, "--quiet", *ENGINE, *knowledge, *self.jobs, silent=True)
        gain = min(self._gains(), default=None)
        if gain is None:
            click.echo(
                "No move of the unseen games came into the list by a pattern; more games will do it.\n"
            )
            return
        where, brief = f"{gain.game_id}:{gain.move_no}", ("--explain", "1", *ENGINE)
        self._step("A position of an unseen game where the engine misses", "show", "miss", where, *brief)
        self._step("The same position with the patterns", "show", "miss", where, *brief, *self._knowledge)
        self._step("The pattern that spoke", "show", "pattern", str(self._pattern_at(gain)))

    def _gains(self) -> Iterator[FoundMove]:
        """The moves of unseen games that got into the list with the new patterns."""
        from pipeline import judging
        from pipeline.store import Store

        knowledge = judging.player("ryder", self.binary).knowledge
        with Store.open(self.db) as store:
            for game in store.games.select([SPLIT]):
                before = store.replays.get(game.id, "ryder", "none")
                after = store.replays.get(game.id, "ryder", knowledge)
                assert before is not None
                assert after is not None
                for move_no, (old, new) in enumerate(zip(before.ranks, after.ranks, strict=True), 1):
                    if old == judging.MISS and new < judging.MISS:
                        yield FoundMove(new, game.id, move_no)

    def _pattern_at(self, gain: FoundMove) -> int:
        """The id of the pattern that matches at a move; of several, the one that was played most often."""
        from engine.patterns import Matcher, PatternBook
        from pipeline.game_records.positions import position_before
        from pipeline.store import Store

        with Store.open(self.db) as store:
            record = store.games.get(gain.game_id).record
        position = position_before(record, gain.move_no, f"game {gain.game_id}")
        book = PatternBook.open(self.binary)
        matches = Matcher(book).match(position.board, position.color)
        there = [number for point, number, _ in matches if point == position.played]
        return int(book.id(max(there, key=lambda number: book.statistics(number).played)))

    def _step(self, title: str, *command: str) -> None:
        click.secho(title, bold=True)
        click.echo(f"$ {self._command_line(command)}\n")
        self._call(*command)
        click.echo()

    def _call(self, *command: str, silent: bool = False) -> None:
        sys.stdout.flush()
        # import what this process imports: the current folder may have a ``pipeline`` of its own
        line = [sys.executable, "-P", "-m", "pipeline", *command, "--db", self.db]
        done = subprocess.run(
            line,
            stdout=subprocess.DEVNULL if silent else None,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            # a step that outlived a killed demo would go on writing the files that the next demo removes
            preexec_fn=dies_with_parent(),
            check=False,
        )
        if done.returncode:
            raise KatachiError(f"the demo stopped at: {self._command_line(command)}")

    def _command_line(self, command: Sequence[str]) -> str:
        return shlex.join(["katachi", *command, "--db", self.db])
