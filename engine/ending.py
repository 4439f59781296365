"""The end of a game: which stones are dead, which are in seki, and the score by area.

The answers are what two players would agree on: what reading says of the groups, made consistent (a stone can
only be dead with a living enemy beside it). For a game that is not over, the answers are as if it ended now.
"""

from collections.abc import Callable, Collection, Iterator

from engine.board import Board
from engine.evaluation.safety import SAFE, SAFELY_DEAD
from engine.owners import load, see
from engine.points import BLACK, EMPTY, WHITE, board_points, coordinates, opponent, point
from engine.position import Evaluation, Position
from engine.reader.groups import YES, GroupReader
from engine.settling import READ_NODES, evaluate_reading, is_over, side_to_play

#: eighths of an eye that a group needs to live without a seki
TWO_EYES = 16


class Ending:
    """Says how a game ends on one board at a time; ``position`` evaluates boards (default: a new one).

    Without ``to_play``, the side that did not play last is to move, or Black if nobody has played.
    """

    def __init__(self, position: Position | None = None) -> None:
        self._position = position or Position()
        self._reader = GroupReader()

    def dead_stones(
        self, board: Board, to_play: int | None = None, stop: Callable[[], bool] = lambda: False
    ) -> set[int]:
        """The stones that are removed without being captured; once ``stop`` is true, nothing more is read."""
        told = evaluate_reading(self._position, board, self._reader, to_play=to_play, stop=stop)
        return self._dead(board, told)

    def owners(self, board: Board) -> dict[int, int] | None:
        """BLACK or WHITE for each point that is somebody's; None if the game is not over but for dame."""
        told, is_ended = self._told(board, side_to_play(board))
        return area_owners(board, self._dead(board, told)) if is_ended else None

    def estimate(self, board: Board, to_play: int | None = None, counts_territory: bool = False) -> float:
        """Black's expected lead at the end, without komi, by area or by territory and prisoners.

        If the game is over but for dame, it is the lead as it stands; otherwise it is what the network of
        owners tells (``engine.owners``), with doubtful groups read out.
        """
        to_play = to_play or side_to_play(board)
        told, is_ended = self._told(board, to_play)
        ahead = stones_ahead(board) if counts_territory else 0
        if is_ended:
            return float(area_score(board, self._dead(board, told)) - ahead)
        sign = 1 if to_play == BLACK else -1
        # in every second game, the side to play will have placed one stone more at the end
        to_come = sign * 0.5 if counts_territory else 0.0
        return sign * load().lead(see(self._position, board, told, to_play)) - ahead - to_come

    def _told(self, board: Board, to_play: int) -> tuple[Evaluation, bool]:
        """The evaluation with doubtful groups read out, and whether the game is over.

        If only one side has stones, there is no enemy to read against, and the game has not really begun.
        """
        if not {BLACK, WHITE} <= {board.color_at(at) for at in board_points(board.size)}:
            return self._position.evaluation(board), False
        told = evaluate_reading(self._position, board, self._reader, to_play=to_play)
        return told, is_over(told)

    def _dead(self, board: Board, told: Evaluation) -> set[int]:
        dead = {stone for group in told.groups if group.strength < 0 for stone in group.stones}
        for stone in board_points(board.size):
            status = self._position.safety.status_of(board, stone)
            if status == SAFE:
                dead.discard(stone)
            elif status == SAFELY_DEAD:
                dead.add(stone)
        return consistent(board, dead)

    def killing_moves(self, board: Board, stone: int, stop: Callable[[], bool]) -> Iterator[int]:
        """Moves of the enemy after which the group of a stone is captured whatever is answered, as far as
        that is read; those at the string's liberties come first. Once ``stop`` is true, no more are read.
        """
        for move in dict.fromkeys((*board.liberties(stone), *self._reader.moves(board, stone, "attack"))):
            if stop():
                return
            if self._reader.after(board, stone, "attack", move, READ_NODES).result == YES:
                yield move

    def seki_stones(self, board: Board, dead: Collection[int]) -> set[int]:
        """The living stones without two eyes that share a region with an enemy without two eyes."""
        self._position.refresh(board)
        eyeless = {
            stone
            for group in self._position.groups.reports(board.size)
            if group.typ_eyes < TWO_EYES
            for stone in group.stones
            if self._position.safety.status_of(board, stone) != SAFE
        } - set(dead)
        found: set[int] = set()
        for region, border in regions(board, dead):
            if not region & set(dead) and len({board.color_at(stone) for stone in border & eyeless}) == 2:
                found |= border & eyeless
        return {other for stone in found for other in board.stones(stone)}


def consistent(board: Board, dead: Collection[int]) -> set[int]:
    """The dead stones without those that have no living enemy beside them, and without parts of strings."""
    left = {stone for stone in dead if all(other in dead for other in board.stones(stone))}
    while True:
        revived = {
            stone
            for region, border in regions(board, left)
            for stone in region & left
            if opponent(board.color_at(stone)) not in {board.color_at(other) for other in border}
        }
        if not revived:
            return left
        left -= {other for stone in revived for other in board.stones(stone)}


def area_score(board: Board, dead: Collection[int] = ()) -> int:
    """Black's points less White's: living stones, and empty points beside the stones of one side only."""
    owners = list(area_owners(board, dead).values())
    return owners.count(BLACK) - owners.count(WHITE)


def area_owners(board: Board, dead: Collection[int] = ()) -> dict[int, int]:
    """BLACK or WHITE for each living stone, and for each empty point beside which only one side's are."""
    gone = set(dead)
    owners = {at: board.color_at(at) for at in board_points(board.size) if board.color_at(at) != EMPTY}
    for region, border in regions(board, gone):
        sides = {board.color_at(stone) for stone in border}
        for at in region:
            owners.pop(at, None)
        if len(sides) == 1:
            owners.update(dict.fromkeys(region, sides.pop()))
    return owners


def stones_ahead(board: Board) -> int:
    """How many more stones Black has placed than White, with captured ones: area less territory."""
    colors = [board.color_at(at) for at in board_points(board.size)]
    black, white = (colors.count(side) + board.captured(side) for side in (BLACK, WHITE))
    return black - white


def regions(board: Board, dead: Collection[int] = ()) -> Iterator[tuple[set[int], set[int]]]:
    """Every region of empty points and dead stones, each with the living stones beside it."""
    gone = set(dead)
    todo = {at for at in board_points(board.size) if at in gone or board.color_at(at) == EMPTY}
    while todo:
        start = min(todo)
        region, border, stack = {start}, set(), [start]
        while stack:
            for near in neighbours(board, stack.pop()):
                if near not in todo:
                    border.add(near)
                elif near not in region:
                    region.add(near)
                    stack.append(near)
        todo -= region
        yield region, border


def neighbours(board: Board, at: int) -> list[int]:
    """The points of the board beside a point."""
    col, row = coordinates(at)
    beside = ((col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1))
    size = board.size
    return [point(c, r) for c, r in beside if 0 <= c < size and 0 <= r < size]
