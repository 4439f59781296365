"""Writes proved answers as a game tree, and checks a problem's answers against proofs.

After a right move come the enemy's replies that must be answered, those that are hardest to refute first,
each with all moves that still work. A line ends where more than two moves work. A wrong move gets the reply
that refutes it with the shallowest search.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from engine.board import Board
from engine.points import EMPTY, PASS, opponent, to_gtp
from pipeline.game_records.sgf_tree import Node, move_node
from pipeline.problems.ladder_proofs import LadderProver, captures_beside
from pipeline.problems.problem import REGION, BadProblem, GoProblem, MarkedMove
from pipeline.problems.proving import (
    CAPTURE,
    CONNECT,
    CUT,
    FAILS,
    KO_OURS,
    KO_THEIRS,
    ORDER,
    SAVE,
    SCORE,
    WORKS,
    Prover,
    Question,
    best_points,
)

#: how many enemy replies to show after a right move, by the number of our moves before it
WIDTHS = (3, 2, 1, 1)
#: how many wrong first moves to show
NUM_WRONG = 4
#: with more right first moves this is not a problem, with more right follow-ups a line ends
MOST_RIGHT = 2
#: result -> the comment at the end of a right line
COMMENTS = {
    WORKS: "RIGHT",
    KO_THEIRS: "RIGHT: by a ko, in which the other side needs the first threat",
    KO_OURS: "RIGHT: by a ko, in which this side needs the first threat",
}
_ONLY_KO = "WRONG: only a ko"
_WORSE_KO = "WRONG: a worse ko"
_IGNORED = "WRONG: it needs no answer"

Line = list[tuple[int, int]]


@dataclass(frozen=True, slots=True)
class Proof:
    """The proved results of a question."""

    question: Question
    #: first move, or PASS -> WORKS, KO_THEIRS, KO_OURS or FAILS
    results: dict[int, int]
    #: the number of positions that the search visited
    nodes: int
    #: the smallest depth of search that proves a right first move
    plies: int

    @property
    def best(self) -> int:
        """The best result of all first moves."""
        return min(self.results.values(), key=ORDER.index)

    @property
    def right(self) -> tuple[int, ...]:
        """The first moves with the best result."""
        return tuple(move for move, result in self.results.items() if result == self.best)

    @property
    def fault(self) -> str:
        """Why this does not make a problem; "" if it does."""
        if self.best == FAILS:
            return "nothing works"
        if PASS in self.right:
            return "it is so without a move"
        if len(self.right) > MOST_RIGHT:
            return f"{len(self.right)} first moves work"
        return ""


def question_of(problem: GoProblem) -> Question:
    """The question that a problem asks; raises BadProblem if it lacks what a proof needs."""
    board, color = problem.board(), problem.color
    if not problem.region or (not problem.asked and problem.kind != "endgame"):
        raise BadProblem(f"nothing to prove: {REGION} names the region, TR the stones in question")
    own = bool(problem.asked) and board.color_at(problem.asked[0]) == color
    aim = {"connect": CONNECT, "cut": CUT, "endgame": SCORE}.get(problem.kind, SAVE if own else CAPTURE)
    if aim in (CONNECT, CUT) and len(problem.asked) != 2:
        raise BadProblem(f"{problem.kind}: TR must mark two stones")
    in_the_open = problem.kind in ("ladder", "net")
    region = frozenset(problem.region)
    question = Question(board, color, aim, problem.asked, region, in_the_open=in_the_open)
    return replace(question, points=best_points(question)) if aim == SCORE else question


def prover_of(question: Question) -> Prover:
    """The prover for a question."""
    return LadderProver(question) if question.in_the_open else Prover(question)


def candidates(question: Question, board: Board, color: int) -> list[int]:
    """The legal moves of a side that count: those in the region; in the open also those at the string."""
    points = set(question.region)
    if question.in_the_open and board.color_at(question.stones[0]) != EMPTY:
        points.update(board.liberties(question.stones[0]), captures_beside(board, question.stones[0]))
    return [point for point in sorted(points) if board.is_legal(color, point)]


def prove(question: Question) -> Proof:
    """Prove the result of every first move."""
    prover = prover_of(question)
    results = prover.results()
    best = min(results.values(), key=ORDER.index)
    lines = [[(question.color, move)] for move, result in results.items() if result == best and move != PASS]
    nodes = prover.nodes
    plies = min(map(prover.plies, lines), default=0)
    return Proof(question, results, nodes, plies)


def faults_of(problem: GoProblem, proof: Proof) -> Iterator[str]:
    """What is wrong, by its proof, with a problem and its answers: first moves, ko and follow-ups."""
    if proof.fault:
        yield proof.fault
    if set(problem.right) != set(proof.right):
        said, proved = (_names(moves, problem.size) for moves in (problem.right, proof.right))
        yield f"{said} should be right, {proved} is"
    if problem.by_ko != (proof.best in (KO_THEIRS, KO_OURS)):
        yield "a ko is told wrongly"
    prover = prover_of(proof.question)
    for move in problem.moves:
        if move.is_right and move.color == problem.color:
            line = [(move.color, move.point)]
            yield from _wrong_follow_ups(problem, prover, proof, line, move.after)


def _wrong_follow_ups(
    problem: GoProblem, prover: Prover, proof: Proof, line: "Line", replies: Sequence[MarkedMove]
) -> Iterator[str]:
    """A sentence for each reply after which other moves are marked than those that work."""
    for reply in replies:
        after = [*line, (reply.color, reply.point)]
        board = problem.board()
        for color, point in after:
            board.play(color, point)
        legal = candidates(proof.question, board, problem.color)
        working = {m for m in [*legal, PASS] if prover.after([*after, (problem.color, m)]) == proof.best}
        marked = {move.point: move for move in reply.after if move.is_right}
        if set(marked) != working:
            said, proved = (_names(sorted(moves), problem.size) for moves in (marked, working))
            yield f"after {_names([p for _, p in after], problem.size)}: {said} marked, {proved} works"
        for move in marked.values():
            yield from _wrong_follow_ups(
                problem, prover, proof, [*after, (move.color, move.point)], move.after
            )


def _names(points: Sequence[int], size: int) -> str:
    return " ".join(to_gtp(point, size) for point in points) or "nothing"


def difficulty(proof: Proof) -> str:
    """The difficulty, 30k to 10k, by the depth of the proof and the number of moves to choose from."""
    choice = sum(move != PASS for move in proof.results)
    hard = min(proof.plies, 13) + min(choice, 10) / 2 + (3 if proof.best != WORKS else 0)
    return f"{min(30, max(10, 33 - int(1.2 * hard)))}k"


def variations_of(proof: Proof) -> list[Node]:
    """The variations of a problem: the right ones, then the wrong ones that are hardest to refute."""
    return _SolutionWriter(proof).variations()


class _SolutionWriter:
    """Writes the variations of one proof."""

    def __init__(self, proof: Proof) -> None:
        self._proof = proof
        self._color = proof.question.color
        self._enemy = opponent(self._color)
        self._prover = prover_of(proof.question)
        self._board = proof.question.board

    def variations(self) -> list[Node]:
        right = [self._right([(self._color, move)], self._proof.best, 0) for move in self._proof.right]
        wrong = [move for move in self._proof.results if move not in self._proof.right and move != PASS]
        depth = {move: self._depth([(self._color, move)]) for move in wrong}
        wrong.sort(key=lambda move: (ORDER.index(self._proof.results[move]), -depth[move], move))
        return right + [self._wrong(move) for move in wrong[:NUM_WRONG]]

    def _right(self, line: Line, result: int, depth: int) -> Node:
        """A right move, the last of ``line``, with the enemy's best tries.

        The last move of a line is marked.
        """
        node = move_node(*line[-1])
        for reply in self._tries(line, result)[: WIDTHS[depth]] if depth < len(WIDTHS) else ():
            after = [*line, (self._enemy, reply)]
            ours = self._working(after, result)
            if 0 < len(ours) <= MOST_RIGHT and PASS not in ours:
                child = move_node(self._enemy, reply)
                child.children = [self._right([*after, (self._color, m)], result, depth + 1) for m in ours]
                node.children.append(child)
        if not node.children or depth == 0:
            node.properties["C"] = [COMMENTS[result]]
        if depth == 0:
            node.properties["TE"] = ["1"]
        return node

    def _tries(self, line: Line, result: int) -> list[int]:
        """The enemy's moves that must be answered, those first that need the deepest search."""
        tries = []
        for reply in self._legal(self._enemy, line):
            after = [*line, (self._enemy, reply)]
            ignored = [*after, (self._color, PASS)]
            if self._prover.after(ignored) != result and self._prover.after(after) == result:
                tries.append((-self._depth(after), reply))
        return [reply for _, reply in sorted(tries)]

    def _working(self, line: Line, result: int) -> list[int]:
        """Our moves, with PASS, that still get the result."""
        moves = [*self._legal(self._color, line), PASS]
        return [move for move in moves if self._prover.after([*line, (self._color, move)]) == result]

    def _wrong(self, move: int) -> Node:
        """A wrong first move with a reply that refutes it, unless it needs none."""
        line = [(self._color, move)]
        node = move_node(*line[-1])
        node.properties["BM"] = ["1"]
        result = self._proof.results[move]
        said = "WRONG" if result == FAILS else _ONLY_KO if self._proof.best == WORKS else _WORSE_KO
        replies = [
            r for r in self._legal(self._enemy, line) if self._keeps([*line, (self._enemy, r)], result)
        ]
        if self._keeps([*line, (self._enemy, PASS)], result):
            said, replies = _IGNORED, []
        if not replies:
            node.properties["C"] = [said]
            return node
        reply = min(replies, key=lambda one: (abs(self._depth([*line, (self._enemy, one)])), one))
        child = move_node(self._enemy, reply)
        child.properties["C"] = [said]
        node.children.append(child)
        return node

    def _depth(self, line: Line) -> int:
        """How deep a search must be to decide.

        In the open, to save time: 0 for a liberty of the string, else -1.
        """
        question = self._proof.question
        if not question.in_the_open:
            return self._prover.plies(line)
        board = self._board.copy()
        for color, point in line[:-1]:
            board.play(color, point)
        stone = question.stones[0]
        return -(line[-1][1] not in board.liberties(stone)) if board.color_at(stone) != EMPTY else 0

    def _keeps(self, line: Line, result: int) -> bool:
        return self._prover.after(line) == result

    def _legal(self, color: int, line: Line) -> list[int]:
        board = self._board.copy()
        for side, point in line:
            board.play(side, point)
        return candidates(self._proof.question, board, color)
