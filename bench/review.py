"""How long the review pages take, and how many decisions an hour a browser can make on them.

    python -m bench.review DB                        a copy of the database, filled up to 100,000 patterns
                                                     and 10,000 games by variants of those that it has
    python -m bench.review DB --browser              the same through chromium (playwright is needed)

The server runs in this process and is asked over a socket; times are what the asker sees.
"""

import http.client
import json
import shutil
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from engine.patterns.pattern import Attribute
from pipeline.review.server import RunningServer, ServerOptions, running
from pipeline.settings import Settings
from pipeline.stages.generalise import stable_id
from pipeline.store import Store

PATTERNS, GAMES = 100_000, 10_000
TIMES = 9
#: pressed in a browser
KEYS = 100
PAGES = (
    "/patterns",
    "/patterns?order=played",
    "/patterns?asks=endgame&order=weight",
    "/patterns?place=edge&order=players&per=12",
    "/patterns?source=hand",
    "/patterns?like={id}",
    "/patterns/{id}",
    "/search?cells={cells}",
    "/misses",
    "/misses?rank=51-100",
    "/games/9/57",
    "/joseki?line=4-4+6-3+3-6",
)
CHROMIUM = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"]


def fill(path: Path) -> tuple[int, int]:
    """Add variants of the learned patterns, and copies of games, up to the numbers wanted."""
    with Store.open(path) as store, store.recording("bench", Settings()) as run_id, store.transaction():
        known = list(store.learned.patterns())
        variants = []
        for pattern in islice(known, max(PATTERNS - len(known), 0)):
            found = replace(pattern, attributes=(*pattern.attributes, Attribute("score", -1, 1, 3)))
            variants.append(replace(found, id=stable_id(found), gain=-pattern.gain / 100))
        store.learned.take_in(variants, 3, run_id)
        games = [store.games.get(number) for number in range(1, store.games.count() + 1)]
        columns = [name for name in store.schema()["games"] if name != "id"]
        for number in range(max(GAMES - len(games), 0)):
            row = dict(store.db["games"].get(games[number % len(games)].id))
            row["key"] = number.to_bytes(16)
            store.db["games"].insert({name: row[name] for name in columns})
        return len(known) + len(variants), max(GAMES, len(games))


class Asker:
    """One connection, as a browser keeps it."""

    def __init__(self, address: str) -> None:
        self.connection = http.client.HTTPConnection(address.removeprefix("http://").rstrip("/"))
        answer, self.cookie = self._send("GET", "/api/session", None, {}), ""
        self.headers = {"x-katachi-csrf": answer["csrf"], "cookie": self.cookie_of}

    def _send(self, method: str, path: str, given: object, headers: dict[str, str]) -> Any:
        self.connection.request(method, path, None if given is None else json.dumps(given), headers)
        answer = self.connection.getresponse()
        self.cookie_of = answer.headers.get("set-cookie", "").split(";")[0]
        text = answer.read().decode()
        if answer.status != 200:
            raise SystemExit(f"{path}: {answer.status} {text[:200]}")
        return json.loads(text) if path.startswith("/api/") else text

    def get(self, path: str) -> Any:
        return self._send("GET", path, None, {})

    def post(self, path: str, given: object) -> Any:
        return self._send("POST", path, given, self.headers)


def timed(name: str, ask: Callable[[], object], times: int = TIMES) -> None:
    spent = []
    for _ in range(times):
        start = time.perf_counter()
        ask()
        spent.append(1000 * (time.perf_counter() - start))
    print(f"{name:46} {statistics.median(spent):8.1f} {max(spent):8.1f}")


def measure(found: RunningServer) -> None:
    """Pages, decisions and tries."""
    asker = Asker(found.address)
    best = asker.get("/api/patterns?order=gain")["patterns"]
    worst = iter(asker.get("/api/patterns")["patterns"])
    cells = bytearray([255] * 64)
    cells[26], cells[35], cells[27] = 28, 224, 1
    print(f"{'ms':46} {'median':>8} {'longest':>8}")
    for page in PAGES:
        path = page.format(id=best[9]["id"], cells=cells.hex())
        timed(page.split("cells")[0], lambda path=path: asker.get(path))
    text = asker.get(f"/api/patterns/{best[9]['id']}")["text"]
    change = {"do": "paint", "cell": 9, "allowed": 28}
    timed("a cell painted", lambda: asker.post("/api/drafts", {"text": text, "change": change}))
    found.desk.sample.result()
    asker = Asker(found.address)
    texts = iter([asker.get(f"/api/patterns/{each['id']}")["text"] for each in best])
    timed("tried on the sample, the best patterns", lambda: asker.post("/api/tries", {"text": next(texts)}))

    def decide() -> None:
        one = next(worst)
        decision = {key: one[key] for key in ("version", "seen")} | {"pattern": one["id"], "action": "accept"}
        asker.post("/api/decisions", {"decisions": [decision]})

    timed("a decision", decide, 30)
    timed("an undo", lambda: asker.post("/api/undo", {}), 30)


def browse(found: RunningServer) -> None:
    """Decisions in a browser, a key each, as fast as it takes them."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM)
        page = browser.new_page()
        page.goto(f"{found.address}patterns?per=36")
        before = Asker(found.address).get("/api/patterns?per=1")["counts"]["accepted"]
        start = time.perf_counter()
        for _ in range(KEYS):
            page.keyboard.press("a")
        page.wait_for_load_state("networkidle")
        spent = time.perf_counter() - start
        made = Asker(found.address).get("/api/patterns?per=1")["counts"]["accepted"] - before
        print(f"{KEYS} keys, {made} decisions in {spent:.1f} s: {3600 * made / spent:,.0f} an hour")
        browser.close()


@click.command()
@click.argument("db", type=click.Path(exists=True, path_type=Path))
@click.option("--browser", is_flag=True, help="Through chromium.")
def main(db: Path, browser: bool) -> None:
    """Measure the review pages over a copy of DB."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "katachi.sqlite"
        shutil.copy(db, copy)
        patterns, games = fill(copy)
        print(f"{patterns:,} patterns, {games:,} games")
        joseki = Path(folder) / "joseki.jos"
        shutil.copy("db/joseki/joseki.jos", joseki)
        with running(Settings(db=str(copy)), ServerOptions(port=0, joseki=joseki)) as found:
            browse(found) if browser else measure(found)


if __name__ == "__main__":
    main()
