"""Keys that are faster than the answers of the server."""

import pytest
from browsing import expect
from reviewing import worst_first

pytestmark = pytest.mark.filterwarnings("default")
NAMES = worst_first()


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    yield context.new_page()
    context.close()


def test_a_game_goes_as_many_moves_as_keys_were_pressed(page, client):
    page.goto(f"{client.address}/games/2/40")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    page.wait_for_timeout(1500)
    assert page.url.endswith("/games/2/70")
    assert page.locator("#game").get_attribute("data-move") == "70"
    for step in range(25):
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(17 + step)
    page.wait_for_timeout(1500)
    assert page.url.endswith("/games/2/45")
    assert page.locator("#game").get_attribute("data-move") == "45"


def test_z_takes_back_what_is_still_under_way(page, client):
    page.goto(f"{client.address}/patterns/{NAMES[3]}#edit")
    text = page.locator("#text")
    begun = text.input_value()
    page.keyboard.press("ArrowUp")
    for _ in range(3):
        page.keyboard.press("1")
        page.keyboard.press("z")
        page.wait_for_timeout(800)
        assert text.input_value() == begun
    for key in "12345678":
        page.keyboard.press(key)
    for _ in range(8):
        page.keyboard.press("z")
    page.wait_for_timeout(1500)
    assert text.input_value() == begun


def test_escape_leaves_also_a_change_that_is_under_way(page, client):
    page.goto(f"{client.address}/patterns/{NAMES[3]}#edit")
    text = page.locator("#text")
    begun = text.input_value()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    page.wait_for_timeout(1500)
    expect(page.locator("#editing")).to_be_hidden()
    assert text.input_value() == begun


def test_before_the_first_page_of_the_queue_there_is_none(page, client):
    page.goto(f"{client.address}/misses")
    page.goto(f"{client.address}/patterns?per=1")
    page.keyboard.press("p")
    expect(page.locator("#said")).to_have_text("This is the first page.")
    page.keyboard.press("n")
    expect(page.locator(f"#p-{NAMES[1]}")).to_be_focused()
    page.keyboard.press("p")
    expect(page.locator(f"#p-{NAMES[0]}")).to_be_focused()
