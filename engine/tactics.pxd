# The tactics of a position: what reading (engine/reader/ladders) says of every string with few liberties, and of moves.
#
# look() brings it up to date with a board: all strings are read then, and of_string() is a look-up. Moves are read when
# they are asked for. Answers are kept from one look to the next as long as nothing they depend on has changed
# (Reader.footprint), so they depend on the position only, never on what was asked before.

cimport cython
from libc.stdint cimport int8_t, int16_t, uint64_t
from libc.string cimport memset

from engine.board cimport LEGAL, OFFSETS, Board, count
from engine.points cimport BLACK, BOARD_SPAN, EDGE, EMPTY, FIRST, NO_POINT, NUM_POINTS, WHITE, other
from engine.pointset cimport PointSet, add_point, clear_points, find_span, has_point, meets, next_point
from engine.reader.ladders cimport CAPTURED, ESCAPES, MAX_LIBERTIES, UNKNOWN, Outcome, Reader, add_head, outcome_of
from engine.string_hash cimport string_hash


cpdef enum:
    # What a string is.
    FREE = 0             # cannot be captured even if its enemy plays first
    THREATENED = 1       # captured if its enemy plays first, saved if its own side does
    LOST = 2             # captured even if its own side plays first
    UNCLEAR = 3          # a ko decides, or the node limit was reached


# What reading says of one string. Those with more than MAX_LIBERTIES are not read: they are FREE, without moves.
cdef struct StringTactics:
    int8_t status                       # FREE, THREATENED, LOST, UNCLEAR
    int8_t ladder                       # the enemy plays first, by ladders only: ESCAPES, KO_DECIDES, CAPTURED, UNKNOWN
    int8_t attacked                     # the enemy plays first, by ladders and nets
    int8_t defended                     # its own side plays first; ESCAPES if it cannot be captured anyway
    int16_t attack                      # a move that captures it; NO_POINT: none
    int16_t defence                     # a move that saves it; NO_POINT: it needs none, or there is none
    # Of a THREATENED string: all close moves that capture it, and that save it (Reader.all_captures, all_escapes).
    PointSet attacks
    PointSet defences


# What reading says of one move; all zero if the move is not legal.
cdef struct MoveTactics:
    bint legal
    int16_t liberties                   # of the string that the stone would belong to
    int16_t captured                    # stones that it takes
    bint self_atari                     # it leaves one liberty and takes nothing
    # Can the enemy capture the string that the stone would belong to in a ladder? With three liberties it escapes.
    int8_t trapped                      # ESCAPES, KO_DECIDES, CAPTURED, UNKNOWN
    # Enemy strings with two liberties or more that the move puts in atari:
    int8_t num_ataris                   # how many
    int8_t num_ladders                  # how many of them a ladder captures whatever they do
    int16_t atari_stones                # stones of all of them
    int16_t ladder_stones               # stones of those that a ladder captures



@cython.final
cdef class Tactics:
    cdef readonly Reader reader
    # Per point: a hash of the string there, as of the last look.
    cdef uint64_t seen[NUM_POINTS]
    cdef int seen_size
    cdef int seen_ko_point
    cdef int seen_ko_color
    cdef PointSet changed               # points that differ from the look before, in stone, string or ko ban
    cdef int first_changed              # the first and the last word of that set that are not empty
    cdef int last_changed
    # The strings of the position. A string is known by its first stone in reading order, its key.
    cdef int num_strings
    cdef int16_t keys[NUM_POINTS]
    cdef int16_t key_of[NUM_POINTS]     # by head
    cdef uint64_t walks                 # number of walks over the board
    cdef uint64_t looked[NUM_POINTS]    # by head: the number of the walk that met it
    # The number of the last look, unique among all Tactics: it says exactly what was looked at. A look at the same
    # position as before keeps its number.
    cdef uint64_t num_looks
    cdef uint64_t hash_of[NUM_POINTS]   # by head
    # By key: whether the string was read, what reading says of it, and the points that this depends on.
    cdef int8_t is_read[NUM_POINTS]
    cdef StringTactics strings[NUM_POINTS]
    cdef PointSet string_footprints[NUM_POINTS]
    # By color and point: the same for moves.
    cdef int8_t is_move_read[3][NUM_POINTS]
    cdef MoveTactics moves[3][NUM_POINTS]
    cdef PointSet move_footprints[3][NUM_POINTS]
    # By color and point, as of the last look: how many stones of the enemy's THREATENED strings a move of that color
    # captures, and how many of its own it saves.
    cdef int16_t takes[3][NUM_POINTS]
    cdef int16_t saves[3][NUM_POINTS]
    cdef readonly int num_read          # strings read by the last look
    cdef StringTactics free             # the answer for strings that are not read

    # Bring everything up to date with any board. The questions below are about the board of the last look.
    cdef void look(self, Board board) noexcept nogil
    # The tactics of the string at `stone`.
    cdef const StringTactics* of_string(self, Board board, int stone) noexcept nogil
    # The tactics of a move of `color` at an empty point.
    cdef const MoveTactics* of_move(self, Board board, int color, int point) noexcept nogil

    cdef bint _note_changes(self, Board board) noexcept nogil
    cdef void _start(self, int size) noexcept nogil
    cdef uint64_t _meet(self, Board board, int point) noexcept nogil
    cdef void _drop_stale(self) noexcept nogil
    cdef void _sum_up(self, Board board) noexcept nogil
    cdef void _add_stones(self, const PointSet* moves, int stones, int16_t* at) noexcept nogil
    cdef void _read_string(self, Board board, int key) noexcept nogil
    cdef void _read_move(self, Board board, int color, int point) noexcept nogil
    cdef void _read_ataris(self, Board board, int color, int point, MoveTactics* move) noexcept nogil
