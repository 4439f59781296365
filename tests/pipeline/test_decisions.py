"""Decisions in the database, what follows from them, and their text."""

import re
import sqlite3
import time

import pytest
from cli_runner import run, run_json
from reviewing import learned_patterns, make, worst_first

from engine.patterns import PatternBook
from pipeline.decisions import version_of
from pipeline.errors import KatachiError
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.decisions import Conflict, NewDecision
from pipeline.store.queue import QueueQuery
from pipeline.texts import decisions_text
from pipeline.texts.pattern_text import text_of

NAMES = worst_first()


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return make(tmp_path_factory.mktemp("decisions"))


@pytest.fixture
def path(made, tmp_path):
    copy = tmp_path / "katachi.sqlite"
    with sqlite3.connect(made) as old, sqlite3.connect(copy) as new:
        old.backup(new)
    old.close()
    new.close()
    return copy


@pytest.fixture
def store(path):
    with Store.open(path) as found:
        yield found


def version(name):
    return version_of(next(pattern for pattern in learned_patterns() if pattern.id == name))


def decide(store, name, action, who="anna", seen=None, content=""):
    last = store.decisions.standing(name).decision_id if seen is None else seen
    with store.transaction():
        (row,) = store.decisions.decide(
            [NewDecision(name, version(name), action, last, content, 500)], who, 1
        )
    return row


def undo(store, who="anna"):
    with store.transaction():
        return store.decisions.undo(who, 1)


def state(store, name):
    return store.decisions.standing(name).state


def test_the_last_decision_stands(store):
    name = NAMES[0]
    assert state(store, name) == "open"
    decide(store, name, "accept")
    assert state(store, name) == "accepted"
    decide(store, name, "reject", "bela")
    assert state(store, name) == "rejected"
    assert [(row.action, row.who) for row in store.decisions.of_pattern(name)] == [
        ("accept", "anna"),
        ("reject", "bela"),
    ]
    assert store.decisions.counts() == {"accepted": 0, "rejected": 1, "deferred": 0, "edited": 0}


def test_whoever_did_not_see_the_last_decision_is_told(store):
    row = decide(store, NAMES[0], "accept")
    with pytest.raises(Conflict) as caught:
        decide(store, NAMES[0], "reject", "bela", seen=0)
    assert caught.value.decisions == [row]
    assert state(store, NAMES[0]) == "accepted"


def test_of_several_decisions_made_at_once_all_are_written_or_none(store):
    decide(store, NAMES[1], "accept", "bela")
    choices = [NewDecision(name, version(name), "reject", 0) for name in NAMES[:3]]
    with pytest.raises(Conflict), store.transaction():
        store.decisions.decide(choices, "anna", 1)
    assert [state(store, name) for name in NAMES[:3]] == ["open", "accepted", "open"]


def test_undo_takes_back_what_was_decided_at_once_then_what_came_before(store):
    decide(store, NAMES[3], "defer")
    with store.transaction():
        store.decisions.decide(
            [NewDecision(name, version(name), "reject", 0) for name in NAMES[:2]], "anna", 1
        )
    assert [row.pattern for row in undo(store)] == NAMES[:2]
    assert [state(store, name) for name in (*NAMES[:2], NAMES[3])] == ["open", "open", "deferred"]
    assert [row.pattern for row in undo(store)] == [NAMES[3]]
    assert undo(store) == []
    assert len(list(store.decisions.all())) == 6


def test_nobody_takes_back_what_another_decided_or_decided_after_him(store):
    decide(store, NAMES[0], "accept")
    assert undo(store, "bela") == []
    decide(store, NAMES[0], "reject", "bela")
    with pytest.raises(Conflict):
        undo(store, "anna")
    assert state(store, NAMES[0]) == "rejected"


def test_what_another_has_decided_and_taken_back_keeps_nobody_from_taking_back(store):
    decide(store, NAMES[0], "accept")
    decide(store, NAMES[0], "reject", "bela")
    undo(store, "bela")
    assert [row.pattern for row in undo(store, "anna")] == [NAMES[0]]
    assert state(store, NAMES[0]) == "open"


def test_an_undone_edit_leaves_the_edit_before_it(store):
    pattern = learned_patterns()[0]
    decide(store, pattern.id, "edit", content=text_of(pattern))
    decide(store, pattern.id, "edit", content="another\n")
    undo(store)
    assert store.decisions.standing(pattern.id).content == text_of(pattern)
    undo(store)
    assert store.decisions.standing(pattern.id).content == ""


@pytest.mark.parametrize("change", ["UPDATE decisions SET who = 'x'", "DELETE FROM decisions"])
def test_decisions_are_only_added(path, change):
    with Store.open(path) as store:
        decide(store, NAMES[0], "accept")
        with pytest.raises(sqlite3.IntegrityError, match="only added"):
            store.db.execute(change)


# -- what becomes of them ------------------------------------------------------------------------------


def compiled(path, *options):
    binary = path.parent / "out.bin"
    report = run_json("compile", "--db", path, "--sources", "learned", "--binary", binary, *options)
    book = PatternBook.open(binary)
    return report, {book.id(i): book.pattern(i) for i in range(len(book))}


def edited(pattern):
    """The pattern with one cell less, and a text."""
    cells = bytearray(pattern.cells)
    cells[next(i for i, cell in enumerate(cells) if cell != 255 and i != pattern.move)] = 255
    lines = text_of(pattern).splitlines()
    return "\n".join([lines[0], "text an edited one", *lines[1:], ""])


def test_compile_leaves_out_what_was_rejected_and_takes_edits(path):
    with Store.open(path) as store:
        decide(store, NAMES[0], "reject")
        pattern = learned_patterns()[0]
        decide(store, pattern.id, "edit", content=edited(pattern))
        decide(store, NAMES[1], "defer")
    report, found = compiled(path)
    assert (report["rejected"], report["edited"], report["patterns"]) == (1, 1, len(NAMES) - 1)
    assert set(found) == set(NAMES[1:])
    assert found[pattern.id].text == "an edited one"
    assert found[NAMES[1]].text == ""


def test_status_knows_that_the_binary_is_older_than_decisions(path):
    """Also than those of a review that had begun before it was compiled."""
    binary = path.parent / "out.bin"

    def stage():
        return run_json("status", "--db", path, "--binary", binary)["stages"]["compile"]

    compiled(path)
    assert stage()["done"] == 1
    with Store.open(path) as store, store.recording("review", Settings()) as review, store.transaction():
        store.decisions.decide([NewDecision(NAMES[0], version(NAMES[0]), "reject", 0)], "anna", review)
    assert (stage()["done"], stage()["stale"]) == (0, {"patterns changed": 0, "decisions changed": 1})
    compiled(path)
    assert stage()["done"] == 1
    time.sleep(1.1)  # runs are noted by the second
    with Store.open(path) as store, store.transaction():
        store.decisions.undo("anna", review)
    assert stage()["stale"]["decisions changed"] == 1
    compiled(path)
    assert stage()["done"] == 1


def test_status_knows_that_weights_came_from_a_run_that_was_at_work_when_it_was_compiled(path):
    def stale():
        return run_json("status", "--db", path, "--binary", path.parent / "out.bin")["stages"]["compile"][
            "stale"
        ]

    with Store.open(path) as store, store.recording("train", Settings()) as training:
        compiled(path)
        assert stale()["patterns changed"] == 0
        time.sleep(1.1)  # runs are noted by the second
        with store.transaction():
            store.learned.set_weights([], {**store.learned.weights(), "last-2/middle": 0.5}, 1, training)
    assert stale()["patterns changed"] == 1
    compiled(path)
    assert stale()["patterns changed"] == 0


def test_an_export_counts_what_it_leaves_out(path, tmp_path):
    with Store.open(path) as store:
        decide(store, NAMES[0], "reject")
    asked = ("export", "patterns", "--sources", "learned", "--db", path, "--to")
    for name in ("p.jsonl", "p.sgf"):
        told = run_json(*asked, tmp_path / name)
        assert told["left_out"]["rejected by a person"] == 1
        assert told["written"] + sum(told["left_out"].values()) == len(NAMES)
    assert re.search(r"^rejected by a person +1$", run(*asked, tmp_path / "p.csv").out, re.MULTILINE)


def test_compile_can_take_accepted_patterns_only(path):
    with Store.open(path) as store:
        decide(store, NAMES[0], "accept")
        decide(store, NAMES[1], "defer")
    assert set(compiled(path, "--accepted")[1]) == {NAMES[0]}


def test_a_rejection_of_another_version_is_none(path):
    with Store.open(path) as store, store.transaction():
        store.decisions.decide([NewDecision(NAMES[0], "0123456789ab", "reject", 0)], "anna", 1)
    assert set(compiled(path)[1]) == set(NAMES)


def test_a_pattern_that_somebody_added_is_compiled(path):
    with Store.open(path) as store, store.transaction():
        text = "pattern my-hane\nclass cut\n. X .\n* O ?\nweight 0.75\n"
        store.decisions.decide([NewDecision("my-hane", "", "edit", 0, text)], "anna", 1)
    assert compiled(path)[1]["my-hane"].weight == 0.75


def test_patterns_are_wanted_from_the_year_on_in_which_they_were_first_played(store):
    (year,) = {pattern.statistics.first_year for pattern in learned_patterns()}
    found = [store.queue.number(QueueQuery(since=since)) for since in (year - 1, year, year + 1)]
    assert found == [len(NAMES), len(NAMES), 0]


# -- text ----------------------------------------------------------------------------------------------


def test_what_was_decided_goes_to_git_and_comes_back(path, tmp_path):
    pattern = learned_patterns()[0]
    with Store.open(path) as store:
        decide(store, NAMES[0], "reject")
        decide(store, NAMES[1], "accept", "Béla B. Ártos")
        decide(store, pattern.id, "edit", content=edited(pattern))
        undo(store, "Béla B. Ártos")
        with store.transaction():
            store.decisions.decide([NewDecision(n, version(n), "defer", 0) for n in NAMES[2:4]], "c", 1)
    to = tmp_path / "text"
    run_json("export", "--db", path, "--sources", "learned", "--to", to)
    text = (to / "decisions.txt").read_text("utf-8")
    fresh = tmp_path / "fresh.sqlite"
    assert run_json("import", to, "--db", fresh) == {"read": 6, "new": 6}
    assert run_json("import", to, "--db", fresh) == {"read": 6, "new": 0}
    with Store.open(fresh) as store, Store.open(path) as old:
        assert decisions_text.write(store.decisions.all()) == text
        assert store.decisions.standings() == old.decisions.standings()
        with store.recording("generalise", Settings()) as run_id, store.transaction():
            store.learned.replace(learned_patterns(), {"atari": 1.0, "last-distance-2": 0.5}, 3, run_id)
    assert compiled(fresh)[1] == compiled(path)[1]
    assert text.startswith("# katachi decisions 1\n")
    assert f"reject {NAMES[0]} {version(NAMES[0])} 500ms by anna\n" in text


def test_decisions_of_two_people_come_together_in_the_order_of_time(path, tmp_path):
    here, there = tmp_path / "a.sqlite", tmp_path / "b.sqlite"
    for name, who, other in ((NAMES[0], "anna", here), (NAMES[1], "bela", there)):
        with Store.open(other) as store, store.recording("review", Settings()):
            decide(store, name, "reject", who)
    files = []
    for other in (here, there):
        with Store.open(other) as store:
            files.append(tmp_path / f"{other.stem}.txt")
            files[-1].write_text(decisions_text.write(store.decisions.all()), "utf-8")
    assert run_json("import", *reversed(files), "--db", path)["new"] == 2
    with Store.open(path) as store:
        assert [row.who for row in store.decisions.all()] == ["anna", "bela"]


def exported(path):
    with Store.open(path) as store:
        text = path.with_suffix(".txt")
        text.write_text(decisions_text.write(store.decisions.all()), "utf-8")
    return text


def test_what_was_taken_back_in_two_places_comes_together(path, tmp_path):
    other = tmp_path / "other.sqlite"
    with Store.open(path) as store, store.transaction():
        store.decisions.decide(
            [NewDecision(name, version(name), "reject", 0) for name in NAMES[:3]], "anna", 1
        )
    with sqlite3.connect(path) as old, sqlite3.connect(other) as new:
        old.backup(new)
    old.close()
    new.close()
    for each in (path, other):
        with Store.open(each) as store:
            undo(store)
            decide(store, NAMES[0], "accept" if each is path else "defer")
    texts = {each: exported(each) for each in (path, other)}
    for to, come in ((path, other), (other, path)):
        assert run_json("import", texts[come], "--db", to) == {"read": 7, "new": 1}
        assert run_json("import", texts[come], "--db", to)["new"] == 0
        with Store.open(to) as store:
            assert [state(store, name) for name in NAMES[:3]] == ["deferred", "open", "open"]
    for each in (path, other):  # and what is written of that can be read
        assert run_json("import", exported(each), "--db", tmp_path / f"fresh-{each.name}")["new"] == 8


def test_what_is_taken_back_is_the_last_in_time_also_after_an_import(path, tmp_path):
    older = tmp_path / "older.sqlite"
    with Store.open(older) as store, store.recording("review", Settings()):
        decide(store, NAMES[1], "reject")
        decide(store, NAMES[2], "reject")
    with Store.open(path) as store:
        decide(store, NAMES[0], "accept")
        decide(store, NAMES[2], "accept", "bela")
    assert run_json("import", exported(older), "--db", path)["new"] == 2
    with Store.open(path) as store:
        assert [row.pattern for row in undo(store)] == [NAMES[0]]
        with pytest.raises(Conflict):  # bela decided on it later
            undo(store)


def test_a_decision_is_later_than_one_of_a_clock_that_was_ahead(store):
    row = decide(store, NAMES[0], "reject")._replace(
        decided="2999-01-01T00:00:00.000000+00:00", id=99, batch=99
    )
    with store.transaction():
        assert store.decisions.import_rows([row], 1) == 1
    assert decide(store, NAMES[1], "reject").decided == "2999-01-01T00:00:00.000001+00:00"


def test_how_fast_somebody_is_counts_what_was_taken_back_and_not_the_taking_back(store):
    decide(store, NAMES[0], "reject")
    undo(store)
    assert (store.decisions.num_since("anna", "2000"), store.decisions.num_since("anna", "2999")) == (1, 0)


def test_who_has_not_seen_what_was_imported_is_told(path, tmp_path):
    pattern = learned_patterns()[0]
    older = tmp_path / "older.sqlite"
    with Store.open(older) as store, store.recording("review", Settings()):
        row = decide(store, pattern.id, "edit", content=edited(pattern))
    with Store.open(path) as store:
        seen = decide(store, pattern.id, "accept", "bela").id
    run_json("import", exported(older), "--db", path)
    with Store.open(path) as store:
        assert store.decisions.standing(pattern.id).content == edited(pattern)
        with pytest.raises(Conflict) as caught:
            decide(store, pattern.id, "reject", "bela", seen=seen)
        assert [each.decided for each in caught.value.decisions] == [row.decided]


def test_another_decision_of_the_same_time_is_not_taken_for_the_one_that_is_there(path):
    with Store.open(path) as store:
        decide(store, NAMES[0], "accept")
        decide(store, NAMES[1], "accept")
    text = exported(path)
    text.write_text(text.read_text("utf-8").replace("accept", "reject"), "utf-8")
    ran = run("import", text, "--db", path)
    assert ran.code == 1
    assert f"anna has decided 'reject' on pattern {NAMES[0]} at " in ran.err
    assert "that is 'accept' by anna" in ran.err


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("yesterday accept L1 ab 5ms by anna", "is no decision"),
        ("2026-02-30T03:04:05.000000+00:00 accept L1 ab 5ms by anna", "is no decision"),
        ("9999-12-31T23:59:59.999999+00:00 accept L1 ab 5ms by anna", "is no decision"),
        (f"2026-01-02T03:04:05.000000+00:00 accept L1 ab {10**20}ms by anna", "is no decision"),
        ("2026-01-02T03:04:05.000000+00:00 undo L1 ab 5ms by anna", "says 'of' which time"),
        ("2026-01-02T03:04:05.000000+00:00 edit L1 ab 5ms by anna", "has its text below"),
        (
            "2026-01-02T03:04:05.000000+00:00 undo L1 ab 5ms of 2026-01-02T03:04:04.000000+00:00 by anna",
            "no decision on L1 of 2026-01-02T03:04:04.000000+00:00 comes before it",
        ),
        (
            "2026-01-02T03:04:05.000000+00:00 edit L1 ab 5ms by anna\n  pattern L2\n  . *\n  X O",
            "below an edit stands one pattern, here 'L1', as text",
        ),
    ],
)
def test_a_damaged_text_is_refused_with_its_line(line, words):
    with pytest.raises(KatachiError) as caught:
        list(decisions_text.read(f"# katachi decisions 1\n{line}\n", "d.txt"))
    assert str(caught.value).startswith("d.txt:2: ")
    assert words in str(caught.value)


def test_an_edit_that_is_no_pattern_and_an_undo_before_its_time_are_refused():
    edit = "2026-01-02T03:04:05.000000+00:00 edit L1 ab 5ms by anna\n  pattern L1\n  . .\n  X O\n"
    with pytest.raises(KatachiError, match=r"d.txt:5: .*a diagram has one"):
        list(decisions_text.read(f"# katachi decisions 1\n{edit}", "d.txt"))
    lines = [
        "2026-01-02T03:04:05.000000+00:00 accept L1 ab 5ms by anna",
        "2026-01-02T03:04:04.000000+00:00 undo L1 ab 5ms of 2026-01-02T03:04:05.000000+00:00 by anna",
    ]
    with pytest.raises(KatachiError, match=r"d.txt:3: an undo is later"):
        list(decisions_text.read("\n".join(["# katachi decisions 1", *lines]), "d.txt"))


def test_a_folder_exported_when_nothing_was_decided_has_no_decisions(tmp_path):
    to, fresh = tmp_path / "text", tmp_path / "fresh.sqlite"
    assert run("export", "--sources", "hand", "--to", to).code == 0
    assert not (to / "decisions.txt").exists()
    assert run_json("import", to, "--db", fresh) == {"read": 0, "new": 0}
    (tmp_path / "other").mkdir()
    ran = run("import", tmp_path / "other", "--db", fresh)
    assert (ran.code, ran.err) == (
        1,
        f"katachi: {tmp_path / 'other'}: there is no decisions.txt in it;"
        " give a folder that 'katachi export' wrote\n",
    )


def test_a_file_that_is_none_is_an_error(tmp_path):
    (tmp_path / "decisions.txt").write_text("hello\n")
    assert "not a file of decisions" in run("import", tmp_path, "--db", tmp_path / "x.sqlite").err
    assert "cannot be read" in run("import", tmp_path / "none.txt", "--db", tmp_path / "x.sqlite").err


def test_status_tells_of_decisions(path):
    assert "decided on" not in run("status", "--db", path).out
    with Store.open(path) as store:
        decide(store, NAMES[0], "accept")
        decide(store, NAMES[1], "reject")
        decide(store, NAMES[2], "accept")
        undo(store)
    assert re.search(
        r"^patterns decided on +1 accepted, 1 rejected, 0 deferred, 0 edited$",
        run("status", "--db", path).out,
        re.MULTILINE,
    )
    assert run_json("status", "--db", path)["decisions"]["rejected"] == 1
