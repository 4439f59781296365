"""The tables ``decisions`` and ``standings``: what people decided on patterns, and what holds now.

Rows of ``decisions`` are only ever added (the database refuses anything else); taking one back is another
row. ``standings`` follows from them and is written in the same transaction: a row for each pattern that was
ever decided on. Whoever decides names the last decision that he knows of. So if two people judge a pattern at
once, the second gets a Conflict.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from sqlite_utils import Database

from pipeline.errors import KatachiError

ACCEPT, REJECT, DEFER, EDIT, UNDO = "accept", "reject", "defer", "edit", "undo"
#: action -> the state of the pattern after it
STATES = {ACCEPT: "accepted", REJECT: "rejected", DEFER: "deferred", EDIT: "edited"}
#: state of a pattern that nobody has decided on, or whose decisions were all taken back
OPEN = "open"

_COLUMNS = "id, pattern, version, action, content, undoes, batch, who, decided, milliseconds"
#: the SQL condition that a decision was not taken back
_STANDS = "action <> 'undo' AND NOT EXISTS (SELECT 1 FROM decisions u WHERE u.undoes = decisions.id)"


class Decision(NamedTuple):
    """A row: who decided what, when, on which version of the pattern, and how long that took."""

    id: int
    pattern: str
    #: what was judged (``pipeline.decisions.version_of``)
    version: str
    action: str
    #: after an edit, the pattern as text (docs/formats/pattern-text.md); else nothing
    content: str
    #: the id of the decision that an undo takes back
    undoes: int | None
    #: the id of the first decision of those that were made at once
    batch: int
    who: str
    #: UTC, ISO with microseconds; no two decisions on a pattern have the same
    decided: str
    milliseconds: int


class NewDecision(NamedTuple):
    """A decision on a pattern that somebody is about to make."""

    pattern: str
    version: str
    action: str
    #: the id of the last decision on the pattern that this person knows of; 0 for none
    seen: int
    content: str = ""
    milliseconds: int = 0


class Standing(NamedTuple):
    """What holds for a pattern now; if nobody has decided on it, only ``pattern`` is set."""

    pattern: str
    state: str = OPEN
    #: the version that the last standing decision was made on
    version: str = ""
    #: the text of the last standing edit; "" without one
    content: str = ""
    #: the decision on it that was written last, undone or not; an imported one may be older than others
    decision_id: int = 0


class Conflict(Exception):
    """Somebody else decided in between; ``decisions`` are the latest on these patterns."""

    def __init__(self, decisions: Sequence[Decision]) -> None:
        super().__init__(
            ", ".join(f"{each.who} chose {each.action} for {each.pattern}" for each in decisions)
        )
        self.decisions = decisions


class Decisions:
    """The decisions of the database. What writes is to be called within a transaction."""

    def __init__(self, db: Database) -> None:
        self.conn = db.conn

    def decide(self, choices: Sequence[NewDecision], who: str, run_id: int) -> list[Decision]:
        """Write decisions that were made together, and return them as rows.

        Writes all or none: raises Conflict when one of the patterns was decided on since ``seen``.
        """
        self._require_seen((choice.pattern, choice.seen) for choice in choices)
        made: list[Decision] = []
        decided = self._now()
        for choice in choices:
            row = Decision(
                0, choice.pattern, choice.version, choice.action, choice.content, None,
                made[0].id if made else 0, who, decided, choice.milliseconds,
            )  # fmt: skip
            made.append(self._add(row, run_id))
        return made

    def undo(self, who: str, run_id: int, milliseconds: int = 0) -> list[Decision]:
        """Take back what ``who`` decided last, with all that was decided at once.

        Returns the new rows, none if nothing is left to take back. Raises Conflict when the decision that
        stands on one of these patterns is by somebody else.
        """
        # in order of time: imported decisions may be older than their ids
        last = self._select(f"who = ? AND {_STANDS} ORDER BY decided DESC, id DESC LIMIT 1", who)
        if not last:
            return []
        rows = self._select(f"batch = ? AND {_STANDS} ORDER BY id", last[0].batch)
        later = [self._standing_decision(row.pattern) for row in rows]
        others = [
            found for found, row in zip(later, rows, strict=True) if found.id != row.id and found.who != who
        ]
        if others:
            raise Conflict(others)
        made: list[Decision] = []
        decided = self._now()
        for row in rows:
            first = made[0].id if made else 0
            undo = row._replace(action=UNDO, content="", undoes=row.id, batch=first, who=who, decided=decided)
            made.append(self._add(undo._replace(milliseconds=milliseconds), run_id))
        return made

    def import_rows(self, rows: Iterable[Decision], run_id: int) -> int:
        """Add decisions of another database that are missing here, in order of time; returns how many.

        ``undoes`` and ``batch`` are ids among ``rows``, which get new ids here. An undo of something that was
        already taken back here is left out. Raises KatachiError when a decision on the same pattern at the
        same time is here but differs.
        """
        ids: dict[int, int] = {}
        added = 0
        for row in sorted(rows, key=lambda row: (row.decided, row.id)):
            undoes = None if row.undoes is None else ids[row.undoes]
            there = self._at(row.pattern, row.decided)
            if there is not None:
                _require_same(row, there)
            elif undoes is not None and self._select("undoes = ?", undoes):
                continue
            else:
                there = self._add(row._replace(undoes=undoes, batch=ids.get(row.batch, 0)), run_id)
                added += 1
            ids[row.id] = there.id
        return added

    def all(self) -> Iterator[Decision]:
        """All rows, oldest first."""
        yield from self._select("1 ORDER BY decided, id")

    def of_pattern(self, pattern: str) -> list[Decision]:
        """The decisions on a pattern, oldest first."""
        return self._select("pattern = ? ORDER BY decided, id", pattern)

    def standing(self, pattern: str) -> Standing:
        """What holds for a pattern."""
        row = self.conn.execute(
            "SELECT pattern, state, version, content, decision_id FROM standings WHERE pattern = ?",
            (pattern,),
        ).fetchone()
        return Standing(*row) if row else Standing(pattern)

    def last_id(self) -> int:
        """The id of the last decision; 0 for none."""
        return int(self.conn.execute("SELECT coalesce(max(id), 0) FROM decisions").fetchone()[0])

    def changed_since(self, run_id: int, time: str) -> bool:
        """Whether decisions were added since a run that began at ``time`` (ISO 8601; compared to the second).

        Run and time are both asked: imported decisions were made before they were imported, and those of a
        review may be made long after that run began.
        """
        (found,) = self.conn.execute(
            "SELECT EXISTS (SELECT 1 FROM decisions WHERE run_id > ? OR substr(decided, 1, 19) > ?)",
            (run_id, time[:19]),
        ).fetchone()
        return bool(found)

    def standings(self) -> dict[str, Standing]:
        """What holds for all patterns that were ever decided on, by id."""
        rows = self.conn.execute(
            "SELECT pattern, state, version, content, decision_id FROM standings ORDER BY pattern"
        )
        return {row[0]: Standing(*row) for row in rows}

    def counts(self) -> dict[str, int]:
        """The number of patterns by state, without open ones."""
        rows = self.conn.execute("SELECT state, count(*) FROM standings GROUP BY state")
        found = dict(rows.fetchall())
        return {state: found.get(state, 0) for state in STATES.values()}

    def num_since(self, who: str, since: str) -> int:
        """How many decisions ``who`` has made since a time (UTC, ISO), including those taken back."""
        (number,) = self.conn.execute(
            "SELECT count(*) FROM decisions WHERE who = ? AND decided >= ? AND action <> 'undo'", (who, since)
        ).fetchone()
        return int(number)

    # -- parts ---------------------------------------------------------------------------------------

    def _add(self, row: Decision, run_id: int) -> Decision:
        values = (*row[1:6], row.batch, *row[7:], run_id)
        cursor = self.conn.execute(
            "INSERT INTO decisions (pattern, version, action, content, undoes, batch, who, decided,"
            " milliseconds, run_id) SELECT ?, ?, ?, ?, ?,"
            " CASE ? WHEN 0 THEN (SELECT coalesce(max(id), 0) + 1 FROM decisions) ELSE ? END,"
            " ?, ?, ?, ?",
            (*values[:5], row.batch, *values[5:]),
        )
        assert cursor.lastrowid is not None
        row = row._replace(id=cursor.lastrowid, batch=row.batch or cursor.lastrowid)
        self._update_standing(row.pattern)
        return row

    def _update_standing(self, pattern: str) -> None:
        """Work out anew what holds for a pattern."""
        rows = self.of_pattern(pattern)
        gone = {row.undoes for row in rows}
        state, version, content = OPEN, "", ""
        for row in rows:
            if row.id not in gone and row.action != UNDO:
                state, version = STATES[row.action], row.version
                content = row.content or content
        self.conn.execute(
            "INSERT OR REPLACE INTO standings (pattern, state, version, content, decision_id)"
            " VALUES (?, ?, ?, ?, ?)",
            (pattern, state, version, content, max(row.id for row in rows)),
        )

    def _require_seen(self, seen: Iterable[tuple[str, int]]) -> None:
        latest = [
            self._latest(pattern) for pattern, last in seen if self.standing(pattern).decision_id != last
        ]
        if latest:
            raise Conflict(latest)

    def _latest(self, pattern: str) -> Decision:
        found = self.of_pattern(pattern)
        if not found:
            raise KatachiError(f"nobody has decided on pattern {pattern}: load the page again")
        return max(found, key=lambda row: row.id)

    def _standing_decision(self, pattern: str) -> Decision:
        return self._select(f"pattern = ? AND {_STANDS} ORDER BY decided DESC, id DESC LIMIT 1", pattern)[0]

    def _at(self, pattern: str, decided: str) -> Decision | None:
        return next(iter(self._select("pattern = ? AND decided = ?", pattern, decided)), None)

    def _now(self) -> str:
        """The time, or just after the last decision if a wrong clock has dated that later."""
        now = datetime.now(UTC)
        (last,) = self.conn.execute("SELECT max(decided) FROM decisions").fetchone()
        if last is not None:
            now = max(now, datetime.fromisoformat(last) + timedelta(microseconds=1))
        return now.isoformat(timespec="microseconds")

    def _select(self, where: str, *values: object) -> list[Decision]:
        rows = self.conn.execute(f"SELECT {_COLUMNS} FROM decisions WHERE {where}", values)
        return [Decision(*row) for row in rows]


def _require_same(row: Decision, there: Decision) -> None:
    told = [(each.who, each.action, each.version, each.content) for each in (row, there)]
    if told[0] != told[1]:
        raise KatachiError(
            f"{row.who} has decided '{row.action}' on pattern {row.pattern} at {row.decided}, but here that "
            f"is '{there.action}' by {there.who}, or of another version or text: export those decisions again"
        )
