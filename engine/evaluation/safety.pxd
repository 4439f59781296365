# Safety under alternating play: strings that their side keeps, and territory where its enemy cannot live, if it answers
# every move of the enemy's where it is played (after M. Mueller, Playing it safe: recognizing secure territories in
# computer Go by using static rules and search, 1997; the rules here are our own, for the sake of the proof).
#
# All rests on pairs: two empty points, no point in two pairs. When the enemy plays one, the owner answers at the
# other. So after each answer both are empty, or the owner has one. Both touch strings that are counted on, so his answer
# is always legal, and takes back no ko.
#
#   link     both points touch the same two teams, and no third: these are one team. A team is made of strings by links.
#            As long as a part of it is on its own, it has a link with two empty points.
#   cover    of a point that does not touch the team: both points are beside it, and touch the team. So no empty point
#            is left without the team beside it, but where the team has liberties.
#   split    both points touch the team, and the region falls apart without the one as without the other.
#
# Regions are connected sets of points without stones of the strings that are counted on. One in which all points touch
# the team or are covered is vital: after each answer, the team has a liberty in it. (If the region is full after an
# answer, the answer has taken something. The enemy cannot fill it: that is suicide.) It needs no cover for points with
# enemy stones if no point of it is in a pair: nobody takes them. A pledged point, one in a link, does not count as what
# makes a region vital, for the owner may have to fill it. With a split, a region counts twice. Small regions with
# one team around them are searched (engine/evaluation/safe_shapes).
#
# A team with two vital regions, or one that counts twice, is safe. Strings of other teams are not counted on, and
# all begins anew without them, until nothing changes. What is unconditionally alive is safe: if links would spoil that,
# the vital regions of Benson's algorithm are shut to pairs, and all begins anew.
#
# Territory is a region between safe strings in which the enemy cannot get two eyes: eyes can only be where points
# neither touch these strings nor are covered. One eye of his is one too many where a team has one of its own only there.

cimport cython
from libc.stdint cimport int8_t, int16_t
from libc.string cimport memset

from engine.board cimport OFFSETS, Board
from engine.evaluation.life cimport Life
from engine.evaluation.safe_regions cimport (
    COVERED, NOT_VITAL, SEARCHED, SEARCHED_TWICE, SPLIT, Area, SafeRegions, touches,
)
from engine.evaluation.safe_shapes cimport MAX_ROOM, Room, SafeShapes
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NUM_POINTS, STRIDE, WHITE


cpdef enum:
    # What a point is, both sides answering.
    NOT_SAFE = 0
    SAFE = 1              # a stone that stays, or one in its own side's territory
    SAFELY_DEAD = 2       # a stone in territory of the enemy
    SAFE_BLACK = 3        # an empty point of territory
    SAFE_WHITE = 4


cdef enum:
    MAX_NEEDS = 12        # points to be covered; with more a region is not vital
    MAX_TRIES = 400       # pairs tried for a region
    MAX_SPLIT = 40        # points of a region for which a split is looked for


# A point that must be covered for a team (-1: for any).
cdef struct Need:
    int16_t point
    int16_t team


@cython.final
cdef class Safety:
    cdef readonly SafeShapes shapes
    cdef SafeRegions regions            # of one color, while it is worked on
    cdef Life life                      # for the calls from Python
    # By point, as of the last look: whether the stone there is safe; the color whose territory it is, else EMPTY.
    cdef int8_t safe[NUM_POINTS]
    cdef int8_t territory[NUM_POINTS]
    cdef int16_t eyes[NUM_POINTS]       # of a team: how often regions count
    cdef int8_t is_wanting[NUM_POINTS]  # of a team: whether it lacked eyes before regions were looked at closely
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

    # Work out both colors; right after `life` has looked at the same board.
    cdef void look(self, Board board, Life life) noexcept nogil
    # What a point is, as of the last look, which was at this board: as status_of() tells it.
    cdef int status_at(self, Board board, int point) noexcept nogil

    cdef void _solve(self, Board board, int color, Life life) noexcept nogil
    cdef void _settle(self, Board board, int color) noexcept nogil
    cdef bint _has_lost(self, Life life) noexcept nogil
    cdef bint _drop(self) noexcept nogil
    cdef void _judge(self, Area* area) noexcept nogil
    cdef int _add_needs(self, const Area* area, int team) noexcept nogil
    cdef bint _can_cover(self) noexcept nogil
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
