"""Joseki edited over HTTP: the file is what `katachi joseki` reads, and mining keeps what people did."""

import html
from contextlib import ExitStack

import pytest
from cli_runner import run, run_json
from processes import wait_until
from reviewing import Client, make, saved

from engine.board import Board
from engine.joseki.corners import Corners
from engine.points import decode_moves
from pipeline.errors import KatachiError
from pipeline.joseki import text
from pipeline.joseki.mining import merge_edits
from pipeline.joseki.sgf_lines import read_lines
from pipeline.review import games, joseki_desk
from pipeline.review.joseki_desk import JosekiDesk
from pipeline.review.server import ServerOptions, running
from pipeline.settings import Settings
from pipeline.store import Store

SMALL = """# katachi joseki 2
4-4 90g 20p 510w 1999-2020 "star point"
 3-6 60g 15p 500w 2001-2020 20,0,40e
  6-3 40g 10p 480w 2001-2019
   tenuki 30g 9p 500w 2001-2019
 6-4 50g 5p 500w 1999-2005 50,0,0e
3-4 80g 20p 510w 1999-2020
"""


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    return make(tmp_path_factory.mktemp("joseki"))


@pytest.fixture
def file(tmp_path):
    found = tmp_path / "small.jos"
    found.write_text(SMALL, "utf-8")
    return found


@pytest.fixture
def client(path, file, monkeypatch):
    monkeypatch.setattr(joseki_desk, "SAVE_AFTER_S", 0.01)
    with running(
        Settings(db=str(path), engine="ryder"), ServerOptions(port=0, who="anna", joseki=file)
    ) as found:
        yield Client(found.address)


def do(client, what, **given):
    return client.post("/api/joseki", {"do": what, **given})


def moves(client, line=""):
    found = client.get(f"/api/joseki?line={line.replace(' ', '+')}").json["moves"]
    return {each["move"]: each for each in found}


def test_the_graph_is_walked(client):
    assert list(moves(client)) == ["4-4", "3-4"]
    assert list(moves(client, "4-4")) == ["3-6", "4-6"]  # of a move and its mirror the smaller is told
    assert moves(client, "4-4 3-6 6-3")["tenuki"]["games"] == 30
    page = client.get("/joseki?line=4-4+3-6").text
    assert "6-3" in page
    assert client.get("/joseki?line=4-4+4-4").status == 404
    assert client.get("/joseki?line=99-1").status == 404
    assert client.get("/joseki?line=" + "4-4+" * 200).status == 400


def test_a_move_has_one_name_whatever_zeros_are_before_it(client, file):
    zeros = "0" * 5000
    page = client.get(f"/api/joseki?line={zeros}4-04").json
    assert (page, page["line"]) == (client.get("/api/joseki?line=4-4").json, ["4-4"])
    assert client.get(f"/joseki?line={zeros}4-04").text == client.get("/joseki?line=4-4").text
    assert do(client, "add", line="04-4", move=f"{zeros}3-7").json["said"] == "3-7"
    assert saved(file, "\n 3-7\n")
    assert do(client, "undo").json["said"] == "added 3-7"


def test_what_changed_nothing_is_not_what_is_taken_back(client, file):
    do(client, "add", line="4-4", move="3-7")
    assert do(client, "paste", sgf="(;SZ[19];B[dd];W[cg])").json["said"] == "0 new moves"
    assert do(client, "tell", line="4-4", move="3-7", name="").status == 200
    assert do(client, "undo").json["said"] == "added 3-7"


def test_one_new_move_is_told_as_one(client, file):
    assert do(client, "paste", sgf="(;SZ[19];B[dd];W[jj])").json["said"] == "1 new move"


def test_the_slider_counts_the_last_eras_alone(client):
    told = [" ".join(line.split()) for line in client.get("/joseki?line=4-4").text.splitlines()]
    assert any('data-years="2000 2017"' in line for line in told)
    assert moves(client, "4-4")["3-6"]["trend"] == "rising since 2017"
    page = client.get("/joseki?line=4-4&since=2017").text
    assert '<td class="number">40</td><td class="number">100.0%</td>' in page
    assert '<td class="number"></td><td class="number">0.0%</td>' in page  # the other is past
    assert page.count('class="past"') == 1
    assert 'value="1" data-years' in page


def first_corner_moves(path):
    """The first move of each game, as the first move of a line."""
    with Store.open(path) as store:
        for _, record in store.games.after(0):
            color, at = decode_moves(record.moves)[0]
            (x, y), *_ = Corners().places(Board(19), color, at).values()
            yield f"{x}-{y}"


@pytest.mark.parametrize(("search_s", "enough"), [(60, 12), (0, 12), (60, 1)])
def test_games_of_a_position_are_those_that_the_command_lists(client, path, monkeypatch, search_s, enough):
    monkeypatch.setattr(games, "SEARCH_S", search_s)
    monkeypatch.setattr(games, "ENOUGH", enough)
    for line in set(first_corner_moves(path)):
        found, after, left = [], 0, 12
        while True:
            told = client.get(f"/api/joseki/games?line={line}&after={after}").json
            assert told["found"] == len(told["games"])
            assert told["left"] < left
            assert all(one["picture"].startswith("<svg") for one in told["games"])
            found += [(one["game"], one["move"]) for one in told["games"]]
            after, left = told["after"], told["left"]
            if not left:
                break
        listed = run_json("joseki", "games", line, "--db", path, "--limit", "0")["list"]
        assert sorted(found) == sorted((one["game"], one["move"]) for one in listed)
        assert found


@pytest.mark.parametrize(
    ("query", "status", "said"),
    [
        ("line=", 400, "line: give moves; every game begins with the empty corner"),
        ("line=4-4+4-4", 404, "move 2, 4-4"),
        ("line=4-4&after=x", 400, "after: the number of a game"),
    ],
)
def test_games_that_cannot_be_searched(client, query, status, said):
    answer = client.get(f"/api/joseki/games?{query}")
    assert answer.status == status
    assert said in answer.json["error"]


def test_the_empty_corner_has_no_games_to_search(client):
    assert 'id="games"' not in client.get("/joseki").text
    assert 'id="games"' in client.get("/joseki?line=4-4").text


def test_what_is_added_is_written_read_and_checked(client, file, tmp_path):
    assert do(client, "add", line="4-4 3-6", move="5-3").status == 200
    assert do(client, "add", line="4-4 3-6 5-3", move="2-4").status == 200
    assert do(client, "add", line="4-4 3-6", move="5-3").status == 200  # there already
    after = saved(file, "   2-4")
    assert after.count("5-3") == 1
    graph = text.read_file(file)
    assert text.write(graph) == after
    binary = tmp_path / "j.bin"
    assert run("joseki", "compile", "--file", file, "--binary", binary).code == 0
    assert run_json("joseki", "check", "--file", file, "--binary", binary)["faults"] == []


def test_in_a_symmetric_corner_a_move_and_its_mirror_are_one(client):
    do(client, "add", line="4-4", move="6-3")  # the mirror of 3-6
    assert set(moves(client, "4-4")) == {"3-6", "4-6"}
    assert "6-3" in moves(client, "4-4 3-6")
    assert "3-6" in moves(client, "4-4 6-3")


def test_types_names_and_comments(client, file):
    do(client, "tell", line="4-4", move="3-6", type="trick", name='a "low" approach', comment="an\nanswer")
    found = moves(client, "4-4")["3-6"]
    assert (found["type"], found["fixed"], found["name"]) == ("trick", True, "a low approach")
    assert ' 3-6 trick! 60g 15p 500w 2001-2020 20,0,40e "a low approach" ; an answer' in saved(file, "trick!")
    assert do(client, "tell", line="4-4", move="3-6", type="odd").status == 404
    assert do(client, "tell", line="4-4", move="1-1", type="bad").status == 404


def test_a_move_of_games_is_ignored_and_one_of_a_person_removed(client):
    do(client, "add", line="4-4", move="3-3")
    assert do(client, "drop", line="4-4", move="3-3").json["said"] == "3-3 is removed"
    assert "3-3" not in moves(client, "4-4")
    assert "is ignored now" in do(client, "drop", line="4-4", move="6-4").json["said"]
    assert moves(client, "4-4")["4-6"]["type"] == "ignore"


def test_everybody_takes_back_his_own(client):
    other = Client(client.address)
    other.cookies["katachi_who"] = "bela"
    do(client, "add", line="4-4", move="3-3")
    do(other, "tell", line="", move="3-4", name="komoku")
    assert do(client, "undo").json["said"] == "added 3-3"
    assert "3-3" not in moves(client, "4-4")
    assert moves(client)["3-4"]["name"] == "komoku"
    assert do(client, "undo").json["said"] == ""
    do(client, "tell", line="", move="3-4", type="rare")
    assert do(other, "undo").status == 404  # anna has changed this position since
    assert moves(client)["3-4"]["name"] == "komoku"


def test_sgf_is_pasted_from_any_corner(client):
    sgf = "(;SZ[19];B[qd];W[oc](;B[pf];W[qj])(;B[qh]))"
    assert do(client, "paste", sgf=sgf).json["said"] == "4 new moves"
    assert {"5-3", "3-5"} & set(moves(client, "3-4"))
    assert do(client, "paste", sgf=sgf).json["said"] == "0 new moves"
    assert do(client, "paste", sgf="(;SZ[9];B[cc])").status == 404
    assert do(client, "paste", sgf="hello").status == 404
    assert do(client, "paste", sgf="(;SZ[19];B[dd];W[cf];B[dd])").status == 404
    assert do(client, "undo").status == 200


def lines_of(sgf, most=None):
    return [tuple(move.word for move in line) for line in read_lines(sgf, most)]


def test_lines_of_an_sgf():
    assert lines_of(b"(;SZ[19];B[qd](;W[oc];B[pf])(;W[]))") == [("3-4", "5-3", "4-6"), ("3-4", "tenuki")]
    assert list(lines_of(b"(;SZ[19];B[dd];B[cf];W[aa])")) == [("4-4", "tenuki", "3-6", "1-1")]
    assert list(lines_of(b"(;SZ[19];B[dd];W[pp];B[fc])")) == [("4-4", "tenuki", "6-3")]
    assert list(lines_of(b"(;SZ[19];C[no move])")) == []


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (";W[pp]", ()),
        (";W[pp];B[dp]", ()),
        (";W[]", ("tenuki",)),
        (";W[tt]", ("tenuki",)),
        (";W[];B[]", ()),  # the end of a game
        (";W[pp];B[]", ()),
        (";B[]", ()),
    ],
)
def test_of_what_is_elsewhere_at_the_end_of_a_line_a_pass_alone_is_tenuki(end, said):
    assert lines_of(f"(;SZ[19];B[dd]{end})".encode()) == [("4-4", *said)]


def test_passes_that_katachi_wrote_are_all_moves():
    assert lines_of(b"(;SZ[19]AP[Katachi];B[dd];W[];B[])") == [("4-4", "tenuki", "tenuki")]
    assert lines_of(b"(;SZ[19]AP[Katachi];B[])") == [("tenuki",)]
    assert lines_of(b"(;SZ[19];B[])") == []


@pytest.mark.parametrize(
    ("sgf", "said"),
    [
        ("(;SZ[19]AB[dd];W[fc])", "AB[dd]: setup stones"),
        ("(;SZ[19]HA[2]AB[dd][pp];W[fc])", "AB[dd]: setup stones"),
        ("(;SZ[19];B[dd](;W[fc])(;W[cf];AddWhite[cc:cd];B[fc]))", "AW[cc:cd] after W C14: setup stones"),
        ("(;SZ[19];B[dd];AE[dd];W[dd])", "AE[dd] after B D16: setup stones"),
    ],
)
def test_moves_after_setup_stones_are_refused(client, sgf, said):
    answer = do(client, "paste", sgf=sgf)
    assert (answer.status, answer.json["error"]) == (
        404,
        f"{said}; give lines that are played from the empty board",
    )
    assert do(client, "undo").json["said"] == ""


def test_a_page_takes_no_more_moves_than_it_can_bear(client):
    with pytest.raises(KatachiError, match="more than 2 moves at once; 'katachi joseki add' takes"):
        lines_of(b"(;SZ[19];B[dd];W[cf];B[fc])", most=2)
    assert len(lines_of(b"(;SZ[19];B[dd];W[cf];B[fc])", most=None)[0]) == 3
    many = "".join(f"({';B[dd]' * 7})" for _ in range(joseki_desk.MOST_MOVES // 7 + 1))
    assert do(client, "paste", sgf=f"(;SZ[19]{many})").status == 404


def test_what_mining_writes_meanwhile_and_what_people_do_both_stay(client, file, monkeypatch):
    monkeypatch.setattr(joseki_desk, "SAVE_AFTER_S", 0.4)
    moves(client)
    mined = SMALL.replace("3-4 80g", "3-4 95g") + "5-4 33g 9p 500w 2001-2009\n"
    file.write_text(mined, "utf-8")
    assert moves(client)["3-4"]["games"] == 95
    do(client, "add", line="4-4", move="3-3")
    file.write_text(mined.replace("95g", "99g"), "utf-8")
    found = saved(file, " 3-3")
    assert "3-4 99g" in found
    assert "4-5 33g" in found


# -- taken back, and made again, on what mining wrote ------------------------------------------------------

MINED = """# katachi joseki 2
4-4 900g 200p 510w 1999-2020 "star point"
 3-6 600g 150p 500w 2001-2020 20,0,40e
  6-3 400g 100p 480w 2001-2019
   tenuki 300g 90p 500w 2001-2019
  5-3 200g 40p 500w 2001-2019
 6-4 500g 50p 500w 1999-2005 50,0,0e
 3-3 300g 90p 400w 1990-2000
  3-4 250g 90p 400w 1990-2000
3-4 800g 200p 510w 1999-2020
"""


@pytest.fixture
def desk(file, monkeypatch):
    """The file as a server has it; it is written when a test says so."""
    monkeypatch.setattr(joseki_desk, "SAVE_AFTER_S", 600)
    return JosekiDesk(file)


def mine(file):
    """What mining writes: its own, and what people did as far as it has been saved."""
    text.write_file(file, merge_edits(text.read_file(file), text.read(MINED, "mined")))


def mined_alone():
    return text.write(text.read(MINED, "mined"))


CHANGES = {
    "type and name": lambda desk: desk.tell(["4-4"], "3-6", "anna", "urgent", "low", None),
    "comment": lambda desk: desk.tell([], "3-4", "anna", None, None, "komoku"),
    "ignored": lambda desk: desk.drop(["4-4"], "6-4", "anna"),
    "added": lambda desk: desk.add(["4-4", "3-6"], "2-2", "anna"),
    "mined since": lambda desk: desk.add(["4-4"], "3-3", "anna"),
    "pasted": lambda desk: desk.paste(b"(;SZ[19];B[dd];W[cf];B[ec];W[bb])", "anna"),
}


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("when", ["before", "in the half second", "both unsaved"])
def test_taken_back_is_what_a_person_did_and_not_what_mining_wrote(desk, file, change, when):
    CHANGES[change](desk)
    if when != "both unsaved":
        desk.save()
        assert file.read_text("utf-8") != SMALL
    if when == "before":
        mine(file)
    assert desk.undo("anna")
    if when != "before":
        mine(file)
    desk.save()
    assert file.read_text("utf-8") == mined_alone()
    assert desk.parents == text.read_file(file).parents()


def test_what_somebody_else_wrote_since_stays_when_a_change_is_taken_back(desk, file):
    desk.tell(["4-4"], "3-6", "anna", "urgent", "low", "here")
    desk.save()
    file.write_text(
        file.read_text("utf-8").replace("urgent! 60g", "trick! 60g").replace("low", "high"), "utf-8"
    )
    desk.undo("anna")
    desk.save()
    assert ' 3-6 trick! 60g 15p 500w 2001-2020 20,0,40e "high"\n' in file.read_text("utf-8")


def test_a_move_that_mining_has_come_by_is_ignored_when_its_removal_is_made_again(desk, file):
    desk.add(["4-4"], "3-3", "anna")
    desk.save()
    assert desk.drop(["4-4"], "3-3", "anna") == "3-3 is removed"
    mine(file)
    desk.save()
    assert " 3-3 ignore! 300g 90p 400w 1990-2000\n  3-4 250g" in file.read_text("utf-8")
    assert desk.undo("anna")
    desk.save()
    assert file.read_text("utf-8") == mined_alone()


def test_a_move_is_added_with_its_line_where_mining_has_left_that_out_meanwhile(desk, file):
    desk.add(["3-4", "5-3"], "6-3", "anna")
    desk.save()
    assert "\n3-4 80g 20p 510w 1999-2020\n 5-3\n  6-3\n" in file.read_text("utf-8")
    desk.add(["4-4", "6-4"], "3-3", "anna")
    fewer = "# katachi joseki 2\n3-4 80g 20p 510w 1999-2020\n"
    file.write_text(fewer, "utf-8")
    desk.save()
    assert file.read_text("utf-8") == fewer + "4-4\n 4-6\n  3-3\n"
    desk.undo("anna")
    desk.save()
    assert file.read_text("utf-8") == fewer


def test_a_move_comes_back_with_those_that_were_added_after_it(desk, file):
    for line in ([], ["2-2"], ["2-2", "3-3"]):
        desk.add(line, f"{len(line) + 2}-{len(line) + 2}", "anna")
    desk.save()
    desk.drop([], "2-2", "bela")
    desk.save()
    assert "2-2" not in file.read_text("utf-8")
    mine(file)
    desk.undo("bela")
    desk.save()
    assert file.read_text("utf-8") == mined_alone() + "2-2\n 3-3\n  4-4\n"


# -- what cannot be read or written ------------------------------------------------------------------------

SLIP = SMALL.replace("6-3 40g 10p 480w 2001-2019", '6-x 40g 10p 480w 2001-2019 "an hour of work"')


def test_a_file_with_a_slip_is_told_until_it_is_mended_and_never_written_over(desk, file):
    desk.here(())
    file.write_text(SLIP, "utf-8")
    for _ in range(3):
        with pytest.raises(KatachiError, match="line 4: not a move"):
            desk.here(["4-4"])
        with pytest.raises(KatachiError, match="line 4: not a move"):
            desk.add(["4-4"], "3-3", "anna")
        assert desk.try_to_save() == ""  # nothing was done
    assert file.read_text("utf-8") == SLIP
    file.write_text(SLIP.replace("6-x", "6-3"), "utf-8")
    desk.add(["4-4"], "3-3", "anna")
    desk.save()
    assert '  6-3 40g 10p 480w 2001-2019 "an hour of work"\n' in file.read_text("utf-8")


def test_what_was_done_when_a_slip_came_is_kept_until_it_is_mended(client, file, monkeypatch):
    monkeypatch.setattr(joseki_desk, "AGAIN_AFTER_S", 0.02)
    monkeypatch.setattr(joseki_desk, "SAVE_AFTER_S", 600)
    assert do(client, "add", line="4-4", move="3-3").json == {"said": "3-3", "trouble": ""}
    file.write_text(SLIP, "utf-8")
    monkeypatch.setattr(joseki_desk, "SAVE_AFTER_S", 0.01)
    do(client, "add", line="4-4", move="2-2")
    wait_until(lambda: client.get("/api/joseki").json["trouble"])
    told = do(client, "add", line="4-4", move="7-7").json["trouble"]
    slip = f"{file}, line 4: not a move: '6-x 40g 10p 480w 2001-2019 \"an hour of work\"'"
    assert told == f"3 changes not saved: {slip}"
    assert f'<p class="down" role="alert">{told}; it is tried' in html.unescape(client.get("/joseki").text)
    assert file.read_text("utf-8") == SLIP
    file.write_text(SLIP.replace("6-x", "6-3"), "utf-8")
    found = saved(file, "\n 3-3\n")
    assert "\n 2-2\n" in found
    assert "an hour of work" in found
    assert client.get("/api/joseki").json["trouble"] == ""
    assert 'role="alert"' not in client.get("/joseki").text


@pytest.fixture
def barred(tmp_path):
    """A place where no file can be written: its folder is a file."""
    (tmp_path / "barred").touch()
    return tmp_path / "barred" / "small.jos"


def test_a_writing_that_fails_is_told_and_tried_again(path, barred, monkeypatch):
    monkeypatch.setattr(joseki_desk, "SAVE_AFTER_S", 0.01)
    monkeypatch.setattr(joseki_desk, "AGAIN_AFTER_S", 0.02)
    with running(Settings(db=str(path), engine="ryder"), ServerOptions(port=0, joseki=barred)) as found:
        client = Client(found.address)
        do(client, "add", line="", move="4-4")
        wait_until(lambda: client.get("/api/joseki").json["trouble"])
        told = f"1 change not saved: {barred}: cannot be written: File exists"
        assert client.get("/api/joseki").json["trouble"] == told
        refused = client.post("/api/release", {})
        assert (refused.status, refused.json["error"]) == (409, told)
        barred.parent.unlink()
        saved(barred, "4-4\n")
        assert client.get("/api/joseki").json["trouble"] == ""


def test_what_cannot_be_written_at_the_end_is_told_and_a_release_ends_with_the_server(path, barred, tmp_path):
    options = ServerOptions(port=0, joseki=barred, dist=tmp_path / "dist")
    served = ExitStack()
    found = served.enter_context(running(Settings(db=str(path), engine="ryder"), options))
    found.desk.releasing.start("", {}, "")
    do(Client(found.address), "add", line="", move="4-4")
    with pytest.raises(KatachiError, match=r"joseki: 1 change not saved: .*small.jos: cannot be written"):
        served.close()
    assert not found.desk.releasing.is_running()


def test_it_is_written_before_the_server_ends(path, file):
    with running(Settings(db=str(path), engine="ryder"), ServerOptions(port=0, joseki=file)) as found:
        do(Client(found.address), "add", line="4-4", move="3-3")
    assert " 3-3\n" in file.read_text("utf-8")


def test_without_a_file_one_begins_with_an_empty_corner(path, tmp_path):
    new = tmp_path / "new.jos"
    with running(Settings(db=str(path), engine="ryder"), ServerOptions(port=0, joseki=new)) as found:
        client = Client(found.address)
        assert moves(client) == {}
        do(client, "add", line="", move="4-4")
    assert new.read_text("utf-8") == "# katachi joseki 2\n4-4\n"


@pytest.mark.parametrize(
    "wrong",
    [
        {"do": "no"},
        {"do": "add", "move": "11-3"},
        {"do": "add", "line": "4-4", "move": "4-4"},
        {"do": "add", "line": "tenuki", "move": "tenuki"},
        {"do": "drop", "move": "1-1"},
    ],
)
def test_what_cannot_be_done_changes_nothing(client, wrong):
    answer = client.post("/api/joseki", wrong)
    assert answer.status in (400, 404)
    assert "error" in answer.json
    assert do(client, "undo").json["said"] == ""
