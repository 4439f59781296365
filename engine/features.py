"""The features of moves: distance to the last moves, place, captures, ataris, readings, ko, passes.

Together with the patterns they are all that speaks for a move in ``manyfaces`` (engine/valuation.py); each
has a weight, by its name, in the knowledge. A feature is one value of a group, and of each group at most one
value holds for a move. ``FEATURES`` is the table of all of them, by number.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import cython

from engine.points import EngineError
from engine.rules import RULES
from engine.situation import Situation


class Feature(NamedTuple):
    """One feature: its name in the table of weights, and what it says of a move."""

    name: str
    text: str


PHASES = ("early", "middle", "late", "end")
SIZES = ("1", "2", "3-4", "5+")
_SIZE_TEXTS = ("a stone", "two stones", "three or four stones", "five stones or more")
_DISTANCES = range(19)
_OUTCOMES = ("atari", "trapped", "two", "free")
_OUTCOME_TEXTS = (
    "still in atari",
    "still captured in a ladder",
    "with two liberties then",
    "with three liberties or more then",
)


class Group(NamedTuple):
    """A group: the number of its first value, and its features in order."""

    base: int
    features: list[Feature]


def _away(steps: int) -> str:
    return f"{steps}+" if steps == 18 else str(steps)


def _away_text(steps: int, what: str) -> str:
    if steps == 0:
        return f"no {what}"
    # no other point has the distance 1
    return f"at the point of the {what}" if steps == 1 else f"distance to the {what} {_away(steps)}"


def _distances(name: str, what: str) -> list[Feature]:
    return [
        Feature(
            f"{name}-{_away(d) if d else 'none'}/{phase}",
            _away_text(d, what) + (f" in the {phase} game" if d else ""),
        )
        for phase in PHASES
        for d in _DISTANCES
    ]


def _by_last(last: int) -> str:
    return "/last" if last else ""


def _sized(name: str, text: str) -> list[Feature]:
    """Four sizes, each without and with a part in the last move."""
    return [
        Feature(
            f"{name}-{size}{_by_last(last)}",
            text.format(_SIZE_TEXTS[i]) + (", on account of the last move" if last else ""),
        )
        for (i, size), last in product(enumerate(SIZES), range(2))
    ]


def _captures() -> Iterator[Feature]:
    for i, needed, saves, last in product(range(4), range(2), range(2), range(2)):
        name = f"capture-{SIZES[i]}" + "/needed" * needed + "/saves" * saves + _by_last(last)
        text = f"capture {_SIZE_TEXTS[i]}"
        text += " that could still be saved" * needed + ", which saves stones in atari" * saves
        yield Feature(name, text + ", the last move among them" * last)


def _extensions() -> Iterator[Feature]:
    for i, last, outcome in product(range(4), range(2), range(4)):
        name = f"extend-{SIZES[i]}{_by_last(last)}/{_OUTCOMES[outcome]}"
        text = f"extend {_SIZE_TEXTS[i]} out of atari" + " given by the last move" * last
        yield Feature(name, f"{text}, {_OUTCOME_TEXTS[outcome]}")


def _ataris() -> Iterator[Feature]:
    for i, last, ladder, trapped in product(range(4), range(2), range(2), range(2)):
        name = f"atari-{SIZES[i]}{_by_last(last)}" + "/ladder" * ladder + "/trapped" * trapped
        text = f"atari on {_SIZE_TEXTS[i]}" + ", the last move among them" * last
        text += ", which a ladder captures" * ladder
        yield Feature(name, text + ", with a stone that is captured itself" * trapped)


def _self_ataris() -> Iterator[Feature]:
    for i, takes, gives in product(range(4), range(2), range(2)):
        name = f"self-atari-{SIZES[i]}" + "/takes" * takes + "/gives" * gives
        text = f"self-atari with {_SIZE_TEXTS[i]}" + " after a capture" * takes
        yield Feature(name, text + " that gives atari too" * gives)


def _places() -> Iterator[Feature]:
    for phase in PHASES:
        for far in range(13):
            for near in range(far + 1):
                text = f"at the {near + 1}-{far + 1} point in the {phase} game"
                yield Feature(f"place-{near + 1}-{far + 1}/{phase}", text)


def _near() -> Iterator[Feature]:
    for friend, enemy in product(range(9), range(9)):
        text = f"{_steps(friend)} to the nearest friend, {_steps(enemy)} to the nearest enemy"
        yield Feature(f"near-{friend}-{enemy}", text)


def _steps(number: int) -> str:
    return "eight steps or more" if number == 8 else f"{number} step" + "s" * (number != 1)


def _liberties() -> Iterator[Feature]:
    beside = ("alone", "beside a friend", "beside an enemy", "in contact with both sides")
    for kind, liberties in product(range(4), range(6)):
        number = f"{liberties + 1}" + "+" * (liberties == 5)
        yield Feature(f"liberties-{number}/{kind}", f"{number} liberties then, {beside[kind]}")


def _squeezes() -> Iterator[Feature]:
    for four, last, own in product(range(2), range(2), range(3)):
        name = f"squeeze-{3 + four}{_by_last(last)}/own-{(2, 3, 4)[own]}"
        text = f"takes one of {('three', 'four')[four]} liberties" + " of the last move's string" * last
        yield Feature(name, f"{text}, has {('two or fewer', 'three', 'four or more')[own]} itself")


def _meets() -> Iterator[Feature]:
    for own, enemy in product(range(4), range(4)):
        yield Feature(f"meets-{own}-{enemy}", f"beside {own} own and {enemy} enemy strings")


def _answers() -> Iterator[Feature]:
    for liberties, i in product(range(3), range(4)):
        text = f"strengthens {_SIZE_TEXTS[i]} with {liberties + 1} liberties that the last move touched"
        yield Feature(f"answer-{liberties + 1}-{SIZES[i]}", text)


def _plain_sizes(name: str, text: str) -> list[Feature]:
    return [Feature(f"{name}-{size}", text.format(_SIZE_TEXTS[i])) for i, size in enumerate(SIZES)]


_GROUP_SIZES = ("1", "2-3", "4-8", "9+")
_GROUP_TEXTS = ("a stone", "two or three stones", "four to eight stones", "nine stones or more")
_LIVES = ("alive", "unsettled", "weak")


def _stakes(name: str, text: tuple[str, str]) -> Iterator[Feature]:
    """In the order of engine/situation's stakes: by size, by life, then whether the move decides it."""
    for (i, size), life, whole in product(enumerate(_GROUP_SIZES), _LIVES, range(2)):
        what = f"a group of {_GROUP_TEXTS[i]}, {life}"
        yield Feature(f"{name}-{size}/{life}" + "/whole" * whole, text[whole].format(what))


def _territories() -> Iterator[Feature]:
    for phase, step in product(PHASES, range(9)):
        share = (step - 4) * 25
        whose = (
            "nobody's place" if share == 0 else f"{abs(share)} % {'own' if share > 0 else 'enemy'} territory"
        )
        yield Feature(f"territory-{step}/{phase}", f"in {whose} in the {phase} game")


_STATES = ("no", "dead", "weak", "unsettled", "alive", "safe")


def _besides() -> Iterator[Feature]:
    for own, enemy in product(_STATES, _STATES):
        text = f"beside {own} own group and {enemy} enemy group"
        yield Feature(
            f"beside/{own}/{enemy}", text.replace("beside no own group and no", "beside no own and no")
        )


def _nearest() -> Iterator[Feature]:
    yield Feature("nearest-none", "no nearest group")
    steps = ("next to", "two steps from", "three steps from", "four or five steps from")
    for side, state, i in product(("own", "enemy"), _STATES[1:], range(4)):
        yield Feature(
            f"nearest/{side}/{state}/{i + 1}",
            f"{steps[i]} an {side} group that is {state}",
        )


def _opens() -> Iterator[Feature]:
    amounts = ("no", "little", "some", "much", "very much")
    ratios = ("the enemy's", "rather the enemy's", "balanced", "rather its own", "its own")
    for i, j in product(range(5), range(5)):
        yield Feature(f"open-{i}-{j}", f"where there is {amounts[i]} influence, {ratios[j]}")


GROUPS = (
    Group(AT_LAST, _distances("last", "last move")),
    Group(AT_PREVIOUS, _distances("previous", "own move before")),
    Group(
        AT_THIRD,
        [Feature(f"third-{_away(d)}", _away_text(d, "last move but two")) for d in _DISTANCES],
    ),
    Group(AT_PLACE, list(_places())),
    Group(AT_NEAR, list(_near())),
    Group(AT_CAPTURE, list(_captures())),
    Group(AT_EXTEND, list(_extensions())),
    Group(AT_RESCUE, _sized("rescue", "saves {} by reading")),
    Group(AT_ATTACK, _sized("attack", "captures {} by reading")),
    Group(AT_ATARI, list(_ataris())),
    Group(AT_SELF_ATARI, list(_self_ataris())),
    Group(AT_TRAPPED, _plain_sizes("trapped", "leaves {} to be captured in a ladder")),
    Group(AT_LIBERTIES, list(_liberties())),
    Group(AT_SQUEEZE, list(_squeezes())),
    Group(AT_MEETS, list(_meets())),
    Group(AT_ANSWER, list(_answers())),
    Group(AT_OWN_LOST, _plain_sizes("own-lost", "beside {} of its own that cannot be saved")),
    Group(AT_ENEMY_LOST, _plain_sizes("enemy-lost", "beside {} of the enemy that cannot be saved")),
    Group(AT_KO, [Feature(f"ko-{_away(d)}", _away_text(d, "ko")) for d in _DISTANCES]),
    Group(AT_THREAT, _plain_sizes("ko-threat", "a ko threat: atari on {}")),
    Group(AT_PASS, [Feature("after-pass", "the enemy passed")]),
    Group(AT_CUT, list(_stakes("cut", ("threatens to cut off {}", "cuts off {}")))),
    Group(AT_LINK, list(_stakes("link", ("makes sure of connecting {}", "connects {}")))),
    Group(AT_EYE, list(_stakes("eye", ("makes half an eye for {}", "makes an eye for {}")))),
    Group(AT_POKE, list(_stakes("poke", ("takes half an eye from {}", "takes an eye from {}")))),
    Group(AT_TERRITORY, list(_territories())),
    Group(AT_BESIDE, list(_besides())),
    Group(AT_NEAREST, list(_nearest())),
    Group(AT_OPEN, list(_opens())),
)

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
    if len({feature.name for feature in FEATURES}) != NUM_FEATURES:
        raise EngineError("two features have one name, or two rules one id")


_check_table()


class Features:
    """Finds the features of one move after the other; keeps nothing between positions."""

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
        self._shape(position, board, point, cython.address(beside), move)
        self._ko(position, point, move)
        if position.evaluates:
            self._evaluated(position, point)

    def _add(self, feature):
        self.found[self.number] = feature
        self.number += 1

    def _where(self, position, point):
        """Distances, place, nearest stones."""
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
        """Captures, attacks by reading, ataris."""
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
        """Extensions, rescues, self-ataris, stones that are captured."""
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
            # the one with the fewest liberties, of these the largest
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

    def _shape(self, position, board, point, beside, move):
        """Liberties, strings beside the point, stones beside it that are lost."""
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
                # 1-4: four liberties, three; then the same for the last move's string
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
        """What the evaluation says: connections, eyes, territory, groups beside it and near it, influence."""
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

    def _ko(self, position, point, move):
        """What depends on a ko, or on a pass."""
        ko: cython.int = position.board.ko_point
        if ko != NO_POINT:
            self._add(AT_KO + away(point, ko))
            if move.num_ataris:
                self._add(AT_THREAT + size_class(move.atari_stones))
        if position.recent[0] == PASS:
            self._add(AT_PASS)


def add_head(heads, number, head):
    i: cython.int
    for i in range(number):
        if heads[i] == head:
            return number
    heads[number] = head
    return number + 1


def away(point, move):
    """The distance to a move, FAR_DISTANCE at most; 0 when there is no move, 1 at its own point."""
    if move <= PASS:
        return 0
    return max(1, min(distance(point, move), FAR_DISTANCE))


def head_at(board, point):
    """The head of the string at a point; NO_POINT when there is none."""
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
    """Whether the string touches a point (false for no point and a pass)."""
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
    """0-4: how much influence of both sides there is."""
    total: cython.double = max(own, 0.0) + max(enemy, 0.0)
    if total < 0.5:
        return 0
    if total < 1.5:
        return 1
    if total < 3.0:
        return 2
    return 3 if total < 6.0 else 4


def ratio_class(own, enemy):
    """0-4: whose influence it is, the enemy's to the own side's."""
    balance: cython.double
    own = max(own, 0.0)
    enemy = max(enemy, 0.0)
    balance = (own - enemy) / (own + enemy + 0.1)
    return cython.cast(cython.int, 2.5 * (balance + 1)) if balance < 0.999 else 4
