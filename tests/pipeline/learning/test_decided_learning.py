"""Learning knows what people decided: rejected patterns are left out, edited ones learned as they are now."""

import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from cli_runner import run_json
from made_games import random_moves, sgf

from engine.patterns import PatternBook
from pipeline.decisions import version_of, weight_name
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.store.decisions import NewDecision
from pipeline.texts.pattern_text import text_of

NEW = "pattern my-own\nclass shape\n. *\nX O\nweight 0.75\n"


def learn(db, **more):
    words = [word for name, value in more.items() for word in (f"--{name}", value)]
    run_json("generalise", "--db", db, "--least", 2, "--attributes", 5, "--jobs", 1, *words)
    train(db)


def train(db, *words):
    return run_json("train", "--db", db, "--epochs", 1, "--keep", 20, "--jobs", 1, *words)


def compiled(db):
    run_json("compile", "--db", db, "--binary", db.with_suffix(".bin"), "--sources", "hand,learned")
    return PatternBook.open(db.with_suffix(".bin"))


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    folder = tmp_path_factory.mktemp("games")
    for seed in range(10):
        (folder / f"{seed:02}.sgf").write_bytes(sgf(random_moves(seed, 50, 13), 13, PB=f"b{seed}", KM="650"))
    return folder


@pytest.fixture(scope="module")
def learned(games):
    """A database with patterns that were learned before anybody decided."""
    db = games / "before.sqlite"
    run_json("ingest", games, "--db", db, "--jobs", 1)
    learn(db)
    return db


@pytest.fixture
def db(learned, tmp_path):
    return Path(shutil.copy(learned, tmp_path / "katachi.sqlite"))


def weighty(db):
    with Store.open(db) as store:
        return [pattern for pattern in store.learned.patterns() if pattern.weight and not pattern.attributes]


def decide(db, *chosen):
    with Store.open(db) as store, store.recording("review", Settings()) as run_id, store.transaction():
        store.decisions.decide(
            [NewDecision(name, version, action, 0, text) for name, version, action, text in chosen],
            "anna",
            run_id,
        )


def rejection(pattern):
    return pattern.id, version_of(pattern), "reject", ""


def edit(pattern, **changes):
    return pattern.id, version_of(pattern), "edit", text_of(replace(pattern, **changes))


def test_training_leaves_out_what_was_rejected_and_trains_edits(db):
    gone, changed, *_ = weighty(db)
    before = compiled(db)
    decide(db, rejection(gone), edit(changed, text="as edited", weight=9.0), ("my-own", "", "edit", NEW))
    untrained = compiled(db)
    assert untrained.index(gone.id) is None
    assert untrained.pattern(untrained.index(changed.id)).weight == 9.0
    assert untrained.pattern(untrained.index("my-own")).weight == 0.75
    train(db)
    after = compiled(db)
    assert after.index(gone.id) is None
    assert before.index(gone.id) is not None
    edited = after.pattern(after.index(changed.id))
    assert edited.text == "as edited"
    assert abs(edited.weight) < 5
    assert after.pattern(after.index("my-own")).weight != 0.75
    with Store.open(db) as store:
        weights = store.learned.weights()
        standing = store.decisions.standing(changed.id)
        assert edited.weight == pytest.approx(weights[weight_name(changed.id, standing.content)])
        assert gone.id in {pattern.id for pattern in store.learned.patterns()}
    run_json("refine", "--db", db, "--epochs", 1, "--games", 4, "--jobs", 1)
    assert compiled(db).network


def test_an_edit_after_training_has_the_editors_weight_again(db):
    changed = weighty(db)[0]
    decide(db, edit(changed, weight=9.0))
    train(db)
    with Store.open(db) as store, store.recording("review", Settings()) as run_id, store.transaction():
        seen = store.decisions.standing(changed.id).decision_id
        _, version, action, text = edit(changed, weight=-3.0)
        store.decisions.decide([NewDecision(changed.id, version, action, seen, text)], "anna", run_id)
    book = compiled(db)
    assert book.pattern(book.index(changed.id)).weight == -3.0


def test_further_training_goes_on_with_what_was_decided(db):
    gone, changed, *_ = weighty(db)
    decide(db, rejection(gone), edit(changed, text="as edited"))
    train(db)
    first = compiled(db).pattern(compiled(db).index(changed.id)).weight
    train(db, "--further", "--epochs", 1, "--rate", 0.001)
    book = compiled(db)
    assert book.index(gone.id) is None
    assert book.pattern(book.index(changed.id)).weight == pytest.approx(first, abs=0.05)


def test_what_was_rejected_gets_no_members(db):
    with Store.open(db) as store:
        members = [pattern.id.partition("-")[0] for pattern in store.learned.patterns()]
        plain = sorted(store.learned.patterns(), key=lambda pattern: -pattern.statistics.played)
    assert members
    decide(db, *(rejection(pattern) for pattern in plain))
    found = run_json("generalise", "--db", db, "--least", 2, "--attributes", 5, "--jobs", 1)
    assert found["conditional"] == 0
    assert found["patterns"] > 0


def test_a_fresh_database_with_the_same_games_and_decisions_has_the_same_knowledge(db, games, tmp_path):
    gone, changed, *_ = weighty(db)
    decide(db, rejection(gone), edit(changed, text="as edited"), ("my-own", "", "edit", NEW))
    learn(db)
    run_json("export", "--db", db, "--to", tmp_path / "text", "--sources", "hand,learned")
    fresh = tmp_path / "fresh.sqlite"
    run_json("ingest", games, "--db", fresh, "--jobs", 1)
    run_json("import", tmp_path / "text", "--db", fresh)
    learn(fresh)
    book, again = compiled(db), compiled(fresh)
    assert db.with_suffix(".bin").read_bytes() == fresh.with_suffix(".bin").read_bytes()
    assert again.index(gone.id) is None
    assert again.pattern(again.index(changed.id)).text == "as edited"
    assert book.checksum == again.checksum
