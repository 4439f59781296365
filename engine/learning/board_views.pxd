# What is a board network learned from? From positions of games as it sees them: the planes of all points
# (engine/planes), the best moves with their values, and which of them was played.
#
# Values are those of the weights with what the network adds that looks at the best moves again (engine/network): the
# board network comes after it. Positions are gathered once, then learned from many times
# (engine/learning/board_training).

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t
from libc.stdlib cimport free

from engine.learning.growing cimport Store, array_of, put
from engine.joseki.book cimport JosekiBook
from engine.learning.listing cimport Keeper, ValuedWalk
from engine.patterns.book cimport PatternBook
from engine.network cimport LOOKED_AT
from engine.planes cimport PLANES, fill_planes
from engine.points cimport MAX_SIZE, col_of, row_of
from engine.valuation cimport Valuation


# Of a position: the fields of this name of BoardViews, in board_views.py.
cdef struct Fact:
    int32_t size
    int32_t moves
    int32_t played
    float rest
    float chosen


@cython.final
cdef class ViewGatherer(Keeper):
    cdef readonly Valuation valuation
    cdef Store facts                         # Fact, by position
    cdef Store values                        # float, by move
    cdef Store places                        # int16_t, by move
    cdef Store planes                        # int8_t, by position, point and plane
    # Of the position that is added: its best moves, as indices; its planes.
    cdef int16_t best[LOOKED_AT + 1]
    cdef int8_t seen[MAX_SIZE * MAX_SIZE * PLANES]

