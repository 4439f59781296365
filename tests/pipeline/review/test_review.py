"""The review server over a real database: real requests over a socket."""

import html
import json
import math
import re
import socket
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from urllib.parse import urlencode

import pytest
from cli_runner import run
from processes import dying, wait_until
from reviewing import NASTY, Client, few_joseki, learned_patterns, worst_first

from engine.patterns import PatternBook
from engine.patterns.pattern import ENEMY_ANY, FRIEND_ANY
from pipeline import judging, knowledge
from pipeline.game_records.positions import position_before
from pipeline.review.api import LONGEST_MS
from pipeline.review.guard import ServerDoor
from pipeline.review.server import ServerOptions, running
from pipeline.settings import Settings
from pipeline.store import Store, database
from pipeline.store.misses import ClassifyBasis, MissRow
from pipeline.store.replays import Provenance
from pipeline.texts.pattern_text import LEGEND, parse, text_of
from pipeline.views import show
from pipeline.views.reasons import order_reasons

NAMES = worst_first()


# -- who may ask -----------------------------------------------------------------------------------------


def test_it_answers_to_its_own_name_only(client):
    port = client.host.rpartition(":")[2]
    assert client.get("/patterns", host=f"localhost:{port}").status == 200
    assert client.get("/patterns", host=f"127.0.0.1:{port}").status == 200
    for host in (f"evil.example:{port}", "127.0.0.1:1", "127.0.0.1", "", "a b", "[::1"):
        answer = client.get("/patterns", host=host)
        assert answer.status == 400
        assert "card" not in answer.text


def test_changes_come_from_its_own_pages_only(client):
    one = {"decisions": [{"pattern": NAMES[0], "version": "", "seen": 0, "action": "accept"}]}
    client.get("/patterns")
    for headers in (
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"sec_fetch_site": "cross-site"},
        {"x_katachi_csrf": ""},
        {"x_katachi_csrf": "0" * 64},
        {"cookie": ""},
    ):
        assert client.post("/api/decisions", one, **headers).status == 403
    client.get("/patterns")
    assert client.state(NAMES[0]) == "open"
    assert client.decide(NAMES[0], "accept").status == 200


def test_pages_load_nothing_from_elsewhere_and_run_no_script_of_their_text(client):
    for page in ("/patterns", "/static/review.css", "/nothing"):
        headers = client.get(page).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-frame-options"] == "DENY"
        assert headers["x-content-type-options"] == "nosniff"
        assert "http" not in policy
    text = client.get("/patterns").text
    assert "<script>" not in text
    assert " on" not in "".join(part for part in text.split("<") if part.startswith("script"))
    assert "style=" not in text


def test_what_is_too_long_or_no_json_is_refused(client):
    client.get("/patterns")
    assert client.ask("POST", "/api/decisions", b"x" * 1_000_001, x_katachi_csrf=client.csrf).status == 413
    assert client.ask("POST", "/api/decisions", b"{", x_katachi_csrf=client.csrf).status == 400
    assert client.ask("POST", "/api/decisions", b"[1]", x_katachi_csrf=client.csrf).status == 400
    deep = b"[" * 20_000
    assert client.ask("POST", "/api/decisions", deep, x_katachi_csrf=client.csrf).status == 400
    assert client.get("/static/..%2fapp.py").status == 404


@pytest.mark.parametrize(
    "address", ["/patterns", "/static/review.css", "/api/session", "/api/patterns?per=1"]
)
def test_what_can_be_got_has_a_head(client, address):
    head, whole = client.ask("HEAD", address), client.get(address)
    assert (head.status, head.text) == (200, "")
    assert head.headers["content-type"] == whole.headers["content-type"]


@pytest.mark.parametrize("half", [b"\\ud800", b"\xed\xa0\x80"])
def test_half_a_character_is_refused(client, half):
    client.get("/patterns")
    for path, given in (
        ("/api/joseki", b'{"do": "paste", "sgf": "%s"}'),
        ("/api/joseki", b'{"do": "add", "move": "%s"}'),
        ("/api/decisions", b'{"decisions": [{"%s": 1}]}'),
    ):
        answer = client.ask("POST", path, given % half, x_katachi_csrf=client.csrf)
        assert answer.status == 400
        assert "half a character" in answer.json["error"]


def test_away_from_this_machine_a_token_is_asked_for(path):
    with running(
        Settings(db=str(path)), ServerOptions("0.0.0.0", 0, joseki=few_joseki(path.parent))
    ) as found:
        port = found.address.split(":")[2].split("/")[0]
        stranger = Client(f"http://127.0.0.1:{port}")
        assert stranger.get("/patterns").status == 401
        assert stranger.get("/patterns?token=wrong").status == 401
        assert stranger.post("/api/undo", {}).status == 401 if stranger.csrf else True
        token = found.address.partition("token=")[2]
        assert len(token) >= 32
        entered = stranger.get(f"/patterns?token={token}&per=12")
        assert (entered.status, entered.headers["location"]) == (303, "/patterns?per=12")
        assert stranger.get("/patterns").status == 200
        script = Client(f"http://127.0.0.1:{port}")
        bearer = {"authorization": f"Bearer {token}"}
        assert script.ask("POST", "/api/undo", b"{}", **bearer).json == {"done": []}
        assert script.ask("POST", "/api/undo", b"{}", authorization="Bearer no").status == 401


def test_a_redirect_never_leaves_the_server():
    door = ServerDoor("0.0.0.0", 80, "t" * 20)
    assert door.opens("t" * 20)
    assert not door.opens("t")
    assert door.knows("anything.example:80")
    assert not door.knows("anything.example:81")


def test_a_taken_port_and_a_short_token_are_errors_of_one_line(path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        ran = run("review", "--db", path, "--no-browser", "--port", taken.getsockname()[1])
        assert (ran.code, ran.err.count("\n")) == (1, 1)
        assert "give another --port" in ran.err


def test_an_address_of_another_machine_is_not_a_matter_of_the_port(path):
    ran = run("review", "--db", path, "--host", "192.0.2.1", "--port", 0, "--no-browser")
    assert (ran.code, "give another --host" in ran.err, "--port" in ran.err) == (1, True, False)
    ran = run("review", "--db", path, "--no-browser", "--host", "0.0.0.0", "--port", 0, "--token", "abc")
    assert ran.code == 2


# -- the queue -------------------------------------------------------------------------------------------


def ids(client, query=""):
    return [one["id"] for one in client.get(f"/api/patterns{query}").json["patterns"]]


def test_the_worst_doubts_come_first(client):
    assert ids(client) == NAMES
    assert ids(client, "?order=gain") == NAMES[::-1]
    text = client.get("/patterns").text
    assert [text.index(f'id="p-{name}"') for name in NAMES] == sorted(
        text.index(f'id="p-{name}"') for name in NAMES
    )


def test_pages_follow_each_other_whatever_is_decided_meanwhile(client):
    first = client.get("/api/patterns?per=1").json
    assert [one["id"] for one in first["patterns"]] == NAMES[:1]
    client.decide(NAMES[0], "accept")
    found, following = [], first["next"]
    while following:
        page = client.get(following.replace("/patterns", "/api/patterns")).json
        found += [one["id"] for one in page["patterns"]]
        following = page["next"]
    assert found == NAMES[1:]


def test_filters(client):
    client.decide(NAMES[0], "reject")
    client.decide(NAMES[1], "defer")
    assert ids(client, "?state=rejected") == NAMES[:1]
    assert ids(client, "?state=deferred") == NAMES[1:2]
    assert ids(client) == NAMES[2:]
    assert ids(client, "?state=all") == NAMES
    assert ids(client, "?asks=opening") == [learned_patterns()[2].id]
    assert ids(client, "?place=edge") == [learned_patterns()[3].id]
    assert ids(client, f"?state=all&name={NAMES[0][:6]}") == NAMES[:1]
    assert ids(client, f"?state=all&like={NAMES[0]}") == NAMES[:1]
    assert "hane" in client.get("/patterns?source=hand&kind=contact").text
    for wrong in ("per=7", "state=x", "order=x", "per=x", "source=x", "after=x", "asks=x", "like=none"):
        assert client.get(f"/patterns?{wrong}").status == 404
        assert "error" in client.get(f"/api/patterns?{wrong}").json


def test_patterns_made_by_hand_are_judged_too(client):
    found = ids(client, "?source=hand&per=12")
    assert len(found) == 12
    client.decide(found[0], "accept")
    assert found[0] not in ids(client, "?source=hand")
    assert ids(client, "?source=hand&state=accepted") == found[:1]


def test_hand_made_patterns_by_weight_go_on_after_what_was_decided_meanwhile(client, path):
    pages = [client.get("/api/patterns?source=hand&per=12").json]
    while pages[-1]["next"]:
        pages.append(client.get("/api" + pages[-1]["next"]).json)
    names = [one["id"] for page in pages for one in page["patterns"]]
    with Store.open(path) as store, store.recording("train", Settings()) as run_id, store.transaction():
        weights = {f"pattern/{name}": number / 100 for number, name in enumerate(names)}
        store.learned.set_weights([], weights, 1, run_id)
    first = client.get("/api/patterns?source=hand&order=weight&per=1").json
    assert [one["id"] for one in first["patterns"]] == names[-1:]
    client.decide(names[-1], "accept")
    assert ids(client, first["next"].removeprefix("/patterns")) == names[-2:-1]


def test_what_is_wrong_in_a_text_is_told_with_its_line_there(client):
    text = client.get("/api/patterns/monkey-jump").json["text"]
    number = text.count("\n") + 1
    answer = client.post("/api/drafts", {"text": f"{text.rstrip()}\nwieght 1"})
    assert answer.status == 400
    assert answer.json["error"].startswith(f"the pattern:{number}: no line begins with 'wieght'; there are: ")


def test_what_a_filter_takes_is_told(client):
    answer = client.get("/api/patterns?place=top")
    assert (answer.status, answer.json) == (404, {"error": "place: no 'top'; there are: edge, open"})


def test_an_edit_of_a_pattern_made_by_hand_keeps_its_weight(client, path, tmp_path):
    """It stands not in its text but among the weights."""
    with Store.open(path) as store, store.recording("train", Settings()) as run_id, store.transaction():
        store.learned.set_weights([], {"pattern/monkey-jump": 1.25}, 1, run_id)
    text = client.get("/api/patterns/monkey-jump").json["text"]
    draft = client.post("/api/drafts", {"text": text, "change": {"do": "tell", "text": "far along"}}).json
    one = {"pattern": "monkey-jump", "version": "", "seen": 0, "action": "edit", "text": draft["text"]}
    assert client.post("/api/decisions", {"decisions": [one]}).status == 200
    binary = tmp_path / "edited.bin"
    assert run("compile", "--db", path, "--sources", "hand,learned", "--binary", binary).code == 0
    book = PatternBook.open(binary)
    edited = book.pattern(book.index("monkey-jump"))
    assert (edited.text, edited.weight) == ("far along", 1.25)


def test_a_database_without_patterns_or_games_has_pages_too(tmp_path):
    empty = tmp_path / "empty.sqlite"
    Store.open(empty).close()
    with running(
        Settings(db=str(empty), engine="ryder"), ServerOptions(port=0, joseki=few_joseki(tmp_path))
    ) as found:
        client = Client(found.address)
        for page in ("/patterns", "/search", f"/search?cells={cells_of('* X')}", "/misses", "/joseki"):
            assert client.get(page).status == 200
        assert client.get("/games/1/1").status == 404
        name = ids(client, "?source=hand")[0]
        text = client.get(f"/api/patterns/{name}").json["text"]
        assert f"\nweight {knowledge.default_weights().values[f'pattern/{name}']}\n" in text
        found.desk.sample.result()
        tried = client.post("/api/tries", {"text": text}).json
        assert (tried["positions"], tried["on_board"], tried["nats"]) == (0, 0, 0)
        assert client.get(f"/api/patterns/{name}/games").json == {
            "games": [],
            "found": 0,
            "after": 0,
            "left": 0,
        }


# -- deciding --------------------------------------------------------------------------------------------


def test_a_sample_of_which_the_process_died_is_made_again(path):
    options = ServerOptions(port=0, joseki=few_joseki(path.parent))
    with running(Settings(db=str(path), engine="ryder"), options) as found:
        desk, client = found.desk, Client(found.address)
        with dying(desk.played._workers):
            desk.sample = desk.ask_sample()
        wait_until(desk.sample.done)
        given = {"text": text_of(learned_patterns()[0])}
        answer = client.post("/api/tries", given)
        assert (answer.status, answer.json) == (404, {"error": "the process beside this one died"})
        wait_until(lambda: client.post("/api/tries", given).json["ready"])


def test_decisions_know_who_when_and_on_what(client):
    client.cookies["katachi_who"] = "B%C3%A9la%20%3Cb%3E"
    client.decide(NAMES[0], "accept", milliseconds=1234)
    (row,) = client.get(f"/api/patterns/{NAMES[0]}").json["decisions"]
    assert (row["who"], row["action"], row["milliseconds"]) == ("Béla <b>", "accept", 1234)
    assert row["decided"].endswith("+00:00")
    assert 'value="Béla &lt;b&gt;"' in client.get("/patterns").text


def test_two_decisions_on_one_pattern_cannot_be_made_at_once(client):
    found = client.get(f"/api/patterns/{NAMES[0]}").json
    one = {"pattern": NAMES[0], "version": found["version"], "seen": found["seen"], "action": "accept"}
    answer = client.post("/api/decisions", {"decisions": [one, one | {"action": "reject"}]})
    assert (answer.status, answer.json) == (400, {"error": "decisions: one on each pattern"})
    assert client.state(NAMES[0]) == "open"


def test_two_people_at_once(client):
    other = Client(client.address)
    other.cookies["katachi_who"] = "bela"
    seen = client.get(f"/api/patterns/{NAMES[0]}").json
    assert other.decide(NAMES[0], "reject").status == 200
    stale = {"pattern": NAMES[0], "version": seen["version"], "seen": seen["seen"], "action": "accept"}
    answer = client.post("/api/decisions", {"decisions": [stale]})
    assert answer.status == 409
    assert "bela chose reject" in answer.json["error"]
    assert answer.json["conflicts"][0]["who"] == "bela"
    assert client.post("/api/undo", {}).json == {"done": []}
    assert client.state(NAMES[0]) == "rejected"


def test_many_at_the_same_moment_lose_nothing(client):
    def judge(number):
        mine = Client(client.address)
        mine.cookies["katachi_who"] = f"w{number}"
        return [mine.decide(name, "accept").status for name in NAMES]

    with ThreadPoolExecutor(6) as pool:
        found = list(pool.map(judge, range(6)))
    rows = [client.get(f"/api/patterns/{name}").json["decisions"] for name in NAMES]
    assert all(status in (200, 409) for one in found for status in one)
    assert sum(map(len, rows)) == sum(one.count(200) for one in found) >= len(NAMES)


def test_decisions_are_written_while_another_process_mines(client, path):
    with Store.open(path) as store:
        store.db.execute("BEGIN IMMEDIATE")
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(client.decide, NAMES[0], "accept")
            assert Client(client.address).get("/patterns").status == 200  # reading goes on
            store.db.execute("COMMIT")
            assert waiting.result().status == 200


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"decisions": []},
        {"decisions": [1]},
        {"decisions": [{"pattern": "none", "version": "", "seen": 0, "action": "accept"}]},
        {"decisions": [{"pattern": NAMES[0], "version": "", "seen": "0", "action": "accept"}]},
        {"decisions": [{"pattern": NAMES[0], "version": "", "seen": 0, "action": "undo"}]},
        {"decisions": [{"pattern": NAMES[0], "version": "", "seen": 0, "action": []}]},
        {"decisions": [{"pattern": NAMES[0], "version": "old", "seen": 0, "action": "accept"}]},
        {"decisions": [{"pattern": NAMES[0], "version": "", "seen": 0, "action": "edit", "text": "x"}]},
    ],
)
def test_what_is_no_decision_changes_nothing(client, wrong):
    answer = client.post("/api/decisions", wrong)
    assert answer.status in (400, 404, 409)
    assert "error" in answer.json
    assert client.get("/api/decisions").json["counts"]["accepted"] == 0


def test_from_the_gallery_to_the_engine(client, path, tmp_path):
    """Rejected: the engine no longer says it. Edited: it says the new sentence."""
    kept = learned_patterns()[2]
    lines = text_of(kept).splitlines()
    edit = "\n".join([lines[0], "text what a beautiful shape", *lines[1:]])
    client.decide(NAMES[0], "reject")
    client.decide(kept.id, "edit", text=edit)
    binary = tmp_path / "judged.bin"
    ran = run("compile", "--db", path, "--sources", "learned", "--binary", binary)
    assert ran.code == 0
    book = PatternBook.open(binary)
    assert book.index(NAMES[0]) is None
    diagram = "(;SZ[19];B[dd];W[pp];B[dp];W[cd];B[de];W[dc];B[qq])"
    (tmp_path / "g.sgf").write_text(diagram)
    engine = ("--engine", "manyfaces", "--knowledge", binary, "--explain", 300)
    said = " ".join(run("suggest", tmp_path / "g.sgf", *engine).out.split())
    assert f"pattern {NAMES[0]}" not in said
    assert "what a beautiful shape" in said


# -- finding ---------------------------------------------------------------------------------------------


def cells_of(text):
    """A diagram as the address of the search page has it, the move at d4."""
    ((_, pattern),) = parse(f"{LEGEND}\npattern drawn\n{text.strip()}\n", "a test")
    return pattern.cells.hex()


def test_patterns_are_found_by_drawing_however_they_lie(client):
    # the fifth: X at the end of two enemies
    for drawn in ("* X\nO O", "O *\nO X", "O O\nX *", "X O\n* O"):
        text = client.get(f"/search?cells={cells_of(drawn)}").text
        found = re.findall(r'href="/patterns/(L\d+)"', text)
        assert learned_patterns()[5].id in found
    assert "Draw stones" in client.get("/search").text
    for wrong in ("zz", "00" * 64, "ff" * 63):
        assert client.get(f"/search?cells={wrong}").status == 400


@pytest.fixture
def missed(path):
    work, basis = Provenance("ryder", "none", "12345678", 1), ClassifyBasis(1, "none")
    rows = [
        MissRow(game, move, kind, "")
        for game in range(1, 12)
        for move, kind in ((5, "joseki"), (90, "shape"))
    ]
    with Store.open(path) as store, store.transaction():
        store.misses.put(work, basis, range(1, 12), rows, 1)
    return path


def test_misses_by_kind_phase_and_player(missed, client):
    def shown(query=""):
        return re.findall(r'href="/games/(\d+)/(\d+)"', client.get(f"/misses{query}").text)

    assert len(shown()) == 12
    assert {move for _, move in shown("?kind=joseki")} == {"5"}
    assert {move for _, move in shown("?phase=41-120")} == {"90"}
    assert {game for game, _ in shown("?player=lee")} == {"1"}
    assert {game for game, _ in shown("?since=1999")} == {"1"}
    assert shown("?since=2000") == []
    following = re.search(r'id="next" href="([^"]+)"', client.get("/misses").text)[1].replace("&amp;", "&")
    assert shown(following.removeprefix("/misses"))[0] == ("7", "5")
    assert client.get("/misses?kind=odd").status == 400
    for wrong in ("1990s", "-1", "x"):
        answer = client.get(f"/api/misses?since={wrong}")
        assert (answer.status, answer.json) == (400, {"error": f"since: '{wrong}' is no year"})
    assert shown("?since=" + "9" * 5000) == []


def test_misses_by_collection_and_file(missed, client, small_database):
    folder = f"{small_database.parent / 'games'}/"

    def shown(**query):
        return {
            game for game, _ in re.findall(r'href="/games/(\d+)/(\d+)"', client.get(address(**query)).text)
        }

    def address(**query):
        return f"/misses?{urlencode(query)}"

    assert f'<option value="{html.escape(folder)}">games (11)</option>' in client.get("/misses").text
    assert len(shown(collection=folder)) == 6
    assert shown(collection=folder, file="03.SGF") == {"3"}
    assert shown(file="03.sgf", player="b4") == set()
    assert shown(collection="elsewhere/") == set()
    page = client.get(address(collection=folder)).text
    following = html.unescape(re.search(r'id="next" href="([^"]+)"', page)[1])
    assert '<a class="thumb" href="/games/11/90"' in client.get(following).text


def test_a_miss_is_drawn_as_its_game_is(missed, client):
    def stones(picture):
        return re.findall(r'<circle class="(?:b|w|last|played)"[^>]*>', picture)

    misses = client.get("/api/misses").json["misses"]
    drawn = [client.get(f"/games/{one['game']}/{one['move']}").text for one in misses]
    assert [stones(one["picture"]) for one in misses] == [stones(page) for page in drawn]


def test_without_misses_the_page_says_what_to_do(client):
    assert "katachi classify" in client.get("/misses").text


def games_of(client, pattern):
    """All games where a pattern was played, asked for as the page does: each answer says where to go on."""
    found, after = [], 0
    while True:
        told = client.get(f"/api/patterns/{pattern}/games?after={after}").json
        found += [(one["game"], one["move"]) for one in told["games"]]
        after = told["after"]
        if not after:
            return found


def test_a_pattern_is_added_where_one_is_missing(client, path, tmp_path):
    page = client.get("/new?at=3:40")
    assert page.status == 200
    draft = json.loads(html.unescape(re.search(r'id="draft">(.*?)</script>', page.text, re.DOTALL)[1]))
    one = {"pattern": "R3-40", "version": "", "seen": 0, "action": "edit", "text": draft["text"]}
    assert client.post("/api/decisions", {"decisions": [one]}).status == 200
    assert client.state("R3-40") == "edited"
    assert client.get("/new?at=3:40").status == 303
    assert ids(client, "?source=hand&state=edited") == ["R3-40"]
    assert (3, 40) in games_of(client, "R3-40")
    binary = tmp_path / "added.bin"
    assert run("compile", "--db", path, "--sources", "learned", "--binary", binary).code == 0
    assert PatternBook.open(binary).index("R3-40") is not None
    assert client.get("/new?at=3:999").status == 404
    assert client.get("/new?at=x").status == 400


def test_a_position_tells_of_each_candidate_the_five_reasons_that_set_it_apart(client, path):
    rows = re.findall(r"<tr[^>]*><td>[a-z]</td>.*?</tr>", client.get("/games/3/90").text, re.DOTALL)
    told = [[html.unescape(text) for text in re.findall(r'class="reason">(.*?) <span', row)] for row in rows]
    settings = Settings(db=str(path))
    with Store.open(path) as store:
        position = position_before(show.recorded_game(store, 3), 90, "it")
    found = judging.player(settings.engine, settings.files).candidates(position.board, position.color, 12)
    assert told == [[reason.text for reason in order_reasons(one, found)[:5]] for one in found]
    assert told != [[reason.text for reason in order_reasons(one, ())[:5]] for one in found]


def test_a_pattern_that_is_added_lies_as_its_game_is_drawn(client):
    for move in (90, 91, 92, 93):
        game = client.get(f"/games/3/{move}").text
        side = re.search(r": (Black|White) played", game)[1]
        shown = [
            (kind, int(x), int(y))
            for kind, x, y in re.findall(r'<circle class="(b|w|played)" cx="(\d+)" cy="(\d+)"', game)
        ]
        ((_, column, row),) = [one for one in shown if one[0] == "played"]
        near = {
            27 + x - column + 8 * (y - row): FRIEND_ANY if kind == side[0].lower() else ENEMY_ANY
            for kind, x, y in shown
            if (x, y) != (column, row) and max(abs(x - column), abs(y - row)) <= 1
        }
        text = re.search(r'id="draft">(.*?)</script>', client.get(f"/new?at=3:{move}").text, re.DOTALL)[1]
        cells = json.loads(html.unescape(text))["cells"]
        around = (18, 19, 20, 26, 28, 34, 35, 36)
        assert near
        assert {at: cells[at] for at in around if cells[at] in (FRIEND_ANY, ENEMY_ANY)} == near


@pytest.mark.parametrize("number", ["0", "99999", "9" * 21, "9" * 5000])
def test_games_that_are_not_there_are_not_found(client, number):
    answer = client.get(f"/games/{number}/1")
    assert (answer.status, "there is no game" in answer.text) == (404, True)
    assert client.get(f"/games/1/{number}").status == 404


def test_a_database_that_is_in_use_is_not_a_page_that_is_not_there(client, path, monkeypatch):
    monkeypatch.setattr(database, "BUSY_TIMEOUT_S", 0.1)
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = client.decide(NAMES[0], "accept")
        assert answer.status == 503
        assert answer.json["error"].startswith(
            f"{path}: database is locked: another process is writing to it"
        )
    assert client.decide(NAMES[0], "accept").status == 200


def test_a_decision_that_took_for_ever_took_the_longest_time(client):
    assert client.decide(NAMES[0], "accept", milliseconds=math.inf).status == 200
    (row,) = client.get(f"/api/patterns/{NAMES[0]}").json["decisions"]
    assert row["milliseconds"] == LONGEST_MS


def test_what_a_record_says_is_text(missed, client):
    for page in ("/games/1/5", "/misses", "/api/patterns/R1-9/games"):
        text = client.get(page).text
        assert "<script>window" not in text
        assert "<img src=x" not in text
    assert "&lt;script&gt;window" in client.get("/games/1/5").text
    assert NASTY not in text
