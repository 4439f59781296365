"""`katachi demo` begins anew in a folder that may hold other things."""

from pipeline.demo import clear


def test_only_what_a_demo_wrote_is_removed(tmp_path):
    ours = {
        "katachi.sqlite",
        "katachi.sqlite-wal",
        "katachi.sqlite-shm",
        "patterns.bin",
        "learned.bin",
        "report.html",
    }
    for name in {*ours, "notes.txt", "games.sqlite"}:
        (tmp_path / name).write_text("")
    (tmp_path / "games").mkdir()
    clear(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"notes.txt", "games.sqlite", "games"}
    clear(tmp_path / "not there")
    assert not (tmp_path / "not there").exists()
