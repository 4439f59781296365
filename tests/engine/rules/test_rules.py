"""The rules: what each speaks for and what it must be silent about; the same from all sides.

Positions lie in tests/data/rules (SOURCE.txt there says how they are written).
"""

import re
from collections import Counter
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from reading_positions import random_board
from thorough import repeated
from written_positions import FirstLine, drawn, read_blocks

from engine import diagram
from engine.board import Board
from engine.features import AT_RULES, NUM_FEATURES
from engine.points import (
    BLACK,
    PASS,
    WHITE,
    board_points,
    encode_move,
    from_gtp,
    opponent,
    to_gtp,
)
from engine.rules import RULES, THEMES
from engine.strategy import PHASES, STANDINGS
from engine.valuation import Valuation

DATA = Path(__file__).parents[2] / "data" / "rules"


@dataclass(frozen=True)
class Case:
    """A position, and whether a rule must speak for a move there."""

    id: str
    color: int
    wanted: bool
    board: Board
    point: int
    why: str
    text: str


def read_cases(path: Path) -> list[Case]:
    return [case for block in read_blocks(path) for case in read_block(block)]


def read_block(block: list[str]) -> list[Case]:
    """The cases of one diagram: a line each, before it."""
    heads = [line for line in block if ": " in line]
    return [read_case(head, block[len(heads) :]) for head in heads]


def read_case(first: str, rows: list[str]) -> Case:
    said = FirstLine(first, "speaks for", "silent about")
    shown = drawn(rows)
    board, last = said.board_before(shown), said.last(shown.size)
    for at in [PASS] * (said.number - 1 - len(last)) + last:
        left = max(said.number - 1, len(last)) - board.num_moves
        board.play(opponent(said.color) if left % 2 else said.color, at)
    assert board.hash == shown.hash, f"{first}: the last moves capture, or are of the wrong color"
    text = "\n".join([first, *rows])
    return Case(said.id, said.color, said.is_wanted, board, said.point(shown.size), said.why, text)


CASES = {path.stem: read_cases(path) for path in sorted(DATA.glob("*.txt")) if path.stem != "SOURCE"}


@pytest.fixture(scope="module")
def valuation() -> Valuation:
    """Without komi, so that a game stands the same for both."""
    found = Valuation()
    found.rules.ground.strategy.komi = 0.0
    return found


def moves_of(valuation: Valuation, board: Board, color: int) -> set[tuple[str, str]]:
    """Which rules speak for which moves."""
    valuation.values(board, color)
    points = [at for at in board_points(board.size) if board.is_legal(color, at)]
    return {(rule.id, to_gtp(at, board.size)) for at in points for rule, _ in valuation.rules.spoken_at(at)}


@pytest.mark.parametrize("theme", CASES)
def test_every_rule_of_a_theme_has_positions_of_both_kinds(theme):
    counts = Counter((case.id, case.wanted) for case in CASES[theme])
    rules = {rule.id for rule in THEMES[theme.replace("-", " ")]}
    assert {rule for rule, _ in counts} == rules
    assert [key for key, count in counts.items() if count < 2] == []
    assert len(counts) == 2 * len(rules)
    assert [case.text for case in CASES[theme] if not case.wanted and not case.why] == []


@pytest.mark.parametrize("theme", CASES)
def test_each_speaks_where_it_must_and_only_there(theme, valuation):
    wrong = []
    for case in CASES[theme]:
        spoken = (case.id, to_gtp(case.point, case.board.size)) in moves_of(valuation, case.board, case.color)
        if spoken != case.wanted:
            wrong.append(case.text)
    assert not wrong, "\n\n".join(["", *wrong])


def test_ids_are_words_and_sentences_name_what_they_are_about():
    for rule in RULES:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", rule.id), rule
        assert set(re.findall(r"{(.*?)}", rule.text)) <= {"subject", "other"}, rule
        assert set(rule.phases) <= set(PHASES), rule
        assert set(rule.standings) <= set(STANDINGS), rule
    assert len({rule.text for rule in RULES}) == len(RULES)


def setup_of(board: Board, exchanged: bool) -> Board:
    """The stones of a board, with the colors exchanged or not."""
    found = Board(board.size)
    stones = [(board.color_at(at), at) for at in board_points(board.size) if board.color_at(at)]
    found.setup(b"".join(encode_move(opponent(color) if exchanged else color, at) for color, at in stones))
    return found


@settings(max_examples=repeated(20, 40), deadline=None)
@given(
    board=st.builds(random_board, st.sampled_from([9, 13, 19]), st.integers(0, 2**32), st.integers(1, 250))
)
def test_rules_say_the_same_when_colors_are_exchanged(valuation, board):
    said = moves_of(valuation, setup_of(board, False), BLACK)
    assert moves_of(valuation, setup_of(board, True), WHITE) == said


@settings(max_examples=repeated(10, 20), deadline=None)
@given(board=st.builds(random_board, st.sampled_from([9, 19]), st.integers(0, 2**32), st.integers(2, 250)))
def test_rules_say_the_same_whatever_was_looked_at_before(valuation, board):
    later = moves_of(valuation, board, BLACK)
    fresh = Valuation()
    fresh.rules.ground.strategy.komi = 0.0
    assert moves_of(fresh, board, BLACK) == later


ENCLOSED = """
    . . . . . . . . .
    . . . . . . . . .
    . O O O O O O O .
    . O X X X X X O .
    . O X . . . X O .
    . O X X X X X O .
    . O O O O O O O .
    . . . . . . . . .
    . . . . . . . . .
    """


def test_a_rule_speaks_once_for_a_legal_move_and_its_sentence_has_no_gaps(valuation):
    board = diagram.read(ENCLOSED)
    valuation.values(board, BLACK)
    for at in board_points(board.size):
        spoken = [rule.id for rule, _ in valuation.rules.spoken_at(at)]
        assert len(set(spoken)) == len(spoken)
        assert board.color_at(at) not in (BLACK, WHITE) or not spoken
        assert not any("{" in text or "A0" in text for _, text in valuation.rules.spoken_at(at))


def test_a_ko_threat_names_a_stone_that_it_puts_into_atari(valuation):
    named = set()
    for case in CASES["ko-and-counting"]:
        board, side = case.board, case.color
        valuation.values(board, side)
        for at in board_points(board.size):
            for rule, text in valuation.rules.spoken_at(at) if board.is_legal(side, at) else ():
                if rule.id in ("threaten-capture", "threaten-stone"):
                    stone = from_gtp(text.split()[-1], board.size)
                    assert board.color_at(stone) == opponent(side), case.text
                    assert board.num_liberties(stone) == 2, case.text
                    assert at in board.liberties(stone), case.text
                    named.add(rule.id)
    assert named == {"threaten-capture", "threaten-stone"}


def test_rules_are_parts_of_the_value(valuation):
    board = diagram.read(ENCLOSED)
    valuation.values(board, BLACK)
    spoken = 0
    for at in board_points(board.size):
        if board.is_legal(BLACK, at):
            rules = len(valuation.rules.spoken_at(at))
            numbers = [number for number, _ in valuation.parts(board, BLACK, at)]
            assert sum(AT_RULES <= number < NUM_FEATURES for number in numbers) == rules
            spoken += rules
    assert spoken


def test_the_places_in_data_sheets_are_those_in_the_tables():
    sheets = (Path(__file__).parents[3] / "engine" / "rules").glob("*.pxd")
    enums = {
        sheet.stem: re.search(r"in RULES\.\ncdef enum:\n((?:    \w+ = \d+.*\n)+)", sheet.read_text("utf-8"))
        for sheet in sheets
    }
    places = {name: list(map(int, re.findall(r"= (\d+)", enum[1]))) for name, enum in enums.items() if enum}
    rules = {name: import_module(f"engine.rules.{name}").RULES for name in places}
    assert sorted(map(id, rules.values())) == sorted(map(id, THEMES.values()))
    assert places == {name: list(range(len(some))) for name, some in rules.items()}


def test_the_catalogue_has_every_rule_with_its_sentence():
    page = (Path(__file__).parents[3] / "docs" / "rules.md").read_text("utf-8")
    listed = re.findall(r"^\| `([a-z0-9-]+)` \| (.*?) \| ", page, re.MULTILINE)
    assert listed == [(rule.id, rule.text) for rule in RULES]
    assert re.findall(r"^## (.*)", page, re.MULTILINE) == list(THEMES)


def test_the_catalogue_has_the_weights_that_come_with_the_program():
    root = Path(__file__).parents[3]
    page, weights = ((root / name).read_text("utf-8") for name in ("docs/rules.md", "db/learned/weights.txt"))
    known = dict(re.findall(r"^(\S+) (-?[\d.e-]+)$", weights, re.MULTILINE))
    listed = re.findall(r"^\| `([a-z0-9-]+)` \|.*\| ([+-][\d.]+) \|$", page, re.MULTILINE)
    assert len(listed) == len(RULES)
    assert {id for id, weight in listed if f"{float(known.get(f'rule/{id}', 0)):+.2f}" != weight} == set()
