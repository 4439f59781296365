"""The tactician on positions of its own (nets, snapbacks, eyes, ko, ladders), turned boards, and games."""

import random

import pytest
from learning_games import CLASSICS, classic, positions
from reading_positions import random_board, strings

from engine.board import Board
from engine.diagram import read_marked
from engine.points import (
    BLACK,
    NO_POINT,
    PASS,
    WHITE,
    board_points,
    from_gtp,
    opponent,
    point,
    to_gtp,
    transform,
)
from engine.reader.results import ATTACKER_NEEDS_THREAT, DEFENDER_NEEDS_THREAT, SAVED, TAKEN, UNDECIDED
from engine.reader.strings import StringReader

READER = StringReader()

# The stone that is asked about; attack: result and moves that are right; defence: the same.
POSITIONS = {
    "a net": (
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . X X . . . .
        . . X O . . . . .
        . . X . . . . . .
        . . . . . . . . .
        . . . . O O . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        ("D6", TAKEN, "E5", SAVED, "D5 E6 E5"),
    ),
    "a snapback": (
        """
        . X O . O X .
        . X O O X X .
        . X X X O O .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        ("C7", TAKEN, "D7", TAKEN, ""),
    ),
    "a crane's nest": (
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . O O O . . .
        . . O X X X O . .
        . . O X . X O . .
        . . O . . . O . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        ("D6", TAKEN, "D4 E4 F4", SAVED, "E4"),
    ),
    "two eyes": (
        """
        . O . O X . .
        O O O O X . .
        X X X X X . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        """,
        ("B7", SAVED, "", SAVED, ""),
    ),
    "two points are one eye": (
        """
        . X O . . O X . .
        X X O O O O X . .
        . X X X X X X . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        """,
        ("C9", TAKEN, "D9 E9", TAKEN, ""),
    ),
    "a false eye": (
        """
        . . . . . . .
        . . X X . . .
        . X O O X . .
        . X . O X . .
        . . X . O X .
        . . . X X . .
        . . . . . . .
        """,
        ("C5", TAKEN, "C4", TAKEN, ""),
    ),
    "on the first line nothing runs": (
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . . . . . . . . .
        . X X X . . . . .
        . X O O X X . . .
        . . . . . . . . .
        """,
        ("C2", TAKEN, "A1 B1 C1 D1 E1 F1", TAKEN, ""),
    ),
    "an attacker is taken": (
        """
        . O X . . . .
        O O X . . . .
        X X O X . . .
        . X O X . . .
        . O O X . . .
        O X X X . . .
        . X . . . . .
        """,
        ("C5", TAKEN, "A7 A3", SAVED, "A4"),
    ),
    "one stone of a ko": (
        """
        . X O . .
        X O . O .
        . X O . .
        . . . . .
        . . . . .
        """,
        ("B4", DEFENDER_NEEDS_THREAT, "C4", SAVED, "C4 A5"),
    ),
    "two stones that come back for one, by a move that takes nothing": (
        """
        . O O O
        O X O O
        O X X O
        X X X .
        """,
        ("C2", TAKEN, "D1", SAVED, "A4"),
    ),
}


@pytest.mark.parametrize("swap", [False, True])
@pytest.mark.parametrize("name", POSITIONS)
def test_positions(name, swap):
    diagram, (at, attack, attacks, defence, defences) = POSITIONS[name]
    board, _ = read_marked(diagram.replace("X", "x").replace("O", "X").replace("x", "O") if swap else diagram)
    for reading, result, moves in (
        (READER.attack(board, from_gtp(at, board.size), 50000), attack, attacks),
        (READER.defend(board, from_gtp(at, board.size), 50000), defence, defences),
    ):
        assert reading.result == result
        assert (to_gtp(reading.move, board.size) if reading.move != NO_POINT else "") in (
            moves.split() or [""]
        )


def test_all_moves_are_the_best_ones():
    board, _ = read_marked(POSITIONS["an attacker is taken"][0])
    stone = from_gtp("C5", 7)
    for attacking, moves in ((True, "A7 A3"), (False, "A4")):
        found = READER.all_moves(board, stone, attacking)
        assert {to_gtp(p, 7) for p in found} == set(moves.split())
        assert {reading.result for reading in found.values()} == {TAKEN if attacking else SAVED}
    board, _ = read_marked(POSITIONS["two eyes"][0])
    assert READER.all_moves(board, from_gtp("B7", 7), True) == {}
    assert READER.all_moves(board, from_gtp("B7", 7), False) == {}


def test_a_ban_gives_the_other_side_the_ko():
    board, _ = read_marked(POSITIONS["one stone of a ko"][0])
    board.play(BLACK, from_gtp("C4", 5))  # takes B4; White may not take it back at once
    stone = from_gtp("C4", 5)
    banned = READER.attack(board, stone)
    assert (banned.result, to_gtp(banned.move, 5)) == (ATTACKER_NEEDS_THREAT, "B4")
    board.play(WHITE, PASS)
    board.play(BLACK, PASS)
    assert READER.attack(board, stone).result == DEFENDER_NEEDS_THREAT


@pytest.mark.parametrize("size", [9, 19, 25])
@pytest.mark.parametrize("breaker", [False, True])
def test_a_ladder_is_read_across_the_board(size, breaker):
    board = Board(size)
    for col, row in ((3, 2), (2, 2), (1, 3), (2, 4)):
        board.play(BLACK, point(col, row))
    board.play(WHITE, point(2, 3))
    if breaker:
        board.play(WHITE, point(size - 3, size - 3))
    reading = READER.defend(board, point(2, 3), 200000)
    assert reading.so_far == (SAVED if breaker else TAKEN)


def turned(board, symmetry, swap):
    """A board with the same line of moves, turned, perhaps with the colors exchanged."""
    image = Board(board.size)
    for color, at in board.moves():
        image.play(
            opponent(color) if swap else color, at if at == PASS else transform(at, symmetry, board.size)
        )
    return image


@pytest.mark.parametrize("symmetry", range(8))
def test_turned_boards_are_read_the_same_way(symmetry):
    """Moves are tried in another order, which must not matter."""
    for seed in range(40):
        board = random_board(4 + seed % 5, seed, 10 + seed)
        image = turned(board, symmetry, swap=seed % 2 == 1)
        for stone in strings(board):
            for question in ("attack", "defend"):
                one = getattr(READER, question)(board, stone)
                two = getattr(READER, question)(image, transform(stone, symmetry, board.size))
                assert one.result == two.result or UNDECIDED in (one.result, two.result)


def middle_game_strings(number):
    """Strings of four liberties or fewer from the embedded games, moves 60 to 200, always the same."""
    rng, names = random.Random(11), sorted(path.stem for path in CLASSICS.glob("*.sgf"))
    while True:
        game = classic(rng.choice(names))
        start = rng.randrange(60, 200)
        for move_no, (board, _, _) in enumerate(positions(game)):
            if move_no == start:
                for stone in strings(board):
                    if board.num_liberties(stone) <= 4:
                        yield board, stone
                        number -= 1
                        if number == 0:
                            return
                break


def answered(board, color, move, ask):
    """What is read after a move, None when the ko ban forbids it."""
    if not board.is_legal(color, move):
        return None
    board.play(color, move)
    found = ask(board)
    board.undo()
    return found


def test_a_thousand_strings_of_the_middle_game_are_read_consistently():
    """A capture is still one after its first move, a rescue after its first; nothing that is lost is safe."""
    undecided = 0
    for board, stone in middle_game_strings(1000):
        color = board.color_at(stone)
        attack, defence = READER.attack(board, stone), READER.defend(board, stone)
        undecided += UNDECIDED in (attack.result, defence.result)
        if UNDECIDED not in (attack.result, defence.result):
            assert defence.result <= attack.result, "moving first is no handicap"
        if attack.result == TAKEN:
            after = answered(
                board,
                opponent(color),
                attack.move,
                lambda b, s=stone, c=color: READER.defend(b, s).result if b.color_at(s) == c else TAKEN,
            )
            assert after in (None, TAKEN, UNDECIDED)
        if defence.result == SAVED and defence.move != NO_POINT:
            after = answered(board, color, defence.move, lambda b, s=stone: READER.attack(b, s).result)
            assert after in (None, SAVED, UNDECIDED)
    assert undecided < 150


def test_a_defended_string_is_not_captured_by_any_short_line():
    """Every attack of three moves, with every answer at the string's own liberties and every capture."""
    for board, stone in middle_game_strings(120):
        if READER.attack(board, stone).result == SAVED and board.num_liberties(stone) <= 3:
            assert not is_captured(board, stone, 3), to_gtp(stone, board.size)


def is_captured(board, stone, attacks):
    """Whether so many attacking moves near the string take it whatever is answered anywhere near."""
    color = board.color_at(stone)
    if board.num_liberties(stone) > attacks:
        return False
    for move in close_points(board, stone, 2):
        if board.is_legal(opponent(color), move):
            board.play(opponent(color), move)
            taken = board.color_at(stone) != color or holds(board, stone, attacks - 1)
            board.undo()
            if taken:
                return True
    return False


def holds(board, stone, attacks):
    color = board.color_at(stone)
    for answer in [PASS, *close_points(board, stone, 4)]:
        if attacks == 0 or board.num_liberties(stone) > attacks:
            return False
        if board.is_legal(color, answer):
            board.play(color, answer)
            captured = is_captured(board, stone, attacks)
            board.undo()
            if not captured:
                return False
    return True


def close_points(board, stone, distance):
    """The empty points so close to a stone of the string, the string's liberties first."""
    liberties = board.liberties(stone)
    rows = {(p // 32, p % 32) for p in board.stones(stone)}
    near = [
        p
        for p in board_points(board.size)
        if board.color_at(p) == 0
        and any(abs(p // 32 - row) + abs(p % 32 - col) <= distance for row, col in rows)
    ]
    return [*liberties, *(p for p in near if p not in liberties)]
