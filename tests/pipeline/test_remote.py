"""Collections and databases at addresses: read, fetched, put back, and what may go wrong with that."""

import functools
import gzip
import re
import shutil
import signal
import threading
import zipfile
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from cli_runner import run, run_json
from launching import finished, start
from made_games import random_moves, sgf
from processes import wait_until
from troubleshooting import told

from pipeline import remote
from pipeline.errors import KatachiError
from pipeline.store import Store

fsspec = pytest.importorskip("fsspec")


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    games = tmp_path / "games"
    games.mkdir()
    for number in range(6):
        games.joinpath(f"{number}.sgf").write_bytes(sgf(random_moves(number, 40, 9), 9))
    games.joinpath("readme.txt").write_text("no game")
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as archive:
        for path in sorted(games.glob("*.sgf")):
            archive.write(path, f"deep/{path.name}")
    memory = fsspec.filesystem("memory")
    memory.store.clear()
    memory.pseudo_dirs[:] = [""]
    memory.put(str(games), "/games", recursive=True)
    memory.put_file(str(tmp_path / "all.zip"), "/all.zip")
    yield tmp_path
    memory.store.clear()


def ingested(*addresses, db="a.sqlite"):
    report = run_json("ingest", *addresses, "--db", db, "--jobs", 1)
    return report["read"], report["new"], report["rejected"]


def labels(db="a.sqlite"):
    with Store.open(db, create=False) as store:
        return [label for (label,) in store.db.conn.execute("SELECT label FROM inputs ORDER BY id")]


# -- collections -----------------------------------------------------------------------------------


def test_a_folder_a_pattern_and_an_archive(folder):
    assert ingested("memory://games") == (6, 6, 0)
    assert labels() == [f"memory:///games/{number}.sgf" for number in range(6)]
    assert ingested("memory://games/[01].sgf", db="b.sqlite") == (2, 2, 0)
    assert ingested("memory://all.zip", db="c.sqlite") == (6, 6, 0)
    assert labels("c.sqlite")[0] == "memory://all.zip!deep/0.sgf"
    assert ingested("zip://**/*.sgf::memory://all.zip", db="d.sqlite") == (6, 6, 0)
    assert labels("d.sqlite")[0] == "zip://deep/0.sgf::memory://all.zip"
    assert ingested(f"file://{folder}/games", db="e.sqlite") == (6, 6, 0)


def test_what_was_read_is_known_when_it_is_fetched_again(folder):
    assert ingested("memory://games") == (6, 6, 0)
    again = run_json("ingest", "memory://games", "--db", "a.sqlite", "--jobs", 1)
    assert (again["new"], again["duplicate"], again["inputs_known"]) == (0, 6, 6)


@pytest.fixture
def server(folder):
    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

        def do_GET(self):
            for name, status in (("closed.sgf", 403), ("busy.sgf", 503)):
                if self.path.endswith(name) and not folder.joinpath("open").exists():
                    return self.send_error(status)
            if self.path.startswith("/everywhere"):
                self.path = "/everywhere.html"
            return super().do_GET()

        def end_headers(self):
            if self.path.endswith("on-the-way.sgf.gz"):
                self.send_header("Content-Encoding", "gzip")
            super().end_headers()

    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    server.daemon_threads = True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()
    server.server_close()


def test_over_http_and_no_password_is_kept(folder, server):
    process = start("ingest", f"http://me:secret@{server}/all.zip", "--db", "a.sqlite", "--jobs", 1)
    assert finished(process)[0::2] == (0, "")
    assert labels() == [f"http://{server}/all.zip!deep/{number}.sgf" for number in range(6)]
    assert b"secret" not in Path("a.sqlite").read_bytes()
    code, _, err = finished(start("ingest", f"http://me:secret@{server}/none.zip", "--db", "a.sqlite"))
    assert code == 1
    told("There is nothing at an address", err, ADDRESS=f"http://{server}/none.zip")


def test_a_damaged_archive_is_counted_under_its_address(folder):
    fsspec.filesystem("memory").pipe("/bad.zip", b"PK\x03\x04 and nothing more")
    assert ingested("memory://bad.zip") == (1, 0, 1)
    assert labels() == ["memory://bad.zip"]


def test_what_a_server_does_not_give_is_counted_and_the_rest_is_read(folder, server):
    links = ["games/0.sgf", "dead.sgf", "closed.sgf", "games/1.sgf"]
    folder.joinpath("index.html").write_text("".join(f'<a href="/{link}">one</a> ' for link in links))
    for _ in range(2):
        assert ingested(f"http://{server}/")[::2] == (4, 2)
    said = run("show", "problems", "unreadable-file", "--db", "a.sqlite").out
    assert re.search(r"/dead.sgf +rejected +there is nothing at this address\n", said)
    assert re.search(r"/closed.sgf +rejected +cannot be fetched: 403, .*Forbidden", said)


def page(path, *links):
    path.parent.mkdir(exist_ok=True)
    path.write_text("".join(f'<a href="{link}">one</a> ' for link in links))


@pytest.mark.parametrize("pattern", ["", "**/*.sgf"])
def test_pages_that_lead_to_themselves_or_up_are_read_once_and_no_file_is_lost(folder, server, pattern):
    host = f"http://{server}"
    up = ["./", ".", "#/", "?dir=/", "/list/", f"{host}/list/", "/", f"{host}/"]
    page(folder / "list/index.html", *up, "./1.sgf", "2.sgf", "more/", "./more/../2.sgf", "less/./0.sgf")
    page(
        folder / "list/more/index.html", *up, "../", "../.", "./../more/", "../../list/", "0.sgf", "../3.sgf"
    )
    page(folder / "list/less/index.html", "../more/../")
    for name in ("1.sgf", "2.sgf", "3.sgf", "more/0.sgf", "less/0.sgf"):
        shutil.copy(folder / "games" / name[-5:], folder / "list" / name)
    assert ingested(f"{host}/list/{pattern}") == (5, 4, 0)
    found = ["1.sgf", "2.sgf", "3.sgf", "less/0.sgf", "more/0.sgf"]
    assert labels() == [f"{host}/list/{name}" for name in found]


def test_files_beside_a_page_are_read_and_folders_beside_it_are_not(folder, server):
    page(folder / "list/index.html", "../games/0.sgf", "../games/", "../")
    assert ingested(f"http://{server}/list") == (1, 1, 0)
    assert labels() == [f"http://{server}/games/0.sgf"]


def test_a_server_with_the_same_page_at_every_address_is_one_line(folder, server):
    page(folder / "everywhere.html", "0.sgf", "a/", "b/")
    ran = run("ingest", f"http://{server}/everywhere/", "--db", "a.sqlite", "--jobs", 1)
    assert ran.code == 1
    told("Folders at an address have no end", ran.err, ADDRESS=f"http://{server}/everywhere/")


class Site:
    """A server as fsspec shows it: the addresses that its pages link to; others are files that are there."""

    def __init__(self, pages):
        self.pages = pages
        self.asked = []

    def ls(self, page):
        self.asked.append(page)
        return [{"name": link} for link in self.pages.get(page, ())]

    def exists(self, address):
        return True

    def unstrip_protocol(self, name):
        return name


@pytest.fixture
def found(monkeypatch):
    """The files at an address of a site, and the pages that were asked for."""

    def found(address, pages):
        site = Site(pages)
        monkeypatch.setattr(remote, "_open", lambda address: (site, address))
        return remote.files(address), site.asked

    return found


HOST = "http://host/"
DEEP = {
    HOST: ["http://host/0.sgf", "http://host/a/", "http://host/b/", HOST],
    "http://host/a/": ["http://host/a/1.sgf", "http://host/a/2.txt", "http://host/a/c/"],
    "http://host/a/c/": ["http://host/a/c/3.sgf", "http://host/a/c/d/"],
    "http://host/a/c/d/": ["http://host/a/c/d/4.sgf"],
    "http://host/b/": ["http://host/b/5.sgf"],
}


@pytest.mark.parametrize(
    ("pattern", "files", "asked"),
    [
        ("*.sgf", ["0.sgf"], [""]),
        ("[0-9].sgf", ["0.sgf"], [""]),
        ("a/*.sgf", ["a/1.sgf"], ["a/"]),
        ("./a/../a/*.sgf", ["a/1.sgf"], ["./a/../a/"]),
        ("*/*.sgf", ["a/1.sgf", "b/5.sgf"], ["", "b/", "a/"]),
        ("[a]/?.*", ["a/1.sgf", "a/2.txt"], ["", "b/", "a/"]),
        ("a/[c]/*.sgf", ["a/c/3.sgf"], ["a/", "a/c/"]),
        ("a/**/*.sgf", ["a/1.sgf", "a/c/3.sgf", "a/c/d/4.sgf"], ["a/", "a/c/", "a/c/d/"]),
    ],
)
def test_a_pattern_over_http_asks_for_each_folder_once_and_as_deep_as_it_says(found, pattern, files, asked):
    pages = DEEP | {"http://host/./a/../a/": DEEP["http://host/a/"]}
    assert found(HOST + pattern, pages) == ([HOST + name for name in files], [HOST + name for name in asked])


def test_a_question_mark_over_http_begins_a_question(found):
    address = "http://host/get?game=1"
    assert found(address, {}) == ([address], [address])
    links = [
        f"{address}#top",
        address,
        "http://host/get?game=2",
        "http://host/1.sgf#end",
        "http://host/1.sgf",
    ]
    files = ["http://host/1.sgf", address, "http://host/get?game=2"]
    assert found(HOST, {HOST: links}) == (files, [HOST])
    by_name = f"{HOST}a/?by=name"
    files, asked = found(by_name, DEEP | {by_name: DEEP[f"{HOST}a/"]})
    assert (len(files), asked[:2]) == (4, [by_name, f"{HOST}a/c/"])


def test_a_page_over_https_may_link_to_http(found):
    links = ["http://host/1.sgf", "https://host/2.sgf", "https://host/1.sgf"]
    assert found("https://host/", {"https://host/": links})[0] == ["http://host/1.sgf", "https://host/2.sgf"]
    assert found("https://a:b@host/", {"https://a:b@host/": links[:1]})[0] == links[:1]


def test_folders_may_lie_as_deep_in_each_other_as_folders_do(found):
    def chain(number):
        folders = [HOST + "a/" * level for level in range(number)]
        inside = [[deeper] for deeper in folders[1:]] + [[f"{folders[-1]}1.sgf"]]
        return dict(zip(folders, inside, strict=True))

    (file,), _ = found(HOST, chain(remote.DEEPEST))
    assert file.count("/a") == remote.DEEPEST - 1
    with pytest.raises(KatachiError, match="folders in folders without end"):
        found(HOST, chain(remote.DEEPEST + 1))


def test_what_a_server_says_is_packed_only_for_the_way_is_read(folder, server):
    for number, name in enumerate(("as-it-is.sgf.gz", "on-the-way.sgf.gz")):
        packed = gzip.compress(folder.joinpath(f"games/{number}.sgf").read_bytes())
        folder.joinpath(name).write_bytes(packed)
        assert ingested(f"http://{server}/{name}") == (1, 1, 0)
        assert labels()[-1] == f"http://{server}/{name}"


def test_a_server_that_says_not_now_is_no_verdict_on_the_file(folder, server):
    links = ["games/0.sgf", "games/busy.sgf"]
    folder.joinpath("index.html").write_text("".join(f'<a href="/{link}">one</a> ' for link in links))
    folder.joinpath("games/busy.sgf").write_bytes(folder.joinpath("games/1.sgf").read_bytes())
    ran = run("ingest", f"http://{server}/", "--db", "a.sqlite", "--jobs", 1)
    assert (ran.code, ran.out) == (1, "")
    told_of = f"katachi: http://{server}/games/busy.sgf: cannot be reached or read: 503, "
    assert ran.err.startswith(told_of)
    assert ran.err.endswith("run the same command again\n")
    assert labels() == [f"http://{server}/games/0.sgf"]
    folder.joinpath("open").touch()
    assert ingested(f"http://{server}/") == (2, 1, 0)


def test_an_address_that_nobody_knows(folder):
    ran = run("ingest", "gopher2://x/y", "--db", "a.sqlite")
    assert (ran.code, ran.err) == (
        1,
        "katachi: gopher2://x/y: Protocol not known: gopher2; give another address\n",
    )
    assert not Path("a.sqlite").exists()


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("ftp://me:pw@host/a", "ftp://host/a"),
        ("zip://a::https://me:pw@host/a.zip", "zip://a::https://host/a.zip"),
        ("s3://bucket/me@home", "s3://bucket/me@home"),
        ("db/katachi.sqlite", "db/katachi.sqlite"),
    ],
)
def test_users_and_passwords_are_not_shown(address, shown):
    assert remote.plain(address) == shown


# -- databases -------------------------------------------------------------------------------------

DB = "memory://store/katachi.sqlite"


def digest(db):
    with Store.open(db, create=False) as store:
        return store.content_digest()


def test_a_database_at_an_address_has_the_same_content(folder):
    ingested("games", db=DB)
    ingested("games", db="here.sqlite")
    assert run("replay", "--db", DB, "--jobs", 1).code == 0
    assert run("replay", "--db", "here.sqlite", "--jobs", 1).code == 0
    assert digest(DB) == digest("here.sqlite")
    fs = fsspec.filesystem("memory")
    fs.get_file("store/katachi.sqlite", "copy.sqlite")
    assert digest("copy.sqlite") == digest("here.sqlite")
    assert [Path(name).name for name in fs.find("/store")] == ["katachi.sqlite"]


def test_nothing_is_put_back_when_nothing_was_changed(folder):
    ingested("games", db=DB)
    before = remote.state(DB)
    for command in ("status", "doctor"):
        assert run(command, "--db", DB).code == 0
    assert remote.state(DB) == before


def test_somebody_else_changed_it_meanwhile(folder):
    ingested("games/0.sgf", "games/1.sgf", db=DB)
    store = Store.open(DB)
    store.db.conn.execute("UPDATE games SET black = 'mine'")
    store.db.conn.commit()
    copy = store.path
    fsspec.filesystem("memory").pipe("store/katachi.sqlite", b"theirs")
    with pytest.raises(KatachiError) as error:
        store.close()
    told("Somebody else has changed the database", f"katachi: {error.value}", DB=DB, COPY=copy)
    assert fsspec.filesystem("memory").cat("store/katachi.sqlite") == b"theirs"
    ran = run("status", "--db", DB)
    told("Somebody else has changed the database", ran.err, DB=DB, COPY=copy)
    with Store.open(copy) as store:
        assert store.db.conn.execute("SELECT DISTINCT black FROM games").fetchall() == [("mine",)]


def test_a_command_that_is_killed_goes_on_with_its_work(folder):
    Path("many.sgf").write_bytes(b"".join(sgf(random_moves(seed, 51, 9), 9) for seed in range(1500)))
    db = f"file://{folder}/far/a.sqlite"
    process = start("ingest", "many.sgf", "--db", db, "--jobs", 1)
    wait_until(lambda: list(Path("db/remote").glob("*-wal")))
    process.send_signal(signal.SIGSTOP)  # so that it is still at it
    second = run("status", "--db", db)
    told("Another command has the database", second.err, DB=db)
    process.send_signal(signal.SIGKILL)
    process.communicate()
    assert not Path("far/a.sqlite").exists()
    assert finished(start("ingest", "many.sgf", "--db", db, "--jobs", 1))[0::2] == (0, "")
    assert run("ingest", "many.sgf", "--db", "here.sqlite", "--jobs", 1).code == 0
    assert digest(Path("far/a.sqlite")) == digest("here.sqlite")


class Killed(BaseException):
    """Stands for the end of the process."""


def test_killed_as_soon_as_the_copy_is_here_the_same_command_goes_on(folder, monkeypatch):
    ingested("games/0.sgf", db=DB)
    shutil.rmtree("db")

    def killing(part, place, really=Path.replace):
        really(part, place)
        if place.suffix == ".sqlite":
            raise Killed

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", killing)
        with pytest.raises(Killed):
            Store.open(DB)
    assert ingested("games/1.sgf", db=DB) == (1, 1, 0)
    (note,) = Path("db/remote").glob("*.json")
    note.unlink()  # as before the note was written first
    assert ingested("games/2.sgf", db=DB) == (1, 1, 0)
    with Store.open(DB) as store:
        assert store.games.count() == 3


def broken_off(monkeypatch, *addresses):
    """Ingest, where the network fails as soon as the database was put back."""
    memory = type(fsspec.filesystem("memory"))
    really = memory.mv

    def failing(*given, **named):
        really(*given, **named)
        raise OSError("connection lost")

    with monkeypatch.context() as patch:
        patch.setattr(memory, "mv", failing)
        ran = run("ingest", *addresses, "--db", DB, "--jobs", 1)
    assert (ran.code, "run the same command again" in ran.err) == (1, True)


@pytest.mark.parametrize("is_new", [True, False])
def test_killed_as_soon_as_it_was_put_back_the_same_command_goes_on(folder, monkeypatch, is_new):
    if not is_new:
        ingested("games/0.sgf", db=DB)
    broken_off(monkeypatch, "games/0.sgf", "games/1.sgf")
    report = run_json("ingest", "games/0.sgf", "games/1.sgf", "--db", DB, "--jobs", 1)
    assert (report["new"], report["inputs_known"]) == (0, 2)
    ingested("games", db=DB)
    shutil.rmtree("db")
    with Store.open(DB, create=False) as store:
        assert store.games.count() == 6


def test_killed_as_soon_as_it_was_put_back_and_then_somebody_else_changed_it(folder, monkeypatch):
    ingested("games/0.sgf", db=DB)
    broken_off(monkeypatch, "games/1.sgf")
    (copy,) = Path("db/remote").glob("*.sqlite")
    before = copy.read_bytes()
    fs = fsspec.filesystem("memory")
    fs.pipe("store/katachi.sqlite", b"theirs")
    for _ in range(2):
        ran = run("ingest", "games/2.sgf", "--db", DB, "--jobs", 1)
        told("Somebody else has changed the database", ran.err, DB=DB, COPY=copy)
    assert fs.cat("store/katachi.sqlite") == b"theirs"
    assert copy.read_bytes() == before
    assert not list(Path("db/remote").glob("*-there"))


def test_a_database_that_can_only_be_read(folder, server):
    ingested("games", db="a.sqlite")
    with Store.open("a.sqlite") as store:
        store.db.conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    address = f"http://{server}/a.sqlite"
    code, out, err = finished(start("status", "--db", address))
    assert (code, err) == (0, "")
    assert "train" in out
    code, _, err = finished(start("replay", "--db", address, "--jobs", 1))
    (copy,) = Path("db/remote").glob("*.sqlite")
    assert code == 1
    told("The address of a database cannot be written", err, DB=address, COPY=copy)
    code, _, err = finished(start("ingest", "games", "--db", address.replace("a.sqlite", "new.sqlite")))
    assert code == 1
    told("The address cannot be written", err, DB=address.replace("a.sqlite", "new.sqlite"))


def test_a_database_that_is_not_there(folder):
    ran = run("status", "--db", "memory://none.sqlite")
    told("There is no database", ran.err, DB="memory://none.sqlite")
