"""Runs the pages: records a run in the database, serves the application by uvicorn, may open a browser."""

import asyncio
import errno
import getpass
import logging
import secrets
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import uvicorn

from pipeline.errors import KatachiError, UsageError
from pipeline.executors.beside import BackgroundWorker
from pipeline.remote import is_remote
from pipeline.review.app import application
from pipeline.review.catalogue import Catalogue
from pipeline.review.desk import Desk, clean_name
from pipeline.review.guard import ServerDoor, is_loopback
from pipeline.review.joseki_desk import JosekiDesk
from pipeline.review.played_in import PlayedSearches
from pipeline.review.releasing import Releasing
from pipeline.review.sample import sample_of
from pipeline.settings import JOSEKI_TEXT, Settings
from pipeline.stopping import deferring, handling
from pipeline.store import Store

NAME = "review"


@dataclass(frozen=True, slots=True)
class ServerOptions:
    """How the pages are served."""

    host: str = "127.0.0.1"
    #: 0 for any free one
    port: int = 8361
    #: "" for a random one, which is needed away from loopback only
    token: str = ""
    #: who judges by default; "" for the user
    who: str = ""
    #: the text of the joseki
    joseki: Path = JOSEKI_TEXT
    #: the folder of the releases
    dist: Path = Path("dist")


@dataclass(frozen=True, slots=True)
class RunningServer:
    """A server that is running in a thread."""

    address: str
    server: uvicorn.Server
    thread: threading.Thread
    desk: Desk


#: seconds between two checks for a signal that another thread has received
LOOK_S = 0.2


@contextmanager
def running(settings: Settings, options: ServerOptions) -> Iterator[RunningServer]:
    """Serve in a thread until the block ends.

    Raises KatachiError for a remote or missing database, and if the address cannot be listened on.
    """
    if is_remote(settings.db):
        raise KatachiError("review works on a database of this machine: copy it here, and give --db")
    needs = [sample_of.__module__]
    joseki = JosekiDesk(options.joseki)
    with (
        _saving_at_end(joseki),
        BackgroundWorker(needs) as workers,
        BackgroundWorker(needs) as planner,
        _listen(options) as listening,
        Store.open(settings.db, create=False) as store,
        store.recording(NAME, settings) as run_id,
    ):
        door = _door(options, listening.getsockname()[1])
        cache = f"{settings.db}-review.npz"
        catalogue = Catalogue(workers, Path(f"{settings.db}-review-shapes.json"))
        ask_sample = partial(workers.submit, sample_of, settings.db, settings.engine, settings.files, cache)
        releasing = Releasing(settings, options.dist, options.joseki, planner)
        who = clean_name(options.who) or _user()
        desk = Desk(settings, run_id, who, catalogue, ask_sample, joseki, releasing, PlayedSearches(workers))
        catalogue.read(store)
        threading.Thread(target=joseki.begin, daemon=True).start()
        server = uvicorn.Server(_config(desk, door))
        logging.getLogger("uvicorn.error").addFilter(_is_a_fault)
        thread = threading.Thread(target=server.run, args=([listening],), name=NAME)
        try:
            with deferring():
                thread.start()
            yield RunningServer(_address(door), server, thread, desk)
        finally:
            server.should_exit = True
            if thread.is_alive():
                thread.join()
            releasing.end()


@contextmanager
def _saving_at_end(joseki: JosekiDesk) -> Iterator[None]:
    """Write the joseki at the end, whatever else fails. Raises KatachiError, which says what is lost."""
    try:
        yield
    finally:
        joseki.end()


def _config(desk: Desk, door: ServerDoor) -> uvicorn.Config:
    return uvicorn.Config(
        application(desk, door),
        log_level="warning",
        server_header=False,
        lifespan="off",
        timeout_graceful_shutdown=2,
    )


def _is_a_fault(record: logging.LogRecord) -> bool:
    """Whether a record of uvicorn's log is about more than requests that it drops when it ends."""
    given_up = record.exc_info is not None and isinstance(record.exc_info[1], asyncio.CancelledError)
    return not given_up and "timeout graceful shutdown exceeded" not in record.getMessage()


def serve(settings: Settings, options: ServerOptions, browser: bool, tell: Callable[[str], None]) -> None:
    """Serve until Ctrl-C or SIGTERM. Open requests are still answered, unless a second signal comes.

    ``tell`` is called with the address of the pages.
    """
    with suppress(KeyboardInterrupt), running(settings, options) as found:

        def stop(*_: object) -> None:
            found.server.force_exit = found.server.should_exit
            found.server.should_exit = True

        # the handler must not raise: that would end join() as if the server had ended
        with handling((signal.SIGINT, signal.SIGTERM), stop):
            tell(found.address)
            if browser:
                webbrowser.open(found.address)
            # another thread may receive the signal: wake now and then to let Python call the handler
            while found.thread.is_alive():
                found.thread.join(LOOK_S)


def _listen(options: ServerOptions) -> socket.socket:
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    # with the protocol given, asyncio sends small answers at once; else they wait 40 ms for more
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((options.host, options.port))
        listening.listen(100)  # requests that come before the server is ready wait
    except OSError as error:
        listening.close()
        is_port = error.errno in (errno.EADDRINUSE, errno.EACCES)
        remedy = "--port, or 0 for any that is free" if is_port else "--host, an address of this machine"
        raise KatachiError(
            f"{options.host}:{options.port}: {error.strerror}; give another {remedy}"
        ) from None
    return listening


def _door(options: ServerOptions, port: int) -> ServerDoor:
    if is_loopback(options.host) and not options.token:
        return ServerDoor(options.host, port)
    token = options.token or secrets.token_urlsafe(24)
    if len(token) < 12 or not token.isascii() or not token.replace("-", "").replace("_", "").isalnum():
        raise UsageError("a token has 12 or more letters, digits, - and _; without --token one is made")
    return ServerDoor(options.host, port, token)


def _address(door: ServerDoor) -> str:
    host = f"[{door.host}]" if ":" in door.host else door.host
    return f"http://{host}:{door.port}/" + (f"?token={door.token}" if door.token else "")


def _user() -> str:
    try:
        return clean_name(getpass.getuser()) or "somebody"
    except (KeyError, OSError):
        return "somebody"
