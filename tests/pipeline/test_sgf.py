"""Reading and writing records: against sgfmill, back and forth, and under every kind of damage."""

import random
import signal
from collections import Counter
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sgfmill import sgf
from thorough import repeated

from engine.board import Board
from engine.points import BLACK, EMPTY, PASS, WHITE, EngineError, board_points, encode_move, point
from pipeline.errors import RejectedGame
from pipeline.game_records.splitter import MAX_GAME_BYTES
from pipeline.records import GameRecord
from pipeline.sgf import PROBLEMS, REJECTIONS, parse_game, write_game

DIRTY = [
    path.read_bytes() for path in sorted((Path(__file__).parents[1] / "data" / "dirty").glob("*.[sm]g[ft]"))
]
MUTATIONS = 2000
TIME_LIMIT_S = 20
PRINTABLE = st.characters(codec="utf-8", exclude_categories=("C", "Z"), include_characters=" ")


def playout(seed: int, size: int, num_moves: int, setup: bytes) -> bytes:
    """Random legal moves with a pass now and then, in turn."""
    chance = random.Random(seed)
    board = Board(size)
    board.setup(setup)
    points = board_points(size)
    color = chance.choice((BLACK, WHITE))
    moves = []
    for _ in range(num_moves):
        choice = PASS if chance.random() < 0.03 else chance.choice(points)
        if choice == PASS or (board.color_at(choice) == EMPTY and board.is_legal(color, choice)):
            board.play(color, choice)
            moves.append(encode_move(color, choice))
            color = BLACK + WHITE - color
    return b"".join(moves) or encode_move(color, PASS)


@st.composite
def records(draw):
    """Records in the form that reading gives, of every size."""
    size = draw(st.integers(2, 25))
    cells = st.tuples(st.integers(0, size - 1), st.integers(0, size - 1))
    stones = draw(st.dictionaries(cells, st.sampled_from((BLACK, BLACK, WHITE)), max_size=6))
    setup = b"".join(sorted(encode_move(color, point(*cell)) for cell, color in stones.items()))
    try:
        Board(size).setup(setup)
    except EngineError:  # a string without liberties
        setup, stones = b"", {}
    moves = playout(draw(st.integers(0, 10**6)), size, draw(st.integers(1, 120)), setup)
    only_black = bool(setup) and setup.islower()
    white_begins = moves[:2] == b"::" or b"A" <= moves[:1] <= b"Z"
    if only_black and white_begins:
        handicap = len(stones)
    else:
        handicap = 0 if setup else draw(st.integers(0, 9))
    text = st.text(PRINTABLE, max_size=12).map(str.strip)
    days = draw(st.lists(st.dates(date(1000, 1, 1), date(2999, 12, 31)), max_size=3, unique=True))
    return GameRecord(
        size=size,
        setup=setup,
        moves=moves,
        black=draw(text),
        white=draw(text),
        black_rank=draw(text),
        white_rank=draw(text),
        komi=draw(st.none() | st.integers(-2 * size * size, 2 * size * size).map(lambda half: half / 2)),
        handicap=handicap,
        result=draw(
            st.sampled_from(["", "?", "0", "Void", "B+", "W+R", "B+T", "W+F", "B+0.5", "W+12", "B+361"])
        ),
        date=",".join(day.isoformat() for day in days),
        year=days[0].year if days else None,
        event=draw(text),
        round=draw(text),
        place=draw(text),
        rules=draw(text),
    )


def without_problems(record: GameRecord) -> GameRecord:
    return GameRecord(**{name: getattr(record, name) for name in record.__slots__ if name != "problems"})


@settings(max_examples=repeated(75, 150))
@given(records())
def test_what_is_written_is_read_back(record):
    assert without_problems(parse_game(write_game(record))) == record


@settings(max_examples=repeated(25, 50))
@given(records())
def test_moves_and_setup_agree_with_sgfmill(record):
    written = write_game(record)
    game = sgf.Sgf_game.from_bytes(written)
    ours = parse_game(written)
    assert game.get_size() == ours.size
    letters = {"b": 97, "w": 65}

    def text(color, place):
        if place is None:
            return b".." if color == "b" else b"::"
        row, col = place
        return bytes((letters[color] + col, letters[color] + ours.size - 1 - row))

    main_line = [node.get_move() for node in game.get_main_sequence()[1:]]
    assert b"".join(text(color, place) for color, place in main_line) == ours.moves
    black, white, _ = game.get_root().get_setup_stones()
    stones = [text("b", place) for place in black] + [text("w", place) for place in white]
    assert b"".join(sorted(stones)) == ours.setup


def test_clean_records_have_no_problems():
    record = parse_game(b"(;GM[1]SZ[5];B[aa];W[bb];B[cc]" + b";W[];B[]" * 9 + b")")
    assert record.problems == ()
    assert record.moves == b"aaBBcc" + b"::.." * 9


def test_only_the_first_game_is_read():
    record = parse_game(b"(;SZ[5];B[aa](;W[bb])(;W[cc]))(;SZ[5];B[ee])")
    assert record.moves == b"aaBB"
    assert [problem.code for problem in record.problems] == ["few-moves", "trailing-text", "variations"]


# --- damage ---------------------------------------------------------------------------------------


@pytest.fixture
def time_limit():
    """Turns a hang into a failure."""

    def stop(signum, frame):
        raise TimeoutError(f"a record took more than {TIME_LIMIT_S} s")

    before = signal.signal(signal.SIGALRM, stop)
    yield lambda: signal.alarm(TIME_LIMIT_S)
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)


def parsed(data: bytes) -> tuple[str, GameRecord | None]:
    try:
        return "kept", parse_game(data)
    except RejectedGame as rejected:
        return rejected.code, None


def outcome(data: bytes) -> str:
    """``"kept"`` or the rejection's code; what is kept must be sound in itself."""
    code, record = parsed(data)
    if record is None:
        assert code in REJECTIONS
        return code
    assert {problem.code for problem in record.problems} <= set(PROBLEMS)
    assert all((problem.move_no or 0) <= record.num_moves + 1 for problem in record.problems)
    board = Board(record.size)
    board.setup(record.setup)
    assert board.play_moves(record.moves) == (record.num_moves, "")
    assert without_problems(parse_game(write_game(record))).moves == record.moves
    return code


def mutated(chance: random.Random) -> bytes:
    """A record with bytes flipped, cut anywhere, spliced, repeated, or with rubbish in it."""
    data = bytearray(chance.choice(DIRTY))
    kind = chance.randrange(6)
    place = chance.randrange(len(data) + 1)
    if kind == 0:
        for _ in range(chance.randint(1, 20)):
            if data:
                data[chance.randrange(len(data))] ^= 1 << chance.randrange(8)
    elif kind == 1:
        del data[place:]
    elif kind == 2:
        other = chance.choice(DIRTY)
        data[place:] = other[chance.randrange(len(other) + 1) :]
    elif kind == 3:
        data[place:place] = chance.randbytes(chance.randint(1, 200))
    elif kind == 4:
        data[place:place] = data[: chance.randrange(len(data) + 1)] * chance.randint(1, 5)
    else:
        data[place:place] = chance.choice(
            (b"(;", b"[", b"]", b"\\", b"\0", b"(", b")", b";")
        ) * chance.randint(1, 900)
    return bytes(data)


def test_mutated_records_are_each_counted(time_limit):
    chance = random.Random(2)
    counts: Counter[str] = Counter()
    for _ in range(MUTATIONS):
        time_limit()
        counts[outcome(mutated(chance))] += 1
    assert counts.total() == MUTATIONS
    assert counts["kept"] > MUTATIONS / 3  # the damage is real, and most games survive it
    assert counts["no-moves"] > 0


FILL = MAX_GAME_BYTES // 4
HUGE = {
    "parentheses": b"(" * FILL,
    "closing parentheses": b")" * FILL,
    "nodes": b";" * FILL,
    "open brackets": b"[" * FILL,
    "closing brackets": b"]" * FILL,
    "empty values": b"[]" * (FILL // 2),
    "one open value": b"C[" + b"x" * FILL,
    "backslashes": b"C[" + b"\\" * FILL,
    "one name": b"A" * FILL,
    "stray bytes": b"1a" * (FILL // 2),
    "values without names": b"1[a]" * (FILL // 4),
    "NULs": b"\0" * FILL,
    "lead bytes": b"\xe6?" * (FILL // 2),
    "high bytes": b"\xb0" * FILL,
    "white space": b"( " * (FILL // 2),
    "setup": b";AB" + b"[aa:ss]" * (FILL // 7),
    "dates": b"DT[" + b"1846," * (FILL // 5) + b"]",
    "words": b"RE[White wins " + b"by 1 " * (FILL // 5) + b"]",
    "digits": b"KM[" + b"9" * (FILL - 9) + b"]",
}


@pytest.mark.parametrize("kind", HUGE)
def test_huge_records_end_in_time(kind, time_limit):
    time_limit()
    assert outcome(b"(;GM[1]SZ[19];B[aa];W[bb];" + HUGE[kind]) == "kept"


def test_nesting_100_000_deep(time_limit):
    deep = 100_000
    time_limit()
    assert parse_game(b"(;SZ[19];B[aa]" + b"(;C[]" * deep + b";W[bb]" + b")" * deep + b")").moves == b"aaBB"
    record = parse_game(b"(;SZ[19];B[aa]" + b"(;C[]" * deep)
    assert [problem.code for problem in record.problems] == ["few-moves", "truncated"]
    record = parse_game(b"(;SZ[19];B[aa])" + b"(" * deep + b")" * deep)
    assert [problem.code for problem in record.problems] == ["few-moves", "trailing-text"]


def test_a_game_too_large_is_rejected():
    with pytest.raises(RejectedGame, match="too-large"):
        parse_game(b"(;B[aa]C[" + b"x" * MAX_GAME_BYTES + b"])")
