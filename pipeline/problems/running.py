"""Has the engine answer the problems of collections, at every level."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from time import process_time

from engine.board import Board
from engine.knowledge import Knowledge
from engine.points import PASS, encode_move, opponent
from pipeline.errors import RejectedGame
from pipeline.executors import ChunkPace, Executor
from pipeline.game_records.inputs import Input, iter_inputs
from pipeline.problems.levels import Level, make_level
from pipeline.problems.problem import BadProblem, GoProblem, MarkedMove, read_each
from pipeline.settings import Settings
from pipeline.tables import place

#: game trees in a chunk
CHUNK = 4


@dataclass(frozen=True, slots=True)
class ProblemFault:
    """A problem that could not be used, or an input that could not be read."""

    label: str
    #: which game tree of the file; 1 is the first
    number: int
    #: why
    text: str

    def __str__(self) -> str:
        return f"{place(self.label, self.number)}: {self.text}"


@dataclass(frozen=True, slots=True)
class ProblemChunk:
    """Game trees for one worker, and how they are answered."""

    #: each with its label and its number in the file
    trees: tuple[tuple[str, int, bytes], ...]
    levels: tuple[str, ...]
    engine: str
    knowledge: Knowledge

    @property
    def name(self) -> str:
        """Where its first problem is, for error messages."""
        return place(*self.trees[0][:2])


@dataclass(frozen=True, slots=True)
class LevelAnswer:
    """A level's answer to a problem and to its follow-ups."""

    #: the first move, a point or PASS
    move: int
    is_right: bool
    #: the number of follow-ups that were asked, and of right answers to them
    asked: int
    right: int
    #: move text up to the first wrong answer to a follow-up, with the answer; empty if there is none
    missed: bytes
    #: the points that were right there
    wanted: tuple[int, ...]
    #: CPU time for all of it, in milliseconds
    ms: float

    @property
    def follows(self) -> bool:
        """Whether the first move and all follow-ups were right: the line is solved."""
        return self.is_right and self.right == self.asked


@dataclass(frozen=True, slots=True)
class ProblemOutcome:
    """A problem and its answers, by level."""

    problem: GoProblem
    answers: dict[str, LevelAnswer]


@dataclass(frozen=True, slots=True)
class ProblemResults:
    """The outcomes of all problems at these levels, and what could not be used."""

    levels: tuple[str, ...]
    outcomes: tuple[ProblemOutcome, ...]
    faults: tuple[ProblemFault, ...]


def run(
    paths: Sequence[str], levels: Sequence[str], settings: Settings, executor: Executor
) -> ProblemResults:
    """Answer every problem of the inputs, in their order.

    Raises KatachiError when there is nothing at a path, or a level's player cannot be loaded.
    """
    faults: list[ProblemFault] = []
    inputs = iter_inputs(paths)
    for level in levels:
        make_level(level, settings.engine, settings.files)  # before any work, to raise its errors
    groups = ChunkPace(CHUNK).groups(_trees(inputs, faults), lambda tree: 1)
    chunks = (ProblemChunk(tuple(trees), tuple(levels), settings.engine, settings.files) for trees in groups)
    outcomes: list[ProblemOutcome] = []
    with executor.progress("problems", "problems") as bar:
        for done, bad in executor.run(answer_chunk, chunks):
            outcomes += done
            faults += bad
            bar.update(len(done) + len(bad))
    return ProblemResults(tuple(levels), tuple(outcomes), tuple(faults))


def _trees(inputs: Iterable[Input], faults: list[ProblemFault]) -> Iterator[tuple[str, int, bytes]]:
    for one in inputs:
        if one.error:
            faults.append(ProblemFault(one.label, 1, str(one.error)))
            continue
        for number, data in enumerate(one.games(), 1):
            yield one.label, number, data


def answer_chunk(chunk: ProblemChunk) -> tuple[list[ProblemOutcome], list[ProblemFault]]:
    """Answer the problems of a chunk (in a worker); returns their outcomes, and the faults of others."""
    outcomes: list[ProblemOutcome] = []
    faults: list[ProblemFault] = []
    makers = {name: make_level(name, chunk.engine, chunk.knowledge) for name in chunk.levels}
    for label, number, data in chunk.trees:
        try:
            for found in read_each(data, label, number):
                if isinstance(found, BadProblem):
                    faults.append(ProblemFault(label, number, str(found)))
                    continue
                answers = {name: answer(found, level) for name, level in makers.items()}
                outcomes.append(ProblemOutcome(found, answers))
        except RejectedGame as error:
            faults.append(ProblemFault(label, number, str(error)))
    return outcomes, faults


def answer(problem: GoProblem, level: Level) -> LevelAnswer:
    """A level's first move; if it is right, also its answers to every reply that the file has."""
    started = process_time()
    board = problem.board()
    line = _FollowUps(problem, level)
    move = level.answer(problem, board)
    right = [one for one in problem.moves if one.color == problem.color and one.is_right]
    taken = next((one for one in right if one.point == move), None)
    if taken is not None:
        line.follow(board, taken, b"")
    ms = 1000 * (process_time() - started)
    return LevelAnswer(move, taken is not None, line.asked, line.right, line.missed, line.wanted, ms)


class _FollowUps:
    """Asks a level for the follow-ups of one problem, and counts the right answers."""

    def __init__(self, problem: GoProblem, level: Level) -> None:
        self._problem = problem
        self._level = level
        self.asked = 0
        self.right = 0
        self.missed = b""
        self.wanted: tuple[int, ...] = ()

    def follow(self, board: Board, move: MarkedMove, before: bytes) -> None:
        """Play a right move, then each of the enemy's replies to it, and ask for the follow-up.

        ``before`` is the move text of the moves before it.
        """
        board.play(move.color, move.point)
        before += encode_move(move.color, move.point)
        for reply in move.after:
            if reply.color == opponent(self._problem.color):
                board.play(reply.color, reply.point)
                self._ask(board, reply.after, before + encode_move(reply.color, reply.point))
                board.undo()
        board.undo()

    def _ask(self, board: Board, moves: tuple[MarkedMove, ...], before: bytes) -> None:
        color = self._problem.color
        right = [one for one in moves if one.color == color and one.is_right]
        if not right:
            return
        self.asked += 1
        said = self._level.answer(self._problem, board)
        taken = next((one for one in right if one.point == said), None)
        if taken is not None:
            self.right += 1
            self.follow(board, taken, before)
        elif not self.missed:
            legal = said == PASS or board.is_legal(color, said)
            self.missed = before + encode_move(color, said if legal else PASS)
            self.wanted = tuple(one.point for one in right)
