# The life and death of one group: can its enemy kill it, and can its own side make it live?
#
# Each question is read by proof-number search (engine/reader/group_search.pxd), in stages with more and more moves at
# a node. docs/reading.md describes the whole, and what is not seen.
#
# Ko: each question is searched up to three times: once with all kos won by the defender (he need not obey the ban),
# once with all kos won by the attacker, once by the rules as they are, with no threats. What succeeds even though the
# other side wins all kos holds whatever the threats.
# A bent four in the corner is dead, as players agree: if both sides would leave a group as it is, because it has
# nothing better, it is dead if the attacker then kills it without threats (Japanese rules of 1989, article 7). A group
# that is killed by a ko if there are no threats is searched once more for that: the defender wins all kos until both
# pass.
#
# The groups around: those that are near and do not look strong are read first, with few positions. Each counts as
# alive unless it is found to die. Otherwise nearly every group in the middle of a game could hope to capture its way
# out, none would be seen to get out to its friends, and few searches would end. A friend has to live without the
# group's help. If it was proved to live, it does so until the enemy has played there more often than its own side;
# after that it is a part of the group, if it is tied to it, that has yet to live.

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
    # The answer to "does the side that plays first succeed?".
    NO = 0
    YES = 1
    KO_FIRST = 2         # by a ko in which the other side needs the first threat
    KO_SECOND = 3        # by a ko in which it needs the first threat itself
    UNCERTAIN = 4        # the limit was reached before the answer


cdef enum:
    GROUP_NODES = 80000  # positions that the last stage of a search may judge, unless another limit is given
    # The stages: with FIRST_WIDTH moves at a node, which seldom misses a kill or a life; with twice as many; with all.
    NUM_GROUP_STAGES = 3
    FIRST_WIDTH = 4
    NEIGHBOUR_DISTANCE = 4  # other groups within this distance of the group's liberties are read first
    NEIGHBOUR_NODES = 500   # with so many positions each,
    MOST_PART = 16          # but at most a sixteenth
    LEAST_PART = 50         # and at least a fiftieth of the limit
    NEAR_END = 2            # a search is near its end if one number of the position is at least so many times the other


@cython.final
cdef class GroupReader:
    cdef readonly GroupSearch search
    cdef GroupLines lines               # for telling what `search` found
    cdef GroupSearch neighbours         # for the groups around, which are read before the question
    cdef readonly int nodes             # positions judged for the last question
    cdef long before                    # and for all questions before it
    cdef readonly int so_far            # the answer of the last stage that had one
    cdef readonly int likely            # the same, or what seems most likely
    cdef readonly bint is_left          # the group dies as it stands, though not whatever the ko threats
    cdef bint fails_without_kos         # in the last stage: the side that plays first fails if the other wins all kos
    cdef int mode                       # who won the kos in the last search
    cdef int guess                      # what the last search tended to when it reached its limit
    cdef bint is_cut_short              # stopped before all was read that an answer needs: there is no answer
    cdef PointSet near                  # the surroundings of the group: groups there are read first
    cdef PointSet[3] living             # by color: stones of groups that were taken for alive
    cdef PointSet zone                  # what the life of the neighbour that was read last depends on, if it was proved
    cdef int limit                      # positions that the last stage of one search may judge
    cdef readonly int patience          # it may judge so many times more if it is near its end then
    cdef int most                       # positions that a search of the current stage may judge then

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
