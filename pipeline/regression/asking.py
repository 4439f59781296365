"""Who answers the questions of a suite: one of our players, or another program over GTP."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple, Protocol

from engine.answers import Answers
from engine.gtp import Reply, open_session
from engine.knowledge import Files, Knowledge
from engine.playing import DEFAULT_LEVEL
from engine.points import EngineError
from pipeline import judging
from pipeline.errors import KatachiError, UsageError
from pipeline.programs.named import GTP, ProgramSpec, parse_program
from pipeline.programs.process import Failure, GtpProcess, Refusal
from pipeline.regression.positions import load

LOAD = "loadsgf"


class RespondentSpec(NamedTuple):
    """Who answers: one of our players with its knowledge and level, or another program, ``gtp:COMMAND``."""

    engine: str = "manyfaces"
    files: Knowledge = Files()
    level: int = DEFAULT_LEVEL

    @property
    def program(self) -> ProgramSpec | None:
        """The program; None for one of our players. Raises UsageError for one that does not speak GTP."""
        found = parse_program(self.engine)
        if found is not None and found.kind != GTP:
            raise UsageError(f"'{self.engine}' answers no questions: give gtp:COMMAND")
        return found


class Respondent(Protocol):
    """Answers the commands of one block."""

    #: the clock in seconds that times its answers: CPU for our players, real time for another program
    clock: Callable[[], float]

    def execute(self, line: str) -> Reply:
        """The reply to a command; anything that goes wrong is in the reply."""


def open_respondent(asked: RespondentSpec, path: str) -> Respondent:
    """The respondent for a block of the suite at ``path``, on an empty 19x19 board.

    Raises KatachiError when the player cannot be loaded or the program not be started.
    """
    program = asked.program
    if program is not None:
        return _ProgramRespondent(program, Path(path).parent)
    return _PlayerRespondent(asked, Path(path).parent)


@lru_cache(maxsize=1)
def _answers() -> Answers:
    """The readers, shared by all blocks of this process: their answers depend on the position alone."""
    return Answers()


class _PlayerRespondent:
    """One of our players, in a session of its own for each block."""

    def __init__(self, asked: RespondentSpec, folder: Path) -> None:
        self.clock = process_time
        self._folder = folder
        self._session = open_session(
            judging.player(asked.engine, asked.files), asked.level, answers=_answers()
        )
        self._session.add(LOAD, self._load)
        self._session.counts_territory = True

    def execute(self, line: str) -> Reply:
        return self._session.execute(line)

    def _load(self, words: list[str]) -> str:
        if not 1 <= len(words) <= 2:
            raise EngineError("loadsgf wants a file, and perhaps a move")
        try:
            loaded = load(self._folder / words[0], *words[1:])
        except KatachiError as error:
            raise EngineError(str(error)) from None
        self._session.set_position(loaded.board, loaded.to_play, loaded.komi)
        self._session.counts_territory = loaded.counts_territory
        return ""


class _ProgramRespondent:
    """Another program, whose process is kept from block to block.

    After a failure it is started again and sent the commands of this block that have succeeded, so that later
    questions are about the same position.
    """

    def __init__(self, program: ProgramSpec, folder: Path) -> None:
        self.clock = perf_counter
        self._program = program
        self._folder = folder
        self._sent: list[str] = []
        self._has_failed = False
        for line in ("boardsize 19", "clear_board"):
            self.execute(line)

    def execute(self, line: str) -> Reply:
        name, *words = line.split()
        if name == LOAD and words:
            line = " ".join((name, str((self._folder / words[0]).absolute()), *words[1:]))
        process = _running_process(self._program.rest)
        try:
            for told in self._sent if self._has_failed else ():
                process.ask(told, self._program.limit_s)
            self._has_failed = False
            text = process.ask(line, self._program.limit_s)
        except Refusal as error:
            return Reply(False, str(error))
        except Failure as error:
            process.kill()
            _running_process.cache_clear()
            self._has_failed = True
            return Reply(False, f"{error.kind}: {error}")
        self._sent.append(line)
        return Reply(True, text)


@lru_cache(maxsize=1)
def _running_process(command: str) -> GtpProcess:
    return GtpProcess(command)
