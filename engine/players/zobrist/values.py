"""Every constant of Zobrist's program; docs/zobrist.md has the same table.

The article (Bruce Wilcox, "Ryder's Program - An Introduction", American Go Journal 14/1, 1979; seed 002)
gives no number: all of these are ours. It says of the program: a move is chosen by the sum of the features
that it has; all features are asked of every legal move; they look at what there is, not at what the move
would make of it; what they emphasize is to expand and to secure influence; influence falls into segments of
one sign; strings are known.
"""

from typing import NamedTuple

#: influence of a stone on its own point
STONE = 50
#: how often influence spreads: each time a point changes by one for each neighbour whose sign it feels
PASSES = 4

#: influence up to this is the rim of a segment: there are no stones, or those of both sides
RIM = 3
#: influence from here on is deep in a segment
DEEP = 6
#: a segment of so few points is not secure
SMALL = 24


class Feature(NamedTuple):
    """What a move may have: its name, its text, what it is worth.

    In texts {side} and {other} become Black and White, or White and Black.
    """

    name: str
    text: str
    worth: int


#: In the order of the bits (survey.pxd), in hundredths of a nat: fitted to every third move of
#: professionals in 200 training games, each feature beside all the others, and rounded to 5.
FEATURES = (
    Feature("expands", "expands {side} influence", -35),
    Feature("opens", "takes free ground", -120),
    Feature("rim", "lies on the rim of a {side} segment", -45),
    Feature("reduces", "lies on the rim of a {other} segment", -40),
    Feature("border", "lies where both sides' segments meet", 140),
    Feature("deep", "lies deep in a {side} segment", -35),
    Feature("invades", "lies deep in a {other} segment", -30),
    Feature("secures", "secures a small {side} segment", 35),
    Feature("attacks", "attacks a small {other} segment", 15),
    Feature("joins", "joins {side} segments", 45),
    Feature("parts", "keeps {other} segments apart", 35),
    Feature("captures", "captures a {other} string", 155),
    Feature("captures_many", "captures a {other} string of several stones", 30),
    Feature("rescues", "gives a {side} string in atari more liberties", 175),
    Feature("atari", "puts a {other} string in atari", 95),
    Feature("stretches", "gives a {side} string more than its two liberties", 85),
    Feature("links", "links {side} strings", 75),
    Feature("cuts", "stands between {other} strings", 45),
    Feature("touches", "touches a {other} string", 105),
    Feature("crowded", "has a single empty point beside it", -85),
    Feature("smothered", "has no empty point beside it", -90),
    Feature("fills", "fills a point that is surrounded by {side} stones", 35),
    Feature("first_line", "is on the first line", -105),
    Feature("second_line", "is on the second line", 0),
    Feature("third_line", "is on the third line", 35),
    Feature("fourth_line", "is on the fourth line", 10),
)

#: a nat in the unit of the worths: their softmax is a probability of what a professional plays
NAT = 100
#: candidates in the list at most
LIST_LIMIT = 20
