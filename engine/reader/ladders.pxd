# Ladders and nets: can the enemy of one string capture it, and can its own side save it? Exact and fast; the tactician
# (engine/reader/strings) goes farther. engine/tactics asks this of all strings of a position.
#
# There are two kinds of reading, as in lambda search (T. Thomsen, Lambda-Search in Game Trees, 2000):
#
# - the ladder: the enemy plays atari with every move. A string in atari can only extend at its last liberty or take a
#   string in atari that touches it, so this reading is exact;
# - the net, if no ladder works: the enemy plays a quiet move that threatens a ladder (or an atari that does not capture
#   at once). Then its own side tries every move that could make a difference to that threat, by the points that the
#   reading of the threat looked at. So a capture is a capture whatever is answered.
#
# What it does not see: a move farther off or a net that takes longer. Then the string is said to escape.

cimport cython
from libc.stdint cimport int16_t, uint64_t

from engine.board cimport LEGAL, LIBERTY_WORDS, OFFSETS, OUT_OF_MEMORY, Board, is_liberty
from engine.points cimport BLACK, EDGE, EMPTY, FIRST, NO_POINT, WHITE, other
from engine.pointset cimport PointSet, add_all, add_point, clear_points, drop_point, has_point, liberties_of, next_point
from engine.reader.floods cimport look_around, without
from engine.reader.moves cimport add_answers, add_captures


cpdef enum:
    # The result of an attack or a defence, from worst to best for the attacker.
    ESCAPES = 0          # the string cannot be captured
    KO_DECIDES = 1       # one side must take a ko that it may not take at once
    CAPTURED = 2         # the string is captured
    UNKNOWN = 3          # the node limit was reached before the answer


cpdef enum:
    MAX_LIBERTIES = 3    # strings with more liberties are not read: they escape
    NODE_LIMIT = 1000    # moves that one question may try; a ladder across the board takes a hundred
    NET_DEPTH = 2        # quiet moves of the attacker in one line


# What a move would do, found without playing it: `liberties` that the string of `color` at `point` would have (0:
# suicide), and the number of stones `captured`. The point must be empty; the ko ban is ignored.
cdef struct Outcome:
    int liberties
    int captured

cdef Outcome outcome_of(Board board, int color, int point) noexcept nogil
cdef int _most(int depth) noexcept nogil
# Append a head to a list of `number` heads unless it is in it; returns how many there are then.
cdef inline int add_head(int* heads, int number, int head) noexcept nogil:
    cdef int i
    for i in range(number):
        if heads[i] == head:
            return number
    heads[number] = head
    return number + 1


cdef int _count_liberties(Board board, int point, const int* own, int num_own) noexcept nogil
cdef int _count_freed(Board board, int point, int head, const int* own, int num_own) noexcept nogil


@cython.final
cdef class Reader:
    # Moves tried for the last question.
    cdef readonly int nodes
    # Every point that the answers depend on. An answer is the same on every board where these points have the same
    # stones, the strings of these stones the same liberties, and where the ko ban is the same or lies on none of them.
    cdef PointSet footprint
    cdef bint ko_taken                  # the line that is read has ignored a ko ban already

    # -- questions; `stone` is any point of the string. Each leaves the board as it was. ----------------
    # With UNKNOWN, `move` is NO_POINT; with KO_DECIDES it is the move that leads to the ko, if there is one.
    # The enemy plays first: ESCAPES, KO_DECIDES, CAPTURED or UNKNOWN. `move` gets the first move that captures
    # (KO_DECIDES: that gets the ko), else NO_POINT.
    cdef int capture(self, Board board, int stone, int* move) noexcept nogil
    # Its own side plays first: ESCAPES means saved. `move` gets the saving move; NO_POINT if the string is lost, or
    # if it cannot be captured anyway.
    cdef int escape(self, Board board, int stone, int* move) noexcept nogil
    # As capture() and escape(), but with ladders only.
    cdef int ladder(self, Board board, int stone, int* move) noexcept nogil
    cdef int ladder_escape(self, Board board, int stone, int* move) noexcept nogil
    # All close moves that capture a string which can be captured, or that save one which can be saved. Close moves are
    # those at its liberties and beside them, and at the last liberty of a string in atari that touches it. Each move is
    # read as by capture() and escape().
    cdef void all_captures(self, Board board, int stone, PointSet* moves) noexcept nogil
    cdef void all_escapes(self, Board board, int stone, PointSet* moves) noexcept nogil
    # Add the close moves: the liberties, with `beside` also the points beside them, and those about strings in atari.
    cdef void add_close_moves(self, Board board, int stone, bint beside, PointSet* moves) noexcept nogil
    # Drop the moves with which `color` does not capture (or save) the string.
    cdef void keep_working(self, Board board, int color, int stone, PointSet* moves) noexcept nogil
    # Clear the footprint. Questions only add to it, so that several can share one.
    cdef void forget(self) noexcept nogil
    # Add a point, and the points beside it, to the footprint.
    cdef void look_around(self, Board board, int point) noexcept nogil

    cdef void _start(self) noexcept nogil
    cdef int _ask(self, Board board, int stone, int depth, bint attack, int* move) noexcept nogil
    cdef int _attack(self, Board board, int stone, int depth, int* move) noexcept nogil
    cdef int _take(self, Board board, int stone, int* move) noexcept nogil
    cdef int _attack_ladder(self, Board board, int stone, int* move) noexcept nogil
    cdef bint _is_hopeless(self, Board board, int color, int point, const Outcome* plan) noexcept nogil
    cdef int _attack_net(self, Board board, int stone, int depth, int* move) noexcept nogil
    cdef int _defend(self, Board board, int stone, int depth) noexcept nogil
    cdef bint _runs(self, Board board, int stone, int depth) noexcept nogil
    cdef int _answer_atari(self, Board board, int stone, int depth, int* move) noexcept nogil
    cdef int _answer_threat(self, Board board, int stone, int threat, int depth, int* move) noexcept nogil
    cdef int _try_all(self, Board board, int stone, PointSet* moves, int depth, int result, int* move) noexcept nogil
    cdef int _try(self, Board board, int color, int point, int stone, int depth) noexcept nogil
    cdef int _play(self, Board board, int color, int point, int stone, int depth) noexcept nogil
    cdef Outcome _outcome(self, Board board, int color, int point) noexcept nogil
