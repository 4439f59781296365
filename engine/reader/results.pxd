# What becomes of a string that is read, and how far a reading goes.


cpdef enum:
    # The better for the attacker the higher.
    SAVED = 0                  # it cannot be captured
    ATTACKER_NEEDS_THREAT = 1  # a ko decides, and the attacker needs the first ko threat
    DEFENDER_NEEDS_THREAT = 2  # a ko decides, and the defender needs the first ko threat
    TAKEN = 3                  # it is captured
    UNDECIDED = 4              # the node limit was reached before the answer


cdef enum:
    MOST_LIBERTIES = 4         # strings with more are safe


# How far an attack may go.
cdef struct Budget:
    int order                  # 1: every move an atari; n: moves that threaten an attack of order n - 1
    int quiet                  # moves in a line that are no atari
    int left                   # moves of the line until only ladders are read


# The liberties of a string that an attack can still do something about.
cdef int most_liberties(int order, int quiet) noexcept nogil
