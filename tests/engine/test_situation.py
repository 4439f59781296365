"""Features of the evaluation against the same worked out from its reports; positions where they speak."""

from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import around, random_board
from thorough import repeated

from engine.diagram import read_marked
from engine.evaluation.connection_strength import CUTTABLE, SHARED_CONNECTION
from engine.evaluation.groups import GROUP_UNSETTLED, GROUP_WEAK
from engine.feature_table import PHASES
from engine.features import FEATURES
from engine.points import BLACK, EMPTY, WHITE, board_points, opponent
from engine.position import Position
from engine.tactics import LOST
from engine.valuation import Valuation

VALUATION = Valuation()
BOARDS = st.builds(random_board, st.integers(3, 13), st.integers(0, 2**32), st.integers(0, 120))
NEW = ("cut-", "link-", "eye-", "poke-", "beside/", "territory-", "nearest", "open-")
STATES = ("no", "dead", "weak", "unsettled", "alive", "safe")


def rank(group, whole):
    """What is at stake, in order: the larger the group, the less sure its life, the surer the deed."""
    stones = len(group.stones)
    size = sum(stones > limit for limit in (1, 3, 8))
    life = 2 if group.status <= GROUP_WEAK else 1 if group.status == GROUP_UNSETTLED else 0
    return size, life, whole


def name(kind, stake):
    size, life, whole = stake
    return (
        f"{kind}-{('1', '2-3', '4-8', '9+')[size]}/{('alive', 'unsettled', 'weak')[life]}" + "/whole" * whole
    )


def expected(board, color):
    """By point, the names of the features that speak there."""
    position = Position()
    told = position.evaluation(board)
    group_at = {stone: group for group in told.groups for stone in group.stones}
    stakes = {}

    def note(kind, point, stake):
        stakes[kind, point] = max(stake, stakes.get((kind, point), stake))

    for pair in position.connections.reports(board):
        one, two = group_at[pair.first], group_at[pair.second]
        if pair.strength not in (CUTTABLE, SHARED_CONNECTION) or (pair.strength == CUTTABLE and one is two):
            continue
        stake = min(rank(group, pair.strength == CUTTABLE) for group in (one, two))
        if pair.color == color:
            for point in pair.connects + pair.cuts:
                note("link", point, stake)
        else:
            for point in pair.cuts:
                note("cut", point, stake)
    for eye in position.eyes.reports(board):
        if eye.max_eyes > eye.typ_eyes:
            beside = {group_at[key] for key in eye.strings}
            most = max((len(group.stones) for group in beside), default=0)
            owners = [group for group in beside if len(group.stones) == most]
            if len(owners) == 1:
                stake = rank(owners[0], eye.max_eyes - eye.typ_eyes >= 8)
                kind, points = ("eye", eye.defences) if eye.color == color else ("poke", eye.attacks)
                for point in points:
                    note(kind, point, stake)
    names = {point: set() for point in board_points(board.size)}
    for (kind, point), stake in stakes.items():
        names[point].add(name(kind, stake))
    for point in names:
        sides = []
        for side in (color, opponent(color)):
            states = [group_at[at].status + 1 for at in around(board, point) if board.color_at(at) == side]
            sides.append(STATES[min(states, default=0)])
        names[point].add("beside/" + "/".join(sides))
    influence = position.influence.values(board.size)
    phase = PHASES[sum(board.num_moves >= limit for limit in (40, 120, 200))]
    for point, said in names.items():
        value = told.territory[point] * (1 if color == BLACK else -1)
        said.add(f"territory-{int(4 * value + 4.5)}/{phase}")
        said.add(nearest(board, told.groups, position, point, color))
        black, white = (max(each, 0) for each in influence[point])
        own, enemy = (black, white) if color == BLACK else (white, black)
        amount = sum(own + enemy >= limit for limit in (0.5, 1.5, 3, 6))
        balance = (own - enemy) / (own + enemy + 0.1)
        said.add(f"open-{amount}-{int(2.5 * (balance + 1)) if balance < 0.999 else 4}")
    return names


def nearest(board, groups, position, point, color):
    """The group that alone is the nearest to an empty point, over empty points, five steps at most."""
    lost = {key for key, told in position.tactics.reports(board).items() if told.status == LOST}
    group_at = {stone: group for group in groups for stone in group.stones if not lost & set(group.stones)}
    edge, seen, found, steps = [point], {point}, set(), 0
    while not found and steps < 5:
        steps += 1
        reached = {near for at in edge for near in around(board, at)} - seen
        found = {group_at[at] for at in reached if at in group_at}
        seen |= reached
        edge = [at for at in reached if board.color_at(at) == EMPTY]
    if len(found) != 1:
        return "nearest-none"
    [group] = found
    side = "own" if group.color == color else "enemy"
    return f"nearest/{side}/{STATES[group.status + 1]}/{min(steps, 4)}"


@settings(max_examples=repeated(30, 60), deadline=None)
@given(board=BOARDS, color=st.sampled_from((BLACK, WHITE)))
def test_what_is_at_stake_is_what_the_evaluation_says(board, color):
    names = expected(board, color)
    for point in VALUATION.values(board, color):
        told = {FEATURES[number].name for number, _ in VALUATION.parts(board, color, point)}
        assert {each for each in told if each.startswith(NEW)} == names[point]


def spoken(diagram, color=BLACK):
    board, marks = read_marked(diagram)
    [point] = marks["*"]
    return {FEATURES[number].name for number, _ in VALUATION.parts(board, color, point)}


def test_the_vital_point_of_three_in_a_row_makes_an_eye_and_takes_one():
    diagram = """
        . * . X O . .
        X X X X O . .
        O O O O O . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
    """
    assert "eye-4-8/unsettled/whole" in spoken(diagram)
    assert "poke-4-8/unsettled/whole" in spoken(diagram, WHITE)


def test_the_cutting_point_cuts_and_connects():
    diagram = """
        . . . . . . . . .
        . . . X . . . . .
        . . O X O . . . .
        . . O X O . . . .
        . . O * X X . . .
        . . . O O O . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
    """
    assert any(each.startswith("link-") for each in spoken(diagram))
    assert any(each.startswith("cut-") for each in spoken(diagram, WHITE))
