"""NeuroGo's table of relations, and a constant for what the article leaves open (docs/neurogo.md)."""

# -- the relation expert's table ---------------------------------------------------------------------------

#: what a relation may be, seen from the unit that is fed
SAME, GROUP, D0, D1, D2, D0_GROUP, D1_GROUP = range(7)
#: kinds of units; Black is always to move
BLACK_STRING, WHITE_STRING, EMPTY_POINT = range(3)
#: by kinds of the unit that feeds and of the one that is fed: their relations, the most important first. What
#: stands together is one relation. From black strings to empty points the article has D1 twice; the second is
#: taken for D2.
RELATIONS = {
    (BLACK_STRING, BLACK_STRING): ((SAME,), (GROUP,), (D1,), (D2,), (D1_GROUP,)),
    (WHITE_STRING, BLACK_STRING): ((D0, D1), (D2,), (D0_GROUP,)),
    (EMPTY_POINT, BLACK_STRING): ((D0,), (D1,), (D2,), (D0_GROUP,), (D1_GROUP,)),
    (BLACK_STRING, WHITE_STRING): ((D0, D1), (D2,), (D0_GROUP,)),
    (WHITE_STRING, WHITE_STRING): ((SAME,), (GROUP,), (D1,), (D2,), (D1_GROUP,)),
    (EMPTY_POINT, WHITE_STRING): ((D0,), (D1,), (D2,), (D0_GROUP,), (D1_GROUP,)),
    (BLACK_STRING, EMPTY_POINT): ((D0,), (D1,), (D2,)),
    (WHITE_STRING, EMPTY_POINT): ((D0,), (D1,), (D2,)),
    (EMPTY_POINT, EMPTY_POINT): ((SAME,), (D0,), (D1,), (D2,)),
}

# -- playing and learning -----------------------------------------------------------------------------------

#: the article's: P(v) = exp(v / TEMPERATURE) / N, where v is the lead in points
TEMPERATURE = 0.35
#: weights change by this times their gradient
RATE = 0.02
#: weights begin at random between -FIRST_WEIGHT and FIRST_WEIGHT
FIRST_WEIGHT = 0.1
#: a game ends after so many moves for each point of the board, even without two passes
MOST_MOVES = 3
