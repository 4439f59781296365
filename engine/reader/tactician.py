"""What becomes of one string under best play; ``tactician.pxd`` says how it is read.

Ko: a side may ignore a ko ban once in a line, as if it had a threat; what it reaches then is at best a ko in
which it needs the first threat. The other side does not take that ko again. When the string itself is taken
in a ko, its side may take it back with a threat. Any other move that repeats a position of the line is not
played.
"""

import cython

from engine.reader.steps import Steps


class Tactician:
    """Reads one string up to a budget; `StringReader` calls it stage by stage."""

    def __cinit__(self):
        self.steps = Steps()
        self.table = cython.cast(cython.pointer[Known], calloc(TABLE_SIZE, cython.sizeof(Known)))
        if not open_queue(cython.address(self.queue)) or self.table == cython.NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.table)
        close_queue(cython.address(self.queue))

    # -- questions ---------------------------------------------------------------------------------------

    def begin(self, board, stone, limit):
        self.stone = stone
        self.defender = board.color[stone]
        self.attacker = other(self.defender)
        self.limit = limit
        self.before += self.nodes
        self.nodes = 0
        self.stopped = False
        self.ko_winner = EMPTY
        self.ko_loss = NO_POINT
        self.root = board.num_moves
        self.root_taken = board.taken
        self.queue.end = 0
        memset(self.decided, 0, cython.sizeof(self.decided))
        self.question += 1
        if self.recording:
            self.steps.clear()

    def read(self, board, attack, first, budget, move):
        color: cython.int = self.attacker if attack else self.defender
        self.reach = self.root + budget.left
        if first != NO_POINT:
            move[0] = first
            return self._try(board, color, first, budget.order, budget.quiet, SAVED, TAKEN)
        if attack:
            return self._attack(board, budget.order, budget.quiet, SAVED, TAKEN, move)
        add_point(cython.address(self.footprint), self.stone)
        if board.strings[board.string_of[self.stone]].num_liberties == 1 and not self._comes_back(board):
            return self._answer_atari(board, budget.order, budget.quiet, SAVED, TAKEN, move)
        return self._search_defence(board, budget.order, budget.quiet, budget.order, SAVED, move)

    def _set_budget(self, budget, board, order, quiet):
        budget.order = order
        budget.quiet = quiet
        budget.left = self.reach - board.num_moves

    # -- the attacker's moves ----------------------------------------------------------------------------

    def _attack(self, board, order, quiet, alpha, beta, move):
        """The attacker plays: an attack of this order, with ``quiet`` quiet moves in a line."""
        kept: PointSet
        key: uint64_t
        value: cython.int
        budget: Budget
        known: cython.pointer[Known]
        liberties: cython.int = board.strings[board.string_of[self.stone]].num_liberties
        move[0] = NO_POINT
        add_point(cython.address(self.footprint), self.stone)
        if board.num_moves >= self.reach or quiet == 0:
            order = 1
        if liberties == 1 and (order == 1 or not self._comes_back(board)):
            return self._take(board, alpha, beta, move)
        if liberties > most_liberties(order, quiet):
            return SAVED
        if order == 1:
            return self._ladder(board, alpha, beta, move)
        self._set_budget(cython.address(budget), board, order, quiet)
        key = key_of(board, True, self.ko_winner, self.ko_loss)
        known = self.table + (key & (TABLE_SIZE - 1))
        if recall(known, key, self.question, cython.address(budget), alpha, beta, cython.address(value)):
            add_all(cython.address(self.footprint), known.looked.word)
            move[0] = known.move
            return value
        kept = self.footprint
        clear_points(cython.address(self.footprint))
        value = self._search_attack(board, order, quiet, alpha, beta, move)
        if not self.stopped:
            remember(
                known,
                key,
                self.question,
                cython.address(budget),
                alpha,
                beta,
                value,
                move[0],
                cython.address(self.footprint),
            )
        add_all(cython.address(self.footprint), kept.word)
        return value

    def _comes_back(self, board):
        """Whether the string, in atari, is a stone whose taker can be taken at once: a ko or a snapback."""
        point: int16_t
        plan: Outcome
        head: cython.int = board.string_of[self.stone]
        if board.strings[head].num_stones > 1:
            return False
        board.list_liberties(head, cython.address(point))
        plan = self._outcome(board, self.attacker, point)
        return plan.captured == 1 and plan.liberties == 1

    def _take(self, board, alpha, beta, move):
        """Take the string, which is in atari; a single stone may be taken back, in a ko after a threat."""
        point: int16_t
        result: cython.int
        board.list_liberties(board.string_of[self.stone], cython.address(point))
        move[0] = point
        if not self._comes_back(board):
            add_point(cython.address(self.footprint), point)
            return TAKEN
        result = self._try(board, self.attacker, point, 1, 0, alpha, beta)
        if result == SAVED:
            move[0] = NO_POINT
        return result

    def _ladder(self, board, alpha, beta, move):
        """Atari from one side or the other on a string of two liberties."""
        points: int16_t[2]
        plan: Outcome[2]
        i: cython.int
        at: cython.int
        tried: cython.int
        value: cython.int = SAVED
        board.list_liberties(board.string_of[self.stone], points)
        for i in range(2):
            plan[i] = self._outcome(board, self.defender, points[i])
        # First the side on which the defender would get more liberties.
        at = 0 if plan[0].liberties >= plan[1].liberties else 1
        for i in range(2):
            if i == 1:
                at = 1 - at
            if self._is_hopeless(board, points[at], cython.address(plan[1 - at])):
                continue
            tried = self._try(board, self.attacker, points[at], 1, 0, alpha, beta)
            if self.stopped:
                return value
            if tried > value:
                value = tried
                move[0] = points[at]
            if value >= beta:
                return value
            if value > alpha:
                alpha = value
        return value

    def _is_hopeless(self, board, point, plan):
        """Whether extending as in ``plan`` gains three liberties even after an atari at ``point``.

        It gains one less than it would now, unless one of the two moves takes something.
        """
        return (
            plan.liberties > 3
            and plan.captured == 0
            and self._outcome(board, self.attacker, point).captured == 0
        )

    def _standing(self, side, point):
        """For ordering: how often a move decided before; of equals, the closer one is better."""
        often: cython.int = 4 * self.decided[side][point]
        rows: cython.int = abs(row_of(point) - row_of(self.stone))
        return (often if often < 100 else 100) - rows - abs(col_of(point) - col_of(self.stone))

    def _search_attack(self, board, order, quiet, alpha, beta, move):
        """Try an attack of the order below; then quiet moves, and ataris that quiet moves may follow."""
        start: cython.int = self.queue.end
        point: cython.int
        tried: cython.int
        best: cython.int
        listed: PointSet
        key: uint64_t
        known: cython.pointer[Known]
        value: cython.int = self._attack(
            board, order - 1, 0 if order == 2 else quiet, alpha, beta, cython.address(best)
        )
        move[0] = best
        if self.stopped or value >= beta:
            return value
        if value > alpha:
            alpha = value
        key = key_of(board, True, self.ko_winner, self.ko_loss)
        known = self.table + (key & (TABLE_SIZE - 1))
        if known.key == key and known.question == self.question and known.move != NO_POINT:
            best = known.move
        self._list_attacks(board, order, best, cython.address(listed))
        while True:
            point = next_move(cython.address(self.queue), start)
            if point == NO_POINT:
                break
            self.reply = NO_POINT
            tried = self._try(board, self.attacker, point, order, quiet, alpha, beta)
            if self.stopped:
                break
            if tried > value:
                value = tried
                move[0] = point
            if value >= beta:
                self.decided[0][point] += 1
                break
            self._add_reply(board, cython.address(listed))
            if value > alpha:
                alpha = value
        self.queue.end = start
        return value

    def _add_reply(self, board, listed):
        """Add the point of the defender's last good answer: it may be a good point for the attacker too."""
        if self.reply != NO_POINT and not has_point(listed, self.reply) and board.color[self.reply] == EMPTY:
            add_point(listed, self.reply)
            add_move(cython.address(self.queue), self.reply, self._score_attack(board, self.reply))

    def _list_attacks(self, board, order, first, moves):
        point: cython.int
        score: cython.int
        clear_points(moves)
        add_attacks(
            board,
            self.stone,
            2 if order == 2 and board.strings[board.string_of[self.stone]].num_liberties == 2 else 1,
            moves,
            cython.address(self.footprint),
        )
        point = next_point(moves, FIRST)
        while point != NO_POINT:
            score = self._score_attack(board, point)
            add_move(cython.address(self.queue), point, 10000 if point == first else score)
            point = next_point(moves, point + 1)

    def _score_attack(self, board, point):
        string: cython.pointer[String] = cython.address(board.strings[board.string_of[self.stone]])
        plan: Outcome
        i: cython.int
        score: cython.int = self._standing(0, point)
        if is_liberty(string, point):
            plan = self._outcome(board, self.defender, point)
            score += 20 + 10 * plan.liberties
        else:
            look_around(board, point, cython.address(self.footprint))
        for i in range(4):
            if board.color[point + OFFSETS[i]] == EMPTY and is_liberty(string, point + OFFSETS[i]):
                score += 20
        plan = self._outcome(board, self.attacker, point)
        if plan.captured:
            score += 50
        elif plan.liberties == 1:
            score -= 30
        return score

    # -- the defender's moves ----------------------------------------------------------------------------

    def _defend(self, board, order, quiet, alpha, beta):
        """The defender answers a move of the attacker; a quiet one threatens an attack of the order below."""
        kept: PointSet
        key: uint64_t
        move: cython.int
        value: cython.int
        budget: Budget
        known: cython.pointer[Known]
        add_point(cython.address(self.footprint), self.stone)
        if board.strings[board.string_of[self.stone]].num_liberties == 1 and (
            order == 1 or not self._comes_back(board)
        ):
            value = self._answer_atari(board, order, quiet, alpha, beta, cython.address(move))
            self.reply = move
            return value
        if self._runs(board, order, quiet, cython.address(move)):
            self.reply = move
            return SAVED
        self._set_budget(cython.address(budget), board, order, quiet)
        key = key_of(board, False, self.ko_winner, self.ko_loss)
        known = self.table + (key & (TABLE_SIZE - 1))
        if recall(known, key, self.question, cython.address(budget), alpha, beta, cython.address(value)):
            add_all(cython.address(self.footprint), known.looked.word)
            self.reply = known.move
            return value
        kept = self.footprint
        clear_points(cython.address(self.footprint))
        value = self._search_defence(board, order, quiet, order - 1, alpha, cython.address(move))
        if not self.stopped:
            remember(
                known,
                key,
                self.question,
                cython.address(budget),
                alpha,
                beta,
                value,
                move,
                cython.address(self.footprint),
            )
        add_all(cython.address(self.footprint), kept.word)
        self.reply = move
        return value

    def _runs(self, board, order, quiet, move):
        """Whether extending somewhere gives the string more liberties than the attacker can deal with."""
        points: int16_t[MOST_LIBERTIES]
        i: cython.int
        number: cython.int = board.strings[board.string_of[self.stone]].num_liberties
        move[0] = NO_POINT
        if number > MOST_LIBERTIES:
            return True
        board.list_liberties(board.string_of[self.stone], points)
        for i in range(number):
            if points[i] == board.ko_point and board.ko_color == self.defender:
                continue
            if self._outcome(board, self.defender, points[i]).liberties > most_liberties(order, quiet):
                move[0] = points[i]
                return True
        return False

    def _answer_atari(self, board, order, quiet, alpha, beta, move):
        """Extend, or take a string in atari that touches this one: nothing else helps against atari."""
        moves: PointSet
        point: int16_t
        next: cython.int
        start: cython.int = self.queue.end
        room: cython.int
        value: cython.int
        move[0] = NO_POINT
        board.list_liberties(board.string_of[self.stone], cython.address(point))
        room = self._outcome(board, self.defender, point).liberties
        if room > MOST_LIBERTIES and not (point == board.ko_point and board.ko_color == self.defender):
            move[0] = point
            return SAVED
        clear_points(cython.address(moves))
        add_captures(board, self.stone, cython.address(moves), cython.address(self.footprint))
        self._add_ways_back(board, point, cython.address(moves))
        drop_point(cython.address(moves), point)
        if room > 1:
            add_move(cython.address(self.queue), point, 100)
        next = next_point(cython.address(moves), FIRST)
        while next != NO_POINT:
            add_move(cython.address(self.queue), next, 0)
            next = next_point(cython.address(moves), next + 1)
        value = self._take(board, alpha, beta, cython.address(next))  # after a pass
        value = self._try_listed(board, order, quiet, alpha, value, start, move)
        self.queue.end = start
        return value

    def _add_ways_back(self, board, last, moves):
        """Add moves after which the string, a single stone, can be taken back when it is captured."""
        i: cython.int
        near: cython.int
        if board.strings[board.string_of[self.stone]].num_stones > 1:
            return
        look_around(board, last, cython.address(self.footprint))
        if count(board, last, EMPTY) > 1:
            return
        for i in range(4):
            near = last + OFFSETS[i]
            if board.color[near] == EMPTY:
                add_point(moves, near)
            elif board.color[near] == self.attacker:
                if board.strings[board.string_of[near]].num_liberties > 2:
                    return
                add_all(moves, board.strings[board.string_of[near]].liberties)
            elif (
                board.color[near] == self.defender
                and board.string_of[near] != board.string_of[self.stone]
                and board.strings[board.string_of[near]].num_liberties == 1
            ):
                add_captures(board, near, moves, cython.address(self.footprint))

    def _search_defence(self, board, order, quiet, threat, alpha, move):
        """Try a pass, to see what is threatened; then every move that could make a difference to that."""
        seen: PointSet
        key: uint64_t
        attack: cython.int
        tried: cython.int
        start: cython.int = self.queue.end
        value: cython.int = TAKEN
        first: cython.int = NO_POINT
        known: cython.pointer[Known]
        key = key_of(board, False, self.ko_winner, self.ko_loss)
        known = self.table + (key & (TABLE_SIZE - 1))
        move[0] = NO_POINT
        if threat < order and known.key == key and known.question == self.question:
            first = known.move
        if first != NO_POINT:
            value = self._try(board, self.defender, first, order, quiet, alpha, value)
            move[0] = first
            if self.stopped or value <= alpha:
                return value
        tried = self._pass(board, threat, quiet, alpha, cython.address(attack), cython.address(seen))
        if self.stopped:
            return value
        if tried <= value:
            value = tried
            move[0] = NO_POINT
        if value <= alpha:
            return value
        self._list_defences(board, cython.address(seen), attack, first)
        if threat == order and value < TAKEN:
            value += 1  # when a move is wanted, one that does as well as passing will do
            tried = self._try_listed(board, order, quiet, alpha, value, start, move)
            value = tried if tried < value else value - 1
        else:
            value = self._try_listed(board, order, quiet, alpha, value, start, move)
        self.queue.end = start
        return value

    def _pass(self, board, threat, quiet, alpha, attack, seen):
        """What comes of a pass; ``seen`` gets all that this depends on."""
        kept: PointSet = self.footprint
        value: cython.int
        if self.recording:
            self.steps.open_step(self.defender, PASS, threat, quiet)
        clear_points(cython.address(self.footprint))
        value = self._attack(board, threat, quiet, alpha, TAKEN, attack)
        seen[0] = self.footprint
        add_all(cython.address(self.footprint), kept.word)
        if self.recording:
            self.steps.close_step(value)
        return value

    def _list_defences(self, board, seen, threat, first):
        """List the moves that could make a difference to a threat, its own first move among the best."""
        moves: PointSet
        captures: PointSet
        weak: PointSet
        plan: Outcome
        string: cython.pointer[String] = cython.address(board.strings[board.string_of[self.stone]])
        point: cython.int
        i: cython.int
        score: cython.int
        clear_points(cython.address(moves))
        clear_points(cython.address(captures))
        clear_points(cython.address(weak))
        add_holders(board, self.stone, 2, cython.address(weak), cython.address(self.footprint))
        add_answers(board, self.defender, seen, cython.address(moves), cython.address(self.footprint))
        add_captures(board, self.stone, cython.address(captures), cython.address(self.footprint))
        point = next_point(cython.address(moves), FIRST)
        while point != NO_POINT:
            score = self._standing(1, point)
            plan = self._outcome(board, self.defender, point)
            if is_liberty(string, point):
                score += 50 + 10 * plan.liberties
            if plan.captured:
                score += 40
            if has_point(cython.address(captures), point):
                score += 100
            if point == threat:
                score += 60
            for i in range(4):
                if board.color[point + OFFSETS[i]] == EMPTY and is_liberty(string, point + OFFSETS[i]):
                    score += 15
            if has_point(cython.address(weak), point):
                score += 10
            if point != first:
                add_move(cython.address(self.queue), point, score)
            point = next_point(cython.address(moves), point + 1)

    def _try_listed(self, board, order, quiet, alpha, value, start, move):
        """The best that the defender gets from moves listed from ``start`` on; he has ``value`` anyway."""
        tried: cython.int
        point: cython.int
        while value > alpha:
            point = next_move(cython.address(self.queue), start)
            if point == NO_POINT:
                break
            tried = self._try(board, self.defender, point, order, quiet, alpha, value)
            if self.stopped:
                break
            if tried < value:
                value = tried
                move[0] = point
                if value <= alpha:
                    self.decided[1][point] += 1
        return value

    # -- one move ----------------------------------------------------------------------------------------

    def _try(self, board, color, point, order, quiet, alpha, beta):
        """Play a move, let the other side answer, take it back; a banned move is a ko at best."""
        attacking: cython.bint = color == self.attacker
        result: cython.int
        if point != board.ko_point or color != board.ko_color:
            return self._play(board, color, point, order, quiet, alpha, beta, False)
        look_around(board, point, cython.address(self.footprint))
        if self.ko_winner != EMPTY:
            return SAVED if attacking else TAKEN
        if attacking and alpha >= ATTACKER_NEEDS_THREAT:
            return ATTACKER_NEEDS_THREAT  # at best
        if not attacking and beta <= DEFENDER_NEEDS_THREAT:
            return DEFENDER_NEEDS_THREAT  # at best
        self.ko_winner = color
        board.ko_point = NO_POINT
        result = self._play(board, color, point, order, quiet, alpha, beta, True)
        board.ko_point = point
        self.ko_winner = EMPTY
        self.ko_loss = NO_POINT
        if attacking:
            return result if result < ATTACKER_NEEDS_THREAT else ATTACKER_NEEDS_THREAT
        return result if result > DEFENDER_NEEDS_THREAT else DEFENDER_NEEDS_THREAT

    def _play(self, board, color, point, order, quiet, alpha, beta, banned):
        result: cython.int
        attacking: cython.bint = color == self.attacker
        atari: cython.bint = board.color[self.stone] == self.defender and self._is_atari(board, point)
        look_around(board, point, cython.address(self.footprint))
        if attacking and not atari and (order < 2 or quiet < 1):
            return SAVED
        if self.nodes >= self.limit or self.is_interrupted:
            self.stopped = True
            return SAVED
        self.nodes += 1
        if board.push(color, point) != LEGAL:
            return SAVED if attacking else TAKEN
        self._look_at_taken(board)
        if self.recording:
            self.steps.open_step(color, point, order, quiet)
        if banned:
            self.ko_loss = board.ko_point
        if not banned and (self._repeats(board) or self._takes_back(board, color, point)):
            result = SAVED if attacking else TAKEN
        else:
            result = self._answer(board, color, order, quiet, alpha, beta, atari)
        if self.recording:
            self.steps.close_step(result)
        board.pop()
        return result

    def _answer(self, board, color, order, quiet, alpha, beta, atari):
        """The other side answers a move of ``color``, which was an atari on the string or was not."""
        ignored: cython.int
        if color == self.defender:
            return self._attack(board, order, quiet, alpha, beta, cython.address(ignored))
        if board.color[self.stone] != self.defender:
            return self._take_back(board, alpha, beta)
        return self._defend(board, order, quiet if atari else quiet - 1, alpha, beta)

    def _is_atari(self, board, point):
        """Whether a move of the attacker at ``point`` leaves the string one liberty or none."""
        string: cython.pointer[String] = cython.address(board.strings[board.string_of[self.stone]])
        return string.num_liberties <= 2 and is_liberty(string, point)

    def _take_back(self, board, alpha, beta):
        """The string was taken. A single stone may be taken back; if that is a ko, after a threat."""
        frame: cython.pointer[Frame] = board.frames + board.num_moves - 1
        for_ko: cython.bint = board.ko_point == self.stone
        if board.strings[frame.captured[0]].num_stones > 1 or frame.num_captured > 1:
            return TAKEN
        if (for_ko and self.ko_winner != EMPTY) or self._outcome(
            board, self.defender, self.stone
        ).captured == 0:
            return TAKEN
        return self._try(board, self.defender, self.stone, 1, 0, alpha, beta)

    def _look_at_taken(self, board):
        """Note the stones that the last move took."""
        i: cython.int
        frame: cython.pointer[Frame] = board.frames + board.num_moves - 1
        for i in range(frame.num_captured):
            add_stones(board, frame.captured[i], cython.address(self.footprint))

    def _takes_back(self, board, color, point):
        """Whether the last move took back the ko that the other side has used its ko threat for."""
        return point == self.ko_loss and color != self.ko_winner and board.ko_point != NO_POINT

    def _repeats(self, board):
        """Whether the last move repeated a position of the line."""
        i: cython.int = board.num_moves - 1
        # a position can only come back after stones of both sides have been taken
        if board.taken[BLACK] == self.root_taken[BLACK] or board.taken[WHITE] == self.root_taken[WHITE]:
            return False
        while i > self.root and board.frames[i - 1].hash != board.hash:
            i -= 1
        return i > self.root

    def _outcome(self, board, color, point):
        look_around(board, point, cython.address(self.footprint))
        return outcome_of(board, color, point)
