"""The evaluation's proof of itself (seed 000, section 10): what is kept from move to move against all anew.

A `Position` keeps readings, connections, eyes and rays as long as nothing changed that they depend on. What
was not noticed to have changed shows as a difference from a position that was never looked at before.
"""

from engine.board import Board
from engine.points import BLACK, WHITE, board_points, to_gtp
from engine.position import Evaluation, Position

#: what is compared, in the order in which it is worked out
KINDS = ("strings", "connections", "eyes", "life", "safety", "groups", "territory", "score")


def differences(position: Position, board: Board) -> list[tuple[str, str]]:
    """``(kind, what)`` for all that ``position`` now says of ``board`` and would not if it began anew.

    The position is evaluated first, from where it was. A kind is one of ``KINDS``.
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
    """What is in no list, or in several, or where it does not belong: every list of the last look is walked.

    The position must have looked at this board last. Raises AssertionError when the board's own lists are
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
    """All that was told, by kind and place."""
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
