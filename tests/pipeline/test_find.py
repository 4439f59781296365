"""`katachi find`: the games of a pattern, counted and listed, against sgfmill's board."""

import re
from collections import Counter
from pathlib import Path

import pytest
from cli_runner import run, run_json
from made_games import CLASSICS
from sgfmill import sgf as sgfmill_sgf
from sgfmill import sgf_moves

#: what lies around the move, as steps from it: a stone at the enemy's side is turned
HANE = {(0, 0): None, (-1, 0): None, (0, 1): "enemy", (-1, 1): "friend"}
SHAPES = """\
# katachi patterns 1
pattern turn
class contact
. *
X O

pattern strike
class contact
flags urgent
. *
X O
moves
  enemy b2 answer it stretches
"""
HANE_TEXT = SHAPES.split("\npattern strike")[0]


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("games")
    assert run("ingest", CLASSICS, "--db", folder / "classics.sqlite").code == 0
    (folder / "turn.pat").write_text(HANE_TEXT)
    return folder


@pytest.fixture(autouse=True)
def _one_worker(one_worker):
    pass


def find(folder, *words):
    return run_json("find", *words, "--db", folder / "classics.sqlite")


def ways(steps):
    """The steps, turned and reflected in all eight ways."""
    for across in (1, -1):
        for down in (1, -1):
            yield {(across * dx, down * dy): what for (dx, dy), what in steps.items()}
            yield {(down * dy, across * dx): what for (dx, dy), what in steps.items()}


def is_there(board, color, move, steps):
    """Whether the steps from a move are as they should be on a board of sgfmill's."""
    other = {"b": "w", "w": "b"}[color]
    wanted = {None: None, "friend": color, "enemy": other}
    for (dx, dy), what in steps.items():
        row, col = move[0] + dy, move[1] + dx
        if not (0 <= row < board.side and 0 <= col < board.side) or board.get(row, col) != wanted[what]:
            return False
    return True


def plainly(path):
    """The places of the hane in a record, by side and point, and the moves that played it, by sgfmill."""
    record = sgfmill_sgf.Sgf_game.from_bytes(path.read_bytes())
    board, plays = sgf_moves.get_setup_and_moves(record)
    places, moves = set(), []
    points = [(row, col) for row in range(board.side) for col in range(board.side)]
    for number, (color, move) in enumerate(plays, start=1):
        there = {at for at in points if any(is_there(board, color, at, way) for way in ways(HANE))}
        places |= {(color, at) for at in there}
        if move is not None:
            moves += [number] * (move in there)
            board.play(*move, color)
    return places, moves


def test_the_classics_have_it_where_a_plain_look_finds_it(folder):
    """On sgfmill's board, a place of a suicide or a ko counts too: there is none in these games."""
    some = sorted(CLASSICS.glob("*.sgf"))[:12]
    db = folder / "some.sqlite"
    assert run("ingest", *some, "--db", db).code == 0
    found = run_json("find", folder / "turn.pat", "--db", db, "--limit", "0")
    seen = [plainly(path) for path in some]
    assert found["looked_at"] == found["games"] == 12
    assert found["moves"] == sum(len(moves) for _, moves in seen) == len(found["list"]) > 100
    assert found["places"] == sum(len(places) for places, _ in seen)
    assert 0 < found["played"] <= found["moves"]
    assert found["by_pattern"] == {"turn": found["moves"]}
    listed = Counter(row["game"] for row in found["list"])
    assert sorted(listed.values()) == sorted(len(moves) for _, moves in seen)
    assert found["games_played"] == len(listed)


def test_any_of_several_patterns_will_do(folder):
    (folder / "two.pat").write_text(SHAPES)
    one = find(folder, folder / "turn.pat", "--limit", "0")
    two = find(folder, folder / "two.pat", "--limit", "0")
    assert two["patterns"] == ["turn", "strike"]
    assert two["by_pattern"] == {"turn": one["moves"], "strike": one["moves"]}
    assert {name: two[name] for name in ("places", "played", "moves")} == {
        name: one[name] for name in ("places", "played", "moves")
    }
    assert {row["pattern"] for row in two["list"]} == {"strike, turn"}
    (folder / "shapes").mkdir()
    (folder / "two.pat").rename(folder / "shapes" / "two.pat")
    assert find(folder, folder / "shapes", "--limit", "0") == two
    files = "--db", folder / "classics.sqlite"
    told = run("find", folder / "shapes", *files).out
    assert told.startswith(f"2 patterns\nin 49 of 49 games, at {one['places']:,} places; played at ")
    assert re.search(rf"^strike +{one['moves']:,}\nturn +{one['moves']:,}$", told, re.MULTILINE)


def test_a_players_moves_and_places_alone(folder):
    every = find(folder, folder / "turn.pat", "--limit", "0")
    his = find(folder, folder / "turn.pat", "--player", "lee sedol", "--limit", "0")
    mover = {"Black": "black", "White": "white"}
    assert his["list"] == [row for row in every["list"] if row[mover[row["to_play"]]] == "Lee Sedol"]
    assert 0 < his["looked_at"] < every["looked_at"]
    assert his["played"] < his["places"] < every["places"]
    new = find(folder, folder / "turn.pat", "--era", "since 2017", "--limit", "0")
    assert new["list"] == [row for row in every["list"] if row["date"] >= "2017"]


def test_rows_open_as_the_positions_that_they_tell(folder):
    found = find(folder, folder / "turn.pat", "--limit", "3")
    assert len(found["list"]) == 3
    for row in found["list"]:
        shown = run_json("show", "game", str(row["game"]), "--db", folder / "classics.sqlite")
        assert (shown["black"], shown["white"]) == (row["black"], row["white"])
        side = re.findall(r";([BW])\[", shown["sgf"])[row["move"] - 1]
        assert row["to_play"] == {"B": "Black", "W": "White"}[side]
    dates = [row["date"] for row in found["list"]]
    assert dates == sorted(dates, reverse=True)


def test_as_text_the_latest_are_listed_and_the_others_counted(folder):
    found = find(folder, folder / "turn.pat", "--limit", "0")
    told = run("find", folder / "turn.pat", "--db", folder / "classics.sqlite", "--limit", "3").out
    share = f"{found['played'] / found['places']:.1%}"
    head = f"in {found['games']} of 49 games, at {found['places']:,} places; "
    head += f"played at {found['played']:,} of them ({share}), in {found['games_played']} games\n"
    assert told.split("\n", 1)[0].startswith("turn: ")
    assert head in told
    assert f"\n{found['moves'] - 3:,} more; --limit 0 lists all\n" in told
    (folder / "never.pat").write_text(
        "# katachi patterns 1\npattern never\n* X X X X X\nX X X X X X\n# # # # # #\n"
    )
    none = run("find", folder / "never.pat", "--db", folder / "classics.sqlite")
    assert none.out.splitlines()[1:] == ["in 0 of 49 games"]


def test_workers_find_the_same(folder, monkeypatch):
    alone = find(folder, folder / "turn.pat")
    monkeypatch.setenv("KATACHI_JOBS", "2")
    assert find(folder, folder / "turn.pat") == alone


def test_raw_cuts_and_loaded_patterns_have_names_too(folder):
    db, some = folder / "cuts.sqlite", sorted(CLASSICS.glob("*.sgf"))[:4]
    for words in (("ingest", *some), ("replay",), ("cut",), ("dedupe",)):
        assert run(*words, "--db", db).code == 0
    loaded = run_json("find", "hane-on-the-second-line", "--db", db, "--engine", "manyfaces")
    assert loaded["patterns"] == ["hane-on-the-second-line"]
    assert loaded["moves"] == len(loaded["list"]) > 0
    cut = run_json("show", "pattern", "1", "--db", db)
    found = run_json("find", "1", "--db", db)
    assert found["patterns"] == ["1"]
    assert {(one["game"], one["move"]) for one in cut["sources"]} <= {
        (row["game"], row["move"]) for row in found["list"]
    }


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "Missing argument 'PATTERN...'"),
        (("nowhere.pat",), 1, "nowhere.pat: "),
        (("none.pat",), 1, "none.pat: no pattern there; "),
        (("99",), 1, "there is no pattern 99: the database holds 0 patterns"),
        (("monkey-jump",), 1, "ryder has no patterns loaded: give --knowledge FILE"),
        (("no-such", "--engine", "manyfaces"), 1, "no pattern is called 'no-such'; 'katachi export patterns"),
        (("turn.pat", "turn.pat"), 1, "turn"),
        (("turn.pat", "--era", "1990"), 2, "era: no '1990'; there are: before 1950, "),
        (("turn.pat", "--limit", "-1"), 2, "--limit"),
    ],
)
def test_what_cannot_be_looked_for(folder, words, code, said, monkeypatch):
    monkeypatch.chdir(folder)
    Path("none.pat").write_text("# katachi patterns 1\n")
    told = run("find", *words, "--db", "classics.sqlite")
    assert (told.code, told.out) == (code, "")
    assert said in told.err
