"""The features of moves as a table: their names, and what they say of a move in words.

`engine.features` says which of them a move has, group by group in this order. What they are worth is in the
knowledge, by name. Nothing here is used while moves are valued.
"""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple


class Feature(NamedTuple):
    """A feature: its name in the table of weights, and what it says of a move."""

    name: str
    text: str


PHASES = ("early", "middle", "late", "end")
SIZES = ("1", "2", "3-4", "5+")
_SIZE_TEXTS = ("a stone", "two stones", "three or four stones", "five stones or more")
_DISTANCES = range(19)
_OUTCOMES = ("atari", "trapped", "two", "free")
_OUTCOME_TEXTS = (
    "still in atari",
    "still captured in a ladder",
    "with two liberties then",
    "with three liberties or more then",
)


#: the types of joseki moves that have a feature of their own, with their texts
_JOSEKI_TYPES = (
    ("urgent", "urgent"),
    ("complex", "complicated"),
    ("trick", "a trick"),
    ("bad", "bad"),
)
_SHARES = ("9/10", "3/4", "1/2", "1/4", "1/8", "1/16", "1/32", "less")
_SUPPORTS = ("few", "some", "many")
_SUPPORT_TEXTS = {"few": "a few", "some": "thirty or more", "many": "three hundred or more"}


def _away(steps: int) -> str:
    return f"{steps}+" if steps == 18 else str(steps)


def _away_text(steps: int, what: str) -> str:
    if steps == 0:
        return f"no {what}"
    # no other point has the distance 1
    return f"at the point of the {what}" if steps == 1 else f"distance to the {what} {_away(steps)}"


def _distances(name: str, what: str) -> list[Feature]:
    return [
        Feature(
            f"{name}-{_away(d) if d else 'none'}/{phase}",
            _away_text(d, what) + (f" in the {phase} game" if d else ""),
        )
        for phase in PHASES
        for d in _DISTANCES
    ]


def _by_last(last: int) -> str:
    return "/last" if last else ""


def _sized(name: str, text: str) -> list[Feature]:
    """By size of a string, and by whether the last move has to do with it."""
    return [
        Feature(
            f"{name}-{size}{_by_last(last)}",
            text.format(_SIZE_TEXTS[i]) + (", on account of the last move" if last else ""),
        )
        for (i, size), last in product(enumerate(SIZES), range(2))
    ]


def _captures() -> Iterator[Feature]:
    for i, needed, saves, last in product(range(4), range(2), range(2), range(2)):
        name = f"capture-{SIZES[i]}" + "/needed" * needed + "/saves" * saves + _by_last(last)
        text = f"capture {_SIZE_TEXTS[i]}"
        text += " that could still be saved" * needed + ", which saves stones in atari" * saves
        yield Feature(name, text + ", the last move among them" * last)


def _extensions() -> Iterator[Feature]:
    for i, last, outcome in product(range(4), range(2), range(4)):
        name = f"extend-{SIZES[i]}{_by_last(last)}/{_OUTCOMES[outcome]}"
        text = f"extend {_SIZE_TEXTS[i]} out of atari" + " given by the last move" * last
        yield Feature(name, f"{text}, {_OUTCOME_TEXTS[outcome]}")


def _ataris() -> Iterator[Feature]:
    for i, last, ladder, trapped in product(range(4), range(2), range(2), range(2)):
        name = f"atari-{SIZES[i]}{_by_last(last)}" + "/ladder" * ladder + "/trapped" * trapped
        text = f"atari on {_SIZE_TEXTS[i]}" + ", the last move among them" * last
        text += ", which a ladder captures" * ladder
        yield Feature(name, text + ", with a stone that is captured itself" * trapped)


def _self_ataris() -> Iterator[Feature]:
    for i, takes, gives in product(range(4), range(2), range(2)):
        name = f"self-atari-{SIZES[i]}" + "/takes" * takes + "/gives" * gives
        text = f"self-atari with {_SIZE_TEXTS[i]}" + " after a capture" * takes
        yield Feature(name, text + " that gives atari too" * gives)


def _places() -> Iterator[Feature]:
    for phase in PHASES:
        for far in range(13):
            for near in range(far + 1):
                text = f"at the {near + 1}-{far + 1} point in the {phase} game"
                yield Feature(f"place-{near + 1}-{far + 1}/{phase}", text)


def _near() -> Iterator[Feature]:
    for friend, enemy in product(range(9), range(9)):
        text = f"{_steps(friend)} to the nearest friend, {_steps(enemy)} to the nearest enemy"
        yield Feature(f"near-{friend}-{enemy}", text)


def _steps(number: int) -> str:
    return "eight steps or more" if number == 8 else f"{number} step" + "s" * (number != 1)


def _liberties() -> Iterator[Feature]:
    beside = ("alone", "beside a friend", "beside an enemy", "in contact with both sides")
    for kind, liberties in product(range(4), range(6)):
        number = f"{liberties + 1}" + "+" * (liberties == 5)
        yield Feature(f"liberties-{number}/{kind}", f"{number} liberties then, {beside[kind]}")


def _squeezes() -> Iterator[Feature]:
    for four, last, own in product(range(2), range(2), range(3)):
        name = f"squeeze-{3 + four}{_by_last(last)}/own-{(2, 3, 4)[own]}"
        text = f"takes one of {('three', 'four')[four]} liberties" + " of the last move's string" * last
        yield Feature(name, f"{text}, has {('two or fewer', 'three', 'four or more')[own]} itself")


def _meets() -> Iterator[Feature]:
    for own, enemy in product(range(4), range(4)):
        yield Feature(f"meets-{own}-{enemy}", f"beside {own} own and {enemy} enemy strings")


def _answers() -> Iterator[Feature]:
    for liberties, i in product(range(3), range(4)):
        text = f"strengthens {_SIZE_TEXTS[i]} with {liberties + 1} liberties that the last move touched"
        yield Feature(f"answer-{liberties + 1}-{SIZES[i]}", text)


def _plain_sizes(name: str, text: str) -> list[Feature]:
    return [Feature(f"{name}-{size}", text.format(_SIZE_TEXTS[i])) for i, size in enumerate(SIZES)]


_GROUP_SIZES = ("1", "2-3", "4-8", "9+")
_GROUP_TEXTS = ("a stone", "two or three stones", "four to eight stones", "nine stones or more")
_LIVES = ("alive", "unsettled", "weak")


def _stakes(name: str, text: tuple[str, str]) -> Iterator[Feature]:
    """In the order of engine/situation's stake(): by size, by life, then by whether the move decides it."""
    for (i, size), life, whole in product(enumerate(_GROUP_SIZES), _LIVES, range(2)):
        what = f"a group of {_GROUP_TEXTS[i]}, {life}"
        yield Feature(f"{name}-{size}/{life}" + "/whole" * whole, text[whole].format(what))


def _territories() -> Iterator[Feature]:
    for phase, step in product(PHASES, range(9)):
        share = (step - 4) * 25
        whose = (
            "nobody's place" if share == 0 else f"{abs(share)} % {'own' if share > 0 else 'enemy'} territory"
        )
        yield Feature(f"territory-{step}/{phase}", f"in {whose} in the {phase} game")


_STATES = ("no", "dead", "weak", "unsettled", "alive", "safe")


def _besides() -> Iterator[Feature]:
    for own, enemy in product(_STATES, _STATES):
        text = f"beside {own} own group and {enemy} enemy group"
        yield Feature(
            f"beside/{own}/{enemy}", text.replace("beside no own group and no", "beside no own and no")
        )


def _nearest() -> Iterator[Feature]:
    yield Feature("nearest-none", "no nearest group")
    steps = ("next to", "two steps from", "three steps from", "four or five steps from")
    for side, state, i in product(("own", "enemy"), _STATES[1:], range(4)):
        yield Feature(
            f"nearest/{side}/{state}/{i + 1}",
            f"{steps[i]} an {side} group that is {state}",
        )


def _opens() -> Iterator[Feature]:
    amounts = ("no", "little", "some", "much", "very much")
    ratios = ("the enemy's", "rather the enemy's", "balanced", "rather its own", "its own")
    for i, j in product(range(5), range(5)):
        yield Feature(f"open-{i}-{j}", f"where there is {amounts[i]} influence, {ratios[j]}")


def _joseki() -> Iterator[Feature]:
    """In the order of engine/joseki/advice's classes."""
    where = ("in the corner of the last move", "in another corner")
    for share, support, state in product(_SHARES, _SUPPORTS, range(2)):
        text = f"a joseki move {where[state]}: {share} of {_SUPPORT_TEXTS[support]} games"
        yield Feature(f"joseki-{share}/{support}/{('here', 'there')[state]}", text)
    for support, state, is_open in product(_SUPPORTS, range(2), range(2)):
        text = f"not among the joseki moves {where[state]}, of {_SUPPORT_TEXTS[support]} games"
        name = f"joseki-none/{support}/{('here', 'there')[state]}" + "/open" * is_open
        yield Feature(name, text + (", where most play" if is_open else ""))


#: the groups, in order; a move has at most one feature of each
TABLE: tuple[list[Feature], ...] = (
    _distances("last", "last move"),
    _distances("previous", "own move before"),
    [Feature(f"third-{_away(d)}", _away_text(d, "last move but two")) for d in _DISTANCES],
    list(_places()),
    list(_near()),
    list(_captures()),
    list(_extensions()),
    _sized("rescue", "saves {} by reading"),
    _sized("attack", "captures {} by reading"),
    list(_ataris()),
    list(_self_ataris()),
    _plain_sizes("trapped", "leaves {} to be captured in a ladder"),
    list(_liberties()),
    list(_squeezes()),
    list(_meets()),
    list(_answers()),
    _plain_sizes("own-lost", "beside {} of its own that cannot be saved"),
    _plain_sizes("enemy-lost", "beside {} of the enemy that cannot be saved"),
    [Feature(f"ko-{_away(d)}", _away_text(d, "ko")) for d in _DISTANCES],
    _plain_sizes("ko-threat", "a ko threat: atari on {}"),
    [Feature("after-pass", "the enemy passed")],
    list(_stakes("cut", ("threatens to cut off {}", "cuts off {}"))),
    list(_stakes("link", ("makes sure of connecting {}", "connects {}"))),
    list(_stakes("eye", ("makes half an eye for {}", "makes an eye for {}"))),
    list(_stakes("poke", ("takes half an eye from {}", "takes an eye from {}"))),
    list(_territories()),
    list(_besides()),
    list(_nearest()),
    list(_opens()),
    list(_joseki()),
    [Feature(f"joseki-type/{type_}", f"a joseki move that is {text}") for type_, text in _JOSEKI_TYPES],
)

_PLACING = ("last", "previous", "third", "place", "near", "liberties", "meets")
#: the names of the features that say only where a move is and what is near; nearly every move has some
PLACING = frozenset(
    feature.name for group in TABLE for feature in group if feature.name.split("-")[0] in _PLACING
)
