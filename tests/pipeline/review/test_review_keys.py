"""Keys and buttons of all pages, in a browser; and what a key in the gallery does to the engine."""

import pytest
from browsing import expect, written
from cli_runner import run
from reviewing import Client, copy, worst_first

from engine.board import Board
from engine.joseki.corners import Corners
from engine.points import decode_moves
from pipeline.review.server import ServerOptions, running
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.misses import ClassifyBasis, MissRow
from pipeline.store.replays import Provenance

pytestmark = pytest.mark.filterwarnings("default")
NAMES = worst_first()
JOSEKI = """# katachi joseki 2
4-4 90g 9p 500w 2001-2020 20,30,40e
 6-3 9g 3p 500w 2001-2020 3,3,3e
3-4 50g 9p 500w 2001-2020 30,20,0e
"""


@pytest.fixture
def path(small_database, tmp_path):
    path = copy(small_database, tmp_path)
    with Store.open(path) as store, store.transaction():
        rows = [MissRow(game, move, "joseki", "") for game in range(1, 12) for move in (5, 90)]
        store.misses.put(
            Provenance("ryder", "none", "12345678", 1), ClassifyBasis(1, "none"), range(1, 12), rows, 1
        )
    return path


@pytest.fixture
def client(path, tmp_path):
    joseki = tmp_path / "joseki.jos"
    joseki.write_text(JOSEKI, "utf-8")
    with running(Settings(db=str(path), engine="ryder"), ServerOptions(port=0, joseki=joseki)) as found:
        yield Client(found.address)


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def both_ways(page, address, key, button):
    """The page as it was, first with a key pressed, then with its button clicked."""
    page.goto(address)
    page.keyboard.press(key)
    yield
    page.goto(address)
    page.get_by_role("button", name=button, exact=True).click()
    yield


def test_keys_and_buttons_of_a_pattern(page, client):
    address = f"{client.address}/patterns/{NAMES[3]}"
    leads = (
        ("f", "F Family", f"**/patterns?like={NAMES[3]}"),
        ("n", "N Next", f"**/patterns/{NAMES[4]}"),
        ("q", "Q Queue", "**/patterns"),
    )
    for key, button, url in leads:
        for _ in both_ways(page, address, key, button):
            page.wait_for_url(url)
    for _ in both_ways(page, address, "e", "E Edit"):
        expect(page.locator("#editing")).to_be_visible()
    for button in ("O Source", "O Search the games"):
        for _ in both_ways(page, address, "o", button):
            expect(page.locator("#searched")).to_have_text("all games were looked through")
    for _ in both_ways(page, address, "?", "Help: the keys"):
        expect(page.locator("#help")).to_be_visible()
    for key, button, state in (
        ("a", "A Accept", "accepted"),
        ("r", "R Reject", "rejected"),
        ("d", "D Defer", "deferred"),
    ):
        for undo in both_ways(page, address, key, button):
            page.wait_for_url(lambda url: not url.endswith(NAMES[3]))
            assert client.state(NAMES[3]) == state
            page.keyboard.press("u")
            page.wait_for_url(f"**/patterns/{NAMES[3]}")
            assert (undo, client.state(NAMES[3])) == (None, "open")


def test_a_pattern_goes_on_in_the_queue_from_which_it_was_opened(page, client):
    page.goto(f"{client.address}/patterns?order=gain")
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/patterns/{NAMES[-1]}?order=gain")
    page.keyboard.press("n")
    page.wait_for_url(f"**/patterns/{NAMES[-2]}?order=gain")
    page.keyboard.press("d")
    page.wait_for_url(f"**/patterns/{NAMES[-3]}?order=gain")
    page.keyboard.press("u")
    page.wait_for_url(f"**/patterns/{NAMES[-2]}?order=gain")
    page.keyboard.press("q")
    page.wait_for_url("**/patterns?order=gain")


def test_keys_and_buttons_of_the_editor(page, client):
    page.goto(f"{client.address}/patterns/{NAMES[3]}#edit")
    text = page.locator("#text")
    begun = text.input_value()
    page.keyboard.press("ArrowUp")
    before = begun
    keys = page.locator("[data-key]").evaluate_all("all => all.map((each) => each.dataset.key)")
    assert keys == [*"123456789", *"mtl"]
    for key in keys[:9]:  # each paints where the last has painted something else
        page.keyboard.press(key)
        expect(page.locator(f"[data-key='{key}']")).to_have_attribute("aria-pressed", "true")
        if key != "4":
            expect(text).not_to_have_value(before)
        before = text.input_value()
    page.locator("[data-key='1']").click()
    page.locator("#board").focus()
    page.keyboard.press(" ")
    page.wait_for_function("before => document.getElementById('text').value !== before", arg=before)
    page.get_by_role("button", name="Z Take back a change").click()
    expect(text).to_have_value(before)
    page.keyboard.press("z")
    expect(text).not_to_have_value(before)
    page.keyboard.press("l")
    expect(page.locator("[data-key='l']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowLeft")
    before = text.input_value()
    page.keyboard.press("m")
    expect(text).not_to_have_value(before)
    page.get_by_role("button", name="Esc Stop editing").click()
    expect(page.locator("#editing")).to_be_hidden()
    expect(text).to_have_value(begun)
    assert client.state(NAMES[3]) == "open"
    page.keyboard.press("e")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("2")
    expect(text).not_to_have_value(begun)
    page.keyboard.press("s")
    expect(page.locator("#state")).to_have_text("edited")
    assert client.state(NAMES[3]) == "edited"


def test_keys_and_buttons_of_a_game(page, client):
    address = f"{client.address}/games/2/40"
    for key, button, move in (
        ("Home", "Home First", 1),
        ("ArrowLeft", "← Before", 39),
        ("ArrowRight", "→ After", 41),
        ("End", "End Last", 131),
    ):
        for _ in both_ways(page, address, key, button):
            page.wait_for_url(f"**/games/2/{move}")
    for key, move in (("ArrowUp", 30), ("ArrowDown", 50)):
        page.goto(address)
        page.keyboard.press(key)
        page.wait_for_url(f"**/games/2/{move}")
    for _ in both_ways(page, address, "a", "A Add a pattern here"):
        page.wait_for_url("**/new?at=2:40")
    page.goto(f"{client.address}/misses")
    page.locator(".thumb").first.click()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Q Back").click()
    page.wait_for_url("**/misses")


def test_keys_and_buttons_of_search_and_misses(page, client):
    page.goto(f"{client.address}/search")
    keys = page.locator("[data-key]").evaluate_all("all => all.map((each) => each.dataset.key)")
    for key in keys:
        page.locator(f"[data-key='{key}']").click()
        expect(page.locator(f"[data-key='{key}']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("1")
    expect(page.locator("#number")).to_contain_text("fit")
    for clear in (lambda: page.keyboard.press("c"), page.get_by_role("button", name="C clear").click):
        page.keyboard.press("2")
        expect(page.locator("#number")).to_contain_text("fit")
        clear()
        expect(page.locator("#number")).to_have_text("Draw stones around the move.")
    page.goto(f"{client.address}/misses")
    shown = page.locator(".thumb").first.get_attribute("href")
    page.keyboard.press("n")
    expect(page.locator(".thumb").first).not_to_have_attribute("href", shown)


def test_keys_and_buttons_of_the_joseki(page, client):
    address = f"{client.address}/joseki"
    moves, line = page.locator(".moves tbody tr"), page.locator(".line a")
    page.goto(address)
    first = page.locator(".moves tr[data-move='4-4']")
    kind_of = first.locator("td").nth(2)
    types = page.locator("[data-type]").evaluate_all(
        "all => all.map((each) => [each.dataset.type, each.querySelector('kbd').textContent])"
    )
    assert len(types) == 7
    for kind, key in types:
        for do in (
            lambda key=key: page.keyboard.press(key.lower()),
            page.locator(f"[data-type={kind}]").click,
        ):
            page.keyboard.press("ArrowDown")
            do()
            expect(kind_of).to_have_text(f"{kind}!")
            expect(first).to_have_attribute("aria-current", "true")  # wherever it is in the list now
            page.get_by_role("button", name="Z Undo").click()
            expect(kind_of).to_have_text("normal")
            page.goto(address)
    for into, back in (("ArrowRight", "ArrowLeft"), ("Enter", "Backspace")):
        page.keyboard.press("ArrowDown")
        page.keyboard.press(into)
        expect(line).to_have_count(2)
        page.keyboard.press(back)
        expect(line).to_have_count(1)
    moves.first.click()
    page.get_by_role("button", name="→ Into").click()
    expect(line).to_have_count(2)
    page.get_by_role("button", name="← Back").click()
    expect(line).to_have_count(1)
    moves.first.click()
    page.get_by_role("button", name="X Remove").click()
    expect(kind_of).to_have_text("ignore!")
    page.keyboard.press("z")
    expect(kind_of).to_have_text("normal")
    moves.first.click()
    page.get_by_role("button", name="E Words").click()
    expect(page.locator("#words")).to_be_visible()
    page.get_by_role("button", name="Never mind").click()
    expect(page.locator("#words")).to_be_hidden()
    page.get_by_role("button", name="Help: the keys").click()
    expect(page.locator("#help")).to_be_visible()


def test_games_of_a_joseki_position(page, client, path):
    page.goto(f"{client.address}/joseki")
    page.keyboard.press("o")
    page.get_by_text("Every game begins with the empty corner.").wait_for()
    with Store.open(path) as store:
        color, at = decode_moves(store.games.get(3).record.moves)[0]
    (x, y), *_ = Corners().places(Board(19), color, at).values()
    address, searched = f"{client.address}/joseki?line={x}-{y}", page.locator("#searched")
    for button in ("O Games", "O Search the games"):
        for _ in both_ways(page, address, "o", button):
            expect(searched).to_have_text("all games were looked through")
            expect(page.locator(".thumb[href^='/games/3/']")).to_have_count(1)
    page.keyboard.press("k")  # tenuki is added, and the line goes on
    expect(page.locator(".thumb")).to_have_count(0)
    page.keyboard.press("o")
    expect(searched).not_to_be_empty()
    page.goto(address)
    page.keyboard.press("o")
    page.locator(".thumb[href^='/games/3/']").click()
    page.wait_for_url("**/games/3/*")


def test_keys_and_buttons_of_the_gallery(page, client):
    page.goto(f"{client.address}/patterns")
    cards = page.locator(".card")
    ways = (("ArrowRight", 1), ("l", 2), ("h", 1), ("ArrowLeft", 0), ("j", 7), ("k", 0))
    for key, at in ways:
        page.keyboard.press(key)
        if at < 7:
            expect(cards.nth(at)).to_be_focused()
    page.goto(f"{client.address}/patterns")
    page.get_by_role("button", name="X Select").click()
    expect(page.locator(".card.picked")).to_have_count(1)
    page.get_by_role("button", name="⇧A All").click()
    expect(page.locator(".card.picked")).to_have_count(len(NAMES))
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    page.keyboard.press("Escape")
    page.goto(f"{client.address}/patterns?per=1")
    page.keyboard.press("n")
    expect(page.locator(f"#p-{NAMES[1]}")).to_be_focused()
    page.keyboard.press("p")
    expect(page.locator(f"#p-{NAMES[0]}")).to_be_focused()
    for key, url in (("Enter", "**/patterns/L*"), ("e", "**#edit"), ("o", "**#games"), ("f", "**like=*")):
        page.goto(f"{client.address}/patterns")
        page.keyboard.press(key)
        page.wait_for_url(url)


def test_what_a_key_in_the_gallery_rejects_the_engine_no_longer_says(page, client, path, tmp_path):
    (tmp_path / "g.sgf").write_text("(;SZ[19];B[dd];W[pp];B[dp];W[cd];B[de];W[dc];B[qq])")

    def said(binary):
        assert run("compile", "--db", path, "--sources", "learned", "--binary", binary).code == 0
        engine = ("--engine", "manyfaces", "--knowledge", binary, "--explain", 300)
        return " ".join(run("suggest", tmp_path / "g.sgf", *engine).out.split())

    before = said(tmp_path / "open.bin")
    name = next(name for name in NAMES if f"pattern {name}" in before)
    page.goto(f"{client.address}/patterns?name={name}")
    page.keyboard.press("r")
    written(page)
    assert client.state(name) == "rejected"
    assert f"pattern {name}" not in said(tmp_path / "rejected.bin")
    page.keyboard.press("u")
    written(page)
    assert said(tmp_path / "again.bin") == before


def test_the_filters_of_the_queue_apply_at_once_and_wait_for_the_games(page, client):
    page.goto(f"{client.address}/patterns?state=all")
    page.get_by_label("Phase in which it was played").select_option("1-40")
    page.wait_for_url("**/patterns?*phase=1-40*")
    page.get_by_label("Part of the board where it was played").select_option("side")
    page.wait_for_url("**/patterns?*region=side*")
    expect(page.locator(".tally")).to_contain_text("played in 11 of 11 games")
    shown = page.locator(".card").evaluate_all("cards => cards.map((card) => card.dataset.id)")
    found = client.get("/api/patterns?state=all&phase=1-40&region=side").json
    assert shown == [one["id"] for one in found["patterns"]]
    assert 0 < len(shown) < len(NAMES)


def test_the_filters_of_the_misses_apply_at_once(page, client):
    """Ryder has no order of all moves: none of its misses has a rank."""
    page.goto(f"{client.address}/misses")
    expect(page.locator(".thumb")).to_have_count(12)
    page.get_by_label("Years").select_option("1980-1999")
    page.wait_for_url("**/misses?*era=1980-1999*")
    expect(page.locator(".thumb")).to_have_count(2)
    page.get_by_label("Rank of the played move in the engine's order").select_option("21-50")
    page.wait_for_url("**/misses?*rank=21-50*")
    expect(page.locator(".thumb")).to_have_count(0)
