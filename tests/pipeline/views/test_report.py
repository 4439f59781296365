"""`katachi report`: a whole page that needs nothing from outside, and figures that the database bears out."""

import json
import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser

import pytest
from cli_runner import run, run_json
from made_games import CLASSICS, random_moves, sgf
from ryder_settings import Settings

from engine.patterns import binary
from engine.patterns.names import describe
from engine.patterns.pattern import Pattern, Statistics
from pipeline import judging
from pipeline.executors import Executor
from pipeline.judging import MISS, NOT_JUDGED
from pipeline.misses import unloaded_patterns
from pipeline.misses.kinds import KINDS
from pipeline.records import GameRecord
from pipeline.store import Store
from pipeline.views import report as view
from pipeline.views import report_joseki
from pipeline.views.report import ReportExtent
from pipeline.views.report_games import LEAST_MOVES, TOPS, Tally
from pipeline.views.report_page import render

#: without joseki: to read those that come with Katachi takes as long as the rest of a small page
REPORT = ("report", "--joseki-text", "none.jos")
JOSEKI = """\
# katachi joseki 2
4-4 900g 40p 500w 1940-2019 100,100,100,200,200,200e "star <point>"
 3-6 505g 30p 490w 1940-2019 90,90,90,150,80,5e
 3-3 295g 30p 490w 1950-2019 0,0,0,0,100,195e "3-3 & invasion"
 tenuki 100g 10p 500w 1940-2019 10,10,10,50,20e
3-4 700g 40p 500w 1940-2019 100,100,100,150,150,100e
"""
QUERY = "SELECT game_id, move_no FROM misses WHERE kind = ?"


def facts(seed):
    """Some games have a date, some a name for White; odd ones too."""
    return {"DT": f"{1900 + 3 * seed}-05"} | ({"PW": f"White {seed % 3}"} if seed % 4 else {})


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """A mined collection, its valid split replayed too."""
    folder = tmp_path_factory.mktemp("report")
    for seed in range(30):
        text = sgf(random_moves(seed, 60, 9), 9, PB="Honinbo <Shusaku> & sons", KM="650", **facts(seed))
        (folder / f"{seed:02}.sgf").write_bytes(text)
    (folder / "a.jos").write_text(JOSEKI, "utf-8")
    db = ("--db", folder / "db", "--jobs", 1)
    assert run("ingest", folder, *db).code == 0
    assert run("mine", "--weights-only", "--epochs", 1, *db, "--binary", folder / "patterns.bin").code == 0
    assert run("replay", "--split", "valid", *db).code == 0
    assert run("classify", *db, "--binary", folder / "patterns.bin").code == 0
    return folder


@pytest.fixture(scope="module")
def html(folder):
    words = ("report", "--db", folder / "db", "--binary", folder / "patterns.bin", "--patterns", 9)
    assert run(*words, "-o", folder / "report.html", "--joseki-text", folder / "a.jos").code == 0
    return (folder / "report.html").read_text(encoding="utf-8")


def stored_ranks(folder, split):
    with Store.open(folder / "db") as store:
        return [row[-1] for row in store.replays.ranks_by_player([split])]


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
    printed = run_json(*REPORT, "--db", folder / "db", "-o", folder / "again.html")
    assert len(printed["curve"]) == 15
    for n, share in enumerate(printed["curve"], 1):
        assert share == pytest.approx(sum(rank < n for rank in ranks) / judged)
    assert printed["bytes"] == (folder / "again.html").stat().st_size


def test_the_curves_of_the_phases_are_over_their_moves(folder):
    with Store.open(folder / "db") as store:
        (measured,) = view.run(store, Settings()).measured
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
        report = view.run(store, Settings(), ReportExtent(patterns=5))
    ranks = b"".join(stored_ranks(folder, "train") + stored_ranks(folder, "valid"))
    assert report.misses == ranks.count(MISS) > 100
    assert report.positions == len(ranks) - ranks.count(NOT_JUDGED)
    assert report.heat_map.size == 9
    assert sum(report.heat_map.missed.values()) == pytest.approx(report.misses)
    assert sum(report.heat_map.played.values()) == pytest.approx(report.positions)


def test_the_kinds_add_up_to_the_misses_and_have_examples(folder, html):
    with Store.open(folder / "db") as store:
        report = view.run(store, Settings(), ReportExtent(examples=2))
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
    shown = run_json(*REPORT, "--db", folder / "db", "-o", folder / "k.html")["kinds"]
    assert shown == {row.kind: row.misses for row in report.kinds}
    assert "Honinbo &lt;Shusaku&gt; &amp; sons" in html


def test_before_they_are_classed_the_page_says_how_to(folder, tmp_path):
    assert run("ingest", folder, "--db", tmp_path / "db").code == 0
    assert run("replay", "--games", 3, "--db", tmp_path / "db").code == 0
    assert run(*REPORT, "--db", tmp_path / "db", "-o", tmp_path / "r.html").code == 0
    assert "katachi classify does it" in (tmp_path / "r.html").read_text()


def test_examples_are_taken_evenly(folder):
    with Store.open(folder / "db") as store:
        work = judging.provenance("ryder", None, judging.REPLAY_VERSION)
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
    best = unloaded_patterns.best_new_patterns(str(tmp_path / "all.bin"), str(tmp_path / "loaded.bin"), 2)
    assert ([pattern.id for pattern in best.patterns], best.num_new, best.num_patterns) == (
        ["L1", "L2"],
        3,
        4,
    )
    with Store.open(folder / "db") as store:
        html = render(view.run(store, Settings(binary=str(tmp_path / "all.bin")), ReportExtent(patterns=3)))
    shown = re.findall(r"<figcaption><strong>(L\d)</strong> ([^<]*)</figcaption>", html)
    facts = "played 30 of 60 times (50.0 %), in 20 games, by 7 players, weight +1.50, gain"
    assert shown == [
        (f"L{idx}", f"{describe(patterns[idx])}, {facts} {gain}")
        for idx, gain in ((1, 4.0), (3, 3.0), (2, 2.0))
    ]


def test_without_a_binary_there_are_no_patterns(folder):
    with Store.open(folder / "db") as store:
        report = view.run(store, Settings(binary="there is no such file"), ReportExtent(patterns=3))
    assert report.patterns is None
    assert "katachi compile writes one" in render(report)


def test_engines_that_replayed_the_split_stand_side_by_side(folder):
    binary_path = folder / "patterns.bin"
    assert run("replay", "--split", "valid", "--db", folder / "db", "--knowledge", binary_path).code == 0
    with Store.open(folder / "db") as store:
        before, after = view.run(store, Settings()).players
    assert (before.knowledge, before.games) == ("none", after.games)
    assert after.knowledge != "none"
    ranks = b"".join(stored_ranks(folder, "valid"))[: before.positions]
    assert before.shares["top5"] == pytest.approx(sum(rank < 5 for rank in ranks) / before.positions)


def test_of_one_size_every_part_is_of_that_size(folder, tmp_path):
    for seed in range(12):
        size = (7, 9)[seed % 2]
        (tmp_path / f"{seed}.sgf").write_bytes(sgf(random_moves(seed, 12, size), size))
    assert run("ingest", tmp_path, "--db", tmp_path / "db").code == 0
    assert run("replay", "--split", "train", "--db", tmp_path / "db").code == 0
    with Store.open(tmp_path / "db") as store:
        small, large, both = (view.run(store, Settings(split="train", size=size)) for size in (7, 9, 0))
    for report in (small, large, both):
        assert [player.games for player in report.players] == [report.measured[0].games] == [report.games]
    assert 0 < small.games < both.games == small.games + large.games


def test_every_run_tells_what_is_there_because_of_it(folder):
    with Store.open(folder / "db") as store:
        runs = view.run(store, Settings()).runs
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
    printed = run_json(*REPORT, "--db", folder / "db", "-o", folder / "m.html", *measured)
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
        report = view.run(store, Settings(split="unseen"))
    assert report.measured == []
    assert "No game of the split unseen has been replayed" in render(report)


# -- audit -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def audited(folder):
    """Two games and two of self-play, audited."""
    every = ("--every", 30, "--jobs", 1, "--engine", "manyfaces", "--db", folder / "db")
    told = [run_json("audit", "--games", 2, *every), run_json("audit", "--selfplay", 2, "--size", 5, *every)]
    return dict(zip(("games", "self-play"), told, strict=True))


@pytest.fixture(scope="module")
def manyfaces(folder):
    assert run("replay", "--games", 1, "--engine", "manyfaces", "--db", folder / "db").code == 0
    return Settings(engine="manyfaces")


def test_what_audit_found_is_told_apart_for_games_and_self_play(folder, audited, manyfaces):
    with Store.open(folder / "db") as store:
        report = view.run(store, manyfaces, ReportExtent(inconsistencies=5))
        page = render(report)
    for name, told in audited.items():
        found = report.audit.games[name]
        assert (found.positions, found.faulty, found.kinds) == (
            told["positions"],
            told["faulty"],
            told["kinds"],
        )
    assert report.audit.positions == sum(sum(told["positions"].values()) for told in audited.values())
    errors = [abs(one["value"] - one["mean"]) for told in audited.values() for one in told["worst"]]
    drawn = [abs(one.row.value - one.row.mean) for one in report.audit.worst]
    assert drawn == sorted(errors, reverse=True)[:5]
    section = ET.fromstring(page).find(".//section[@id='audit']")
    assert len(section.findall(".//figure")) == 6
    text = "".join(section.itertext())
    for name, told in audited.items():
        rate = round(1000 * sum(told["faulty"].values()) / sum(told["positions"].values()))
        assert f"{name}all{sum(told['positions'].values())}{sum(told['faulty'].values())}{rate}" in text


def test_without_an_audit_or_an_evaluation_the_page_says_so(folder, manyfaces, tmp_path):
    with Store.open(folder / "db") as store:
        assert "ryder has no evaluation that could be audited" in render(view.run(store, Settings()))
    db = ("--db", tmp_path / "db", "--engine", "manyfaces", "--jobs", 1)
    assert run("ingest", folder / "00.sgf", "--db", tmp_path / "db").code == 0
    assert run("replay", *db).code == 0
    shown = run_json(*REPORT, *db[:4], "-o", tmp_path / "r.html", "--positions", 0)
    assert (shown["audited"], shown["inconsistencies"]) == (0, 0)
    assert "katachi audit does it" in (tmp_path / "r.html").read_text()


# -- growth, players, eras, reasons, weights, joseki -------------------------------------------------------


def counted(folder):
    """The replayed games that may be mined: record and rank bytes."""
    with Store.open(folder / "db") as store:
        rows = store.db.conn.execute(
            "SELECT r.game_id, r.ranks FROM replays r JOIN games g ON g.id = r.game_id"
            " WHERE r.knowledge = 'none' AND g.split <> 'unseen' ORDER BY 1"
        ).fetchall()
        return [(store.games.get(game_id).record, ranks) for game_id, ranks in rows]


@pytest.fixture(scope="module")
def report(folder):
    with Store.open(folder / "db") as store:
        return view.run(store, Settings(), ReportExtent(players=3, positions=25))


def test_how_far_it_is_is_told(folder, capsys):
    with Store.open(folder / "db") as store:
        games = view.run(store, Settings(), ReportExtent(positions=5), (), Executor(show_progress=True)).games
    told = capsys.readouterr()
    assert (told.out, "report: 100%|" in told.err, f" {games}/{games} " in told.err) == ("", True, True)
    assert " 5/5 " in told.err


def test_players_have_the_moves_of_their_colour(folder, report):
    hits = {}
    for record, ranks in counted(folder):
        for name, first in ((record.black, 0), (record.white, 1)):
            if name:
                hits.setdefault(name, []).append([rank for rank in ranks[first::2] if rank != NOT_JUDGED])
    assert report.num_people == len(hits) == 4
    assert [group.name for group in report.people] == sorted(
        hits, key=lambda name: (-sum(map(len, hits[name])), name)
    )[:3]
    for group in report.people:
        ranks = [rank for game in hits[group.name] for rank in game]
        assert (group.games, group.positions) == (len(hits[group.name]), len(ranks))
        for top, limit in TOPS.items():
            share, interval = group.shares[top]
            assert share == pytest.approx(sum(rank < limit for rank in ranks) / len(ranks))
            assert interval[0] <= share <= interval[1]


def test_who_plays_both_sides_of_a_game_has_one_game():
    tally = Tally()
    record = GameRecord(9, b"", b"ddFFccGG::", black="AlphaGo", white="AlphaGo")
    for _ in range(LEAST_MOVES // 4):
        tally.add(record, bytes([0, 1, 2, MISS, NOT_JUDGED]))
    ((group,), number) = tally.players(1)
    assert (group.games, group.positions, number) == (LEAST_MOVES // 4, LEAST_MOVES, 1)
    assert group.shares["in_list"][0] == 0.75


def test_eras_have_the_games_of_their_years(folder, report):
    starts = {"before 1950": 0, "1950-1979": 1950, "1980-1999": 1980, "2000-2009": 2000, "2010-2016": 2010}
    starts["since 2017"] = 2017
    years = [record.year for record, _ in counted(folder)]
    ends = [*list(starts.values())[1:], 9999]
    wanted = {
        name: sum(first <= year < end for year in years)
        for (name, first), end in zip(starts.items(), ends, strict=True)
    }
    assert {era.name: era.games for era in report.eras} == {name: n for name, n in wanted.items() if n}
    assert len(report.eras) >= 3
    assert sum(era.positions for era in report.eras) == report.positions


def test_growth_adds_up_to_what_is_there(folder, report):
    with Store.open(folder / "db") as store:
        counts = {table: store.db[table].count for table in ("games", "replays", "cuts", "misses", "learned")}
    grown = {one.what: one.totals for one in report.grown}
    assert grown["games"][-1] == counts["games"]
    assert grown["windows cut at misses"][-1] == counts["cuts"]
    assert grown["games replayed"][-1] == counts["replays"]
    assert len(grown["games replayed"]) >= 2
    for totals in grown.values():
        assert totals == sorted(totals)
    (trained,) = [one for one in report.trained if one.command == "train"]
    assert trained.figures["log_evidence"] < 0
    assert 0 < trained.figures["top5"] < 1


def test_reasons_are_counted_at_a_sample_of_positions(report):
    reasons = report.reasons
    assert reasons.positions == 25
    assert 25 <= reasons.candidates <= 25 * 20
    for speakers in (reasons.kinds, *reasons.speakers.values()):
        assert speakers == sorted(speakers, key=lambda one: (-one.spoke, one.name))
        for one in speakers:
            assert 0 <= one.played <= one.spoke <= reasons.candidates
            assert one.played <= reasons.hits
    for kind in reasons.kinds:
        names = reasons.speakers[kind.kind]
        assert max(one.spoke for one in names) <= kind.spoke <= sum(one.spoke for one in names)
    assert report.weights is None  # ryder has none


def test_reasons_of_the_first_moves_say_what_they_are(tmp_path):
    from pipeline.executors import Executor
    from pipeline.settings import Settings
    from pipeline.views import report_reasons

    assert run("ingest", CLASSICS / "shusaku-castle-1.sgf", "--db", tmp_path / "db").code == 0
    with Store.open(tmp_path / "db") as store:
        first_moves = [(1, bytes([0]) * 4)]
        found = report_reasons.run(store, Settings(engine="manyfaces"), first_moves, 4, Executor())
    said = {one.name: one.text for speakers in found.speakers.values() for one in speakers}
    assert said["opening"] == "what games with this whole board went on with"
    assert all(said.values())


def test_the_sample_is_the_same_each_time_and_goes_through_all_games(folder, report):
    from pipeline.views.report_reasons import _sample

    games = [(number, ranks) for number, (_, ranks) in enumerate(counted(folder))]
    some = list(_sample(games, 10))
    assert some == list(_sample(games, 10))
    assert len({game for game, _ in some}) == 10
    everything = list(_sample(games, 10**6))
    judged = [
        (game, number) for game, ranks in games for number, rank in enumerate(ranks, 1) if rank != NOT_JUDGED
    ]
    assert everything == judged
    assert list(_sample([], 5)) == []


def test_joseki_that_rise_and_fall_are_those_that_the_book_tells(tmp_path):
    (tmp_path / "a.jos").write_text(JOSEKI, "utf-8")
    trends = report_joseki.run(tmp_path / "a.jos", 5)
    rising = {(one.shown.line, one.move): one for one in trends.rising}
    falling = {(one.shown.line, one.move): one for one in trends.falling}
    invasion = rising[("4-4",), "3-3"]
    assert (invasion.change.trend.since, invasion.name) == (2010, "3-3 & invasion")
    # before 2010 nobody played it: all games since then are more than expected
    assert (invasion.change.before, invasion.change.extra) == (0, 295)
    approach = falling[("4-4",), "3-6"]
    assert approach.change.extra < -100
    assert approach.change.shares[0] == 1.0  # tenuki begins in 1950: eras are told up to the last one
    assert approach.shown.board.color_at(invasion.point) == 0
    assert (trends.num_rising, trends.num_falling) == (len(rising), len(falling))
    assert len(report_joseki.run(tmp_path / "a.jos", 0).rising) == 0
    assert report_joseki.run(tmp_path / "none.jos", 5) is None


def test_the_page_has_every_section_with_and_without_what_they_tell(folder, tmp_path):
    (tmp_path / "a.jos").write_text(JOSEKI, "utf-8")
    words = ("report", "--db", folder / "db", "--binary", folder / "patterns.bin", "--positions", 5)
    told = run_json(*words, "-o", tmp_path / "r.html", "--joseki-text", tmp_path / "a.jos")
    page = (tmp_path / "r.html").read_text("utf-8")
    tree = ET.fromstring(page)
    sections = [one.get("id") for one in tree.iter("section")]
    names = [
        "curve",
        "growth",
        "kinds",
        "where",
        "audit",
        "people",
        "reasons",
        "weights",
        "joseki",
        "patterns",
        "runs",
    ]
    assert sections == names
    assert not re.search(r"https?:|//|url\(|@import|javascript:", page)
    joseki = next(one for one in tree.iter("section") if one.get("id") == "joseki")
    assert len(list(joseki.iter("figure"))) == told["trends"] >= 2
    assert "3-3 & invasion" in "".join(joseki.itertext())
    assert told["players"] == 4
    assert set(told["eras"]) >= {"before 1950", "1980-1999"}
    run_json(
        *words[:-1], 0, "-o", tmp_path / "s.html", "--joseki-text", tmp_path / "none.jos", "--players", 0
    )
    page = (tmp_path / "s.html").read_text("utf-8")
    for remark in ("The engine was not asked", "There is no text of joseki", "No player has enough moves"):
        assert remark in page


def test_an_engine_with_weights_shows_the_strongest(folder, tmp_path):
    words = (
        "report",
        "--db",
        folder / "db",
        "--engine",
        "manyfaces",
        "--positions",
        3,
        "-o",
        tmp_path / "m.html",
    )
    assert run("replay", "--db", folder / "db", "--engine", "manyfaces", "--games", 1).code == 0
    assert run(*words).code == 0
    tree = ET.fromstring((tmp_path / "m.html").read_text("utf-8"))
    weights = next(one for one in tree.iter("section") if one.get("id") == "weights")
    rows = [["".join(cell.itertext()) for cell in row.iter("td")] for row in weights.iter("tr")][1:]
    values = [float(row[2]) for row in rows]
    assert len(values) == 40
    assert values == sorted(values, reverse=True)
    assert values[0] > 0 > values[-1]
    for row in rows:
        assert row[1].startswith(row[2])  # the title of the bar


@pytest.mark.filterwarnings("default")
def test_axe_finds_no_violation(chromium, html, folder):
    from browsing import violations

    shown = chromium.new_page(viewport={"width": 420, "height": 800})
    shown.goto((folder / "report.html").as_uri())
    # the names of drawings are enough: with thousands of stones it takes a quarter of a minute
    shown.evaluate("document.querySelectorAll('svg > :not(title)').forEach((part) => part.remove())")
    assert violations(shown) == []
    shown.emulate_media(color_scheme="dark")
    assert violations(shown, ["color-contrast"]) == []
    shown.close()
