"""Downloads from a real server on the loopback interface, with the faults that servers have."""

import contextlib
import hashlib
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from file_server import CONTENT, FileServer, running
from hypothesis import given, settings
from hypothesis import strategies as st
from launching import launch
from processes import wait_until
from thorough import repeated

from pipeline import download
from pipeline.errors import KatachiError

DIGEST = hashlib.sha256(CONTENT).hexdigest()
OTHER = bytes(reversed(CONTENT))
QUICK = download.DownloadOptions(timeout_s=5.0, attempts=3, backoff_s=0.01)
ONCE = download.DownloadOptions(timeout_s=5.0, attempts=1, backoff_s=0.0)


@pytest.fixture
def server() -> Iterator[FileServer]:
    with running() as server:
        yield server


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "collections" / "games.7z"


def fetch(
    server: FileServer, path: Path, expected: str = "", options: download.DownloadOptions = QUICK
) -> str:
    return download.fetch(server.base + "games.7z", path, expected, options=options)


def files(path: Path) -> set[str]:
    return {entry.name for entry in path.parent.iterdir()}


def break_off(server: FileServer, path: Path, after: int = 100_000) -> None:
    """Leave a part of so many bytes, as a broken connection or a killed process does."""
    server.faults = [("cut", after)]
    with pytest.raises(KatachiError):
        fetch(server, path, options=ONCE)
    assert path.with_name("games.7z.part").stat().st_size == after


def test_a_file_is_fetched_and_its_digest_recorded(server, path):
    assert fetch(server, path) == DIGEST
    assert path.read_bytes() == CONTENT
    assert files(path) == {"games.7z", "games.7z.sha256"}
    check = subprocess.run(
        ["sha256sum", "-c", "games.7z.sha256"], cwd=path.parent, capture_output=True, text=True
    )
    assert check.stdout == "games.7z: OK\n"


def test_a_connection_cut_off_in_the_middle_is_taken_up_again_in_the_same_run(server, path):
    server.faults = [("cut", 100_000), ("cut", 50_000)]
    assert fetch(server, path) == DIGEST
    assert server.asked == [None, "bytes=100000-", "bytes=150000-"]


def test_a_later_run_goes_on_where_an_earlier_one_ended(server, path):
    break_off(server, path)
    assert fetch(server, path) == DIGEST
    assert server.asked == [None, "bytes=100000-"]
    assert files(path) == {"games.7z", "games.7z.sha256"}


def test_last_modified_serves_when_there_is_no_etag(server, path):
    server.etag, server.last_modified = "", "Fri, 20 Nov 2026 10:00:00 GMT"
    break_off(server, path)
    assert fetch(server, path) == DIGEST
    assert server.asked == [None, "bytes=100000-"]


@pytest.mark.parametrize("etag", ["", 'W/"one"'], ids=["no etag", "weak etag"])
def test_without_a_strong_validator_it_starts_over(server, path, etag):
    server.etag = etag
    break_off(server, path)
    assert fetch(server, path) == DIGEST
    assert server.asked == [None, None]


def test_a_server_without_ranges_starts_over(server, path):
    server.ranges = False
    break_off(server, path)
    assert fetch(server, path) == DIGEST
    assert server.asked == [None, "bytes=100000-"]


def test_a_file_that_changed_between_attempts_is_fetched_anew(server, path):
    break_off(server, path)
    server.content, server.etag = OTHER, '"two"'
    assert fetch(server, path) == hashlib.sha256(OTHER).hexdigest()
    assert path.read_bytes() == OTHER


def test_a_file_that_became_shorter_is_fetched_anew(server, path):
    break_off(server, path)
    server.content = CONTENT[:50_000]
    assert fetch(server, path) == hashlib.sha256(CONTENT[:50_000]).hexdigest()


def test_a_part_of_another_address_is_not_used(server, path):
    break_off(server, path)
    download.fetch(server.base + "games-other.7z", path, options=QUICK)
    assert server.asked == [None, None]


def test_a_part_that_is_whole_is_put_in_place(server, path):
    break_off(server, path)
    path.with_name("games.7z.part").write_bytes(CONTENT)
    assert fetch(server, path) == DIGEST
    assert server.asked == [None, "bytes=300000-"]


def test_a_part_that_is_damaged_is_found_out_by_the_checksum(server, path):
    break_off(server, path)
    path.with_name("games.7z.part").write_bytes(bytes(100_000))
    with pytest.raises(KatachiError, match="sha256 is .*, not " + DIGEST):
        fetch(server, path, DIGEST)
    assert files(path) == set()
    assert fetch(server, path, DIGEST) == DIGEST


def test_a_wrong_checksum_leaves_nothing_behind(server, path):
    with pytest.raises(KatachiError, match="sha256 is " + DIGEST + ", not 00"):
        fetch(server, path, "00" * 32)
    assert files(path) == set()


def test_the_recorded_checksum_is_checked_afterwards(server, path):
    fetch(server, path)
    path.unlink()
    server.content = OTHER
    with pytest.raises(KatachiError, match=r"delete games\.7z\.sha256 and fetch again"):
        fetch(server, path)
    path.with_name("games.7z.sha256").unlink()
    assert fetch(server, path) == hashlib.sha256(OTHER).hexdigest()


def test_a_recorded_checksum_that_cannot_be_read_is_told_of(server, path):
    fetch(server, path)
    record = path.with_name("games.7z.sha256")
    record.write_text(f"{DIGEST}  games.7z\n", encoding="utf-16")
    for ask in (lambda: download.checked_digest(path), lambda: fetch(server, path)):
        with pytest.raises(KatachiError, match=r"\.sha256: cannot be read: it is not UTF-8: delete it"):
            ask()
    record.unlink()
    record.mkdir()
    with pytest.raises(KatachiError, match=r"\.sha256: cannot be read: Is a directory: delete it"):
        download.checked_digest(path)


def test_a_file_that_is_not_there_is_an_error_at_once(server, path):
    with pytest.raises(KatachiError, match="the server says 404 Not Found: see on the collection's page"):
        download.fetch(server.base + "nothing.7z", path, options=QUICK)
    assert len(server.asked) == 1
    assert files(path) == set()


def test_503_and_then_the_file(server, path):
    server.faults = [("status", 503), ("status", 502)]
    assert fetch(server, path) == DIGEST
    assert len(server.asked) == 3


@pytest.mark.parametrize("status", [200, 204])
def test_an_empty_answer_is_no_file(server, path, status):
    server.faults = [("status", status)] * 3
    with pytest.raises(KatachiError, match="the server sent an empty file: run the same command again later"):
        fetch(server, path)
    assert not path.exists()
    server.faults = [("status", status)]
    assert fetch(server, path) == DIGEST


def test_retry_after_is_waited_for(server, path):
    server.faults = [("status", 429, {"Retry-After": "1"})]
    started = time.monotonic()
    assert fetch(server, path) == DIGEST
    assert time.monotonic() - started >= 1.0


def test_503_for_good(server, path):
    server.faults = [("status", 503)] * 3
    with pytest.raises(KatachiError, match=r"the server says 503 .*: run the same command again later$"):
        fetch(server, path)
    assert len(server.asked) == 3


def test_attempts_that_bring_something_are_not_counted(server, path):
    server.faults = [("cut", 10_000)] * 12
    assert fetch(server, path) == DIGEST
    assert len(server.asked) == 13


def test_a_server_that_always_breaks_off_at_the_same_place_is_given_up(server, path):
    server.ranges = False
    server.faults = [("cut", 10_000)] * 12
    with pytest.raises(KatachiError, match="the connection ended after 10000 of 300000 bytes"):
        fetch(server, path)
    assert len(server.asked) == 3


def test_bytes_that_were_there_before_are_nothing_new(server, path):
    server.ranges = False
    server.faults = [("cut", 20_000), ("cut", 10_000)] * 6
    with pytest.raises(KatachiError, match="the connection ended after"):
        fetch(server, path)
    assert len(server.asked) == 3


def test_another_range_than_the_one_asked_for_is_not_used(server, path):
    break_off(server, path)
    server.faults = [("shift", 1_000)]
    assert fetch(server, path) == DIGEST
    assert server.asked == [None, "bytes=100000-", None]


def test_a_slow_server_is_waited_for(server, path):
    server.faults = [("drip", 20_000, 0.02)]
    assert fetch(server, path) == DIGEST
    assert len(server.asked) == 1


def test_a_server_that_falls_silent_is_asked_again(server, path):
    server.faults = [("stall", 100_000)]
    assert (
        fetch(server, path, options=download.DownloadOptions(timeout_s=0.2, attempts=2, backoff_s=0.0))
        == DIGEST
    )
    assert server.asked == [None, "bytes=100000-"]


def test_a_server_that_does_not_say_the_length(server, path):
    server.says_length = False
    assert fetch(server, path) == DIGEST


def test_no_connection(path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(
        KatachiError, match=r"no connection \(Connection refused\): run the same command again"
    ):
        download.fetch(f"http://127.0.0.1:{port}/games.7z", path, options=QUICK)


def test_no_such_host(path):
    with pytest.raises(KatachiError, match="no connection"):
        download.fetch("http://no-such-host.invalid/games.7z", path, options=ONCE)


def test_signs_that_an_address_cannot_have_are_sent_as_escapes(server, path):
    assert download.fetch(server.base + "games/棋譜 1.7z", path, options=ONCE) == DIGEST


@pytest.mark.parametrize("url", ["http://[::1/games.7z", "http://host:port/games.7z", "http://a..b/games.7z"])
def test_what_is_no_address_is_said_at_once(path, url):
    with pytest.raises(KatachiError, match="the address is not understood"):
        download.fetch(url, path, options=QUICK)


def test_a_server_that_sends_us_to_what_is_no_address(server, path):
    server.faults = [("status", 302, {"Location": "http://[::1/games.7z"})]
    with pytest.raises(KatachiError, match="the address is not understood"):
        fetch(server, path)


def test_a_full_disk_is_one_line_and_what_arrived_is_kept(server, path):
    break_off(server, path)
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, limit[1]))
        with pytest.raises(KatachiError, match="cannot write: File too large: 150000 bytes are kept"):
            fetch(server, path)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert fetch(server, path) == DIGEST
    assert server.asked[-1] == "bytes=150000-"


def test_a_server_that_sends_us_round_in_circles_is_told_of_in_one_line(server, path):
    server.faults = [("status", 302, {"Location": "/games.7z"})] * 20
    with pytest.raises(KatachiError, match=r"says 302 .* infinite loop\..*whether it moved$") as caught:
        fetch(server, path)
    assert "\n" not in str(caught.value)


def test_room_that_comes_too_late_leaves_no_gap(server, path):
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)

    class Freeing(download.DownloadWatch):
        def advance(self, num_bytes: int) -> None:
            if path.with_name("games.7z.part").stat().st_size == 150_000:
                resource.setrlimit(resource.RLIMIT_FSIZE, limit)

    try:
        resource.setrlimit(resource.RLIMIT_FSIZE, (150_000, limit[1]))
        with pytest.raises(KatachiError, match="150000 bytes are kept"):
            download.fetch(server.base + "games.7z", path, "", Freeing(), QUICK)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    assert fetch(server, path) == DIGEST


def test_no_space_on_the_device(server, path):
    path.parent.mkdir()
    path.with_name("games.7z.part").symlink_to("/dev/full")
    with pytest.raises(KatachiError, match=r"games\.7z\.part: cannot write: No space left on device"):
        fetch(server, path)


def test_a_file_larger_than_the_disk_is_refused_before_it_is_begun(server, path):
    server.faults = [("status", 200, {"Content-Length": str(10**18)})]
    with pytest.raises(KatachiError, match=r"1000000000000000000 bytes are missing and \d+ are free"):
        fetch(server, path)
    assert files(path) == set()


def test_a_folder_that_cannot_be_made(server, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(KatachiError, match="cannot write"):
        fetch(server, tmp_path / "file" / "games.7z")


def test_two_fetches_of_one_file_do_not_mix(server, path):
    path.parent.mkdir()
    with download._Part(server.base, path), pytest.raises(KatachiError, match="another fetch is writing it"):
        fetch(server, path)


VERSIONS = st.sampled_from([(CONTENT, '"one"'), (OTHER, '"two"'), (CONTENT[:123_456], '"three"')])
STEPS = st.lists(st.tuples(VERSIONS, st.integers(0, 299_999), st.booleans()), max_size=6)


@settings(max_examples=repeated(20, 40))
@given(steps=STEPS, last=VERSIONS)
def test_whatever_breaks_off_and_changes_the_file_is_one_version_of_the_servers(steps, last):
    """Each step: which version is served, after how many bytes it breaks off, whether there are ranges."""
    with running() as server, tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.7z"
        for (server.content, server.etag), after, server.ranges in steps:
            server.faults = [("cut", after)]
            with contextlib.suppress(KatachiError):
                fetch(server, path, options=ONCE)
            path.with_name("games.7z.sha256").unlink(missing_ok=True)
            if path.exists():  # it was shorter than the cut
                assert path.read_bytes() == server.content
                path.unlink()
        server.content, server.etag = last
        assert fetch(server, path) == hashlib.sha256(last[0]).hexdigest()
        assert path.read_bytes() == last[0]


CHILD = """
import sys
from pathlib import Path
from pipeline import download
download.fetch(sys.argv[1], Path(sys.argv[2]))
"""


@pytest.mark.parametrize("signal_no", [2, 9], ids=["ctrl-c", "kill -9"])
def test_an_interrupted_fetch_keeps_the_part_and_goes_on_later(server, path, signal_no):
    server.faults = [("stall", 100_000)]
    part = path.with_name("games.7z.part")
    child = launch(
        [sys.executable, "-c", CHILD, server.base + "games.7z", str(path)], stderr=subprocess.DEVNULL
    )
    wait_until(lambda: part.exists() and part.stat().st_size == 100_000, within_s=30)
    os.kill(child.pid, signal_no)
    assert child.wait(timeout=30) != 0
    assert part.stat().st_size == 100_000
    assert fetch(server, path) == DIGEST
    assert server.asked == [None, "bytes=100000-"]


class Heard(download.DownloadWatch):
    def __init__(self) -> None:
        self.events: list[tuple] = []

    def start(self, done: int, total: int | None) -> None:
        self.events.append(("start", done, total))

    def advance(self, num_bytes: int) -> None:
        self.events.append(("advance", num_bytes))

    def wait(self, reason: str, wait_s: float) -> None:
        self.events.append(("wait", reason))

    def stop(self) -> None:
        self.events.append(("stop",))


def test_progress_is_told_and_adds_up(server, path):
    server.faults = [("cut", 100_000)]
    heard = Heard()
    download.fetch(server.base + "games.7z", path, watch=heard, options=QUICK)
    assert [event for event in heard.events if event[0] != "advance"] == [
        ("start", 0, 300_000),
        ("wait", "the connection ended after 100000 of 300000 bytes"),
        ("start", 100_000, 300_000),
        ("stop",),
    ]
    assert sum(event[1] for event in heard.events if event[0] == "advance") == 300_000


def test_checked_accepts_what_is_right_and_refuses_what_is_not(path):
    assert download.checked_digest(path) is None
    path.parent.mkdir()
    path.write_bytes(CONTENT)
    assert download.checked_digest(path, DIGEST) == DIGEST
    assert download.recorded_digest(path) == DIGEST
    path.write_bytes(OTHER)
    with pytest.raises(KatachiError, match="delete the file and fetch it again"):
        download.checked_digest(path)
