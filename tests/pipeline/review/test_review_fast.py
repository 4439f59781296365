"""Keys that are faster than the answers of the server."""

import time

import pytest
from browsing import expect
from reviewing import WAIT_S, worst_first

pytestmark = pytest.mark.filterwarnings("default")
NAMES = worst_first()
#: every answer comes a fifth of a second later
LATE = """
const plain = window.fetch;
window.fetch = async (...asked) => {
  const answer = await plain(...asked);
  await new Promise((go) => setTimeout(go, 200));
  return answer;
};
"""


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 1280, "height": 900})
    context.add_init_script(LATE)
    yield context.new_page()
    context.close()


def drafts(page):
    """The answers of the editor's server, as they come."""
    found = []
    page.on("requestfinished", lambda asked: found.append(asked.url) if "/api/drafts" in asked.url else None)
    return found


def wait_for(page, answers, number):
    """Until so many have come."""
    deadline = time.monotonic() + WAIT_S
    while len(answers) < number and time.monotonic() < deadline:
        page.wait_for_timeout(20)
    assert len(answers) >= number


def test_a_game_goes_as_many_moves_as_keys_were_pressed(page, client):
    page.goto(f"{client.address}/games/2/40")
    for _ in range(30):
        page.keyboard.press("ArrowRight")
    page.wait_for_url("**/games/2/70")
    expect(page.locator("#game")).to_have_attribute("data-move", "70")
    for step in range(25):
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(17 + step)
    page.wait_for_url("**/games/2/45")
    expect(page.locator("#game")).to_have_attribute("data-move", "45")


def begin_a_change(page, client):
    """A pattern's text before it, where it is shown, and the answers of the editor's server."""
    page.goto(f"{client.address}/patterns/{NAMES[3]}#edit")
    text, answers = page.locator("#text"), drafts(page)
    begun = text.input_value()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("1")
    return begun, text, answers


def test_z_takes_back_what_is_still_under_way(page, client):
    begun, text, answers = begin_a_change(page, client)
    page.keyboard.press("z")
    wait_for(page, answers, 2)
    expect(text).to_have_value(begun)
    for key in "12345678":
        page.keyboard.press(key)
    for _ in range(8):
        page.keyboard.press("z")
    wait_for(page, answers, 2 + 8 + 7)
    expect(text).to_have_value(begun)


def test_escape_leaves_also_a_change_that_is_under_way(page, client):
    begun, text, answers = begin_a_change(page, client)
    page.keyboard.press("Escape")
    wait_for(page, answers, 2)
    expect(page.locator("#editing")).to_be_hidden()
    expect(text).to_have_value(begun)


def test_a_type_is_that_of_the_move_clicked_while_something_is_under_way(page, client):
    page.goto(f"{client.address}/joseki?line=4-4")
    page.keyboard.press("z")
    page.locator(".moves tr[data-move='3-3'] td:nth-child(3)").click()
    page.keyboard.press("b")
    expect(page.locator("#said")).to_have_text("3-3 is changed")
    expect(page.locator(".moves tr[data-move='3-3'] td:nth-child(3)")).to_have_text("bad!")
    page.keyboard.press("z")
    expect(page.locator("#said")).to_have_text("Taken back: changed 3-3")


def test_games_come_at_once_for_who_wants_no_motion(page, client):
    page.emulate_media(reduced_motion="reduce")
    page.set_viewport_size({"width": 1280, "height": 400})
    page.goto(f"{client.address}/patterns/{NAMES[0]}")
    before, after = page.evaluate(
        """() => {
          const before = scrollY;
          document.querySelector(".actions [data-do=games]").click();
          return [before, scrollY];
        }"""
    )
    assert (before, after > before) == (0, True)
