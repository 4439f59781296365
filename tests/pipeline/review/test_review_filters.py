"""Filters of the queue that go through games, and of the misses: against slow ways that share no code."""

import html
import re
import shutil
import time
from urllib.parse import urlencode

import pytest
from cli_runner import run
from processes import dying, wait_until
from reviewing import Client, add_audit, few_joseki, learned_patterns, make, worst_first

from engine.players import load_player
from engine.points import PASS, decode_moves, from_gtp
from pipeline.errors import KatachiError
from pipeline.executors.beside import BackgroundWorker
from pipeline.game_records.positions import position_before
from pipeline.review import games, miss_pages
from pipeline.review.catalogue import Catalogue, shape_names
from pipeline.review.played_in import MoveQuery, PlayedSearches, region_of
from pipeline.review.server import ServerOptions, running
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.games import GameQuery
from pipeline.store.misses import ClassifyBasis, MissRow
from pipeline.store.replays import Provenance

NAMES = worst_first()


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    """Ryder missed two moves of each game."""
    found = make(tmp_path_factory.mktemp("filters"))
    work, basis = Provenance("ryder", "none", "12345678", 1), ClassifyBasis(1, "none")
    rows = [
        MissRow(game, move, kind, "")
        for game in range(1, 12)
        for move, kind in ((5, "joseki"), (90, "shape"))
    ]
    with Store.open(found) as store, store.transaction():
        store.misses.put(work, basis, range(1, 12), rows, 1)
    add_audit(found)
    return found


@pytest.fixture(scope="module")
def client(path):
    options = ServerOptions(port=0, who="anna", joseki=few_joseki(path.parent))
    with running(Settings(db=str(path)), options) as found:
        yield Client(found.address)


@pytest.fixture(scope="module")
def played(path):
    """Where each learned pattern was played: (game, number of the move, point), patterns one by one."""
    found = {}
    with Store.open(path) as store:
        records = {number: store.games.get(number).record for number in range(1, 12)}
        for pattern in learned_patterns():
            places, after = [], 0
            while True:
                more, after, _ = games.search(store, pattern, after)
                places += more
                if not after:
                    break
            found[pattern.id] = [
                (game, move, decode_moves(records[game].moves)[move - 1][1]) for game, move in places
            ]
    return found


def found_by(client, **query):
    """The ids that a filter leaves, waiting while games are gone through."""
    deadline = time.monotonic() + 120
    while (page := client.get(f"/api/patterns?{urlencode({'state': 'all', **query})}").json)["looking"]:
        assert page["patterns"] == []
        assert time.monotonic() < deadline, "it never ends"
        time.sleep(0.05)
    return {one["id"] for one in page["patterns"]}


def test_patterns_that_were_played_in_some_games(client, played):
    expected = {name for name, places in played.items() if any(game == 3 for game, _, _ in places)}
    assert 0 < len(expected) < len(NAMES)
    assert found_by(client, player="b3") == expected
    assert found_by(client, file="03.sgf") == expected
    assert found_by(client, file="no such file") == set()
    page = client.get("/patterns?player=b3&state=all").text
    assert "played in 1 of 1 game" in page
    assert set(re.findall(r'data-id="(L\d+)"', page)) == expected
    assert 'id="looking"' in client.get("/patterns?player=b4").text
    assert found_by(client, player="b3", source="hand")


def test_patterns_by_phase_and_region(client, played):
    phases = {"1-40": (1, 40), "41-120": (41, 120), "121-200": (121, 200), "201-": (201, 999)}
    by_phase = {
        phase: {name for name, places in played.items() if any(first <= at <= last for _, at, _ in places)}
        for phase, (first, last) in phases.items()
    }
    by_region = {
        region: {
            name for name, places in played.items() if any(region_of(to, 19) == region for _, _, to in places)
        }
        for region in ("corner", "side", "centre")
    }
    assert len({frozenset(names) for names in (*by_phase.values(), *by_region.values())}) > 3
    for phase, names in by_phase.items():
        assert found_by(client, phase=phase) == names
    for region, names in by_region.items():
        assert found_by(client, region=region) == names
    both = {
        name
        for name, places in played.items()
        if any(game == 2 and at <= 40 and region_of(to, 19) == "side" for game, at, to in places)
    }
    assert found_by(client, phase="1-40", region="side", player="b2") == both


def test_patterns_by_era(client, played):
    """Only the first game has a date."""
    of_first = {name for name, places in played.items() if any(game == 1 for game, _, _ in places)}
    assert found_by(client, era="1980-1999") == of_first
    assert found_by(client, era="since 2017") == set()
    assert found_by(client, era="1980-1999", player="w2") == set()


def test_patterns_that_say_what_the_engine_missed(client, played):
    for kind, move in (("joseki", 5), ("shape", 90), ("ko", 0)):
        expected = {name for name, places in played.items() if any(at == move for _, at, _ in places)}
        assert found_by(client, missed=kind) == expected
    assert found_by(client, missed="shape", phase="1-40") == set()
    page = client.get("/patterns?missed=shape&state=all").text
    assert "played in 11 of 11 games" in page
    assert '<option value="shape" selected>' in page


def test_what_there_is_not_is_refused(client):
    for wrong in ("missed=odd", "phase=1-41", "region=top", "era=1999"):
        answer = client.get(f"/api/patterns?{wrong}")
        assert answer.status == 404
        assert "there are" in answer.json["error"]
    assert client.get("/misses?era=1999").status == 404
    assert client.get("/audit?era=1999").status == 404
    assert client.get("/misses?rank=2").status == 400


def test_what_a_run_wrote_after_a_look_is_found_when_it_has_ended(path, played, tmp_path):
    """Also what brings no game: records of games that are known, further misses."""
    db = tmp_path / "katachi.sqlite"
    with Store.open(path) as store:
        store.db.conn.execute("VACUUM INTO ?", (str(db),))
    shutil.copytree(path.parent / "games", tmp_path / "again")
    work, basis = Provenance("ryder", "none", "12345678", 1), ClassifyBasis(1, "none")
    one, other = [places[0][:2] for places in played.values() if places][:2]

    def at(*moves):
        """The patterns that were played as one of these."""
        return {name for name, places in played.items() if {place[:2] for place in places} & {*moves}}

    with running(Settings(db=str(db)), ServerOptions(port=0, joseki=few_joseki(tmp_path))) as found:
        client = Client(found.address)
        assert found_by(client, file="again/03.sgf") == set()
        assert "again" not in client.get("/patterns").text
        assert run("ingest", tmp_path / "again", "--db", db, "--jobs", 1).code == 0
        assert found_by(client, file="again/03.sgf") == found_by(client, file="games/03.sgf") != set()
        assert ">again (11)</option>" in client.get("/patterns").text
        with Store.open(db) as store, store.recording("classify", Settings()) as run_id:
            for move in (one, other):
                with store.transaction():
                    store.misses.put(work, basis, [], [MissRow(*move, "ko", "")], run_id)
                assert found_by(client, missed="ko") == at(one)
        assert found_by(client, missed="ko") == at(one, other) != at(one)


def test_a_search_of_which_the_process_died_is_told_once_and_begun_anew(path, played):
    with BackgroundWorker([PlayedSearches.__module__]) as worker, Store.open(path) as store:
        found, wanted = PlayedSearches(worker), MoveQuery(GameQuery(player="b5"))
        with dying(worker):
            assert found.names(store, wanted) is None
        with pytest.raises(KatachiError, match="died"):
            wait_until(lambda: found.names(store, wanted))
        wait_until(lambda: found.names(store, wanted))
        expected = {name for name, places in played.items() if any(game == 5 for game, _, _ in places)}
        assert expected <= set(found.names(store, wanted).names)


def test_names_of_shapes_of_which_the_process_died_are_asked_for_again(path, tmp_path):
    with BackgroundWorker([Catalogue.__module__]) as worker, Store.open(path) as store:
        catalogue = Catalogue(worker, tmp_path / "shapes.json")
        with dying(worker):
            assert catalogue.shapes(store) == []
        wait_until(lambda: catalogue.shapes(store))


@pytest.mark.parametrize("damaged", ["[1, 2]", "{}", '{"key": 1}', "7", "\xff{", ""])
def test_a_damaged_file_of_names_is_as_if_it_were_not_there(tmp_path, damaged):
    kept = tmp_path / "shapes.json"
    kept.write_bytes(damaged.encode("latin-1"))
    cells = learned_patterns()[0].cells
    assert shape_names(cells, str(kept)) == shape_names(cells, str(tmp_path / "new.json"))
    assert kept.read_text("utf-8") == (tmp_path / "new.json").read_text("utf-8")


def test_regions_are_thirds():
    def regions(size):
        columns = "ABCDEFGHJKLMNOPQRST"[:size]
        found = [region_of(from_gtp(f"{x}{y}", size), size) for x in columns for y in range(1, size + 1)]
        return [found.count(name) for name in ("corner", "side", "centre")]

    assert regions(19) == [4 * 36, 4 * 6 * 7, 49]
    assert regions(9) == [36, 36, 9]
    assert [region_of(from_gtp(at, 19), 19) for at in ("F14", "G14", "G13", "T1", "K10", "K19")] == [
        "corner", "side", "centre", "corner", "centre", "side",
    ]  # fmt: skip


def led(client, address):
    """Where the page of a pattern goes on, and to which queue it goes back."""
    page = client.get(address)
    assert page.status == 200
    return [
        html.unescape(re.search(rf'data-{name}="([^"]*)"', page.text)[1]) for name in ("following", "queue")
    ]


def queue(client, query):
    """All patterns that filters leave, in their order, and the addresses under which the queue has them."""
    names = [one["id"] for one in client.get(f"/api/patterns?{query}").json["patterns"]]
    return names, [
        html.unescape(each)
        for each in re.findall(r'data-address="([^"]+)"', client.get(f"/patterns?{query}").text)
    ]


@pytest.mark.parametrize(
    "query",
    [
        "order=gain",
        "order=players&per=12",
        "state=all&order=played",
        "source=hand&order=weight",
        "source=hand",
    ],
)
def test_the_next_pattern_is_that_of_the_queue_it_was_opened_from(client, query):
    names, addresses = queue(client, query)
    assert len(addresses) == len(names) > 1
    for here, name, after in zip(addresses[:5], names, addresses[1:], strict=False):
        assert here.startswith(f"/patterns/{name}?")
        following, back = led(client, here)
        assert following == after
        assert queue(client, back.partition("?")[2]) == (names, addresses)


def test_after_the_last_comes_the_queue(client):
    assert led(client, f"/patterns/{NAMES[-1]}") == ["", "/patterns"]
    assert led(client, f"/patterns/{NAMES[0]}?order=gain") == ["", "/patterns?order=gain"]


def test_the_next_of_an_edited_pattern_is_what_came_after_it(tmp_path):
    with running(
        Settings(db=str(make(tmp_path))), ServerOptions(port=0, who="anna", joseki=few_joseki(tmp_path))
    ) as found:
        client = Client(found.address)
        change = {
            "text": client.get(f"/api/patterns/{NAMES[0]}").json["text"],
            "change": {"do": "tell", "urgent": True},
        }
        text = client.post("/api/drafts", change).json["text"]
        assert client.decide(NAMES[0], "edit", text=text).status == 200
        assert led(client, f"/patterns/{NAMES[0]}")[0] == f"/patterns/{NAMES[1]}"


@pytest.mark.parametrize("query", ["source=hand&state=odd", "source=hand&order=odd", "source=hand&kind=odd"])
def test_what_there_is_not_is_refused_of_patterns_made_by_hand_too(client, query):
    answer = client.get(f"/api/patterns?{query}")
    assert (answer.status, "no 'odd'; there are:" in answer.text) == (404, True)


# -- misses ----------------------------------------------------------------------------------------------


def shown(client, **query):
    """All misses that filters leave, page by page."""
    found, after = [], ""
    while True:
        page = client.get(f"/api/misses?{urlencode({**query, 'after': after})}").json
        found += [(one["game"], one["move"], one["rank"]) for one in page["misses"]]
        after = page["next"]
        if not after:
            return found


@pytest.fixture(scope="module")
def ranks(path):
    """The rank of each missed move, asked of the engine itself."""
    player = load_player("manyfaces")
    found = []
    with Store.open(path) as store:
        for game in range(1, 12):
            for move in (5, 90):
                position = position_before(store.games.get(game).record, move, "")
                assert position.played != PASS
                judged = player.judge(position.board, position.color, position.played)
                found.append((game, move, judged.place + 1))
    return found


def test_misses_have_the_rank_that_the_engine_gives_them(client, ranks):
    assert shown(client) == ranks
    assert shown(client, kind="shape") == [one for one in ranks if one[1] == 90]
    _, move, rank = ranks[0]
    page = client.get("/misses").text
    assert f"move {move}; rank {rank}" in page
    assert "missed by ryder, ranked by manyfaces" in page
    assert client.get("/api/misses").json["ranked_by"] == "manyfaces"
    assert client.get("/api/misses").json["kinds"] == {"joseki": 11, "shape": 11}


@pytest.mark.parametrize("looked_at", [3, 60])
def test_misses_of_a_rank(client, ranks, monkeypatch, looked_at):
    monkeypatch.setattr(miss_pages, "LOOKED_AT", looked_at)
    number = 0
    for rank, (first, last) in miss_pages.RANKS.items():
        expected = [one for one in ranks if first <= one[2] <= last]
        assert shown(client, rank=rank) == expected
        number += len(expected)
    assert number == len(ranks)


def test_a_page_that_found_none_of_a_rank_goes_on(client, ranks, monkeypatch):
    monkeypatch.setattr(miss_pages, "LOOKED_AT", 1)
    rank = next(name for name, (first, last) in miss_pages.RANKS.items() if not first <= ranks[0][2] <= last)
    page = client.get(f"/misses?rank={rank}").text
    assert "None of these so far." in page
    following = html.unescape(re.search(r'id="next" href="([^"]+)"', page)[1])
    assert client.get(following).status == 200


def test_misses_and_inconsistencies_by_era(client):
    assert {game for game, _, _ in shown(client, era="1980-1999")} == {1}
    assert shown(client, era="since 2017") == []
    assert client.get("/api/audit?era=1980-1999").json["number"] == 2
    assert client.get("/api/audit?era=2000-2009").json["number"] == 0


@pytest.mark.parametrize("page", ["/misses", "/audit"])
def test_a_filter_shows_what_it_is_set_to_where_there_is_nothing(client, page):
    kind = {"/misses": "ko", "/audit": "ladder"}[page]
    text = client.get(f"{page}?kind={kind}&player=nobody").text
    assert f'<option value="{kind}" selected>{kind} (0)</option>' in text
    for each in (page, "/patterns"):
        text = client.get(f"{each}?collection=gone").text
        assert '<option value="gone" selected>gone</option>' in text


@pytest.mark.parametrize("address", ["/patterns?era=odd", "/misses?kind=odd", "/nothing"])
def test_a_page_of_an_error_is_called_what_it_says(client, address):
    page = client.get(address).text
    (title,) = re.findall(r"<title>(.*?) · Katachi</title>", page)
    assert re.findall(r"<h1>(.*?)</h1>", page) == [title]


def test_a_page_after_the_last_says_that_all_come_before(client):
    page = client.get("/patterns?order=players&after=1e9~x").text
    assert "No open pattern fits" not in page
    assert '<a href="/patterns?order=players">From the beginning</a>' in page


def test_an_empty_page_of_patterns_says_that_no_pattern_fits(client):
    for state, said in (
        ("all", "No pattern fits the filters."),
        ("open", "No open pattern fits the filters."),
    ):
        assert said in client.get(f"/patterns?state={state}&name=zz").text


def test_an_engine_without_an_order_has_no_ranks(path):
    with running(
        Settings(db=str(path), engine="ryder"), ServerOptions(port=0, joseki=few_joseki(path.parent))
    ) as found:
        client = Client(found.address)
        assert {rank for _, _, rank in shown(client)} == {None}
        assert shown(client, rank="1-20") == []
        assert "; rank" not in client.get("/misses").text


def test_a_game_says_why_the_engine_has_no_list(path):
    settings = Settings(db=str(path), knowledge="gone.bin")
    with running(settings, ServerOptions(port=0, joseki=few_joseki(path.parent))) as found:
        page = Client(found.address).get("/games/1/5")
        assert (page.status, "gone.bin" in page.text) == (200, True)
