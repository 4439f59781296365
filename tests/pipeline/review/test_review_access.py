"""The pages for everybody: no violation that axe finds, in light and dark, narrow."""

from pathlib import Path

import pytest
from browsing import expect, violations, written
from reviewing import Client, add_audit, copy, worst_first

from pipeline.review.server import ServerOptions, running
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.misses import ClassifyBasis, MissRow
from pipeline.store.replays import Provenance

pytestmark = pytest.mark.filterwarnings("default")
HERE = Path(__file__).parents[1]
CONTRAST = (HERE / "contrast.js").read_text("utf-8")
NAMES = worst_first()
NARROW = 420
JOSEKI = "# katachi joseki 2\n4-4 90g 9p 500w 2001-2020 20,30,40e\n3-4 50g 9p 500w 2001-2020 30,20,0e\n"
#: each page, and what is there when it is ready
PAGES = {
    "/patterns?state=all": ".card.rejected",
    "/patterns?state=all&per=12": ".card.accepted",
    "/patterns?per=1": ".card",
    "/patterns?source=hand&per=12": ".card",
    "/patterns?name=zz": ".note",
    f"/patterns/{NAMES[0]}": ".log li",
    f"/patterns/{NAMES[4]}#edit": "#editing:not([hidden])",
    "/new?at=2:30": "#pattern",
    "/search": "#board .cursor",
    "/misses": ".thumb",
    "/audit": ".thumb",
    "/games/1/40": "#game",
    "/joseki": ".moves tbody tr",
    "/joseki?line=4-4+7-7": ".line a",
    "/release": "#changes",
    "/patterns/none": ".note",
}


@pytest.fixture(scope="module")
def client(small_database, tmp_path_factory):
    """A server with one pattern in each state, misses and joseki; these tests change nothing."""
    folder = tmp_path_factory.mktemp("access")
    path = copy(small_database, folder)
    joseki = folder / "joseki.jos"
    joseki.write_text(JOSEKI, "utf-8")
    with Store.open(path) as store, store.transaction():
        rows = [MissRow(game, 5, "joseki", "") for game in range(1, 12)]
        store.misses.put(
            Provenance("ryder", "none", "12345678", 1), ClassifyBasis(1, "none"), range(1, 12), rows, 1
        )
    add_audit(path)
    with running(Settings(db=str(path), engine="ryder"), ServerOptions(port=0, joseki=joseki)) as found:
        client = Client(found.address)
        for name, action in zip(NAMES, ("accept", "reject", "defer"), strict=False):
            assert client.decide(name, action).status == 200
        yield client


@pytest.fixture(scope="module")
def page(chromium):
    context = chromium.new_context(viewport={"width": NARROW, "height": 800}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def check(page):
    """All rules in light; in dark what depends on colours, for the page is the same."""
    page.emulate_media(color_scheme="light")
    assert violations(page) == []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        # axe leaves out what it cannot decide
        assert page.evaluate(CONTRAST) == [], scheme
    assert violations(page, ["color-contrast", "link-in-text-block"]) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROW


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_no_violation(page, client, path):
    page.goto(client.address + path)
    expect(page.locator(PAGES[path]).first).to_be_visible()
    check(page)


def test_nor_in_the_help_what_is_said_and_what_is_selected(page, client):
    page.goto(f"{client.address}/patterns/none")
    page.goto(f"{client.address}/patterns")
    page.keyboard.press("x")
    page.keyboard.press("p")
    page.wait_for_url("**/patterns/none")  # to go elsewhere while it goes there may never end
    page.goto(f"{client.address}/patterns")
    page.keyboard.press("x")
    page.locator(".gallery").evaluate("katachi.say('something went wrong', true)")
    expect(page.locator("#said")).to_have_text("something went wrong")
    check(page)
    page.keyboard.press("?")
    expect(page.locator("#help")).to_be_visible()
    check(page)
    written(page)


def test_the_tree_of_a_pattern_has_names_too(page, client):
    page.goto(f"{client.address}/patterns/{NAMES[4]}#edit")
    for key in ("ArrowRight", "t", "ArrowDown", "t"):
        page.keyboard.press(key)
    expect(page.locator("#moves li").first).to_be_visible()
    page.locator("details summary").click()
    check(page)
