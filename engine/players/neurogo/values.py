"""NeuroGo's tables, and a named constant for everything that the article leaves open (docs/neurogo.md)."""

# -- the relation expert's table ---------------------------------------------------------------------------

#: what a relation may be, seen from the unit whose neurons are fed
SAME, GROUP, D0, D1, D2, D0_GROUP, D1_GROUP = range(7)
#: kinds of units; Black is to move always
BLACK_STRING, WHITE_STRING, EMPTY_POINT = range(3)
#: by kind of the unit that feeds and of the one that is fed: relations, the most important first. What stands
#: together is one relation. The article has D1 twice from black strings to empty points: the second is D2.
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

#: P(v) = exp(v / TEMPERATURE) / N: the article's; a value is the lead in points
TEMPERATURE = 0.35
#: what a weight is changed by, for each unit of its gradient
RATE = 0.02
#: weights begin anywhere between -FIRST_WEIGHT and FIRST_WEIGHT
FIRST_WEIGHT = 0.1
#: a game ends after so many moves for each point of the board, whatever is on it
MOST_MOVES = 3
