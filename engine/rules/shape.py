"""Shape; see ``shape.pxd``."""

import cython

from engine.rules.rule import Rule

RULES = (
    Rule("bamboo-joint", "a bamboo joint: connected with {subject}"),
    Rule("head-of-two-stones", "hane at the head of two stones, at {subject}"),
    Rule("head-of-three-stones", "hane at the head of three stones or more, at {subject}"),
    Rule("live-in-corner", "the corner's own point: eyes for the group at {subject}"),
    Rule("kill-in-corner", "the corner's own point: it takes eyes from the group at {subject}"),
)


def speak(ground):
    i: cython.int
    j: cython.int
    point: cython.int
    side: cython.int
    frame: Frame
    for i in range(ground.position.num_moves):
        point = ground.position.moves[i]
        if (
            ground.position.steps_to[ground.color][point] > 2
            or ground.position.steps_to[ground.enemy][point] > 4
        ):
            continue
        for j in range(4):
            side = STRIDE + 1 - OFFSETS[j] if OFFSETS[j] > 0 else STRIDE + 1 + OFFSETS[j]
            joint(ground, point, OFFSETS[j], side)
            joint(ground, point, OFFSETS[j], -side)
            head(ground, point, OFFSETS[j], side)
            head(ground, point, OFFSETS[j], -side)
    for i in range(8):
        frame = frame_of(i, ground.board.size)
        speak_of_corner(ground, cython.address(frame))


def joint(ground, point, to, side):
    """Bamboo joint: own stones beside the move, two ahead, and beside that; the enemy near."""
    if (
        ground.board.color[point + side] == ground.color
        and ground.board.color[point + 2 * to] == ground.color
        and ground.board.color[point + 2 * to + side] == ground.color
        and ground.board.color[point + to] == EMPTY
        and ground.board.color[point + to + side] == EMPTY
        and ground.position.steps_to[ground.enemy][point + to] <= 2
    ):
        ground.say(BAMBOO_JOINT, point, point + 2 * to, NO_POINT)


def head(ground, point, to, side):
    """Head of a row: an enemy row ends before the move, with own stones along it."""
    length: cython.int = 0
    first: cython.int = point - to
    if ground.board.color[point + side] != EMPTY and ground.board.color[point + side] != ground.color:
        return
    while (
        ground.board.color[first - length * to] == ground.enemy
        and ground.board.color[first - length * to + side] == ground.color
    ):
        length += 1
    if length < 2 or ground.board.color[first - length * to] == ground.enemy:
        return
    if outcome_of(ground.board, ground.color, point).liberties < 2:
        return
    ground.say(HEAD_OF_TWO if length == 2 else HEAD_OF_THREE, point, first, NO_POINT)


def speak_of_corner(ground, frame):
    """The 2-1 and 2-2 points beside a group of the corner that is in doubt."""
    column: cython.int
    line: cython.int
    stone: cython.int
    group: cython.pointer[cython.const[Group]]
    for column in range(1, 5):
        for line in range(2, 5):
            stone = at(frame, column, line)
            group = ground.group_at(stone)
            if group == cython.NULL or group.num_stones < 3 or not ground.is_pressed(group):
                continue
            ground.say(
                CORNER_LIFE if ground.board.color[stone] == ground.color else CORNER_KILL,
                at(frame, 2, 1),
                stone,
                NO_POINT,
            )
            ground.say(
                CORNER_LIFE if ground.board.color[stone] == ground.color else CORNER_KILL,
                at(frame, 2, 2),
                stone,
                NO_POINT,
            )
