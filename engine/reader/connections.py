"""Reading of two strings of one color: can they be connected, can they be cut? See ``connections.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import EngineError, board_points, to_gtp
from engine.reader.links import Links


class ConnectionReading(NamedTuple):
    """The answer to a question: the result, the first move (NO_POINT: none), the positions looked at.

    ``likely`` is the result too, unless that is UNDECIDED: then it is what seems likely, and the move goes
    with it.
    """

    result: int
    move: int
    nodes: int
    likely: int


class ConnectionWays(NamedTuple):
    """Two strings as they stand: linked or not, steps of the shortest way, the moves that would be tried."""

    linked: bool
    length: int
    moves: tuple[int, ...]


class ConnectionReader:
    """Reads one pair of strings at a time. Answers depend on the position only, not on earlier questions.

    A ``deep`` reader looks at up to DEEP_NODES positions, which takes some seconds, and at longer ways; any
    other at up to CONNECTION_NODES, which takes about a tenth of a second.
    """

    def __cinit__(self, deep: bool = False):
        places: uint64_t = 1
        self.links = Links()
        self.deep = deep
        self.most_nodes = DEEP_NODES if deep else CONNECTION_NODES
        while places < cython.cast(uint64_t, 2 * self.most_nodes):
            places *= 2
        self.proof_mask = places - 1
        self.proofs = cython.cast(cython.pointer(Proof), calloc(places, cython.sizeof(Proof)))
        self.used = cython.cast(cython.p_int, calloc(places, cython.sizeof(cython.int)))
        if self.proofs == cython.NULL or self.used == cython.NULL:
            raise MemoryError

    def __dealloc__(self):
        free(self.proofs)
        free(self.used)

    def forget(self):
        self.links.forget()

    def connect(self, board, one, two, node_limit, move):
        return self._ask(board, one, two, node_limit, True, move)

    def disconnect(self, board, one, two, node_limit, move):
        return self._ask(board, one, two, node_limit, False, move)

    def _ask(self, board, one, two, node_limit, connecting, move):
        result: cython.int
        self.before += self.nodes
        self.nodes = 0
        self.visits = 0
        self.node_limit = min(node_limit, self.most_nodes)
        self.slack = SLACK
        self.links.start(board, one, two)
        result = self._try_targets(board, connecting, move)
        if self.deep and connecting and result == SEPARATED:
            self.slack = SLACK + 1
            result = self._try_targets(board, connecting, move)
        self.links.finish()
        if result == UNDECIDED:
            move[0] = NO_POINT
        return result

    def _try_targets(self, board, connecting, move):
        """The best result that their side reaches, with the ways that ``slack`` allows."""
        result: cython.int = UNDECIDED
        target: cython.int
        self.koer = 0
        self.ko_seen = False
        self._clear_proofs()
        move[0] = NO_POINT
        for target in range(CONNECTED, SEPARATED, -1):
            result = self._prove(board, connecting, target, move)
            if result == UNDECIDED or result == target or not self.ko_seen:
                break
        return result

    def _clear_proofs(self):
        i: cython.int
        for i in range(self.num_proofs):
            self.proofs[self.used[i]].key = 0
        self.num_proofs = 0

    def _prove(self, board, connecting, target, move):
        """``target`` if their side reaches at least that, SEPARATED if not; UNDECIDED at the node limit."""
        entry: cython.pointer(Proof)
        key: uint64_t
        self.target = target
        key = self._key(board, connecting)
        self.links.longest = MAX_WAY
        self._evaluate(board, connecting, key)
        self.links.longest = min(MAX_WAY, self.links.goal + self.slack)
        if self.nodes < self.node_limit:
            self._search(board, connecting, ENDLESS, ENDLESS, 0)
        entry = self._entry(key)
        if entry.proof == 0:
            if connecting:
                move[0] = entry.move
            return target
        if entry.disproof == 0:
            if not connecting:
                move[0] = entry.move
            return SEPARATED
        self.guess = SEPARATED
        # Pairs that cannot be connected without a ko, by ways of the usual length, hardly ever can otherwise.
        if target == CONNECTED and self.slack == SLACK and entry.proof <= LEAN * entry.disproof:
            self.guess = CONNECTED
        self.promising = entry.move
        return UNDECIDED

    # -- proof numbers ----------------------------------------------------------------------------------

    def _search(self, board, connecting, proof_limit, disproof_limit, depth):
        """Search a position until it is solved or one of its numbers reaches its limit (df-pn).

        The proof number says how many more positions must at least be proved, so that their side reaches the
        target; the disproof number, how many must be disproved.
        """
        ways: Ways
        keys: uint64_t[MAX_MOVES]
        best: cython.int
        second: uint32_t
        entered: cython.int
        color: cython.int = self.links.color if connecting else other(self.links.color)
        own: cython.pointer(Proof) = self._entry(self._key(board, connecting))
        child: cython.pointer(Proof)
        self.visits += 1
        if own.proof == 0 or own.disproof == 0:
            return
        self._expand(board, connecting, cython.address(ways), keys)
        while True:
            best = self._sum_up(connecting, cython.address(ways), keys, own, cython.address(second))
            if own.proof >= proof_limit or own.disproof >= disproof_limit:
                return
            if own.proof == 0 or own.disproof == 0:
                return
            if self.nodes >= self.node_limit or self.visits >= 8 * self.node_limit or self.is_stopped:
                return
            if depth + 1 >= MAX_DEPTH:
                # the line may not get longer, so it would be chosen again and again: give up the search
                self.visits = 8 * self.node_limit
                return
            child = self._entry(keys[best])
            entered = self._enter(board, color, ways.moves[best])
            if connecting:
                self._search(
                    board,
                    False,
                    min(proof_limit, second + 1),
                    self._rest(disproof_limit, own.disproof, child.disproof),
                    depth + 1,
                )
            else:
                self._search(
                    board,
                    True,
                    self._rest(proof_limit, own.proof, child.proof),
                    min(disproof_limit, second + 1),
                    depth + 1,
                )
            self._leave(board, entered, ways.moves[best])

    def _expand(self, board, connecting, ways, keys):
        """List the moves of a position and evaluate them, up to the first that decides it."""
        i: cython.int
        child: cython.pointer(Proof)
        self.links.survey(board, not connecting, ways)
        for i in range(ways.num_moves):
            keys[i] = self._visit(
                board, self.links.color if connecting else other(self.links.color), ways.moves[i]
            )
            if keys[i] != 0:
                child = self._entry(keys[i])
                if (child.proof if connecting else child.disproof) == 0:
                    ways.num_moves = i + 1

    def _rest(self, limit, total, part):
        """The limit of a move's number at which the number of the position reaches its own limit."""
        return ENDLESS if limit >= ENDLESS else limit - total + part

    def _sum_up(self, connecting, ways, keys, own, second):
        """Set the numbers of a position from those of its moves; returns the best move's index, or -1."""
        i: cython.int
        best: cython.int = -1
        least: uint32_t = ENDLESS
        most: uint32_t = 0
        num_open: uint32_t = 0
        mine: uint32_t
        others: uint32_t
        child: cython.pointer(Proof)
        second[0] = ENDLESS
        for i in range(ways.num_moves):
            if keys[i] == 0:
                continue
            child = self._entry(keys[i])
            mine = child.proof if connecting else child.disproof
            others = child.disproof if connecting else child.proof
            if best < 0 or mine < least:
                second[0] = least
                least = mine
                best = i
            elif mine < second[0]:
                second[0] = mine
            num_open += others > 0
            most = max(most, others)
        # Weak proof numbers: a sum would count a position that several lines lead to several times.
        if most < ENDLESS and num_open > 0:
            most += num_open - 1
        if least == 0:
            most = ENDLESS
        if most == 0:
            least = ENDLESS
        own.proof = least if connecting else most
        own.disproof = most if connecting else least
        own.move = ways.moves[best] if best >= 0 else NO_POINT
        return best

    def _visit(self, board, color, point):
        """The key of the position after a move, evaluated if it is new; 0 if the move is not possible."""
        key: uint64_t
        entered: cython.int = self._enter(board, color, point)
        if not entered:
            return 0
        key = self._key(board, color != self.links.color)
        if self._entry(key).key != key:
            self._evaluate(board, color != self.links.color, key)
        self._leave(board, entered, point)
        return key

    def _evaluate(self, board, connecting, key):
        """Enter a new position into the table: solved, or with numbers that go by the length of the way."""
        ways: Ways
        move: cython.int = NO_POINT
        entry: cython.pointer(Proof) = self._entry(key)
        result: cython.int
        # whoever took a banned ko needs the first threat, so this line gets him no more than that ko
        if self.koer == 2 and self.target <= KO_CONNECTS:
            result = KO_CONNECTS
        elif self.koer == 1 and self.target > KO_SEPARATES:
            result = KO_SEPARATES
        else:
            result = self._settle(board, connecting, cython.address(ways), cython.address(move))
        self.nodes += 1
        entry.key = key
        entry.move = move
        self.used[self.num_proofs] = entry - self.proofs
        self.num_proofs += 1
        if result == UNDECIDED:
            entry.proof = ways.length + (not connecting)
            entry.disproof = 1 if ways.length > 1 else 2
            return
        entry.proof = 0 if result >= self.target else ENDLESS
        entry.disproof = ENDLESS if result >= self.target else 0

    def _settle(self, board, connecting, ways, move):
        """CONNECTED or SEPARATED if that can be seen without a search, else UNDECIDED."""
        one: cython.int = self.links.one
        two: cython.int = self.links.two
        if board.color[one] != self.links.color or board.color[two] != self.links.color:
            return SEPARATED
        if board.string_of[one] == board.string_of[two]:
            return CONNECTED
        if not connecting and (
            self.links.is_taken(board, one, two, move) or self.links.is_taken(board, two, one, move)
        ):
            return SEPARATED
        self.links.measure(board, not connecting, ways)
        move[0] = ways.capture
        if ways.linked:
            return CONNECTED
        if ways.length > MAX_WAY:
            return SEPARATED
        return UNDECIDED

    def _key(self, board, connecting):
        key: uint64_t = board.hash
        key ^= (cython.cast(uint64_t, board.ko_point) << 40) ^ (cython.cast(uint64_t, board.ko_color) << 52)
        key ^= (cython.cast(uint64_t, connecting) << 60) ^ (cython.cast(uint64_t, self.koer) << 61)
        key ^= cython.cast(uint64_t, self.target) << 56
        return key | 1

    def _entry(self, key):
        """The place of this key in the table, or the free place where it would go."""
        i: uint64_t = (key ^ (key >> 29)) >> 1 & self.proof_mask
        while self.proofs[i].key != 0 and self.proofs[i].key != key:
            i = (i + 1) & self.proof_mask
        return cython.address(self.proofs[i])

    # -- one move ---------------------------------------------------------------------------------------

    def _enter(self, board, color, point):
        """Play a move: 0 if it cannot be played, 2 if it took a banned ko (once in a line), else 1."""
        self.links.look_around(board, point)
        if not (point == board.ko_point and color == board.ko_color):
            return board.push(color, point) == LEGAL
        self.ko_seen = True
        if self.koer:
            return 0
        board.ko_point = NO_POINT
        if board.push(color, point) != LEGAL:
            board.ko_point = point
            return 0
        self.koer = 1 if color == self.links.color else 2
        return 2

    def _leave(self, board, entered, point):
        board.pop()
        if entered == 2:
            board.ko_point = point
            self.koer = 0

    # -- for Python -------------------------------------------------------------------------------------

    def read(
        self, board: Board, one: int, two: int, question: str = "connect", node_limit: int = DEEP_NODES
    ) -> ConnectionReading:
        """What becomes of two strings if their own side plays first ("connect") or the enemy ("disconnect").

        ``one`` and ``two`` are stones of the strings. At most ``node_limit`` positions are looked at, and not
        more than this reader's own limit. The result is SEPARATED, KO_SEPARATES, KO_CONNECTS, CONNECTED or
        UNDECIDED; ``likely`` is never UNDECIDED. Raises EngineError unless there are two stones of one color,
        and for another question.

        Other threads can run meanwhile, and may call ``stop``.
        """
        self._check(board, one, two, question)
        move: cython.int = NO_POINT
        result: cython.int
        first: cython.int = one
        second: cython.int = two
        limit: cython.int = node_limit
        connecting: cython.bint = question == "connect"
        with cython.nogil:
            self.forget()
            result = self._ask(board, first, second, limit, connecting, cython.address(move))
        if result != UNDECIDED:
            return ConnectionReading(result, move, self.nodes, result)
        if self.guess == (CONNECTED if question == "connect" else SEPARATED):
            move = self.promising
        return ConnectionReading(result, move, self.nodes, self.guess)

    @property
    def judged(self) -> int:
        """Positions looked at so far, for all questions including the current one; any thread may ask."""
        return self.before + self.nodes

    def stop(self) -> None:
        """End the current question and all later ones as if at their limit; any thread may call this."""
        self.is_stopped = True

    def resume(self) -> None:
        """Undo ``stop``: questions from now on are read again."""
        self.is_stopped = False

    def ways(self, board: Board, one: int, two: int, question: str = "connect") -> ConnectionWays:
        """The two strings as they stand, and the moves that ``read`` would try first; raises as it does."""
        self._check(board, one, two, question)
        found: Ways
        self.links.start(board, one, two)
        self.links.survey(board, question == "disconnect", cython.address(found))
        return ConnectionWays(
            bool(found.linked), found.length, tuple(found.moves[i] for i in range(found.num_moves))
        )

    def depends_on(self, board: Board) -> set[int]:
        """The footprint of the last question: the points of the board that its answer depends on."""
        return {p for p in board_points(board.size) if has_point(cython.address(self.links.footprint), p)}

    def _check(self, board: Board, one: int, two: int, question: str) -> None:
        if question not in ("connect", "disconnect"):
            raise EngineError(f"no question is called '{question}'; there are connect, disconnect")
        for stone in (one, two):
            if board.color_at(stone) not in (BLACK, WHITE):
                raise EngineError(f"no stone to read at {to_gtp(stone, board.size)}")
        if board.color_at(one) != board.color_at(two):
            raise EngineError("two stones of different colors are never connected")
