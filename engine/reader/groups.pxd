# The life and death of one group: can its enemy kill it, can its own side make it live.
#
# Ko: each question is searched up to three times: with all kos won by the defender (he need not obey the ban),
# with all kos won by the attacker, and with the rules as they are and no threats. What holds in the first search
# for the attacker, in the second for the defender, holds whatever the threats.
# A bent four in the corner is dead, as players agree: what both sides would leave as it is, since the group has
# nothing better, dies if the attacker kills it without threats (Japanese rules of 1989, article 7). A group that
# is killed by a ko without threats is searched once more for that: the defender wins all kos until both pass.
#
# The groups around: each that is near, and not strong by what can be seen of it, is read first, with few positions.
# Unless it is found to die, it counts as one that lives: else nearly every group in the middle of a game would have
# hope of eating its way out, none would be seen to get out to its friends, and few searches would end. A friend has
# to live without the group; if it was proved to, it does until the enemy has played there more often than its own
# side. After that it is a part of the group, if it is tied to it, that has yet to live.

cimport cython

from engine.board cimport Board
from engine.points cimport BLACK, FIRST, NO_POINT, PASS, WHITE, other
from engine.pointset cimport PointSet, clear_points, has_point, next_point
from engine.reader.floods cimport any_of, both_of, spread, without
from engine.reader.group_judge cimport listed
from engine.reader.group_lines cimport GroupLines
from engine.reader.group_moves cimport MAX_MOVES
from engine.reader.group_search cimport GroupSearch
from engine.reader.group_table cimport (
    ATTACKER_WINS_KOS,
    DEFENDER_WINS_KOS,
    NO_THREATS,
    UNTIL_BOTH_PASS,
    GroupEntry,
)


cpdef enum:
    # The answer to "can the side that moves have its way?".
    NO = 0
    YES = 1
    KO_FIRST = 2         # by a ko; the other side has to find the first threat
    KO_SECOND = 3        # by a ko; the side that moves has to find the first threat
    UNCERTAIN = 4        # the node limit was reached before the answer


cdef enum:
    GROUP_NODES = 80000  # positions that the last stage of one search may judge
    # Stages: with few moves at a node first, which seldom misses a kill or a life, with twice as many, with all.
    NUM_GROUP_STAGES = 3
    FIRST_WIDTH = 4
    NEIGHBOUR_DISTANCE = 4  # from the liberties of the group, within which other groups are read first,
    NEIGHBOUR_NODES = 500   # with so many positions each, but no more than the first part of the limit,
    MOST_PART = 16
    LEAST_PART = 50         # and no less than the second
    NEAR_END = 2            # one number of an open position is so many times the other


@cython.final
cdef class GroupReader:
    cdef readonly GroupSearch search
    cdef GroupLines lines               # what it found
    cdef GroupSearch neighbours         # the search about the groups around, before the question
    cdef readonly int nodes             # positions judged for the last question
    cdef long before                    # and for all before it
    cdef readonly int so_far            # the answer of the last stage that had one
    cdef readonly int likely            # that, or what seems most likely
    cdef readonly bint is_left          # the group dies as it stands, not whatever the ko threats
    cdef bint fails_without_kos         # in the last stage: it does not have its way when the other side wins all kos
    cdef int mode                       # who won the kos in the search that decided
    cdef int guess                      # what a search that reached its limit seemed to come to
    cdef bint is_cut_short              # stopped before all was read that the answer takes: it is none
    cdef PointSet near                  # what is close to the group: groups there are read first
    cdef PointSet[3] living             # by color: stones of groups that were taken for alive
    cdef PointSet zone                  # what the life of the neighbour that was read last depends on, if proved
    cdef int limit                      # of positions judged by the last stage of one search,
    cdef readonly int patience          # and how many times that where it is near its end
    cdef int most                       # positions that a search of this stage may judge then

    cdef object _told(self, Board board, int stone, str question, int first, int limit)
    cdef int _answer(self, Board board, int stone, bint attacking, int first, int* move) noexcept nogil
    cdef void _begin(self, Board board, int stone, int first) noexcept nogil
    cdef void _add_living(self, Board board) noexcept nogil
    cdef bint _seems_to_die(self, Board board, int stone) noexcept nogil
    cdef int _neighbour_nodes(self) noexcept nogil
    cdef int _main_stone(self, Board board, int stone) noexcept nogil
    cdef int _ask_all(self, Board board, bint attacking, int* move) noexcept nogil
    cdef int _ask(self, Board board, int to_move, int mode, int* move) noexcept nogil
    cdef bint _is_near_end(self, const GroupEntry* entry) noexcept nogil
