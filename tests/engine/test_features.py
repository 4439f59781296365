"""Features: positions where each group speaks and where it does not; all against the same in words."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from learning_games import classic, positions
from reading_positions import random_board
from thorough import repeated

from engine import features
from engine.diagram import read_marked
from engine.features import AT_RULES, FEATURES, GROUPS, NUM_FEATURES, NUM_GROUPS
from engine.points import (
    BLACK,
    NO_POINT,
    PASS,
    WHITE,
    EngineError,
    board_points,
    coordinates,
    from_gtp,
    opponent,
    point,
    transform,
    transform_moves,
)
from engine.reader.ladders import CAPTURED
from engine.tactics import LOST, THREATENED, Tactics
from engine.valuation import Valuation

NAMES = [
    *("last", "previous", "third", "place", "near"),
    *("capture", "extend", "rescue", "attack", "atari", "self-atari", "trapped"),
    *("liberties", "squeeze", "meets", "answer", "own-lost", "enemy-lost"),
    *("ko", "ko-threat", "after-pass"),
    *("cut", "link", "eye", "poke", "territory", "beside", "nearest", "open"),
    *("joseki", "joseki-type"),
]
#: what the evaluation says: test_situation has its positions; joseki: test_joseki_advice
EVALUATED = set(NAMES[-10:])
GROUP_OF = {f.name: name for name, group in zip(NAMES, GROUPS, strict=True) for f in group.features}


def spoken(valuation, board, color, at):
    """The names of the features of a move, the rules left out."""
    parts = valuation.parts(board, color, at)
    return [FEATURES[number].name for number, _ in parts if number < AT_RULES]


def plain(names):
    """Without what the evaluation says."""
    return [name for name in names if GROUP_OF[name] not in EVALUATED]


def test_a_rule_that_is_not_counted_is_told_as_such(monkeypatch):
    monkeypatch.setattr(features, "FEATURES", [*FEATURES, FEATURES[0]._replace(name="rule/new")])
    with pytest.raises(EngineError, match=r"^there are \d+ rules: set NUM_RULES in engine/rules/ground.pxd"):
        features._check_table()


def test_a_name_that_two_features_have_is_told(monkeypatch):
    monkeypatch.setattr(features, "FEATURES", [*FEATURES[:-1], FEATURES[0]])
    with pytest.raises(EngineError, match="two features have one name, or two rules one id"):
        features._check_table()


# -- positions -----------------------------------------------------------------------------------------

OPEN = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . * . . .
. . . . . . .
. . . . . . .
. . . . . . .
"""
RUNS = """
. . . . . . .
. . . . . . .
. . . X . . .
. . X O X . .
. . . * . . .
. . . . . . .
. . . . . . .
"""
RUNS_NOT = """
. . . . .
. . . . .
. . . . .
X X . . .
O * . . .
"""
SAVES = """
. . . . . . .
. . . . . . .
. . . X O . .
. . X O X O .
. . . * . . .
. . . . . . .
. . . . . . .
"""
TWO = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
X X X . . . .
O O * . . . .
"""
FOUR = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
X X X X X . .
O O O O * . .
"""
FIVE = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
X X X X X X .
O O O O O * .
"""
EXTENDS = """
. . . . . . .
. . . . . . .
. . . O . . .
. . O X O . .
. . . * . . .
. . . . . . .
. . . . . . .
"""
EXTENDS_TO_TWO = """
. . . . . . .
. . . . . . .
. . . O . . .
. . O X O . .
. . O * . X .
. . . . . . .
. . . . . . .
"""
EXTENDS_ON_THE_EDGE = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . O . . .
. . O X O . .
. . . * . . .
"""
EXTENDS_IN_ATARI = """
. . . . .
. . . . .
. . . . .
O O . . .
X * . . .
"""
SHORT_OF_LIBERTIES = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . O . . .
. . O X * . .
. . . . . . .
"""
CAPTURED_IN_A_LADDER = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . X . . .
. . X O * . .
. . . . . . .
"""
TWO_LIBERTIES = """
. . . . . . .
. . . . . . .
. . . X . . .
. . X O * . .
. . . . . . .
. . . . . . .
. . . . . . .
"""
CORNER = """
. . . . .
. . . . .
. . . . .
O . . . .
* . . . .
"""
THROW_IN = """
. . . . . .
. . . . . .
. . . . . .
X X X . . .
O O X . . .
. * O O . .
"""
CRAWL = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . O .
. . . . O * .
"""
FACES_THREE = """
. . . . . . .
. . . . . . .
. . . . . . .
. . X O * . .
. . . . . . .
. . . . . . .
. . . . . . .
"""
DEAD = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . . . . .
O O O O . . .
X X X O . . .
O * . O . . .
"""
KO = """
. X O . . .
X O . O . .
. X O . . .
. . . . . .
. . . . O X
. . . . . *
"""
UNDER_THE_STONES = """
. . . . .
. . . . .
. . . . .
O X X . .
. . O X .
"""

CASES = [
    # moves before it, whose turn, the point (of diagrams without a *), what each group says
    (OPEN, "", {"last": "last-none/early", "previous": "previous-none/early", "third": "third-0"}),
    (OPEN, "B D5 W E5", {"last": "last-3/early", "previous": "previous-2/early", "third": "third-0"}),
    (
        OPEN,
        "W B2 B D5 W pass",
        {"last": "last-none/early", "previous": "previous-2/early", "third": "third-6"},
    ),
    (OPEN, "W A1 B G7 W A7", {"last": "last-9/early", "previous": "previous-9/early", "third": "third-9"}),
    (
        OPEN,
        "",
        {"place": "place-4-4/early", "near": "near-8-8", "liberties": "liberties-4/0", "meets": "meets-0-0"},
    ),
    (OPEN, "W pass", {"after-pass": "after-pass", "place": "place-4-4/early"}),
    (
        OPEN,
        "W E4",
        {"after-pass": None, "near": "near-8-1", "liberties": "liberties-3/2", "meets": "meets-0-1"},
    ),
    (OPEN, "B B4 W G5", {"near": "near-2-4"}),
    (CORNER, "", {"place": "place-1-1/early", "self-atari": "self-atari-1", "liberties": "liberties-1/2"}),
    (RUNS, "", {"capture": "capture-1/needed", "extend": None, "atari": None, "attack": "attack-1"}),
    (RUNS, "W G7 B A1 W G1", {"capture": "capture-1/needed"}),
    (RUNS.replace("X O X", "X . X"), "W D4", {"capture": "capture-1/needed/last", "meets": "meets-0-1"}),
    (RUNS_NOT, "", {"capture": "capture-1", "enemy-lost": "enemy-lost-1", "own-lost": None}),
    (SAVES, "", {"capture": "capture-1/needed/saves", "extend": None}),
    (TWO, "", {"capture": "capture-2", "enemy-lost": "enemy-lost-2"}),
    (FOUR, "", {"capture": "capture-3-4", "enemy-lost": "enemy-lost-3-4"}),
    (FIVE, "", {"capture": "capture-5+", "enemy-lost": "enemy-lost-5+"}),
    (OPEN, "W D5", {"capture": None, "atari": None, "attack": None, "enemy-lost": None}),
    (EXTENDS, "", {"extend": "extend-1/free", "capture": None, "self-atari": None, "rescue": "rescue-1"}),
    (EXTENDS.replace("X O .", "X . ."), "W E4", {"extend": "extend-1/last/free"}),
    (EXTENDS_TO_TWO, "", {"extend": "extend-1/two", "trapped": None}),
    (
        EXTENDS_ON_THE_EDGE,
        "",
        {"extend": "extend-1/trapped", "trapped": "trapped-2", "own-lost": "own-lost-1"},
    ),
    (EXTENDS_IN_ATARI, "", {"extend": "extend-1/atari", "self-atari": "self-atari-2", "trapped": None}),
    (SHORT_OF_LIBERTIES, "", {"rescue": "rescue-1", "extend": None, "answer": None, "own-lost": None}),
    (
        SHORT_OF_LIBERTIES.replace("O X *", ". X *"),
        "W C2",
        {"rescue": "rescue-1/last", "answer": "answer-2-1", "meets": "meets-1-0"},
    ),
    (
        CAPTURED_IN_A_LADDER,
        "",
        {"rescue": None, "attack": "attack-1", "atari": "atari-1/ladder", "enemy-lost": None},
    ),
    (
        CAPTURED_IN_A_LADDER.replace("X O *", "X . *"),
        "W D2",
        {"attack": "attack-1/last", "atari": "atari-1/last/ladder"},
    ),
    (TWO_LIBERTIES, "", {"attack": None, "atari": "atari-1", "squeeze": None}),
    (TWO_LIBERTIES.replace("X O *", "X . *"), "W D4", {"attack": None, "atari": "atari-1/last"}),
    (THROW_IN, "", {"self-atari": "self-atari-1/gives", "atari": "atari-2/ladder/trapped"}),
    (CRAWL, "", {"self-atari": "self-atari-1", "trapped": None}),
    (CRAWL.replace("O *", ". *"), "", {"self-atari": None, "trapped": "trapped-1"}),
    (FACES_THREE, "", {"squeeze": "squeeze-3/own-3", "atari": None}),
    (FACES_THREE.replace("X O *", "X . *"), "W D4", {"squeeze": "squeeze-3/last/own-3"}),
    (FACES_THREE.replace("X O *", ". O *"), "", {"squeeze": "squeeze-4/own-3"}),
    (FACES_THREE.replace("X O *", ". . *"), "", {"squeeze": None}),
    (OPEN, "B C4 W C5", {"answer": "answer-3-1", "extend": None}),
    (OPEN, "B C4 W B2", {"answer": None}),
    (OPEN, "B D5 B D3 B C4 W A1", {"meets": "meets-3-0", "liberties": "liberties-6+/1"}),
    (OPEN, "B A1 W D5 W D3 W C4", {"meets": "meets-0-3", "liberties": "liberties-1/2"}),
    (DEAD, "", {"own-lost": "own-lost-3-4", "enemy-lost": "enemy-lost-1"}),
    (KO, "B C5", {"ko": "ko-12", "ko-threat": "ko-threat-1"}),
    (KO, "B C5", {"ko": "ko-11", "ko-threat": None}, "E1"),
    (KO, "B C5 W A1", {"ko": None, "ko-threat": None}),
    (OPEN, "W E5", {"ko": None, "ko-threat": None}),
    (UNDER_THE_STONES, "B A1 W B1", {"previous": "previous-1/early", "capture": "capture-2/last"}, "A1"),
]


def place(diagram, moves, at=None):
    """The board after the moves, and the point of the ``*``."""
    board, marks = read_marked(diagram)
    words = moves.split()
    for color, name in zip(words[::2], words[1::2], strict=True):
        board.play(BLACK if color == "B" else WHITE, from_gtp(name, board.size))
    return board, from_gtp(at, board.size) if at else marks["*"][0]


@pytest.mark.parametrize("case", CASES, ids=lambda case: " ".join(str(name) for name in case[2].values()))
def test_what_speaks_for_a_move(case):
    board, at = place(case[0], case[1], *case[3:])
    moves = board.moves()
    color = opponent(moves[-1][0]) if moves else BLACK
    names = spoken(Valuation(), board, color, at)
    assert {GROUP_OF[name]: name for name in names}.keys() >= {"last", "place", "near", "liberties", "meets"}
    said = {GROUP_OF[name]: name for name in names}
    assert {group: said.get(group) for group in case[2]} == case[2]


def test_every_group_has_positions_where_it_speaks_and_where_it_does_not():
    spoke = {group for case in CASES for group, name in case[2].items() if name}
    silent = {group for case in CASES for group, name in case[2].items() if name is None}
    assert spoke == set(NAMES) - EVALUATED
    assert silent == set(NAMES) - EVALUATED - {
        "last",
        "previous",
        "third",
        "place",
        "near",
        "liberties",
        "meets",
    }


# -- the table -----------------------------------------------------------------------------------------


def test_the_table_has_every_number_once_and_every_name_once():
    assert [group.base for group in GROUPS] == [
        sum(len(before.features) for before in GROUPS[:i]) for i in range(len(GROUPS))
    ]
    assert len(FEATURES) == NUM_FEATURES == len({feature.name for feature in FEATURES})
    assert len(GROUPS) == NUM_GROUPS == len(NAMES)


def test_names_are_words_and_texts_are_sentences():
    assert [
        f.name for f in FEATURES if not re.fullmatch(r"[a-z]+(-[a-z]+)?[-\d+]*(/[a-z0-9-]+)*", f.name)
    ] == []
    assert [
        f.text for f in FEATURES[:AT_RULES] if "  " in f.text or "{" in f.text or f.text != f.text.strip()
    ] == []
    for name, group in zip(NAMES, GROUPS, strict=True):
        assert all(f.name == name or f.name.startswith((f"{name}-", f"{name}/")) for f in group.features)


# -- the same in words ---------------------------------------------------------------------------------


def size(stones):
    return str(stones) if stones <= 2 else "3-4" if stones <= 4 else "5+"


def neighbours(board, at):
    col, row = coordinates(at)
    around = [(col - 1, row), (col + 1, row), (col, row - 1), (col, row + 1)]
    return [point(x, y) for x, y in around if 0 <= x < board.size and 0 <= y < board.size]


def strings_beside(board, points, color):
    """One stone of every string of a color beside these points."""
    near = {board.string_at(p) for at in points for p in neighbours(board, at) if board.color_at(p) == color}
    return sorted(near)


class Words:
    """One move of a position, in words."""

    def __init__(self, board, color, at):
        self.board, self.at, self.color = board, at, color
        self.tactics = Tactics()
        self.move = self.tactics.move(board, color, at)
        self.own = strings_beside(board, [at], color)
        self.enemy = strings_beside(board, [at], opponent(color))
        moves = [p for _, p in reversed(board.moves())]
        self.recent = (moves + [NO_POINT] * 3)[:3]
        self.last = self.recent[0]

    def has_last(self, strings):
        return self.last not in (PASS, NO_POINT) and any(self.last in self.board.stones(s) for s in strings)

    def touch_last(self, strings):
        if self.last in (PASS, NO_POINT):
            return []
        return [s for s in strings if set(neighbours(self.board, self.last)) & set(self.board.stones(s))]

    def status(self, string):
        return self.tactics.string(self.board, string)

    def threatened(self, color):
        points = board_points(self.board.size)
        strings = {self.board.string_at(p) for p in points if self.board.color_at(p) == color}
        return sorted(s for s in strings if self.status(s).status == THREATENED)

    def stones(self, strings):
        return sum(map(self.board.num_stones, strings))

    def with_liberties(self, strings, *numbers):
        return [s for s in strings if self.board.num_liberties(s) in numbers]

    def names(self):
        return sorted(
            [*self.of_enemies(), *self.of_own(), *self.of_readings(), *self.of_place(), *self.of_ko()]
        )

    def of_enemies(self):
        taken = self.with_liberties(self.enemy, 1)
        if taken:
            name = f"capture-{size(self.stones(taken))}"
            name += "/needed" if any(self.status(s).status != LOST for s in taken) else ""
            beside = [t for s in taken for t in strings_beside(self.board, self.board.stones(s), self.color)]
            name += "/saves" if self.with_liberties(beside, 1) else ""
            yield name + ("/last" if self.has_last(taken) else "")
        attacked = [s for s in self.threatened(opponent(self.color)) if self.at in self.status(s).attacks]
        if attacked:
            yield f"attack-{size(self.stones(attacked))}" + ("/last" if self.has_last(attacked) else "")
        shot = self.with_liberties(self.enemy, 2)
        if shot:
            name = f"atari-{size(self.stones(shot))}" + ("/last" if self.has_last(shot) else "")
            name += "/ladder" if self.move.num_ladders else ""
            yield name + ("/trapped" if self.move.self_atari or self.move.trapped == CAPTURED else "")
        for last, number in ((True, 3), (True, 4), (False, 3), (False, 4)):
            squeezed = self.with_liberties(self.enemy, number)
            if squeezed and (self.has_last(squeezed) or not last):
                own = min(max(self.move.liberties, 2), 4)
                yield f"squeeze-{number}{'/last' if last else ''}/own-{own}"
                break

    def of_own(self):
        in_atari = self.with_liberties(self.own, 1)
        if in_atari and not self.move.captured:
            name = f"extend-{size(max(map(self.board.num_stones, in_atari)))}"
            name += "/last" if self.touch_last(in_atari) else ""
            trapped = self.move.trapped == CAPTURED
            outcome = "trapped" if trapped else {2: "two"}.get(self.move.liberties, "free")
            yield f"{name}/{'atari' if self.move.liberties == 1 else outcome}"
        saved = [s for s in self.threatened(self.color) if self.at in self.status(s).defences]
        if saved:
            yield f"rescue-{size(self.stones(saved))}" + ("/last" if self.touch_last(saved) else "")
        touched = self.with_liberties(self.touch_last(self.own), 1, 2, 3)
        if touched:
            weakest = min(map(self.board.num_liberties, touched))
            stones = max(map(self.board.num_stones, self.with_liberties(touched, weakest)))
            yield f"answer-{weakest}-{size(stones)}"

    def of_readings(self):
        stones = size(1 + self.stones(self.own))
        if self.move.liberties == 1:
            name = f"self-atari-{stones}" + ("/takes" if self.move.captured else "")
            yield name + ("/gives" if self.move.num_ataris else "")
        elif self.move.trapped == CAPTURED:
            yield f"trapped-{stones}"
        for name, strings in (("own-lost", self.own), ("enemy-lost", self.enemy)):
            lost = [self.board.num_stones(s) for s in strings if self.status(s).status == LOST]
            if lost:
                yield f"{name}-{size(max(lost))}"

    def of_place(self):
        number = len(self.board.moves()) + 1
        phase = "early" if number <= 40 else "middle" if number <= 120 else "late" if number <= 200 else "end"
        distances = [self.far(p) for p in self.recent]
        yield f"last-{distances[0] or 'none'}/{phase}"
        yield f"previous-{distances[1] or 'none'}/{phase}"
        yield f"third-{distances[2] or 0}"
        lines = sorted(min(x, self.board.size - 1 - x) + 1 for x in coordinates(self.at))
        yield f"place-{lines[0]}-{lines[1]}/{phase}"
        yield f"near-{self.steps(self.color)}-{self.steps(opponent(self.color))}"
        liberties = "6+" if self.move.liberties >= 6 else self.move.liberties
        yield f"liberties-{liberties}/{bool(self.own) + 2 * bool(self.enemy)}"
        yield f"meets-{min(len(self.own), 3)}-{min(len(self.enemy), 3)}"

    def far(self, other):
        if other in (PASS, NO_POINT):
            return None
        dx, dy = (abs(a - b) for a, b in zip(coordinates(self.at), coordinates(other), strict=True))
        steps = max(1, dx + dy + max(dx, dy))
        return "18+" if steps >= 18 else steps

    def steps(self, color):
        stones = [coordinates(p) for p in board_points(self.board.size) if self.board.color_at(p) == color]
        col, row = coordinates(self.at)
        return min([8, *(abs(col - x) + abs(row - y) for x, y in stones)])

    def of_ko(self):
        if self.board.ko_point != NO_POINT:
            yield f"ko-{self.far(self.board.ko_point)}"
            if self.move.num_ataris:
                yield f"ko-threat-{size(self.move.atari_stones)}"
        if self.last == PASS:
            yield "after-pass"


RANDOM = st.builds(random_board, st.integers(3, 9), st.integers(0, 2**32), st.integers(0, 70))


@settings(max_examples=repeated(20, 40))
@given(board=RANDOM, color=st.sampled_from([BLACK, WHITE]), ends_with_pass=st.booleans())
def test_features_of_random_positions_are_those_in_words(board, color, ends_with_pass):
    valuation = Valuation()
    if ends_with_pass:
        board.play(opponent(color), PASS)
    for at in valuation.values(board, color):
        assert sorted(plain(spoken(valuation, board, color, at))) == Words(board, color, at).names()


def test_features_of_games_are_those_in_words():
    valuation, met = Valuation(), set()
    for name in ("shusaku-castle-1", "alphago-lee-sedol-4", "kisei-1996"):
        for board, color, at in positions(classic(name)):
            names = sorted(plain(spoken(valuation, board, color, at)))
            assert names == Words(board, color, at).names()
            met |= {GROUP_OF[name] for name in names}
    # nobody passes, nor plays beside what is captured already
    assert met >= set(NAMES) - EVALUATED - {"after-pass", "enemy-lost"}


def test_features_do_not_depend_on_how_the_board_is_turned():
    game, valuations = classic("kisei-1996"), (Valuation(), Valuation())
    for symmetry in (1, 6):
        turned = transform_moves(game.moves, symmetry, game.size)
        pairs = zip(positions(game), positions(game._replace(moves=turned)), strict=True)
        for number, ((board, color, _), (image, _, _)) in enumerate(pairs):
            if number % 40 != 12:
                continue
            for at in list(valuations[0].values(board, color)):
                # what is read to a limit of nodes, and so the evaluation, may depend on it in a few places
                names = plain(spoken(valuations[0], board, color, at))
                there = transform(at, symmetry, game.size)
                assert names == plain(spoken(valuations[1], image, color, there))
