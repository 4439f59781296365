"""A real HTTP server on the loopback interface that serves one file and misbehaves on request."""

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

CONTENT = bytes(i * i % 251 for i in range(300_000))


class FileServer(ThreadingHTTPServer):
    """What it serves, how, and what it was asked; faults are used up, one a request, in their order."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.content = CONTENT
        self.etag = '"one"'
        self.last_modified = ""
        self.ranges = True
        self.says_length = True
        #: ("cut", n): close after n bytes of the body; ("status", code, headers); ("stall", n): say nothing
        #: more after n bytes; ("drip", n, seconds): pieces of n bytes with a pause before each;
        #: ("shift", n): a range that begins n bytes later than the one asked for
        self.faults: list[tuple] = []
        #: the Range header of every request, None where it had none
        self.asked: list[str | None] = []
        self.released = False

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, request: object, client_address: object) -> None:
        """A client that goes away in the middle is what some tests are about."""


class _Handler(BaseHTTPRequestHandler):
    server: FileServer
    protocol_version = "HTTP/1.0"

    def log_message(self, *_: object) -> None:
        pass

    def do_GET(self) -> None:
        server = self.server
        server.asked.append(self.headers.get("Range"))
        fault = server.faults.pop(0) if server.faults else ("none",)
        if fault[0] == "status":
            return self.send_empty(fault[1], fault[2] if len(fault) > 2 else {})
        if not self.path.startswith("/games"):
            return self.send_empty(404, {})
        start = self.start_of_range()
        if start is not None and start >= len(server.content):
            return self.send_empty(416, {"Content-Range": f"bytes */{len(server.content)}"})
        if fault[0] == "shift" and start is not None:
            start += fault[1]
        self.send_head(start)
        return self.send_body(server.content[start or 0 :], fault)

    def send_empty(self, code: int, headers: dict[str, str]) -> None:
        self.send_response(code)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def start_of_range(self) -> int | None:
        match = re.fullmatch(r"bytes=(\d+)-", self.headers.get("Range", ""))
        condition = self.headers.get("If-Range")
        if not self.server.ranges or match is None:
            return None
        if condition is not None and condition not in (self.server.etag, self.server.last_modified):
            return None
        return int(match[1])

    def send_head(self, start: int | None) -> None:
        size = len(self.server.content)
        self.send_response(200 if start is None else 206)
        if start is not None:
            self.send_header("Content-Range", f"bytes {start}-{size - 1}/{size}")
        if self.server.says_length:
            self.send_header("Content-Length", str(size - (start or 0)))
        if self.server.etag:
            self.send_header("ETag", self.server.etag)
        if self.server.last_modified:
            self.send_header("Last-Modified", self.server.last_modified)
        self.end_headers()

    def send_body(self, body: bytes, fault: tuple) -> None:
        if fault[0] == "drip":
            for i in range(0, len(body), fault[1]):
                time.sleep(fault[2])
                self.wfile.write(body[i : i + fault[1]])
        elif fault[0] in ("cut", "stall"):
            self.wfile.write(body[: fault[1]])
            while fault[0] == "stall" and not self.server.released:
                time.sleep(0.01)
        else:
            self.wfile.write(body)


@contextmanager
def running() -> Iterator[FileServer]:
    """A server that runs until the block ends."""
    with FileServer() as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        try:
            yield server
        finally:
            server.released = True
            server.shutdown()
            thread.join()
