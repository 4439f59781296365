"""The JSON API: all that the pages can do, also for scripts (docs/reviewing.md)."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from engine.points import EngineError
from pipeline.decisions import version_of
from pipeline.errors import KatachiError
from pipeline.review import drafts, editor, gallery, games
from pipeline.review.app import Pages, as_json
from pipeline.review.audit_pages import AuditPages
from pipeline.review.desk import Desk
from pipeline.review.gallery import Filters
from pipeline.review.joseki_pages import JosekiPages
from pipeline.review.miss_pages import MissPages
from pipeline.review.release_pages import ReleasePages
from pipeline.store import Store
from pipeline.store.decisions import EDIT, STATES, Conflict, Decision, NewDecision
from pipeline.texts.pattern_text import canonical_form, parse_without_header, text_of

#: the most decisions at once
MOST = 400
#: the largest time and the longest text that are accepted
LONGEST_MS = 3_600_000
LONGEST_TEXT = 20_000

Routes = list[tuple[str, str, Callable[[Request], Any]]]


def routes(pages: Pages) -> Routes:
    """The method, path and handler of each route."""
    api, joseki, releases = _ApiHandlers(pages), JosekiPages(pages), ReleasePages(pages)
    return [
        ("GET", "/api/joseki", as_json(joseki.position)),
        ("POST", "/api/joseki", as_json(joseki.change)),
        ("GET", "/api/joseki/games", as_json(joseki.games)),
        ("GET", "/api/release", as_json(releases.state)),
        ("POST", "/api/release", as_json(releases.start)),
        ("POST", "/api/release/stop", as_json(releases.stop)),
        ("GET", "/api/session", as_json(api.session)),
        ("GET", "/api/patterns", as_json(api.patterns)),
        ("GET", "/api/patterns/{id}", as_json(api.pattern)),
        ("GET", "/api/decisions", as_json(api.decisions)),
        ("POST", "/api/decisions", as_json(api.decide)),
        ("POST", "/api/undo", as_json(api.undo)),
        ("POST", "/api/drafts", as_json(api.draft)),
        ("POST", "/api/tries", as_json(api.attempt)),
        ("GET", "/api/patterns/{id}/games", as_json(api.games)),
        ("GET", "/api/misses", as_json(MissPages(pages).page_json)),
        ("GET", "/api/audit", as_json(AuditPages(pages).page_json)),
    ]


class _ApiHandlers:
    """The handlers for patterns and decisions. Each opens the database for itself."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.desk: Desk = pages.desk

    def session(self, request: Request, given: dict[str, Any]) -> Any:
        """The token that a change must send as ``x-katachi-csrf``, and who judges."""
        return {"csrf": request.state.csrf, "who": self.pages.who(request)}

    def patterns(self, request: Request, given: dict[str, Any]) -> Any:
        """A page of the queue; ``given`` has the filters of the page's address."""
        with self.desk.store() as store:
            page = gallery.page(self.desk, store, Filters.of(given))
        cards = [
            {
                "id": card.id,
                "version": card.version,
                "seen": card.seen,
                "state": card.state,
                "sentence": card.sentence,
                "class": card.kind,
                "asks": [words for _, words in card.asks],
                "facts": dict(card.facts),
            }
            for card in page.cards
        ]
        return {
            "patterns": cards,
            "number": page.number,
            "next": page.next,
            "counts": page.counts,
            "looking": page.is_looking,
        }

    def pattern(self, request: Request, given: dict[str, Any]) -> Any:
        """A pattern, as last edited: its text, and all decisions on it."""
        with self.desk.store() as store:
            found = self.desk.current_pattern(store, request.path_params["id"])
            decisions = store.decisions.of_pattern(found.pattern.id)
        return {
            "id": found.pattern.id,
            "version": version_of(found.pattern),
            "seen": found.standing.decision_id,
            "state": found.standing.state,
            "text": text_of(found.pattern),
            "decisions": [_decision_json(decision) for decision in decisions],
        }

    def decisions(self, request: Request, given: dict[str, Any]) -> Any:
        """The number of patterns by state, and of this person's decisions in the last hour."""
        who = self.pages.who(request)
        hour = (datetime.now(UTC) - timedelta(hours=1)).isoformat(timespec="microseconds")
        with self.desk.store() as store:
            return {
                "counts": store.decisions.counts(),
                "who": who,
                "last_hour": store.decisions.num_since(who, hour),
            }

    def decide(self, request: Request, given: dict[str, Any]) -> Any:
        """Write decisions made at once: all of them, or none if somebody else decided in between."""
        who = self.pages.who(request)
        listed = given.get("decisions")
        if not isinstance(listed, list) or not 1 <= len(listed) <= MOST:
            raise HTTPException(400, f"decisions: a list of 1 to {MOST}")
        with self.desk.store() as store:
            choices = [self._read_decision(store, one) for one in listed]
            if len({choice.pattern for choice in choices}) < len(choices):
                raise HTTPException(400, "decisions: one on each pattern")
            return _write_decisions(store, lambda: store.decisions.decide(choices, who, self.desk.run_id))

    def draft(self, request: Request, given: dict[str, Any]) -> Any:
        """A pattern after a change, or as it is, with its picture. Writes nothing."""
        pattern = read_one(given.get("text"))
        if given.get("change") is not None:
            if not isinstance(given["change"], dict):
                raise HTTPException(400, "change: an object")
            pattern = canonical_form(editor.change(pattern, given["change"]))
        return drafts.draft_json(pattern)

    def attempt(self, request: Request, given: dict[str, Any]) -> Any:
        """What a pattern would do: where it matches in the sample, and how the hit rate changes."""
        return drafts.attempt(self.desk, read_one(given.get("text")), given.get("without") is True)

    def games(self, request: Request, given: dict[str, Any]) -> Any:
        """Games in which the pattern was played: searches for a moment, from where the last request ended."""
        after = games.after_from(given)
        with self.desk.store() as store:
            pattern = self.desk.current_pattern(store, request.path_params["id"]).pattern
            return games.as_json(store, games.search(store, pattern, after))

    def undo(self, request: Request, given: dict[str, Any]) -> Any:
        """Take back what this person decided last."""
        who = self.pages.who(request)
        with self.desk.store() as store:
            return _write_decisions(
                store, lambda: store.decisions.undo(who, self.desk.run_id, _milliseconds(given))
            )

    def _read_decision(self, store: Store, one: Any) -> NewDecision:
        if not isinstance(one, dict):
            raise HTTPException(400, "a decision is an object")
        action, name = one.get("action"), one.get("pattern")
        if not isinstance(action, str) or action not in STATES:
            raise HTTPException(400, f"action: one of {', '.join(STATES)}")
        if not isinstance(name, str) or not isinstance(one.get("seen"), int):
            raise HTTPException(400, "a decision has a pattern and the last decision seen on it")
        content = ""
        if action == EDIT:
            content, base = self._edit(store, name, one.get("text"))
        else:
            found = self.desk.current_pattern(store, name)
            base = version_of(found.pattern)
            if one.get("version") != base:
                raise HTTPException(409, f"pattern {name} is another one now: load the page again")
        return NewDecision(name, base, action, one["seen"], content, _milliseconds(one))

    def _edit(self, store: Store, name: str, text: Any) -> tuple[str, str]:
        """The edit's text in canonical form, and the version that was edited ("" for a new pattern)."""
        pattern = read_one(text)
        if pattern.id != name:
            raise HTTPException(400, f"the text is of pattern '{pattern.id}', not of '{name}'")
        try:
            base = version_of(self.desk.current_pattern(store, name).pattern)
        except KatachiError:
            base = ""
        return text_of(pattern), base


def read_one(text: Any) -> Any:
    """The pattern of a text that somebody wrote.

    Raises HTTPException 400, which says what is wrong with it.
    """
    if not isinstance(text, str) or len(text) > LONGEST_TEXT:
        raise HTTPException(400, "text: the pattern as text")
    try:
        found = [pattern for _, pattern in parse_without_header(text.strip(), "the pattern")]
        assert text_of(found[0]) if found else True
    except (KatachiError, EngineError) as error:
        raise HTTPException(400, str(error)) from None
    if len(found) != 1:
        raise HTTPException(400, f"text: one pattern, not {len(found)}")
    return found[0]


def _write_decisions(store: Store, write: Callable[[], list[Decision]]) -> Response:
    try:
        with store.transaction():
            made = write()
    except Conflict as conflict:
        return JSONResponse(
            {
                "error": f"somebody was faster: {conflict}",
                "conflicts": [_decision_json(row) for row in conflict.decisions],
            },
            409,
        )
    states = [store.decisions.standing(row.pattern) for row in made]
    done = [
        {"pattern": each.pattern, "state": each.state, "seen": each.decision_id, "action": row.action}
        for each, row in zip(states, made, strict=True)
    ]
    return JSONResponse({"done": done})


def _decision_json(row: Decision) -> dict[str, object]:
    return {
        "id": row.id,
        "pattern": row.pattern,
        "action": row.action,
        "who": row.who,
        "decided": row.decided,
        "undoes": row.undoes,
        "version": row.version,
        "milliseconds": row.milliseconds,
    }


def _milliseconds(given: dict[str, Any]) -> int:
    found = given.get("milliseconds", 0)
    return int(min(max(found, 0), LONGEST_MS)) if isinstance(found, int | float) and found == found else 0
