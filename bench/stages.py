"""All stages on one core: time, rate and memory of each step, beside what others take for the same.

python -m bench.stages                                  the embedded classics
python -m bench.stages GAMES... --games 1000 [--engine manyfaces] [--gnugo gnugo] [--at 20]

Each step runs in a process of its own, so the memory is its own peak (a process that has only loaded the
program: the first line). Seconds are those of the step itself, without starting Python or opening the engine.
sgfmill parses and plays the same records; GNU Go is asked for its move at some of the same positions, at
levels 1 and 10, if it is installed. A ratio of 10 means that Katachi is ten times as fast in the same run.
"""

import json
import os
import resource
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import click

from bench.peers import replay_with_sgfmill
from engine.board import Board
from engine.knowledge import DEFAULT
from engine.patterns import Matcher, PatternBook
from engine.points import BLACK, decode_moves, to_gtp
from pipeline import judging
from pipeline.executors import Executor
from pipeline.executors.starting import end_server
from pipeline.game_records.inputs import iter_inputs
from pipeline.joseki import mining as joseki_mining
from pipeline.joseki.selecting import SelectionLimits
from pipeline.settings import Settings
from pipeline.stages import (
    compile,
    cut,
    dedupe,
    evaluate,
    generalise,
    ingest,
    refine,
    replay,
    survey,
    train,
)
from pipeline.store import Store
from pipeline.tables import Table, render

ALL = "train,valid,unseen"
#: the games that are judged by evaluate, and matched, are few: they cost the same each
EVALUATED = 10
MATCHED = 20
GNUGO_LEVELS = (1, 10)


class Ground(NamedTuple):
    """What all steps work on."""

    folder: str
    paths: tuple[str, ...]
    games: int
    engine: str
    #: whether seconds are those of the CPU, which other work on the machine disturbs less
    of_cpu: bool = False
    jobs: int = 1

    @property
    def settings(self) -> Settings:
        """Of every stage."""
        return Settings(
            db=str(Path(self.folder) / "ground.sqlite"),
            binary=str(Path(self.folder) / "ground.bin"),
            engine=self.engine,
            games=self.games,
            split=ALL,
            sources="hand,learned",
            jobs=self.jobs,
        )

    @property
    def executor(self) -> Executor:
        """Who does what a stage hands out."""
        return Executor(self.jobs)


#: what a step did: how many of what, in how many seconds
Did = tuple[int, str, float]


def timed(ground: Ground, work: Callable[[], Any]) -> tuple[Any, float]:
    """What it gave, and its seconds."""
    clock = _cpu if ground.of_cpu else time.perf_counter
    start = clock()
    found = work()
    return found, clock() - start


def _cpu() -> float:
    """Seconds of CPU that this process took, and its workers that have ended."""
    return time.process_time() + children_cpu()


def children_cpu() -> float:
    """Seconds of CPU that the processes took that this one started and that have ended."""
    end_server()
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return ended.ru_utime + ended.ru_stime


def step_nothing(ground: Ground) -> Did:
    """The program loaded, nothing done."""
    return 0, "", 0.0


def step_ingest(ground: Ground) -> Did:
    """Games read, in games."""
    settings = ground.settings
    inputs = iter_inputs(ground.paths)
    with Store.open(settings.db) as store:
        report, seconds = timed(ground, lambda: ingest.run(store, settings, ground.executor, inputs))
    return report.read, "games", seconds


def staged(stage: Any, count: Callable[[Any], int], unit: str, ground: Ground, **other: Any) -> Did:
    """A stage on the database, with what it loads loaded before."""
    settings = Settings(**{**_fields(ground.settings), **other})
    judging.player(settings.engine, settings.files)
    with Store.open(settings.db, create=False) as store:
        report, seconds = timed(ground, lambda: stage.run(store, settings, ground.executor))
    return count(report), unit, seconds


def _fields(settings: Settings) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in Settings.__slots__}


def step_joseki(ground: Ground) -> Did:
    """Corners of all games counted, and written as text, in games."""
    path = Path(ground.folder) / "ground.jos"
    limits = SelectionLimits(2, 1, 0.0)
    with Store.open(ground.settings.db, create=False) as store:
        report, seconds = timed(
            ground, lambda: joseki_mining.run(store, ground.settings, ground.executor, path, limits)
        )
    return report.games, "games", seconds


def step_compile_shipped(ground: Ground) -> Did:
    """The text of all knowledge that comes with Katachi, as a binary, in patterns."""
    other = {"sources": "hand,shipped", "binary": str(Path(ground.folder) / "shipped.bin")}
    settings = Settings(**{**_fields(ground.settings), **other})
    report, seconds = timed(ground, lambda: compile.run(None, settings, ground.executor))
    return report.patterns, "patterns", seconds


def step_load(ground: Ground) -> Did:
    """That binary opened, in patterns."""
    book, seconds = timed(ground, lambda: PatternBook.open(DEFAULT))
    return len(book), "patterns", seconds


def step_match(ground: Ground) -> Did:
    """All of its patterns at every position of some games, kept from move to move, in positions."""
    matcher = Matcher(PatternBook.open(DEFAULT))
    number, seconds = 0, 0.0
    for game in _games(ground, MATCHED):
        board = Board(game.record.size)
        board.setup(game.record.setup)
        for color, point in decode_moves(game.record.moves):
            start = time.perf_counter()
            matcher.count(board, color)
            seconds += time.perf_counter() - start
            board.play(color, point)
            number += 1
    return number, "positions", seconds


def _games(ground: Ground, number: int) -> list[Any]:
    with Store.open(ground.settings.db, create=False) as store:
        ids = store.db.conn.execute("SELECT id FROM games WHERE size = 19 ORDER BY id").fetchall()
        return [store.games.get(game_id) for (game_id,) in ids[:number]]


def step_sgfmill(ground: Ground) -> Did:
    """Records parsed and played by sgfmill alone; what it refuses is counted too, in games."""
    number, _, seconds = replay_with_sgfmill(ground.paths, 2000)
    return number, "games", seconds


def step_gnugo(ground: Ground, command: str, level: int, at: int) -> Did:
    """GNU Go's move at positions of the games, evenly chosen, in positions."""
    asked, seconds = 0, 0.0
    with subprocess.Popen(
        [command, "--mode", "gtp", "--level", str(level), "--quiet"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:

        def ask(line: str) -> str:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(line + "\n")
            process.stdin.flush()
            return "".join(iter(process.stdout.readline, "\n"))

        games = [game for game in _games(ground, at) if not game.record.setup]
        for number, game in enumerate(games):
            moves = list(decode_moves(game.record.moves))
            ask(f"boardsize {game.record.size}")
            ask("clear_board")
            end = (number + 1) * len(moves) // (len(games) + 1)
            for color, point in moves[:end]:
                ask(f"play {_side(color)} {to_gtp(point, game.record.size)}")
            answer, took = timed(ground, partial(ask, f"reg_genmove {_side(moves[end][0])}"))
            assert answer.startswith("="), answer
            asked, seconds = asked + 1, seconds + took
        ask("quit")
    return asked, "positions", seconds


def _side(color: int) -> str:
    return "black" if color == BLACK else "white"


STEPS: dict[str, Callable[[Ground], Did]] = {
    "nothing": step_nothing,
    "ingest": step_ingest,
    "replay": partial(staged, replay, lambda report: report.positions, "positions"),
    "cut": partial(staged, cut, lambda report: report.cut, "windows"),
    "dedupe": partial(staged, dedupe, lambda report: report.merged, "windows"),
    "generalise": partial(staged, generalise, lambda report: report.positions, "positions"),
    "train": partial(staged, train, lambda report: report.games, "games"),
    "refine": partial(staged, refine, lambda report: report.games, "games"),
    "survey": partial(staged, survey, lambda report: report.games, "games"),
    "joseki": step_joseki,
    "compile": partial(staged, compile, lambda report: report.patterns, "patterns"),
    "compile shipped": step_compile_shipped,
    "load": step_load,
    "match": step_match,
    "evaluate": partial(
        staged, evaluate, lambda report: report.total.positions, "positions", games=EVALUATED
    ),
    "sgfmill": step_sgfmill,
}
#: what a step is compared with
SGFMILL, GNUGO = ("ingest",), ("replay", "evaluate")


class Measured(NamedTuple):
    """A step that was run."""

    amount: int
    unit: str
    seconds: float
    peak_mb: float

    @property
    def rate(self) -> float:
        """Of its unit a second; 0 where nothing was done."""
        return self.amount / self.seconds if self.seconds > 0 else 0.0


def run_step(name: str, ground: Ground, *more: str) -> Measured:
    """In a process of its own."""
    click.echo(f"{name} ...", err=True)
    given = [json.dumps(ground), name, *more]
    done = subprocess.run(
        [sys.executable, "-m", "bench.stages", "--step", *given], stdout=subprocess.PIPE, text=True
    )
    if done.returncode:
        raise SystemExit(f"{name} failed")
    return Measured(*json.loads(done.stdout))


def do_step(given: tuple[str, ...]) -> None:
    """The other side of ``run_step``."""
    told, name, *more = given
    folder, paths, *other = json.loads(told)
    ground = Ground(folder, tuple(paths), *other)
    if name == "gnugo":
        did = step_gnugo(ground, more[0], int(more[1]), int(more[2]))
    else:
        did = STEPS[name](ground)
    end_server()
    peak_mb = max(map(_peak_mb, (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)))
    click.echo(json.dumps([*did, peak_mb]))


def _peak_mb(whose: int) -> float:
    """The most that this process, or the largest of its workers, had in memory."""
    return resource.getrusage(whose).ru_maxrss / 1000


def table(measured: dict[str, Measured], gnugo: dict[int, Measured]) -> Table:
    """A line a step."""
    sgfmill = measured["sgfmill"]
    header = (
        "step",
        "",
        "",
        "seconds",
        "a second",
        "peak MB",
        "x sgfmill",
        *(f"x GNU Go {n}" for n in gnugo),
    )
    rows = []
    for name, one in measured.items():
        ratios = [f"{one.rate / sgfmill.rate:.1f}" if name in SGFMILL and sgfmill.rate else ""]
        ratios += [f"{one.rate / each.rate:.0f}" if name in GNUGO else "" for each in gnugo.values()]
        amount = str(one.amount) if one.unit else ""
        rate = _digits(one.rate) if one.rate else ""
        rows.append((name, amount, one.unit, f"{one.seconds:.2f}", rate, f"{one.peak_mb:.0f}", *ratios))
    for level, one in gnugo.items():
        cells = (str(one.amount), one.unit, f"{one.seconds:.2f}", _digits(one.rate), "", "")
        rows.append((f"GNU Go, level {level}", *cells, *("" for _ in gnugo)))
    return Table(header, rows, "lrlrrr" + "r" * (1 + len(gnugo)))


def _digits(rate: float) -> str:
    return f"{rate:.0f}" if rate >= 100 else f"{rate:.3g}"


@click.command()
@click.argument("paths", nargs=-1)
@click.option("--games", default=0, help="At most so many games after ingest; 0 for all.")
@click.option("--engine", default="manyfaces", show_default=True, help="Who replays.")
@click.option("--gnugo", default="gnugo", show_default=True, help="The GNU Go to compare with.")
@click.option("--at", default=20, show_default=True, help="Positions that GNU Go is asked about, a level.")
@click.option("--step", "is_step", is_flag=True, hidden=True)
def main(paths: tuple[str, ...], games: int, engine: str, gnugo: str, at: int, is_step: bool) -> None:
    """Measure the stages on the games at PATHS (or the classics)."""
    if is_step:
        do_step(paths)
        return
    with TemporaryDirectory() as folder:
        ground = Ground(folder, tuple(map(os.path.abspath, paths or ("corpora/classics",))), games, engine)
        measured = {name: run_step(name, ground) for name in STEPS}
        against = {}
        if shutil.which(gnugo):
            against = {level: run_step("gnugo", ground, gnugo, str(level), str(at)) for level in GNUGO_LEVELS}
        click.echo(render([table(measured, against)]))
        if not against:
            click.echo(f"no '{gnugo}' is installed: nothing to compare with")


if __name__ == "__main__":
    main()
