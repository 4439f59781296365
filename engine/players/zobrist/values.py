"""Every constant of Zobrist's program; docs/zobrist.md has the same table.

The article (Bruce Wilcox, "Ryder's Program - An Introduction", American Go Journal 14/1, 1979; seed 002)
gives no numbers: all of these are ours. It says of the program that a move is chosen by the sum of its
features; that every legal move is looked at for all features; that these see what is there, not what the move
would make of it; that they stress expanding and securing influence; that influence falls into segments of one
sign; and that strings are known.
"""

from typing import NamedTuple

#: influence of a stone on its own point
STONE = 50
#: how often influence spreads: each time, a point changes by one for each neighbour that has influence
PASSES = 4

#: influence up to this is the rim of a segment: no stones are near, or those of both sides
RIM = 3
#: influence from this on is deep in a segment
DEEP = 6
#: a segment of at most so many points is not secure
SMALL = 24


class Feature(NamedTuple):
    """A feature of a move: its name, its text, what it is worth.

    In texts, {side} is the side that moves and {other} the other one; they become Black and White.
    """

    name: str
    text: str
    worth: int


#: in the order of the bits (survey.pxd). What they are worth is in hundredths of a nat: fitted to every third
#: move of professionals in 200 training games, all features together, and rounded to 5
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

#: a nat, in the unit of the features: the softmax of values is how likely a professional plays a move
NAT = 100
#: candidates in the list at most
LIST_LIMIT = 20
