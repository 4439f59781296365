"""The patterns made by hand: what each matches and what it must not match, in positions of our own.

A position is pasted into tests/data/patterns (SOURCE.txt there says how).
`PYTHONPATH=tests/engine python -m tests.test_hand_patterns` writes docs/hand-patterns.md anew.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest
from written_positions import FirstLine, drawn, read_blocks

from engine.attributes import measure
from engine.board import Board
from engine.patterns import binary
from engine.patterns.book import PatternBook
from engine.patterns.matcher import Matcher
from engine.patterns.order import neighbour
from engine.patterns.pattern import ANYTHING, CLASSES, SIDE, Attribute, Pattern, TreeMove
from engine.points import NO_POINT, opponent, to_gtp
from pipeline.texts.pattern_text import read, read_folder, write

ROOT = Path(__file__).resolve().parent.parent
POSITIONS = Path(__file__).resolve().parent / "data" / "patterns"
PAGE = ROOT / "docs" / "hand-patterns.md"
FILES = {kind: ROOT / "db" / "patterns" / f"hand-{kind}.pat" for kind in CLASSES}
PATTERNS = {kind: read(path) for kind, path in FILES.items()}
ALL = [pattern for patterns in PATTERNS.values() for pattern in patterns]


@dataclass(frozen=True)
class Case:
    """A position, and whether its pattern must match there."""

    id: str
    color: int
    wanted: bool
    board: Board
    point: int
    last: int
    number: int
    why: str
    text: str


def read_cases(path: Path) -> list[Case]:
    return [read_case(first, rows) for first, *rows in read_blocks(path)]


def read_case(first: str, rows: list[str]) -> Case:
    said = FirstLine(first, "match at", "no match at")
    shown = drawn(rows)
    board, last = said.board_before(shown), next(iter(said.last(shown.size)), NO_POINT)
    if last != NO_POINT:
        board.play(shown.color_at(last), last)
        assert board.hash == shown.hash, f"{first}: the last move captures"
    return Case(
        id=said.id,
        color=said.color,
        wanted=said.is_wanted,
        board=board,
        point=said.point(shown.size),
        last=last,
        number=said.number,
        why=said.why,
        text="\n".join([first, *rows]),
    )


CASES = {kind: read_cases(POSITIONS / f"{kind}.txt") for kind in CLASSES}
ALL_CASES = [case for cases in CASES.values() for case in cases]


def turned(pattern: Pattern, symmetry: int) -> frozenset:
    """What the pattern asks, cell by cell from its move, under one of the eight symmetries."""

    def turn(cell: int) -> tuple[int, int]:
        x, y = cell % SIDE - pattern.move % SIDE, cell // SIDE - pattern.move // SIDE
        if symmetry & 4:
            x, y = y, x
        return (-x if symmetry & 1 else x), (-y if symmetry & 2 else y)

    cells = {(turn(cell), bits) for cell, bits in enumerate(pattern.cells) if bits != ANYTHING}
    return frozenset(cells | {(turned_name(at, turn), at.low, at.high) for at in pattern.attributes})


def turned_name(attribute: Attribute, turn: Callable) -> tuple:
    return (attribute.measure, turn(attribute.cell) if attribute.cell >= 0 else None)


def test_there_are_more_than_a_hundred():
    assert len(ALL) >= 110


@pytest.mark.parametrize("kind", CLASSES)
def test_files_hold_their_class_as_the_writer_writes_it(kind, tmp_path):
    assert {pattern.kind for pattern in PATTERNS[kind]} == {kind}
    write(tmp_path / "again.pat", PATTERNS[kind])
    assert (tmp_path / "again.pat").read_text("utf-8") == FILES[kind].read_text("utf-8")


def test_ids_are_unique_and_explained():
    read_folder(ROOT / "db" / "patterns")  # refuses an id that occurs twice
    assert [pattern.id for pattern in ALL if not pattern.text or pattern.sources != ("hand",)] == []


def test_no_two_are_the_same_after_turning():
    seen: dict[frozenset, str] = {}
    for pattern in ALL:
        same = {seen[form] for form in (turned(pattern, s) for s in range(8)) if form in seen}
        assert not same, f"{pattern.id} is the same as {same}"
        seen[turned(pattern, 0)] = pattern.id


@pytest.mark.parametrize("kind", CLASSES)
def test_every_pattern_has_positions_of_both_kinds(kind):
    counts = Counter((case.id, case.wanted) for case in CASES[kind])
    assert {id for id, _ in counts} == {pattern.id for pattern in PATTERNS[kind]}
    assert [key for key, count in counts.items() if count < 2] == []
    assert len(counts) == 2 * len(PATTERNS[kind])
    assert [case.text for case in CASES[kind] if not case.wanted and not case.why] == []


@pytest.fixture(scope="module")
def matcher(tmp_path_factory) -> Matcher:
    """All patterns of all classes at once, through the binary."""
    path = tmp_path_factory.mktemp("hand") / "hand.bin"
    binary.write(path, ALL)
    return Matcher(PatternBook.open(path))


def symmetries(matcher: Matcher, case: Case) -> list[int]:
    """In which orientations the pattern of the case, its attributes too, suggests the case's point."""
    index = matcher.book.index(case.id)
    pattern = matcher.book.pattern(index)
    return [
        symmetry
        for point, number, symmetry in matcher.match(case.board, case.color)
        if (point, number) == (case.point, index)
        and all(holds(attribute, pattern, symmetry, case) for attribute in pattern.attributes)
    ]


def place(pattern: Pattern, cell: int, symmetry: int, case: Case) -> int:
    """The point of the case's board where a cell of its pattern lies."""
    dx, dy = cell % SIDE - pattern.move % SIDE, cell // SIDE - pattern.move // SIDE
    return neighbour(case.point, symmetry, dx, dy)


def holds(attribute: Attribute, pattern: Pattern, symmetry: int, case: Case) -> bool:
    at = place(pattern, attribute.cell, symmetry, case) if attribute.cell >= 0 else case.point
    value = measure(case.board, case.color, attribute.measure, at, case.last, case.number)
    return attribute.low <= value <= attribute.high


@pytest.mark.parametrize("kind", CLASSES)
def test_each_matches_where_it_must_and_only_there(matcher, kind):
    wrong = [case.text for case in CASES[kind] if bool(symmetries(matcher, case)) != case.wanted]
    assert not wrong, "\n\n".join(["", *wrong])


def refused(board: Board, moves: tuple[TreeMove, ...], color: int, at: Callable[[int], int]) -> list[str]:
    """The moves of a tree, and of all below it, that cannot be played on the board."""
    wrong = []
    for move in moves:
        side = color if move.side == "friend" else opponent(color)
        if not board.is_legal(side, at(move.cell)):
            wrong.append(f"{move.side} {to_gtp(at(move.cell), board.size)} {move.text}")
            continue
        board.play(side, at(move.cell))
        wrong += refused(board, move.answers, color, at)
        board.undo()
    return wrong


def test_moves_and_trees_can_be_played_where_the_pattern_matches(matcher):
    for case in ALL_CASES:
        pattern = matcher.book.pattern(matcher.book.index(case.id))
        tree = (TreeMove(pattern.move, "friend", answers=pattern.answers), *pattern.alternatives)
        for symmetry in symmetries(matcher, case):
            at = partial(place, pattern, symmetry=symmetry, case=case)
            assert refused(case.board.copy(), tree, case.color, at) == [], case.text


def page() -> str:
    """docs/hand-patterns.md."""
    lines = [
        "# Patterns made by hand",
        "",
        f"{len(ALL)} patterns of basic shape as players know it, written for Katachi in the",
        "[text form](formats/pattern-text.md): `db/patterns/hand-*.pat`. Positions where each must",
        "match and must not match are in `tests/data/patterns`.",
        "`PYTHONPATH=tests/engine python -m tests.test_hand_patterns` writes this page.",
    ]
    for kind, patterns in PATTERNS.items():
        lines += ["", f"## {kind}", "", *(f"- `{pattern.id}`: {pattern.text}" for pattern in patterns)]
    return "\n".join(lines) + "\n"


def test_the_page_lists_them():
    assert PAGE.read_text(encoding="utf-8") == page()


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
