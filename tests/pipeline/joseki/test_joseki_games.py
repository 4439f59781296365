"""`katachi joseki games`: the games of a position, counted and listed, against sgfmill's board."""

import re
from collections import Counter

import pytest
from cli_runner import run, run_json
from made_games import CLASSICS, sgf
from sgfmill import sgf as sgfmill_sgf
from sgfmill import sgf_moves


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("games")
    assert run("ingest", CLASSICS, "--db", folder / "classics.sqlite").code == 0
    return folder


def games(folder, *words):
    return run_json("joseki", "games", *words, "--db", folder / "classics.sqlite")


def corner_ways(board, color):
    """The four corners of a board of sgfmill's, both ways round, as sides see them."""
    sign = {None: 0, color: 1}
    for across in (1, -1):
        for down in (1, -1):
            rows = [
                [sign.get(board.get(*((r if down == 1 else 18 - r), (c if across == 1 else 18 - c))), 2)
                 for c in range(10)]
                for r in range(10)
            ]  # fmt: skip
            yield rows
            yield [list(column) for column in zip(*rows, strict=True)]


def plainly(path, wanted):
    """The numbers of corners of a record that have a position at some move, by sgfmill."""
    record = sgfmill_sgf.Sgf_game.from_bytes(path.read_bytes())
    board, plays = sgf_moves.get_setup_and_moves(record)
    found = set()
    for color, move in plays:
        for number, way in enumerate(corner_ways(board, color)):
            if way == wanted:
                found.add(number // 2)
        if move is not None:
            board.play(*move, color)
    return len(found)


def test_the_classics_have_it_where_a_plain_look_finds_it(folder):
    rows = [[0] * 10 for _ in range(10)]
    rows[3][3], rows[5][2] = 1, 2  # Black's star stone, White at 3-6
    corners = [plainly(path, rows) for path in sorted(CLASSICS.glob("*.sgf"))]
    found = games(folder, "4-4", "3-6", "--limit", "0")
    assert found["looked_at"] == len(corners) == 49
    assert found["corners"] == sum(corners) == len(found["list"]) == sum(found["played"].values()) > 20
    assert found["games"] == sum(map(bool, corners)) == len({row["game"] for row in found["list"]})
    assert (found["line"], found["to_play"]) == (["4-4", "3-6"], "Black")
    dates = [row["date"] for row in found["list"]]
    assert [date[:4] for date in dates] == sorted((date[:4] for date in dates), reverse=True)


def test_each_row_opens_as_the_position_that_it_tells(folder):
    found = games(folder, "3-4", "5-3", "--limit", "5")
    for row in found["list"]:
        shown = run_json("show", "game", str(row["game"]), "--db", folder / "classics.sqlite")
        assert (shown["black"], shown["white"]) == (row["black"], row["white"])
        side = re.findall(r";([BW])\[", shown["sgf"])[row["move"] - 1]
        assert row["to_play"] == {"B": "Black", "W": "White"}[side]


def test_filters_leave_games_out_before_they_are_looked_through(folder):
    every = games(folder, "4-4", "--limit", "0")
    by_player = games(folder, "4-4", "--player", "lee sedol", "--limit", "0")
    assert 0 < by_player["looked_at"] < every["looked_at"]
    mover = {"Black": "black", "White": "white"}
    assert by_player["list"] == [row for row in every["list"] if row[mover[row["to_play"]]] == "Lee Sedol"]
    assert by_player["corners"] == len(by_player["list"]) > by_player["games"] > 0
    new = games(folder, "4-4", "--era", "since 2017", "--limit", "0")
    assert new["list"] == [row for row in every["list"] if row["date"] >= "2017"]
    collection = games(folder, "4-4", "--collection", "nowhere/")
    assert (collection["looked_at"], collection["games"], collection["list"]) == (0, 0, [])


def test_as_text_the_latest_are_listed_and_the_others_counted(folder):
    files = "--db", folder / "classics.sqlite"
    found = games(folder, "4-4", "3-6", "--limit", "3")
    told = run("joseki", "games", "4-4", "3-6", "--limit", "3", *files).out
    assert told.startswith(f"{found['id']}: 4-4 3-6; Black to play\nin {found['games']} of 49 games, ")
    assert f"\n{found['corners'] - 3} more; --limit 0 lists all\n" in told
    most, times = next(iter(found["played"].items()))
    assert re.search(rf"^{most} +{times} +{times / found['corners']:.1%}$", told, re.MULTILINE)
    row = found["list"][0]
    assert re.search(
        rf"^ *{row['game']} +{row['move']} +{row['to_play']} +{row['played']} ", told, re.MULTILINE
    )
    whole = run("joseki", "games", "4-4", "3-6", "--limit", "0", *files).out
    assert "more; --limit" not in whole
    none = run("joseki", "games", "2-2", "1-1", *files)
    assert (none.code, none.out.splitlines()[1:]) == (0, ["in 0 of 49 games"])


def test_smaller_boards_are_not_looked_through(tmp_path):
    line = [("B", 3, 3), ("W", 2, 5), ("B", 5, 2)]
    for size in (13, 19):
        (tmp_path / f"{size}.sgf").write_bytes(sgf(line, size, PB="one", PW="two"))
    db = tmp_path / "a.sqlite"
    assert run("ingest", tmp_path / "13.sgf", tmp_path / "19.sgf", "--db", db).code == 0
    found = run_json("joseki", "games", "4-4", "--db", db)
    assert (found["looked_at"], found["games"], found["corners"]) == (1, 1, 1)
    assert found["played"] in ({"3-6": 1}, {"6-3": 1})


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        ((), 2, "every game begins with the empty corner; give the moves of a line, as 4-4 3-6"),
        (("4-4", "4-4"), 1, "move 2, 4-4: "),
        (("Q16",), 1, "'Q16' is no move in a corner"),
        (("4-4", "--era", "1990"), 2, "era: no '1990'; there are: before 1950, "),
        (("4-4", "--limit", "-1"), 2, "--limit"),
    ],
)
def test_what_cannot_be_looked_for(folder, words, code, said):
    files = "--db", folder / "classics.sqlite"
    told = run("joseki", "games", *words, *files)
    assert (told.code, told.out) == (code, "")
    assert said in told.err


@pytest.mark.parametrize("line", ["4-4", "4-4 3-6", "3-4 5-3", "3-4 5-4", "3-4 5-3 tenuki"])
def test_moves_have_the_games_and_names_that_mining_gives_them(folder, line):
    mined = folder / "mined.jos"
    if not mined.exists():
        every = ("--least", "2", "--players", "1", "--of-position", "0", "--split", "train,valid,unseen")
        run_json("joseki", "mine", *every, "--db", folder / "classics.sqlite", "--file", mined)
    known = run_json("joseki", "show", *line.split(), "--file", mined)["moves"]
    found = {(row["game"], row["played"]) for row in games(folder, *line.split(), "--limit", "0")["list"]}
    mined_games = {move["move"]: move["games"] for move in known if move["move"] != "tenuki"}
    assert mined_games
    assert mined_games.items() <= Counter(played for _, played in found).items()
