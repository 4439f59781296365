"""The life and death of one group; see ``groups.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import EngineError, to_gtp
from engine.reader.group_judge import GroupJudge
from engine.reader.group_moves import GroupMoves
from engine.reader.ladders import Reader

ANSWERS = ("no", "yes", "ko, the other side needs the first threat", "ko, needs the first threat", "unknown")


class GroupReading(NamedTuple):
    """The answer to a question: what comes of it, the first move (NO_POINT: no need), positions judged.

    ``so_far`` is the result, but for an UNCERTAIN one: then it is what had been found with fewer moves at
    each node (UNCERTAIN: nothing), and ``move`` goes with it.
    """

    result: int
    move: int
    nodes: int
    so_far: int


class GroupStatus(NamedTuple):
    """ "alive", "critical", "dead" or "unknown"; the moves that decide it; positions judged.

    ``is_sure`` is false when a reading reached its limit and the status goes by what it had found before.
    """

    status: str
    attack: int
    defence: int
    nodes: int
    is_sure: bool


class GroupReader:
    """Answers questions about one group at a time; each leaves the board as it was."""

    def __init__(self) -> None:
        self.judge = GroupJudge()
        self.moves = GroupMoves(self.judge)
        self.reader = Reader()
        self.limit = GROUP_NODES
        self.width = MAX_MOVES

    # -- questions -------------------------------------------------------------------------------------

    def attack(self, board, stone, move):
        return self._answer(board, stone, True, NO_POINT, move)

    def defend(self, board, stone, move):
        return self._answer(board, stone, False, NO_POINT, move)

    def after_attack(self, board, stone, point):
        ignored: cython.int
        return self._answer(board, stone, True, point, cython.address(ignored))

    def after_defence(self, board, stone, point):
        ignored: cython.int
        return self._answer(board, stone, False, point, cython.address(ignored))

    def _answer(self, board, stone, attacking, first, move):
        """Stage after stage, each with more moves at a node; the answer is that of the last."""
        stage: cython.int
        result: cython.int = UNCERTAIN
        found: cython.int = NO_POINT
        self.stone = stone
        self.defender = board.color[stone]
        self.nodes = 0
        self.so_far = UNCERTAIN
        self.first = first
        self.judge.prepare(board, stone)
        clear_points(cython.address(self.footprint))
        move[0] = NO_POINT
        for stage in range(NUM_GROUP_STAGES):
            self.generation += 1
            self.width = MAX_MOVES
            if stage < NUM_GROUP_STAGES - 1:
                self.width = FIRST_WIDTH << stage
            self.share = self.limit >> (NUM_GROUP_STAGES - 1 - stage)
            self.moves.has_left_out = False
            result = self._ask_all(board, attacking, cython.address(found))
            if result != UNCERTAIN:
                self.so_far = result
                move[0] = found
                if not self.moves.has_left_out:
                    break
        return result

    def _ask_all(self, board, attacking, move):
        """The answer with all kos won by one side, by the other, by nobody, as far as it matters."""
        result: cython.int
        to_move: cython.int = other(self.defender) if attacking else self.defender
        against: cython.int = DEFENDER_WINS_KOS if attacking else ATTACKER_WINS_KOS
        favour: cython.int = ATTACKER_WINS_KOS if attacking else DEFENDER_WINS_KOS
        result = self._ask(board, to_move, against, move)
        if result != NO or not self.met_ko:
            return result
        result = self._ask(board, to_move, favour, move)
        if result != YES:
            return result
        result = self._ask(board, to_move, NO_THREATS, move)
        if result == NO:
            self._ask(board, to_move, favour, move)
            return KO_SECOND
        return KO_FIRST if result == YES else UNCERTAIN

    def _ask(self, board, to_move, mode, move):
        """One search: YES or NO for the side to move, or UNCERTAIN."""
        entry: cython.pointer[GroupEntry]
        result: cython.int = UNCERTAIN
        self.mode = mode
        self.met_ko = False
        self.used = 0
        move[0] = NO_POINT
        if self.first == NO_POINT and self._is_settled(board, to_move):
            result = YES
        else:
            self._search(board, to_move, 0, SOLVED, SOLVED, False)
            entry = self._find(self._key(board, to_move))
            if entry != cython.NULL and (entry.proof == 0 or entry.disproof == 0):
                result = YES if (entry.proof == 0) == (to_move != self.defender) else NO
                move[0] = entry.move
        self.nodes += self.used
        return result

    def _is_settled(self, board, to_move):
        """Whether the side to move has its way although it passes."""
        wanted: cython.int = ALIVE if to_move == self.defender else DEAD
        return self.judge.judge(board, self.stone, other(to_move)) == wanted

    # -- the search ------------------------------------------------------------------------------------

    def _search(self, board, to_move, depth, proof_limit, disproof_limit, passed):
        """Search until a number reaches its limit; the numbers are left in the table."""
        best: cython.int
        was_pass: cython.bint
        has_tried: cython.bint = False
        attacking: cython.bint = to_move != self.defender
        numbers: Numbers
        key: uint64_t = self._key(board, to_move)
        self.path[depth] = key
        self.used += 1
        self._expand(board, to_move, depth)
        has_tried = self._has_tried_pass(key)
        if has_tried and not passed:
            self._try_pass(board, to_move, depth, 0)
        numbers = self._sum_up(board, to_move, depth)
        while True:
            best = numbers.best
            self._store(
                key,
                numbers.mine if attacking else numbers.his,
                numbers.his if attacking else numbers.mine,
                self.line_moves[depth][best] if best >= 0 else NO_POINT,
                cython.address(numbers.zone),
            )
            if has_tried:
                self._note_pass(key)
            if numbers.mine == 0 or numbers.his == 0 or self.used >= self.share:
                return
            if attacking and (numbers.mine >= proof_limit or numbers.his >= disproof_limit):
                return
            if not attacking and (numbers.his >= proof_limit or numbers.mine >= disproof_limit):
                return
            if self._may_pass(to_move, depth, numbers.lost) and not passed and not has_tried:
                has_tried = True
                if self._try_pass(board, to_move, depth, PASS_NODES):
                    numbers = self._sum_up(board, to_move, depth)
                    continue
            if self._play(board, to_move, self.line_moves[depth][best]) != LEGAL:
                return
            was_pass = self.line_moves[depth][best] == PASS
            if attacking:
                self._search(
                    board,
                    other(to_move),
                    depth + 1,
                    min(proof_limit, numbers.second + numbers.second // 4 + 1),
                    min(SOLVED, disproof_limit - (numbers.unsolved - 1)),
                    was_pass,
                )
            else:
                self._search(
                    board,
                    other(to_move),
                    depth + 1,
                    min(SOLVED, proof_limit - (numbers.unsolved - 1)),
                    min(disproof_limit, numbers.second + numbers.second // 4 + 1),
                    was_pass,
                )
            board.pop()
            numbers = self._sum_up(board, to_move, depth)

    def _may_pass(self, to_move, depth, lost):
        """Whether it helps to know what comes of a pass: some defences have been refuted."""
        return lost > 0 and to_move == self.defender and depth < MAX_DEPTH - 2 and self._is_free(depth)

    def _is_free(self, depth):
        """Whether any move may be played at a node, or the question names it."""
        return depth > 0 or self.first == NO_POINT

    def _sum_up(self, board, to_move, depth):
        """The numbers of a node from those of its moves: `mine` is what the side to move wants at 0."""
        i: cython.int
        mine: cython.int
        his: cython.int
        numbers: Numbers
        attacking: cython.bint = to_move != self.defender
        proof: cython.int
        disproof: cython.int
        numbers.mine = SOLVED
        numbers.second = SOLVED
        numbers.his = 0
        numbers.unsolved = 0
        numbers.lost = 0
        numbers.best = -1
        numbers.zone = self.pass_zone[depth]
        for i in range(self.num_moves[depth]):
            proof = SOLVED if attacking else 0
            disproof = 0 if attacking else SOLVED
            clear_points(cython.address(self.zone))
            if self._play(board, to_move, self.line_moves[depth][i]) == LEGAL:
                self._value(board, other(to_move), depth + 1, cython.address(proof), cython.address(disproof))
                board.pop()
            mine = proof if attacking else disproof
            his = disproof if attacking else proof
            if mine < numbers.mine or numbers.best < 0:
                numbers.second = numbers.mine
                numbers.mine = mine
                numbers.best = i
            elif mine < numbers.second:
                numbers.second = mine
            if his > 0:
                numbers.unsolved += 1
                numbers.his = max(numbers.his, his)
            else:
                numbers.lost += 1
                numbers.zone = any_of(cython.address(numbers.zone), cython.address(self.zone))
            if mine == 0:
                numbers.his = SOLVED
                numbers.zone = self.zone
                self._add_move(board, to_move, self.line_moves[depth][i], cython.address(numbers.zone))
                return numbers
        if numbers.best < 0:
            # nothing to play, or too deep: the attacker gives up
            numbers.mine = SOLVED if attacking else 0
            numbers.his = 0 if attacking else SOLVED
        elif numbers.his > 0 and numbers.his < SOLVED:
            numbers.his = min(numbers.his + numbers.unsolved - 1, SOLVED - 1)
        return numbers

    def _add_move(self, board, to_move, move, zone):
        """A move depends on its point, those beside it, and the strings that it takes."""
        i: cython.int
        near: cython.int
        stone: cython.int
        taken: PointSet
        if move == PASS:
            return
        clear_points(cython.address(taken))
        add_point(cython.address(taken), move)
        for i in range(4):
            near = move + OFFSETS[i]
            if (
                board.color[near] == other(to_move)
                and board.strings[board.string_of[near]].num_liberties == 1
            ):
                stone = near
                while True:
                    add_point(cython.address(taken), stone)
                    stone = board.next_stone[stone]
                    if stone == near:
                        break
        taken = spread(cython.address(taken))
        zone[0] = any_of(zone, cython.address(taken))

    def _expand(self, board, to_move, depth):
        """The moves to be read at a node; the defender may also pass."""
        i: cython.int
        self.num_moves[depth] = 0
        clear_points(cython.address(self.pass_zone[depth]))
        if depth == 0 and self.first != NO_POINT:
            self.line_moves[0][0] = self.first
            self.num_moves[0] = 1
            return
        if depth >= MAX_DEPTH - 1:
            return
        self.judge.judge(board, self.stone, to_move)
        self.moves.list_moves(board, self.stone, to_move)
        self.moves.rank_moves(board, self.stone, to_move, self.width)
        for i in range(self.moves.number):
            self.line_moves[depth][i] = self.moves.moves[i]
        self.num_moves[depth] = self.moves.number
        if to_move == self.defender:
            self.line_moves[depth][self.num_moves[depth]] = PASS
            self.num_moves[depth] += 1

    def _try_pass(self, board, to_move, depth, limit):
        """What if the side to move passes? If it loses, only moves that disturb the other's way can help."""
        i: cython.int
        kept: cython.int = 0
        move: cython.int
        kept_share: cython.int = self.share
        proof: cython.int = 1
        disproof: cython.int = 1
        lost: cython.bint
        zone: PointSet
        if board.push(to_move, PASS) != LEGAL:
            return False
        self._value(board, other(to_move), depth + 1, cython.address(proof), cython.address(disproof))
        if proof != 0 and disproof != 0 and limit > 0:
            self.share = min(kept_share, self.used + limit)
            self._search(board, other(to_move), depth + 1, SOLVED, SOLVED, True)
            self.share = kept_share
            self._value(board, other(to_move), depth + 1, cython.address(proof), cython.address(disproof))
        board.pop()
        lost = proof == 0 if to_move == self.defender else disproof == 0
        if not lost:
            return False
        zone = self.zone
        for i in range(self.num_moves[depth]):
            move = self.line_moves[depth][i]
            if move != PASS and (
                has_point(cython.address(zone), move) or outcome_of(board, to_move, move).captured > 0
            ):
                self.line_moves[depth][kept] = self.line_moves[depth][i]
                kept += 1
        self.num_moves[depth] = kept
        self.pass_zone[depth] = zone
        if kept == 0:
            # nothing else is worth a try: the pass stands for all moves
            self.line_moves[depth][0] = PASS
            self.num_moves[depth] = 1
        return True

    def _play(self, board, to_move, move):
        """Play a move unless the rules, or who wins the kos, forbid it: LEGAL when it was played."""
        result: cython.int
        loser: cython.int = EMPTY
        if self.mode == DEFENDER_WINS_KOS:
            loser = other(self.defender)
        elif self.mode == ATTACKER_WINS_KOS:
            loser = self.defender
        result = board.push(to_move, move)
        if result != LEGAL or to_move != loser or board.ko_point == NO_POINT:
            return result
        if board.color[self.stone] != self.defender:
            return result
        board.pop()
        self.met_ko = True
        return KO

    def _value(self, board, to_move, depth, proof, disproof):
        """The numbers of a position, from the table or judged now; `zone`: what they depend on if solved."""
        key: uint64_t = self._key(board, to_move)
        entry: cython.pointer[GroupEntry]
        if self._is_repeated(key, depth):
            # whoever brought the position back has gained nothing by it
            proof[0] = SOLVED if to_move == self.defender else 0
            disproof[0] = 0 if to_move == self.defender else SOLVED
            self.zone = spread(cython.address(self.judge.space.group))
            return
        entry = self._find(key)
        if entry != cython.NULL:
            proof[0] = entry.proof
            disproof[0] = entry.disproof
            self.zone = entry.zone
            return
        self._judge(board, to_move, proof, disproof)
        self._store(key, proof[0], disproof[0], NO_POINT, cython.address(self.zone))

    def _judge(self, board, to_move, proof, disproof):
        verdict: cython.int
        room: cython.int
        attacking: cython.bint = to_move != self.defender
        self.used += 1
        if board.color[self.stone] != self.defender:
            verdict = DEAD
            clear_points(cython.address(self.zone))
            add_point(cython.address(self.zone), self.stone)
        elif attacking and self._is_laddered(board):
            verdict = DEAD
            self._base_on_ladder(board)
        else:
            verdict = self.judge.judge(board, self.stone, to_move)
            self.zone = self.judge.basis
        if verdict == DEAD:
            proof[0] = 0
            disproof[0] = SOLVED
        elif verdict == ALIVE:
            proof[0] = SOLVED
            disproof[0] = 0
        else:
            room = (self.judge.room + self.judge.most_room) // 2
            proof[0] = 1 + min(room, 16) // 2
            disproof[0] = 1 + max(0, 12 - room) // 2

    def _base_on_ladder(self, board):
        """What a capture depends on: what was read, the string, and the enemies beside it."""
        stone: cython.int = self.stone
        self.zone = self.reader.footprint
        while True:
            add_point(cython.address(self.zone), stone)
            stone = board.next_stone[stone]
            if stone == self.stone:
                break
        self.judge.space.look_at(board)
        self.judge.add_short_enemies(board, self.defender, cython.address(self.zone))

    def _is_laddered(self, board):
        """Whether the attacker, to move, takes the string at once or in a ladder."""
        move: cython.int = NO_POINT
        liberties: cython.int = board.strings[board.string_of[self.stone]].num_liberties
        if liberties > 2:
            return False
        self.reader.forget()
        return self.reader.ladder(board, self.stone, cython.address(move)) == CAPTURED

    # -- the table -------------------------------------------------------------------------------------

    def _key(self, board, to_move):
        key: uint64_t = board.hash
        mix: uint64_t = self.mode * 4 + to_move
        if board.ko_point != NO_POINT:
            mix += 16 * cython.cast(uint64_t, board.ko_point)
        mix = (mix + 1) * cython.cast(uint64_t, 0x9E3779B97F4A7C15)
        return key ^ mix ^ (mix >> 29)

    def _find(self, key):
        i: cython.int
        place: uint64_t
        for i in range(4):
            place = (key + i) & (TABLE_SIZE - 1)
            if self.table[place].generation == self.generation and self.table[place].key == key:
                return cython.address(self.table[place])
        return cython.NULL

    def _store(self, key, proof, disproof, move, zone):
        i: cython.int
        place: uint64_t
        entry: cython.pointer[GroupEntry] = self._find(key)
        if entry == cython.NULL:
            entry = cython.address(self.table[key & (TABLE_SIZE - 1)])
            entry.has_tried_pass = False
            for i in range(4):
                place = (key + i) & (TABLE_SIZE - 1)
                if self.table[place].generation != self.generation:
                    entry = cython.address(self.table[place])
                    entry.has_tried_pass = False
                    break
        entry.key = key
        entry.generation = self.generation
        entry.proof = proof
        entry.disproof = disproof
        entry.move = move
        entry.zone = zone[0]

    def _has_tried_pass(self, key):
        entry: cython.pointer[GroupEntry] = self._find(key)
        return entry != cython.NULL and entry.has_tried_pass

    def _note_pass(self, key):
        entry: cython.pointer[GroupEntry] = self._find(key)
        if entry != cython.NULL:
            entry.has_tried_pass = True

    def _is_repeated(self, key, depth):
        i: cython.int = 0
        while i < depth and self.path[i] != key:
            i += 1
        return i < depth

    # -- for Python ------------------------------------------------------------------------------------

    def read(self, board: Board, stone: int, question: str = "attack", limit: int = 0) -> GroupReading:
        """Ask "attack" or "defend" of the group of a stone; ``limit`` is the most nodes of one search.

        The result is NO, YES, KO_FIRST, KO_SECOND or UNCERTAIN (see ``groups.pxd``). Raises EngineError when
        there is no stone or no such question.
        """
        move: cython.int = NO_POINT
        result: cython.int
        self._check(board, stone, question, limit)
        if question == "attack":
            result = self.attack(board, stone, cython.address(move))
        else:
            result = self.defend(board, stone, cython.address(move))
        return GroupReading(result, move, self.nodes, self.so_far)

    def after(self, board: Board, stone: int, question: str, first: int, limit: int = 0) -> GroupReading:
        """The answer to "attack" or "defend" with this first move; a move that is not legal fails.

        Raises EngineError as read() does.
        """
        self._check(board, stone, question, limit)
        if question == "attack":
            result = self.after_attack(board, stone, first)
        else:
            result = self.after_defence(board, stone, first)
        return GroupReading(result, first, self.nodes, self.so_far)

    def status(self, board: Board, stone: int, limit: int = 0) -> GroupStatus:
        """Whether the group of a stone is alive, critical or dead, with the moves that decide it."""
        attack = self.read(board, stone, "attack", limit)
        if attack.so_far in (NO, UNCERTAIN):
            status = "alive" if attack.so_far == NO else "unknown"
            return GroupStatus(status, NO_POINT, NO_POINT, attack.nodes, attack.result != UNCERTAIN)
        defence = self.read(board, stone, "defend", limit)
        nodes = attack.nodes + defence.nodes
        is_sure = UNCERTAIN not in (attack.result, defence.result)
        if defence.so_far in (NO, UNCERTAIN):
            status = "dead" if defence.so_far == NO else "unknown"
            return GroupStatus(status, NO_POINT, NO_POINT, nodes, is_sure)
        return GroupStatus("critical", attack.move, defence.move, nodes, is_sure)

    def _check(self, board: Board, stone: int, question: str, limit: int) -> None:
        if question not in ("attack", "defend"):
            raise EngineError(f"no question is called '{question}'; there are attack, defend")
        if board.color_at(stone) not in (1, 2):
            raise EngineError(f"no stone to read at {to_gtp(stone, board.size)}")
        self.limit = limit or GROUP_NODES
