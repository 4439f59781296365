"""Proof-number search about the life of one group; see ``group_search.pxd``."""

import cython

from engine.reader.group_judge import GroupJudge
from engine.reader.group_leaning import GroupLeaning
from engine.reader.group_moves import GroupMoves
from engine.reader.group_path import GroupPath
from engine.reader.group_table import GroupTable
from engine.reader.group_zones import GroupZones


class GroupSearch:
    """Searches one question at a time; the caller sets ``width`` and ``share`` (see ``group_search.pxd``)."""

    def __init__(self) -> None:
        self.judge = GroupJudge()
        self.leaning = GroupLeaning(self.judge)
        self.moves = GroupMoves(self.judge)
        self.table = GroupTable()
        self.path = GroupPath()
        self.zones = GroupZones(self.judge.space)

    def make_room(self, positions):
        self.table.make_room(positions)
        self.zones.make_room(positions // SOLUTION_SHARE)
        return 0

    def forget(self):
        self.table.forget()
        self.zones.forget()

    def begin(self, board, stone, first):
        self._turn_to(board, stone, first)
        self.judge.prepare(board, stone)

    def begin_like(self, board, stone, like):
        self._turn_to(board, stone, NO_POINT)
        self.judge.prepare_like(board, stone, like.judge)

    def _turn_to(self, board, stone, first):
        self.stone = stone
        self.defender = self.path.color = board.color[stone]
        self.first = first
        self.moves.forget()

    def solve(self, board, to_move, mode):
        self.mode = mode
        self.met_ko = False
        self.used = 0
        return self.go_on(board, to_move)

    def go_on(self, board, to_move):
        self._search(board, to_move, 0, SOLVED, SOLVED, False)
        return self.table.find(self._key(board, to_move))

    def is_settled(self, board, to_move):
        return self.verdict(board, other(to_move)) == (ALIVE if to_move == self.defender else DEAD)

    def _search(self, board, to_move, depth, proof_limit, disproof_limit, after_pass):
        """Search a position until one of its numbers reaches its limit; the table then has the numbers."""
        best: cython.int
        was_pass: cython.bint
        attacking: cython.bint = to_move != self.defender
        mine_limit: cython.int = proof_limit if attacking else disproof_limit
        his_limit: cython.int = disproof_limit if attacking else proof_limit
        mine: cython.int
        his: cython.int
        numbers: Numbers
        key: uint64_t = self._key(board, to_move)
        if self.mode == UNTIL_BOTH_PASS and depth > 1 and self.path.keys[depth - 2] == key:
            self.mode = NO_THREATS
            self._search(board, other(self.defender), depth, proof_limit, disproof_limit, False)
            self.mode = UNTIL_BOTH_PASS
            return
        self.path.keys[depth] = key
        self.used += 1
        if depth > 0 and self._is_found_by_zone(board, to_move, depth, key):
            return
        self._expand(board, to_move, depth, key)
        if self.passed[depth] == PASS_UNCLEAR and not after_pass:
            self._try_pass(board, to_move, depth, 0)
        numbers = self._sum_up(board, to_move, depth)
        while True:
            best = numbers.best
            if self._may_leave_it(to_move, depth, numbers.his):
                self._add_move(depth, PASS, 0)
                numbers = self._sum_up(board, to_move, depth)
                continue
            self._store_node(board, to_move, depth, key, cython.address(numbers))
            if numbers.mine == 0 or numbers.his == 0 or self._is_over() or best < 0:
                return
            if numbers.mine >= mine_limit or numbers.his >= his_limit:
                return
            if not after_pass and self._may_pass(depth, numbers.lost):
                self.passed[depth] = PASS_UNCLEAR
                if self._try_pass(board, to_move, depth, PASS_NODES):
                    numbers = self._sum_up(board, to_move, depth)
                    continue
            was_pass = self.line_moves[depth][best] == PASS
            if self.play(board, to_move, self.line_moves[depth][best]) != LEGAL:
                return
            if not self._is_solved_now(board, to_move, depth, self.line_doubts[depth][best]) and not (
                numbers.lost > 0 and self._is_alike(board, to_move, depth, best, cython.address(numbers))
            ):
                mine = min(mine_limit, numbers.second + numbers.second // 4 + 1)
                his = min(SOLVED, his_limit - (numbers.unsolved - 1))
                self._search(
                    board,
                    other(to_move),
                    depth + 1,
                    mine if attacking else his,
                    his if attacking else mine,
                    was_pass,
                )
            self.judge.space.take_back(board)
            numbers = self._sum_up(board, to_move, depth)

    def _is_over(self):
        return self.used >= self.share or self.is_stopped

    def _may_pass(self, depth, lost):
        """Whether to find out what comes of a pass: once a move is refuted, unless the first one is given."""
        is_free: cython.bint = depth > 0 or self.first == NO_POINT
        return lost > 0 and self.passed[depth] == NOT_PASSED and depth < MAX_DEPTH - 2 and is_free

    def _may_leave_it(self, to_move, depth, his):
        """Whether an attacker whose moves all fail may pass: a group that both leave as it is may be dead."""
        last: cython.int = self.num_moves[depth] - 1
        if self.mode != UNTIL_BOTH_PASS or to_move == self.defender or his > 0 or depth >= MAX_DEPTH - 2:
            return False
        return (depth > 0 or self.first == NO_POINT) and (last < 0 or self.line_moves[depth][last] != PASS)

    def _sum_up(self, board, to_move, depth):
        """The numbers of a node, from those of its moves (see ``Numbers``)."""
        i: cython.int
        mine: cython.int
        his: cython.int
        numbers: Numbers = no_numbers(cython.address(self.pass_zone[depth]))
        attacking: cython.bint = to_move != self.defender
        proof: cython.int
        disproof: cython.int
        result: cython.int
        self.table.fetch_after(board, to_move, self.mode, self.line_moves[depth], self.num_moves[depth])
        for i in range(self.num_moves[depth]):
            proof = SOLVED if attacking else 0
            disproof = 0 if attacking else SOLVED
            clear_points(cython.address(self.zone))
            self.loops = 0
            result = self.play(board, to_move, self.line_moves[depth][i])
            if result == KO:
                # the move fails because of the ban, so the zone has to contain what it depends on
                add_move(board, to_move, self.line_moves[depth][i], cython.address(self.zone))
            elif result == LEGAL:
                self._value(
                    board,
                    other(to_move),
                    depth + 1,
                    self.line_doubts[depth][i],
                    self.line_moves[depth][i] != PASS and self.line_doubts[depth][i] >= LAZY_DOUBT,
                    cython.address(proof),
                    cython.address(disproof),
                )
                if (disproof if attacking else proof) == 0:
                    add_ataris(board, self.line_moves[depth][i], cython.address(self.zone))
                self.judge.space.take_back(board)
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
                numbers.lost_move = self.line_moves[depth][i]
                numbers.zone = any_of(cython.address(numbers.zone), cython.address(self.zone))
                numbers.loops |= self.loops
            if mine == 0:
                numbers.his = SOLVED
                numbers.zone = self.zone
                numbers.loops = self.loops
                add_move(board, to_move, self.line_moves[depth][i], cython.address(numbers.zone))
                return numbers
        if depth >= MAX_DEPTH - 1:
            numbers.mine = TOO_DEEP
            numbers.his = TOO_DEEP
        elif numbers.best < 0:
            # nothing to play: the attacker gives up
            numbers.mine = SOLVED if attacking else 0
            numbers.his = 0 if attacking else SOLVED
        elif numbers.his > 0 and numbers.his < SOLVED:
            numbers.his = min(numbers.his + numbers.unsolved - 1, SOLVED - 1)
        return numbers

    def _expand(self, board, to_move, depth, key):
        """List the moves to be read at a node, from the table or anew; the defender may also pass."""
        i: cython.int
        attacking: cython.bint = to_move != self.defender
        entry: cython.pointer[GroupEntry] = self.table.find(key)
        self.num_moves[depth] = 0
        self.passed[depth] = NOT_PASSED
        clear_points(cython.address(self.pass_zone[depth]))
        if depth >= MAX_DEPTH - 1:
            return
        if (
            entry != cython.NULL
            and entry.num_moves > 0
            and (entry.passed != PASS_LOSES or self._recall_pass(board, to_move, depth))
        ):
            self.num_moves[depth] = entry.num_moves
            self.passed[depth] = entry.passed
            self.line_leaning[depth] = entry.leaning
            for i in range(entry.num_moves):
                self.line_moves[depth][i] = entry.known.moves.point[i]
                self.line_doubts[depth][i] = entry.known.moves.doubt[i]
            return
        if depth == 0 and self.first != NO_POINT:
            self._add_move(0, self.first, 0)
            return
        self.judge.judge(board, self.stone, to_move)
        self.leaning.look(board, self.stone, self.mode)
        self.line_leaning[depth] = self.leaning.leaning(not attacking)
        self.moves.list_moves(board, self.stone, to_move)
        self.moves.rank_moves(board, self.stone, to_move, self.width)
        for i in range(self.moves.number):
            self._add_move(
                depth,
                self.moves.moves[i],
                min(MOST_DOUBT, (self.moves.values[0] - self.moves.values[i]) * DOUBT_SCALE // 16),
            )
        if to_move == self.defender:
            self._add_move(depth, PASS, PASS_DOUBT)

    def _add_move(self, depth, move, doubt):
        self.line_moves[depth][self.num_moves[depth]] = move
        self.line_doubts[depth][self.num_moves[depth]] = doubt
        self.num_moves[depth] += 1

    def _try_pass(self, board, to_move, depth, limit):
        """See what comes of a pass. If it loses, keep only the moves that could change that."""
        i: cython.int
        kept: cython.int = 0
        move: cython.int
        answer: cython.int
        entry: cython.pointer[GroupEntry]
        kept_share: cython.int = self.share
        proof: cython.int = 1
        disproof: cython.int = 1
        enemy: cython.int = other(to_move)
        lost: cython.bint
        zone: PointSet
        if self.judge.space.play(board, to_move, PASS) != LEGAL:
            return False
        self._value(board, enemy, depth + 1, 0, False, cython.address(proof), cython.address(disproof))
        if proof != 0 and disproof != 0 and limit > 0:
            self.share = min(kept_share, self.used + limit)
            self._search(board, enemy, depth + 1, SOLVED, SOLVED, True)
            self.share = kept_share
            self._value(board, enemy, depth + 1, 0, False, cython.address(proof), cython.address(disproof))
        self.judge.space.take_back(board)
        lost = proof == 0 if to_move == self.defender else disproof == 0
        # a loss that comes back to this position or an earlier one says nothing about other moves
        if not lost or self.path.above(self.loops, depth + 1) != 0:
            return False
        zone = self.zone
        # the move that the other side won by is tried however little it promises
        entry = self.table.after_pass(board, to_move, self.mode)
        answer = PASS if entry == cython.NULL else entry.move
        for i in range(self.num_moves[depth]):
            move = self.line_moves[depth][i]
            if move != PASS and (
                has_point(cython.address(zone), move) or outcome_of(board, to_move, move).captured > 0
            ):
                self.line_moves[depth][kept] = self.line_moves[depth][i]
                self.line_doubts[depth][kept] = self.line_doubts[depth][i]
                kept += 1
                answer = PASS if move == answer else answer
        self.num_moves[depth] = kept
        self.passed[depth] = PASS_LOSES
        self.pass_zone[depth] = zone
        if answer > PASS and board.check(to_move, answer) == LEGAL:
            self._add_move(depth, answer, 0)
        elif kept == 0:
            # no move can change anything: the pass stands for all of them
            self._add_move(depth, PASS, 0)
        return True

    def _recall_pass(self, board, to_move, depth):
        """Get the zone of the lost pass that the moves were chosen by; False if it is not known any more."""
        entry: cython.pointer[GroupEntry] = self.table.after_pass(board, to_move, self.mode)
        if entry == cython.NULL or (entry.proof if to_move == self.defender else entry.disproof) != 0:
            return False
        self.pass_zone[depth] = entry.known.solution.zone
        return True

    def play(self, board, to_move, move):
        """Play a move unless the rules forbid it; returns LEGAL if it was played.

        The side that wins the kos need not obey the ban. The other side may take a ko too, but has to gain
        something at once, before it is taken back, or has to take a second ko.
        """
        ban: cython.int = board.ko_point
        result: cython.int = self.judge.space.play(board, to_move, move)
        if result != KO:
            return result
        self.met_ko = True
        if to_move != winner_of(self.mode, self.defender):
            return KO
        board.ko_point = NO_POINT
        result = self.judge.space.play(board, to_move, move)
        if result == LEGAL:
            board.frames[board.num_moves - 1].ko_point = ban
        else:
            board.ko_point = ban
        return result

    def _is_solved_now(self, board, to_move, depth, doubt):
        """Judge the position after a move if that was put off; whether it is solved by that."""
        proof: cython.int = 1
        disproof: cython.int = 1
        enemy: cython.int = other(to_move)
        if self.table.find(self._key(board, enemy)) == cython.NULL:
            self._value(
                board, enemy, depth + 1, doubt, False, cython.address(proof), cython.address(disproof)
            )
        return proof == 0 or disproof == 0

    def _value(self, board, to_move, depth, doubt, put_off, proof, disproof):
        """The numbers of a position, from the table or judged now; if it is solved, `zone` is set too."""
        key: uint64_t = self._key(board, to_move)
        entry: cython.pointer[GroupEntry]
        back: cython.int = self.path.place_of(key, depth)
        self.loops = 0
        if back >= 0:
            self._come_back(board, to_move, depth, back, proof, disproof)
            return
        entry = self.table.find(key)
        if entry != cython.NULL:
            self._look_up(board, key, entry, depth, proof, disproof)
            return
        if put_off:
            proof[0] = self.leaning.proof(self.line_leaning[depth - 1])
            disproof[0] = self.leaning.disproof(self.line_leaning[depth - 1])
        else:
            self._judge(board, to_move, proof, disproof)
        if proof[0] > 0 and disproof[0] > 0:
            if not put_off and self._is_found_by_zone(board, to_move, depth, key):
                self._look_up(board, key, self.table.find(key), depth, proof, disproof)
                return
            if to_move == self.defender:
                proof[0] += doubt
            else:
                disproof[0] += doubt
        if put_off:
            return
        entry = self.table.place_for(key)
        entry.proof = proof[0]
        entry.disproof = disproof[0]
        if proof[0] == 0 or disproof[0] == 0:
            entry.known.solution.zone = self.zone

    def _is_found_by_zone(self, board, to_move, depth, key):
        """Whether a solution of another position fits, by its zone; then this position is solved too."""
        found: cython.pointer[ZoneSolution] = self.zones.find(board, to_move, self.mode)
        if found == cython.NULL:
            return False
        self.zone = self.zones.zone
        self.loops = 0
        self._keep_solved(board, key, depth, found.winner, found.move)
        return True

    def _come_back(self, board, to_move, depth, back, proof, disproof):
        """The numbers of a position that is on the path; if it is two moves back, both sides have passed."""
        lives: cython.bint = self.counts_seki
        if self.mode == UNTIL_BOTH_PASS and back == depth - 2:
            self.mode = NO_THREATS
            self._value(board, other(self.defender), depth, 0, False, proof, disproof)
            self.mode = UNTIL_BOTH_PASS
            self.loops = cython.cast(uint64_t, 1) << back
            return
        if back < depth - 2:
            lives = self.path.lets_live(board, depth - back)
        lives |= to_move == self.defender
        proof[0] = SOLVED if lives else 0
        disproof[0] = 0 if lives else SOLVED
        self.zone = spread(cython.address(self.judge.space.group))
        self.loops = cython.cast(uint64_t, 1) << back

    def _look_up(self, board, key, entry, depth, proof, disproof):
        """What the table knows of a position, including solutions that hold on this path only."""
        looping: cython.pointer[GroupEntry]
        if entry.proof != 0 and entry.disproof != 0 and entry.has_loop:
            looping = self.table.find_loop(key)
            if looping != cython.NULL:
                self.loops = self.path.found(board, cython.address(looping.known.solution.loop), depth)
            if self.loops != 0:
                entry = looping
        proof[0] = entry.proof
        disproof[0] = entry.disproof
        if proof[0] == 0 or disproof[0] == 0:
            self.zone = entry.known.solution.zone

    def verdict(self, board, to_move):
        """Judge a position without a search, except for ladders; `zone` gets what that depends on."""
        verdict: cython.int = DEAD
        if board.color[self.stone] != self.defender:
            clear_points(cython.address(self.zone))
            add_point(cython.address(self.zone), self.stone)
            return DEAD
        if to_move == self.defender or not self.judge.is_laddered(board, self.stone):
            verdict = self.judge.judge(board, self.stone, to_move)
        self.zone = self.judge.basis
        return verdict

    def _judge(self, board, to_move, proof, disproof):
        leaning: cython.int
        attacking: cython.bint = to_move != self.defender
        verdict: cython.int = self.verdict(board, to_move)
        self.used += 1
        if verdict == DEAD:
            proof[0] = 0
            disproof[0] = SOLVED
        elif verdict == ALIVE:
            proof[0] = SOLVED
            disproof[0] = 0
        else:
            self.leaning.look(board, self.stone, self.mode)
            leaning = self.leaning.leaning(attacking)
            proof[0] = self.leaning.proof(leaning)
            disproof[0] = self.leaning.disproof(leaning)
            if self.leaning.most_noted > 0:
                self.leaning.note(self._key(board, to_move), attacking)

    def _key(self, board, to_move):
        return position_key(board.hash, board.ko_point, self.mode, to_move)

    def _store_node(self, board, to_move, depth, key, numbers):
        """Put a node into the table: its numbers, with its moves or, if it is solved, with its zone."""
        i: cython.int
        attacking: cython.bint = to_move != self.defender
        entry: cython.pointer[GroupEntry]
        move: cython.int = NO_POINT
        if numbers.best >= 0:
            move = self.line_moves[depth][numbers.best]
            if numbers.mine == 0 and move != PASS:
                if self.moves.promise.most_noted > 0:
                    self.moves.note_decided(board, self.stone, to_move, move, key)
                self.moves.note_win(to_move, move)
        if numbers.mine == 0 or numbers.his == 0:
            self.zone = numbers.zone
            self.loops = numbers.loops
            self._store_solved(
                board, key, depth, to_move, to_move if numbers.mine == 0 else other(to_move), move
            )
            return
        entry = self.table.place_for(key)
        entry.proof = numbers.mine if attacking else numbers.his
        entry.disproof = numbers.his if attacking else numbers.mine
        entry.move = move
        entry.passed = self.passed[depth]
        entry.num_moves = self.num_moves[depth]
        entry.leaning = self.line_leaning[depth]
        for i in range(entry.num_moves):
            entry.known.moves.point[i] = self.line_moves[depth][i]
            entry.known.moves.doubt[i] = self.line_doubts[depth][i]

    def _store_solved(self, board, key, depth, to_move, winner, move):
        """Put a solved position into the table and, if no loop is in it, among the solutions by zone."""
        modes: cython.int = modes_like(self.mode, winner, self.defender)
        if winner == self.defender:
            self.judge.complete_life(board, self.stone, cython.address(self.zone))
        if winner != to_move:
            self.judge.space.add_closed(board, to_move, cython.address(self.zone))
        self._keep_solved(board, key, depth, winner, move)
        if self.loops == 0:
            self.zones.note(board, to_move, modes, winner, move, cython.address(self.zone))

    def _keep_solved(self, board, key, depth, winner, move):
        """Put a solved position into the table, by itself or as a solution on this path only."""
        entry: cython.pointer[GroupEntry]
        self.loops = self.path.above(self.loops, depth)
        if self.loops != 0:
            entry = self.table.place_for_loop(key, move)
            self.path.describe(board, self.loops, depth, cython.address(entry.known.solution.loop))
        else:
            entry = self.table.place_for(key)
        entry.proof = SOLVED if winner == self.defender else 0
        entry.disproof = 0 if winner == self.defender else SOLVED
        entry.move = move
        entry.num_moves = 0
        entry.known.solution.zone = self.zone

    # -- simulation --------------------------------------------------------------------------------------

    def _is_alike(self, board, to_move, depth, best, numbers):
        """Whether the move just played loses in the same way as another one that has been refuted."""
        key: uint64_t = self._key(board, other(to_move))
        entry: cython.pointer[GroupEntry] = self.table.find(key)
        # with this mode, one simulation would begin in the middle of another one
        if self.mode == UNTIL_BOTH_PASS or depth >= MAX_DEPTH - 2:
            return False
        if entry == cython.NULL or entry.has_simulated:
            return False
        entry.has_simulated = True
        self.alike_color = to_move
        self.alike_move = self.line_moves[depth][best]
        self.alike_to = PASS if self.passed[depth] == PASS_LOSES else numbers.lost_move
        if self.alike_to == self.alike_move:
            return False
        return self._simulate(board, other(to_move), depth + 1)

    def _alike_key(self, board, key):
        """The key of the position in which the other move was played instead of this one."""
        if self.alike_move != PASS and board.color[self.alike_move] == self.alike_color:
            key ^= ZOBRIST[self.alike_color][self.alike_move]
        if self.alike_to != PASS:
            key ^= ZOBRIST[self.alike_color][self.alike_to]
        return key

    def _simulate(self, board, to_move, depth):
        """Prove that `alike_color` loses, by the moves that won after the other move; the table gets it."""
        move: cython.int
        proof: cython.int = 1
        disproof: cython.int = 1
        key: uint64_t = self._key(board, to_move)
        like: cython.pointer[GroupEntry]
        won: cython.bint
        self._value(board, to_move, depth, 0, False, cython.address(proof), cython.address(disproof))
        if proof == 0 or disproof == 0:
            return (proof == 0) == (self.alike_color == self.defender)
        like = self.table.find(self._alike_key(board, key))
        if like == cython.NULL or depth >= MAX_DEPTH - 2 or self._is_over():
            return False
        if like.proof != 0 and like.disproof != 0:
            return False
        if (like.proof == 0) != (self.alike_color == self.defender):
            return False
        self.path.keys[depth] = key
        if to_move != self.alike_color:
            move = like.move
            if move == NO_POINT or self.play(board, to_move, move) != LEGAL:
                return False
            won = self._simulate(board, other(to_move), depth + 1)
            self.judge.space.take_back(board)
            if not won:
                return False
            add_move(board, to_move, move, cython.address(self.zone))
            self._store_solved(board, key, depth, to_move, to_move, move)
            return True
        return self._simulate_all(board, to_move, depth, key)

    def _simulate_all(self, board, to_move, depth, key):
        """The same if the loser is to move: he loses whatever he plays, with his pass tried first."""
        i: cython.int
        move: cython.int
        zone: PointSet
        loops: uint64_t = 0
        self._expand(board, to_move, depth, key)
        zone = self.pass_zone[depth]
        if to_move == self.defender:
            if self.judge.space.play(board, to_move, PASS) != LEGAL:
                return False
            if not self._simulate(board, other(to_move), depth + 1):
                self.judge.space.take_back(board)
                return False
            self.judge.space.take_back(board)
            zone = any_of(cython.address(zone), cython.address(self.zone))
            loops = self.loops
        for i in range(self.num_moves[depth]):
            move = self.line_moves[depth][i]
            if move == PASS or (
                to_move == self.defender
                and not has_point(cython.address(zone), move)
                and outcome_of(board, to_move, move).captured == 0
            ):
                continue
            if self.play(board, to_move, move) != LEGAL:
                continue
            if not self._simulate(board, other(to_move), depth + 1):
                self.judge.space.take_back(board)
                return False
            add_ataris(board, move, cython.address(self.zone))
            self.judge.space.take_back(board)
            zone = any_of(cython.address(zone), cython.address(self.zone))
            loops |= self.loops
        self.zone = zone
        self.loops = loops
        self._store_solved(board, key, depth, to_move, other(to_move), NO_POINT)
        return True

    # -- for Python ------------------------------------------------------------------------------------

    def noted(self) -> list[list[int]]:
        """The leaves noted since the last call that are solved now; see ``GroupLeaning.noted``."""
        return self.leaning.noted(self.table)
