"""The results of reading a string, in words and as regression suites number them; see ``results.pxd``."""

RESULTS = (
    "saved",
    "ko, the attacker needs the first threat",
    "ko, the defender needs the first threat",
    "taken",
    "undecided",
)


def most_liberties(order, quiet):
    return (order if order <= quiet + 1 else quiet + 1) + 1


def code(result: int, attacking: bool) -> int:
    """A result as regression suites number it, from the view of the side that plays first.

    0: it fails; 1: it works; 2: it works by a ko in which the other side needs the first threat; 3: by a ko
    in which it needs the first threat itself. UNDECIDED counts as a failure.
    """
    attack = {SAVED: 0, ATTACKER_NEEDS_THREAT: 3, DEFENDER_NEEDS_THREAT: 2, TAKEN: 1}
    defence = {SAVED: 1, ATTACKER_NEEDS_THREAT: 2, DEFENDER_NEEDS_THREAT: 3, TAKEN: 0}
    return (attack if attacking else defence).get(result, 0)
