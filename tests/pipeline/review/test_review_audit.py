"""The page of audit and its JSON, over a real server and a small audited database."""

import html
import re
from urllib.parse import urlencode

import pytest
from reviewing import NASTY, add_audit

from engine.points import from_gtp, inverse, to_gtp, transform
from pipeline.review.guard import POLICY
from pipeline.store import Store


@pytest.fixture
def rows(path):
    return add_audit(path)


def asked(client, **query):
    return client.get(f"/api/audit?{urlencode(query)}").json


def places(told):
    return [(one["game_id"], one["move_no"]) for one in told["inconsistencies"]]


def linked(client, address):
    return [
        (int(game), int(move))
        for game, move in re.findall(r'href="/games/(\d+)/(\d+)"', client.get(address).text)
    ]


def test_the_worst_come_first_and_pages_follow_each_other(rows, client):
    expected = [
        (row.game_id, row.move_no)
        for row in sorted(rows, key=lambda row: (row.mean, row.game_id, row.move_no))
    ]
    first, second, third = (asked(client, page=page) for page in (1, 2, 3))
    assert places(first) + places(second) == expected
    assert (len(places(first)), third["inconsistencies"]) == (12, [])
    assert (first["number"], first["kinds"], second["page"]) == (22, {"ladder": 11, "open": 11}, 2)
    page = client.get("/audit").text
    assert linked(client, "/audit") == expected[:12]
    following = html.unescape(re.search(r'id="next" href="([^"]+)"', page)[1])
    assert linked(client, following) == expected[12:]
    text = client.get(following).text
    assert 'id="next"' not in text
    assert linked(client, html.unescape(re.search(r'id="before" href="([^"]+)"', text)[1])) == expected[:12]


def test_filters(rows, client, small_database):
    assert {move for _, move in places(asked(client, kind="ladder"))} == {90}
    assert asked(client, kind="ladder")["kinds"] == {"ladder": 11, "open": 11}
    assert {move for _, move in places(asked(client, phase="1-40"))} == {5}
    assert {game for game, _ in places(asked(client, player="lee"))} == {1}
    assert {game for game, _ in places(asked(client, file="03.SGF"))} == {3}
    assert len(places(asked(client, collection=f"{small_database.parent / 'games'}/"))) == 12
    assert places(asked(client, kind="ladder", phase="1-40")) == []
    assert "None of these" in client.get("/audit?kind=ladder&phase=1-40").text
    for wrong in ("kind=odd", "phase=9", "by=nobody"):
        assert client.get(f"/audit?{wrong}").status == client.get(f"/api/audit?{wrong}").status == 400
    for odd in ("0", "-1", "x", "9" * 30):
        assert client.get(f"/audit?page={odd}").status == 200


def test_of_the_player_that_was_audited_last_or_of_another(rows, client, path):
    add_audit(path, signature="87654321")
    told = asked(client)
    assert [one["player"] for one in told["players"]] == ["manyfaces none 87654321"]
    with Store.open(path) as store:
        store.db.conn.execute("UPDATE audits SET engine = 'neurogo' WHERE game_id = 3")
        store.db.conn.execute("UPDATE inconsistencies SET engine = 'neurogo' WHERE game_id = 3")
        store.db.conn.commit()
    names = [one["player"] for one in asked(client)["players"]]
    assert names == ["manyfaces none 87654321", "neurogo none 87654321"]
    assert {game for game, _ in places(asked(client, by=names[1]))} == {3}
    assert 3 not in {game for game, _ in places(asked(client, page=1)) + places(asked(client, page=2))}
    assert re.search(
        r'<option value="neurogo none 87654321">neurogo 87654321 \(1 game\)', client.get("/audit").text
    )


def test_points_lie_as_the_game_that_is_opened(rows, client, path):
    """The picture and the words are turned as the record is; the database has the canonical form."""
    told = {
        (one["game_id"], one["move_no"]): one
        for page in (1, 2)
        for one in asked(client, page=page)["inconsistencies"]
    }
    with Store.open(path) as store:
        turned = {game_id: store.inputs.sources_of(game_id)[0][2] for game_id in range(1, 12)}
    assert len(set(turned.values())) > 2
    for row in rows:
        one = told[row.game_id, row.move_no]
        for key, text in (("points", row.points), ("kept", row.kept)):
            points = (from_gtp(name, 19) for name in text.split())
            expected = [to_gtp(transform(at, inverse(turned[row.game_id]), 19), 19) for at in points]
            assert one[key] == expected
        assert f"at {' '.join(one['points'])}:" in one["picture"]
        assert one["picture"].count('class="frame"') == 2
        assert one["picture"].count('class="rim"') == 1
        assert one["side"] == ("Black" if row.move_no == 5 else "White")


def test_the_page_says_what_was_said_before_and_after(rows, client):
    text = client.get("/audit").text
    assert "Black&#39;s (+1.00), after the best moves White&#39;s (-0.80)" in text
    assert " and 1 more: " in text
    assert re.search(r"kept: [A-T]\d+ pass [A-T]\d+</span>", text)


def test_what_a_record_says_is_text(rows, client):
    answer = client.get("/audit?player=lee")
    assert answer.headers["content-security-policy"] == POLICY
    assert "<script>window" not in answer.text
    assert "<img src=x" not in answer.text
    assert "&lt;script&gt;window" in answer.text
    assert NASTY not in answer.text
    assert not re.search(r"<script(?! defer src=)|<style|style=| on\w+=", answer.text.split("</header>")[0])
    for name in ("player", "file", "collection", "kind", "by"):
        shown = client.get(f"/audit?{urlencode({name: NASTY})}").text
        assert "<img src=x" not in shown


def test_without_an_audit_the_page_says_what_to_do(client):
    assert "katachi audit" in client.get("/audit").text
    assert asked(client)["inconsistencies"] == asked(client)["players"] == []
