"""Every constant of Ryder's program: what the article publishes, and what we had to choose.

What is marked as published is from the article (Bruce Wilcox, "Ryder's Program - An Introduction", American
Go Journal 14/1, 1979). All other constants are ours, and a comment says why they have these values. Values of
moves are in the article's unit. docs/ryder.md has the same table.
"""

from typing import NamedTuple

# -- influence, published (diagram 1) ----------------------------------------------------------------

_DIAGRAM_1 = """
    .  .  .  1  .  .  .
    .  1  2  5  2  1  .
    .  1  6 13  6  1  .
    1  5 13 60 13  5  1
    .  1  6 13  6  1  .
    .  1  2  5  2  1  .
    .  .  .  1  .  .  .
"""

#: what a stone adds, by (columns, rows) away from it. As printed, the diagram changes if rows and columns are
#: exchanged (1 at (2, 1), 2 at (1, 2)); it is kept as printed
STENCIL = {
    (column - 3, row - 3): int(amount)
    for row, line in enumerate(_DIAGRAM_1.split("\n")[1:-1])
    for column, amount in enumerate(line.split())
    if amount != "."
}

#: published: least |influence| of a wall
WALL_LEVEL = 10


# -- the first pass ----------------------------------------------------------------------------------


class Feature(NamedTuple):
    """One of the 18 features: its name, its text, what it is worth.

    ``own`` is for the feature seen from the player's side, ``enemy`` from his enemy's: (normal, extra near an
    endangered enemy group, extra near an endangered own group). In texts, {side} is the side that has the
    feature and {other} the other one; they become Black and White.
    """

    name: str
    text: str
    own: tuple[int, int, int]
    enemy: tuple[int, int, int]


#: In the article's order. Published: every first number of ``own``; of "eye" also the last of ``own``
#: and the first two of ``enemy``. All other numbers are ours; the article says only that they exist.
#: They were fitted to the professionals' moves of 70 even games of the training collection, the published
#: ones given, and rounded to 250 (docs/ryder.md). What the fit left at 0 is worth nothing beside the rest.
FEATURES = (
    Feature("splits", "splits or hinders connection of {other} groups", (10000, 0, 0), (5000, 500, 750)),
    Feature("saves", "saves {side} stones", (8000, 250, 5000), (3000, 0, 0)),
    Feature("eye", "makes a {side} eye", (3000, 0, 10000), (-2500, 7500, 500)),
    Feature("atari", "puts a {other} string in atari", (2000, 1750, 5000), (2000, 1500, 0)),
    Feature("territory", "makes {side} territory", (1500, 2500, 0), (0, 1500, 2750)),
    Feature("combines", "combines {side} groups", (1500, 0, 0), (0, 0, 0)),
    Feature("threatens_eye", "threatens to make a {side} eye", (1500, 0, 0), (1000, 1000, 0)),
    Feature("two_dame", "reduces a {other} string to two dame", (1000, 2500, 3000), (5000, 750, 1000)),
    Feature("connected", "is securely connected to a {side} group", (1000, 4500, 3750), (6000, 500, 2250)),
    Feature("hinders", "hinders expansion of a {other} group", (750, 0, 0), (500, 1250, 0)),
    Feature("near_endangered", "is near an endangered {side} group", (500, 0, 0), (0, 0, 0)),
    Feature("expands", "expands a {side} group", (250, 1750, 0), (2250, 0, 1500)),
    Feature("in_influence", "is within {other} influence", (-300, 500, 250), (0, -500, -750)),
    Feature(
        "cutting_point",
        "leaves a cutting point behind in the {side} position",
        (-1250, 750, -2250),
        (-1750, -1750, -1250),
    ),
    Feature(
        "contact",
        "is on a {other} group point or next to a {other} stone",
        (-1500, 750, 2750),
        (4000, -2750, -3500),
    ),
    Feature(
        "short_of_dame", "reduces a {side} string to two dame", (-1800, -1250, -500), (1500, -250, -1000)
    ),
    Feature("in_territory", "is within {other} territory", (-2000, 500, 5000), (-5000, 3500, 3250)),
    Feature("capturable", "could be killed if played", (-12000, -1000, -2750), (-4750, -1500, -1000)),
)

#: ours: a matched pattern is a move of professionals. It lifts three in four of their moves that the program
#: misses (in training games) into the list, but not one that would be killed and is next to the enemy
PATTERN_VALUE = 12500

#: published: how many moves the second pass looks at; they are the candidate list
BEST = 15

# Ours: the article says "near" and "expands", but not how near and by how much.
#: steps from an endangered group's points within which a move is near it
NEAR_STEPS = 2
#: points that a group must gain for a move to count as expanding it, the move's own among them
EXPANSION_POINTS = 3
#: points that the enemy's groups must lose for a move to count as hindering their expansion
HINDERED_POINTS = 2
#: points of territory that must be gained for a move to count as making territory
TERRITORY_POINTS = 2

# -- groups ------------------------------------------------------------------------------------------

# Ours: the article names the parts of security and the two levels, but no numbers. The unit is one point of a
# group. Set by hand, so that two eyes alone make a group secure and a stone without room is given up. Of 40,
# 60 and 90 as the upper level, the last two did about equally well on training games.
EYE_WORTH = 30
POTENTIAL_EYE_WORTH = 8
POINT_WORTH = 1
TERRITORY_WORTH = 2
LINK_WORTH = 3
EXTENSION_WORTH = 1
#: security from which a group is safe
SECURE_FROM = 60
#: security below which it should be abandoned
ABANDONED_BELOW = 8

# -- tactics -----------------------------------------------------------------------------------------

#: ours: moves a read may try before it is unknown. The hardest of 3,300 reads in professional games took
#: 154, the longest ladder on 25x25 some hundred; only crawls along the first line come near it
NODE_LIMIT = 5000

# -- the second pass ---------------------------------------------------------------------------------

# Ours, set by hand: the article says that there were bonuses, not how large. Small beside the values of the
# first pass, since fitting them to the training games gained nothing beyond chance.

#: per stone of a string whose tactical standing changes unexpectedly, by (side, change)
TACTICAL = {
    ("own", "rescued"): 800,
    ("own", "threatened"): -800,
    ("own", "killed"): -1600,
    ("enemy", "rescued"): -800,
    ("enemy", "threatened"): 800,
    ("enemy", "killed"): 1600,
}

#: by kind of area: what one area more, one point more, one unit of influence more is worth. It counts for the
#: own side and against the enemy. Fewer and larger areas are better, so one more counts against its side.
STRATEGIC = {
    "armies": (-100, 10, 1),
    "walls": (-100, 10, 1),
    "groups": (-100, 10, 1),
}

#: what one endangered group more of its own is worth; one of the enemy's counts as much, with the other sign
ENDANGERED_GROUP = -1000
