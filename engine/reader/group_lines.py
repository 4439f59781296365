"""The lines of play that a search about a group has found; see ``group_lines.pxd``."""

from typing import NamedTuple

import cython

from engine.board import Board

#: how a line ends, in words
ENDS = {
    BY_NOTHING: "not read to its end",
    BY_FRIENDS: "it is tied to friends that live",
    BY_ROOM: "it has room to live",
    BY_EYES: "it has two eyes",
    BY_CORE: "room for two eyes is left wherever its enemy comes in",
    BY_LADDER: "it is captured, at once or in a ladder",
    BY_LACK: "too little is left that could become eyes",
    CAPTURED: "it is captured",
    REPEATED: "the position comes back",
    GIVEN_UP: "nothing helps any more",
}


class GroupStep(NamedTuple):
    """A move, how the line ends with it, and what follows if it does not end.

    ``end`` is BY_NOTHING if moves follow or nothing more is known, else a value of ``group_lines.pxd`` or
    ``group_judge.pxd``. The first of ``following`` continues the line itself: the winner's move that the
    search found, or the loser's that holds out longest. ``needs_threat``: the move takes a ko against the
    ban, which the side that wins the kos may do.
    """

    color: int
    point: int
    needs_threat: bool
    end: int
    following: tuple["GroupStep", ...]


class GroupLine(NamedTuple):
    """What follows from a position, as in a GroupStep; ``end`` says why if no move is needed."""

    end: int
    following: tuple[GroupStep, ...]

    def moves(self) -> list[GroupStep]:
        """The line itself, without the other tries: always the first step that follows."""
        found: list[GroupStep] = []
        following = self.following
        while following:
            found.append(following[0])
            following = following[0].following
        return found

    def ends(self) -> int:
        """How the line itself ends."""
        end = self.end
        for step in self.moves():
            end = step.end
        return end


class GroupLines:
    """Takes lines from what one search remembers of its last question."""

    def __cinit__(self, search: GroupSearch):
        self.search = search

    def expected(self, board: Board, to_move: int, mode: int) -> GroupLine:
        """The line that a search in this mode expects, and on it all that the loser can try, with answers.

        The loser's tries are moves in the zone of the solution; others cannot change anything. The board is
        left as it was.
        """
        self.search.mode = mode
        self.search.judge.space.look_at(board)
        if self.search.is_settled(board, to_move):
            return GroupLine(self.search.judge.ground, ())
        self.lengths = {}
        return GroupLine(*self._grow(board, to_move, 0, True, ()))

    def _find(self, board, to_move):
        found: Found
        key: uint64_t = self._key(board, to_move)
        entry: cython.pointer[GroupEntry] = self.search.table.find(key)
        looping: cython.pointer[GroupEntry]
        alike: cython.pointer[ZoneSolution]
        attacker: cython.int = other(self.search.defender)
        found.winner = EMPTY
        found.move = NO_POINT
        clear_points(cython.address(found.zone))
        if board.color[self.search.stone] != self.search.defender:
            found.winner = attacker
            return found
        if entry != cython.NULL and entry.has_loop and entry.proof != 0 and entry.disproof != 0:
            looping = self.search.table.find_loop(key)
            if looping != cython.NULL:
                entry = looping
        if entry != cython.NULL:
            found.move = entry.move
            if entry.proof == 0 or entry.disproof == 0:
                found.winner = attacker if entry.proof == 0 else self.search.defender
                found.zone = entry.known.solution.zone
                return found
        alike = self.search.zones.find(board, to_move, self.search.mode)
        if alike != cython.NULL:
            found.winner = alike.winner
            found.move = alike.move
            found.zone = self.search.zones.zone
        return found

    def _key(self, board, to_move):
        return position_key(board.hash, board.ko_point, self.search.mode, to_move)

    def _play(self, board, to_move, move):
        """Play a move as the search does; once both sides have passed, there are no threats any more."""
        if self.search.play(board, to_move, move) != LEGAL:
            return False
        if self.search.mode == UNTIL_BOTH_PASS and self._have_passed(board):
            self.search.mode = NO_THREATS
        return True

    def _have_passed(self, board):
        """Whether the last two moves are passes."""
        last: cython.int = board.num_moves - 1
        return last > 0 and board.frames[last].point == PASS and board.frames[last - 1].point == PASS

    def _take_back(self, board, mode):
        self.search.judge.space.take_back(board)
        self.search.mode = mode

    def _next(self, board, to_move):
        """Who is to move after this side; once both sides have passed, the attacker goes on."""
        if self.search.mode == NO_THREATS and self._have_passed(board):
            return other(self.search.defender)
        return other(to_move)

    def _length(self, board, to_move, depth):
        """How many moves the line has from here; a position that comes back has none."""
        length: cython.int = 0
        mode: cython.int = self.search.mode
        found: Found
        key: uint64_t = self._key(board, to_move)
        known = self.lengths.get(key)
        if known is not None:
            return known
        self.lengths[key] = 0
        if depth >= MAX_DEPTH - 2:
            return 0
        found = self._find(board, to_move)
        if found.winner == to_move and found.move != NO_POINT:
            if self._play(board, to_move, found.move):
                length = 1 + self._length(board, self._next(board, to_move), depth + 1)
                self._take_back(board, mode)
        elif found.winner == other(to_move):
            tried = self._resistance(board, to_move, depth, cython.address(found))
            length = -tried[0][0] if tried else 0
        self.lengths[key] = length
        return length

    def _resistance(self, board, to_move, depth, found):
        """What the loser can try: ``(-length, move)``, the move that holds out longest first."""
        length: cython.int
        mode: cython.int = self.search.mode
        after: Found
        tried = []
        move: cython.int = next_point(cython.address(found.zone), FIRST)
        while move != NO_POINT:
            if board.color[move] == EMPTY and self._play(board, to_move, move):
                after = self._find(board, self._next(board, to_move))
                if after.winner == found.winner:
                    length = 1 + self._length(board, self._next(board, to_move), depth + 1)
                    tried.append((-length, move))
                self._take_back(board, mode)
            move = next_point(cython.address(found.zone), move + 1)
        tried.sort()
        return tried

    def _grow(self, board, to_move, depth, branches, above):
        """How a line ends here, and the steps that follow."""
        mode: cython.int = self.search.mode
        is_banned: cython.bint
        found: Found
        if board.color[self.search.stone] != self.search.defender:
            return CAPTURED, ()
        key = self._key(board, to_move)
        if key in above:
            return REPEATED, ()
        if depth >= MAX_DEPTH - 2:
            return BY_NOTHING, ()
        found = self._find(board, to_move)
        if found.winner == other(to_move):
            moves = [move for _, move in self._resistance(board, to_move, depth, cython.address(found))]
        else:
            moves = [] if found.move == NO_POINT else [found.move]
        steps = []
        for move in moves if branches else moves[:1]:
            is_banned = move == board.ko_point and to_move == board.ko_color
            if not self._play(board, to_move, move):
                continue
            end, following = self._grow(
                board, self._next(board, to_move), depth + 1, branches and not steps, (*above, key)
            )
            self._take_back(board, mode)
            steps.append(GroupStep(to_move, move, is_banned, end, following))
        if steps:
            return BY_NOTHING, tuple(steps)
        return self._end(board, to_move, found.winner != EMPTY), ()

    def _end(self, board, to_move, is_known):
        """How a line ends where no move is known: by a verdict, or GIVEN_UP if the position is solved."""
        self.search.verdict(board, to_move)
        if self.search.judge.ground == BY_NOTHING and is_known:
            return GIVEN_UP
        return self.search.judge.ground
