"""What belongs to a group and how far its room goes, against the definitions in sets and loops."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from reading_positions import around, classic_boards, random_board, strings, turned
from thorough import repeated

from engine.board import Board
from engine.points import BLACK, EMPTY, WHITE, board_points, from_gtp, opponent, transform
from engine.reader.group_judge import GroupJudge
from engine.reader.ladders import outcome

JUDGE = GroupJudge()
STEPS = 5
BOARDS = st.one_of(
    st.builds(random_board, st.integers(2, 13), st.integers(0, 2**32), st.integers(1, 150)),
    st.builds(random_board, st.integers(14, 25), st.integers(0, 2**32), st.integers(1, 500)),
)


def spread(board, points):
    return {near for at in points for near in around(board, at)} | set(points)


def flood(board, start, among):
    found = start & among
    while more := (spread(board, found) & among) - found:
        found |= more
    return found


def ties(board, common, color):
    """Whether common liberties tie strings: two do, or one where the enemy cannot play or is taken."""
    if len(common) != 1:
        return len(common) > 1
    (at,) = common
    liberties, captured = outcome(board, opponent(color), at)
    if captured or liberties > 1:
        return False
    if liberties == 0 or any(board.color_at(near) == opponent(color) for near in around(board, at)):
        return True
    (left,) = [near for near in around(board, at) if board.color_at(near) == EMPTY]
    return outcome(board, color, left)[0] > 1  # else he takes the stone back


def tied(board, stone):
    """The stones of a group and its liberties."""
    color, group, liberties = board.color_at(stone), set(board.stones(stone)), set(board.liberties(stone))
    while True:
        beside = {at for at in spread(board, liberties) - group if board.color_at(at) == color}
        found = [at for at in beside if ties(board, liberties & set(board.liberties(at)), color)]
        if not found:
            return group, liberties
        group |= set(board.stones(found[0]))
        liberties |= set(board.liberties(found[0]))


def room(board, stone, enemy_first):
    """What the group's wave reaches, when the enemy's goes first at every step, or after it."""
    color, (group, liberties) = board.color_at(stone), tied(board, stone)
    stones = {who: {at for at in board_points(board.size) if board.color_at(at) == who} for who in (0, 1, 2)}
    free, own, his, reached = stones[EMPTY], set(group), stones[opponent(color)], set()
    if not enemy_first:  # with friends that one move connects
        own |= flood(board, spread(board, liberties), stones[color])
    friends = stones[color] - own
    for step in range(STEPS):
        if enemy_first or step:
            his = spread(board, his) & free
            free -= his
        wave = spread(board, own)
        met = flood(board, wave, friends)
        own = wave & free
        free -= own
        friends -= met
        reached |= own
        own |= met
    return reached


def check(board):
    for stone in strings(board):
        sure = room(board, stone, True)
        for to_move in (BLACK, WHITE):
            told = JUDGE.judged(board, stone, to_move)
            assert set(told.group) == tied(board, stone)[0]
            assert set(told.sure) == sure
            # what lives by friends or room is not looked at more closely
            assert set(told.possible) == sure or set(told.possible) == room(board, stone, False)


@settings(max_examples=repeated(30, 100), deadline=None)
@given(board=BOARDS)
@example(board=random_board(17, 1363349907, 11))  # the enemy comes from seven rows away
def test_groups_and_their_room_are_what_the_definitions_say(board):
    check(board)


def test_groups_and_their_room_in_real_games():
    for board in classic_boards(3, (40, 120, 200)):
        check(board)


@pytest.mark.parametrize("symmetry", range(8))
def test_room_turns_with_the_board(symmetry):
    """An enemy eight lines away takes from it, whichever way he comes."""
    board = Board(13)
    board.play(BLACK, from_gtp("C11", 13))
    board.play(WHITE, from_gtp("C3", 13))
    sure = JUDGE.judged(board, from_gtp("C11", 13), BLACK).sure
    image = turned(board, symmetry)
    told = JUDGE.judged(image, transform(from_gtp("C11", 13), symmetry, 13), BLACK).sure
    assert set(told) == {transform(at, symmetry, 13) for at in sure}
