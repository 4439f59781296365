"""``katachi release --dry-run``: what a release would do. Nothing is written."""

from dataclasses import dataclass

from pipeline.release import known_truths, measuring, wanted
from pipeline.release.building import count_rows, inputs, knowledge_of
from pipeline.release.changes import Changes, changes
from pipeline.release.manifest import PREFIX, last_release
from pipeline.release.running import version_of
from pipeline.release.wanted import ReleaseRequest
from pipeline.settings import Settings
from pipeline.store import Store
from pipeline.tables import Table, pluralise


@dataclass(frozen=True, slots=True)
class Plan:
    """What a release would do."""

    version: str
    folder: str
    last: str
    inputs: dict[str, dict[str, object]]
    knowledge: dict[str, object]
    changes: Changes
    gates: dict[str, str]

    def tables(self) -> list[Table]:
        """What it would be made of, what would change, what the gates would ask."""
        rows = count_rows(self.knowledge)
        head = [("would write", self.folder), ("compared with", self.last or "nothing: the first"), *rows]
        hashes = [(name, str(told["bytes"]), str(told["blake2b"])[:16]) for name, told in self.inputs.items()]
        return [
            Table(("", ""), [*head, ("changes", self.changes.summary())], "ll"),
            Table(("input", "bytes", "BLAKE2b"), hashes, "lrl"),
            Table(("gate", "would"), list(self.gates.items()), "ll"),
        ]

    def as_json(self) -> dict[str, object]:
        """The keys of docs/formats/json.md."""
        return {
            "version": self.version,
            "folder": self.folder,
            "last": self.last or None,
            "inputs": self.inputs,
            "knowledge": self.knowledge,
            "changes": self.changes.counts(),
            "gates": self.gates,
        }


def plan(asked: ReleaseRequest, settings: Settings, store: Store | None) -> Plan:
    """Read all inputs and work out what a release of them would do; KatachiError as in ``running.run``."""
    asked.check()
    last = last_release(asked)
    version = version_of(asked, last)
    found = knowledge_of(asked, settings, store)
    games = measuring.held_out(asked.held_out, settings, store)
    return Plan(
        version,
        str(asked.dist / f"{PREFIX}{version}"),
        last.version if last else "",
        inputs(asked, settings, store, found),
        found.counts(),
        changes(found, last),
        dict(_gates(asked, last.version if last else "", len(games.tasks))),
    )


def _gates(asked: ReleaseRequest, last: str, games: int) -> list[tuple[str, str]]:
    first = f"{wanted.FIRST_SAYS}; " if not last else ""
    suites = asked.suite_files()
    problems = ", ".join(asked.problems) or "the problems that come with Katachi"
    told = {
        wanted.KNOWN_TRUTHS: f"ask {problems} by {known_truths.LIST} and {known_truths.READING}, "
        "and lists of positions",
        wanted.TEXT_AND_BINARY: "compile again, compare the bytes, read every pattern and joseki line back",
        wanted.SIGNATURE: f"compare with {asked.signature}, as declared"
        if asked.signature
        else first or f"compare what the engine does with the knowledge of {last} with what it did then",
        wanted.REGRESSIONS: f"run {', '.join(suites)}" if suites else f"find no suite in {wanted.SUITES}",
        wanted.HIT_RATE: f"{first}judge up to {pluralise(games, 'held-out game')}, test the loss of"
        f" {asked.loss:g} points in {asked.measure}",
        wanted.SPEED: f"{first}time the same games, at most {asked.slower:g} % slower",
        wanted.MATCH: f"play {asked.match_games} games on {asked.match_size}x{asked.match_size} at level"
        f" {asked.match_level}, SPRT of {asked.elo[0]:g} against {asked.elo[1]:g} Elo"
        if last
        else first,
    }
    return [(name, f"{said.rstrip('; ')}{_allowed(asked, name)}") for name, said in told.items()]


def _allowed(asked: ReleaseRequest, name: str) -> str:
    why = asked.why_allowed(name)
    return f" (a no is allowed: {why})" if why else ""
