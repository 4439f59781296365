"""The evaluation of a position whose doubtful groups are read out: slower by far, and right more often.

What can be seen of a group (eyes, room, liberties, neighbours) makes it strong or weak by what became of such
groups on average. Where the reader of groups knows what becomes of this one, that counts.
"""

from engine.board import Board
from engine.evaluation.groups import GROUP_ALIVE, GROUP_UNSETTLED, GROUP_WEAK
from engine.points import BLACK, opponent
from engine.position import Evaluation, Position
from engine.reader.groups import NO, YES, GroupReader

#: the most positions that a search about one group judges
READ_NODES = 3000
_DOUBTFUL = (GROUP_WEAK, GROUP_UNSETTLED, GROUP_ALIVE)


def evaluate_reading(
    position: Position, board: Board, reader: GroupReader, node_limit: int = READ_NODES
) -> Evaluation:
    """What a board is worth when every group is read that is neither safe nor captured.

    The side to play is the other one than played last. Ko, and what is not known within ``node_limit``, leave
    a group as the evaluation has it.
    """
    told = position.evaluation(board)
    moves = board.moves()
    to_play = opponent(moves[-1][0]) if moves else BLACK
    lives: dict[int, bool] = {}
    for number, group in enumerate(told.groups):
        if group.status in _DOUBTFUL:
            question = "defend" if group.color == to_play else "attack"
            found = reader.read(board, group.stones[0], question, node_limit).so_far
            if found in (NO, YES):
                lives[number] = (found == YES) == (question == "defend")
    return position.settled(board, lives)
