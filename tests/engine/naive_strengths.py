"""The strength of connections the slow way: by its classification, with sets and copies of the board.

Which pairs there are, with their points and types, is taken from the reports, what becomes of single strings
and moves from the tactics.
"""

from reading_positions import DIRECTIONS, around

from engine.evaluation.connection_points import HANE, KNIGHT, LARGE_KNIGHT, ONE_POINT_JUMP, TWO_POINT_JUMP
from engine.evaluation.connection_strength import (
    ALREADY_CUT,
    CONNECTED_SOLIDLY,
    CONNECTED_WITH_AJI,
    CUTTABLE,
    SHARED_CONNECTION,
)
from engine.points import EMPTY, EngineError, board_points, coordinates, opponent, point
from engine.reader.ladders import CAPTURED, ESCAPES, Reader, outcome
from engine.tactics import LOST

READER = Reader()


def played(board, color, at):
    """The board after a move; None when it is not legal."""
    after = board.copy()
    try:
        after.play(color, at)
    except EngineError:
        return None
    return after


class NaivePair:
    """What one pair is by itself: ``alone``, ``cuts``, ``connects``.

    ``carrier`` are the points that a CUTTABLE pair needs to be connected, ``threats`` the enemy's moves that
    must be answered, each with its answer (None: it depends).
    """

    def __init__(self, board, tactics, pair):
        self.board, self.tactics, self.pair = board, tactics, pair
        self.color, self.enemy = pair.color, opponent(pair.color)
        self.alone, self.cuts, self.connects = ALREADY_CUT, set(), set()
        self.carrier, self.threats = set(), []
        if not self.rate_common_liberties():
            self.rate_apart()
        if pair.captives and self.alone <= CUTTABLE:
            self.rate_captives()

    def settle(self, strength, points=()):
        """Whoever plays at one of the points first has his way."""
        self.alone, self.cuts, self.connects = strength, set(points), set(points)

    def threaten(self, points):
        """A threat at each of the points, if there is room for all: two of a pair are kept."""
        if len(self.threats) + len(points) <= 2:
            self.threats += [(at, None) for at in points]

    # -- common liberties

    def rate_common_liberties(self):
        """By the points where one stone connects; whether they settle it."""
        closed, opened, roomy, banned = set(), set(), set(), set()
        for at in self.pair.d1:
            enemy = self.tactics.move(self.board, self.enemy, at)
            liberties, _ = outcome(self.board, self.color, at)
            if enemy is None or (enemy.captured == 0 and enemy.trapped == CAPTURED):
                closed |= {at} - {self.board.ko_point}
            elif liberties >= 2:
                (opened if self.board.is_legal(self.color, at) else banned).add(at)
                roomy |= {at} & opened if liberties >= 3 else set()
        if closed and len(closed | opened) > 1:
            self.settle(CONNECTED_SOLIDLY)
        elif closed:
            self.settle(CONNECTED_WITH_AJI, closed)
            self.threats = [(at, at) for at in closed]
        elif len(opened) >= 2 and len(roomy) >= 2:
            self.settle(CONNECTED_SOLIDLY, opened if len(opened) == 2 else ())
            self.threats = [(at, next(iter(opened - {at}))) for at in opened if len(opened) == 2]
        elif len(opened) >= 2:
            self.settle(CUTTABLE, roomy or opened)
            self.carrier = set(self.pair.d1)
        elif opened:
            is_jump = self.pair.type == ONE_POINT_JUMP and self.is_quiet(self.pair.d1)
            self.settle(CONNECTED_WITH_AJI if is_jump else CUTTABLE, opened)
            self.carrier = opened
            if is_jump:
                self.threaten(opened)
        elif banned:
            self.settle(CUTTABLE, banned)
            self.carrier = banned
        return bool(closed or opened or banned)

    # -- jumps, knight's moves, special patterns

    def rate_apart(self):
        pair = self.pair
        between = {*pair.middles, *pair.d2, *self.seen_from(pair.d2)}
        if pair.type != HANE:
            self.find_moves(between)
        if not pair.d2 and not pair.d3:
            return
        between |= {*pair.d3, *self.seen_from(pair.d3)}
        is_quiet = self.is_quiet(between)
        holds = pair.type == KNIGHT or len(pair.d2) > 2
        holds = holds or (pair.type in (TWO_POINT_JUMP, LARGE_KNIGHT) and self.is_low())
        if is_quiet and holds:
            if self.alone != CONNECTED_WITH_AJI:
                self.alone = CONNECTED_WITH_AJI
                self.threaten(self.cuts)
        elif self.alone == ALREADY_CUT and (is_quiet or len(pair.d2) > 1 or pair.d3):
            self.alone, self.carrier = CUTTABLE, between

    def find_moves(self, ways):
        """Moves that connect by two ways on either side; they cut where no other does after it."""
        connects = {at for at in ways if self.joins(self.board, at)}
        if not connects:
            return
        cuts = {at for at in connects if self.parts(at, ways)}
        self.connects, self.carrier = connects, set(ways)
        self.alone, self.cuts = (CUTTABLE, cuts) if cuts else (CONNECTED_WITH_AJI, connects)
        if not cuts:
            self.threaten(connects)

    def parts(self, at, ways):
        after = played(self.board, self.enemy, at)
        if after is None:
            return False
        if self.color != after.color_at(self.pair.first) or self.color != after.color_at(self.pair.second):
            return True
        return not any(self.joins(after, other) for other in ways - {at})

    def joins(self, board, at):
        """Whether a stone has connections with both strings that no single move cuts, none used twice."""
        after = played(board, self.color, at)
        if after is None or len(after.liberties(at)) < 2:
            return False
        two = (self.pair.first, self.pair.second)
        return any(self.is_linked_with_both(after, at, order) for order in (two, two[::-1]))

    def is_linked_with_both(self, board, at, strings):
        used = set()
        for stone in strings:
            if board.string_at(stone) == board.string_at(at):
                continue
            shared = set(board.liberties(stone)) & set(board.liberties(at)) - used
            told = [outcome(board, self.enemy, liberty) for liberty in shared]
            if any(liberties <= 1 and captured == 0 for liberties, captured in told):
                continue
            if len(shared) < 2:
                return False
            used |= shared
        return True

    def seen_from(self, points):
        """The empty points between these and the own stones that they see, three points far."""
        for at in points:
            for way in DIRECTIONS:
                line = self.line(at, way)
                if line and self.board.color_at(line[-1]) == self.color:
                    yield from line[:-1]

    def line(self, at, way):
        """The points from one on to the first stone, three at most."""
        found, (col, row) = [], coordinates(at)
        for steps in (1, 2, 3):
            place = (col + steps * way[0], row + steps * way[1])
            if not all(0 <= number < self.board.size for number in place):
                break
            found.append(point(*place))
            if self.board.color_at(found[-1]) != EMPTY:
                break
        return found

    def is_quiet(self, points):
        """Whether no enemy stone is at or around these, diagonals too."""
        places = {
            (col + x, row + y)
            for col, row in map(coordinates, points)
            for x in (-1, 0, 1)
            for y in (-1, 0, 1)
        }
        inside = [place for place in places if all(0 <= number < self.board.size for number in place)]
        return all(self.board.color_at(point(*place)) != self.enemy for place in inside)

    def is_low(self):
        """Whether both stones are on the second or third line of one side."""
        size = self.board.size
        keys = (self.pair.first, self.pair.second)
        ends = [min(self.board.stones(key), key=self.far_from(other)) for key, other in (keys, keys[::-1])]
        lines = [(col, size - 1 - col, row, size - 1 - row) for col, row in map(coordinates, ends)]
        return any(one in (1, 2) and two in (1, 2) for one, two in zip(*lines, strict=True))

    def far_from(self, key):
        """How far a stone is from the nearest of a string."""
        places = [coordinates(stone) for stone in self.board.stones(key)]

        def distance(stone):
            col, row = coordinates(stone)
            return min(abs(col - x) + abs(row - y) for x, y in places)

        return distance

    # -- captives

    def rate_captives(self):
        """Enemy strings that both touch: lost, they connect; threatened, whoever plays first has his way."""
        told = {at: self.tactics.string(self.board, at) for at in self.pair.captives}
        takes = {at for one in told.values() for at in one.attacks}
        saves = {at for key, one in told.items() for at in self.close_moves(key) & {*one.defences}}
        if any(one.status == LOST for one in told.values()):
            takes |= {one.attack for one in told.values()}
            self.alone, self.cuts, self.connects = CONNECTED_WITH_AJI, set(), takes
            return
        # which of several they connect by must not matter, nor which moves save one from afar: nothing is
        # sure to be apart from these
        everywhere = set(board_points(self.board.size))
        moves = takes | saves if self.num_captives() == 1 else everywhere
        if self.alone == ALREADY_CUT:
            self.alone, self.connects, self.carrier = CUTTABLE, takes, moves if saves else everywhere
            self.cuts = saves or {one.defence for one in told.values()}
        elif not self.carrier & moves and not self.is_saved_by_cutting():
            self.threaten(self.cuts)
            self.threaten(saves)
            self.alone = CONNECTED_WITH_AJI

    def close_moves(self, key):
        """At and beside the liberties of a string, and where what holds it is in atari."""
        liberties = self.board.liberties(key)
        beside = {at for liberty in liberties for at in around(self.board, liberty)}
        beside = {at for at in beside if self.board.color_at(at) == EMPTY and len(liberties) > 1}
        holding = {at for stone in self.board.stones(key) for at in around(self.board, stone)}
        holding = {at for at in holding if self.board.color_at(at) == self.color}
        taken = {self.board.liberties(at)[0] for at in holding if self.board.num_liberties(at) == 1}
        return {*liberties, *beside, *taken}

    def num_captives(self):
        """How many threatened strings both touch."""
        strings = self.tactics.reports(self.board)
        touched = [
            {
                self.board.stones(near)[0]
                for stone in self.board.stones(key)
                for near in self.enemies_beside(stone)
            }
            for key in (self.pair.first, self.pair.second)
        ]
        status = strings[self.pair.captives[0]].status
        return sum(strings[key].status == status for key in touched[0] & touched[1])

    def enemies_beside(self, stone):
        return [at for at in around(self.board, stone) if self.board.color_at(at) == self.enemy]

    def is_saved_by_cutting(self):
        """Whether an enemy move that may cut saves the captive, the only one, as well."""
        (captive,) = self.pair.captives
        for at in self.carrier:
            after = played(self.board, self.enemy, at)
            if after is not None and READER.read(after, captive, "capture").result == ESCAPES:
                return True
        return False


class NaiveStrengths:
    """All pairs of a position; ``told`` has of each (strength, alone, holds, cuts, connects)."""

    def __init__(self, board, tactics, pairs):
        self.pairs = [NaivePair(board, tactics, pair) for pair in pairs]
        self.group = {key: {key} for key in tactics.reports(board)}
        self.size = {key: len(board.stones(key)) for key in self.group}
        self.connected = [one for one in self.pairs if one.alone > CUTTABLE]
        for one in self.connected:
            if not list(self.rivals(one)):
                self.join(one.pair.first, one.pair.second)
        for one in self.pairs:
            one.strength, one.holds = one.alone, one.alone > CUTTABLE
            if one.holds:
                rivals = [rival for rival in self.rivals(one) if not self.leads_alike(one, rival)]
                one.strength = SHARED_CONNECTION if rivals else one.alone
                one.holds = all(self.worth(one) >= self.worth(rival) for rival in rivals)
            elif self.partners(one):
                one.strength, one.holds = SHARED_CONNECTION, True
        self.told = [
            (one.strength, one.alone, one.holds, tuple(sorted(one.cuts)), tuple(sorted(one.connects)))
            for one in self.pairs
        ]

    def join(self, one, two):
        if self.group[one] is not self.group[two]:
            self.group[one] |= self.group[two]
            for key in self.group[two]:
                self.group[key] = self.group[one]

    def rivals(self, one):
        """Pairs that an enemy move threatens at once with this one, with no answer that saves both."""
        for rival in self.pairs:
            if rival is one or rival.color != one.color:
                continue
            for at in {at for at, _ in one.threats} & {at for at, _ in rival.threats}:
                answers = [{a for b, a in pair.threats if b == at} - {None} for pair in (one, rival)]
                if not answers[0] & answers[1]:
                    yield rival

    def ends(self, one):
        return [self.group[key] for key in (one.pair.first, one.pair.second)]

    def leads_alike(self, one, rival):
        """Whether saving the rival saves the pair: they join the same strings, as far as these are joined."""
        ends, others = self.ends(one), self.ends(rival)
        return ends[0] is ends[1] or ends in (others, others[::-1])

    def worth(self, one):
        """Stones of the smaller of the two sides that it joins."""
        return min(sum(self.size[key] for key in end) for end in self.ends(one))

    def partners(self, one):
        """Cuttable pairs that connect the same strings as a cuttable one by other points: one comes about."""
        ends = self.ends(one)
        if one.alone != CUTTABLE or not one.connects or ends[0] is ends[1]:
            return []
        return [
            rival
            for rival in self.pairs
            if rival is not one
            and rival.alone == CUTTABLE
            and rival.connects
            and rival.color == one.color
            and self.leads_alike(one, rival)
            and not one.carrier & rival.carrier
        ]
