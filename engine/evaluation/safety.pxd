# Safety under alternating play: which strings does a side keep, and in which territory can the enemy not live, if the
# side answers every enemy move where it is played? (After M. Mueller, Playing it safe: recognizing secure territories
# in computer Go by using static rules and search, 1997; the rules are our own, chosen so that they can be proved.)
# What is called safe is safe; much that is safe is not called so.
#
# Everything rests on pairs of empty points, with no point in two pairs. When the enemy plays one point of a pair, the
# owner answers at the other. So after each answer both are empty, or the owner has one of them. Both touch strings that
# are counted on, so the answer is always legal, and takes back no ko. A pair can be used in three ways:
#
#   link     both points touch the same two teams and no third: the two become one team. At first each string is a team.
#            As long as a part of a team is not solidly connected, its link has two empty points.
#   cover    of a point that does not touch the team: both points of the pair are beside it, and touch the team. So no
#            point stays empty unless the team is beside it, or has liberties beside it.
#   split    both points touch the team, and without either of them the region falls apart.
#
# Regions are connected sets of points without stones of the strings that are counted on. A region is vital if all its
# points touch the team or are covered: after each answer, the team then has a liberty in it. (If the region is full
# after an answer, that answer has taken something. The enemy cannot fill it: that would be suicide.) Points with enemy
# stones need no cover if no point of the region is in a pair, because then nobody takes them. A pledged point, one in a
# link, cannot make a region vital, because the owner may have to fill it. With a split, a region counts twice. Small
# regions with one team around them are searched (engine/evaluation/safe_shapes).
#
# A team with two vital regions, or one that counts twice, is safe. The strings of other teams are no longer counted
# on, and everything begins again without them, until nothing changes. What is unconditionally alive must stay safe:
# if links spoil that, the vital regions of Benson's algorithm are closed to pairs, and everything begins again.
#
# Territory is a region between safe strings in which the enemy cannot get two eyes: an eye of his can only be at points
# that neither touch these strings nor are covered. Even one is too many if a team has one of its own eyes only there.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.evaluation.life cimport Life
from engine.evaluation.safe_regions cimport (
    COVERED, MAX_BESIDE, NOT_VITAL, SEARCHED, SEARCHED_TWICE, SPLIT, Area, SafeRegions, touches,
)
from engine.evaluation.safe_shapes cimport MAX_ROOM, Room, SafeShapes
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NUM_POINTS, STRIDE, WHITE


cpdef enum:
    # What a point is, if its side answers every move.
    NOT_SAFE = 0
    SAFE = 1              # a stone that stays, or lies in its own side's territory
    SAFELY_DEAD = 2       # a stone in the enemy's territory
    SAFE_BLACK = 3        # an empty point in territory
    SAFE_WHITE = 4


cdef enum:
    MAX_NEEDS = 12        # with more points that have to be covered, a region is not vital
    MAX_TRIES = 400       # so many pairs are tried for a region
    MAX_SPLIT = 40        # a split is looked for in regions of at most so many points


# A point that must be covered by a team (-1: by any team).
cdef struct Need:
    int16_t point
    int16_t team


@cython.final
cdef class Safety:
    cdef readonly SafeShapes shapes
    cdef SafeRegions regions            # of the color that is worked on
    cdef Life life                      # for calls from Python
    # By point, as of the last look: whether the stone there is safe; the color whose territory it is (EMPTY: nobody's).
    cdef int8_t safe[NUM_POINTS]
    cdef int8_t territory[NUM_POINTS]
    cdef int16_t eyes[NUM_POINTS]       # by team: its vital regions, those that count twice counted twice
    cdef int8_t is_wanting[NUM_POINTS]  # by team: whether it lacks eyes without a closer look at regions
    # While pairs are looked for.
    cdef int num_needs
    cdef Need needs[MAX_NEEDS]
    cdef int num_pairs
    cdef int16_t pairs[MAX_NEEDS + 1][2]
    cdef int8_t is_used[NUM_POINTS]
    cdef int tries
    cdef int num_floods
    cdef int seen[NUM_POINTS]           # the number of the flood that met a point
    cdef int16_t todo[NUM_POINTS]

    # Look at a board: work out both colors. `life` must have looked at the same board just before.
    cdef void look(self, Board board, Life life) noexcept nogil
    # What a point is (NOT_SAFE .. SAFE_WHITE), if the last look was at this board.
    cdef int status_at(self, Board board, int point) noexcept nogil
    # Whose a point is, by a safe stone or as territory, if the last look was at this board; EMPTY: nobody's.
    cdef inline int owner_of(self, Board board, int point) noexcept nogil:
        return board.color[point] if self.safe[point] else self.territory[point]

    cdef void _solve(self, Board board, int color, Life life) noexcept nogil
    cdef void _settle(self, Board board, int color) noexcept nogil
    cdef bint _has_lost(self, Life life) noexcept nogil
    cdef bint _drop(self) noexcept nogil
    cdef void _judge(self, Area* area) noexcept nogil
    cdef int _add_needs(self, const Area* area, int team) noexcept nogil
    cdef bint _can_cover(self) noexcept nogil
    cdef void _choose_pair(self, int one, int two) noexcept nogil
    cdef void _drop_pair(self) noexcept nogil
    cdef bint _cover(self, int i) noexcept nogil
    cdef bint _is_covered(self, const Need* need) noexcept nogil
    cdef bint _serves(self, int point, const Need* need) noexcept nogil
    cdef void _judge_closely(self) noexcept nogil
    cdef void _list_wanting(self) noexcept nogil
    cdef bint _is_wanted(self, const Area* area) noexcept nogil
    cdef void _count_kept(self, Area* area, int team) noexcept nogil
    cdef int _search(self, const Area* area) noexcept nogil
    cdef bint _can_split(self, const Area* area, int team) noexcept nogil
    cdef bint _splits(self, int point) noexcept nogil
    cdef bint _has_plain_part(self, int point) noexcept nogil
    cdef void _tell(self, int color) noexcept nogil
    cdef bint _is_territory(self, const Area* area) noexcept nogil
