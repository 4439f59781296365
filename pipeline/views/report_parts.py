"""Pieces of the report's page: notes, tables, shares."""

from collections.abc import Iterable, Sequence

from pipeline.views.markup import Markup, element


def note(text: str) -> Markup:
    """A remark."""
    return element("p", text, class_="note")


def table(header: Sequence[str], rows: Iterable[Sequence[str | int]], text: Sequence[int] = ()) -> Markup:
    """A table that scrolls sideways on a narrow screen; ``text`` are the columns that are no numbers."""
    kinds = ["text" if column in text else None for column in range(len(header))]
    head = (element("th", name, scope="col", class_=kind) for name, kind in zip(header, kinds, strict=True))
    body = (
        element("tr", *(element("td", cell, class_=kind) for cell, kind in zip(row, kinds, strict=True)))
        for row in rows
    )
    drawn = element("table", element("thead", element("tr", *head)), element("tbody", *body))
    # a region that scrolls can be reached by the keyboard
    return element("div", drawn, class_="wide", tabindex="0", role="region", aria_label="table")


def percent(share: float | None) -> str:
    """A share as people read it."""
    return "-" if share is None else f"{100 * share:.1f} %"
