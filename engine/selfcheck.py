"""Does a position that was kept from move to move say the same as a new one? (seed 000, section 10)

A `Position` keeps readings, connections, eyes and rays as long as nothing that they depend on has changed. If
it misses a change, it differs from a position that looks at the board for the first time. Whether what both
say is right is not checked.
"""

from engine.board import Board
from engine.points import BLACK, WHITE, board_points, to_gtp
from engine.position import Evaluation, Position

#: what is compared, in the order in which it is computed
KINDS = ("strings", "connections", "eyes", "life", "safety", "groups", "territory", "score")


def differences(position: Position, board: Board) -> list[tuple[str, str]]:
    """How ``position`` differs from a new one in what it says of ``board``: ``(kind, description)``.

    ``position`` looks at the board first, going on from the one before. A kind is one of ``KINDS``.
    """
    fresh = Position()
    kept = _told(position, position.evaluation(board), board)
    anew = _told(fresh, fresh.evaluation(board), board)
    return [
        (kind, f"{kind}: {_named(key, board)}: {kept[kind].get(key)}, anew {anew[kind].get(key)}")
        for kind in KINDS
        for key in sorted(kept[kind].keys() | anew[kind].keys())
        if kept[kind].get(key) != anew[kind].get(key)
    ]


def loose_ends(position: Position, board: Board) -> list[str]:
    """Faults in the lists of a position, one description each: what is missing, twice, or in a wrong place.

    ``position`` must have looked at this board last. Raises AssertionError if the board's own lists are
    wrong.
    """
    board.check_consistency()
    found = []
    strings = position.tactics.reports(board)
    stones = [at for at in board_points(board.size) if board.color_at(at) in (BLACK, WHITE)]
    if sorted(at for key in strings if key in stones for at in board.stones(key)) != stones:
        found.append("the strings do not hold every stone once")
    grouped = sorted(at for group in position.groups.reports(board.size) for at in group.stones)
    if grouped != stones:
        found.append("the groups do not hold every stone once")
    pairs = position.connections.reports(board)
    listed = {key: position.connections.listed(key) for key in strings}
    expected: dict[int, list[int]] = {key: [] for key in strings}
    for number, pair in enumerate(pairs):
        for key in (pair.first, pair.second):
            expected.setdefault(key, []).append(number)
    for key in expected.keys() | listed.keys():
        if sorted(listed.get(key, [])) != expected[key]:
            found.append(
                f"connections of {to_gtp(key, board.size)}: listed {listed.get(key)}, {expected[key]}"
            )
    for eye in position.eyes.reports(board):
        if any(key not in strings for key in eye.strings):
            found.append(f"the eye at {to_gtp(eye.points[0], board.size)} names strings that are not there")
    return found


def _told(position: Position, evaluation: Evaluation, board: Board) -> dict[str, dict]:
    """All that is compared, by kind, then by place."""
    return {
        "strings": position.tactics.reports(board),
        "connections": {(pair.first, pair.second): pair for pair in position.connections.reports(board)},
        "eyes": {eye.points: eye for eye in position.eyes.reports(board)},
        "life": {point: position.life.status(board, point) for point in evaluation.territory},
        "safety": {point: position.safety.status_of(board, point) for point in evaluation.territory},
        "groups": {group.stones: group for group in evaluation.groups},
        "territory": evaluation.territory,
        "score": {0: evaluation.score},
    }


def _named(key: int | tuple[int, ...], board: Board) -> str:
    points = (key,) if isinstance(key, int) else key
    return " ".join(to_gtp(point, board.size) for point in points if point)
