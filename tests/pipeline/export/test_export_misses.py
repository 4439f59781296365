"""Misses as SGF, read back by sgfmill, and as tables; held against the replays and what the views say."""

import csv
import json
import signal

import pytest
from cli_runner import run, run_json
from made_games import random_moves
from made_games import sgf as written
from ryder_settings import Settings
from sgfmill import sgf, sgf_moves

from engine.points import decode_moves, from_gtp
from pipeline.executors import Executor
from pipeline.export import misses
from pipeline.game_records.inputs import iter_inputs
from pipeline.game_records.positions import position_before
from pipeline.judging import MISS
from pipeline.sgf import parse_game
from pipeline.stages import classify, ingest, replay
from pipeline.store import Store
from pipeline.store.games import GameQuery
from pipeline.views import show, suggest
from pipeline.views.reasons import reason_sentences

NAMES = ("Cho ] Chikun \\", "小林 光一", 'O\'Neill, "Bob"', "=1+2; a:b")


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A database of small games by players with odd names, replayed and classed."""
    folder = tmp_path_factory.mktemp("misses")
    (folder / "games").mkdir()
    for seed in range(12):
        name = NAMES[seed % 4].replace("\\", "\\\\").replace("]", "\\]")
        facts = {"PB": name, "PW": f"player {seed}", "DT": f"{1990 + seed}-01-02", "CA": "UTF-8"}
        (folder / "games" / f"{seed}.sgf").write_bytes(
            written(random_moves(seed, 40, 9), 9, seed % 8, **facts)
        )
    with Store.open(folder / "db") as store:
        ingest.run(store, Settings(), Executor(), iter_inputs([str(folder / "games")]))
        replay.run(store, Settings(), Executor())
        classify.run(store, Settings(binary="there is no such file"), Executor())
    return folder


def export(folder, *words):
    return run_json("export", "misses", "--db", folder / "db", "--jobs", 1, *words)


def all_misses(folder, kind=""):
    """Names of all misses by game, from the tables themselves."""
    with Store.open(folder / "db") as store:
        rows = store.db.conn.execute(
            "SELECT r.game_id, r.ranks FROM replays r JOIN games g ON g.id = r.game_id ORDER BY 1"
        ).fetchall()
        found = [
            (game, number) for game, ranks in rows for number, rank in enumerate(ranks, 1) if rank == MISS
        ]
        told = store.db.conn.execute("SELECT game_id, move_no, kind FROM misses").fetchall()
        kinds = {(game, number): kind for game, number, kind in told}
    return [name for name in found if not kind or kinds[name] == kind]


def games_in(path):
    """The games of a collection; sgfmill reads one at a time."""
    text = path.read_text("utf-8")
    return [sgf.Sgf_game.from_bytes(part.encode()) for part in _parts(text)]


def _parts(text):
    depth = start = 0
    inside = escaped = False
    for at, sign in enumerate(text):
        if inside:
            inside, escaped = (not (sign == "]" and not escaped)), sign == "\\" and not escaped
        elif sign == "[":
            inside = True
        elif sign == "(":
            start = at if depth == 0 else start
            depth += 1
        elif sign == ")":
            depth -= 1
            if depth == 0:
                yield text[start : at + 1]


def test_a_collection_holds_whole_games_with_every_miss_marked(folder, tmp_path):
    told = export(folder, "--to", tmp_path / "all.sgf", "--list", 5, "--explain", 2)
    names = all_misses(folder)
    assert (told["what"], told["form"], told["written"]) == ("misses", "sgf", len(names))
    games = games_in(tmp_path / "all.sgf")
    assert len(games) == len({game for game, _ in names})
    marked = []
    with Store.open(folder / "db") as store:
        for game in games:
            game_id = int(game.get_root().get("GN").split()[1])
            record = show.turn_as_recorded(store.games.get(game_id).record, store.inputs.sources_of(game_id))
            assert parse_game(game.serialise()).moves == record.moves
            assert game.get_player_name("b") == record.black
            for move_no, node in enumerate(game.get_main_sequence(), 1):
                if node.has_property("TR"):
                    marked.append((game_id, move_no))
                    _check_miss(store, record, game_id, move_no, node)
    assert marked == names


def _check_miss(store, record, game_id, move_no, node):
    said = suggest.suggest(Settings(), position_before(record, move_no, "it"), "it")
    labels = {label: move for move, label in node.get("LB")}
    wanted = {
        letter: said.position.name_of(candidate.point)
        for letter, candidate in zip("abcde", said.candidates, strict=False)
    }
    assert {letter: _gtp(at, record.size) for letter, at in labels.items()} == wanted
    (played,) = node.get("TR")
    _, at = decode_moves(record.moves)[move_no - 1]
    assert from_gtp(_gtp(played, record.size), record.size) == at
    lines = node.get("C").splitlines()
    assert lines[0].startswith(
        f"Miss {game_id}:{move_no}: {said.position.side} {said.position.name_of(at)} was played"
    )
    view = show.miss(store, Settings(), f"{game_id}:{move_no}")
    assert lines[1].startswith(f"{view.kind}: ")
    assert lines[2] == "The list of ryder:"
    assert [line[:2] for line in lines[3:]] == [f"{letter} " for letter in wanted]
    assert ["  " in line for line in lines[3:]] == [number < 2 for number in range(len(wanted))]
    listed = said.candidates[: len(wanted)]
    for line, candidate in zip(lines[3:5], listed, strict=False):
        assert line.partition("  ")[2] == "; ".join(reason_sentences(candidate, listed))


def _gtp(at, size):
    row, col = at
    return f"{'ABCDEFGHJ'[col]}{row + 1}"


def test_a_folder_has_a_file_a_game(folder, tmp_path):
    export(folder, "--to", tmp_path / "all.sgf")
    told = export(folder, "--to", tmp_path / "games")
    files = sorted((tmp_path / "games").iterdir(), key=lambda one: int(one.stem.split("-")[1]))
    assert "".join(one.read_text("utf-8") for one in files) == (tmp_path / "all.sgf").read_text("utf-8")
    assert told["bytes"] == sum(one.stat().st_size for one in files)


def test_positions_for_themselves_hold_the_board_and_the_move(folder, tmp_path):
    told = export(folder, "--to", tmp_path / "alone.sgf", "--alone", "--limit", 9)
    games = games_in(tmp_path / "alone.sgf")
    assert told["written"] == len(games) == 9
    export(folder, "--to", tmp_path / "all.sgf", "--limit", 9)
    whole = {int(game.get_root().get("GN").split()[1]): game for game in games_in(tmp_path / "all.sgf")}
    for game in games:
        game_id, move_no = map(int, game.get_root().get("GN").split(":"))
        board, plays = sgf_moves.get_setup_and_moves(whole[game_id])
        for color, move in plays[: move_no - 1]:
            if move is not None:
                board.play(*move, color)
        alone, ((color, move),) = sgf_moves.get_setup_and_moves(game)
        assert alone.board == board.board
        assert (color, move) == plays[move_no - 1]
        assert game.get_root().get("PL") == color


@pytest.mark.parametrize("kind", ["answer", "shape", "ko"])
def test_a_kind_can_be_chosen(folder, kind, tmp_path):
    assert export(folder, "--to", tmp_path / "k.csv", "--kind", kind)["written"] == len(
        all_misses(folder, kind)
    )


def wanted(folder, **words):
    with Store.open(folder / "db") as store:
        found = list(misses.missed_games(store, Settings(), misses.MissSelection(**words)))
    return [(game.id, miss.move_no) for game in found for miss in game.misses]


def test_filters_choose_games_and_moves(folder):
    names = all_misses(folder)
    with Store.open(folder / "db") as store:
        records = {game: store.games.get(game).record for game, _ in names}
    assert wanted(folder) == names
    assert wanted(folder, first=5, last=9) == [name for name in names if 5 <= name[1] <= 9]
    assert wanted(folder, since=1996) == [name for name in names if records[name[0]].year >= 1996]
    assert wanted(folder, limit=7) == names[:7]
    by_name = [name for name in names if "小林" in records[name[0]].black]
    assert wanted(folder, games=GameQuery(player="小林")) == by_name
    assert by_name
    assert wanted(folder, games=GameQuery(file="no such file")) == []


def test_tables_have_a_row_a_miss(folder, tmp_path):
    for form in ("jsonl", "csv", "parquet"):
        assert export(folder, "--to", tmp_path / f"m.{form}")["written"] == len(all_misses(folder))
    rows = [json.loads(line) for line in (tmp_path / "m.jsonl").read_text("utf-8").splitlines()]
    assert [(row["game"], row["move"]) for row in rows] == all_misses(folder)
    with Store.open(folder / "db") as store:
        for row in rows:
            view = show.miss(store, Settings(), f"{row['game']}:{row['move']}")
            assert view.suggestions.position.name_of(view.suggestions.position.played) == row["point"]
            assert (view.kind, view.evidence or None) == (row["kind"], row["evidence"])
    assert {row["player"] for row in rows} & set(NAMES)
    assert {row["date"][:4] for row in rows} <= {str(1990 + seed) for seed in range(12)}
    with (tmp_path / "m.csv").open(encoding="utf-8", newline="") as file:
        assert [row["player"] for row in csv.DictReader(file)] == [row["player"] for row in rows]


def test_workers_give_the_same_bytes(folder, tmp_path):
    export(folder, "--to", tmp_path / "one.sgf")
    run_json("export", "misses", "--db", folder / "db", "--jobs", 2, "--to", tmp_path / "two.sgf")
    assert (tmp_path / "one.sgf").read_bytes() == (tmp_path / "two.sgf").read_bytes()


def test_an_interrupted_export_leaves_the_old_file_and_no_other(folder, tmp_path, monkeypatch):
    (tmp_path / "m.sgf").write_text("as it was")
    wrote = misses.write_tree

    def interrupted(root):
        signal.raise_signal(signal.SIGINT)
        return wrote(root)

    monkeypatch.setattr(misses, "write_tree", interrupted)
    ran = run("export", "misses", "--db", folder / "db", "--jobs", 1, "--to", tmp_path / "m.sgf")
    assert ran.code == 130
    assert [one.name for one in tmp_path.iterdir()] == ["m.sgf"]
    assert (tmp_path / "m.sgf").read_text() == "as it was"


def test_mistakes_are_told(folder, tmp_path):
    ran = run("export", "misses", "--db", folder / "db", "--to", tmp_path / "m.sgf", "--kind", "nonsense")
    assert (ran.code, "no kind of miss is called 'nonsense'" in ran.err) == (2, True)
    ran = run("export", "misses", "--db", folder / "db", "--to", tmp_path / "m.xyz")
    assert (ran.code, "which form?" in ran.err) == (2, True)
    ran = run("export", "misses", "--db", folder / "db", "--split", "unseen", "--to", tmp_path / "m.csv")
    assert ran.code == 1
    assert "no game of unseen has been replayed by this engine: run 'katachi replay --split" in ran.err
    for target in ("m.sgf", "folder"):
        words = ("export", "misses", "--db", folder / "db", "--jobs", 1, "--to", tmp_path / target)
        ran = run(*words, "--first", 50, "--last", 40)
        assert (ran.code, "--first 50 is after --last 40" in ran.err) == (2, True)
        for unknown in (
            ("--from-file", "nothing"),
            ("--player", "nobody"),
            ("--first", 41),
            ("--since", 2100),
        ):
            ran = run(*words, *unknown)
            assert ran.code == 1
            assert "no miss is one that was asked for; leave out some of --kind, --player" in ran.err
    assert list(tmp_path.iterdir()) == []
