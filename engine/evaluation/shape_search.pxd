# How many eyes is a small enclosed shape worth? Found by exhaustive search.
#
# A shape is a graph of up to MAX_CELLS cells: which of them are neighbours, which walls each of them touches (strings
# of the owner that can only be taken through these cells), and by which cells the enemy reaches it from outside. The
# edge of the board shows as missing neighbours, so the search also knows the special shapes of the corner.
#
# Whether the owner lives is found for all positions of the shape at once: the set of positions from which the enemy
# takes a wall is extended until nothing can be added. Nothing is assumed about eyes; stones are placed and taken by
# the rules. Walls have no liberties elsewhere, and an enemy stone on an open cell can never be taken. Three of four
# shapes that come up are worth nothing; that is proved first, if a few positions are enough for it.
#
#   two eyes   no wall can be taken
#   one eye    no wall can be taken once one of them (the worst choice) has a sure eye elsewhere
#   half       a ko decides: the enemy takes a wall if only he may retake at once, but not if only the owner may
#
# So the values are 0, 4, 8, 12 or 16 eighths. Living in seki counts as living. "The enemy moves twice" means: two
# moves of the enemy, then the owner is to move.

cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, uint8_t, uint16_t
from libc.string cimport memset

from engine.board cimport trailing_zeros
from engine.pointset cimport num_bits


cpdef enum:
    ONE_EYE = 8
    HALF_EYE = 4
    TWO_EYES = 16

cpdef enum:
    MAX_CELLS = 8
    MAX_WALLS = 6


cdef enum:
    MAX_STATES = 6561         # 3 ** MAX_CELLS
    MAX_SETS = 256            # sets of cells
    MAX_STRINGS = 14          # strings of the owner at most: a wall or a cell each
    NO_STATE = -1             # the move is not legal
    WALL_TAKEN = -2           # the move takes a wall
    UNKNOWN = -1
    MOST_TRIED = 250          # a proof may take so many positions with the owner to move
    MOST_CLOSED = 3           # with more cells that are not open, no proof is tried: it hardly ever succeeds
    KO_SHIFT = 16             # a move is the state that it leads to, and above this bit 1 + the cell that a ko bans
    STATE_MASK = 65535
    # The indices of the answers that are collected from each search (_collect).
    ASK_ENEMY = 0             # the enemy to move
    ASK_OWNER = 1             # the owner to move
    ASK_ENEMY_AT = 2          # the enemy has moved at a cell, the owner to move
    ASK_OWNER_AT = 10         # the owner has moved at a cell, the enemy to move
    ASK_TWICE = 18            # the enemy has moved twice
    NUM_ASKED = 19


cdef struct Shape:
    uint8_t num_cells
    uint8_t num_walls
    uint16_t open                       # cells at which an enemy stone is connected to the outside
    uint16_t enemies                    # cells with an enemy stone
    uint16_t own                        # cells with a loose stone of the owner
    uint16_t near[MAX_CELLS]            # neighbours of each cell
    uint8_t walls[MAX_CELLS]            # walls beside each cell


cdef struct ShapeValue:
    int8_t min_eyes
    int8_t typ_eyes
    int8_t max_eyes
    uint16_t attacks                    # cells where the enemy must move for typ_eyes; none if he need not move
    uint16_t defences                   # cells where the owner must move for max_eyes; none if he need not move


# A string of one side: its cells, the owner's walls that are in it, and the cells beside it.
cdef struct ShapeString:
    uint16_t cells
    uint16_t beside
    uint8_t walls


@cython.final
cdef class ShapeSearch:
    # The shape that is searched, with tables by set of cells or walls.
    cdef Shape shape
    cdef int all_cells
    cdef uint16_t near_of[MAX_SETS]
    cdef uint8_t walls_of[MAX_SETS]
    cdef uint16_t cells_of[1 << MAX_WALLS]  # by set of walls
    cdef int32_t power[MAX_SETS]        # sums of powers of three
    cdef int ext_wall                   # the wall that has an eye elsewhere, -1: none
    # The strings of each side by the set of its cells, UNKNOWN of them until somebody asks; those with walls first, the
    # one of wall 0 the very first. And how many eyes there is room for at most, by the set of the enemy's cells.
    cdef ShapeString own_strings[MAX_SETS][MAX_STRINGS]
    cdef ShapeString enemy_strings[MAX_SETS][MAX_CELLS]
    cdef int8_t num_own[MAX_SETS]
    cdef int8_t num_enemy[MAX_SETS]
    cdef int8_t room[MAX_SETS]
    # The states in the order in which they were met, the first is asked about: their cells, what each move leads to.
    cdef int16_t met[MAX_STATES]            # by the cells as a number to the base of three; UNKNOWN
    cdef int num_states
    cdef uint8_t own_of[MAX_STATES]
    cdef uint8_t enemy_of[MAX_STATES]
    cdef int32_t enemy_moves[MAX_STATES][MAX_CELLS]
    cdef int32_t owner_moves[MAX_STATES][MAX_CELLS]
    cdef int8_t lost_already[MAX_STATES]    # a wall without liberties, the enemy to move
    cdef int8_t is_asked[MAX_STATES]        # its moves are wanted even if it is decided
    cdef int8_t is_tried[MAX_STATES]        # by the proof that a shape is worth nothing; what it found is in wins_second
    cdef int num_tried
    cdef int8_t is_special[MAX_STATES]      # a wall is short of liberties: it matters where there is an eye elsewhere
    cdef bint is_short                      # set by a move that leaves a wall without liberties
    cdef bint has_ko
    # Whether the enemy takes a wall, the enemy to move, the owner to move.
    cdef int8_t wins_first[MAX_STATES]
    cdef int8_t wins_second[MAX_STATES]
    cdef int16_t undecided[MAX_STATES]      # states that he may still be found to win
    cdef int num_undecided
    cdef bint enemy_ignores_ko

    # The value of a shape; it depends on the shape only.
    cdef void value_of(self, const Shape* shape, ShapeValue* value) noexcept nogil

    cdef void _search(self, ShapeValue* value) noexcept nogil
    cdef bint _is_worthless(self) noexcept nogil
    cdef bint _proves_second(self, int state) noexcept nogil
    cdef bint _proves_first(self, int state, int banned) noexcept nogil
    cdef void _fill_tables(self) noexcept nogil
    cdef void _begin(self) noexcept nogil
    cdef void _ask(self, int ext_wall, int8_t* answers) noexcept nogil
    cdef void _ask_after(self) noexcept nogil
    cdef void _collect(self, int8_t* answers) noexcept nogil
    cdef bint _wins_after(self, int state, int32_t move, bint enemy_next) noexcept nogil
    cdef bint _wins_twice(self) noexcept nogil
    cdef bint _wins_second_move(self, int32_t move) noexcept nogil
    cdef int _meet(self, int own, int enemy) noexcept nogil
    cdef void _expand(self, int state) noexcept nogil
    cdef bint _is_safe(self, int own, int enemy) noexcept nogil
    cdef int _room_beside(self, int enemy) noexcept nogil
    cdef int _list_own(self, int own) noexcept nogil
    cdef int _list_enemy(self, int enemy) noexcept nogil
    cdef int _flood(self, int among, int cells) noexcept nogil
    cdef bint _has_no_liberty(self, int full, const ShapeString* string) noexcept nogil
    cdef int _take_owner(self, int own, int enemy, int cell) noexcept nogil
    cdef int32_t _move_enemy(self, int own, int enemy, int cell) noexcept nogil
    cdef int32_t _move_owner(self, int own, int enemy, int cell) noexcept nogil
    cdef bint _is_lost(self, int own, int enemy) noexcept nogil
    cdef void _grow(self) noexcept nogil
    cdef bint _enemy_wins(self, int state, int banned) noexcept nogil
    cdef bint _owner_loses(self, int state, int banned) noexcept nogil
