"""The features of moves: distance to the last moves, place, captures, ataris, readings, ko, passes.

Together with the patterns they are all that speaks for a move in ``manyfaces`` (engine/valuation.py); each
has a weight, by its name, in the knowledge. A feature is one value of a group, and of each group at most one
value holds for a move. ``FEATURES`` is the table of all of them, by number.
"""

from typing import NamedTuple

import cython

from engine.feature_table import TABLE, Feature
from engine.points import EngineError
from engine.rules import RULES
from engine.situation import Situation


class Group(NamedTuple):
    """A group: the number of its first value, and its features in order."""

    base: int
    features: list[Feature]


_BASES = (
    AT_LAST,
    AT_PREVIOUS,
    AT_THIRD,
    AT_PLACE,
    AT_NEAR,
    AT_CAPTURE,
    AT_EXTEND,
    AT_RESCUE,
    AT_ATTACK,
    AT_ATARI,
    AT_SELF_ATARI,
    AT_TRAPPED,
    AT_LIBERTIES,
    AT_SQUEEZE,
    AT_MEETS,
    AT_ANSWER,
    AT_OWN_LOST,
    AT_ENEMY_LOST,
    AT_KO,
    AT_THREAT,
    AT_PASS,
    AT_CUT,
    AT_LINK,
    AT_EYE,
    AT_POKE,
    AT_TERRITORY,
    AT_BESIDE,
    AT_NEAREST,
    AT_OPEN,
    AT_JOSEKI,
    AT_JOSEKI_TYPE,
)
GROUPS = tuple(Group(*group) for group in zip(_BASES, TABLE, strict=True))

#: rules are features too, under this prefix and their id
RULE_PREFIX = "rule/"
#: all features, by number
FEATURES = [feature for group in GROUPS for feature in group.features]
FEATURES += [Feature(RULE_PREFIX + rule.id, rule.text) for rule in RULES]


def _check_table() -> None:
    at = 0
    for group in GROUPS:
        if group.base != at:
            raise EngineError(f"feature group of '{group.features[0].name}' begins at {at}, not {group.base}")
        at += len(group.features)
    if at != AT_RULES or len(GROUPS) != NUM_GROUPS:
        raise EngineError(f"there are {at} features in {len(GROUPS)} groups")
    if len(FEATURES) != NUM_FEATURES:
        raise EngineError(f"there are {len(RULES)} rules: set NUM_RULES in engine/rules/ground.pxd to it")
    if len({feature.name for feature in FEATURES}) != NUM_FEATURES:
        raise EngineError("two features have one name, or two rules one id")


_check_table()


class Features:
    """Finds the features of one move at a time; nothing is kept between positions."""

    def __cinit__(self):
        self.situation = Situation()

    def begin(self, position):
        if position.evaluates:
            self.situation.look(position)

    def look(self, position, point):
        self._look(position, position.board, point)

    def _look(self, position, board, point):
        i: cython.int
        neighbour: cython.int
        beside: Beside
        move: cython.pointer(cython.const[MoveTactics])
        self.number = 0
        beside.num_own = beside.num_enemy = 0
        for i in range(4):
            neighbour = point + OFFSETS[i]
            if board.color[neighbour] == position.color:
                beside.num_own = add_head(beside.own, beside.num_own, board.string_of[neighbour])
            elif board.color[neighbour] == other(position.color):
                beside.num_enemy = add_head(beside.enemy, beside.num_enemy, board.string_of[neighbour])
        move = position.tactics.of_move(board, position.color, point)
        self._where(position, point)
        self._enemies(position, board, point, cython.address(beside), move)
        self._own(position, board, point, cython.address(beside), move)
        self._shape(position, board, cython.address(beside), move)
        self._ko(position, point, move)
        if position.evaluates:
            self._evaluated(position, point)
        self._joseki(position, point)

    def _add(self, feature):
        self.found[self.number] = feature
        self.number += 1

    def _where(self, position, point):
        """Add distances to the last moves, the place on the board, and steps to the nearest stones."""
        size: cython.int = position.board.size
        col: cython.int = min(col_of(point), size - 1 - col_of(point))
        row: cython.int = min(row_of(point), size - 1 - row_of(point))
        near: cython.int = min(col, row)
        far: cython.int = max(col, row)
        self._add(AT_LAST + 19 * position.phase + away(point, position.recent[0]))
        self._add(AT_PREVIOUS + 19 * position.phase + away(point, position.recent[1]))
        self._add(AT_THIRD + away(point, position.recent[2]))
        self._add(AT_PLACE + 91 * position.phase + far * (far + 1) // 2 + near)
        self._add(
            AT_NEAR
            + 9 * position.steps_to[position.color][point]
            + position.steps_to[other(position.color)][point]
        )

    def _enemies(self, position, board, point, beside, move):
        """Add captures, attacks that reading found, and ataris."""
        string: cython.pointer(cython.const[StringTactics])
        i: cython.int
        head: cython.int
        last_head: cython.int = head_at(board, position.recent[0])
        taken: cython.int = 0
        attacked: cython.int = position.tactics.takes[position.color][point]
        in_atari: cython.int = 0
        needed: cython.bint = False
        saves: cython.bint = False
        last_taken: cython.bint = False
        last_in_atari: cython.bint = False
        for i in range(beside.num_enemy):
            head = beside.enemy[i]
            string = position.tactics.of_string(board, head)
            if board.strings[head].num_liberties == 1:
                taken += board.strings[head].num_stones
                needed |= string.status != LOST
                saves |= touches_atari(board, head)
                last_taken |= head == last_head
            elif board.strings[head].num_liberties == 2:
                in_atari += board.strings[head].num_stones
                last_in_atari |= head == last_head
        if taken:
            self._add(AT_CAPTURE + 8 * size_class(taken) + 4 * needed + 2 * saves + last_taken)
        if attacked:
            self._add(AT_ATTACK + 2 * size_class(attacked) + takes_last(position, board, point))
        if in_atari:
            self._add(
                AT_ATARI
                + 8 * size_class(in_atari)
                + 4 * last_in_atari
                + 2 * (move.num_ladders > 0)
                + (move.self_atari or move.trapped == CAPTURED)
            )

    def _own(self, position, board, point, beside, move):
        """Add extensions, rescues, self-ataris, and stones that would be captured."""
        i: cython.int
        head: cython.int
        liberties: cython.int
        stones: cython.int = 1
        extended: cython.int = 0
        rescued: cython.int = position.tactics.saves[position.color][point]
        answered: cython.int = 0
        answered_liberties: cython.int = 0
        outcome: cython.int
        by_last: cython.bint = False
        touched: cython.bint
        for i in range(beside.num_own):
            head = beside.own[i]
            liberties = board.strings[head].num_liberties
            stones += board.strings[head].num_stones
            touched = touches(board, head, position.recent[0])
            if liberties == 1:
                extended = max(extended, board.strings[head].num_stones)
                by_last |= touched
            # the string with the fewest liberties counts, of several such the largest
            if touched and liberties <= 3 and (answered == 0 or liberties <= answered_liberties):
                if liberties < answered_liberties:
                    answered = 0
                answered = max(answered, board.strings[head].num_stones)
                answered_liberties = liberties
        if extended and move.captured == 0:
            outcome = 3
            if move.liberties <= 1:
                outcome = 0
            elif move.trapped == CAPTURED:
                outcome = 1
            elif move.liberties == 2:
                outcome = 2
            self._add(AT_EXTEND + 8 * size_class(extended) + 4 * by_last + outcome)
        if rescued:
            self._add(AT_RESCUE + 2 * size_class(rescued) + saves_from_last(position, board, point))
        if move.liberties == 1:
            self._add(
                AT_SELF_ATARI + 4 * size_class(stones) + 2 * (move.captured > 0) + (move.num_ataris > 0)
            )
        elif move.trapped == CAPTURED:
            self._add(AT_TRAPPED + size_class(stones))
        if answered:
            self._add(AT_ANSWER + 4 * (answered_liberties - 1) + size_class(answered))

    def _shape(self, position, board, beside, move):
        """Add liberties, strings beside the point, and lost stones beside it."""
        i: cython.int
        head: cython.int
        last_head: cython.int = head_at(board, position.recent[0])
        squeezed: cython.int = 0
        own_lost: cython.int = 0
        enemy_lost: cython.int = 0
        own_class: cython.int = 0 if move.liberties <= 2 else (1 if move.liberties == 3 else 2)
        for i in range(beside.num_enemy):
            head = beside.enemy[i]
            if 3 <= board.strings[head].num_liberties <= 4:
                # 1: it has four liberties, 2: three; 3, 4: the same for the string of the last move
                squeezed = max(
                    squeezed, 2 * (head == last_head) + (board.strings[head].num_liberties == 3) + 1
                )
            if position.tactics.of_string(board, head).status == LOST:
                enemy_lost = max(enemy_lost, board.strings[head].num_stones)
        for i in range(beside.num_own):
            head = beside.own[i]
            if position.tactics.of_string(board, head).status == LOST:
                own_lost = max(own_lost, board.strings[head].num_stones)
        self._add(
            AT_LIBERTIES
            + 6 * ((beside.num_own > 0) + 2 * (beside.num_enemy > 0))
            + max(0, min(move.liberties, 6) - 1)
        )
        if squeezed:
            self._add(AT_SQUEEZE + 6 * (squeezed & 1) + 3 * (squeezed > 2) + own_class)
        self._add(AT_MEETS + 4 * min(beside.num_own, 3) + min(beside.num_enemy, 3))
        if own_lost:
            self._add(AT_OWN_LOST + size_class(own_lost))
        if enemy_lost:
            self._add(AT_ENEMY_LOST + size_class(enemy_lost))

    def _evaluated(self, position, point):
        """Add what the evaluation says: connections, eyes, territory, groups nearby, influence."""
        group: cython.int = position.groups.nearest[point]
        value: cython.double = position.territory.value[point]
        own: cython.double = position.influence.of[position.color][point]
        enemy: cython.double = position.influence.of[other(position.color)][point]
        if position.color == WHITE:
            value = -value
        if self.situation.cuts[point]:
            self._add(AT_CUT + self.situation.cuts[point] - 1)
        if self.situation.links[point]:
            self._add(AT_LINK + self.situation.links[point] - 1)
        if self.situation.eyes_made[point]:
            self._add(AT_EYE + self.situation.eyes_made[point] - 1)
        if self.situation.eyes_taken[point]:
            self._add(AT_POKE + self.situation.eyes_taken[point] - 1)
        self._add(AT_TERRITORY + 9 * position.phase + cython.cast(cython.int, 4 * value + 4.5))
        self._add(
            AT_BESIDE
            + 6 * weakest_beside(position, point, position.color)
            + weakest_beside(position, point, other(position.color))
        )
        if group < 0:
            self._add(AT_NEAREST)
        else:
            self._add(
                AT_NEAREST
                + 1
                + 20 * (position.groups.groups[group].color != position.color)
                + 4 * position.groups.groups[group].status
                + min(position.groups.steps[point], 4)
                - 1
            )
        self._add(AT_OPEN + 5 * amount_class(own, enemy) + ratio_class(own, enemy))

    def _joseki(self, position, point):
        type: cython.int
        if position.joseki.says[point] == SAYS_NOTHING:
            return
        self._add(AT_JOSEKI + position.joseki.says[point])
        type = position.joseki.type_at(point)
        if type == URGENT:
            self._add(AT_JOSEKI_TYPE)
        elif type == COMPLEX or type == TRICK:
            self._add(AT_JOSEKI_TYPE + type - COMPLEX + 1)
        elif type == BAD:
            self._add(AT_JOSEKI_TYPE + 3)

    def _ko(self, position, point, move):
        """Add what depends on a ko or on a pass."""
        ko: cython.int = position.board.ko_point
        if ko != NO_POINT:
            self._add(AT_KO + away(point, ko))
            if move.num_ataris:
                self._add(AT_THREAT + size_class(move.atari_stones))
        if position.recent[0] == PASS:
            self._add(AT_PASS)


def away(point, move):
    """The distance from a point to a move, from 1 to FAR_DISTANCE; 0 if there is no move."""
    if move <= PASS:
        return 0
    return max(1, min(distance(point, move), FAR_DISTANCE))


def head_at(board, point):
    """The head of the string at a point; NO_POINT if there is none."""
    if point > PASS and board.color[point] != EMPTY:
        return board.string_of[point]
    return NO_POINT


def takes_last(position, board, point):
    """Whether a move captures the string of the last move, which is threatened."""
    head: cython.int = head_at(board, position.recent[0])
    string: cython.pointer(cython.const[StringTactics])
    if head == NO_POINT or board.color[head] == position.color:
        return False
    string = position.tactics.of_string(board, head)
    return string.status == THREATENED and has_point(cython.address(string.attacks), point)


def saves_from_last(position, board, point):
    """Whether a move saves a string that is threatened and that the last move touched."""
    i: cython.int
    neighbour: cython.int
    string: cython.pointer(cython.const[StringTactics])
    if position.recent[0] <= PASS:
        return False
    for i in range(4):
        neighbour = position.recent[0] + OFFSETS[i]
        if board.color[neighbour] == position.color:
            string = position.tactics.of_string(board, neighbour)
            if string.status == THREATENED and has_point(cython.address(string.defences), point):
                return True
    return False


def touches(board, head, point):
    """Whether the string of a head touches a point; false for NO_POINT and PASS."""
    i: cython.int
    neighbour: cython.int
    if point <= PASS:
        return False
    for i in range(4):
        neighbour = point + OFFSETS[i]
        if board.color[neighbour] == board.color[head] and board.string_of[neighbour] == head:
            return True
    return False


def touches_atari(board, head):
    """Whether the string touches an enemy string in atari."""
    i: cython.int
    stone: cython.int = head
    neighbour: cython.int
    enemy: cython.int = other(board.color[head])
    while True:
        for i in range(4):
            neighbour = stone + OFFSETS[i]
            if (
                board.color[neighbour] == enemy
                and board.strings[board.string_of[neighbour]].num_liberties == 1
            ):
                return True
        stone = board.next_stone[stone]
        if stone == head:
            return False


def size_class(stones):
    """0-3: one stone, two, three or four, more."""
    if stones <= 2:
        return stones - 1
    return 2 if stones <= 4 else 3


def amount_class(own, enemy):
    """A class of the sum of both sides' influence: 0 (little) to 4 (much)."""
    total: cython.double = max(own, 0.0) + max(enemy, 0.0)
    if total < 0.5:
        return 0
    if total < 1.5:
        return 1
    if total < 3.0:
        return 2
    return 3 if total < 6.0 else 4


def ratio_class(own, enemy):
    """A class of whose influence is larger: 0 (the enemy's) to 4 (the own side's)."""
    balance: cython.double
    own = max(own, 0.0)
    enemy = max(enemy, 0.0)
    balance = (own - enemy) / (own + enemy + 0.1)
    return cython.cast(cython.int, 2.5 * (balance + 1)) if balance < 0.999 else 4
