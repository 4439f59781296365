"""Eyes: where they are, how much they are worth, and which points decide; see ``eyes.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.evaluation.connections import Connections
from engine.evaluation.eye_shapes import EyeShapes
from engine.evaluation.eye_space import EyeSpaces
from engine.evaluation.eye_walls import EyeWalls
from engine.points import EDGE, board_points
from engine.tactics import Tactics

TYPES = (
    "single point",
    "two point",
    "line, closed",
    "line, open at one end",
    "line, open at both ends",
    "big eye",
    "dead group",
)


class EyeReport(NamedTuple):
    """`Eye` for Python; ``eyes.pxd`` says what each field means."""

    color: int
    type: int
    min_eyes: int
    typ_eyes: int
    max_eyes: int
    points: tuple[int, ...]
    attacks: tuple[int, ...]
    defences: tuple[int, ...]
    strings: tuple[int, ...]
    exact: bool


def mix(hash, number):
    hash = (hash ^ number) * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
    return hash ^ (hash >> 29)


def eyes_of_size(num_points):
    if num_points <= 0:
        return 0
    if num_points <= 3:
        return ONE_EYE
    return min(TWO_EYES, ONE_EYE + 2 * (num_points - 3))


def is_better(one, two):
    if one.typ_eyes != two.typ_eyes:
        return one.typ_eyes > two.typ_eyes
    return one.max_eyes > two.max_eyes


class Eyes:
    """The eyes of one position at a time. Positions may come in any order; the tactics look at each first."""

    def __cinit__(self, connections: Connections | None = None, shapes: EyeShapes | None = None):
        self.connections = connections
        self.shapes = EyeShapes() if shapes is None else shapes
        self.spaces = EyeSpaces()
        self.walls = EyeWalls()

    def look(self, board, tactics):
        i: cython.int
        around: uint64_t
        space: cython.pointer[Space]
        if tactics.num_looks == self.seen_look:
            return
        if self.connections is not None:
            self.connections.look(board, tactics)
        self._remember(board, tactics)
        self.num_hashings += 1
        self.spaces.look(board, tactics)
        self.num_valued = 0
        for i in range(min(self.spaces.num_spaces, MAX_EYES)):
            space = cython.address(self.spaces.spaces[i])
            around = self._hash_around(board, tactics, space)
            if not self._reuse(tactics, space, around):
                self._value(board, tactics, space, around)
                self.num_valued += 1
        self._choose()

    def of_string(self, key, out):
        i: cython.int
        found: cython.int = 0
        for i in range(self.num_eyes):
            if has_point(cython.address(self.eyes[i].strings), key):
                out[found] = i
                found += 1
        return found

    # -- what is kept -----------------------------------------------------------------------------------

    def _remember(self, board, tactics):
        """Keep what was known for ``_reuse``, or forget it if it is not of the look just before."""
        i: cython.int
        is_next: cython.bint = tactics.num_looks == self.seen_look + 1 and self.seen_size == board.size
        memset(self.old_at, 0, cython.sizeof(self.old_at))
        self.num_old = self.num_known if is_next else 0
        for i in range(self.num_old):
            self.old[i] = self.known[i]
            self.old_at[self.old[i].color][self.old[i].first] = i + 1
        self.num_known = 0
        self.seen_look = tactics.num_looks
        self.seen_size = board.size

    def _hash_around(self, board, tactics, space):
        """A hash of the strings in a space and beside it, and of their connections."""
        i: cython.int
        near: cython.int
        key: cython.int
        mixed: uint64_t = space.kind + 1
        point: cython.int = next_point(cython.address(space.points), FIRST)
        while point != NO_POINT:
            for i in range(5):
                near = point + OFFSETS[i] if i < 4 else point
                if self.spaces.role[space.color][near] != IS_EDGE and board.color[near] != EMPTY:
                    key = tactics.key_of[board.string_of[near]]
                    mixed = mix(mixed, key)
                    if self.connections is not None and self.spaces.role[space.color][near] == IS_OWN:
                        mixed = mix(mixed, self._hash_connections(key))
            point = next_point(cython.address(space.points), point + 1)
        return mixed

    def _hash_connections(self, key):
        """A hash of what walls use of the connections of a string; worked out once for each look."""
        i: cython.int
        number: cython.int
        mixed: uint64_t = 1
        pair: cython.pointer[cython.const[Connection]]
        if self.hashed[key] == self.num_hashings:
            return self.hash_of[key]
        number = self.connections.start(key)
        while number >= 0:
            pair = self.connections.at(number)
            if pair.alone >= CONNECTED_WITH_AJI:
                mixed = mix(mixed, pair.second if pair.first == key else pair.first)
                for i in range(LIBERTY_WORDS):
                    mixed = mix(
                        mixed, pair.d1.word[i] | pair.d2.word[i] | pair.d3.word[i] | pair.middles.word[i]
                    )
                    mixed = mix(mixed, pair.captives.word[i])
            number = next_of(pair, key)
        self.hashed[key] = self.num_hashings
        self.hash_of[key] = mixed
        return mixed

    def _reuse(self, tactics, space, around):
        number: cython.int = self.old_at[space.color][space.first]
        kept: cython.pointer[Eye]
        if number == 0:
            return False
        kept = cython.address(self.old[number - 1])
        if (
            kept.kind != space.kind
            or kept.around != around
            or not are_equal(cython.address(kept.points), cython.address(space.points))
            or meets(
                cython.address(tactics.changed),
                cython.address(kept.footprint),
                tactics.first_changed,
                tactics.last_changed,
            )
        ):
            return False
        self.known[self.num_known] = kept[0]
        self.num_known += 1
        return True

    # -- one eye ----------------------------------------------------------------------------------------

    def _value(self, board, tactics, space, around):
        is_loose: cython.bint = False
        eye: cython.pointer[Eye] = cython.address(self.known[self.num_known])
        self.num_known += 1
        memset(eye, 0, cython.sizeof(Eye))
        eye.color = space.color
        eye.kind = space.kind
        eye.first = space.first
        eye.num_points = space.num_points
        eye.points = space.points
        eye.around = around
        self._survey(board, tactics, eye, cython.address(is_loose))
        eye.type = self._type_of(eye)
        if is_loose and eye.kind == OPEN_SPACE:
            self._guess_loose(eye)
        elif self.walls.look(
            board,
            tactics,
            self.spaces,
            self.connections,
            eye.color,
            eye.kind == CAPTIVE_SPACE,
            eye.num_open > 0,
            cython.address(eye.points),
            cython.address(eye.footprint),
        ):
            eye.exact = True
            self._search(board, tactics, eye)
        else:
            self._guess(eye)
            if eye.kind == CAPTIVE_SPACE:
                self._tell_captive(board, tactics, eye, eye.typ_eyes)
        eye.vital = eye.attacks
        add_all(cython.address(eye.vital), eye.defences.word)

    def _survey(self, board, tactics, eye, is_loose):
        """Count the stones in an eye and the points where it can be entered; list the strings beside it."""
        i: cython.int
        is_open: cython.bint
        point: cython.int = next_point(cython.address(eye.points), FIRST)
        eye.footprint = eye.points
        while point != NO_POINT:
            if board.color[point] == other(eye.color):
                eye.num_stones += 1
                note_stone(board, tactics, point, cython.address(eye.footprint))
                is_loose[0] |= self._is_loose(board, eye, point)
            is_open = False
            for i in range(4):
                is_open |= self._survey_side(board, tactics, eye, point + OFFSETS[i])
            eye.num_open += is_open
            point = next_point(cython.address(eye.points), point + 1)

    def _survey_side(self, board, tactics, eye, near):
        """Take in a point beside a point of the eye; whether the enemy can enter there."""
        role: cython.int = self.spaces.role[eye.color][near]
        if role == IS_EDGE:
            return False
        add_point(cython.address(eye.footprint), near)
        if has_point(cython.address(eye.points), near):
            return False
        if board.color[near] != EMPTY:
            note_stone(board, tactics, near, cython.address(eye.footprint))
        if role == IS_OWN:
            add_point(cython.address(eye.strings), tactics.key_of[board.string_of[near]])
        return role != IS_OWN

    def _is_loose(self, board, eye, stone):
        """Whether the string of an enemy stone has a liberty outside the eye."""
        i: cython.int
        for i in range(LIBERTY_WORDS):
            if board.strings[board.string_of[stone]].liberties[i] & ~eye.points.word[i]:
                return True
        return False

    def _type_of(self, eye):
        ends: cython.int = 0
        point: cython.int
        if 2 * eye.num_stones >= eye.num_points:
            return DEAD_GROUP
        if eye.num_points == 1:
            return SINGLE_POINT
        if not self._is_line(eye):
            return BIG_EYE
        if eye.num_open == 0:
            return TWO_POINT if eye.num_points == 2 else LINE_CLOSED
        point = eye.first
        ends += self._is_entered(eye, point)
        while next_point(cython.address(eye.points), point + 1) != NO_POINT:
            point = next_point(cython.address(eye.points), point + 1)
        ends += self._is_entered(eye, point)
        if ends < eye.num_open:
            return BIG_EYE
        return LINE_OPEN_ONE if ends == 1 else LINE_OPEN_BOTH

    def _is_line(self, eye):
        """Whether all points lie in one row or column; they are connected."""
        same_row: cython.bint = True
        same_col: cython.bint = True
        point: cython.int = eye.first
        while point != NO_POINT:
            same_row &= row_of(point) == row_of(eye.first)
            same_col &= col_of(point) == col_of(eye.first)
            point = next_point(cython.address(eye.points), point + 1)
        return same_row or same_col

    def _is_entered(self, eye, point):
        i: cython.int
        role: cython.int
        for i in range(4):
            role = self.spaces.role[eye.color][point + OFFSETS[i]]
            if role == IS_EDGE or role == IS_OWN:
                continue
            if not has_point(cython.address(eye.points), point + OFFSETS[i]):
                return True
        return False

    # -- its value --------------------------------------------------------------------------------------

    def _search(self, board, tactics, eye):
        value: ShapeValue
        if eye.kind == CAPTIVE_SPACE:
            value = self._best(board, tactics, 0)
            self._tell_captive(board, tactics, eye, value.typ_eyes)
            return
        value = self._best(board, tactics, 0)
        self._tell(board, tactics, eye, cython.address(value))
        if self.walls.weak:
            self._search_threatened(board, tactics, eye)

    def _search_threatened(self, board, tactics, eye):
        """Value an eye with threatened strings around it, which the enemy takes or the own side saves."""
        i: cython.int
        told: cython.pointer[cython.const[StringTactics]]
        value: ShapeValue = self._best(board, tactics, self.walls.weak)
        eye.min_eyes = min(eye.min_eyes, value.min_eyes)
        if value.typ_eyes >= eye.typ_eyes:
            return
        eye.max_eyes = eye.typ_eyes
        eye.typ_eyes = value.typ_eyes
        clear_points(cython.address(eye.attacks))
        clear_points(cython.address(eye.defences))
        for i in range(self.walls.num_strings):
            if self.walls.weak >> i & 1:
                told = tactics.of_string(board, self.walls.heads[i])
                add_all(cython.address(eye.attacks), told.attacks.word)
                add_all(cython.address(eye.defences), told.defences.word)

    def _best(self, board, tactics, given_up):
        """The value of the shape, or of what is left if a wall is given up, whichever is more."""
        i: cython.int
        strings: cython.int
        whole: ShapeValue = self._without(board, tactics, given_up)
        value: ShapeValue
        best: ShapeValue = whole
        best.typ_eyes = -1
        if self.walls.num_space == 1 or whole.typ_eyes == TWO_EYES:
            return whole
        for i in range(self.walls.num_strings):
            strings = self.walls.strings_of_wall(i)
            if strings & -strings != 1 << i or strings | given_up == (1 << self.walls.num_strings) - 1:
                continue
            value = self._without(board, tactics, given_up | strings)
            if is_better(cython.address(value), cython.address(best)):
                best = value
            elif not is_better(cython.address(best), cython.address(value)):
                best.min_eyes = max(best.min_eyes, value.min_eyes)
                best.attacks |= value.attacks
                best.defences |= value.defences
        return best if is_better(cython.address(best), cython.address(whole)) else whole

    def _without(self, board, tactics, given_up):
        shape: Shape
        value: ShapeValue
        self.walls.draw(board, tactics, self.spaces, given_up, cython.address(shape))
        if shape.num_walls == 0 or shape.num_walls > MAX_WALLS:
            memset(cython.address(value), 0, cython.sizeof(ShapeValue))
            return value
        return self.shapes.value_of(cython.address(shape), self.walls.cells)

    def _tell(self, board, tactics, eye, value):
        """Write a shape's value to an eye. A move at an enemy stone means to take it, or to save it."""
        i: cython.int
        point: cython.int
        told: cython.pointer[cython.const[StringTactics]]
        eye.min_eyes = value.min_eyes
        eye.typ_eyes = value.typ_eyes
        eye.max_eyes = value.max_eyes
        for i in range(self.walls.num_cells):
            point = self.walls.cells[i]
            if board.color[point] == EMPTY:
                if value.attacks >> i & 1:
                    add_point(cython.address(eye.attacks), point)
                if value.defences >> i & 1:
                    add_point(cython.address(eye.defences), point)
                continue
            told = tactics.of_string(board, point)
            if value.attacks >> i & 1:
                add_all(cython.address(eye.attacks), told.defences.word)
            if value.defences >> i & 1:
                add_all(cython.address(eye.defences), told.attacks.word)

    def _tell_captive(self, board, tactics, eye, eyes):
        """Value a THREATENED enemy string: nothing if it is saved, ``eyes`` if it is taken."""
        told: cython.pointer[cython.const[StringTactics]] = tactics.of_string(board, eye.first)
        eye.min_eyes = 0
        eye.typ_eyes = 0
        eye.max_eyes = eyes
        eye.attacks = told.defences
        eye.defences = told.attacks

    def _guess(self, eye):
        """Estimate a space that is too large to be searched: closing an open point costs a point or two."""
        if next_point(cython.address(eye.strings), FIRST) == NO_POINT:
            return
        if eye.num_open > 5 and 2 * eye.num_open > eye.num_points:
            return
        eye.min_eyes = eyes_of_size(eye.num_points - 2 * eye.num_open - 3)
        eye.typ_eyes = eyes_of_size(eye.num_points - 2 * eye.num_open)
        eye.max_eyes = eyes_of_size(eye.num_points - 2 * max(eye.num_open - 1, 0) + 1)

    def _guess_loose(self, eye):
        """Estimate a space with a captured string that has liberties outside: not enclosed yet, but taken."""
        size: cython.int = eye.num_points
        eye.typ_eyes = 4 if size == 1 else ONE_EYE
        eye.max_eyes = ONE_EYE
        if size >= 5:
            eye.max_eyes = TWO_EYES
        if size >= 7:
            eye.min_eyes = ONE_EYE
            eye.typ_eyes = TWO_EYES

    # -- one eye a point --------------------------------------------------------------------------------

    def _choose(self):
        """Choose the eyes: of those that share points, the better one stays. They are in reading order."""
        i: cython.int
        j: cython.int
        point: cython.int
        memset(self.eye_of, -1, cython.sizeof(self.eye_of))
        self.num_eyes = 0
        for i in range(self.num_known):
            if self.known[i].max_eyes == 0 or self._gives_way(cython.address(self.known[i])):
                continue
            j = self.num_eyes
            while j > 0 and self.eyes[j - 1].first > self.known[i].first:
                self.eyes[j] = self.eyes[j - 1]
                j -= 1
            self.eyes[j] = self.known[i]
            self.num_eyes += 1
        for i in range(self.num_eyes):
            point = self.eyes[i].first
            while point != NO_POINT:
                self.eye_of[point] = i
                point = next_point(cython.address(self.eyes[i].points), point + 1)

    def _gives_way(self, eye):
        """Whether an eye of the other color that shares a point with it is better, or as good."""
        i: cython.int
        rival: cython.pointer[Eye]
        for i in range(self.num_known):
            rival = cython.address(self.known[i])
            if rival.color == eye.color or rival.max_eyes == 0:
                continue
            if not meets(cython.address(rival.points), cython.address(eye.points), 0, LIBERTY_WORDS - 1):
                continue
            if rival.typ_eyes + rival.max_eyes >= eye.typ_eyes + eye.max_eyes:
                return True
        return False

    # -- for Python -------------------------------------------------------------------------------------

    def all_eyes(self, board: Board, tactics: Tactics) -> list[EyeReport]:
        """Every eye of the board, by its first point in reading order; brings the tactics up to date, too."""
        tactics.refresh(board)
        self.look(board, tactics)
        return self.reports(board)

    def reports(self, board: Board) -> list[EyeReport]:
        """The eyes, if the last look was at this board; it does not look again."""
        return [self._report(board, i) for i in range(self.num_eyes)]

    def eye_at(self, board: Board, point: int, tactics: Tactics | None = None) -> EyeReport | None:
        """The eye that a point belongs to; None if it belongs to none."""
        eyes = self.all_eyes(board, tactics or Tactics())
        number: cython.int = -1 if board.color_at(point) == EDGE else self.eye_of[point]
        return eyes[number] if number >= 0 else None

    def refresh(self, board: Board, tactics: Tactics) -> int:
        """Bring the eyes up to date, after the tactics; returns how many were valued anew."""
        with cython.nogil:
            self.look(board, tactics)
        return self.num_valued

    def _report(self, board: Board, number: cython.int) -> EyeReport:
        eye: Eye = self.eyes[number]
        points = board_points(board.size)
        return EyeReport(
            eye.color,
            eye.type,
            eye.min_eyes,
            eye.typ_eyes,
            eye.max_eyes,
            tuple(p for p in points if has_point(cython.address(eye.points), p)),
            tuple(p for p in points if has_point(cython.address(eye.attacks), p)),
            tuple(p for p in points if has_point(cython.address(eye.defences), p)),
            tuple(p for p in points if has_point(cython.address(eye.strings), p)),
            bool(eye.exact),
        )
