"""A small database to judge, the real server over it, and a client that speaks plain HTTP."""

import http.client
import json
import os
import re
import shutil
import time
from collections.abc import Iterable
from dataclasses import replace
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple

from cli_runner import run
from made_games import random_moves, sgf

from engine.patterns.pattern import Attribute, Statistics
from pipeline.executors.beside import BackgroundWorker
from pipeline.review.sample import sample_of
from pipeline.settings import Settings
from pipeline.stages.generalise import stable_id
from pipeline.store import Store
from pipeline.store.audits import InconsistencyRow
from pipeline.store.games import GameQuery
from pipeline.store.replays import Provenance
from pipeline.texts.pattern_text import LEGEND, parse

#: seconds until a server that says nothing has a fault
WAIT_S = 60

DIAGRAMS = """
. X .
* O ?
? X ?

? O ?
X * .
? X ?

X . *
? O ?

. . .
O * .
# # #

? X . ?
O * . ?
? O X ?

. * X
O O ?

? ? . ?
X * . O
? ? . ?
"""
#: what may stand in a record, as far as our reader keeps it
NASTY = "<script>window.bad=1</script>\"'&<img src=x onerror=alert(1)>"


def learned_patterns():
    """Patterns as generalise leaves them, the best gain first."""
    found = []
    for number, diagram in enumerate(DIAGRAMS.strip().split("\n\n")):
        ((_, pattern),) = parse(f"{LEGEND}\npattern L0\n{diagram.strip()}\n", "a test")
        if number == 2:
            pattern = replace(pattern, attributes=(Attribute("phase", -1, 0, 1),))
        counts = Statistics(100 + number, 5000, 80, 40, 50, 99, 1990, 2010 + number)
        weight = round(0.4 + 0.1 * number, 2)
        name = stable_id(pattern)
        found.append(replace(pattern, id=name, statistics=counts, weight=weight, gain=30.0 - 10.0 * number))
    return found


def worst_first():
    """The ids in the order in which they are judged."""
    return [pattern.id for pattern in sorted(learned_patterns(), key=lambda pattern: pattern.gain)]


def make(folder: Path, patterns=None) -> Path:
    """The database: games come by ingest, the patterns as generalise stores them."""
    games = folder / "games"
    games.mkdir(parents=True)
    nasty = NASTY.replace("\\", "\\\\").replace("]", "\\]")
    (games / "01.sgf").write_bytes(
        sgf(random_moves(1, 130), 19, PB=nasty, PW="Lee", EV=nasty, DT="1999-09-09")
    )
    for seed in range(2, 12):
        (games / f"{seed:02}.sgf").write_bytes(sgf(random_moves(seed, 130), 19, PB=f"b{seed}", PW=f"w{seed}"))
    path = folder / "katachi.sqlite"
    assert run("ingest", games, "--db", path, "--jobs", 1).code == 0
    with Store.open(path) as store, store.recording("generalise", Settings()) as run_id, store.transaction():
        found = learned_patterns() if patterns is None else patterns
        store.learned.replace(found, {"atari": 1.0, "last-distance-2": 0.5}, 3, run_id)
    return path


def sample(path: Path) -> None:
    """Work out what a server keeps beside the database, once for all of its copies."""
    settings = Settings(db=str(path), engine="ryder")
    with BackgroundWorker([sample_of.__module__]) as worker:
        worker.submit(sample_of, settings.db, settings.engine, settings.files, kept_sample(path)).result()


def copy(path: Path, folder: Path) -> Path:
    """A database to be judged, with its sample: a server has nothing to work out."""
    os.link(kept_sample(path), kept_sample(folder / path.name))
    return Path(shutil.copy(path, folder))


def kept_sample(path: Path) -> str:
    """Where a server keeps the sample of a database."""
    return f"{path}-review.npz"


def few_joseki(folder: Path) -> Path:
    """A joseki text for a server: the one that comes with Katachi takes most of a second to read."""
    path = folder / "few.jos"
    path.write_text("# katachi joseki 1\n4-4 5g 2p 500w 0-0\n 3-3\n", "utf-8")
    return path


class Answer(NamedTuple):
    """What the server said."""

    status: int
    headers: http.client.HTTPMessage
    text: str

    @property
    def json(self) -> Any:
        return json.loads(self.text)


def saved(file: Path, wanted: str) -> str:
    """The text of a file that is written a little later, once it has what is wanted."""
    end = time.monotonic() + WAIT_S
    while wanted not in (text := file.read_text("utf-8") if file.exists() else ""):
        assert time.monotonic() < end, text
        time.sleep(0.02)
    return text


class Client:
    """A browser without pages: it keeps cookies, and sends the token of the page it saw last."""

    def __init__(self, address: str) -> None:
        self.address = address.split("?")[0].rstrip("/")
        self.host = self.address.removeprefix("http://")
        self.cookies: dict[str, str] = {}
        self.csrf = ""

    def ask(
        self, method: str, path: str, body: bytes | Iterable[bytes] | None = None, **headers: str
    ) -> Answer:
        given = {key.replace("_", "-"): value for key, value in headers.items()}
        if self.cookies and "cookie" not in given:
            given["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        connection = http.client.HTTPConnection(self.host, timeout=WAIT_S)
        connection.request(method, path, body, given)
        answer = connection.getresponse()
        found = Answer(answer.status, answer.headers, answer.read().decode())
        connection.close()
        for line in answer.headers.get_all("set-cookie", []):
            self.cookies |= {name: morsel.value for name, morsel in SimpleCookie(line).items()}
        return found

    def get(self, path: str, **headers: str) -> Answer:
        found = self.ask("GET", path, **headers)
        if token := re.search(r'name="csrf" content="(\w+)"', found.text):
            self.csrf = token[1]
        return found

    def post(self, path: str, given: object, **headers: str) -> Answer:
        if not self.csrf:
            self.csrf = self.get("/api/session").json["csrf"]
        headers = {"x_katachi_csrf": self.csrf, "origin": self.address, **headers}
        return self.ask("POST", path, json.dumps(given).encode(), **headers)

    def decide(self, name: str, action: str, **other: object) -> Answer:
        """Decide on a pattern as it is now."""
        found = self.get(f"/api/patterns/{name}").json
        one = {"pattern": name, "version": found["version"], "seen": found["seen"], "action": action}
        return self.post("/api/decisions", {"decisions": [one | other]})

    def state(self, name: str) -> str:
        return self.get(f"/api/patterns/{name}").json["state"]


def add_audit(path: Path, signature: str = "12345678") -> list[InconsistencyRow]:
    """Audits of all games by a player, with an error before moves 5 and 90 of each, the worse the later the
    game; what was put in."""
    work = Provenance("manyfaces", "none", signature, 2)
    with (
        Store.open(path) as store,
        store.recording("audit", Settings()) as run_id,
        store.transaction(),
    ):
        games = [store.games.get(game_id) for game_id in store.games.ids_from(GameQuery())]
        rows = [
            InconsistencyRow(
                game.id, move_no, "D4 D5", 1.0, round(0.3 - game.id / 10, 4), kind, "Q16 pass C3"
            )
            for game in games
            for move_no, kind in ((5, "open"), (90, "ladder"))
        ]
        store.audits.put(work, 20, [(game.id, game.key) for game in games], rows, run_id)
    return rows
