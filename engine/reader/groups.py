"""The life and death of one group; see ``groups.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board
from engine.points import NUM_POINTS, EngineError, to_gtp
from engine.reader.group_lines import GroupLine, GroupLines
from engine.reader.group_search import GroupSearch

ANSWERS = ("no", "yes", "ko, the other side needs the first threat", "ko, needs the first threat", "unknown")


class GroupReading(NamedTuple):
    """The answer to a question: the result, the first move (NO_POINT: none is needed), the positions judged.

    ``so_far`` is the result too, unless that is UNCERTAIN: then it is the answer of an earlier stage, with
    fewer moves at a node (UNCERTAIN if there is none). ``likely`` is the same, unless a later stage tended
    to something else where the earlier ones had found nothing, or a failure; ``move`` goes with it.
    ``is_left``: the group is dead as it stands, as a bent four in the corner is, though not whatever the ko
    threats.
    """

    result: int
    move: int
    nodes: int
    so_far: int
    likely: int
    is_left: bool = False


class GroupStatus(NamedTuple):
    """ "alive", "critical" or "dead"; the moves that kill and save a critical group; positions judged.

    ``is_sure`` is false if a reading reached its limit: then the status goes by what seems likely.
    """

    status: str
    attack: int
    defence: int
    nodes: int
    is_sure: bool


class Neighbour(NamedTuple):
    """A group near the one that was asked about: its color and stones, and whether it was taken for alive."""

    color: int
    stones: list[int]
    lives: bool


class GroupReader:
    """Answers questions about one group at a time; each leaves the board as it was.

    A search that has reached its limit but is near its end, because one outcome is far less likely than the
    other, may take up to ``patience`` times its limit. Raises EngineError when that is less than 1.
    """

    def __init__(self, patience: int = 1) -> None:
        if patience < 1:
            raise EngineError(f"patience must be 1 or more, not {patience}")
        self.search = GroupSearch()
        self.search.counts_seki = True
        # a neighbour that lives in a seki may do so only because of the group that is asked about
        self.neighbours = GroupSearch()
        self.lines = GroupLines(self.search)
        self.limit = GROUP_NODES
        self.patience = patience

    # -- questions -------------------------------------------------------------------------------------

    def _answer(self, board, stone, attacking, first, move):
        """Read stage by stage, each with more moves at a node; only what is found with all moves is sure."""
        stage: cython.int
        result: cython.int = UNCERTAIN
        found: cython.int = NO_POINT
        is_left: cython.bint = False
        self.before += self.nodes
        self.nodes = 0
        self.so_far = UNCERTAIN
        self._begin(board, stone, first)
        move[0] = NO_POINT
        for stage in range(NUM_GROUP_STAGES):
            self.search.forget()
            self.search.width = MAX_MOVES
            if stage < NUM_GROUP_STAGES - 1:
                self.search.width = FIRST_WIDTH << stage
            self.search.share = self.limit >> (NUM_GROUP_STAGES - 1 - stage)
            self.most = self.search.share
            if stage == NUM_GROUP_STAGES - 1:
                self.most *= self.patience
            self.search.moves.has_left_out = False
            result = self._ask_all(board, attacking, cython.address(found))
            if result != UNCERTAIN:
                self.so_far = result
                is_left = self.is_left
                move[0] = found
                if not self.search.moves.has_left_out:
                    break
            if self.search.is_stopped and stage < NUM_GROUP_STAGES - 1:
                # what was found with few moves at a node is no answer yet
                self.is_cut_short = True
                break
        self.likely = self.so_far
        # a failure with few moves at a node says little if it seems to work with more
        if result == UNCERTAIN and (self.so_far == UNCERTAIN or (self.so_far == NO and self.guess == YES)):
            self.likely = self.guess
            move[0] = found
        if result == UNCERTAIN and self.likely == YES and self.fails_without_kos:
            self.likely = NO
        self.is_left = is_left and self.likely == self.so_far
        return UNCERTAIN if self.is_cut_short else result

    def _begin(self, board, stone, first):
        self.search.begin(board, self._main_stone(board, stone), first)
        self._add_living(board)

    def _add_living(self, board):
        """Read the groups nearby that do not look strong: they count as alive unless found to die."""
        i: cython.int
        point: cython.int
        stones: PointSet
        self.is_cut_short = False
        self.search.judge.space.tie(board, self.search.stone)
        self.near = any_of(
            cython.address(self.search.judge.space.group), cython.address(self.search.judge.space.liberties)
        )
        for i in range(NEIGHBOUR_DISTANCE):
            self.near = spread(cython.address(self.near))
        self.near = without(cython.address(self.near), cython.address(self.search.judge.space.group))
        for i in range(BLACK, WHITE + 1):
            stones = without(
                cython.address(self.search.judge.space.stones[i]),
                cython.address(self.search.judge.space.strong[i]),
            )
            stones = both_of(cython.address(stones), cython.address(self.near))
            point = next_point(cython.address(stones), FIRST)
            while point != NO_POINT:
                if not self._seems_to_die(board, point):
                    if i == self.search.defender:
                        self.search.judge.add_friend(board, point, cython.address(self.zone))
                    else:
                        self.search.judge.add_strong(board, point)
                self.search.judge.space.tie(board, point)
                stones = without(cython.address(stones), cython.address(self.search.judge.space.group))
                point = next_point(cython.address(stones), point + 1)
        for i in range(BLACK, WHITE + 1):
            self.living[i] = self.search.judge.space.strong[i]

    def _seems_to_die(self, board, stone):
        """Whether a short search finds that a neighbour dies if its enemy plays first and wins all kos.

        A friend of the group that is asked about gets no help from that group (if it only lives with it, it
        is a part of it), and it is enough that its death seems likelier. For an enemy the group counts as
        alive: an enemy that only lives by killing it has yet to do so.
        """
        i: cython.int
        entry: cython.pointer[GroupEntry]
        self.neighbours.begin_like(board, stone, self.search)
        # groups that were found to live before count as alive here too
        for i in range(BLACK, WHITE + 1):
            self.neighbours.judge.space.strong[i] = without(
                cython.address(self.search.judge.space.strong[i]),
                cython.address(self.neighbours.judge.space.group),
            )
        if self.neighbours.defender == self.search.defender:
            self.neighbours.judge.space.tie(board, self.search.stone)
            self.neighbours.judge.space.apart = self.neighbours.judge.space.group
        else:
            self.neighbours.judge.add_strong(board, self.search.stone)
        self.neighbours.forget()
        self.neighbours.width = MAX_MOVES
        self.neighbours.share = self._neighbour_nodes()
        entry = self.neighbours.solve(board, other(self.neighbours.defender), ATTACKER_WINS_KOS)
        clear_points(cython.address(self.zone))
        if self.neighbours.is_stopped and (
            entry == cython.NULL or (entry.proof != 0 and entry.disproof != 0)
        ):
            self.is_cut_short = True
        if entry == cython.NULL:
            return False
        if entry.disproof == 0:
            self.zone = entry.known.solution.zone
        if self.neighbours.defender == self.search.defender:
            return entry.proof < entry.disproof
        return entry.proof == 0

    def _neighbour_nodes(self):
        """How many positions may be judged for each group around."""
        return max(min(NEIGHBOUR_NODES, self.limit // MOST_PART), self.limit // LEAST_PART)

    def _main_stone(self, board, stone):
        """A stone of the largest string that is tied to this one: its fate is the fate of the group."""
        i: cython.int
        head: cython.int
        best: cython.int = stone
        self.search.judge.space.look_at(board)
        self.search.judge.space.tie(board, stone)
        for i in range(self.search.judge.space.num_tied):
            head = self.search.judge.space.tied[i]
            if board.strings[head].num_stones > board.strings[board.string_of[best]].num_stones:
                best = head
        return best

    def _ask_all(self, board, attacking, move):
        """The answer of one stage, with all kos won by one side, by the other, by nobody, as needed."""
        result: cython.int
        left: cython.int
        told: cython.int
        to_move: cython.int = other(self.search.defender) if attacking else self.search.defender
        against: cython.int = DEFENDER_WINS_KOS if attacking else ATTACKER_WINS_KOS
        favour: cython.int = ATTACKER_WINS_KOS if attacking else DEFENDER_WINS_KOS
        if attacking and self.search.first == PASS:
            against = UNTIL_BOTH_PASS
        self.is_left = False
        result = self._ask(board, to_move, against, move)
        self.fails_without_kos = result == NO
        if result != NO or not self.search.met_ko:
            return result
        result = self._ask(board, to_move, favour, move)
        if result != YES:
            return result
        result = self._ask(board, to_move, NO_THREATS, move)
        if result == UNCERTAIN:
            return UNCERTAIN
        told = NO_THREATS if result == YES else favour
        if attacking == (result == YES):
            # it dies if there are no threats; if its side can do no better than leave it, it is dead
            left = self._ask(board, to_move, UNTIL_BOTH_PASS, move)
            if left == result:
                self.is_left = True
                return result
            if left == YES:
                told = UNTIL_BOTH_PASS
        self._ask(board, to_move, told, move)
        return KO_FIRST if result == YES else KO_SECOND

    def _ask(self, board, to_move, mode, move):
        """One search: whether the side to move succeeds, YES or NO, or UNCERTAIN."""
        entry: cython.pointer[GroupEntry]
        attacking: cython.bint = to_move != self.search.defender
        share: cython.int = self.search.share
        self.mode = mode
        move[0] = NO_POINT
        if self.search.first == NO_POINT and self.search.is_settled(board, to_move):
            self.search.met_ko = False
            return YES
        entry = self.search.solve(board, to_move, mode)
        while self.search.share < self.most and self._is_near_end(entry) and not self.search.is_stopped:
            self.search.share = min(2 * self.search.share, self.most)
            self.search.table.grow(self.search.share)
            entry = self.search.go_on(board, to_move)
        self.search.share = share
        self.nodes += self.search.used
        self.search.used = 0
        if entry == cython.NULL:
            self.guess = NO
            return UNCERTAIN
        move[0] = entry.move
        if entry.proof == 0 or entry.disproof == 0:
            return YES if (entry.proof == 0) == attacking else NO
        self.guess = YES if (entry.proof <= entry.disproof) == attacking else NO
        return UNCERTAIN

    def _is_near_end(self, entry):
        """Whether an open position tends to one side so clearly that going on is likely to decide it."""
        if entry == cython.NULL or entry.proof == 0 or entry.disproof == 0:
            return False
        return max(entry.proof, entry.disproof) >= NEAR_END * min(entry.proof, entry.disproof)

    # -- for Python ------------------------------------------------------------------------------------

    def read(self, board: Board, stone: int, question: str = "attack", limit: int = 0) -> GroupReading:
        """Whether the enemy, playing first, kills the group of a stone ("attack"), or its own side, playing
        first, makes it live ("defend").

        ``limit`` is how many positions one search may judge (0: GROUP_NODES), ``patience`` times as many if
        it is near its end then. The result is NO, YES, KO_FIRST, KO_SECOND or UNCERTAIN (see ``groups.pxd``).
        Raises EngineError when there is no stone or no such question.
        """
        return self._told(board, stone, question, NO_POINT, limit)

    def after(self, board: Board, stone: int, question: str, first: int, limit: int = 0) -> GroupReading:
        """The answer to "attack" or "defend" with ``first`` as the first move; an illegal move fails.

        Raises EngineError as read() does, and when ``first`` is no point.
        """
        if not 0 <= first < NUM_POINTS:
            raise EngineError(f"no move to begin with: {first}")
        return self._told(board, stone, question, first, limit)

    def _told(self, board, stone, question, first, limit):
        """The answer for Python; other threads can run meanwhile."""
        at: cython.int
        begin: cython.int = first
        move: cython.int = NO_POINT
        result: cython.int
        attacking: cython.bint = question == "attack"
        self._check(board, stone, question, limit)
        at = stone
        with cython.nogil:
            result = self._answer(board, at, attacking, begin, cython.address(move))
        if first != NO_POINT:
            move = first
        return GroupReading(result, move, self.nodes, self.so_far, self.likely, self.is_left)

    @property
    def judged(self) -> int:
        """Positions judged so far, for all questions including the current one; any thread may ask."""
        return self.before + self.nodes + self.search.used

    def stop(self) -> None:
        """End the current question and all later ones as if at their limit; any thread may call this."""
        self.search.is_stopped = True
        self.neighbours.is_stopped = True

    def resume(self) -> None:
        """Undo ``stop``: questions from now on are read again."""
        self.search.is_stopped = False
        self.neighbours.is_stopped = False

    def again(self, board: Board, to_move: int, mode: int, limit: int) -> GroupReading:
        """Whether the side to move succeeds, on a board some moves after that of the last question.

        The string that is asked about and the groups taken for alive stay as they were then. It is one search
        of up to ``limit`` positions with all moves; ``mode`` says who wins the kos (see ``group_table.pxd``).
        The result is YES, NO or UNCERTAIN. Raises EngineError when the string has been captured, and
        MemoryError.
        """
        move: cython.int = NO_POINT
        result: cython.int
        if board.color_at(self.search.stone) != self.search.defender:
            raise EngineError(f"no stone to read at {to_gtp(self.search.stone, board.size)}")
        self.search.make_room(limit)
        self.search.moves.forget()
        self.search.judge.space.look_at(board)
        self.search.first = NO_POINT
        self.search.width = MAX_MOVES
        self.search.share = self.most = limit
        self.before += self.nodes
        self.nodes = 0
        result = self._ask(board, to_move, mode, cython.address(move))
        return GroupReading(result, move, self.nodes, result, result)

    def moves(self, board: Board, stone: int, question: str = "attack") -> list[int]:
        """The first moves that "attack" or "defend" would consider, most promising first, at most MAX_MOVES.

        Raises EngineError as read() does.
        """
        i: cython.int
        to_move: cython.int
        self._check(board, stone, question, 0)
        self._begin(board, stone, NO_POINT)
        to_move = other(self.search.defender) if question == "attack" else self.search.defender
        self.search.judge.judge(board, self.search.stone, to_move)
        self.search.moves.list_moves(board, self.search.stone, to_move)
        return [self.search.moves.moves[i] for i in range(self.search.moves.number)]

    def status(self, board: Board, stone: int, limit: int = 0) -> GroupStatus:
        """Whether the group of a stone is alive, critical or dead; raises as read() does."""
        attack = self.read(board, stone, "attack", limit)
        if attack.likely == NO:
            return GroupStatus("alive", NO_POINT, NO_POINT, attack.nodes, attack.result != UNCERTAIN)
        defence = self.read(board, stone, "defend", limit)
        nodes = attack.nodes + defence.nodes
        is_sure = UNCERTAIN not in (attack.result, defence.result)
        if defence.likely == NO:
            return GroupStatus("dead", NO_POINT, NO_POINT, nodes, is_sure)
        return GroupStatus("critical", attack.move, defence.move, nodes, is_sure)

    def line(self, board: Board, attacking: bool, mode: int) -> list[int]:
        """The moves of both sides that the last question expects, as far as known.

        It must have been about this board; ``mode`` says who wins the kos.
        """
        to_move = other(self.search.defender) if attacking else self.search.defender
        return [step.point for step in self.lines.expected(board, to_move, mode).moves()]

    def expected(self, board: Board, question: str) -> GroupLine:
        """The line behind the answer to the last question, and all that the loser can try on it.

        The question must have been about this board. If it reached its limit, this is the line that the
        search was looking at, as far as that is known.
        """
        to_move = other(self.search.defender) if question == "attack" else self.search.defender
        return self.lines.expected(board, to_move, self.mode)

    def group(self, board: Board, stone: int) -> list[int]:
        """The stones of the group that questions about this stone are about; raises EngineError for none."""
        self._check(board, stone, "attack", self.limit)
        self.search.judge.space.tie(board, self._main_stone(board, stone))
        return listed(self.search.judge.space.group)

    def around(self, board: Board) -> list[Neighbour]:
        """The groups near that of the last question (on this board), and which of them it took for alive."""
        color: cython.int
        point: cython.int
        stones: PointSet
        self.search.judge.space.look_at(board)
        found = []
        for color in range(BLACK, WHITE + 1):
            stones = both_of(cython.address(self.search.judge.space.stones[color]), cython.address(self.near))
            point = next_point(cython.address(stones), FIRST)
            while point != NO_POINT:
                self.search.judge.space.tie(board, point)
                lives = has_point(cython.address(self.living[color]), point)
                found.append(Neighbour(color, listed(self.search.judge.space.group), lives))
                stones = without(cython.address(stones), cython.address(self.search.judge.space.group))
                point = next_point(cython.address(stones), point + 1)
        return found

    def _check(self, board: Board, stone: int, question: str, limit: int) -> None:
        if question not in ("attack", "defend"):
            raise EngineError(f"no question is called '{question}'; there are attack, defend")
        if board.color_at(stone) not in (BLACK, WHITE):
            raise EngineError(f"no stone to read at {to_gtp(stone, board.size)}")
        self.limit = limit or GROUP_NODES
        self.search.make_room(self.limit)
        self.neighbours.make_room(self._neighbour_nodes())
