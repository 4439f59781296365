# The possible results of reading a string, and how far a reading may go.


cpdef enum:
    # What becomes of a string, from worst to best for the attacker.
    SAVED = 0                  # it cannot be captured
    ATTACKER_NEEDS_THREAT = 1  # a ko decides, and the attacker needs the first ko threat
    DEFENDER_NEEDS_THREAT = 2  # a ko decides, and the defender needs the first ko threat
    TAKEN = 3                  # it is captured
    UNDECIDED = 4              # the node limit was reached before the answer


cdef enum:
    MOST_LIBERTIES = 4         # a string with more liberties counts as safe


# How far an attack may go.
cdef struct Budget:
    int order                  # 1: every move is an atari; n: also moves that threaten an attack of order n - 1
    int quiet                  # how many moves in a line may be no atari
    int left                   # after so many moves of the line, only ladders are read


# How many liberties a string may have for an attack of this order to work.
cdef int most_liberties(int order, int quiet) noexcept nogil
