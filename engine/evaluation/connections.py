"""The connections of all pairs of strings of a position; see ``connections.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.evaluation.connection_points import ConnectionPoints
from engine.points import board_points
from engine.reader.connections import ConnectionReader
from engine.tactics import Tactics

TYPES = (
    "none",
    "hane",
    "one-point jump",
    "half knight's move",
    "knight's move",
    "two-point jump",
    "half large knight's move",
    "large knight's move",
    "three-point jump",
    "multiple",
    "special",
)
STRENGTHS = ("already cut", "cuttable", "shared connection", "connected with aji", "connected solidly")


class ConnectionReport(NamedTuple):
    """`Connection` for Python; ``connection_points.pxd`` says what each field means."""

    first: int
    second: int
    color: int
    type: int
    special: int
    captives: tuple[int, ...]
    d1: tuple[int, ...]
    d2: tuple[int, ...]
    d3: tuple[int, ...]
    middles: tuple[int, ...]
    strength: int
    alone: int
    holds: bool
    cuts: tuple[int, ...]
    connects: tuple[int, ...]


class Connections:
    """The connections of one position at a time; positions may come in any order.

    With a ``node_limit``, pairs that look as if they could be cut are read out.
    """

    def __cinit__(self, node_limit: cython.int = 0):
        self.points = ConnectionPoints()
        self.node_limit = node_limit
        if node_limit > 0:
            self.reader = ConnectionReader()

    def look(self, board, tactics):
        i: cython.int
        stale: cython.bint = self.num_looks + 1 != tactics.num_looks
        if self.num_looks == tactics.num_looks:
            return
        self.num_looks = tactics.num_looks
        self.points.look(board, tactics)
        self.num_connections = self.points.num_connections
        self.num_rated = 0
        for i in range(self.num_connections):
            if not self._keep(tactics, cython.address(self.points.connections[i]), stale):
                rate(board, tactics, cython.address(self.points.connections[i]))
                if self.node_limit > 0 and self.points.connections[i].alone <= CUTTABLE:
                    self._read(board, cython.address(self.points.connections[i]))
                self.num_rated += 1
        self._share(board, tactics)

    def _keep(self, tactics, pair, stale):
        """Take over what was found of the pair at the last look, if nothing it depends on has changed."""
        i: cython.int
        was: cython.pointer(Connection)
        i = -1 if stale else self.points.find_before(pair.first, pair.second)
        if i < 0:
            return False
        was = cython.address(self.points.before[i])
        if not _is_same(pair, was) or meets(
            cython.address(was.footprint),
            cython.address(tactics.changed),
            tactics.first_changed,
            tactics.last_changed,
        ):
            return False
        pair.alone = was.alone
        pair.cuts = was.cuts
        pair.connects = was.connects
        pair.carrier = was.carrier
        pair.num_threats = was.num_threats
        for i in range(2):
            pair.threats[i] = was.threats[i]
        pair.footprint = was.footprint
        return True

    def _read(self, board, pair):
        """Let the reader say whether a pair that looks cuttable can be cut, and connected."""
        cut: cython.int = NO_POINT
        connect: cython.int = NO_POINT
        result: cython.int
        self.reader.forget()
        result = self.reader.disconnect(board, pair.first, pair.second, self.node_limit, cython.address(cut))
        if result == CONNECTED:
            pair.alone = CONNECTED_WITH_AJI
            pair.num_threats = 0
        elif result == SEPARATED:
            result = self.reader.connect(
                board, pair.first, pair.second, self.node_limit, cython.address(connect)
            )
            if result == SEPARATED:
                pair.alone = ALREADY_CUT
                clear_points(cython.address(pair.cuts))
                clear_points(cython.address(pair.connects))
            elif result == CONNECTED:
                if pair.alone == ALREADY_CUT:
                    pair.carrier = self.reader.links.footprint
                pair.alone = CUTTABLE
                clear_points(cython.address(pair.cuts))
                clear_points(cython.address(pair.connects))
                if cut != NO_POINT:
                    add_point(cython.address(pair.cuts), cut)
                if connect != NO_POINT:  # else they are linked as they stand, though the enemy could take one
                    add_point(cython.address(pair.connects), connect)
        add_all(cython.address(pair.footprint), self.reader.links.footprint.word)

    # -- what connections do to each other --------------------------------------------------------------

    def _last(self, key):
        while self.joined[key] != key:
            key = self.joined[key]
        return key

    def _join(self, key, other_key):
        one: cython.int = self._last(key)
        two: cython.int = self._last(other_key)
        if one != two:
            self.joined[max(one, two)] = min(one, two)
            self.stones[min(one, two)] += self.stones[max(one, two)]

    def _share(self, board, tactics):
        i: cython.int
        key: cython.int
        pair: cython.pointer(Connection)
        memset(self.threat_at, 0, cython.sizeof(self.threat_at))
        for i in range(tactics.num_strings):
            key = tactics.keys[i]
            self.joined[key] = key
            self.stones[key] = board.strings[board.string_of[key]].num_stones
        for i in range(self.num_connections):
            self._note_threats(i)
        for i in range(self.num_connections):
            pair = cython.address(self.points.connections[i])
            pair.strength = pair.alone
            pair.holds = pair.alone > CUTTABLE
            if pair.holds and not self._is_threatened_twice(i):
                self._join(pair.first, pair.second)
        for i in range(self.num_connections):
            self._weigh_shared(i)
        self._find_miai()

    def _note_threats(self, i):
        j: cython.int
        at: cython.int
        pair: cython.pointer(Connection) = cython.address(self.points.connections[i])
        for j in range(pair.num_threats):
            at = pair.threats[j].at
            if at != NO_POINT:
                self.next_threat[2 * i + j] = self.threat_at[at]
                self.threat_at[at] = 2 * i + j + 1

    def _are_rivals(self, pair, rival, at):
        """Whether an enemy move at ``at`` threatens both, and no single answer saves both."""
        i: cython.int
        j: cython.int
        if rival == pair or rival.color != pair.color:
            return False
        for i in range(pair.num_threats):
            for j in range(rival.num_threats):
                if (
                    pair.threats[i].at == at
                    and rival.threats[j].at == at
                    and pair.threats[i].answer == rival.threats[j].answer
                    and pair.threats[i].answer != NO_POINT
                ):
                    return False
        return True

    def _is_threatened_twice(self, i):
        """Whether some enemy move threatens this connection and another, with no answer for both."""
        j: cython.int
        k: cython.int
        pair: cython.pointer(Connection) = cython.address(self.points.connections[i])
        for j in range(pair.num_threats):
            k = self.threat_at[pair.threats[j].at]
            while k > 0:
                if self._are_rivals(
                    pair, cython.address(self.points.connections[(k - 1) // 2]), pair.threats[j].at
                ):
                    return True
                k = self.next_threat[k - 1]
        return False

    def _leads_alike(self, pair, rival):
        """Whether saving the rival saves the pair too, because both join the same sets of joined strings."""
        one: cython.int = self._last(pair.first)
        two: cython.int = self._last(pair.second)
        three: cython.int = self._last(rival.first)
        four: cython.int = self._last(rival.second)
        return one == two or (one == three and two == four) or (one == four and two == three)

    def _worth(self, pair):
        """The worth of a connection: the stones of the smaller of the two sides that it joins."""
        return min(self.stones[self._last(pair.first)], self.stones[self._last(pair.second)])

    def _weigh_shared(self, i):
        j: cython.int
        k: cython.int
        pair: cython.pointer(Connection) = cython.address(self.points.connections[i])
        rival: cython.pointer(Connection)
        if pair.alone <= CUTTABLE:
            return
        for j in range(pair.num_threats):
            k = self.threat_at[pair.threats[j].at]
            while k > 0:
                rival = cython.address(self.points.connections[(k - 1) // 2])
                k = self.next_threat[k - 1]
                if self._are_rivals(pair, rival, pair.threats[j].at) and not self._leads_alike(pair, rival):
                    pair.strength = SHARED_CONNECTION
                    pair.holds = pair.holds and self._worth(pair) >= self._worth(rival)

    def _find_miai(self):
        """Find miai: two cuttable connections between the same strings, one of which comes about."""
        i: cython.int
        j: cython.int
        pair: cython.pointer(Connection)
        rival: cython.pointer(Connection)
        for i in range(self.num_connections):
            pair = cython.address(self.points.connections[i])
            if pair.alone != CUTTABLE or has_none(cython.address(pair.connects)):
                continue
            if self._last(pair.first) == self._last(pair.second):
                continue
            for j in range(self.num_connections):
                rival = cython.address(self.points.connections[j])
                if (
                    j != i
                    and rival.alone == CUTTABLE
                    and not has_none(cython.address(rival.connects))
                    and rival.color == pair.color
                    and self._leads_alike(pair, rival)
                    and not meets(
                        cython.address(pair.carrier), cython.address(rival.carrier), 0, LIBERTY_WORDS - 1
                    )
                ):
                    pair.strength = SHARED_CONNECTION
                    pair.holds = True

    # -- for Python -------------------------------------------------------------------------------------

    def refresh(self, board: Board, tactics: Tactics) -> int:
        """Bring the tactics and all connections up to date; returns how many had to be judged anew."""
        with cython.nogil:
            tactics.look(board)
            self.look(board, tactics)
        return self.num_rated

    def all_connections(self, board: Board, tactics: Tactics) -> list[ConnectionReport]:
        """Every connection of the board, in the order in which its points are found."""
        self.refresh(board, tactics)
        return self.reports(board)

    def listed(self, key: int) -> list[int]:
        """The numbers of the connections of the string with this key, in the order of its list.

        A list that runs in a circle (it never should) is cut off at the number of connections.
        """
        found: list[int] = []
        number: cython.int = self.start(key)
        while number >= 0 and len(found) <= self.num_connections:
            found.append(number)
            number = next_of(self.at(number), key)
        return found

    def reports(self, board: Board) -> list[ConnectionReport]:
        """The connections, if the last look was at this board; it does not look again."""
        return [_report(board, self.points, i) for i in range(self.num_connections)]


def _is_same(one, two):
    """Whether two connections of the same strings are alike in all that their strength is judged by."""
    return (
        one.color == two.color
        and one.type == two.type
        and one.special == two.special
        and one.num_captives == two.num_captives
        and one.captive_status == two.captive_status
        and are_equal(cython.address(one.d1), cython.address(two.d1))
        and are_equal(cython.address(one.d2), cython.address(two.d2))
        and are_equal(cython.address(one.d3), cython.address(two.d3))
        and are_equal(cython.address(one.middles), cython.address(two.middles))
        and are_equal(cython.address(one.captives), cython.address(two.captives))
    )


def _report(board: Board, found: ConnectionPoints, i: cython.int) -> ConnectionReport:
    points = board_points(board.size)
    pair: cython.pointer(Connection) = cython.address(found.connections[i])
    return ConnectionReport(
        pair.first,
        pair.second,
        pair.color,
        pair.type,
        pair.special,
        tuple(p for p in points if has_point(cython.address(pair.captives), p)),
        tuple(p for p in points if has_point(cython.address(pair.d1), p)),
        tuple(p for p in points if has_point(cython.address(pair.d2), p)),
        tuple(p for p in points if has_point(cython.address(pair.d3), p)),
        tuple(p for p in points if has_point(cython.address(pair.middles), p)),
        pair.strength,
        pair.alone,
        pair.holds,
        tuple(p for p in points if has_point(cython.address(pair.cuts), p)),
        tuple(p for p in points if has_point(cython.address(pair.connects), p)),
    )
