"""The end of the review server: what was asked before is answered, and nothing is left."""

import json
import os
import signal
import threading
import time
from contextlib import suppress
from http.client import HTTPException

import pytest
from launching import finished, start
from reviewing import Client, few_joseki, worst_first

from pipeline.review.server import ServerOptions, serve
from pipeline.settings import Settings
from pipeline.store import Store

NAMES = worst_first()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopped_in_the_middle_of_a_decision_it_is_written_before_the_end(path, number):
    served = ("--db", path, "--joseki-text", few_joseki(path.parent), "--port", 0, "--no-browser")
    process = start("review", *served, PYTHONUNBUFFERED=1)
    client = Client(process.stdout.readline().split()[0])
    found = client.get(f"/api/patterns/{NAMES[0]}").json
    one = {"pattern": NAMES[0], "version": found["version"], "seen": found["seen"], "action": "reject"}
    body = json.dumps({"decisions": [one]}).encode()
    csrf = client.get("/api/session").json["csrf"]

    def slowly():
        yield body[:20]
        time.sleep(0.2)  # it has begun to read
        process.send_signal(number)
        time.sleep(1.2)
        yield body[20:]

    headers = {"content_length": str(len(body)), "origin": client.address, "x_katachi_csrf": csrf}
    assert client.ask("POST", "/api/decisions", slowly(), **headers).status == 200
    assert finished(process) == (0, "", "")
    with Store.open(path, create=False) as store:
        assert store.decisions.standings()[NAMES[0]].state == "rejected"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_stopped_while_it_waits_for_a_request_it_gives_that_up_without_a_word(path, number):
    served = ("--db", path, "--joseki-text", few_joseki(path.parent), "--port", 0, "--no-browser")
    process = start("review", *served, PYTHONUNBUFFERED=1)
    client = Client(process.stdout.readline().split()[0])
    headers = {"content_length": "1000", "origin": client.address}
    headers["x_katachi_csrf"] = client.get("/api/session").json["csrf"]

    def never():
        yield b"{"
        time.sleep(0.2)  # it has begun to read
        process.send_signal(number)
        assert finished(process) == (0, "", "")
        yield b"}"

    with suppress(OSError, HTTPException):
        client.ask("POST", "/api/decisions", never(), **headers)
    assert process.returncode == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_after_the_server(path, number):
    def tell(address):
        assert Client(address).get("/patterns").status == 200
        threading.Timer(0.3, os.kill, (os.getpid(), number)).start()

    options = ServerOptions(port=0, joseki=few_joseki(path.parent))
    serve(Settings(db=str(path), engine="ryder"), options, False, tell)
    assert "review" not in {thread.name for thread in threading.enumerate()}


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_it_ends_when_another_thread_takes_the_signal(path, number):
    """Which may be quicker than the main thread; that one sleeps on then."""

    def take():
        signal.pthread_kill(threading.get_ident(), number)

    def tell(address):
        assert Client(address).get("/patterns").status == 200
        threading.Timer(0.3, take).start()
        later.start()

    later = threading.Timer(20, os.kill, (os.getpid(), number))
    options = ServerOptions(port=0, joseki=few_joseki(path.parent))
    serve(Settings(db=str(path), engine="ryder"), options, False, tell)
    assert later.is_alive()
    later.cancel()
