"""The gates: each checks one thing of what was built and says yes or no in a line (docs/releasing.md)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from pathlib import Path
from time import perf_counter

from engine.joseki import JosekiBook
from engine.knowledge import Files
from engine.patterns import Pattern, PatternBook, binary
from engine.points import EngineError
from pipeline import judging
from pipeline.errors import KatachiError
from pipeline.joseki import checking
from pipeline.joseki import text as joseki_text
from pipeline.matches import running as matches
from pipeline.matches.report import MatchReport
from pipeline.regression.running import FAILED as WRONG
from pipeline.regression.running import UNEXPECTED_PASS, QuestionOutcome, run_suites
from pipeline.release import known_truths, measuring, wanted
from pipeline.release.building import ReleaseKnowledge, knowledge_of, single
from pipeline.release.manifest import JOSEKI_TEXT, Release, digest_of
from pipeline.release.measuring import MEASURES, ComparedGame, HeldOut, Measurement
from pipeline.release.steps import WatchedExecutor
from pipeline.release.wanted import ReleaseRequest
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import pluralise

#: what a gate can say; ALLOWED is a no that the user allowed; FIRST has nothing to compare with, ABSENT
#: nothing to ask
PASSED, FAILED, ALLOWED, FIRST, ABSENT = "passed", "failed", "allowed", "first release", "nothing to ask"
#: the most faults that a gate names
NAMED = 3
NO_GAMES = "there are no held-out games: give --held-out PATH, or a --db with unseen games"


@dataclass(frozen=True, slots=True)
class GateAnswer:
    """What a gate says."""

    name: str
    state: str
    told: str
    #: what it measured, for the manifest; the same on every machine
    figures: dict[str, object] = field(default_factory=dict)
    #: what it measured that depends on time and machine
    timed: dict[str, object] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        """The gate's entry in the manifest."""
        return {"name": self.name, "state": self.state, "told": self.told}


@dataclass(slots=True)
class GateContext:
    """What the gates are given: the new release, the last one, settings, and where to work."""

    wanted: ReleaseRequest
    settings: Settings
    store: Store | None
    executor: WatchedExecutor
    #: folder for what must survive a kill until the release is made
    work: Path
    found: ReleaseKnowledge
    files: Files
    last: Release | None
    held_out: HeldOut
    signature: str
    _judged_games: list[ComparedGame] | None = None

    @property
    def identity(self) -> str:
        """A name for what is compared, so that only measurements of the same are continued."""
        digest = blake2b(self.signature.encode(), digest_size=6)
        for files in (self.files, self.last.files if self.last else None):
            for path in files or ():
                digest.update(digest_of(Path(path).read_bytes() if path else b"").encode())
        return digest.hexdigest()

    def judged_games(self) -> list[ComparedGame]:
        """The held-out games as judged; they are judged at the first call."""
        if self._judged_games is None:
            digest = blake2b(f"{self.held_out.digest} {self.identity}".encode(), digest_size=6).hexdigest()
            path = self.work / f"judged-{digest}.jsonl"
            last = self.last.files if self.last else None
            measurement = Measurement(path, self.settings.engine, self.files, last)
            self._judged_games = measurement.run(
                self.held_out, self.wanted.measure, self.wanted.loss, self.executor
            )
        return self._judged_games


def ask(name: str, ground: GateContext) -> GateAnswer:
    """Ask one gate; a no that the user allowed becomes ALLOWED."""
    started = perf_counter()
    try:
        answer = _GATES[name](ground)
    except EngineError as error:
        answer = GateAnswer(name, FAILED, str(error))
    why = ground.wanted.why_allowed(name)
    if answer.state == FAILED and why:
        answer = replace(answer, state=ALLOWED, told=f"{answer.told} (allowed: {why})")
    return replace(answer, timed={**answer.timed, "seconds": round(perf_counter() - started, 3)})


# -- known truths ------------------------------------------------------------------------------------


def _known_truths(ground: GateContext) -> GateAnswer:
    results = known_truths.solve(ground.wanted.problems, ground.settings, ground.files, ground.executor)
    found = list(known_truths.faults(ground.settings.engine, ground.files))
    found += [f"problem {fault}" for fault in results.faults]
    solved = {
        level: known_truths.solved_problems(results, level)
        for level in (known_truths.READING, known_truths.LIST)
    }
    figures: dict[str, object] = {"problems": len(results.outcomes), **solved}
    before = _figures_of(ground, wanted.KNOWN_TRUTHS).get(known_truths.READING, [])
    now = set(solved[known_truths.READING])
    lost = sorted((set(before) - now) & _names(results))
    found += [f"{name} was solved in release {ground.last.version}" for name in lost if ground.last]
    counts = ", ".join(f"{len(names)} by {level}" for level, names in solved.items())
    told = f"{len(results.outcomes)} problems: {counts} solved"
    return _answer(wanted.KNOWN_TRUTHS, found, told, figures)


def _names(results: known_truths.ProblemResults) -> set[str]:
    return {f"{Path(one.problem.label).stem}-{one.problem.number}" for one in results.outcomes}


# -- text and binary -----------------------------------------------------------------------------------


def _text_and_binary(ground: GateContext) -> GateAnswer:
    found, files = ground.found, ground.files
    faults = list(_decoded(found, PatternBook.open(files.patterns)))
    again = knowledge_of(ground.wanted, ground.settings, ground.store)
    encoded = binary.encode(again.patterns, again.features, network=again.weights.network_bytes)
    if encoded != Path(files.patterns or "").read_bytes():
        faults.append("the patterns compiled again are other bytes: was the text changed meanwhile?")
    text = joseki_text.read_file(Path(files.joseki or "").with_name(JOSEKI_TEXT))
    if joseki_text.write(text) != joseki_text.write(again.joseki):
        faults.append("the joseki read again are others: was the text changed meanwhile?")
    checked = checking.check(found.joseki, JosekiBook.open(files.joseki))
    faults += [f"joseki {fault}" for fault in checked.faults]
    told = (
        f"{len(found.patterns)} patterns and {found.joseki.num_moves} joseki moves are in the binaries as in"
        " the text; compiled again, the same bytes"
    )
    return _answer(wanted.TEXT_AND_BINARY, faults, told, {})


def _decoded(found: ReleaseKnowledge, book: PatternBook) -> Iterator[str]:
    """The differences between the binary and the text, in words."""
    if len(book) != len(found.patterns):
        yield f"{len(book)} patterns in the binary, {len(found.patterns)} in the text"
    for pattern in found.patterns:
        index = book.index(pattern.id)
        if index is None or book.pattern(index) != _as_binary(pattern):
            yield f"pattern {pattern.id} is another in the binary"
    if book.weights != found.features:
        yield "other weights of features in the binary"


def _as_binary(pattern: Pattern) -> Pattern:
    weight, gain = (single(value) for value in (pattern.weight, pattern.gain))
    return replace(pattern, weight=weight, gain=gain)


# -- signature -------------------------------------------------------------------------------------------


def _signature(ground: GateContext) -> GateAnswer:
    name, last, declared = wanted.SIGNATURE, ground.last, ground.wanted.signature
    figures: dict[str, object] = {"declared": declared or None}
    if declared:
        if declared == ground.signature:
            return GateAnswer(name, PASSED, f"{declared}, as declared", figures)
        return GateAnswer(name, FAILED, f"{ground.signature}, not {declared} as declared", figures)
    if last is None:
        return GateAnswer(name, FIRST, f"nothing was declared; {ground.signature} is noted", figures)
    was = last.manifest["engine"]["signature"]
    now = judging.behaviour(judging.player(ground.settings.engine, last.files))
    if now == was:
        told = f"{ground.signature}; with the knowledge of {last.version} the engine does what it did ({was})"
        return GateAnswer(name, PASSED, told, figures)
    told = (
        f"the engine has changed: with the knowledge of {last.version} it has {now}, then {was};"
        f" if that is meant, say --signature {ground.signature}"
    )
    return GateAnswer(name, FAILED, told, figures)


# -- regressions -----------------------------------------------------------------------------------------


def _regressions(ground: GateContext) -> GateAnswer:
    paths = ground.wanted.suite_files()
    if not paths:
        return GateAnswer(wanted.REGRESSIONS, ABSENT, f"no suite was given, and none is in {wanted.SUITES}")
    results = run_suites(paths, ground.executor)
    outcomes = [one for suite in results for one in suite.outcomes]
    faults = [f"{fault}" for suite in results for fault in suite.faults]
    faults += [f"{_question(one)} failed: got '{one.got}'" for one in outcomes if _is_failure(one)]
    explained = dict(ground.wanted.explained)
    news = [one for one in outcomes if one.verdict == UNEXPECTED_PASS]
    faults += [
        f"{_question(one)} passed against expectation; say why: --explain {_question(one)} TEXT"
        for one in news
        if _question(one) not in explained
    ]
    asked = {_question(one) for one in outcomes}
    faults += [f"--explain {name}: no suite has such a question" for name in explained if name not in asked]
    right = sum(one.verdict != WRONG for one in outcomes)
    told = f"{right} of {pluralise(len(outcomes), 'question')} right, nothing unexpected"
    if news:
        told = f"{right} of {pluralise(len(outcomes), 'question')} right, {len(news)} of them news, explained"
    return _answer(wanted.REGRESSIONS, faults, told, {"questions": len(outcomes), "right": right})


def _is_failure(one: QuestionOutcome) -> bool:
    return one.verdict == WRONG and not one.known_failure


def _question(one: QuestionOutcome) -> str:
    return f"{Path(one.path).name}:{one.number}"


# -- hit rate and speed ----------------------------------------------------------------------------------


def _hit_rate(ground: GateContext) -> GateAnswer:
    name, last, games = wanted.HIT_RATE, ground.last, ground.held_out
    if not games.tasks:
        told = f"nothing to compare with, and {NO_GAMES}"
        return GateAnswer(name, FAILED, NO_GAMES) if last else GateAnswer(name, FIRST, told)
    seen, measure = ground.judged_games(), ground.wanted.measure
    figures = _shares(seen, last is not None)
    figures |= {"held_out": games.digest, "measure": measure}
    share, _ = measuring.share(seen, measure, "new")
    told = f"{measure} {100 * (share or 0):.2f} % on {pluralise(len(seen), 'game')}"
    if games.trained_on:
        return GateAnswer(name, FAILED, f"{games.trained_on} of the games are training games", figures)
    if last is None:
        return GateAnswer(name, FIRST, f"{told}; nothing to compare with", figures)
    verdict = measuring.test(seen, measure, ground.wanted.loss)
    gain, interval = measuring.share(seen, measure, "gain")
    half = 50 * (interval[1] - interval[0]) if interval else float("nan")
    told = (
        f"{told}, {100 * (gain or 0):+.2f} points \u00b1{half:.2f}; worse by {ground.wanted.loss:g} points or"
        f" not: {verdict.name}, log-likelihood ratio {verdict.llr:.2f} between {verdict.lower:.2f} and"
        f" {verdict.upper:.2f}"
    )
    figures["test"] = {"llr": round(verdict.llr, 4), "verdict": verdict.name, "loss": ground.wanted.loss}
    if verdict.name == "open":
        return GateAnswer(name, FAILED, f"{told}: these games cannot tell, give more", figures)
    return GateAnswer(name, PASSED if verdict.name == "not worse" else FAILED, told, figures)


def _shares(seen: list[ComparedGame], compared: bool) -> dict[str, object]:
    kinds = ("new", "last", "gain") if compared else ("new",)
    found: dict[str, object] = {"games": len(seen), "positions": sum(one.positions for one in seen)}
    for kind in kinds:
        shares = {measure: measuring.share(seen, measure, kind) for measure in MEASURES}
        found[kind] = {measure: _rounded(value) for measure, (value, _) in shares.items()}
        found[f"{kind}_interval"] = {
            measure: interval and [_rounded(end) for end in interval]
            for measure, (_, interval) in shares.items()
        }
    return found


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 6)


def _speed(ground: GateContext) -> GateAnswer:
    name = wanted.SPEED
    if not ground.held_out.tasks:
        return GateAnswer(name, FAILED if ground.last else FIRST, NO_GAMES)
    seen = ground.judged_games()
    positions = max(sum(one.positions for one in seen), 1)
    ms = 1000 * sum(one.new_s for one in seen) / positions
    timed: dict[str, object] = {"ms_per_position": round(ms, 4), "games": len(seen)}
    if ground.last is None:
        return GateAnswer(name, FIRST, f"{ms:.2f} ms a position; nothing to compare with", {}, timed)
    times, most = measuring.slowness(seen), 1 + ground.wanted.slower / 100
    timed["times"] = round(times, 4)
    told = (
        f"{times:.3f} times what the last release takes ({most:g} at most), {ms:.2f} ms a position, on"
        f" {pluralise(len(seen), 'game')} in turns"
    )
    return GateAnswer(name, PASSED if times <= most else FAILED, told, {}, timed)


# -- match -----------------------------------------------------------------------------------------------


def _match(ground: GateContext) -> GateAnswer:
    name, last = wanted.MATCH, ground.last
    if last is None:
        return GateAnswer(name, FIRST, "nothing to play against")
    asked = ground.wanted
    sides = [_side(ground, files) for files in (ground.files, last.files)]
    match = matches.Match(sides[0], sides[1], asked.match_games, size=asked.match_size, sprt=asked.elo)
    digest = blake2b(f"{match} {ground.identity}".encode(), digest_size=6).hexdigest()
    report = matches.run(match, ground.work / f"match-{digest}", ground.executor)
    return _of_match(name, report)


def _side(ground: GateContext, files: Files) -> str:
    for path in files:
        if path and "," in path:
            raise KatachiError(
                f"{path}: a match cannot be played with a comma in a path; give another --dist"
            )
    options = f"knowledge={files.patterns},joseki={files.joseki},level={ground.wanted.match_level}"
    return f"{ground.settings.engine}:{options}"


def _of_match(name: str, report: MatchReport) -> GateAnswer:
    test, elo = report.test, report.elo
    assert test is not None
    wins = f"{report.num_won('a')} won, {report.num_won('b')} lost, {report.num_won('')} drawn"
    verdict = {"H0": "lost", "H1": "not lost", "open": "undecided, so not lost"}[test.verdict]
    told = (
        f"{wins} of {pluralise(len(report.results), 'game')}; SPRT of {test.elo0:g} against {test.elo1:g}"
        f" Elo: {verdict}, log-likelihood ratio {test.llr:.2f} between {test.lower:.2f} and {test.upper:.2f}"
    )
    figures: dict[str, object] = {
        "games": len(report.results), "won": report.num_won("a"), "lost": report.num_won("b"),
        "drawn": report.num_won(""), "elo": [_rounded(value) for value in elo], "llr": round(test.llr, 4),
        "elo0": test.elo0, "elo1": test.elo1, "verdict": test.verdict,
    }  # fmt: skip
    gone = [one for one in report.forfeits if one.winner != "a"]
    if gone:
        return GateAnswer(name, FAILED, f"game {gone[0].game} was forfeited: {gone[0].detail}", figures)
    return GateAnswer(name, FAILED if test.verdict == "H0" else PASSED, told, figures)


# -- parts -----------------------------------------------------------------------------------------------


def _answer(name: str, faults: list[str], told: str, figures: dict[str, object]) -> GateAnswer:
    if not faults:
        return GateAnswer(name, PASSED, told, figures)
    more = f"; {len(faults) - NAMED} more" if len(faults) > NAMED else ""
    return GateAnswer(name, FAILED, "; ".join(faults[:NAMED]) + more, figures)


def _figures_of(ground: GateContext, gate: str) -> dict[str, list[str]]:
    """The figures of a gate in the last release's manifest."""
    return dict(ground.last.manifest["figures"].get(gate, {})) if ground.last else {}


_GATES: dict[str, Callable[[GateContext], GateAnswer]] = {
    wanted.KNOWN_TRUTHS: _known_truths,
    wanted.TEXT_AND_BINARY: _text_and_binary,
    wanted.SIGNATURE: _signature,
    wanted.REGRESSIONS: _regressions,
    wanted.HIT_RATE: _hit_rate,
    wanted.SPEED: _speed,
    wanted.MATCH: _match,
}
