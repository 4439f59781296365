"""The release page: a real release made by the server, over a small text of our own."""

import re
import shutil
import sys
import time
from pathlib import Path

import pytest
from cli_runner import run, run_json
from launching import start
from processes import dying, is_running, processes, wait_until
from reviewing import Client, make

from engine.patterns import PatternBook
from pipeline.review.server import ServerOptions, running
from pipeline.settings import Settings

ROOT = Path(__file__).parents[3]
WRONG = "boardsize 9\nplay B D4\nplay W D5\nplay B E5\nplay W C4\nplay W E4\n1 attack D4\n#? [0]\n"
WAIT_S = 120


@pytest.fixture
def here(tmp_path, monkeypatch):
    """A folder with a database, some text, and a suite that asks a wrong question."""
    make(tmp_path)
    for name in ("shape", "cut"):
        (tmp_path / "db/patterns").mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / f"db/patterns/hand-{name}.pat", tmp_path / "db/patterns")
    for folder in ("joseki", "suites"):
        (tmp_path / "db" / folder).mkdir()
    words = ("--sources", "learned", "--to", tmp_path / "db/learned", "--db", tmp_path / "katachi.sqlite")
    assert run("export", *words).code == 0
    shutil.copy(ROOT / "db/learned/weights.txt", tmp_path / "db/learned")
    (tmp_path / "db/joseki/joseki.jos").write_text("# katachi joseki 1\n4-4 5g 2p 500w 0-0\n 3-3\n")
    (tmp_path / "db/suites/wrong.tst").write_text(WRONG)
    monkeypatch.setenv("KATACHI_JOBS", "1")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def client(here):
    settings = Settings(db="katachi.sqlite", engine="manyfaces")
    with running(settings, ServerOptions(port=0, who="anna")) as found:
        yield Client(found.address)


def wait_for(client, is_there):
    """The state once it is so."""
    end, pause_s = time.monotonic() + WAIT_S, 0.1
    while time.monotonic() < end:
        found = client.get("/api/release").json
        if is_there(found):
            return found
        assert is_there is not is_ready or not found["preview"]["error"], found
        time.sleep(pause_s)
        pause_s = min(1.0, 1.3 * pause_s)  # a release takes many seconds, and to ask takes from them
    raise AssertionError(found)


def ended(client):
    return wait_for(client, lambda found: not found["running"])


def is_ready(found):
    return found["preview"]["ready"]


def page_when_ready(client):
    wait_for(client, is_ready)
    return client.get("/release").text


def test_a_release_is_made_by_the_page(client, here):
    first = page_when_ready(client)
    assert "No release yet" in first
    assert "first release: nothing to compare with" in first
    allowed = {"allow": {"regressions": "the question is wrong"}}
    assert client.post("/api/release", allowed).status == 200
    assert client.post("/api/release", {}).status == 409
    found = ended(client)
    assert (found["code"], found["progress"]["state"]) == (0, "done"), found
    states = {step["name"]: step["state"] for step in found["progress"]["steps"]}
    assert (states["regressions"], states["text-and-binary"]) == ("allowed", "passed")
    made = Path("dist/katachi-knowledge-1")
    assert PatternBook.open(made / "patterns.bin").index("ponnuki") is not None
    text = page_when_ready(client)
    assert "Release 1" in text
    assert "against release 1: nothing has changed" in text
    assert "allowed" in text
    changes_are_drawn(client)


def changes_are_drawn(client):
    """A pattern that is rejected, one whose words change, and a joseki move."""
    path = Path("db/patterns/hand-shape.pat")
    path.write_text(
        path.read_text("utf-8").replace("is worth thirty points", "is worth <b>much</b>"), "utf-8"
    )
    Path("db/joseki/joseki.jos").write_text("# katachi joseki 1\n4-4 5g 2p 500w 0-0\n 3-3\n7-7\n")
    assert client.decide("star-point", "reject").status == 200
    text = page_when_ready(client)
    assert "against release 1: 1 changed, 1 dropped, 1 joseki moves added." in text
    for title in ("patterns changed: as they were, as they are (1)", "patterns dropped (1)", "added (1)"):
        assert title in text
    assert "is worth &lt;b&gt;much&lt;/b&gt;" in text
    assert "<b>much" not in text
    drawn = text[text.index('id="changes"') :]
    assert drawn.count("<svg") == 2 + 1 + 1
    assert run_json("release", "--dry-run", "--db", "katachi.sqlite")["changes"]["dropped"] == 1
    assert "These are the first" not in text
    for path in Path("db/patterns").glob("*.pat"):
        path.write_text(re.sub(r"(?m)^(text .*)$", r"\1, as it is", path.read_text("utf-8")), "utf-8")
    text = page_when_ready(client)
    assert 12 < int(re.search(r"as they are \((\d+)\)", text)[1]) <= 24
    assert text.count("These are the first") == 1


def test_it_can_be_stopped(client):
    begun = client.post("/api/release", {"version": "a"})
    assert begun.status == 200, begun.text
    wait_for(client, lambda found: found["progress"] is not None)
    stopped = client.post("/api/release/stop", {})
    assert stopped.status == 200, stopped.text
    found = ended(client)
    assert found["progress"]["state"] == "interrupted", found
    assert not Path("dist").exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux ends a child with its parent")
def test_a_server_that_is_killed_leaves_no_release_behind(here):
    options = ("--port", 0, "--no-browser", "--db", "katachi.sqlite", "--engine", "manyfaces")
    server = start("review", *options, PYTHONUNBUFFERED=1)
    try:
        client = Client(server.stdout.readline().split()[0])
        assert client.post("/api/release", {"allow": {"regressions": "the question is wrong"}}).status == 200
        wait_for(client, lambda found: found["progress"] is not None)
        children = (each for each in processes() if each.parent == server.pid)
        (release,) = (each.pid for each in children if " release " in each.command)
    finally:
        server.kill()
        server.communicate()
    wait_until(lambda: not is_running(release))
    assert not Path("dist").exists()


def test_only_our_own_pages_make_releases(client):
    client.get("/release")
    for headers in ({"origin": "http://evil.example"}, {"x_katachi_csrf": "0" * 64}):
        assert client.post("/api/release", {}, **headers).status == 403
        assert client.post("/api/release/stop", {}, **headers).status == 403
    assert client.get("/api/release").json["progress"] is None


@pytest.mark.parametrize(
    ("asked", "status", "said"),
    [
        ({"version": "--dist"}, 400, "letters, digits"),
        ({"version": "a b"}, 409, "is no version"),
        ({"version": 7}, 400, "a text"),
        ({"allow": ["speed"]}, 400, "gates with reasons"),
        ({"allow": {"speed": 1}}, 400, "reasons are texts"),
        ({"allow": {"speed": "so\0"}}, 400, "reasons are texts"),
        ({"allow": {"gate": "so"}}, 409, "no gate is called"),
        ({"allow": {"gate": "\u65e5\u672c\u3000\u8a9e\nso"}}, 409, "no gate is called"),
        ({"signature": "--dist x"}, 400, "signature"),
        ({"signature": "zz"}, 409, "is no signature"),
    ],
)
def test_what_cannot_be_asked_is_said(client, asked, status, said):
    answer = client.post("/api/release", asked)
    assert (answer.status, said in answer.json["error"]) == (status, True), answer.text


def test_a_mistake_in_the_text_is_told_on_the_page(client):
    Path("db/patterns/hand-cut.pat").write_text("nonsense\n", "utf-8")
    wait_for(client, lambda found: found["preview"]["error"])
    assert re.search(r'<p class="down">[^<]*hand-cut.pat', client.get("/release").text)


def test_what_would_change_is_worked_out_again_when_the_process_died_of_it(here):
    with running(Settings(db="katachi.sqlite", engine="manyfaces"), ServerOptions(port=0)) as found:
        client = Client(found.address)
        with dying(found.desk.releasing.workers):
            assert not is_ready(client.get("/api/release").json)
        for _ in range(2):  # a page that waits loads itself again, to tell it
            wait_for(client, lambda told: "died" in told["preview"]["error"])
        assert "the process beside this one died" in client.get("/release").text
        assert "No release yet" in page_when_ready(client)


def test_the_command_says_what_the_page_would_do(here):
    assert run("release", "--dry-run", "--db", "katachi.sqlite", "--engine", "manyfaces").code == 0
