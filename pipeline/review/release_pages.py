"""The release page and its JSON: changes since the last release, figures, gates, and making a release."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from pipeline.errors import KatachiError
from pipeline.release.page import figure_note, figure_rows
from pipeline.release.running import BUILD, WRITE
from pipeline.release.wanted import GATES
from pipeline.review.app import Pages
from pipeline.review.releasing import Preview, Releasing, as_markup

#: what each gate checks, in a few words
ASKS = {
    "known-truths": "lists that are legal and repeatable, problems solved before",
    "text-and-binary": "the binaries say what the text says, byte for byte",
    "signature": "the engine behaves as declared",
    "regressions": "questions with known answers",
    "hit-rate": "held-out games, against the last release",
    "speed": "the same games, timed in turns",
    "match": "games against the last release",
}
LONGEST_REASON = 300


class ReleasePages:
    """The handlers of the page and of its JSON."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages
        self.desk = pages.desk
        self.releasing: Releasing = pages.desk.releasing

    def page(self, request: Request) -> Response:
        """The page; it has the changes once they are known."""
        last, before = self.releasing.releases()
        found, error = self._preview(is_page=True)
        rates = last.manifest["figures"].get("hit-rate") if last else None
        return self.pages.show(
            request,
            "release.html",
            last=last,
            rows=figure_rows(last.manifest, before) if last else [],
            note=figure_note(rates) if rates else "",
            gates=last.manifest["gates"] if last else [],
            preview=found,
            parts=[(part, as_markup(part.pictures)) for part in found.parts] if found else [],
            error=error,
            steps=[
                (BUILD, "binaries from text and decisions"),
                *ASKS.items(),
                (WRITE, "papers and the folder"),
            ],
            names=GATES,
            dist=str(self.releasing.dist),
        )

    def state(self, request: Request, given: dict[str, Any]) -> Any:
        """How far a release is, and whether the changes are known."""
        found, error = self._preview()
        told = {"ready": found is not None, "told": found.told if found else "", "error": error}
        return {**self.releasing.state(), "preview": told}

    def start(self, request: Request, given: dict[str, Any]) -> Any:
        """Start a release; status 409 if it cannot start, 400 for wrong parameters."""
        allowed, version, signature = (given.get(key) or {} for key in ("allow", "version", "signature"))
        version, signature = version or "", signature or ""
        if not (isinstance(allowed, dict) and isinstance(version, str) and isinstance(signature, str)):
            raise HTTPException(400, "version: a text, allow: gates with reasons, signature: a text")
        # an argument of a command cannot contain a NUL
        if any(
            not isinstance(why, str) or len(why) > LONGEST_REASON or "\0" in why for why in allowed.values()
        ):
            raise HTTPException(400, f"allow: reasons are texts of at most {LONGEST_REASON} letters")
        if version.startswith("-") or (signature and not signature.isalnum()):
            raise HTTPException(400, "version: letters, digits, dots and hyphens; signature: 8 digits")
        if trouble := self.desk.joseki.try_to_save():
            return JSONResponse({"error": trouble}, 409)
        try:
            self.releasing.start(version, allowed, signature)
        except KatachiError as error:
            return JSONResponse({"error": str(error)}, 409)
        return self.releasing.state()

    def stop(self, request: Request, given: dict[str, Any]) -> Any:
        """Stop the release."""
        self.releasing.stop()
        return self.releasing.state()

    def _preview(self, is_page: bool = False) -> tuple[Preview | None, str]:
        """The changes (None while they are not known), and the error if they cannot be known.

        After a page has shown an error, the next request tries again: so the page can be loaded again.
        """
        with self.desk.store() as store:
            decision_id = store.decisions.last_id()
        future = self.releasing.preview(decision_id)
        if not future.done():
            return None, ""
        if is_page and future.exception():
            self.releasing.forget(future)
        try:
            return future.result(), ""
        except KatachiError as error:
            return None, str(error)
