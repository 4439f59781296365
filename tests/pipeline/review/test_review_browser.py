"""The review pages in a real browser: keys, buttons, two people at once. Skipped where there is none."""

import re
import shutil
from pathlib import Path

import pytest
from browsing import expect, violations, written
from cli_runner import run
from reviewing import Client, add_audit, few_joseki, learned_patterns, saved, worst_first

from engine.patterns import PatternBook
from pipeline.review.server import ServerOptions, running
from pipeline.settings import Settings

NAMES = worst_first()

pytestmark = pytest.mark.filterwarnings("default")


@pytest.fixture
def server(path):
    options = ServerOptions(port=0, who="anna", joseki=few_joseki(path.parent))
    with running(Settings(db=str(path), engine="ryder"), options) as found:
        yield found


@pytest.fixture
def page(chromium, server):
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    shown = context.new_page()
    errors = []
    shown.on("pageerror", lambda error: errors.append(str(error)))
    shown.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    shown.goto(server.address)
    yield shown
    context.close()
    assert [error for error in errors if "409" not in error and "400" not in error] == []


@pytest.fixture
def refused(chromium, server):
    """A page whose requests are refused or come to nobody, which the browser tells too."""
    with chromium.new_context() as context:
        yield context.new_page()


@pytest.fixture
def client(server):
    return Client(server.address)


def card(page, name):
    return page.locator(f"#p-{name}")


def test_one_key_decides_and_goes_on(page, client):
    for key, name in zip("ardar", NAMES, strict=False):
        assert card(page, name).evaluate("card => card === document.activeElement")
        page.keyboard.press(key)
    written(page)
    states = {"a": "accepted", "r": "rejected", "d": "deferred"}
    assert [client.state(name) for name in NAMES[:5]] == [states[key] for key in "ardar"]
    assert "rejected" in card(page, NAMES[1]).get_attribute("class")
    assert "5 decided" in page.locator("#pace").inner_text()
    (row,) = client.get(f"/api/patterns/{NAMES[0]}").json["decisions"]
    assert row["who"] == "anna"


def test_a_page_turns_by_itself_so_that_a_key_is_a_decision(page, client):
    page.goto(f"{client.address}/patterns?per=1")
    for _ in NAMES:
        page.keyboard.press("a")
    expect(page.locator("#pace")).to_contain_text(f"{len(NAMES)} decided")  # keys wait while a page is turned
    expect(page.locator(".card.open")).to_have_count(0)
    written(page)
    assert client.get("/api/decisions").json["counts"]["accepted"] == len(NAMES)


def test_a_page_fetched_ahead_tells_the_numbers_of_now(page, client):
    page.goto(f"{client.address}/patterns?per=1")
    for _ in range(3):
        page.keyboard.press("a")
    expect(page.locator(".tally")).to_contain_text("3 accepted")
    expect(page.locator(".tally b")).to_have_text(str(len(NAMES) - 3))


def test_undo_takes_back_and_goes_there(page, client):
    page.keyboard.press("r")
    page.keyboard.press("a")
    page.keyboard.press("u")
    page.keyboard.press("u")
    expect(card(page, NAMES[0])).to_be_focused()
    written(page)
    assert [client.state(name) for name in NAMES[:2]] == ["open", "open"]
    page.keyboard.press("u")
    page.get_by_text("There is nothing to take back.").wait_for()


def test_every_button_does_what_its_key_does(page, client):
    page.get_by_role("button", name="Accept").click()
    page.get_by_role("button", name="Reject").click()
    page.get_by_role("button", name="Defer").click()
    page.get_by_role("button", name="Undo").click()
    written(page)
    assert [client.state(name) for name in NAMES[:3]] == ["accepted", "rejected", "open"]
    page.get_by_role("button", name="Help").click()
    assert page.locator("dialog[open]").count() == 1
    page.keyboard.press("a")  # keys are dead while the help is open
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Next page").click()
    page.get_by_text("This is the last page.").wait_for()
    assert client.state(NAMES[2]) == "open"
    page.get_by_role("button", name="Edit").click()
    page.wait_for_url(f"**/patterns/{NAMES[2]}#edit")
    page.go_back()
    page.get_by_role("button", name="Source").click()
    page.wait_for_url("**#games")
    page.go_back()
    page.get_by_role("button", name="Family").click()
    page.wait_for_url("**?like=*")


def test_all_that_is_selected_is_judged_at_once(page, client):
    page.keyboard.press("x")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.keyboard.press(" ")
    assert page.locator(".card.picked").count() == 2
    page.keyboard.press("r")
    page.get_by_text("Rejected 2 patterns").wait_for()
    assert [client.state(name) for name in NAMES[:4]] == ["rejected", "open", "rejected", "open"]
    page.keyboard.press("u")
    written(page)
    assert client.get("/api/decisions").json["counts"]["rejected"] == 0
    page.keyboard.press("Shift+A")
    page.keyboard.press("a")
    written(page)
    assert client.get("/api/decisions").json["counts"]["accepted"] == len(NAMES)


def test_keys_are_dead_in_fields_and_when_held_down(page, client):
    page.locator("input[name=name]").fill("")
    page.locator("input[name=name]").press("a")
    page.locator("#who").press("r")
    page.locator(".card").first.focus()
    page.keyboard.down("a")
    for _ in range(5):
        page.keyboard.down("a")  # what a keyboard repeats
    page.keyboard.up("a")
    written(page)
    assert client.get("/api/decisions").json["counts"] == {
        "accepted": 1,
        "rejected": 0,
        "deferred": 0,
        "edited": 0,
    }


def test_two_browsers_at_once(page, chromium, client):
    context = chromium.new_context()
    other = context.new_page()
    other.goto(client.address)
    other.locator("#who").fill("bela")
    other.locator("#who").blur()
    other.locator(".card").first.focus()
    other.keyboard.press("r")
    written(other)
    page.keyboard.press("a")
    page.get_by_text("bela chose reject").wait_for()
    assert "rejected" in card(page, NAMES[0]).get_attribute("class")
    assert client.state(NAMES[0]) == "rejected"
    other.keyboard.press("a")
    written(other)
    assert [row["who"] for row in client.get(f"/api/patterns/{NAMES[1]}").json["decisions"]] == ["bela"]
    context.close()


def test_a_reload_in_the_middle_loses_nothing(page, client):
    page.keyboard.press("a")
    page.keyboard.press("r")
    written(page)
    page.reload()
    assert page.locator(".card").count() == len(NAMES) - 2
    page.keyboard.press("d")
    written(page)
    assert [client.state(name) for name in NAMES[:3]] == ["accepted", "rejected", "deferred"]


def test_a_server_started_anew_is_found_again(chromium, path, tmp_path):
    with running(
        Settings(db=str(path), engine="ryder"), ServerOptions(port=0, joseki=few_joseki(tmp_path))
    ) as first:
        port = int(first.address.split(":")[2].strip("/"))
        context = chromium.new_context()
        shown = context.new_page()
        shown.goto(first.address)
    with running(
        Settings(db=str(path), engine="ryder"), ServerOptions(port=port, joseki=few_joseki(tmp_path))
    ) as second:
        shown.locator(".card").first.focus()
        shown.keyboard.press("a")
        written(shown)
        assert Client(second.address).state(NAMES[0]) == "accepted"
        context.close()


@pytest.mark.parametrize(
    ("address", "keys"),
    [("/patterns", "a"), ("/search", "1"), ("/games/3/40", "ArrowRight"), ("/joseki", "ArrowRight")],
)
def test_a_server_that_is_gone_is_told(refused, client, address, keys):
    refused.goto(client.address + address)
    refused.context.set_offline(True)
    refused.keyboard.press(keys)
    expect(refused.locator("#said")).to_have_text("katachi review does not answer: has it ended?")


# -- the pattern page ------------------------------------------------------------------------------------


def paint(page, cell, key):
    """Go to a cell and paint it."""
    box = page.locator("#board svg").bounding_box()
    unit = box["width"] / 8.9
    x, y = cell % 8 + 0.9 + 0.5, cell // 8 + 0.9 + 0.5
    page.locator(f"[data-key='{key}']").click()
    page.mouse.click(box["x"] + x * unit, box["y"] + y * unit)


def test_an_edit_is_tried_saved_and_compiled(page, client, path, tmp_path):
    pattern = learned_patterns()[0]
    page.goto(f"{client.address}/patterns/{pattern.id}")
    page.get_by_text("times it could be").wait_for(timeout=60_000)
    before = page.locator("#tried").inner_text()
    page.keyboard.press("e")
    paint(page, 26, "4")  # the enemy left of the move may be anything
    expect(page.locator("#tried")).not_to_have_text(before)
    page.locator("[data-tell=text]").fill("<b>a sentence</b> of ours")
    page.locator("[data-tell=text]").blur()
    page.locator("[data-tell=kind]").select_option("cut")
    page.get_by_role("heading", name="<b>a sentence</b> of ours").wait_for()
    page.get_by_role("button", name="Save the edit").click()
    expect(page.locator("#state")).to_have_text("edited")
    assert client.state(pattern.id) == "edited"
    binary = tmp_path / "e.bin"
    assert run("compile", "--db", path, "--sources", "learned", "--binary", binary).code == 0
    book = PatternBook.open(binary)
    found = book.pattern(book.index(pattern.id))
    assert (found.kind, found.text) == ("cut", "<b>a sentence</b> of ours")


def test_the_editor_by_keyboard_alone(page, client):
    pattern = learned_patterns()[0]
    page.goto(f"{client.address}/patterns/{pattern.id}#edit")
    for key in ("ArrowRight", "ArrowRight", "1", "ArrowDown", "2", "ArrowDown", "t", "ArrowLeft", "t"):
        page.keyboard.press(key)
        page.wait_for_timeout(60)
    expect(page.locator("#moves li")).to_have_count(2)
    text = page.locator("#text").input_value()
    assert "moves\n  enemy" in text
    assert "\n    friend" in text
    page.keyboard.press("z")
    expect(page.locator("#moves li")).to_have_count(1)
    page.keyboard.press("Escape")
    page.get_by_text("Nothing was saved.").wait_for()
    assert client.state(pattern.id) == "open"


def test_what_was_typed_is_saved_also_when_nobody_took_it(page, client):
    pattern = learned_patterns()[0]
    page.goto(f"{client.address}/patterns/{pattern.id}#edit")
    page.get_by_text("As text", exact=True).click()
    text = page.locator("#text").input_value()
    assert "weight 3.25" not in text
    page.locator("#text").fill(re.sub("weight \\S+", "weight 3.25", text))
    page.get_by_role("button", name="Save the edit").click()
    expect(page.locator("#state")).to_have_text("edited")
    page.keyboard.press("e")
    expect(page.locator("#text")).to_have_value(re.compile("\nweight 3.25 "))


def test_an_edit_is_not_lost_when_somebody_was_faster(page, client):
    page.goto(f"{client.address}/patterns/{NAMES[0]}#edit")
    text = page.locator("[data-tell=text]")
    text.fill("mine")
    text.blur()
    expect(page.locator("#sentence")).to_have_text("mine")
    client.cookies["katachi_who"] = "bela"
    assert client.decide(NAMES[0], "reject").status == 200
    page.locator("#board").focus()
    page.keyboard.press("s")
    expect(page.locator("#said")).to_contain_text("bela chose reject")
    assert client.state(NAMES[0]) == "rejected"
    page.keyboard.press("s")
    expect(page.locator("#state")).to_have_text("edited")
    assert "text mine\n" in client.get(f"/api/patterns/{NAMES[0]}").json["text"]


def test_an_edit_that_changes_nothing_is_none(page, client):
    pattern = learned_patterns()[0]
    page.goto(f"{client.address}/patterns/{pattern.id}#edit")
    page.keyboard.press("s")
    page.get_by_text("Nothing was changed.").wait_for()
    assert client.state(pattern.id) == "open"
    page.get_by_text("As text", exact=True).click()
    page.locator("#text").fill("pattern nonsense")
    page.get_by_role("button", name="Save the edit").click()
    expect(page.locator("#said")).to_contain_text("a diagram has")
    assert client.state(pattern.id) == "open"


@pytest.mark.parametrize("words", ["99", ""])
def test_what_is_refused_does_not_stay_in_its_field(refused, client, words):
    page = refused
    page.goto(f"{client.address}/patterns/{NAMES[0]}#edit")
    weight = page.locator("[data-tell=weight]")
    before = weight.input_value()
    weight.fill(words)
    weight.blur()
    expect(page.locator("#said")).to_have_text("weight: nats, from -20 to 20")
    expect(weight).to_have_value(before)


def test_what_is_not_there_yet_has_no_family_and_was_played_nowhere(page, client):
    page.goto(f"{client.address}/new?at=3:40")
    expect(page.get_by_role("button", name="N Next", exact=True)).to_be_visible()
    for button in ("F Family", "O Source", "O Search the games"):
        expect(page.get_by_role("button", name=button, exact=True)).to_have_count(0)


def test_attributes_are_asked_for_at_a_cell_and_of_the_board(page, client):
    pattern = learned_patterns()[0]
    page.goto(f"{client.address}/patterns/{pattern.id}#edit")
    paint(page, 28, "2")
    page.locator("[data-ask=ladder]").select_option("yes")
    page.locator("[data-ask=phase]").fill("middle-endgame")
    page.locator("[data-ask=phase]").blur()
    page.locator("#asks").get_by_text("in the middle or later").wait_for()
    page.locator("#asks").get_by_text("a ladder captures it").wait_for()
    text = page.locator("#text").input_value()
    assert "ladder yes" in text
    assert "phase middle-" in text
    page.locator("[data-ask=phase]").fill("midle")
    page.locator("[data-ask=phase]").blur()
    page.get_by_text("phase: 'midle' is no value.").wait_for()
    expect(page.locator("[data-ask=phase]")).to_have_value("middle-endgame")
    stones = page.locator("[data-ask=stones]")
    for given, words in (("3-120", "3 to 120"), ("4-", "4 or more")):
        stones.fill(given)
        stones.blur()
        expect(page.locator("#asks")).to_contain_text(words)
        expect(stones).to_have_value(given)
    assert "phase middle-" in page.locator("#text").input_value()


def test_drawing_finds_patterns_and_a_missing_one_is_added(page, client):
    page.goto(f"{client.address}/search")
    page.keyboard.press("1")  # a friend right of the move
    page.keyboard.press("ArrowDown")
    page.keyboard.press("2")
    expect(page.locator("#number")).to_contain_text("fit")
    assert page.locator("#found .card").count() >= 1
    page.goto(f"{client.address}/games/3/40")
    page.keyboard.press("a")
    page.wait_for_url("**/new?at=3:40")
    page.keyboard.press("s")
    page.wait_for_url("**/patterns/R3-40")
    assert client.state("R3-40") == "edited"
    page.get_by_role("button", name="Search the games").click()
    page.get_by_text("all games were looked through").wait_for()
    assert page.locator(".thumb").count() >= 1


def test_games_are_found_and_replayed_and_names_are_text(page, client):
    page.goto(f"{client.address}/games/1/5")
    for name in ("<script>", "<img src=x"):
        assert name in page.locator("h1").inner_text()
    assert page.evaluate("window.bad") is None
    page.keyboard.press("ArrowRight")
    page.wait_for_url("**/games/1/6")
    page.keyboard.press("End")
    page.wait_for_url("**/games/1/131")
    page.keyboard.press("ArrowUp")
    page.wait_for_url("**/games/1/121")
    assert page.locator("script:not([src])").count() == 0


def test_narrow_pages_scroll_down_only(page, client):
    page.set_viewport_size({"width": 360, "height": 740})

    def too_wide():
        return page.evaluate("document.documentElement.scrollWidth - innerWidth")

    page.goto(f"{client.address}/games/1/5")
    assert page.locator(".reason").count() > 0
    assert too_wide() <= 0
    page.goto(f"{client.address}/patterns/{NAMES[0]}#edit")
    page.get_by_label("sentence").fill("w" * 200)
    page.get_by_label("sentence").press("Tab")
    expect(page.locator("#sentence")).to_have_text("w" * 200)
    assert too_wide() <= 0


def test_what_audit_found_is_gone_through_by_keys(page, client, path):
    add_audit(path)
    page.goto(f"{client.address}/audit")
    links = [link.get_attribute("href") for link in page.locator(".thumb").all()]
    assert len(links) == 12

    def focused():
        return page.evaluate("document.activeElement.getAttribute('href')")

    page.keyboard.press("ArrowRight")
    assert focused() == links[0]
    page.keyboard.press("l")
    assert focused() == links[1]
    page.keyboard.press("ArrowDown")
    per_row = links.index(focused()) - 1
    assert per_row == page.evaluate(
        "getComputedStyle(document.querySelector('.thumbs')).gridTemplateColumns.split(' ').length"
    )
    page.keyboard.press("k")
    assert focused() == links[1]
    page.keyboard.press("h")
    page.keyboard.press("ArrowLeft")  # there is none before the first
    assert focused() == links[0]
    page.keyboard.press("Enter")
    page.wait_for_url(f"**{links[0]}")
    page.keyboard.press("q")
    page.wait_for_url("**/audit")
    page.keyboard.press("n")
    page.wait_for_url("**page=2")
    assert page.locator(".thumb").count() == 10
    page.keyboard.press("p")
    page.wait_for_url("**page=1")
    page.get_by_label("Kind").select_option("ladder")
    page.wait_for_url("**kind=ladder**")
    assert set(page.locator(".thumb b").all_inner_texts()) == {"ladder"}
    page.keyboard.press("Shift+?")
    assert page.get_by_text("the page before").is_visible()


# -- joseki ----------------------------------------------------------------------------------------------


@pytest.fixture
def joseki(chromium, path, tmp_path):
    file = tmp_path / "j.jos"
    options = ServerOptions(port=0, who="anna", joseki=file)
    with running(Settings(db=str(path), engine="ryder"), options) as found:
        context = chromium.new_context(viewport={"width": 1200, "height": 900})
        shown = context.new_page()
        shown.goto(f"{found.address}joseki")
        yield shown, file
        context.close()


def test_two_digits_enter_a_move(joseki):
    page, file = joseki
    line = ["44", "36", "63", "42", "33", "32", "43", "03"]
    for keys in line:
        page.keyboard.press(keys[0])
        page.keyboard.press(keys[1])
    expect(page.locator(".line a")).to_have_count(len(line) + 1)
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("k")
    expect(page.locator("#pace")).to_contain_text("9 entered")
    expect(page.locator(".line a")).to_have_count(len(line) - 1)
    page.keyboard.press("b")  # the type of the move that led here
    page.get_by_text("tenuki is changed").wait_for()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("e")
    page.locator("#name").fill("a name")
    page.locator("#name").press("Enter")
    expect(page.locator(".moves tbody tr").first).to_contain_text("a name")
    page.keyboard.press("Shift+A")
    expect(page.locator(".line a")).to_have_count(len(line) - 1)
    text = saved(file, '3-2 "a name"')
    assert "10-3\n" in text
    assert "tenuki bad!" in text


def test_escape_leaves_the_words(joseki):
    page, _ = joseki
    page.keyboard.press("4")
    page.keyboard.press("4")
    page.wait_for_url("**line=4-4")
    page.keyboard.press("e")
    expect(page.locator("#name")).to_be_focused()
    page.keyboard.type("low")
    page.keyboard.press("Escape")
    expect(page.locator("#words")).to_be_hidden()
    page.keyboard.press("ArrowLeft")  # keys are those of the page again
    page.wait_for_url("**/joseki")


def test_a_click_plays_and_sgf_is_pasted(joseki):
    page, _ = joseki
    box = page.locator("#corner svg").bounding_box()
    unit = box["width"] / 12
    page.mouse.click(box["x"] + 4.5 * unit, box["y"] + 4.5 * unit)
    expect(page.locator(".line a").nth(1)).to_have_text("4-4")
    page.locator("#paste summary").click()
    page.locator("#sgf").fill("(;SZ[19];B[dd];W[cf](;B[fc])(;B[df]))")
    page.get_by_role("button", name="Add its lines").click()
    page.get_by_text("3 new moves").wait_for()
    page.keyboard.press("z")
    page.get_by_text("pasted lines").wait_for()


def test_the_slider_steps_through_the_eras(joseki):
    page, file = joseki
    file.write_text(
        "# katachi joseki 2\n4-4 90g 9p 500w 2001-2020 20,30,40e\n3-4 50g 9p 500w 2001-2020 30,20,0e\n",
        "utf-8",
    )
    page.reload()
    for games, said in (("70", "since 2010"), ("40", "since 2017")):
        page.get_by_role("slider").focus()
        page.keyboard.press("ArrowRight")
        expect(page.locator("#since-year")).to_have_text(said)
        expect(page.locator(".moves tbody tr").first).to_contain_text(games)
    expect(page.locator(".moves tr.past")).to_have_count(1)


# -- releases ------------------------------------------------------------------------------------------


def test_a_release_is_begun_and_stopped_by_keys(chromium, path, tmp_path, monkeypatch):
    """Its progress is shown meanwhile; nothing is loaded from elsewhere, and no script stands in the page."""
    (tmp_path / "db/patterns").mkdir(parents=True)
    shutil.copy(Path(__file__).parents[3] / "db/patterns/hand-cut.pat", tmp_path / "db/patterns")
    (tmp_path / "db/joseki").mkdir()
    (tmp_path / "db/joseki/joseki.jos").write_text("# katachi joseki 1\n4-4 5g 2p 500w 0-0\n 3-3\n")
    monkeypatch.chdir(tmp_path)
    with running(Settings(db=str(path), engine="ryder"), ServerOptions(port=0)) as found:
        shown = chromium.new_page()
        shown.goto(f"{found.address}release")
        expect(shown.locator("#changes")).to_contain_text("first release: nothing to compare with")
        shown.keyboard.press("g")
        expect(shown.locator("#outcome")).to_contain_text("is being made")
        expect(shown.locator("[data-step=known-truths]")).to_have_attribute("data-state", "running")
        shown.keyboard.press("s")
        expect(shown.locator("#outcome")).to_have_text(
            "Stopped. What was done is kept: making it again goes on."
        )
        expect(shown.locator("[data-do=make]")).to_be_enabled()
        assert violations(shown) == []
        shown.close()
