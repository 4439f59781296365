"""From games to patterns with weights: generalise and train, on the classic games."""

import sqlite3
from contextlib import closing, contextmanager
from dataclasses import replace

import pytest

from engine.board import Board
from engine.patterns.matcher import Matcher
from engine.players import load_player
from engine.points import decode_moves
from pipeline import pattern_sources
from pipeline.errors import KatachiError
from pipeline.executors import Executor
from pipeline.settings import Settings
from pipeline.stages import compile, generalise, ingest, train
from pipeline.stages.generalise import stable_id
from pipeline.store import Store
from pipeline.texts.pattern_text import text_of

SETTINGS = Settings(least=4, significance=10.8, epochs=1, share=0.3, games=10, jobs=1)
#: of fewer games: each is listed, those for measuring too
TRAINING = replace(SETTINGS, games=4, share=0.8)


@pytest.fixture(scope="module")
def store(openings, tmp_path_factory):
    with Store.open(tmp_path_factory.mktemp("learn") / "katachi.sqlite") as store:
        from pipeline.game_records.inputs import iter_inputs

        ingest.run(store, SETTINGS, Executor(1), iter_inputs([str(openings)]))
        yield store


def test_nothing_can_be_trained_before_there_are_patterns(store):
    with pytest.raises(KatachiError, match="run 'katachi generalise' first"):
        train.run(store, SETTINGS, Executor(1))


@pytest.fixture(scope="module")
def learned(store):
    report = generalise.run(store, SETTINGS, Executor(1))
    return report, list(store.learned.patterns())


@contextmanager
def copied(store, folder):
    """A copy of what was learned, for other things to be learned there."""
    with closing(sqlite3.connect(folder / "copy.sqlite")) as copy:
        store.db.conn.backup(copy)
    with Store.open(folder / "copy.sqlite") as opened:
        yield opened


@pytest.fixture
def changed(store, learned, tmp_path):
    with copied(store, tmp_path) as opened:
        yield opened


@pytest.fixture(scope="module")
def exact(store, learned, tmp_path_factory):
    """The report, the patterns and the weights when exact patterns are wanted."""
    with copied(store, tmp_path_factory.mktemp("exact")) as opened:
        report = generalise.run(opened, replace(SETTINGS, exact=True), Executor(1))
        return report, list(opened.learned.patterns()), opened.learned.weights()


def test_the_counts_add_up(learned):
    report, patterns = learned
    assert report.shapes >= report.significant >= report.patterns == len(patterns) > 100
    assert report.games == 10
    for pattern in patterns:
        counts = pattern.statistics
        assert 0 < counts.games <= counts.played <= counts.seen
        assert counts.won <= counts.decided <= counts.played
        assert 1 <= counts.players <= 2 * counts.games
        assert pattern.id == stable_id(pattern)


def test_played_and_seen_are_what_a_plain_count_gives(store, learned, tmp_path):
    _, patterns = learned
    plain = [pattern for pattern in patterns if not pattern.attributes][:200]
    from engine.patterns import PatternBook, binary

    binary.write(tmp_path / "plain.bin", plain)
    book = PatternBook.open(tmp_path / "plain.bin")
    matcher = Matcher(book)
    played, seen = dict.fromkeys(range(len(book)), 0), dict.fromkeys(range(len(book)), 0)
    for game in store.games.select(["train"], even=True, limit=10):
        board = Board(game.record.size)
        for color, point in decode_moves(game.record.moves):
            for at, number, _ in matcher.match(board, color):
                if board.is_legal(color, at):
                    seen[number] += 1
                    played[number] += at == point
            board.play(color, point)
    for pattern in plain:
        number = book.index(pattern.id)
        assert (pattern.statistics.played, pattern.statistics.seen) == (played[number], seen[number])


def test_any_number_of_threads_learns_the_same(store, learned):
    _, before = learned
    generalise.run(store, SETTINGS, Executor(3))
    assert list(store.learned.patterns()) == before


def test_exact_patterns_have_no_merged_cells(learned, exact):
    report, _ = learned
    assert exact[0].merged == 0 < report.merged
    assert exact[0].patterns > report.patterns


def test_training_makes_the_moves_likelier_and_the_player_uses_what_was_learned(store, learned, tmp_path):
    first = train.run(store, TRAINING, Executor(1))
    more = replace(TRAINING, epochs=2, keep=first.patterns // 2)
    again = train.run(store, more, Executor(2))
    assert again.passes[1].log_evidence > first.passes[0].log_evidence
    assert first.patterns + first.dropped == again.patterns + again.dropped == len(learned[1])
    assert again.patterns <= more.keep
    trained = list(store.learned.patterns())
    assert train.run(store, more, Executor(1)) == again
    assert list(store.learned.patterns()) == trained
    weights = store.learned.weights()
    assert weights["last-2/middle"] > weights["last-18+/middle"]
    chosen = replace(SETTINGS, sources="hand,learned", binary=str(tmp_path / "learned.bin"))
    report = compile.run(store, chosen, Executor(1))
    assert report.sources["learned"] == again.patterns
    player = load_player("manyfaces", chosen.binary)
    board = Board(19)
    assert len(player.ranked(board, 1, 20)) == 20
    best = player.candidates(board, 1, 3)[0]
    assert sum(reason.value for reason in best.reasons) == pytest.approx(best.value)


def test_training_further_begins_with_what_was_learned(store, learned):
    first = train.run(store, TRAINING, Executor(1))
    further = train.run(store, replace(TRAINING, further=True), Executor(1))
    before, after = further.passes
    assert before.number == before.rate == 0
    assert before.log_evidence == pytest.approx(first.passes[-1].log_evidence, abs=1e-3)
    assert abs(after.log_evidence - before.log_evidence) < 0.2
    assert further.patterns + further.dropped == len(learned[1])


def test_patterns_that_another_command_makes_meanwhile_are_left_as_they_are(changed, exact, monkeypatch):
    learn = train._learn

    def learn_beside_generalise(*given):
        learn(*given)
        generalise.run(changed, replace(SETTINGS, exact=True), Executor(1))

    with monkeypatch.context() as patch:
        patch.setattr(train, "_learn", learn_beside_generalise)
        with pytest.raises(KatachiError, match="other patterns meanwhile: run 'katachi train' again"):
            train.run(changed, TRAINING, Executor(1))
    assert (list(changed.learned.patterns()), changed.learned.weights()) == exact[1:]


def test_generalising_further_only_adds_patterns_with_attributes(changed):
    some = replace(SETTINGS, exact=True, attributes=0)
    report = generalise.run(changed, some, Executor(1))
    assert report.conditional == 0
    assert not any(map(generalise.has_condition, changed.learned.patterns()))
    train.run(changed, some, Executor(1))
    before = {pattern.id: pattern for pattern in changed.learned.patterns()}
    weights = changed.learned.weights()
    settings = replace(SETTINGS, further=True, attributes=100, games=12)
    added = generalise.run(changed, settings, Executor(1))
    after = {pattern.id: pattern for pattern in changed.learned.patterns()}
    assert changed.learned.weights() == weights
    assert {name: after[name] for name in before} == before
    new = [pattern for name, pattern in after.items() if name not in before]
    assert added.conditional == len(new) > 0
    assert added.patterns == len(after)
    (table,) = added.tables()
    names = [name for name, _ in table.rows]
    assert names == ["games", "positions", "players", "conditional patterns", "patterns"]
    for pattern in new:
        assert generalise.has_condition(pattern)
        assert pattern.weight == 0
        assert 0 < pattern.statistics.played <= pattern.statistics.seen
    assert generalise.run(changed, settings, Executor(1)).patterns >= len(after)
    trained = train.run(changed, replace(TRAINING, further=True), Executor(1))
    assert trained.passes[-1].train_evidence > trained.passes[0].train_evidence


def test_what_was_learned_survives_the_way_through_text(store, learned, tmp_path):
    from pipeline.export.text import pattern_files
    from pipeline.texts.pattern_text import read

    patterns = list(pattern_sources.Sources(replace(SETTINGS, sources="learned"), store).patterns())
    for number, text in enumerate(pattern_files(iter(patterns))):
        (tmp_path / f"{number}.pat").write_text(text)
    back = [pattern for path in sorted(tmp_path.glob("*.pat")) for pattern in read(path)]
    assert list(map(text_of, back)) == list(map(text_of, patterns))


def test_a_database_without_even_games_says_so(tmp_path):
    with Store.open(tmp_path / "empty.sqlite") as empty, pytest.raises(KatachiError, match="no even game"):
        generalise.run(empty, SETTINGS, Executor(1))


def test_where_no_game_has_the_size_that_is_asked_for_it_is_named(tmp_path):
    with (
        Store.open(tmp_path / "empty.sqlite") as empty,
        pytest.raises(KatachiError, match="no even game on 9x9 in the split train"),
    ):
        generalise.run(empty, replace(SETTINGS, size=9), Executor(1))
