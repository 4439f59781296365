"""The manifest, and what is refused in one; `katachi corpora` as a user calls it."""

import hashlib
import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from file_server import CONTENT, FileServer, running

from pipeline import corpora
from pipeline.commands.corpora import corpora as command
from pipeline.commands.options import HELP
from pipeline.errors import KatachiError

DIGEST = hashlib.sha256(CONTENT).hexdigest()
ALL = corpora.load_manifest()


def test_the_collections_that_katachi_knows():
    assert [collection.name for collection in ALL] == [
        "classics",
        "cwi",
        "kgs",
        "fox-pro",
        "fox-9d",
        "yenw-pro",
        "yenw-tygem",
    ]
    cwi = corpora.find(ALL, "cwi")
    assert cwi.base + cwi.files[0] == "https://homepages.cwi.nl/~aeb/go/games/games.7z"


@pytest.mark.parametrize("collection", ALL, ids=lambda collection: collection.name)
def test_every_collection_says_everything(collection):
    said = ("title", "owner", "licence", "size", "era", "encoding", "defects", "page", "archive")
    assert all(getattr(collection, key) for key in said)
    assert collection.games > 0
    assert collection.is_embedded or collection.page.startswith("https://")
    assert all(name.endswith("." + collection.archive) for name in collection.file_names())


def test_the_kgs_archives_hold_the_number_of_games_that_their_names_say():
    kgs = corpora.find(ALL, "kgs")
    counts = [int(re.fullmatch(r"KGS-20\d\d(?:_\d\d)?-19-(\d+)-\.zip", name)[1]) for name in kgs.file_names()]
    assert sum(counts) == kgs.games == 228_849


def test_names_are_decoded_for_the_disk():
    assert corpora.find(ALL, "yenw-pro").file_names() == ["pro1940-1999.zip", "pro2000+.zip"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "no collections"),
        ("collection = 3", "no collections"),
        ("[[collection]]", "a collection has no name"),
        ("[[collection]]\nname = 7", "a collection has no name"),
        ("[[collection", "not a manifest in TOML"),
        ('[[collection]]\nname = "x"', "collection 'x': give either 'folder' or 'base' and 'files'"),
        ('[[collection]]\nname = "x"\nfiels = []', "'fiels' is not known; known keys: name, title"),
        ('[[collection]]\nname = "x"\ngames = "many"', "'games' must be of type integer"),
        ('[[collection]]\nname = "x"\nfiles = "a"', "'files' must be of type list of strings"),
        ('[[collection]]\nname = "x"\nfiles = ["a.7z"]', "'base' must begin with http"),
        (
            '[[collection]]\nname = "x"\nbase = "file:///etc/"\nfiles = ["passwd"]',
            "'base' must begin with http",
        ),
        ('[[collection]]\nname = "x"\nbase = "http://h/"\nfiles = ["a%2Fb"]', "'a/b' is no name for a file"),
        ('[[collection]]\nname = "x"\nbase = "http://h/"\nfiles = [".."]', "'..' is no name for a file"),
        (
            '[[collection]]\nname = "x"\nbase = "http://h/"\nfiles = ["1/a", "2/a"]',
            "two files have the same name",
        ),
        (
            '[[collection]]\nname = "x"\nbase = "http://h/"\nfiles = ["a"]\nsha256 = {b = "00"}',
            "sha256 of 'b', which is not in 'files'",
        ),
        ('[[collection]]\nname = "x"\nfolder = "."\n' * 2, "collection 'x' is listed twice"),
    ],
)
def test_what_is_wrong_with_a_manifest_is_said_in_one_line(tmp_path, text, complaint):
    path = tmp_path / "manifest.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(KatachiError, match=re.escape(complaint)) as caught:
        corpora.load_manifest(path)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


def test_a_manifest_that_is_not_there(tmp_path):
    with pytest.raises(KatachiError, match="cannot read the manifest: No such file"):
        corpora.load_manifest(tmp_path / "manifest.toml")


def test_the_page_says_what_the_manifest_says():
    page = (corpora.CORPORA.parent / "docs" / "corpora.md").read_text(encoding="utf-8")
    begin, end = "<!-- katachi corpora list --markdown -->\n", "<!-- end -->\n"
    assert page[page.index(begin) + len(begin) : page.index(end)] == run("list", "--markdown").output


# -- the command -----------------------------------------------------------------------------------


@pytest.fixture
def server():
    with running() as server:
        yield server


@pytest.fixture
def manifest(server: FileServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user's own manifest, in the folder that the command runs in."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "own.toml"
    path.write_text(
        f'[[collection]]\nname = "own"\ntitle = "My games"\ngames = 1234\nbase = "{server.base}"\n'
        'files = ["games-1.7z", "games-2.7z"]\n',
        encoding="utf-8",
    )
    return path


def run(*arguments: str | Path) -> Result:
    # the names of --help are kept by the command, for the tests that come after
    result = CliRunner().invoke(command, [str(argument) for argument in arguments], **HELP)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result


def test_list_shows_what_there_is(manifest):
    assert run("list", "--manifest", manifest).output == (
        "NAME  GAMES  SIZE  ERA  HERE  WHAT\n"  #
        "own   1,234             no    My games\n"
    )


def test_list_counts_what_is_here(manifest):
    run("fetch", "own", "--file", "games-2.7z", "--manifest", manifest)
    assert "1/2   My games" in run("list", "--manifest", manifest).output


def test_list_json_is_one_object(manifest):
    listed = json.loads(run("list", "--json").output)["collections"]
    assert [entry["name"] for entry in listed] == [collection.name for collection in ALL]
    assert Path(listed[0]["folder"]).name == "classics"
    assert listed[1]["addresses"] == ["https://homepages.cwi.nl/~aeb/go/games/games.7z"]


def test_list_has_one_form_at_a_time(manifest):
    result = run("list", "--json", "--markdown", "--manifest", manifest)
    assert result.exit_code == 2
    assert "exclude each other" in result.output


def test_fetch_says_where_the_files_are_and_the_second_time_asks_for_nothing(server, manifest):
    first = run("fetch", "own", "--manifest", manifest)
    second = run("fetch", "own", "--manifest", manifest)
    assert first.output == (
        "corpora/own/games-1.7z: fetched, 300000 bytes\n"
        "corpora/own/games-2.7z: fetched, 300000 bytes\n"
        "Now: katachi ingest corpora/own\n"
    )
    assert second.output == first.output.replace("fetched", "is there")
    assert len(server.asked) == 2


def test_fetch_to_a_folder_as_json(manifest):
    result = run("fetch", "own", "--to", "here", "--file", "*-1*", "--json", "--manifest", manifest)
    assert json.loads(result.output) == {
        "collection": "own",
        "folder": "here",
        "files": [{"path": "here/games-1.7z", "status": "fetched", "bytes": 300_000, "sha256": DIGEST}],
    }


def test_fetch_mends_nothing_silently(manifest):
    run("fetch", "own", "--manifest", manifest)
    Path("corpora/own/games-1.7z").write_bytes(b"damaged")
    with pytest.raises(KatachiError, match=r"games-1\.7z: sha256 is .*: delete the file and fetch it again"):
        run("fetch", "own", "--manifest", manifest)


def test_one_file_that_cannot_be_had_does_not_keep_the_others_away(server, manifest):
    server.faults = [("status", 404)]
    with pytest.raises(KatachiError, match=r"1\.7z: the server says 404 .*; 1 of 2 files could not be had"):
        run("fetch", "own", "--manifest", manifest)
    (own,) = corpora.load_manifest(manifest)
    assert corpora.num_present(own, Path("corpora/own")) == 1
    Path("corpora/own/games-2.7z").write_bytes(b"damaged")
    with pytest.raises(KatachiError, match=r"2\.7z: sha256 is .*; 1 of 2 files could not be had"):
        run("fetch", "own", "--manifest", manifest)
    assert corpora.num_present(own, Path("corpora/own")) == 2


def test_the_checksum_of_the_manifest_is_held_against_the_file(server, manifest):
    manifest.write_text(
        manifest.read_text() + f'sha256 = {{"games-1.7z" = "{DIGEST}", "games-2.7z" = "00"}}\n'
    )
    with pytest.raises(KatachiError, match=r"games-2\.7z: sha256 is " + DIGEST):
        run("fetch", "own", "--manifest", manifest)
    assert {path.name for path in Path("corpora/own").iterdir()} == {"games-1.7z", "games-1.7z.sha256"}


def test_a_checksum_may_be_in_capitals(manifest):
    manifest.write_text(manifest.read_text() + f'sha256 = {{"games-1.7z" = "{DIGEST.upper()}"}}\n')
    for status in ("fetched", "is there"):
        ran = run("fetch", "own", "--file", "*-1.7z", "--manifest", manifest)
        assert f"games-1.7z: {status}, 300000 bytes" in ran.output


def test_a_name_that_is_not_listed(manifest):
    with pytest.raises(KatachiError, match="no collection 'cwi' in the manifest; it has own"):
        run("fetch", "cwi", "--manifest", manifest)


def test_a_file_that_is_not_listed(manifest):
    with pytest.raises(KatachiError, match="no file of 'own' is called 'KGS-2019"):
        run("fetch", "own", "--file", "KGS-2019*", "--manifest", manifest)


def test_the_classics_are_here_already(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run("fetch", "classics").output.startswith("'classics' comes with Katachi. Now: katachi ingest ")
    assert list(tmp_path.iterdir()) == []


def test_the_classics_can_be_copied(tmp_path):
    first = json.loads(run("fetch", "classics", "--to", tmp_path, "--json").output)["files"]
    second = json.loads(run("fetch", "classics", "--to", tmp_path, "--json").output)["files"]
    assert {entry["status"] for entry in first} == {"fetched"}
    assert {entry["status"] for entry in second} == {"present"}
    assert len(list(tmp_path.glob("*.sgf"))) == 49


def test_a_copy_of_no_record_is_an_error(tmp_path):
    with pytest.raises(KatachiError, match=r"no file of 'classics' is called '\*\.zip'"):
        run("fetch", "classics", "--to", tmp_path, "--file", "*.zip")


def test_a_copy_does_not_overwrite_what_is_not_a_copy(tmp_path):
    own = tmp_path / "ear-reddening.sgf"
    own.write_text("(;C[my notes])")
    with pytest.raises(KatachiError, match=r"ear-reddening\.sgf: another file has this name"):
        run("fetch", "classics", "--to", tmp_path)
    assert own.read_text() == "(;C[my notes])"


def test_a_copy_that_cannot_be_written(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(KatachiError, match="cannot write"):
        run("fetch", "classics", "--to", tmp_path / "file" / "games")
