"""A real browser for the tests of pages. Whoever imports this is skipped where there is none."""

import shutil
from contextlib import contextmanager

import pytest

WANTED = "no {} here: 'make browser' gets it, where it can"
playwright = pytest.importorskip("playwright.sync_api", reason=WANTED.format("playwright"))
axe = pytest.importorskip("axe_playwright_python.base", reason=WANTED.format("axe"))
#: the shell shows the same pages with half of the work: it has no windows, tabs and menus to tend
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
if CHROMIUM is None:
    pytest.skip(WANTED.format("chromium"), allow_module_level=True)

FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
#: levels A and AA of all versions, and what axe recommends beside them
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
expect = playwright.expect
expect.set_options(timeout=30_000)


@contextmanager
def browser():
    """Chromium while the block lasts."""
    with playwright.sync_playwright() as driver:
        found = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


def written(page):
    """Wait until all decisions of a page are written."""
    expect(page.locator("html[data-busy]")).to_have_count(0)


def violations(page, rules=RULES):
    """What axe has against a page: the rule, its summary, and the first element.

    What it finds right is not described, which takes a fifth of its time and is most of what it tells.
    """
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe.AXE_SCRIPT)
    options = {"runOnly": rules, "resultTypes": ["violations"]}
    found = page.evaluate("options => axe.run(options).then((told) => told.violations)", options)
    return [(one["id"], one["help"], one["nodes"][0]["html"][:120]) for one in found]
