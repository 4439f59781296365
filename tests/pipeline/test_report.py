"""`katachi report`: a whole page that needs nothing from outside, and figures that the database bears out."""

import json
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest
from cli_runner import run, run_json
from made_games import random_moves, sgf
from ryder_settings import Settings

from engine.patterns import binary
from engine.patterns.names import describe
from engine.patterns.pattern import Pattern, Statistics
from pipeline import judging, unloaded
from pipeline.judging import MISS, NOT_JUDGED
from pipeline.kinds import KINDS
from pipeline.store import Store
from pipeline.views import report as view
from pipeline.views.report_page import render

QUERY = "SELECT game_id, move_no FROM misses WHERE kind = ?"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A mined collection, its valid split replayed too."""
    folder = tmp_path_factory.mktemp("report")
    for seed in range(40):
        text = sgf(random_moves(seed, 70, 9), 9, PB="Honinbo <Shusaku> & sons", KM="650")
        (folder / f"{seed:02}.sgf").write_bytes(text)
    db = ("--db", folder / "db")
    assert run("ingest", folder, *db).code == 0
    assert run("mine", *db, "--binary", folder / "patterns.bin").code == 0
    assert run("replay", "--split", "valid", *db).code == 0
    assert run("classify", *db, "--binary", folder / "patterns.bin").code == 0
    return folder


@pytest.fixture(scope="module")
def html(folder):
    assert (
        run(
            "report", "--db", folder / "db", "-o", folder / "report.html", "--binary", folder / "patterns.bin"
        ).code
        == 0
    )
    return (folder / "report.html").read_text(encoding="utf-8")


def stored_ranks(folder, split):
    with Store.open(folder / "db") as store:
        return [row[-1] for row in store.replays.by_player([split])]


class Checker(HTMLParser):
    """Open tags, and every attribute."""

    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.open = []
        self.seen = []
        self.images = 0

    def handle_starttag(self, tag, attrs):
        self.open.append(tag)
        self.seen += [(tag, *attribute) for attribute in attrs]
        self.images += tag == "svg"

    def handle_startendtag(self, tag, attrs):
        self.seen += [(tag, *attribute) for attribute in attrs]

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


def test_the_page_is_well_formed_as_html_and_as_xml(html):
    checker = Checker()
    checker.feed(html)
    checker.close()
    assert checker.open == []
    assert checker.images > 3
    tree = ET.fromstring(html)
    assert tree.get("lang") == "en"
    for picture in tree.iter("svg"):
        assert picture.find("title").text
        assert picture.get("role") == "img"


def test_the_page_loads_nothing_and_runs_nothing(html):
    checker = Checker()
    checker.feed(html)
    names = {name for _, name, _ in checker.seen}
    assert names.isdisjoint({"src", "href", "srcset", "xlink:href", "data", "action", "poster", "style"})
    assert not [name for name in names if name.startswith("on")]
    tags = {tag for tag, _, _ in checker.seen} | set(re.findall(r"<([a-z]+)", html))
    assert tags.isdisjoint({"script", "link", "img", "iframe", "object", "embed", "use", "image", "a"})
    assert not re.search(r"https?:|//|url\(|@import|javascript:", html)


def test_light_and_dark_and_narrow_screens_are_provided_for(html):
    assert "prefers-color-scheme: dark" in html
    assert "width=device-width" in html
    used = set(re.findall(r"var\((--\w+)\)", html))
    light, *dark = re.findall(r":root \{([^}]*)\}", html)
    assert used <= set(re.findall(r"(--\w+):", " ".join([light, *dark])))


def test_the_curve_is_what_the_replays_say(folder):
    ranks = b"".join(stored_ranks(folder, "valid"))
    judged = len(ranks) - ranks.count(NOT_JUDGED)
    printed = run_json("report", "--db", folder / "db", "-o", folder / "again.html")
    assert len(printed["curve"]) == 15
    for n, share in enumerate(printed["curve"], 1):
        assert share == pytest.approx(sum(rank < n for rank in ranks) / judged)
    assert printed["bytes"] == (folder / "again.html").stat().st_size


def test_the_curves_of_the_phases_are_over_their_moves(folder):
    with Store.open(folder / "db") as store:
        (measured,) = view.run(store, Settings(), 0).measured
    games = stored_ranks(folder, "valid")
    assert measured.games == len(games)
    assert [line.name for line in measured.lines] == ["all moves", "moves 1-40", "moves 41-120"]
    late = b"".join(ranks[40:120] for ranks in games)
    assert measured.lines[2].shares[4] == pytest.approx(sum(rank < 5 for rank in late) / len(late))
    for line in measured.lines:
        for share, (low, high) in zip(line.shares, line.intervals, strict=True):
            assert low <= share <= high


def test_every_miss_is_somewhere_on_the_heat_map(folder):
    with Store.open(folder / "db") as store:
        report = view.run(store, Settings(), 5)
    ranks = b"".join(stored_ranks(folder, "train") + stored_ranks(folder, "valid"))
    assert report.misses == ranks.count(MISS) > 100
    assert report.positions == len(ranks) - ranks.count(NOT_JUDGED)
    assert report.heat_map.size == 9
    assert sum(report.heat_map.missed.values()) == pytest.approx(report.misses)
    assert sum(report.heat_map.played.values()) == pytest.approx(report.positions)


def test_the_kinds_add_up_to_the_misses_and_have_examples(folder, html):
    with Store.open(folder / "db") as store:
        report = view.run(store, Settings(), 0, num_examples=2)
        names = {
            kind: {f"{game}:{move}" for game, move in store.db.conn.execute(QUERY, (kind,))} for kind in KINDS
        }
    assert sum(row.misses for row in report.kinds) == report.misses
    for row in report.kinds:
        assert row.misses == len(names[row.kind])
        assert len({example.name for example in row.examples} & names[row.kind]) == min(2, row.misses)
        for example in row.examples:
            assert example.marks.played not in example.marks.candidates
            assert len(example.marks.candidates) == 5
    shown = run_json("report", "--db", folder / "db", "-o", folder / "k.html")["kinds"]
    assert shown == {row.kind: row.misses for row in report.kinds}
    assert "Honinbo &lt;Shusaku&gt; &amp; sons" in html


def test_before_they_are_classed_the_page_says_how_to(folder, tmp_path):
    assert run("ingest", folder, "--db", tmp_path / "db").code == 0
    assert run("replay", "--games", 3, "--db", tmp_path / "db").code == 0
    assert run("report", "--db", tmp_path / "db", "-o", tmp_path / "r.html").code == 0
    assert "katachi classify does it" in (tmp_path / "r.html").read_text()


def test_examples_are_taken_evenly(folder):
    with Store.open(folder / "db") as store:
        work = judging.work("ryder", None, judging.REPLAY_VERSION)
        for number in (1, 2, 3, 7, 100_000):
            examples = store.misses.examples(number, work, ("train", "valid"))
            for kind, taken in examples.items():
                rows = list(store.misses.of_kind(kind, work, ("train", "valid")))
                few = min(number, len(rows))
                assert taken == [rows[(2 * idx + 1) * len(rows) // (2 * few)] for idx in range(few)]
            assert set(examples) == set(store.misses.counts(work, ("train", "valid")))


def test_the_best_patterns_are_those_that_are_new(folder, tmp_path):
    blank = bytes([1 if cell == 27 else 255 for cell in range(64)])
    counted = Statistics(played=30, seen=60, games=20, players=7)
    patterns = [
        Pattern(
            f"L{idx}", blank[:idx] + b"\4" + blank[idx + 1 :], 27, statistics=counted, gain=gain, weight=1.5
        )
        for idx, gain in enumerate((1.0, 4.0, 2.0, 3.0))
    ]
    binary.write(tmp_path / "all.bin", patterns)
    binary.write(tmp_path / "loaded.bin", patterns[3:])
    best = unloaded.best(str(tmp_path / "all.bin"), str(tmp_path / "loaded.bin"), 2)
    assert ([pattern.id for pattern in best.patterns], best.num_new, best.num_patterns) == (
        ["L1", "L2"],
        3,
        4,
    )
    with Store.open(folder / "db") as store:
        html = render(view.run(store, Settings(binary=str(tmp_path / "all.bin")), 3))
    shown = re.findall(r"<figcaption><strong>(L\d)</strong> ([^<]*)</figcaption>", html)
    facts = "played 30 of 60 times (50.0 %), in 20 games, by 7 players, weight +1.50, gain"
    assert shown == [
        (f"L{idx}", f"{describe(patterns[idx])}, {facts} {gain}")
        for idx, gain in ((1, 4.0), (3, 3.0), (2, 2.0))
    ]


def test_without_a_binary_there_are_no_patterns(folder):
    with Store.open(folder / "db") as store:
        report = view.run(store, Settings(binary="there is no such file"), 3)
    assert report.patterns is None
    assert "katachi compile writes one" in render(report)


def test_engines_that_replayed_the_split_stand_side_by_side(folder):
    binary_path = folder / "patterns.bin"
    assert run("replay", "--split", "valid", "--db", folder / "db", "--knowledge", binary_path).code == 0
    with Store.open(folder / "db") as store:
        before, after = view.run(store, Settings(), 0).players
    assert (before.knowledge, before.games) == ("none", after.games)
    assert after.knowledge != "none"
    ranks = b"".join(stored_ranks(folder, "valid"))[: before.positions]
    assert before.shares["top5"] == pytest.approx(sum(rank < 5 for rank in ranks) / before.positions)


def test_every_run_tells_what_is_there_because_of_it(folder):
    with Store.open(folder / "db") as store:
        runs = view.run(store, Settings(), 0).runs
        games, cuts = store.db["games"].count, store.db["cuts"].count
    made = {run.command: run.made for run in runs}
    assert made["ingest"]["games"] == games
    assert made["cut"] == {"cuts": cuts}
    assert sum(run.made.get("games", 0) for run in runs) == games


def test_the_curve_can_come_from_what_evaluate_printed(folder):
    binary_path = folder / "patterns.bin"
    files = []
    for knowledge in ((), ("--knowledge", binary_path)):
        told = run_json("evaluate", "--split", "valid", "--db", folder / "db", *knowledge)
        files.append(folder / f"{len(knowledge)}.json")
        files[-1].write_text(json.dumps(told))
    measured = [word for file in files for word in ("--measured", file)]
    printed = run_json("report", "--db", folder / "db", "-o", folder / "m.html", *measured)
    assert printed["curve"] == json.loads(files[0].read_text())["curve"]
    html = (folder / "m.html").read_text(encoding="utf-8")
    assert "side by side" in html
    assert "0.json" in html
    assert "2.json" in html


@pytest.mark.parametrize("text", ["", "[]", '{"curve": [0.5]}', '{"curve": 3, "engine": "x"}'])
def test_a_file_that_evaluate_did_not_print_is_refused(folder, text):
    (folder / "bad.json").write_text(text)
    ran = run("report", "--db", folder / "db", "-o", folder / "bad.html", "--measured", folder / "bad.json")
    assert ran.code == 2
    assert "bad.json is not what 'katachi evaluate --json'" in ran.err
    assert not (folder / "bad.html").exists()


def test_without_a_replay_there_is_nothing_to_report(folder, tmp_path):
    assert run("ingest", folder / "00.sgf", "--db", tmp_path / "db").code == 0
    ran = run("report", "--db", tmp_path / "db", "-o", tmp_path / "r.html")
    assert ran.code == 1
    assert "run 'katachi replay' first" in ran.err


def test_a_split_that_was_not_replayed_leaves_the_curve_out(folder):
    with Store.open(folder / "db") as store:
        report = view.run(store, Settings(split="unseen"), 0)
    assert report.measured == []
    assert "No game of the split unseen has been replayed" in render(report)
