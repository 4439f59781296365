"""Positions for the tests of patterns, their 16 images, and the cut worked out from masks alone."""

from hypothesis import strategies as st

from engine.board import Board
from engine.patterns import masks
from engine.points import BLACK, board_points, encode_move, point, transform_moves

# Shusaku against Gennan Inseki, 1846: the ear-reddening game up to move 120.
EAR_REDDENING = (
    b"qdDCpqOCcpCFepQOpeNPpoPPopQPoqOOpnQQnqONpmOMplMPmqOLpkLQlrKRlpKQqrRRrsMRnrPRpsQSnoMOqrRMrlQSloMN"
    b"qrQMorQLqjRJriRKlnMMqiRQjnLSnsGQgoCKkcICpcNJkeOGohPBqbNGmiMJndPHqgPGhqHRirIQhpJRfcLCldMClbMBmdQF"
    b"pfQHrgRHshRFsgPJpiOIojNIqkOKqeKBjbKAjcOBjaLAdbCC"
)
SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 13, 19, 25]


def random_board(size, steps, span=9):
    """A position reached by playing what is legal of ``steps`` (colour, number), all in a corner."""
    board = Board(size)
    width = min(size, span)
    for color, number in steps:
        place = point(number % width, number // width % width)
        if board.is_legal(color, place):
            board.play(color, place)
    return board


@st.composite
def boards(draw, sizes=SIZES, max_steps=50):
    size = draw(st.sampled_from(sizes))
    steps = draw(st.lists(st.tuples(st.sampled_from([1, 2]), st.integers(0, 80)), max_size=max_steps))
    return random_board(size, steps)


@st.composite
def places(draw, sizes=SIZES, max_steps=50):
    """A position and an empty point of it, in a random orientation and colours."""
    board = image(draw(boards(sizes, max_steps)), draw(st.integers(0, 15)))
    width = min(board.size, 10)
    near = [p for p in empty_points(board) if p in set(board_points(board.size)[: width * board.size])]
    return board, draw(st.sampled_from(near or empty_points(board)))


def empty_points(board):
    return [place for place in board_points(board.size) if board.color_at(place) == 0]


def stones(board):
    """The stones of a position as move text."""
    return b"".join(
        encode_move(board.color_at(place), place)
        for place in board_points(board.size)
        if board.color_at(place) != 0
    )


def image(board, symmetry):
    """The position under symmetry 0-15: bits 0-2 turn the board, 8 exchanges the colours."""
    text = transform_moves(stones(board), symmetry & 7, board.size)
    result = Board(board.size)
    result.setup(text.swapcase() if symmetry & 8 else text)
    return result


def image_color(color, symmetry):
    return 3 - color if symmetry & 8 else color


def after(moves, size=19):
    board = Board(size)
    played, reason = board.play_moves(moves)
    assert (played, reason) == (len(moves) // 2, "")
    return board


def real_positions():
    """Positions of a real game, with the side to move."""
    return [
        (after(EAR_REDDENING[: 2 * n]), BLACK if n % 2 == 0 else 3 - BLACK) for n in (0, 1, 9, 40, 77, 120)
    ]


def naive_views(board, color, place):
    """The 64 cells around a point in the eight orientations: 0 empty, 1 friend, 2 enemy, 3 edge."""
    return [
        tuple(KINDS[contents] for contents in masks.window_cells(board, color, place, symmetry))
        for symmetry in range(8)
    ]


KINDS = {1: 0, 2: 3, 4: 1, 8: 1, 16: 1, 32: 2, 64: 2, 128: 2}


def naive_key(view):
    """The encoding of a view."""
    number = 0
    for cell in view:
        number = number * 4 + cell
    return number.to_bytes(16, "big")


def num_stones(view):
    return sum(cell in (1, 2) for cell in view)


def naive_cut(board, color, place):
    """The rule of the design, from the naive views: most stones, then the smallest encoding."""
    views = naive_views(board, color, place)
    most = max(map(num_stones, views))
    return min((naive_key(view), s) for s, view in enumerate(views) if num_stones(view) == most)
