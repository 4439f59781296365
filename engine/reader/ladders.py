"""Reading of one string: ladders, nets, captures, ko; ``ladders.pxd`` says how, and what is claimed.

Ko: a side may ignore the ban once in a line, as if it had a threat; the result is then KO_DECIDES at best for
it. Taking a string that is in atari is a capture, even if it takes a ko.
"""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import EngineError, to_gtp


class Reading(NamedTuple):
    """The answer to a question: the result, the first move (NO_POINT: none), how many moves were tried."""

    result: int
    move: int
    nodes: int


# -- what a move would do ------------------------------------------------------------------------------


def outcome_of(board, color, point):
    outcome: Outcome
    own: cython.int[4]
    taken: cython.int[4]
    num_own: cython.int = 0
    num_taken: cython.int = 0
    i: cython.int
    j: cython.int
    near: cython.int
    head: cython.int
    outcome.liberties = 0
    outcome.captured = 0
    for i in range(4):
        near = point + OFFSETS[i]
        if board.color[near] == EMPTY or board.color[near] == EDGE:
            continue
        head = board.string_of[near]
        if board.color[near] == color:
            num_own = add_head(own, num_own, head)
        elif board.strings[head].num_liberties == 1:
            num_taken = add_head(taken, num_taken, head)
    outcome.liberties = _count_liberties(board, point, own, num_own)
    for j in range(num_taken):
        outcome.captured += board.strings[taken[j]].num_stones
        outcome.liberties += _count_freed(board, point, taken[j], own, num_own)
    return outcome


def _count_liberties(board, point, own, num_own):
    """Number of empty points beside a stone at ``point`` and beside the strings that it joins."""
    i: cython.int
    j: cython.int
    near: cython.int
    union: PointSet
    fresh: uint64_t
    liberties: cython.int = 0
    if num_own < 2:
        if num_own:
            liberties = board.strings[own[0]].num_liberties - 1
        for i in range(4):
            near = point + OFFSETS[i]
            if board.color[near] == EMPTY:
                liberties += not num_own or not is_liberty(cython.address(board.strings[own[0]]), near)
        return liberties
    # the first string's liberties are counted already; adding the few others one by one is quickest
    liberties = board.strings[own[0]].num_liberties
    union = liberties_of(board, own[0])[0]
    for i in range(1, num_own):
        for j in range(LIBERTY_WORDS):
            fresh = board.strings[own[i]].liberties[j] & ~union.word[j]
            union.word[j] |= fresh
            while fresh:
                fresh &= fresh - 1
                liberties += 1
    for i in range(4):
        near = point + OFFSETS[i]
        if board.color[near] == EMPTY and not has_point(cython.address(union), near):
            liberties += 1
    return liberties - 1  # the point itself


def _count_freed(board, point, head, own, num_own):
    """Number of stones of the string ``head`` that lie beside ``point`` or beside the strings ``own``."""
    i: cython.int
    j: cython.int
    near: cython.int
    freed: cython.int = 0
    touches: cython.bint
    stone: cython.int = head
    while True:
        touches = False
        for i in range(4):
            near = stone + OFFSETS[i]
            touches = touches or near == point
            for j in range(num_own):
                touches = touches or (
                    board.color[near] == board.color[own[j]] and board.string_of[near] == own[j]
                )
        freed += touches
        stone = board.next_stone[stone]
        if stone == head:
            return freed


def _most(depth):
    """How many liberties a string may have for an attacker with ``depth`` quiet moves to succeed."""
    return MAX_LIBERTIES if depth > 0 else 2


class Reader:
    """Reads one string at a time. Answers depend on the position only, not on earlier questions."""

    # -- questions -------------------------------------------------------------------------------------

    def forget(self):
        clear_points(cython.address(self.footprint))

    def capture(self, board, stone, move):
        return self._ask(board, stone, NET_DEPTH, True, move)

    def escape(self, board, stone, move):
        return self._ask(board, stone, NET_DEPTH, False, move)

    def ladder(self, board, stone, move):
        return self._ask(board, stone, 0, True, move)

    def ladder_escape(self, board, stone, move):
        return self._ask(board, stone, 0, False, move)

    def _ask(self, board, stone, depth, attack, move):
        result: cython.int
        self._start()
        if attack:
            result = self._attack(board, stone, depth, move)
        elif board.strings[board.string_of[stone]].num_liberties == 1:
            result = self._answer_atari(board, stone, depth, move)
        else:
            result = self._answer_threat(board, stone, depth, depth, move)
        if result == UNKNOWN:
            move[0] = NO_POINT
        return result

    def _start(self):
        self.nodes = 0
        self.ko_taken = False

    def all_captures(self, board, stone, moves):
        liberties: cython.int = board.strings[board.string_of[stone]].num_liberties
        clear_points(moves)
        if liberties == 1:
            add_all(moves, board.strings[board.string_of[stone]].liberties)
            return
        self.add_close_moves(board, stone, liberties == 2, moves)
        self.keep_working(board, other(board.color[stone]), stone, moves)

    def all_escapes(self, board, stone, moves):
        liberties: cython.int = board.strings[board.string_of[stone]].num_liberties
        clear_points(moves)
        self.add_close_moves(board, stone, liberties > 1, moves)
        self.keep_working(board, board.color[stone], stone, moves)

    def keep_working(self, board, color, stone, moves):
        """Drop the moves with which ``color`` does not capture (or save) the string."""
        wanted: cython.int = ESCAPES if color == board.color[stone] else CAPTURED
        point: cython.int = next_point(moves, FIRST)
        while point != NO_POINT:
            self._start()
            if self._try(board, color, point, stone, NET_DEPTH) != wanted:
                drop_point(moves, point)
            point = next_point(moves, point + 1)

    # -- the attacker's moves ---------------------------------------------------------------------------

    def _attack(self, board, stone, depth, move):
        """The attacker plays; he has ``depth`` quiet moves (0: ladders only)."""
        result: cython.int
        liberties: cython.int = board.strings[board.string_of[stone]].num_liberties
        move[0] = NO_POINT
        add_point(cython.address(self.footprint), stone)
        if liberties > _most(depth):
            return ESCAPES
        if liberties == 1:
            return self._take(board, stone, move)
        if liberties == 2:
            result = self._attack_ladder(board, stone, move)
            if result != ESCAPES:
                return result
        return self._attack_net(board, stone, depth, move) if depth else ESCAPES

    def _take(self, board, stone, move):
        point: int16_t
        board.list_liberties(board.string_of[stone], cython.address(point))
        add_point(cython.address(self.footprint), point)
        if point == board.ko_point and board.color[stone] == other(board.ko_color):
            if self.ko_taken:
                return ESCAPES
            move[0] = point
            return KO_DECIDES
        move[0] = point
        return CAPTURED

    def _attack_ladder(self, board, stone, move):
        """Atari from one side or the other on a string of two liberties."""
        points: int16_t[2]
        plan: Outcome[2]
        i: cython.int
        first: cython.int
        tried: cython.int
        result: cython.int = ESCAPES
        color: cython.int = board.color[stone]
        board.list_liberties(board.string_of[stone], points)
        for i in range(2):
            plan[i] = self._outcome(board, color, points[i])
        # First the side on which the defender would get more liberties.
        first = 0 if plan[0].liberties >= plan[1].liberties else 1
        for i in range(2):
            if i == 1:
                first = 1 - first
            if self._is_hopeless(board, color, points[first], cython.address(plan[1 - first])):
                continue
            tried = self._try(board, other(color), points[first], stone, 0)
            if tried > result:
                result = tried
                move[0] = points[first]
            if tried == CAPTURED:
                return CAPTURED
        return result

    def _is_hopeless(self, board, color, point, plan):
        """Whether extending as in ``plan`` gains three liberties even after an atari at ``point``.

        It gains one less than it would now, unless one of the two moves takes something.
        """
        return (
            plan.liberties > 3
            and plan.captured == 0
            and self._outcome(board, other(color), point).captured == 0
        )

    def _attack_net(self, board, stone, depth, move):
        """Quiet moves at and beside the liberties, and ataris after which a net may work."""
        moves: PointSet
        point: cython.int
        tried: cython.int
        result: cython.int = ESCAPES
        attacker: cython.int = other(board.color[stone])
        clear_points(cython.address(moves))
        # For a string of three liberties, only these are tried.
        beside: cython.bint = board.strings[board.string_of[stone]].num_liberties == 2
        self.add_close_moves(board, stone, beside, cython.address(moves))
        point = next_point(cython.address(moves), FIRST)
        while point != NO_POINT:
            tried = self._try(board, attacker, point, stone, depth)
            if tried > result:
                result = tried
                move[0] = point
            if tried == CAPTURED:
                return CAPTURED
            point = next_point(cython.address(moves), point + 1)
        return result

    def add_close_moves(self, board, stone, beside, moves):
        """Add the liberties; with ``beside`` the points beside them; where strings in atari are taken."""
        points: int16_t[MAX_LIBERTIES]
        i: cython.int
        j: cython.int
        number: cython.int = board.list_liberties(board.string_of[stone], points)
        for i in range(number):
            add_point(moves, points[i])
            self.look_around(board, points[i])
            for j in range(4):
                if beside and board.color[points[i] + OFFSETS[j]] == EMPTY:
                    add_point(moves, points[i] + OFFSETS[j])
        add_captures(board, stone, moves, cython.address(self.footprint))

    # -- the defender's moves ---------------------------------------------------------------------------

    def _defend(self, board, stone, depth):
        """The defender answers a move of the attacker, who had ``depth`` quiet moves before it."""
        move: cython.int
        left: cython.int = depth - 1 if depth > 0 else 0
        if board.strings[board.string_of[stone]].num_liberties == 1:
            return self._answer_atari(board, stone, left, cython.address(move))
        if self._runs(board, stone, left):
            return ESCAPES
        return self._answer_threat(board, stone, 0, left, cython.address(move))

    def _runs(self, board, stone, depth):
        """Whether extending somewhere gives the string more liberties than the attacker can deal with."""
        points: int16_t[MAX_LIBERTIES]
        i: cython.int
        number: cython.int = board.list_liberties(board.string_of[stone], points)
        for i in range(number):
            if self._outcome(board, board.color[stone], points[i]).liberties > _most(depth):
                return True
        return False

    def _answer_atari(self, board, stone, depth, move):
        """Extend, or take a string in atari that touches this one: nothing else helps against atari."""
        moves: PointSet
        point: int16_t
        room: cython.int
        result: cython.int = CAPTURED
        color: cython.int = board.color[stone]
        move[0] = NO_POINT
        add_point(cython.address(self.footprint), stone)
        board.list_liberties(board.string_of[stone], cython.address(point))
        room = self._outcome(board, color, point).liberties
        if room > _most(depth):
            move[0] = point
            return ESCAPES
        if room > 1:
            result = self._try(board, color, point, stone, depth)
            if result != CAPTURED:
                move[0] = point
            if result == ESCAPES:
                return ESCAPES
        clear_points(cython.address(moves))
        add_captures(board, stone, cython.address(moves), cython.address(self.footprint))
        drop_point(cython.address(moves), point)
        return self._try_all(board, stone, cython.address(moves), depth, result, move)

    def _answer_threat(self, board, stone, threat, depth, move):
        """The defender may play anywhere, but only a move that changes what the attack looked at can help."""
        kept: PointSet = self.footprint
        moves: PointSet
        first: PointSet
        seen: PointSet
        ignored: cython.int
        result: cython.int
        move[0] = NO_POINT
        clear_points(cython.address(self.footprint))
        result = self._attack(board, stone, threat, cython.address(ignored))
        clear_points(cython.address(moves))
        if result == CAPTURED:
            seen = self.footprint
            add_answers(
                board,
                board.color[stone],
                cython.address(seen),
                cython.address(moves),
                cython.address(self.footprint),
            )
        add_all(cython.address(self.footprint), kept.word)
        if result != CAPTURED:
            return UNKNOWN if result == UNKNOWN else ESCAPES
        first = liberties_of(board, board.string_of[stone])[0]
        moves = without(cython.address(moves), cython.address(first))
        result = self._try_all(board, stone, cython.address(first), depth, CAPTURED, move)
        if result == ESCAPES:
            return ESCAPES
        return self._try_all(board, stone, cython.address(moves), depth, result, move)

    def _try_all(self, board, stone, moves, depth, result, move):
        """The best that the defender gets from ``moves``; he has ``result`` anyway."""
        tried: cython.int
        point: cython.int = next_point(moves, FIRST)
        while point != NO_POINT:
            tried = self._try(board, board.color[stone], point, stone, depth)
            if tried == ESCAPES or (tried == KO_DECIDES and result == CAPTURED):
                move[0] = point
                result = tried
            elif tried == UNKNOWN:
                result = UNKNOWN
            if result == ESCAPES:
                return ESCAPES
            point = next_point(moves, point + 1)
        return result

    # -- one move ---------------------------------------------------------------------------------------

    def _try(self, board, color, point, stone, depth):
        """Play a move, let the other side answer, take it back. A banned move is a ko at best."""
        attacking: cython.bint = color != board.color[stone]
        result: cython.int
        if not (point == board.ko_point and color == board.ko_color):
            return self._play(board, color, point, stone, depth)
        if self.ko_taken:
            return ESCAPES if attacking else CAPTURED
        self.ko_taken = True
        board.ko_point = NO_POINT
        result = self._play(board, color, point, stone, depth)
        board.ko_point = point
        self.ko_taken = False
        if result == (CAPTURED if attacking else ESCAPES):
            return KO_DECIDES
        return result

    def _play(self, board, color, point, stone, depth):
        ignored: cython.int
        reason: cython.int
        result: cython.int
        attacking: cython.bint = color != board.color[stone]
        if self.nodes >= NODE_LIMIT:
            return UNKNOWN
        self.nodes += 1
        self.look_around(board, point)
        reason = board.push(color, point)
        if reason == OUT_OF_MEMORY:
            return UNKNOWN
        if reason != LEGAL:
            return ESCAPES if attacking else CAPTURED
        if attacking:
            result = self._defend(board, stone, depth)
        else:
            result = self._attack(board, stone, depth, cython.address(ignored))
        board.pop()
        return result

    def _outcome(self, board, color, point):
        self.look_around(board, point)
        return outcome_of(board, color, point)

    def look_around(self, board, point):
        look_around(board, point, cython.address(self.footprint))

    # -- for Python -------------------------------------------------------------------------------------

    def read(self, board: Board, stone: int, question: str = "capture") -> Reading:
        """What becomes of the string at ``stone``.

        The question is "capture" or "ladder" if the enemy plays first, "escape" or "ladder escape" if its own
        side does; those with "ladder" read ladders only. The result is ESCAPES, KO_DECIDES, CAPTURED or
        UNKNOWN (see ``ladders.pxd``). Raises EngineError when there is no stone or no such question.
        """
        questions = ("capture", "escape", "ladder", "ladder escape")
        if question not in questions:
            raise EngineError(f"no question is called '{question}'; there are {', '.join(questions)}")
        if board.color_at(stone) not in (BLACK, WHITE):
            raise EngineError(f"no stone to read at {to_gtp(stone, board.size)}")
        move: cython.int = NO_POINT
        self.forget()
        depth = 0 if question.startswith("ladder") else NET_DEPTH
        result = self._ask(board, stone, depth, question in ("capture", "ladder"), cython.address(move))
        return Reading(result, move, self.nodes)


def outcome(board: Board, color: cython.int, point: cython.int) -> tuple[int, int]:
    """``(liberties, captured)``: what a stone of ``color`` at an empty ``point`` would have and take.

    The liberties are those of its whole string after the captures; 0 means suicide. The ko ban is ignored.
    """
    if color not in (BLACK, WHITE) or board.color_at(point) != EMPTY:
        raise EngineError(f"no stone can be put at {to_gtp(point, board.size)}")
    told: Outcome = outcome_of(board, color, point)
    return told.liberties, told.captured
