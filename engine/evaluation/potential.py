"""Potential eyes and running points of a group; ``potential.pxd`` says what they are."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

import cython

from engine.board import Board
from engine.evaluation.connections import Connections
from engine.evaluation.eyes import Eyes
from engine.points import EngineError, to_gtp
from engine.tactics import Tactics

POTENTIAL_TYPES = (
    "extend along the edge",
    "play a vital point",
    "connect to another group",
    "capture a threatened string",
    "defend undercut territory",
)
RUNNING_TYPES = (
    "toward friends",
    "into the open",
    "between friend and enemy",
    "toward the enemy",
    "toward the edge",
    "blocked",
)


class PotentialReport(NamedTuple):
    """A potential eye for Python; ``potential.pxd`` says what value and location mean for each type."""

    type: int
    value: int
    location: int


def line_of(board, point, down):
    line: cython.int = 1
    while board.color[point + down] != EDGE:
        point += down
        line += 1
        if line > EDGE_LINES:
            return 0
    return line


def eyes_beside(eyes, key):
    i: cython.int
    found: cython.int = 0
    for i in range(eyes.num_eyes):
        if has_point(cython.address(eyes.eyes[i].strings), key):
            found += eyes.eyes[i].typ_eyes
    return found


def is_on_board(board, point):
    return FIRST <= point < FIRST + BOARD_SPAN and board.color[point] != EDGE


def sort_view(friends, enemies):
    if enemies == 0:
        return TOWARD_FRIENDS if friends else INTO_OPEN
    return BETWEEN if friends else TOWARD_ENEMY


class Potential:
    """The potential eyes and running points of one group at a time."""

    def look(self, board, tactics, eyes, connections, color, stones, liberties, eyes_of):
        point: cython.int
        self.num_eyes = 0
        memset(self.num_running, 0, cython.sizeof(self.num_running))
        self.color = color
        self.stones = stones
        self.liberties = liberties
        self._list_keys(board, tactics)
        self._add_vital(eyes)
        if connections is not None:
            self._add_connections(eyes, connections, eyes_of)
        point = next_point(liberties, FIRST)
        while point != NO_POINT:
            self._add_edge(board, eyes, point)
            self._add_running(board, eyes, point)
            point = next_point(liberties, point + 1)

    def _add(self, type, value, location):
        if value > 0:
            self.eyes[self.num_eyes].type = type
            self.eyes[self.num_eyes].value = value
            self.eyes[self.num_eyes].location = location
            self.num_eyes += 1

    def _list_keys(self, board, tactics):
        point: cython.int = next_point(self.stones, FIRST)
        clear_points(cython.address(self.keys))
        while point != NO_POINT:
            if board.string_of[point] == point:
                add_point(cython.address(self.keys), tactics.key_of[point])
            point = next_point(self.stones, point + 1)

    # -- eyes that a move makes -------------------------------------------------------------------------

    def _add_vital(self, eyes):
        """Add vital points of the group's eyes, each with all that it gains, and strings to be captured."""
        i: cython.int
        j: cython.int
        point: cython.int
        gained: cython.int
        eye: cython.pointer[Eye]
        memset(self.gain, 0, cython.sizeof(self.gain))
        for i in range(eyes.num_eyes):
            eye = cython.address(eyes.eyes[i])
            gained = eye.max_eyes - eye.typ_eyes
            if eye.color != self.color or gained == 0:
                continue
            for j in range(LIBERTY_WORDS):
                if eye.strings.word[j] & self.keys.word[j]:
                    break
            else:
                continue
            if eye.kind == CAPTIVE_SPACE:
                self._add(CAPTURE, gained, eye.first)
                continue
            point = next_point(cython.address(eye.defences), FIRST)
            while point != NO_POINT:
                self.gain[point] += gained
                point = next_point(cython.address(eye.defences), point + 1)
        for point in range(FIRST, FIRST + BOARD_SPAN):
            self._add(PLAY_VITAL, self.gain[point], point)

    def _add_connections(self, eyes, connections, eyes_of):
        """Add cuttable connections with other groups, with the eyes that these have."""
        number: cython.int
        other_key: cython.int
        pair: cython.pointer[cython.const[Connection]]
        key: cython.int = next_point(cython.address(self.keys), FIRST)
        while key != NO_POINT:
            number = connections.start(key)
            while number >= 0:
                pair = connections.at(number)
                other_key = pair.second if pair.first == key else pair.first
                if not has_point(self.stones, other_key) and pair.strength == CUTTABLE:
                    if eyes_of == cython.NULL:
                        self._add(CONNECT, eyes_beside(eyes, other_key), number)
                    else:
                        self._add(CONNECT, eyes_of[other_key], number)
                number = next_of(pair, key)
            key = next_point(cython.address(self.keys), key + 1)

    # -- the edge ---------------------------------------------------------------------------------------

    def _add_edge(self, board, eyes, point):
        """Add what a liberty gives along the edge: of all directions, the largest value counts."""
        i: cython.int
        j: cython.int
        extended: cython.int = 0
        undercut: cython.int = 0
        for i in range(4):
            if line_of(board, point, OFFSETS[i]) == 0:
                continue
            for j in range(4):
                if j == i or j == 3 - i:
                    continue
                extended = max(extended, self._extend(board, eyes, point, OFFSETS[j], OFFSETS[i]))
                undercut = max(undercut, self._undercut(board, point, OFFSETS[j], OFFSETS[i]))
        self._add(EXTEND_EDGE, extended, point)
        self._add(DEFEND_UNDERCUT, undercut, point)

    def _column(self, board, eyes, point, down):
        """How many empty points there are from a point down to the edge outside own eyes; -1 with a stone."""
        found: cython.int = 0
        number: cython.int
        while board.color[point] != EDGE:
            if board.color[point] != EMPTY:
                return -1
            number = eyes.eye_of[point]
            found += number < 0 or eyes.eyes[number].color != self.color
            point += down
        return found

    def _extend(self, board, eyes, point, along, down):
        """The eye space that extending along the edge adds: half of the way to the enemy, or all of the way
        to an own stone or to the corner.
        """
        columns: cython.int[MAX_EXTENSION]
        number: cython.int = 0
        found: cython.int
        i: cython.int
        value: cython.int = 0
        at: cython.int = point
        if board.color[point - along] != self.color or not has_point(self.stones, point - along):
            return 0
        while number < MAX_EXTENSION and board.color[at] != EDGE:
            found = self._column(board, eyes, at, down)
            if found < 0:
                break
            columns[number] = found
            number += 1
            at += along
        if number < MAX_EXTENSION and board.color[at] != EDGE:
            i = at
            while board.color[i] == EMPTY:
                i += down
            if board.color[i] == other(self.color):
                number = (number + 1) >> 1
        for i in range(number):
            value += columns[i]
        return value

    def _undercut(self, board, point, along, down):
        """The eye space under the group's stones that the enemy enters by playing at a liberty below them.

        Above the liberty stands the last stone of a row, with the enemy within two points ahead, on its line
        or below. He takes the liberty's column and up to three more under own stones behind it.
        """
        value: cython.int
        found: cython.int
        i: cython.int
        ahead: cython.int
        is_near: cython.bint = False
        at: cython.int = point
        if board.color[point - down] != self.color or not has_point(self.stones, point - down):
            return 0
        if board.color[point - down + along] == self.color:
            return 0
        while board.color[at] != EDGE:
            for ahead in range(1, 3):
                if board.color[at + ahead * along] == other(self.color):
                    is_near = True
                if board.color[at + ahead * along] != EMPTY:
                    break
            at += down
        if not is_near:
            return 0
        value = 0
        for i in range(4):
            at = point - i * along
            if board.color[at] != EMPTY or board.color[at - down] != self.color:
                break
            found = 0
            while board.color[at] == EMPTY:
                found += 1
                at += down
            if board.color[at] != EDGE:
                break
            value += found
        return value

    # -- running ----------------------------------------------------------------------------------------

    def _add_running(self, board, eyes, point):
        """Sort a liberty by what lies ahead, away from the group's stones; the best direction counts."""
        i: cython.int
        best: cython.int = NUM_RUNNING
        number: cython.int = eyes.eye_of[point]
        plan: Outcome
        if number >= 0 and eyes.eyes[number].color == self.color and eyes.eyes[number].typ_eyes > 0:
            return
        for i in range(4):
            if has_beside(self.stones, point - OFFSETS[i]) and board.color[point - OFFSETS[i]] == self.color:
                best = min(best, self._look_ahead(board, point, OFFSETS[i]))
        if best == NUM_RUNNING:
            return
        plan = outcome_of(board, self.color, point)
        if plan.liberties < MIN_LIBERTIES:
            best = BLOCKED
        self.running[best][self.num_running[best]] = point
        self.num_running[best] += 1

    def _look_ahead(self, board, point, ahead):
        """The type by the stones in a cone ahead, which gets a line wider on both sides at each step."""
        i: cython.int
        j: cython.int
        at: cython.int
        side: cython.int = 1 if abs(ahead) == STRIDE else STRIDE
        friends: cython.int = 0
        enemies: cython.int = 0
        if board.color[point + ahead] == EDGE:
            return TOWARD_EDGE
        if board.color[point + ahead] == other(self.color):
            return BLOCKED
        for i in range(1, VIEW + 1):
            if board.color[point + i * ahead] == EDGE:
                if i <= EDGE_LINES and friends == 0 and enemies == 0:
                    return TOWARD_EDGE
                break
            for j in range(-i, i + 1):
                at = point + i * ahead + j * side
                if not is_on_board(board, at):
                    continue
                if board.color[at] == self.color and not has_point(self.stones, at):
                    friends += 1
                elif board.color[at] == other(self.color):
                    enemies += 1
        return sort_view(friends, enemies)

    # -- for Python -------------------------------------------------------------------------------------

    def of_group(
        self,
        board: Board,
        stones: Iterable[int],
        tactics: Tactics,
        eyes: Eyes,
        connections: Connections | None = None,
        eyes_of: Mapping[int, int] | None = None,
    ) -> tuple[list[PotentialReport], dict[int, list[int]]]:
        """The potential eyes, and the running points by type, of the strings of these stones (of one color).

        ``eyes_of`` gives, by the key of every string, the eighths of an eye that its group has; with None,
        only eyes beside the string count. Brings tactics, eyes and connections up to date first. Raises
        EngineError for a point without a stone.
        """
        i: cython.int
        by_key: int16_t[NUM_POINTS]
        group: PointSet
        libs: PointSet
        color: cython.int = EMPTY
        clear_points(cython.address(group))
        clear_points(cython.address(libs))
        for stone in stones:
            if board.color_at(stone) not in (BLACK, WHITE) or (color and board.color_at(stone) != color):
                raise EngineError(f"no stone of the group at {to_gtp(stone, board.size)}")
            color = board.color_at(stone)
            for point in board.stones(stone):
                add_point(cython.address(group), point)
            for point in board.liberties(stone):
                add_point(cython.address(libs), point)
        memset(by_key, 0, cython.sizeof(by_key))
        for key, number in (eyes_of or {}).items():
            by_key[key] = number
        tactics.look(board)
        if connections is not None:
            connections.look(board, tactics)
        eyes.look(board, tactics)
        self.look(
            board,
            tactics,
            eyes,
            connections,
            color,
            cython.address(group),
            cython.address(libs),
            cython.NULL if eyes_of is None else by_key,
        )
        found = [
            PotentialReport(self.eyes[i].type, self.eyes[i].value, self.eyes[i].location)
            for i in range(self.num_eyes)
        ]
        kinds = range(len(RUNNING_TYPES))
        return found, {t: [self.running[t][i] for i in range(self.num_running[t])] for t in kinds}
