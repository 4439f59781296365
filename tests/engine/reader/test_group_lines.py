"""The lines that a reading of a group comes to."""

import pytest
from enclosed import SIZE, ring, setup
from hypothesis import example, given, settings
from naive_groups import ENEMY, OWN, Region
from test_group_regions import BENT_FOUR, board_of, regions
from test_groups import POSITIONS, position
from thorough import repeated

from engine.points import BLACK, EMPTY, NO_POINT, PASS, WHITE, opponent, point, to_gtp
from engine.reader.group_judge import BY_EYES, BY_FRIENDS, BY_LACK, BY_LADDER, BY_NOTHING
from engine.reader.group_lines import CAPTURED, GIVEN_UP
from engine.reader.groups import NO, UNCERTAIN, YES, GroupReader

READER = GroupReader()
QUESTIONS = ("attack", "defend")


def play(board, step):
    """Play a step by the rules: a ko that may not be taken is taken after a threat."""
    if step.needs_threat:
        board.play(step.color, PASS)
        board.play(opponent(step.color), PASS)
    board.play(step.color, step.point)


def take_back(board, step):
    for _ in range(3 if step.needs_threat else 1):
        board.undo()


def all_steps(board, following, to_move):
    """All steps, each with the board after it and who is to move then."""
    for step in following:
        assert step.color == to_move
        play(board, step)
        yield step, opponent(to_move)
        yield from all_steps(board, step.following, opponent(to_move))
        take_back(board, step)


def asked(board, stone, question):
    """The answer, the line that it comes to, and who plays first."""
    state = board.state()
    reading = READER.read(board, stone, question)
    line = READER.expected(board, question)
    assert board.state() == state
    side = board.color_at(stone)
    return reading, line, opponent(side) if question == "attack" else side


def stones_in(board, region):
    """What stands in the region, as the oracle has it."""
    colors = {at: board.color_at(point(*at)) for at in region}
    return {at: OWN if color == BLACK else ENEMY for at, color in colors.items() if color != EMPTY}


@settings(max_examples=repeated(15, 60), deadline=None)
@given(regions())
@example((BENT_FOUR, {(1, 0): WHITE, (2, 0): WHITE}))
def test_who_has_his_way_has_it_after_every_step(drawn):
    region, inside = drawn
    board, stone = board_of(region, inside)
    for question in QUESTIONS:
        reading, line, to_move = asked(board, stone, question)
        if reading.result not in (NO, YES) or reading.is_left:
            continue
        dies = (reading.result == YES) == (question == "attack")
        oracle = Region(region, OWN if dies else ENEMY)
        for step, next_to_move in all_steps(board, line.following, to_move):
            if board.color_at(stone) != BLACK:
                assert (dies, step.end) == (True, CAPTURED)
            elif board.ko_point == NO_POINT:
                color = OWN if next_to_move == BLACK else ENEMY
                assert oracle.is_lost(stones_in(board, region), color) == dies
            assert (step.end == BY_NOTHING) == bool(step.following)


@pytest.mark.parametrize("name", POSITIONS)
def test_lines_of_known_positions(name):
    board, stone = position(name)
    for question in QUESTIONS:
        reading, line, to_move = asked(board, stone, question)
        assert reading.result != UNCERTAIN
        first = line.following[0].point if line.following else NO_POINT
        if reading.result != NO:
            # who has his way plays what is answered, and nothing else
            assert (first, len(line.following)) in ((reading.move, 1), (NO_POINT, 0))
        for step, _ in all_steps(board, line.following, to_move):
            assert step.end == BY_NOTHING or not step.following
        last = line.moves()[-1] if line.following else line
        assert last.end != BY_NOTHING


def lines(stones, stone):
    board = setup(stones)
    found = {}
    for question in QUESTIONS:
        _, line, _ = asked(board, point(*stone), question)
        steps = line.moves()
        words = " ".join(to_gtp(step.point, SIZE) + "!" * step.needs_threat for step in steps)
        found[question] = words, steps[-1].end if steps else line.end
    return found


def closed(region, inside=()):
    own = ring(region)
    return dict.fromkeys(ring(own | region), WHITE) | dict.fromkeys(own, BLACK) | dict(inside), min(own)


def test_the_vital_point_of_three_in_a_row():
    middle = [(5, 6), (6, 6), (7, 6)]
    assert lines(*closed(set(middle))) == {"attack": ("G7", BY_LACK), "defend": ("G7", BY_EYES)}


def test_what_needs_no_move_has_no_line():
    two, four = {(5, 6), (6, 6)}, {(4, 6), (5, 6), (6, 6), (7, 6)}
    assert lines(*closed(two))["attack"] == ("", BY_LACK)
    assert lines(*closed(four))["defend"] == ("", BY_EYES)


def test_what_a_dead_group_tries():
    assert lines(*closed({(5, 6), (6, 6)}))["defend"] == ("F7", BY_LADDER)


def test_a_line_ends_at_friends_that_live():
    board, stone = position("one move from friends that live")
    _, line, _ = asked(board, stone, "defend")
    assert [step.end for step in line.moves()] == [BY_FRIENDS]


def test_a_ko_that_is_taken_back_needs_a_threat():
    board, stone = position("a bent four to be made, or a real ko of it")
    _, line, _ = asked(board, stone, "defend")
    assert [(to_gtp(step.point, 9), step.needs_threat) for step in line.moves()] == [
        ("A1", False),
        ("A2", False),
        ("A1", True),
    ]
    assert line.moves()[-1].end == GIVEN_UP


def test_the_loser_tries_what_holds_out_longest_first():
    board, stone = position("who moves in the corner first loses, so both pass")
    _, line, _ = asked(board, stone, "attack")

    def length(steps):
        return 1 + length(steps[0].following) if steps else 0

    held_out = [length(step.following) for step in line.following]
    assert len(held_out) > 3
    assert held_out[0] == max(held_out) > min(held_out)


def test_the_groups_around():
    board, stone = position("a semeai, three liberties each")
    state = board.state()
    READER.read(board, stone)
    found = [(group.color, len(group.stones), group.lives) for group in READER.around(board)]
    assert found == [(BLACK, 9, True), (WHITE, 10, True), (WHITE, 4, False)]
    assert stone in READER.group(board, stone)
    assert board.state() == state
